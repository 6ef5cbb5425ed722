//! What is sent is the same, to the byte, whatever the cards are that its reader may not know: pages, pieces of them, JSON and hints.
//! So neither what it says nor its size tells anything; and since all of it is made from what is the same, nor does the time that it takes.

use super::game::{answers_of, think, view_of};
use crate::http::reader::Reader;
use crate::innovation::options::Options;
use crate::innovation::table_view::TableView;
use crate::innovation::told;
use crate::room::course::Happened;
use crate::room::viewer::Viewer;
use eureka_bots::{Budget, any, luck_of};
use eureka_innovation::{Card, Edition, Event, Game, ONLOOKER, Rules, Shown};
use eureka_protocol::innovation;
use eureka_store::{Moment, PersonId, Sitter, State, Table};
use eureka_table::Seat;

/// A position, and what happened before it.
struct Stand {
    game: Game,
    events: Vec<Happened>,
    moment: usize,
}

/// Stands of random games at tables of every edition, small and large, `every` so many answers.
fn stands(every: usize) -> Vec<Stand> {
    let mut stands = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for players in [2, rules.max_players()] {
            let mut luck = luck_of(u64::from(players), Seat::A);
            let mut game = Game::deal(rules, players, 7).unwrap();
            let mut events = Vec::new();
            for moment in 0.. {
                if moment % every == 0 {
                    stands.push(Stand { game, events: events.clone(), moment });
                }
                let answers = game.answers();
                if answers.is_empty() {
                    break;
                }
                let mut new: Vec<Event<Shown>> = Vec::new();
                game.answer_unchecked(any(&answers, &mut luck), &mut new);
                events.extend(new.into_iter().map(|event| (moment, event)));
            }
        }
    }
    assert!(stands.len() > 6, "{}", stands.len());
    stands
}

fn eyes(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat::new).chain([ONLOOKER])
}

fn person(seat: Seat) -> PersonId {
    format!("somebody-at-tab{seat}").parse().unwrap()
}

/// A table at which everybody is a person.
fn table(game: &Game) -> Table {
    let seats = (0..game.players()).map(Seat::new);
    Table {
        id: "a-table-of-tests".parse().unwrap(),
        creator: person(Seat::A),
        created: Moment(1),
        listed: false,
        options: String::new(),
        state: State::Playing,
        outcome: None,
        next: 40,
        version: 40,
        changed: Moment(2),
        waiting_for: game.asked(),
        seats: seats.map(|seat| Sitter::person(person(seat), seat.to_string())).collect(),
    }
}

fn options(game: &Game, memory: bool) -> Options {
    Options {
        edition: game.rules().edition().word().to_owned(),
        memory,
        guided: true,
        ..Options::default()
    }
}

/// Every piece of the page that a seat, or an onlooker, is shown.
fn page(game: &Game, seat: Seat, memory: bool) -> String {
    let person = (seat != ONLOOKER).then(|| person(seat));
    let viewer = Viewer { reader: Reader::default(), person, chosen: None };
    let view = TableView::live(&viewer, &table(game), &options(game, memory), game, None, &[]);
    view.sections().iter().map(|section| section.html.0.as_str()).collect()
}

/// Whatever the interface tells a seat, or an onlooker, of a position.
fn json(game: &Game, seat: Seat, memory: bool) -> String {
    let table = table(game);
    let view = view_of(&table, &options(game, memory), game, seat);
    let answers = answers_of(&table, game, seat);
    format!(
        "{}\n{}",
        serde_json::to_string(&view).unwrap(),
        serde_json::to_string(&answers).unwrap()
    )
}

#[test]
fn a_page_and_json_are_the_same_whatever_is_hidden() {
    let (mut different, mut noticed) = (0, 0);
    for Stand { game, moment, .. } in stands(41) {
        for seat in eyes(&game) {
            let other = game.redeal(seat, &mut luck_of(moment as u64, Seat::A));
            different += u32::from(other != game);
            for memory in [true, false] {
                assert_eq!(
                    page(&game, seat, memory),
                    page(&other, seat, memory),
                    "{seat}, {moment}"
                );
                assert_eq!(
                    json(&game, seat, memory),
                    json(&other, seat, memory),
                    "{seat}, {moment}"
                );
            }
            // To those who may know, it is not the same.
            noticed += u32::from(
                eyes(&game).any(|eyes| json(&game, eyes, true) != json(&other, eyes, true)),
            );
        }
    }
    assert!(different > 50 && noticed > 50, "{different} {noticed}");
}

#[test]
fn what_is_told_is_the_same_whatever_is_hidden() {
    let mut hidden = 0;
    for Stand { game, events, .. } in stands(101) {
        let rules = game.rules();
        for seat in eyes(&game) {
            let others: Vec<Happened> = events
                .iter()
                .map(|&(moment, event)| (moment, otherwise(rules, event, seat)))
                .collect();
            hidden += events.iter().zip(&others).filter(|(event, other)| event != other).count();
            let written = |events: &[Happened]| {
                let told = told(rules, events, seat).into_iter();
                serde_json::to_string(
                    &told.map(|event| innovation::Event::new(rules, event)).collect::<Vec<_>>(),
                )
                .unwrap()
            };
            assert_eq!(written(&events), written(&others));
        }
    }
    assert!(hidden > 500, "{hidden}");
}

/// The same event with another card of the same back, where the seat does not know which it was.
fn otherwise(rules: &Rules, event: Event<Shown>, seat: Seat) -> Event<Shown> {
    match event {
        Event::Moved { by, card, deed, from, to } if !card.known.has(seat) => {
            let back = rules.of_age(rules.age(card.card));
            let other: Option<Card> = back.iter().find(|&other| other != card.card);
            let card = Shown { card: other.unwrap_or(card.card), ..card };
            Event::Moved { by, card, deed, from, to }
        }
        event => event,
    }
}

#[test]
fn a_hint_is_the_same_whatever_is_hidden() {
    let hint = |game: &Game, moment| {
        serde_json::to_string(&think(game, moment, Budget::iterations(40))).unwrap()
    };
    let mut different = 0;
    for Stand { game, moment, .. } in stands(83) {
        let Some(seat) = game.asked() else { continue };
        let other = game.redeal(seat, &mut luck_of(moment as u64, seat));
        different += u32::from(other != game);
        assert_eq!(hint(&game, moment), hint(&other, moment), "{seat}, {moment}");
    }
    assert!(different > 10, "{different}");
}
