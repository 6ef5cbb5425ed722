//! Grammar rules for choices: picks of cards, exchanges, and `choose` statements.

use super::scope::Type;
use super::{Parser, Read};
use crate::lex::{Token, TokenKind};
use crate::tree::{
    Amount, Block, Cards, Chooser, ColorSet, Number, Pick, Rank, Side, Step, Zone, ZoneKind,
};
use crate::word::{Colors, Icon};

/// The maximum number of branches of a `choose`. The notation of answers has words for this many, `first` to `sixth`.
const MAX_BRANCHES: usize = 6;

impl Parser<'_> {
    /// Parses a number of cards and the cards to pick from.
    pub(super) fn pick(&mut self) -> Read<Pick> {
        let Some(amount) = self.amount()? else {
            return Ok(Pick { amount: Amount::All, rank: Rank::Any, from: self.cards()? });
        };
        let rank = match amount {
            Amount::AnyNumber | Amount::AllButOne => Rank::Any,
            _ => self.rank().unwrap_or(Rank::Any),
        };
        self.expect("of")?;
        Ok(Pick { amount, rank, from: self.cards()? })
    }

    fn amount(&mut self) -> Read<Option<Amount>> {
        if self.at("all") && self.owner_length() == 0 {
            self.next();
            if !self.eat("but") {
                return Ok(Some(Amount::All));
            }
            self.expect("one")?;
            return Ok(Some(Amount::AllButOne));
        }
        if self.eat("any") {
            self.expect("number")?;
            return Ok(Some(Amount::AnyNumber));
        }
        if self.eat("up") {
            self.expect("to")?;
            return Ok(Some(Amount::UpTo(self.number()?)));
        }
        if self.eat("one") {
            return Ok(Some(Amount::Exactly(Number::Fixed(1))));
        }
        if self.peek().kind == TokenKind::Number && self.ahead(1, "or") {
            return self.between().map(Some);
        }
        if self.begins_number() {
            return Ok(Some(Amount::Exactly(self.number()?)));
        }
        Ok(None)
    }

    fn between(&mut self) -> Read<Amount> {
        let token = self.peek();
        let least = self.fixed_number()?;
        self.expect("or")?;
        let most = self.fixed_number()?;
        if least >= most {
            let message = format!("`{least} or {most}` leaves nothing to choose");
            self.complain(token, message, "the smaller number comes first: `1 or 2`");
        }
        Ok(Amount::Between(least, most))
    }

    /// Parses `exchange PICK with PICK` after its first word.
    pub(super) fn exchange(&mut self, may: Option<Token<'_>>) -> Read<Step> {
        let left = self.within(|context| context.exchanging = true, Self::side)?;
        self.expect("with")?;
        let right = self.side()?;
        let whole = |side: &Side| side.pick.amount == Amount::All;
        if let Some(token) = may.filter(|_| !whole(&left) || !whole(&right)) {
            self.complain(
                token,
                "`may exchange` needs `all` cards on both sides",
                "write `all of` or `all highest of` on both sides, or ask with `may choose` first and exchange what was \
                 chosen",
            );
        }
        Ok(Step::Exchange { may: may.is_some(), left, right })
    }

    fn side(&mut self) -> Read<Side> {
        let token = self.peek();
        let pick = self.pick()?;
        match base_zone(&pick.from) {
            Some(zone) => Ok(Side { zone: zone.clone(), pick }),
            None => self.fail(
                token,
                "an exchange needs cards of one hand or one score pile on each side",
                "begin with the hand or score pile of one player: `all of your hand`, `all highest of my score`",
            ),
        }
    }

    /// Parses a `choose` statement after its first word.
    pub(super) fn choose(
        &mut self,
        who: Chooser,
        first: Token<'_>,
        may: Option<Token<'_>>,
    ) -> Read<Step> {
        let may = may.is_some();
        if self.at("{") {
            if who == Chooser::Me {
                let message = "`I` cannot choose between options";
                self.complain(first, message, "only cards, colors, values, players and icons");
            }
            return Ok(Step::ChooseBranch { may, branches: self.branches()? });
        }
        if self.eat("color") {
            let any = ColorSet::Fixed(Colors::ALL);
            let from = if self.eat("from") { self.colors()? } else { any };
            return Ok(Step::ChooseColor { who, may, from, bind: self.bind_choice(Type::Colors)? });
        }
        // In `choose value of it of your hand`, `value of it` is the number of cards.
        if self.at("value") && !self.ahead(1, "of") {
            self.next();
            let from = if self.eat("from") { self.numbers()? } else { Vec::new() };
            return Ok(Step::ChooseValue { who, may, from, bind: self.bind_choice(Type::Number)? });
        }
        if self.eat("icon") {
            let from = self.icons_to_choose()?;
            return Ok(Step::ChooseIcon { who, may, from, bind: self.bind_choice(Type::Icon)? });
        }
        if self.eat("player") {
            self.expect("from")?;
            let from = self.seats()?;
            return Ok(Step::ChooseSeat { who, may, from, bind: self.bind_choice(Type::Seats)? });
        }
        let pick = self.pick()?;
        self.expect("as")?;
        Ok(Step::ChooseCards { who, may, pick, bind: self.bind_cards()? })
    }

    /// Parses `as name` after a choice of something other than cards.
    fn bind_choice(&mut self, of: Type) -> Read<crate::tree::Slot> {
        self.expect("as")?;
        self.bind_slot(of)
    }

    /// Parses the icons to choose from: all, without those after `except`.
    fn icons_to_choose(&mut self) -> Read<Vec<Icon>> {
        let mut icons = Icon::ALL.to_vec();
        let token = self.peek();
        if !self.eat("except") {
            return Ok(icons);
        }
        loop {
            let icon = self.icon()?;
            icons.retain(|&other| other != icon);
            if self.eat_one_of(&[",", "or"]).is_none() {
                break;
            }
        }
        if icons.is_empty() {
            self.complain(token, "no icon is left to choose", "name fewer icons after `except`");
        }
        Ok(icons)
    }

    fn numbers(&mut self) -> Read<Vec<Number>> {
        let mut numbers = vec![self.number()?];
        while self.eat_one_of(&[",", "or"]).is_some() {
            numbers.push(self.number()?);
        }
        Ok(numbers)
    }

    fn branches(&mut self) -> Read<Vec<Block>> {
        let mut branches = vec![self.block()?];
        while self.eat_on_next_line("or") {
            if branches.len() == MAX_BRANCHES {
                let message = format!("there may be at most {MAX_BRANCHES} options");
                return self.fail(self.peek(), message, "offer fewer, or choose twice");
            }
            branches.push(self.block()?);
        }
        if branches.len() == 1 {
            return self.unexpected("`or` and one more `{ }`");
        }
        Ok(branches)
    }
}

/// The hand or score pile of a single player that all these cards come from, if there is one.
fn base_zone(cards: &Cards) -> Option<&Zone> {
    match cards {
        Cards::In(zone) => {
            let is_hidden = matches!(zone.kind, ZoneKind::Hand | ZoneKind::Score);
            (is_hidden && zone.whose.is_one()).then_some(zone)
        }
        Cards::Ranked(_, cards) | Cards::Filtered(cards, _) => base_zone(cards),
        _ => None,
    }
}
