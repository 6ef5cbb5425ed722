//! `eureka play inventions` as a process: input, output and exit code.

use super::companion::{play_whole, saved, too_wide};
use super::{Run, eureka, eureka_told, folder, text};
use std::fs;

fn told(args: &[&str], lines: &str) -> Run {
    eureka_told(&[&["play", "inventions"], args].concat(), lines.as_bytes())
}

#[test]
fn a_whole_game_is_played_in_every_language_with_pauses() {
    play_whole(&["play", "inventions"], 60, &folder("solo-game-whole"));
}

#[test]
fn an_answer_is_taken_back_until_something_is_revealed() {
    let save = folder("solo-game-undo").join("game.toml");
    let run = told(&["--seed", "7", "--save", text(&save)], "undo\nplace TRAVEL\n1\nmany\nundo\n");
    run.works(&[
        "An unofficial digital version.",
        "The set-up round: which idea do you claim?",
        "There is nothing to take back",
        "“place TRAVEL” is not an answer here",
        "This takes 2 culture specialists: how many scholars stand in?",
        "A number from 1 to 2",
        "Taken back",
    ]);
    assert_eq!(saved(&save), 0, "{}", run.out);
    assert_eq!(too_wide(&run.out.replace(text(&save), "")), None);
    let lines = "1\n".repeat(60);
    let run = told(&["--save", text(&save)], &(lines + "undo\nundo\nundo\nundo\nundo\nundo\n"));
    run.works(&["The game in", "This cannot be taken back"]);
}

#[test]
fn commands_are_understood_in_the_language_of_the_reader_and_in_english() {
    let lines = "счёт\nстол\nсправка\nподсказка\nscore\n99\nспеть\nвыход\n1\n";
    let run = told(&["--seed", "7", "--lang", "ru"], lines);
    run.works(&[
        "Неофициальная цифровая версия.",
        "Хронос и Гефест",
        "общие знания",
        "Хороший ответ: «",
        "Ответ «99» не подходит: у ответов номера от 1 до 4",
        "«спеть»",
    ]);
    assert!(run.out.ends_with("> выход\n"), "{}", run.out);
}

#[test]
fn a_command_for_another_game_names_the_game_of_the_record() {
    let game = folder("solo-game-record").join("game.toml");
    told(&["--seed", "7", "--save", text(&game)], "1\n").works(&[]);
    for command in ["replay", "analyze", "hint"] {
        eureka(&[command, text(&game)]).fails(1, &["of the game `inventions solo`, not of"]);
    }
    eureka(&["companion", "--save", text(&game)]).fails(1, &["not of `inventions`"]);
}

#[test]
fn typed_garbage_does_not_crash_the_game() {
    let bytes: Vec<u8> = (0..=255).flat_map(|byte| [byte, b'\n']).collect();
    let run = eureka_told(&["play", "inventions", "--seed", "7"], &bytes);
    run.works(&["which idea do you claim?"]);
}

#[test]
fn another_content_is_played_and_kept_in_the_record() {
    let folder = folder("solo-game-content");
    let (path, save) = (folder.join("content.toml"), folder.join("game.toml"));
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards/inventions/content.toml");
    let content = fs::read_to_string(ours).unwrap();
    let content = content
        .replace("name = \"Eureka's own content\"", "name = \"Atlantis\"")
        .replace("ours = true ", "ours = false")
        .replace("\"Middle East\"", "\"Atlantis\"");
    fs::write(&path, content).unwrap();
    let args = ["--content", text(&path), "--seed", "3", "--save", text(&save)];
    told(&args, "table\n").works(&["Content: Atlantis", "2 Atlantis"]);
    fs::remove_file(&path).unwrap();
    told(&["--save", text(&save)], "").works(&["Content: Atlantis"]);
}

#[test]
fn wrong_options_and_files_are_refused_with_a_message() {
    let folder = folder("solo-game-wrong");
    let game = folder.join("game.toml");
    told(&["--seed", "7", "--save", text(&game)], "1\n").works(&[]);
    let (broken, content) = (folder.join("broken.toml"), folder.join("content.toml"));
    fs::write(&broken, fs::read_to_string(&game).unwrap().replace("A: region", "A: moon")).unwrap();
    fs::write(&content, "[economy]\n1 = \"3 cows\"").unwrap();
    let (absent, nowhere) = (folder.join("none"), folder.join("none/game.toml"));
    let cases: &[(&[&str], i32, &str)] = &[
        (&["--difficulty", "harder"], 2, "it is easy, normal or hard"),
        (&["--setting", "A3=maybe"], 2, "A3 cannot be `maybe`: it is last or never"),
        (&["--seed", "many"], 2, "many"),
        (&["--bots", "expert"], 2, "--bots"),
        (&["--save", text(&game), "--seed", "3"], 2, "goes on as it began"),
        (&["--save", text(&broken)], 1, "answer 1"),
        (&["--save", text(&content)], 1, "this is no record"),
        (&["--save", text(&nowhere)], 1, "cannot write"),
        (&["--content", text(&content)], 1, "economy.1: `3 cows` is no benefit"),
        (&["--content", text(&absent)], 1, "cannot read"),
    ];
    for (args, code, says) in cases {
        eureka(&[&["play", "inventions"], *args].concat()).fails(*code, &[says]);
    }
}
