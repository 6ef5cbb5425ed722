//! `eureka sim --game inventions` as a process.

use super::{eureka, folder, text};
use std::fs;

#[test]
fn solo_games_are_counted_by_difficulty() {
    let folder = folder("sim-inventions");
    let path = folder.join("sim.json");
    let counted = |threads: &str, more: &[&str]| -> serde_json::Value {
        let args = ["sim", "--game", "inventions", "--games", "20", "--seed", "3"];
        let written = ["--threads", threads, "--json", text(&path)];
        eureka(&[&args[..], &written, more].concat()).works(&["20 games of Inventions", "errors"]);
        serde_json::from_str(&fs::read_to_string(&path).expect("it was written")).expect("JSON")
    };
    let [mut one, mut two] = ["1", "2"].map(|threads| counted(threads, &[]));
    let mut opponents = Vec::new();
    for (one, two) in one.as_array_mut().unwrap().iter_mut().zip(two.as_array_mut().unwrap()) {
        opponents.push((one["difficulty"].clone(), one["opponents"]["total"].as_f64().unwrap()));
        let levels = one["levels"].as_object().unwrap().values();
        assert_eq!(levels.map(|count| count.as_u64().unwrap()).sum::<u64>(), 20);
        (one["seconds"], two["seconds"]) = (0.into(), 0.into());
    }
    assert_eq!(one, two, "the number of threads does not matter");
    let [easy, normal, hard] = &opponents[..] else { panic!("{opponents:?}") };
    assert_eq!([&easy.0, &normal.0, &hard.0], ["easy", "normal", "hard"]);
    assert!(easy.1 < normal.1 && normal.1 < hard.1, "random games are the same: {opponents:?}");
    let hard = counted("1", &["--difficulty", "hard", "--bots", "greedy"]);
    assert_eq!((hard.as_array().unwrap().len(), &hard[0]["bot"]), (1, &"greedy".into()));
}

#[test]
fn options_that_do_not_fit_a_solo_game_are_refused() {
    let refused = [
        (&["--difficulty", "hard"][..], "belong to --game inventions"),
        (&["--game", "inventions", "--difficulty", "mild"], "it is easy, normal or hard"),
        (&["--game", "inventions", "--bots", "random,random"], "2 bots cannot play a solo game"),
        (&["--game", "inventions", "--bots", "playouts"], "there is no bot `playouts`"),
        (&["--game", "inventions", "--bots", "skilled:50it"], "`skilled` answers at once"),
    ];
    for (args, message) in refused {
        eureka(&[&["sim"], args].concat()).fails(2, &[message]);
    }
    let missing = ["sim", "--game", "inventions", "--content", "no-such-file.toml"];
    eureka(&missing).fails(1, &["cannot read no-such-file.toml"]);
}
