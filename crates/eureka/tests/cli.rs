//! The executable as a process: its output and exit codes.

#[path = "cli/bots.rs"]
mod bots;
#[path = "cli/companion.rs"]
mod companion;
#[path = "cli/hostile.rs"]
mod hostile;
#[path = "cli/inventions.rs"]
mod inventions;
#[path = "cli/review.rs"]
mod review;
#[path = "cli/sim.rs"]
mod sim;
#[path = "cli/solo_game.rs"]
mod solo_game;

use eureka_innovation::Record;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The output and exit code of a run of the executable.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn new(output: Output) -> Run {
        let run = Run {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        };
        assert!(!run.err.contains("panicked"), "{}", run.err);
        let is_odd = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        for said in [&run.out, &run.err] {
            assert!(!said.contains(is_odd), "a terminal would obey this: {said:?}");
        }
        run
    }

    /// Checks the exit code, and that the error message contains all these texts.
    #[track_caller]
    fn fails(&self, code: i32, says: &[&str]) {
        assert_eq!(self.code, Some(code), "out: {}\nerr: {}", self.out, self.err);
        for text in says {
            assert!(self.err.contains(text), "`{text}` is not in the message:\n{}", self.err);
        }
    }

    /// Checks that the exit code is 0, and that the output contains all these texts.
    #[track_caller]
    fn works(&self, says: &[&str]) {
        assert_eq!(self.code, Some(0), "out: {}\nerr: {}", self.out, self.err);
        for text in says {
            assert!(self.out.contains(text), "`{text}` is not in the output:\n{}", self.out);
        }
    }

    /// The lines that are not indented.
    fn titles(&self) -> impl Iterator<Item = &str> {
        self.out.lines().filter(|line| !line.starts_with(' '))
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eureka"));
    // The locale of the machine must not matter.
    command.args(args).env("EUREKA_LANG", "en");
    command
}

fn eureka(args: &[&str]) -> Run {
    Run::new(command(args).stdin(Stdio::null()).output().expect("it runs"))
}

/// Runs the executable with this input.
fn eureka_told(args: &[&str], input: &[u8]) -> Run {
    let piped = || Stdio::piped();
    let mut child =
        command(args).stdin(piped()).stdout(piped()).stderr(piped()).spawn().expect("it runs");
    let mut stdin = child.stdin.take().expect("it listens");
    let input = input.to_vec();
    // A thread writes the input: the program may end before it has read everything, or block until its output is read.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let run = Run::new(child.wait_with_output().expect("it ends"));
    writer.join().expect("somebody typed");
    run
}

