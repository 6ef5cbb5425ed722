//! `Game`: the public face of the rules, and its implementation of the `Game` trait of `eureka-table`.

use crate::arrangement::{Arrangement, ArrangementError};
use crate::card::Card;
use crate::engine::Engine;
use crate::memory::Memory;
use crate::position::Position;
use crate::question::{Answer, Answers, Illegal, Question, QuestionKind};
use crate::record::{GAME, Setup, StartError};
use crate::rules::Rules;
use crate::scope::highest_value;
use crate::watch::{Event, Face, Shown, Watch};
use crate::zone::Zone;
use eureka_script::word::{Color, Icon, Special};
use eureka_table::{LineKind, Outcome, RESIGN, Said, Seat, SeatSet, Turn};
use std::hash::{Hash, Hasher};

/// A game of Innovation in progress: its rules and its position.
///
/// A game always waits for one answer to one [`Question`], or is over. It is `Copy` and has no history: keep the
/// answers in an `eureka_table::Timeline` to save, replay or take back.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Answer, Edition, Game, QuestionKind, Rules};
///
/// let rules = Rules::printed(Edition::First);
/// let mut game = Game::deal(rules, 2, 1).unwrap();
/// assert_eq!(game.question().unwrap().kind, QuestionKind::Opening);
///
/// // Each player opens with the first of two cards. Then somebody begins.
/// for _ in 0..2 {
///     game.answer(game.answers()[0], &mut ()).unwrap();
/// }
/// assert_eq!(game.question().unwrap().kind, QuestionKind::Action);
/// let seat = game.asked().unwrap();
///
/// // Answers can be read from their notation, and everything that happens is told to a `Watch`.
/// let mut events = Vec::new();
/// game.answer(game.read("draw").unwrap(), &mut events).unwrap();
/// assert_eq!(game.position().hand(seat).len(), 2);
/// assert!(!events.is_empty());
///
/// // An answer that is not listed is refused, and nothing changes.
/// let before = game;
/// assert!(game.answer(Answer::Yes, &mut ()).is_err());
/// assert_eq!(game, before);
/// ```
#[derive(Clone, Copy)]
pub struct Game {
    pub(crate) rules: &'static Rules,
    pub(crate) position: Position,
}

impl Game {
    /// A game that begins with an action in a position laid out by hand. [`Arrangement`] has an example.
    pub fn arrange(
        rules: &'static Rules,
        arrangement: &Arrangement,
    ) -> Result<Game, ArrangementError> {
        let mut position = arrangement.position(rules)?;
        position.machine.unchecked = position.everyone();
        let mut game = Game { rules, position };
        game.engine(&mut ()).next_action();
        Ok(game)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The position with all hidden cards, for referees and tests. Players get a [`view`](Self::view).
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.position.players
    }

