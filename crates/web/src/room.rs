//! A table in use: its stream read up to now, who watches it, and what may be done there.

pub(crate) mod alone;
pub(crate) mod bots;
pub(crate) mod course;
pub(crate) mod game_kind;
pub(crate) mod open;
pub(crate) mod seat_event;

use crate::app::App;
use crate::http::limits::Asked;
use crate::http::problem::Problem;
use crate::innovation::options::Options;
use crate::pages::table::tidy_talk;
use crate::room::course::{Course, Happened, TAKE_BACK};
use crate::room::game_kind::GameKind;
use crate::room::open::apart_from;
use crate::room::seat_event::Note;
use eureka_bots::innovation::Opponent;
use eureka_innovation::{Deal, Game, Record, Setup};
use eureka_store::{Entry, Moment, PersonId, Sitter, State, Store, Table, TableId, Then, What};
use eureka_table::{Outcome, Said, Seat, SeatSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard, broadcast};

/// So many steps may wait for a stream before it is shown the table anew instead.
const BACKLOG: usize = 64;

/// So many entries are read at once.
const PAGE: u32 = 1000;

/// So many of the last remarks are shown.
const REMARKS: usize = 200;

/// A table in use.
pub(crate) struct Room {
    id: TableId,
    inside: Mutex<Inside>,
    steps: broadcast::Sender<Arc<Step>>,
    /// How many entries have been taken, for those who only want to know whether there is something to read.
    known: AtomicU32,
    /// Whether somebody sees to it that bots answer here.
    driven: AtomicBool,
}

/// What is known of a table.
pub(crate) struct Inside {
    pub(crate) table: Arc<Table>,
    /// How many entries of the stream have been taken: all, but for the moment in which several are.
    taken: u32,
    /// The version that these entries have made.
    version_then: u32,
    pub(crate) options: Arc<Options>,
    /// The game, once it has begun.
    pub(crate) course: Option<Course>,
    /// Why the game cannot be shown, if so.
    pub(crate) trouble: Option<String>,
    talk: Vec<Talk>,
}

/// Something said or noted at a table.
#[derive(Clone, Debug)]
pub(crate) struct Talk {
    pub(crate) at: Moment,
    /// After how many answers.
    pub(crate) moment: usize,
    pub(crate) what: Uttered,
}

/// What was said or noted.
#[derive(Clone, Debug)]
pub(crate) enum Uttered {
    Chat { by: PersonId, text: String },
    Note(Note),
}

/// One thing that happened at a table, for those who watch it.
#[derive(Clone)]
pub(crate) struct Step {
    pub(crate) table: Arc<Table>,
    pub(crate) options: Arc<Options>,
    /// The game after it.
    pub(crate) game: Option<Game>,
    /// After how many answers.
    pub(crate) moment: usize,
    /// Who may take the last answer back.
    pub(crate) retractable: Option<Seat>,
    pub(crate) kind: StepKind,
}

impl Step {
    /// Whether the game ends with it.
    pub(crate) fn ends(&self) -> bool {
        let over = self.game.is_some_and(|game| game.outcome().is_some());
        over && matches!(self.kind, StepKind::Answer(..))
    }
}

/// What a step was.
#[derive(Clone)]
pub(crate) enum StepKind {
    /// An answer of this seat, and what happened by it.
    Answer(Seat, Vec<Happened>),
    /// Somebody spoke, sat down, left.
    Talk(Talk),
    /// Show everything anew: the game began, or an answer was taken back.
    Anew,
}

impl Room {
    /// Reads a table.
    pub(crate) async fn open(store: &Store, id: TableId) -> Result<Room, Problem> {
        let table = store.table(id).await?;
        if !GameKind::Innovation.is_at(&table) {
            return Err(Problem::NoTable);
        }
        let mut inside = Inside {
            table: table.into(),
            taken: 0,
            version_then: 0,
            options: Arc::default(),
            course: None,
            trouble: None,
            talk: Vec::new(),
        };
        inside.options = Options::read(&inside.table.options).into();
        let room = Room {
            id,
            inside: Mutex::new(inside),
            steps: broadcast::channel(BACKLOG).0,
            known: AtomicU32::new(0),
            driven: AtomicBool::new(false),
        };
        let mut inside = room.inside.lock().await;
        room.refresh(store, &mut inside).await?;
        drop(inside);
        Ok(room)
    }

