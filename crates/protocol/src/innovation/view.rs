//! The view of a game of Innovation: everything that one seat may know, as JSON.

use super::{answer, card, maybe_card, name};
use crate::game::{Choice, Outcome, Question};
use crate::unknown::{Unknown, known, letters, seat, seats};
use eureka_innovation::{
    Color, Face, Game, Icon, ONLOOKER, PileView, Rules, SeatView, Several as RulesSeveral, Special,
    Splay, View as RulesView,
};
use eureka_table::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The view of a game from one seat. Every card shows its back; its face is included only where the seat sees it or
/// remembers it from an earlier look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = InnovationView))]
pub struct View {
    /// The seat whose view this is; absent for an onlooker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The players, starting with seat A.
    pub players: Vec<Player>,
    /// The decks, starting with age 1, each from the top card down.
    pub decks: Vec<Vec<Card>>,
    /// The standard achievements on the table.
    pub available: Vec<Card>,
    /// The special achievements on the table.
    pub specials: Vec<String>,
    /// The cards in the junk.
    pub junk: Vec<Card>,
    /// The cards that have been removed from the game.
    pub removed: Vec<Card>,
    /// The number of achievements that wins: for a single player, or for a team together.
    pub achievements_to_win: u8,
    /// Whether parley is played.
    pub parley: bool,
    /// The seats of the players who have been eliminated.
    pub out: Vec<String>,
    /// The seat whose turn it is; absent until every player has chosen an opening card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// The number of actions that remain after the one in progress.
    pub actions: u8,
    /// The card with which this seat has chosen to open; present until all opening cards are melded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// The open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The seats that are asked: usually one; before the first turn all that have not chosen an opening card. `question` is the
    /// one to this seat, or to the first of them.
    #[serde(default)]
    pub awaited: Vec<String>,
    /// The legal answers; empty unless this seat is asked and no bot is standing in for it.
    pub answers: Vec<Choice>,
    /// Present if this seat may name several cards one after the other. They can be given together, in one request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub several: Option<Several>,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// The number of cards that may be named one after the other, from the open question on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Several {
    /// The number of cards that must be named before `pass` is allowed, if any are named.
    pub least: u8,
    /// The number that the rules allow; absent for any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// A card: the age on its back, and its name if this seat knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Card {
    /// The age, which is printed on the back.
    pub age: u8,
    /// The name; absent if this seat does not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The names of cards that this seat has seen and can no longer tell apart, if the card may be one of them. If more cards
    /// have the same list than the list has names, it may also be a card that the seat has not seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<String>,
}

/// The part of a view that belongs to one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The letter of the seat.
    pub seat: String,
    /// The seats of this player's team, including the player's own.
    pub team: Vec<String>,
    /// The hand.
    pub hand: Vec<Card>,
    /// The score pile.
    pub score: Vec<Card>,
    /// The achievements with a value, which are cards.
    pub achievements: Vec<Card>,
    /// The special achievements.
    pub specials: Vec<String>,
    /// The piles by color; empty piles are left out.
    pub piles: BTreeMap<String, Pile>,
    /// The points in the score pile.
    pub points: u16,
    /// The icons visible on the board, by name.
    pub icons: BTreeMap<String, u8>,
    /// The number of cards scored this turn.
    pub scored: u8,
    /// The number of cards tucked this turn.
    pub tucked: u8,
}

/// One pile of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pile {
    /// The splay: `none`, `left`, `right`, `up` or `aslant`.
    pub splay: String,
    /// The number of cards.
    pub count: u8,
    /// The top card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<String>,
    /// The cards from the top down; absent unless this seat may look through the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<String>>,
    /// The icons that the pile shows, by name.
    pub icons: BTreeMap<String, u8>,
}

impl View {
    /// Converts a view to JSON form. The game is needed only for the notation of this seat's answers.
    pub fn new(game: &Game, view: &RulesView) -> View {
        let rules = game.rules();
        let players = (0..).map(Seat::new).zip(&view.players);
        View {
            seat: (view.seat != ONLOOKER).then(|| view.seat.to_string()),
            players: players
                .map(|(seat, player)| Player::new(rules, seat, view.teams[seat.index()], player))
                .collect(),
            decks: view.decks.iter().map(|deck| cards(rules, deck)).collect(),
            available: cards(rules, &view.available),
            specials: words(&view.specials),
            junk: cards(rules, &view.junk),
            removed: cards(rules, &view.removed),
            achievements_to_win: view.achievements_to_win,
            parley: view.parley,
            out: letters(view.out),
            turn: view.turn.map(|seat| seat.to_string()),
            actions: view.actions,
            opening: view.opening.map(|card| name(rules, card)),
            question: view.question.map(|question| answer::question(rules, question)),
            awaited: letters(view.awaited),
            answers: view.answers.iter().map(|&answer| answer::choice(game, answer)).collect(),
            several: view.several.map(|RulesSeveral { least, most }| Several { least, most }),
            outcome: view.outcome.map(Outcome::from),
        }
    }

