//! The engine: turns, actions and dogma actions, and the loop that runs effects until a player must answer.
//!
//! An operation that needs an answer sets `machine.pending` and returns [`Flow::Wait`]. The answer runs the same
//! operation again with a [`Reply`]. So nothing about an effect lives on the call stack, and a position can be copied
//! or packed in the middle of one.

use crate::card::{Card, CardSet};
use crate::machine::{After, Dogma, Frame, Machine, Pending};
use crate::position::Position;
use crate::question::{Answer, QuestionKind};
use crate::rules::Rules;
use crate::scope::{Scope, highest_value};
use crate::watch::{Event, MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::program::{Op, Target};
use eureka_script::tree::{EffectKind, End, Slot, Then, Value};
use eureka_script::word::Edition;
use eureka_table::{Seat, SeatSet};

/// The maximum number of operations between two answers. It stops home-made cards that repeat for ever; printed cards
/// stay far below it.
const MAX_STEPS_PER_ANSWER: u32 = 100_000;

/// The rules at work on a position. Other modules add their parts: `pick`, `steps`, `moves`, `achievements`, `parley`.
pub(crate) struct Engine<'a, W> {
    pub(crate) rules: &'static Rules,
    /// The position. Local variables for positions are called `at` too.
    pub(crate) at: &'a mut Position,
    pub(crate) watch: &'a mut W,
}

/// The continuation after an operation.
pub(crate) enum Flow {
    /// Go on with the next operation.
    Next,
    /// Go on with another operation of the same effect.
    Goto(Target),
    /// Go on wherever the topmost frame points: the operation has changed the frames itself.
    Stay,
    /// Stop: a question waits for its answer.
    Wait,
}

impl<W: Watch> Engine<'_, W> {
    /// Takes a listed answer, and runs until the next question or the end of the game.
    pub(crate) fn answer(&mut self, answer: Answer) {
        let Some(pending) = self.at.machine.pending.take() else { return };
        match pending.kind {
            QuestionKind::Opening => self.open(answer),
            QuestionKind::Action => self.act(answer),
            QuestionKind::Payment => {
                self.pay(pending.seat, answer);
                self.dogma(pending.seat, self.at.machine.dogma.card);
            }
            QuestionKind::Parley => self.parley(pending.seat, answer),
            _ => {
                let frame = *self.at.machine.frame_mut();
                let op = &self.rules.program(frame.program).code[usize::from(frame.at)];
                if !matches!(answer, Answer::Card(_) | Answer::Back(_)) {
                    self.watch.event(Event::Chose { seat: pending.seat, answer });
                }
                let flow = self.operate(op, Some((pending, answer)));
                self.go_on(flow);
            }
        }
        if self.at.machine.pending.is_none() {
            self.run();
        }
    }

    /// Runs until a question waits or the game is over.
    pub(crate) fn run(&mut self) {
        let mut steps = 0;
        while self.at.machine.pending.is_none() {
            if self.at.outcome.is_some() {
                self.at.machine = Machine::idle();
                return;
            }
            let Some(&frame) = self.at.machine.frame() else {
                self.next_action();
                continue;
            };
            let program = self.rules.program(frame.program);
            match program.code.get(usize::from(frame.at)) {
                Some(op) => {
                    let flow = self.operate(op, None);
                    self.go_on(flow);
                }
                None => self.finish_effect(),
            }
            steps += 1;
            if steps > MAX_STEPS_PER_ANSWER {
                self.end_dogma();
            }
        }
    }

    pub(crate) fn go_on(&mut self, flow: Flow) {
        match flow {
            Flow::Next => self.at.machine.frame_mut().at += 1,
            Flow::Goto(target) => self.at.machine.frame_mut().at = target,
            Flow::Stay | Flow::Wait => {}
        }
    }

    /// Puts a question, which then waits for its answer.
    pub(crate) fn ask(
        &mut self,
        kind: QuestionKind,
        seat: Seat,
        pass: bool,
        cards: CardSet,
        mask: u16,
    ) -> Flow {
        self.at.machine.pending = Some(Pending { kind, seat, pass, cards, mask });
        Flow::Wait
    }

    /// Asks a player whether to do something optional.
    pub(crate) fn ask_yes_no(&mut self, seat: Seat) -> Flow {
        self.ask(QuestionKind::YesNo, seat, false, CardSet::EMPTY, 0)
    }

    /// Evaluates expressions of the effect being executed, in the position as it is now.
    pub(crate) fn with_scope<T>(&self, evaluate: impl FnOnce(Scope<'_>) -> T) -> T {
        let frame = self.at.machine.frame().expect("an effect is being executed");
        evaluate(Scope::new(self.rules, self.at, frame, self.watch.trace()))
    }

    /// The player who executes the effect.
    pub(crate) fn you(&self) -> Seat {
        self.at.machine.frame().expect("an effect is being executed").you
    }
}

