//! A table at home: people at this screen, and bots.

use crate::state::write_whole;
use crate::table::{Keeping, News, Seated, Table};
use crate::thinker::{self, NoThought, Thinker, Thought};
use eureka_bots::{Look, luck_of};
use eureka_innovation::{
    Answer, Dealt, Event, Face, Foresight, Game, Record, Replay, ReplayError, Rules, Shown, View,
    Worlds,
};
use eureka_table::{Said, Seat, SeatSet};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// So many worlds are looked at before it is said what an answer would do.
const WORLDS: usize = 48;

/// How long the screen may stand still while bots that answer at once play on.
const BURST: Duration = Duration::from_millis(40);

/// A game at this screen.
pub struct Home {
    rules: &'static Rules,
    seats: Vec<Seated>,
    record: Record,
    /// The game after the deal and after each of the answers.
    games: Vec<Game>,
    /// What happened, each with the number of the answer it came of.
    told: Vec<(usize, Event<Shown>)>,
    /// How often something was taken back.
    epoch: u64,
    thinker: Thinker,
    hint: Option<Receiver<Vec<Look<Answer>>>>,
    worlds: Option<Worlds>,
    file: Option<PathBuf>,
    news: Vec<News>,
}

impl Home {
    /// Sits down to a game where its record stops.
    ///
    /// # Panics
    ///
    /// If there are more or fewer seats than the record has players.
    pub fn open(
        rules: &'static Rules,
        record: Record,
        seats: Vec<Seated>,
    ) -> Result<Home, ReplayError> {
        let mut replay = Replay::new(&record, rules)?;
        let (mut games, mut told) = (vec![*replay.game()], Vec::new());
        loop {
            let mut events = Vec::new();
            if replay.step(&mut events)?.is_none() {
                break;
            }
            told.extend(events.into_iter().map(|event| (games.len(), event)));
            games.push(*replay.game());
        }
        assert_eq!(seats.len(), usize::from(games[0].players()), "everybody has a seat");
        let thinker = seated(rules, &seats, &record, games.len() - 1);
        let (hint, worlds, file, news) = (None, None, None, Vec::new());
        let mut home =
            Home { rules, seats, record, games, told, epoch: 0, thinker, hint, worlds, file, news };
        home.settle();
        Ok(home)
    }

    /// The record of the game so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game as it stands.
    fn game(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    /// How many answers have been given.
    fn moment(&self) -> usize {
        self.games.len() - 1
    }

    fn give(&mut self, answer: Answer) {
        let mut game = *self.game();
        let Some(seat) = game.asked() else { return };
        self.record.answers.push(Said { seat, answer: game.write(answer) });
        let mut events = Vec::new();
        game.answer_unchecked(answer, &mut events);
        let number = self.games.len();
        self.told.extend(events.into_iter().map(|event| (number, event)));
        self.games.push(game);
        self.settle();
    }

    /// After a change: what was thought about before is of no use, the game is saved, and the next bot is asked.
    fn settle(&mut self) {
        (self.hint, self.worlds) = (None, None);
        if let Some(file) = &self.file
            && let Err(reason) = self.write(file)
        {
            self.news.push(News::NotSaved { file: file.clone(), reason });
        }
        if self.is_waiting() {
            self.thinker.ask(*self.game(), self.moment(), self.epoch);
        }
    }

    fn write(&self, file: &Path) -> Result<(), String> {
        write_whole(file, &self.record.write()).map_err(|error| error.to_string())
    }

    /// After how many answers the game stands when the last answer of a person is taken back, if it may be.
    ///
    /// People who share a screen settle among themselves what is fair; against bots alone the rule decides.
    fn taken_back_to(&self) -> Option<usize> {
        let people = self.people();
        let last = self.record.answers.iter().rposition(|said| people.has(said.seat))?;
        if people.len() > 1 {
            return Some(last);
        }
        let (before, said) = (&self.games[last], &self.record.answers[last]);
        let is_last = last + 1 == self.record.answers.len();
        let answer = before.read(&said.answer).ok()?;
        (is_last && before.may_take_back(said.seat, &[answer])).then_some(last)
    }

    /// Takes what a bot has answered, if that is still what it was asked.
    fn hear(&mut self, thought: Thought) {
        if (thought.moment, thought.epoch) == (self.moment(), self.epoch) {
            self.give(thought.answer);
        }
    }

    /// Whether a bot is thinking about its answer.
    fn is_waiting(&self) -> bool {
        self.game().asked().is_some_and(|seat| self.seats[seat.index()].bot.is_some())
    }
}

/// Seats the bots of a table after so many answers.
fn seated(rules: &'static Rules, seats: &[Seated], record: &Record, moment: usize) -> Thinker {
    let seed = match record.setup.dealt {
        Dealt::Seed(seed) => seed,
        Dealt::Decks { .. } => 1,
    };
    Thinker::new(rules, seats.iter().map(|seated| seated.bot).collect(), seed, moment)
}

impl Table for Home {
    fn rules(&self) -> &'static Rules {
        self.rules
    }

