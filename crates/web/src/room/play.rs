//! A game at a table, whichever game it is.

use super::GameKind;
use super::skin::{Awaited, EventOf, Listed, SetupOf, Skin};
use super::snapshot::{AnySnapshot, Snapshot};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{AnyPast, Past};
use eureka_bots::{Bot, Luck, Seen};
use eureka_store::{GameStatus, Sitter, Table};
use eureka_table::{Followed, Game, Outcome, Prepared, Record, Said, Seat, Timeline};
use parking_lot::Mutex;
use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The number of answers that are taken back in one game at most: each is stored, and played again by whoever opens the table.
const MAX_TAKEN_BACK: u32 = 300;

/// A bot at work: gives its answer in the notation.
pub(crate) type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// A bot that thinks on another thread.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// A game at a table, whichever game it is. [`SkinnedGame`] is the only implementation.
pub(crate) trait Play: Any + Send + Sync {
    fn kind(&self) -> GameKind;
    fn patience(&self) -> Option<Duration>;
    fn hints(&self) -> Option<bool>;
    fn bot(&self, level: &str, seat: Seat) -> Result<Sitter, Problem>;
    fn listed(&self, table: &Table, reader: &Reader) -> Listed;
    fn awaited(&self, reader: &Reader) -> Awaited;

    /// A set-up for so many players, as the store keeps it.
    fn deal(&self, players: u8) -> Result<String, Problem>;
    /// Begins the game from a stored set-up.
    fn begin(&mut self, setup: &str) -> Result<(), String>;
    /// The first question of a game that would begin so.
    fn try_begin(&self, setup: &str) -> Result<GameStatus, String>;

    fn has_begun(&self) -> bool;
    fn asked(&self) -> Option<Seat>;
    fn moment(&self) -> usize;
    /// The state of the game as the store keeps it, once it has begun.
    fn then(&self) -> Option<GameStatus>;
    /// The same before the last answer.
    fn then_before(&self) -> Option<GameStatus>;
    /// The same after the game is declared finished, where that can be done now.
    fn then_finished(&self) -> Option<GameStatus>;

    /// Follows an entry of the journal. The reason of a failure names no options, which not everybody who reads it may know.
    fn follow(&mut self, said: &Said) -> Result<Followed, String>;
    /// Plays an answer on a copy, once, and says what comes after it.
    fn prepare(&mut self, said: &Said) -> Result<GameStatus, Problem>;
    /// Adopts the answer that was prepared.
    fn accept(&mut self) -> Followed;
    fn may_take_back(&self) -> Option<Seat>;
    fn may_redo(&self) -> bool;

    /// The game as it stands with what its last answer brought about, once it has begun.
    fn snapshot(&self) -> Option<Arc<dyn AnySnapshot>>;
    /// The same with all that has ever happened.
    fn shot_with_log(&self) -> Option<Arc<dyn AnySnapshot>>;
    /// The stages between the last answer and the present.
    fn stages(&self) -> Vec<Arc<dyn AnySnapshot>>;
    /// The game to look back at, once it has begun.
    fn past(&self, table: &Arc<Table>) -> Option<Arc<dyn AnyPast>>;

    /// The work of the bot that is asked; a bot remembers its thoughts until [`dismiss_bots`](Play::dismiss_bots).
    fn think(&mut self, level: &str, luck: Luck) -> Option<Thought>;
    fn dismiss_bots(&mut self);
}

impl dyn Play {
    /// The sitting of a certain game, for pages that only this game has.
    pub(crate) fn of<S: Skin>(&self) -> Option<&SkinnedGame<S>> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A game at a table with the skin it is shown in.
pub(crate) struct SkinnedGame<S: Skin> {
    pub(crate) skin: Arc<S>,
    /// Shared with those who look back; a change meanwhile makes a copy.
    pub(crate) timeline: Option<Arc<Timeline<S::Game>>>,
    prepared: Option<Prepared<S::Game>>,
    /// Whether the player has declared the game finished.
    is_finished: bool,
    /// The bots that have thought here, with their levels.
    bots: HashMap<Seat, (String, SharedBot<S::Game>)>,
}

impl<S: Skin> SkinnedGame<S> {
    /// A table with this agreement, whose game has not begun.
    pub(crate) fn new(options: &str) -> SkinnedGame<S> {
        let skin = Arc::new(S::read(options));
        SkinnedGame {
            skin,
            timeline: None,
            prepared: None,
            is_finished: false,
            bots: HashMap::new(),
        }
    }

