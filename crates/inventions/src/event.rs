//! What happens on the table, step by step and why; the words for it are made elsewhere.

use crate::correction::Correction;
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::position::{Pillar, Side};
use crate::region::Region;
use crate::tile::{Letter, Progress};
use crate::word::{Action, Bot, Owner, Player, Speciality};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of an event say themselves what they are")]
pub enum Event {
    /// Set-up: an opponent's idea replaces this one, which goes back into the box.
    Replaced { bot: Bot, region: Region, idea: Idea },
    /// Set-up: the ideas of these regions were claimed by nobody and are discarded.
    Unclaimed { regions: Vec<Region> },
    /// A player's turn begins.
    Turn { player: Player, era: u8, round: u8 },
    /// Hephaestus lays a card into a slot; the arrow there points at this row. Both count from 1.
    Revealed { card: u8, slot: u8, row: u8 },
    /// Hephaestus passes over a row of his card, counted from 1.
    RowPassed { row: u8, action: Action, why: Obstacle },
    /// An opponent has chosen what to do.
    Chose { bot: Bot, action: Action, goal: Target },
    /// An opponent can do nothing.
    Nothing { bot: Bot },
    /// Hephaestus spends a chain token to go on with this row; so many are left.
    Chained { row: u8, action: Action, left: u8 },
    /// Hephaestus's chain ends since this row is impossible.
    ChainBroken { row: u8, action: Action, why: Obstacle },
    /// A pillar is placed or moved in the assembly.
    Placed { player: Player, pillar: Pillar, action: Action },
    /// An opponent's figure goes to a region.
    Walked { bot: Bot, region: Region },
    /// Chronos can do nothing in the region where he is.
    RegionPassed { region: Region, why: Obstacle },
    /// An idea is presented.
    Presented { player: Player, region: Region, idea: Idea, citizens: u8 },
    /// An idea becomes an invention.
    Invented { player: Player, region: Region, idea: Idea },
    /// An invention is improved.
    Innovated { player: Player, region: Region },
    /// An invention is shared; it goes to the inventor.
    Shared { player: Player, region: Region, idea: Idea, inventor: Player },
    /// Citizens come to the map of a region: from beside the card, or from the supply.
    Settled { player: Player, region: Region, citizens: u8, from: CitizenOrigin },
    /// A citizen goes from the map back to the supply.
    Recalled { player: Player, region: Region },
    /// The opponents score.
    BotsScored { points: u8, reason: Reason },
    /// You score.
    YouScored { points: u8, reason: Reason },
    /// Your influence changes.
    Influence { from: u8, to: u8, reason: Reason },
    /// An opponent passes over a progress tile.
    ProgressPassed { bot: Bot, tile: Progress, why: Obstacle },
    /// An opponent takes a progress tile.
    TookProgress { bot: Bot, tile: Progress },
    /// No progress tile of a speciality is left for an opponent.
    NoProgress { bot: Bot, speciality: Speciality },
    /// A wealth tile is taken.
    TookWealth { player: Player, region: Region, letter: Letter },
    /// A sage is taken.
    TookSage { player: Player, region: Region },
    /// A Knowledge tile is turned.
    Flipped { region: Region, up: Side },
    /// An influence token is laid on a space, counted from 1.
    TokenLaid { player: Player, region: Region, space: u8 },
    /// A milestone goes to Common Knowledge.
    BecameCommon { milestone: Milestone },
    /// The lowest milestone of Common Knowledge is discarded; diplomats there go home.
    PushedOut { milestone: Milestone },
    /// A milestone is taken from the Eureka display; a player's marker leaves the era where it stood.
    TookMilestone { owner: Owner, milestone: Milestone },
    /// An era marker is put on the rightmost free space of an era, or on this one, counted from 1, if it is known.
    MarkerPut {
        player: Player,
        era: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<u8>,
    },
    /// A diplomat is put on a milestone.
    DiplomatSent { player: Player, milestone: Milestone },
    /// A diplomat leaves a milestone.
    DiplomatCalled { player: Player, milestone: Milestone },
    /// An idea leaves the display.
    IdeaTaken { player: Player, idea: Idea },
    /// The idea display is to be filled up.
    DisplayFilled,
    /// An era is over.
    EraOver { era: u8 },
    /// Hephaestus's used cards are shuffled and put under his deck.
    CardsUnder { cards: Vec<u8> },
    /// Hephaestus gets a chain token and now has so many.
    ChainToken { tokens: u8 },
    /// The Eureka display is filled with these, rightmost first.
    EurekaFilled { tiles: Vec<Milestone> },
    /// The turn order is now this.
    Order { order: [Player; 3] },
    /// Season pillars and sages come back.
    SeasonOver { sages: u8 },
    /// Ideas of this era and before leave the display and your hand.
    IdeasDiscarded { era: u8 },
    /// An era begins.
    EraBegins { era: u8 },
    /// The position was corrected.
    Corrected { correction: Correction },
    /// The game is over and your sheet is complete.
    Over,
}

/// What an action is done to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A region.
    Region(Region),
    /// A milestone.
    Milestone(Milestone),
}

/// Where citizens come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CitizenOrigin {
    /// From beside the shared card.
    Card,
    /// From the supply.
    Supply,
}

/// Why something is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A pillar of his own closes the forum.
    ForumClosed,
    /// The idea display is empty.
    NoIdea,
    /// No region is without a card.
    NoEmptyRegion,
    /// Too few citizens are in the supply.
    NoCitizen,
    /// The milestone that the idea needs is not yet there.
    NoMilestone(Milestone),
    /// There is no idea that could be invented.
    NothingToInvent,
    /// No invention has a citizen of his beside it.
    NothingToShare,
    /// No invention of another has room to innovate.
    NothingToInnovate,
    /// No sage is on the map.
    NoSage,
    /// He has no citizen on the map.
    NobodyToCall,
    /// He has no influence token left.
    NoToken,
    /// No region has room for a token of his.
    NoInfluenceSpace,
    /// The Eureka display is empty.
    NoEurekaTile,
    /// The Eureka display is not of a later era than his milestone.
    NotLater,
    /// No milestone has room for a diplomat of his.
    NoRoom,
    /// He has no diplomat on a milestone.
    NoDiplomat,
    /// He has that tile.
    HasTile,
    /// Both copies are taken.
    UsedUp,
}

/// For what somebody scores, or changes influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// For an idea that was shared: its era for each citizen.
    Presenter(Region),
    /// For the highest value of a region.
    HighestValue(Region),
    /// For the value that a token covers.
    Covered(Region),
    /// For Knowledge tiles turned back.
    KnowledgeTiles,
    /// For sages brought back.
    Sages,
    /// For the era of a milestone.
    Era(Milestone),
    /// For a pillar that was put on the space of one's own.
    Visit(Action),
    /// For a diplomat that was sent to one's milestone of a later era.
    Diplomat(Milestone),
    /// For the change of the era.
    EraChange,
}
