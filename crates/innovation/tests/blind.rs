//! Blind choices: which of several equal backs is taken is chance, whatever lies there and whoever knows it.

use eureka_innovation::{
    Answer, Arrangement, Blind, CardSet, Color, Edition, Event, Game, Rules, Seat, Shown, Zone,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

const B: Seat = Seat::new(1);

fn rules() -> &'static Rules {
    Rules::printed(Edition::First)
}

fn cards(names: &[&str]) -> Vec<eureka_innovation::Card> {
    names.iter().map(|name| rules().card_named(name).unwrap()).collect()
}

/// A position of three players in which A's board has this top card, with B's and C's score piles.
fn table(top: &str, scores: [&[&str]; 2], number: u64) -> Game {
    let mut arrangement = Arrangement::new(rules(), 3);
    let card = cards(&[top])[0];
    arrangement.seats[0].board[rules().facts(card).color.index()] = vec![card];
    arrangement.seats[0].hand = cards(&["Writing"]);
    for (seat, score) in arrangement.seats[1..].iter_mut().zip(scores) {
        seat.score = cards(score);
    }
    arrangement.blind = Blind::of_seed(number);
    Game::arrange(rules(), &arrangement).unwrap()
}

/// The names of the cards that moved from score piles, in their order, after these answers.
fn moved(mut game: Game, answers: &[&str]) -> Vec<String> {
    let mut events: Vec<Event<Shown>> = Vec::new();
    for text in answers {
        game.answer(game.read(text).unwrap(), &mut events).unwrap();
    }
    let moved = events.iter().filter_map(|event| match event {
        Event::Moved { card, from: Zone::Score(_), .. } => Some(card.card),
        _ => None,
    });
    moved.map(|card| rules().name(card).to_owned()).collect()
}

/// How often each thing came up in this many tries, with a different source of blind choices each.
fn counts<T: Ord>(tries: u64, once: impl Fn(u64) -> T) -> BTreeMap<T, u64> {
    let mut counts = BTreeMap::new();
    for number in 0..tries {
        *counts.entry(once(number)).or_default() += 1;
    }
    counts
}

/// Asserts that all of a number of outcomes came up, each about equally often: within six standard deviations.
#[track_caller]
fn assert_even<T: std::fmt::Debug>(counts: &BTreeMap<T, u64>, outcomes: u64) {
    let tries: u64 = counts.values().sum();
    assert_eq!(counts.len() as u64, outcomes, "{counts:?}");
    let share = tries / outcomes;
    let margin = 6 * share.isqrt();
    for (what, count) in counts {
        assert!(
            count.abs_diff(share) < margin,
            "{what:?} came {count} times of {tries}: {counts:?}"
        );
    }
}

#[test]
fn a_card_chosen_by_its_back_is_any_of_its_value() {
    // Other cards lie in the same places: it is always an equal chance.
    for hidden in [["Archery", "Oars", "Tools"], ["Tools", "Sailing", "The Wheel"]] {
        let game = |number| {
            let [one, two, three] = hidden;
            table("Rocketry", [&[one, two, three, "Software"], &[]], number)
        };
        let first = counts(3_000, |number| moved(game(number), &["dogma Rocketry", "1"]));
        assert_even(&first, 3);
    }
}

#[test]
fn hidden_cards_that_all_go_to_one_deck_go_in_any_order() {
    let game =
        |number| table("Mass Media", [&["Paper", "Optics", "Compass"], &["Machinery"]], number);
    let answers = ["dogma Mass Media", "Writing", "3"];
    let orders = counts(3_000, |number| moved(game(number), &answers));
    assert!(orders.keys().all(|order| order[3] == "Machinery"), "B's cards go before C's");
    assert_even(&orders, 6);
}

#[test]
fn without_a_deal_the_alphabet_decides() {
    let mut arrangement = Arrangement::new(rules(), 2);
    arrangement.seats[0].board[Color::Blue.index()] = cards(&["Rocketry"]);
    arrangement.seats[1].score = cards(&["Tools", "Oars", "Archery"]);
    let game = Game::arrange(rules(), &arrangement).unwrap();
    assert_eq!(moved(game, &["dogma Rocketry"]), ["Archery"]);
}

/// A redeal deals the choices anew too, so nobody can work them out by trying answers, not even who knows all the cards.
#[test]
fn who_knows_the_cards_does_not_know_which_one_is_taken() {
    let taken = |number| {
        let mut game = table("Rocketry", [&["Archery", "Oars", "Tools", "Software"], &[]], 1);
        game.answer(game.read("dogma Rocketry").unwrap(), &mut ()).unwrap();
        let owned: CardSet = cards(&["Archery", "Oars", "Tools"]).into_iter().collect();
        assert!(owned.iter().all(|card| game.position().known_to(card).has(B)));
        moved(game.redeal(B, &mut Xoshiro256PlusPlus::seed_from_u64(number)), &["1"])
    };
    assert_even(&counts(3_000, taken), 3);
}

/// In dealt games, over all blind choices of one among several, every place in the alphabet is equally likely.
#[test]
fn in_dealt_games_every_place_is_equally_likely() {
    let mut places: BTreeMap<u8, BTreeMap<u8, u64>> = BTreeMap::new();
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for seed in 0..900 {
            let mut game = Game::deal(rules, 2 + (seed % 3) as u8, seed).unwrap();
            let mut choice = seed;
            while game.outcome().is_none() {
                let answers = game.answers();
                choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let answer = answers[(choice >> 33) as usize % answers.len()];
                let before = game;
                let mut events: Vec<Event<Shown>> = Vec::new();
                game.answer_unchecked(answer, &mut events);
                note(&before, answer, &events, &mut places);
            }
        }
    }
    for (count, least) in [(2, 250), (3, 50)] {
        let choices: u64 = places[&count].values().sum();
        assert!(choices > least, "only {choices} choices of one among {count}");
        assert_even(&places[&count], count.into());
    }
}

/// Notes which of several cards was taken, if the answer names one by its back.
fn note(
    before: &Game,
    answer: Answer,
    events: &[Event<Shown>],
    places: &mut BTreeMap<u8, BTreeMap<u8, u64>>,
) {
    let Answer::Back(value) = answer else { return };
    let moved = events.iter().find_map(|event| match *event {
        Event::Moved { card, from, .. } => Some((card.card, from)),
        _ => None,
    });
    // It was chosen among all cards of its value in its zone.
    let Some((card, from @ (Zone::Hand(_) | Zone::Score(_)))) = moved else { return };
    let (rules, at) = (before.rules(), before.position());
    let alike: Vec<_> = rules
        .all()
        .iter()
        .filter(|&other| at.zone(other) == from && rules.facts(other).age == value)
        .collect();
    let place = alike.iter().position(|&other| other == card).unwrap();
    *places.entry(alike.len() as u8).or_default().entry(place as u8).or_default() += 1;
}
