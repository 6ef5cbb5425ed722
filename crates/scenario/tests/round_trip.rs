//! Parts of random games that are written as scenarios pass when they are played.

use eureka_innovation::{Deal, Edition, Game, QuestionKind, Rules, Seating};
use eureka_scenario::{Scenario, WriteError, write_scenario};
use eureka_table::Said;

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
    fn check(&self, to: &Game) {
        let text = write_scenario("A part of a random game", &self.from, &self.plays, to).unwrap();
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        scenario.run().unwrap_or_else(|failure| panic!("{failure}\n{text}"));
    }
}

/// Plays a random game and checks parts of it. Returns the number of parts.
fn play(mut game: Game, dice: &mut Dice) -> u32 {
    let mut checked = 0;
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
        let answers = game.answers();
        let answer = answers[dice.below(answers.len())];
        if let Some(recording) = &mut recording {
            recording.plays.push(Said { seat: question.seat, answer: game.write(answer) });
        }
        game.answer(answer, &mut ()).unwrap();
        let is_over = game.question().is_none();
        if let Some(done) = recording.take_if(|part| is_over || part.plays.len() == part.length) {
            done.check(&game);
            checked += 1;
        }
    }
    checked
}

#[test]
fn parts_of_random_games_pass_as_scenarios() {
    let mut dice = Dice(1);
    let mut checked = 0;
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for players in 2..=rules.max_players() {
            for seed in 0..4 {
                checked += play(Game::new(rules, players, &Deal::Seed(seed)).unwrap(), &mut dice);
            }
        }
    }
    assert!(checked > 200, "{checked}");
}

#[test]
fn parts_of_games_in_teams_and_without_parley_pass_as_scenarios() {
    let rules = Rules::printed(Edition::Fourth);
    let mut dice = Dice(2);
    for (players, teams, parley) in [(4, "AC,BD", None), (5, "AB,CDE", None), (4, "", Some(false))]
    {
        let teams = if teams.is_empty() { Ok(Vec::new()) } else { Seating::read_teams(teams) };
        let seating = Seating { players, teams: teams.unwrap(), parley };
        let game = Game::new(rules, seating, &Deal::Seed(1)).unwrap();
        assert!(play(game, &mut dice) > 0);
    }
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
