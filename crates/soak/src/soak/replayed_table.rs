//! A table of a soak test, replayed from its journal and compared with what the clients were told.

use crate::soak::audited_game::AuditedGame;
use crate::soak::tally::{Kind, Tally};
use crate::soak::transcript::{ScreenShown, ShownView, ToldQuestion, Transcript};
use crate::soak::view_check;
use eureka_innovation as innovation;
use eureka_inventions::{self as inventions, solo_game};
use eureka_store::{Entry, EntryKind, Table};
use eureka_table::{FINISH, ONLOOKER, REDO, Record, Said, Seat, SeatSet, TAKE_BACK, Timeline};
use eureka_testkit::Received;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The game name of stored box profiles, which are tables without a game.
const BOX_PROFILE: &str = "inventions-box";

/// A table of any game, replayed from its entries. [`Replayed`] is the only implementation.
pub(super) trait ReplayedTable: Send + Sync {
    /// The number of its entries.
    fn entries(&self) -> usize;
    /// The seat that is asked.
    fn asked(&self) -> Option<Seat>;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Whether the player at this seat is out of the game.
    fn is_out(&self, seat: Seat) -> bool;
    /// The record, once the game has begun.
    fn record(&self) -> Option<String>;
    /// Counts the game by its edition, its players and the like, for the summary.
    fn count_kind(&self, tally: &Tally);
    /// A contradiction between the table's row in the database, which was read before its entries, and the entries.
    fn contradiction(&self, table: &Table) -> Option<String>;
    /// The mistakes in everything that a connection was told, and the secrets that it should not have been told. `memory`
    /// is the table's option that views keep the cards that a seat has seen.
    fn mistakes(&self, transcript: &Transcript, memory: bool) -> Vec<(Kind, String)>;
}

/// Replays the entries of a table, each of which must be possible; `None` for a box profile.
pub(super) fn replayed(
    table: &Table,
    entries: &[Entry],
) -> Result<Option<Box<dyn ReplayedTable>>, String> {
    Ok(Some(match table.game.as_str() {
        "innovation" => Box::new(Replayed::<innovation::Game>::new(entries)?),
        "inventions-solo" => Box::new(Replayed::<solo_game::Game>::new(entries)?),
        "inventions-companion" => Box::new(Replayed::<inventions::Game>::new(entries)?),
        BOX_PROFILE => return Ok(None),
        game => return Err(format!("there is no game `{game}`")),
    }))
}

/// A table replayed from its entries.
pub(super) struct Replayed<G: AuditedGame> {
    /// The table after its entries: element `n` is the table after `n` entries. (Elsewhere a moment is a number of answers.)
    moments: Vec<Moment<G>>,
    /// The game after all entries with its history, once it has begun.
    timeline: Option<Timeline<G>>,
}

/// A table after a number of entries.
struct Moment<G: AuditedGame> {
    /// The game, if it has begun.
    game: Option<G>,
    /// The events of the last entry.
    events: Vec<G::Event>,
    /// One more than the number of the last entry that changed the game, or the seats before it began.
    version: u32,
    /// The seats for which bots stand in.
    away: SeatSet,
    /// The number of answers that were not taken back.
    answers: usize,
    /// The seat that may take the last answer back.
    retractable: Option<Seat>,
    may_redo: bool,
    /// Set if its player has declared the game finished.
    is_finished: bool,
}

impl<G: AuditedGame> Moment<G> {
    /// A table with this game.
    fn of(timeline: Option<&Timeline<G>>) -> Moment<G> {
        Moment {
            game: timeline.map(|timeline| timeline.game().kept()),
            events: Vec::new(),
            version: 0,
            away: SeatSet::NONE,
            answers: timeline.map_or(0, Timeline::moment),
            retractable: timeline.and_then(Timeline::may_take_back),
            may_redo: G::IS_DECLARED && timeline.is_some_and(Timeline::may_redo),
            is_finished: false,
        }
    }

    /// The outcome in the words of the table's row, once the game has ended.
    fn outcome(&self) -> Option<String> {
        let outcome = self.game.as_ref()?.outcome()?;
        let is_over = self.is_finished || !G::IS_DECLARED;
        is_over.then(|| format!("{} {}", outcome.winners, outcome.ending.word()))
    }

