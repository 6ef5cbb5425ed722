//! Grammar rules for colors, icons and splay directions.

use std::ops::Range;

use super::reference::Attribute;
use super::scope::Type;
use super::{Parser, Read};
use crate::tree::{AnIcon, Bound, ColorSet, PileFilter};
use crate::word::{Color, Colors, Icon, Splay};

/// The directions in which a pile can be splayed.
const DIRECTIONS: [Splay; 4] = [Splay::Left, Splay::Right, Splay::Up, Splay::Aslant];

impl Parser<'_> {
    /// Parses the word for a color, if it is next.
    pub(super) fn color(&mut self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.eat(color.word()))
    }

    pub(super) fn icon(&mut self) -> Read<Icon> {
        match Icon::ALL.into_iter().find(|icon| self.eat(icon.word())) {
            Some(icon) => Ok(icon),
            None => self.unexpected("an icon"),
        }
    }

    /// Parses an icon, written out or by name.
    pub(super) fn icon_or_name(&mut self) -> Read<AnIcon> {
        match self.name_ahead(0) {
            Some(Bound::Icon(slot)) => {
                self.next();
                Ok(AnIcon::Named(slot))
            }
            Some(other) => self.wrong_type(other, Type::Icon),
            None => {
                // Few effects name icons. In all others a wrong word is a misspelled icon rather than an unknown name.
                if self.icon_has_name() {
                    self.note_expected_name();
                }
                self.icon().map(AnIcon::Fixed)
            }
        }
    }

    /// Parses a direction, if it is next.
    pub(super) fn direction(&mut self) -> Option<Splay> {
        DIRECTIONS.into_iter().find(|direction| self.eat(direction.word()))
    }

    /// Parses the colors of the piles that a statement such as `splay` names.
    pub(super) fn piles(&mut self) -> Read<ColorSet> {
        self.pile_ors.clear();
        self.within(|context| context.piles = true, Self::colors)
    }

    /// The index of the first `or` between the piles just parsed, and their text with commas instead. `None` without an `or`.
    pub(super) fn piles_with_or(&self, piles: Range<usize>) -> Option<(usize, String)> {
        let first = *self.pile_ors.first()?;
        let mut start = piles.start;
        let mut parts = Vec::new();
        for &or in &self.pile_ors {
            parts.push(self.text_between(start, or));
            start = or + 1;
        }
        parts.push(self.text_between(start, piles.end));
        Some((first, parts.join(", ")))
    }

    /// Consumes `pile` or `piles`, if one of them is next. It adds nothing to `your score` or `your red`.
    pub(super) fn skip_pile_word(&mut self) {
        if self.peek().is("pile") || self.peek().is("piles") {
            self.skip_superfluous();
        }
    }

    /// Consumes a word that does not count in the fingerprint.
    fn skip_superfluous(&mut self) {
        let at = self.position(0);
        self.next();
        self.respell(at..at + 1, &[]);
    }

    /// Parses colors. `except` is the weakest operator.
    pub(super) fn colors(&mut self) -> Read<ColorSet> {
        let mut set = self.color_union()?;
        while self.at("except") {
            // After a filter by color, `except` may also be followed by cards.
            self.count_part()?;
            self.next();
            if !self.begins_colors() {
                self.here -= 1;
                break;
            }
            set = ColorSet::Except(Box::new(set), Box::new(self.color_union()?));
        }
        Ok(set)
    }

    fn color_union(&mut self) -> Read<ColorSet> {
        let mut sets = vec![self.color_item()?];
        loop {
            let before = self.here;
            let at = self.position(0);
            let Some(sign) = self.eat_one_of(&["or", ","]).or_else(|| self.and_between_piles())
            else {
                break;
            };
            if sign == "or" && self.context.piles {
                self.pile_ors.push(at);
            }
            if !self.begins_colors() && sign == "or" && self.context.testing {
                self.here = before;
                break;
            }
            sets.push(self.color_item()?);
        }
        Ok(join(sets))
    }

    /// Consumes the `and` between two piles, as in `splay red and blue left`. It counts as a comma.
    fn and_between_piles(&mut self) -> Option<&'static str> {
        let at = self.position(0);
        if !self.context.piles || !self.eat("and") {
            return None;
        }
        self.respell(at..at + 1, &[","]);
        Some("and")
    }

    /// Whether the next token is `your` before the color of a pile, where it is superfluous.
    fn at_superfluous_owner(&self) -> bool {
        let color = self.look(1);
        let is_color = color.is("(")
            || Color::from_word(color.text).is_some()
            || matches!(self.name_ahead(1), Some(Bound::Colors(_)));
        self.context.piles && self.peek().is("your") && is_color
    }

    /// Whether the next tokens begin colors.
    pub(super) fn begins_colors(&mut self) -> bool {
        let is_word = Color::ALL.into_iter().any(|color| self.at(color.word()))
            || self.at("color")
            || self.at("colors")
            || (self.at("any") && self.ahead(1, "color"))
            || self.attribute_ahead(0, Attribute::Color)
            || self.that_ahead(0, Attribute::Color);
        let owner = self.owner_length();
        is_word
            || (owner > 0 && self.ahead(owner, "piles"))
            || matches!(self.name_here(), Some(Bound::Colors(_)))
            || (self.at("(") && self.colors_in_bracket())
    }

    /// Whether the bracket that is next contains colors.
    fn colors_in_bracket(&mut self) -> bool {
        let mut ahead = 0;
        while self.look(ahead).is("(") {
            ahead += 1;
        }
        let (here, position) = (self.here, self.position(ahead));
        self.here = position;
        let found = self.begins_colors();
        self.here = here;
        found
    }

    fn color_item(&mut self) -> Read<ColorSet> {
        self.nested(|parser| {
            if parser.at_superfluous_owner() {
                parser.skip_superfluous();
            }
            if let Some(color) = parser.color() {
                if parser.context.piles {
                    parser.skip_pile_word();
                }
                return Ok(ColorSet::Fixed(Colors::only(color)));
            }
            if parser.eat("any") {
                parser.expect("color")?;
                return Ok(ColorSet::Fixed(Colors::ALL));
            }
            if parser.eat_one_of(&["color", "colors"]).is_some() {
                parser.expect("of")?;
                let cards = parser.within(|context| context.piles = false, Self::cards)?;
                return Ok(ColorSet::Of(Box::new(cards)));
            }
            if parser.attribute_ahead(0, Attribute::Color) {
                return Ok(ColorSet::Of(Box::new(parser.attribute_owner(Attribute::Color)?)));
            }
            if parser.that_ahead(0, Attribute::Color) {
                return match parser.that(Attribute::Color)? {
                    Bound::Colors(slot) => Ok(ColorSet::Named(slot)),
                    other => parser.wrong_type(other, Type::Colors),
                };
            }
            if parser.at("(") {
                return parser.bracketed(Self::colors);
            }
            let owner = parser.peek();
            if let Some(whose) = parser.owner()? {
                if parser.context.piles && Color::from_word(parser.peek().text).is_some() {
                    let help = format!("leave out `{}`", owner.text);
                    return parser.fail(
                        owner,
                        "this statement works only on your own piles",
                        &help,
                    );
                }
                parser.expect("piles")?;
                return Ok(ColorSet::Piles(whose, parser.pile_filter()?));
            }
            match parser.name_here() {
                Some(Bound::Colors(slot)) => {
                    parser.next();
                    Ok(ColorSet::Named(slot))
                }
                Some(other) => parser.wrong_type(other, Type::Colors),
                None => parser.unexpected("a color"),
            }
        })
    }

    fn pile_filter(&mut self) -> Read<PileFilter> {
        if self.eat("showing") {
            return Ok(PileFilter::Showing(self.icon()?));
        }
        if !self.eat("splayed") {
            return Ok(PileFilter::Present);
        }
        // In `splay your piles splayed right` the last word is the new direction, not a filter of the piles.
        let before = self.here;
        match self.direction() {
            Some(_) if self.context.splaying && self.statement_ends() => {
                self.here = before;
                Ok(PileFilter::Splayed)
            }
            Some(direction) => Ok(PileFilter::SplayedTo(direction)),
            None => Ok(PileFilter::Splayed),
        }
    }
}

/// The union of several sets. Adjacent colors that are written out are merged into one set.
fn join(sets: Vec<ColorSet>) -> ColorSet {
    let mut joined: Vec<ColorSet> = Vec::new();
    for set in sets {
        match (joined.last_mut(), &set) {
            (Some(ColorSet::Fixed(before)), ColorSet::Fixed(more)) => before.0 |= more.0,
            _ => joined.push(set),
        }
    }
    if joined.len() == 1 { joined.remove(0) } else { ColorSet::Union(joined) }
}
