//! Round trips through JSON: every view, event, question and answer of random games is read back unchanged.

use eureka_innovation::{Edition, Event, Face, Game, ONLOOKER, Rules, Seat, Seating, Shown, View};
use eureka_inventions::{self as inventions, Profile, Setup, solo_game};
use eureka_protocol::game::{self, Answers, Events, GameView};
use eureka_protocol::inventions::TableEvent;
use eureka_protocol::stream::{Message, Step};
use eureka_protocol::{companion, innovation};
use eureka_table::{SeatSet, Timeline};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The number of solo games to play, each to its end.
const GAMES: u64 = 3;

fn luck(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn any<'a, T>(list: &'a [T], luck: &mut impl Rng) -> &'a T {
    &list[luck.next_u32() as usize % list.len()]
}

/// The value after a round trip through JSON.
#[track_caller]
fn sent<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let text = serde_json::to_string(value).unwrap();
    let read = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&read, value);
    read
}

fn sent_view(game: GameView) -> GameView {
    sent(&game::View {
        version: 7,
        moment: 6,
        may_take_back: true,
        may_redo: false,
        may_resign: true,
        game,
    })
    .game
}

/// The events of a step after a round trip through JSON, sent along with the next question.
fn sent_events(events: Events, game: &GameView) -> Events {
    let (question, answers) = (game.question().cloned(), game.answers().to_vec());
    let open = Answers { version: 7, question, answers };
    let step = Message::Step(Step { next: 8, moment: 6, events, open });
    let Ok(Some(Message::Step(read))) = Message::read(step.name(), &step.data()) else {
        panic!("{}", step.data())
    };
    assert_eq!(Message::Step(read.clone()), step);
    read.events
}

/// Drops from empty piles whether a seat may look through them, which the JSON form does not keep.
fn without_empty_piles(mut view: View) -> View {
    let piles = view.players.iter_mut().flat_map(|player| &mut player.piles);
    piles.filter(|pile| pile.count == 0).for_each(|pile| pile.cards = None);
    view
}

fn play_innovation(mut game: Game, luck: &mut impl Rng) {
    let rules = game.rules();
    let mut new: Vec<Event<Shown>> = Vec::new();
    loop {
        for seat in (0..game.players()).map(Seat::new).chain([ONLOOKER]) {
            let view = game.view(seat);
            let faded = innovation::View::new(&game, &view.clone().without_memory());
            let faded = sent_view(GameView::Innovation(faded));
            let wire = sent_view(GameView::Innovation(innovation::View::new(&game, &view)));
            for (wire, view) in [(&faded, view.clone().without_memory()), (&wire, view)] {
                let GameView::Innovation(read) = wire else { panic!("another game") };
                assert_eq!(read.read(rules).unwrap(), without_empty_piles(view));
            }
            let told: Vec<Event<Face>> =
                new.iter().map(|event| event.told(seat, |card| rules.age(card))).collect();
            let events = told.iter().map(|&event| innovation::Event::new(rules, event));
            let events = sent_events(Events::Innovation(events.collect()), &wire);
            let Events::Innovation(read) = events else { panic!("another game") };
            let read: Result<Vec<_>, _> = read.iter().map(|event| event.read(rules)).collect();
            assert_eq!(read.unwrap(), told);
        }
        let answers = game.answers();
        if answers.is_empty() {
            return;
        }
        new.clear();
        game.answer_unchecked(*any(&answers, luck), &mut new);
    }
}

#[test]
fn innovation() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for players in [2, rules.max_players()] {
            let mut luck = luck(players.into());
            play_innovation(Game::deal(rules, players, luck.next_u64()).unwrap(), &mut luck);
        }
    }
}

#[test]
fn innovation_in_teams() {
    let teams = ["AC", "BD"].map(|team| team.parse::<SeatSet>().unwrap()).to_vec();
    let seating = Seating { players: 4, teams, parley: None };
    let rules = Rules::printed(Edition::Fourth);
    play_innovation(Game::deal(rules, seating, 5).unwrap(), &mut luck(5));
}

#[test]
fn the_solo_game() {
    for seed in 0..GAMES {
        let (mut game, mut luck) = (solo_game::Setup::new(seed as u32).start(), luck(seed));
        let mut told = 0;
        loop {
            let content = game.content();
            for seat in [Some(Seat::A), None] {
                let view = eureka_protocol::solo_game::View::new(&game, seat);
                let wire = sent_view(GameView::InventionsSolo(Box::new(view)));
                let new = game.log()[told..].iter().chain(game.so_far());
                let events =
                    new.map(|event| eureka_protocol::solo_game::Event::new(content, event));
                sent_events(Events::InventionsSolo(events.collect()), &wire);
                if let (Some(question), Some(_)) = (wire.question(), seat) {
                    let written: Vec<&str> =
                        wire.answers().iter().map(|choice| choice.answer.as_str()).collect();
                    assert_eq!(question.pass, written.contains(&"pass"), "{written:?}");
                    assert_eq!(game.read(written[0]).as_ref(), Ok(&game.answers()[0]));
                }
                assert_eq!(wire.outcome().is_some(), game.question().is_none());
            }
            told = game.log().len();
            if game.answers().is_empty() {
                break;
            }
            let answer = *any(game.answers(), &mut luck);
            game.answer_unchecked(answer);
        }
        assert!(told > 100, "{told}");
    }
}

#[test]
fn the_companion() {
    for seed in 0..GAMES {
        let setup = Setup::new(Profile::ours().clone(), Some(seed as u32));
        let (mut game, mut luck) =
            (Timeline::<inventions::Game>::begin(setup, ()).unwrap(), luck(seed));
        let mut told = 0;
        for moment in 0.. {
            if moment == 60 {
                game.say("correct ip = 34 # two sages forgotten").unwrap();
            }
            let at = game.game();
            let wire =
                sent_view(GameView::InventionsCompanion(companion::View::new(at, Some(Seat::A))));
            let events =
                at.log()[told..].iter().chain(at.so_far()).cloned().map(TableEvent).collect();
            sent_events(Events::InventionsCompanion(events), &wire);
            told = at.log().len();
            if at.answers().is_empty() {
                break;
            }
            let answer = any(at.answers(), &mut luck).to_string();
            assert!(wire.answers().iter().any(|choice| choice.answer == answer));
            game.say(&answer).unwrap();
        }
        assert!(told > 100, "{told}");
    }
}