/// Runs the executable and interrupts it by Ctrl-C as soon as this file exists. The wait yields instead of sleeping.
#[cfg(unix)]
fn interrupted(args: &[&str], file: &Path) -> Run {
    let child =
        command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    while !file.exists() {
        std::thread::yield_now();
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("it can be killed").success());
    let run = Run::new(child.wait_with_output().expect("it ends"));
    assert_eq!(run.code, Some(130), "{}", run.err);
    run
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// A record of the beginning of a game, in which A always takes the first answer.
fn record(folder: &Path, answers: usize) -> PathBuf {
    let path = folder.join("game.toml");
    let input = "1\n".repeat(answers);
    eureka_told(&["play", "--seed", "7", "--save", text(&path)], input.as_bytes()).works(&[]);
    path
}

#[test]
fn every_command_has_help_with_an_example() {
    for name in [
        "check",
        "sim",
        "arena",
        "train",
        "perft",
        "cards",
        "replay",
        "analyze",
        "hint",
        "play",
        "companion",
        "serve",
        "backup",
    ] {
        eureka(&[name, "--help"]).works(&["Usage: eureka", "Example", &format!("eureka {name}")]);
    }
}

#[test]
fn wrong_usage_exits_with_2_and_says_what_is_wrong() {
    let cases: &[(&[&str], &str)] = &[
        (&["nonsense"], "nonsense"),
        (&["check"], "PATH"),
        (&["replay"], "FILE"),
        (&["sim", "--bots", "random"], "1 bots cannot sit at a table of 2"),
        (&["sim", "--bots", "clever,random"], "the bots are random"),
        (&["sim", "--edition", "fifth"], "fifth"),
        (&["sim", "--players", "9"], "9 players cannot play: it takes 2 to 4"),
        (&["sim", "--players", "1"], "1 players cannot play"),
        (&["sim", "--games", "0"], "--games"),
        (&["sim", "--threads", "0"], "--threads"),
        (&["sim", "--shard", "3/2"], "`3/2` is no shard: write 1/8 for the first of eight"),
        (&["sim", "--shard", ""], "`` is no shard"),
        (&["sim", "--shard", "1"], "`1` is no shard"),
        (&["sim", "--shard", "0/2"], "`0/2` is no shard"),
        (&["sim", "--shard", "1/0"], "`1/0` is no shard"),
        (&["sim", "--shard=-1/2"], "`-1/2` is no shard"),
        (&["sim", "--shard", "1/2/3"], "`1/2/3` is no shard"),
        (&["sim", "--shard", "a/b"], "`a/b` is no shard"),
        (&["sim", "--shard", "1/99999999999"], "`1/99999999999` is no shard"),
        (&["sim", "--join", "a.json", "--games", "5"], "--games"),
        (&["sim", "--join", "a.json", "--parquet", "rows"], "--parquet"),
        (&["perft", "--depth", "0"], "--depth"),
        (&["play", "--seed", "many"], "many"),
        (&["play", "--players", "200"], "200 players cannot play"),
        (&["play", "--edition", "fourth", "--players", "6"], "it takes 2 to 5"),
        (&["play", "--hot-seat", "Anna,Ben"], "several need a terminal"),
        (&["play", "--hot-seat", "Anna,Ben,Cora,Dan,Eve"], "5 players cannot play"),
        (&["play", "--server", "http://localhost:9"], "a table on a server needs a terminal"),
        (&["play", "--open", "1"], "--server"),
        (&["play", "--server", "http://localhost:9", "--listed"], "--open"),
        (&["play", "--absent", "out"], "--server"),
        (&["play", "--bots-resign"], "--server"),
        (&["play", "--shared"], "--server"),
        (&["play", "--server", "http://localhost:9", "--absent", "away"], "bot, out"),
        (&["play", "--server", "http://localhost:9", "--table", "x", "--shared"], "--table"),
        (&["play", "--server", "http://localhost:9", "--seat", "B"], "--table"),
        (&["sim", "--parley", "maybe"], "maybe"),
        (&["sim", "--parley", "on"], "the first edition is played without parley"),
        (
            &["sim", "--edition", "fourth", "--players", "4", "--teams", "AC,BD", "--parley", "on"],
            "parley is played without teams",
        ),
        (&["perft", "--teams", "A,B"], "the first edition is played without teams"),
        (&["cards", "--check", "x", "--json"], "--json"),
        (&["replay", "game.toml", "--seat", "A", "--all"], "--all"),
        (&["replay", "game.toml", "--from", "3"], "--scenario"),
        (&["analyze"], "RECORD"),
        (&["analyze", "game.toml", "--budget", "soon"], "`soon` is no budget"),
        (&["hint", "game.toml", "--budget", "0it"], "`0it` is no budget"),
        (&["hint", "game.toml", "--at", "noon"], "noon"),
        (&["serve", "--listen", "here"], "here"),
        (&["serve", "--thinkers", "0"], "--thinkers"),
    ];
    for (args, says) in cases {
        eureka(args).fails(2, &[says]);
    }
}

#[test]
fn teams_that_cannot_be_seated_exit_with_2() {
    let cases = [
        ("ABCD", "at least two teams"),
        ("ABCD,", "somebody in every team"),
        ("AC,B", "seat D must be in exactly one team"),
        ("AC,BCD", "seat C must be in exactly one team"),
        ("AC,BDE", "seat E must be in exactly one team and at the table"),
        ("AC,BX", "`X` is no seat"),
        ("ac,bd", "`a` is no seat"),
    ];
    for command in ["sim", "perft", "play"] {
        for (teams, says) in cases {
            let args = [command, "--edition", "fourth", "--players", "4", "--teams", teams];
            eureka(&args).fails(2, &[says]);
        }
    }
}

#[test]
fn a_card_is_shown_with_facts_and_script() {
    let run = eureka(&["cards", "Archery"]);
    run.works(&[
        "Archery: age 1 (Prehistory), red",
        "dogma [♜ castle]",
        "card \"Archery\"",
        "I demand",
    ]);
    eureka(&["cards", "code", "of", "laws"]).works(&["card \"Code of Laws\""]);
    let run = eureka(&["cards", "Archery", "--json", "--edition", "third"]);
    run.works(&["\"name\": \"Archery\"", "\"age\": 1", "\"script\": "]);
    assert_eq!(eureka(&["cards"]).titles().count(), 105);
    let run = eureka(&["cards", "--edition", "fourth"]);
    assert_eq!(run.titles().count(), 115);
    run.works(&["[♟ person]", "Solar Sailing", "Draw and meld an [11]."]);
    eureka(&["cards", "Whataboutism", "--edition", "fourth"]).works(&["age 11"]);
    eureka(&["cards", "Whataboutism"]).fails(1, &["the first edition has no card"]);
}

#[test]
fn cards_are_read_and_found_in_every_language() {
    let names = [
        ("en", "Archery"),
        ("ru", "Стрельба из лука"),
        ("pl", "Łucznictwo"),
        ("it", "Tiro con l’arco"),
        ("uk", "Стрільба з лука"),
    ];
    for (lang, name) in names {
        let title = format!("{name}: ");
        eureka(&["cards", "--lang", lang, "Archery"]).works(&[&title]);
        eureka(&["cards", "--lang", lang, &name.to_lowercase()]).works(&[&title]);
        let json = eureka(&["cards", "--lang", lang, "--json"]);
        assert_eq!(json.out, eureka(&["cards", "--json"]).out, "{lang}");
    }
    eureka(&["cards", "--lang", "it", "tiro con l'arco"]).works(&["Tiro con l’arco: "]);
    eureka(&["cards", "--lang", "pl", "Łucnictwo"]).fails(1, &["Łucnictwo", "Łucznictwo"]);
    eureka(&["cards", "--lang", "de"]).fails(2, &["`de`", "en, ru, pl, it, uk"]);
}

#[test]
fn the_first_variable_that_is_set_names_the_language() {
    let read_with = |variables: &[(&str, &str)]| {
        let mut command = command(&["cards", "Archery"]);
        for name in ["EUREKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        Run::new(command.envs(variables.iter().copied()).output().expect("it runs"))
    };
    let cases: [(&[(&str, &str)], _); 9] = [
        (&[], "Archery: "),
        (&[("EUREKA_LANG", "pl")], "Łucznictwo: "),
        (&[("LANG", "uk_UA.UTF-8")], "Стрільба з лука: "),
        (&[("LANG", "de_DE.UTF-8")], "Archery: "),
        (&[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "pl_PL")], "Łucznictwo: "),
        (&[("LC_MESSAGES", "pl_PL"), ("LC_ALL", "C.UTF-8")], "Archery: "),
        (&[("LC_ALL", ""), ("LANG", "it")], "Tiro con l’arco: "),
        (&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "ru_RU")], "Archery: "),
        (&[("EUREKA_LANG", "ru"), ("LC_ALL", "it_IT")], "Стрельба из лука: "),
    ];
    for (variables, title) in cases {
        read_with(variables).works(&[title]);
    }
    for wrong in ["de", "ru_RU"] {
        let says = ["EUREKA_LANG: ", &format!("`{wrong}`"), "en, ru, pl, it, uk"];
        read_with(&[("EUREKA_LANG", wrong)]).fails(2, &says);
    }
}

