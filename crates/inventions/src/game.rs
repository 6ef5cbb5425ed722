//! The companion in progress, and its implementation of `eureka_table::Game`.

use crate::correction::Correction;
use crate::deck::Luck;
use crate::event::Event;
use crate::fault_kind::FaultKind;
use crate::node::{self, Fault};
use crate::play::{Flow, MissingFact, Play};
use crate::position::{Position, Turn};
use crate::question::{Answer, Illegal, Question};
use crate::record::{GAME, Setup, UnknownCards};
use crate::score::Score;
use crate::word::{Bot, Player};
use eureka_table::{LineKind, Outcome, Said, Seat};
use rand_core::Rng;

/// The last era that is played; Era 6 is for scoring.
pub(crate) const LAST_ERA: u8 = 5;

/// The prefix of a correction among the answers of a record.
pub const CORRECT: &str = "correct ";

/// The code that the companion and the solo game share: both have a single seat, which may know everything.
///
/// It is a macro because the two `Game` types have different questions, answers and events. `inherent methods` expands to public methods,
/// `trait items` to the part of `eureka_table::Game` that does not differ. The types provide `position`, `written` and `answer_unchecked`,
/// and the fields `log`, `so_far` and `asked`.
macro_rules! single_player_game {
    (inherent methods) => {
        /// The events before the current step.
        pub fn log(&self) -> &[Event] {
            &self.log
        }

        /// The events of the current step, up to the open question. An answer plays the step again and replaces them.
        pub fn so_far(&self) -> &[Event] {
            &self.so_far
        }

        /// All events up to the open question.
        pub fn happened(&self) -> impl Iterator<Item = &Event> + Clone {
            self.log.iter().chain(&self.so_far)
        }

        /// The open question, if the game is not over.
        pub fn question(&self) -> Option<Question> {
            self.asked.as_ref().map(|asked| asked.question)
        }

        /// The legal answers to the open question, sorted and without duplicates. The list is empty when the game is over.
        pub fn answers(&self) -> &[Answer] {
            self.asked.as_ref().map_or(&[], |asked| &asked.answers)
        }

        /// Gives an answer. One that is not listed is refused, and nothing changes.
        pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
            if self.answers().binary_search(&answer).is_err() {
                return Err(self.refusal(self.written(answer)));
            }
            self.answer_unchecked(answer);
            Ok(())
        }

        /// Reads a legal answer in the notation.
        pub fn read(&self, text: &str) -> Result<Answer, Illegal> {
            let found = self.answers().iter().find(|answer| self.written(**answer) == text);
            found.copied().ok_or_else(|| self.refusal(text.to_owned()))
        }

        fn refusal(&self, answer: String) -> Illegal {
            Illegal::not_among(answer, self.answers().iter().map(|answer| self.written(*answer)))
        }

        /// The result, once the game is over.
        pub fn score(&self) -> Option<Score> {
            let at = self.position();
            at.sheet.map(|sheet| Score::of(at, &sheet))
        }
    };
    (trait items) => {
        const NAME: &'static str = GAME;

        type Question = Question;
        type Answer = Answer;
        type Answers = Vec<Answer>;
        type Illegal = Illegal;
        type Setup = Setup;
        type Rules = ();
        type Event = Event;
        type Told = Event;

        fn players(&self) -> u8 {
            1
        }

        fn asked(&self) -> Option<Seat> {
            self.asked.as_ref().map(|_| Seat::A)
        }

        fn question(&self) -> Option<Question> {
            Game::question(self)
        }

        fn answers(&self) -> Vec<Answer> {
            Game::answers(self).to_vec()
        }

        fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
            Game::answer(self, answer)
        }

        fn answer_unchecked(&mut self, answer: Answer) {
            Game::answer_unchecked(self, answer);
        }

        fn answer_telling(&mut self, answer: Answer, events: &mut Vec<Event>) {
            let known = self.happened().count();
            self.answer_unchecked(answer);
            events.extend(self.happened().skip(known).cloned());
        }

        fn told(&self, event: &Event, _: Seat) -> Event {
            event.clone()
        }

        fn outcome(&self) -> Option<Outcome> {
            self.score().map(|score| score.outcome())
        }

        fn write(&self, answer: Answer) -> String {
            self.written(answer)
        }

        fn read(&self, text: &str) -> Result<Answer, Illegal> {
            Game::read(self, text)
        }

        fn read_from(&self, seat: Seat, text: &str) -> Result<Answer, Illegal> {
            Illegal::require_seat_a(seat)?;
            Game::read(self, text)
        }
    };
}
pub(crate) use single_player_game;

