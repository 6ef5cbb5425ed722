//! The tree of a card. The parser builds it; programs and the texts that players read are made from it.
//!
//! Names are already resolved: `as name` binds a numbered slot of the effect. There are two kinds of slots: [`CardsSlot`]
//! for a set of cards, and [`Slot`] for a small value (a number, colors, players or an icon). Every expression has a value:
//! if something is missing, it is the empty set or 0.

use crate::word::{Color, Colors, Edition, Editions, Icon, Special, Splay};
use eureka_table::words;

/// A card as its text defines it, for all editions at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The English name, which is also the card's name in records and scenarios.
    pub name: String,
    /// The age, which is also the value.
    pub age: u8,
    /// The color.
    pub color: Color,
    /// The icons by edition. For each edition, the last entry that contains it counts.
    pub icons: Vec<(Editions, Icons)>,
    /// The dogma icon, if the text names it. Otherwise it is the most frequent icon.
    pub dogma: Option<Icon>,
    /// The effects and demands of all editions, in printed order.
    pub effects: Vec<Effect>,
    /// The names of cards that its effects mention; [`Cards::Mention`] is an index into this list.
    pub mentions: Vec<String>,
    /// The text of the card, from `card` to the closing brace.
    pub source: String,
    /// The words of the card in each edition, in the original spelling of the language. The fingerprint is made from them.
    pub(crate) words: [String; 3],
}

/// The four places: top left, bottom left, bottom middle, bottom right. `None` is the picture.
pub type Icons = [Option<Icon>; 4];

impl Card {
    /// The icons in this edition, if the card has any there.
    pub fn icons_in(&self, edition: Edition) -> Option<Icons> {
        self.icons.iter().rev().find(|(editions, _)| editions.has(edition)).map(|&(_, icons)| icons)
    }

    /// The effects in this edition, in the order of execution.
    pub fn effects_in(&self, edition: Edition) -> impl Iterator<Item = &Effect> {
        self.effects.iter().filter(move |effect| effect.editions.has(edition))
    }

    /// The icon that decides who shares an effect and who is hit by a demand: the one named by the text, or else the most
    /// frequent one; `None` on a tie.
    pub fn dogma_in(&self, edition: Edition) -> Option<Icon> {
        let icons = self.icons_in(edition)?;
        self.dogma.or_else(|| most_frequent(&icons))
    }
}

/// The icon that occurs more often than any other; `None` on a tie.
pub(crate) fn most_frequent(icons: &Icons) -> Option<Icon> {
    let count = |icon| icons.iter().filter(|&&place| place == Some(icon)).count();
    let most = Icon::ALL.into_iter().map(count).max()?;
    let mut best = Icon::ALL.into_iter().filter(|&icon| count(icon) == most);
    best.next().filter(|_| best.next().is_none())
}

/// One dogma effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Whether the effect is a demand.
    pub kind: EffectKind,
    /// The editions that print the effect.
    pub editions: Editions,
    /// The initial value of the first slot, which `repeat with` replaces.
    pub parameter: Option<Value>,
    /// The names that the effect binds, for texts. The index in this list is not the slot.
    pub names: Vec<Name>,
    /// The statements.
    pub body: Block,
}

words! {
    /// The kind of an effect.
    pub enum EffectKind {
        /// A demand, executed by the opponents with fewer icons.
        Demand = "demand",
        /// An effect executed by everyone who shares it, then by the player whose action it is.
        Share = "share",
    }
}

/// A name that an effect binds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word after `as`.
    pub word: String,
    /// The meaning of the name.
    pub bound: Bound,
}

/// The slot and the type of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Cards.
    Cards(CardsSlot),
    /// A number.
    Number(Slot),
    /// Colors.
    Colors(Slot),
    /// Players.
    Seats(Slot),
    /// An icon.
    Icon(Slot),
}

/// A slot for a set of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsSlot(pub u8);

/// A slot for a number, a set of colors, a set of players or an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(pub u8);

/// A number or colors: the parameter of an effect, and the value that `repeat with` passes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(Number),
    /// Colors.
    Colors(ColorSet),
}

/// Statements in order.
pub type Block = Vec<Step>;

