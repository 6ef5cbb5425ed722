//! A position laid out by hand, for scenarios and puzzles, and the checks that it is possible.

use crate::blind::Blind;
use crate::card::{Card, CardSet};
use crate::onlooker::the_public;
use crate::position::{Position, Whereabouts};
use crate::rules::Rules;
use crate::seating::{Seating, SeatingError};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Edition, Special, Splay};
use eureka_table::{Seat, SeatSet};

/// A position at the beginning of an action, laid out by hand and not yet checked.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Answer, Arrangement, Color, Edition, Game, Icon, Rules, Seat};
///
/// let rules = Rules::printed(Edition::First);
/// let card = |name| rules.card_named(name).unwrap();
/// let mut arrangement = Arrangement::new(rules, 2);
/// arrangement.seats[0].hand = vec![card("Oars")];
/// arrangement.seats[0].board[Color::Red.index()] = vec![card("Archery")];
///
/// let mut game = Game::arrange(rules, &arrangement).unwrap();
/// game.answer(Answer::Meld(card("Oars")), &mut ()).unwrap();
/// // The pile is not splayed, so only the icons of Oars show.
/// assert_eq!(game.icons(Seat::A, Icon::Castle), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The number of players, the teams, and whether parley is played.
    pub seating: Seating,
    /// The player whose turn it is.
    pub turn: Seat,
    /// The number of actions left in this turn: 1 or 2.
    pub actions: u8,
    /// The ages of the standard achievements on the table.
    pub available: Vec<u8>,
    /// The special achievements on the table.
    pub special: Vec<Special>,
    /// The cards and achievements of each player, from seat A on.
    pub seats: Vec<ArrangedSeat>,
    /// The decks, from age 1 on.
    pub decks: Vec<ArrangedDeck>,
    /// The cards in the junk (fourth edition only).
    pub junk: Vec<Card>,
    /// The source of blind choices; alphabetical, unless a position of a dealt game is laid out again.
    pub blind: Blind,
}

/// The cards and achievements of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrangedSeat {
    /// The hand.
    pub hand: Vec<Card>,
    /// The score pile.
    pub score: Vec<Card>,
    /// The ages of the standard achievements.
    pub achievements: Vec<u8>,
    /// The special achievements.
    pub specials: Vec<Special>,
    /// The piles, from the top down, in the order of the colors.
    pub board: [Vec<Card>; 5],
    /// The splays of the piles, in the same order.
    pub splay: [Splay; 5],
}

impl Default for ArrangedSeat {
    fn default() -> ArrangedSeat {
        ArrangedSeat {
            hand: Vec::new(),
            score: Vec::new(),
            achievements: Vec::new(),
            specials: Vec::new(),
            board: Default::default(),
            splay: [Splay::None; 5],
        }
    }
}

/// The cards of one deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrangedDeck {
    /// The cards on top of the deck, from the top down.
    pub listed: Vec<Card>,
    /// Whether all cards of that age that have no other place follow, in alphabetical order. Otherwise those cards are
    /// removed from the game.
    pub rest: bool,
}

