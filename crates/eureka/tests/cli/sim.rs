//! Statistics of many games: the report, rows for other programs, and batches on several machines.

use super::{eureka, folder, text};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// A table with different bots, so that no two numbers are equal by chance.
const TABLE: [&str; 9] = [
    "sim",
    "--edition",
    "fourth",
    "--players",
    "3",
    "--bots",
    "casual,random,random",
    "--seed",
    "6",
];

fn sim(args: &[&str]) -> super::Run {
    eureka(&[&TABLE[..], args].concat())
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).expect("it was written")).expect("JSON")
}

/// The numbers that do not depend on the clock.
fn timeless(path: &Path) -> Value {
    let mut json = json(path);
    let keys = json.as_object_mut().expect("an object");
    for key in ["seconds", "threads", "games_per_second", "decisions_per_second"] {
        keys.remove(key);
    }
    json
}

fn number(json: &Value) -> u64 {
    json.as_u64().unwrap_or_else(|| panic!("{json} is no number"))
}

/// The rows of all files of one table.
fn rows(folder: &Path, table: &str) -> Vec<BTreeMap<String, Field>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let is_part = |path: &&PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        assert!(name.ends_with(".parquet"), "{name} was left over");
        name.starts_with(table)
    };
    let mut rows = Vec::new();
    for path in paths.iter().filter(is_part) {
        let reader = SerializedFileReader::new(File::open(path).expect("it opens"));
        let reader = reader.expect("it is Parquet");
        let row = |row: Row| row.into_columns().into_iter().collect::<BTreeMap<_, _>>();
        rows.extend(reader.get_row_iter(None).expect("rows").map(|one| row(one.expect("a row"))));
    }
    rows
}

fn whole(row: &BTreeMap<String, Field>, column: &str) -> u64 {
    match row[column] {
        Field::Int(number) => number as u64,
        Field::Long(number) => number as u64,
        ref other => panic!("{column} is {other}"),
    }
}

fn string<'a>(row: &'a BTreeMap<String, Field>, column: &str) -> &'a str {
    match &row[column] {
        Field::Str(text) => text,
        other => panic!("{column} is {other}"),
    }
}

fn is(row: &BTreeMap<String, Field>, column: &str) -> bool {
    row[column] == Field::Bool(true)
}

#[test]
fn shards_joined_are_the_whole_batch() {
    let folder = folder("sim-shards");
    let path = |name: &str| folder.join(name);
    let (whole, report) = (path("whole.json"), path("whole"));
    let files = ["--json", text(&whole), "--report", text(&report)];
    sim(&[&["--games", "25"][..], &files].concat()).works(&["25 games"]);
    let parts = ["3/3", "1/3", "2/3"].map(|shard| {
        let part = path(&format!("{}.json", &shard[..1]));
        let args = ["--games", "25", "--threads", &shard[..1], "--shard", shard];
        let run = sim(&[&args[..], &["--json", text(&part)]].concat());
        run.works(&["a part of a batch of 25 games: shard", shard]);
        part
    });
    let (joined, joined_report) = (path("joined.json"), path("joined"));
    let join = |parts: &[&Path], more: &[&str]| {
        let parts: Vec<&str> = parts.iter().map(|part| text(part)).collect();
        eureka(&[&["sim", "--join"], &parts[..], more].concat())
    };
    let [last, first, middle] = &parts;
    let some = path("some.json");
    join(&[last, first], &["--json", text(&some)]).works(&["shard 1/3, 3/3"]);
    let files = ["--json", text(&joined), "--report", text(&joined_report)];
    join(&[&some, middle], &files).works(&["25 games, fourth edition, 3 players"]);
    assert_eq!(timeless(&whole), timeless(&joined));
    for file in ["index.html", "figures.json"] {
        let read = |folder: &Path| fs::read_to_string(folder.join(file)).expect("it was written");
        assert!(read(&report) == read(&joined_report), "{file} differs");
    }
    let figures = report.join("figures.json");
    let written = json(&figures);
    for (key, value) in written.as_object().expect("an object") {
        assert_eq!(value, &json(&whole)[key], "{key}");
    }
    join(&[&figures], &[]).works(&["25 games"]);
    join(&[first, first], &[]).fails(1, &["shards 1/3 and 1/3 have games in common"]);
    join(&[first, &figures], &[]).fails(1, &["shards 1/3 and 1/1 have games in common"]);
    let other = path("other.json");
    sim(&["--games", "26", "--shard", "2/3", "--json", text(&other)]).works(&[]);
    join(&[first, &other], &[]).fails(1, &["other.json cannot be joined", "different batches"]);
    fs::write(&other, "{}").expect("it can be written");
    join(&[first, &other], &[]).fails(1, &["other.json holds no figures"]);
    join(&[&path("none.json")], &[]).fails(1, &["cannot read"]);
}