    /// Its name.
    pub(crate) fn id(&self) -> TableId {
        self.id
    }

    /// Looks in. Nothing changes as long as one does.
    pub(crate) async fn look(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().await
    }

    /// Looks in and is told of every step from now on.
    pub(crate) async fn watch(&self) -> (MutexGuard<'_, Inside>, broadcast::Receiver<Arc<Step>>) {
        let inside = self.inside.lock().await;
        let steps = self.steps.subscribe();
        (inside, steps)
    }

    /// How many watch.
    pub(crate) fn watchers(&self) -> usize {
        self.steps.receiver_count()
    }

    /// Whether the stream has entries that are not known here, if it has so many.
    pub(crate) fn is_behind(&self, next: u32) -> bool {
        self.known.load(Ordering::Acquire) < next
    }

    /// Reads on, if the stream has this many entries or more.
    pub(crate) async fn catch_up(&self, store: &Store, next: u32) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        if inside.taken >= next {
            return Ok(());
        }
        self.refresh(store, &mut inside).await
    }

    /// Reads on to the end of the stream.
    pub(crate) async fn look_again(&self, store: &Store) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        self.refresh(store, &mut inside).await
    }

    /// Reads what is new and takes it. Whoever asked may go away while it is read: then nothing is taken, and nothing is lost.
    async fn refresh(&self, store: &Store, inside: &mut Inside) -> Result<(), Problem> {
        let mut table = store.table(self.id).await?;
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let from = entries.last().map_or(inside.taken, |last| last.number + 1);
            if from > table.next {
                // Entries that came after the table's row was read: the row is read again, so that both fit together.
                table = store.table(self.id).await?;
            }
            if from >= table.next {
                break;
            }
            let page = store.entries(self.id, from, PAGE).await?;
            if page.is_empty() {
                break;
            }
            entries.extend(page);
        }
        inside.table = table.into();
        for entry in entries {
            self.take(inside, entry);
        }
        Ok(())
    }

    /// Takes an entry and tells those who watch.
    fn take(&self, inside: &mut Inside, entry: Entry) {
        let kind = inside.take(entry);
        self.known.store(inside.taken, Ordering::Release);
        if self.watchers() == 0 {
            return;
        }
        let step = Step {
            table: inside.table_then(),
            options: inside.options.clone(),
            game: inside.game().copied(),
            moment: inside.moment(),
            retractable: inside.retractable(),
            kind,
        };
        // The last one may have left just now.
        let _ = self.steps.send(Arc::new(step));
    }

    /// Whether whoever calls is the one to see to the bots here, until it calls [`Room::rest`].
    pub(crate) fn drive(&self) -> bool {
        !self.driven.swap(true, Ordering::AcqRel)
    }

    /// Nobody sees to the bots any more.
    pub(crate) fn rest(&self) {
        self.driven.store(false, Ordering::Release);
    }
}

