//! The files that stay when the program has ended: tokens and interrupted games.

use eureka_words::Words;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{fs, process};

/// The folder for the files of the client: `eureka` below `XDG_STATE_HOME`, or below its usual place.
pub fn state_folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    Some(state.join("eureka"))
}

/// The file for a game that is interrupted before it was saved anywhere. Creates its folder.
pub fn interrupted_file() -> io::Result<PathBuf> {
    let not_found =
        || io::Error::new(io::ErrorKind::NotFound, "neither XDG_STATE_HOME nor HOME is set");
    let folder = state_folder().ok_or_else(not_found)?;
    fs::create_dir_all(&folder)?;
    Ok(folder.join(format!("interrupted-{}.toml", process::id())))
}

/// The text that names the command to resume a game.
pub fn resume_text(words: &Words, command: &str) -> String {
    words.page("terminal-go-on", &[("command", command.into())])
}

/// Writes a file atomically: into a file beside it, which is then renamed. Whatever happens, the file holds either the old text or the new one.
pub fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    // Write the target of a link, and keep the link.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    // Something that is not a regular file, such as /dev/null, must not be replaced by one.
    if fs::metadata(&file).is_ok_and(|there| !there.is_file()) {
        return fs::write(file, text);
    }
    let mut beside = file.clone().into_os_string();
    beside.push(".new");
    let mut new = fs::File::create(&beside)?;
    new.write_all(text.as_bytes())?;
    // The text must reach the disk before the new name does.
    new.sync_all()?;
    fs::rename(&beside, &file)
}
