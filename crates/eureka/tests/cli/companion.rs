//! `eureka companion` as a process: input, output and exit code.

use super::{Run, eureka, eureka_told, folder, text};
use std::fs;
use std::path::Path;

/// Random numbers as typed input. Not all of them are answers.
fn typed(seed: u64, count: usize) -> String {
    let mut chance = seed;
    let mut number = || {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        format!("{}\n", 1 + (chance >> 33) % 8)
    };
    (0..count).map(|_| number()).collect()
}

fn told(args: &[&str], lines: &str) -> Run {
    eureka_told(&[&["companion"], args].concat(), lines.as_bytes())
}

/// The number of answers in a saved game.
pub(super) fn saved(path: &Path) -> usize {
    let record: toml::Table = fs::read_to_string(path).unwrap().parse().unwrap();
    record["answers"].as_array().unwrap().len()
}

/// The input that sets up the board with the first answer to every question. Then it is Chronos's turn.
fn set_up() -> String {
    "1\n".repeat(34)
}

#[test]
fn a_whole_game_is_played_in_every_language_with_pauses() {
    play_whole(&["companion"], 300, &folder("companion-whole"));
}

/// Plays a game in every language to its end, with `lines` lines of input per run of the program. No answer is lost between two
/// runs, and the final report fits a terminal.
pub(super) fn play_whole(command: &[&str], lines: usize, folder: &Path) {
    for (seed, lang) in (1..).zip(["en", "ru", "pl", "it", "uk"]) {
        let (save, report) = (folder.join(format!("{lang}.toml")), folder.join(lang));
        let (mut before, mut pauses) = (0, 0);
        while !report.exists() {
            let args = ["--lang", lang, "--save", text(&save), "--report", text(&report)];
            let begins: &[&str] = if pauses == 0 { &["--difficulty", "hard"] } else { &[] };
            let typed = typed(seed * 100 + pauses, lines);
            let run = eureka_told(&[command, &args, begins].concat(), typed.as_bytes());
            run.works(&[]);
            assert!(!run.out.contains(['{', '}']), "{}", run.out);
            let answers = saved(&save);
            assert!(answers >= before, "{lang}: nothing is lost");
            (before, pauses) = (answers, pauses + 1);
            assert!(pauses < 40, "{lang}: the game does not end");
        }
        assert!(pauses > 1, "{lang}: the game was resumed");
        let page = fs::read_to_string(&report).unwrap();
        assert_eq!(too_wide(&page), None, "{lang}");
        assert!(page.contains(" 12. "), "{page}");
    }
}

/// The first line that is wider than a terminal.
pub(super) fn too_wide(page: &str) -> Option<&str> {
    page.lines().find(|line| line.chars().count() > 80)
}

#[test]
fn an_answer_is_taken_back_redone_and_corrected() {
    let save = folder("companion-undo").join("game.toml");
    let lines = "undo\nredo\nredo\nscore\ncorrect ip = 34 # two sages forgotten\nscore\nundo\nscore\nredo\n\
                 correct ip = 5000\ncorrect moon = 1\ncorrect region.3\ncorrect\ntable\nhelp\nsing\n99\n\n";
    let run = told(&["--seed", "7", "--save", text(&save)], &(set_up() + "1\n" + lines));
    run.works(&[
        "These values are Eureka’s own",
        "Chronos (Era 1, round 1)",
        "Taken back",
        "Answered again as before",
        "There is nothing to redo",
        "Corrected: ip = 34 (two sages forgotten)",
        "points on the track     34",
        "points on the track      0",
        "At “ip”: expected a number from 0 to 999, got 5000",
        "At “moon”: there is no such field",
        "region.3.sage = true",
        "Era 1, round 1: your turn",
        "Common Knowledge",
        "“sing” is not an answer here",
        "“99” is not an answer: they are numbered from 1 to",
    ]);
    let is_ours = |line: &&str| !line.contains(" = ") && !line.contains(text(&save));
    let wide = run.out.lines().filter(is_ours).find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
    let record = fs::read_to_string(&save).unwrap();
    assert!(record.contains("correct ip = 34 # two sages forgotten"), "{record}");
    let again = told(&["--save", text(&save)], "score\nundo\nscore\n");
    again.works(&["The game in", "track     34", "Taken back", "track      0"]);
}

#[test]
fn commands_are_understood_in_the_language_of_the_reader_and_in_english() {
    let lines = "назад\nвперёд\nвперед\nсчёт\nстол\nundo\nпомощь\nисправить ip = 12 # так\nscore\nвыход\n1\n";
    let run = told(&["--seed", "7", "--lang", "ru"], &(set_up() + "1\n" + lines));
    run.works(&[
        "Ответ взят назад",
        "Ответ дан снова",
        "Повторять нечего",
        "Хронос и Гефест",
        "Ход Хроноса (эра 1, раунд 1)",
    ]);
    assert!(run.out.ends_with("> выход\n"), "{}", run.out);
}

#[test]
fn before_the_first_round_there_is_nothing_to_correct_and_nothing_to_take_back() {
    let run = told(&["--seed", "7"], "undo\ncorrect ip = 3\nsave\n0\nthree\n");
    run.works(&[
        "There is nothing to take back",
        "Nothing can be corrected before the first round",
        "“save” needs something after it",
        "A number from 1 to 2",
    ]);
}

