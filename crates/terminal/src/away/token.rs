//! Who one is to a server, kept in a file that only its owner can read.

use crate::state::state_folder;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// The token that this server gave, if there is one.
pub(super) fn known(server: &str) -> Option<String> {
    let text = fs::read_to_string(file(server)?).ok()?;
    Some(text.trim().to_owned()).filter(|token| !token.is_empty())
}

/// Keeps a token for the next time. Without a place to keep it one is somebody else then, which is no reason not to play.
pub(super) fn keep(server: &str, token: &str) {
    let Some(file) = file(server) else { return };
    let Some(folder) = file.parent() else { return };
    let _ = fs::create_dir_all(folder);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(file).and_then(|mut file| file.write_all(token.as_bytes()));
}

/// A file for each server.
fn file(server: &str) -> Option<PathBuf> {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = server.chars().map(plain).collect();
    Some(state_folder()?.join(format!("{name}.token")))
}
