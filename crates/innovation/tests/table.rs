//! The implementation of the `Game` trait of `eureka-table` agrees with the methods of `innovation::Game`.

use eureka_innovation::{Answer, Edition, Rules, Seat, Seating};
use eureka_table::Game;

/// Plays one game through the trait, and the same game through its own methods.
fn play_both<G: Game<Answer = Answer>>(mut game: G, mut same: eureka_innovation::Game) {
    assert_eq!((game.players(), same.position().players()), (4, 4));
    assert_eq!(game.team(Seat::A), "AC".parse().unwrap());
    for number in 0.. {
        assert_eq!(game.asked(), same.asked());
        assert_eq!(game.question().is_some(), game.asked().is_some());
        assert_eq!(game.outcome(), same.outcome());
        let answers = game.answers();
        let answers = answers.as_ref();
        assert_eq!(answers, &same.answers()[..]);
        if answers.is_empty() {
            break;
        }
        assert!(game.answer(Answer::Achieve(200)).is_err());
        let answer = answers[number * 7 % answers.len()];
        assert_eq!(game.read(&game.write(answer)).unwrap(), answer);
        match number % 2 {
            0 => game.answer(answer).unwrap(),
            _ => game.answer_unchecked(answer),
        }
        same.answer(answer, &mut ()).unwrap();
    }
    assert!(same.outcome().is_some());
}

#[test]
fn a_game_is_the_same_through_the_trait() {
    let teams = Seating::read_teams("AC,BD").unwrap();
    let seating = Seating { players: 4, teams, parley: None };
    let game = eureka_innovation::Game::deal(Rules::printed(Edition::Fourth), seating, 5).unwrap();
    play_both(game, game);
}
