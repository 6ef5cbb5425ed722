//! A redealt game is another game that its seat cannot tell from the real one, and it can be played.

use crate::sound::{assert_sound, seats, viewers};
use crate::{Play, plays};
use eureka_innovation::{Answer, CardSet, Edition, Event, Game, Rules, Seat, Zone};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

#[test]
fn a_redealt_game_looks_the_same_to_its_seat_and_can_be_played() {
    let mut different = 0;
    for mut play in plays(700..740) {
        loop {
            let every = play.roll(8) == 0 || play.game.outcome().is_some();
            for seat in viewers(&play.game).filter(|_| every) {
                let redealt = play.game.redeal(seat, &mut play.dice);
                different += u32::from(redealt != play.game);
                let stream = Xoshiro256PlusPlus::seed_from_u64(play.seed);
                assert_eq!(
                    redealt.redeal(seat, &mut stream.clone()),
                    play.game.redeal(seat, &mut stream.clone()),
                    "the same numbers give another world"
                );
                assert_looks_the_same(&play.game, &redealt, seat);
                if play.roll(10) == 0 {
                    assert_can_be_played(redealt, play.seed);
                }
            }
            if !play.advance() {
                break;
            }
        }
    }
    assert!(different > 1_000, "only {different} redealt games differ from the real one");
}

fn assert_looks_the_same(game: &Game, redealt: &Game, seat: Seat) {
    assert_sound(redealt);
    assert_eq!(redealt.view(seat), game.view(seat));
    assert_eq!(redealt.asked(), game.asked());
    assert_eq!(redealt.question(), game.question());
    if game.asked() == Some(seat) {
        assert_eq!(redealt.answers(), game.answers());
    }
    assert_eq!(redealt.answers().len(), game.answers().len());
    let (at, other) = (game.position(), redealt.position());
    for card in game.rules().all().iter().filter(|&card| at.known_to(card).has(seat)) {
        assert_eq!(other.zone(card), at.zone(card));
        assert_eq!(other.known_to(card), at.known_to(card));
    }
    assert_backs_come_from_the_same_place(game, redealt);
    // The knowledge of other seats stays with the places.
    for age in 1..=game.rules().last_age() {
        let knowledge = |game: &Game| {
            let at = *game.position();
            at.deck(age).map(|card| at.known_to(card)).collect::<Vec<_>>()
        };
        assert_eq!(knowledge(redealt), knowledge(game));
    }
}

/// The card sets that an effect remembers have been renamed with the hidden cards: a card chosen by its back still comes
/// from the same place.
fn assert_backs_come_from_the_same_place(game: &Game, redealt: &Game) {
    for &answer in game.answers().iter().filter(|answer| matches!(answer, Answer::Back(_))) {
        let first_move = |mut game: Game| {
            let mut events = Vec::new();
            game.answer(answer, &mut events).unwrap();
            events.into_iter().find_map(|event| match event {
                Event::Moved { card, from, .. } => Some((from, game.rules().age(card.card))),
                _ => None,
            })
        };
        assert_eq!(first_move(*redealt), first_move(*game), "{answer:?}");
    }
}

/// Plays a redealt game to the end. Every position on the way is consistent and can be packed.
fn assert_can_be_played(redealt: Game, seed: u64) {
    let mut play = Play::from(redealt, seed);
    loop {
        assert_sound(&play.game);
        let answers = play.game.answers();
        assert!(answers.is_sorted_by(|one, next| one < next));
        assert_eq!(Game::unpack(play.game.rules(), &play.game.pack()), Ok(play.game));
        if !play.advance() {
            break;
        }
    }
}

#[test]
fn every_unknown_card_comes_to_every_possible_place() {
    let rules = Rules::printed(Edition::First);
    let game = Game::deal(rules, 3, 1).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut hands = BTreeSet::new();
    let mut achievements = BTreeSet::new();
    let mut tops = BTreeSet::new();
    for _ in 0..2_000 {
        let redealt = game.redeal(Seat::A, &mut rng);
        let at = redealt.position();
        assert_eq!(at.hand(Seat::A), game.position().hand(Seat::A));
        hands.extend(at.hand(Seat::new(1)));
        achievements.extend(at.available() & rules.of_age(5));
        tops.extend(at.deck(10).next());
    }
    let ones = rules.of_age(1) - game.position().hand(Seat::A);
    assert_eq!(hands.into_iter().collect::<CardSet>(), ones);
    assert_eq!(achievements.into_iter().collect::<CardSet>(), rules.of_age(5));
    assert_eq!(tops.into_iter().collect::<CardSet>(), rules.of_age(10));
}

#[test]
fn hidden_cards_change_places_in_the_middle_of_an_effect_too() {
    let mut moved = 0;
    for mut play in plays(800..805) {
        while play.advance() {
            if play.game.question().is_none_or(|question| question.card.is_none()) {
                continue;
            }
            for seat in seats(&play.game) {
                let redealt = play.game.redeal(seat, &mut play.dice);
                let is_hidden = |zone: Zone| zone.secret_of().is_some_and(|owner| owner != seat);
                moved += play
                    .game
                    .rules()
                    .all()
                    .iter()
                    .filter(|&card| is_hidden(play.game.position().zone(card)))
                    .filter(|&card| {
                        redealt.position().zone(card) != play.game.position().zone(card)
                    })
                    .count();
            }
        }
    }
    assert!(moved > 1_000, "only {moved} cards changed places");
}
