//! Assembles the clauses of an effect into sentences.

use crate::say::{Clause, Mood, args, capital};
use crate::speech::{NamedThings, Speech};
use crate::words::Words;
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
        by_hand.unwrap_or_else(|| self.generated_text(rules, card, effect))
    }

    fn generated_text(&self, rules: &Rules, card: Card, effect: &Effect) -> String {
        let named = NamedThings::of(&effect.body);
        let speech = Speech::new(self, rules, card, effect, &named);
        let mut sentences = Vec::new();
        speech.top(&effect.body, Follows::Nothing, &mut sentences);
        speech.text(sentences)
    }
}

/// A sentence before its mood is known.
struct Sentence<'a> {
    form: SentenceForm,
    /// The condition; empty if the sentence has none.
    test: String,
    clause: Clause<'a>,
    /// Whether the clause begins with «you may».
    offers: bool,
}

/// The form of a sentence, which decides its beginning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SentenceForm {
    /// «Draw a [1], then …»
    Plain,
    /// «I choose a value.»
    Mine,
    /// «You may …»
    May,
    /// «If …, draw a [1].»
    If,
    /// «Otherwise, draw a [1].»
    Otherwise,
    /// «Otherwise, if …, draw a [1].»
    OtherwiseIf,
}

impl<'a> Sentence<'a> {
    /// A sentence without a condition.
    fn new(form: SentenceForm, clause: Clause<'a>) -> Sentence<'a> {
        Sentence { form, test: String::new(), clause, offers: false }
    }
}

/// Whether more text follows. A reader could wrongly attach it to a sentence split off before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Follows {
    Nothing,
    More,
}

impl<'a> Speech<'a> {
    /// Statements at the top level, under no condition: each optional one and each condition becomes its own sentence.
    fn top(self, block: &'a [Step], after: Follows, sentences: &mut Vec<Sentence<'a>>) {
        let (mut speech, mut start) = (self, 0);
        for (place, step) in block.iter().enumerate() {
            if !(matches!(step, Step::If { .. }) || is_mine(step) || step.is_optional()) {
                continue;
            }
            speech.run(&block[start..place], sentences);
            speech = speech.past(&block[start..place]);
            start = place + 1;
            if let Step::If { test, then, otherwise } = step {
                let last = !block[start..].iter().any(|step| self.speaks(step));
                let after = if last { after } else { Follows::More };
                speech.condition(test, then, otherwise, after, SentenceForm::If, sentences);
            } else if let Some(clause) = speech.clause(step) {
                let form = if is_mine(step) { SentenceForm::Mine } else { SentenceForm::May };
                sentences.push(Sentence::new(form, clause));
            }
            speech = speech.past(std::slice::from_ref(step));
        }
        speech.run(&block[start..], sentences);
    }

    fn run(self, steps: &'a [Step], sentences: &mut Vec<Sentence<'a>>) {
        let clauses = self.clauses(steps);
        if !clauses.is_empty() {
            sentences.push(Sentence::new(SentenceForm::Plain, self.series(clauses)));
        }
    }

    fn condition(
        self,
        test: &'a Test,
        then: &'a [Step],
        otherwise: &'a [Step],
        after: Follows,
        form: SentenceForm,
        sentences: &mut Vec<Sentence<'a>>,
    ) {
        let some = |block: &[Step]| block.iter().any(|step| self.speaks(step));
        let (truth, then, otherwise) = match (some(then), some(otherwise)) {
            (false, false) => return,
            (false, true) => (false, otherwise, then),
            (true, _) => (true, then, otherwise),
        };
        let inner = self.past_test(test);
        let has_other = some(otherwise);
        let test = self.test(test, truth);
        let (clause, more) = match has_other {
            true => (inner.block_before_otherwise(then), None),
            false => inner.body(then, after),
        };
        let offers = then.first().is_some_and(|step| step.is_optional() && !is_mine(step));
        sentences.push(Sentence { form, test, clause, offers });
        if let (Some(step), [said @ .., _]) = (more, then) {
            inner.past(said).top(std::slice::from_ref(step), after, sentences);
        }
        match otherwise {
            _ if !has_other => {}
            [Step::If { test, then, otherwise }] => {
                inner.condition(test, then, otherwise, after, SentenceForm::OtherwiseIf, sentences);
            }
            otherwise => {
                let (clause, more) = inner.body(otherwise, after);
                sentences.push(Sentence::new(SentenceForm::Otherwise, clause));
                if let (Some(step), [said @ .., _]) = (more, otherwise) {
                    inner.past(said).top(std::slice::from_ref(step), after, sentences);
                }
            }
        }
    }

    /// The clause of the statements under a condition, and a last statement that may be a sentence of its own.
    ///
    /// The statements under a condition form one sentence, so that a reader takes none of them for unconditional. Only
    /// «If you do» at the very end is clear enough to be a sentence of its own.
    fn body(self, block: &'a [Step], after: Follows) -> (Clause<'a>, Option<&'a Step>) {
        let asks_whether_done = |test: &Test| match test {
            Test::Did => true,
            Test::And(tests) => tests.contains(&Test::Did),
            Test::Not(test) => **test == Test::Did,
            _ => false,
        };
        match block {
            [first @ .., last @ Step::If { test, otherwise, .. }]
                if after == Follows::Nothing
                    && asks_whether_done(test)
                    && otherwise.is_empty()
                    && first.iter().any(|step| self.speaks(step)) =>
            {
                (self.block(first), Some(last))
            }
            block => (self.block(block), None),
        }
    }

    fn text(self, mut sentences: Vec<Sentence<'a>>) -> String {
        if sentences.is_empty() {
            sentences.push(Sentence::new(SentenceForm::Plain, self.block(&[])));
        }
        // Only the first sentence whose subject is not «I» says that something is demanded.
        let mut opened = self.effect.kind == EffectKind::Share;
        let mut texts = Vec::new();
        for sentence in sentences {
            let mine = sentence.form == SentenceForm::Mine;
            let text = self.sentence(sentence, opened || mine);
            opened |= !mine;
            texts.push(capital(&text));
        }
        texts.join(" ")
    }

    fn sentence(
        self,
        Sentence { form, test, clause, offers }: Sentence<'a>,
        opened: bool,
    ) -> String {
        let (id, mood) = match (opened, form) {
            (true, SentenceForm::Plain | SentenceForm::Mine | SentenceForm::May) => {
                ("sentence", Mood::Imperative)
            }
            (true, SentenceForm::If) => ("sentence-if", Mood::Imperative),
            (true, SentenceForm::Otherwise) => ("sentence-otherwise", Mood::Imperative),
            (true, SentenceForm::OtherwiseIf) => ("sentence-otherwise-if", Mood::Imperative),
            (false, SentenceForm::Plain | SentenceForm::Mine | SentenceForm::Otherwise) => {
                ("demand", Mood::Demanded)
            }
            (false, SentenceForm::May) => ("demand-may", Mood::Demanded),
            (false, SentenceForm::If | SentenceForm::OtherwiseIf) => ("demand-if", Mood::Demanded),
        };
        let kind = if form == SentenceForm::Mine { EffectKind::Share } else { self.effect.kind };
        self.verb(id, args![kind = kind.word(), clause, test, offers])(mood)
    }
}

fn is_mine(step: &Step) -> bool {
    step.chooser() == Some(Chooser::Me)
}
