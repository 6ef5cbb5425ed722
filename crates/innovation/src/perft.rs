//! Perft: the number of decision paths, which changes with nearly every change of the rules.

use crate::Game;

/// The number of different sequences of `depth` answers from here. A sequence that ends the game earlier counts as one.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Game, Rules, perft};
///
/// let rules = Rules::printed(Edition::First);
/// let game = Game::deal(rules, 2, 1).unwrap();
/// assert_eq!(perft(&game, 0), 1);
/// assert_eq!(perft(&game, 2), 4); // Each of two seats melds one of two cards.
/// ```
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let answers = game.answers();
    if answers.is_empty() {
        return 1;
    }
    if depth == 1 {
        return answers.len() as u64;
    }
    let paths = answers.iter().map(|&answer| {
        let mut after = *game;
        after.answer_unchecked(answer, &mut ());
        perft(&after, depth - 1)
    });
    paths.sum()
}
