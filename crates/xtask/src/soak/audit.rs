//! Afterwards: every game is read from the database, played again, and compared with what everybody was told.

use crate::soak::alone::{Lone, Played};
use crate::soak::heard::{Ack, Asked, Heard, Viewed};
use crate::soak::seen;
use crate::soak::site::{Opened, Site};
use crate::soak::tables::Kept;
use crate::soak::tally::Kind;
use eureka_innovation::{Event, Game, Record, Shown};
use eureka_proving::Truth;
use eureka_store::{Entry, Error, Store, Table, TableId, What};
use eureka_table::{Said, Seat, SeatSet};
use serde_json::{Value, json};
use std::fmt::Display;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// What stands in a stream in place of an answer when one is taken back.
const TAKE_BACK: &str = "take back";

/// A game as its entries tell it.
struct Course {
    entries: Vec<Entry>,
    /// After each number of entries: the game, if it has begun, and what the last entry led to.
    moments: Vec<(Option<Game>, Vec<Event<Shown>>)>,
    /// The version after each number of entries.
    versions: Vec<u32>,
    /// After each number of entries: for whom bots stand in.
    away: Vec<SeatSet>,
    /// After each number of entries: how many answers stand, and who may take the last one back.
    answers: Vec<(usize, Option<Seat>)>,
    record: Option<Record>,
}

impl Course {
    /// Plays the entries, of which each must be possible.
    fn play(entries: Vec<Entry>) -> Result<Course, String> {
        let mut course = Course {
            moments: vec![(None, Vec::new())],
            versions: vec![0],
            away: vec![SeatSet::NONE],
            answers: vec![(0, None)],
            record: None,
            entries: Vec::new(),
        };
        // The game after the deal and after each answer that stands.
        let mut line: Vec<Game> = Vec::new();
        for (number, entry) in entries.iter().enumerate() {
            if entry.number as usize != number {
                return Err(format!("entry {number} has the number {}", entry.number));
            }
            let mut events = Vec::new();
            let mut away = course.away[number];
            let settles = match &entry.what {
                What::Begun(text) => {
                    line = vec![course.begin(text)?];
                    true
                }
                What::Said(said) => {
                    course.say(said, &mut line, &mut events)?;
                    true
                }
                What::Note(note) => {
                    away = after_note(away, note);
                    line.is_empty()
                }
                What::Chat { .. } => false,
            };
            let before = course.versions[number];
            course.versions.push(if settles { entry.number + 1 } else { before });
            course.moments.push((line.last().copied(), events));
            course.away.push(away);
            let answers = course.stand(&line);
            course.answers.push(answers);
        }
        Ok(Course { entries, ..course })
    }

    fn begin(&mut self, text: &str) -> Result<Game, String> {
        let setup = Record::read(text).map_err(|error| error.to_string())?.setup;
        let language = setup.language.parse().map_err(|_| "its language is unknown")?;
        let game = setup.start(eureka_words::rules(setup.edition, language));
        self.record = Some(Record::new(setup));
        game.map_err(|error| error.to_string())
    }

    fn say(
        &mut self,
        said: &Said,
        line: &mut Vec<Game>,
        events: &mut Vec<Event<Shown>>,
    ) -> Result<(), String> {
        let (Some(record), Some(&game)) = (&mut self.record, line.last()) else {
            return Err("an answer before the game has begun".to_owned());
        };
        if said.answer == TAKE_BACK {
            line.pop();
            let before = line.last().ok_or("nothing could be taken back")?;
            let last = record.answers.pop().ok_or("nothing could be taken back")?;
            let answer = before.read(&last.answer).map_err(|error| error.to_string())?;
            if last.seat != said.seat || !before.may_take_back(said.seat, &[answer]) {
                return Err(format!("{} must not take `{}` back", said.seat, last.answer));
            }
            return Ok(());
        }
        let mut game = game;
        let answer = game.read_from(said.seat, &said.answer).map_err(|error| error.to_string())?;
        game.answer(answer, events).map_err(|error| error.to_string())?;
        line.push(game);
        record.answers.push(said.clone());
        Ok(())
    }

