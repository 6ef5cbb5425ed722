//! The position: the place of every card, and the point that the game has reached.
//!
//! A search copies positions all the time, so `Position` is a `Copy` value of fixed size without pointers. Decks and
//! piles are linked lists inside two arrays. Counts that could be derived, such as icons and points, are stored and
//! kept current by `changes`, the only module that moves cards.

mod changes;

use crate::blind::Blind;
use crate::card::{Card, CardSet};
use crate::machine::Machine;
use crate::memory::Memory;
use crate::rules::{IconCounts, Rules, count_of};
use crate::zone::Zone;
use arrayvec::ArrayVec;
use eureka_script::tree::End;
use eureka_script::word::{Color, Colors, Icon, Special, Splay};
use eureka_table::{Outcome, Seat, SeatSet};

/// The maximum number of players in a position.
pub(crate) const MAX_SEATS: usize = 5;
/// The number of stacks for decks. A deck's index is its age, so index 0 is unused.
const DECK_STACKS: usize = 12;
/// The number of stacks: the decks, then five piles for each seat.
const STACK_COUNT: usize = DECK_STACKS + MAX_SEATS * 5;
/// The end of a linked list of cards.
const NIL: u8 = u8::MAX;

/// Everything about a game in progress, in a value of fixed size that is cheap to copy.
///
/// A position holds all hidden cards too. It is meant for the rules, referees and tests; players get a
/// [`View`](crate::View).
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Game, Rules, Seat, Zone};
///
/// let rules = Rules::printed(Edition::First);
/// let game = Game::deal(rules, 2, 1).unwrap();
/// let position = game.position();
/// assert_eq!(position.hand(Seat::A).len(), 2);
/// let card = position.hand(Seat::A).first().unwrap();
/// assert_eq!(position.zone(card), Zone::Hand(Seat::A));
/// // Of 15 cards of age 1, four are in hands and one is an achievement.
/// assert_eq!(position.deck_len(1), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The zone of every card, in the codes of [`Zone`].
    zones: [u8; Card::MAX],
    /// The next card downwards, for cards in a deck or a pile.
    below: [u8; Card::MAX],
    /// Decks by age, then piles by seat and color.
    stacks: [Stack; STACK_COUNT],
    // The same zones as sets: redundant, but every rule asks for them.
    hands: [CardSet; MAX_SEATS],
    scores: [CardSet; MAX_SEATS],
    boards: [CardSet; MAX_SEATS],
    tops: [CardSet; MAX_SEATS],
    claimed: [CardSet; MAX_SEATS],
    available: CardSet,
    junk: CardSet,
    removed: CardSet,
    splays: [[Splay; 5]; MAX_SEATS],
    /// The icons that each pile shows; `board_icons` are their sums.
    pile_icons: [[IconCounts; 5]; MAX_SEATS],
    board_icons: [IconCounts; MAX_SEATS],
    points: [u16; MAX_SEATS],
    /// The seats that know the face of each card, and where it lies. [`ONLOOKER`](crate::ONLOOKER) is among them if the
    /// whole table has seen it.
    pub(crate) known: [SeatSet; Card::MAX],
    /// The cards that seats have seen and can no longer tell apart.
    pub(crate) memory: Memory,
    pub(crate) specials: [Whereabouts; 5],
    pub(crate) players: u8,
    /// The team of each player; without teams, the player alone.
    pub(crate) teams: [SeatSet; MAX_SEATS],
    /// Whether parley is played.
    pub(crate) parley: bool,
    /// Players who have lost.
    pub(crate) out: SeatSet,
    pub(crate) turn: Seat,
    /// The number of actions left in this turn, without one in progress.
    pub(crate) actions: u8,
    /// The number of turns to come that have only one action, at the beginning of the game.
    pub(crate) short_turns: u8,
    /// The number of cards that each player has scored in this turn; `tucked` likewise.
    pub(crate) scored: [u8; MAX_SEATS],
    pub(crate) tucked: [u8; MAX_SEATS],
    /// The opening cards chosen so far. They stay in hand until all players have chosen.
    pub(crate) opening: CardSet,
    /// The order in which blind choices fall.
    pub(crate) blind: Blind,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) machine: Machine,
}

