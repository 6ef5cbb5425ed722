//! Parts of random games that are written as scenarios pass when they are played.

use eureka_innovation::{Blind, Deal, Edition, Game, QuestionKind, Rules, Seat, SeatSet, Seating};
use eureka_scenario::{Scenario, WriteError, write_scenario};
use eureka_table::{Game as _, RESIGN, Said};
use std::ops::Range;

/// Pseudorandom numbers, the same in every run (Knuth's MMIX constants).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A part of a game that is being recorded.
struct Recording {
    from: Game,
    plays: Vec<Said>,
    length: usize,
}

impl Recording {
    /// Checks that the part is written as a scenario that plays out the same.
    fn check(&self, to: &Game, counts: &mut Counts) {
        let text = write_scenario("A part of a random game", &self.from, &self.plays, to).unwrap();
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        scenario.run().unwrap_or_else(|failure| panic!("{failure}\n{text}"));
        assert_eq!(scenario.plays, self.plays);
        counts.parts += 1;
        if scenario.arrangement.blind != Blind::ALPHABETICAL {
            assert_eq!(scenario.arrangement.blind, self.from.position().blind());
            counts.blind += 1;
            // It is written only where the alphabetical order would lead elsewhere.
            let mut alphabetical = scenario;
            alphabetical.arrangement.blind = Blind::ALPHABETICAL;
            assert!(alphabetical.run().is_err(), "{text}");
        }
        let resigned = |said: &&Said| said.answer == RESIGN;
        counts.resigned += self.plays.iter().filter(resigned).count();
    }
}

/// The numbers of parts of games that were checked.
#[derive(Default)]
struct Counts {
    parts: usize,
    /// Those with a source of blind choices.
    blind: usize,
    /// The players who gave up in them.
    resigned: usize,
}

/// Plays a random game and checks parts of it. One in `patience` lines of a part is that somebody gives up; with 0, nobody
/// does. A scenario begins with everybody, so the game ends for this test after a part in which somebody gave up.
fn play(mut game: Game, dice: &mut Dice, patience: usize, counts: &mut Counts) {
    let mut turns = 0;
    let mut recording: Option<Recording> = None;
    while let Some(question) = game.question() {
        // The first turns of a game have one action only, which the format cannot express; so recording starts later.
        if question.kind == QuestionKind::Action && game.position().actions() == 2 {
            turns += 1;
        }
        let may_begin = turns > 1 && dice.below(4) == 0;
        if recording.is_none() && may_begin && write_scenario("", &game, &[], &game).is_ok() {
            recording =
                Some(Recording { from: game, plays: Vec::new(), length: 1 + dice.below(12) });
        }
        let gives_up = patience > 0 && recording.is_some() && dice.below(patience) == 0;
        let said = if gives_up {
            let there: Vec<Seat> = game.position().everyone().iter().collect();
            Said { seat: there[dice.below(there.len())], answer: RESIGN.to_owned() }
        } else {
            let answers = game.answers();
            let answer = answers[dice.below(answers.len())];
            Said { seat: question.seat, answer: game.write(answer) }
        };
        game.take(&said, &mut Vec::new()).unwrap();
        recording.iter_mut().for_each(|part| part.plays.push(said.clone()));
        let is_over = game.question().is_none();
        if let Some(done) = recording.take_if(|part| is_over || part.plays.len() == part.length) {
            done.check(&game, counts);
            if game.position().everyone() != SeatSet::all(game.players()) {
                return;
            }
        }
    }
}

/// A game for every edition, number of players and seed.
fn games(seeds: Range<u64>) -> impl Iterator<Item = Game> {
    let tables = Edition::ALL.into_iter().flat_map(|edition| {
        let rules = Rules::printed(edition);
        (2..=rules.max_players()).map(move |players| (rules, players))
    });
    tables.flat_map(move |(rules, players)| {
        seeds.clone().map(move |seed| Game::deal(rules, players, seed).unwrap())
    })
}

