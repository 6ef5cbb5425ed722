//! The analysis finds mistakes, and only where there was a choice and enough evidence.

use eureka_bots::innovation::Evaluation;
use eureka_bots::{
    Analysis, Budget, Decision, Judge as _, Search, Seen, Style, analyze, answered, luck_of,
};
use eureka_innovation::{
    Answer, Arrangement, Deal, Edition, Game, Rules, Seat, Seating, Setup, Special,
};
use eureka_table::{RESIGN, Said, Timeline};

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

/// A record of three in which the opening cards are chosen in the order C, A, B, and later B and then C give up.
fn record_with_leavers() -> Timeline<Game> {
    let rules = Rules::printed(Edition::First);
    let setup = Setup::new(rules, 3, &Deal::Seed(5));
    let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    for letter in ["C", "A", "B"] {
        let seat = letter.parse().unwrap();
        let game = timeline.game().facing(seat).unwrap();
        let answer = game.write(game.answers()[1]);
        timeline.take(&Said { seat, answer }).unwrap();
    }
    for leaver in [None, Some("B"), None, Some("C")] {
        match leaver {
            Some(letter) => {
                let said = Said { seat: letter.parse().unwrap(), answer: RESIGN.to_owned() };
                timeline.take(&said).unwrap();
            }
            None => (0..6).for_each(|number| {
                let answers = timeline.game().answers();
                timeline.answer(answers[number % answers.len()]).unwrap();
            }),
        }
    }
    timeline
}

#[test]
fn a_record_with_players_who_left_is_analyzed() {
    let timeline = record_with_leavers();
    let games: Vec<Game> = timeline.games().collect();
    let judge = Evaluation::learned(timeline.game().rules());
    let (mut decisions, mut skipped) = (Vec::new(), Vec::new());
    for (moment, said) in timeline.answers().iter().enumerate() {
        let Some((game, answer)) = answered(&games[moment], said) else {
            skipped.push(said.to_string());
            continue;
        };
        let seen = Seen::of(&game, moment).unwrap();
        assert_eq!(seen.seat(), said.seat);
        let luck = luck_of(1, said.seat);
        let mut search = Search::new(&judge, Style::LED, Budget::iterations(20), luck);
        decisions.extend(analyze(&mut search, seen, answer));
    }
    assert_eq!(skipped, ["B: resign", "C: resign"]);
    let openings: Vec<Seat> = decisions.iter().take(3).map(|decision| decision.seat).collect();
    assert_eq!(openings, ["C", "A", "B"].map(|letter| letter.parse().unwrap()));
    for perspective in [None, Some(Seat::A), Some(Seat::new(1))] {
        let own = |decision: &Decision<Answer>| perspective.is_none_or(|s| s == decision.seat);
        let own = decisions.iter().filter(|decision| own(decision)).cloned().collect();
        let analysis = Analysis::new(&games, own, perspective, &judge, 1, 9);
        let end = analysis.end.unwrap();
        assert_eq!([end[Seat::A], end[Seat::new(1)], end[Seat::new(2)]], [1.0, 0.0, 0.0]);
        for turn in analysis.turning_points {
            assert!(turn.moment < games.len() - 1, "{turn:?}");
        }
    }
    // That the last opponent leaves turns the game.
    let analysis = Analysis::new(&games, decisions, None, &judge, 1, 9);
    let last = games.len() - 2;
    assert!(analysis.turning_points.iter().any(|turn| turn.moment == last));
}

#[test]
fn a_partner_who_gave_up_has_the_chances_of_the_team() {
    let rules = Rules::printed(Edition::Fourth);
    let teams = vec!["AC".parse().unwrap(), "BD".parse().unwrap()];
    let seating = Seating { players: 4, teams, parley: None };
    let mut game = Game::deal(rules, seating, 1).unwrap();
    game.resign(Seat::A, &mut ()).unwrap();
    let chances = Evaluation::learned(rules).chances(&game, &mut luck_of(1, Seat::A));
    assert_eq!(chances[Seat::A], chances[Seat::new(2)]);
    assert!((chances[Seat::A] + chances[Seat::new(1)] - 1.0).abs() < 1e-5);
    let mut alone = Game::deal(rules, 3, 1).unwrap();
    alone.resign(Seat::A, &mut ()).unwrap();
    assert_eq!(Evaluation::learned(rules).chances(&alone, &mut luck_of(1, Seat::A))[Seat::A], 0.0);
}
