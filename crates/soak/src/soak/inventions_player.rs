//! Games of Inventions, which one plays alone, through the forms of their pages: beside the real box, and the whole game.

use crate::soak::audit;
use crate::soak::site::{Phase, STUCK, Site};
use crate::soak::tables::Kept;
use crate::soak::tally::Kind;
use crate::soak::transcript::Ack;
use eureka_inventions::{Companion, Record, solo_game};
use eureka_store::{Entry, Table, TableId, What};
use eureka_table::{Said, Seat};
use eureka_testkit::{Chosen, Dice, Page, Visitor, values};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// No random game comes near to so many answers, with all that gets lost on the way.
const LONGEST: usize = 3_000;

/// After so much silence a page is given up, as the programs do with their requests.
const PATIENCE: Duration = Duration::from_secs(60);

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

    /// All answers that a page offers, where it offers them at once.
    fn offered(self, page: &Page) -> Option<Vec<String>> {
        match self {
            Lone::Companion => None,
            Lone::Society => Some(values(&page.html, "<button", "name=\"answer\" value")),
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
                let answers = self.offered(&page)?;
                let answer = (!answers.is_empty()).then(|| dice.any(&answers).clone())?;
                let action = format!("{}/answer", page.path);
                Some(Chosen { action, version: page.try_version()?, answer })
            }
        }
    }

    /// Which of them is played at a table, if one is.
    pub(super) fn at(table: &Table) -> Option<Lone> {
        let options: Value = serde_json::from_str(&table.options).ok()?;
        match options["game"].as_str()? {
            "inventions" => Some(Lone::Companion),
            "inventions-solo" => Some(Lone::Society),
            _ => None,
        }
    }

    /// Plays the entries of a table, of which each must be possible, and looks whether what pages have offered at each version could be
    /// answered then; gives the record, and whether the game is over.
    pub(super) fn play(
        self,
        entries: &[Entry],
        offered: &[Offer],
    ) -> Result<(String, bool), String> {
        let Some(What::Begun(setup)) = entries.first().map(|entry| &entry.what) else {
            return Err("the game has not begun".to_owned());
        };
        let mut said = Vec::new();
        for (number, entry) in entries.iter().enumerate() {
            if entry.number as usize != number {
                return Err(format!("entry {number} has the number {}", entry.number));
            }
            match &entry.what {
                What::Said(by) => said.push(by.answer.as_str()),
                What::Begun(_) if number == 0 => {}
                other => return Err(format!("nobody does that alone: {other:?}")),
            }
        }
        match self {
            Lone::Companion => play_companion(setup, &said),
            Lone::Society => play_society(setup, &said, offered),
        }
    }
}

/// What a page offered: the version that an answer must name, and the answers.
pub(super) type Offer = (usize, Vec<String>);

fn play_companion(setup: &str, said: &[&str]) -> Result<(String, bool), String> {
    let record = Record::read(setup).map_err(|error| error.to_string())?;
    let mut companion = Companion::open(record).map_err(|error| error.to_string())?;
    match said.iter().find(|&text| !heard(&mut companion, text)) {
        Some(text) => Err(impossible(text)),
        None => Ok((companion.record().write(), companion.game().question().is_none())),
    }
}