#[test]
fn every_card_of_every_edition_is_listed_in_every_language_without_a_foreign_word() {
    let english = ["the", "you", "your", "card", "cards", "from", "with", "draw", "if"];
    for (edition, count) in [("first", 105), ("third", 105), ("fourth", 115)] {
        for lang in ["en", "ru", "pl", "it", "uk"] {
            let run = eureka(&["cards", "--lang", lang, "--edition", edition]);
            run.works(&[]);
            assert_eq!(run.titles().count(), count, "{lang}, {edition}");
            assert!(!run.out.contains(['{', '}']), "{lang}, {edition}: a message is missing");
            let words = run.out.split(|letter: char| !letter.is_alphabetic());
            let foreign = |word: &&str| match lang {
                "en" => false,
                "ru" | "uk" => word.contains(|letter: char| letter.is_ascii_alphabetic()),
                _ => english.contains(&word.to_lowercase().as_str()),
            };
            let foreign: Vec<&str> = words.filter(foreign).collect();
            assert!(foreign.is_empty(), "{lang}, {edition}: {foreign:?}");
        }
    }
}

#[test]
fn every_hand_written_text_fits_its_script() {
    eureka(&["cards", "--stale"]).works(&["every hand-written text fits its script"]);
}

#[test]
fn a_table_speaks_the_language_of_its_player_unless_told_otherwise() {
    let path = folder("languages").join("game.toml");
    let saved = |args: &[&str]| {
        let args = [&["play", "--seed", "7", "--save", text(&path)], args].concat();
        eureka_told(&args, "1\n".repeat(30).as_bytes()).works(&[]);
        fs::read_to_string(&path).expect("it was saved")
    };
    assert!(saved(&["--lang", "pl"]).contains("language = \"pl\""));
    assert!(saved(&["--language", "uk"]).contains("language = \"uk\""));
    assert!(!saved(&["--lang", "pl", "--language", "en"]).contains("language = \"pl\""));
    for lang in ["en", "ru", "pl", "it", "uk"] {
        eureka(&["replay", text(&path), "--lang", lang]).works(&[text(&path)]);
    }
}

#[test]
fn an_unknown_card_exits_with_1_and_suggests_another() {
    eureka(&["cards", "Acrhery"]).fails(1, &["no card “Acrhery”", "did you mean “Archery”?"]);
    eureka(&["cards", "Zzzzzzzzzz"]).fails(1, &["no card “Zzzzzzzzzz”"]);
}

#[test]
fn a_file_that_is_missing_exits_with_1() {
    let missing = text(Path::new("no-such-place/at-all"));
    for command in ["replay", "analyze", "hint"] {
        eureka(&[command, missing]).fails(1, &["cannot read no-such-place/at-all"]);
    }
    eureka(&["cards", "--check", missing]).fails(1, &["no-such-place/at-all"]);
    eureka(&["play", "--cards", missing]).fails(1, &["no-such-place/at-all"]);
    eureka(&["play", "--save", missing]).fails(1, &["cannot write no-such-place/at-all"]);
    eureka(&["sim", "--games", "1", "--json", missing]).fails(1, &["cannot write"]);
    let run = eureka(&["check", missing]);
    run.fails(1, &[]);
    assert!(run.out.contains("FAIL no-such-place/at-all"), "{}", run.out);
}

