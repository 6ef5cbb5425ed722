//! A steady pace at which answers are due.
//!
//! An answer is due at its time even if the one before it has not been acknowledged. Otherwise a server that stalls for a second would
//! seem to delay one answer of each table, and not all those that were due in that second (coordinated omission).

use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The sender of the times at which answers of a table are due.
pub(super) type Beat = UnboundedSender<Instant>;

/// The receiver of these times; `None` for a table that is played as fast as possible.
pub(super) type Due = Option<UnboundedReceiver<Instant>>;

/// Both ends for one table.
pub(super) fn beat(rate: Option<f64>) -> (Beat, Due) {
    let (beat, due) = unbounded_channel();
    (beat, rate.map(|_| due))
}

/// Makes answers due at the tables in turn, evenly spaced, `rate` per second. This runs on its own thread, whose sleep is accurate to
/// some microseconds: timers of the runtime would be late by more than an answer takes.
pub(super) fn keep(tables: Vec<Beat>, rate: f64, from: Instant, time: Duration) {
    thread::spawn(move || {
        for (number, table) in tables.iter().cycle().enumerate() {
            let after = Duration::from_secs_f64(number as f64 / rate);
            if after >= time {
                return;
            }
            let due = from + after;
            thread::sleep(due.saturating_duration_since(Instant::now()));
            // A player that has left no longer receives.
            let _ = table.send(due);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn answers_are_due_at_the_tables_in_turn() {
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