#[test]
fn parts_of_random_games_pass_as_scenarios() {
    let (mut dice, mut counts) = (Dice(1), Counts::default());
    games(0..4).for_each(|game| play(game, &mut dice, 0, &mut counts));
    let Counts { parts, blind, .. } = counts;
    assert!(parts > 500 && blind > 0 && blind < parts / 20, "{parts} parts, {blind} blind");
}

#[test]
fn actions_with_blind_choices_pass_as_scenarios() {
    let (mut dice, mut counts) = (Dice(4), Counts::default());
    for mut game in games(20..50) {
        let mut part = Recording { from: game, plays: Vec::new(), length: 0 };
        while let Some(question) = game.question() {
            if question.kind == QuestionKind::Action {
                let is_blind = game.position().blind() != part.from.position().blind();
                if is_blind && write_scenario("", &part.from, &[], &part.from).is_ok() {
                    part.check(&game, &mut counts);
                }
                part = Recording { from: game, plays: Vec::new(), length: 0 };
            }
            let answers = game.answers();
            let answer = answers[dice.below(answers.len())];
            part.plays.push(Said { seat: question.seat, answer: game.write(answer) });
            game.answer(answer, &mut ()).unwrap();
        }
    }
    let Counts { parts, blind, .. } = counts;
    assert!(blind > 50 && blind < parts, "{parts} parts, {blind} with the source");
}

#[test]
fn parts_in_which_players_give_up_pass_as_scenarios() {
    let (mut dice, mut counts) = (Dice(3), Counts::default());
    games(10..30).for_each(|game| play(game, &mut dice, 20, &mut counts));
    assert!(counts.resigned > 150, "only {} players gave up", counts.resigned);
}

#[test]
fn parts_of_games_in_teams_and_without_parley_pass_as_scenarios() {
    let rules = Rules::printed(Edition::Fourth);
    let (mut dice, mut counts) = (Dice(2), Counts::default());
    for (players, teams, parley) in [(4, "AC,BD", None), (5, "AB,CDE", None), (4, "", Some(false))]
    {
        let teams = if teams.is_empty() { Ok(Vec::new()) } else { Seating::read_teams(teams) };
        let seating = Seating { players, teams: teams.unwrap(), parley };
        for (seed, patience) in [(1, 0), (2, 30), (3, 30)] {
            let before = counts.parts;
            let game = Game::deal(rules, seating.clone(), seed).unwrap();
            play(game, &mut dice, patience, &mut counts);
            assert!(counts.parts > before);
        }
    }
    assert!(counts.resigned > 0);
}

#[test]
fn a_part_that_does_not_begin_before_an_action_is_refused() {
    let rules = Rules::printed(Edition::First);
    let game = Game::new(rules, 2, &Deal::Seed(1)).unwrap();
    assert_eq!(write_scenario("", &game, &[], &game), Err(WriteError::NotAtAction));
}

#[test]
fn a_part_that_the_format_cannot_express_is_refused() {
    let rules = Rules::printed(Edition::First);
    let mut game = Game::new(rules, 4, &Deal::Seed(1)).unwrap();
    while game.question().unwrap().kind == QuestionKind::Opening {
        game.answer(game.answers()[0], &mut ()).unwrap();
    }
    // The second player's first turn has one action too, which the format cannot express.
    let (from, seat) = (game, game.position().turn());
    game.answer(game.read("draw").unwrap(), &mut ()).unwrap();
    let plays = [Said { seat, answer: "draw".to_owned() }];
    let failure = "actions: expected 1, got 2".to_owned();
    assert_eq!(write_scenario("", &from, &plays, &game), Err(WriteError::DoesNotHold(failure)));
}

#[test]
fn a_part_from_which_somebody_is_missing_is_refused() {
    let mut game = Game::deal(Rules::printed(Edition::First), 3, 1).unwrap();
    game.resign(Seat::A, &mut ()).unwrap();
    while game.question().unwrap().kind == QuestionKind::Opening {
        game.answer(game.answers()[0], &mut ()).unwrap();
    }
    assert_eq!(write_scenario("", &game, &[], &game), Err(WriteError::Out(Seat::A)));
}
