//! The tree of a card: what the parser reads, the machine runs and the words are made from.
//!
//! Names are already resolved: whatever `as name` binds is a numbered slot of its effect, in one of two spaces, one for
//! sets of cards ([`CardsSlot`]) and one for everything small ([`Slot`]: numbers, colors, players). What is missing is the empty
//! set or 0, so every expression has a value.

use crate::word::{Color, Colors, Edition, Editions, Icon, Special, Splay};
use eureka_table::words;

/// A card as its text defines it, for all editions at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The English name, which is also the card's name in records and scenarios.
    pub name: String,
    /// The age: its value.
    pub age: u8,
    /// The color.
    pub color: Color,
    /// The icons, by edition; the last entry that has an edition counts for it.
    pub icons: Vec<(Editions, Icons)>,
    /// The dogma icon where it is said and not counted.
    pub dogma: Option<Icon>,
    /// Effects and demands of all editions, in printed order.
    pub effects: Vec<Effect>,
    /// Cards that its effects name, in the order of [`Cards::Mention`].
    pub mentions: Vec<String>,
    /// The text it was read from, from `card` to the closing brace.
    pub source: String,
    /// What it says in each edition, in the first words of the language: what tells its versions apart.
    pub(crate) words: [String; 3],
}

/// The four places: top left, bottom left, bottom middle, bottom right. `None` is the picture.
pub type Icons = [Option<Icon>; 4];

impl Card {
    /// The icons that this edition prints, if the card is in it.
    pub fn icons_in(&self, edition: Edition) -> Option<Icons> {
        self.icons.iter().rev().find(|(editions, _)| editions.has(edition)).map(|&(_, icons)| icons)
    }

    /// The effects of this edition, in order of execution.
    pub fn effects_in(&self, edition: Edition) -> impl Iterator<Item = &Effect> {
        self.effects.iter().filter(move |effect| effect.editions.has(edition))
    }

    /// The icon that decides who shares and who is hit: the one said, or else the most frequent; `None` on a tie.
    pub fn dogma_in(&self, edition: Edition) -> Option<Icon> {
        let icons = self.icons_in(edition)?;
        self.dogma.or_else(|| most_frequent(&icons))
    }
}

/// The icon that is there more often than any other.
pub(crate) fn most_frequent(icons: &Icons) -> Option<Icon> {
    let count = |icon| icons.iter().filter(|&&place| place == Some(icon)).count();
    let most = Icon::ALL.into_iter().map(count).max()?;
    let mut best = Icon::ALL.into_iter().filter(|&icon| count(icon) == most);
    best.next().filter(|_| best.next().is_none())
}

/// One dogma effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Demand or not.
    pub kind: EffectKind,
    /// The editions that print it.
    pub editions: Editions,
    /// The value that `repeat with` replaces, held in the first slot of its kind.
    pub parameter: Option<Value>,
    /// The names bound in it, for texts; the position in the list is not the slot.
    pub names: Vec<Name>,
    /// What it does.
    pub body: Block,
}

words! {
    /// Whether an effect is a demand.
    pub enum EffectKind {
        /// Hits opponents with fewer icons.
        Demand = "demand",
        /// Executed by those who share it, then by the player whose action it is.
        Share = "share",
    }
}

/// A name that an effect binds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word after `as`.
    pub word: String,
    /// What it stands for.
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

/// A slot for a number, a set of colors or a set of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(pub u8);

/// A value of any type but cards: what an effect begins with, and what `repeat with` hands on.
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
    Specials { may: bool, one: bool, deed: SpecialChange },
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
    /// Whether one may leave it undone.
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

    /// Who chooses, if it is a choice of cards, a color, a value, an icon or a player.
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

    /// The blocks inside it, in the order of the text.
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
    /// What is done with special achievements.
    pub enum SpecialChange {
        /// From the table to the junk.
        Junk = "junk",
        /// From the junk back to the table.
        Restore = "restore",
    }
}

/// What happens to a drawn card.
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

/// What is done with picked cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Onto your pile.
    Meld,
    /// Under your pile.
    Tuck,
    /// Into your score pile, counted as scored.
    Score,
    /// Under the deck of its age.
    Return,
    /// Shown to all.
    Reveal,
    /// Out of the game.
    Remove,
    /// To the junk.
    Junk,
    /// To a zone, counted as nothing else.
    Transfer(Zone),
}

/// Who answers a `choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The executing player.
    You,
    /// The demanding player.
    Me,
}

/// How many cards, and from which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// How many.
    pub amount: Amount,
    /// By value, or all alike.
    pub rank: Rank,
    /// From which.
    pub from: Cards,
}

/// How many cards a pick takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Exactly so many (`one of` is 1).
    Exactly(Number),
    /// At least the first, at most the second number.
    Between(u8, u8),
    /// At most so many.
    UpTo(Number),
    /// As many as you like.
    AnyNumber,
    /// All.
    All,
    /// All but one that you choose.
    AllButOne,
}

