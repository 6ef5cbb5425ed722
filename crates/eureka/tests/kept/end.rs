//! The state of a game as text, in a form that does not depend on how the program stores it.
//!
//! The files in `data` hold these texts, so the form must never change.

use eureka_innovation::{Card, Color, Game, Rules, Seat, Splay};
use eureka_inventions::{Position, Score, solo_game};
use eureka_table::{Game as _, Outcome, Timeline};
use std::fmt::Write as _;

/// The state of a game at the end of its record, which is read and replayed.
pub(crate) fn of_record(text: &str) -> Result<String, String> {
    let table: toml::Table = text.parse().map_err(|error| format!("{error}"))?;
    let setup = table.get("setup").and_then(|setup| setup.as_table()).unwrap_or(&table);
    match setup["game"].as_str() {
        Some("innovation") => {
            let record = read::<eureka_innovation::Setup>(text)?;
            let language = record.setup.language.parse().expect("a language");
            let rules = eureka_words::rules(record.setup.edition, language);
            let timeline = Timeline::open(record, rules).map_err(|error| error.to_string())?;
            Ok(of_innovation(timeline.game()))
        }
        Some("inventions") => {
            let timeline = Timeline::open(read(text)?, ()).map_err(|error| error.to_string())?;
            Ok(of_companion(timeline.game()))
        }
        Some("inventions solo") => {
            let timeline = Timeline::open(read(text)?, ()).map_err(|error| error.to_string())?;
            Ok(of_society(timeline.game()))
        }
        other => Err(format!("there is no game {other:?}")),
    }
}

fn read<S: serde::Serialize + serde::de::DeserializeOwned>(
    text: &str,
) -> Result<eureka_table::Record<S>, String> {
    eureka_table::Record::read(text).map_err(|error| error.to_string())
}

/// The state of a game of Innovation.
pub(crate) fn of_innovation(game: &Game) -> String {
    let (rules, at) = (game.rules(), game.position());
    let mut text = outcome(game.outcome());
    for age in 1..=rules.last_age() {
        let _ = writeln!(text, "deck {age}: {}", named(rules, at.deck(age)));
    }
    for (place, cards) in
        [("available", at.available()), ("junk", at.junk()), ("removed", at.removed())]
    {
        let _ = writeln!(text, "{place}: {}", named(rules, cards.iter()));
    }
    for seat in (0..at.players()).map(Seat::new) {
        let _ = writeln!(text, "{seat}: {} points", game.points(seat));
        for (place, cards) in [
            ("hand", at.hand(seat)),
            ("score pile", at.score(seat)),
            ("achievements", at.claimed(seat)),
        ] {
            let _ = writeln!(text, "{seat} {place}: {}", named(rules, cards.iter()));
        }
        let specials: Vec<&str> = at.specials(seat).map(|special| special.word()).collect();
        let _ = writeln!(text, "{seat} special achievements: {}", specials.join(", "));
        for color in Color::ALL {
            let splay = match at.splay(seat, color) {
                Splay::None => String::new(),
                splay => format!(" splayed {}", splay.word()),
            };
            let pile = named(rules, at.pile(seat, color));
            let _ = writeln!(text, "{seat} {}{splay}: {pile}", color.word());
        }
    }
    text
}

/// The state of a game with the companion.
pub(crate) fn of_companion(game: &eureka_inventions::Game) -> String {
    outcome(game.outcome()) + &fields(game.position()) + &sheet(game.score())
}

/// The state of a solo game.
pub(crate) fn of_society(game: &solo_game::Game) -> String {
    outcome(game.outcome()) + &fields(&game.world().position) + &sheet(game.score())
}

fn outcome(outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome { winners, ending }) => format!("won by {winners} ({})\n", ending.word()),
        None => "not over\n".to_owned(),
    }
}

fn named(rules: &Rules, cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| rules.name(card)).collect::<Vec<_>>().join(", ")
}

fn fields(at: &Position) -> String {
    at.fields().iter().fold(String::new(), |text, (key, value)| format!("{text}{key} = {value}\n"))
}

fn sheet(score: Option<Score>) -> String {
    let Some(score) = score else { return String::new() };
    let (you, bots, awards) = (score.you, score.bots.total(), &score.awards);
    format!("{you} against {bots}, awards {awards:?}, {}\n", score.level())
}
