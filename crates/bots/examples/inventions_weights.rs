//! Fits the weights of the evaluation for the solo game of Inventions, from games played with the weights fitted before:
//!
//! `cargo run --release -p eureka-bots --example inventions_weights -- 400 4 > crates/bots/weights/inventions.txt`
//!
//! The numbers are the games in each round and the number of rounds. The first round counts only points, or uses the weights of a file if a
//! third argument names one.

use eureka_bots::inventions::{Weights, fit};
use eureka_inventions::solo_game::Setup;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let mut number = |otherwise| words.next().map_or(Ok(otherwise), |text| text.parse::<u64>());
    let (games, times) = (number(400)?, number(4)?);
    let mut weights = Arc::new(match words.next() {
        Some(path) => std::fs::read_to_string(path)?.parse()?,
        None => Weights::naive(),
    });
    for time in 0..times {
        let (learned, lead) = fit::learn(&weights, &Setup::new(0), games, time);
        eprintln!("{time}: {lead:+.1} points on average");
        weights = Arc::new(learned);
    }
    print!("{weights}");
    Ok(())
}
