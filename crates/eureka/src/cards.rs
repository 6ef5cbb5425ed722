//! `eureka cards`: shows cards with their texts and scripts, and checks home-made ones.

mod review;

use crate::load;
use crate::out::{Out, Paint, tame};
use crate::reader::Reader;
use anyhow::{Context, Result, anyhow, bail};
use eureka_innovation::{Card, Edition, Icon, LoadError, Rules};
use eureka_script::{Report, closest, parse};
use eureka_words::{Language, Notice, Teller, Words, as_typed};
use serde::Serialize;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Show one card with its script, or all cards; check home-made cards.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka cards                       all cards, with what they do
  eureka cards Code of Laws          one card: its facts, its text and its script
  eureka cards --lang ru Archery     the same in Russian; the Russian name finds it too
  eureka cards --json > cards.json   all cards, for programs
  eureka cards --cards my-cards Zed  a card of your own, as it reads in plain words
  eureka cards --check my-cards      what is wrong with the cards in a folder
  eureka cards --format my-cards     the same words in the layout of the printed cards
  eureka cards --stale               which hand-written texts no longer fit their scripts
  eureka cards --review --lang pl > cards-pl.txt
                                     all card texts beside the English ones, with room for better ones
  eureka cards --reviewed cards-pl.txt
                                     brings the better texts into the folder `locales`")]
pub(crate) struct Args {
    /// The name of a card, in English or in your language.
    name: Vec<String>,
    /// The printed edition [default: first].
    #[arg(long, value_parser = load::edition())]
    edition: Option<Edition>,
    /// Print JSON, in English.
    #[arg(long)]
    json: bool,
    /// Show the home-made cards of this folder with the printed ones.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    /// Check the home-made cards of this folder, in every edition unless one is named.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["name", "json", "cards"])]
    check: Option<PathBuf>,
    /// Write the cards of this folder in the layout of the printed ones; a folder with mistakes is left alone.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["name", "json", "cards", "check", "edition"])]
    format: Option<PathBuf>,
    /// Report texts in any language that were written by hand for a script that has changed since.
    #[arg(long, conflicts_with_all = ["name", "json", "cards", "check", "format", "edition"])]
    stale: bool,
    /// Print all texts of the cards, or the messages of tables and pages, for a reviewer to fill in.
    #[arg(long, value_name = "TEXTS", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "cards",
        conflicts_with_all = ["name", "json", "cards", "check", "format", "edition", "stale"])]
    review: Option<review::Texts>,
    /// Bring the better texts of a file that comes back from a reviewer into the Fluent files, and print the remarks.
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["name", "json", "cards", "check", "format", "edition", "stale", "review"])]
    reviewed: Option<PathBuf>,
    /// The folder with the Fluent files, for `--reviewed`.
    #[arg(long, value_name = "FOLDER", default_value = "locales")]
    locales: PathBuf,
    #[command(flatten)]
    reader: Reader,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    if let Some(folder) = &args.check {
        return check(folder, args.edition, out);
    }
    if let Some(folder) = &args.format {
        return lay_out(folder, out);
    }
    if args.stale {
        return stale(out);
    }
    if let Some(file) = &args.reviewed {
        return review::bring_back(file, &args.locales, out);
    }
    let words = args.reader.words()?;
    if let Some(texts) = args.review {
        return review::review(texts, words, out);
    }
    let edition = args.edition.unwrap_or(Edition::First);
    let rules = load::rules(edition, Language::English, args.cards.as_deref())?;
    if args.name.is_empty() {
        list(words, rules, args.json, out)?;
    } else {
        let card = find(words, rules, &args.name.join(" "))?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&Printed::new(rules, card))?)?;
        } else {
            write!(out, "{}", described(words, rules, card, out.paint))?;
            writeln!(out, "\n{}", rules.facts(card).source.trim_end())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The card with this name in English or in the language of these words.
pub(crate) fn find(words: &Words, rules: &Rules, name: &str) -> Result<Card> {
    let names = |card: Card| {
        let english = rules.name(card);
        [english.to_owned(), words.card(english).into_owned()]
    };
    let wanted = as_typed(name);
    let is_meant = |card: &Card| names(*card).iter().any(|name| as_typed(name) == wanted);
    rules.all().iter().find(is_meant).ok_or_else(|| {
        let names: Vec<String> = rules.all().iter().flat_map(names).collect();
        let near = closest(name, names.iter().map(String::as_str));
        let edition = rules.edition();
        anyhow!(words.notice(Notice::NoCard { edition, name, near }))
    })
}

/// A card's facts and text, in several lines.
pub(crate) fn described(words: &Words, rules: &Rules, card: Card, paint: Paint) -> String {
    let facts = Teller::new(words, rules).facts(card);
    let facts = facts.shown(|piece| match piece.topic {
        Some(_) => paint.bold(&paint.piece(rules, piece)),
        None => piece.text.clone(),
    });
    let mut text = format!("{facts}\n\n");
    for effect in words.card_text(rules, card) {
        let _ = writeln!(text, "{effect}");
    }
    text
}

fn list(words: &Words, rules: &Rules, json: bool, out: &mut Out) -> Result<()> {
    let mut cards: Vec<Card> = rules.all().iter().collect();
    cards.sort_by_key(|&card| (rules.age(card), rules.color(card), card));
    if json {
        let printed: Vec<_> = cards.iter().map(|&card| Printed::new(rules, card)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&printed)?)?;
        return Ok(());
    }
    let teller = Teller::new(words, rules);
    for card in cards {
        writeln!(out, "{}", out.paint.line(rules, &teller.facts(card)))?;
        for effect in words.card_text(rules, card) {
            writeln!(out, "    {effect}")?;
        }
    }
    Ok(())
}

