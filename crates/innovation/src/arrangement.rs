//! Any arrangement of cards, and whether it is a position.

use crate::card::{Card, CardSet};
use crate::onlooker::the_public;
use crate::position::{Position, Whereabouts};
use crate::rules::Rules;
use crate::seating::{Seating, SeatingError};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Edition, Special, Splay};
use eureka_table::{Seat, SeatSet};

/// An arrangement in front of an action, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// Who sits at the table.
    pub seating: Seating,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions he has left.
    pub actions: u8,
    /// The ages of the standard achievements on the table.
    pub available: Vec<u8>,
    /// The special achievements on the table.
    pub special: Vec<Special>,
    /// What each player has.
    pub seats: Vec<Arranged>,
    /// The decks, from age 1 on.
    pub decks: Vec<ArrangedDeck>,
    /// The cards in the junk (fourth edition only).
    pub junk: Vec<Card>,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranged {
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
    /// How they are splayed.
    pub splay: [Splay; 5],
}

impl Default for Arranged {
    fn default() -> Arranged {
        Arranged {
            hand: Vec::new(),
            score: Vec::new(),
            achievements: Vec::new(),
            specials: Vec::new(),
            board: Default::default(),
            splay: [Splay::None; 5],
        }
    }
}

/// One deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrangedDeck {
    /// The cards from the top down.
    pub listed: Vec<Card>,
    /// Whether every card of that age that is placed nowhere follows, alphabetically.
    pub rest: bool,
}

/// Why an arrangement is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangementError {
    /// Nobody can be seated so.
    #[error(transparent)]
    Seating(#[from] SeatingError),
    /// Junk where there is none.
    #[error("the {0} edition has no junk")]
    NoJunk(Edition),
    /// A seat that is not at the table.
    #[error("seat {0} is not at the table")]
    Seat(Seat),
    /// Neither one nor two actions.
    #[error("{0} actions are not possible: there are 1 or 2")]
    Actions(u8),
    /// Not as many decks as ages.
    #[error("there are {0} decks, and there must be one for each age")]
    Decks(usize),
    /// A card in two places.
    #[error("{0} is placed twice")]
    Twice(String),
    /// A card in a pile of another color.
    #[error("{card} is {is} and cannot lie in a {pile} pile")]
    Color {
        /// The card.
        card: String,
        /// Its color.
        is: Color,
        /// The pile.
        pile: Color,
    },
    /// A card in the deck of another age.
    #[error("{card} is of age {age} and cannot lie in the deck of age {deck}")]
    Age {
        /// The card.
        card: String,
        /// Its age.
        age: u8,
        /// The deck.
        deck: u8,
    },
    /// A splay of too few cards.
    #[error("the {color} pile of {seat} has {cards} cards and cannot be splayed")]
    Splay {
        /// Whose pile.
        seat: Seat,
        /// Which.
        color: Color,
        /// How many cards it has.
        cards: usize,
    },
    /// A splay that the edition does not have.
    #[error("the {0} edition has no aslant splay")]
    Aslant(Edition),
    /// A special achievement in two places.
    #[error("{0} cannot be in two places")]
    Special(Special),
    /// An age without a standard achievement.
    #[error("there is no standard achievement of age {0}")]
    NoAchievement(u8),
    /// Not enough cards to lie as achievements.
    #[error("too few cards of age {0} are left to lie as achievements")]
    FewCards(u8),
}

impl Arrangement {
    /// An empty table: everything available, all cards in the decks.
    pub fn new(rules: &Rules, seating: impl Into<Seating>) -> Arrangement {
        let seating = seating.into();
        let deck = ArrangedDeck { listed: Vec::new(), rest: true };
        Arrangement {
            seats: vec![Arranged::default(); usize::from(seating.players)],
            seating,
            turn: Seat::A,
            actions: 2,
            available: (1..=rules.achievement_ages()).collect(),
            special: Special::ALL.to_vec(),
            decks: vec![deck; usize::from(rules.last_age())],
            junk: Vec::new(),
        }
    }

    /// Checks the arrangement and lays it out.
    pub(crate) fn position(&self, rules: &Rules) -> Result<Position, ArrangementError> {
        let mut position = Position::empty(rules, self.seating.players);
        self.seating.seat(rules, &mut position)?;
        self.check_table(rules)?;
        let mut laying = Laying { rules, placed: CardSet::EMPTY, position };
        laying.position.turn = self.turn;
        laying.position.actions = self.actions;
        for (seat, arranged) in Seat::each(&self.seats) {
            laying.seat(seat, arranged)?;
        }
        for &card in &self.junk {
            laying.place(card, Zone::Junk)?;
        }
        for (age, deck) in (1..).zip(&self.decks) {
            laying.deck(age, &deck.listed)?;
        }
        self.set_achievements_aside(&mut laying)?;
        for (age, _) in (1..).zip(&self.decks).filter(|(_, deck)| deck.rest) {
            let rest: Vec<Card> = (rules.of_age(age) - laying.placed).iter().collect();
            laying.deck(age, &rest)?;
        }
        laying.position.specials = self.specials()?;
        Ok(laying.position)
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

    /// The alphabetically last cards that are placed nowhere lie as achievements: first those on the table.
    fn set_achievements_aside(&self, laying: &mut Laying<'_>) -> Result<(), ArrangementError> {
        let on_table = self.available.iter().map(|&age| (age, Zone::Available));
        let claimed = Seat::each(&self.seats).flat_map(|(seat, arranged)| {
            arranged.achievements.iter().map(move |&age| (age, Zone::Claimed(seat)))
        });
        for (age, zone) in on_table.chain(claimed) {
            if !(1..=laying.rules.last_age()).contains(&age) {
                return Err(ArrangementError::NoAchievement(age));
            }
            let unplaced = laying.rules.of_age(age) - laying.placed;
            let card = unplaced.last().ok_or(ArrangementError::FewCards(age))?;
            laying.place(card, zone)?;
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

struct Laying<'a> {
    rules: &'a Rules,
    placed: CardSet,
    position: Position,
}

impl Laying<'_> {
    fn seat(&mut self, seat: Seat, arranged: &Arranged) -> Result<(), ArrangementError> {
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