    /// How many answers stand, and who may take the last one back: who gave it, if he is asked again and nothing was shown by it.
    fn stand(&self, line: &[Game]) -> (usize, Option<Seat>) {
        let number = line.len().saturating_sub(1);
        let retractable = || {
            let (before, now) = (line.get(number.checked_sub(1)?)?, line.last()?);
            let last = self.record.as_ref()?.answers.last()?;
            let answer = before.read(&last.answer).ok()?;
            let fair = now.asked() == Some(last.seat) && before.may_take_back(last.seat, &[answer]);
            fair.then_some(last.seat)
        };
        (number, retractable())
    }

    /// The moments at which something may have been told: the one that is known, or any at which the table was at this version.
    fn moments_of(&self, moment: Option<usize>, version: u32) -> Vec<usize> {
        match moment {
            Some(moment) => vec![moment],
            None => (0..self.versions.len()).filter(|&at| self.versions[at] == version).collect(),
        }
    }

    fn game(&self) -> Option<&Game> {
        self.moments.last().and_then(|(game, _)| game.as_ref())
    }

    /// What must not have been received.
    fn leaks(&self, heard: &Heard, memory: bool) -> Vec<String> {
        let Some(game) = self.game() else { return Vec::new() };
        let mut truth = Truth::new(game.rules(), heard.seat, memory);
        self.moments.iter().for_each(|(game, events)| truth.add(game.as_ref(), events));
        truth.leaks(&heard.received)
    }

    /// What is wrong in a question as it was told.
    fn mistake(&self, asked: &Asked, seat: Seat) -> Option<String> {
        let moments = self.moments_of(asked.moment, asked.version);
        one_of(moments, asked.version, |moment| self.mistake_at(moment, asked, seat))
    }

    fn mistake_at(&self, moment: usize, asked: &Asked, seat: Seat) -> Option<String> {
        let Some((Some(game), _)) = self.moments.get(moment) else {
            return Some(format!(
                "at {moment} {seat} was told of a question, and there is no game"
            ));
        };
        let is = game.asked().map(|seat| seat.to_string());
        let version = self.versions[moment];
        if asked.seat != is || asked.version != version {
            let (seat, told) = (&asked.seat, asked.version);
            return Some(format!(
                "at {moment} {seat:?} was told to be asked at {told}, and {is:?} is at {version}"
            ));
        }
        let mut answers: Vec<String> = game.answers().iter().map(|&a| game.write(a)).collect();
        let mut told = asked.answers.clone();
        answers.sort();
        told.sort();
        let own = game.asked() == Some(seat);
        // Whoever a bot stands in for is offered none; but he may be back by the time he is told of it.
        let is_away = self.away[moment].has(seat) && told.is_empty();
        (told != if own && !is_away { answers } else { Vec::new() })
            .then(|| format!("at {moment} {seat} was offered {told:?}"))
    }
}

impl Course {
    /// What is wrong in a view as it was shown.
    fn misseen(&self, viewed: &Viewed, seat: Seat, memory: bool) -> Option<String> {
        let moments = self.moments_of(viewed.moment, viewed.version);
        one_of(moments, viewed.version, |moment| self.misseen_at(moment, viewed, seat, memory))
    }

    fn misseen_at(
        &self,
        moment: usize,
        viewed: &Viewed,
        seat: Seat,
        memory: bool,
    ) -> Option<String> {
        let Some((Some(game), _)) = self.moments.get(moment) else {
            return Some(format!("at {moment} {seat} was shown a game, and there is none"));
        };
        let mut view = game.view(seat);
        if !memory {
            view = view.without_memory();
        }
        let (number, retractable) = self.answers[moment];
        let shown = &viewed.view;
        let mut meant = json!({
            "version": self.versions[moment],
            "moment": number,
            "may_take_back": retractable == Some(seat),
            "game": shown["game"],
        });
        if self.away[moment].has(seat) && shown["may_take_back"] == false {
            // A bot stands in for him; but he may be back by the time he is shown it.
            meant["may_take_back"] = json!(false);
        }
        let wrong = seen::difference(shown, &meant);
        let wrong =
            wrong.or_else(|| seen::difference(&shown["game"], &seen::written(game.rules(), &view)));
        wrong.map(|wrong| format!("at {moment} {seat} was shown a view whose {wrong}"))
    }
}

