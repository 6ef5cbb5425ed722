//! The results of a match, as text, JSON and a chart.

use super::{Args, Host, Table};
use crate::out::{Out, aligned};
use eureka_bots::arena::{Match, PlayedGame, Strength, strengths};
use eureka_plot::{Axis, Medium, Ranking};
use eureka_words::grouped;
use eureka_words::{Language, Teller, Words};
use serde::Serialize;
use std::io::{self, Write};

/// The results of a match. The fields are the keys of the JSON form.
#[derive(Serialize)]
pub(super) struct Report {
    games: u32,
    bots: Vec<Row>,
    deals: u32,
    edition: &'static str,
    players: u8,
    budget: Option<String>,
    seed: u64,
    threads: usize,
    seconds: f64,
    /// Games stopped because they did not come to an end.
    unfinished: usize,
    interrupted: bool,
    #[serde(skip)]
    table: String,
    #[serde(skip)]
    notes: Vec<String>,
}

/// The results of one bot.
#[derive(Serialize)]
struct Row {
    name: String,
    games: u32,
    wins: f64,
    win_rate: f64,
    /// The lower end of the 95% confidence interval of the win rate.
    low: f64,
    high: f64,
    rating: f64,
    seconds_per_decision: f64,
    iterations_per_second: f64,
    longest_decision: f64,
    rating_deviation: f64,
    decisions: u64,
}

impl Report {
    /// The numbers that follow from the games.
    pub(super) fn new(
        args: &Args,
        plan: &Match,
        table: &Table,
        games: &[PlayedGame],
        seconds: f64,
    ) -> Report {
        let strengths = strengths(args.bots.len(), games);
        let bots = args.bots.iter().zip(&strengths);
        let teller = Teller::new(Words::of(Language::English), table.rules);
        let interrupted = !table.goes_on();
        let unfinished = games.iter().filter(|game| !game.has_ended).count();
        Report {
            games: games.len() as u32,
            bots: bots.map(|(entry, strength)| Row::new(entry.name.clone(), strength)).collect(),
            deals: games.len() as u32 / plan.games_per_deal(),
            edition: args.edition.word(),
            players: table.players,
            budget: args.budget.map(|budget| budget.to_string()),
            seed: args.seed,
            threads: table.threads,
            seconds,
            unfinished,
            interrupted,
            table: teller.seating(&table.players.into()),
            notes: notes(args.games, plan, unfinished, interrupted),
        }
    }

    /// Prints the numbers for people.
    pub(super) fn write(&self, out: &mut Out) -> io::Result<()> {
        let (games, deals) = (grouped(self.games.into()), grouped(self.deals.into()));
        let title = format!("{games} games from {deals} deals, {}", self.table);
        let budget = self.budget.iter().map(|budget| format!(", {budget}")).collect::<String>();
        let title = out.paint.bold(&title);
        writeln!(out, "{title}{budget}, seed {}, {:.1} s", self.seed, self.seconds)?;
        let titles = [
            "bot",
            "wins",
            "win rate",
            "95 % interval",
            "rating",
            "ms/decision",
            "longest",
            "iterations/s",
        ];
        let titles = titles.map(str::to_owned).to_vec();
        let rows: Vec<_> = [titles].into_iter().chain(self.bots.iter().map(Row::cells)).collect();
        for (index, line) in aligned(&rows).into_iter().enumerate() {
            writeln!(out, "{}", if index == 0 { out.paint.dim(&line) } else { line })?;
        }
        for note in &self.notes {
            writeln!(out, "{note}")?;
        }
        Ok(())
    }

    /// Draws the win rates as bars that start at the rate of a bot exactly as good as its rivals.
    pub(super) fn plot(&self) -> String {
        let title = format!("Win rates, {}", self.table);
        let axis = Axis::percent("win rate with 95% interval").covering(0.0, 1.0);
        let ranking = Ranking::new(title, axis).bars_from(1.0 / f64::from(self.players));
        let rows = self.bots.iter();
        let row =
            |ranking: Ranking, bot: &Row| ranking.row(&bot.name, (bot.win_rate, bot.low, bot.high));
        rows.fold(ranking, row).svg(Medium::File)
    }
}

/// Remarks about the number of games.
fn notes(asked: u32, plan: &Match, unfinished: usize, interrupted: bool) -> Vec<String> {
    let planned = grouped(plan.games().into());
    let mut notes = Vec::new();
    if interrupted {
        notes.push(format!("interrupted: of {planned} games only whole deals count"));
    } else if plan.games() != asked {
        let (asked, each) = (grouped(asked.into()), plan.games_per_deal());
        notes.push(format!(
            "{asked} games were asked for; {planned} are whole deals of {each} games"
        ));
    }
    if unfinished > 0 {
        notes.push(format!("broken off after 10,000 answers, and shared by all: {unfinished}"));
    }
    notes
}

impl Row {
    fn new(name: String, strength: &Strength) -> Row {
        let (low, high) = strength.interval();
        Row {
            name,
            games: strength.games,
            wins: strength.wins(),
            win_rate: strength.win_rate(),
            low,
            high,
            rating: strength.rating,
            seconds_per_decision: strength.seconds_per_decision(),
            iterations_per_second: strength.iterations_per_second(),
            longest_decision: strength.longest.as_secs_f64(),
            rating_deviation: strength.deviation,
            decisions: strength.decisions,
        }
    }

    fn cells(&self) -> Vec<String> {
        vec![
            self.name.clone(),
            format!("{:.1} of {}", self.wins, grouped(self.games.into())),
            format!("{:.1} %", 100.0 * self.win_rate),
            format!("{:.1}–{:.1} %", 100.0 * self.low, 100.0 * self.high),
            format!("{:.0} ± {:.0}", self.rating, 1.96 * self.rating_deviation),
            format!("{:.3}", 1000.0 * self.seconds_per_decision),
            format!("{:.1} ms", 1000.0 * self.longest_decision),
            match self.iterations_per_second {
                0.0 => "–".into(),
                rate => grouped(rate.round() as u64),
            },
        ]
    }
}
