//! What the program does when it is told nothing: a short help, and a game to look at.

use crate::log::{Eyes, Log};
use crate::out::Out;
use crate::reader::Reader;
use crate::table_text;
use anyhow::Result;
use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Seen, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat};
use eureka_words::{Notice, Words};
use std::io::Write;
use std::process::ExitCode;

/// The deal of the sample game: always the same, so that a page can speak of it.
const SEED: u64 = 1;

/// How many turns are told.
const TURNS: usize = 3;

/// Prints the help and plays a game between two random players.
pub(crate) fn run(help: &str, out: &mut Out) -> Result<ExitCode> {
    writeln!(out, "{}\n", help.trim_end())?;
    let words = Words::of(Reader::around()?);
    let rules = Rules::printed(Edition::First);
    let mut game = Game::deal(rules, 2, SEED)?;
    let random = Opponent::from(Level::Random);
    let mut bots = [0, 1].map(|seat| random.seat(rules, luck_of(SEED, Seat::new(seat))));
    let mut log = Log::new(words, rules, Eyes::Referee, out.paint);
    let mut decisions = 0;
    while let Some(seen) = Seen::of(&game, decisions) {
        let answer = bots[seen.seat().index()].choose(seen);
        game.answer_unchecked(answer, &mut log);
        decisions += 1;
    }
    let title = words.notice(Notice::Sample { decisions: decisions as u64 });
    writeln!(out, "{}\n", out.paint.bold(&title))?;
    for line in log.last_turns(TURNS) {
        writeln!(out, "{line}")?;
    }
    write!(out, "\n{}", table_text::truth(words, &game, out.paint))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
