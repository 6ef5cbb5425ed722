//! Views: the knowledge of one seat, and nothing else.

use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::question::{Answer, Question, QuestionKind};
use crate::several::Several;
use crate::watch::Face;
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Edition, Icon, Special, Splay};
use eureka_table::{ONLOOKER, Outcome, Seat, SeatSet};

/// The knowledge of one seat: all backs, and the faces of the cards that it sees now or has seen go to their places.
///
/// A view has no field for anything else, so code that is given only a view cannot leak hidden cards.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Game, ONLOOKER, Rules, Seat};
///
/// let rules = Rules::printed(Edition::First);
/// let game = Game::deal(rules, 2, 1).unwrap();
/// let view = game.view(Seat::A);
/// assert!(view.players[0].hand.iter().all(|face| face.card.is_some()));
/// assert!(view.players[1].hand.iter().all(|face| face.age == 1 && face.card.is_none()));
/// // The seat that is asked sees its answers. An onlooker sees only the question.
/// assert_eq!(view.answers.len(), 2);
/// let public = game.view(ONLOOKER);
/// assert!(public.question.is_some() && public.answers.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The seat whose knowledge it is; [`ONLOOKER`] for somebody who only watches.
    pub seat: Seat,
    /// The cards and achievements of each player, from seat A on.
    pub players: Vec<SeatView>,
    /// The decks from age 1 on, each from the top down.
    pub decks: Vec<Vec<Face>>,
    /// The standard achievements on the table.
    pub available: Vec<Face>,
    /// The special achievements on the table.
    pub specials: Vec<Special>,
    /// The cards in the junk.
    pub junk: Vec<Face>,
    /// The cards removed from the game.
    pub removed: Vec<Face>,
    /// The team of each player, from seat A on; without teams, the player alone.
    pub teams: Vec<SeatSet>,
    /// The number of achievements that win the game, for a player or for a team together.
    pub achievements_to_win: u8,
    /// Whether parley is played.
    pub parley: bool,
    /// The players who have lost and are out of the game.
    pub out: SeatSet,
    /// The player whose turn it is; `None` until all have chosen their opening cards.
    pub turn: Option<Seat>,
    /// The number of actions left in this turn, without one in progress.
    pub actions: u8,
    /// The opening card that this seat has chosen, until all opening cards are melded.
    pub opening: Option<Card>,
    /// The open question, which is public. Where several players are asked at the same time, it is the one to this seat, or
    /// to the first of them.
    pub question: Option<Question>,
    /// The players who are asked. Before the first turn these are all who have not chosen an opening card.
    pub awaited: SeatSet,
    /// The answers, if this seat is asked; otherwise empty.
    pub answers: Vec<Answer>,
    /// The number of cards that this seat may name one after the other, if it is asked for several.
    pub several: Option<Several>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

/// One player as a seat sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    /// The hand.
    pub hand: Vec<Face>,
    /// The score pile.
    pub score: Vec<Face>,
    /// The achievements that are cards. They lie face down, for their owner too.
    pub achievements: Vec<Face>,
    /// The special achievements.
    pub specials: Vec<Special>,
    /// The piles, in the order of the colors.
    pub piles: [PileView; 5],
    /// The points in the score pile. They are public: the backs show the ages.
    pub points: u16,
    /// The numbers of icons that show on the board, in the order of [`Icon::ALL`].
    pub icons: [u8; 7],
    /// The number of cards scored in this turn.
    pub scored: u8,
    /// The number of cards tucked in this turn.
    pub tucked: u8,
}

/// A pile as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PileView {
    /// The splay.
    pub splay: Splay,
    /// The number of cards.
    pub count: u8,
    /// The top card.
    pub top: Option<Card>,
    /// The cards from the top down, if the seat may look through the pile.
    pub cards: Option<Vec<Card>>,
    /// The numbers of icons that the pile shows, in the order of [`Icon::ALL`].
    pub icons: [u8; 7],
}

/// The rule of a table for covered cards on other players' boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    /// Only the top cards and the icons that a splay shows may be looked at, as the rulebooks of the first and third
    /// edition say.
    Hidden,
    /// All cards on all boards may be looked at.
    Open,
}

impl Covered {
    /// The rule of the edition's rulebook.
    pub fn by_the_book(edition: Edition) -> Covered {
        match edition {
            Edition::First | Edition::Third => Covered::Hidden,
            Edition::Fourth => Covered::Open,
        }
    }
}

