//! The progress of a player toward a special achievement.

use crate::rules::Rules;
use crate::view::{SeatView, View};
use eureka_script::word::{Edition, Icon, Special, Splay};
use eureka_table::Seat;

/// The number of cards scored in one turn, or tucked, that earn the Monument in the first and third edition.
pub(crate) const MONUMENT_CARDS: u8 = 6;
/// The number of top cards with a demand effect that earn the Monument in the fourth edition.
pub(crate) const MONUMENT_DEMANDS: u8 = 4;
/// The number of each icon but the person that earns the Empire.
pub(crate) const EMPIRE_ICONS: u8 = 3;
/// The number of clocks that earns the World.
pub(crate) const WORLD_CLOCKS: u8 = 12;

/// The progress toward a condition. `have` is at most `need`; if they are equal, the condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The number that the player has.
    pub have: u8,
    /// The number that is needed.
    pub need: u8,
}

impl Progress {
    /// Whether the condition is met.
    pub const fn is_met(self) -> bool {
        self.have == self.need
    }
}

impl View {
    /// The progress of a player toward the condition of a special achievement, whether it is still available or not. All
    /// of this is public.
    ///
    /// - Empire: the kinds of icon of which there are three.
    /// - Monument: the cards scored or tucked in this turn, whichever are more; in the fourth edition the top cards with a
    ///   demand.
    /// - Wonder: the colors splayed right, up or aslant.
    /// - World: the clocks.
    /// - Universe: the top cards of value 8 or more.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, ONLOOKER, Rules, Seat, Special};
    ///
    /// let rules = Rules::printed(Edition::First);
    /// let view = Game::deal(rules, 2, 1).unwrap().view(ONLOOKER);
    /// let world = view.progress(rules, Seat::A, Special::World);
    /// assert_eq!((world.have, world.need), (0, 12));
    /// assert!(!world.is_met());
    /// ```
    pub fn progress(&self, rules: &Rules, seat: Seat, special: Special) -> Progress {
        let player = &self.players[seat.index()];
        let tops = || player.piles.iter().filter_map(|pile| pile.top);
        let (have, need) = match (special, rules.edition()) {
            (Special::Empire, _) => (empire_icon_kinds(player), Icon::ALL.len() - 1),
            (Special::Monument, Edition::First | Edition::Third) => {
                (player.scored.max(player.tucked).into(), MONUMENT_CARDS.into())
            }
            (Special::Monument, Edition::Fourth) => {
                let demands = tops().filter(|&card| rules.with_demand().has(card));
                (demands.count(), MONUMENT_DEMANDS.into())
            }
            (Special::Wonder, _) => {
                let wide = |splay| matches!(splay, Splay::Up | Splay::Right | Splay::Aslant);
                (player.piles.iter().filter(|pile| wide(pile.splay)).count(), player.piles.len())
            }
            (Special::World, _) => (player.icons[Icon::Clock.index()].into(), WORLD_CLOCKS.into()),
            (Special::Universe, _) => {
                (tops().filter(|&card| rules.high().has(card)).count(), player.piles.len())
            }
        };
        Progress { have: have.min(need) as u8, need: need as u8 }
    }
}

/// The number of icon kinds, without the person, of which a player has enough for the Empire.
fn empire_icon_kinds(player: &SeatView) -> usize {
    let counts = || Icon::ALL.into_iter().filter(|&icon| icon != Icon::Person);
    counts().filter(|icon| player.icons[icon.index()] >= EMPIRE_ICONS).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::setup::random_below;
    use eureka_table::SeatSet;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn a_condition_is_met_exactly_when_the_engine_gives_the_achievement() {
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            let mut met = [0; 5];
            for seed in 0..150 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let players = 2 + (seed % u64::from(rules.max_players() - 1)) as u8;
                let mut game = Game::deal(rules, players, seed).unwrap();
                while !game.answers().is_empty() {
                    let answers = game.answers();
                    let answer = answers[random_below(answers.len() as u32, &mut rng) as usize];
                    game.answer_unchecked(answer, &mut ());
                    assert_agrees(&mut game, &mut met);
                }
            }
            assert!(met.iter().all(|&met| met > 0), "{edition}: {met:?} met");
        }
    }

    fn assert_agrees(game: &mut Game, met: &mut [u32; 5]) {
        let view = game.view(crate::ONLOOKER);
        for seat in SeatSet::all(game.players()).iter() {
            let conditions = game.engine(&mut ()).met_conditions(seat);
            for special in Special::ALL {
                let progress = view.progress(game.rules, seat, special);
                let holds = conditions & 1 << special as u8 != 0;
                assert_eq!(progress.is_met(), holds, "{seat}, {special:?}: {progress:?}");
                assert!(progress.have <= progress.need);
                met[special.index()] += u32::from(holds);
            }
        }
    }
}