/// What is wrong with something that may have been told at any of these moments: what is wrong with it at the first one, unless it is
/// right at one of them.
fn one_of(
    moments: Vec<usize>,
    version: u32,
    wrong: impl Fn(usize) -> Option<String>,
) -> Option<String> {
    let mut first = None;
    for moment in moments {
        let wrong = wrong(moment)?;
        first.get_or_insert(wrong);
    }
    first.or_else(|| Some(format!("there is no version {version}")))
}

/// For whom bots stand in after a note, if that is what it says.
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

/// Which acknowledged answers are not where they must be: the first one after the version that they answered.
fn lost(entries: &[Entry], acks: &[Ack]) -> Vec<String> {
    let mut lost = Vec::new();
    for ack in acks {
        let said = entries.iter().skip(ack.at as usize);
        let found = said.filter_map(|entry| match &entry.what {
            What::Said(said) => Some((entry.number, said)),
            _ => None,
        });
        let found = found.take(1).next();
        let stands = found.is_some_and(|(number, said)| {
            *said == ack.said && ack.version.is_none_or(|version| version == number + 1)
        });
        if !stands {
            lost.push(format!("{ack:?}; there is {found:?}"));
        }
    }
    lost
}

/// Which of the things that people said, and were told to have said, nobody has heard.
fn unheard(entries: &[Entry], spoken: &[String]) -> Vec<String> {
    let heard = |text: &String| {
        entries
            .iter()
            .any(|entry| matches!(&entry.what, What::Chat { text: said, .. } if said == text))
    };
    let lost = spoken.iter().filter(|text| !heard(text));
    lost.map(|text| format!("`{text}` was acknowledged, and nobody hears it")).collect()
}

/// Tries until the database is there.
async fn surely<T, F: Future<Output = Result<T, Error>>>(read: impl Fn() -> F) -> Result<T, Error> {
    let mut result = read().await;
    for _ in 0..100 {
        if !matches!(result, Err(Error::Unavailable(_))) {
            break;
        }
        time::sleep(Duration::from_millis(100)).await;
        result = read().await;
    }
    result
}

/// The database as it is now or later.
async fn open(site: &Site) -> Option<Opened> {
    match site.store(Instant::now()).await {
        Ok(store) => Some(store),
        Err(error) => {
            site.tally.found(Kind::Lost, format!("{error:#}"));
            None
        }
    }
}

async fn read(store: &Store, id: TableId) -> Result<(Table, Vec<Entry>), Error> {
    let table = surely(|| store.table(id)).await?;
    let entries = surely(|| store.entries(id, 0, u32::MAX)).await?;
    Ok((table, entries))
}

impl Site {
    fn found_at(&self, kind: Kind, table: TableId, what: impl Display) {
        let (part, seed) = (self.part, self.seed);
        let text = format!(
            "{part} table {table}: {what} (seed {seed}: cargo xtask soak --only {} --seed {seed})",
            part.word()
        );
        self.tally.found(kind, text);
    }
}