/// Whether a pick goes by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rank {
    /// It does not.
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
    /// The cards that go over.
    pub pick: Pick,
    /// The zone they come from, where the other side's cards go.
    pub zone: Zone,
}

/// A zone of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Whose.
    pub whose: Seats,
    /// Which.
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
    /// `top of your red`, `top 4 of your red`: so many cards from that end of each pile; `top of your board` has all colors.
    Ends(End, Box<Number>, Seats, ColorSet),
    /// `above it`: the cards directly upon these.
    Above(Box<Cards>),
    /// `deck 3`: the supply deck of that age.
    Deck(Box<Number>),
    /// `available achievements`: those with a value that nobody has claimed.
    Available,
    /// What a name stands for.
    Named(CardsSlot),
    /// A card by its printed name.
    Mention(u8),
    /// `this card`: the one whose effect this is.
    This,
    /// `candidate`: the card that a `where` looks at.
    Candidate,
    /// `highest of …`, `lowest of …`: all of the greatest or least value.
    Ranked(Rank, Box<Cards>),
    /// Those that a filter keeps.
    Kept(Box<Cards>, Filter),
    /// All of several sets.
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
    /// Is none of these cards.
    Except(Box<Cards>),
    /// Passes the test, as `candidate`.
    Where(Box<Test>),
}

/// An icon, written out or named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnIcon {
    /// Written out.
    Fixed(Icon),
    /// What a name stands for.
    Named(Slot),
}

/// One value, or all from it down or up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueRange {
    /// This one.
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
    /// The colors of which a player has a pile.
    Piles(Seats, PileFilter),
    /// What a name stands for.
    Named(Slot),
    /// All of several sets.
    Union(Vec<ColorSet>),
    /// The first without the second.
    Except(Box<ColorSet>, Box<ColorSet>),
}

/// A condition on piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileFilter {
    /// Every pile with a card.
    Present,
    /// Splayed in any direction.
    Splayed,
    /// Splayed in this direction.
    SplayedTo(Splay),
    /// Shows at least one of this icon.
    Showing(Icon),
}

/// A set of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// The executing player.
    You,
    /// The demanding player.
    Me,
    /// The player looked at by `for each`, `every … has` or `where`.
    Their,
    /// What a name stands for.
    Named(Slot),
    /// Everyone but you and your partners.
    Opponents,
    /// Everyone but you.
    Others,
    /// Everyone.
    All,
    /// `your team's`: these players and their partners.
    Team(Box<Seats>),
    /// Those for whom the test holds, as `their`.
    Where(Box<Seats>, Box<Test>),
}

impl Seats {
    /// Whether these are always exactly one player.
    pub const fn is_one(&self) -> bool {
        matches!(self, Seats::You | Seats::Me | Seats::Their | Seats::Named(_))
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// Written out.
    Fixed(u8),
    /// How many cards.
    Count(Box<Cards>),
    /// The highest value among them, 0 if there is none.
    Value(Box<Cards>),
    /// Their values added up.
    Sum(Box<Cards>),
    /// How many different values.
    Values(Box<Cards>),
    /// How many colors.
    Colors(Box<ColorSet>),
    /// Icons that show on the board, added up over the players.
    Icons(Seats, Icon),
    /// Points in the score pile, added up over the players.
    Points(Seats),
    /// The number of these players' markers on this card.
    Markers(Seats),
    /// What a name stands for.
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
    /// Which way a quotient is rounded.
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
    /// There is such a card.
    Any(Cards),
    /// There is none.
    No(Cards),
    /// There are such cards, and each of the first is one of the second.
    Among(Cards, Cards),
    /// A comparison.
    Compare(Number, Comparison, Number),
    /// Each of these piles of that player is splayed so (or, with `None` given, at all).
    Splayed(Seats, ColorSet, Option<Splay>),
    /// For how many of the players a test holds, with them as `their`.
    Players(Quantity, Seats, Box<Test>),
    /// The statement before was done in full and had a result.
    Did,
    /// All of them.
    And(Vec<Test>),
    /// One of them.
    Or(Vec<Test>),
    /// The opposite.
    Not(Box<Test>),
}

words! {
    /// For how many players.
    pub enum Quantity {
        /// For each of them.
        Every = "every",
        /// For at least one.
        Some = "some",
        /// For none.
        No = "no",
    }
}

words! {
    /// How two numbers are compared.
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

/// Who wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The executing player.
    You,
    /// The one player with the most or fewest, `their` being the player looked at; nobody on a tie.
    Single(Extreme, Number),
    /// The one team with the most or fewest, `their` being any of its players; nobody on a tie.
    SingleTeam(Extreme, Number),
}

words! {
    /// Most or fewest.
    pub enum Extreme {
        /// The greatest number.
        Most = "most",
        /// The least number.
        Fewest = "fewest",
    }
}