    /// The seats that the table waits for, including a player who has yet to declare the game finished.
    fn waiting_for(&self) -> SeatSet {
        let Some(game) = &self.game else { return SeatSet::NONE };
        match game.awaited() {
            SeatSet::NONE if G::IS_DECLARED && !self.is_finished => SeatSet::only(Seat::A),
            awaited => awaited,
        }
    }

    /// Whether the game has begun and not ended.
    fn is_running(&self) -> bool {
        self.game.is_some() && self.outcome().is_none()
    }

    /// The seat whose cards a browser shows to a person with these seats, of whom this player has taken the screen over;
    /// [`ONLOOKER`] if it shows only what everybody may know.
    fn perspective(&self, own: SeatSet, screen: Option<Seat>) -> Seat {
        if own.len() < 2 || !self.is_running() {
            return own.first().unwrap_or(ONLOOKER);
        }
        let asked = (own - self.away) & self.waiting_for();
        match screen {
            Some(seat) if asked.is_empty() || asked.has(seat) => seat,
            _ => ONLOOKER,
        }
    }
}

impl<G: AuditedGame> Replayed<G> {
    /// Replays the entries, each of which must be possible.
    pub(super) fn new(entries: &[Entry]) -> Result<Replayed<G>, String> {
        let mut table: Replayed<G> = Replayed { moments: vec![Moment::of(None)], timeline: None };
        for (number, entry) in entries.iter().enumerate() {
            if entry.number as usize != number {
                return Err(format!("entry {number} has the number {}", entry.number));
            }
            let Moment { mut away, mut version, mut is_finished, .. } = table.moments[number];
            let mut events = Vec::new();
            let makes_version = match &entry.kind {
                EntryKind::Begun(text) => {
                    table.begin(text)?;
                    true
                }
                EntryKind::Said(said) if is_finished => {
                    return Err(format!("`{said}` after the game was finished"));
                }
                EntryKind::Said(said) => {
                    events = table.say(said)?;
                    is_finished = said.answer == FINISH;
                    true
                }
                EntryKind::Note(note) => {
                    away = after_note(away, note);
                    // Before the game begins, a change of the seats is a new version.
                    table.timeline.is_none()
                }
                EntryKind::Chat { .. } => false,
            };
            if makes_version {
                version = entry.number + 1;
            }
            let moment = Moment::of(table.timeline.as_ref());
            table.moments.push(Moment { events, version, away, is_finished, ..moment });
        }
        Ok(table)
    }

    fn begin(&mut self, text: &str) -> Result<(), String> {
        if self.timeline.is_some() {
            return Err("its game begins again".to_owned());
        }
        let setup = Record::<G::Setup>::read(text).map_err(|error| error.to_string())?.setup;
        let rules = G::rules(&setup)?;
        let timeline = Timeline::<G>::begin(setup, rules).map_err(|error| error.to_string())?;
        self.timeline = Some(timeline);
        Ok(())
    }

    /// Plays an answer, takes one back or redoes it, and returns the events.
    fn say(&mut self, said: &Said) -> Result<Vec<G::Event>, String> {
        let timeline = self.timeline.as_mut().ok_or("an answer before the game has begun")?;
        let is_allowed = match said.answer.as_str() {
            TAKE_BACK => timeline.may_take_back() == Some(said.seat),
            REDO => G::IS_DECLARED && timeline.may_redo(),
            FINISH => G::IS_DECLARED && timeline.game().outcome().is_some(),
            _ => {
                timeline.take(said).map_err(|error| format!("`{said}`: {error}"))?;
                let events = timeline.events_after(timeline.moment() - 1);
                return Ok(events.iter().map(|(_, event)| event.clone()).collect());
            }
        };
        if !is_allowed {
            return Err(format!("`{said}` was not possible after {:?}", timeline.answers().last()));
        }
        timeline.follow(said).map_err(|error| error.to_string())?;
        Ok(Vec::new())
    }

    fn last(&self) -> &Moment<G> {
        self.moments.last().expect("there is a moment before the first entry")
    }