/// Compares a game that has been played with what was acknowledged and told.
pub(super) async fn compare(site: Arc<Site>, memory: bool, kept: Kept, heard: Vec<Heard>) {
    let id = kept.table;
    let Some(store) = open(&site).await else { return };
    let read = read(&store, id).await;
    store.close().await;
    let (table, entries) = match read {
        Ok(read) => read,
        Err(error) => return site.found_at(Kind::Lost, id, error),
    };
    lost(&entries, &kept.acks).iter().for_each(|lost| site.found_at(Kind::Lost, id, lost));
    unheard(&entries, &kept.spoken).iter().for_each(|lost| site.found_at(Kind::Lost, id, lost));
    let course = match Course::play(entries) {
        Ok(course) => course,
        Err(error) => return site.found_at(Kind::Wrong, id, error),
    };
    is_as_it_stands(&site, &table, &course);
    if let Some(game) = course.game() {
        site.tally.count_kind(game);
    }
    if course.game().is_some_and(|game| game.outcome().is_some()) {
        site.tally.count("games ended");
        same_record(&site, id, &course).await;
    } else if site.should_have_ended() {
        let asked = course.game().and_then(Game::asked);
        site.found_at(Kind::Stuck, id, format!("its game is not over; {asked:?} is asked"));
    } else {
        site.tally.count("games left open");
    }
    let compared = tokio::task::spawn_blocking(move || {
        let mut wrong = Vec::new();
        let (mut texts, mut views, mut questions) = (0, 0, 0);
        for heard in &heard {
            texts += heard.received.len();
            let known = course.entries.len();
            if let Some(ahead) = heard.received.iter().find(|received| received.moment > known) {
                let (source, moment) = (&ahead.source, ahead.moment);
                let text = format!("{source} was told of {moment} entries, and there are {known}");
                wrong.push((Kind::Lost, text));
                continue;
            }
            let mistakes = heard.asked.iter().filter_map(|asked| course.mistake(asked, heard.seat));
            wrong.extend(mistakes.map(|mistake| (Kind::Wrong, mistake)));
            let misseen =
                heard.views.iter().filter_map(|view| course.misseen(view, heard.seat, memory));
            wrong.extend(misseen.map(|mistake| (Kind::Wrong, mistake)));
            views += heard.views.len();
            questions += heard.asked.len();
            wrong.extend(course.leaks(heard, memory).into_iter().map(|leak| (Kind::Leak, leak)));
        }
        let compared = [
            ("texts compared", texts),
            ("views compared", views),
            ("questions compared", questions),
            ("entries compared", course.entries.len()),
        ];
        (wrong, compared)
    });
    match compared.await {
        Ok((wrong, compared)) => {
            wrong.iter().for_each(|(kind, text)| site.found_at(*kind, id, text));
            compared.iter().for_each(|&(what, number)| site.tally.add(what, number as u64));
        }
        Err(error) => site.found_at(Kind::Panic, id, error),
    }
}

/// The table's row says what its entries say.
fn is_as_it_stands(site: &Site, table: &Table, course: &Course) {
    if let Some(text) = contradiction(table, course) {
        site.found_at(Kind::Wrong, table.id, text);
    }
}

/// In what a table's row, which was read first, is not what its entries say.
fn contradiction(table: &Table, course: &Course) -> Option<String> {
    let (next, version) = (course.entries.len() as u32, course.versions.last().copied());
    if table.next > next {
        return Some(format!("its row knows of {} entries, and there are {next}", table.next));
    }
    let game = course.game()?;
    let over =
        game.outcome().map(|outcome| format!("{} {}", outcome.winners, outcome.ending.word()));
    let same = table.waiting_for == game.asked() && table.outcome == over;
    // Entries that came after the row was read do not fit to it.
    (table.next == next && (!same || Some(table.version) != version))
        .then(|| format!("its row says {table:?}, and the game {:?}, {over:?}", game.asked()))
}

/// The record that a server gives of a finished game is the one that the entries tell.
async fn same_record(site: &Site, id: TableId, course: &Course) {
    let path = format!("/api/v1/tables/{id}/record.toml");
    let Some(reply) = site.ask_to_compare(&path).await else { return };
    if Record::read(&reply.text).ok() != course.record {
        site.found_at(Kind::Wrong, id, format!("its record is another one: {}", reply.text));
    }
}

/// Plays every game of the database again, also those that nobody knows of because the word of them got lost.
pub(super) async fn replay_all(site: &Site, store: &Opened) {
    let tables = match store.tables().await {
        Ok(tables) => tables,
        Err(error) => {
            let text = format!("{}: the tables cannot be listed: {error:#}", site.part);
            return site.tally.found(Kind::Lost, text);
        }
    };
    for id in tables {
        match read(store, id).await {
            Ok((table, entries)) => match replay(&table, entries) {
                Ok(()) => site.tally.count("tables replayed at the end"),
                Err(error) => site.found_at(Kind::Wrong, id, error),
            },
            Err(error) => site.found_at(Kind::Lost, id, error),
        }
    }
}

