//! What earlier versions have written is read by this one, and every game in it comes to the end that it had then: records in their
//! text and their compact form, saved games, and databases.
//!
//! What lies in `data` was written by the version that its folder is named after, and is never changed. `UPDATE_EXPECT=1` makes what is
//! missing for the present version, and leaves alone what is there. `docs/decisions/0015-upgrades.md` says when a new folder is due.

mod database;
mod end;
mod record;

use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/data")
}

/// Whether what is missing is to be made.
fn makes() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}
