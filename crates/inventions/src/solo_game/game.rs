//! The solo game in progress, and its implementation of `eureka_table::Game`.

use super::World;
use super::event::Event;
use super::question::{Answer, Question};
use super::record::{GAME, Setup};
use super::step::{Flow, MissingAnswer, Step, StepInput};
use super::tally::Tally;
use crate::content::Content;
use crate::deck::Luck;
use crate::event::Event as TableEvent;
use crate::game::{LAST_ERA, single_player_game};
use crate::position::{Position, Turn};
use crate::question::Illegal;
use crate::score::Score;
use crate::word::{Bot, Player};
use eureka_table::{Outcome, Said, Seat};
use rand_core::Rng;
use std::convert::Infallible;
use std::sync::Arc;

/// A solo game in progress. You are its only seat, A.
///
/// It holds the world before the current step, and the answers and draws since. Every answer plays the step again from its beginning
/// until the next answer is missing. A clone shares the world, so it is cheap enough for a search.
///
/// # Examples
///
/// ```
/// use eureka_inventions::solo_game::{Event, Setup};
///
/// let mut game = Setup::new(7).start();
/// assert!(matches!(game.happened().next(), Some(Event::Table(_))));
/// let refused = game.read("pass").unwrap_err();
/// assert!(refused.to_string().starts_with("`pass` is no answer here"));
/// game.answer(game.answers()[0]).unwrap();
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    content: Arc<Content>,
    /// The world before the current step.
    start: Arc<World>,
    luck: Luck,
    /// The answers and draws in the current step.
    inputs: Vec<StepInput>,
    /// The world at the open question.
    now: Arc<World>,
    /// The events of the current step, up to the open question.
    so_far: Vec<Event>,
    /// The events before the current step.
    log: Vec<Event>,
    asked: Option<MissingAnswer>,
    /// The chain tokens that are ready at the open question.
    chain: u8,
    /// The steps that the last answer completed: the length of the log after each, and the world then.
    stages: Vec<(usize, Arc<World>)>,
}

impl Game {
    /// A game that continues from a world.
    pub fn at(content: Arc<Content>, world: World, seed: u64) -> Game {
        let mut game = Game::before(content, Arc::new(world), Luck::new(seed), Vec::new());
        game.advance();
        game
    }

    /// A game before a step, without a question: the caller advances it if it needs one.
    fn before(content: Arc<Content>, start: Arc<World>, luck: Luck, log: Vec<Event>) -> Game {
        Game {
            content,
            now: Arc::clone(&start),
            start,
            luck,
            inputs: Vec::new(),
            so_far: Vec::new(),
            log,
            asked: None,
            chain: 0,
            stages: Vec::new(),
        }
    }

    /// Everything that is printed on the board, the cards and the tiles.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// The world at the open question, with everything of the current step that has happened so far.
    pub fn world(&self) -> &World {
        &self.now
    }

    fn position(&self) -> &Position {
        &self.now.position
    }

    single_player_game!(inherent methods);

    /// The notation of an answer. An answer with a card that the content does not have gets its `Debug` text, for a refusal.
    fn written(&self, answer: Answer) -> String {
        match answer {
            Answer::Present(card, _) | Answer::Invention(card) | Answer::Idea(card)
                if card.index() >= self.content.cards.len() =>
            {
                format!("{answer:?}")
            }
            answer => answer.write(&self.content),
        }
    }

    /// The games after each step that the last answer completed: the end of your turn, the opponents' turns, a change of the era.
    /// They have no question; they are for showing the turns one after the other.
    pub fn stages(&self) -> impl Iterator<Item = Game> {
        self.stages.iter().map(|(logged, world)| {
            let (content, world) = (Arc::clone(&self.content), Arc::clone(world));
            Game::before(content, world, self.luck, self.log[..*logged].to_vec())
        })
    }

    /// The chain tokens that are ready at the open question.
    pub fn chain_tokens(&self) -> u8 {
        self.chain
    }

    /// Gives an answer that the caller has just taken from [`Game::answers`].
    pub fn answer_unchecked(&mut self, answer: Answer) {
        self.inputs.push(StepInput::Answered(answer));
        self.stages.clear();
        self.advance();
    }

    /// The sources of your points, once the game is over.
    pub fn tally(&self) -> Option<Tally> {
        self.now.position.sheet.map(|_| Tally::of(&self.content, &self.now))
    }

    /// Plays on until a question is open or the game is over.
    fn advance(&mut self) {
        loop {
            if self.start.position.sheet.is_some() {
                (self.now, self.asked, self.chain) = (Arc::clone(&self.start), None, 0);
                self.so_far.clear();
                return;
            }
            let world = World::clone(&self.start);
            let mut step = Step::new(&self.content, world, &mut self.inputs, &mut self.luck);
            let played = step.play();
            let chain = step.turn.chain;
            let (world, mut events) = step.into_parts();
            let world = Arc::new(world);
            match played {
                Ok(()) => {
                    self.start = world;
                    self.log.append(&mut events);
                    self.inputs.clear();
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
}

impl Step<'_> {
    /// Plays a step: the set-up, a turn, a change of the era or the end.
    fn play(&mut self) -> Flow<()> {
        match self.at().turn {
            Turn::SetUp => self.set_up(),
            Turn::Of(player) => {
                match player.bot() {
                    Some(bot) => self.bot_turn(bot)?,
                    None => self.your_turn()?,
                }
                self.operate(|play| play.pass_turn());
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
        self.run_opponents(|play| {
            play.begin_turn(Player::from(bot));
            match bot {
                Bot::Chronos => play.chronos(),
                Bot::Hephaestus => play.hephaestus(),
            }
        })
    }

    /// Counts your points after the last round.
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
    single_player_game!(trait items);

    type View = World;
    type StartError = Infallible;

    fn start(setup: &Setup, (): (), events: &mut Vec<Event>) -> Result<Game, Infallible> {
        let game = setup.start();
        events.extend(game.happened().cloned());
        Ok(game)
    }

    /// An answer may be taken back as long as it ended no step and nothing was drawn after it.
    fn may_take_back<'a>(
        _: &Game,
        after: &Game,
        _: &Said,
        _: impl Iterator<Item = &'a Event>,
    ) -> bool {
        matches!(after.inputs.last(), Some(StepInput::Answered(_)))
    }

    /// The whole world. It has nothing hidden, because a face-down card is drawn only when it is turned up.
    fn view(&self, _: Seat) -> World {
        World::clone(&self.now)
    }

    /// The redealt game has another source of chance. Its log before the current step is empty, because a search does not need it.
    fn redeal(&self, _: Seat, rng: &mut impl Rng) -> Game {
        let (content, start) = (Arc::clone(&self.content), Arc::clone(&self.start));
        Game {
            inputs: self.inputs.clone(),
            now: Arc::clone(&self.now),
            so_far: self.so_far.clone(),
            asked: self.asked.clone(),
            chain: self.chain,
            ..Game::before(content, start, Luck::new(rng.next_u64()), Vec::new())
        }
    }
}
