//! The position: where every card is, and where we are in the game.

mod changes;

use crate::card::{Card, CardSet};
use crate::machine::Machine;
use crate::rules::{IconCounts, Rules, count_of};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Colors, Icon, Special, Splay};
use eureka_table::{Outcome, Seat, SeatSet};

/// The most players a position has room for.
pub(crate) const SEATS: usize = 5;
const DECKS: usize = 12;
const STACKS: usize = DECKS + SEATS * 5;
const NIL: u8 = u8::MAX;

/// Everything about a game in progress, in a value of fixed size that is copied at will.
///
/// This is the truth, with all that is hidden: for referees and tests. Players get a [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where every card is, in the codes of [`Zone`].
    zones: [u8; Card::MAX],
    /// The next card downwards, for cards in a deck or a pile.
    below: [u8; Card::MAX],
    /// Decks by age, then piles by seat and color.
    stacks: [Stack; STACKS],
    hands: [CardSet; SEATS],
    scores: [CardSet; SEATS],
    boards: [CardSet; SEATS],
    tops: [CardSet; SEATS],
    claimed: [CardSet; SEATS],
    available: CardSet,
    junk: CardSet,
    removed: CardSet,
    splays: [[Splay; 5]; SEATS],
    /// The icons that each pile shows, and each board.
    pile_icons: [[IconCounts; 5]; SEATS],
    board_icons: [IconCounts; SEATS],
    points: [u16; SEATS],
    /// The seats that know which card lies there, for every card; [`ONLOOKER`](crate::ONLOOKER) among them where all have seen it.
    pub(crate) known: [SeatSet; Card::MAX],
    pub(crate) specials: [Whereabouts; 5],
    pub(crate) players: u8,
    /// Each player's team; without teams, only himself.
    pub(crate) teams: [SeatSet; SEATS],
    /// Whether distant players deal with each other by parley.
    pub(crate) parley: bool,
    /// Players who have lost.
    pub(crate) out: SeatSet,
    pub(crate) turn: Seat,
    pub(crate) actions: u8,
    /// Turns at the beginning of the game that have one action only.
    pub(crate) short_turns: u8,
    pub(crate) scored: [u8; SEATS],
    pub(crate) tucked: [u8; SEATS],
    /// The cards chosen for the opening, until all are melded together.
    pub(crate) opening: CardSet,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) machine: Machine,
}

/// Where a special achievement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Whereabouts {
    /// On the table.
    Available,
    /// With a player.
    With(Seat),
    /// Out of the game.
    Absent,
}

/// A deck or a pile.
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
    DECKS + seat.index() * 5 + color as usize
}

impl Position {
    /// A table without cards: all are out of the game.
    pub(crate) fn empty(rules: &Rules, players: u8) -> Position {
        Position {
            zones: [Zone::Removed.code(); Card::MAX],
            below: [NIL; Card::MAX],
            stacks: [EMPTY; STACKS],
            hands: [CardSet::EMPTY; SEATS],
            scores: [CardSet::EMPTY; SEATS],
            boards: [CardSet::EMPTY; SEATS],
            tops: [CardSet::EMPTY; SEATS],
            claimed: [CardSet::EMPTY; SEATS],
            available: CardSet::EMPTY,
            junk: CardSet::EMPTY,
            removed: rules.all(),
            splays: [[Splay::None; 5]; SEATS],
            pile_icons: [[0; 5]; SEATS],
            board_icons: [0; SEATS],
            points: [0; SEATS],
            known: [SeatSet::NONE; Card::MAX],
            specials: [Whereabouts::Available; 5],
            players,
            teams: std::array::from_fn(|seat| SeatSet::only(Seat::new(seat as u8))),
            parley: false,
            out: SeatSet::NONE,
            turn: Seat::A,
            actions: 2,
            short_turns: 0,
            scored: [0; SEATS],
            tucked: [0; SEATS],
            opening: CardSet::EMPTY,
            outcome: None,
            machine: Machine::idle(),
        }
    }

    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many actions are left after the one in progress.
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// Where a card is.
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

    /// The cards out of the game for good.
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

    /// How many achievements a player has, of all kinds.
    pub fn achievements(&self, seat: Seat) -> u8 {
        self.claimed(seat).len() + self.specials(seat).count() as u8
    }

