//! The position: everything on the board that the two opponents depend on.

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

/// The number of citizens of each color.
pub const CITIZENS: u8 = 30;

/// The number of influence tokens of each color.
pub const INFLUENCE_TOKENS: u8 = 5;

/// The state of the board. It contains no hidden information.
///
/// [`Position::write`] gives every field by its key, and [`Position::amend`] sets fields by their keys: scenarios and corrections use these
/// keys, so they must not change.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Player, Position, Region};
///
/// let table = "era = 3\nregion.2 = { card = \"idea T3 Iron\", presenter = \"you\" }";
/// let mut position = Position::arrange(&table.parse().unwrap()).unwrap();
/// let card = position.land(Region::new(2).unwrap()).card.unwrap();
/// assert_eq!(card.presenter, Player::You);
///
/// position.amend(&"ip = 34".parse().unwrap()).unwrap();
/// assert_eq!(position.points, 34);
/// let fault = position.amend(&"C.supply = 30".parse().unwrap()).unwrap_err();
/// assert_eq!(fault.key, "C.supply");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The printed facts of the box.
    pub profile: Arc<Profile>,
    /// The readings of the open questions of the rules.
    pub settings: Settings,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The era that is played, 1 to 5.
    pub era: u8,
    /// The round of this era, from 1.
    pub round: u8,
    /// The turn or phase that comes next.
    pub turn: Turn,
    /// The turn order.
    pub order: [Player; 3],
    /// The points that the opponents have together.
    pub points: u16,
    /// The number of cards in the common pile of the opponents.
    pub pile: u8,
    /// The idea display, if the program tracks it. In the companion it does not.
    pub display: Option<Display>,
    /// The regions in the order of their numbers.
    pub regions: [Land; 7],
    /// The milestones on the board.
    pub milestones: Milestones,
    /// The era track, if the program tracks it. The companion does if the profile has its spaces.
    pub track: Option<Track>,
    /// The state of Chronos.
    pub chronos: Opponent,
    /// The state of Hephaestus.
    pub hephaestus: Hephaestus,
    /// The part of your own state that matters to the opponents.
    pub you: YourState,
    /// Your score sheet, once the game is over.
    pub sheet: Option<ScoreSheet>,
}

/// The turn or phase that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The set-up.
    SetUp,
    /// A player's turn.
    Of(Player),
    /// The change of the era, or the scoring after Era 5.
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
    /// The number of ideas that are laid out.
    pub const SIZE: usize = 3;

    /// Fills up the display from the stack. New cards come in at the left.
    pub fn fill(&mut self) {
        let missing = Display::SIZE.saturating_sub(self.ideas.len()).min(self.stack.len());
        self.ideas.extend(self.stack.drain(..missing));
    }
}

/// The state of a region.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Land {
    /// The card on the region's display.
    pub card: Option<Card>,
    /// The number of citizens that the Specialist tile asks of a presenter.
    pub need: u8,
    /// Whether the sage is there.
    pub sage: bool,
    /// The side of the Knowledge tile that is up.
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
    /// The owner of the token that lies there.
    pub token: Option<Player>,
}

impl Land {
    /// The number of a player's citizens on the map here.
    pub fn citizens(&self, player: Player) -> u8 {
        self.citizens[player as usize]
    }

    /// Mutable access to the number of a player's citizens on the map here.
    pub(crate) fn citizens_mut(&mut self, player: Player) -> &mut u8 {
        &mut self.citizens[player as usize]
    }

    /// Whether a player's influence token lies here.
    pub fn has_token(&self, player: Player) -> bool {
        self.influence.iter().any(|space| space.token == Some(player))
    }

    /// The index of the leftmost free space for a player's token. It is `None` if the player has a token here or all spaces are taken.
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
    /// The action space of the Epoch pillar.
    pub epoch: Option<Action>,
    /// The action spaces of the Season pillars.
    pub season: Vec<Action>,
}

impl Pillars {
    /// The number of Season pillars of a player.
    pub const SEASON_PILLARS: usize = 2;

    /// The action spaces of all pillars.
    pub fn all(&self) -> impl Iterator<Item = Action> {
        self.epoch.into_iter().chain(self.season.iter().copied())
    }
}

words! {
    /// The kind of a pillar.
    #[derive(Deserialize, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Pillar {
        /// The big pillar, which stays on the board at a change of the era.
        Epoch = "epoch",
        /// One of the two small pillars.
        Season = "season",
    }
}

/// The state that both opponents have. Chronos has no other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opponent {
    /// The region of the opponent's figure (for Chronos, a pillar).
    pub region: Region,
    /// The number of influence tokens left. Those of Chronos wait at the era track.
    pub tokens: u8,
    /// The number of citizens in the supply.
    pub supply: u8,
    /// The opponent's tiles.
    pub tiles: Tiles,
}

