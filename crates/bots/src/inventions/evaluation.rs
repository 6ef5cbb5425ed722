//! The judges of the solo game: a learned evaluation, and one that first plays the turn to its end.

use super::features::{features, fraction_left};
use super::weights::Weights;
use crate::bot::Seen;
use crate::budget::Budget;
use crate::judge::{Chances, Judge, result};
use crate::luck::Luck;
use crate::search::Search;
use eureka_inventions::solo_game::{Answer, Game, Question};
use eureka_table::Seat;
use std::sync::Arc;

/// A judge that estimates your chance to win from features of the position, with learned weights.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Judge, inventions::Evaluation, luck_of};
/// use eureka_inventions::solo_game::Setup;
/// use eureka_table::Seat;
///
/// let game = Setup::new(3).start();
/// let chance = Evaluation::learned().chances(&game, &mut luck_of(1, Seat::A))[Seat::A];
/// assert!(chance > 0.0 && chance < 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct Evaluation(Arc<Weights>);

impl Evaluation {
    /// The evaluation with the learned weights.
    pub fn learned() -> Evaluation {
        Evaluation(Weights::learned())
    }

    /// An evaluation with these weights.
    pub fn new(weights: Arc<Weights>) -> Evaluation {
        Evaluation(weights)
    }

    /// The expected lead over the opponents at the end, in points.
    fn lead(&self, game: &Game) -> f32 {
        self.0.lead(&features(game), fraction_left(game))
    }

    /// Your chance to win.
    fn chance(&self, game: &Game) -> f32 {
        self.0.chance(self.lead(game), fraction_left(game))
    }
}

impl Judge<Game> for Evaluation {
    fn chances(&self, game: &Game, _: &mut Luck) -> Chances {
        if game.question().is_none() {
            return result(game);
        }
        let mut chances = Chances::default();
        chances[Seat::A] = self.chance(game);
        chances
    }
}

/// A search for one question of a game, as hints use it. The result depends only on the question, the budget and the seed.
pub fn search_for(seen: Seen<'_, Game>, budget: Budget, seed: u64) -> Search<Game, Evaluation> {
    Search::for_one(Evaluation::learned(), seen, budget, seed)
}

/// A judge that first plays the rest of your turn, each answer as the evaluation likes best, and then evaluates the position.
#[derive(Clone, Debug)]
pub struct Foresight(pub Evaluation);

/// The number of answers after which a turn is judged as it is. No real turn has as many.
const MAX_TURN_ANSWERS: usize = 60;

impl Foresight {
    /// The judge with the learned weights.
    pub fn learned() -> Foresight {
        Foresight(Evaluation::learned())
    }

    /// The answer after which the expected lead is largest.
    fn best(&self, game: &Game) -> Option<Answer> {
        let after = |answer: &Answer| {
            let mut after = game.clone();
            after.answer_unchecked(*answer);
            self.0.lead(&after)
        };
        let looks = game.answers().iter().map(|answer| (*answer, after(answer)));
        looks.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(answer, _)| answer)
    }
}

impl Judge<Game> for Foresight {
    fn chances(&self, game: &Game, luck: &mut Luck) -> Chances {
        if is_quiet(game) {
            return self.0.chances(game, luck);
        }
        let mut game = game.clone();
        for _ in 0..MAX_TURN_ANSWERS {
            let Some(answer) = self.best(&game) else { break };
            game.answer_unchecked(answer);
            if is_quiet(&game) {
                break;
            }
        }
        self.0.chances(&game, luck)
    }
}

/// Whether your next turn begins, or the game is over.
fn is_quiet(game: &Game) -> bool {
    matches!(game.question(), None | Some(Question::Place))
}
