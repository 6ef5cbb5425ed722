//! What those who work on Eureka run, as `cargo xtask`: a soak, a hunt for bad inputs, and a load curve.
//!
//! ```text
//! cargo xtask soak --minutes 60
//! cargo xtask fuzz --minutes 60
//! cargo xtask load-curve
//! ```
//!
//! The soak and the load curve start the real executable on databases of their own, and play at it as programs and browsers do. See
//! `docs/soak.md`, `docs/fuzzing.md` and `docs/load.md`.

pub mod fuzz;
pub mod load;
pub mod soak;