/// A game with the companion in progress. The person is its only seat, A.
///
/// It holds the position before the current step and the facts that have been told since. Every answer plays the step again from its
/// beginning until the next fact is missing.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Answer, Bot, Event, Profile, Question, Setup};
///
/// let mut game = Setup::new(Profile::ours().clone(), Some(1)).start().unwrap();
/// // The set-up asks for the board; then Chronos has the first turn.
/// while game.question() != Some(Question::Turn(Bot::Chronos)) {
///     game.answer(game.answers()[0]).unwrap();
/// }
/// assert_eq!(game.answers(), [Answer::Go]);
///
/// game.correct(&"ip = 5 # a slip".parse().unwrap()).unwrap();
/// assert_eq!(game.position().points, 5);
/// assert!(matches!(game.log().last(), Some(Event::Corrected { .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position before the current step.
    start: Position,
    /// The source of chance, before the current step and now. Without one the person draws and is asked for the result.
    luck: [Option<Luck>; 2],
    /// The facts of the current step, told by the person or drawn by chance.
    facts: Vec<Answer>,
    /// The position at the open question.
    now: Position,
    /// The events of the current step, up to the open question.
    so_far: Vec<Event>,
    /// The events before the current step.
    log: Vec<Event>,
    asked: Option<MissingFact>,
}

impl Game {
    /// A game that continues from a position. Without a seed the person draws and is asked for the result.
    pub fn at(position: Position, seed: Option<u64>) -> Game {
        let mut game = Game {
            now: position.clone(),
            start: position,
            luck: [seed.map(Luck::new); 2],
            facts: Vec::new(),
            so_far: Vec::new(),
            log: Vec::new(),
            asked: None,
        };
        game.advance();
        game
    }

    /// The position at the open question, with everything of the current step that has happened so far.
    pub fn position(&self) -> &Position {
        &self.now
    }

    single_player_game!(inherent methods);

    fn written(&self, answer: Answer) -> String {
        answer.to_string()
    }

    /// Gives an answer that the caller has just taken from [`Game::answers`].
    pub fn answer_unchecked(&mut self, answer: Answer) {
        self.facts.push(answer);
        self.advance();
    }

    /// Corrects the position before the current step, which then begins again.
    ///
    /// It is refused if the position would be impossible. It is also refused during the set-up, where the person takes answers back
    /// instead, and after the end of the game.
    pub fn correct(&mut self, correction: &Correction) -> Result<(), Fault> {
        if self.start.turn == Turn::SetUp || self.start.sheet.is_some() {
            return Err(Fault::new("the correction", FaultKind::NotNow));
        }
        self.start.amend(&node::parse(correction.fields())?)?;
        self.log.push(Event::Corrected { correction: correction.clone() });
        self.begin_anew();
        Ok(())
    }

    /// Skips the current turn without doing anything, for scenarios.
    pub fn skip_turn(&mut self) {
        let mut play = Play::new(self.start.clone(), &[]);
        play.pass_turn();
        self.start = play.at;
        self.begin_anew();
    }

    /// Begins the current step again, with the same draws.
    fn begin_anew(&mut self) {
        self.luck[1] = self.luck[0];
        self.facts.clear();
        self.advance();
    }

    /// Plays on until a question is open or the game is over.
    fn advance(&mut self) {
        loop {
            let mut play = Play::new(self.start.clone(), &self.facts);
            let asked = match play.at.sheet {
                Some(_) => None,
                None => match play.step() {
                    Ok(()) => {
                        self.start = play.at;
                        self.log.append(&mut play.events);
                        self.facts.clear();
                        self.luck[0] = self.luck[1];
                        continue;
                    }
                    Err(asked) => Some(asked),
                },
            };
            if let (Some(asked), Some(luck)) = (&asked, &mut self.luck[1])
                && asked.question.is_chance()
            {
                self.facts.push(luck.choose(&asked.answers));
                continue;
            }
            (self.now, self.so_far, self.asked) = (play.at, play.events, asked);
            return;
        }
    }
}

