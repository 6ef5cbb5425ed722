//! The answers that a reader may give, and the place on the table where each of them is a button.

use eureka_innovation::{
    Answer, Card, CardSet, Color, Foresight, Game, Rules, Seat, Special, View, Worlds,
};

/// An answer that the reader may give.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Its notation, which is the value that the form sends.
    pub notation: String,
    /// Its foreseeable consequences; `None` if they could not be worked out.
    pub foresight: Option<Foresight>,
    /// The element on the table that acts as a second button for it, besides the one in the question.
    spot: Option<Spot>,
}

impl Choice {
    /// The card that the answer names.
    pub(crate) fn card(&self) -> Option<Card> {
        match self.answer {
            Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => Some(card),
            _ => None,
        }
    }

    /// The element on the table that acts as a button for it.
    pub(crate) fn spot(&self) -> Option<Spot> {
        self.spot
    }

    /// Whether the answer names a card whose face the reader sees somewhere on the table.
    pub(crate) fn is_on_card(&self) -> bool {
        matches!(self.spot, Some(Spot::Card(_)))
    }
}

/// An element on the table that can be clicked to give an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A card whose face is visible, wherever it lies.
    Card(Card),
    /// The deck of an age.
    Deck(u8),
    /// The first available achievement of an age.
    Achievement(u8),
    /// A special achievement.
    Special(Special),
    /// The pile of a color on a player's board.
    Pile(Seat, Color),
    /// The name of a player.
    Player(Seat),
}

impl Spot {
    /// The element to click for an answer; `shown` are the cards whose faces the view shows.
    fn of(answer: Answer, rules: &Rules, view: &View, shown: CardSet) -> Option<Spot> {
        match answer {
            Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => {
                shown.has(card).then_some(Spot::Card(card))
            }
            Answer::Draw => deck_to_draw(rules, view).map(Spot::Deck),
            Answer::Achieve(age) => Some(Spot::Achievement(age)),
            Answer::Special(special) => Some(Spot::Special(special)),
            Answer::Color(color) => Some(Spot::Pile(view.question?.seat, color)),
            Answer::Seat(seat) => Some(Spot::Player(seat)),
            _ => None,
        }
    }
}

/// The answers that a reader may give; empty if the reader is not asked.
#[derive(Clone, Debug, Default)]
pub struct Choices(Vec<Choice>);

impl Choices {
    /// The answers that a view offers, each with its consequences as foreseen in `worlds`.
    pub fn new(game: &Game, view: &View, worlds: Option<&Worlds>) -> Choices {
        let shown = shown(view);
        let choice = |&answer| Choice {
            answer,
            notation: game.write(answer),
            foresight: worlds.and_then(|worlds| worlds.foresee(answer)),
            spot: Spot::of(answer, game.rules(), view, shown),
        };
        Choices(view.answers.iter().map(choice).collect())
    }

    /// Whether the reader has nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All choices, in the order in which the rules list the answers.
    pub fn iter(&self) -> std::slice::Iter<'_, Choice> {
        self.0.iter()
    }

    /// The choice whose button is at this spot.
    pub(crate) fn at(&self, spot: Spot) -> Option<&Choice> {
        self.iter().find(|choice| choice.spot == Some(spot))
    }

    /// Whether any of these cards can be clicked as an answer.
    pub(crate) fn any_on(&self, cards: impl IntoIterator<Item = Card>) -> bool {
        cards.into_iter().any(|card| self.at(Spot::Card(card)).is_some())
    }
}

/// The cards whose faces a view shows.
fn shown(view: &View) -> CardSet {
    let pools =
        view.players.iter().flat_map(|player| [&player.hand, &player.score, &player.achievements]);
    let pools = pools.chain(&view.decks).chain([&view.available, &view.junk, &view.removed]);
    let piles = view.players.iter().flat_map(|player| &player.piles);
    let boards = piles.flat_map(|pile| pile.top.iter().chain(pile.cards.iter().flatten()).copied());
    pools.flatten().filter_map(|face| face.card).chain(boards).collect()
}

/// The deck that the draw action would take a card from: the first non-empty one at or above the highest top card.
fn deck_to_draw(rules: &Rules, view: &View) -> Option<u8> {
    let piles = &view.players[view.question?.seat.index()].piles;
    let highest = piles.iter().filter_map(|pile| pile.top).map(|card| rules.age(card)).max();
    let mut decks = (1..).zip(&view.decks);
    decks.find(|(age, deck)| *age >= highest.unwrap_or(1) && !deck.is_empty()).map(|(age, _)| age)
}
