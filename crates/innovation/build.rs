//! Writes the list of the card scripts in `cards/` to `$OUT_DIR/cards.rs`, so that they are compiled into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../cards");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.strip_prefix(&root).unwrap().display().to_string();
        let path = file.canonicalize().unwrap();
        writeln!(list, "({name:?}, include_str!({:?})),", path.display().to_string()).unwrap();
    }
    list.push(']');
    fs::write(PathBuf::from(env::var("OUT_DIR").unwrap()).join("cards.rs"), list).unwrap();
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "card") {
            files.push(path);
        }
    }
}