/// Plays whatever game was played at a table.
fn replay(table: &Table, entries: Vec<Entry>) -> Result<(), String> {
    match Lone::at(table) {
        Some(_) if entries.is_empty() && table.next == 0 => Ok(()),
        Some(_) if table.next != entries.len() as u32 => {
            Err(format!("its row knows of {} entries, and there are {}", table.next, entries.len()))
        }
        Some(lone) => lone.play(&entries, &[]).map(drop),
        None => {
            let course = Course::play(entries)?;
            contradiction(table, &course).map_or(Ok(()), Err)
        }
    }
}

/// Looks once more whether everything that was ever acknowledged is still there.
pub(super) async fn look_again(site: &Site, store: &Store, kept: &[Kept]) {
    for kept in kept {
        match read(store, kept.table).await {
            Ok((_, entries)) => {
                let lost = lost(&entries, &kept.acks);
                let found = kept.acks.len() - lost.len();
                site.tally.add("acknowledged answers found at the end", found as u64);
                let unheard = unheard(&entries, &kept.spoken);
                let found = kept.spoken.len() - unheard.len();
                site.tally.add("things said and found at the end", found as u64);
                for text in lost.iter().chain(&unheard) {
                    site.found_at(Kind::Lost, kept.table, text);
                }
            }
            Err(error) => site.found_at(Kind::Lost, kept.table, error),
        }
    }
}