impl Play<'_> {
    /// Plays a step: the set-up, an opponent's turn, one report of yours, a change of the era, or your score sheet.
    fn step(&mut self) -> Flow<()> {
        match self.at.turn {
            Turn::SetUp => self.set_up(),
            Turn::Of(player) => {
                let is_over = match player.bot() {
                    Some(bot) => self.bot_turn(bot)?,
                    None => self.report()?,
                };
                if is_over {
                    self.pass_turn();
                }
                Ok(())
            }
            Turn::Era if self.at.era < LAST_ERA => {
                self.ask(Question::EraChange, vec![Answer::Go])?;
                self.era_change()
            }
            Turn::Era => {
                self.at.sheet = Some(self.ask_sheet()?);
                self.tell(Event::Over);
                Ok(())
            }
        }
    }

    /// Plays an opponent's whole turn. Returns true: the turn is over.
    fn bot_turn(&mut self, bot: Bot) -> Flow<bool> {
        self.ask(Question::Turn(bot), vec![Answer::Go])?;
        self.begin_turn(bot.into());
        match bot {
            Bot::Chronos => self.chronos()?,
            Bot::Hephaestus => self.hephaestus()?,
        }
        Ok(true)
    }

    /// Passes the turn to the next player in turn order. After the last player the next round begins, or the era is over.
    pub(crate) fn pass_turn(&mut self) {
        let Turn::Of(player) = self.at.turn else { return };
        let after = self.at.order.iter().skip_while(|&&other| other != player).nth(1).copied();
        let is_last_round = self.at.round == Position::rounds(self.at.era);
        match after {
            Some(next) => self.pass_to(next),
            None if is_last_round => self.at.turn = Turn::Era,
            None => {
                self.at.round += 1;
                self.pass_to(self.at.order[0]);
            }
        }
    }

    /// Passes the turn to a player. Your turn begins at once; an opponent's turn begins with its own step.
    pub(crate) fn pass_to(&mut self, player: Player) {
        self.at.turn = Turn::Of(player);
        self.at.you.placed = false;
        if player == Player::You {
            self.begin_turn(player);
        }
    }
}

impl eureka_table::Game for Game {
    single_player_game!(trait items);

    type View = Position;
    type StartError = UnknownCards;

    fn start(setup: &Setup, (): (), events: &mut Vec<Event>) -> Result<Game, UnknownCards> {
        let game = setup.start()?;
        events.extend(game.happened().cloned());
        Ok(game)
    }

    /// Takes an answer or a correction.
    fn take(&mut self, said: &Said, events: &mut Vec<Event>) -> Result<LineKind, Illegal> {
        let Some(correction) = said.answer.strip_prefix(CORRECT) else {
            let answer = self.read_from(said.seat, &said.answer)?;
            self.answer_telling(answer, events);
            return Ok(LineKind::Answer);
        };
        Illegal::require_seat_a(said.seat)?;
        let (known, retracted) = (self.log.len(), self.so_far.len());
        self.correct(&correction.parse::<Correction>()?)?;
        events.extend(self.happened().skip(known).cloned());
        Ok(LineKind::Correction { retracted })
    }

    /// Everything may be taken back, because the person sits at their own real table.
    fn may_take_back<'a>(_: &Game, _: &Game, _: &Said, _: impl Iterator<Item = &'a Event>) -> bool {
        true
    }

    /// The whole position, which has nothing hidden. Only future draws are unknown, and the position does not contain them.
    fn view(&self, _: Seat) -> Position {
        self.now.clone()
    }

    fn redeal(&self, _: Seat, rng: &mut impl Rng) -> Game {
        Game { luck: self.luck.map(|luck| luck.map(|_| Luck::new(rng.next_u64()))), ..self.clone() }
    }
}
