//! A whole solo game in progress, as everybody else sees it.

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
    inputs: Vec<StepInput>,
    /// As far as the step has come.
    now: Arc<World>,
    /// What has happened in the step.
    so_far: Vec<Event>,
    /// What has happened before it.
    log: Vec<Event>,
    asked: Option<MissingAnswer>,
    /// The chain tokens that are ready.
    chain: u8,
    /// The steps that the last answer completed: how much had been logged after each, and the world then.
    stages: Vec<(usize, Arc<World>)>,
}

impl Game {
    /// A game that goes on from a world.
    pub fn at(content: Arc<Content>, world: World, seed: u64) -> Game {
        let mut game = Game::before(content, Arc::new(world), Luck::new(seed), Vec::new());
        game.advance();
        game
    }

    /// A game before the next step, without a question.
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

    /// What is printed on the board, the cards and the tiles.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// Everything as far as the open question leaves it.
    pub fn world(&self) -> &World {
        &self.now
    }

    fn position(&self) -> &Position {
        &self.now.position
    }

    single_player_game!(inherent methods);

    /// The notation of an answer, also of one that names a card which there is not.
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

    /// The game after each step that the last answer completed, without a question: the end of your turn, the opponents' turns, a change of
    /// the era.
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

    /// Gives an answer that was just taken from the list.
    pub fn answer_unchecked(&mut self, answer: Answer) {
        self.inputs.push(StepInput::Answered(answer));
        self.stages.clear();
        self.advance();
    }

    /// Where your points come from, once the game is over.
    pub fn tally(&self) -> Option<Tally> {
        self.now.position.sheet.map(|_| Tally::of(&self.content, &self.now))
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
    /// A step: the set-up, a turn, a change of the era, the end.
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
    single_player_game!(trait items);

    type View = World;
    type StartError = Infallible;

    fn start(setup: &Setup, (): (), events: &mut Vec<Event>) -> Result<Game, Infallible> {
        let game = setup.start();
        events.extend(game.happened().cloned());
        Ok(game)
    }

    /// Fair as long as the turn goes on and nothing was revealed.
    fn may_take_back<'a>(
        _: &Game,
        after: &Game,
        _: Seat,
        _: impl Iterator<Item = &'a Event>,
    ) -> bool {
        matches!(after.inputs.last(), Some(StepInput::Answered(_)))
    }

    /// The whole world: what lies face down is drawn only when it is turned up, so that it is not part of it.
    fn view(&self, _: Seat) -> World {
        World::clone(&self.now)
    }

    /// What has happened before the turn is not told again: those who try what may come have no use for it.
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
