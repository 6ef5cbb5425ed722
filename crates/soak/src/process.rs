//! The memory, the files and the time of a process, as the system tells them.

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

/// The seconds for which a process has kept a core busy since it began; 0 where the system does not tell.
pub(crate) fn busy_seconds(process: u32) -> f64 {
    /// Clock ticks in a second, on every Linux.
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Its name may have blanks, and ends with the last bracket.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    // Its own time and the time that the system worked for it.
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
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
