//! What the search thinks of a question, for people and for programs.

use crate::out::Paint;
use eureka_bots::{Chances, Look};
use eureka_innovation::{Answer, Game, SeatSet, View};
use eureka_words::Teller;
use serde::Serialize;
use std::collections::BTreeMap;

/// How many of the best answers are shown.
const SHOWN: usize = 3;

/// The best answers, a line each.
pub(crate) fn best(
    teller: Teller<'_>,
    game: &Game,
    view: &View,
    looks: &[Look<Answer>],
    paint: Paint,
) -> Vec<String> {
    let line = |look: &Look<Answer>| {
        let line = teller.look(view, look.answer, look.chance, look.visits);
        paint.line(game.rules(), &line)
    };
    looks.iter().take(SHOWN).map(line).collect()
}

/// Everybody's chances, in one line.
pub(crate) fn chances(teller: Teller<'_>, game: &Game, chances: &Chances) -> String {
    let seats = SeatSet::all(game.players());
    let each: Vec<String> =
        seats.iter().map(|seat| teller.chance(seat, chances[seat]).to_string()).collect();
    each.join("  ")
}

/// A question and what the search thinks of it, for programs.
#[derive(Serialize)]
pub(crate) struct Asked {
    /// How many answers were given before.
    moment: usize,
    /// Who is asked.
    seat: String,
    /// What kind of question it is.
    question: &'static str,
    /// The card whose effect asks, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<&'static str>,
    /// Which of its effects, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<u8>,
    /// Everybody's chances to win.
    before: BTreeMap<String, f64>,
    /// The best answers.
    preferred: Vec<Preferred>,
}

#[derive(Serialize)]
struct Preferred {
    answer: String,
    chance: f64,
    visits: u32,
}

impl Asked {
    /// The open question of a game after so many answers.
    pub(crate) fn new(
        game: &Game,
        moment: usize,
        chances: &Chances,
        looks: &[Look<Answer>],
    ) -> Option<Asked> {
        let question = game.question()?;
        let preferred = |look: &Look<Answer>| Preferred {
            answer: game.write(look.answer),
            chance: rounded(look.chance),
            visits: look.visits,
        };
        Some(Asked {
            moment,
            seat: question.seat.to_string(),
            question: question.kind.word(),
            card: question.card.map(|card| game.rules().name(card)),
            effect: question.card.map(|_| question.effect + 1),
            before: by_seat(game, chances),
            preferred: looks.iter().take(SHOWN).map(preferred).collect(),
        })
    }
}

/// The chances by the letters of the seats.
pub(crate) fn by_seat(game: &Game, chances: &Chances) -> BTreeMap<String, f64> {
    let seats = SeatSet::all(game.players());
    seats.iter().map(|seat| (seat.to_string(), rounded(chances[seat]))).collect()
}

/// A chance with four decimals: more would be noise.
pub(crate) fn rounded(chance: f32) -> f64 {
    (f64::from(chance) * 10_000.0).round() / 10_000.0
}
