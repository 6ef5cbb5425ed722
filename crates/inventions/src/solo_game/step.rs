//! A step of the game: the world, what has been said and drawn, and what happens.

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

/// What a rule comes to, unless an answer is missing.
pub(super) type Flow<T> = Result<T, MissingAnswer>;

/// An answer that is missing: the rule stops, and is played again from its beginning when it is given.
pub(super) type MissingAnswer = play::MissingFact<Question, Answer>;

/// What a rule has come to know since its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepInput {
    /// Your answer.
    Answered(Answer),
    /// Which of several options chance took.
    Drawn(u8),
}

/// A step of the game. Its rules are in the modules named after them.
pub(super) struct Step<'a> {
    pub(super) content: &'a Content,
    /// The table, with what anybody does on it.
    pub(super) play: Play<'static>,
    pub(super) board: Board,
    pub(super) society: Society,
    pub(super) events: Vec<Event>,
    /// What lasts only for this turn.
    pub(super) turn: TurnState,
    inputs: &'a mut Vec<StepInput>,
    /// How much of it has been used.
    inputs_used: usize,
    luck: &'a mut Luck,
}

/// What lasts only for a turn.
#[derive(Default)]
pub(super) struct TurnState {
    /// The chain tokens that are ready.
    pub(super) chain: u8,
    /// The ideas presented, each of which brings a new one.
    pub(super) presented: u8,
    /// The region of the last invention improved. Culture comes between an improvement and its chain, and must not bring about another
    /// one: no culture tile of the content gives an action.
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

    /// The world as far as the step has come, and what has happened.
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

    /// Tells what happened.
    pub(super) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Asks for one of these options, each of which is an answer. Where only one is possible it is taken.
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

    /// Lets chance take one of these options. What it took stays so when the step is played again.
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

    /// All of these in an order by chance.
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

    /// Does something on the table.
    pub(super) fn operate<T>(&mut self, operation: impl FnOnce(&mut Play<'static>) -> T) -> T {
        let done = operation(&mut self.play);
        self.apply_table_events();
        done
    }

    /// Plays rules of the opponents, which ask for facts as they do in the companion.
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

    /// What the companion asks the person for.
    fn known_fact(&mut self, asked: &play::MissingFact) -> Flow<TableAnswer> {
        Ok(match asked.question {
            TableQuestion::Revealed | TableQuestion::Chance | TableQuestion::EurekaTile(_) => {
                self.chance(&asked.answers)
            }
            // All that you hold is on the table.
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

    /// Lets the cards and your society follow what has happened on the table.
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

    /// The card that something on the table is about; the opponents look only at its idea.
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

    /// The display is filled from the stack, whose top card lies face up.
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

    /// You score.
    pub(super) fn score(&mut self, points: u8, by: Source) {
        let all = &mut self.at_mut().you.points;
        *all = (*all + u16::from(points)).min(MAX_POINTS);
        self.tell(Event::Scored { points, by });
    }

    /// Your influence changes, within its track.
    pub(super) fn influence(&mut self, change: i8, by: Source) {
        let from = self.at().you.influence;
        let to = from.saturating_add_signed(change).min(MAX_INFLUENCE);
        if from != to {
            self.at_mut().you.influence = to;
            self.tell(Event::Influence { from, to, by });
        }
    }

    /// What specialists of a region come home as (2.3): what its card is about, or else the rightmost idea; with
    /// neither you choose.
    pub(super) fn speciality_in(&mut self, region: Region) -> Flow<Speciality> {
        let card = self.board.card(region).or_else(|| self.board.display.first().copied());
        match card.map(|card| self.content.idea(card)) {
            Some(idea) => Ok(idea.speciality),
            None => self.choose(Question::As, Speciality::ALL, Answer::Speciality),
        }
    }
}