    /// The mistake in something that was told at a moment. If the moment is unknown, it is right if it is right at any moment
    /// of its version; otherwise the mistake at the first of them is returned.
    fn mistake(
        &self,
        moment: Option<usize>,
        version: u32,
        mistake_at: impl Fn(usize) -> Option<String>,
    ) -> Option<String> {
        if let Some(moment) = moment {
            return mistake_at(moment);
        }
        let of_version = |&at: &usize| self.moments[at].version == version;
        // `None` as soon as one moment fits.
        let mistakes: Option<Vec<String>> =
            (0..self.moments.len()).filter(of_version).map(mistake_at).collect();
        let first = mistakes?.into_iter().next();
        first.or_else(|| Some(format!("there is no version {version}")))
    }

    /// The mistake in a question that a seat was told, if there is one.
    fn question_mistake(&self, told: &ToldQuestion, seat: Seat) -> Option<String> {
        self.mistake(told.moment, told.version, |at| self.question_mistake_at(at, told, seat))
    }

    /// The mistake in a view that a seat was shown, if there is one.
    fn view_mistake(&self, shown: &ShownView, seat: Seat, memory: bool) -> Option<String> {
        self.mistake(shown.moment, shown.version, |at| {
            self.view_mistake_at(at, &shown.view, seat, memory)
        })
    }

    fn question_mistake_at(&self, at: usize, told: &ToldQuestion, seat: Seat) -> Option<String> {
        let Some(Moment { game: Some(game), version, away, .. }) = self.moments.get(at) else {
            return Some(format!("at {at} {seat} was told of a question, and there is no game"));
        };
        // Where several are asked at the same time, each is told the own question.
        let own = game.facing(seat);
        let asked = own.as_ref().unwrap_or(game).asked().map(|seat| seat.to_string());
        if told.seat != asked || told.version != *version {
            let (told_seat, told_version) = (&told.seat, told.version);
            return Some(format!(
                "at {at} {seat} was told that {told_seat:?} is asked at version {told_version}, \
                 and {asked:?} is asked at {version}"
            ));
        }
        let answers: BTreeSet<String> = match &own {
            Some(own) => own.answers().as_ref().iter().map(|&answer| own.write(answer)).collect(),
            None => BTreeSet::new(),
        };
        let offered: BTreeSet<String> = told.answers.iter().cloned().collect();
        let is_right = match told.is_complete {
            true => offered == answers && offered.len() == told.answers.len(),
            false => offered.is_subset(&answers),
        };
        // A player for whom a bot stands in is offered no answers, but may have come back in the meantime.
        let is_away = away.has(seat) && offered.is_empty();
        (!is_right && !is_away).then(|| format!("at {at} {seat} was offered {offered:?}"))
    }

    fn view_mistake_at(
        &self,
        at: usize,
        shown: &Value,
        seat: Seat,
        memory: bool,
    ) -> Option<String> {
        let Some(moment @ Moment { game: Some(game), .. }) = self.moments.get(at) else {
            return Some(format!("at {at} {seat} was shown a game, and there is none"));
        };
        let game = view_check::difference(&shown["game"], &game.shown(seat, memory));
        // A player for whom a bot stands in can do nothing, but may have come back in the meantime.
        let acting: &[bool] = match moment.away.has(seat) {
            _ if moment.is_finished => &[false],
            true => &[true, false],
            false => &[true],
        };
        let frame = |&acts| self.expected_frame(moment, shown, seat, acts);
        // `None` as soon as one fits.
        let frames: Option<Vec<String>> =
            acting.iter().map(|acts| view_check::difference(shown, &frame(acts))).collect();
        let frame = frames.and_then(|wrong| wrong.into_iter().next());
        let wrong = frame.or(game);
        wrong.map(|wrong| format!("at {at} {seat} was shown a view whose {wrong}"))
    }

    /// The expected view of a player who can act or not, without the game.
    fn expected_frame(&self, at: &Moment<G>, shown: &Value, seat: Seat, acts: bool) -> Value {
        let mut expected = json!({
            "version": at.version,
            "moment": at.answers,
            "may_take_back": at.retractable == Some(seat) && acts,
            // Compared separately.
            "game": shown["game"],
        });
        if at.may_redo && seat == Seat::A && acts {
            expected["may_redo"] = json!(true);
        }
        if at.game.as_ref().is_some_and(|game| game.may_resign(seat)) && acts {
            expected["may_resign"] = json!(true);
        }
        expected
    }

