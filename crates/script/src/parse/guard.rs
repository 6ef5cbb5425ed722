//! Statements that only some editions print: `in fourth: draw 3`.
//!
//! The parser reads an effect with such statements once per edition, and each time ignores the statements of the other
//! editions. So every rule about the order of statements is checked in each edition. Editions with the same statements
//! share one effect.

use super::{Parser, Read};
use crate::lex::TokenKind;
use crate::tree::{Effect, EffectKind};
use crate::word::{Edition, Editions};

/// Whether the current edition prints a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Printed {
    Here,
    /// Only other editions print it.
    Elsewhere,
}

impl Parser<'_> {
    /// Parses an effect block after its first word. Returns one effect for each group of editions with the same statements.
    pub(super) fn effects(&mut self, kind: EffectKind) -> Read<Vec<Effect>> {
        let editions = self.editions();
        self.block_editions = editions;
        let checkpoint = self.checkpoint();
        self.guarded = false;
        let read = self.effect(kind);
        if !self.guarded {
            return read.map(|effect| vec![effect]);
        }
        let mut effects: Vec<Effect> = Vec::new();
        let mut failed = false;
        self.back_to(checkpoint);
        for edition in Edition::ALL.into_iter().filter(|&edition| editions.has(edition)) {
            self.here = checkpoint.here;
            self.editions = Editions::only(edition);
            match self.effect(kind) {
                Ok(effect) => {
                    if effect.body.is_empty() && self.diagnostics.len() == checkpoint.diagnostics {
                        self.report_empty_effect(edition);
                    }
                    add_effect(effect, &mut effects);
                }
                Err(_) => failed = true,
            }
        }
        self.editions = editions;
        if failed { Err(super::Failed) } else { Ok(effects) }
    }

    fn report_empty_effect(&mut self, edition: Edition) {
        let message = format!("nothing is left of this effect in the {edition} edition");
        let help = "name its editions after `effect` or `demand`: `effect in fourth { … }`";
        self.complain(self.tokens[self.here - 1], message, help);
    }

    /// Parses `in fourth:` at the beginning of a statement, if it is next. Skips the statement if the current edition does
    /// not print it.
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
        self.skip_statement();
        self.respell(start..self.here, &[]);
        Ok(Printed::Elsewhere)
    }

    /// Skips a statement without parsing it, with all blocks and brackets that it opens.
    fn skip_statement(&mut self) {
        let mut open = 0_u32;
        loop {
            let token = self.tokens[self.here];
            let ends = open == 0 && (token.kind == TokenKind::Newline || token.is("}"));
            if token.kind == TokenKind::End || (ends && !self.continues_below()) {
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

    /// Whether the line ends here and the next one begins with `else` or `or`, which continue the statement.
    fn continues_below(&self) -> bool {
        let mut below =
            self.tokens[self.here..].iter().skip_while(|token| token.kind == TokenKind::Newline);
        let next = below.next();
        self.tokens[self.here].kind == TokenKind::Newline
            && next.is_some_and(|next| next.is("else") || next.is("or"))
    }
}

/// Adds an effect of one edition. If another edition has the same effect, the two are merged.
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
