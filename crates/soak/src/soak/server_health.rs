//! The memory, the open files and the streams of the servers.

use crate::process;
use crate::soak::requests::stranger;
use crate::soak::site::Site;
use crate::soak::tally::Kind;
use std::time::Duration;
use tokio::time;

/// Records the memory and the open files of the servers if they are more than before.
pub(super) fn measure(site: &Site, when: &str) {
    let of = |server| Some((process::memory(server)?, process::open_files(server)?));
    for (memory, files) in site.processes().into_iter().filter_map(of) {
        site.tally.at_least(&format!("server: MB {when}"), memory);
        site.tally.at_least(&format!("server: open files {when}"), files);
    }
}

/// Waits until the servers count no open stream, after all clients have left.
pub(super) async fn all_streams_close(site: &Site) {
    for base in site.bases() {
        let http = stranger(&base).http;
        let mut streams = String::new();
        // Servers update the number every few seconds. Behind a slow proxy only the second heartbeat, half a minute later, fails.
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
            site.found(Kind::Stuck, format!("`{streams}` streams of nobody are open"));
        }
    }
}