    /// The mistake of a browser that showed the cards of a seat, if another player had to take the screen over.
    fn screen_mistake(&self, shown: &ScreenShown, own: SeatSet, seat: Seat) -> Option<String> {
        self.mistake(shown.moment, shown.version, |at| {
            let moment = self.moments.get(at)?;
            let right = moment.perspective(own, shown.screen);
            // Only cards of a running game are hidden from the others at the screen.
            let is_right = right == seat || !moment.is_running();
            let who = if right == ONLOOKER { "nobody".to_owned() } else { right.to_string() };
            (!is_right).then(|| format!("at {at} a screen showed {seat} in place of {who}"))
        })
    }

    /// The pages of a shared screen by the seat whose cards they may show.
    fn by_perspective(&self, transcript: &Transcript) -> BTreeMap<u8, Vec<Received>> {
        let mut pages: BTreeMap<u8, Vec<Received>> = BTreeMap::new();
        for (screen, page) in &transcript.pages {
            let seat = self.moments[page.moment].perspective(transcript.own, *screen);
            pages.entry(seat.number()).or_default().push(page.clone());
        }
        pages
    }

    /// The secrets in what was received by somebody who may see the cards of this seat.
    fn leaks(&self, seat: Seat, memory: bool, received: &[Received]) -> Vec<String> {
        let Some(timeline) = &self.timeline else { return Vec::new() };
        let moments = self.moments.iter().map(|at| (at.game.as_ref(), at.events.as_slice()));
        G::leaks(timeline, moments, seat, memory, received)
    }
}

impl<G: AuditedGame> ReplayedTable for Replayed<G> {
    fn entries(&self) -> usize {
        self.moments.len() - 1
    }

    fn asked(&self) -> Option<Seat> {
        self.last().game.as_ref()?.asked()
    }

    fn is_over(&self) -> bool {
        self.last().outcome().is_some()
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.last().game.as_ref().is_some_and(|game| game.is_out(seat))
    }

    fn record(&self) -> Option<String> {
        Some(self.timeline.as_ref()?.record().write())
    }

    fn count_kind(&self, tally: &Tally) {
        if let Some(game) = &self.last().game {
            game.count_kind(tally);
        }
    }

    fn contradiction(&self, table: &Table) -> Option<String> {
        let (next, last) = (self.entries() as u32, self.last());
        if table.next > next {
            return Some(format!("its row knows of {} entries, and there are {next}", table.next));
        }
        // Before the game begins, nothing else in the row follows from the entries.
        last.game.as_ref()?;
        let (waiting_for, outcome) = (last.waiting_for(), last.outcome());
        let same = table.waiting_for == waiting_for
            && table.outcome == outcome
            && table.version == last.version;
        // Entries added after the row was read do not match it.
        (table.next == next && !same)
            .then(|| format!("its row says {table:?}, and the game {waiting_for:?}, {outcome:?}"))
    }

    fn mistakes(&self, transcript: &Transcript, memory: bool) -> Vec<(Kind, String)> {
        let Transcript { seat, own, received, pages: _, questions, views, screens } = transcript;
        let mut leaks = self.leaks(*seat, memory, received);
        for (seat, pages) in self.by_perspective(transcript) {
            leaks.extend(self.leaks(Seat::new(seat), memory, &pages));
        }
        let questions = questions.iter().filter_map(|told| self.question_mistake(told, *seat));
        let views = views.iter().filter_map(|shown| self.view_mistake(shown, *seat, memory));
        let screens = screens.iter().filter_map(|shown| self.screen_mistake(shown, *own, *seat));
        let wrong = questions.chain(views).chain(screens).map(|mistake| (Kind::Wrong, mistake));
        wrong.chain(leaks.into_iter().map(|leak| (Kind::Leak, leak))).collect()
    }
}

/// The seats for which bots stand in after a note.
fn after_note(away: SeatSet, note: &str) -> SeatSet {
    let note: Value = serde_json::from_str(note).unwrap_or_default();
    let Some(seat) = note["seat"].as_str().and_then(|letter| letter.parse().ok()) else {
        return away;
    };
    match note["note"].as_str() {
        Some("stands-in") => away.with(seat),
        Some("back") => away.without(seat),
        _ => away,
    }
}

#[cfg(test)]
pub(super) mod tests;