    /// Converts the view back to values of the rules.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, ONLOOKER, Rules};
    /// use eureka_protocol::innovation::View;
    ///
    /// let rules = Rules::printed(Edition::Fourth);
    /// let game = Game::deal(rules, 2, 7)?;
    /// let view = View::new(&game, &game.view(ONLOOKER));
    /// assert_eq!((view.seat.as_deref(), view.answers.len()), (None, 0));
    /// assert_eq!(view.read(rules)?.question, game.question());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(&self, rules: &Rules) -> Result<RulesView, Unknown> {
        let question = self.question.as_ref();
        let answers = self.answers.iter().map(|choice| answer::read_choice(rules, choice));
        Ok(RulesView {
            seat: self.seat.as_deref().map_or(Ok(ONLOOKER), seat)?,
            players: self
                .players
                .iter()
                .map(|player| player.read(rules))
                .collect::<Result<_, _>>()?,
            decks: self.decks.iter().map(|deck| faces(rules, deck)).collect::<Result<_, _>>()?,
            available: faces(rules, &self.available)?,
            specials: read_words(&self.specials)?,
            junk: faces(rules, &self.junk)?,
            removed: faces(rules, &self.removed)?,
            teams: self
                .players
                .iter()
                .map(|player| seats(&player.team))
                .collect::<Result<_, _>>()?,
            achievements_to_win: self.achievements_to_win,
            parley: self.parley,
            out: seats(&self.out)?,
            turn: self.turn.as_deref().map(seat).transpose()?,
            actions: self.actions,
            opening: maybe_card(rules, self.opening.as_ref())?,
            question: question.map(|asked| answer::read_question(rules, asked)).transpose()?,
            awaited: seats(&self.awaited)?,
            answers: answers.collect::<Result<_, _>>()?,
            several: self.several.map(|Several { least, most }| RulesSeveral { least, most }),
            outcome: self.outcome.as_ref().map(TryInto::try_into).transpose()?,
        })
    }
}

impl Card {
    /// Converts a card to JSON form.
    pub fn new(rules: &Rules, face: Face) -> Card {
        Card {
            age: face.age,
            card: face.card.map(|card| name(rules, card)),
            among: face.among.iter().map(|card| name(rules, card)).collect(),
        }
    }

    /// Converts the card back to a value of the rules.
    pub fn read(&self, rules: &Rules) -> Result<Face, Unknown> {
        Ok(Face {
            age: self.age,
            card: maybe_card(rules, self.card.as_ref())?,
            among: self.among.iter().map(|name| card(rules, name)).collect::<Result<_, _>>()?,
        })
    }
}

impl Player {
    fn new(rules: &Rules, seat: Seat, team: SeatSet, player: &SeatView) -> Player {
        let piles = Color::ALL.into_iter().zip(&player.piles).filter(|(_, pile)| pile.count > 0);
        Player {
            seat: seat.to_string(),
            team: letters(team),
            hand: cards(rules, &player.hand),
            score: cards(rules, &player.score),
            achievements: cards(rules, &player.achievements),
            specials: words(&player.specials),
            piles: piles.map(|(color, pile)| (color.to_string(), Pile::new(rules, pile))).collect(),
            points: player.points,
            icons: icons(&player.icons),
            scored: player.scored,
            tucked: player.tucked,
        }
    }

    fn read(&self, rules: &Rules) -> Result<SeatView, Unknown> {
        let pile = |color: Color| {
            self.piles.get(color.word()).map_or(Ok(NO_PILE), |pile| pile.read(rules))
        };
        let [red, yellow, green, blue, purple] = Color::ALL.map(pile);
        Ok(SeatView {
            hand: faces(rules, &self.hand)?,
            score: faces(rules, &self.score)?,
            achievements: faces(rules, &self.achievements)?,
            specials: read_words(&self.specials)?,
            piles: [red?, yellow?, green?, blue?, purple?],
            points: self.points,
            icons: read_icons(&self.icons),
            scored: self.scored,
            tucked: self.tucked,
        })
    }
}

impl Pile {
    fn new(rules: &Rules, pile: &PileView) -> Pile {
        let names = |cards: &Vec<_>| cards.iter().map(|&card| name(rules, card)).collect();
        Pile {
            splay: pile.splay.to_string(),
            count: pile.count,
            top: pile.top.map(|card| name(rules, card)),
            cards: pile.cards.as_ref().map(names),
            icons: icons(&pile.icons),
        }
    }

    fn read(&self, rules: &Rules) -> Result<PileView, Unknown> {
        let all = |names: &Vec<String>| names.iter().map(|name| card(rules, name)).collect();
        Ok(PileView {
            splay: known("splay", &self.splay, Splay::from_word(&self.splay))?,
            count: self.count,
            top: maybe_card(rules, self.top.as_ref())?,
            cards: self.cards.as_ref().map(all).transpose()?,
            icons: read_icons(&self.icons),
        })
    }
}

/// An empty pile, which the JSON form leaves out. Whether a seat may look through it is lost, but there is nothing to
/// look at.
const NO_PILE: PileView =
    PileView { splay: Splay::None, count: 0, top: None, cards: None, icons: [0; 7] };

fn cards(rules: &Rules, faces: &[Face]) -> Vec<Card> {
    faces.iter().map(|&face| Card::new(rules, face)).collect()
}

fn faces(rules: &Rules, cards: &[Card]) -> Result<Vec<Face>, Unknown> {
    cards.iter().map(|card| card.read(rules)).collect()
}

fn words(specials: &[Special]) -> Vec<String> {
    specials.iter().map(Special::to_string).collect()
}

fn read_words(words: &[String]) -> Result<Vec<Special>, Unknown> {
    words.iter().map(|word| known("achievement", word, Special::from_word(word))).collect()
}

/// The icons whose count is not zero.
fn icons(counts: &[u8; 7]) -> BTreeMap<String, u8> {
    let icons = Icon::ALL.into_iter().zip(counts.iter().copied());
    icons.filter(|(_, count)| *count > 0).map(|(icon, count)| (icon.to_string(), count)).collect()
}

fn read_icons(counts: &BTreeMap<String, u8>) -> [u8; 7] {
    Icon::ALL.map(|icon| counts.get(icon.word()).copied().unwrap_or(0))
}
