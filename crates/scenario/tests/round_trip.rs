//! A stretch of a game, written down, holds when it is played again.

use eureka_innovation::{Deal, Edition, Game, QuestionKind, Rules, Seating};
use eureka_scenario::{Scenario, WriteError, write_scenario};
use eureka_table::Said;

/// Numbers that look random, the same in every run (Knuth's MMIX constants).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A stretch that is being recorded.
struct Stretch {
    from: Game,
    plays: Vec<Said>,
    length: usize,
}

impl Stretch {
    fn check(&self, to: &Game) {
        let text =
            write_scenario("A stretch of a random game", &self.from, &self.plays, to).unwrap();
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        scenario.run().unwrap_or_else(|failure| panic!("{failure}\n{text}"));
    }
}

/// Plays a random game, checks stretches of it, and says how many.
fn play(mut game: Game, dice: &mut Dice) -> u32 {
    let mut checked = 0;
    let mut turns = 0;
    let mut stretch: Option<Stretch> = None;
    while let Some(question) = game.question() {
        // The first turns of a game have one action only, which no scenario can say of later turns.
        if question.kind == QuestionKind::Action && game.position().actions() == 2 {
            turns += 1;
        }
        let may_begin = turns > 1 && dice.below(4) == 0;
        if stretch.is_none() && may_begin && write_scenario("", &game, &[], &game).is_ok() {
            stretch = Some(Stretch { from: game, plays: Vec::new(), length: 1 + dice.below(12) });
        }
        let answers = game.answers();
        let answer = answers[dice.below(answers.len())];
        if let Some(stretch) = &mut stretch {
            stretch.plays.push(Said { seat: question.seat, answer: game.write(answer) });
        }
        game.answer(answer, &mut ()).unwrap();
        let is_over = game.question().is_none();
        if let Some(done) =
            stretch.take_if(|stretch| is_over || stretch.plays.len() == stretch.length)
        {
            done.check(&game);
            checked += 1;
        }
    }
    checked
}

#[test]
fn stretches_of_random_games_hold() {
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
fn stretches_of_games_in_teams_and_without_parley_hold() {
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
fn a_stretch_begins_in_front_of_an_action() {
    let rules = Rules::printed(Edition::First);
    let game = Game::new(rules, 2, &Deal::Seed(1)).unwrap();
    assert_eq!(write_scenario("", &game, &[], &game), Err(WriteError::NotAtAction));
}

#[test]
fn a_stretch_that_no_scenario_can_tell_is_refused() {
    let rules = Rules::printed(Edition::First);
    let mut game = Game::new(rules, 4, &Deal::Seed(1)).unwrap();
    while game.question().unwrap().kind == QuestionKind::Opening {
        game.answer(game.answers()[0], &mut ()).unwrap();
    }
    // The second player's first turn has one action too, which the position does not show.
    let (from, seat) = (game, game.position().turn());
    game.answer(game.read("draw").unwrap(), &mut ()).unwrap();
    let plays = [Said { seat, answer: "draw".to_owned() }];
    let failure = "actions: expected 1, got 2".to_owned();
    assert_eq!(write_scenario("", &from, &plays, &game), Err(WriteError::DoesNotHold(failure)));
}
