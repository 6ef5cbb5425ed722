//! The events on the board. The `words` crate makes the texts for them, with message ids from the names of the variants.

use crate::correction::Correction;
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::position::{Pillar, Side};
use crate::region::Region;
use crate::tile::{Letter, Progress};
use crate::word::{Action, Bot, Owner, Player, Speciality};
use serde::{Deserialize, Serialize};

/// Something that happened on the board. Its serialized form is part of the JSON interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields have telling names")]
pub enum Event {
    /// Set-up: an opponent's idea replaces this idea, which goes back into the box.
    Replaced { bot: Bot, region: Region, idea: Idea },
    /// Set-up: nobody claimed the ideas of these regions, and they are discarded.
    Unclaimed { regions: Vec<Region> },
    /// A player's turn begins.
    Turn { player: Player, era: u8, round: u8 },
    /// Hephaestus lays a card into a slot, and the arrow there points at this row. Both are numbered from 1.
    Revealed { card: u8, slot: u8, row: u8 },
    /// Hephaestus passes over a row of his card, numbered from 1.
    RowPassed { row: u8, action: Action, why: Obstacle },
    /// An opponent has chosen an action and its target.
    Chose { bot: Bot, action: Action, goal: Target },
    /// An opponent can do nothing.
    Nothing { bot: Bot },
    /// Hephaestus spends a chain token to go on with this row; `left` is the number of tokens left.
    Chained { row: u8, action: Action, left: u8 },
    /// Hephaestus's chain ends because this row is impossible.
    ChainBroken { row: u8, action: Action, why: Obstacle },
    /// A pillar is placed or moved in the assembly.
    Placed { player: Player, pillar: Pillar, action: Action },
    /// An opponent's figure goes to a region.
    Walked { bot: Bot, region: Region },
    /// Chronos can do nothing in this region and walks on.
    RegionPassed { region: Region, why: Obstacle },
    /// An idea is presented.
    Presented { player: Player, region: Region, idea: Idea, citizens: u8 },
    /// An idea becomes an invention.
    Invented { player: Player, region: Region, idea: Idea },
    /// An invention is improved.
    Innovated { player: Player, region: Region },
    /// An invention is shared; it goes to the inventor.
    Shared { player: Player, region: Region, idea: Idea, inventor: Player },
    /// Citizens come to the map of a region.
    Settled { player: Player, region: Region, citizens: u8, from: CitizenOrigin },
    /// A citizen goes from the map back to the supply.
    Recalled { player: Player, region: Region },
    /// The opponents score.
    BotsScored { points: u8, reason: Reason },
    /// You score.
    YouScored { points: u8, reason: Reason },
    /// Your influence changes.
    Influence { from: u8, to: u8, reason: Reason },
    /// An opponent cannot take a progress tile and tries the next one.
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
    /// An influence token is laid on a space, numbered from 1 at the left.
    TokenLaid { player: Player, region: Region, space: u8 },
    /// A milestone goes to Common Knowledge.
    BecameCommon { milestone: Milestone },
    /// The lowest milestone of Common Knowledge is discarded. The diplomats on it go home.
    PushedOut { milestone: Milestone },
    /// A milestone is taken from the Eureka display. If the owner is a player, the player's marker leaves the era track.
    TookMilestone { owner: Owner, milestone: Milestone },
    /// An era marker is put on a space of an era, numbered from 1. If the program does not track the era track, `space` is `None`,
    /// and the marker belongs on the rightmost free space.
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
    /// The idea display is filled up.
    DisplayFilled,
    /// An era is over.
    EraOver { era: u8 },
    /// Hephaestus's used cards are shuffled and put under his deck.
    CardsUnder { cards: Vec<u8> },
    /// Hephaestus gets a chain token; `tokens` is the number that he has now.
    ChainToken { tokens: u8 },
    /// The Eureka display is filled with these tiles, rightmost first.
    EurekaFilled { tiles: Vec<Milestone> },
    /// The turn order changes to this one.
    Order { order: [Player; 3] },
    /// Season pillars and sages come back; `sages` is the number of Hephaestus's sages.
    SeasonOver { sages: u8 },
    /// Ideas of this era and earlier ones leave the display and your hand.
    IdeasDiscarded { era: u8 },
    /// An era begins.
    EraBegins { era: u8 },
    /// The position was corrected.
    Corrected { correction: Correction },
    /// The game is over, and your score sheet is complete.
    Over,
}

/// The target of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A region.
    Region(Region),
    /// A milestone.
    Milestone(Milestone),
}

/// The place that citizens come from when they settle on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CitizenOrigin {
    /// From beside the shared card.
    Card,
    /// From the supply.
    Supply,
}

/// The reason why an opponent passes over a region, a row or a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A pillar of Hephaestus closes the forum.
    ForumClosed,
    /// The idea display is empty.
    NoIdea,
    /// No region is without a card.
    NoEmptyRegion,
    /// Too few citizens are in the supply.
    NoCitizen,
    /// The milestone that the idea needs is not available yet.
    NoMilestone(Milestone),
    /// No region has an idea that can be invented.
    NothingToInvent,
    /// No invention has a citizen of the opponent beside it.
    NothingToShare,
    /// No invention of another player has a free innovate space.
    NothingToInnovate,
    /// No sage is on the map.
    NoSage,
    /// The opponent has no citizen on the map.
    NobodyToCall,
    /// The opponent has no influence token left.
    NoToken,
    /// No region has space for an influence token of the opponent.
    NoInfluenceSpace,
    /// The Eureka display is empty.
    NoEurekaTile,
    /// The Eureka display is not of a later era than the opponent's milestone.
    NotLater,
    /// No milestone has space for a diplomat of the opponent.
    NoRoom,
    /// The opponent has no diplomat on a milestone.
    NoDiplomat,
    /// The opponent already has this tile.
    HasTile,
    /// The other two players hold both copies.
    UsedUp,
}

/// The reason for points or for a change of influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// For presenting a card that is shared now: its era for each citizen on the Specialist tile.
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
    /// For the visit of another player's pillar to the space of one's own.
    Visit(Action),
    /// For the visit of another player's diplomat to one's milestone of a later era.
    Diplomat(Milestone),
    /// For the change of the era.
    EraChange,
}
