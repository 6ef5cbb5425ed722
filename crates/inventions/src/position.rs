//! The table: everything that the two opponents depend on.

mod amend;
mod arrange;
mod check;
mod milestones;
mod write;

pub use milestones::Milestones;

use crate::deck::Deck;
use crate::idea::{Card, Idea};
use crate::milestone::Milestone;
use crate::profile::Profile;
use crate::region::Region;
use crate::score::ScoreSheet;
use crate::settings::Settings;
use crate::tile::{Letter, Progress, Tiles};
use crate::track::Track;
use crate::word::{Action, Bot, Difficulty, Player};
use eureka_table::words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The citizens of each color.
pub const CITIZENS: u8 = 30;

/// The influence tokens of each color.
pub const INFLUENCE_TOKENS: u8 = 5;

/// The table as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What is printed on the box.
    pub profile: Arc<Profile>,
    /// How open questions of the rules are read.
    pub settings: Settings,
    /// How much the opponents' holdings count.
    pub difficulty: Difficulty,
    /// The era of the clock, 1 to 5.
    pub era: u8,
    /// The round of this era, from 1.
    pub round: u8,
    /// Whose turn it is, or what comes instead.
    pub turn: Turn,
    /// The turn order.
    pub order: [Player; 3],
    /// The common points of the opponents.
    pub points: u16,
    /// The cards in their common pile.
    pub pile: u8,
    /// The idea display, if the program keeps it.
    pub display: Option<Display>,
    /// The regions by their numbers.
    pub regions: [Land; 7],
    /// The milestones on the board.
    pub milestones: Milestones,
    /// The era track, if the program keeps it.
    pub track: Option<Track>,
    /// Chronos's things.
    pub chronos: Opponent,
    /// Hephaestus's things.
    pub hephaestus: Hephaestus,
    /// What of yours the opponents depend on.
    pub you: YourState,
    /// Your final sheet, once the game is over.
    pub sheet: Option<ScoreSheet>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The board is being laid out.
    SetUp,
    /// A player's turn.
    Of(Player),
    /// The era is over.
    Era,
}

/// The idea display with its stack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Display {
    /// The ideas laid out, rightmost first.
    pub ideas: Vec<Idea>,
    /// The stack, top first.
    pub stack: Vec<Idea>,
}

impl Display {
    /// How many ideas are laid out.
    pub const SIZE: usize = 3;

    /// New cards come in at the left, as far as the stack reaches.
    pub fn fill(&mut self) {
        let missing = Display::SIZE.saturating_sub(self.ideas.len()).min(self.stack.len());
        self.ideas.extend(self.stack.drain(..missing));
    }
}

/// A region with its display.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Land {
    /// The card on the display.
    pub card: Option<Card>,
    /// How many citizens the Specialist tile asks of a presenter.
    pub need: u8,
    /// Whether the sage is there.
    pub sage: bool,
    /// Which side of the Knowledge tile is up.
    pub tile: Side,
    /// The wealth tiles, top first.
    pub wealth: Vec<Letter>,
    /// The influence spaces from the left.
    pub influence: Vec<InfluenceSpace>,
    /// The citizens on the map, in the order of [`Player::ALL`].
    pub citizens: [u8; 3],
}

words! {
    /// The side of a Knowledge tile that is up.
    pub enum Side {
        /// The action.
        Action = "action",
        /// The two points.
        Points = "ip",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn flipped(self) -> Side {
        match self {
            Side::Action => Side::Points,
            Side::Points => Side::Action,
        }
    }
}

/// A space for an influence token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InfluenceSpace {
    /// The points printed there.
    pub value: u8,
    /// Whose token lies there.
    pub token: Option<Player>,
}

impl Land {
    /// How many citizens of a player are on the map here.
    pub fn citizens(&self, player: Player) -> u8 {
        self.citizens[player as usize]
    }

    /// The number of a player's citizens here, to be changed.
    pub(crate) fn citizens_mut(&mut self, player: Player) -> &mut u8 {
        &mut self.citizens[player as usize]
    }

    /// Whether a player's influence token lies here.
    pub fn has_token(&self, player: Player) -> bool {
        self.influence.iter().any(|space| space.token == Some(player))
    }

    /// The leftmost space for a player's token: none where one of his lies, or where all are taken.
    pub fn space_for(&self, player: Player) -> Option<usize> {
        if self.has_token(player) {
            return None;
        }
        self.influence.iter().position(|space| space.token.is_none())
    }

    /// The highest value printed here, covered or not.
    pub fn highest_value(&self) -> u8 {
        self.influence.iter().map(|space| space.value).max().unwrap_or(0)
    }
}

/// A player's pillars in the assembly.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pillars {
    /// Where the Epoch pillar stands.
    pub epoch: Option<Action>,
    /// Where the Season pillars stand.
    pub season: Vec<Action>,
}

impl Pillars {
    /// How many Season pillars a player has.
    pub const SEASON_PILLARS: usize = 2;

    /// All that stand in the assembly.
    pub fn all(&self) -> impl Iterator<Item = Action> {
        self.epoch.into_iter().chain(self.season.iter().copied())
    }
}

words! {
    /// A pillar.
    #[derive(Deserialize, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Pillar {
        /// The big one, which stays between the eras.
        Epoch = "epoch",
        /// One of the two small ones.
        Season = "season",
    }
}

