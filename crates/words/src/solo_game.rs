//! Texts of the whole solo game of Inventions, played on the screen: questions, events and the table.

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
use crate::say::{Args, Case, GrammaticalForm, Phrase, args};
use crate::words::{Words, id};
use eureka_inventions::solo_game::{Tile, Token};
use eureka_inventions::{Action, Aspiration, Content, IdeaCard, Region, Speciality, TileKind};

/// Tells the events of a whole solo game, and asks its questions, in one language.
///
/// The texts of cards and tiles are generated from the content, so that content with other values reads correctly too.
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

    /// The companion's teller, for the shared texts: players, actions, milestones, the table, awards and levels.
    pub const fn companion(self) -> CompanionTeller<'a> {
        CompanionTeller::new(self.words)
    }

    /// The name of a region.
    pub fn region_name(self, region: Region) -> String {
        self.region_phrase(region)(Case::Nominative)
    }

    /// The name of a region as a noun phrase, for any place in a sentence.
    fn region_phrase(self, region: Region) -> Phrase<'a> {
        Box::new(move |case| {
            let name = &self.content.region_facts(region).name;
            let known = format!("solo-game-place-{}", id(name));
            let is_known = self.words.variables.contains_key(&known);
            let id = if is_known { &known } else { "solo-game-place-named" };
            self.words.say(id, GrammaticalForm::Noun(case), &args![name = name.as_str()])
        })
    }

    /// The name of an idea card. A card that somebody added has only the name given by its author.
    pub fn card(self, card: IdeaCard) -> String {
        let name = &self.content.face(card).name;
        let known = format!("idea-{}", id(name));
        match self.words.variables.contains_key(&known) {
            true => self.text(&known, &[]),
            false => name.clone(),
        }
    }

    /// The name of a tile.
    pub fn tile(self, tile: Tile) -> String {
        match tile {
            Tile::Progress(tile) => self.companion().progress(tile),
            Tile::Wealth(letter) => self.text("solo-game-tile-wealth", &args![letter]),
        }
    }

    /// The name of an influence token.
    pub fn token(self, token: Token) -> String {
        match token.action() {
            Some(action) => self.text("solo-game-token", &args![action = self.action(action)]),
            None => self.text("solo-game-token-influence", &[]),
        }
    }

    /// The name of an Aspiration tile.
    pub fn aspiration(self, aspiration: Aspiration) -> String {
        match aspiration {
            Aspiration::Of(of) => self.text("solo-game-aspiration", &args![speciality = of]),
            Aspiration::Wild => self.text("solo-game-aspiration-wild", &[]),
        }
    }

    /// The name of a kind of tiles.
    pub fn kind(self, kind: TileKind) -> String {
        match kind {
            TileKind::Progress(speciality) => self.companion().speciality(speciality),
            TileKind::Wealth => self.text("solo-game-kind-wealth", &[]),
        }
    }

    /// A number of specialists of a speciality.
    pub fn specialists(self, of: Speciality, count: u8) -> String {
        self.specialists_phrase(of, count)(Case::Nominative)
    }

    /// A number of specialists of a speciality as a noun phrase, for any place in a sentence.
    fn specialists_phrase(self, of: Speciality, count: u8) -> Phrase<'a> {
        self.words.noun("solo-game-specialists", args![speciality = of, count])
    }

    /// A number of scholars.
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