/// One statement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the grammar above each variant says what its fields are")]
pub enum Step {
    /// `draw [and …] AGE [times N] [as name]`.
    Draw { may: bool, then: Then, age: Number, times: Number, bind: Option<CardsSlot> },
    /// `meld PICK`, `transfer PICK to …` and the other verbs that move or show cards.
    Move { may: bool, revealing: bool, verb: Verb, pick: Pick, bind: Option<CardsSlot> },
    /// `choose PICK as name`.
    ChooseCards { who: Chooser, may: bool, pick: Pick, bind: CardsSlot },
    /// `choose color …`.
    ChooseColor { who: Chooser, may: bool, from: ColorSet, bind: Slot },
    /// `choose value …`; an empty list means every age of the game.
    ChooseValue { who: Chooser, may: bool, from: Vec<Number>, bind: Slot },
    /// `choose icon …`.
    ChooseIcon { who: Chooser, may: bool, from: Vec<Icon>, bind: Slot },
    /// `choose player …`.
    ChooseSeat { who: Chooser, may: bool, from: Seats, bind: Slot },
    /// `choose { … } or { … }`.
    ChooseBranch { may: bool, branches: Vec<Block> },
    /// `splay [one of] COLORS DIRECTION`.
    Splay { may: bool, one: bool, colors: ColorSet, direction: Splay },
    /// `unsplay COLORS`.
    Unsplay { colors: ColorSet },
    /// `rearrange one of COLORS`.
    Rearrange { may: bool, colors: ColorSet },
    /// `exchange PICK with PICK`.
    Exchange { may: bool, left: Side, right: Side },
    /// `execute CARDS`.
    Execute { cards: Cards },
    /// `junk all special achievements`, `junk one special achievement`, `restore one special achievement`.
    Specials { may: bool, one: bool, change: SpecialChange },
    /// `claim NAME`.
    Claim { special: Special },
    /// `add NUMBER markers`.
    AddMarkers { number: Number },
    /// `if TEST { … } else { … }`.
    If { test: Test, then: Block, otherwise: Block },
    /// `for each PLAYERS { … }`.
    ForEach { seats: Seats, body: Block },
    /// `repeat [with VALUE]`.
    Repeat { with: Option<Value> },
    /// `end dogma`.
    EndDogma,
    /// `win …`.
    Win { winner: Winner },
    /// `lose`: you are out of the game.
    Lose,
}

impl Step {
    /// Whether the player may decline the statement.
    pub const fn is_optional(&self) -> bool {
        matches!(
            self,
            Step::Draw { may: true, .. }
                | Step::Move { may: true, .. }
                | Step::ChooseCards { may: true, .. }
                | Step::ChooseColor { may: true, .. }
                | Step::ChooseValue { may: true, .. }
                | Step::ChooseIcon { may: true, .. }
                | Step::ChooseSeat { may: true, .. }
                | Step::ChooseBranch { may: true, .. }
                | Step::Splay { may: true, .. }
                | Step::Rearrange { may: true, .. }
                | Step::Exchange { may: true, .. }
                | Step::Specials { may: true, .. }
        )
    }

    /// The player who chooses, if this is a choice of cards, a color, a value, an icon or a player.
    pub const fn chooser(&self) -> Option<Chooser> {
        match self {
            Step::ChooseCards { who, .. }
            | Step::ChooseColor { who, .. }
            | Step::ChooseValue { who, .. }
            | Step::ChooseIcon { who, .. }
            | Step::ChooseSeat { who, .. } => Some(*who),
            _ => None,
        }
    }

    /// The blocks inside the statement, in the order of the text.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Step::If { then, otherwise, .. } => vec![then, otherwise],
            Step::ForEach { body, .. } => vec![body],
            Step::ChooseBranch { branches, .. } => branches.iter().collect(),
            _ => Vec::new(),
        }
    }
}

words! {
    /// A change of special achievements.
    pub enum SpecialChange {
        /// From the table to the junk.
        Junk = "junk",
        /// From the junk back to the table.
        Restore = "restore",
    }
}

/// The action on a drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It stays in hand.
    Keep,
    /// It is shown to all and stays in hand.
    Reveal,
    /// It is melded.
    Meld,
    /// It is tucked.
    Tuck,
    /// It is scored.
    Score,
}

