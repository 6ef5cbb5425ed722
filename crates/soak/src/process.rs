//! The memory, open files and processor time of a process, read from `/proc`.

use std::fs;

/// The memory of a process, in megabytes.
pub(crate) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = memory.trim().trim_end_matches(" kB").trim().parse().ok()?;
    Some(kilobytes / 1024)
}

/// The number of files that a process has open.
pub(crate) fn open_files(process: u32) -> Option<u64> {
    Some(fs::read_dir(format!("/proc/{process}/fd")).ok()?.count() as u64)
}

/// The processor time of a process since its start, in seconds; 0 where the system has no `/proc`.
pub(crate) fn busy_seconds(process: u32) -> f64 {
    /// Clock ticks per second, the same on every Linux.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the process may contain blanks. It ends with the last bracket.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    // User time and system time.
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS_PER_SECOND
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn a_process_that_works_is_busy() {
        let before = busy_seconds(std::process::id());
        let begun = Instant::now();
        while busy_seconds(std::process::id()) == before {
            assert!(begun.elapsed() < Duration::from_secs(60), "nothing is seen of all this work");
        }
        assert_eq!(busy_seconds(u32::MAX), 0.0);
    }
}