    fn started(setup: &str) -> Result<Timeline<S::Game>, String> {
        let record: Record<SetupOf<S>> =
            Record::read(setup).map_err(|error| format!("the set-up cannot be read: {error}"))?;
        let rules = S::rules(&record.setup);
        Timeline::<S::Game>::begin(record.setup, rules).map_err(|error| error.to_string())
    }

    /// The state of a game as the store keeps it.
    fn state(game: &S::Game, is_finished: bool) -> GameStatus {
        match (game.asked(), game.outcome()) {
            (_, Some(outcome)) if is_finished || !S::IS_DECLARED => {
                GameStatus::Over(written(outcome))
            }
            (asked, _) => GameStatus::Asks(asked.unwrap_or(Seat::A)),
        }
    }

    /// A snapshot with these events, of which the last answer has not brought about the first `from`.
    fn shoot(
        &self,
        timeline: &Timeline<S::Game>,
        game: S::Game,
        events: &[EventOf<S>],
        from: usize,
    ) -> Snapshot<S> {
        Snapshot {
            skin: self.skin.clone(),
            game,
            moment: timeline.moment(),
            may_take_back: self.may_take_back(),
            may_redo: self.may_redo(),
            events: events.to_vec(),
            from,
            answered: Self::answered(timeline),
        }
    }

    /// The number of answers given before the last one of each seat.
    fn answered(timeline: &Timeline<S::Game>) -> [usize; Seat::MAX as usize] {
        let mut answered = [0; Seat::MAX as usize];
        for (number, said) in timeline.answers().iter().enumerate() {
            answered[said.seat.index()] = number;
        }
        answered
    }

