//! Effects as sentences.

use crate::clauses::{speaks, tested};
use crate::names::Words;
use crate::say::{Clause, Mood, capital};
use crate::speech::{Deeds, Speech};
use eureka_innovation::{Card, EffectKind, Rules};
use eureka_script::tree::{Chooser, Effect, Step, Test};

impl Words {
    /// The text of one of a card's effects.
    pub fn effect(&self, rules: &Rules, card: Card, effect: usize) -> String {
        let effect = rules.facts(card).effects.get(effect);
        effect.map_or_else(String::new, |effect| self.effect_text(rules, card, effect))
    }

    /// The texts of all effects of a card, in order of execution.
    pub fn card_text(&self, rules: &Rules, card: Card) -> Vec<String> {
        let effects = &rules.facts(card).effects;
        effects.iter().map(|effect| self.effect_text(rules, card, effect)).collect()
    }

    fn effect_text(&self, rules: &Rules, card: Card, effect: &Effect) -> String {
        let by_hand = self.by_hand(rules.edition(), rules.name(card), effect);
        by_hand.unwrap_or_else(|| self.made_text(rules, card, effect))
    }

    fn made_text(&self, rules: &Rules, card: Card, effect: &Effect) -> String {
        let deeds = Deeds::of(&effect.body);
        let speech = Speech { words: self, rules, card, effect, deeds: &deeds, again: None };
        let mut sentences = Vec::new();
        speech.top(&effect.body, End::Here, &mut sentences);
        speech.text(&sentences)
    }
}