/// The action on picked cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Puts the card on top of your pile of its color.
    Meld,
    /// Puts the card under your pile of its color.
    Tuck,
    /// Puts the card into your score pile; it counts as scored.
    Score,
    /// Puts the card under the deck of its age.
    Return,
    /// Shows the card to all players.
    Reveal,
    /// Removes the card from the game.
    Remove,
    /// Puts the card into the junk.
    Junk,
    /// Moves the card to a zone. It counts neither as scored nor as tucked.
    Transfer(Zone),
}

/// The player who answers a `choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The executing player.
    You,
    /// The demanding player.
    Me,
}

/// A choice of cards: the number, the order and the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The number of cards.
    pub amount: Amount,
    /// The order by value, if any.
    pub rank: Rank,
    /// The cards to pick from.
    pub from: Cards,
}

/// The number of cards in a pick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Exactly this number (`one of` is 1).
    Exactly(Number),
    /// At least the first number and at most the second.
    Between(u8, u8),
    /// At most this number.
    UpTo(Number),
    /// As many as you like.
    AnyNumber,
    /// All.
    All,
    /// All but one that you choose.
    AllButOne,
}

/// The order by value in which cards are picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// No order: any card may be picked.
    #[default]
    Any,
    /// Highest first.
    Highest,
    /// Lowest first.
    Lowest,
}

/// One side of an exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The cards that go to the other side.
    pub pick: Pick,
    /// The zone that these cards leave, and that the cards of the other side enter.
    pub zone: Zone,
}

/// A zone of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The owner.
    pub whose: Seats,
    /// The kind of zone.
    pub kind: ZoneKind,
}

words! {
    /// The kinds of zone that a player has.
    pub enum ZoneKind {
        /// The hand.
        Hand = "hand",
        /// The score pile.
        Score = "score",
        /// All five piles.
        Board = "board",
        /// Claimed achievements with a value, and special ones.
        Achievements = "achievements",
    }
}

words! {
    /// Top or bottom of a pile.
    pub enum End {
        /// The uppermost card.
        Top = "top",
        /// The lowest card.
        Bottom = "bottom",
    }
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// `your hand`, `opponents' score`, `your board`.
    In(Zone),
    /// `your red`: piles of these colors.
    Piles(Seats, ColorSet),
    /// `top of your red`, `top 4 of your red`: this number of cards from that end of each pile. `top of your board` means all
    /// colors.
    Ends(End, Box<Number>, Seats, ColorSet),
    /// `above it`: the cards directly on top of these.
    Above(Box<Cards>),
    /// `deck 3`: the supply deck of that age.
    Deck(Box<Number>),
    /// `available achievements`: the achievements with a value that nobody has claimed.
    Available,
    /// The cards that a name stands for.
    Named(CardsSlot),
    /// A card by its printed name.
    Mention(u8),
    /// `this card`: the card with this effect.
    This,
    /// `candidate`: the card that a `where` tests.
    Candidate,
    /// `highest of …`, `lowest of …`: all cards of the greatest or least value.
    Ranked(Rank, Box<Cards>),
    /// The cards that pass a filter.
    Filtered(Box<Cards>, Filter),
    /// The cards of all these sets.
    Union(Vec<Cards>),
}

/// A condition on single cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Has the icon.
    With(AnIcon),
    /// Lacks the icon.
    Without(AnIcon),
    /// Has a demand effect.
    WithDemand,
    /// Has one of the colors.
    OfColor(ColorSet),
    /// Has none of the colors.
    NotOfColor(ColorSet),
    /// Has one of these values.
    OfValue(Vec<ValueRange>),
    /// Is not one of these cards.
    Except(Box<Cards>),
    /// Passes the test, as `candidate`.
    Where(Box<Test>),
}

/// An icon, written out or named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnIcon {
    /// Written out.
    Fixed(Icon),
    /// The icon that a name stands for.
    Named(Slot),
}

/// One value, or all values up to it or from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueRange {
    /// This value.
    Exactly(Number),
    /// This or less.
    OrLess(Number),
    /// This or more.
    OrMore(Number),
}

