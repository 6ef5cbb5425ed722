//! A table inside this program: people at this screen, and bots.

use crate::state::write_whole;
use crate::table::{News, SaveLocation, Seated, Table};
use crate::thinker::{self, Thinker};
use eureka_bots::{Look, luck_of};
use eureka_innovation::{Answer, Dealt, Event, Face, Foresight, Game, Rules, View, Worlds};
use eureka_table::{Game as _, RESIGN, Said, Seat, SeatSet, Timeline};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The number of games redealt to foresee the effect of an answer. `Worlds::COMPARED` says how they are used.
const FORESIGHT_WORLDS: usize = 48;

/// The longest time the screen may freeze while quick bots play on.
const MAX_SCREEN_FREEZE: Duration = Duration::from_millis(40);

/// A game played inside this program.
pub struct LocalTable {
    seats: Vec<Seated>,
    timeline: Timeline<Game>,
    thinker: Thinker,
    hint: Option<Receiver<Vec<Look<Answer>>>>,
    worlds: Option<Worlds>,
    file: Option<PathBuf>,
    news: Vec<News>,
}

impl LocalTable {
    /// Creates a table for a game at its present position.
    ///
    /// # Panics
    ///
    /// If the number of seats differs from the number of players.
    pub fn new(timeline: Timeline<Game>, seats: Vec<Seated>) -> LocalTable {
        assert_eq!(seats.len(), usize::from(timeline.game().players()), "everybody has a seat");
        let thinker = thinker_for(&seats, &timeline);
        let (hint, worlds, file, news) = (None, None, None, Vec::new());
        let mut table = LocalTable { seats, timeline, thinker, hint, worlds, file, news };
        table.after_change();
        table
    }

    /// The game at its present position.
    fn game(&self) -> &Game {
        self.timeline.game()
    }

    fn give(&mut self, answer: Answer) {
        if self.timeline.answer(answer).is_ok() {
            self.after_change();
        }
    }

    /// Discards hints and worlds of the old position, saves the game, and asks the next bot.
    fn after_change(&mut self) {
        (self.hint, self.worlds) = (None, None);
        if let Some(file) = &self.file
            && let Err(reason) = self.write(file)
        {
            self.news.push(News::NotSaved { file: file.clone(), reason });
        }
        if self.is_bot_asked() {
            self.thinker.ask(*self.game(), self.timeline.moment());
        }
    }

    fn write(&self, file: &Path) -> Result<(), String> {
        write_whole(file, &self.timeline.record().write()).map_err(|error| error.to_string())
    }

    /// The moment to go back to in order to take back a person's last answer, if that is allowed.
    ///
    /// People who share a screen may take back anything: they agree among themselves. With one person, the rule of the game decides.
    fn take_back_moment(&self) -> Option<usize> {
        let (people, answers) = (self.people(), self.timeline.answers());
        let last = answers.iter().rposition(|said| people.has(said.seat))?;
        let is_fair = || last + 1 == answers.len() && self.timeline.may_take_back().is_some();
        (people.len() > 1 || is_fair()).then_some(last)
    }

    /// Whether a bot is asked, and so is thinking about its answer.
    fn is_bot_asked(&self) -> bool {
        self.game().asked().is_some_and(|seat| self.seats[seat.index()].bot.is_some())
    }
}

/// Starts the bots of a table at the present position of its game.
fn thinker_for(seats: &[Seated], timeline: &Timeline<Game>) -> Thinker {
    let seed = match timeline.setup().dealt {
        Dealt::Seed(seed) => seed,
        Dealt::Decks { .. } => 1,
    };
    let bots = seats.iter().map(|seated| seated.bot).collect();
    Thinker::new(timeline.game().rules(), bots, seed, timeline.moment())
}

impl Table for LocalTable {
    fn rules(&self) -> &'static Rules {
        self.game().rules()
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

    fn view(&self, viewer: Seat) -> View {
        match self.game().outcome() {
            Some(_) => self.game().open_view(),
            None => self.game().view(viewer),
        }
    }

    fn told(&self, viewer: Seat, after: usize) -> Vec<Event<Face>> {
        let events = self.timeline.events().iter().skip(after);
        events.map(|(_, event)| self.game().told(event, viewer)).collect()
    }

    fn epoch(&self) -> u64 {
        self.timeline.taken_back().into()
    }

    fn answer(&mut self, answer: Answer) {
        if !self.is_bot_asked() {
            self.give(answer);
        }
    }

    fn may_take_back(&self) -> bool {
        self.take_back_moment().is_some()
    }

    fn take_back(&mut self) {
        let Some(moment) = self.take_back_moment() else { return };
        self.timeline.back_to(moment);
        self.thinker = thinker_for(&self.seats, &self.timeline);
        self.after_change();
    }

    fn may_resign(&self, seat: Seat) -> bool {
        self.people().has(seat) && self.game().may_resign(seat)
    }

    fn resign(&mut self, seat: Seat) {
        let said = Said { seat, answer: RESIGN.to_owned() };
        if self.may_resign(seat) && self.timeline.take(&said).is_ok() {
            // A bot that is still thinking would answer a question that is no longer the same.
            self.thinker = thinker_for(&self.seats, &self.timeline);
            self.after_change();
        }
    }

    fn foresee(&mut self, answer: Answer) -> Option<Foresight> {
        if self.worlds.is_none() {
            let seat = self.game().asked()?;
            let luck = &mut luck_of(self.timeline.moment() as u64, seat);
            self.worlds = Worlds::of(self.game(), FORESIGHT_WORLDS, luck);
        }
        self.worlds.as_ref()?.foresee(answer)
    }

    fn ask_hint(&mut self) {
        if !self.is_bot_asked() && self.hint.is_none() {
            self.hint = Some(thinker::hint(*self.game(), self.timeline.moment()));
        }
    }

    fn news(&mut self) -> Vec<News> {
        let (begin, before) = (Instant::now(), self.timeline.moment());
        while self.is_bot_asked() && begin.elapsed() < MAX_SCREEN_FREEZE {
            match self.thinker.wait_for_answer(MAX_SCREEN_FREEZE / 4) {
                Ok(answer) => self.give(answer),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => {
                    self.news.push(News::Trouble);
                    break;
                }
            }
        }
        if self.timeline.moment() > before {
            self.news.push(News::Changed);
        }
        if let Some(looks) = self.hint.as_ref().and_then(|hint| hint.try_recv().ok()) {
            self.hint = None;
            self.news.push(News::Hint(looks));
        }
        std::mem::take(&mut self.news)
    }

    fn save_location(&self) -> SaveLocation<'_> {
        self.file.as_deref().map_or(SaveLocation::None, SaveLocation::File)
    }

    fn save_in(&mut self, file: &Path) -> Result<(), String> {
        self.write(file)?;
        self.file = Some(file.to_owned());
        Ok(())
    }
}
