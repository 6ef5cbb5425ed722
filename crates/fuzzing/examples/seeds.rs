//! Writes the good inputs of a target into a folder, one file per input, for fuzzers that read files: `seeds TARGET FOLDER`.

use eureka_fuzzing::TARGETS;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, folder] = args.as_slice() else {
        eprintln!("usage: seeds TARGET FOLDER");
        std::process::exit(2);
    };
    let Some(target) = TARGETS.iter().find(|target| target.name == name) else {
        eprintln!("targets are {}", TARGETS.map(|target| target.name).join(", "));
        std::process::exit(2);
    };
    std::fs::create_dir_all(folder)?;
    for (number, input) in target.inputs().into_iter().enumerate() {
        std::fs::write(Path::new(folder).join(format!("seed-{number:04}")), input)?;
    }
    Ok(())
}
