//! The whole solo game of Inventions in words: what it asks, tells and shows.

mod answers;
mod ending;
mod events;
mod narrow;
mod notices;
mod on_table;
mod printed;
mod rows;
mod sources;

pub use narrow::SoloGameBranch;
pub use notices::{SoloGameCommand, SoloGameNotice};

use crate::companion::CompanionTeller;
use crate::names::{Words, id};
use crate::say::{Args, Case, Phrase, Place, args};
use eureka_inventions::solo_game::{Tile, Token};
use eureka_inventions::{Action, Aspiration, Content, IdeaCard, Kind, Region, Speciality};

/// Tells what goes on in a whole solo game, in the words of one language.
///
/// What is printed on cards and tiles is said from the content, so that one with other values reads right too.
///
/// ```
/// use eureka_inventions::solo_game::Setup;
/// use eureka_words::{Language, SoloGameTeller, Words};
///
/// let setup = Setup::new(7);
/// let game = setup.start();
/// let teller = SoloGameTeller::new(Words::of(Language::English), &setup.content);
/// let question = game.question().unwrap();
/// assert_eq!(teller.question(game.world(), question), "The set-up round: which idea do you claim?");
/// let card = setup.content.card("Silk").unwrap();
/// assert_eq!(teller.face(card)[1], "as an invention it lets you chain “share”");
/// ```
#[derive(Clone, Copy)]
pub struct SoloGameTeller<'a> {
    words: &'a Words,
    content: &'a Content,
}

impl<'a> SoloGameTeller<'a> {
    /// A teller in this language for a game with this content.
    pub const fn new(words: &'a Words, content: &'a Content) -> SoloGameTeller<'a> {
        SoloGameTeller { words, content }
    }

    /// The teller of the companion: for players, actions, milestones, the table, awards and levels.
    pub const fn companion(self) -> CompanionTeller<'a> {
        CompanionTeller::new(self.words)
    }

    /// What a region is called.
    pub fn place(self, region: Region) -> String {
        self.at(region)(Case::Nominative)
    }

    /// A region, wherever in a sentence it stands.
    fn at(self, region: Region) -> Phrase<'a> {
        Box::new(move |case| {
            let name = &self.content.place(region).name;
            let known = format!("solo-game-place-{}", id(name));
            let is_known = self.words.variables.contains_key(&known);
            let id = if is_known { &known } else { "solo-game-place-named" };
            self.words.say(id, Place::Noun(case), &args![name = name.as_str()])
        })
    }

    /// What an idea card is called. One that somebody has added has only the name that he gave it.
    pub fn card(self, card: IdeaCard) -> String {
        let name = &self.content.face(card).name;
        let known = format!("idea-{}", id(name));
        match self.words.variables.contains_key(&known) {
            true => self.text(&known, &[]),
            false => name.clone(),
        }
    }

    /// What a tile is called.
    pub fn tile(self, tile: Tile) -> String {
        match tile {
            Tile::Progress(tile) => self.companion().progress(tile),
            Tile::Wealth(letter) => self.text("solo-game-tile-wealth", &args![letter]),
        }
    }

    /// What an influence token is called.
    pub fn token(self, token: Token) -> String {
        match token.action() {
            Some(action) => self.text("solo-game-token", &args![action = self.action(action)]),
            None => self.text("solo-game-token-influence", &[]),
        }
    }

    /// What an Aspiration tile is called.
    pub fn aspiration(self, aspiration: Aspiration) -> String {
        match aspiration {
            Aspiration::Of(of) => self.text("solo-game-aspiration", &args![speciality = of]),
            Aspiration::Wild => self.text("solo-game-aspiration-wild", &[]),
        }
    }

    /// What a kind of tiles is called.
    pub fn kind(self, kind: Kind) -> String {
        match kind {
            Kind::Progress(speciality) => self.companion().speciality(speciality),
            Kind::Wealth => self.text("solo-game-kind-wealth", &[]),
        }
    }

    /// So many specialists of a speciality.
    pub fn specialists(self, of: Speciality, count: u8) -> String {
        self.text("solo-game-specialists", &args![speciality = of, count])
    }

    /// So many scholars.
    pub fn scholars(self, count: u8) -> String {
        self.text("solo-game-scholars", &args![count])
    }

    fn action(self, action: Action) -> String {
        self.companion().action(action)
    }

    fn text(self, id: &str, args: Args<'_, '_>) -> String {
        self.words.text(id, args)
    }

    /// A message that begins a line.
    fn sentence(self, id: &str, args: Args<'_, '_>) -> String {
        self.words.sentence(id, args)
    }
}