    /// How many achievements win: of a player, or of a team together.
    ///
    /// The number goes by the players who began; a team needs as many as each of two players alone.
    pub fn achievements_to_win(&self, rules: &Rules) -> u8 {
        rules.achievements_to_win(if self.has_teams() { 2 } else { self.players })
    }

    /// How a pile is splayed.
    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.splays[seat.index()][color.index()]
    }

    /// The cards of a pile, from the top down.
    pub fn pile(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> {
        self.downwards(pile_stack(seat, color))
    }

    /// How many cards a pile has.
    pub fn pile_len(&self, seat: Seat, color: Color) -> u8 {
        self.stacks[pile_stack(seat, color)].len
    }

    /// The cards of a deck, from the top down.
    pub fn deck(&self, age: u8) -> impl Iterator<Item = Card> {
        self.downwards(deck_stack(age))
    }

    /// How many cards a deck has.
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

    /// How many of an icon show on a player's board.
    pub fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        count_of(self.board_icons[seat.index()], icon)
    }

    /// All icons that show on a player's board.
    pub(crate) fn all_icons(&self, seat: Seat) -> IconCounts {
        self.board_icons[seat.index()]
    }

    /// How many of an icon a pile shows.
    pub fn pile_icons(&self, seat: Seat, color: Color, icon: Icon) -> u8 {
        count_of(self.pile_icons[seat.index()][color.index()], icon)
    }

    /// How many cards a player has scored in this turn.
    pub fn scored_this_turn(&self, seat: Seat) -> u8 {
        self.scored[seat.index()]
    }

    /// How many cards a player has tucked in this turn.
    pub fn tucked_this_turn(&self, seat: Seat) -> u8 {
        self.tucked[seat.index()]
    }

    /// Which seats know the face of this card where it lies; [`ONLOOKER`](crate::ONLOOKER) too where the whole table has seen it.
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

    /// A player with his partners.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.teams[seat.index()]
    }

    /// Whether there are partners at the table.
    pub fn has_teams(&self) -> bool {
        SeatSet::all(self.players).iter().any(|seat| self.team(seat).len() > 1)
    }

    /// Whether parley is played.
    pub fn has_parley(&self) -> bool {
        self.parley
    }

    /// The players still in the game who are no partners.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.everyone() - self.team(seat)
    }

    /// Who would be exposed to demands of this player's dogma action, and who would share it, if this icon decides.
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

    /// Whether two players are neither the same nor direct neighbors; who is out sits nowhere.
    pub fn is_distant(&self, seat: Seat, other: Seat) -> bool {
        let left = |seat: Seat| self.round(seat).next().unwrap_or(seat);
        seat != other && left(seat) != other && left(other) != seat
    }

    /// The players still in the game clockwise from the left of one, that one last.
    pub(crate) fn round(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (players, everyone) = (self.players, self.everyone());
        (1..=players)
            .map(move |steps| seat.clockwise(steps, players))
            .filter(move |&seat| everyone.has(seat))
    }

    /// The card directly upon this one in its pile.
    pub(crate) fn above(&self, rules: &Rules, card: Card) -> Option<Card> {
        let Zone::Board(seat) = self.zone(card) else { return None };
        let mut pile = self.pile(seat, rules.color(card));
        pile.find(|above| self.below[above.index()] == card.number())
    }

    /// What remembers a card: a bit for the opening, and one for each set of the machine.
    pub(crate) fn remembers(&self, card: Card) -> u64 {
        let pending = self.machine.pending.map_or(CardSet::EMPTY, |pending| pending.cards);
        let sets = [&self.opening, &pending].into_iter().chain(self.machine.remembered().0);
        sets.fold(0, |bits, set| bits << 1 | u64::from(set.has(card)))
    }

    /// The cards of a zone.
    pub(crate) fn cards_in(&self, zone: Zone) -> CardSet {
        match zone {
            Zone::Deck => (1..DECKS as u8).flat_map(|age| self.deck(age)).collect(),
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

/// The values of cards added up.
pub(crate) fn sum_of_values(rules: &Rules, cards: CardSet) -> u16 {
    (1..=rules.last_age())
        .map(|age| u16::from(age) * u16::from((cards & rules.of_age(age)).len()))
        .sum()
}
