//! Games of Inventions, played by one person through the forms of their pages: the companion for the real box, and the solo game.

use crate::acknowledgement::Acknowledgement;
use crate::soak::audit;
use crate::soak::requests::READ_TIMEOUT;
use crate::soak::site::{Phase, STUCK_AFTER, Site};
use crate::soak::tables::PlayedTable;
use crate::soak::tally::Kind;
use eureka_inventions::solo_game;
use eureka_store::{Entry, Table, TableId, What};
use eureka_table::{FINISH, Game, REDO, Record, Said, Seat, TAKE_BACK, Timeline};
use eureka_testkit::{Dice, Page, Visitor};
use eureka_words::Language;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// More answers than a random game takes, with all that get lost on the way.
const MAX_ANSWERS: usize = 3_000;

/// The two games of Inventions.
#[derive(Clone, Copy, Debug)]
pub(super) enum InventionsGame {
    /// The opponents for the real box.
    Companion,
    /// The whole game.
    Solo,
}

/// The answers that a page offered, and the version that an answer must name.
pub(super) type Offer = (usize, Vec<String>);

impl InventionsGame {
    /// The path of its pages.
    pub(super) const fn root(self) -> &'static str {
        match self {
            InventionsGame::Companion => "/solo",
            InventionsGame::Solo => "/inventions",
        }
    }

    fn is_over(self, page: &Page) -> bool {
        match self {
            InventionsGame::Companion => page.is_over(),
            InventionsGame::Solo => page.html.contains(" data-over>"),
        }
    }

    /// Something to do on a page beside answering, now and then.
    fn slip(self, page: &Page, dice: &mut Dice) -> Option<&'static str> {
        let slips = match self {
            InventionsGame::Companion => {
                [("undo", "id=\"solo-undo\""), ("redo", "id=\"solo-redo\"")]
            }
            InventionsGame::Solo => [("undo", "id=\"undo\""); 2],
        };
        let (word, mark) = slips.get(dice.below(30))?;
        page.html.contains(mark).then_some(*word)
    }

    /// The game that is played at a table, if it is one of these.
    pub(super) fn at(table: &Table) -> Option<InventionsGame> {
        let options: Value = serde_json::from_str(&table.options).ok()?;
        match options["game"].as_str()? {
            "inventions" => Some(InventionsGame::Companion),
            "inventions-solo" => Some(InventionsGame::Solo),
            _ => None,
        }
    }

    /// Plays the entries of a table, of which each must be possible, and compares the offers of its pages with the answers that were
    /// possible at their versions; gives the record, and whether the game is over.
    pub(super) fn replay(
        self,
        entries: &[Entry],
        offers: &[Offer],
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
                other => return Err(format!("a game of one person has no {other:?}")),
            }
        }
        match self {
            InventionsGame::Companion => replay_companion(setup, &said),
            InventionsGame::Solo => replay_solo(setup, &said, offers),
        }
    }
}

fn begun<G: Game<Rules = ()>>(setup: &str) -> Result<Timeline<G>, String> {
    let record = Record::read(setup).map_err(|error| error.to_string())?;
    Timeline::open(record, ()).map_err(|error| error.to_string())
}

/// Follows an entry, which must be possible.
fn follow<G: Game<Rules = ()>>(timeline: &mut Timeline<G>, text: &str) -> Result<(), String> {
    let is_done = match text {
        "undo" | TAKE_BACK => timeline.may_take_back().is_some() && timeline.take_back(),
        REDO => timeline.redo(),
        FINISH => timeline.game().question().is_none(),
        text => timeline.say(text).is_ok(),
    };
    if is_done { Ok(()) } else { Err(format!("`{text}` was not possible")) }
}

fn replay_companion(setup: &str, said: &[&str]) -> Result<(String, bool), String> {
    let mut timeline = begun::<eureka_inventions::Game>(setup)?;
    said.iter().try_for_each(|text| follow(&mut timeline, text))?;
    Ok((timeline.record().write(), timeline.game().question().is_none()))
}

fn replay_solo(setup: &str, said: &[&str], offers: &[Offer]) -> Result<(String, bool), String> {
    let mut timeline = begun::<solo_game::Game>(setup)?;
    // The set-up is the first entry, and every other one makes a version.
    for version in 1..=said.len() + 1 {
        for (_, offered) in offers.iter().filter(|(at, _)| *at == version) {
            let game = timeline.game();
            let possible: BTreeSet<String> =
                game.answers().iter().map(|answer| answer.write(game.content())).collect();
            if offered.iter().cloned().collect::<BTreeSet<_>>() != possible {
                return Err(format!(
                    "at {version} its page offered {offered:?}, and possible is {possible:?}"
                ));
            }
        }
        let Some(&text) = said.get(version - 1) else { break };
        follow(&mut timeline, text)?;
    }
    match offers.iter().find(|(at, _)| *at > said.len() + 1) {
        Some((at, _)) => Err(format!("its page told of version {at}, which is not there")),
        None => Ok((timeline.record().write(), timeline.game().question().is_none())),
    }
}

/// A game that was played, with all that was acknowledged and offered.
pub(super) struct PlayedInventions {
    pub(super) game: InventionsGame,
    pub(super) table: TableId,
    pub(super) answers: Vec<Acknowledgement>,
    pub(super) offers: Vec<Offer>,
    /// Set if its page said that it is over.
    pub(super) ended: bool,
}

/// A person at a game.
struct Player<'a> {
    site: &'a Site,
    visitor: Visitor,
    played: PlayedInventions,
    /// The last version that was told, and when it first was.
    known: (usize, Instant),
}