#[test]
fn a_game_can_be_saved_when_it_has_begun() {
    let save = folder("companion-save").join("late.toml");
    let lines =
        format!("2\n1\nsave {}\n1\nsave {}\n", text(&save), text(&save.join("under-a-file")));
    told(&["--seed", "7"], &lines).works(&[
        "This game is not saved",
        "Every answer is saved to",
        "cannot be",
    ]);
    assert_eq!(saved(&save), 3);
}

/// The input for a whole box profile, with mistakes.
const FORM: &str = "\n\
    my box\n2\nundo\n1\n\
    nonsense\n6\n3\n2\n1\n\
    6 4 2\n2 4 6\nsix\n5, 3\n6 4 2\n6 4 2\n6 4 2\n6 4 2\n9\n\
    4 1 3* 5* 7*\n4*\n11\n\n1 6* 2 9 4\n\n2 8 7\n\
    6 2\n99 2\n\n- t\nC\n\n- t\n- t\n- t\n- t -\nWheel = T2 Transportation\nWheel\n\n";

#[test]
fn a_profile_is_filled_in_once_and_played_with() {
    let folder = folder("companion-profile");
    let path = folder.join("my-box.toml");
    let run = told(&["--new-profile", text(&path)], FORM);
    run.works(&[
        "it is missing",
        "Which action shares a forum with “present”?",
        "“nonsense” is not an answer",
        "the values must fall from the left",
        "expected a number from 0 to 99, got six",
        "“share” has no mark for a chained action",
        "“11” is not an action",
        "“99” is not an answer: they are numbered from 1 to 21",
        "a box profile has no era markers",
        "Era 3 is missing",
        "“Wheel” is not a card",
        "play with it: eureka companion --profile",
    ]);
    let profile = fs::read_to_string(&path).unwrap();
    for part in [
        "\"my box\"",
        "ours = false",
        "2 = [5, 3]",
        "7 = [9]",
        "\"GAIN_INF*\"",
        "Mining = 2",
        "6 = [\"-\", \"t\", \"-\"]",
        "Wheel = \"T2 Transportation\"",
    ] {
        assert!(profile.contains(part), "{part}: {profile}");
    }
    let run = told(&["--profile", text(&path)], &(set_up() + "1\n10\n"));
    run.works(&["Box profile: my box", "You draw Hephaestus’s cards"]);
    assert!(!run.out.contains("Eureka’s own"), "{}", run.out);
    let seeded = told(&["--profile", text(&path), "--seed", "3"], "");
    seeded.fails(2, &["lacks cards of Hephaestus"]);
}

#[test]
fn a_form_left_before_its_end_writes_nothing() {
    let path = folder("companion-form").join("box.toml");
    let run = told(&["--new-profile", text(&path)], "my box\n1\n");
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("is not complete"), "{}", run.out);
    assert!(!path.exists());
}

#[test]
fn forums_that_contradict_the_rulebook_give_a_warning() {
    let path = folder("companion-warning").join("box.toml");
    let lines = "my box\n1\n2\n1\n1\n1\n".to_owned() + &"6 4 2\n".repeat(7) + &"\n".repeat(8);
    let run = told(&["--new-profile", text(&path)], &lines);
    run.works(&["“present” and “innovate” share a forum here, but not in the examples"]);
}

#[test]
fn wrong_options_and_files_are_refused_with_a_message() {
    let folder = folder("companion-wrong");
    let game = folder.join("game.toml");
    told(&["--seed", "7", "--save", text(&game)], "1\n").works(&[]);
    let (broken, profile) = (folder.join("broken.toml"), folder.join("profile.toml"));
    fs::write(&broken, fs::read_to_string(&game).unwrap().replace("A: 1", "A: 8")).unwrap();
    fs::write(&profile, "forums = [[\"PRESENT\", \"SING\"]]").unwrap();
    let (absent, nowhere) = (folder.join("none"), folder.join("none/game.toml"));
    let cases: &[(&[&str], i32, &str)] = &[
        (&["--difficulty", "harder"], 2, "it is easy, normal or hard"),
        (&["--setting", "A3=maybe"], 2, "A3 cannot be `maybe`: it is last or never"),
        (&["--setting", "A99=never"], 2, "there is no setting `A99`"),
        (&["--setting", "A3"], 2, "write A3=never"),
        (&["--seed", "many"], 2, "many"),
        (&["--new-profile", "x", "--seed", "3"], 2, "--seed"),
        (&["--save", text(&game), "--seed", "3"], 2, "goes on as it began"),
        (&["--save", text(&broken)], 1, "answer 1"),
        (&["--save", text(&profile)], 1, "this is no record"),
        (&["--save", text(&folder)], 1, "cannot read"),
        (&["--save", text(&nowhere)], 1, "cannot write"),
        (&["--profile", text(&profile)], 1, "forums: `SING` is no action"),
        (&["--profile", text(&absent)], 1, "cannot read"),
    ];
    for (args, code, says) in cases {
        eureka(&[&["companion"], *args].concat()).fails(*code, &[says]);
    }
}

#[test]
fn typed_garbage_does_not_crash_the_game() {
    let bytes: Vec<u8> = (0..=255).flat_map(|byte| [byte, b'\n']).collect();
    let run = eureka_told(&["companion", "--seed", "7"], &bytes);
    run.works(&["A number from 1 to 2"]);
}
