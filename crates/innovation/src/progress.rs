//! How far a player is from a special achievement.

use crate::rules::Rules;
use crate::view::{SeatView, View};
use eureka_script::word::{Edition, Icon, Special, Splay};
use eureka_table::Seat;

/// So many cards scored in one turn, or tucked, are a Monument in the first and third edition.
pub(crate) const MANY_CARDS: u8 = 6;
/// So many top cards with a demand effect are a Monument in the fourth edition.
pub(crate) const MANY_DEMANDS: u8 = 4;
/// So many of each icon but the person are an Empire.
pub(crate) const ENOUGH_ICONS: u8 = 3;
/// So many clocks are a World.
pub(crate) const MANY_CLOCKS: u8 = 12;

/// How much of a condition is met: all of it if they are equal, and never more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// How many there are.
    pub have: u8,
    /// How many it takes.
    pub need: u8,
}

impl Progress {
    /// Whether the condition is met.
    pub const fn is_met(self) -> bool {
        self.have == self.need
    }
}

impl View {
    /// How far a player is from the condition of a special achievement, whether that still lies on the table or not.
    ///
    /// What is counted depends on it. Empire: the icons of which there are three. Monument: the cards scored or tucked in this turn, whichever
    /// are more; in the fourth edition the top cards with a demand. Wonder: the colors splayed right, up or aslant. World: the
    /// clocks. Universe: the top cards of value 8 or more. All of this is public.
    pub fn progress(&self, rules: &Rules, seat: Seat, special: Special) -> Progress {
        let player = &self.players[seat.index()];
        let tops = || player.piles.iter().filter_map(|pile| pile.top);
        let (have, need) = match (special, rules.edition()) {
            (Special::Empire, _) => (kinds_of_icons(player), Icon::ALL.len() - 1),
            (Special::Monument, Edition::First | Edition::Third) => {
                (player.scored.max(player.tucked).into(), MANY_CARDS.into())
            }
            (Special::Monument, Edition::Fourth) => {
                let demands = tops().filter(|&card| rules.with_demand().has(card));
                (demands.count(), MANY_DEMANDS.into())
            }
            (Special::Wonder, _) => {
                let wide = |splay| matches!(splay, Splay::Up | Splay::Right | Splay::Aslant);
                (player.piles.iter().filter(|pile| wide(pile.splay)).count(), player.piles.len())
            }
            (Special::World, _) => (player.icons[Icon::Clock.index()].into(), MANY_CLOCKS.into()),
            (Special::Universe, _) => {
                (tops().filter(|&card| rules.high().has(card)).count(), player.piles.len())
            }
        };
        Progress { have: have.min(need) as u8, need: need as u8 }
    }
}

/// Of how many icons a player has enough for an Empire; the person is no part of it.
fn kinds_of_icons(player: &SeatView) -> usize {
    let counts = || Icon::ALL.into_iter().filter(|&icon| icon != Icon::Person);
    counts().filter(|icon| player.icons[icon.index()] >= ENOUGH_ICONS).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::setup::below;
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
                    let answer = answers[below(answers.len() as u32, &mut rng) as usize];
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
            let held = game.engine(&mut ()).held(seat);
            for special in Special::ALL {
                let progress = view.progress(game.rules, seat, special);
                let holds = held & 1 << special as u8 != 0;
                assert_eq!(progress.is_met(), holds, "{seat}, {special:?}: {progress:?}");
                assert!(progress.have <= progress.need);
                met[special.index()] += u32::from(holds);
            }
        }
    }
}
