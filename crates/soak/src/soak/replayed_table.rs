//! A table of Innovation, played again from its entries, and compared with what was told of it.

use crate::soak::transcript::{ShownView, ToldQuestion, Transcript};
use crate::soak::view_check;
use eureka_innovation::{Event, Game, Record, Shown};
use eureka_store::{Entry, Table, What};
use eureka_table::{Said, Seat, SeatSet, TAKE_BACK, Timeline};
use eureka_testkit::Truth;
use serde_json::{Value, json};

/// A game that begins with the set-up of this record.
fn begun(text: &str) -> Result<Timeline<Game>, String> {
    let setup = Record::read(text).map_err(|error| error.to_string())?.setup;
    let language = setup.language.parse().map_err(|_| "its language is unknown")?;
    let rules = eureka_words::rules(setup.edition, language);
    Timeline::<Game>::begin(setup, rules).map_err(|error| error.to_string())
}

/// A table as its entries tell it.
pub(super) struct ReplayedTable {
    /// The table after each number of entries.
    moments: Vec<Moment>,
    /// The game after all entries with its history, once it has begun.
    timeline: Option<Timeline<Game>>,
}

/// A table after a number of entries.
#[derive(Default)]
struct Moment {
    /// The game, if it has begun.
    game: Option<Game>,
    /// The events of the last entry.
    events: Vec<Event<Shown>>,
    version: u32,
    /// The seats for which bots stand in.
    away: SeatSet,
    /// The number of answers that stand.
    answers: usize,
    /// The seat that may take the last answer back.
    retractable: Option<Seat>,
}

impl ReplayedTable {
    /// Plays the entries, of which each must be possible.
    pub(super) fn new(entries: &[Entry]) -> Result<ReplayedTable, String> {
        let mut table = ReplayedTable { moments: vec![Moment::default()], timeline: None };
        for (number, entry) in entries.iter().enumerate() {
            if entry.number as usize != number {
                return Err(format!("entry {number} has the number {}", entry.number));
            }
            let Moment { mut away, mut version, .. } = table.moments[number];
            let mut events = Vec::new();
            let makes_version = match &entry.what {
                What::Begun(text) => {
                    table.timeline = Some(begun(text)?);
                    true
                }
                What::Said(said) => {
                    events = table.say(said)?;
                    true
                }
                What::Note(note) => {
                    away = after_note(away, note);
                    table.timeline.is_none()
                }
                What::Chat { .. } => false,
            };
            if makes_version {
                version = entry.number + 1;
            }
            let timeline = table.timeline.as_ref();
            let game = timeline.map(|timeline| *timeline.game());
            let answers = timeline.map_or(0, Timeline::moment);
            let retractable = timeline.and_then(Timeline::may_take_back);
            table.moments.push(Moment { game, events, version, away, answers, retractable });
        }
        Ok(table)
    }

    /// Plays an answer, or takes one back, and gives what happened.
    fn say(&mut self, said: &Said) -> Result<Vec<Event<Shown>>, String> {
        let timeline = self.timeline.as_mut().ok_or("an answer before the game has begun")?;
        if said.answer == TAKE_BACK {
            let last = timeline.answers().last().ok_or("nothing could be taken back")?;
            if timeline.may_take_back() != Some(said.seat) {
                return Err(format!("{} must not take `{}` back", said.seat, last.answer));
            }
            timeline.take_back();
            return Ok(Vec::new());
        }
        timeline.take(said).map_err(|error| error.to_string())?;
        let events = timeline.events_after(timeline.moment() - 1);
        Ok(events.iter().map(|(_, event)| *event).collect())
    }

    /// The record, once the game has begun.
    pub(super) fn record(&self) -> Option<Record> {
        self.timeline.as_ref().map(Timeline::record)
    }

    /// The number of its entries.
    pub(super) fn entries(&self) -> usize {
        self.moments.len() - 1
    }

    fn last(&self) -> &Moment {
        self.moments.last().expect("there is a moment before the first entry")
    }

    /// The game after all entries, if it has begun.
    pub(super) fn game(&self) -> Option<&Game> {
        self.last().game.as_ref()
    }

    /// The contradiction between a table's row, which was read first, and its entries, if there is one.
    pub(super) fn contradiction(&self, table: &Table) -> Option<String> {
        let next = self.entries() as u32;
        if table.next > next {
            return Some(format!("its row knows of {} entries, and there are {next}", table.next));
        }
        let game = self.game()?;
        let over =
            game.outcome().map(|outcome| format!("{} {}", outcome.winners, outcome.ending.word()));
        let same = table.waiting_for == game.asked()
            && table.outcome == over
            && table.version == self.last().version;
        // Entries that came after the row was read do not fit to it.
        (table.next == next && !same)
            .then(|| format!("its row says {table:?}, and the game {:?}, {over:?}", game.asked()))
    }

