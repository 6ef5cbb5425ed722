//! `eureka cards --review` and `--reviewed`: texts that a native reader improves.

use crate::{eureka, folder, text};
use std::fs;
use std::path::{Path, PathBuf};

/// A copy of the texts of a language, which a test may change.
fn copy_of_polish(name: &str) -> PathBuf {
    let locales = folder(name).join("locales");
    let polish = locales.join("pl");
    fs::create_dir_all(&polish).expect("it can be made");
    let original = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/pl");
    for entry in fs::read_dir(original).expect("the texts are there") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().expect("it has a name").to_owned();
        fs::copy(&path, polish.join(name)).expect("it can be copied");
    }
    locales
}

/// Writes this behind the first field under a heading of a review.
fn filled(page: &str, heading: &str, field: &str, words: &str) -> String {
    let start = page.find(heading).unwrap_or_else(|| panic!("{heading} is not there"));
    let end = start + page[start..].find(field).expect("it has the field") + field.len();
    format!("{} {words}{}", &page[..end], &page[end..])
}

#[test]
fn a_reviewer_gets_all_texts_of_the_cards_and_better_ones_come_back() {
    let locales = copy_of_polish("reviewed");
    let run = eureka(&["cards", "--review", "--lang", "pl"]);
    run.works(&["[language pl]", "en: Draw two [1].", "terms: draw: pociągnąć", "draw 1 times 2"]);
    let better = "Pociągnij dwie karty [1], i to od razu.";
    let page = filled(&run.out, "[card The Wheel | effect 1 |", "better:", better);
    let page = filled(&page, "[card Archery | effect 1 |", "remark:", "Za długie.");
    let file = locales.with_file_name("pl.txt");
    fs::write(&file, page).expect("it can be written");
    let args = ["cards", "--reviewed", text(&file), "--locales", text(&locales)];
    eureka(&args).works(&["overrides.ftl is written", "Za długie.", "1 text and 1 remark"]);
    let written = fs::read_to_string(locales.join("pl/overrides.ftl")).expect("it is there");
    assert!(written.contains(better) && written.contains(".card = The Wheel"), "{written}");
}

#[test]
fn a_reviewer_gets_the_messages_of_tables_and_pages_too() {
    let locales = copy_of_polish("messages");
    let run = eureka(&["cards", "--review=messages", "--lang", "pl"]);
    run.works(&["[message question-opening | table.ftl]", "which card do you begin with?"]);
    let heading = "[message question-opening | table.ftl]";
    let page = filled(&run.out, heading, "better:", "od jakiej karty chcesz zacząć grę?");
    let file = locales.with_file_name("pl.txt");
    fs::write(&file, page).expect("it can be written");
    let args = ["cards", "--reviewed", text(&file), "--locales", text(&locales)];
    eureka(&args).works(&["table.ftl is written", "1 text and 0 remarks"]);
    let written = fs::read_to_string(locales.join("pl/table.ftl")).expect("it is there");
    assert!(written.contains("question-opening = od jakiej karty chcesz zacząć grę?"));
}

#[test]
fn a_file_that_is_no_review_changes_nothing() {
    let locales = copy_of_polish("no-review");
    let file = locales.with_file_name("shopping.txt");
    fs::write(&file, "bread\nmilk\n").expect("it can be written");
    let args = ["cards", "--reviewed", text(&file), "--locales", text(&locales)];
    eureka(&args).fails(1, &["shopping.txt", "line 1", "[language pl]"]);
    let absent = locales.with_file_name("absent.txt");
    let args = ["cards", "--reviewed", text(&absent), "--locales", text(&locales)];
    eureka(&args).fails(1, &["cannot read", "absent.txt"]);
    let review = eureka(&["cards", "--review", "--lang", "pl"]).out;
    fs::write(&file, review).expect("it can be written");
    let elsewhere = locales.with_file_name("elsewhere");
    let args = ["cards", "--reviewed", text(&file), "--locales", text(&elsewhere)];
    eureka(&args).fails(1, &["elsewhere", "is --locales the folder of texts?"]);
}
