//! Ratings from results.

use super::played::Played;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};
use std::cmp::Ordering;

/// Glicko's rating of every bot, deal by deal from 1500 on.
///
/// Bots do not change, so a rating only becomes surer, and there is no use for the volatility of Glicko-2.
pub(super) fn ratings(bots: usize, games: &[Played]) -> Vec<GlickoRating> {
    let unchanging = GlickoConfig { c: 0.0 };
    let mut ratings = vec![GlickoRating::default(); bots];
    for deal in games.chunk_by(|one, next| one.deal == next.deal) {
        let before = ratings.clone();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let results: Vec<_> = deal
                .iter()
                .flat_map(|game| results(bot, game))
                .map(|(rival, outcome)| (before[rival], outcome))
                .collect();
            *rating = glicko_rating_period(rating, &results, &unchanging);
        }
    }
    ratings
}

/// How a bot did against each of its rivals in a game. Of two who lost, nobody knows who is better.
fn results(bot: usize, game: &Played) -> impl Iterator<Item = (usize, Outcomes)> {
    let own = game.parts.iter().find(|part| part.bot == bot);
    own.into_iter().flat_map(|own| {
        let decided = |won: u32| own.won > 0 || won > 0;
        let rivals = game.parts.iter().filter(|part| part.bot != own.bot);
        rivals.filter(move |rival| decided(rival.won)).map(|rival| {
            let outcome = match own.won.cmp(&rival.won) {
                Ordering::Greater => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Less => Outcomes::LOSS,
            };
            (rival.bot, outcome)
        })
    })
}
