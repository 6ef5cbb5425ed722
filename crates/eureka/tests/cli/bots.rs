//! Commands with computer players: `arena`, `train`, `analyze`, and bots in `sim` and `play`.

use super::{eureka, eureka_told, folder, text};
use serde_json::Value;
use std::fs;

/// The JSON of a match with these options, without the measured times.
fn arena(name: &str, args: &[&str]) -> Value {
    let path = folder(name).join("arena.json");
    eureka(&[&["arena", "--json", text(&path)], args].concat()).works(&["win rate", "rating"]);
    let mut json: Value =
        serde_json::from_str(&fs::read_to_string(path).expect("it was written")).expect("JSON");
    remove(&mut json, &["seconds", "threads"]);
    for bot in json["bots"].as_array_mut().expect("a list") {
        remove(bot, &["seconds_per_decision", "iterations_per_second", "longest_decision"]);
    }
    json
}

fn remove(json: &mut Value, keys: &[&str]) {
    let object = json.as_object_mut().expect("an object");
    for &key in keys {
        assert!(object.remove(key).is_some_and(|value| value.is_number()), "{key} is missing");
    }
}

#[test]
fn an_arena_gives_the_same_numbers_for_the_same_seed() {
    let args = ["--bots", "search,random", "--budget", "5it", "--games", "9", "--seed", "3"];
    let json = arena("arena-seed", &args);
    assert_eq!(json, arena("arena-seed", &[&args[..], &["--threads", "1"]].concat()));
    assert_eq!((&json["games"], &json["deals"]), (&10.into(), &5.into()));
    let bots = json["bots"].as_array().expect("a list");
    let names: Vec<_> = bots.iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["search", "random"]);
    for bot in bots {
        for key in ["games", "wins", "win_rate", "low", "high", "rating", "rating_deviation"] {
            assert!(bot[key].is_number(), "{key} is missing");
        }
        let number = |key: &str| bot[key].as_f64().expect("a number");
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"));
    }
    assert_eq!(bots.iter().filter_map(|bot| bot["wins"].as_f64()).sum::<f64>(), 10.0);
}

#[test]
fn an_arena_is_for_all_editions_and_draws_itself() {
    let plot = folder("arena-plot").join("arena.svg");
    let args = ["arena", "--edition", "fourth", "--bots", "random,random,beginner,casual,random"];
    let run = eureka(&[&args[..], &["--games", "5", "--plot", text(&plot)]].concat());
    run.works(&["5 games from 1 deals, fourth edition, 5 players", "beginner", "of 5"]);
    let svg = fs::read_to_string(plot).expect("it was drawn");
    assert!(svg.starts_with("<svg ") && svg.contains("casual"), "{svg}");
    let args = ["arena", "--edition", "third", "--bots", "random,random,beginner"];
    let run = eureka(&[&args[..], &["--players", "2", "--games", "7"]].concat());
    run.works(&["third edition, 2 players", "7 games were asked for; 12 are whole deals of 6"]);
}

#[test]
fn an_arena_that_cannot_be_says_why() {
    let six = "random,random,random,random,random,random";
    let cases: &[(&[&str], &str)] = &[
        (&[], "--bots"),
        (&["--bots", "random"], "1 bots cannot meet: it takes 2 to 16"),
        (&["--bots", "random,clever"], "there is no bot `clever`: the bots are random, beginner"),
        (&["--bots", "random,search:5h"], "`5h` is no budget"),
        (&["--bots", "random,greedy:50ms"], "`greedy` answers at once"),
        (&["--bots", "random,search", "--budget", "soon"], "`soon` is no budget"),
        (&["--bots", "random,random", "--players", "3"], "2 bots cannot fill a table of 3"),
        (&["--bots", "random,random", "--players", "1"], "1 players cannot play: it takes 2 to 4"),
        (&["--bots", six], "6 players cannot play: it takes 2 to 4; `--players` lets fewer"),
        (&["--bots", "random,random", "--games", "0"], "--games"),
        (&["--bots", "random,random", "--edition", "second"], "second"),
    ];
    for (args, says) in cases {
        eureka(&[&["arena"], *args].concat()).fails(2, &[says]);
    }
    let nowhere = ["arena", "--bots", "random,random", "--json", "no-such-place/at-all"];
    eureka(&nowhere).fails(1, &["cannot write no-such-place/at-all"]);
}

