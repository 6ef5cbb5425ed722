//! How a server is: its memory, its open files, its streams.

use crate::soak::site::{Site, stranger};
use crate::soak::tally::Kind;
use std::fs;
use std::time::Duration;
use tokio::time;

/// The memory of a process, in megabytes.
pub(crate) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = memory.trim().trim_end_matches(" kB").trim().parse().ok()?;
    Some(kilobytes / 1024)
}

/// Its memory, and its open files.
fn of(process: u32) -> Option<(u64, u64)> {
    let files = fs::read_dir(format!("/proc/{process}/fd")).ok()?.count();
    Some((memory(process)?, files as u64))
}

/// Keeps the most that its servers ever had.
pub(super) fn watch(site: &Site, when: &str) {
    for (memory, files) in site.processes().into_iter().filter_map(of) {
        site.tally.at_least(&format!("server: MB {when}"), memory);
        site.tally.at_least(&format!("server: open files {when}"), files);
    }
}

/// When everybody has left, nobody's stream may still be counted.
pub(super) async fn everybody_has_left(site: &Site) {
    for base in site.bases() {
        let http = stranger(&base).http;
        let mut streams = String::new();
        // The number is taken every few seconds. Behind a slow way it is noticed only by the second sign of life, half a minute
        // later, that nobody is there.
        for _ in 0..180 {
            let reply = http.get(format!("{base}/metrics")).send().await;
            let Ok(reply) = reply else { break };
            let text = reply.text().await.unwrap_or_default();
            let line = text.lines().find_map(|line| line.strip_prefix("eureka_streams "));
            streams = line.unwrap_or_default().to_owned();
            if streams == "0" {
                break;
            }
            time::sleep(Duration::from_millis(500)).await;
        }
        if streams != "0" {
            let part = site.part;
            site.tally
                .found(Kind::Stuck, format!("{part}: `{streams}` streams of nobody are open"));
        }
    }
}