/// Plays a game of Inventions again, and compares it with what was acknowledged and offered, and with the record that a server gives.
pub(super) async fn compare_alone(site: Arc<Site>, lone: Lone, played: Played) {
    let id = played.table;
    let Some(store) = open(&site).await else { return };
    let read = read(&store, id).await;
    store.close().await;
    let entries = match read {
        Ok((_, entries)) => entries,
        Err(error) => return site.found_at(Kind::Lost, id, error),
    };
    lost(&entries, &played.acks).iter().for_each(|lost| site.found_at(Kind::Lost, id, lost));
    site.tally.add("entries compared", entries.len() as u64);
    site.tally.add("offers of Inventions compared", played.offered.len() as u64);
    let (record, over) = match lone.play(&entries, &played.offered) {
        Ok(end) => end,
        Err(error) => return site.found_at(Kind::Wrong, id, error),
    };
    if played.ended && !over {
        site.found_at(Kind::Wrong, id, "its page says that it is over, and it is not");
    }
    if !over {
        // Its record is not open yet.
        return;
    }
    let path = format!("{}/{id}/record", lone.root());
    let Some(reply) = site.ask_to_compare(&path).await else { return };
    if record != reply.text {
        site.found_at(Kind::Wrong, id, format!("its record is another: {}", reply.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_innovation::{Deal, Edition, Setup};
    use eureka_store::Moment;

    fn entry(number: u32, what: What) -> Entry {
        Entry { number, at: Moment(0), what }
    }

    fn said(answer: &str) -> Said {
        Said { seat: Seat::A, answer: answer.to_owned() }
    }

    fn ack(at: u32, version: Option<u32>, answer: &str) -> Ack {
        Ack { at, version, said: said(answer) }
    }

    fn chat() -> What {
        What::Chat { by: "0123456789abcdef".parse().unwrap(), text: "hello".to_owned() }
    }

    #[test]
    fn an_acknowledged_answer_that_is_not_at_its_place_is_lost() {
        let setup = What::Begun(String::new());
        let all = [setup, What::Said(said("draw")), chat(), What::Said(said("pass"))];
        let entries: Vec<Entry> =
            (0..).zip(all).map(|(number, what)| entry(number, what)).collect();
        let kept = [ack(1, Some(2), "draw"), ack(2, Some(4), "pass"), ack(2, None, "pass")];
        assert_eq!(lost(&entries, &kept), [""; 0]);
        let gone = [
            ack(1, Some(2), "pass"),
            ack(1, Some(3), "draw"),
            ack(2, Some(3), "pass"),
            ack(4, None, "draw"),
        ];
        for ack in gone {
            assert_eq!(lost(&entries, std::slice::from_ref(&ack)).len(), 1, "{ack:?}");
        }
    }

    /// A game of two with the first answers that are possible.
    fn entries() -> Vec<Entry> {
        let rules = eureka_words::rules(Edition::First, eureka_words::Language::English);
        let setup = Setup::new(rules, 2, &Deal::Seed(1));
        let mut game = setup.start(rules).unwrap();
        let mut entries = vec![entry(0, What::Begun(Record::new(setup).write()))];
        for number in 1..20 {
            let (seat, answer) = (game.asked().unwrap(), game.answers()[0]);
            let text = game.write(answer);
            entries.push(entry(number, What::Said(Said { seat, answer: text })));
            game.answer(answer, &mut ()).unwrap();
        }
        entries
    }

    #[test]
    fn only_what_the_rules_allow_is_a_game() {
        let sound = entries();
        assert_eq!(Course::play(sound.clone()).unwrap().versions.last(), Some(&20));
        let mut missing = sound.clone();
        missing.remove(7);
        assert!(Course::play(missing).is_err(), "an entry is missing");
        let mut illegal = sound.clone();
        illegal[9].what = What::Said(said("achieve 10"));
        assert!(Course::play(illegal).is_err(), "nobody can achieve that");
        let mut unfair = sound.clone();
        let drawn = unfair
            .iter()
            .rposition(|entry| matches!(&entry.what, What::Said(said) if said.answer == "draw"));
        unfair.truncate(drawn.unwrap() + 1);
        let What::Said(last) = unfair.last().unwrap().what.clone() else { panic!() };
        let back = Said { answer: TAKE_BACK.to_owned(), ..last };
        unfair.push(entry(unfair.len() as u32, What::Said(back)));
        assert!(Course::play(unfair).is_err(), "a drawn card was seen");
    }

    #[test]
    fn a_question_is_compared_with_the_game_of_its_moment() {
        let course = Course::play(entries()).unwrap();
        let game = course.moments[5].0.unwrap();
        let seat = game.asked().unwrap();
        let answers: Vec<String> = game.answers().iter().map(|&a| game.write(a)).collect();
        let told = |version, seat: Seat, answers: &[String]| Asked {
            moment: Some(5),
            version,
            seat: Some(seat.to_string()),
            answers: answers.to_vec(),
        };
        let other = Seat::new(1 - seat.number());
        assert_eq!(course.mistake(&told(5, seat, &answers), seat), None);
        assert_eq!(course.mistake(&told(5, seat, &[]), other), None);
        for (told, to) in [
            (told(4, seat, &answers), seat),
            (told(5, other, &answers), seat),
            (told(5, seat, &answers[1..]), seat),
            (told(5, seat, &answers), other),
        ] {
            assert!(course.mistake(&told, to).is_some());
        }
    }

    #[test]
    fn a_question_without_a_moment_is_right_at_any_moment_of_its_version() {
        let mut entries = entries();
        entries.truncate(5);
        entries.push(entry(5, chat()));
        let course = Course::play(entries).unwrap();
        let game = course.game().unwrap();
        let seat = game.asked().unwrap();
        let answers: Vec<String> = game.answers().iter().map(|&a| game.write(a)).collect();
        let mistake = |version, answers: &[String]| {
            let (asked, answers) = (Some(seat.to_string()), answers.to_vec());
            course.mistake(&Asked { moment: None, version, seat: asked, answers }, seat)
        };
        assert_eq!(mistake(5, &answers), None);
        assert!(mistake(5, &answers[1..]).is_some(), "an answer is missing");
        assert!(mistake(6, &answers).is_some(), "talk makes no version");
        assert!(mistake(0, &answers).is_some(), "nothing was asked before the game");
    }

    #[test]
    fn a_view_is_compared_with_that_of_its_moment() {
        let course = Course::play(entries()).unwrap();
        let shown = |moment: usize, seat: Seat| {
            let game = course.moments[moment].0.unwrap();
            let (number, retractable) = course.answers[moment];
            json!({
                "version": moment,
                "moment": number,
                "may_take_back": retractable == Some(seat),
                "game": seen::written(game.rules(), &game.view(seat)),
            })
        };
        let wrong = |moment: usize, view: Value| {
            let viewed = Viewed { moment: Some(moment), version: moment as u32, view };
            course.misseen(&viewed, Seat::A, true)
        };
        assert_eq!(course.answers[7].0, 6);
        for moment in 1..20 {
            assert_eq!(wrong(moment, shown(moment, Seat::A)), None);
            assert!(wrong(moment, shown(moment, Seat::new(1))).is_some(), "through other eyes");
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
        let forgetful = Viewed { moment: Some(19), version: 19, view: shown(19, Seat::A) };
        let same = course.game().unwrap().view(Seat::A).without_memory();
        let knows_more = same != course.game().unwrap().view(Seat::A);
        assert_eq!(course.misseen(&forgetful, Seat::A, false).is_some(), knows_more);
    }

    #[test]
    fn what_was_said_must_be_heard() {
        let entries = [entry(0, chat())];
        assert_eq!(unheard(&entries, &["hello".to_owned()]), [""; 0]);
        assert_eq!(unheard(&entries, &["hello".to_owned(), "hello you".to_owned()]).len(), 1);
        assert_eq!(unheard(&[], &["hello".to_owned()]).len(), 1);
    }

    #[test]
    fn a_row_that_is_not_what_its_entries_say_is_noticed() {
        let course = Course::play(entries()).unwrap();
        let game = course.game().unwrap();
        let table = Table {
            id: "0123456789abcdef".parse().unwrap(),
            creator: "0123456789abcdef".parse().unwrap(),
            created: Moment(0),
            listed: false,
            game: "innovation".to_owned(),
            options: String::new(),
            state: eureka_store::State::Playing,
            outcome: None,
            next: 20,
            version: 20,
            changed: Moment(0),
            waiting_for: game.asked(),
            seats: Vec::new(),
        };
        assert_eq!(contradiction(&table, &course), None);
        let other = Some(Seat::new(1 - game.asked().unwrap().number()));
        for table in [
            Table { next: 21, ..table.clone() },
            Table { version: 19, ..table.clone() },
            Table { waiting_for: other, ..table.clone() },
            Table { outcome: Some("A score".to_owned()), ..table.clone() },
        ] {
            assert!(contradiction(&table, &course).is_some(), "{table:?}");
            assert!(replay(&table, entries()).is_err());
        }
        assert_eq!(replay(&table, entries()), Ok(()));
        let solo = Table { options: r#"{"game":"inventions-solo"}"#.to_owned(), ..table };
        assert!(replay(&solo, entries()).is_err(), "it is another game");
    }

    #[test]
    fn only_who_is_away_is_offered_no_answers() {
        let mut entries = entries();
        entries.truncate(5);
        let seat = Course::play(entries.clone()).unwrap().game().unwrap().asked().unwrap();
        let note = |note: &str| format!(r#"{{"note":"{note}","seat":"{seat}","level":"skilled"}}"#);
        entries.push(entry(5, What::Note(note("stands-in"))));
        entries.push(entry(6, What::Note(note("back"))));
        let course = Course::play(entries).unwrap();
        let game = course.game().unwrap();
        let answers: Vec<String> = game.answers().iter().map(|&a| game.write(a)).collect();
        let mistake = |moment, answers: &[String]| {
            let (asked, answers) = (Some(seat.to_string()), answers.to_vec());
            course.mistake(&Asked { moment: Some(moment), version: 5, seat: asked, answers }, seat)
        };
        assert_eq!([5, 6, 7].map(|moment| mistake(moment, &[]).is_some()), [true, false, true]);
        assert_eq!([5, 6, 7].map(|moment| mistake(moment, &answers)), [None, None, None]);
        assert!(mistake(6, &answers[1..]).is_some());
    }
}
