//! `Play`: a game at a table behind one interface for all games.

use super::GameKind;
use super::skin::{EventOf, ListEntry, SetupOf, Skin, WaitingRoom};
use super::snapshot::{AnySnapshot, Snapshot};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{AnyPast, Past};
use eureka_bots::{Bot, Hope, Judge, Luck, Seen, TurnClock};
use eureka_protocol::innovation::Absent;
use eureka_store::{GameStatus, Sitter, Table};
use eureka_table::{
    Game, HistoryChange, Outcome, Prepared, RESIGN, Record, Said, Seat, SeatSet, Timeline,
};
use parking_lot::Mutex;
use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

/// The maximum number of answers taken back in one game. Each is a journal entry, which is replayed whenever the table is
/// opened.
const MAX_TAKEN_BACK: u32 = 300;

/// The work of a bot on one question: it returns the answer in notation, or `None` if nobody is asked.
pub(crate) type BotTask = Box<dyn FnOnce() -> Option<String> + Send>;

/// A bot that is shared with the thread on which it thinks.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// What a bot thinks of its chances, shared with the thread on which it thinks.
type SharedHope<G> = Arc<Mutex<Hope<Box<dyn Judge<G>>>>>;

/// A game at a table, without its type, so that rooms are the same for all games. [`SkinnedGame`] is the only implementation.
/// Methods without a comment forward to the skin, the timeline or the game.
pub(crate) trait Play: Any + Send + Sync {
    fn kind(&self) -> GameKind;
    fn patience(&self) -> Option<Duration>;
    fn absent(&self) -> Absent;
    fn is_shared(&self) -> bool;
    fn hints(&self) -> Option<bool>;
    fn sitter(&self, level: &str, seat: Seat) -> Result<Sitter, Problem>;
    fn list_entry(&self, table: &Table, reader: &Reader) -> ListEntry;
    fn waiting_room(&self, reader: &Reader) -> WaitingRoom;

    /// A new set-up for this number of players, as the store keeps it.
    fn deal(&self, players: u8) -> Result<String, Problem>;
    /// Begins the game from a stored set-up.
    fn begin(&mut self, setup: &str) -> Result<(), String>;
    /// The state of a game that would begin with this set-up, without beginning it.
    fn try_begin(&self, setup: &str) -> Result<GameStatus, String>;

    fn has_begun(&self) -> bool;
    fn awaited(&self) -> SeatSet;
    fn may_resign(&self, seat: Seat) -> bool;
    fn moment(&self) -> usize;
    /// The state of the game as the store keeps it, once it has begun.
    fn status(&self) -> Option<GameStatus>;
    /// The state of the game after it is declared finished, if that is possible now.
    fn status_if_finished(&self) -> Option<GameStatus>;

    /// Replays an entry of the journal. The error does not list the legal answers, because they may name hidden cards.
    fn follow(&mut self, said: &Said) -> Result<HistoryChange, String>;
    /// Plays an answer on a copy of the game, and those given together with it as long as the game goes on asking for the same. Returns
    /// how many were played, and the state after them. [`accept`](Play::accept) adopts the copies.
    fn prepare(&mut self, said: &[Said]) -> Result<(usize, GameStatus), Problem>;
    /// Adopts the next copy made by the last [`prepare`](Play::prepare). Panics without one.
    fn accept(&mut self) -> HistoryChange;
    fn may_take_back(&self) -> Option<Seat>;
    /// The number of last answers that may be taken back together, at most `most`, and the state of the game before them.
    fn before_together(&self, most: usize) -> Option<(usize, GameStatus)>;
    fn may_redo(&self) -> bool;

    /// The present game with the events of its last answer, once it has begun.
    fn snapshot(&self) -> Option<Arc<dyn AnySnapshot>>;
    /// The present game with all events since its beginning.
    fn snapshot_with_log(&self) -> Option<Arc<dyn AnySnapshot>>;
    /// The intermediate positions between the last answer and the present.
    fn stages(&self) -> Vec<Arc<dyn AnySnapshot>>;
    /// The history of the game for replays and analyses, once it has begun.
    fn past(&self, table: &Arc<Table>) -> Option<Arc<dyn AnyPast>>;

