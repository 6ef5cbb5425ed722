//! Games of Inventions, which one plays alone, through the forms of their pages: beside the real box, and the whole game.

use crate::soak::audit;
use crate::soak::heard::Ack;
use crate::soak::site::{Phase, Site};
use crate::soak::tables::Kept;
use eureka_inventions::{Companion, Record, society};
use eureka_proving::{Chosen, Dice, Page, Visitor, values};
use eureka_store::{Entry, TableId, What};
use eureka_table::{Said, Seat};
use std::sync::Arc;
use std::time::Duration;
use tokio::time;

/// No random game comes near to so many answers.
const LONGEST: usize = 3_000;

/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(25);

/// Which game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lone {
    /// The opponents for the real box.
    Companion,
    /// The whole game.
    Society,
}

impl Lone {
    /// Where its pages are.
    pub(super) const fn root(self) -> &'static str {
        match self {
            Lone::Companion => "/solo",
            Lone::Society => "/inventions",
        }
    }

    fn is_over(self, page: &Page) -> bool {
        match self {
            Lone::Companion => page.is_over(),
            Lone::Society => page.html.contains(" data-over>"),
        }
    }

    /// What can be done on a page beside answering.
    fn slip(self, page: &Page, dice: &mut Dice) -> Option<&'static str> {
        let slips = match self {
            Lone::Companion => [("undo", "id=\"solo-undo\""), ("redo", "id=\"solo-redo\"")],
            Lone::Society => [("undo", "id=\"undo\""); 2],
        };
        let (word, mark) = slips.get(dice.below(30))?;
        page.html.contains(mark).then_some(*word)
    }

    /// Any answer that a page offers, if it does.
    async fn choose(self, visitor: &Visitor, page: Page, dice: &mut Dice) -> Option<Chosen> {
        match self {
            Lone::Companion => visitor.choose(page, dice).await.ok()?,
            Lone::Society => {
                let answers = values(&page.html, "<button", "name=\"answer\" value");
                let answer = (!answers.is_empty()).then(|| dice.any(&answers).clone())?;
                let action = format!("{}/answer", page.path);
                Some(Chosen { action, version: page.try_version()?, answer })
            }
        }
    }

    /// The record of the game that the entries of a table tell, of which each must be possible.
    pub(super) fn record(self, entries: &[Entry]) -> Result<String, String> {
        let mut said = entries.iter().filter_map(|entry| match &entry.what {
            What::Said(said) => Some(said.answer.as_str()),
            _ => None,
        });
        let Some(What::Begun(setup)) = entries.first().map(|entry| &entry.what) else {
            return Err("the game has not begun".to_owned());
        };
        match self {
            Lone::Companion => {
                let record = Record::read(setup).map_err(|error| error.to_string())?;
                let mut companion = Companion::open(record).map_err(|error| error.to_string())?;
                let wrong = said.find(|&text| !heard(&mut companion, text));
                wrong.map_or_else(|| Ok(companion.record().write()), |text| Err(impossible(text)))
            }
            Lone::Society => {
                let mut record = society::Record::read(setup).map_err(|error| error.to_string())?;
                let mut game = record.setup.start();
                for text in said {
                    let done = match text {
                        "undo" => record.answers.pop().is_some() && game.take_back(),
                        text => {
                            record.answers.push(Said { seat: Seat::A, answer: text.to_owned() });
                            game.read(text).is_ok_and(|answer| game.answer(answer).is_ok())
                        }
                    };
                    if !done {
                        return Err(impossible(text));
                    }
                }
                Ok(record.write())
            }
        }
    }
}

fn heard(companion: &mut Companion, text: &str) -> bool {
    match text {
        "undo" => companion.undo(),
        "redo" => companion.redo(),
        "finish" => companion.game().question().is_none(),
        text => companion.say(text).is_ok(),
    }
}

fn impossible(text: &str) -> String {
    format!("`{text}` was not possible")
}

/// Plays one game after the other.
pub(super) async fn work(site: Arc<Site>, lone: Lone) -> Vec<Kept> {
    let mut kept = Vec::new();
    let mut dice = Dice::new(site.seed, site.part.number() * 10_000 + 5_000 + lone as u64);
    while site.now() == Phase::Rough {
        let Some((table, acks)) = play(&site, lone, &mut dice).await else { continue };
        kept.push(Kept { table, acks: acks.clone() });
        site.do_later(audit::compare_alone(site.clone(), lone, table, acks));
    }
    kept
}

/// A page that is neither missing nor about some trouble.
fn sound(site: &Site, page: reqwest::Result<Page>) -> Option<Page> {
    match page {
        Ok(page) if page.status.is_success() => return Some(page),
        Ok(page) => site.page_refused(page.status, &page.path),
        Err(error) => site.no_reply(&error),
    }
    None
}

async fn play(site: &Site, lone: Lone, dice: &mut Dice) -> Option<(TableId, Vec<Ack>)> {
    let language = *dice.any(&["en", "ru", "pl", "it", "uk"]);
    let visitor = Visitor::new(&dice.any(&site.ways).base, language);
    let difficulty = *dice.any(&["easy", "normal", "hard"]);
    let mut page = loop {
        let begun = visitor.try_post(lone.root(), &[("difficulty", difficulty)]).await;
        match sound(site, begun) {
            Some(page) => break page,
            None if site.now() != Phase::Rough => return None,
            None => time::sleep(AGAIN).await,
        }
    };
    let path = page.path.clone();
    let id = path.strip_prefix(lone.root())?.strip_prefix('/')?.parse().ok()?;
    site.tally.count("games of Inventions begun");
    let mut acks = Vec::new();
    for _ in 0..LONGEST {
        if lone.is_over(&page) {
            site.tally.count("games of Inventions ended");
            break;
        }
        if site.now() == Phase::Over {
            break;
        }
        if let Some(after) = go_on(site, lone, &visitor, page, dice, &mut acks).await {
            page = after;
            continue;
        }
        page = loop {
            time::sleep(AGAIN).await;
            match sound(site, visitor.try_get(&path).await) {
                Some(page) => break page,
                None if site.now() == Phase::Over => return Some((id, acks)),
                None => {}
            }
        };
    }
    Some((id, acks))
}

/// Answers, or takes something back, or says it again; the page after it, if there is one.
async fn go_on(
    site: &Site,
    lone: Lone,
    visitor: &Visitor,
    page: Page,
    dice: &mut Dice,
    acks: &mut Vec<Ack>,
) -> Option<Page> {
    let (version, answer, after) = match lone.slip(&page, dice) {
        Some(word) => {
            let (path, version) = (&page.path, page.try_version()?);
            let after = visitor.try_post(&format!("{path}/{word}"), &[("version", &version)]).await;
            (version, word.to_owned(), after)
        }
        None => {
            let chosen = lone.choose(visitor, page, dice).await?;
            let after = visitor.try_post(&chosen.action, &chosen.fields()).await;
            (chosen.version, chosen.answer, after)
        }
    };
    let after = sound(site, after)?;
    if !after.is_late {
        let said = Said { seat: Seat::A, answer };
        acks.push(Ack { at: version.parse().ok()?, version: None, said });
        site.acknowledge();
        site.tally.count("answers in games of Inventions");
    }
    Some(after)
}