/// A card as JSON. The fields are the keys.
#[derive(Serialize)]
struct Printed<'a> {
    name: &'a str,
    age: u8,
    color: &'static str,
    /// Top left, bottom left, bottom middle, bottom right; null for the picture.
    icons: [Option<&'static str>; 4],
    dogma: &'static str,
    /// The effects in words, in order of execution.
    text: Vec<String>,
    script: &'a str,
}

impl<'a> Printed<'a> {
    fn new(rules: &'a Rules, card: Card) -> Printed<'a> {
        let facts = rules.facts(card);
        Printed {
            name: &facts.name,
            age: facts.age,
            color: facts.color.word(),
            icons: facts.icons.map(|icon| icon.map(Icon::word)),
            dogma: facts.dogma.word(),
            text: Words::of(Language::English).card_text(rules, card),
            script: &facts.source,
        }
    }
}

/// Reports the mistakes in home-made cards, or that there are none.
fn check(folder: &Path, edition: Option<Edition>, out: &mut Out) -> Result<ExitCode> {
    let sources = load::sources(folder)?;
    let editions = edition.as_slice();
    for &edition in if editions.is_empty() { &Edition::ALL } else { editions } {
        match Rules::home_made(edition, &sources) {
            Ok(_) => {}
            Err(LoadError::Scripts(report)) => {
                tell(&report);
                bail!(load::mistakes(folder, &report));
            }
            Err(error) => bail!("{}, {edition} edition: {error}", folder.display()),
        }
    }
    // A card may mention printed ones, so the files alone are not a complete library.
    let cards = sources.iter().flat_map(|source| parse(source).cards);
    let mut names: Vec<String> = cards.map(|card| card.name).collect();
    names.sort();
    let s = if names.len() == 1 { "" } else { "s" };
    writeln!(out, "{} card{s}, no mistakes: {}", names.len(), names.join(", "))?;
    Ok(ExitCode::SUCCESS)
}

/// Shows mistakes with their lines.
fn tell(report: &Report) {
    let colored = Paint::wanted(io::stderr().is_terminal()) == Paint::Colored;
    let told = report.render(colored);
    let _ = writeln!(io::stderr(), "{}\n", tame(told.trim_end()));
}

/// Writes all cards of a folder in their layout, or none of them if there is a mistake in one.
fn lay_out(folder: &Path, out: &mut Out) -> Result<ExitCode> {
    let sources = load::sources(folder)?;
    let mut texts = Vec::new();
    let mut diagnostics = Vec::new();
    for source in &sources {
        match eureka_script::format(source) {
            Ok(text) => texts.push((source, text)),
            Err(mistakes) => diagnostics.extend(mistakes),
        }
    }
    if !diagnostics.is_empty() {
        let count = diagnostics.len();
        let s = if count == 1 { "" } else { "s" };
        tell(&Report { diagnostics, sources });
        bail!("{count} mistake{s} in the cards of {}: no file is written", folder.display());
    }
    let count = texts.len();
    texts.retain(|(source, text)| source.text != *text);
    for (source, text) in &texts {
        fs::write(&source.file, text).with_context(|| format!("cannot write {}", source.file))?;
    }
    let files = if count == 1 { "file" } else { "files" };
    writeln!(out, "{count} {files}, {} written anew", texts.len())?;
    Ok(ExitCode::SUCCESS)
}

/// Says which hand-written texts no longer fit their scripts, or that all do.
fn stale(out: &mut Out) -> Result<ExitCode> {
    let stale: Vec<_> =
        Language::ALL.into_iter().flat_map(|language| Words::of(language).stale()).collect();
    for text in &stale {
        writeln!(out, "{text}")?;
    }
    if stale.is_empty() {
        writeln!(out, "every hand-written text fits its script")?;
    }
    Ok(if stale.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
