//! A game in progress, as everybody else sees it.

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
use eureka_table::{Outcome, Said, Seat, Taken};
use rand_core::Rng;

/// The last era that is played; Era 6 is for scoring.
pub(crate) const LAST_ERA: u8 = 5;

/// The beginning of a correction among the answers of a record.
pub const CORRECT: &str = "correct ";

/// A game of one person, to whom everything happens in the open: what the companion and the solo game have in common.
macro_rules! single_player_game {
    (inherent methods) => {
        /// What has happened up to the turn that is being played.
        pub fn log(&self) -> &[Event] {
            &self.log
        }

        /// What has happened since, up to the open question.
        pub fn so_far(&self) -> &[Event] {
            &self.so_far
        }

        /// All that has happened up to the open question.
        pub fn happened(&self) -> impl Iterator<Item = &Event> + Clone {
            self.log.iter().chain(&self.so_far)
        }

        /// The open question, if the game is not over.
        pub fn question(&self) -> Option<Question> {
            self.asked.as_ref().map(|asked| asked.question)
        }

        /// The answers to it: sorted, each once; none when the game is over.
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

        /// The listed answer that is written so.
        pub fn read(&self, text: &str) -> Result<Answer, Illegal> {
            let found = self.answers().iter().find(|answer| self.written(**answer) == text);
            found.copied().ok_or_else(|| self.refusal(text.to_owned()))
        }

        fn refusal(&self, answer: String) -> Illegal {
            Illegal::not_among(answer, self.answers().iter().map(|answer| self.written(*answer)))
        }

        /// How the game ended, if it has.
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

/// A solo game in progress. The person is its only seat, A.
///
/// It keeps the position before the step that is being played, and what has been told since: every answer plays the step again from its
/// beginning, until the next fact is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Before the step.
    start: Position,
    /// Where chance comes from, before the step and now; without it the person is asked what he draws.
    luck: [Option<Luck>; 2],
    /// What has been told in the step, by the person or by chance.
    facts: Vec<Answer>,
    /// As far as the step has come.
    now: Position,
    /// What has happened in the step.
    so_far: Vec<Event>,
    /// What has happened before it.
    log: Vec<Event>,
    asked: Option<MissingFact>,
}

impl Game {
    /// A game that goes on from a position; without a seed the person is asked what he draws.
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

    /// The table, as far as the open question leaves it.
    pub fn position(&self) -> &Position {
        &self.now
    }

    single_player_game!(inherent methods);

    fn written(&self, answer: Answer) -> String {
        answer.to_string()
    }

    /// Gives an answer that was just taken from the list.
    pub fn answer_unchecked(&mut self, answer: Answer) {
        self.facts.push(answer);
        self.advance();
    }

    /// Corrects the position before the step that is being played, which then begins anew.
    ///
    /// It is refused if the position would be impossible, and during the set-up, where one goes back instead.
    pub fn correct(&mut self, correction: &Correction) -> Result<(), Fault> {
        if self.start.turn == Turn::SetUp || self.start.sheet.is_some() {
            return Err(Fault::new("the correction", FaultKind::NotNow));
        }
        self.start.amend(&node::parse(correction.fields())?)?;
        self.log.push(Event::Corrected { correction: correction.clone() });
        self.begin_anew();
        Ok(())
    }

    /// Passes the turn of the opponent who is to play, with nothing done: for scenarios.
    pub fn skip_turn(&mut self) {
        let mut play = Play::new(self.start.clone(), &[]);
        play.pass_turn();
        self.start = play.at;
        self.begin_anew();
    }

    /// Begins the step again, with the same luck.
    fn begin_anew(&mut self) {
        self.luck[1] = self.luck[0];
        self.facts.clear();
        self.advance();
    }

    /// Plays on until something is asked or the game is over.
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
    /// A step: the set-up, an opponent's turn, one report of yours, a change of the era, your sheet.
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

    /// An opponent's whole turn.
    fn bot_turn(&mut self, bot: Bot) -> Flow<bool> {
        self.ask(Question::Turn(bot), vec![Answer::Go])?;
        self.begin_turn(bot.into());
        match bot {
            Bot::Chronos => self.chronos()?,
            Bot::Hephaestus => self.hephaestus()?,
        }
        Ok(true)
    }

    /// The next in order plays; after the last of them the next round begins, or the era is over.
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

    /// A player's turn comes.
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

    /// A record holds corrections too.
    fn take(&mut self, said: &Said, events: &mut Vec<Event>) -> Result<Taken, Illegal> {
        let Some(correction) = said.answer.strip_prefix(CORRECT) else {
            let answer = self.read_from(said.seat, &said.answer)?;
            self.answer_telling(answer, events);
            return Ok(Taken::Answer);
        };
        Illegal::require_seat_a(said.seat)?;
        let (known, retracted) = (self.log.len(), self.so_far.len());
        self.correct(&correction.parse::<Correction>()?)?;
        events.extend(self.happened().skip(known).cloned());
        Ok(Taken::Correction { retracted })
    }

    /// At one's own table one settles for oneself what is fair.
    fn may_take_back<'a>(_: &Game, _: &Game, _: Seat, _: impl Iterator<Item = &'a Event>) -> bool {
        true
    }

    /// All of the position: only what chance will bring is hidden, and that is not part of it.
    fn view(&self, _: Seat) -> Position {
        self.now.clone()
    }

    fn redeal(&self, _: Seat, rng: &mut impl Rng) -> Game {
        Game { luck: self.luck.map(|luck| luck.map(|_| Luck::new(rng.next_u64()))), ..self.clone() }
    }
}