    /// The events that say what the last one belongs to: since the turn began, and since everybody last answered.
    fn recent(timeline: &Timeline<S::Game>) -> &[EventOf<S>] {
        let events = timeline.events();
        let turn = events.iter().rposition(|(_, event)| S::begins_turn(event)).unwrap_or(0);
        let players = usize::from(timeline.game().players());
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

    fn hints(&self) -> Option<bool> {
        self.skin.hints()
    }

    fn bot(&self, level: &str, seat: Seat) -> Result<Sitter, Problem> {
        self.skin.sitter(level, seat)
    }

    fn listed(&self, table: &Table, reader: &Reader) -> Listed {
        self.skin.listed(table, reader)
    }

    fn awaited(&self, reader: &Reader) -> Awaited {
        self.skin.awaited(reader)
    }

    fn deal(&self, players: u8) -> Result<String, Problem> {
        let last = self.timeline.as_ref().map(|timeline| timeline.setup());
        Ok(Record::new(self.skin.deal(players, last)?).write())
    }

    fn begin(&mut self, setup: &str) -> Result<(), String> {
        self.timeline = Some(Self::started(setup)?.into());
        Ok(())
    }

    fn try_begin(&self, setup: &str) -> Result<GameStatus, String> {
        Ok(Self::state(Self::started(setup)?.game(), false))
    }

    fn has_begun(&self) -> bool {
        self.timeline.is_some()
    }

    fn asked(&self) -> Option<Seat> {
        self.timeline.as_ref()?.game().asked()
    }

    fn moment(&self) -> usize {
        self.timeline.as_ref().map_or(0, |timeline| timeline.moment())
    }

    fn then(&self) -> Option<GameStatus> {
        Some(Self::state(self.timeline.as_ref()?.game(), self.is_finished))
    }

    fn then_before(&self) -> Option<GameStatus> {
        Some(Self::state(self.timeline.as_ref()?.before()?, false))
    }

    fn then_finished(&self) -> Option<GameStatus> {
        let game = self.timeline.as_ref()?.game();
        (S::IS_DECLARED && game.outcome().is_some()).then(|| Self::state(game, true))
    }

    fn follow(&mut self, said: &Said) -> Result<Followed, String> {
        let timeline = self.timeline.as_mut().ok_or("an answer before the game began")?;
        let number = timeline.moment() + 1;
        let followed = Arc::make_mut(timeline)
            .follow(said)
            .map_err(|_| format!("answer {number} is none that could be given there"))?;
        self.is_finished |= followed == Followed::Finished;
        Ok(followed)
    }

    fn prepare(&mut self, said: &Said) -> Result<GameStatus, Problem> {
        let timeline = self.timeline.as_ref().ok_or(Problem::State("open".to_owned()))?;
        let illegal = |error: <S::Game as Game>::Illegal| Problem::Illegal(error.to_string());
        let prepared = timeline.prepare(said).map_err(illegal)?;
        let then = Self::state(prepared.game(), false);
        self.prepared = Some(prepared);
        Ok(then)
    }

    fn accept(&mut self) -> Followed {
        let prepared = self.prepared.take().expect("an answer is prepared before it is accepted");
        let timeline = self.timeline.as_mut().expect("a game with an answer has begun");
        Arc::make_mut(timeline).accept(prepared)
    }

    fn may_take_back(&self) -> Option<Seat> {
        let timeline = self.timeline.as_ref()?;
        let is_open = S::IS_DECLARED || timeline.taken_back() < MAX_TAKEN_BACK;
        timeline.may_take_back().filter(|_| is_open)
    }

    fn may_redo(&self) -> bool {
        S::IS_DECLARED && self.timeline.as_ref().is_some_and(|timeline| timeline.may_redo())
    }

    fn snapshot(&self) -> Option<Arc<dyn AnySnapshot>> {
        let timeline = self.timeline.as_ref()?;
        let (recent, moment) = (Self::recent(timeline), timeline.moment());
        let from = recent.partition_point(|(at, _)| *at < moment);
        Some(Arc::new(self.shoot(timeline, timeline.game().clone(), recent, from)))
    }

    fn shot_with_log(&self) -> Option<Arc<dyn AnySnapshot>> {
        let timeline = self.timeline.as_ref()?;
        Some(Arc::new(self.shoot(timeline, timeline.game().clone(), timeline.events(), 0)))
    }

    fn stages(&self) -> Vec<Arc<dyn AnySnapshot>> {
        let Some(timeline) = &self.timeline else { return Vec::new() };
        let stage = |game| -> Arc<dyn AnySnapshot> {
            let snapshot = self.shoot(timeline, game, &[], 0);
            Arc::new(Snapshot { may_take_back: None, may_redo: false, ..snapshot })
        };
        S::stages(timeline.game()).into_iter().map(stage).collect()
    }

    fn past(&self, table: &Arc<Table>) -> Option<Arc<dyn AnyPast>> {
        let timeline = self.timeline.clone()?;
        Some(Arc::new(Past { skin: self.skin.clone(), table: table.clone(), timeline }))
    }

    fn think(&mut self, level: &str, luck: Luck) -> Option<Thought> {
        let timeline = self.timeline.as_ref()?;
        let (game, moment) = (timeline.game().clone(), timeline.moment());
        let seat = game.asked()?;
        let bot = match self.bots.get(&seat) {
            Some((same, bot)) if same == level => bot.clone(),
            _ => {
                let bot = Arc::new(Mutex::new(self.skin.bot(level, &game, luck)?));
                self.bots.insert(seat, (level.to_owned(), bot.clone()));
                bot
            }
        };
        Some(Box::new(move || {
            let answer = bot.lock().choose(Seen::of(&game, moment)?);
            Some(game.write(answer))
        }))
    }

    fn dismiss_bots(&mut self) {
        self.bots.clear();
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

    /// A game at a table, taken on to the first answer that shows nobody anything, and that answer.
    fn with_slip() -> (SkinnedGame<Options>, Said) {
        let mut sitting = SkinnedGame::<Options>::new("");
        let setup = sitting.deal(2).unwrap();
        sitting.begin(&setup).unwrap();
        loop {
            let timeline = sitting.timeline.as_ref().unwrap();
            let (game, moment) = (*timeline.game(), timeline.moment());
            let seat = game.asked().expect("somebody melds a card before the end");
            for &answer in game.answers().iter() {
                let said = Said { seat, answer: game.write(answer) };
                sitting.follow(&said).unwrap();
                if sitting.may_take_back() == Some(seat) {
                    return (sitting, said);
                }
                Arc::make_mut(sitting.timeline.as_mut().unwrap()).back_to(moment);
            }
            sitting.follow(&Said { seat, answer: game.write(game.answers()[0]) }).unwrap();
        }
    }

    #[test]
    fn answers_are_taken_back_only_so_often() {
        let (mut sitting, said) = with_slip();
        let back = Said { answer: TAKE_BACK.to_owned(), ..said.clone() };
        while sitting.timeline.as_ref().unwrap().taken_back() < MAX_TAKEN_BACK {
            assert_eq!(sitting.may_take_back(), Some(said.seat));
            sitting.follow(&back).unwrap();
            sitting.follow(&said).unwrap();
        }
        assert_eq!(sitting.may_take_back(), None);
        assert!(sitting.timeline.unwrap().may_take_back().is_some(), "the rules alone allow it");
    }
}
