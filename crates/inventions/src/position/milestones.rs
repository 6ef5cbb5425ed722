//! The milestones on the board.

use crate::milestone::Milestone;
use crate::profile::{Profile, Slot};
use crate::word::{Owner, Player};
use std::collections::{BTreeMap, BTreeSet};

/// Where the milestones lie.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Milestones {
    /// Common Knowledge, from the bottom.
    pub common: Vec<Milestone>,
    /// The private displays from the bottom, with their owners.
    pub private: [(Owner, Milestone); 4],
    /// The Eureka display, rightmost first.
    pub eureka: Vec<Milestone>,
    /// Whose diplomats stand where; never empty.
    pub diplomats: BTreeMap<Milestone, BTreeSet<Player>>,
}

impl Milestones {
    /// How many slots Common Knowledge has.
    pub const COMMON_SLOTS: usize = 4;

    /// As they lie at the beginning, with the Eureka display of Era 1.
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

    /// The milestone on somebody's private display.
    pub fn of(&self, owner: impl Into<Owner>) -> Milestone {
        let owner = owner.into();
        let slot = self.private.iter().find(|(other, _)| *other == owner);
        slot.expect("every owner has a display").1
    }

    /// The era of a player, which is that of his milestone.
    pub fn era_of(&self, player: Player) -> u8 {
        self.of(player).era()
    }

    /// Whose private milestone it is.
    pub fn owner(&self, milestone: Milestone) -> Option<Owner> {
        self.private.iter().find(|(_, other)| *other == milestone).map(|(owner, _)| *owner)
    }

    /// Lays a milestone on somebody's private display.
    pub(crate) fn lay(&mut self, owner: impl Into<Owner>, milestone: Milestone) {
        let owner = owner.into();
        if let Some(slot) = self.private.iter_mut().find(|(other, _)| *other == owner) {
            slot.1 = milestone;
        }
    }

    /// Those that lie in Common Knowledge or on a private display.
    pub fn on_board(&self) -> impl Iterator<Item = Milestone> {
        self.common.iter().copied().chain(self.private.iter().map(|(_, milestone)| *milestone))
    }

    /// Those and the Eureka display.
    pub fn all(&self) -> impl Iterator<Item = Milestone> {
        self.on_board().chain(self.eureka.iter().copied())
    }

    /// Whether a player's diplomat stands on a milestone.
    pub fn has_diplomat(&self, milestone: Milestone, player: Player) -> bool {
        self.diplomats.get(&milestone).is_some_and(|there| there.contains(&player))
    }

    /// Whether another diplomat of that player would find room.
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

    /// Counter-clockwise from a player's own milestone, which comes last.
    pub fn counter_clockwise(&self, profile: &Profile, player: Player) -> Vec<Milestone> {
        let own = self.private.iter().position(|(owner, _)| *owner == Owner::Player(player));
        let own = own.map(|index| Slot::Private(index as u8));
        let start = profile.ring.iter().position(|slot| Some(*slot) == own).unwrap_or(0);
        let slots = profile.ring.iter().cycle().skip(start + 1).take(profile.ring.len());
        slots.filter_map(|slot| self.at(*slot)).collect()
    }

    fn at(&self, slot: Slot) -> Option<Milestone> {
        match slot {
            Slot::Private(index) => self.private.get(usize::from(index)).map(|(_, tile)| *tile),
            Slot::Common(index) => self.common.get(usize::from(index)).copied(),
        }
    }

    /// Lays a milestone into Common Knowledge, above all of the same or an earlier letter; if the column is full, the
    /// bottom one goes out before, and is given back.
    pub(crate) fn lay_in_common(&mut self, milestone: Milestone) -> Option<Milestone> {
        let full = self.common.len() >= Milestones::COMMON_SLOTS;
        let out = full.then(|| self.common.remove(0));
        let place = self.common.iter().take_while(|other| other.era() <= milestone.era()).count();
        self.common.insert(place, milestone);
        out
    }
}