/// Set-up, turns and actions.
impl<W: Watch> Engine<'_, W> {
    /// Notes an opening card. When all have chosen, the cards are melded together.
    fn open(&mut self, answer: Answer) {
        if let Answer::Card(card) = answer {
            self.at.opening.insert(card);
        }
        self.go_on_opening();
    }

    /// Waits for the players who have not chosen an opening card, or begins the first turn if all have.
    pub(crate) fn go_on_opening(&mut self) {
        if let Some(next) = self.at.choosing().first() {
            self.ask_opening(next);
            return;
        }
        let opening = std::mem::take(&mut self.at.opening);
        let first = opening.iter().min_by_key(|&card| self.rules.alphabet(card));
        let first = first.and_then(|card| self.at.zone(card).owner()).unwrap_or(Seat::A);
        for seat in self.at.everyone().iter() {
            for card in opening & self.at.hand(seat) {
                self.meld(seat, card);
            }
        }
        // With four or more players, the second turn has a single action too.
        self.at.short_turns = if self.at.everyone().len() < 4 { 1 } else { 2 };
        self.begin_turn(first);
    }

    /// Asks a player for an opening card. All others who have not chosen may answer as well, see [`Game::facing`].
    ///
    /// [`Game::facing`]: crate::Game::facing
    pub(crate) fn ask_opening(&mut self, seat: Seat) {
        let hand = self.at.hand(seat);
        self.ask(QuestionKind::Opening, seat, false, hand, 0);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.at.turn = seat;
        self.at.actions = if self.at.short_turns > 0 { 1 } else { 2 };
        self.at.short_turns = self.at.short_turns.saturating_sub(1);
        self.at.scored = Default::default();
        self.at.tucked = Default::default();
        self.watch.event(Event::Turn { seat, actions: self.at.actions });
    }

    /// Ends the action in progress, passes the turn on if no action is left, and asks for the next action.
    pub(crate) fn next_action(&mut self) {
        if std::mem::take(&mut self.at.machine.acting) {
            self.award_after_action();
            if self.at.outcome.is_some() {
                return;
            }
        }
        if self.at.actions == 0 {
            let left = self.at.round(self.at.turn).next();
            self.begin_turn(left.unwrap_or(self.at.turn));
        }
        self.at.machine.changed = false;
        self.ask(QuestionKind::Action, self.at.turn, false, CardSet::EMPTY, 0);
    }

    fn act(&mut self, action: Answer) {
        let seat = self.at.turn;
        self.at.actions -= 1;
        self.at.machine.acting = true;
        self.watch.event(Event::Action { seat, action });
        match action {
            Answer::Draw => self.draw_action(seat),
            Answer::Meld(card) => self.meld(seat, card),
            Answer::Dogma(card) if self.at.zone(card) == Zone::Board(seat) => {
                self.dogma(seat, card);
            }
            Answer::Dogma(card) => self.borrow(seat, card),
            Answer::Achieve(age) => self.achieve(seat, age),
            _ => {}
        }
    }

    /// The draw action: draws a card of the value of the highest top card.
    fn draw_action(&mut self, seat: Seat) {
        let age = highest_value(self.rules, self.at.tops(seat));
        self.draw(seat, u16::from(age), Then::Keep);
    }
}

