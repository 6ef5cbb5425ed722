//! The position: where every card is, and where we are in the game.

use crate::card::{Card, CardSet};
use crate::machine::Machine;
use crate::rules::{Rules, Tally, count_of};
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
    zones: [Zone; Card::MAX],
    /// The next card downwards and upwards, for cards in a deck or a pile.
    below: [u8; Card::MAX],
    above: [u8; Card::MAX],
    /// Decks by age, then piles by seat and colour.
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
    pile_icons: [[Tally; 5]; SEATS],
    board_icons: [Tally; SEATS],
    points: [u16; SEATS],
    /// The seats that know which card lies there, for every card.
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
            zones: [Zone::Removed; Card::MAX],
            below: [NIL; Card::MAX],
            above: [NIL; Card::MAX],
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
        self.zones[card.index()]
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

    /// The colours of which a player has a pile.
    pub fn colors(&self, seat: Seat) -> Colors {
        let present = |color: &Color| self.pile_len(seat, *color) > 0;
        Colors(Color::ALL.into_iter().filter(present).fold(0, |set, color| set | 1 << color as u8))
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
    pub(crate) fn all_icons(&self, seat: Seat) -> Tally {
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

    /// Which seats know the face of this card where it lies.
    pub fn known_to(&self, card: Card) -> SeatSet {
        self.known[card.index()]
    }

    /// Whether a player has lost and is out of the game.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.has(seat)
    }

    /// The players who are still in the game.
    pub fn everyone(&self) -> SeatSet {
        SeatSet(SeatSet::all(self.players).0 & !self.out.0)
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
        SeatSet(self.everyone().0 & !self.team(seat).0)
    }

    /// Whether two players are neither the same nor direct neighbours; who is out sits nowhere.
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
    pub(crate) fn above(&self, card: Card) -> Option<Card> {
        let above = self.above[card.index()];
        (above != NIL && matches!(self.zone(card), Zone::Board(_))).then(|| Card::new(above))
    }

    /// The cards of a zone.
    pub(crate) fn cards_in(&self, zone: Zone) -> CardSet {
        match zone {
            Zone::Deck => (0..).zip(self.zones).fold(CardSet::EMPTY, |set, (number, zone)| {
                if zone == Zone::Deck { set | CardSet::only(Card::new(number)) } else { set }
            }),
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

/// Changes. They keep every derived count right, and know nothing of rules.
impl Position {
    /// Moves a card to a zone: into a deck or a pile at this end.
    pub(crate) fn put(&mut self, rules: &Rules, card: Card, to: Zone, end: End) {
        if let Zone::Board(seat) = to
            && self.zone(card) == to
        {
            self.shift(rules, seat, card, end);
            return;
        }
        self.take(rules, card);
        self.zones[card.index()] = to;
        if let Some(set) = self.set_of(to) {
            set.insert(card);
        }
        match to {
            Zone::Deck => self.link(deck_stack(rules.age(card)), card, end),
            Zone::Board(seat) => {
                let color = rules.color(card);
                self.link(pile_stack(seat, color), card, end);
                self.refresh(rules, seat, color);
            }
            Zone::Score(seat) => self.points[seat.index()] += u16::from(rules.age(card)),
            Zone::Available | Zone::Junk | Zone::Removed | Zone::Hand(_) | Zone::Claimed(_) => {}
        }
    }

    /// Moves a card within its pile. It never leaves it, so the splay stays.
    fn shift(&mut self, rules: &Rules, seat: Seat, card: Card, end: End) {
        let color = rules.color(card);
        self.unlink(pile_stack(seat, color), card);
        self.link(pile_stack(seat, color), card, end);
        self.refresh(rules, seat, color);
    }

    fn take(&mut self, rules: &Rules, card: Card) {
        let from = self.zones[card.index()];
        if let Some(set) = self.set_of(from) {
            set.remove(card);
        }
        match from {
            Zone::Deck => self.unlink(deck_stack(rules.age(card)), card),
            Zone::Board(seat) => {
                let color = rules.color(card);
                self.unlink(pile_stack(seat, color), card);
                if self.pile_len(seat, color) < 2 {
                    self.splays[seat.index()][color.index()] = Splay::None;
                }
                self.refresh(rules, seat, color);
            }
            Zone::Score(seat) => self.points[seat.index()] -= u16::from(rules.age(card)),
            Zone::Available | Zone::Junk | Zone::Removed | Zone::Hand(_) | Zone::Claimed(_) => {}
        }
    }

    /// Splays a pile of at least two cards.
    pub(crate) fn set_splay(&mut self, rules: &Rules, seat: Seat, color: Color, splay: Splay) {
        self.splays[seat.index()][color.index()] = splay;
        self.refresh(rules, seat, color);
    }

    /// Gives a pile a new order, from the top down; the splay stays.
    pub(crate) fn set_order(&mut self, rules: &Rules, seat: Seat, color: Color, order: &[Card]) {
        let stack = pile_stack(seat, color);
        self.stacks[stack] = EMPTY;
        for &card in order {
            self.below[card.index()] = NIL;
            self.above[card.index()] = NIL;
            self.link(stack, card, End::Bottom);
        }
        self.refresh(rules, seat, color);
    }

    fn set_of(&mut self, zone: Zone) -> Option<&mut CardSet> {
        match zone {
            Zone::Deck => None,
            Zone::Available => Some(&mut self.available),
            Zone::Junk => Some(&mut self.junk),
            Zone::Removed => Some(&mut self.removed),
            Zone::Hand(seat) => Some(&mut self.hands[seat.index()]),
            Zone::Score(seat) => Some(&mut self.scores[seat.index()]),
            Zone::Board(seat) => Some(&mut self.boards[seat.index()]),
            Zone::Claimed(seat) => Some(&mut self.claimed[seat.index()]),
        }
    }

    fn link(&mut self, stack: usize, card: Card, end: End) {
        let stack = &mut self.stacks[stack];
        let number = card.number();
        match end {
            End::Top => {
                self.below[card.index()] = stack.top;
                match stack.top {
                    NIL => stack.bottom = number,
                    top => self.above[usize::from(top)] = number,
                }
                stack.top = number;
            }
            End::Bottom => {
                self.above[card.index()] = stack.bottom;
                match stack.bottom {
                    NIL => stack.top = number,
                    bottom => self.below[usize::from(bottom)] = number,
                }
                stack.bottom = number;
            }
        }
        stack.len += 1;
    }

    fn unlink(&mut self, stack: usize, card: Card) {
        let stack = &mut self.stacks[stack];
        let (above, below) = (self.above[card.index()], self.below[card.index()]);
        match above {
            NIL => stack.top = below,
            above => self.below[usize::from(above)] = below,
        }
        match below {
            NIL => stack.bottom = above,
            below => self.above[usize::from(below)] = above,
        }
        self.above[card.index()] = NIL;
        self.below[card.index()] = NIL;
        stack.len -= 1;
    }

    /// Brings what is derived from a pile up to date.
    fn refresh(&mut self, rules: &Rules, seat: Seat, color: Color) {
        let splay = self.splay(seat, color);
        let mut pile = self.pile(seat, color);
        let top = pile.next();
        let mut icons = top.map_or(0, |top| rules.shown(top));
        if splay != Splay::None {
            icons += pile.map(|card| rules.covered(card, splay)).sum::<Tally>();
        } else {
            drop(pile);
        }
        let old = std::mem::replace(&mut self.pile_icons[seat.index()][color.index()], icons);
        let board = &mut self.board_icons[seat.index()];
        *board = *board - old + icons;
        let tops = &mut self.tops[seat.index()];
        *tops = (*tops - rules.of_color(color)) | top.map_or(CardSet::EMPTY, CardSet::only);
    }

    /// Gives every card's place to another: `names` says to which, and is a permutation within each age.
    ///
    /// Cards on boards keep their names, so nothing derived from piles changes.
    pub(crate) fn rename(&mut self, names: &[u8; Card::MAX]) {
        let before = *self;
        let name = |number: u8| if number == NIL { NIL } else { names[usize::from(number)] };
        let mut renamed = CardSet::EMPTY;
        for (old, &new) in names.iter().enumerate() {
            if old == usize::from(new) {
                self.below[old] = name(before.below[old]);
                self.above[old] = name(before.above[old]);
                continue;
            }
            renamed.insert(Card::new(old as u8));
            let new = usize::from(new);
            self.zones[new] = before.zones[old];
            self.known[new] = before.known[old];
            self.below[new] = name(before.below[old]);
            self.above[new] = name(before.above[old]);
        }
        for stack in &mut self.stacks[..DECKS] {
            stack.top = name(stack.top);
            stack.bottom = name(stack.bottom);
        }
        let rename = |set: &mut CardSet| {
            let cards = *set & renamed;
            *set -= renamed;
            cards.iter().for_each(|card| set.insert(Card::new(names[card.index()])));
        };
        for sets in [&mut self.hands, &mut self.scores, &mut self.claimed] {
            sets.iter_mut().for_each(rename);
        }
        [&mut self.available, &mut self.junk, &mut self.removed, &mut self.opening]
            .into_iter()
            .for_each(rename);
        self.machine.sets_mut().for_each(rename);
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
