//! The full-screen terminal client: a whole table on one screen, played by keys and mouse.
//!
//! ```no_run
//! use eureka_innovation::{Deal, Edition, Rules, Setup};
//! use eureka_table::Timeline;
//! use eureka_terminal::{App, Home, Paint, Seated, show};
//! use eureka_words::{Language, Words};
//!
//! let rules = Rules::printed(Edition::First);
//! let timeline = Timeline::begin(Setup::new(rules, 2, &Deal::Seed(1)), rules).unwrap();
//! let seats = vec![Seated::person("Anna"), Seated::person("Ben")];
//! let home = Home::new(timeline, seats);
//! let mut app = App::new(Words::of(Language::English), Box::new(home), Paint::wanted());
//! show(&mut app).unwrap();
//! ```
//!
//! An [`App`] knows nothing of a terminal: it takes events and draws itself into any buffer, so tests play whole games with it. What it
//! plays at is a [`Table`]: one at [`Home`], with people at this screen and bots that think on a thread of their own, or one
//! [`Away`], on a server. [`show`] puts it on the terminal and cleans up behind it, whatever happens.
//!
//! Everything on the screen comes from views and told events. Arguments of the command line, and the game line by line for
//! pipes, are the executable's.

mod app;
mod away;
mod deed;
mod draw;
mod home;
mod log;
mod paint;
mod rows;
mod screen;
mod state;
mod table;
mod text;
mod thinker;

pub use app::App;
pub use away::{Away, AwayError, Invitation, Wanted};
pub use home::Home;
pub use log::Indent;
pub use paint::Paint;
pub use rows::{AnswerRow, Contents, LabelledRow, answer_rows};
pub use screen::{ask_hidden, show};
pub use state::{go_on, interrupted_file, state_folder, write_whole};
pub use table::{Keeping, News, Seated, Table};