    /// The team of a seat.
    fn team(&self, seat: Seat) -> SeatSet;
    /// The task of the bot at this seat, which is asked, at this level. Bots keep their search trees until
    /// [`dismiss_bots`](Play::dismiss_bots).
    fn think(&mut self, seat: Seat, level: &str, luck: Luck) -> Option<BotTask>;
    /// The task of a bot at this seat that may give up: it returns [`RESIGN`](eureka_table::RESIGN) if the bot does.
    fn lose_hope(&mut self, seat: Seat, luck: Luck) -> Option<BotTask>;
    /// Notes that a bot has thought for this time, including the time that it waited for a thread.
    fn note_thinking(&mut self, time: Duration);
    fn dismiss_bots(&mut self);
}

impl dyn Play {
    /// The game with its skin `S`, for pages that only this game has; `None` if another game is played.
    pub(crate) fn of<S: Skin>(&self) -> Option<&SkinnedGame<S>> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A game at a table, with the skin that draws it.
pub(crate) struct SkinnedGame<S: Skin> {
    pub(crate) skin: Arc<S>,
    /// The game with its history, once it has begun. It is shared with replays and analyses; a change while they hold it makes
    /// a copy.
    pub(crate) timeline: Option<Arc<Timeline<S::Game>>>,
    /// The copies with answers that are not stored yet.
    prepared: VecDeque<Prepared<S::Game>>,
    /// Whether the player has declared the game finished.
    is_finished: bool,
    /// The bots that have answered here, with their levels.
    bots: HashMap<Seat, (String, SharedBot<S::Game>)>,
    /// The time that the bots have left for the present turn.
    clock: TurnClock,
    /// What the bots that may give up think of their chances.
    hopes: HashMap<Seat, SharedHope<S::Game>>,
}

impl<S: Skin> SkinnedGame<S> {
    /// A game with these options, as the store keeps them, which has not begun.
    pub(crate) fn new(options: &str) -> SkinnedGame<S> {
        let skin = Arc::new(S::read(options));
        SkinnedGame {
            skin,
            timeline: None,
            prepared: VecDeque::new(),
            is_finished: false,
            bots: HashMap::new(),
            clock: TurnClock::default(),
            hopes: HashMap::new(),
        }
    }

    /// Begins a game from a stored set-up.
    fn begin_timeline(setup: &str) -> Result<Timeline<S::Game>, String> {
        let record: Record<SetupOf<S>> =
            Record::read(setup).map_err(|error| format!("the set-up cannot be read: {error}"))?;
        let rules = S::rules(&record.setup);
        Timeline::<S::Game>::begin(record.setup, rules).map_err(|error| error.to_string())
    }

    /// The state of a game as the store keeps it.
    fn state(game: &S::Game, is_finished: bool) -> GameStatus {
        match game.outcome() {
            Some(outcome) if is_finished || !S::PLAYER_DECLARES_END => {
                GameStatus::Over(written(outcome))
            }
            _ => {
                let asked = game.awaited();
                // A game that its player has yet to declare finished waits for that player.
                GameStatus::Asks(if asked.is_empty() { SeatSet::only(Seat::A) } else { asked })
            }
        }
    }

    /// A snapshot of `game` with these events; those from index `from` on belong to the last answer.
    fn snapshot_with(
        &self,
        timeline: &Timeline<S::Game>,
        game: S::Game,
        events: &[EventOf<S>],
        from: usize,
    ) -> Snapshot<S> {
        let answered = Self::answered(timeline);
        Snapshot {
            skin: self.skin.clone(),
            game,
            moment: timeline.moment(),
            may_take_back: self.may_take_back(),
            may_redo: self.may_redo(),
            events: events.to_vec(),
            from,
            met: self.skin.met(timeline.events(), &answered),
            answered,
        }
    }

