//! Grammar rules for sets of cards: zones, piles, names, mentions, and the filters after them.

use super::reference::Attribute;
use super::scope::{Context, Type};
use super::{Failed, Parser, Read};
use crate::lex::TokenKind;
use crate::tree::{
    Bound, Cards, ColorSet, End, Filter, Number, Rank, Seats, ValueRange, Zone, ZoneKind,
};
use crate::word::{Colors, Icon};

/// The colors of `of color on your board` or `of color not on your board`.
pub(super) struct OnBoard {
    pub(super) colors: ColorSet,
    /// False after `not on`.
    pub(super) is_there: bool,
    /// The index of the token after `on`.
    pub(super) end: usize,
}

impl Parser<'_> {
    /// Parses one or more sets of cards with `and` between them.
    pub(super) fn cards(&mut self) -> Read<Cards> {
        let start = self.position(0);
        let mut sets = vec![self.cards_before_and()?];
        while self.at("and") {
            // If an earlier set has its own filter, it is clear which filter belongs to which set.
            let filtered = sets.iter().any(|set| matches!(set, Cards::Filtered(..)));
            let outer = if filtered { self.context.outer } else { Some(start) };
            let within = |context: &mut Context| context.outer = outer;
            if self.context.testing {
                let attempt =
                    |parser: &mut Self| parser.attempt(Self::further_cards_in_test).ok_or(Failed);
                match self.within(within, attempt) {
                    Ok(set) => sets.push(set),
                    Err(Failed) => break,
                }
            } else {
                self.next();
                sets.push(self.within(within, Self::cards_before_and)?);
            }
        }
        Ok(if sets.len() == 1 { sets.remove(0) } else { Cards::Union(sets) })
    }

    /// Parses the cards after an `and` inside a test. Fails if they begin another test instead of joining the cards before.
    fn further_cards_in_test(&mut self) -> Read<Cards> {
        self.next();
        let set = self.cards_item()?;
        let begins_test = ["is", "has", "among"].iter().any(|word| self.peek().is(word));
        if begins_test { Err(Failed) } else { Ok(set) }
    }

    /// Parses one set of cards, which an `and` may follow.
    fn cards_before_and(&mut self) -> Read<Cards> {
        let start = self.position(0);
        let set = self.cards_item()?;
        // In the original spelling, such a filter ended with cards, so that `and` would have continued those.
        if self.points_back && self.at("and") {
            self.count_brackets(start..self.position(0));
        }
        Ok(set)
    }

    /// Parses one set of cards with the filters after it.
    pub(super) fn cards_item(&mut self) -> Read<Cards> {
        let start = self.position(0);
        self.nested(|parser| {
            let within = |context: &mut Context| context.outer = Some(start);
            let mut set = parser.within(within, Self::cards_base)?;
            let mut pointed_back = false;
            loop {
                let (end, points_back) = (parser.position(0), parser.filter_points_back());
                let Some(filter) = parser.within(within, Self::filter)? else {
                    parser.points_back = pointed_back;
                    return Ok(set);
                };
                parser.check_filter(start, end);
                // In the original spelling, this filter would have belonged to the cards at the end of the one before.
                if pointed_back {
                    parser.count_brackets(start..end);
                }
                pointed_back = points_back;
                parser.count_part()?;
                set = Cards::Filtered(Box::new(set), filter);
            }
        })
    }

    /// Checks that the filter just parsed cannot also belong to more cards than those right before it.
    fn check_filter(&mut self, start: usize, filter: usize) {
        let Some(outer) = self.context.outer else { return };
        let behind = self.here;
        let (inner, whole) = (self.text_between(start, filter), self.text_between(outer, filter));
        let (before, filter_text) =
            (self.text_between(outer, start), self.text_between(filter, behind));
        let message = format!("`{filter_text}` could belong to `{inner}` alone or to `{whole}`");
        let help = format!("write `{before} ({inner} {filter_text})` or `({whole}) {filter_text}`");
        let span = self.tokens[filter].span().start..self.tokens[behind - 1].span().end;
        self.report(span, message, Some(help));
    }

    /// Whether the next tokens are a filter whose original spelling ended with cards, such as `of its color`.
    fn filter_points_back(&self) -> bool {
        let of = usize::from(self.peek().is("not"));
        let (next, then) = (self.look(of + 1), self.look(of + 2));
        let on_board = then.is("on") || then.is("not");
        self.look(of).is("of")
            && (next.is("its")
                || next.kind == TokenKind::Possessive
                || (next.is("color") && on_board))
    }

    fn cards_base(&mut self) -> Read<Cards> {
        if let Some(whose) = self.owner()? {
            return self.owned_cards(whose);
        }
        if let Some(end) = End::ALL.into_iter().find(|end| self.eat(end.word())) {
            return self.ends(end);
        }
        if let Some(rank) = self.rank() {
            self.expect("of")?;
            return Ok(Cards::Ranked(rank, Box::new(self.cards()?)));
        }
        if self.eat("above") {
            return Ok(Cards::Above(Box::new(self.cards()?)));
        }
        if self.eat("deck") {
            return Ok(Cards::Deck(Box::new(self.number()?)));
        }
        if self.eat("available") {
            self.expect("achievements")?;
            return Ok(Cards::Available);
        }
        if self.eat("this") {
            self.expect("card")?;
            return Ok(Cards::This);
        }
        if self.at("candidate") {
            return self.candidate();
        }
        if self.is_candidate(self.peek()) {
            return Ok(self.it_in_where());
        }
        if self.at("(") {
            return self.bracketed(Self::cards);
        }
        if self.peek().kind == TokenKind::Text {
            return self.mention();
        }
        match self.name_here() {
            Some(Bound::Cards(slot)) => {
                self.next();
                Ok(Cards::Named(slot))
            }
            Some(other) => self.wrong_type(other, Type::Cards),
            None => self.unexpected("cards"),
        }
    }

    fn candidate(&mut self) -> Read<Cards> {
        let token = self.next();
        if !self.context.candidate {
            self.complain(
                token,
                "`candidate` has no meaning outside `where`",
                "it is the card that `CARDS where TEST` looks at",
            );
        }
        Ok(Cards::Candidate)
    }

    fn mention(&mut self) -> Read<Cards> {
        let token = self.next();
        self.mentions.push((token.text.to_owned(), token.span()));
        let known = self.card_mentions.iter().position(|name| name == token.text);
        let index = known.unwrap_or(self.card_mentions.len());
        let Ok(number) = u8::try_from(index) else {
            return self.fail(token, "this card mentions more than 256 others", "mention fewer");
        };
        if known.is_none() {
            self.card_mentions.push(token.text.to_owned());
        }
        Ok(Cards::Mention(number))
    }

    /// Parses `highest` or `lowest`, if one of them is next.
    pub(super) fn rank(&mut self) -> Option<Rank> {
        let word = self.eat_one_of(&["highest", "lowest"])?;
        Some(if word == "highest" { Rank::Highest } else { Rank::Lowest })
    }

    fn zone_kind(&mut self) -> Option<ZoneKind> {
        ZoneKind::ALL.into_iter().find(|kind| self.eat(kind.word()))
    }

    fn owned_cards(&mut self, whose: Seats) -> Read<Cards> {
        if let Some(kind) = self.zone_kind() {
            if kind == ZoneKind::Score {
                self.skip_pile_word();
            }
            return Ok(Cards::In(Zone { whose, kind }));
        }
        match self.pile_colors()? {
            Some(colors) => {
                self.skip_pile_word();
                Ok(Cards::Piles(whose, colors))
            }
            None => self.unexpected_of_owner("`hand`, `score`, `board`, `achievements` or a color"),
        }
    }

    fn ends(&mut self, end: End) -> Read<Cards> {
        let count = if self.at("of") { Number::Fixed(1) } else { self.number()? };
        self.expect("of")?;
        let Some(whose) = self.owner()? else {
            return self.unexpected("`your board` or another player's");
        };
        if self.eat("board") {
            return Ok(Cards::Ends(end, Box::new(count), whose, ColorSet::Fixed(Colors::ALL)));
        }
        match self.pile_colors()? {
            Some(colors) => {
                self.skip_pile_word();
                Ok(Cards::Ends(end, Box::new(count), whose, colors))
            }
            None => self.unexpected_of_owner("`board` or a color"),
        }
    }

    /// Parses the color of a pile, if it is next: one word, one name, or colors in brackets.
    fn pile_colors(&mut self) -> Read<Option<ColorSet>> {
        if self.at("(") {
            return self.bracketed(Self::colors).map(Some);
        }
        if let Some(color) = self.color() {
            return Ok(Some(ColorSet::Fixed(Colors::only(color))));
        }
        match self.name_here() {
            Some(Bound::Colors(slot)) => {
                self.next();
                Ok(Some(ColorSet::Named(slot)))
            }
            Some(other) => self.wrong_type(other, Type::Colors),
            None => Ok(None),
        }
    }

    /// Parses the zone after `to`, which must be the hand, score pile or board of one player.
    pub(super) fn destination(&mut self) -> Read<Zone> {
        let token = self.peek();
        let Some(whose) = self.owner()? else {
            return self.unexpected("a hand, a score pile or a board");
        };
        if !whose.is_one() {
            let said = &self.text[token.span().start..self.tokens[self.here - 1].span().end];
            let message = format!("cards cannot go to several players: `{said}`");
            let help = "choose one first: `choose player from opponents as host`";
            self.complain(token, message, help);
        }
        let mut kinds = ZoneKind::ALL.into_iter().filter(|kind| *kind != ZoneKind::Achievements);
        match kinds.find(|kind| self.eat(kind.word())) {
            Some(kind) => {
                if kind == ZoneKind::Score {
                    self.skip_pile_word();
                }
                Ok(Zone { whose, kind })
            }
            None => self.unexpected("`hand`, `score` or `board`"),
        }
    }

    fn filter(&mut self) -> Read<Option<Filter>> {
        if self.at("with") && (self.with_filter_ahead(1) || !self.context.exchanging) {
            self.next();
            let first = self.position(0);
            let filter = self.with_filter()?;
            self.check_one_icon("with", first)?;
            return Ok(Some(filter));
        }
        if self.eat("without") {
            return self.without_filter().map(Some);
        }
        if let Some(filter) = self.of_filter()? {
            return Ok(Some(filter));
        }
        if let Some(filter) = self.not_filter()? {
            return Ok(Some(filter));
        }
        if self.eat("except") {
            return Ok(Some(Filter::Except(Box::new(self.cards_item()?))));
        }
        if self.eat("where") {
            let test = self.nested_test(|context| context.candidate = true, Self::test)?;
            return Ok(Some(Filter::Where(Box::new(test))));
        }
        Ok(None)
    }

    /// Parses a filter that begins with `of`, if one is next.
    fn of_filter(&mut self) -> Read<Option<Filter>> {
        let at = self.position(0);
        if !self.at("of") {
            return Ok(None);
        }
        if self.ahead(1, "color") || self.ahead(1, "colors") {
            if let Some(found) = self.colors_on_board()? {
                let first = ["not", "of", "color", "colors", "of"];
                self.respell(at..found.end, &first[usize::from(found.is_there)..]);
                let kind = if found.is_there { Filter::OfColor } else { Filter::NotOfColor };
                return Ok(Some(kind(found.colors)));
            }
            self.skip(2);
            return Ok(Some(Filter::OfColor(self.colors()?)));
        }
        if self.ahead(1, "value") {
            self.skip(2);
            return Ok(Some(Filter::OfValue(self.value_ranges()?)));
        }
        let pointed = [Attribute::Color, Attribute::Value]
            .into_iter()
            .find(|&part| self.attribute_ahead(1, part) || self.that_ahead(1, part));
        let Some(part) = pointed else { return Ok(None) };
        self.next();
        self.respell(at..at + 1, &["of", part.word()]);
        let filter = match part {
            Attribute::Color => Filter::OfColor(self.colors()?),
            Attribute::Value => Filter::OfValue(self.value_ranges()?),
        };
        Ok(Some(filter))
    }

    /// Parses `of color on your board` or `of color not on your board`, if one of them is next.
    pub(super) fn colors_on_board(&mut self) -> Read<Option<OnBoard>> {
        let is_there = !self.ahead(2, "not");
        let on = if is_there { 2 } else { 3 };
        if !self.ahead(on, "on") {
            return Ok(None);
        }
        self.skip(on + 1);
        let end = self.here;
        let Some(whose) = self.owner()? else {
            return self.unexpected("`your board` or another player's");
        };
        self.expect("board")?;
        let board = Cards::In(Zone { whose, kind: ZoneKind::Board });
        Ok(Some(OnBoard { colors: ColorSet::Of(Box::new(board)), is_there, end }))
    }

    /// Parses a filter that begins with `not`, if one is next.
    fn not_filter(&mut self) -> Read<Option<Filter>> {
        let at = self.position(0);
        if !self.at("not") {
            return Ok(None);
        }
        self.next();
        if self.eat("of") {
            if self.attribute_ahead(0, Attribute::Color) || self.that_ahead(0, Attribute::Color) {
                self.respell(at..self.here, &["not", "of", "color"]);
            } else if self.eat_one_of(&["color", "colors"]).is_none() {
                return self.unexpected("`color`");
            }
            return Ok(Some(Filter::NotOfColor(self.colors()?)));
        }
        if self.eat("with") {
            self.respell(at..self.here, &["without"]);
            return self.without_filter().map(Some);
        }
        if self.begins_colors() {
            self.respell(at..at + 1, &["not", "of", "color"]);
            return Ok(Some(Filter::NotOfColor(self.colors()?)));
        }
        self.unexpected("`of color`, `with` or a color")
    }

    pub(super) fn with_filter_ahead(&self, ahead: usize) -> bool {
        let token = self.look(ahead);
        let is_word = token.kind == TokenKind::Word && Icon::from_word(token.text).is_some();
        is_word || token.is("demand") || matches!(self.name_ahead(ahead), Some(Bound::Icon(_)))
    }

    /// Parses the rest of a filter after `with` or `has`: an icon or `demand`.
    pub(super) fn with_filter(&mut self) -> Read<Filter> {
        if self.eat("demand") {
            return Ok(Filter::WithDemand);
        }
        self.icon_or_name().map(Filter::With)
    }

    fn without_filter(&mut self) -> Read<Filter> {
        let token = self.peek();
        if token.is("demand") {
            let message = "`without` goes with icons only";
            let help = "write `your hand except (your hand with demand)`";
            return self.fail(token, message, help);
        }
        let first = self.position(0);
        let filter = self.icon_or_name().map(Filter::Without)?;
        self.check_one_icon("without", first)?;
        Ok(filter)
    }

    /// Parses values such as `2 or 3`, `4 or less`, `8 or more`.
    fn value_ranges(&mut self) -> Read<Vec<ValueRange>> {
        let first = self.number()?;
        let mut ranges = vec![self.value_range(first)];
        while self.at("or") {
            let number = if self.context.testing {
                self.attempt(Self::further_value_in_test)
            } else {
                self.next();
                Some(self.number()?)
            };
            let Some(number) = number else { break };
            ranges.push(self.value_range(number));
        }
        Ok(ranges)
    }

    fn value_range(&mut self, number: Number) -> ValueRange {
        let range = if self.at("or") && self.ahead(1, "less") {
            ValueRange::OrLess(number)
        } else if self.at("or") && self.ahead(1, "more") {
            ValueRange::OrMore(number)
        } else {
            return ValueRange::Exactly(number);
        };
        self.skip(2);
        range
    }

    /// Parses a further value after `or` inside a test. Fails if the number begins a comparison instead.
    fn further_value_in_test(&mut self) -> Read<Number> {
        self.next();
        let number = self.number()?;
        if self.comparison().is_some() { Err(Failed) } else { Ok(number) }
    }
}
