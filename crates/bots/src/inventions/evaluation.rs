//! How good a game looks.

use super::features::{features, left};
use super::weights::Weights;
use crate::bot::Seen;
use crate::budget::Budget;
use crate::judge::{Chances, Judge, result};
use crate::luck::Luck;
use crate::search::Search;
use eureka_inventions::solo_game::{Answer, Game, Question};
use eureka_table::Seat;
use std::sync::Arc;

/// Judges by what lies on the table and before you.
#[derive(Clone, Debug)]
pub struct Evaluation(Arc<Weights>);

impl Evaluation {
    /// What was learned.
    pub fn learned() -> Evaluation {
        Evaluation(Weights::learned())
    }

    /// A judgment with these weights.
    pub fn new(weights: Arc<Weights>) -> Evaluation {
        Evaluation(weights)
    }

    /// By how many points you are likely to win.
    fn lead(&self, game: &Game) -> f32 {
        self.0.lead(&features(game), left(game))
    }

    fn chance(&self, game: &Game) -> f32 {
        self.0.chance(self.lead(game), left(game))
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

/// A search for one question of a game, as an adviser makes it.
pub fn search_for(seen: Seen<'_, Game>, budget: Budget, seed: u64) -> Search<Game, Evaluation> {
    Search::for_one(Evaluation::learned(), seen, budget, seed)
}

/// Plays the rest of your turn as well as it can by the evaluation, and judges what comes of it.
#[derive(Clone, Debug)]
pub struct Foresight(pub Evaluation);

/// No turn has so many answers.
const LONGEST: usize = 60;

impl Foresight {
    /// What was learned.
    pub fn learned() -> Foresight {
        Foresight(Evaluation::learned())
    }

    /// The answer after which a game looks best at once.
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
        for _ in 0..LONGEST {
            let Some(answer) = self.best(&game) else { break };
            game.answer_unchecked(answer);
            if is_quiet(&game) {
                break;
            }
        }
        self.0.chances(&game, luck)
    }
}

/// Whether your next turn has come, or the game is over.
fn is_quiet(game: &Game) -> bool {
    matches!(game.question(), None | Some(Question::Place))
}