#[test]
fn a_budget_is_for_bots_that_search_and_have_none() {
    let numbers = |args: &[&str]| -> Vec<[Value; 2]> {
        let json = arena("arena-budget", &[&["--games", "2", "--bots"], args].concat());
        let bots = json["bots"].as_array().expect("a list").iter();
        bots.map(|bot| ["wins", "decisions"].map(|key| bot[key].clone())).collect()
    };
    let given = numbers(&["search,search:7it,random", "--budget", "3it"]);
    assert_eq!(given, numbers(&["search:3it,search:7it,random"]));
    assert_ne!(given, numbers(&["search:7it,search:7it,random"]));
}

#[cfg(unix)]
#[test]
fn an_arena_that_is_interrupted_keeps_what_was_played() {
    let path = folder("arena-interrupted").join("arena.json");
    let args = ["arena", "--bots", "random,random", "--games", "1000000", "--json", text(&path)];
    let run = super::interrupted(&args, &path);
    assert!(run.out.contains("interrupted: of 1,000,000 games only whole deals count"));
    let json: Value =
        serde_json::from_str(&fs::read_to_string(&path).expect("it was written")).expect("JSON");
    assert_eq!(json["interrupted"], true);
    assert!(json["games"].as_u64().expect("a number") < 1_000_000);
}

#[test]
fn all_levels_sit_at_a_simulated_table() {
    let bots = "beginner,skilled:3it,greedy,random";
    let args = ["sim", "--players", "4", "--games", "2", "--bots", bots];
    eureka(&args).works(&["2 games", bots]);
    eureka(&["sim", "--bots", "random,master:0it"]).fails(2, &["`0it` is no budget"]);
}

#[test]
fn opponents_are_chosen() {
    let args = ["play", "--players", "3", "--seed", "2"];
    let play = |bots: &str| {
        let run = eureka_told(&[&args[..], &["--bots", bots]].concat(), &b"1\n".repeat(40));
        run.works(&["You are A"]);
        run.out
    };
    assert_eq!(play("casual"), play("casual,casual"));
    assert_ne!(play("casual"), play("random"));
    let wrong = eureka(&[&args[..], &["--bots", "casual,casual,casual"]].concat());
    wrong.fails(2, &["3 opponents cannot take 2 seats"]);
    eureka(&[&args[..], &["--bots", "mother"]].concat()).fails(2, &["there is no bot `mother`"]);
}

#[cfg(unix)]
#[test]
fn a_training_that_is_interrupted_keeps_whole_generations() {
    let folder = folder("train-interrupted");
    let [net, curve] = ["x.net", "x.csv"].map(|name| folder.join(name));
    let args = ["train", "--generations", "100000", "--games", "2", "--out", text(&net)];
    let run = super::interrupted(&[&args[..], &["--curve", text(&curve)]].concat(), &curve);
    let lines = fs::read_to_string(&curve).expect("it was written").lines().count();
    let says = format!("interrupted: {} of 100000 generations were kept", lines.saturating_sub(1));
    assert!(run.out.contains(&says), "{says}: {}", run.out);
}

#[cfg(unix)]
#[test]
fn an_analysis_that_is_interrupted_keeps_the_finished_decisions() {
    let folder = folder("analyze-interrupted");
    let (game, path) = (super::record(&folder, 5_000), folder.join("analysis.json"));
    let args = ["analyze", text(&game), "--budget", "3000it", "--json", text(&path)];
    let run = super::interrupted(&args, &path);
    assert!(run.out.contains("Interrupted: "), "{}", run.out);
    let json: Value =
        serde_json::from_str(&fs::read_to_string(&path).expect("it was written")).expect("JSON");
    assert!(json["decisions"].as_array().expect("a list").len() < 5_000);
}

#[test]
fn training_writes_a_network_and_its_curve() {
    let folder = folder("train");
    let [net, plot, curve] = ["x.net", "x.svg", "x.csv"].map(|name| folder.join(name));
    let args = ["train", "--edition", "third", "--generations", "2", "--games", "4", "--seed", "9"];
    let files = ["--out", text(&net), "--plot", text(&plot), "--curve", text(&curve)];
    let train = || {
        let run = eureka(&[&args[..], &files].concat());
        run.works(&["third edition, 4 games a generation, seed 9", "generation    loss"]);
        let curve = fs::read_to_string(&curve).expect("it was written");
        assert!(curve.starts_with("generation,loss,positions,length\n1,"), "{curve}");
        assert_eq!(curve.lines().count(), 3);
        assert!(fs::read_to_string(&plot).expect("it was drawn").starts_with("<svg "));
        fs::read(&net).expect("it was written")
    };
    let first = train();
    assert!(!first.is_empty() && first == train());
    eureka(&["train"]).fails(2, &["--out"]);
    eureka(&["train", "--out", "no-such-place/x.net"]).fails(1, &["cannot write no-such-place"]);
}