/// Plays one game after the other: at least one.
pub(super) async fn work(site: Arc<Site>, game: InventionsGame) -> Vec<PlayedTable> {
    let mut tables = Vec::new();
    let mut dice = site.dice(5_000 + game as u64);
    loop {
        if let Some(played) = play(&site, game, &mut dice).await {
            let (table, answers) = (played.table, played.answers.clone());
            tables.push(PlayedTable { table, answers, remarks: Vec::new() });
            site.compare_later(audit::compare_inventions(site.clone(), played));
        }
        if site.phase() != Phase::Faults {
            return tables;
        }
    }
}

/// The page of a reply, if it is a success.
fn checked(site: &Site, page: reqwest::Result<Page>) -> Option<Page> {
    match page {
        Ok(page) if page.status.is_success() => return Some(page),
        Ok(page) => site.check_refused_page(page.status, &page.path),
        Err(error) => site.count_lost_request(&error),
    }
    None
}

/// Begins a game and plays it.
async fn play(site: &Site, game: InventionsGame, dice: &mut Dice) -> Option<PlayedInventions> {
    let language = dice.any(&Language::ALL).tag();
    let base = &dice.any(&site.proxies).base;
    let visitor = &Visitor::with_read_timeout(base, language, READ_TIMEOUT);
    let fields = &[("difficulty", *dice.any(&["easy", "normal", "hard"]))];
    let root = game.root();
    let begin = |_| async move { checked(site, visitor.try_post(root, fields).await) };
    let (page, _) = site.retry(root, begin).await?;
    let id = page.path.strip_prefix(root).and_then(|id| id.strip_prefix('/')?.parse().ok());
    let Some(table) = id else {
        site.found(Kind::Wrong, format!("a new game of Inventions is at {}", page.path));
        return None;
    };
    site.tally.count("games of Inventions begun");
    let (answers, offers) = (Vec::new(), Vec::new());
    let played = PlayedInventions { game, table, answers, offers, ended: false };
    let visitor = visitor.clone();
    let mut player = Player { site, visitor, played, known: (0, Instant::now()) };
    player.play(page, dice).await;
    if player.played.ended {
        site.tally.count("games of Inventions ended");
    } else if site.should_have_ended() {
        let text = format!("a game of Inventions does not go on after {}", player.known.0);
        site.found_at(Kind::Stuck, table, text);
    }
    Some(player.played)
}

impl Player<'_> {
    /// Plays until the game is over or does not go on.
    async fn play(&mut self, mut page: Page, dice: &mut Dice) {
        let path = page.path.clone();
        for _ in 0..MAX_ANSWERS {
            self.look(&page);
            if self.played.ended || self.site.is_over() || self.known.1.elapsed() > STUCK_AFTER {
                return;
            }
            page = match self.go_on(page, dice).await {
                Some(after) => after,
                None => {
                    let (site, visitor, path) = (self.site, &self.visitor, path.as_str());
                    let load = |_| async move { checked(site, visitor.try_get(path).await) };
                    let Some((page, _)) = site.retry(path, load).await else { return };
                    page
                }
            };
        }
    }

    /// Notes what a page tells.
    fn look(&mut self, page: &Page) {
        let game = self.played.game;
        self.played.ended = game.is_over(page);
        let Some(version) = page.try_version().and_then(|version| version.parse().ok()) else {
            return;
        };
        if version > self.known.0 {
            self.known = (version, Instant::now());
        }
        // The companion's page does not have all answers at once.
        if let InventionsGame::Solo = game {
            self.played.offers.push((version, page.buttons()));
        }
    }

    /// Answers, takes something back, or does it again; gives the page after it, if there is one.
    async fn go_on(&mut self, page: Page, dice: &mut Dice) -> Option<Page> {
        let (version, answer, after) = match self.played.game.slip(&page, dice) {
            Some(word) => {
                let (path, version) = (format!("{}/{word}", page.path), page.try_version()?);
                let after = self.visitor.try_post(&path, &[("version", &version)]).await;
                (version, word.to_owned(), after)
            }
            None => {
                let chosen = self.visitor.choose(page, dice).await.ok()??;
                let after = self.visitor.try_post(&chosen.action, &chosen.fields()).await;
                (chosen.version, chosen.answer, after)
            }
        };
        let after = checked(self.site, after)?;
        if !after.is_late {
            let (at, said) = (version.parse().ok()?, Said { seat: Seat::A, answer });
            self.played.answers.push(Acknowledgement { at, version: None, said });
            self.site.count_acknowledgement();
            self.site.tally.count("answers in games of Inventions");
        }
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{entries, said};

    #[test]
    fn the_offers_of_a_page_are_the_possible_answers_at_its_version() {
        let setup = solo_game::Setup::new(7);
        let begun = What::Begun(solo_game::Record::new(setup.clone()).write());
        let mut game = setup.start();
        let mut all = vec![begun];
        let mut offers = Vec::new();
        for version in 1..6 {
            let content = game.content();
            let answers: Vec<String> =
                game.answers().iter().map(|answer| answer.write(content)).collect();
            all.push(What::Said(said(Seat::A, &answers[0])));
            offers.push((version, answers));
            let answer = game.answers()[0];
            game.answer(answer).unwrap();
        }
        let play = |offers: &[Offer]| InventionsGame::Solo.replay(&entries(all.clone()), offers);
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
        assert!(InventionsGame::Solo.replay(&gone, &[]).is_err(), "an entry is missing");
    }
}
