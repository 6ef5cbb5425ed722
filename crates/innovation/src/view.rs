//! What one seat may know.

use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::question::{Answer, Question, QuestionKind};
use crate::watch::Face;
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Edition, Icon, Special, Splay};
use eureka_table::{ONLOOKER, Outcome, Seat, SeatSet};

/// What one seat may know: backs everywhere, faces where it sees them now or has rightly seen them go.
///
/// There is no field for anything else, so whoever has a view cannot leak.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; [`ONLOOKER`](crate::ONLOOKER) for somebody who does not play.
    pub seat: Seat,
    /// What each player has, from seat A on.
    pub players: Vec<SeatView>,
    /// The decks from age 1 on, each from the top down.
    pub decks: Vec<Vec<Face>>,
    /// The standard achievements on the table.
    pub available: Vec<Face>,
    /// The special achievements on the table.
    pub specials: Vec<Special>,
    /// The cards in the junk.
    pub junk: Vec<Face>,
    /// The cards out of the game for good.
    pub removed: Vec<Face>,
    /// Each player's team, from seat A on; without teams, only himself.
    pub teams: Vec<SeatSet>,
    /// How many achievements win: of a player, or of a team together.
    pub achievements_to_win: u8,
    /// Whether parley is played.
    pub parley: bool,
    /// Players who have lost.
    pub out: SeatSet,
    /// Whose turn it is; nobody's before all have chosen their opening cards.
    pub turn: Option<Seat>,
    /// How many actions are left after the one in progress.
    pub actions: u8,
    /// The card that this seat has chosen to open with, until all are melded.
    pub opening: Option<Card>,
    /// The open question. Its card is public.
    pub question: Option<Question>,
    /// The answers, if it is this seat that is asked.
    pub answers: Vec<Answer>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// What is known of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    /// The hand.
    pub hand: Vec<Face>,
    /// The score pile.
    pub score: Vec<Face>,
    /// The achievements with a value, face down also for their owner.
    pub achievements: Vec<Face>,
    /// The special achievements.
    pub specials: Vec<Special>,
    /// The piles, in the order of the colors.
    pub piles: [PileView; 5],
    /// Points in the score pile, which its backs tell.
    pub points: u16,
    /// Icons that show on the board, in the order of [`Icon::ALL`].
    pub icons: [u8; 7],
    /// Cards scored in this turn.
    pub scored: u8,
    /// Cards tucked in this turn.
    pub tucked: u8,
}

/// What is known of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PileView {
    /// How it is splayed.
    pub splay: Splay,
    /// How many cards it has.
    pub count: u8,
    /// The top card.
    pub top: Option<Card>,
    /// The cards from the top down, where this seat may look through the pile.
    pub cards: Option<Vec<Card>>,
    /// Icons that it shows, in the order of [`Icon::ALL`].
    pub icons: [u8; 7],
}

/// Whether other players' covered cards may be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    /// Only top cards and what a splay shows, as the first edition's books have it.
    Hidden,
    /// All cards on all boards.
    Open,
}

impl Covered {
    /// What the edition's book says.
    pub fn by_the_book(edition: Edition) -> Covered {
        match edition {
            Edition::First | Edition::Third => Covered::Hidden,
            Edition::Fourth => Covered::Open,
        }
    }
}

impl View {
    /// The same view for a seat without memory: only the faces that it sees now.
    ///
    /// Those are its own hand and score pile, boards as far as it may look at them, and what it is asked about. Nobody looks at decks,
    /// achievements and the junk, and what is out of the game is out of sight.
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
        // What is remembered here comes before what is not, so the order would still tell.
        let forget = |faces: &mut Vec<Face>| {
            for face in faces.iter_mut() {
                face.card = face.card.filter(|&card| asked_about.has(card));
            }
            faces.sort_unstable();
        };
        self.decks.iter_mut().flatten().for_each(|face| face.card = None);
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
    /// What this seat may know, by the book of the edition; for [`ONLOOKER`](crate::ONLOOKER) what everybody may know.
    pub fn view(&self, seat: Seat) -> View {
        self.view_with(seat, Covered::by_the_book(self.rules.edition()))
    }

    /// What this seat may know at a table with its own rule for covered cards.
    pub fn view_with(&self, seat: Seat, covered: Covered) -> View {
        let at = &self.position;
        let question = self.question();
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
            answers: match self.asked() == Some(seat) {
                true => self.answers().to_vec(),
                false => Vec::new(),
            },
            outcome: at.outcome,
        }
    }

    /// The truth: every face, and the answers of whoever is asked. For a referee, and for everybody when the game is over.
    pub fn open_view(&self) -> View {
        let at = &self.position;
        let face = |card: Card| Face { age: self.rules.age(card), card: Some(card) };
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
        let known = self.position.known_to(card).has(seat);
        Face { age: self.rules.age(card), card: known.then_some(card) }
    }

    /// Cards of an unordered zone, sorted so that the order tells nothing.
    fn faces(&self, seat: Seat, cards: CardSet) -> Vec<Face> {
        let mut faces: Vec<Face> = cards.iter().map(|card| self.face(seat, card)).collect();
        faces.sort_unstable();
        faces
    }
}
