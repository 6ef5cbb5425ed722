//! Learns what the adviser for Inventions thinks of everything, from games that it plays by what it has learned before:
//!
//! `cargo run --release -p eureka-bots --example inventions_weights -- 1000 6 > crates/bots/weights/inventions.txt`

use eureka_bots::inventions::{Weights, fit};
use eureka_inventions::society::Setup;
use std::sync::Arc;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse::<u64>().ok());
    let (games, times) = (numbers.next().unwrap_or(500), numbers.next().unwrap_or(5));
    let mut weights = Arc::new(Weights::naive());
    for time in 0..times {
        let (learned, lead) = fit::learn(&weights, &Setup::new(0), games, time);
        eprintln!("{time}: {lead:+.1} points on average");
        weights = Arc::new(learned);
    }
    print!("{weights}");
}