#[test]
fn every_game_is_in_exactly_one_shard() {
    const GAMES: u64 = 13;
    let folder = folder("sim-all-shards");
    let shards: Vec<(u64, u64, PathBuf)> = (1..5)
        .flat_map(|of| (1..=of).map(move |number| (number, of)))
        .map(|(number, of)| {
            let part = folder.join(format!("{number}-of-{of}.json"));
            let shard = format!("{number}/{of}");
            let games = GAMES.to_string();
            let args = ["sim", "--games", &games, "--shard", &shard, "--json", text(&part)];
            eureka(&args).works(&[]);
            (number, of, part)
        })
        .collect();
    let join = |parts: &[&PathBuf]| {
        let joined = folder.join("joined.json");
        let parts: Vec<&str> = parts.iter().map(|part| text(part)).collect();
        let run = eureka(&[&["sim", "--json", text(&joined), "--join"], &parts[..]].concat());
        (run, joined)
    };
    for shards in shards.chunk_by(|one, next| one.1 == next.1) {
        let parts: Vec<&PathBuf> = shards.iter().map(|(.., part)| part).collect();
        let (run, joined) = join(&parts);
        run.works(&["13 games"]);
        assert_eq!(timeless(&joined), timeless(&folder.join("1-of-1.json")), "{}", shards.len());
    }
    let games = |(number, of, _): &(u64, u64, PathBuf)| {
        (number - 1..GAMES).step_by(*of as usize).collect::<Vec<_>>()
    };
    for (index, one) in shards.iter().enumerate() {
        for other in &shards[index..] {
            let (run, _) = join(&[&one.2, &other.2]);
            match games(one).iter().any(|game| games(other).contains(game)) {
                true => run.fails(1, &["have games in common"]),
                false => run.works(&[]),
            }
        }
    }
}

#[test]
fn rows_and_figures_are_of_the_same_games() {
    let folder = folder("sim-rows");
    let (rows_in, figures) = (folder.join("rows"), folder.join("figures.json"));
    let files = ["--parquet", text(&rows_in), "--json", text(&figures)];
    sim(&[&["--games", "20"][..], &files].concat()).works(&["20 games"]);
    let figures = json(&figures);
    let (games, decisions) = (rows(&rows_in, "games"), rows(&rows_in, "decisions"));
    assert_eq!(games.len() as u64, number(&figures["games"]));
    assert_eq!(decisions.len() as u64, number(&figures["decisions"]));
    let sum = |column: &str| games.iter().map(|game| whole(game, column)).sum::<u64>();
    assert_eq!(sum("turns"), number(&figures["turns"]));
    assert_eq!(sum("decisions"), number(&figures["decisions"]));
    let count = |column: &str, value: &str| {
        games.iter().filter(|game| string(game, column) == value).count() as u64
    };
    for (ending, games) in figures["endings"].as_object().expect("an object") {
        assert_eq!(count("ending", ending), number(games), "{ending}");
    }
    for (seat, wins) in ["A", "B", "C"].iter().zip(figures["wins"].as_array().expect("a list")) {
        assert_eq!(count("winners", seat), number(wins), "{seat}");
    }
    let first = games.iter().filter(|game| string(game, "winners") == string(game, "first"));
    assert_eq!(first.count() as u64, number(&figures["wins_by_turn_order"][0]));
    let points: u64 = ["a", "b", "c"].map(|seat| sum(&format!("points_{seat}"))).iter().sum();
    let end = &figures["tenths"][10];
    assert_eq!(points, number(&end["winners"]["points"]) + number(&end["others"]["points"]));
    let cards = rows(&rows_in, "cards");
    for card in figures["cards"].as_array().expect("a list") {
        let name = card["name"].as_str().expect("a name");
        let uses: Vec<_> = cards.iter().filter(|row| string(row, "card") == name).collect();
        for usage in ["drawn", "melded", "activated"] {
            let users = || uses.iter().filter(|row| whole(row, usage) > 0);
            let decided = || users().filter(|row| is(row, "decided"));
            let counted = [
                ("times", users().map(|row| whole(row, usage)).sum()),
                ("players", users().count() as u64),
                ("decided", decided().count() as u64),
                ("won", decided().filter(|row| is(row, "won")).count() as u64),
            ];
            for (key, count) in counted {
                assert_eq!(count, number(&card[usage][key]), "{name}, {usage}, {key}");
            }
        }
        let dogma = format!("dogma {name}");
        let is_dogma = |row: &&BTreeMap<String, Field>| {
            let answer = string(row, "answer");
            string(row, "question") == "action"
                && (answer == dogma || answer.starts_with(&format!("{dogma} of ")))
        };
        let chosen: Vec<_> = decisions.iter().filter(is_dogma).collect();
        assert_eq!(chosen.len() as u64, number(&card["changes"]["actions"]), "{name}");
        let turns: u64 = chosen.iter().map(|row| whole(row, "turn")).sum();
        assert_eq!(turns, number(&card["activated"]["turns"]), "{name}");
    }
    sim(&["--games", "2", "--parquet", text(&rows_in)]).fails(1, &["is there already"]);
}

