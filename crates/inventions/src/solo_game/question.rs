//! The questions of the solo game and their answers.

use super::{Source, Tile, Token};
use crate::benefit::Aspiration;
use crate::content::{Content, IdeaCard};
use crate::milestone::Milestone;
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Action, Speciality};
use serde::Serialize;

/// A question of the solo game. The names of the variants are part of the JSON interface and of message ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: the region whose idea you claim.
    Claim,
    /// The action for your pillar, or an economy tile to use before.
    Place,
    /// The idea to present and its region.
    Present,
    /// The region in which you invent.
    Invent,
    /// The region in which you innovate.
    Innovate,
    /// The region whose invention you share.
    Share,
    /// Your tile for sharing the invention of a region.
    Reward(Region),
    /// The region from which you call specialists, and their number.
    Call,
    /// The speciality of the citizens that come home.
    As,
    /// The influence token to lay and its region.
    GainInfluence,
    /// The region that a citizen leaves, and the region to travel to.
    Travel,
    /// Whether you spend a chain token for the sage of a region.
    Sage(Region),
    /// The milestone to take from the Eureka display.
    Eureka,
    /// The space for your era marker.
    Marker,
    /// The milestone to which you send a diplomat.
    Send,
    /// The specialist or scholar who becomes the diplomat.
    Diplomat,
    /// The milestone from which you call your diplomat back.
    CallBack,
    /// The invention, influence token or technology tile to chain to an action.
    Chain(Action),
    /// The number of scholars among the citizens that act as specialists; the second field is the number of these citizens.
    Scholars(Speciality, u8),
    /// The next citizen to exhaust, and the number that is still needed.
    Exhaust(u8),
    /// The speciality of your new specialist.
    Specialist(Source),
    /// The region of your new citizen.
    Citizen(Source),
    /// The idea to take into your hand.
    Idea,
    /// The progress tile that an Aspiration tile becomes.
    Progress(Aspiration),
    /// The tile to build and its hex.
    Build,
    /// Your new place in the turn order.
    Order,
}

/// An answer of the solo game. The order of the variants is the order in which answers are listed.
///
/// # Examples
///
/// ```
/// use eureka_inventions::solo_game::{Answer, Question, Setup};
///
/// let mut game = Setup::new(7).start();
/// assert_eq!(game.question(), Some(Question::Claim));
/// let answer = game.answers()[0];
/// let text = answer.write(game.content());
/// assert!(text.starts_with("region "));
/// assert_eq!(game.read(&text), Ok(answer));
/// game.answer(answer).unwrap();
/// ```
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
    /// This number of citizens from this region.
    Call(Region, u8),
    /// Lay this token into this region.
    Lay(Region, Token),
    /// Travel from the first region to the second.
    Travel(Region, Region),
    /// This milestone.
    Milestone(Milestone),
    /// This space, numbered from 1.
    Space(u8),
    /// Chain the action of this invention.
    Invention(IdeaCard),
    /// Chain the action or influence of this influence token.
    Token(Token),
    /// Chain an action by this technology tile.
    Technology(Progress),
    /// A specialist.
    Specialist(Speciality),
    /// A scholar; one that is exhausted becomes a specialist of this speciality.
    Scholar(Option<Speciality>),
    /// This speciality.
    Speciality(Speciality),
    /// This number.
    Number(u8),
    /// This idea.
    Idea(IdeaCard),
    /// This progress tile.
    Progress(Progress),
    /// Build this tile on this hex, numbered from 1.
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
    /// The notation of the answer. It names cards, so it needs the content.
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