/// The place of a special achievement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Whereabouts {
    /// On the table.
    Available,
    /// Claimed by a player.
    With(Seat),
    /// In the junk, or not in this game.
    Absent,
}

/// A deck or a pile: a linked list of cards by their numbers, through `Position::below`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stack {
    top: u8,
    bottom: u8,
    len: u8,
}

const EMPTY: Stack = Stack { top: NIL, bottom: NIL, len: 0 };

const fn deck_stack(age: u8) -> usize {
    age as usize
}

const fn pile_stack(seat: Seat, color: Color) -> usize {
    DECK_STACKS + seat.index() * 5 + color as usize
}

impl Position {
    /// A table without cards: all are removed from the game.
    pub(crate) fn empty(rules: &Rules, players: u8) -> Position {
        Position {
            zones: [Zone::Removed.code(); Card::MAX],
            below: [NIL; Card::MAX],
            stacks: [EMPTY; STACK_COUNT],
            hands: [CardSet::EMPTY; MAX_SEATS],
            scores: [CardSet::EMPTY; MAX_SEATS],
            boards: [CardSet::EMPTY; MAX_SEATS],
            tops: [CardSet::EMPTY; MAX_SEATS],
            claimed: [CardSet::EMPTY; MAX_SEATS],
            available: CardSet::EMPTY,
            junk: CardSet::EMPTY,
            removed: rules.all(),
            splays: [[Splay::None; 5]; MAX_SEATS],
            pile_icons: [[0; 5]; MAX_SEATS],
            board_icons: [0; MAX_SEATS],
            points: [0; MAX_SEATS],
            known: [SeatSet::NONE; Card::MAX],
            memory: Memory::EMPTY,
            specials: [Whereabouts::Available; 5],
            players,
            teams: std::array::from_fn(|seat| SeatSet::only(Seat::new(seat as u8))),
            parley: false,
            out: SeatSet::NONE,
            turn: Seat::A,
            actions: 2,
            short_turns: 0,
            scored: [0; MAX_SEATS],
            tucked: [0; MAX_SEATS],
            opening: CardSet::EMPTY,
            blind: Blind::ALPHABETICAL,
            outcome: None,
            machine: Machine::idle(),
        }
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The player whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The number of actions left in this turn, without one in progress.
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// The zone of a card.
    pub fn zone(&self, card: Card) -> Zone {
        Zone::from_code(self.zones[card.index()])
    }

    /// The cards in a player's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The cards in a player's score pile.
    pub fn score(&self, seat: Seat) -> CardSet {
        self.scores[seat.index()]
    }

    /// All cards on a player's board.
    pub fn board(&self, seat: Seat) -> CardSet {
        self.boards[seat.index()]
    }

    /// The cards that a player claimed as achievements.
    pub fn claimed(&self, seat: Seat) -> CardSet {
        self.claimed[seat.index()]
    }

    /// The cards that lie on the table as achievements.
    pub fn available(&self) -> CardSet {
        self.available
    }

    /// The cards in the junk.
    pub fn junk(&self) -> CardSet {
        self.junk
    }

    /// The cards removed from the game.
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// The special achievements that a player has.
    pub fn specials(&self, seat: Seat) -> impl Iterator<Item = Special> {
        Special::ALL
            .into_iter()
            .filter(move |special| self.specials[special.index()] == Whereabouts::With(seat))
    }

    /// Whether a special achievement lies on the table.
    pub fn special_available(&self, special: Special) -> bool {
        self.specials[special.index()] == Whereabouts::Available
    }

    /// The number of achievements that a player has, of all kinds.
    pub fn achievements(&self, seat: Seat) -> u8 {
        self.claimed(seat).len() + self.specials(seat).count() as u8
    }

    /// The number of achievements that win the game, for a player or for a team together.
    ///
    /// It depends on the number of players at the beginning, not on who is still in the game. A team needs as many as a
    /// player in a game of two.
    pub fn achievements_to_win(&self, rules: &Rules) -> u8 {
        rules.achievements_to_win(if self.has_teams() { 2 } else { self.players })
    }

    /// The splay of a pile.
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.splays[seat.index()][color.index()]
    }

