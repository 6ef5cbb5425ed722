//! Files that stay when the program has ended.
#![cfg(unix)]

use eureka_terminal::write_whole;
use std::fs;
use std::os::unix::fs::symlink;

#[test]
fn a_link_stays_a_link_and_its_file_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let [file, link] = ["game.toml", "link.toml"].map(|name| folder.path().join(name));
    write_whole(&file, "old").unwrap();
    symlink(&file, &link).unwrap();
    write_whole(&link, "new").unwrap();
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing is left beside it");
}