/// What may be done at a table.
impl Room {
    /// Sits down at an open seat, or takes one's own back from a bot that stands in.
    pub(crate) async fn sit(
        &self,
        app: &App,
        person: PersonId,
        name: &str,
        seat: Seat,
    ) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        let before = inside.sitter(seat)?.clone();
        let (after, note) = match (before.person, &before.bot) {
            (None, None) => {
                inside.has_room(app)?;
                let name = apart_from(&inside.table.seats, name);
                let after = Sitter::person(person, &name);
                (after, Note::Sat { seat: seat.letter(), name })
            }
            (Some(own), Some(_)) if own == person => {
                (Sitter { bot: None, ..before.clone() }, Note::Back { seat: seat.letter() })
            }
            (Some(own), None) if own == person => return Ok(()),
            _ => return Err(Problem::Taken(seat)),
        };
        self.reseat(app, &mut inside, seat, before, after, &note).await
    }

    /// Leaves an open table; in a game, a bot goes on in one's place.
    pub(crate) async fn leave(
        &self,
        app: &App,
        person: PersonId,
        level: &str,
    ) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        let seats = inside.seats_of(person);
        if seats.is_empty() {
            return Err(Problem::NotSeated);
        }
        inside.has_room(app)?;
        for seat in seats.iter() {
            let before = inside.sitter(seat)?.clone();
            if before.bot.is_some() {
                continue;
            }
            let letter = seat.letter();
            let (after, note) = match inside.table.state {
                State::Open => {
                    (Sitter::nobody(), Note::Left { seat: letter, name: before.name.clone() })
                }
                _ => stand_in(&before, seat, level),
            };
            self.reseat(app, &mut inside, seat, before, after, &note).await?;
        }
        Ok(())
    }

    /// Gives an open seat to a bot, or a bot's seat to whoever comes: before the game, by who opened the table.
    pub(crate) async fn offer(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
        after: Sitter,
    ) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        inside.is_creator(person)?;
        if inside.table.state != State::Open {
            return Err(Problem::State(inside.table.state.to_string()));
        }
        inside.has_room(app)?;
        let before = inside.sitter(seat)?.clone();
        let name = if after.bot.is_some() { after.name.clone() } else { before.name.clone() };
        let note = match after.bot {
            Some(_) => Note::Sat { seat: seat.letter(), name },
            None => Note::Left { seat: seat.letter(), name },
        };
        self.reseat(app, &mut inside, seat, before, after, &note).await
    }

    /// Votes for a bot to stand in for somebody who does not answer. When all other people at the table have, it does. Everybody has
    /// time to think before that; and what the table has agreed on is not changed by one person alone.
    pub(crate) async fn vote(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
        level: &str,
    ) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        let own = inside.seats_of(person);
        let by = own.first().ok_or(Problem::NotSeated)?;
        let before = inside.sitter(seat)?.clone();
        if own.has(seat) || before.person.is_none() || before.bot.is_some() {
            return Err(Problem::Taken(seat));
        }
        if inside.table.state != State::Playing || inside.table.waiting_for != Some(seat) {
            return Err(Problem::State(inside.table.state.to_string()));
        }
        let thinking = match inside.options.patience() {
            Some(agreed) if is_alone_against(&inside.table, seat) => agreed,
            _ => Duration::from_secs(app.config.limits.thinking.into()),
        };
        let left = thinking.saturating_sub(inside.table.changed.until(Moment::now()));
        if left > Duration::ZERO {
            return Err(Problem::TooSoon { seconds: left.as_secs() + 1 });
        }
        // Voting twice is one vote.
        if (inside.votes(seat) & own).is_empty() {
            inside.has_room(app)?;
            app.store.note(self.id, Note::vote(by, seat).write(), Moment::now()).await?;
            self.refresh(&app.store, &mut inside).await?;
        }
        if inside.is_voted_out(seat) {
            let (after, note) = stand_in(&before, seat, level);
            self.reseat(app, &mut inside, seat, before, after, &note).await?;
        }
        Ok(())
    }

    /// Puts a bot in the place of a player who has not answered for longer than the table waits.
    pub(crate) async fn lose_patience(&self, app: &App, level: &str) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        let (Some(patience), Some(seat)) = (inside.options.patience(), inside.table.waiting_for)
        else {
            return Ok(());
        };
        let before = inside.sitter(seat)?.clone();
        let late = inside.table.changed <= Moment::now().before(patience);
        if inside.table.state != State::Playing || before.bot.is_some() || !late {
            return Ok(());
        }
        let (after, note) = stand_in(&before, seat, level);
        self.reseat(app, &mut inside, seat, before, after, &note).await
    }

    async fn reseat(
        &self,
        app: &App,
        inside: &mut Inside,
        seat: Seat,
        before: Sitter,
        after: Sitter,
        note: &Note,
    ) -> Result<(), Problem> {
        app.store.sit(self.id, seat, before, after, note.write(), Moment::now()).await?;
        self.refresh(&app.store, inside).await?;
        app.see_to_bots(self.id);
        Ok(())
    }

    /// Begins the game, when every seat is taken.
    pub(crate) async fn begin(&self, app: &App, person: PersonId) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        inside.is_creator(person)?;
        if inside.table.seats.iter().any(|sitter| *sitter == Sitter::nobody()) {
            return Err(Problem::State("waiting".to_owned()));
        }
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(|_| Problem::Unavailable)?;
        // Records are TOML, whose integers have a sign.
        let deal = Deal::Seed(u64::from_le_bytes(seed) >> 1);
        let seating = inside.options.seating(inside.table.seats.len() as u8);
        let setup = Setup::new(inside.options.rules(), seating, &deal);
        let text = Record::new(setup).write();
        let course = Course::begin(&text).map_err(|error| Problem::Options(error.to_string()))?;
        let (version, then) = (inside.table.version, after(course.game()));
        app.store.begin(self.id, version, text, then, Moment::now()).await?;
        self.refresh(&app.store, &mut inside).await?;
        app.see_to_bots(self.id);
        Ok(())
    }

    /// Answers the question that stands at this version. Done means stored.
    pub(crate) async fn answer(
        &self,
        app: &App,
        person: PersonId,
        version: u32,
        answer: &str,
    ) -> Result<u32, Problem> {
        let mut inside = self.inside.lock().await;
        let asked = inside.asked_at(version)?;
        let sitter = inside.sitter(asked)?;
        if sitter.person != Some(person) {
            return Err(match inside.seats_of(person).is_empty() {
                true => Problem::NotSeated,
                false => Problem::NotAsked(asked),
            });
        }
        if sitter.bot.is_some() {
            return Err(Problem::NotAsked(asked));
        }
        let said = Said { seat: asked, answer: answer.to_owned() };
        let version = self.give(app, &mut inside, said).await?;
        if inside.bot_asked().is_some() {
            app.see_to_bots(self.id);
        }
        Ok(version)
    }

    /// Writes an answer down and plays it.
    pub(crate) async fn give(
        &self,
        app: &App,
        inside: &mut Inside,
        said: Said,
    ) -> Result<u32, Problem> {
        let course = inside.course.as_ref().ok_or(Problem::State("open".to_owned()))?;
        let mut game = *course.game();
        let answer = game.read_from(said.seat, &said.answer).map_err(Problem::Illegal)?;
        game.answer_unchecked(answer, &mut ());
        let (known, now) = (inside.table.version, Moment::now());
        let answers = vec![said.clone()];
        let version = match app.store.append(self.id, known, answers, after(&game), now).await {
            Ok(version) => version,
            Err(error) => {
                // Somebody else may have been faster, on another server too.
                self.refresh(&app.store, inside).await.ok();
                return Err(error.into());
            }
        };
        metrics::counter!("eureka_answers_total").increment(1);
        if version == inside.taken + 1 {
            // Nothing else has happened: what was just written is known without reading.
            let entry = Entry { number: inside.taken, at: now, what: What::Said(said) };
            inside.advance(version, now, &game);
            self.take(inside, entry);
        } else {
            self.refresh(&app.store, inside).await?;
        }
        Ok(version)
    }

    /// Takes one's last answer back, if that is fair.
    pub(crate) async fn take_back(
        &self,
        app: &App,
        person: PersonId,
        version: u32,
    ) -> Result<u32, Problem> {
        let mut inside = self.inside.lock().await;
        let asked = inside.asked_at(version)?;
        let own = inside.seats_of(person);
        if own.is_empty() {
            return Err(Problem::NotSeated);
        }
        if !own.has(asked) || inside.sitter(asked)?.bot.is_some() {
            return Err(Problem::NotAsked(asked));
        }
        let course = inside.course.as_ref().ok_or(Problem::NoTakeBack)?;
        if !course.may_take_back(asked) {
            return Err(Problem::NoTakeBack);
        }
        inside.has_room(app)?;
        let earlier = course.after(course.answers().len() - 1);
        let said = Said { seat: asked, answer: TAKE_BACK.to_owned() };
        let then = after(earlier.game());
        let taken = app.store.append(self.id, version, vec![said], then, Moment::now()).await;
        self.refresh(&app.store, &mut inside).await?;
        Ok(taken?)
    }

    /// Says something at the table.
    pub(crate) async fn say(
        &self,
        app: &App,
        person: PersonId,
        client: IpAddr,
        text: &str,
    ) -> Result<(), Problem> {
        let text = tidy_talk(text, app.config.limits.chat);
        if text.is_empty() {
            return Err(Problem::Malformed("there is nothing to say".to_owned()));
        }
        let mut inside = self.inside.lock().await;
        if inside.seats_of(person).is_empty() {
            return Err(Problem::NotSeated);
        }
        inside.has_room(app)?;
        app.gates.pass(Asked::Chat, client)?;
        app.store.say(self.id, person, text, Moment::now()).await?;
        self.refresh(&app.store, &mut inside).await
    }

    /// Notes that the same players go on elsewhere; of several who want it, the first one opens the table.
    pub(crate) async fn rematch(&self, app: &App, person: PersonId) -> Result<TableId, Problem> {
        let mut inside = self.inside.lock().await;
        if inside.seats_of(person).is_empty() {
            return Err(Problem::NotSeated);
        }
        if inside.table.state != State::Finished {
            return Err(Problem::State(inside.table.state.to_string()));
        }
        if let Some(table) = inside.rematch() {
            return Ok(table);
        }
        app.has_room(person).await?;
        let table = eureka_store::NewTable {
            creator: person,
            listed: false,
            game: inside.table.game.clone(),
            options: inside.options.write(),
            // Whoever was at the table has the seat again; a bot that stood in goes home.
            seats: inside.table.seats.iter().map(back_again).collect(),
        };
        let id = app.store.open_table(&table, Moment::now()).await?;
        app.store.note(self.id, Note::rematch(id).write(), Moment::now()).await?;
        self.refresh(&app.store, &mut inside).await?;
        let first = inside.rematch().unwrap_or(id);
        drop(inside);
        let room = Box::pin(app.room(id)).await?;
        match first == id {
            true => room.begin(app, person).await?,
            // On another server somebody was faster.
            false => room.close(app, person).await?,
        }
        Ok(first)
    }

    /// Gives the table up: before the game who opened it may, in a game the last person at it.
    pub(crate) async fn close(&self, app: &App, person: PersonId) -> Result<(), Problem> {
        let mut inside = self.inside.lock().await;
        let others = inside.table.seats.iter().any(|sitter| {
            sitter.bot.is_none() && sitter.person.is_some_and(|other| other != person)
        });
        match inside.table.state {
            State::Open => inside.is_creator(person)?,
            State::Playing if inside.seats_of(person).is_empty() => return Err(Problem::NotSeated),
            State::Playing if others => return Err(Problem::NotCreator),
            State::Playing => {}
            state => return Err(Problem::State(state.to_string())),
        }
        let by = inside.name_of(person);
        app.store.close_table(self.id, Note::Closed { by }.write(), Moment::now()).await?;
        self.refresh(&app.store, &mut inside).await
    }
}

