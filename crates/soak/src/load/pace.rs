//! A steady pace at which answers are due.
//!
//! An answer is due at its time even if the one before it has not been acknowledged: otherwise a server that holds everybody up for a
//! second would seem to have held up one answer of each table, and not all those that were to be given meanwhile.

use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The sender of the times at which answers of a table are due.
pub(super) type Beat = UnboundedSender<Instant>;

/// The receiver of these times; none for a table that is played as fast as it goes.
pub(super) type Due = Option<UnboundedReceiver<Instant>>;

/// Both ends for one table.
pub(super) fn beat(rate: Option<f64>) -> (Beat, Due) {
    let (beat, due) = unbounded_channel();
    (beat, rate.map(|_| due))
}

/// Lets an answer be due at one table after the other, evenly, so many in a second. A thread of its own sleeps to some microseconds, where timers of
/// the runtime would be late by more than an answer takes.
pub(super) fn keep(tables: Vec<Beat>, rate: f64, from: Instant, time: Duration) {
    thread::spawn(move || {
        for (number, table) in tables.iter().cycle().enumerate() {
            let after = Duration::from_secs_f64(number as f64 / rate);
            if after >= time {
                return;
            }
            let due = from + after;
            thread::sleep(due.saturating_duration_since(Instant::now()));
            // A player that has left is late for nothing.
            let _ = table.send(due);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn answers_are_due_in_turn_whoever_is_late() {
        let (beats, dues): (Vec<_>, Vec<_>) = (0..2).map(|_| beat(Some(1000.0))).unzip();
        let from = Instant::now();
        keep(beats, 1000.0, from, Duration::from_millis(6));
        let mut heard = Vec::new();
        for due in dues {
            let mut due = due.unwrap();
            while let Some(due) = due.recv().await {
                assert!(due <= Instant::now());
                heard.push((due - from).as_millis());
            }
        }
        assert_eq!(heard, [0, 2, 4, 1, 3, 5]);
    }
}
