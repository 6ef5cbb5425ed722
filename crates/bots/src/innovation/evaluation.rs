//! The learned judge of Innovation: a small network that estimates each player's strength from features of the position.

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

/// A judge that estimates the chances from features of the position, with a learned network.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Judge, innovation::Evaluation, luck_of};
/// use eureka_innovation::{Arrangement, Edition, Game, Rules, Seat};
///
/// let rules = Rules::printed(Edition::First);
/// let mut arrangement = Arrangement::new(rules, 2);
/// arrangement.seats[0].achievements = vec![1, 2, 3, 4, 5];
/// let game = Game::arrange(rules, &arrangement)?;
///
/// // Five achievements of the six that win are a large lead.
/// let chances = Evaluation::learned(rules).chances(&game, &mut luck_of(1, Seat::A));
/// assert!(chances[Seat::A] > 0.8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Evaluation {
    net: Arc<Net>,
    /// For every card of the rules in use, its number in the printed rules the network was trained with; `u8::MAX` for a card unknown there.
    cards: [u8; Card::MAX],
}

impl Evaluation {
    /// The evaluation learned for the edition of these rules. The third edition uses the weights of the first, because few cards differ, and
    /// those only a little.
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

    /// An evaluation with this network.
    pub fn new(net: Arc<Net>, rules: &Rules) -> Evaluation {
        let printed = Rules::printed(rules.edition());
        let mut cards = [u8::MAX; Card::MAX];
        for card in rules.all().iter() {
            // Nothing was learned about a home-made card.
            if let Some(known) = printed.card_named(rules.name(card)) {
                cards[card.index()] = known.number();
            }
        }
        Evaluation { net, cards }
    }

    /// The numbers of the cards among the features.
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
        let mut chances = shares(&standings);
        // A player who is out still wins with the partners who play on.
        for seat in (SeatSet::all(game.players()) - game.position().everyone()).iter() {
            chances[seat] = team(game, seat).first().map_or(0.0, |partner| chances[partner]);
        }
        chances
    }
}

/// A search for one question of a game, as hints and analyses use it. The result depends only on the question, the budget and the seed.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Budget, Seen, innovation::search_for};
/// use eureka_innovation::{Edition, Game, Rules};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let seen = Seen::of(&game, 0).expect("the game has just begun");
/// let think = || search_for(rules, seen, Budget::iterations(10), 1).think(seen);
/// assert_eq!(think(), think());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search_for(
    rules: &Rules,
    seen: Seen<'_, Game>,
    budget: Budget,
    seed: u64,
) -> Search<Game, Evaluation> {
    Search::for_one(Evaluation::learned(rules), seen, budget, seed)
}

/// The players of the seat's team who are still in the game.
pub(super) fn team(game: &Game, seat: Seat) -> SeatSet {
    game.position().team(seat) & game.position().everyone()
}

/// The estimated strength of one player.
pub(super) struct Standing {
    pub(super) seat: Seat,
    pub(super) team: SeatSet,
    pub(super) strength: f32,
}

/// Turns strengths into chances (softmax over teams). The strength of a team is the average of its players.
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