/// The state of Hephaestus.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hephaestus {
    /// The state that Chronos has too.
    pub own: Opponent,
    /// The cards that are not revealed in this era.
    pub deck: Deck,
    /// The cards revealed in this era, from the left.
    pub slots: Vec<u8>,
    /// The number of chain tokens on Hephaestus's board.
    pub chain: u8,
    /// The number of sages on Hephaestus's board.
    pub sages: u8,
    /// Hephaestus's pillars.
    pub pillars: Pillars,
}

/// The part of your own state that the opponents depend on or change, apart from your pieces in the regions and on the milestones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct YourState {
    /// Your pillars.
    pub pillars: Pillars,
    /// Whether you have placed a pillar in this turn.
    pub placed: bool,
    /// Your influence. The companion sees only the changes by visits and by era changes.
    pub influence: u8,
    /// Your points on the track. The companion sees only those of the operations that you report.
    pub points: u16,
    /// Your known progress tiles. The companion knows only those that it asked for.
    pub progress: BTreeSet<Progress>,
    /// The number of citizens in your supply. It is `None` in the companion, which does not count them.
    pub supply: Option<u8>,
}

/// The top of the influence track.
pub const MAX_INFLUENCE: u8 = 10;

/// The maximum number of points on the track, so that no report can overflow it. No real game comes near it.
pub(crate) const MAX_POINTS: u16 = 999;

impl Position {
    /// The number of rounds of an era.
    pub const fn rounds(era: u8) -> u8 {
        if era == 1 { 1 } else { 3 }
    }

    /// The state of a region.
    pub fn land(&self, region: Region) -> &Land {
        &self.regions[region.index()]
    }

    /// Mutable access to the profile, for corrections and for cards that the person tells. It is cloned if it is shared.
    pub(crate) fn profile_mut(&mut self) -> &mut Profile {
        Arc::make_mut(&mut self.profile)
    }

    /// Mutable access to a region.
    pub(crate) fn land_mut(&mut self, region: Region) -> &mut Land {
        &mut self.regions[region.index()]
    }

    /// The regions with their states.
    pub fn lands(&self) -> impl Iterator<Item = (Region, &Land)> {
        Region::all().zip(&self.regions)
    }

    /// The state of an opponent.
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

    /// The number of a player's influence tokens in the regions.
    pub fn tokens_laid(&self, player: Player) -> u8 {
        let spaces = self.regions.iter().flat_map(|land| &land.influence);
        spaces.filter(|space| space.token == Some(player)).count() as u8
    }

    /// The number of a player's citizens on the map, beside cards and as diplomats.
    pub fn citizens_in_play(&self, player: Player) -> u16 {
        let in_lands = self.regions.iter().map(|land| {
            let beside = land.card.map_or(0, |card| card.citizens_of(player));
            u16::from(beside) + u16::from(land.citizens(player))
        });
        let diplomats = self.milestones.diplomats.values().filter(|there| there.contains(&player));
        in_lands.sum::<u16>() + diplomats.count() as u16
    }

    /// A player's pillars. Chronos has none in the assembly.
    pub fn pillars(&self, player: Player) -> Option<&Pillars> {
        match player {
            Player::Chronos => None,
            Player::You => Some(&self.you.pillars),
            Player::Hephaestus => Some(&self.hephaestus.pillars),
        }
    }

    /// The kind of pillar that is placed in this round.
    pub fn pillar(&self) -> Pillar {
        if self.round < Position::rounds(self.era) { Pillar::Season } else { Pillar::Epoch }
    }

    /// Whether a player may place this round's pillar on an action: no pillar of that player may stand in its forum.
    pub fn is_open(&self, player: Player, action: Action) -> bool {
        let Some(pillars) = self.pillars(player) else { return false };
        let forum = self.profile.forum(action);
        let is_left =
            self.pillar() == Pillar::Epoch || pillars.season.len() < Pillars::SEASON_PILLARS;
        is_left && pillars.all().all(|other| self.profile.forum(other) != forum)
    }

    /// Whether a milestone can be used for inventing: it is in Common Knowledge, on a private display or in the discard.
    pub fn is_available(&self, milestone: Milestone) -> bool {
        milestone.era() <= Position::last_deck(self.era)
            && !self.milestones.eureka.contains(&milestone)
    }

    /// The milestone that an idea needs, if it is not available.
    pub fn missing_milestone(&self, idea: Idea) -> Option<Milestone> {
        idea.milestone.filter(|&milestone| !self.is_available(milestone))
    }

    /// The last milestone deck that is revealed in an era: 1 is deck A, 6 is deck F.
    pub const fn last_deck(era: u8) -> u8 {
        if era <= 2 { 3 } else { era + 1 }
    }

    /// The discard: the revealed milestones that are not on the board.
    pub fn discard(&self) -> Vec<Milestone> {
        let on_board: BTreeSet<Milestone> = self.milestones.all().collect();
        let revealed =
            Milestone::all().filter(|milestone| milestone.era() <= Position::last_deck(self.era));
        revealed.filter(|milestone| !on_board.contains(milestone)).collect()
    }
}