/// The reason why an arrangement is not a possible position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangementError {
    /// The seating is impossible.
    #[error(transparent)]
    Seating(#[from] SeatingError),
    /// The edition has no junk.
    #[error("the {0} edition has no junk")]
    NoJunk(Edition),
    /// A seat is not at the table.
    #[error("seat {0} is not at the table")]
    Seat(Seat),
    /// The number of actions is neither 1 nor 2.
    #[error("{0} actions are not possible: there are 1 or 2")]
    Actions(u8),
    /// The number of decks differs from the number of ages.
    #[error("there are {0} decks, and there must be one for each age")]
    Decks(usize),
    /// A card is in two places.
    #[error("{0} is placed twice")]
    Twice(String),
    /// A card is in a pile of another color.
    #[error("{card} is {is} and cannot lie in a {pile} pile")]
    Color {
        /// The card.
        card: String,
        /// Its color.
        is: Color,
        /// The color of the pile.
        pile: Color,
    },
    /// A card is in the deck of another age.
    #[error("{card} is of age {age} and cannot lie in the deck of age {deck}")]
    Age {
        /// The card.
        card: String,
        /// Its age.
        age: u8,
        /// The age of the deck.
        deck: u8,
    },
    /// A splayed pile has fewer than two cards.
    #[error("the {color} pile of {seat} has {cards} cards and cannot be splayed")]
    Splay {
        /// The owner of the pile.
        seat: Seat,
        /// The color of the pile.
        color: Color,
        /// The number of cards in it.
        cards: usize,
    },
    /// The edition has no aslant splay.
    #[error("the {0} edition has no aslant splay")]
    Aslant(Edition),
    /// A special achievement is in two places.
    #[error("{0} cannot be in two places")]
    Special(Special),
    /// The age has no standard achievement.
    #[error("there is no standard achievement of age {0}")]
    NoAchievement(u8),
    /// Too few cards of this age are left for the achievements.
    #[error("too few cards of age {0} are left to lie as achievements")]
    FewCards(u8),
}

impl Arrangement {
    /// An empty table: all achievements available, all other cards in the decks.
    pub fn new(rules: &Rules, seating: impl Into<Seating>) -> Arrangement {
        let seating = seating.into();
        let deck = ArrangedDeck { listed: Vec::new(), rest: true };
        Arrangement {
            seats: vec![ArrangedSeat::default(); usize::from(seating.players)],
            seating,
            turn: Seat::A,
            actions: 2,
            available: (1..=rules.achievement_ages()).collect(),
            special: Special::ALL.to_vec(),
            decks: vec![deck; usize::from(rules.last_age())],
            junk: Vec::new(),
            blind: Blind::ALPHABETICAL,
        }
    }

    /// Checks the arrangement and lays it out.
    pub(crate) fn position(&self, rules: &Rules) -> Result<Position, ArrangementError> {
        self.seating.check(rules)?;
        let mut position = Position::empty(rules, self.seating.players);
        self.seating.seat(rules, &mut position);
        self.check_table(rules)?;
        let mut builder = PositionBuilder { rules, placed: CardSet::EMPTY, position };
        builder.position.turn = self.turn;
        builder.position.actions = self.actions;
        builder.position.blind = self.blind;
        for (seat, arranged) in Seat::each(&self.seats) {
            builder.seat(seat, arranged)?;
        }
        for &card in &self.junk {
            builder.place(card, Zone::Junk)?;
        }
        for (age, deck) in (1..).zip(&self.decks) {
            builder.deck(age, &deck.listed)?;
        }
        self.set_achievements_aside(&mut builder)?;
        for (age, _) in (1..).zip(&self.decks).filter(|(_, deck)| deck.rest) {
            let rest: Vec<Card> = (rules.of_age(age) - builder.placed).iter().collect();
            builder.deck(age, &rest)?;
        }
        builder.position.specials = self.specials()?;
        Ok(builder.position)
    }

    fn check_table(&self, rules: &Rules) -> Result<(), ArrangementError> {
        let last = self.seats.len().saturating_sub(1) as u8;
        for seat in [self.turn, Seat::new(last.min(Seat::MAX - 1))] {
            if seat.number() >= self.seating.players {
                return Err(ArrangementError::Seat(seat));
            }
        }
        if !(1..=2).contains(&self.actions) {
            return Err(ArrangementError::Actions(self.actions));
        }
        if !self.junk.is_empty() && rules.edition() != Edition::Fourth {
            return Err(ArrangementError::NoJunk(rules.edition()));
        }
        if self.decks.len() != usize::from(rules.last_age()) {
            return Err(ArrangementError::Decks(self.decks.len()));
        }
        Ok(())
    }