    /// The outcome, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome
    }

    /// The points in a player's score pile.
    pub fn points(&self, seat: Seat) -> u16 {
        self.position.points(seat)
    }

    /// The number of icons of one kind that show on a player's board.
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.position.icons(seat, icon)
    }

    /// The player who must answer; `None` if the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.position.machine.pending.map(|pending| pending.seat)
    }

    /// The players who are asked now: before the first turn everyone who has not chosen an opening card, later one player.
    pub fn awaited(&self) -> SeatSet {
        match self.position.machine.pending {
            Some(pending) if pending.kind == QuestionKind::Opening => self.position.choosing(),
            Some(pending) => SeatSet::only(pending.seat),
            None => SeatSet::NONE,
        }
    }

    /// The same game with the question to this seat as the open one; `None` if the seat is not asked.
    ///
    /// All players choose their opening cards at the same time. A game lists one question only, so that whoever plays on
    /// with it can take one player after the other; each of the players who are [awaited](Self::awaited) can be taken
    /// first.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules, Seat};
    ///
    /// let mut game = Game::deal(Rules::printed(Edition::First), 2, 1).unwrap();
    /// let second = game.facing(Seat::new(1)).unwrap();
    /// game.answer_unchecked(second.answers()[0], &mut ());
    /// assert_eq!(game.asked(), Some(Seat::A));
    /// assert!(game.facing(Seat::new(1)).is_none(), "B has chosen");
    /// ```
    #[must_use]
    pub fn facing(&self, seat: Seat) -> Option<Game> {
        if !self.awaited().has(seat) {
            return None;
        }
        let mut game = *self;
        if self.asked() != Some(seat) {
            game.engine(&mut ()).ask_opening(seat);
        }
        Some(game)
    }

    /// The same game without memory of mixed cards, which is faster: for playouts and statistics, where nobody looks. Its views
    /// and redeals know less than a player could.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules};
    ///
    /// let mut game = Game::deal(Rules::printed(Edition::First), 2, 1).unwrap();
    /// let mut playout = game.forgetful();
    /// for game in [&mut game, &mut playout] {
    ///     game.answer_unchecked(game.answers()[0], &mut ());
    /// }
    /// assert_eq!(playout.answers(), game.answers());
    /// ```
    #[must_use]
    pub fn forgetful(mut self) -> Game {
        self.position.memory = Memory::OFF;
        self
    }

    /// The open question; `None` if the game is over.
    pub fn question(&self) -> Option<Question> {
        let pending = self.position.machine.pending?;
        let machine = &self.position.machine;
        let asking = match pending.kind {
            QuestionKind::Parley | QuestionKind::Payment => {
                Some((machine.dogma.card, machine.dogma.effect))
            }
            _ => machine.frame().map(|frame| (frame.card, frame.program)),
        };
        let effect =
            |card: Card, program: u16| (program - self.rules.facts(card).programs.start) as u8;
        Some(Question {
            seat: pending.seat,
            card: asking.map(|(card, _)| card),
            effect: asking.map_or(0, |(card, program)| effect(card, program)),
            step: machine.frame().map_or(0, |frame| frame.at),
            kind: pending.kind,
            pass: pending.pass,
        })
    }

    /// The answers to the open question, sorted and without duplicates; empty if the game is over.
    ///
    /// There are at least two answers, except for an action: there drawing may be the only one. Nobody is asked a
    /// question that has only one possible answer.
    pub fn answers(&self) -> Answers {
        let mut answers = Answers::default();
        let Some(pending) = self.position.machine.pending else { return answers };
        let list = &mut answers.0;
        let bits = (0..16u8).filter(|bit| pending.mask & 1 << bit != 0);
        match pending.kind {
            QuestionKind::Action => self.list_actions(&mut answers),
            QuestionKind::Opening
            | QuestionKind::Parley
            | QuestionKind::Payment
            | QuestionKind::Card
            | QuestionKind::Keep
            | QuestionKind::Order => list.extend(pending.cards.iter().map(Answer::Card)),
            QuestionKind::Back => list.extend(bits.map(Answer::Back)),
            QuestionKind::Owner | QuestionKind::Seat => {
                list.extend(bits.map(|bit| Answer::Seat(Seat::new(bit))));
            }
            QuestionKind::Color => {
                list.extend(bits.map(|bit| Answer::Color(Color::ALL[usize::from(bit)])));
            }
            QuestionKind::Icon => {
                list.extend(bits.map(|bit| Answer::Icon(Icon::ALL[usize::from(bit)])));
            }
            QuestionKind::Special => {
                list.extend(bits.map(|bit| Answer::Special(Special::ALL[usize::from(bit)])));
            }
            QuestionKind::Value => list.extend(bits.map(Answer::Value)),
            QuestionKind::Branch => list.extend(bits.map(Answer::Branch)),
            QuestionKind::YesNo => list.extend([Answer::Yes, Answer::No]),
        }
        if pending.pass {
            answers.0.push(Answer::Pass);
        }
        answers
    }

    fn list_actions(&self, answers: &mut Answers) {
        let at = &self.position;
        let seat = at.turn;
        let list = &mut answers.0;
        list.push(Answer::Draw);
        list.extend(at.hand(seat).iter().map(Answer::Meld));
        let mut dogmas = at.tops(seat);
        if at.parley && !at.hand(seat).is_empty() {
            let distant = at.everyone().iter().filter(|&other| at.is_distant(seat, other));
            dogmas = distant.fold(dogmas, |dogmas, other| dogmas | at.tops(other));
        }
        list.extend(dogmas.iter().map(Answer::Dogma));
        // An achievement takes five points for each age and a top card of at least that age. Nothing is spent.
        let affordable = at.points(seat) / 5;
        if affordable > 0 {
            let highest = highest_value(self.rules, at.tops(seat));
            list.extend(
                (1..=affordable.min(u16::from(highest)) as u8)
                    .filter(|&age| !(at.available() & self.rules.of_age(age)).is_empty())
                    .map(Answer::Achieve),
            );
        }
    }

    /// Gives an answer and runs the game to the next question; `watch` is told everything that happens.
    ///
    /// An answer that is not listed is refused, and nothing changes.
    pub fn answer(&mut self, answer: Answer, watch: &mut impl Watch) -> Result<(), Illegal> {
        if !self.answers().contains(&answer) {
            return Err(self.refusal(self.write(answer)));
        }
        self.answer_unchecked(answer, watch);
        Ok(())
    }

    /// Gives an answer that the caller has just taken from [`answers`](Self::answers). Any other answer leaves the game
    /// in an undefined state, or panics.
    pub fn answer_unchecked(&mut self, answer: Answer, watch: &mut impl Watch) {
        self.engine(watch).answer(answer);
    }

    pub(crate) fn engine<'a, W: Watch>(&'a mut self, watch: &'a mut W) -> Engine<'a, W> {
        Engine { rules: self.rules, at: &mut self.position, watch }
    }

    /// The notation of an answer: `dogma Archery`, `Tools`, `red`, `pass`. Records and scenarios store it.
    pub fn write(&self, answer: Answer) -> String {
        match answer {
            Answer::Draw => "draw".into(),
            Answer::Meld(card) => format!("meld {}", self.name(card)),
            Answer::Dogma(card) => match self.position.zone(card) {
                Zone::Board(owner) if owner != self.position.turn => {
                    format!("dogma {} of {owner}", self.name(card))
                }
                _ => format!("dogma {}", self.name(card)),
            },
            Answer::Achieve(age) => format!("achieve {age}"),
            Answer::Card(card) => self.name(card).into(),
            Answer::Back(value) | Answer::Value(value) => value.to_string(),
            Answer::Color(color) => color.word().into(),
            Answer::Seat(seat) => seat.to_string(),
            Answer::Icon(icon) => icon.word().into(),
            Answer::Special(special) => special.word().into(),
            Answer::Branch(branch) => match Answer::BRANCHES.get(usize::from(branch)) {
                Some(word) => (*word).into(),
                None => format!("branch {}", branch + 1),
            },
            Answer::Yes => "yes".into(),
            Answer::No => "no".into(),
            Answer::Pass => "pass".into(),
        }
    }

    fn name(&self, card: Card) -> &str {
        match self.rules.all().has(card) {
            true => self.rules.name(card),
            false => "an unknown card",
        }
    }

    /// The listed answer that has this notation.
    pub fn read(&self, text: &str) -> Result<Answer, Illegal> {
        let found = self.answers().iter().copied().find(|&answer| self.write(answer) == text);
        found.ok_or_else(|| self.refusal(text.to_owned()))
    }

    /// The listed answer that has this notation, if this seat is asked. Before the first turn, everyone who has not chosen
    /// an opening card is.
    pub fn read_from(&self, seat: Seat, text: &str) -> Result<Answer, Illegal> {
        match (self.facing(seat), self.asked()) {
            (None, Some(asked)) => Err(Illegal::NotAsked { seat, asked }),
            (Some(game), _) => game.read(text),
            (None, None) => self.read(text),
        }
    }

    fn refusal(&self, answer: String) -> Illegal {
        /// The maximum number of options that an error message lists.
        const MAX_SHOWN_OPTIONS: usize = 24;
        let Some(seat) = self.asked() else { return Illegal::Over(answer) };
        let answers = self.answers();
        Illegal::NotAnOption {
            seat,
            answer,
            options: answers
                .iter()
                .take(MAX_SHOWN_OPTIONS)
                .map(|&answer| self.write(answer))
                .collect(),
            more: answers.len() > MAX_SHOWN_OPTIONS,
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        std::ptr::eq(self.rules, other.rules) && self.position == other.position
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.hash(state);
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game")
            .field("edition", &self.rules.edition())
            .field("position", &self.position)
            .finish()
    }
}