    fn seats(&self) -> &[Seated] {
        &self.seats
    }

    fn people(&self) -> SeatSet {
        let seats = Seat::each(&self.seats);
        seats.filter(|(_, seated)| seated.bot.is_none()).map(|(seat, _)| seat).collect()
    }

    fn asked(&self) -> Option<Seat> {
        self.game().asked()
    }

    fn view(&self, eyes: Seat) -> View {
        match self.game().outcome() {
            Some(_) => self.game().open_view(),
            None => self.game().view(eyes),
        }
    }

    fn told(&self, eyes: Seat, after: usize) -> Vec<Event<Face>> {
        let told = self.told.iter().skip(after);
        told.map(|(_, event)| event.told(eyes, |card| self.rules.age(card))).collect()
    }

    fn epoch(&self) -> u64 {
        self.epoch
    }

    fn answer(&mut self, answer: Answer) {
        if !self.is_waiting() && self.game().answers().contains(&answer) {
            self.give(answer);
        }
    }

    fn may_take_back(&self) -> bool {
        self.taken_back_to().is_some()
    }

    fn take_back(&mut self) {
        let Some(moment) = self.taken_back_to() else { return };
        self.record.answers.truncate(moment);
        self.games.truncate(moment + 1);
        self.told.retain(|(number, _)| *number <= moment);
        self.epoch += 1;
        self.thinker = seated(self.rules, &self.seats, &self.record, moment);
        self.settle();
    }

    fn may_come_back(&self) -> bool {
        // Bots have seats of their own here.
        false
    }

    fn come_back(&mut self) {}

    fn foresee(&mut self, answer: Answer) -> Option<Foresight> {
        if self.worlds.is_none() {
            let seat = self.game().asked()?;
            let luck = &mut luck_of(self.moment() as u64, seat);
            self.worlds = Worlds::of(self.game(), WORLDS, luck);
        }
        self.worlds.as_ref()?.foresee(answer)
    }

    fn ask_hint(&mut self) {
        if !self.is_waiting() && self.hint.is_none() {
            self.hint = Some(thinker::hint(*self.game(), self.moment()));
        }
    }

    fn news(&mut self) -> Vec<News> {
        let (begin, before) = (Instant::now(), (self.moment(), self.epoch));
        while self.is_waiting() && begin.elapsed() < BURST {
            match self.thinker.thought(BURST / 4) {
                Ok(thought) => self.hear(thought),
                Err(NoThought::Thinking) => break,
                Err(NoThought::Gone) => {
                    self.news.push(News::Trouble);
                    break;
                }
            }
        }
        if before != (self.moment(), self.epoch) {
            self.news.push(News::Changed);
        }
        if let Some(looks) = self.hint.as_ref().and_then(|hint| hint.try_recv().ok()) {
            self.hint = None;
            self.news.push(News::Hint(looks));
        }
        std::mem::take(&mut self.news)
    }

    fn keeping(&self) -> Keeping<'_> {
        self.file.as_deref().map_or(Keeping::Nowhere, Keeping::File)
    }

    fn save_in(&mut self, file: &Path) -> Result<(), String> {
        self.write(file)?;
        self.file = Some(file.to_owned());
        Ok(())
    }
}
