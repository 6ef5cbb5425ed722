//! A whole solo game in progress, as everybody else sees it.

use super::event::Event;
use super::question::{Answer, Question};
use super::record::{GAME, Setup};
use super::step::{Asked, Flow, Step, Told};
use super::tally::Tally;
use super::{Board, Society, World};
use crate::content::Content;
use crate::deck::Luck;
use crate::event::Event as TableEvent;
use crate::game::LAST_ERA;
use crate::position::{Position, Turn};
use crate::question::Illegal;
use crate::score::Score;
use crate::word::{Bot, Player};
use eureka_table::{Outcome, Seat};
use rand_core::Rng;
use std::convert::Infallible;
use std::sync::Arc;

/// A whole solo game in progress. You are its only seat, A.
///
/// It keeps the world before the step that is being played, and what has been said and drawn since: every answer plays the
/// step again from its beginning, until the next answer is missing.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    content: Arc<Content>,
    /// Before the step.
    start: Arc<World>,
    luck: Luck,
    /// What has been said and drawn in the step.
    told: Vec<Told>,
    /// As far as the step has come.
    now: Arc<World>,
    /// What has happened in the step.
    so_far: Vec<Event>,
    /// What has happened before it.
    log: Vec<Event>,
    asked: Option<Asked>,
    /// The chain tokens that are ready.
    chain: u8,
    /// The steps that the last answer completed: how much had been logged after each, and the world then.
    stages: Vec<(usize, Arc<World>)>,
}

impl Game {
    /// A game that goes on from a world.
    pub fn at(content: Arc<Content>, world: World, seed: u64) -> Game {
        let world = Arc::new(world);
        let mut game = Game {
            content,
            now: Arc::clone(&world),
            start: world,
            luck: Luck::new(seed),
            told: Vec::new(),
            so_far: Vec::new(),
            log: Vec::new(),
            asked: None,
            chain: 0,
            stages: Vec::new(),
        };
        game.advance();
        game
    }

    /// A game that begins with dealing.
    pub(super) fn begin(content: Arc<Content>, position: Position, seed: u64) -> Game {
        let world = World { position, board: Board::default(), society: Society::default() };
        Game::at(content, world, seed)
    }

    /// What is printed on the board, the cards and the tiles.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// Everything as far as the open question leaves it.
    pub fn world(&self) -> &World {
        &self.now
    }

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

    /// The game after each step that the last answer completed, without a question: the end of your turn, the opponents' turns, a change of
    /// the era.
    pub fn stages(&self) -> impl Iterator<Item = Game> {
        self.stages.iter().map(|(logged, world)| Game {
            content: Arc::clone(&self.content),
            start: Arc::clone(world),
            luck: self.luck,
            told: Vec::new(),
            now: Arc::clone(world),
            so_far: Vec::new(),
            log: self.log[..*logged].to_vec(),
            asked: None,
            chain: 0,
            stages: Vec::new(),
        })
    }

    /// The chain tokens that are ready at the open question.
    pub fn chain_tokens(&self) -> u8 {
        self.chain
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
            let known = |card: crate::content::IdeaCard| card.index() < self.content.cards.len();
            let text = match answer {
                Answer::Present(card, _) | Answer::Invention(card) | Answer::Idea(card)
                    if !known(card) =>
                {
                    format!("{answer:?}")
                }
                answer => answer.write(&self.content),
            };
            return Err(self.refusal(text));
        }
        self.answer_unchecked(answer);
        Ok(())
    }

    /// Gives an answer that was just taken from the list.
    pub fn answer_unchecked(&mut self, answer: Answer) {
        self.told.push(Told::Said(answer));
        self.stages.clear();
        self.advance();
    }

    /// The listed answer that is written so.
    pub fn read(&self, text: &str) -> Result<Answer, Illegal> {
        let written = |answer: &Answer| answer.write(&self.content) == text;
        self.answers().iter().copied().find(written).ok_or_else(|| self.refusal(text.to_owned()))
    }

    /// Where your points come from, once the game is over.
    pub fn tally(&self) -> Option<Tally> {
        self.now.position.sheet.map(|_| Tally::of(&self.content, &self.now))
    }

    /// How the game ended, if it has.
    pub fn score(&self) -> Option<Score> {
        self.now.position.sheet.map(|sheet| Score::of(&self.now.position, &sheet))
    }

    /// Plays on until something is asked or the game is over.
    fn advance(&mut self) {
        loop {
            if self.start.position.sheet.is_some() {
                (self.now, self.asked, self.chain) = (Arc::clone(&self.start), None, 0);
                self.so_far.clear();
                return;
            }
            let world = World::clone(&self.start);
            let mut step = Step::new(&self.content, world, &mut self.told, &mut self.luck);
            let played = step.play();
            let chain = step.turn.chain;
            let (world, mut events) = step.into_parts();
            let world = Arc::new(world);
            match played {
                Ok(()) => {
                    self.start = world;
                    self.log.append(&mut events);
                    self.told.clear();
                    self.luck.next_step();
                    self.stages.push((self.log.len(), Arc::clone(&self.start)));
                }
                Err(asked) => {
                    (self.now, self.so_far, self.asked) = (world, events, Some(asked));
                    self.chain = chain;
                    return;
                }
            }
        }
    }

    fn refusal(&self, answer: String) -> Illegal {
        let answers = self.answers().iter();
        Illegal::among(answer, answers.map(|answer| answer.write(&self.content)))
    }
}