impl eureka_table::Game for Game {
    const NAME: &'static str = GAME;

    type Question = Question;
    type Answer = Answer;
    type Answers = Answers;
    type View = crate::view::View;
    type Illegal = Illegal;
    type Setup = Setup;
    type Rules = &'static Rules;
    type StartError = StartError;
    type Event = Event<Shown>;
    type Told = Event<Face>;

    fn start(
        setup: &Setup,
        rules: &'static Rules,
        _: &mut Vec<Event<Shown>>,
    ) -> Result<Game, StartError> {
        setup.start(rules)
    }

    fn players(&self) -> u8 {
        Game::players(self)
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.position.team(seat)
    }

    fn asked(&self) -> Option<Seat> {
        Game::asked(self)
    }

    fn question(&self) -> Option<Question> {
        Game::question(self)
    }

    fn answers(&self) -> Answers {
        Game::answers(self)
    }

    fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        Game::answer(self, answer, &mut ())
    }

    fn answer_unchecked(&mut self, answer: Answer) {
        Game::answer_unchecked(self, answer, &mut ());
    }

    fn answer_telling(&mut self, answer: Answer, events: &mut Vec<Event<Shown>>) {
        Game::answer_unchecked(self, answer, events);
    }

    fn told(&self, event: &Event<Shown>, seat: Seat) -> Event<Face> {
        event.told(seat, |card| self.rules.age(card))
    }

    fn awaited(&self) -> SeatSet {
        Game::awaited(self)
    }

    fn facing(&self, seat: Seat) -> Option<Game> {
        Game::facing(self, seat)
    }

    fn goes_on(before: &Game, said: &Said, after: &Game, next: &Said) -> bool {
        after.goes_on(before, said, next)
    }

    fn turn(&self) -> Option<Turn> {
        let kind = self.position.machine.pending?.kind;
        let seat = (kind != QuestionKind::Opening).then_some(self.position.turn);
        let is_choosing = kind == QuestionKind::Action;
        Some(Turn { seat, actions: self.position.actions, is_choosing })
    }

    fn may_resign(&self, seat: Seat) -> bool {
        Game::may_resign(self, seat)
    }

    fn forgetful(self) -> Game {
        Game::forgetful(self)
    }

    /// A line is an answer, or `resign`.
    fn take(&mut self, said: &Said, events: &mut Vec<Event<Shown>>) -> Result<LineKind, Illegal> {
        if said.answer == RESIGN {
            self.resign(said.seat, events)?;
        } else {
            let answer = self.read_from(said.seat, &said.answer)?;
            self.answer_unchecked(answer, events);
        }
        Ok(LineKind::Answer)
    }

    /// The player must be the next one asked, so that nobody else has decided or begun to think.
    fn may_take_back<'a>(
        before: &Game,
        after: &Game,
        said: &Said,
        events: impl Iterator<Item = &'a Event<Shown>>,
    ) -> bool {
        after.asked() == Some(said.seat)
            && before.shows_nothing(said.seat, events)
            && before.teaches_nothing(after, said.seat)
            && !before.depends_on_hidden_cards(said)
    }

    fn view(&self, seat: Seat) -> crate::view::View {
        Game::view(self, seat)
    }

    fn redeal(&self, seat: Seat, rng: &mut impl rand_core::Rng) -> Game {
        Game::redeal(self, seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn write(&self, answer: Answer) -> String {
        Game::write(self, answer)
    }

    fn read(&self, text: &str) -> Result<Answer, Illegal> {
        Game::read(self, text)
    }

    fn read_from(&self, seat: Seat, text: &str) -> Result<Answer, Illegal> {
        Game::read_from(self, seat, text)
    }
}
