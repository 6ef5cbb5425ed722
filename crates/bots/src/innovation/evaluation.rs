//! The learned judgment.

use super::features::features;
use super::net::Net;
use crate::bot::Seen;
use crate::budget::Budget;
use crate::judge::{Chances, Judge, result};
use crate::luck::Luck;
use crate::search::Search;
use arrayvec::ArrayVec;
use eureka_innovation::{Card, Edition, Game, Rules, Seat, SeatSet};
use std::sync::{Arc, OnceLock};

/// Says from features of a position how likely everybody is to win.
#[derive(Clone, Debug)]
pub struct Evaluation {
    net: Arc<Net>,
    /// The place among the features of every card.
    cards: [u8; Card::MAX],
}

impl Evaluation {
    /// What was learned for an edition, for use with these rules. The third is played with what was learned for the first: few cards differ,
    /// and those only a little.
    pub fn learned(rules: &Rules) -> Evaluation {
        static NETS: [OnceLock<Arc<Net>>; 3] = [const { OnceLock::new() }; 3];
        let weights: &[u8] = match rules.edition() {
            Edition::First | Edition::Third => include_bytes!("../../weights/first.net"),
            Edition::Fourth => include_bytes!("../../weights/fourth.net"),
        };
        let net = NETS[rules.edition().index()].get_or_init(|| {
            Arc::new(Net::from_bytes(weights).expect("the weights were written by the training"))
        });
        Evaluation::new(net.clone(), rules)
    }

    /// A judgment with this network.
    pub fn new(net: Arc<Net>, rules: &Rules) -> Evaluation {
        let printed = Rules::printed(rules.edition());
        let mut cards = [u8::MAX; Card::MAX];
        for card in rules.all().iter() {
            // Of a home-made card nothing was learned.
            if let Some(known) = printed.card_named(rules.name(card)) {
                cards[card.index()] = known.number();
            }
        }
        Evaluation { net, cards }
    }

    pub(super) fn cards(&self) -> &[u8; Card::MAX] {
        &self.cards
    }
}

impl Judge<Game> for Evaluation {
    fn chances(&self, game: &Game, _: &mut Luck) -> Chances {
        if game.outcome().is_some() {
            return result(game);
        }
        let standing = |seat| {
            let strength = self.net.strength(&features(game, seat, &self.cards));
            Standing { seat, team: team(game, seat), strength }
        };
        let standings: ArrayVec<Standing, { Seat::MAX as usize }> =
            game.position().everyone().iter().map(standing).collect();
        shares(&standings)
    }
}

/// A search for one question of a game.
pub fn search_for(
    rules: &Rules,
    seen: Seen<'_, Game>,
    budget: Budget,
    seed: u64,
) -> Search<Game, Evaluation> {
    Search::for_one(Evaluation::learned(rules), seen, budget, seed)
}

/// The partners who are still in the game.
pub(super) fn team(game: &Game, seat: Seat) -> SeatSet {
    game.position().team(seat) & game.position().everyone()
}

/// How strong a player stands.
pub(super) struct Standing {
    pub(super) seat: Seat,
    pub(super) team: SeatSet,
    pub(super) strength: f32,
}

/// Turns strengths into chances. A team stands as strong as its players do on average.
pub(super) fn shares(standings: &[Standing]) -> Chances {
    let mut chances = Chances::default();
    for one in standings {
        let partners = standings.iter().filter(|other| one.team.has(other.seat));
        let sum: f32 = partners.map(|partner| partner.strength).sum();
        chances[one.seat] = sum / f32::from(one.team.len());
    }
    let most = standings.iter().map(|one| chances[one.seat]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for one in standings {
        chances[one.seat] = (chances[one.seat] - most).exp();
        if one.team.first() == Some(one.seat) {
            sum += chances[one.seat];
        }
    }
    chances.over(sum)
}
