//! `eureka cards`: what is printed on cards, and whether home-made ones are sound.

use crate::load;
use crate::out::{Out, Paint};
use anyhow::{Result, bail};
use eureka_innovation::{Card, Edition, Facts, Icon, LoadError, Rules};
use eureka_script::{Library, closest};
use eureka_words::{Language, Words};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Show one card with its script, or list them all; check home-made cards.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka cards                       all cards, a line each
  eureka cards Code of Laws          one card: its facts, its text and its script
  eureka cards --json > cards.json   all cards, for programs
  eureka cards --check my-cards      what is wrong with the cards in a folder")]
pub(crate) struct Args {
    /// The English name of a card.
    name: Vec<String>,
    /// The printed edition [default: first].
    #[arg(long, value_parser = load::edition())]
    edition: Option<Edition>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Show the home-made cards of this folder with the printed ones.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    /// Check the home-made cards of this folder, in every edition unless one is named.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["name", "json", "cards"])]
    check: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    if let Some(folder) = &args.check {
        return check(folder, args.edition, out);
    }
    let rules = load::rules(
        args.edition.unwrap_or(Edition::First),
        Language::English,
        args.cards.as_deref(),
    )?;
    if args.name.is_empty() {
        list(rules, args.json, out)?;
    } else {
        let card = find(rules, &args.name.join(" "))?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&Printed::new(rules, card))?)?;
        } else {
            write!(out, "{}", described(rules, card, out.paint))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The card that is called so, in whatever case.
pub(crate) fn find(rules: &Rules, name: &str) -> Result<Card> {
    let is_meant = |card: &Card| rules.name(*card).eq_ignore_ascii_case(name);
    if let Some(card) = rules.card_named(name).or_else(|| rules.all().iter().find(is_meant)) {
        return Ok(card);
    }
    let edition = rules.edition();
    match closest(name, rules.all().iter().map(|card| rules.name(card))) {
        Some(near) => bail!("the {edition} edition has no card `{name}`: did you mean `{near}`?"),
        None => bail!("the {edition} edition has no card `{name}`"),
    }
}

/// A card's facts, text and script, in several lines.
pub(crate) fn described(rules: &Rules, card: Card, paint: Paint) -> String {
    let Facts { name, age, color, dogma, source, .. } = rules.facts(card);
    let mut text = String::new();
    let title = paint.bold(&paint.color(*color, name));
    let icons = icon_words(rules.facts(card)).join(" ");
    let _ = writeln!(text, "{title}: age {age}, {color}, {icons}, dogma {dogma}\n");
    for effect in Words::of(Language::English).card_text(rules, card) {
        let _ = writeln!(text, "{effect}");
    }
    text.push('\n');
    let _ = writeln!(text, "{}", source.trim_end());
    text
}

fn list(rules: &Rules, json: bool, out: &mut Out) -> Result<()> {
    let mut cards: Vec<Card> = rules.all().iter().collect();
    cards.sort_by_key(|&card| (rules.age(card), rules.color(card), card));
    if json {
        let printed: Vec<_> = cards.iter().map(|&card| Printed::new(rules, card)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&printed)?)?;
        return Ok(());
    }
    for card in cards {
        let facts = rules.facts(card);
        let name = out.paint.color(facts.color, &format!("{:<20}", facts.name));
        let icons = icon_words(facts).map(|icon| format!("{icon:<8}")).concat();
        writeln!(out, "{:>2}  {:<7} {name} {}", facts.age, facts.color.word(), icons.trim_end())?;
    }
    Ok(())
}

fn icon_words(facts: &Facts) -> [&'static str; 4] {
    facts.icons.map(|icon| icon.map_or("hex", Icon::word))
}

/// A card for programs. The fields are the keys of the JSON form.
#[derive(Serialize)]
struct Printed<'a> {
    name: &'a str,
    age: u8,
    color: &'static str,
    /// Top left, bottom left, bottom middle, bottom right; the picture is null.
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

/// Says what is wrong with home-made cards, or that nothing is.
fn check(folder: &Path, edition: Option<Edition>, out: &mut Out) -> Result<ExitCode> {
    let sources = load::sources(folder)?;
    let editions = edition.as_slice();
    for &edition in if editions.is_empty() { &Edition::ALL } else { editions } {
        match Rules::home_made(edition, &sources) {
            Ok(_) => {}
            Err(LoadError::Scripts(report)) => {
                let colored = Paint::wanted(io::stderr().is_terminal()) == Paint::Colored;
                let _ = writeln!(io::stderr(), "{}\n", report.render(colored).trim_end());
                bail!(load::mistakes(folder, &report));
            }
            Err(error) => bail!("{}, {edition} edition: {error}", folder.display()),
        }
    }
    let count = Library::read(&sources).map_or(0, |library| library.cards.len());
    let cards = if count == 1 { "card" } else { "cards" };
    writeln!(out, "{count} {cards}, no mistakes")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
