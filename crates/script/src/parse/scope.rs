//! The names that an effect binds, and the context in which an expression is parsed.

use super::if_you_do::PreviousStatement;
use super::{Parser, Read};
use crate::lex::{Token, TokenKind};
use crate::tree::{Bound, CardsSlot, EffectKind, Name, Slot};
use crate::word::{Color, Icon, Special, Splay};

/// The maximum number of names for sets of cards in an effect.
const MAX_CARDS_SLOTS: u8 = 8;
/// The maximum number of names for numbers, colors, players and icons in an effect.
const MAX_SLOTS: u8 = 12;

/// The names that the current effect has bound so far.
#[derive(Default)]
pub(super) struct Scope {
    pub(super) kind: Option<EffectKind>,
    pub(super) names: Vec<Name>,
    pub(super) parameter: Option<Type>,
    cards_slots: u8,
    slots: u8,
}

/// The meanings of words that depend on the place in the text.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// Whether `their` has a meaning here.
    pub(super) their: bool,
    /// Whether `candidate` has a meaning here.
    pub(super) candidate: bool,
    /// The statement that `you do` asks about.
    pub(super) before: PreviousStatement,
    /// The first token of a larger set of cards to which a filter might belong as well; then the filter is ambiguous.
    pub(super) outer: Option<usize>,
    /// Whether this is inside a test, where `and` and `or` may join tests.
    pub(super) testing: bool,
    /// Whether this is inside a `splay` statement, which a direction ends.
    pub(super) splaying: bool,
    /// Whether these are the colors of piles that a statement such as `splay` names.
    pub(super) piles: bool,
    /// Whether this is the left side of an exchange, where `with` begins the right side.
    pub(super) exchanging: bool,
}

/// The type of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Cards,
    Number,
    Colors,
    Seats,
    Icon,
}

impl Type {
    pub(super) fn of(bound: Bound) -> Type {
        match bound {
            Bound::Cards(_) => Type::Cards,
            Bound::Number(_) => Type::Number,
            Bound::Colors(_) => Type::Colors,
            Bound::Seats(_) => Type::Seats,
            Bound::Icon(_) => Type::Icon,
        }
    }

    pub(super) fn describe(self) -> &'static str {
        match self {
            Type::Cards => "cards",
            Type::Number => "a number",
            Type::Colors => "a color",
            Type::Seats => "a player",
            Type::Icon => "an icon",
        }
    }
}

impl Scope {
    pub(super) fn new(kind: EffectKind) -> Scope {
        Scope { kind: Some(kind), ..Scope::default() }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|name| name.word.as_str())
    }

    pub(super) fn names_of(&self, of: Type) -> impl Iterator<Item = &str> {
        let names = self.names.iter().filter(move |name| Type::of(name.bound) == of);
        names.map(|name| name.word.as_str())
    }

    pub(super) fn lookup(&self, word: &str) -> Option<Bound> {
        self.names.iter().find(|name| name.word == word).map(|name| name.bound)
    }

    /// The slot of a name. A new name gets a new slot; `None` if there are too many.
    fn slot(&mut self, word: &str, of: Type) -> Option<Bound> {
        if let Some(bound) = self.lookup(word) {
            return Some(bound);
        }
        let (used, limit) = match of {
            Type::Cards => (&mut self.cards_slots, MAX_CARDS_SLOTS),
            Type::Number | Type::Colors | Type::Seats | Type::Icon => (&mut self.slots, MAX_SLOTS),
        };
        if *used == limit {
            return None;
        }
        let slot = *used;
        *used += 1;
        let bound = match of {
            Type::Cards => Bound::Cards(CardsSlot(slot)),
            Type::Number => Bound::Number(Slot(slot)),
            Type::Colors => Bound::Colors(Slot(slot)),
            Type::Seats => Bound::Seats(Slot(slot)),
            Type::Icon => Bound::Icon(Slot(slot)),
        };
        self.names.push(Name { word: word.to_owned(), bound });
        Some(bound)
    }
}

impl<'t> Parser<'t> {
    /// Whether the effect has named an icon so far.
    pub(super) fn icon_has_name(&self) -> bool {
        self.scope.names.iter().any(|name| matches!(name.bound, Bound::Icon(_)))
    }

    /// The slot of the name that is next, if it is a name. Notes that a name was expected.
    pub(super) fn name_here(&mut self) -> Option<Bound> {
        self.note_expected_name();
        self.name_ahead(0)
    }

    /// The slot of the name after `ahead` tokens, if it is a name.
    pub(super) fn name_ahead(&self, ahead: usize) -> Option<Bound> {
        let token = self.look(ahead);
        if token.kind == TokenKind::Word { self.scope.lookup(token.text) } else { None }
    }

