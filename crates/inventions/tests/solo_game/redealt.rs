//! Tests of redealing: the new game differs only in its future draws.

use crate::{Play, plays};
use eureka_inventions::solo_game::Game;
use eureka_table::{Game as _, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

#[test]
fn a_redealt_game_looks_the_same_and_can_be_played_on() {
    for mut play in plays(2_000..2_040) {
        while play.go_on() {
            if play.below(10) > 0 {
                continue;
            }
            let redealt = play.game.redeal(Seat::A, &mut play.dice);
            assert_eq!(redealt.view(Seat::A), play.game.view(Seat::A), "{play}");
            assert_eq!(redealt.question(), play.game.question(), "{play}");
            assert_eq!(redealt.answers(), play.game.answers(), "{play}");
            let stream = Xoshiro256PlusPlus::seed_from_u64(play.seed);
            assert_eq!(
                redealt.redeal(Seat::A, &mut stream.clone()),
                play.game.redeal(Seat::A, &mut stream.clone()),
                "the same numbers give another world {play}"
            );
            if play.below(5) == 0 {
                play_on(redealt, &mut play.dice);
            }
        }
    }
}

/// Plays a game to its end.
fn play_on(mut game: Game, dice: &mut impl Rng) {
    while let answers @ [_, ..] = game.answers() {
        let answer = answers[dice.next_u64() as usize % answers.len()];
        game.answer(answer).unwrap();
    }
    assert!(game.outcome().is_some());
}

#[test]
fn redealt_games_draw_different_cards() {
    let mut play = Play::new(2_100);
    while play.world().position.era == 1 {
        play.go_on();
    }
    let (mut cards, mut ideas) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..300 {
        let mut game = play.game.redeal(Seat::A, &mut play.dice);
        while game.world().position.era == 2 {
            let answer = game.answers()[0];
            game.answer(answer).unwrap();
        }
        ideas.extend(game.world().board.top);
        cards
            .extend(game.world().position.hephaestus.deck.groups().last().unwrap().iter().copied());
    }
    assert_eq!(cards.len(), 4, "any card but that of Era 1 may have been used in Era 2");
    assert!(ideas.len() >= 4, "{ideas:?}");
}