    /// The cards of a pile, from the top down.
    pub fn pile(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> {
        self.downwards(pile_stack(seat, color))
    }

    /// The number of cards in a pile.
    pub fn pile_len(&self, seat: Seat, color: Color) -> u8 {
        self.stacks[pile_stack(seat, color)].len
    }

    /// The cards of a deck, from the top down.
    pub fn deck(&self, age: u8) -> impl Iterator<Item = Card> {
        self.downwards(deck_stack(age))
    }

    /// The number of cards in a deck.
    pub fn deck_len(&self, age: u8) -> u8 {
        self.stacks[deck_stack(age)].len
    }

    /// The top card of a deck.
    pub(crate) fn deck_top(&self, age: u8) -> Option<Card> {
        let top = self.stacks[deck_stack(age)].top;
        (top != NIL).then(|| Card::new(top))
    }

    /// The top or bottom card of a pile.
    pub fn pile_end(&self, end: End, seat: Seat, color: Color) -> Option<Card> {
        let stack = &self.stacks[pile_stack(seat, color)];
        let card = match end {
            End::Top => stack.top,
            End::Bottom => stack.bottom,
        };
        (card != NIL).then(|| Card::new(card))
    }

    /// The top cards of a board.
    pub fn tops(&self, seat: Seat) -> CardSet {
        self.tops[seat.index()]
    }

    /// The colors of which a player has a pile.
    pub fn colors(&self, seat: Seat) -> Colors {
        let present = |color: &Color| self.pile_len(seat, *color) > 0;
        Color::ALL.into_iter().filter(present).collect()
    }

    /// The points in a player's score pile.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The number of icons of one kind that show on a player's board.
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        count_of(self.board_icons[seat.index()], icon)
    }

    /// The icons of all kinds that show on a player's board.
    pub(crate) fn all_icons(&self, seat: Seat) -> IconCounts {
        self.board_icons[seat.index()]
    }

    /// The number of icons of one kind that a pile shows.
    pub fn pile_icons(&self, seat: Seat, color: Color, icon: Icon) -> u8 {
        count_of(self.pile_icons[seat.index()][color.index()], icon)
    }

    /// The number of cards that a player has scored in this turn.
    pub fn scored_this_turn(&self, seat: Seat) -> u8 {
        self.scored[seat.index()]
    }

    /// The number of cards that a player has tucked in this turn.
    pub fn tucked_this_turn(&self, seat: Seat) -> u8 {
        self.tucked[seat.index()]
    }

    /// The seats that know the face of this card and where it lies; [`ONLOOKER`](crate::ONLOOKER) is among them if the
    /// whole table has seen it.
    pub fn known_to(&self, card: Card) -> SeatSet {
        self.known[card.index()]
    }

