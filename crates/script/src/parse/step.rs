//! Grammar rules for statements and blocks.

use super::guard::Printed;
use super::if_you_do::PreviousStatement;
use super::scope::Type;
use super::{Failed, MAX_BLOCK_DEPTH, MAX_STATEMENTS, Parser, Read};
use crate::lex::{self, Token, TokenKind};
use crate::tree::{
    Block, Chooser, Extreme, Number, Seats, SpecialChange, Step, Test, Then, Value, Verb, Winner,
};
use crate::word::Special;

/// The verbs that need nothing but a pick of cards.
const MOVES: [(&str, Verb); 7] = [
    ("meld", Verb::Meld),
    ("tuck", Verb::Tuck),
    ("score", Verb::Score),
    ("return", Verb::Return),
    ("reveal", Verb::Reveal),
    ("remove", Verb::Remove),
    ("junk", Verb::Junk),
];

impl Parser<'_> {
    /// Parses statements between braces.
    pub(super) fn block(&mut self) -> Read<Block> {
        if self.blocks == MAX_BLOCK_DEPTH && self.at("{") {
            let message = "too many blocks inside each other";
            return self.fail(self.peek(), message, "make two effects of this one");
        }
        self.expect("{")?;
        self.blocks += 1;
        let read = self.statements();
        self.blocks -= 1;
        read
    }

    fn statements(&mut self) -> Read<Block> {
        let mut steps = Vec::new();
        let mut before = PreviousStatement::Nothing;
        loop {
            self.skip_newlines();
            if self.eat("}") {
                return Ok(steps);
            }
            if self.peek().kind == TokenKind::End || self.at_header() {
                self.report_unclosed();
                return Err(Failed);
            }
            if self.statements == MAX_STATEMENTS {
                let message = format!("an effect has at most {MAX_STATEMENTS} statements");
                return self.fail(self.peek(), message, "make two effects of this one");
            }
            self.statements += 1;
            let start = self.here;
            self.parts = 0;
            match self.statement(before) {
                Ok(Some(step)) => {
                    before = PreviousStatement::of(&step, (start, self.here));
                    if let Step::Draw { bind: None, .. } | Step::Move { bind: None, .. } = step {
                        self.unnamed = Some((start, self.here));
                    }
                    steps.push(step);
                }
                Ok(None) => {}
                Err(_) => {
                    self.recover();
                    self.bind_after_mistake(start..self.here);
                    before = PreviousStatement::Unreadable;
                }
            }
        }
    }

    /// Skips the rest of a statement with a mistake, with all blocks that it opens.
    pub(super) fn recover(&mut self) {
        self.brackets = 0;
        let mut open = 0;
        while self.peek().kind != TokenKind::End && !self.at_header() {
            let token = self.peek();
            if open == 0 && self.statement_ends() {
                break;
            }
            if token.is("{") {
                open += 1;
            } else if token.is("}") {
                open -= 1;
            }
            self.next();
        }
    }

    /// Whether a card or an effect begins here. Inside a block, this means that a brace is missing.
    fn at_header(&self) -> bool {
        let (token, next) = (self.peek(), self.look(1));
        let before = self.position(0).checked_sub(1).map(|position| self.tokens[position]);
        // `if any it with demand {` ends like the header of an effect.
        let filters = before.is_some_and(|before| before.is("with") || before.is("has"));
        (token.is("card") && next.kind == TokenKind::Text)
            || ((token.is("effect") || token.is("demand"))
                && (next.is("{") || next.is("in") || next.is("("))
                && !filters)
    }

    /// Parses a statement. Returns `None` if only other editions print it.
    fn statement(&mut self, before: PreviousStatement) -> Read<Option<Step>> {
        if self.guard()? == Printed::Elsewhere {
            return Ok(None);
        }
        let step = self.step(before)?;
        self.end_statement()?;
        Ok(Some(step))
    }

    fn step(&mut self, before: PreviousStatement) -> Read<Step> {
        let first = self.peek();
        if self.eat("I") {
            let token = self.peek();
            if !token.is("demand") {
                self.check_in_demand(first);
            }
            let may = self.eat("may").then_some(token);
            self.expect("choose")?;
            return self.choose(Chooser::Me, first, may);
        }
        let may = self.eat("may").then_some(first);
        let verb = self.peek();
        if let Some(step) = self.optional_step(verb, may)? {
            return Ok(step);
        }
        let step = self.mandatory_step(before)?;
        if let Some(token) = may {
            self.report_not_optional(token, verb.text);
        }
        Ok(step)
    }

    fn report_not_optional(&mut self, may: Token<'_>, statement: &str) {
        let message = format!("`may` cannot be used with `{statement}`");
        let help = "make it one of two options: `may choose { … } or { … }`, or ask with `may` before something \
                    else and add `if you do { … }`";
        self.complain(may, message, help);
    }

    /// Parses a statement that `may` can make optional, if one is next.
    fn optional_step(&mut self, verb: Token<'_>, may: Option<Token<'_>>) -> Read<Option<Step>> {
        if self.eat("draw") {
            return self.draw(may.is_some()).map(Some);
        }
        if let Some(step) = self.specials(may)? {
            return Ok(Some(step));
        }
        if let Some(step) = self.move_cards(may.is_some())? {
            return Ok(Some(step));
        }
        let Some(word) = self.eat_one_of(&["exchange", "choose", "splay", "rearrange"]) else {
            return Ok(None);
        };
        Ok(Some(match word {
            "exchange" => self.exchange(may)?,
            "choose" => self.choose(Chooser::You, verb, may)?,
            "splay" => self.splay(may.is_some())?,
            _ => {
                self.expect("one")?;
                self.expect("of")?;
                Step::Rearrange { may: may.is_some(), colors: self.piles()? }
            }
        }))
    }

    /// Parses a statement that is never optional.
    fn mandatory_step(&mut self, before: PreviousStatement) -> Read<Step> {
        let words =
            ["unsplay", "execute", "claim", "add", "if", "for", "repeat", "end", "win", "lose"];
        if self.peek().is("tally") {
            self.next();
            return Ok(Step::AddMarkers { number: self.number()? });
        }
        let Some(word) = self.eat_one_of(&words) else { return self.unexpected("a statement") };
        Ok(match word {
            "unsplay" => self.unsplay()?,
            "execute" => Step::Execute { cards: self.cards()? },
            "claim" => self.claim()?,
            "add" => self.add_markers()?,
            "if" => self.if_step(before)?,
            "for" => self.for_each()?,
            "repeat" => self.repeat()?,
            "end" => {
                self.expect("dogma")?;
                Step::EndDogma
            }
            "win" => self.win()?,
            _ => Step::Lose,
        })
    }

    fn draw(&mut self, may: bool) -> Read<Step> {
        let then = if self.eat("and") {
            match self.eat_one_of(&["meld", "tuck", "score", "reveal"]) {
                Some("meld") => Then::Meld,
                Some("tuck") => Then::Tuck,
                Some("score") => Then::Score,
                Some(_) => Then::Reveal,
                None => return self.unexpected("`meld`, `tuck`, `score` or `reveal`"),
            }
        } else {
            Then::Keep
        };
        let age = self.number()?;
        let token = self.peek();
        if self.at("and") {
            let next = self.look(1).text;
            let help = match ["meld", "tuck", "score", "reveal"].contains(&next) {
                true => format!("write `draw and {next} …`"),
                false => "write every statement on a line of its own".to_owned(),
            };
            return self.fail(token, "`and` is in the wrong place", &help);
        }
        let times = if self.eat("times") { self.number()? } else { Number::Fixed(1) };
        Ok(Step::Draw { may, then, age, times, bind: self.bind_cards_if_any()? })
    }

    /// Parses `meld PICK` and similar, `reveal and return PICK`, or `transfer PICK to ZONE`, if one of them is next.
    fn move_cards(&mut self, may: bool) -> Read<Option<Step>> {
        let revealing = self.at("reveal") && self.ahead(1, "and");
        if revealing {
            self.skip(2);
        }
        let found = MOVES.iter().find(|(word, _)| self.eat(word)).map(|(_, verb)| verb.clone());
        let (verb, pick) = if let Some(verb) = found {
            (verb, self.pick()?)
        } else if self.eat("transfer") {
            let pick = self.pick()?;
            self.expect("to")?;
            (Verb::Transfer(self.destination()?), pick)
        } else if revealing {
            return self.unexpected("what to do with the revealed cards");
        } else {
            return Ok(None);
        };
        let bind = self.bind_cards_if_any()?;
        Ok(Some(Step::Move { may, revealing, verb, pick, bind }))
    }

    /// Parses `junk all special achievements` or similar, if it is next.
    fn specials(&mut self, may: Option<Token<'_>>) -> Read<Option<Step>> {
        let change = if self.at("restore") {
            SpecialChange::Restore
        } else if self.at("junk") && self.special_ahead() {
            SpecialChange::Junk
        } else {
            return Ok(None);
        };
        self.next();
        let one = self.eat("one");
        if !one && (change == SpecialChange::Restore || !self.eat("all")) {
            let wanted = if change == SpecialChange::Junk { "`one` or `all`" } else { "`one`" };
            return self.unexpected(wanted);
        }
        self.expect("special")?;
        self.expect(if one { "achievement" } else { "achievements" })?;
        if let Some(token) = may.filter(|_| !one) {
            self.report_not_optional(token, "junk all special achievements");
        }
        Ok(Some(Step::Specials { may: may.is_some(), one, change }))
    }

    /// Whether `special` follows the next word, also after a wrong number or none, for a better message.
    fn special_ahead(&mut self) -> bool {
        let amount = self.look(1);
        if amount.is("one") || amount.is("all") {
            return self.ahead(2, "special");
        }
        amount.is("special") || (amount.kind == TokenKind::Number && self.look(2).is("special"))
    }

    fn splay(&mut self, may: bool) -> Read<Step> {
        let one = self.eat("one");
        if one {
            self.expect("of")?;
        }
        let start = self.position(0);
        let colors = self.within(|context| context.splaying = true, Self::piles)?;
        let end = self.position(0);
        let Some(direction) = self.direction() else { return self.unexpected("a direction") };
        if !one && let Some((or, piles)) = self.piles_with_or(start..end) {
            let help = format!(
                "to choose one color, write `splay one of {piles} {direction}`; to splay all of them, \
                 `splay {piles} {direction}`"
            );
            self.complain(
                self.tokens[or],
                "`or` does not let the player choose a color here",
                &help,
            );
        }
        Ok(Step::Splay { may, one, colors, direction })
    }

    fn unsplay(&mut self) -> Read<Step> {
        let start = self.position(0);
        let colors = self.piles()?;
        if let Some((or, piles)) = self.piles_with_or(start..self.position(0)) {
            let help = format!(
                "to choose one color, write `choose color from {piles} as hue` and `unsplay hue`; to unsplay all of \
                 them, `unsplay {piles}`"
            );
            self.complain(
                self.tokens[or],
                "`or` does not let the player choose a color here",
                &help,
            );
        }
        Ok(Step::Unsplay { colors })
    }

    fn claim(&mut self) -> Read<Step> {
        match Special::ALL.into_iter().find(|special| self.eat(special.word())) {
            Some(special) => Ok(Step::Claim { special }),
            None => self.unexpected("a special achievement"),
        }
    }

    /// Parses `add NUMBER markers` after its first word.
    fn add_markers(&mut self) -> Read<Step> {
        let add = self.here - 1;
        self.respell(add..add + 1, &["tally"]);
        let number = self.number()?;
        let at = self.position(0);
        if self.eat_one_of(&["markers", "marker"]).is_none() {
            return self.unexpected("`markers`");
        }
        self.respell(at..at + 1, &[]);
        Ok(Step::AddMarkers { number })
    }

    fn if_step(&mut self, before: PreviousStatement) -> Read<Step> {
        let test =
            self.head(|parser| parser.within(|context| context.before = before, Self::test))?;
        let then = self.block()?;
        let otherwise = if !self.eat_on_next_line("else") {
            Vec::new()
        } else if self.eat("if") {
            self.else_if(before)?
        } else {
            self.block()?
        };
        Ok(Step::If { test: test.unwrap_or(Test::Did), then, otherwise })
    }

    /// Parses the rest of an `else if`. In the tree it is a nested block, so it counts as one level.
    fn else_if(&mut self, before: PreviousStatement) -> Read<Block> {
        if self.blocks == MAX_BLOCK_DEPTH {
            let message = "too many `else if` in a row";
            return self.fail(self.peek(), message, "make two effects of this one");
        }
        self.blocks += 1;
        let step = self.if_step(before);
        self.blocks -= 1;
        Ok(vec![step?])
    }

    fn for_each(&mut self) -> Read<Step> {
        self.expect("each")?;
        let seats = self.head(Self::seats)?;
        let body = self.within(|context| context.their = true, Self::block)?;
        Ok(Step::ForEach { seats: seats.unwrap_or(Seats::You), body })
    }

    /// Parses the part of a statement before its block. After a mistake in it, the block is still parsed.
    fn head<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Read<Option<T>> {
        let read = match rule(self) {
            Ok(_) if !self.at("{") => self.missing_block(),
            read => read,
        };
        match read {
            Ok(head) => Ok(Some(head)),
            Err(failed) => {
                self.brackets = 0;
                while !self.statement_ends() && !self.at("{") {
                    self.next();
                }
                if self.at("{") { Ok(None) } else { Err(failed) }
            }
        }
    }

    /// Fails because no block follows the part of a statement before it.
    fn missing_block<T>(&mut self) -> Read<T> {
        let token = self.peek();
        let is_end = [",", ":", "then"].iter().any(|word| token.is(word)) || self.statement_ends();
        if !is_end && !lex::begins_statement(&token) {
            return self.unexpected("`{`");
        }
        let head = self.statement_before(self.position(0));
        let message = format!("expected `{{`, found {}", token.describe());
        self.fail(token, message, &format!("write `{head} {{ … }}`"))
    }

    fn repeat(&mut self) -> Read<Step> {
        if !self.eat("with") {
            return Ok(Step::Repeat { with: None });
        }
        let token = self.peek();
        let (value, is) = self.value()?;
        match self.scope.parameter {
            Some(wanted) if wanted == is => {}
            Some(wanted) => {
                let (wanted, is) = (wanted.describe(), is.describe());
                let message =
                    format!("this effect begins with {wanted}, but {} is {is}", token.describe());
                self.complain(token, message, "repeat it with a value of the same type");
            }
            None => self.complain(
                token,
                "this effect has no value to repeat with",
                "give it one at its beginning: `effect (level = 11) { … repeat with 10 }`",
            ),
        }
        Ok(Step::Repeat { with: Some(value) })
    }

    /// Parses a number or colors.
    pub(super) fn value(&mut self) -> Read<(Value, Type)> {
        if self.begins_colors() {
            return Ok((Value::Colors(self.colors()?), Type::Colors));
        }
        Ok((Value::Number(self.number()?), Type::Number))
    }

    fn win(&mut self) -> Read<Step> {
        if !self.eat("for") {
            return Ok(Step::Win { winner: Winner::You });
        }
        let winner = match self.eat_one_of(&["player", "team"]) {
            Some("player") => Winner::Single,
            Some(_) => Winner::SingleTeam,
            None => return self.unexpected("`player` or `team`"),
        };
        self.expect("with")?;
        let extreme = self.eat_one_of(&Extreme::WORDS).and_then(Extreme::from_word);
        let Some(extreme) = extreme else { return self.unexpected("`most` or `fewest`") };
        let number = self.within(|context| context.their = true, Self::number)?;
        Ok(Step::Win { winner: winner(extreme, number) })
    }
}