impl View {
    /// The same view for a seat without memory: with only the faces that it sees now.
    ///
    /// Those are its own hand and score pile, the boards as far as it may look at them, and the cards among its answers.
    /// Decks, achievements, the junk and removed cards are not looked at.
    #[must_use]
    pub fn without_memory(mut self) -> View {
        let asked_about: CardSet = self
            .answers
            .iter()
            .filter_map(|answer| match answer {
                Answer::Card(card) => Some(*card),
                _ => None,
            })
            .collect();
        // The order depends on which cards are remembered, so the faces are sorted again.
        let forget = |faces: &mut Vec<Face>| {
            for face in faces.iter_mut() {
                face.card = face.card.filter(|&card| asked_about.has(card));
                face.among = CardSet::EMPTY;
            }
            faces.sort_unstable();
        };
        self.decks.iter_mut().flatten().for_each(|face| *face = Face::back(face.age));
        [&mut self.available, &mut self.junk, &mut self.removed].into_iter().for_each(forget);
        for (seat, player) in Seat::each(&mut self.players) {
            forget(&mut player.achievements);
            if seat != self.seat {
                forget(&mut player.hand);
                forget(&mut player.score);
            }
        }
        self
    }
}

impl Game {
    /// The knowledge of a seat, by the rulebook of the edition; for [`ONLOOKER`] what everybody knows.
    pub fn view(&self, seat: Seat) -> View {
        self.view_with(seat, Covered::by_the_book(self.rules.edition()))
    }

    /// The knowledge of a seat at a table with its own rule for covered cards.
    pub fn view_with(&self, seat: Seat, covered: Covered) -> View {
        let at = &self.position;
        // Where several are asked at the same time, each sees the own question.
        let own = self.facing(seat);
        let question = own.unwrap_or(*self).question();
        let opening = question.filter(|question| question.kind == QuestionKind::Opening);
        View {
            seat,
            players: SeatSet::all(at.players)
                .iter()
                .map(|of| self.seat_view(seat, of, covered))
                .collect(),
            decks: (1..=self.rules.last_age())
                .map(|age| at.deck(age).map(|card| self.face(seat, card)).collect())
                .collect(),
            available: self.faces(seat, at.available()),
            specials: Special::ALL.into_iter().filter(|&s| at.special_available(s)).collect(),
            junk: self.faces(seat, at.junk()),
            removed: self.faces(seat, at.removed()),
            teams: SeatSet::all(at.players).iter().map(|seat| at.team(seat)).collect(),
            achievements_to_win: at.achievements_to_win(self.rules),
            parley: at.parley,
            out: at.out,
            turn: opening.is_none().then_some(at.turn),
            actions: at.actions,
            opening: at.opening.iter().find(|&card| at.zone(card) == Zone::Hand(seat)),
            question,
            awaited: self.awaited(),
            answers: own.map_or_else(Vec::new, |game| game.answers().to_vec()),
            several: own.and_then(|game| game.several()),
            outcome: at.outcome,
        }
    }

    /// The view with every face, and the answers of the player who is asked. It is for a referee, and for everybody when
    /// the game is over.
    pub fn open_view(&self) -> View {
        let at = &self.position;
        let face = |card: Card| Face::open(self.rules.age(card), card);
        let faces = |cards: CardSet| {
            let mut faces: Vec<Face> = cards.iter().map(face).collect();
            faces.sort_unstable();
            faces
        };
        let mut view = self.view_with(ONLOOKER, Covered::Open);
        for (seat, player) in Seat::each(&mut view.players) {
            player.hand = faces(at.hand(seat));
            player.score = faces(at.score(seat));
            player.achievements = faces(at.claimed(seat));
        }
        View {
            decks: (1..=self.rules.last_age())
                .map(|age| at.deck(age).map(face).collect())
                .collect(),
            available: faces(at.available()),
            junk: faces(at.junk()),
            removed: faces(at.removed()),
            answers: self.answers().to_vec(),
            several: self.several(),
            ..view
        }
    }

    fn seat_view(&self, seat: Seat, of: Seat, covered: Covered) -> SeatView {
        let at = &self.position;
        SeatView {
            hand: self.faces(seat, at.hand(of)),
            score: self.faces(seat, at.score(of)),
            achievements: self.faces(seat, at.claimed(of)),
            specials: at.specials(of).collect(),
            piles: Color::ALL.map(|color| PileView {
                splay: at.splay(of, color),
                count: at.pile_len(of, color),
                top: at.pile_end(End::Top, of, color),
                cards: (seat == of || covered == Covered::Open)
                    .then(|| at.pile(of, color).collect()),
                icons: Icon::ALL.map(|icon| at.pile_icons(of, color, icon)),
            }),
            points: self.points(of),
            icons: Icon::ALL.map(|icon| at.icons(of, icon)),
            scored: at.scored_this_turn(of),
            tucked: at.tucked_this_turn(of),
        }
    }

    fn face(&self, seat: Seat, card: Card) -> Face {
        let (at, age) = (&self.position, self.rules.age(card));
        match at.known_to(card).has(seat) {
            true => Face::open(age, card),
            false => Face { among: at.mixed_with(seat, card), ..Face::back(age) },
        }
    }

    /// The cards of an unordered zone, sorted so that their order reveals nothing.
    fn faces(&self, seat: Seat, cards: CardSet) -> Vec<Face> {
        let mut faces: Vec<Face> = cards.iter().map(|card| self.face(seat, card)).collect();
        faces.sort_unstable();
        faces
    }
}