/// A set of colors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColorSet {
    /// Written out.
    Fixed(Colors),
    /// The colors of cards.
    Of(Box<Cards>),
    /// The colors of these players' piles that pass the filter.
    Piles(Seats, PileFilter),
    /// The colors that a name stands for.
    Named(Slot),
    /// The colors of all these sets.
    Union(Vec<ColorSet>),
    /// The first set without the second.
    Except(Box<ColorSet>, Box<ColorSet>),
}

/// A condition on piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileFilter {
    /// Every pile that has a card.
    Present,
    /// Splayed in any direction.
    Splayed,
    /// Splayed in this direction.
    SplayedTo(Splay),
    /// Shows this icon at least once.
    Showing(Icon),
}

/// A set of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// The executing player.
    You,
    /// The demanding player.
    Me,
    /// The current player of `for each`, `every … has` or `where`.
    Their,
    /// The players that a name stands for.
    Named(Slot),
    /// Everyone but you and your partners.
    Opponents,
    /// Everyone but you.
    Others,
    /// Everyone.
    All,
    /// `your team's`: these players and their partners.
    Team(Box<Seats>),
    /// The players for whom the test holds; it calls the current player `their`.
    Where(Box<Seats>, Box<Test>),
}

impl Seats {
    /// Whether this is always exactly one player.
    pub const fn is_one(&self) -> bool {
        matches!(self, Seats::You | Seats::Me | Seats::Their | Seats::Named(_))
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// Written out.
    Fixed(u8),
    /// The number of cards.
    Count(Box<Cards>),
    /// The highest value among cards; 0 if there are none.
    Value(Box<Cards>),
    /// The sum of the values of cards.
    Sum(Box<Cards>),
    /// The number of different values among cards.
    Values(Box<Cards>),
    /// The number of colors.
    Colors(Box<ColorSet>),
    /// The number of visible icons on the boards of these players together.
    Icons(Seats, Icon),
    /// The points in the score piles of these players together.
    Points(Seats),
    /// The number of these players' markers on this card.
    Markers(Seats),
    /// The number that a name stands for.
    Named(Slot),
    /// Sum.
    Plus(Box<Number>, Box<Number>),
    /// Difference; never below 0.
    Minus(Box<Number>, Box<Number>),
    /// Product.
    Times(Box<Number>, Box<Number>),
    /// Quotient.
    Divided(Box<Number>, u8, Rounding),
}

words! {
    /// The direction in which a quotient is rounded.
    pub enum Rounding {
        /// Down.
        Down = "down",
        /// Up.
        Up = "up",
    }
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// There is at least one such card.
    Any(Cards),
    /// There is no such card.
    No(Cards),
    /// The first set is not empty, and each of its cards is in the second set.
    Among(Cards, Cards),
    /// A comparison.
    Compare(Number, Comparison, Number),
    /// Each of these piles of that player is splayed in this direction; with `None`, in any direction.
    Splayed(Seats, ColorSet, Option<Splay>),
    /// The test holds for every, some or no player of a set; it calls the current player `their`.
    Players(Quantity, Seats, Box<Test>),
    /// The previous statement was done in full and had a result.
    Did,
    /// All of these hold.
    And(Vec<Test>),
    /// At least one of these holds.
    Or(Vec<Test>),
    /// The test does not hold.
    Not(Box<Test>),
}

words! {
    /// The number of players for whom a test must hold.
    pub enum Quantity {
        /// Each player.
        Every = "every",
        /// At least one player.
        Some = "some",
        /// No player.
        No = "no",
    }
}

words! {
    /// A comparison of two numbers.
    #[expect(missing_docs, reason = "the signs say what they are")]
    pub enum Comparison {
        Equal = "=",
        Unequal = "!=",
        AtMost = "<=",
        Less = "<",
        AtLeast = ">=",
        More = ">",
    }
}

/// The winner named by a `win` statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The executing player.
    You,
    /// The single player with the greatest or least number, where `their` is the player counted. Nobody wins on a tie.
    Single(Extreme, Number),
    /// The single team with the greatest or least number, where `their` is any player of the team counted. Nobody wins on a
    /// tie.
    SingleTeam(Extreme, Number),
}

words! {
    /// The greatest or the least.
    pub enum Extreme {
        /// The greatest number.
        Most = "most",
        /// The least number.
        Fewest = "fewest",
    }
}
