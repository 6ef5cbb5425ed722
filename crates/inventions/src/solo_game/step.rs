//! One step of the solo game while it is played: the world, the answers and draws so far, and the events.
//!
//! As in the companion, a rule asks with `?` and stops if the answer is missing, and the step is played again from its beginning with the
//! answer. Draws are kept among the answers, so playing again draws the same. Rules must be deterministic otherwise.

use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::{Board, Society, World};
use crate::content::{Content, IdeaCard};
use crate::deck::Luck;
use crate::event::Event as TableEvent;
use crate::play::{self, Play, by_answer};
use crate::position::{MAX_INFLUENCE, MAX_POINTS, Position};
use crate::question::{Answer as TableAnswer, Question as TableQuestion};
use crate::region::Region;
use crate::word::{Player, Speciality};

/// The result of a rule, unless an answer is missing.
pub(super) type Flow<T> = Result<T, MissingAnswer>;

/// An answer that a rule needs and that you have not given yet.
pub(super) type MissingAnswer = play::MissingFact<Question, Answer>;

/// An input of the step: an answer or a draw, in the order in which the rules need them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepInput {
    /// Your answer.
    Answered(Answer),
    /// The index of the option that was drawn by chance.
    Drawn(u8),
}

/// A step of the solo game. Other modules, such as `turn`, `ideas` and `build`, implement its rules.
pub(super) struct Step<'a> {
    pub(super) content: &'a Content,
    /// The position with its operations.
    pub(super) play: Play<'static>,
    pub(super) board: Board,
    pub(super) society: Society,
    pub(super) events: Vec<Event>,
    /// The state that lasts only for this turn.
    pub(super) turn: TurnState,
    inputs: &'a mut Vec<StepInput>,
    /// The number of inputs that the rules have used.
    inputs_used: usize,
    luck: &'a mut Luck,
}

/// The state that lasts only for one turn.
#[derive(Default)]
pub(super) struct TurnState {
    /// The chain tokens that are ready.
    pub(super) chain: u8,
    /// The number of ideas presented, each of which lets you take a new one.
    pub(super) presented: u8,
    /// The region of the last invention improved, for chaining its card. The bonus of culture tiles comes between improving and chaining
    /// and must not improve another invention. It cannot: `content::read` refuses culture tiles that give an action.
    pub(super) improved: Option<Region>,
    /// The inventions whose action has been chained.
    pub(super) cards: Vec<IdeaCard>,
    /// Whether a technology tile has been used.
    pub(super) technology: bool,
}