    /// The cards that were received and must not have been.
    pub(super) fn leaks(&self, transcript: &Transcript, memory: bool) -> Vec<String> {
        let Some(game) = self.game() else { return Vec::new() };
        let mut truth = Truth::new(game.rules(), transcript.seat, memory);
        self.moments.iter().for_each(|moment| truth.add(moment.game.as_ref(), &moment.events));
        truth.leaks(&transcript.received)
    }

    /// The mistake in something that was told at a moment, or else at any moment of a version: that at the first one, unless there is
    /// one without a mistake.
    fn mistake(
        &self,
        moment: Option<usize>,
        version: u32,
        mistake_at: impl Fn(usize) -> Option<String>,
    ) -> Option<String> {
        let moments: Vec<usize> = match moment {
            Some(moment) => vec![moment],
            None => (0..self.moments.len())
                .filter(|&moment| self.moments[moment].version == version)
                .collect(),
        };
        let mut first = None;
        for moment in moments {
            let mistake = mistake_at(moment)?;
            first.get_or_insert(mistake);
        }
        first.or_else(|| Some(format!("there is no version {version}")))
    }

    /// The mistake in a question that a seat was told, if there is one.
    pub(super) fn question_mistake(&self, told: &ToldQuestion, seat: Seat) -> Option<String> {
        self.mistake(told.moment, told.version, |at| self.question_mistake_at(at, told, seat))
    }

    fn question_mistake_at(&self, at: usize, told: &ToldQuestion, seat: Seat) -> Option<String> {
        let Some(Moment { game: Some(game), version, away, .. }) = self.moments.get(at) else {
            return Some(format!("at {at} {seat} was told of a question, and there is no game"));
        };
        let asked = game.asked().map(|seat| seat.to_string());
        if told.seat != asked || told.version != *version {
            let (seat, told) = (&told.seat, told.version);
            return Some(format!(
                "at {at} {seat:?} was told to be asked at {told}, and {asked:?} is at {version}"
            ));
        }
        let mut answers = game.asked().filter(|asked| *asked == seat).map_or(Vec::new(), |_| {
            game.answers().iter().map(|&answer| game.write(answer)).collect()
        });
        let mut told = told.answers.clone();
        answers.sort();
        told.sort();
        // A player for whom a bot stands in is offered none; but may be back by the time that is told.
        let is_away = away.has(seat) && told.is_empty();
        (told != answers && !is_away).then(|| format!("at {at} {seat} was offered {told:?}"))
    }