#[test]
fn rows_are_the_same_on_any_number_of_threads() {
    let folder = folder("sim-rows-threads");
    let files = ["1", "3"].map(|threads| {
        let rows = folder.join(threads);
        sim(&["--games", "7", "--threads", threads, "--parquet", text(&rows)]).works(&["7 games"]);
        ["games", "decisions", "cards"].map(|table| {
            fs::read(rows.join(format!("{table}-1-of-1-00000.parquet"))).expect("it was written")
        })
    });
    assert!(files[0] == files[1], "the files differ");
}

#[test]
fn a_report_is_one_file_with_every_card() {
    let folder = folder("sim-report").join("new").join("folder");
    sim(&["--games", "12", "--report", text(&folder)]).works(&["12 games"]);
    let page = fs::read_to_string(folder.join("index.html")).expect("it was written");
    let outside = page.replace("http://www.w3.org/2000/svg", "");
    for word in ["http:", "https:", "src=", "url(", "@import", "<link"] {
        assert!(!outside.contains(word), "the page holds {word}");
    }
    assert!(page.matches("<svg ").count() >= 9, "charts are missing");
    assert!(page.contains("12 games, fourth edition, 3 players"));
    for card in json(&folder.join("figures.json"))["cards"].as_array().expect("a list") {
        let name = card["name"].as_str().expect("a name").replace('&', "&amp;");
        assert!(page.contains(&format!("<td>{name}</td>")), "{name} is missing");
        let drawn = number(&card["drawn"]["times"]);
        assert!(
            page.contains(&format!("title=\"{drawn} times\"")),
            "{name} was drawn {drawn} times"
        );
    }
    let file = folder.join("index.html");
    sim(&["--games", "1", "--report", text(&file)]).fails(1, &["cannot make the folder"]);
}

#[cfg(unix)]
#[test]
fn a_simulation_that_is_interrupted_keeps_what_was_played() {
    let folder = folder("sim-interrupted");
    let [json_file, report, rows_in] = ["sim.json", "report", "rows"].map(|name| folder.join(name));
    let files =
        ["--json", text(&json_file), "--report", text(&report), "--parquet", text(&rows_in)];
    let args = [&TABLE[..], &["--games", "1000000"], &files].concat();
    let run = super::interrupted(&args, &rows_in);
    let figures = json(&json_file);
    let games = number(&figures["games"]);
    assert!(games < 1_000_000 && figures["interrupted"] == true, "{games} games");
    assert!(run.out.contains("interrupted: the first"), "{}", run.out);
    assert_eq!(rows(&rows_in, "games").len() as u64, games);
    let numbers: Vec<u64> = rows(&rows_in, "games").iter().map(|row| whole(row, "game")).collect();
    assert_eq!(numbers, (0..games).collect::<Vec<_>>());
    let page = fs::read_to_string(report.join("index.html")).expect("it was written");
    assert!(page.contains("This is a part of a batch of 1,000,000 games"));
}