    /// For each seat, the number of answers given in the game before that seat's last one.
    fn answered(timeline: &Timeline<S::Game>) -> [usize; Seat::MAX as usize] {
        let mut answered = [0; Seat::MAX as usize];
        for (number, said) in timeline.answers().iter().enumerate() {
            answered[said.seat.index()] = number;
        }
        answered
    }

    /// The events since the turn before each player's present one, or since the least recent of the players' last answers,
    /// whichever is earlier. They give the events of the last answer their context, and tell what happened since a player's turn.
    fn recent(timeline: &Timeline<S::Game>) -> &[EventOf<S>] {
        let events = timeline.events();
        let players = usize::from(timeline.game().players());
        let mut turns =
            events.iter().enumerate().rev().filter(|(_, event)| S::begins_turn(&event.1));
        let turn = turns.nth(players).map_or(0, |(index, _)| index);
        let answered = Self::answered(timeline)[..players].iter().copied().min().unwrap_or(0);
        let since = events.partition_point(|(at, _)| *at <= answered);
        &events[turn.min(since)..]
    }
}

impl<S: Skin> Play for SkinnedGame<S> {
    fn kind(&self) -> GameKind {
        S::KIND
    }

    fn patience(&self) -> Option<Duration> {
        self.skin.patience()
    }

    fn absent(&self) -> Absent {
        self.skin.absent()
    }

    fn is_shared(&self) -> bool {
        self.skin.is_shared()
    }

    fn hints(&self) -> Option<bool> {
        self.skin.hints()
    }

    fn sitter(&self, level: &str, seat: Seat) -> Result<Sitter, Problem> {
        self.skin.sitter(level, seat)
    }

    fn list_entry(&self, table: &Table, reader: &Reader) -> ListEntry {
        self.skin.list_entry(table, reader)
    }

    fn waiting_room(&self, reader: &Reader) -> WaitingRoom {
        self.skin.waiting_room(reader)
    }

    fn deal(&self, players: u8) -> Result<String, Problem> {
        let last = self.timeline.as_ref().map(|timeline| timeline.setup());
        Ok(Record::new(self.skin.deal(players, last)?).write())
    }

    fn begin(&mut self, setup: &str) -> Result<(), String> {
        self.timeline = Some(Self::begin_timeline(setup)?.into());
        Ok(())
    }

    fn try_begin(&self, setup: &str) -> Result<GameStatus, String> {
        Ok(Self::state(Self::begin_timeline(setup)?.game(), false))
    }

    fn has_begun(&self) -> bool {
        self.timeline.is_some()
    }

    fn awaited(&self) -> SeatSet {
        self.timeline.as_ref().map_or(SeatSet::NONE, |timeline| timeline.game().awaited())
    }

    fn may_resign(&self, seat: Seat) -> bool {
        self.timeline.as_ref().is_some_and(|timeline| timeline.game().may_resign(seat))
    }

    fn moment(&self) -> usize {
        self.timeline.as_ref().map_or(0, |timeline| timeline.moment())
    }

    fn status(&self) -> Option<GameStatus> {
        Some(Self::state(self.timeline.as_ref()?.game(), self.is_finished))
    }

    fn status_if_finished(&self) -> Option<GameStatus> {
        let game = self.timeline.as_ref()?.game();
        (S::PLAYER_DECLARES_END && game.outcome().is_some()).then(|| Self::state(game, true))
    }

    fn follow(&mut self, said: &Said) -> Result<HistoryChange, String> {
        let timeline = self.timeline.as_mut().ok_or("an answer before the game began")?;
        let number = timeline.moment() + 1;
        let followed = Arc::make_mut(timeline)
            .follow(said)
            .map_err(|_| format!("answer {number} is none that could be given there"))?;
        self.is_finished |= followed == HistoryChange::Finished;
        Ok(followed)
    }

