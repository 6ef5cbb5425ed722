//! The numbers of a simulation, for people and for programs.

use super::{Args, Tally};
use crate::out::{Out, grouped};
use eureka_bots::innovation::Opponent;
use eureka_innovation::{Ending, Rules, Seat, SeatSet, Seating};
use eureka_words::{Language, Teller, Words};
use serde::Serialize;
use std::io::{self, Write};

/// The numbers of a simulation. The fields are the keys of the JSON form.
#[derive(Serialize)]
pub(super) struct Report {
    #[serde(skip)]
    table: String,
    edition: &'static str,
    players: u8,
    /// The letters of each team; empty without teams.
    teams: Vec<String>,
    parley: bool,
    bots: Vec<String>,
    seed: u64,
    threads: usize,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    decisions_per_second: f64,
    mean_decisions: f64,
    mean_turns: f64,
    /// For each seat from A on; a team's victory counts for each of its seats.
    wins: Vec<u64>,
    /// Victories of more than one player or team, which count for no seat.
    shared: u64,
    endings: Endings,
    errors: u64,
}

/// How many games ended in which way.
#[derive(Serialize)]
struct Endings {
    achievements: u64,
    score: u64,
    card: u64,
    elimination: u64,
}

impl Report {
    /// The numbers that follow from the sums.
    pub(super) fn new(
        args: &Args,
        seating: &Seating,
        bots: &[Opponent],
        threads: usize,
        seconds: f64,
        tally: &Tally,
    ) -> Report {
        let ended = tally.games - tally.errors;
        let teller = Teller::new(Words::of(Language::English), Rules::printed(args.table.edition));
        let ending = |ending: Ending| tally.endings[ending as usize];
        Report {
            table: teller.seating(seating),
            edition: args.table.edition.word(),
            players: seating.players,
            teams: seating.teams.iter().map(SeatSet::to_string).collect(),
            parley: seating.has_parley(args.table.edition),
            bots: bots.iter().map(Opponent::to_string).collect(),
            seed: args.seed,
            threads,
            games: tally.games,
            seconds,
            games_per_second: ratio(tally.games as f64, seconds),
            decisions: tally.decisions,
            decisions_per_second: ratio(tally.decisions as f64, seconds),
            mean_decisions: ratio(tally.decisions as f64, ended as f64),
            mean_turns: ratio(tally.turns as f64, ended as f64),
            wins: tally.wins[..usize::from(seating.players)].to_vec(),
            shared: tally.shared,
            endings: Endings {
                achievements: ending(Ending::Achievements),
                score: ending(Ending::Score),
                card: ending(Ending::Card),
                elimination: ending(Ending::Elimination),
            },
            errors: tally.errors,
        }
    }

    /// Prints the numbers for people.
    pub(super) fn write(&self, out: &mut Out) -> io::Result<()> {
        let title = format!("{} games, {}", grouped(self.games), self.table);
        writeln!(out, "{}, {}, seed {}", out.paint.bold(&title), self.bots.join(","), self.seed)?;
        for (label, text) in self.rows() {
            writeln!(out, "  {label:<15} {text}")?;
        }
        out.flush()
    }

    fn rows(&self) -> Vec<(String, String)> {
        let each = |rate: f64| grouped(rate.round() as u64);
        let (games, decisions) = (each(self.games_per_second), each(self.decisions_per_second));
        let threads = if self.threads == 1 { "thread" } else { "threads" };
        let mut rows = vec![
            ("time", format!("{:.2} s on {} {threads}", self.seconds, self.threads)),
            ("speed", format!("{games} games and {decisions} decisions a second")),
        ];
        let (decisions, turns) = (self.mean_decisions, self.mean_turns);
        rows.push(("length", format!("{decisions:.1} decisions and {turns:.1} turns on average")));
        let mut rows: Vec<_> = rows.into_iter().map(|(label, text)| (label.into(), text)).collect();
        for (number, &wins) in (0..).zip(&self.wins) {
            rows.push((format!("{} won", Seat::new(number)), self.share(wins)));
        }
        rows.push(("shared".into(), self.share(self.shared)));
        let Endings { achievements, score, card, elimination } = self.endings;
        let endings = [achievements, score, card, elimination];
        for (ending, count) in Ending::ALL.into_iter().zip(endings) {
            rows.push((format!("by {}", ending.word()), self.share(count)));
        }
        rows.push(("errors".into(), self.share(self.errors)));
        rows
    }

    fn share(&self, count: u64) -> String {
        let percent = ratio(100.0 * count as f64, self.games as f64);
        format!("{:>9}  {percent:5.1} %", grouped(count))
    }
}

/// A quotient that is 0 where there is nothing to divide by: JSON has no infinity.
fn ratio(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}