#[test]
fn a_record_is_shown_as_a_seat_sees_it() {
    let path = record(&folder("shown"), 10);
    let run = eureka(&["replay", text(&path)]);
    run.works(&["first edition, 2 players"]);
    let other = eureka(&["replay", text(&path), "--seat", "B"]);
    other.works(&[]);
    assert_ne!(run.out, other.out);
    eureka(&["replay", text(&path), "--all", "--upto", "3"]).works(&["3 of "]);
    eureka(&["replay", text(&path), "--upto", "999"]).fails(1, &["not 999"]);
    eureka(&["replay", text(&path), "--seat", "C"]).fails(1, &["no seat C at a table of 2"]);
    eureka(&["replay", text(&path), "--seat", "Z"]).fails(1, &["`Z` is no seat"]);
}

#[test]
fn a_record_that_does_not_fit_exits_with_1_and_says_where() {
    let folder = folder("broken");
    let path = record(&folder, 10);
    let good = fs::read_to_string(&path).expect("it was saved");
    let broken = |text: &str| {
        assert_ne!(text, good);
        let path = folder.join("broken.toml");
        fs::write(&path, text).expect("it can be written");
        eureka(&["replay", path.to_str().expect("the path is text")])
    };
    broken(&good[..good.len() / 2]).fails(1, &["broken.toml"]);
    for command in ["analyze", "hint"] {
        eureka(&[command, text(&folder.join("broken.toml"))]).fails(1, &["broken.toml"]);
    }
    broken("").fails(1, &["this is no record"]);
    broken("title = \"a scenario\"\nplay = []\n").fails(1, &["this is no record"]);
    broken(&good.replace("eureka = 1", "eureka = 99")).fails(1, &["format 99"]);
    broken(&good.replace("\"innovation\"", "\"chess\"")).fails(1, &["of the game `chess`"]);
    broken(&good.replace("\"first\"", "\"fifth\""))
        .fails(1, &["no edition `fifth`", "first, third"]);
    broken(&good.replace("\"first\"", "\"third\"")).fails(1, &["cards of version"]);
    broken(&good.replace("players = 2", "players = 7")).fails(1, &["7"]);
    broken(&good.replace("seed = 7", "seed = -7")).fails(1, &["`-7` is no whole number"]);
    broken(&good.replace("A: draw", "A: dogma Robotics"))
        .fails(1, &["`A: dogma Robotics`: ", "no answer for A here: ", "draw"]);
    broken(&good.replacen("A: draw", "B: draw", 1)).fails(1, &["`B: draw`: A is asked, not B"]);
    fs::write(&path, b"EuIn\x01\xff\xfe").expect("it can be written");
    eureka(&["replay", text(&path)]).fails(1, &["game.toml"]);
}

#[test]
fn an_answer_after_the_end_of_the_game_is_refused() {
    let folder = folder("after-the-end");
    let path = record(&folder, 5_000);
    eureka(&["replay", text(&path)]).works(&["The game is over"]);
    let good = fs::read_to_string(&path).expect("it was saved");
    let (head, tail) = good.rsplit_once("\",\n").expect("answers stand one on a line");
    fs::write(&path, format!("{head}\",\n    \"A: draw\",\n{tail}")).expect("it can be written");
    eureka(&["replay", text(&path)]).fails(1, &["`A: draw`: the game is over"]);
}

#[test]
fn a_stretch_of_a_game_becomes_a_scenario_that_holds() {
    let folder = folder("scenario");
    let path = record(&folder, 20);
    let scenario = folder.join("new.toml");
    let args = ["replay", text(&path), "--scenario", text(&scenario), "--upto", "12"];
    eureka(&args).works(&["wrote "]);
    eureka(&["check", text(&scenario)]).works(&["1 passed, 0 failed"]);
    let args = ["replay", text(&path), "--scenario", text(&scenario), "--from", "0"];
    eureka(&args).fails(1, &["not begin in front of an action", "after answer 2"]);
    let args = [&args[..5], &["9", "--upto", "3"]].concat();
    eureka(&args).fails(2, &["--from"]);
}

