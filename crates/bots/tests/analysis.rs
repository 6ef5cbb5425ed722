//! The analysis finds mistakes, and only where there was a choice and enough evidence.

use eureka_bots::innovation::Evaluation;
use eureka_bots::{Budget, Decision, Search, Seen, Style, analyze, luck_of};
use eureka_innovation::{Answer, Arrangement, Edition, Game, Rules, Seat, Special};

/// A game in which A can win now with the last action, by claiming the sixth achievement. Otherwise B will.
fn decided() -> Game {
    let rules = Rules::printed(Edition::First);
    let card = |name| rules.card_named(name).unwrap();
    let mut arrangement = Arrangement::new(rules, 2);
    arrangement.actions = 1;
    arrangement.available = vec![1, 7, 8, 9];
    arrangement.special.clear();
    let [a, b] = &mut arrangement.seats[..] else { panic!("two play") };
    a.achievements = vec![2, 3, 4, 5, 6];
    a.score = vec![card("Genetics")];
    a.board[0] = vec![card("Coal")];
    b.specials = Special::ALL.to_vec();
    b.score = vec![card("Computers")];
    b.board[0] = vec![card("Fission")];
    Game::arrange(rules, &arrangement).unwrap()
}

/// The analysis of this answer by A.
fn judged(answer: Answer, iterations: u32) -> Decision<Answer> {
    let game = decided();
    let seen = Seen::of(&game, 0).unwrap();
    let judge = Evaluation::learned(game.rules());
    let budget = Budget::iterations(iterations);
    let mut search = Search::new(judge, Style::LED, budget, luck_of(1, Seat::A));
    analyze(&mut search, seen, answer).unwrap()
}

#[test]
fn whoever_lets_a_victory_go_makes_a_mistake() {
    let decision = judged(Answer::Achieve(1), 100);
    assert_eq!((decision.after(), decision.given_away()), (1.0, 0.0));
    assert!(!decision.is_mistake());
    let decision = judged(Answer::Draw, 100);
    assert_eq!(decision.favorite().answer, Answer::Achieve(1));
    assert!(decision.given_away() > 0.5 && decision.after() < 0.5, "{decision:?}");
    assert!(decision.is_mistake());
}

#[test]
fn nothing_is_called_a_mistake_after_a_glance() {
    assert!(!judged(Answer::Draw, 10).is_mistake());
}

#[test]
fn where_there_is_one_answer_there_is_no_decision() {
    let rules = Rules::printed(Edition::First);
    let game = Game::arrange(rules, &Arrangement::new(rules, 2)).unwrap();
    let judge = Evaluation::learned(rules);
    let mut search = Search::new(judge, Style::LED, Budget::iterations(10), luck_of(1, Seat::A));
    assert_eq!(game.answers().len(), 1);
    assert!(analyze(&mut search, Seen::of(&game, 0).unwrap(), Answer::Draw).is_none());
}
