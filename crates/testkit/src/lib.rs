#![doc = include_str!("../README.md")]

mod client;
mod html;
mod postgres;
mod running;
mod truth;
mod visitor;

pub use client::{Client, Events, OpenQuestion, Reply, StreamEvent, play};
pub use eureka_fuzzing::Dice;
pub use html::{
    PageChoice, PageChoices, answer_buttons, attributes, form_version, known_entries, values,
};
pub use postgres::{Disk, Postgres};
pub use running::{RunningServer, UNLIMITED};
pub use truth::{Format, Reach, Received, Truth, mentioned};
pub use visitor::{Page, Visitor};