/// A sentence before its mood is known.
enum Sentence<'a> {
    /// «Draw a [1], then …»
    Plain(Clause<'a>),
    /// «I choose a value.»
    Mine(Clause<'a>),
    /// «You may …»
    May(Clause<'a>),
    /// «If …, draw a [1].»
    If(String, Clause<'a>),
    /// «Otherwise, draw a [1].»
    Otherwise(Clause<'a>),
    /// «Otherwise, if …, draw a [1].»
    OtherwiseIf(String, Clause<'a>),
}

/// Whether something follows that a new sentence would be mistaken for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Here,
    NotYet,
}

impl<'a> Speech<'a> {
    /// Statements that nothing depends on: each optional one and each condition is a sentence of its own.
    fn top(self, block: &'a [Step], end: End, sentences: &mut Vec<Sentence<'a>>) {
        let mut start = 0;
        for (place, step) in block.iter().enumerate() {
            if !(matches!(step, Step::If { .. }) || is_mine(step) || is_optional(step)) {
                continue;
            }
            self.run(&block[start..place], sentences);
            start = place + 1;
            if let Step::If { test, then, otherwise } = step {
                let last = !block[start..].iter().any(speaks);
                let end = if last { end } else { End::NotYet };
                self.condition(test, then, otherwise, end, Lead::If, sentences);
            } else if let Some(clause) = self.clause(step) {
                let sentence = if is_mine(step) { Sentence::Mine } else { Sentence::May };
                sentences.push(sentence(clause));
            }
        }
        self.run(&block[start..], sentences);
    }

    fn run(self, steps: &'a [Step], sentences: &mut Vec<Sentence<'a>>) {
        let clauses = self.clauses(steps);
        if !clauses.is_empty() {
            sentences.push(Sentence::Plain(self.series(clauses)));
        }
    }

    fn condition(
        self,
        test: &'a Test,
        then: &'a [Step],
        otherwise: &'a [Step],
        end: End,
        lead: Lead,
        sentences: &mut Vec<Sentence<'a>>,
    ) {
        let some = |block: &[Step]| block.iter().any(speaks);
        let (truth, then, otherwise) = match (some(then), some(otherwise)) {
            (false, false) => return,
            (false, true) => (false, otherwise, then),
            (true, _) => (true, then, otherwise),
        };
        let inner = self.again(tested(test));
        let has_other = some(otherwise);
        let test = self.test(test, truth);
        let (deed, more) = inner.body(then, if has_other { End::NotYet } else { end });
        sentences.push(match lead {
            Lead::If => Sentence::If(test, deed),
            Lead::Otherwise => Sentence::OtherwiseIf(test, deed),
        });
        if let Some(step) = more {
            inner.top(std::slice::from_ref(step), end, sentences);
        }
        match otherwise {
            _ if !has_other => {}
            [Step::If { test, then, otherwise }] => {
                inner.condition(test, then, otherwise, end, Lead::Otherwise, sentences);
            }
            otherwise => {
                let (deed, more) = inner.body(otherwise, end);
                sentences.push(Sentence::Otherwise(deed));
                if let Some(step) = more {
                    inner.top(std::slice::from_ref(step), end, sentences);
                }
            }
        }
    }

    /// What a condition leads to is one sentence, so that nobody takes a part of it for unconditional; only «If you do»
    /// at the very end is so plain that it can be a sentence of its own.
    fn body(self, block: &'a [Step], end: End) -> (Clause<'a>, Option<&'a Step>) {
        let follows = |test: &Test| match test {
            Test::Did => true,
            Test::And(tests) => tests.contains(&Test::Did),
            Test::Not(test) => **test == Test::Did,
            _ => false,
        };
        match block {
            [first @ .., last @ Step::If { test, otherwise, .. }]
                if end == End::Here
                    && follows(test)
                    && (otherwise.is_empty() || *test == Test::Did)
                    && first.iter().any(speaks) =>
            {
                (self.block(first), Some(last))
            }
            block => (self.block(block), None),
        }
    }

    fn text(self, sentences: &[Sentence<'a>]) -> String {
        let mut opened = self.effect.kind == EffectKind::Share;
        let mut texts = Vec::new();
        for sentence in sentences {
            let mine = matches!(sentence, Sentence::Mine(_));
            let text = if opened || mine { self.sentence(sentence) } else { self.demand(sentence) };
            opened |= !mine;
            texts.push(capital(&text));
        }
        if texts.is_empty() {
            let nothing: Clause<'a> = self.block(&[]);
            texts.push(capital(&self.sentence(&Sentence::Plain(nothing))));
        }
        texts.join(" ")
    }

    fn sentence(self, sentence: &Sentence<'a>) -> String {
        let kind = match (self.effect.kind, sentence) {
            (EffectKind::Share, _) | (_, Sentence::Mine(_)) => "share",
            (EffectKind::Demand, _) => "demand",
        };
        let (id, test, deed) = match sentence {
            Sentence::Plain(deed) | Sentence::Mine(deed) | Sentence::May(deed) => {
                ("sentence", None, deed)
            }
            Sentence::If(test, deed) => ("sentence-if", Some(test), deed),
            Sentence::Otherwise(deed) => ("sentence-otherwise", None, deed),
            Sentence::OtherwiseIf(test, deed) => ("sentence-otherwise-if", Some(test), deed),
        };
        let mut args = vec![("kind", kind.into()), ("deed", deed.into())];
        if let Some(test) = test {
            args.push(("test", test.as_str().into()));
        }
        self.verb(id, Mood::Imperative, &args)
    }

    fn demand(self, sentence: &Sentence<'a>) -> String {
        let (id, test, deed) = match sentence {
            Sentence::Plain(deed) | Sentence::Mine(deed) | Sentence::Otherwise(deed) => {
                ("demand", None, deed)
            }
            Sentence::May(deed) => ("demand-may", None, deed),
            Sentence::If(test, deed) | Sentence::OtherwiseIf(test, deed) => {
                ("demand-if", Some(test), deed)
            }
        };
        let mut args = vec![("deed", deed.into())];
        if let Some(test) = test {
            args.push(("test", test.as_str().into()));
        }
        self.verb(id, Mood::Demanded, &args)
    }
}

/// How a condition begins.
#[derive(Clone, Copy)]
enum Lead {
    If,
    Otherwise,
}

fn is_optional(step: &Step) -> bool {
    matches!(
        step,
        Step::Draw { may: true, .. }
            | Step::Move { may: true, .. }
            | Step::ChooseCards { may: true, .. }
            | Step::ChooseColor { may: true, .. }
            | Step::ChooseValue { may: true, .. }
            | Step::ChooseIcon { may: true, .. }
            | Step::ChooseSeat { may: true, .. }
            | Step::ChooseCourse { may: true, .. }
            | Step::Splay { may: true, .. }
            | Step::Rearrange { may: true, .. }
            | Step::Exchange { may: true, .. }
            | Step::Specials { may: true, .. }
    )
}

fn is_mine(step: &Step) -> bool {
    matches!(
        step,
        Step::ChooseCards { who: Chooser::Me, .. }
            | Step::ChooseColor { who: Chooser::Me, .. }
            | Step::ChooseValue { who: Chooser::Me, .. }
            | Step::ChooseIcon { who: Chooser::Me, .. }
            | Step::ChooseSeat { who: Chooser::Me, .. }
    )
}
