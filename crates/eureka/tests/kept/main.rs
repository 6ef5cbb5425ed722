//! Tests of kept formats: records (as text and in compact form), saved games and databases written by earlier versions are read,
//! and every game in them comes to the same end as before.
//!
//! Each folder in `data` is named after a format or schema and was written by the version that introduced it. Never change a
//! file in it. `UPDATE_EXPECT=1` creates the missing files of the current version and leaves existing ones alone.
//! `docs/decisions/0015-upgrades.md` says when a new folder is needed.

mod database;
mod end;
mod record;

use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/data")
}

/// Whether missing files are to be created.
fn creates_missing_files() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}
