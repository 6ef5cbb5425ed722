//! Innovation: the rules, exactly and fast.
//!
//! A [`Game`] is a small value that is copied at will. It always waits for one answer to one question, or is over:
//!
//! ```
//! use eureka_innovation::{Edition, Game, Rules};
//!
//! let rules = Rules::printed(Edition::First);
//! let mut game = Game::deal(rules, 2, 1).unwrap();
//! while let Some(question) = game.question() {
//!     let answers = game.answers();
//!     assert!(!answers.is_empty(), "{question:?}");
//!     game.answer(*answers.last().unwrap(), &mut ()).unwrap();
//! #   if game.position().turn().number() == 1 { break }
//! }
//! ```
//!
//! Nothing here reads a file or a clock, holds a sentence or a floating-point number, or knows how a card is shown. What a card does stands
//! in its script, in the folder `cards`; what a seat may know is a [`View`]; what happens is told to a [`Watch`].

mod achievements;
mod arrangement;
mod card;
mod earlier;
mod engine;
mod foresight;
mod game;
mod machine;
mod moves;
mod onlooker;
mod pack;
mod parley;
mod perft;
mod pick;
mod position;
mod progress;
mod question;
mod record;
mod redeal;
mod rules;
mod scope;
mod seating;
mod setup;
mod steps;
mod take_back;
mod view;
mod watch;
mod zone;

pub use arrangement::{Arranged, ArrangedDeck, Arrangement, ArrangementError};
pub use card::{Card, CardIter, CardSet};
pub use eureka_script::tree::{EffectKind, End, SpecialDeed};
pub use eureka_script::word::{Color, Colors, Edition, Icon, Special, Splay};
pub use eureka_script::{Report, Source};
pub use eureka_table::{Ending, ONLOOKER, Outcome, Seat, SeatSet};
pub use foresight::{Foresight, PileChange, Reach, Worlds};
pub use game::Game;
pub use pack::UnpackError;
pub use perft::perft;
pub use position::Position;
pub use progress::Progress;
pub use question::{Answer, Answers, Illegal, Question, QuestionKind};
pub use record::{BytesError, Dealt, Record, ReplayError, Setup, StartError, from_bytes, to_bytes};
pub use rules::{Facts, LoadError, Rules};
pub use seating::{Seating, SeatingError};
pub use setup::{Deal, SetupError};
pub use view::{Covered, PileView, SeatView, View};
pub use watch::{Event, Face, MoveKind, Shown, Watch};
pub use zone::Zone;
