//! The JSON between a server and its clients: tables and people, views of three games, live events, problems.
//!
//! The server writes these types and clients read them, so both are of one mind about every field; with the feature `openapi`
//! they also describe the interface. What belongs to one game is in a module of its own, where values of the rules become JSON
//! and JSON becomes values of the rules again.
//!
//! ```
//! use eureka_innovation::{Edition, Rules, Seat};
//! use eureka_protocol::stream::Message;
//! use eureka_protocol::game::Events;
//!
//! let data = r#"{
//!     "next": 8, "moment": 6, "version": 7,
//!     "game": "innovation", "events": [{ "event": "turn", "seat": "B", "actions": 2 }],
//!     "question": { "seat": "B", "kind": "action", "step": 0, "pass": false },
//!     "answers": [{ "answer": "draw", "kind": "draw" }]
//! }"#;
//! let Some(Message::Step(step)) = Message::read("step", data)? else { panic!("a step") };
//! assert_eq!((step.moment, step.open.version), (6, 7));
//! assert_eq!(step.open.answers[0].answer, "draw");
//!
//! let Events::Innovation(events) = &step.events else { panic!("a game of Innovation") };
//! let turn = events[0].read(Rules::printed(Edition::Fourth))?;
//! assert_eq!(turn, eureka_innovation::Event::Turn { seat: Seat::new(1), actions: 2 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod companion;
pub mod game;
pub mod innovation;
pub mod inventions;
pub mod me;
pub mod problem;
pub mod solo_game;
pub mod stream;
pub mod table;
mod unknown;

pub use unknown::Unknown;