/// The dogma action.
impl<W: Watch> Engine<'_, W> {
    /// Begins a dogma action. The icons are counted only here, before any effect is executed.
    pub(crate) fn dogma(&mut self, seat: Seat, card: Card) {
        let facts = self.rules.facts(card);
        let (exposed, sharing) = self.at.reach(seat, facts.dogma);
        self.at.machine.dogma = Dogma {
            card,
            effect: facts.programs.start,
            steps: 0,
            exposed,
            sharing,
            parleyed: SeatSet::NONE,
            bonus: false,
        };
        self.next_execution();
    }

    /// Begins the next execution of the dogma action: by the next player, or of the next effect. After the last one, the
    /// sharing bonus is drawn.
    pub(crate) fn next_execution(&mut self) {
        let actor = self.at.turn;
        let last = self.rules.facts(self.at.machine.dogma.card).programs.end;
        while self.at.machine.dogma.effect < last {
            while self.at.machine.dogma.steps < self.at.players {
                self.at.machine.dogma.steps += 1;
                let seat = actor.clockwise(self.at.machine.dogma.steps, self.at.players);
                if !self.executes(seat) {
                    continue;
                }
                if self.at.parley {
                    if self.asks_to_parley(seat) {
                        return;
                    }
                    // A distant player who cannot pay no longer shares.
                    if !self.executes(seat) {
                        continue;
                    }
                }
                let Dogma { card, effect, .. } = self.at.machine.dogma;
                return self.begin_effect(effect, card, seat, After::Dogma);
            }
            self.at.machine.dogma.effect += 1;
            self.at.machine.dogma.steps = 0;
        }
        let bonus = self.at.machine.dogma.bonus;
        self.at.machine.end_dogma();
        if bonus {
            self.watch.event(Event::Bonus { seat: actor });
            self.draw_action(actor);
        }
    }

    /// Whether a player executes the current effect of the dogma action.
    fn executes(&self, seat: Seat) -> bool {
        let dogma = &self.at.machine.dogma;
        !self.at.is_out(seat)
            && match self.rules.is_demand(dogma.effect) {
                true => dogma.exposed.has(seat),
                false => seat == self.at.turn || dogma.sharing.has(seat),
            }
    }

    /// Notes that a sharing bonus is due if an opponent has changed anything by sharing.
    pub(crate) fn note_share(&mut self, frame: &Frame) {
        let shared = self.at.opponents(self.at.turn).has(frame.you)
            && self.rules.program(frame.program).kind == EffectKind::Share
            && self.at.machine.changed;
        self.at.machine.dogma.bonus |= shared;
    }

    /// Begins an effect. Does nothing if cards execute each other too deeply.
    fn begin_effect(&mut self, program: u16, card: Card, you: Seat, after: After) {
        let me = self.at.turn;
        if !self.at.machine.push(self.rules, Frame::new(program, card, you, me, after)) {
            return;
        }
        if after == After::Dogma {
            self.at.machine.changed = false;
        }
        let effect = (program - self.rules.facts(card).programs.start) as u8;
        let kind = self.rules.program(program).kind;
        self.watch.event(Event::Effect { seat: you, card, effect, kind });
        let parameter = self.rules.program(program).parameter.as_ref();
        self.set_parameter(parameter.map(|value| self.evaluate(value)));
    }

    fn evaluate(&self, value: &Value) -> u8 {
        self.with_scope(|scope| match value {
            Value::Number(number) => u8::try_from(scope.number(number)).unwrap_or(u8::MAX),
            Value::Colors(colors) => scope.colors(colors).0,
        })
    }

    fn set_parameter(&mut self, value: Option<u8>) {
        if let Some(value) = value {
            *self.at.machine.slot_mut(Slot(0)) = value;
        }
    }

    /// Begins the current effect again. It keeps nothing but the value that it is given.
    pub(crate) fn repeat(&mut self, with: Option<&Value>) -> Flow {
        let frame = *self.at.machine.frame_mut();
        let with = with.or(self.rules.program(frame.program).parameter.as_ref());
        let value = with.map(|value| self.evaluate(value));
        self.at.machine.forget();
        self.set_parameter(value);
        self.at.machine.frame_mut().did = false;
        Flow::Goto(0)
    }

    /// Executes the effects of a card for the executing player only, without its demands.
    pub(crate) fn execute(&mut self, cards: CardSet) -> Flow {
        let Some(card) = cards.first() else {
            self.at.machine.frame_mut().did = false;
            return Flow::Next;
        };
        let you = self.you();
        let frame = self.at.machine.frame_mut();
        frame.did = true;
        frame.at += 1;
        if frame.after == After::Execute && self.rules.edition() == Edition::Fourth {
            self.claim_chain(you);
            if self.at.outcome.is_some() {
                return Flow::Stay;
            }
        }
        self.execute_from(self.rules.facts(card).programs.start, card, you);
        Flow::Stay
    }

    /// Begins the next effect of a card that is not a demand, from `first` on.
    fn execute_from(&mut self, first: u16, card: Card, you: Seat) {
        let end = self.rules.facts(card).programs.end;
        if let Some(effect) = (first..end).find(|&effect| !self.rules.is_demand(effect)) {
            self.begin_effect(effect, card, you, After::Execute);
        }
    }

    fn finish_effect(&mut self) {
        let frame = self.at.machine.pop();
        match frame.after {
            After::Dogma => {
                self.note_share(&frame);
                self.next_execution();
            }
            After::Execute => self.execute_from(frame.program + 1, frame.card, frame.you),
        }
    }

    /// The executing player loses and executes nothing more. If it was that player's own action, the action ends.
    fn lose(&mut self) -> Flow {
        let you = self.you();
        self.watch.event(Event::Lost { seat: you });
        self.stop_executing(you);
        Flow::Stay
    }

    /// Ends the whole dogma action, without a sharing bonus.
    pub(crate) fn end_dogma(&mut self) {
        self.at.machine.end_dogma();
        self.watch.event(Event::DogmaEnded);
    }

    pub(crate) fn meld(&mut self, seat: Seat, card: Card) {
        self.move_card(seat, card, Zone::Board(seat), End::Top, MoveKind::Meld);
    }
}

