//! The places of the milestones on the board, and the diplomats on them.

use crate::milestone::Milestone;
use crate::profile::{Profile, Slot};
use crate::word::{Owner, Player};
use std::collections::{BTreeMap, BTreeSet};

/// The milestones on the board with their diplomats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Milestones {
    /// Common Knowledge, bottom first.
    pub common: Vec<Milestone>,
    /// The private displays with their owners, bottom first.
    pub private: [(Owner, Milestone); 4],
    /// The Eureka display, rightmost first.
    pub eureka: Vec<Milestone>,
    /// The owners of the diplomats on each milestone. No set is empty.
    pub diplomats: BTreeMap<Milestone, BTreeSet<Player>>,
}

impl Milestones {
    /// The number of slots of Common Knowledge.
    pub const COMMON_SLOTS: usize = 4;

    /// The milestones at the beginning of the game, with default owners and the Eureka display of Era 1.
    pub(super) fn new() -> Milestones {
        let mut private = Owner::ALL.into_iter().zip(Milestone::deck(2));
        let mut private_display = || private.next().expect("four owners, and four tiles");
        Milestones {
            common: Milestone::deck(1).collect(),
            private: std::array::from_fn(|_| private_display()),
            eureka: Milestone::deck(3).collect(),
            diplomats: BTreeMap::new(),
        }
    }

    /// The milestone on an owner's private display.
    pub fn of(&self, owner: impl Into<Owner>) -> Milestone {
        let owner = owner.into();
        let slot = self.private.iter().find(|(other, _)| *other == owner);
        slot.expect("every owner has a display").1
    }

    /// The era of a player's milestone.
    pub fn era_of(&self, player: Player) -> u8 {
        self.of(player).era()
    }

    /// The owner of a milestone on a private display.
    pub fn owner(&self, milestone: Milestone) -> Option<Owner> {
        self.private.iter().find(|(_, other)| *other == milestone).map(|(owner, _)| *owner)
    }

    /// Lays a milestone on an owner's private display, in place of the old one.
    pub(crate) fn lay(&mut self, owner: impl Into<Owner>, milestone: Milestone) {
        let owner = owner.into();
        if let Some(slot) = self.private.iter_mut().find(|(other, _)| *other == owner) {
            slot.1 = milestone;
        }
    }

    /// The milestones in Common Knowledge and on the private displays.
    pub fn on_board(&self) -> impl Iterator<Item = Milestone> {
        self.common.iter().copied().chain(self.private.iter().map(|(_, milestone)| *milestone))
    }

    /// The milestones in Common Knowledge, on the private displays and on the Eureka display.
    pub fn all(&self) -> impl Iterator<Item = Milestone> {
        self.on_board().chain(self.eureka.iter().copied())
    }

    /// Whether a player's diplomat stands on a milestone.
    pub fn has_diplomat(&self, milestone: Milestone, player: Player) -> bool {
        self.diplomats.get(&milestone).is_some_and(|there| there.contains(&player))
    }

    /// Whether a player may send a diplomat to a milestone: it has a free space and no diplomat of that player.
    pub fn has_room(&self, profile: &Profile, milestone: Milestone, player: Player) -> bool {
        let there = self.diplomats.get(&milestone).map_or(0, BTreeSet::len);
        !self.has_diplomat(milestone, player) && there < usize::from(profile.spaces(milestone))
    }

    /// Puts a diplomat on a milestone.
    pub(crate) fn send(&mut self, milestone: Milestone, player: Player) {
        self.diplomats.entry(milestone).or_default().insert(player);
    }

    /// Takes a diplomat off a milestone.
    pub(crate) fn call(&mut self, milestone: Milestone, player: Player) {
        if let Some(there) = self.diplomats.get_mut(&milestone) {
            there.remove(&player);
            if there.is_empty() {
                self.diplomats.remove(&milestone);
            }
        }
    }

    /// The milestones in counter-clockwise order from a player's own milestone, which comes last.
    pub fn counter_clockwise(&self, profile: &Profile, player: Player) -> Vec<Milestone> {
        let own = self.private.iter().position(|(owner, _)| *owner == Owner::Player(player));
        let own = own.map(|index| Slot::Private(index as u8));
        let start = profile.ring.iter().position(|slot| Some(*slot) == own).unwrap_or(0);
        let slots = profile.ring.iter().cycle().skip(start + 1).take(profile.ring.len());
        slots.filter_map(|slot| self.at(*slot)).collect()
    }

    /// The milestone in a slot.
    fn at(&self, slot: Slot) -> Option<Milestone> {
        match slot {
            Slot::Private(index) => self.private.get(usize::from(index)).map(|(_, tile)| *tile),
            Slot::Common(index) => self.common.get(usize::from(index)).copied(),
        }
    }

    /// Lays a milestone into Common Knowledge, above all milestones of the same or an earlier deck. If the column is full, the bottom
    /// milestone is removed first and returned.
    pub(crate) fn lay_in_common(&mut self, milestone: Milestone) -> Option<Milestone> {
        let full = self.common.len() >= Milestones::COMMON_SLOTS;
        let out = full.then(|| self.common.remove(0));
        let place = self.common.iter().take_while(|other| other.era() <= milestone.era()).count();
        self.common.insert(place, milestone);
        out
    }
}