/// Runs a command that writes this file, and returns its contents.
fn written(args: &[&str], path: &Path) -> (Run, String) {
    let run = eureka(args);
    run.works(&[]);
    (run, fs::read_to_string(path).expect("it was written"))
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn an_analysis_follows_from_its_seed() {
    let folder = folder("analyzed");
    let (path, file) = (record(&folder, 10), folder.join("analysis.json"));
    let analyzed = |args: &[&str]| {
        let all = ["analyze", text(&path), "--budget", "40it", "--json", text(&file)];
        let (run, written) = written(&[&all[..], args].concat(), &file);
        (run.out, json(&written))
    };
    let (out, all) = analyzed(&[]);
    assert!(out.contains("Largest mistakes") && out.contains("A: "), "{out}");
    assert_eq!(analyzed(&[]), (out, all.clone()));
    assert_ne!(analyzed(&["--seed", "2"]).1, all);
    let decisions =
        |json: &serde_json::Value| json["decisions"].as_array().expect("a list").clone();
    let own: Vec<_> = decisions(&all).into_iter().filter(|one| one["seat"] == "B").collect();
    assert!(!own.is_empty() && own.len() < decisions(&all).len());
    assert_eq!(decisions(&analyzed(&["--seat", "B"]).1), own);
}

#[test]
fn an_analysis_is_written_for_programs_and_drawn() {
    let folder = folder("drawn");
    let (path, file, svg) =
        (record(&folder, 300), folder.join("game.json"), folder.join("game.svg"));
    let files = ["--json", text(&file), "--svg", text(&svg)];
    let args = ["analyze", text(&path), "--budget", "8it", "--worst", "1"];
    let (run, written) = written(&[&args[..], &files].concat(), &file);
    run.works(&["first edition, 2 players", "A: no mistakes", "Turning points"]);
    let analysis = json(&written);
    for key in ["edition", "players", "budget", "seed", "answers", "turning_points", "end"] {
        assert!(analysis.get(key).is_some(), "{key} is missing");
    }
    let decisions = analysis["decisions"].as_array().expect("a list");
    for decision in decisions {
        let keys = ["moment", "seat", "question", "answer", "after", "given_away", "error"];
        for key in keys.into_iter().chain(["mistake", "before", "preferred"]) {
            assert!(decision.get(key).is_some(), "{key} is missing: {decision}");
        }
        let best = &decision["preferred"][0];
        assert!(best["answer"].is_string() && best["visits"].is_u64(), "{decision}");
        let (best, after) = (best["chance"].as_f64().unwrap(), decision["after"].as_f64().unwrap());
        let given_away = decision["given_away"].as_f64().unwrap();
        assert!((best - given_away - after).abs() < 0.001 || after == 0.0, "{decision}");
        let sum =
            decision["before"]["A"].as_f64().unwrap() + decision["before"]["B"].as_f64().unwrap();
        assert!((sum - 1.0).abs() < 0.001, "{decision}");
    }
    assert!(decisions.iter().any(|decision| decision["card"].is_string()));
    let drawn = fs::read_to_string(&svg).expect("it was drawn");
    assert!(drawn.starts_with("<svg ") && drawn.contains("Chances to win"), "{drawn}");
    let run = eureka(&[&args[..], &["--lang", "uk", "--svg", text(&svg)]].concat());
    run.works(&["A: помилок немає", "Переломні моменти"]);
    let drawn = fs::read_to_string(&svg).expect("it was drawn");
    assert!(drawn.contains("Шанси на перемогу") && drawn.contains("40\u{a0}%"), "{drawn}");
    let nowhere = text(Path::new("no-such-place/at-all"));
    for option in ["--json", "--svg"] {
        eureka(&["analyze", text(&path), option, nowhere])
            .fails(1, &["cannot write no-such-place"]);
    }
    eureka(&["analyze", text(&path), "--seat", "C"]).fails(1, &["no seat C at a table of 2"]);
}

#[test]
fn a_hint_names_the_best_answers() {
    let folder = folder("hint");
    let path = record(&folder, 10);
    let hint = |args: &[&str]| eureka(&[&["hint", text(&path), "--budget", "40it"], args].concat());
    let run = hint(&["--at", "2"]);
    run.works(&["A, your action?", "% ("]);
    assert_eq!(hint(&["--at", "2"]).out, run.out);
    assert_ne!(hint(&[]).out, run.out);
    let asked = json(&hint(&["--at", "2", "--json"]).out);
    assert_eq!((&asked["moment"], &asked["seat"]), (&2.into(), &"A".into()));
    assert_eq!(asked["question"], "action");
    assert!(asked["preferred"][0]["chance"].is_f64() && asked["before"]["B"].is_f64(), "{asked}");
    hint(&["--at", "999"]).fails(1, &["answers, not 999"]);
    let path = record(&folder, 5_000);
    eureka(&["hint", text(&path)]).fails(1, &["the game is over after"]);
}

#[test]
fn the_same_seed_gives_the_same_statistics_on_any_number_of_threads() {
    let folder = folder("sim");
    let statistics = |threads: &str| {
        let path = folder.join(format!("{threads}.json"));
        let args = ["sim", "--players", "3", "--games", "300", "--seed", "5", "--threads", threads];
        let run = eureka(&[&args[..], &["--json", text(&path)]].concat());
        run.works(&["300 games", "errors"]);
        let json: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(path).expect("it was written")).expect("JSON");
        let serde_json::Value::Object(mut keys) = json else { panic!("no object: {json}") };
        for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            assert!(keys.remove(key).is_some(), "{key} is missing");
        }
        keys
    };
    let one = statistics("1");
    assert_eq!(one, statistics("2"));
    assert_eq!(one, statistics("7"));
    for key in ["games", "decisions", "mean_decisions", "mean_turns", "wins", "shared", "errors"] {
        assert!(one.contains_key(key), "{key} is missing");
    }
    for key in ["achievements", "score", "card", "elimination"] {
        assert!(one["endings"].get(key).is_some(), "endings.{key} is missing");
    }
    let sum = |values: &serde_json::Value| -> u64 {
        values.as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).sum()
    };
    assert_eq!(one["errors"], 0);
    assert_eq!(sum(&one["wins"]) + one["shared"].as_u64().expect("a number"), 300);
}