    /// Makes the alphabetically last cards without a place the achievements: first those on the table, then those that
    /// are claimed.
    fn set_achievements_aside(
        &self,
        builder: &mut PositionBuilder<'_>,
    ) -> Result<(), ArrangementError> {
        let on_table = self.available.iter().map(|&age| (age, Zone::Available));
        let claimed = Seat::each(&self.seats).flat_map(|(seat, arranged)| {
            arranged.achievements.iter().map(move |&age| (age, Zone::Claimed(seat)))
        });
        for (age, zone) in on_table.chain(claimed) {
            if !(1..=builder.rules.last_age()).contains(&age) {
                return Err(ArrangementError::NoAchievement(age));
            }
            let unplaced = builder.rules.of_age(age) - builder.placed;
            let card = unplaced.last().ok_or(ArrangementError::FewCards(age))?;
            builder.place(card, zone)?;
        }
        Ok(())
    }

    fn specials(&self) -> Result<[Whereabouts; 5], ArrangementError> {
        let mut specials = [Whereabouts::Absent; 5];
        let on_table = self.special.iter().map(|&special| (special, Whereabouts::Available));
        let claimed = Seat::each(&self.seats).flat_map(|(seat, arranged)| {
            arranged.specials.iter().map(move |&special| (special, Whereabouts::With(seat)))
        });
        for (special, place) in on_table.chain(claimed) {
            let at = &mut specials[special.index()];
            if *at != Whereabouts::Absent {
                return Err(ArrangementError::Special(special));
            }
            *at = place;
        }
        Ok(specials)
    }
}

/// A position under construction, with the cards that have a place so far.
struct PositionBuilder<'a> {
    rules: &'a Rules,
    placed: CardSet,
    position: Position,
}

impl PositionBuilder<'_> {
    fn seat(&mut self, seat: Seat, arranged: &ArrangedSeat) -> Result<(), ArrangementError> {
        let rules = self.rules;
        for &card in &arranged.hand {
            self.place(card, Zone::Hand(seat))?;
        }
        for &card in &arranged.score {
            self.place(card, Zone::Score(seat))?;
        }
        for (color, pile) in Color::ALL.into_iter().zip(&arranged.board) {
            for &card in pile {
                if rules.color(card) != color {
                    let (card, is) = (rules.name(card).to_owned(), rules.color(card));
                    return Err(ArrangementError::Color { card, is, pile: color });
                }
                self.place(card, Zone::Board(seat))?;
            }
            let splay = arranged.splay[color.index()];
            if splay == Splay::None {
                continue;
            }
            if splay == Splay::Aslant && rules.edition() != Edition::Fourth {
                return Err(ArrangementError::Aslant(rules.edition()));
            }
            if pile.len() < 2 {
                return Err(ArrangementError::Splay { seat, color, cards: pile.len() });
            }
            self.position.set_splay(rules, seat, color, splay);
        }
        Ok(())
    }

    fn deck(&mut self, deck: u8, cards: &[Card]) -> Result<(), ArrangementError> {
        for &card in cards {
            let age = self.rules.age(card);
            if age != deck {
                let card = self.rules.name(card).to_owned();
                return Err(ArrangementError::Age { card, age, deck });
            }
            self.place(card, Zone::Deck)?;
        }
        Ok(())
    }

    fn place(&mut self, card: Card, zone: Zone) -> Result<(), ArrangementError> {
        if self.placed.has(card) {
            return Err(ArrangementError::Twice(self.rules.name(card).to_owned()));
        }
        self.placed.insert(card);
        self.position.put(self.rules, card, zone, End::Bottom);
        self.position.known[card.index()] = match zone {
            Zone::Hand(seat) | Zone::Score(seat) => SeatSet::only(seat),
            Zone::Board(_) => the_public(self.position.players),
            Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {
                SeatSet::NONE
            }
        };
        Ok(())
    }
}
