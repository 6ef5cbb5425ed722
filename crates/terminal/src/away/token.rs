//! Who one is to a server, kept in a file that only its owner can read.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The token in a file, if there is one.
pub(super) fn known(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    Some(text.trim().to_owned()).filter(|token| !token.is_empty())
}

/// Keeps a token for the next time. Where it cannot be kept one is somebody else then, which is no reason not to play.
pub(super) fn keep(file: &Path, token: &str) {
    let Some(folder) = file.parent() else { return };
    let _ = fs::create_dir_all(folder);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(file).and_then(|mut file| file.write_all(token.as_bytes()));
}

/// The file for a server.
pub(super) fn file(folder: &Path, server: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = server.chars().map(plain).collect();
    folder.join(format!("{name}.token"))
}