#[test]
fn teams_win_together_and_parley_goes_by_the_book() {
    let folder = folder("teams");
    let path = folder.join("sim.json");
    let statistics = |table: &[&str]| -> serde_json::Value {
        let args = ["sim", "--edition", "fourth", "--games", "200", "--json", text(&path)];
        eureka(&[&args[..], table].concat()).works(&["200 games, fourth edition"]);
        let written = fs::read_to_string(&path).expect("it was written");
        serde_json::from_str(&written).expect("JSON")
    };
    let four = statistics(&["--players", "4"]);
    assert_eq!((&four["parley"], &four["teams"]), (&true.into(), &serde_json::json!([])));
    let without = statistics(&["--players", "4", "--parley", "off"]);
    assert_eq!(without["parley"], false);
    assert_ne!(without["decisions"], four["decisions"]);
    let teams = statistics(&["--players", "5", "--teams", "ACE,BD"]);
    assert_eq!(
        (&teams["parley"], &teams["teams"]),
        (&false.into(), &"ACE BD".split(' ').collect())
    );
    let wins: Vec<u64> =
        teams["wins"].as_array().expect("a list").iter().filter_map(|wins| wins.as_u64()).collect();
    assert_eq!([wins[0], wins[0], wins[1]], [wins[2], wins[4], wins[3]]);
    assert_eq!(wins[0] + wins[1] + teams["shared"].as_u64().expect("a number"), 200);
    assert_eq!(teams["errors"], 0);
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    let run = eureka(&["perft", "--players", "3", "--seed", "4", "--depth", "3"]);
    run.works(&["1 2\n2 4\n3 8\n"]);
    let perft = |parley: &str| {
        let args =
            ["perft", "--edition", "fourth", "--players", "5", "--seed", "1", "--depth", "6"];
        let run = eureka(&[&args[..], &["--parley", parley]].concat());
        run.works(&["1 2\n2 4\n3 8\n4 16\n5 32\n"]);
        run.out
    };
    assert_ne!(perft("on"), perft("off"));
}

#[test]
fn garbage_typed_into_a_game_gets_a_message() {
    let garbage: &[u8] = b"\xff\xfe\x00\n99\nfly\ncard\ncard Acrhery\ncard Archery\nsave\n\n-1\n\
        save no-such-place/at-all\nhint\nhelp\ntable\n1\ndogma\nachieve 9\nA: draw\n";
    let run = eureka_told(&["play", "--seed", "7"], garbage);
    run.works(&[
        "numbered from 1 to 2",
        "“fly” is not an answer",
        "did you mean “Archery”?",
        "Archery: age 1",
        "“save” needs a word",
        "no-such-place/at-all cannot be written",
        "×)\n",
        "quit        stop",
    ]);
    assert_eq!(run.err, "");
}

#[test]
fn an_answer_may_be_typed_in_any_case_and_without_accents() {
    let cases = [
        (
            "ru",
            "СТРЕЛЬБА из лука\nсыграть карту Гончарное дело\n",
            "A играет карту «Гончарное дело»",
        ),
        ("pl", "lucznictwo\npociagnij karte\n", "A ciągnie kartę"),
        ("it", "tiro con l'arco\nGIOCA CERAMICA\n", "A gioca Ceramica"),
        (
            "uk",
            "Стрільба з лука\nрозіграти картку \"гончарство\"\n",
            "A розігрує картку «Гончарство»",
        ),
    ];
    for (lang, typed, told) in cases {
        eureka_told(&["play", "--seed", "7", "--lang", lang], typed.as_bytes()).works(&[told]);
    }
}

#[test]
fn a_game_can_be_played_to_its_end_and_ends_cleanly_without_input() {
    let input = "1\n".repeat(5_000);
    for (edition, players) in [("third", "2"), ("third", "3"), ("third", "4"), ("fourth", "5")] {
        let args = ["play", "--seed", "3", "--edition", edition, "--players", players];
        eureka_told(&args, input.as_bytes()).works(&["The game is over"]);
        eureka_told(&args, b"").works(&["You are A"]);
        eureka_told(&args, b"quit\n").works(&["You are A"]);
    }
}

