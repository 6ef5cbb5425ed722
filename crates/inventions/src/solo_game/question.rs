//! Questions and their answers.

use super::{Source, Tile, Token};
use crate::benefit::Aspiration;
use crate::content::{Content, IdeaCard};
use crate::milestone::Milestone;
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Action, Speciality};
use serde::Serialize;

/// What you are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: in which region you claim the idea.
    Claim,
    /// Where you place your pillar; or you use an economy tile before.
    Place,
    /// Which idea you present, and where.
    Present,
    /// In which region you invent.
    Invent,
    /// In which region you innovate.
    Innovate,
    /// In which region you share.
    Share,
    /// What you take for sharing in a region.
    Reward(Region),
    /// From which region you call how many specialists.
    Call,
    /// As what they come home.
    As,
    /// Which influence token you lay into which region.
    GainInfluence,
    /// Who travels where.
    Travel,
    /// Whether you spend a chain token for the sage of a region.
    Sage(Region),
    /// Which milestone you take from the Eureka display.
    Eureka,
    /// On which space you put your era marker.
    Marker,
    /// To which milestone you send a diplomat.
    Send,
    /// Who goes as a diplomat.
    Diplomat,
    /// From which milestone you call your diplomat back.
    CallBack,
    /// What you chain to an action.
    Chain(Action),
    /// How many of so many citizens who act as specialists are scholars.
    Scholars(Speciality, u8),
    /// Whom you exhaust; so many are still needed.
    Exhaust(u8),
    /// Of which speciality your new specialist is.
    Specialist(Source),
    /// Where your new citizen lives.
    Citizen(Source),
    /// Which idea you take into your hand.
    Idea,
    /// Which progress tile you take for an Aspiration tile.
    Progress(Aspiration),
    /// Which tile you build, and where.
    Build,
    /// At which place you want to play.
    Order,
}

/// One answer. The order of the variants is the order in which answers are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Place the pillar on this action.
    Place(Action),
    /// Use this economy tile.
    Use(Progress),
    /// Present this idea in this region.
    Present(IdeaCard, Region),
    /// This region.
    Region(Region),
    /// So many citizens of this region.
    Call(Region, u8),
    /// This token into this region.
    Lay(Region, Token),
    /// From this region to that.
    Travel(Region, Region),
    /// This milestone.
    Milestone(Milestone),
    /// This space, counted from 1.
    Space(u8),
    /// Chain the action of this invention.
    Invention(IdeaCard),
    /// Chain what this influence token shows.
    Token(Token),
    /// Chain by this technology tile.
    Technology(Progress),
    /// A specialist.
    Specialist(Speciality),
    /// A scholar, who becomes a specialist if he is exhausted.
    Scholar(Option<Speciality>),
    /// This speciality.
    Speciality(Speciality),
    /// This number.
    Number(u8),
    /// This idea.
    Idea(IdeaCard),
    /// This progress tile.
    Progress(Progress),
    /// This tile on this hex, counted from 1.
    Build(Tile, u8),
    /// The wealth tile.
    Wealth,
    /// A wild Aspiration tile.
    Aspiration,
    /// Yes.
    Yes,
    /// No, or no more.
    Pass,
}

impl Answer {
    /// The notation.
    pub fn write(self, content: &Content) -> String {
        let name = |card| content.face(card).name.as_str();
        match self {
            Answer::Place(action) => format!("place {action}"),
            Answer::Use(tile) => format!("use {tile}"),
            Answer::Present(card, region) => format!("present {} {region}", name(card)),
            Answer::Region(region) => format!("region {region}"),
            Answer::Call(region, citizens) => format!("call {citizens} from {region}"),
            Answer::Lay(region, token) => format!("lay {token} {region}"),
            Answer::Travel(from, to) => format!("travel {from} {to}"),
            Answer::Milestone(milestone) => milestone.to_string(),
            Answer::Space(space) => format!("space {space}"),
            Answer::Invention(card) => format!("chain {}", name(card)),
            Answer::Token(token) => format!("chain token {token}"),
            Answer::Technology(tile) => format!("chain tile {tile}"),
            Answer::Specialist(speciality) => format!("specialist {}", speciality.word()),
            Answer::Scholar(None) => "scholar".to_owned(),
            Answer::Scholar(Some(speciality)) => format!("scholar {}", speciality.word()),
            Answer::Speciality(speciality) => speciality.word().to_owned(),
            Answer::Number(number) => number.to_string(),
            Answer::Idea(card) => format!("idea {}", name(card)),
            Answer::Progress(tile) => format!("tile {tile}"),
            Answer::Build(tile, hex) => format!("build {tile} {hex}"),
            Answer::Wealth => "wealth".to_owned(),
            Answer::Aspiration => "aspiration".to_owned(),
            Answer::Yes => "yes".to_owned(),
            Answer::Pass => "pass".to_owned(),
        }
    }
}