/// The question that suspended an operation, and the answer to it; `None` when the operation runs for the first time.
pub(crate) type Reply = Option<(Pending, Answer)>;

impl<W: Watch> Engine<'_, W> {
    /// Runs one operation, or resumes it with a reply.
    pub(crate) fn operate(&mut self, op: &'static Op, reply: Reply) -> Flow {
        match op {
            Op::Draw { may, then, age, times, bind } => {
                self.draw_op(*may, *then, age, times, *bind, reply)
            }
            Op::Pick(pick) => self.pick(pick, reply),
            Op::ChooseColor { who, may, from, bind } => {
                self.choose_color(*who, *may, from, *bind, reply)
            }
            Op::ChooseValue { who, may, from, bind } => {
                self.choose_value(*who, *may, from, *bind, reply)
            }
            Op::ChooseIcon { who, may, from, bind } => {
                self.choose_icon(*who, *may, from, *bind, reply)
            }
            Op::ChooseSeat { who, may, from, bind } => {
                self.choose_seat(*who, *may, from, *bind, reply)
            }
            Op::ChooseBranch { may, branches, end } => {
                self.choose_branch(*may, branches, *end, reply)
            }
            Op::Splay { may, one, colors, direction } => {
                self.splay_op(*may, *one, colors, *direction, reply)
            }
            Op::Unsplay { colors } => self.unsplay(colors),
            Op::Rearrange { may, colors, hue, left } => {
                self.rearrange(*may, colors, *hue, *left, reply)
            }
            Op::Exchange { may, left, right } => self.exchange(*may, left, right, reply),
            Op::Execute { cards } => {
                let cards = self.with_scope(|scope| scope.cards(cards));
                self.execute(cards)
            }
            Op::Specials { may, one, change } => self.specials(*may, *one, *change, reply),
            Op::Claim { special } => self.claim_op(*special),
            Op::AddMarkers { number } => self.add_markers(number),
            Op::Jump(target) => Flow::Goto(*target),
            Op::Unless(test, target) => match self.with_scope(|scope| scope.test(test)) {
                true => Flow::Next,
                false => Flow::Goto(*target),
            },
            Op::EachBegin { seats, left, outer } => self.each_begin(seats, *left, *outer),
            Op::EachNext { left, outer, end } => self.each_next(*left, *outer, *end),
            Op::Repeat { with } => self.repeat(with.as_ref()),
            Op::EndDogma => {
                self.end_dogma();
                Flow::Stay
            }
            Op::Win { winner } => self.win(winner),
            Op::Lose => self.lose(),
        }
    }
}