#[test]
fn a_player_gives_up_after_a_question() {
    let folder = folder("resigned");
    let path = folder.join("game.toml");
    let play = |players: &str, typed: &str| {
        let args = ["play", "--seed", "7", "--players", players, "--save", text(&path)];
        eureka_told(&args, typed.as_bytes())
    };
    // Anything but a yes is a no, and the question is asked again.
    for refused in ["no", "2", "", "resign", "1 1"] {
        let run = play("2", &format!("resign\n{refused}\n1\n"));
        run.works(&["A, do you really want to give up?", "  1  yes\n  2  no\n", "A, your action?"]);
        assert!(!run.out.contains("A gives up"), "{refused}: {}", run.out);
        assert!(run.out.matches("which card do you begin with?").count() > 1, "{}", run.out);
    }
    let without_answer = play("2", "resign\n");
    without_answer.works(&["A, do you really want to give up?"]);
    assert!(!without_answer.out.contains("A gives up"));
    for (typed, players) in
        [("resign\nyes\n", "2"), ("1\nRESIGN\n1\n", "2"), ("1\n1\nresign\nYes\n", "3")]
    {
        let run = play(players, typed);
        run.works(&[
            "A gives up and is out of the game",
            "The game is over",
            "A (you): out of the game",
        ]);
        eureka(&["replay", text(&path), "--all"]).works(&["A: out of the game"]);
        let saved = fs::read_to_string(&path).expect("it was saved");
        assert_eq!(saved.matches("A: resign").count(), 1, "{saved}");
        // A game whose player is out goes on without a question.
        let mut record = Record::read(&saved).expect("it is a record");
        let resigned = record.answers.iter().position(|said| said.answer == "resign");
        record.answers.truncate(resigned.expect("it is there") + 1);
        fs::write(&path, record.write()).expect("it can be written");
        let run = eureka(&["play", "--resume", text(&path)]);
        run.works(&["The game is over"]);
        assert!(!run.out.contains("> "), "{}", run.out);
    }
}

#[test]
fn giving_up_is_asked_in_every_language() {
    let words = [
        ("en", "resign", "yes"),
        ("ru", "сдаться", "да"),
        ("pl", "poddaj", "tak"),
        ("it", "ritirati", "si"),
        ("uk", "здатися", "так"),
    ];
    for (lang, resign, yes) in words {
        let typed = format!("{resign}\n{yes}\n");
        let run = eureka_told(&["play", "--seed", "7", "--lang", lang], typed.as_bytes());
        run.works(&[]);
        let asked = run.out.matches("> ").count();
        assert_eq!(asked, 2, "{lang}: {}", run.out);
        eureka_told(&["play", "--seed", "7", "--lang", lang], b"help\n").works(&[resign]);
    }
}

#[test]
fn a_game_in_teams_is_saved_and_shown_with_them() {
    let folder = folder("saved-teams");
    let path = folder.join("game.toml");
    let args = ["play", "--edition", "fourth", "--players", "4", "--teams", "AC,BD", "--seed", "7"];
    let args = [&args[..], &["--save", text(&path)]].concat();
    let run = eureka_told(&args, "1\n".repeat(20).as_bytes());
    run.works(&["Fourth edition, 4 players, teams A and C; B and D, seed 7", "A and C: 0 of 6"]);
    let run = eureka(&["replay", text(&path)]);
    run.works(&["4 players, teams A and C; B and D", "teams", "[♟ person] 0", "[11]×10"]);
    let saved = fs::read_to_string(&path).expect("it was saved");
    fs::write(&path, saved.replace("\"BD\"", "\"BX\"")).expect("it can be written");
    eureka(&["replay", text(&path)]).fails(1, &["`BX` is no team"]);
    fs::write(&path, saved.replace("\"BD\"", "\"B\"")).expect("it can be written");
    eureka(&["replay", text(&path)]).fails(1, &["seat D must be in exactly one team"]);
}

#[test]
fn a_distant_player_s_card_is_paid_for() {
    let args = ["play", "--edition", "fourth", "--players", "5", "--seed", "5"];
    let run = eureka_told(&args, "1\n".repeat(400).as_bytes());
    run.works(&["Fourth edition, 5 players, parley", "parley       yes"]);
    run.works(&["which card do you return to share it?", " of C\n"]);
    let args = [&args[..], &["--parley", "off"]].concat();
    let run = eureka_told(&args, "1\n".repeat(400).as_bytes());
    run.works(&["Fourth edition, 5 players, no parley"]);
    assert!(!run.out.contains("do you return to share"), "{}", run.out);
}

#[test]
fn scenarios_of_the_fourth_edition_are_checked() {
    let path = folder("fourth").join("scenario.toml");
    let scenario = "edition = \"fourth\"\nplayers = 4\nteams = [[\"A\", \"C\"], [\"B\", \"D\"]]\n\
        play = [\"A: draw\"]\n[decks]\n1 = []\n11 = [\"...\"]\n[A.board]\nred = [\"Oars\"]\n";
    fs::write(&path, scenario).expect("it can be written");
    eureka(&["check", text(&path)]).works(&["1 passed, 0 failed"]);
}

#[test]
fn scenarios_of_inventions_are_checked() {
    let path = folder("inventions").join("scenario.toml");
    let scenario = "game = \"inventions\"\nera = 3\nplay = [\"C: turn\"]\n\
        expect.did = [\"C nothing\"]\n";
    fs::write(&path, scenario).expect("it can be written");
    eureka(&["check", text(&path)]).works(&["1 passed, 0 failed"]);
    fs::write(&path, format!("{scenario}[H]\nslot = [1]\n")).expect("it can be written");
    let run = eureka(&["check", text(&path)]);
    run.fails(1, &[]);
    assert!(run.out.contains("H.slot: unknown key"), "{}", run.out);
}

