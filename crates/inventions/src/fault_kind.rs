//! The problems that a correction, a profile, a content file or a position can have, as data.
//!
//! The `words` crate translates them. It makes message ids from the names of most variants, so renaming a variant means renaming its
//! messages in `locales/`.

use crate::idea::ParseIdeaError;
use crate::milestone::Milestone;
use crate::profile::{ParseWordError, Slot};
use crate::region::Region;
use crate::settings::SettingError;
use crate::tile::{Letter, ParseProgressError, Progress};
use crate::track::ParseSpaceError;
use crate::word::{Action, Player};
use eureka_table::words;

/// The problem at a key of a [`Fault`](crate::Fault). Its `Display` text is English and uses the words of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what they are")]
pub enum FaultKind {
    #[error("unknown key")]
    UnknownKey,
    #[error("is missing")]
    Missing,
    #[error("expected {expected}, got {got}")]
    Expected { expected: Expected, got: String },
    #[error("`{said}` is no {thing}")]
    NoThing { said: String, thing: WordKind },
    /// A problem of the file format, or of a content file, with its message.
    #[error("{0}")]
    Form(String),
    /// A problem that only authors of scenarios see, with its message.
    #[error("{0}")]
    Scenario(String),
    #[error(transparent)]
    Word(#[from] ParseWordError),
    #[error(transparent)]
    Idea(#[from] ParseIdeaError),
    #[error(transparent)]
    Progress(#[from] ParseProgressError),
    #[error(transparent)]
    Space(#[from] ParseSpaceError),
    #[error(transparent)]
    Setting(#[from] SettingError),
    #[error("names no field: write `ip = 34 # why`")]
    NoField,
    #[error("there is nothing to correct before the first round and after the last")]
    NotNow,
    #[error("{0} is in two forums")]
    TwoForums(Action),
    #[error("{0} is in no forum")]
    NoForum(Action),
    #[error("`{0}` is missing")]
    NoSlot(Slot),
    #[error("a slot is named twice")]
    SlotTwice,
    #[error("region {0} is missing")]
    NoRegion(Region),
    #[error("era {0} is missing")]
    NoEra(u8),
    #[error("the values must fall from the left")]
    Rising,
    #[error("a profile has no era markers")]
    Markers,
    #[error("the idea display is not kept in this game")]
    NoDisplay,
    #[error("the era track is not kept in this game")]
    NoTrack,
    #[error("`{0}`: there are no ideas of era 1")]
    FirstEra(String),
    #[error("{0} is there twice")]
    Twice(String),
    #[error("{0} is there twice")]
    MilestoneTwice(Milestone),
    #[error("card {0} is there twice")]
    CardTwice(u8),
    #[error("`{0}` is no wealth tile: A to G")]
    NoLetter(char),
    #[error("there are {0} spaces for tokens")]
    TokenSpaces(usize),
    #[error("citizens stand beside no card")]
    NoCard,
    #[error("the card has no presenter")]
    NoPresenter,
    #[error("the presenter has no citizen beside the card")]
    NoCitizen,
    #[error("an idea has no inventor and no innovator")]
    InventedIdea,
    #[error("the invention has no inventor")]
    NoInventor,
    #[error("nobody innovates what he invented")]
    OwnInvention,
    #[error("there are no ideas of era 1")]
    FirstEraIdea,
    #[error("era {era} has {rounds} rounds")]
    Rounds { era: u8, rounds: u8 },
    #[error("the era is not over before its last round")]
    EraNotOver,
    #[error("{0} is not revealed in this era")]
    NotRevealed(Milestone),
    #[error("older milestones lie below")]
    OlderBelow,
    #[error("there are four slots")]
    FourSlots,
    #[error("{0} is not of the deck of this era")]
    OtherDeck(Milestone),
    #[error("it does not lie on the board")]
    NotOnBoard,
    #[error("there is room for {0}")]
    Room(u8),
    #[error("{0} has two era markers")]
    TwoMarkers(Player),
    #[error("{player} is in era {era}")]
    OtherEra { player: Player, era: u8 },
    #[error("three at most are laid out")]
    ThreeIdeas,
    #[error("there is a stack only beside three ideas")]
    Stack,
    #[error("{0} has two tokens here")]
    TwoTokens(Player),
    #[error("{all} influence tokens, and there are {most}")]
    Tokens { all: u8, most: u8 },
    #[error("{all} citizens, and there are {most}")]
    Citizens { all: u16, most: u8 },
    #[error("{all} sages, and there are {most}")]
    Sages { all: u8, most: u8 },
    #[error("{0} has three holders, and there are two")]
    Holders(Progress),
    #[error("{all} wealth tiles {letter}, and there are {most}")]
    WealthTiles { letter: Letter, all: usize, most: usize },
    #[error("there are two Season pillars")]
    Seasons,
    #[error("two pillars in the forum of {0}")]
    TwoPillars(Action),
    #[error("there is no card {0}")]
    NoSuchCard(u8),
    #[error("{cards} cards revealed by round {round}")]
    Revealed { cards: usize, round: u8 },
    #[error("at his turn in round {round} {cards} are revealed")]
    RevealedAtTurn { cards: usize, round: u8 },
    #[error("more inventions of era 5 than inventions")]
    Era5,
}

/// The value that belongs at a key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the variants are named after the values")]
pub enum Expected {
    #[error("a text")]
    Text,
    #[error("true or false")]
    Truth,
    #[error("a number from {0} to {1}")]
    Number(i64, i64),
    #[error("a list")]
    List,
    #[error("a table")]
    Table,
    #[error("two actions for each forum")]
    TwoActions,
    #[error("five forums")]
    FiveForums,
    #[error("at least one row")]
    Rows,
    #[error("C, you, H and free")]
    Owners,
    #[error("C, you and H in their order")]
    Order,
    #[error("`none`, `idea …` or `invention …`")]
    Card,
}

words! {
    /// The kind of thing that an unknown word should have named.
    #[expect(missing_docs, reason = "the variants are named after the things")]
    pub enum WordKind {
        Action = "action",
        Milestone = "milestone",
        Turn = "turn: C, you, H or era",
        Player = "player: C, you or H",
        PlayerOrNone = "player: C, you, H or none",
        Owner = "owner",
        Side = "side: action or ip",
        Difficulty = "difficulty",
    }
}
