//! What is kept of earlier hunts: a folder for each target, a file for each input.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the corpus, from the top of the repository.
const CORPUS: &str = "fuzz/corpus";

/// The folder of the corpus, in the repository that this program was built in.
pub fn folder() -> PathBuf {
    from_top(CORPUS)
}

/// The path of something in the repository.
fn from_top(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The inputs that are kept for a target, by the names of their files.
///
/// # Panics
///
/// If a file cannot be read.
pub fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    files(&format!("{CORPUS}/{target}"), "")
}

/// The inputs in a folder of the repository, from the files whose names end so.
pub(crate) fn inputs(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    files(folder, ending).into_iter().map(|(_, input)| input).collect()
}

/// The files of a folder of the repository and the folders in it whose names end so, in the order of their paths; none if there is no such folder.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<(String, Vec<u8>)> {
    let mut paths = Vec::new();
    let mut folders = vec![from_top(folder)];
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
