//! Positions in which an answer is obviously right or obviously wrong. Every level above beginner must find the right one.
//!
//! A position is a scenario that ends in a question (the format is in `conformance/README.md`), with a table `must`:
//!
//! ```toml
//! [must]
//! seat   = "A"                # the seat that is asked
//! answer = ["achieve 2"]      # the right answers
//! never  = ["draw"]           # or the wrong ones
//! ahead  = 2                  # the number of answers to look ahead to find it; default 1
//! ```

use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Budget, PlayerKind, Seen, luck_of};
use eureka_innovation::Game;
use eureka_scenario::Scenario;
use std::path::Path;
use toml::{Table, Value};

/// The levels, and how often each is asked, each time with other random numbers. `master` is left out: it is the search of `expert` with
/// no limit but the clock.
const STREAMS: [(Level, u64); 4] =
    [(Level::Casual, 40), (Level::Greedy, 10), (Level::Skilled, 10), (Level::Expert, 2)];

struct Position {
    name: String,
    game: Game,
    moment: usize,
    /// Whether `listed` has the right answers, or the wrong ones.
    right: bool,
    listed: Vec<String>,
    ahead: i64,
}

impl Position {
    fn read(path: &Path) -> Position {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut keys: Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
        let Some(Value::Table(mut must)) = keys.remove("must") else { panic!("{name}: no `must`") };
        let scenario = Scenario::read(&keys.to_string()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let arranged = Game::arrange(scenario.rules, &scenario.arrangement);
        let mut game = arranged.unwrap_or_else(|error| panic!("{name}: {error}"));
        for said in &scenario.plays {
            assert_eq!(game.asked(), Some(said.seat), "{name}: {said}");
            let answer = game.read(&said.answer).unwrap_or_else(|error| panic!("{name}: {error}"));
            game.answer(answer, &mut ()).unwrap();
        }
        let seat = must.remove("seat").unwrap();
        assert_eq!(game.asked().map(|seat| seat.to_string()).as_deref(), seat.as_str(), "{name}");
        let ahead = must.remove("ahead").map_or(1, |ahead| ahead.as_integer().unwrap());
        let right = must.contains_key("answer");
        let listed = must.remove(if right { "answer" } else { "never" }).unwrap();
        let listed: Vec<String> = listed.try_into().unwrap();
        assert!(must.is_empty(), "{name}: {must}");
        for answer in &listed {
            game.read(answer).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        Position { name, game, moment: scenario.plays.len(), right, listed, ahead }
    }

    /// Whether the level can find the answer: a level that does not search looks only one answer ahead.
    fn suits(&self, level: Level) -> bool {
        self.ahead == 1 || level.budget().is_some()
    }

    /// The first wrong answer of this level.
    fn wrong(&self, level: Level, streams: u64) -> Option<String> {
        let mut opponent = Opponent::from(level);
        if let Some(budget) = opponent.budget {
            // Without a limit on time, a slow machine does not make the bot weaker.
            opponent = opponent.with_budget(Budget::iterations(budget.iterations));
        }
        let answers = (0..streams).map(|stream| {
            let seen = Seen::of(&self.game, self.moment).unwrap();
            let mut bot = opponent.seat(self.game.rules(), luck_of(stream, seen.seat()));
            self.game.write(bot.choose(seen))
        });
        let mut wrong = answers.filter(|answer| self.listed.contains(answer) != self.right);
        wrong.next().map(|answer| format!("{}: {} answers {answer}", self.name, level.word()))
    }
}

fn positions() -> Vec<Position> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/positions");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| Position::read(path)).collect()
}

#[test]
fn every_level_above_beginner_sees_the_obvious() {
    let positions = positions();
    assert!(positions.len() >= 24, "{}", positions.len());
    let asked = STREAMS.iter().flat_map(|&(level, streams)| {
        let suited = positions.iter().filter(move |position| position.suits(level));
        suited.filter_map(move |position| position.wrong(level, streams))
    });
    let wrong: Vec<String> = asked.collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// In positions that need one answer of looking ahead, the listed answers, and no others, win (or lose) at once in every world.
#[test]
fn the_obvious_is_obvious() {
    let mut wrong = Vec::new();
    for position in positions().iter().filter(|position| position.ahead == 1) {
        let seen = Seen::of(&position.game, position.moment).unwrap();
        let mut luck = luck_of(1, seen.seat());
        let worlds: Vec<Game> = (0..20).map(|_| seen.redeal(&mut luck)).collect();
        for &answer in seen.answers().iter() {
            let decides = |world: &Game| {
                let mut after = *world;
                after.answer_unchecked(answer, &mut ());
                let won = after.outcome().map(|outcome| outcome.winners.has(seen.seat()));
                won == Some(position.right)
            };
            let written = position.game.write(answer);
            if worlds.iter().all(decides) != position.listed.contains(&written) {
                wrong.push(format!("{}: {written}", position.name));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
