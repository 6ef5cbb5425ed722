#![doc = include_str!("../README.md")]

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