#[test]
fn nobody_else_s_hand_is_shown() {
    let path = record(&folder("hidden"), 6);
    let hands = |args: &[&str]| -> Vec<String> {
        let run = eureka(&[&["replay", text(&path)], args].concat());
        run.works(&[]);
        let is_hand = |line: &&str| line.trim_start().starts_with("hand");
        run.out.lines().filter(is_hand).map(str::to_owned).collect()
    };
    let (a, b, all) = (hands(&[]), hands(&["--seat", "B"]), hands(&["--all"]));
    assert_eq!((&a[0], &b[1]), (&all[0], &all[1]));
    assert!(a[1] != all[1] && b[0] != all[0], "{a:#?} {b:#?} {all:#?}");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = command(&["cards", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let run = Run::new(child.wait_with_output().expect("it ends"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

#[test]
fn home_made_cards_are_checked_and_played() {
    let folder = folder("home-made");
    let script = "card \"Compost\" {\n  age 1\n  color yellow\n  icons leaf leaf hex leaf\n  \
                  effect {\n    draw 1\n  }\n}\n";
    fs::write(folder.join("compost.card"), script).expect("it can be written");
    let path = text(&folder);
    eureka(&["cards", "--check", path]).works(&["1 card, no mistakes: Compost\n"]);
    eureka(&["cards", "Compost", "--cards", path]).works(&["Compost: age 1 (Prehistory), yellow"]);
    eureka(&["sim", "--games", "20", "--cards", path]).works(&["20 games"]);
    eureka(&["cards", "Compost"]).fails(1, &["no card “Compost”"]);
}

#[test]
fn checked_cards_are_counted_and_named_also_if_one_mentions_a_printed_card() {
    let folder = folder("mentions");
    let card = |name: &str, effect: &str| {
        let facts = "age 1\n  color yellow\n  icons leaf leaf hex leaf";
        format!("card \"{name}\" {{\n  {facts}\n  effect {{\n    {effect}\n  }}\n}}\n")
    };
    let both = card("Toll Bridge", "draw 1") + &card("Beekeeping", "draw 2");
    fs::write(folder.join("both.card"), both).expect("it can be written");
    let fair = card("World Fair", "draw value of \"Railroad\" + 1");
    fs::write(folder.join("fair.card"), fair).expect("it can be written");
    let counted = "3 cards, no mistakes: Beekeeping, Toll Bridge, World Fair\n";
    eureka(&["cards", "--check", text(&folder)]).works(&[counted]);
    let file = folder.join("fair.card");
    for command in [["cards", "--check"], ["cards", "--cards"], ["cards", "--format"]] {
        let run = eureka(&[command[0], command[1], text(&file)]);
        run.fails(1, &["fair.card is a file: give the folder, not the file: ", text(&folder)]);
    }
}

#[test]
fn home_made_cards_are_laid_out_unless_one_has_a_mistake() {
    let folder = folder("laid-out");
    let (good, bad) = (folder.join("good.card"), folder.join("bad.card"));
    let script =
        "card \"Good\" {\nage 1\ncolor red\nicons castle bulb hex castle\neffect { draw 1 }\n}";
    std::fs::write(&good, script).unwrap();
    std::fs::write(&bad, script.replace("draw", "drwa")).unwrap();
    let path = text(&folder);
    eureka(&["cards", "--format", path])
        .fails(1, &["1 mistake in the cards of ", "no file is written"]);
    assert_eq!(std::fs::read_to_string(&good).unwrap(), script);
    std::fs::remove_file(bad).unwrap();
    eureka(&["cards", "--format", path]).works(&["1 file, 1 written anew"]);
    assert!(std::fs::read_to_string(&good).unwrap().contains("\n  effect {\n    draw 1\n  }\n"));
    eureka(&["cards", "--format", path]).works(&["1 file, 0 written anew"]);
}

#[test]
fn three_mistakes_in_home_made_cards_give_three_messages_and_load_nothing() {
    let folder = folder("mistakes");
    let script = "card \"Compost\" {\n  age 1\n  color yelow\n  icons leaf leaf hex leaf\n  \
                  effect {\n    drow 1\n    transfer one of your hand to my hand\n  }\n}\n";
    fs::write(folder.join("compost.card"), script).expect("it can be written");
    let path = text(&folder);
    let run = eureka(&["cards", "--check", path]);
    run.fails(1, &["compost.card:3", "compost.card:6", "compost.card:7", "yellow", "draw"]);
    assert_eq!(run.err.matches(".card:").count(), 3, "{}", run.err);
    run.fails(1, &["error: 3 mistakes in the cards of ", "nothing is loaded"]);
    for command in ["play", "sim", "cards", "perft"] {
        let run = eureka(&[command, "--cards", path]);
        run.fails(1, &["compost.card"]);
        assert_eq!(run.out, "");
    }
}

#[test]
fn a_folder_without_cards_is_a_mistake() {
    let folder = folder("empty");
    eureka(&["cards", "--check", text(&folder)]).fails(1, &["no *.card file"]);
}
