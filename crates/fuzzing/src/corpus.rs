//! The corpus: inputs saved from earlier hunts, with one folder per target and one file per input.
//!
//! The tests try every file in it, so an input that ever found a bug belongs here.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the corpus, relative to the root of the repository.
const CORPUS: &str = "fuzz/corpus";

/// The folder of the corpus, in the repository that this program was built from.
pub fn folder() -> PathBuf {
    from_root(CORPUS)
}

/// Makes a path relative to the root of the repository absolute.
fn from_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The saved inputs of a target, each with the name of its file.
///
/// # Panics
///
/// If a file cannot be read.
pub fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    files(&format!("{CORPUS}/{target}"), "")
}

/// The contents of all files below a folder of the repository whose paths end with `ending`.
pub(crate) fn inputs(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    files(folder, ending).into_iter().map(|(_, input)| input).collect()
}

/// The name and contents of each file below a folder of the repository whose path ends with `ending`, sorted by path.
///
/// A folder that does not exist has no files.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<(String, Vec<u8>)> {
    let mut paths = Vec::new();
    let mut folders = vec![from_root(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.expect("the folder can be read").path()) {
            match path.is_dir() {
                true => folders.push(path),
                false => paths.push(path),
            }
        }
    }
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    paths.iter().map(read).collect()
}
