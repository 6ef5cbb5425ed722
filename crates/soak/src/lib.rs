//! Real servers, played at by programs and browsers, and their databases checked afterwards.
//!
//! - [`soak`]: games of all kinds while servers are killed, databases crash, disks fill up and connections break. See `docs/soak.md`.
//! - [`load`]: how many answers a server takes, and how long each takes. See `docs/load.md`.
//!
//! Both start the executable itself on databases of their own. The command line is `cargo xtask`.

mod acknowledgement;
#[cfg(test)]
mod fixtures;
pub mod load;
mod process;
pub mod soak;