    fn prepare(&mut self, said: &[Said]) -> Result<(usize, GameStatus), Problem> {
        let timeline = self.timeline.as_ref().ok_or(Problem::State("open".to_owned()))?;
        let illegal = |error: <S::Game as Game>::Illegal| Problem::Illegal(error.to_string());
        let prepared = timeline.prepare_all(said).map_err(illegal)?;
        let last = prepared.last().ok_or_else(|| Problem::Malformed("no answer".to_owned()))?;
        let done = (prepared.len(), Self::state(last.game(), false));
        self.prepared = prepared.into();
        Ok(done)
    }

    fn accept(&mut self) -> HistoryChange {
        let prepared =
            self.prepared.pop_front().expect("an answer is prepared before it is accepted");
        let timeline = self.timeline.as_mut().expect("a game with an answer has begun");
        Arc::make_mut(timeline).accept(prepared)
    }

    fn may_take_back(&self) -> Option<Seat> {
        let timeline = self.timeline.as_ref()?;
        let is_open = S::PLAYER_DECLARES_END || timeline.taken_back() < MAX_TAKEN_BACK;
        timeline.may_take_back().filter(|_| is_open)
    }

    fn before_together(&self, most: usize) -> Option<(usize, GameStatus)> {
        self.may_take_back()?;
        let timeline = self.timeline.as_ref()?;
        let count = timeline.may_take_back_together(most);
        let before = timeline.at(timeline.moment() - count);
        Some((count, Self::state(&before, false)))
    }

    fn may_redo(&self) -> bool {
        S::PLAYER_DECLARES_END && self.timeline.as_ref().is_some_and(|timeline| timeline.may_redo())
    }

    fn snapshot(&self) -> Option<Arc<dyn AnySnapshot>> {
        let timeline = self.timeline.as_ref()?;
        let (recent, moment) = (Self::recent(timeline), timeline.moment());
        let from = recent.partition_point(|(at, _)| *at < moment);
        Some(Arc::new(self.snapshot_with(timeline, timeline.game().clone(), recent, from)))
    }

    fn snapshot_with_log(&self) -> Option<Arc<dyn AnySnapshot>> {
        let timeline = self.timeline.as_ref()?;
        Some(Arc::new(self.snapshot_with(timeline, timeline.game().clone(), timeline.events(), 0)))
    }

    fn stages(&self) -> Vec<Arc<dyn AnySnapshot>> {
        let Some(timeline) = &self.timeline else { return Vec::new() };
        let stage = |game| -> Arc<dyn AnySnapshot> {
            let snapshot = self.snapshot_with(timeline, game, &[], 0);
            Arc::new(Snapshot { may_take_back: None, may_redo: false, ..snapshot })
        };
        S::stages(timeline.game()).into_iter().map(stage).collect()
    }

    fn past(&self, table: &Arc<Table>) -> Option<Arc<dyn AnyPast>> {
        let timeline = self.timeline.clone()?;
        Some(Arc::new(Past { skin: self.skin.clone(), table: table.clone(), timeline }))
    }

    fn think(&mut self, seat: Seat, level: &str, luck: Luck) -> Option<BotTask> {
        let timeline = self.timeline.as_ref()?;
        let (game, moment) = (timeline.game().facing(seat)?, timeline.moment());
        let bot = match self.bots.get(&seat) {
            Some((same, bot)) if same == level => bot.clone(),
            _ => {
                let bot = Arc::new(Mutex::new(self.skin.bot(level, &game, luck)?));
                self.bots.insert(seat, (level.to_owned(), bot.clone()));
                bot
            }
        };
        let limit = game.turn().map_or(Duration::MAX, |turn| self.clock.limit(turn));
        Some(Box::new(move || {
            let answer = bot.lock().choose(Seen::of(&game, moment)?.within(limit));
            Some(game.write(answer))
        }))
    }