    /// The mistake in a view that a seat was shown, if there is one.
    pub(super) fn view_mistake(
        &self,
        shown: &ShownView,
        seat: Seat,
        memory: bool,
    ) -> Option<String> {
        self.mistake(shown.moment, shown.version, |at| {
            self.view_mistake_at(at, &shown.view, seat, memory)
        })
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
        let mut view = game.view(seat);
        if !memory {
            view = view.without_memory();
        }
        // A player for whom a bot stands in may take nothing back; but may be back by the time that is shown.
        let is_away = moment.away.has(seat) && shown["may_take_back"] == false;
        let expected = json!({
            "version": moment.version,
            "moment": moment.answers,
            "may_take_back": moment.retractable == Some(seat) && !is_away,
            "game": shown["game"],
        });
        let wrong = view_check::difference(shown, &expected).or_else(|| {
            let expected = view_check::expected(game.rules(), &view);
            view_check::difference(&shown["game"], &expected)
        });
        wrong.map(|wrong| format!("at {at} {seat} was shown a view whose {wrong}"))
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
pub(super) mod tests {
    use super::*;
    use crate::fixtures::{chat, entry, said};
    use eureka_innovation::{Deal, Edition, Setup};

    /// A game of two with the first answers that are possible.
    pub(in crate::soak) fn entries() -> Vec<Entry> {
        let rules = eureka_words::rules(Edition::First, eureka_words::Language::English);
        let setup = Setup::new(rules, 2, &Deal::Seed(1));
        let mut game = setup.start(rules).unwrap();
        let mut entries = vec![entry(0, What::Begun(Record::new(setup).write()))];
        for number in 1..20 {
            let (seat, answer) = (game.asked().unwrap(), game.answers()[0]);
            entries.push(entry(number, What::Said(said(seat, &game.write(answer)))));
            game.answer(answer, &mut ()).unwrap();
        }
        entries
    }

    fn replayed(entries: &[Entry]) -> ReplayedTable {
        ReplayedTable::new(entries).unwrap()
    }

    fn answers(game: &Game) -> Vec<String> {
        game.answers().iter().map(|&answer| game.write(answer)).collect()
    }

    /// A question as a seat was told it.
    fn told(moment: Option<usize>, version: u32, seat: Seat, answers: &[String]) -> ToldQuestion {
        ToldQuestion { moment, version, seat: Some(seat.to_string()), answers: answers.to_vec() }
    }

    #[test]
    fn only_what_the_rules_allow_is_a_game() {
        let sound = entries();
        assert_eq!(replayed(&sound).last().version, 20);
        let mut missing = sound.clone();
        missing.remove(7);
        assert!(ReplayedTable::new(&missing).is_err(), "an entry is missing");
        let mut illegal = sound.clone();
        illegal[9].what = What::Said(said(Seat::A, "achieve 10"));
        assert!(ReplayedTable::new(&illegal).is_err(), "nobody can achieve that");
        let mut unfair = sound.clone();
        let drawn = unfair
            .iter()
            .rposition(|entry| matches!(&entry.what, What::Said(said) if said.answer == "draw"));
        unfair.truncate(drawn.unwrap() + 1);
        let What::Said(last) = unfair.last().unwrap().what.clone() else { panic!() };
        unfair.push(entry(unfair.len() as u32, What::Said(said(last.seat, TAKE_BACK))));
        assert!(ReplayedTable::new(&unfair).is_err(), "a drawn card was seen");
    }

    #[test]
    fn a_question_is_compared_with_the_game_of_its_moment() {
        let table = replayed(&entries());
        let game = table.moments[5].game.unwrap();
        let seat = game.asked().unwrap();
        let answers = answers(&game);
        let other = Seat::new(1 - seat.number());
        let mistake = |version, asked, answers: &[String], to| {
            table.question_mistake(&told(Some(5), version, asked, answers), to)
        };
        assert_eq!(mistake(5, seat, &answers, seat), None);
        assert_eq!(mistake(5, seat, &[], other), None);
        assert!(mistake(4, seat, &answers, seat).is_some());
        assert!(mistake(5, other, &answers, seat).is_some());
        assert!(mistake(5, seat, &answers[1..], seat).is_some());
        assert!(mistake(5, seat, &answers, other).is_some());
    }

    #[test]
    fn a_question_without_a_moment_is_right_at_any_moment_of_its_version() {
        let mut entries = entries();
        entries.truncate(5);
        entries.push(entry(5, chat()));
        let table = replayed(&entries);
        let game = table.game().unwrap();
        let seat = game.asked().unwrap();
        let answers = answers(game);
        let mistake = |version, answers: &[String]| {
            table.question_mistake(&told(None, version, seat, answers), seat)
        };
        assert_eq!(mistake(5, &answers), None);
        assert!(mistake(5, &answers[1..]).is_some(), "an answer is missing");
        assert!(mistake(6, &answers).is_some(), "talk makes no version");
        assert!(mistake(0, &answers).is_some(), "nothing was asked before the game");
    }

    #[test]
    fn only_a_player_who_is_away_is_offered_no_answers() {
        let mut entries = entries();
        entries.truncate(5);
        let seat = replayed(&entries).game().unwrap().asked().unwrap();
        let note = |note: &str| format!(r#"{{"note":"{note}","seat":"{seat}","level":"skilled"}}"#);
        entries.push(entry(5, What::Note(note("stands-in"))));
        entries.push(entry(6, What::Note(note("back"))));
        let table = replayed(&entries);
        let answers = answers(table.game().unwrap());
        let mistake = |moment, answers: &[String]| {
            table.question_mistake(&told(Some(moment), 5, seat, answers), seat)
        };
        assert_eq!([5, 6, 7].map(|moment| mistake(moment, &[]).is_some()), [true, false, true]);
        assert_eq!([5, 6, 7].map(|moment| mistake(moment, &answers)), [None, None, None]);
        assert!(mistake(6, &answers[1..]).is_some());
    }

    #[test]
    fn a_view_is_compared_with_that_of_its_moment() {
        let table = replayed(&entries());
        let shown = |at: usize, seat: Seat| {
            let Moment { game, answers, retractable, .. } = &table.moments[at];
            let game = game.as_ref().unwrap();
            json!({
                "version": at,
                "moment": answers,
                "may_take_back": *retractable == Some(seat),
                "game": view_check::expected(game.rules(), &game.view(seat)),
            })
        };
        let wrong = |moment: usize, view: Value| {
            let shown = ShownView { moment: Some(moment), version: moment as u32, view };
            table.view_mistake(&shown, Seat::A, true)
        };
        assert_eq!(table.moments[7].answers, 6);
        for moment in 1..20 {
            assert_eq!(wrong(moment, shown(moment, Seat::A)), None);
            assert!(wrong(moment, shown(moment, Seat::new(1))).is_some(), "of another seat");
            assert!(wrong(moment + 1, shown(moment, Seat::A)).is_some(), "of an earlier moment");
            for (key, value) in [("moment", json!(99)), ("version", json!(99))] {
                let mut view = shown(moment, Seat::A);
                view[key] = value;
                assert!(wrong(moment, view).is_some(), "{key}");
            }
            let mut view = shown(moment, Seat::A);
            view["may_take_back"] = json!(view["may_take_back"] == false);
            assert!(wrong(moment, view).is_some());
        }
        assert!(wrong(0, shown(1, Seat::A)).is_some(), "there was no game yet");
        let forgetful = ShownView { moment: Some(19), version: 19, view: shown(19, Seat::A) };
        let same = table.game().unwrap().view(Seat::A).without_memory();
        let knows_more = same != table.game().unwrap().view(Seat::A);
        assert_eq!(table.view_mistake(&forgetful, Seat::A, false).is_some(), knows_more);
    }
}