    /// Whether a player has lost and is out of the game.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.has(seat)
    }

    /// The players who are still in the game.
    pub fn everyone(&self) -> SeatSet {
        SeatSet::all(self.players) - self.out
    }

    /// A player's team: the player and any partners.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.teams[seat.index()]
    }

    /// Whether any player has a partner.
    pub fn has_teams(&self) -> bool {
        SeatSet::all(self.players).iter().any(|seat| self.team(seat).len() > 1)
    }

    /// Whether parley is played.
    pub fn has_parley(&self) -> bool {
        self.parley
    }

    /// The number from which the coming blind choices follow. No player may know it.
    pub fn blind(&self) -> Blind {
        self.blind
    }

    /// The players who have not chosen an opening card. This is meaningful only before the first turn.
    pub(crate) fn choosing(&self) -> SeatSet {
        let chosen = |seat: &Seat| (self.hand(*seat) & self.opening).is_empty();
        self.everyone().iter().filter(chosen).collect()
    }

    /// The players still in the game who are not in this player's team.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.everyone() - self.team(seat)
    }

    /// The players exposed to the demands of this player's dogma action, and the players who share it, by the counts of
    /// this icon.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat, icon: Icon) -> (SeatSet, SeatSet) {
        let own = self.icons(seat, icon);
        let (mut fewer, mut sharing) = (SeatSet::NONE, SeatSet::NONE);
        for other in self.everyone().without(seat).iter() {
            match self.icons(other, icon) < own {
                true => fewer = fewer.with(other),
                false => sharing = sharing.with(other),
            }
        }
        (fewer - self.team(seat), sharing)
    }

    /// Whether two players are neither the same nor direct neighbors. A player who is out no longer separates neighbors.
    pub fn is_distant(&self, seat: Seat, other: Seat) -> bool {
        let left = |seat: Seat| self.round(seat).next().unwrap_or(seat);
        seat != other && left(seat) != other && left(other) != seat
    }

    /// The players still in the game, clockwise from the left of this seat, which comes last.
    pub(crate) fn round(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (players, everyone) = (self.players, self.everyone());
        (1..=players)
            .map(move |steps| seat.clockwise(steps, players))
            .filter(move |&seat| everyone.has(seat))
    }

    /// The card directly on top of this one in its pile.
    pub(crate) fn above(&self, rules: &Rules, card: Card) -> Option<Card> {
        let Zone::Board(seat) = self.zone(card) else { return None };
        let mut pile = self.pile(seat, rules.color(card));
        pile.find(|above| self.below[above.index()] == card.number())
    }

    /// The sets that hold a card while an action is in progress, a bit each: the opening, the open question, and the
    /// sets that effects remember. Two hidden cards with the same bits are interchangeable in a redeal.
    pub(crate) fn remembers(&self, card: Card) -> u64 {
        let pending = self.machine.pending.map_or(CardSet::EMPTY, |pending| pending.cards);
        let sets = [&self.opening, &pending, &self.machine.gone]
            .into_iter()
            .chain(self.machine.remembered().0);
        sets.fold(0, |bits, set| bits << 1 | u64::from(set.has(card)))
    }

    /// The cards by zone and age, those with equal backs in an [order](Self::even_key) that tells nothing.
    pub(crate) fn in_even_order(
        &self,
        rules: &Rules,
        cards: CardSet,
    ) -> ArrayVec<Card, { Card::MAX }> {
        let mut cards: ArrayVec<Card, { Card::MAX }> = cards.iter().collect();
        cards.sort_unstable_by_key(|&card| {
            let zone = self.zone(card);
            // Cards on boards are open.
            let age = if matches!(zone, Zone::Board(_)) { 0 } else { rules.age(card) };
            (zone, age, self.even_key(card), card)
        });
        cards
    }

    /// The cards of a zone.
    pub(crate) fn cards_in(&self, zone: Zone) -> CardSet {
        match zone {
            Zone::Deck => (1..DECK_STACKS as u8).flat_map(|age| self.deck(age)).collect(),
            Zone::Available => self.available,
            Zone::Junk => self.junk,
            Zone::Removed => self.removed,
            Zone::Hand(seat) => self.hand(seat),
            Zone::Score(seat) => self.score(seat),
            Zone::Board(seat) => self.board(seat),
            Zone::Claimed(seat) => self.claimed(seat),
        }
    }

    fn downwards(&self, stack: usize) -> impl Iterator<Item = Card> {
        let mut next = self.stacks[stack].top;
        std::iter::from_fn(move || {
            let card = (next != NIL).then(|| Card::new(next))?;
            next = self.below[card.index()];
            Some(card)
        })
    }
}

const _: () =
    assert!(size_of::<Position>() <= 4096, "a position is copied at every step of a search");

/// The sum of the values of cards.
pub(crate) fn sum_of_values(rules: &Rules, cards: CardSet) -> u16 {
    (1..=rules.last_age())
        .map(|age| u16::from(age) * u16::from((cards & rules.of_age(age)).len()))
        .sum()
}