    fn team(&self, seat: Seat) -> SeatSet {
        let only = SeatSet::only(seat);
        self.timeline.as_ref().map_or(only, |timeline| timeline.game().team(seat))
    }

    fn lose_hope(&mut self, seat: Seat, luck: Luck) -> Option<BotTask> {
        let timeline = self.timeline.as_ref()?;
        if !timeline.game().may_resign(seat) {
            return None;
        }
        let hope = match self.hopes.get(&seat) {
            Some(hope) => hope.clone(),
            None => {
                let judge = self.skin.judge(timeline.game())?;
                let hope = Arc::new(Mutex::new(Hope::new(judge, luck)));
                self.hopes.insert(seat, hope.clone());
                hope
            }
        };
        // Most tables do not let their bots give up, so the game is copied only here.
        let (game, moment) = (timeline.game().facing(seat)?, timeline.moment());
        Some(Box::new(move || {
            let gives_up = hope.lock().gives_up_at(Seen::of(&game, moment)?);
            gives_up.then(|| RESIGN.to_owned())
        }))
    }

    fn note_thinking(&mut self, time: Duration) {
        self.clock.spend(time);
    }

    fn dismiss_bots(&mut self) {
        self.bots.clear();
        self.clock.restart();
    }
}

/// An outcome as the store keeps it: `AC achievements`.
fn written(outcome: Outcome) -> String {
    format!("{} {}", outcome.winners, outcome.ending.word())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::innovation::options::Options;
    use eureka_table::TAKE_BACK;

    /// A game played on to the first answer that can be taken back, and that answer.
    fn with_harmless_answer() -> (SkinnedGame<Options>, Said) {
        let mut skinned = SkinnedGame::<Options>::new("");
        let setup = skinned.deal(2).unwrap();
        skinned.begin(&setup).unwrap();
        loop {
            let timeline = skinned.timeline.as_ref().unwrap();
            let (game, moment) = (*timeline.game(), timeline.moment());
            let seat = game.asked().expect("somebody melds a card before the end");
            for &answer in game.answers().iter() {
                let said = Said { seat, answer: game.write(answer) };
                skinned.follow(&said).unwrap();
                if skinned.may_take_back() == Some(seat) {
                    return (skinned, said);
                }
                Arc::make_mut(skinned.timeline.as_mut().unwrap()).back_to(moment);
            }
            skinned.follow(&Said { seat, answer: game.write(game.answers()[0]) }).unwrap();
        }
    }

    #[test]
    fn bots_give_up_only_where_the_table_allows_it_and_not_at_the_beginning() {
        let luck = || eureka_bots::luck_of(1, Seat::A);
        for (options, may) in [("{}", false), (r#"{"bots_resign":true}"#, true)] {
            let mut skinned = SkinnedGame::<Options>::new(options);
            let setup = skinned.deal(2).unwrap();
            skinned.begin(&setup).unwrap();
            let task = skinned.lose_hope(Seat::A, luck());
            assert_eq!(task.is_some(), may);
            assert_eq!(task.and_then(|task| task()), None, "there is hope");
            // Whoever is out of the game cannot give up.
            let said = Said { seat: Seat::A, answer: RESIGN.to_owned() };
            skinned.follow(&said).unwrap();
            assert!(skinned.lose_hope(Seat::A, luck()).is_none());
        }
    }

    #[test]
    fn answers_are_taken_back_only_so_often() {
        let (mut skinned, said) = with_harmless_answer();
        let back = Said { answer: TAKE_BACK.to_owned(), ..said.clone() };
        while skinned.timeline.as_ref().unwrap().taken_back() < MAX_TAKEN_BACK {
            assert_eq!(skinned.may_take_back(), Some(said.seat));
            skinned.follow(&back).unwrap();
            skinned.follow(&said).unwrap();
        }
        assert_eq!(skinned.may_take_back(), None);
        assert!(skinned.timeline.unwrap().may_take_back().is_some(), "the rules alone allow it");
    }
}