impl<'a> Step<'a> {
    pub(super) fn new(
        content: &'a Content,
        world: World,
        inputs: &'a mut Vec<StepInput>,
        luck: &'a mut Luck,
    ) -> Step<'a> {
        let World { position, board, society } = world;
        let play = Play::new(position, &[]);
        let (events, turn) = (Vec::new(), TurnState::default());
        Step { content, play, board, society, events, turn, inputs, inputs_used: 0, luck }
    }

    /// The world and the events so far.
    pub(super) fn into_parts(self) -> (World, Vec<Event>) {
        let Step { play, board, society, events, .. } = self;
        (World { position: play.at, board, society }, events)
    }

    pub(super) fn at(&self) -> &Position {
        &self.play.at
    }

    pub(super) fn at_mut(&mut self) -> &mut Position {
        &mut self.play.at
    }

    /// Records an event.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Asks for one of these options; `answer` gives the answer for an option. A single option is taken without asking.
    ///
    /// # Panics
    ///
    /// Panics without options: a rule must not ask then.
    pub(super) fn choose<T: Copy>(
        &mut self,
        question: Question,
        options: impl IntoIterator<Item = T>,
        answer: impl Fn(T) -> Answer,
    ) -> Flow<T> {
        let options = by_answer(options, answer);
        assert!(!options.is_empty(), "{question:?} needs an answer");
        if let [(_, only)] = options[..] {
            return Ok(only);
        }
        if let Some(StepInput::Answered(said)) = self.inputs.get(self.inputs_used)
            && let Some((_, option)) = options.iter().find(|(answer, _)| answer == said)
        {
            self.inputs_used += 1;
            return Ok(*option);
        }
        Err(MissingAnswer::new(question, &options))
    }

    /// Draws one of these options by chance. The draw stays the same when the step is played again.
    pub(super) fn chance<T: Copy>(&mut self, options: &[T]) -> T {
        if let [only] = options {
            return *only;
        }
        let index = match self.inputs.get(self.inputs_used) {
            Some(StepInput::Drawn(index)) => *index,
            _ => {
                let indices: Vec<u8> = (0..options.len() as u8).collect();
                let index = self.luck.choose(&indices);
                self.inputs.truncate(self.inputs_used);
                self.inputs.push(StepInput::Drawn(index));
                index
            }
        };
        self.inputs_used += 1;
        options[usize::from(index)]
    }

    /// The items in a random order. They must all be different.
    pub(super) fn shuffle<T: Copy + PartialEq>(
        &mut self,
        items: impl IntoIterator<Item = T>,
    ) -> Vec<T> {
        let mut left: Vec<T> = items.into_iter().collect();
        let mut shuffled = Vec::new();
        while !left.is_empty() {
            let item = self.chance(&left);
            left.retain(|&other| other != item);
            shuffled.push(item);
        }
        shuffled
    }

    /// Does an operation on the position, and applies its events to the board and your society.
    pub(super) fn operate<T>(&mut self, operation: impl FnOnce(&mut Play<'static>) -> T) -> T {
        let done = operation(&mut self.play);
        self.apply_table_events();
        done
    }

    /// Plays a rule of the opponents. It asks for facts as in the companion, and [`Step::known_fact`] answers.
    pub(super) fn run_opponents<T>(
        &mut self,
        rule: impl Fn(&mut Play<'_>) -> play::Flow<T>,
    ) -> Flow<T> {
        let mut told: Vec<TableAnswer> = Vec::new();
        loop {
            let mut play = Play::new(self.play.at.clone(), &told);
            match rule(&mut play) {
                Ok(done) => {
                    let Play { at, events, .. } = play;
                    self.play = Play::new(at, &[]);
                    self.play.events = events;
                    self.apply_table_events();
                    return Ok(done);
                }
                Err(asked) => {
                    let fact = self.known_fact(&asked)?;
                    told.push(fact);
                }
            }
        }
    }

    /// Answers a question that the companion would put to the person.
    fn known_fact(&mut self, asked: &play::MissingFact) -> Flow<TableAnswer> {
        Ok(match asked.question {
            TableQuestion::Revealed | TableQuestion::Chance | TableQuestion::EurekaTile(_) => {
                self.chance(&asked.answers)
            }
            // The position has all your progress tiles, so a tile that is not there is not yours.
            TableQuestion::Holds(_) => TableAnswer::No,
            TableQuestion::FirstSpeciality(bot) => {
                let milestone = self.at().milestones.of(Player::from(bot));
                let card = self.content.first_card(milestone);
                let card = card.expect("every milestone of the second deck has its idea");
                TableAnswer::Speciality(self.content.idea(card).speciality)
            }
            TableQuestion::Place => {
                let place = self.choose(Question::Order, 1..=3u8, Answer::Number)?;
                TableAnswer::Number(place.into())
            }
            question => unreachable!("{question:?} is known here"),
        })
    }

    /// Applies new events of the position to the board and your society, and records them.
    fn apply_table_events(&mut self) {
        for event in std::mem::take(&mut self.play.events) {
            self.tell(match self.card_of(&event) {
                Some(card) => Event::About(card, event.clone()),
                None => Event::Table(event.clone()),
            });
            match event {
                TableEvent::IdeaTaken { player, .. } if player != Player::You => {
                    self.board.coming = Some(self.board.display.remove(0));
                }
                TableEvent::Replaced { region, .. } => {
                    self.board.gone.extend(self.board.regions[region.index()].take());
                }
                TableEvent::Presented { region, .. } => {
                    self.board.regions[region.index()] = self.board.coming.take();
                }
                TableEvent::Shared { region, inventor, .. } => {
                    let card = self.board.regions[region.index()].take();
                    match inventor {
                        Player::You => {
                            self.society.inventions.extend(card);
                            self.society.inventions.sort_unstable();
                        }
                        _ => self.board.pile.extend(card),
                    }
                }
                TableEvent::IdeasDiscarded { era } => {
                    let (content, board) = (self.content, &mut self.board);
                    let is_old = |card: &IdeaCard| content.idea(*card).era <= era;
                    board.gone.extend(board.display.iter().filter(|card| is_old(card)));
                    board.display.retain(|card| !is_old(card));
                }
                TableEvent::DisplayFilled => self.fill_display(),
                TableEvent::DiplomatCalled { player: Player::You, .. } => self.gain_scholars(1),
                _ => {}
            }
        }
    }

    /// The card that an event of the position is about. The event itself has only the idea.
    fn card_of(&self, event: &TableEvent) -> Option<IdeaCard> {
        match *event {
            TableEvent::IdeaTaken { player, .. } if player != Player::You => {
                self.board.display.first().copied()
            }
            TableEvent::Presented { .. } => self.board.coming,
            TableEvent::Replaced { region, .. }
            | TableEvent::Invented { region, .. }
            | TableEvent::Innovated { region, .. }
            | TableEvent::Shared { region, .. } => self.board.card(region),
            _ => None,
        }
    }

    /// Fills the display from the stack, whose top card lies face up.
    pub(super) fn fill_display(&mut self) {
        loop {
            if self.board.top.is_none() {
                self.turn_up();
            }
            if self.board.display.len() == crate::position::Display::SIZE {
                break;
            }
            let Some(top) = self.board.top.take() else { break };
            self.board.display.push(top);
        }
        let display = self.board.as_display(self.content);
        self.at_mut().display = Some(display);
    }

    /// Turns up the next card of the stack, if there is one.
    pub(super) fn turn_up(&mut self) {
        let Some(group) = self.board.stack.front().cloned() else { return };
        let card = self.chance(&group);
        let left: Vec<IdeaCard> = group.into_iter().filter(|&other| other != card).collect();
        self.board.stack.pop_front();
        if !left.is_empty() {
            self.board.stack.push_front(left);
        }
        self.board.top = Some(card);
        self.tell(Event::Revealed(card));
    }

    /// You score, up to [`MAX_POINTS`].
    pub(super) fn score(&mut self, points: u8, by: Source) {
        let all = &mut self.at_mut().you.points;
        *all = (*all + u16::from(points)).min(MAX_POINTS);
        self.tell(Event::Scored { points, by });
    }

    /// Your influence changes, within the bounds of its track.
    pub(super) fn influence(&mut self, change: i8, by: Source) {
        let from = self.at().you.influence;
        let to = from.saturating_add_signed(change).min(MAX_INFLUENCE);
        if from != to {
            self.at_mut().you.influence = to;
            self.tell(Event::Influence { from, to, by });
        }
    }

    /// The speciality of citizens that come home from a region (2.3): that of its card, or else of the rightmost idea. If there is
    /// neither, you choose.
    pub(super) fn speciality_in(&mut self, region: Region) -> Flow<Speciality> {
        let card = self.board.card(region).or_else(|| self.board.display.first().copied());
        match card.map(|card| self.content.idea(card)) {
            Some(idea) => Ok(idea.speciality),
            None => self.choose(Question::As, Speciality::ALL, Answer::Speciality),
        }
    }
}
