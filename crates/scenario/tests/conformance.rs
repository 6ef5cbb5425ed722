//! Runs every scenario of `conformance/`.

use eureka_scenario::check;
use std::fs;
use std::path::{Path, PathBuf};

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
}

fn failure(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).unwrap();
    let error = check(&text).err()?;
    Some(format!("{}: {error}", file.display()))
}

#[test]
fn every_scenario_holds() {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance"), &mut files);
    files.sort();
    assert!(!files.is_empty());
    let failures: Vec<String> = files.iter().filter_map(|file| failure(file)).collect();
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
}
