//! The JSON that the server and its clients exchange: tables and people, views of the games, live events, and errors.
//! The server writes these types and clients read them, so that both agree on every field. With the feature `openapi`,
//! the types also generate the description of the HTTP interface. Each game has a module of its own, which converts
//! values of the rules to JSON and back.
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
