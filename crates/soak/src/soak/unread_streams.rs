//! A client that asks for live streams and does not read them.

use crate::soak::site::{Phase, Site};
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time;

/// Opens streams of tables at which bots play, and does not read them.
pub(super) async fn work(site: Arc<Site>) {
    let mut dice = site.dice(6_000);
    let Some(client) = site.newcomer("Slow", &mut dice).await else { return };
    let bots = vec![json!({ "kind": "bot", "level": "random" }); 2];
    let table = json!({ "seats": bots });
    while site.phase() == Phase::Faults {
        let opened = site.ask(&client, Method::POST, "/api/v1/tables", Some(&table)).await;
        let Some((reply, _)) = opened else { return };
        let id = reply.json()["id"].as_str().unwrap_or_default().to_owned();
        let mut silent = Vec::new();
        for base in site.bases() {
            let host = base.trim_start_matches("http://");
            for path in [format!("/api/v1/tables/{id}/stream"), format!("/table/{id}/stream")] {
                let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
                let Ok(mut stream) = TcpStream::connect(host).await else { continue };
                if stream.write_all(request.as_bytes()).await.is_ok() {
                    silent.push(stream);
                    site.tally.count("streams that nobody read");
                }
            }
        }
        time::sleep(Duration::from_millis(500 + dice.below(3000) as u64)).await;
    }
}