    /// Fails because the name that is next has another type than the one wanted.
    pub(super) fn wrong_type<T>(&mut self, bound: Bound, wanted: Type) -> Read<T> {
        let token = self.peek();
        let (is, word) = (Type::of(bound), token.text);
        let help = match (is, wanted) {
            (Type::Cards, Type::Number) => format!("write `value of {word}` or `count of {word}`"),
            (Type::Cards, Type::Colors) => format!("write `color of {word}`"),
            (Type::Seats, Type::Cards) => self.player_name_advice(true),
            (Type::Seats, Type::Number) => self.player_name_advice(false),
            (Type::Colors, Type::Cards) => format!("write `your {word}` for the pile"),
            (Type::Colors, Type::Number) => format!("write `number of {word}`"),
            (Type::Icon, _) => format!("write `with {word}`, `without {word}` or `has {word}`"),
            _ => format!("`{word}` was given its meaning with `as {word}` further up"),
        };
        let message = format!(
            "`{word}` stands for {}, but this place needs {}",
            is.describe(),
            wanted.describe()
        );
        self.fail(token, message, &help)
    }

    /// Parses the name after `as` and gives it a slot.
    pub(super) fn bind(&mut self, of: Type) -> Read<Bound> {
        let token = self.new_name()?;
        self.bind_token(token, of)
    }

    /// Parses a word that may be used as a name.
    pub(super) fn new_name(&mut self) -> Read<Token<'t>> {
        let token = self.peek();
        if token.kind != TokenKind::Word {
            return self.unexpected("a nickname");
        }
        if is_reserved(token.text) {
            let message =
                format!("`{}` is a word of the language and cannot be a nickname", token.text);
            return self.fail(token, message, "take another word, like `it`, `taken` or `chosen`");
        }
        Ok(self.next())
    }

    /// Gives a slot to a name that was just parsed.
    pub(super) fn bind_token(&mut self, token: Token<'_>, of: Type) -> Read<Bound> {
        let word = token.text;
        let Some(bound) = self.scope.slot(word, of) else {
            let (limit, what) = match of {
                Type::Cards => (MAX_CARDS_SLOTS, "sets of cards"),
                _ => (MAX_SLOTS, "numbers, colors, players and icons"),
            };
            let message = format!("`{word}` is one nickname too many for {what}");
            let help =
                format!("an effect has at most {limit} such nicknames; use one of them again");
            return self.fail(token, message, &help);
        };
        let is = Type::of(bound);
        if is != of {
            let (is, of) = (is.describe(), of.describe());
            let message =
                format!("`{word}` already stands for {is} and cannot stand for {of} as well");
            return self.fail(token, message, "take another word for it");
        }
        Ok(bound)
    }

    /// Parses an optional `as name` for cards.
    pub(super) fn bind_cards_if_any(&mut self) -> Read<Option<CardsSlot>> {
        if self.eat("as") { self.bind_cards().map(Some) } else { Ok(None) }
    }

    pub(super) fn bind_cards(&mut self) -> Read<CardsSlot> {
        match self.bind(Type::Cards)? {
            Bound::Cards(slot) => Ok(slot),
            Bound::Number(_) | Bound::Colors(_) | Bound::Seats(_) | Bound::Icon(_) => {
                Err(super::Failed)
            }
        }
    }

    pub(super) fn bind_slot(&mut self, of: Type) -> Read<Slot> {
        match self.bind(of)? {
            Bound::Number(slot) | Bound::Colors(slot) | Bound::Seats(slot) | Bound::Icon(slot) => {
                Ok(slot)
            }
            Bound::Cards(_) => Err(super::Failed),
        }
    }

    /// Binds the names of a statement with a mistake, so that later statements that use them are not reported too.
    pub(super) fn bind_after_mistake(&mut self, statement: std::ops::Range<usize>) {
        let tokens = self.tokens[statement].to_vec();
        let mut of = Type::Cards;
        for pair in tokens.windows(2) {
            let [first, second] = pair else { continue };
            if first.is("choose") {
                of = match second.text {
                    "color" => Type::Colors,
                    "value" => Type::Number,
                    "player" => Type::Seats,
                    "icon" => Type::Icon,
                    _ => Type::Cards,
                };
            }
            if first.is("as") && second.kind == TokenKind::Word && !is_reserved(second.text) {
                self.scope.slot(second.text, of);
            }
        }
    }
}

/// The words that cannot be names. If they could, the end of an expression would be ambiguous.
const RESERVED: &str = "\
    I above achievement achievements all among and any as available board bottom but candidate \
    card choose claim color colors count deck demand do dogma draw each effect else end every \
    except exchange execute fewest for from hand has hex highest icon icons if in is its junk \
    less lose lowest marker markers may me meld more most my no not number of one opponent opponents or other piles \
    player players points rearrange remove repeat restore return reveal rounded score showing \
    some special splay splayed sum tally team that their this times to top total transfer tuck \
    unsplay up value values where win with without you your";

/// Whether the word belongs to the language and cannot be a name.
pub(super) fn is_reserved(word: &str) -> bool {
    RESERVED.split(' ').any(|reserved| reserved == word)
        || Color::from_word(word).is_some()
        || Icon::from_word(word).is_some()
        || Splay::from_word(word).is_some()
        || Special::from_word(word).is_some()
}
