//! The search's opinion on a question, as text and as JSON.

use crate::out::Paint;
use eureka_bots::{Chances, Look};
use eureka_innovation::{Answer, Game, SeatSet, View};
use eureka_protocol::analysis::Opinion;
use eureka_protocol::game::HintedAnswer;
use eureka_protocol::innovation;
use eureka_words::Teller;
use std::collections::BTreeMap;

/// The number of best answers shown.
const MAX_SHOWN_ANSWERS: usize = 3;

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
    looks.iter().take(MAX_SHOWN_ANSWERS).map(line).collect()
}

/// Everybody's chances, in one line.
pub(crate) fn chances(teller: Teller<'_>, game: &Game, chances: &Chances) -> String {
    let seats = SeatSet::all(game.players());
    let each: Vec<String> =
        seats.iter().map(|seat| teller.chance(seat, chances[seat]).to_string()).collect();
    each.join("  ")
}

/// The open question of a game after `moment` answers, with the search's opinion, as JSON.
pub(crate) fn opinion(
    game: &Game,
    moment: usize,
    chances: &Chances,
    looks: &[Look<Answer>],
) -> Option<Opinion> {
    let question = innovation::question(game.rules(), game.question()?);
    let preferred = |look: &Look<Answer>| HintedAnswer {
        answer: game.write(look.answer),
        chance: rounded(look.chance),
        visits: look.visits,
    };
    Some(Opinion {
        moment,
        seat: question.seat,
        question: question.kind,
        card: question.card,
        effect: question.effect,
        before: by_seat(game, chances),
        preferred: looks.iter().take(MAX_SHOWN_ANSWERS).map(preferred).collect(),
    })
}

/// The chances, keyed by the letters of the seats.
pub(crate) fn by_seat(game: &Game, chances: &Chances) -> BTreeMap<String, f32> {
    let seats = SeatSet::all(game.players());
    seats.iter().map(|seat| (seat.to_string(), rounded(chances[seat]))).collect()
}

/// A chance with four decimals: further ones would be noise.
pub(crate) fn rounded(chance: f32) -> f32 {
    ((f64::from(chance) * 10_000.0).round() / 10_000.0) as f32
}