impl Step<'_> {
    /// A step: the set-up, a turn, a change of the era, the end.
    fn play(&mut self) -> Flow<()> {
        match self.at().turn {
            Turn::SetUp => self.set_up(),
            Turn::Of(player) => {
                match player.bot() {
                    Some(bot) => self.bot_turn(bot)?,
                    None => self.your_turn()?,
                }
                self.deed(|play| play.pass_turn());
                Ok(())
            }
            Turn::Era if self.at().era < LAST_ERA => self.change_era(),
            Turn::Era => {
                self.finish();
                Ok(())
            }
        }
    }

    fn bot_turn(&mut self, bot: Bot) -> Flow<()> {
        self.opponents(|play| {
            play.begin_turn(Player::from(bot));
            match bot {
                Bot::Chronos => play.chronos(),
                Bot::Hephaestus => play.hephaestus(),
            }
        })
    }

    /// After the last round everything is counted.
    fn finish(&mut self) {
        let world = World {
            position: self.at().clone(),
            board: self.board.clone(),
            society: self.society.clone(),
        };
        let sheet = Tally::of(self.content, &world).sheet(self.content, &world);
        self.at_mut().sheet = Some(sheet);
        self.tell(Event::Table(TableEvent::Over));
    }
}

impl eureka_table::Game for Game {
    const NAME: &'static str = GAME;

    type Question = Question;
    type Answer = Answer;
    type Answers = Vec<Answer>;
    type View = World;
    type Illegal = Illegal;
    type Setup = Setup;
    type Rules = ();
    type StartError = Infallible;
    type Event = Event;
    type Told = Event;

    fn start(setup: &Setup, (): (), events: &mut Vec<Event>) -> Result<Game, Infallible> {
        let game = setup.start();
        events.extend(game.happened().cloned());
        Ok(game)
    }

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

    /// Everything happens in the open.
    fn told(&self, event: &Event, _: Seat) -> Event {
        event.clone()
    }

    /// Fair as long as the turn goes on and nothing was revealed.
    fn may_take_back<'a>(
        _: &Game,
        after: &Game,
        _: Seat,
        _: impl Iterator<Item = &'a Event>,
    ) -> bool {
        matches!(after.told.last(), Some(Told::Said(_)))
    }

    /// The whole world: what lies face down is drawn only when it is turned up, so that it is not part of it.
    fn view(&self, _: Seat) -> World {
        World::clone(&self.now)
    }

    /// What has happened before the turn is not told again: those who try what may come have no use for it.
    fn redeal(&self, _: Seat, rng: &mut impl Rng) -> Game {
        Game {
            content: Arc::clone(&self.content),
            start: Arc::clone(&self.start),
            luck: Luck::new(rng.next_u64()),
            told: self.told.clone(),
            now: Arc::clone(&self.now),
            so_far: self.so_far.clone(),
            log: Vec::new(),
            asked: self.asked.clone(),
            chain: self.chain,
            stages: Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.score().map(|score| score.outcome())
    }

    fn write(&self, answer: Answer) -> String {
        answer.write(&self.content)
    }

    fn read(&self, text: &str) -> Result<Answer, Illegal> {
        Game::read(self, text)
    }

    fn read_from(&self, seat: Seat, text: &str) -> Result<Answer, Illegal> {
        Illegal::of_others(seat)?;
        Game::read(self, text)
    }
}
