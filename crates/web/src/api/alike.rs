//! Tests that hidden cards do not change a byte of what a reader of Innovation is sent: pages, fragments, JSON and hints.
//!
//! So neither the content nor the size of a response reveals a hidden card. Since all of it is computed from the same view, the
//! time that it takes does not either.

use crate::http::reader::Reader;
use crate::http::visitor::Screen;
use crate::innovation::coach::topic::Met;
use crate::innovation::options::Options;
use crate::replay::Thinkable;
use crate::room::viewer::{Presence, Viewer};
use crate::room::{AnySnapshot, EventOf, Skin, Snapshot, TableQuery, TableReader};
use eureka_bots::{Budget, Seen, any, luck_of};
use eureka_innovation::{Card, Edition, Event, Game, ONLOOKER, Rules, Shown};
use eureka_store::{Moment, PersonId, ServiceTime, Sitter, Table, TableState};
use eureka_table::Seat;
use eureka_words::Language;
use std::sync::Arc;

/// A position sampled from a random game, with the events before it.
struct Sample {
    game: Game,
    events: Vec<EventOf<Options>>,
    moment: usize,
}

/// Positions of random games of every edition, with two and with the maximum number of players, one after `every` answers.
fn samples(every: usize) -> Vec<Sample> {
    let mut samples = Vec::new();
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for players in [2, rules.max_players()] {
            let mut luck = luck_of(u64::from(players), Seat::A);
            let mut game = Game::deal(rules, players, 7).unwrap();
            let mut events = Vec::new();
            for moment in 0.. {
                if moment % every == 0 {
                    samples.push(Sample { game, events: events.clone(), moment });
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
    assert!(samples.len() > 6, "{}", samples.len());
    samples
}

/// All seats of a game, and an onlooker.
fn viewers(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat::new).chain([ONLOOKER])
}

fn person(seat: Seat) -> PersonId {
    format!("somebody-at-tab{seat}").parse().unwrap()
}

/// A table at which a person plays at every seat.
fn table(game: &Game) -> Table {
    let seats = (0..game.players()).map(Seat::new);
    Table {
        id: "a-table-of-tests".parse().unwrap(),
        game: Options::KIND.word().to_owned(),
        creator: person(Seat::A),
        created: Moment(1),
        listed: false,
        options: String::new(),
        state: TableState::Playing,
        outcome: None,
        next: 40,
        version: 40,
        changed: Moment(2),
        served: ServiceTime(0),
        waiting_for: game.awaited(),
        seats: seats.map(|seat| Sitter::person(person(seat), seat.to_string())).collect(),
    }
}

/// A snapshot of a game in which all of these events are new.
fn snapshot(game: &Game, events: &[EventOf<Options>], memory: bool) -> Snapshot<Options> {
    let mut options = Options::new(game.rules().edition(), Language::English);
    options.agreed.memory = memory;
    options.guided = true;
    Snapshot {
        skin: Arc::new(options),
        game: *game,
        moment: 39,
        may_take_back: None,
        may_redo: false,
        events: events.to_vec(),
        from: 0,
        answered: [0; Seat::MAX as usize],
        met: Met::default(),
    }
}

/// All sections of the page and lines of the log that a seat, or an onlooker, is shown.
fn page(snapshot: &Snapshot<Options>, seat: Seat) -> String {
    let person = (seat != ONLOOKER).then(|| person(seat));
    let presence = Presence { person, screen: Screen::Open };
    let viewer = Viewer { reader: Reader::default(), presence };
    let (table, query) = (table(&snapshot.game), TableQuery::default());
    let drawn = snapshot.draw(&TableReader::new(&viewer, &table, &query));
    let lines = drawn.lines.iter().map(|lines| lines.0.as_str());
    drawn.sections.iter().map(|section| section.html.0.as_str()).chain(lines).collect()
}

/// Everything that the API tells a seat, or an onlooker, about a position and its last events.
fn json(snapshot: &Snapshot<Options>, seat: Seat) -> String {
    let table = table(&snapshot.game);
    let told = (snapshot.view(&table, seat), snapshot.answers(&table, seat), snapshot.events(seat));
    serde_json::to_string(&told).unwrap()
}

#[test]
fn a_page_and_json_are_the_same_whatever_is_hidden() {
    let (mut different, mut noticed) = (0, 0);
    for Sample { game, moment, .. } in samples(41) {
        for seat in viewers(&game) {
            let other = game.redeal(seat, &mut luck_of(moment as u64, Seat::A));
            different += u32::from(other != game);
            for memory in [true, false] {
                let (game, other) = (snapshot(&game, &[], memory), snapshot(&other, &[], memory));
                assert_eq!(page(&game, seat), page(&other, seat), "{seat}, {moment}");
                assert_eq!(json(&game, seat), json(&other, seat), "{seat}, {moment}");
            }
            // The comparison is not empty: somebody who may see the cards gets different JSON.
            let (one, other) = (snapshot(&game, &[], true), snapshot(&other, &[], true));
            noticed +=
                u32::from(viewers(&game).any(|viewer| json(&one, viewer) != json(&other, viewer)));
        }
    }
    assert!(different > 50 && noticed > 50, "{different} {noticed}");
}

#[test]
fn what_is_told_is_the_same_whatever_is_hidden() {
    let mut hidden = 0;
    for Sample { game, events, .. } in samples(101) {
        let rules = game.rules();
        for seat in viewers(&game) {
            let others: Vec<EventOf<Options>> = events
                .iter()
                .map(|&(moment, event)| (moment, with_other_card(rules, event, seat)))
                .collect();
            hidden += events.iter().zip(&others).filter(|(event, other)| event != other).count();
            let (one, other) = (snapshot(&game, &events, true), snapshot(&game, &others, true));
            assert_eq!(json(&one, seat), json(&other, seat));
            assert_eq!(page(&one, seat), page(&other, seat));
        }
    }
    assert!(hidden > 500, "{hidden}");
}

/// The same event with another card of the same age, if the seat does not know which card it was.
fn with_other_card(rules: &Rules, event: Event<Shown>, seat: Seat) -> Event<Shown> {
    match event {
        Event::Moved { by, card, kind, from, to } if !card.known.has(seat) => {
            let back = rules.of_age(rules.age(card.card));
            let other: Option<Card> = back.iter().find(|&other| other != card.card);
            let card = Shown { card: other.unwrap_or(card.card), ..card };
            Event::Moved { by, card, kind, from, to }
        }
        event => event,
    }
}

#[test]
fn a_hint_is_the_same_whatever_is_hidden() {
    let hint = |game: &Game, moment| {
        let seen = Seen::of(game, moment).expect("somebody is asked");
        Thinkable::search(game, seen, Budget::iterations(40), 1).think(seen)
    };
    let mut different = 0;
    for Sample { game, moment, .. } in samples(83) {
        let Some(seat) = game.asked() else { continue };
        let other = game.redeal(seat, &mut luck_of(moment as u64, seat));
        different += u32::from(other != game);
        assert_eq!(hint(&game, moment), hint(&other, moment), "{seat}, {moment}");
    }
    assert!(different > 10, "{different}");
}
