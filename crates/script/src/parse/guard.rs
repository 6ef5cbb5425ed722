//! Statements that only some editions print: `in fourth: draw 3`.
//!
//! An effect with such statements is read once for each edition, as if nothing else were printed, so every rule about what stands
//! before what holds in each edition by itself. Editions that end up with the same statements share one effect.

use super::{Parser, Read};
use crate::lex::Kind;
use crate::tree::{Effect, EffectKind};
use crate::word::{Edition, Editions};

/// Whether a statement is printed in the edition that is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Printed {
    Here,
    Elsewhere,
}

impl Parser<'_> {
    /// The effects that a block is in its editions, behind the word for its kind.
    pub(super) fn effects(&mut self, kind: EffectKind) -> Read<Vec<Effect>> {
        let editions = self.editions();
        self.block_editions = editions;
        let mark = self.mark();
        self.guarded = false;
        let read = self.effect(kind);
        if !self.guarded {
            return read.map(|effect| vec![effect]);
        }
        let mut effects: Vec<Effect> = Vec::new();
        let mut failed = false;
        self.back_to(mark);
        for edition in Edition::ALL.into_iter().filter(|&edition| editions.has(edition)) {
            self.here = mark.here;
            self.editions = Editions::only(edition);
            match self.effect(kind) {
                Ok(effect) => {
                    if effect.body.is_empty() && self.diagnostics.len() == mark.diagnostics {
                        self.nothing_left(edition);
                    }
                    add_effect(effect, &mut effects);
                }
                Err(_) => failed = true,
            }
        }
        self.editions = editions;
        if failed { Err(super::Failed) } else { Ok(effects) }
    }

    fn nothing_left(&mut self, edition: Edition) {
        let message = format!("nothing is left of this effect in the {edition} edition");
        let help =
            "say behind `effect` or `demand` in which editions it is: `effect in fourth { … }`";
        self.complain(self.tokens[self.here - 1], message, help);
    }

    /// Reads `in fourth:` at the beginning of a statement, if it stands here, and passes the statement if it is not printed.
    pub(super) fn guard(&mut self) -> Read<Printed> {
        let start = self.here;
        if !self.eat("in") {
            return Ok(Printed::Here);
        }
        self.guarded = true;
        let first = self.peek();
        let editions = self.named_editions();
        self.expect(":")?;
        let block = self.block_editions;
        if let Some(edition) =
            Edition::ALL.into_iter().find(|&one| editions.has(one) && !block.has(one))
        {
            let message = format!("this effect is not in the {edition} edition");
            self.complain(first, message, "name only editions of the effect around this line");
        }
        if self.editions.0 & editions.0 != 0 {
            self.respell(start..self.here, &[]);
            return Ok(Printed::Here);
        }
        self.pass_statement();
        self.respell(start..self.here, &[]);
        Ok(Printed::Elsewhere)
    }

    /// Passes a statement without reading it, with all blocks and brackets that it opens.
    fn pass_statement(&mut self) {
        let mut open = 0_u32;
        loop {
            let token = self.tokens[self.here];
            let ends = open == 0 && (token.kind == Kind::Newline || token.is("}"));
            if token.kind == Kind::End || (ends && !self.goes_on_below()) {
                return;
            }
            if token.is("{") || token.is("(") {
                open += 1;
            } else if token.is("}") || token.is(")") {
                open = open.saturating_sub(1);
            }
            self.here += 1;
        }
    }

    /// Whether the line ends here and the next begins with `else` or `or`, which go on with a statement.
    fn goes_on_below(&self) -> bool {
        let mut below =
            self.tokens[self.here..].iter().skip_while(|token| token.kind == Kind::Newline);
        let next = below.next();
        self.tokens[self.here].kind == Kind::Newline
            && next.is_some_and(|next| next.is("else") || next.is("or"))
    }
}

/// Adds an effect of one edition, to the same one of another edition if there is one.
fn add_effect(effect: Effect, effects: &mut Vec<Effect>) {
    let same = effects.iter_mut().find(|other| {
        (&other.parameter, &other.names, &other.body)
            == (&effect.parameter, &effect.names, &effect.body)
    });
    match same {
        Some(other) => other.editions.0 |= effect.editions.0,
        None => effects.push(effect),
    }
}