impl Inside {
    /// The game as it stands, once it has begun.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.course.as_ref().map(Course::game)
    }

    /// How many answers have been given.
    pub(crate) fn moment(&self) -> usize {
        self.course.as_ref().map_or(0, |course| course.answers().len())
    }

    /// Who may take the last answer back: the person who gave it, if that is fair.
    pub(crate) fn retractable(&self) -> Option<Seat> {
        let course = self.course.as_ref()?;
        let seat = course.game().asked()?;
        let person = self.table.seats.get(seat.index())?.bot.is_none();
        (person && course.may_take_back(seat)).then_some(seat)
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        seats_of(&self.table, Some(person))
    }

    /// What a person is called at this table.
    pub(crate) fn name_of(&self, person: PersonId) -> String {
        let sitter = self.table.seats.iter().find(|sitter| sitter.person == Some(person));
        sitter.map(|sitter| sitter.name.clone()).unwrap_or_default()
    }

    /// What was said and noted last.
    pub(crate) fn talk(&self) -> &[Talk] {
        &self.talk[self.talk.len().saturating_sub(REMARKS)..]
    }

    /// That the table takes more than the game needs, which are answers, and who comes back to his seat.
    fn has_room(&self, app: &App) -> Result<(), Problem> {
        match self.table.next < app.config.limits.entries {
            true => Ok(()),
            false => Err(Problem::State("full".to_owned())),
        }
    }

    /// The table where the same players go on.
    pub(crate) fn rematch(&self) -> Option<TableId> {
        self.talk.iter().find_map(|talk| match &talk.what {
            Uttered::Note(Note::Rematch { table }) => table.parse().ok(),
            _ => None,
        })
    }

    /// Those who want a bot to stand in for this seat, at the question that is open.
    pub(crate) fn votes(&self, seat: Seat) -> SeatSet {
        let moment = self.moment();
        let votes = self.talk.iter().rev().take_while(|talk| talk.moment == moment);
        votes
            .filter_map(|talk| match talk.what {
                Uttered::Note(Note::Vote { by, seat: other }) if other == seat.letter() => {
                    by.to_string().parse().ok()
                }
                _ => None,
            })
            .collect()
    }

    /// Whether all other people at the table want a bot in the place of this one.
    fn is_voted_out(&self, seat: Seat) -> bool {
        let out = self.table.seats[seat.index()].person;
        let votes = self.votes(seat);
        let mut people = (0..).map(Seat::new).zip(&self.table.seats).filter(|(_, sitter)| {
            sitter.person.is_some() && sitter.bot.is_none() && sitter.person != out
        });
        people.all(|(_, sitter)| {
            let own = seats_of(&self.table, sitter.person);
            !(own & votes).is_empty()
        })
    }

    fn sitter(&self, seat: Seat) -> Result<&Sitter, Problem> {
        let no_seat = || Problem::Malformed(format!("there is no seat {seat} at this table"));
        self.table.seats.get(seat.index()).ok_or_else(no_seat)
    }

    fn is_creator(&self, person: PersonId) -> Result<(), Problem> {
        if self.table.creator == person { Ok(()) } else { Err(Problem::NotCreator) }
    }

    /// Who is asked, if the table is still at this version.
    fn asked_at(&self, version: u32) -> Result<Seat, Problem> {
        if let Some(trouble) = &self.trouble {
            return Err(Problem::Unplayable(trouble.clone()));
        }
        match self.game().and_then(Game::asked) {
            None => Err(Problem::State(self.table.state.to_string())),
            Some(_) if self.table.version != version => {
                Err(Problem::Stale { version: self.table.version })
            }
            Some(_) if self.table.state != State::Playing => {
                Err(Problem::State(self.table.state.to_string()))
            }
            Some(seat) => Ok(seat),
        }
    }

    /// The bot that must answer now, if one must.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, Opponent)> {
        if self.table.state != State::Playing {
            return None;
        }
        let seat = self.game()?.asked()?;
        let level = self.table.seats[seat.index()].bot.as_ref()?;
        Some((seat, level.parse().ok()?))
    }

    /// The table as it was after the last entry that was taken. While several are, its row is already ahead, and who saw the new
    /// version beside an old question could answer another one than he meant.
    fn table_then(&self) -> Arc<Table> {
        if self.taken == self.table.next {
            return self.table.clone();
        }
        let mut table = Table::clone(&self.table);
        (table.next, table.version) = (self.taken, self.version_then);
        (table.state, table.waiting_for, table.outcome) = match self.game() {
            None => (State::Open, None, None),
            Some(game) => match after(game) {
                Then::Asks(seat) => (State::Playing, Some(seat), None),
                Then::Over(outcome) => (State::Finished, None, Some(outcome)),
            },
        };
        table.into()
    }

    /// Takes an entry of the stream.
    fn take(&mut self, entry: Entry) -> StepKind {
        self.taken = entry.number + 1;
        // Talk makes no new version, nor does who comes and goes in a game.
        let settles = match entry.what {
            What::Begun(_) | What::Said(_) => true,
            What::Note(_) => self.course.is_none(),
            What::Chat { .. } => false,
        };
        if settles {
            self.version_then = self.taken;
        }
        let (at, moment) = (entry.at, self.moment());
        let what = match entry.what {
            What::Begun(setup) => {
                match Course::begin(&setup) {
                    Ok(course) => self.course = Some(course),
                    Err(error) => self.trouble = Some(error.to_string()),
                }
                return StepKind::Anew;
            }
            What::Said(said) => {
                let Some(course) = &mut self.course else { return StepKind::Anew };
                if let Err(error) = course.take(&said, at) {
                    self.trouble = Some(error.to_string());
                    return StepKind::Anew;
                }
                return match said.answer == TAKE_BACK {
                    true => StepKind::Anew,
                    false => StepKind::Answer(said.seat, course.events_since(moment).to_vec()),
                };
            }
            What::Chat { by, text } => Uttered::Chat { by, text },
            What::Note(text) => match Note::read(&text) {
                Some(note) => Uttered::Note(note),
                None => return StepKind::Anew,
            },
        };
        let talk = Talk { at, moment, what };
        self.talk.push(talk.clone());
        StepKind::Talk(talk)
    }

    /// The table's row after an answer that this server has just written.
    fn advance(&mut self, version: u32, now: Moment, game: &Game) {
        let table = Arc::make_mut(&mut self.table);
        (table.next, table.version, table.changed) = (version, version, now);
        table.waiting_for = game.asked();
        if let Some(outcome) = game.outcome() {
            (table.state, table.outcome) = (State::Finished, Some(written(outcome)));
        }
    }
}

