//! Companion games of Inventions, played through the forms of their pages.

use crate::soak::audit;
use crate::soak::heard::Ack;
use crate::soak::site::{Phase, Site};
use crate::soak::tables::Kept;
use eureka_proving::{Dice, Page, Visitor};
use eureka_store::TableId;
use eureka_table::{Said, Seat};
use std::sync::Arc;
use std::time::Duration;
use tokio::time;

/// No random game comes near to so many answers.
const LONGEST: usize = 3_000;

/// Plays one companion game after the other.
pub(super) async fn work(site: Arc<Site>, number: u64) -> Vec<Kept> {
    let mut kept = Vec::new();
    let mut dice = Dice::new(site.seed, site.part.number() * 10_000 + 5_000 + number);
    while site.now() == Phase::Rough {
        let Some((table, acks)) = play(&site, &mut dice).await else { continue };
        kept.push(Kept { table, acks: acks.clone() });
        site.do_later(audit::compare_solo(site.clone(), table, acks));
    }
    kept
}

/// A page that is neither missing nor about some trouble.
fn sound(site: &Site, page: reqwest::Result<Page>) -> Option<Page> {
    match page {
        Ok(page) if page.status.is_success() => return Some(page),
        Ok(page) => site.page_refused(page.status, &page.path),
        Err(_) => site.tally.count("requests without a reply"),
    }
    None
}

async fn play(site: &Site, dice: &mut Dice) -> Option<(TableId, Vec<Ack>)> {
    let language = *dice.any(&["en", "ru", "pl", "it", "uk"]);
    let visitor = Visitor::new(&dice.any(&site.ways).base, language);
    let difficulty = *dice.any(&["easy", "normal", "hard"]);
    let mut page = loop {
        let begun = visitor.try_post("/solo", &[("difficulty", difficulty)]).await;
        match sound(site, begun) {
            Some(page) => break page,
            None if site.now() != Phase::Rough => return None,
            None => time::sleep(Duration::from_millis(25)).await,
        }
    };
    let path = page.path.clone();
    let id = path.strip_prefix("/solo/")?.parse().ok()?;
    site.tally.count("companion games begun");
    let mut acks = Vec::new();
    for _ in 0..LONGEST {
        if page.is_over() {
            site.tally.count("companion games ended");
            break;
        }
        if site.now() == Phase::Over {
            break;
        }
        if let Some(after) = go_on(site, &visitor, page, dice, &mut acks).await {
            page = after;
            continue;
        }
        time::sleep(Duration::from_millis(25)).await;
        page = loop {
            match sound(site, visitor.try_get(&path).await) {
                Some(page) => break page,
                None if site.now() == Phase::Over => return Some((id, acks)),
                None => time::sleep(Duration::from_millis(25)).await,
            }
        };
    }
    Some((id, acks))
}

/// Answers, or takes something back, or says it again; the page after it, if there is one.
async fn go_on(
    site: &Site,
    visitor: &Visitor,
    page: Page,
    dice: &mut Dice,
    acks: &mut Vec<Ack>,
) -> Option<Page> {
    let path = page.path.clone();
    let word = match dice.below(30) {
        0 if page.html.contains("id=\"solo-undo\"") => "undo",
        1 if page.html.contains("id=\"solo-redo\"") => "redo",
        _ => "",
    };
    let (version, answer, after) = if word.is_empty() {
        let chosen = visitor.choose(page, dice).await.ok()??;
        let after = visitor.try_post(&chosen.action, &chosen.fields()).await;
        (chosen.version.clone(), chosen.answer, after)
    } else {
        let version = page.version()?;
        let after = visitor.try_post(&format!("{path}/{word}"), &[("version", &version)]).await;
        (version, word.to_owned(), after)
    };
    let after = sound(site, after)?;
    if !after.is_late {
        let said = Said { seat: Seat::A, answer };
        acks.push(Ack { at: version.parse().ok()?, version: None, said });
        site.acknowledge();
        site.tally.count("answers in companion games");
    }
    Some(after)
}
