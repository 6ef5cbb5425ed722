//! What those who work on Eureka run, as `cargo xtask`: a soak, and a load curve.
//!
//! ```text
//! cargo xtask soak --minutes 60
//! cargo xtask load-curve
//! ```
//!
//! Both start the real executable on databases of their own, and play at it as programs and browsers do. See `docs/soak.md` and
//! `docs/load.md`.

pub mod load;
pub mod soak;
