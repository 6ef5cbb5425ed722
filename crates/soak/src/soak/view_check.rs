//! A check of the views in the JSON interface, written independently of the server's own code.

use eureka_innovation::{Card, Color, Face, Icon, ONLOOKER, PileView, Rules, SeatView, View};
use eureka_table::{Seat, SeatSet};
use serde_json::{Map, Value, json};

/// The expected view of a game without its answers, which are compared with the question.
pub(super) fn expected(rules: &Rules, view: &View) -> Value {
    let name = |card: Card| rules.name(card).to_owned();
    let players = (0..).map(Seat::new).zip(&view.players);
    let players: Vec<Value> =
        players.map(|(seat, player)| of_player(rules, seat, view, player)).collect();
    let question = view.question.map(|question| {
        without_nulls(json!({
            "seat": question.seat.to_string(),
            "kind": question.kind.word(),
            "card": question.card.map(name),
            "effect": question.card.map(|_| question.effect + 1),
            "step": question.step,
            "pass": question.pass,
        }))
    });
    let outcome = view.outcome.map(
        |outcome| json!({ "winners": letters(outcome.winners), "ending": outcome.ending.word() }),
    );
    without_nulls(json!({
        "kind": "innovation",
        "seat": (view.seat != ONLOOKER).then(|| view.seat.to_string()),
        "players": players,
        "decks": view.decks.iter().map(|deck| faces(rules, deck)).collect::<Vec<_>>(),
        "available": faces(rules, &view.available),
        "specials": view.specials.iter().map(|special| special.word()).collect::<Vec<_>>(),
        "junk": faces(rules, &view.junk),
        "removed": faces(rules, &view.removed),
        "achievements_to_win": view.achievements_to_win,
        "parley": view.parley,
        "out": letters(view.out),
        "turn": view.turn.map(|seat| seat.to_string()),
        "actions": view.actions,
        "opening": view.opening.map(name),
        "question": question,
        "several": view.several.map(|several| {
            without_nulls(json!({ "least": several.least, "most": several.most }))
        }),
        "awaited": letters(view.awaited),
        "outcome": outcome,
    }))
}

/// The first difference between a view that was shown and the expected one.
pub(super) fn difference(shown: &Value, expected: &Value) -> Option<String> {
    let nothing = Map::new();
    let shown = shown.as_object().unwrap_or(&nothing);
    let expected = expected.as_object().unwrap_or(&nothing);
    // Who may not answer at the moment is told neither the answers nor how many cards may be named.
    let may_answer = shown.contains_key("answers");
    let is_compared = |key: &&String| *key != "answers" && (may_answer || *key != "several");
    let keys = shown.keys().chain(expected.keys()).filter(is_compared);
    let wrong = keys.into_iter().find(|&key| shown.get(key) != expected.get(key))?;
    let part = |view: &Map<String, Value>| view.get(wrong).map(Value::to_string);
    Some(format!("{wrong} is {:?} and not {:?}", part(shown), part(expected)))
}

fn of_player(rules: &Rules, seat: Seat, view: &View, player: &SeatView) -> Value {
    let piles = Color::ALL.into_iter().zip(&player.piles).filter(|(_, pile)| pile.count > 0);
    let piles: Map<String, Value> =
        piles.map(|(color, pile)| (color.word().to_owned(), of_pile(rules, pile))).collect();
    json!({
        "seat": seat.to_string(),
        "team": letters(view.teams[seat.index()]),
        "hand": faces(rules, &player.hand),
        "score": faces(rules, &player.score),
        "achievements": faces(rules, &player.achievements),
        "specials": player.specials.iter().map(|special| special.word()).collect::<Vec<_>>(),
        "piles": piles,
        "points": player.points,
        "icons": icons(&player.icons),
        "scored": player.scored,
        "tucked": player.tucked,
    })
}

fn of_pile(rules: &Rules, pile: &PileView) -> Value {
    let name = |card: Card| rules.name(card).to_owned();
    let cards = pile.cards.as_ref();
    let cards = cards.map(|cards| cards.iter().map(|&card| name(card)).collect::<Vec<_>>());
    without_nulls(json!({
        "splay": pile.splay.word(),
        "count": pile.count,
        "top": pile.top.map(name),
        "cards": cards,
        "icons": icons(&pile.icons),
    }))
}

fn faces(rules: &Rules, faces: &[Face]) -> Vec<Value> {
    let name = |card: Card| rules.name(card);
    let card = |face: &Face| {
        let among: Vec<&str> = face.among.iter().map(name).collect();
        without_nulls(json!({
            "age": face.age,
            "card": face.card.map(name),
            "among": (!among.is_empty()).then_some(among),
        }))
    };
    faces.iter().map(card).collect()
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn icons(counts: &[u8; 7]) -> Map<String, Value> {
    let icons = Icon::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    icons.map(|(icon, &count)| (icon.word().to_owned(), count.into())).collect()
}

/// An object without its null fields.
fn without_nulls(mut value: Value) -> Value {
    if let Value::Object(fields) = &mut value {
        fields.retain(|_, field| !field.is_null());
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_innovation::{Edition, Game};

    #[test]
    fn whatever_is_changed_in_a_view_is_noticed() {
        let rules = Rules::printed(Edition::First);
        let game = Game::deal(rules, 2, 7).unwrap();
        let meant = expected(rules, &game.view(Seat::A));
        assert_eq!(difference(&meant, &meant), None);
        let mut shown = meant.clone();
        shown["answers"] = json!(["they are compared elsewhere"]);
        assert_eq!(difference(&shown, &meant), None);
        for key in meant.as_object().unwrap().keys() {
            let mut shown = meant.clone();
            shown[key] = json!("something else");
            assert!(difference(&shown, &meant).is_some(), "{key}");
        }
        let mut shown = meant.clone();
        shown["players"][1]["hand"][0] = json!({ "age": 1, "card": "Tools" });
        assert!(difference(&shown, &meant).is_some(), "a card of somebody else");
        shown = meant.clone();
        shown["more"] = json!(1);
        assert!(difference(&shown, &meant).is_some(), "something that does not belong there");
        assert!(difference(&expected(rules, &game.view(Seat::new(1))), &meant).is_some());
    }
}
