//! The full-screen terminal client: a whole table on one screen, played by keys and mouse.
//!
//! ```no_run
//! use eureka_innovation::{Deal, Edition, Rules, Setup};
//! use eureka_table::Timeline;
//! use eureka_terminal::{App, LocalTable, Paint, Seated, show};
//! use eureka_words::{Language, Words};
//!
//! let rules = Rules::printed(Edition::First);
//! let timeline = Timeline::begin(Setup::new(rules, 2, &Deal::Seed(1)), rules).unwrap();
//! let seats = vec![Seated::person("Anna"), Seated::person("Ben")];
//! let table = LocalTable::new(timeline, seats);
//! let mut app = App::new(Words::of(Language::English), Box::new(table), Paint::wanted());
//! show(&mut app).unwrap();
//! ```
//!
//! An [`App`] knows nothing of a terminal: it takes events and draws itself into any buffer, so tests play whole games with it. What it
//! plays at is a [`Table`]: one at [`LocalTable`], with people at this screen and bots that think on a thread of their own, or one
//! [`RemoteTable`], on a server. [`show`] puts it on the terminal and cleans up behind it, whatever happens.
//!
//! Everything on the screen comes from views and told events. Arguments of the command line, and the game line by line for
//! pipes, are the executable's.

mod app;
mod command;
mod draw;
mod local;
mod log;
mod paint;
mod remote;
mod rows;
mod screen;
mod state;
mod table;
mod text;
mod thinker;

pub use app::App;
pub use local::LocalTable;
pub use log::Indent;
pub use paint::Paint;
pub use remote::{Invitation, RemoteError, RemoteTable, TableChoice};
pub use rows::{AnswerRow, Contents, LabeledRow, answer_rows};
pub use screen::{ask_hidden, show};
pub use state::{interrupted_file, resume_text, state_folder, write_whole};
pub use table::{News, SaveLocation, Seated, Table};