/// The names of the players of a table, from seat A on.
pub(crate) fn names(table: &Table) -> Vec<String> {
    table.seats.iter().map(|sitter| sitter.name.clone()).collect()
}

/// The seats of a person at a table.
pub(crate) fn seats_of(table: &Table, person: Option<PersonId>) -> SeatSet {
    let own = |sitter: &Sitter| person.is_some() && sitter.person == person;
    let seats = (0..).map(Seat::new).zip(&table.seats);
    seats.filter(|(_, sitter)| own(sitter)).map(|(seat, _)| seat).collect()
}

/// Whether only one person beside this seat's decides at a table.
pub(crate) fn is_alone_against(table: &Table, seat: Seat) -> bool {
    let late = table.seats.get(seat.index()).and_then(|sitter| sitter.person);
    let others = table.seats.iter().filter(|sitter| sitter.bot.is_none() && sitter.person != late);
    let mut others = others.map(|sitter| sitter.person);
    let first = others.next();
    others.all(|other| Some(other) == first)
}

/// Whether whoever sits there answers himself: no bot stands in for him.
pub(crate) fn answers_himself(table: &Table, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_none())
}

fn stand_in(before: &Sitter, seat: Seat, level: &str) -> (Sitter, Note) {
    let after = Sitter { bot: Some(level.to_owned()), ..before.clone() };
    (after, Note::StandsIn { seat: seat.letter(), level: level.to_owned() })
}

fn back_again(sitter: &Sitter) -> Sitter {
    match sitter.person {
        Some(_) => Sitter { bot: None, ..sitter.clone() },
        None => sitter.clone(),
    }
}

fn after(game: &Game) -> Then {
    match (game.asked(), game.outcome()) {
        (Some(seat), None) => Then::Asks(seat),
        (_, outcome) => Then::Over(outcome.map(written).unwrap_or_default()),
    }
}

/// How a game ended, as the store keeps it: `AC achievements`.
fn written(outcome: Outcome) -> String {
    format!("{} {}", outcome.winners, outcome.ending.word())
}