fn play_society(setup: &str, said: &[&str], offered: &[Offer]) -> Result<(String, bool), String> {
    let mut record = solo_game::Record::read(setup).map_err(|error| error.to_string())?;
    let mut game = record.setup.start();
    // The set-up is the first entry, and every other one makes a version.
    for version in 1..=said.len() + 1 {
        for (_, offered) in offered.iter().filter(|(at, _)| *at == version) {
            let content = game.content();
            let possible: BTreeSet<String> =
                game.answers().iter().map(|answer| answer.write(content)).collect();
            if offered.iter().cloned().collect::<BTreeSet<_>>() != possible {
                return Err(format!(
                    "at {version} its page offered {offered:?}, and possible is {possible:?}"
                ));
            }
        }
        let Some(&text) = said.get(version - 1) else { break };
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
    match offered.iter().find(|(at, _)| *at > said.len() + 1) {
        Some((at, _)) => Err(format!("its page told of version {at}, which is not there")),
        None => Ok((record.write(), game.question().is_none())),
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

/// What somebody has of a game that he has played alone.
pub(super) struct Played {
    pub(super) table: TableId,
    pub(super) acks: Vec<Ack>,
    /// What its pages offered: the version, and the answers.
    pub(super) offered: Vec<Offer>,
    /// Whether its page said that it is over.
    pub(super) ended: bool,
    /// The version that it was told last, and when it first was.
    known: (usize, Instant),
}

impl Played {
    fn new(table: TableId) -> Played {
        let (acks, offered) = (Vec::new(), Vec::new());
        Played { table, acks, offered, ended: false, known: (0, Instant::now()) }
    }

    /// Looks at a page of the game.
    fn look(&mut self, lone: Lone, page: &Page) {
        self.ended = lone.is_over(page);
        let Some(version) = page.try_version().and_then(|version| version.parse().ok()) else {
            return;
        };
        if version > self.known.0 {
            self.known = (version, Instant::now());
        }
        if let Some(offered) = lone.offered(page) {
            self.offered.push((version, offered));
        }
    }
}

/// Plays one game after the other: at least one.
pub(super) async fn work(site: Arc<Site>, lone: Lone) -> Vec<Kept> {
    let mut kept = Vec::new();
    let mut dice = Dice::new(site.seed, site.part.number() * 10_000 + 5_000 + lone as u64);
    loop {
        if let Some(played) = play(&site, lone, &mut dice).await {
            let (table, acks) = (played.table, played.acks.clone());
            kept.push(Kept { table, acks, spoken: Vec::new() });
            site.do_later(audit::compare_alone(site.clone(), lone, played));
        }
        if site.now() != Phase::Rough {
            return kept;
        }
    }
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

async fn play(site: &Site, lone: Lone, dice: &mut Dice) -> Option<Played> {
    let language = *dice.any(&["en", "ru", "pl", "it", "uk"]);
    let visitor = Visitor::patient(&dice.any(&site.ways).base, language, PATIENCE);
    let difficulty = *dice.any(&["easy", "normal", "hard"]);
    let fields = [("difficulty", difficulty)];
    let page = surely(site, || visitor.try_post(lone.root(), &fields), lone.root()).await?;
    let path = page.path.clone();
    let id = path.strip_prefix(lone.root()).and_then(|id| id.strip_prefix('/')?.parse().ok());
    let Some(id) = id else {
        let text = format!("{}: a new game of Inventions is at {path}", site.part);
        site.tally.found(Kind::Wrong, text);
        return None;
    };
    site.tally.count("games of Inventions begun");
    let mut played = Played::new(id);
    play_on(site, lone, &visitor, page, dice, &mut played).await;
    if played.ended {
        site.tally.count("games of Inventions ended");
    } else if site.should_have_ended() {
        let (part, after) = (site.part, played.known.0);
        let text = format!("{part} table {id}: a game of Inventions does not go on after {after}");
        site.tally.found(Kind::Stuck, text);
    }
    Some(played)
}

/// Plays a game that has begun, until it is over or does not go on.
async fn play_on(
    site: &Site,
    lone: Lone,
    visitor: &Visitor,
    mut page: Page,
    dice: &mut Dice,
    played: &mut Played,
) {
    let path = page.path.clone();
    for _ in 0..LONGEST {
        played.look(lone, &page);
        if played.ended || site.is_over() || played.known.1.elapsed() > STUCK {
            return;
        }
        page = match go_on(site, lone, visitor, page, dice, &mut played.acks).await {
            Some(after) => after,
            None => match surely(site, || visitor.try_get(&path), &path).await {
                Some(page) => page,
                None => return,
            },
        };
    }
}

/// Asks for a page until there is one; nothing if there is none before the end, or for so long that something is stuck.
async fn surely<F: Future<Output = reqwest::Result<Page>>>(
    site: &Site,
    ask: impl Fn() -> F,
    path: &str,
) -> Option<Page> {
    let begun = Instant::now();
    while !site.is_over() {
        if let Some(page) = sound(site, ask().await) {
            return Some(page);
        }
        if begun.elapsed() > STUCK {
            let text = format!("{}: no page of {path} for {STUCK:?}", site.part);
            site.tally.found(Kind::Stuck, text);
            return None;
        }
        time::sleep(AGAIN).await;
    }
    None
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

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_store::Moment;

    fn entries(all: Vec<What>) -> Vec<Entry> {
        (0..).zip(all).map(|(number, what)| Entry { number, at: Moment(0), what }).collect()
    }

    #[test]
    fn what_a_page_offers_must_be_possible_at_its_version() {
        let setup = solo_game::Setup::new(7);
        let begun = What::Begun(solo_game::Record::new(setup.clone()).write());
        let mut game = setup.start();
        let mut all = vec![begun];
        let mut offers = Vec::new();
        for version in 1..6 {
            let content = game.content();
            let answers: Vec<String> =
                game.answers().iter().map(|answer| answer.write(content)).collect();
            all.push(What::Said(Said { seat: Seat::A, answer: answers[0].clone() }));
            offers.push((version, answers));
            let answer = game.answers()[0];
            game.answer(answer).unwrap();
        }
        let play = |offers: &[Offer]| Lone::Society.play(&entries(all.clone()), offers);
        assert!(play(&offers).is_ok_and(|(_, over)| !over));
        let mut wrong = offers.clone();
        wrong[2].1.push("nonsense".to_owned());
        assert!(play(&wrong).is_err(), "more than is possible");
        wrong = offers.clone();
        wrong[2].1.pop();
        assert!(play(&wrong).is_err(), "less than is possible");
        assert!(play(&[(7, Vec::new())]).is_err(), "there is no such version");
        let mut gone = entries(all.clone());
        gone.remove(2);
        assert!(Lone::Society.play(&gone, &[]).is_err(), "an entry is missing");
    }
}