/// What an opponent has; Chronos has nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opponent {
    /// Where his pillar or figure stands on the map.
    pub region: Region,
    /// The influence tokens that are left; Chronos's wait at the era track.
    pub tokens: u8,
    /// The citizens in his supply.
    pub supply: u8,
    /// His tiles.
    pub tiles: Tiles,
}

/// Hephaestus's things.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hephaestus {
    /// What Chronos has too.
    pub own: Opponent,
    /// His cards to come.
    pub deck: Deck,
    /// The cards revealed in this era, from the left.
    pub slots: Vec<u8>,
    /// The chain tokens on his board.
    pub chain: u8,
    /// The sages on his board.
    pub sages: u8,
    /// His pillars.
    pub pillars: Pillars,
}

/// What of yours the opponents depend on, and what they give you.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct YourState {
    /// Your pillars.
    pub pillars: Pillars,
    /// Whether you have placed a pillar in this turn.
    pub placed: bool,
    /// Your influence, as far as the opponents and the era changes move it.
    pub influence: u8,
    /// Your points, as far as the table gives them.
    pub points: u16,
    /// The progress tiles that you are known to hold.
    pub progress: BTreeSet<Progress>,
    /// The citizens in your supply, if the program counts them.
    pub supply: Option<u8>,
}

/// The top of the influence track.
pub const MAX_INFLUENCE: u8 = 10;

/// No game comes near to so many points.
pub(crate) const MAX_POINTS: u16 = 999;

impl Position {
    /// How many rounds an era has.
    pub const fn rounds(era: u8) -> u8 {
        if era == 1 { 1 } else { 3 }
    }

    /// A region.
    pub fn land(&self, region: Region) -> &Land {
        &self.regions[region.index()]
    }

    /// What is printed on the box, to be corrected or added to.
    pub(crate) fn profile_mut(&mut self) -> &mut Profile {
        Arc::make_mut(&mut self.profile)
    }

    /// A region, to be changed.
    pub(crate) fn land_mut(&mut self, region: Region) -> &mut Land {
        &mut self.regions[region.index()]
    }

    /// The regions with their numbers.
    pub fn lands(&self) -> impl Iterator<Item = (Region, &Land)> {
        Region::all().zip(&self.regions)
    }

    /// What an opponent has.
    pub fn opponent(&self, bot: Bot) -> &Opponent {
        match bot {
            Bot::Chronos => &self.chronos,
            Bot::Hephaestus => &self.hephaestus.own,
        }
    }

    pub(crate) fn opponent_mut(&mut self, bot: Bot) -> &mut Opponent {
        match bot {
            Bot::Chronos => &mut self.chronos,
            Bot::Hephaestus => &mut self.hephaestus.own,
        }
    }

    /// The influence tokens of a player that lie in the regions.
    pub fn tokens_laid(&self, player: Player) -> u8 {
        let spaces = self.regions.iter().flat_map(|land| &land.influence);
        spaces.filter(|space| space.token == Some(player)).count() as u8
    }

    /// How many citizens of a player are in play: on the map, beside cards and as diplomats.
    pub fn citizens_in_play(&self, player: Player) -> u16 {
        let in_lands = self.regions.iter().map(|land| {
            let beside = land.card.map_or(0, |card| card.citizens_of(player));
            u16::from(beside) + u16::from(land.citizens(player))
        });
        let diplomats = self.milestones.diplomats.values().filter(|there| there.contains(&player));
        in_lands.sum::<u16>() + diplomats.count() as u16
    }

    /// The pillars of yours or of Hephaestus; Chronos has none in the assembly.
    pub fn pillars(&self, player: Player) -> Option<&Pillars> {
        match player {
            Player::Chronos => None,
            Player::You => Some(&self.you.pillars),
            Player::Hephaestus => Some(&self.hephaestus.pillars),
        }
    }

    /// Which pillar this round is for.
    pub fn pillar(&self) -> Pillar {
        if self.round < Position::rounds(self.era) { Pillar::Season } else { Pillar::Epoch }
    }

    /// Whether a player may place this round's pillar there: no other of his may stand in that forum.
    pub fn is_open(&self, player: Player, action: Action) -> bool {
        let Some(pillars) = self.pillars(player) else { return false };
        let forum = self.profile.forum(action);
        let is_left =
            self.pillar() == Pillar::Epoch || pillars.season.len() < Pillars::SEASON_PILLARS;
        is_left && pillars.all().all(|other| self.profile.forum(other) != forum)
    }

    /// Whether a milestone can be used for inventing: it lies in Common Knowledge, on a private display or in the discard.
    pub fn is_available(&self, milestone: Milestone) -> bool {
        milestone.era() <= Position::last_deck(self.era)
            && !self.milestones.eureka.contains(&milestone)
    }

    /// The milestone that inventing an idea needs, if it is not there.
    pub fn missing_milestone(&self, idea: Idea) -> Option<Milestone> {
        idea.milestone.filter(|&milestone| !self.is_available(milestone))
    }

    /// The last milestone deck that has been revealed in an era.
    pub const fn last_deck(era: u8) -> u8 {
        if era <= 2 { 3 } else { era + 1 }
    }

    /// The milestones revealed so far that lie nowhere else.
    pub fn discard(&self) -> Vec<Milestone> {
        let on_board: BTreeSet<Milestone> = self.milestones.all().collect();
        let revealed =
            Milestone::all().filter(|milestone| milestone.era() <= Position::last_deck(self.era));
        revealed.filter(|milestone| !on_board.contains(milestone)).collect()
    }
}
