//! Questions as sentences.

use crate::asking::{asking, verb, verb_of_operation};
use crate::line::Line;
use crate::say::{args, word_of};
use crate::speech::{NamedThings, Speech};
use crate::teller::{Teller, Telling};
use eureka_innovation::{Card, EffectKind, Question, QuestionKind, View};
use eureka_script::tree::{Block, Effect, Step};

impl<'a> Teller<'a> {
    /// The open question, addressed to the player who is asked; `None` when the game is over.
    pub fn question(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.question(&question, view.actions);
        Some(telling.begun(&text))
    }

    /// The open question with the name of the player asked, and the card and effect that ask.
    pub fn ask(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.question(&question, view.actions);
        let args = args![seat = telling.seat(question.seat), question = text];
        let Some(card) = question.card else { return Some(telling.sentence("ask", &args)) };
        let args = args![card = telling.card(card), ..args];
        if question.kind == QuestionKind::Payment {
            return Some(telling.sentence("ask-payment", &args));
        }
        let (effect, kind) = (question.effect + 1, self.kind_asking(&question));
        Some(telling.sentence("ask-effect", &args![effect, kind, ..args]))
    }

    /// The text of the effect that asks; `None` if the question comes from an action, not from an effect.
    pub fn asking_text(self, view: &View) -> Option<String> {
        let question = view.question.filter(|asked| asked.kind != QuestionKind::Payment)?;
        let (card, _) = self.effect_asking(&question)?;
        Some(self.words.effect(self.rules, card, usize::from(question.effect)))
    }

    /// The effect that asks, and its card.
    fn effect_asking(self, question: &Question) -> Option<(Card, &'a Effect)> {
        let card = question.card?;
        let effects = &self.rules.facts(card).effects;
        Some((card, effects.get(usize::from(question.effect))?))
    }

    /// The word for the kind of the effect that asks.
    fn kind_asking(self, question: &Question) -> &'static str {
        let effect = self.effect_asking(question);
        effect.map_or(EffectKind::Share, |(_, effect)| effect.kind).word()
    }

    /// One of the alternatives of a question, as the label of a button.
    pub(crate) fn branch(self, question: &Question, branch: u8) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let [Step::ChooseBranch { branches, .. }] = asking(&effect.body, question.kind)[..] else {
            return None;
        };
        let branch = branches.get(usize::from(branch))?;
        Some(self.spoken(card, effect, |speech| {
            let clause = speech.block(branch);
            self.words.text("answer-clause", &args![clause])
        }))
    }

    /// The action on the things asked for: the word that messages select by, and a direction. Where several statements
    /// could ask and they differ, the operation decides.
    fn verb(self, question: &Question) -> (&'static str, &'static str) {
        let none = Block::new();
        let body = self.effect_asking(question).map_or(&none, |(_, effect)| &effect.body);
        match (verb(&asking(body, question.kind)), self.rules.operation(question)) {
            (("choose", _), Some(op)) => verb_of_operation(op),
            (verb, _) => verb,
        }
    }

    /// The yes-or-no question for an optional statement.
    fn may(self, question: &Question) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let steps = asking(&effect.body, question.kind);
        let step = *steps.first().filter(|first| steps.iter().all(|step| step == *first))?;
        if matches!(step, Step::ChooseCards { .. }) {
            return None;
        }
        self.spoken(card, effect, |speech| {
            let clause = speech.bare(step)?;
            Some(self.words.text("question-may", &args![clause]))
        })
    }

    fn spoken<T>(self, card: Card, effect: &Effect, speak: impl FnOnce(Speech<'_>) -> T) -> T {
        let named = NamedThings::of(&effect.body);
        let (words, rules) = (self.words, self.rules);
        speak(Speech::new(words, rules, card, effect, &named))
    }
}

impl Telling<'_> {
    fn question(&self, question: &Question, actions: u8) -> String {
        let text = self.bare_question(question, actions);
        match question.pass {
            true => self.say("question-pass", &args![question = text]),
            false => text,
        }
    }

    fn bare_question(&self, question: &Question, actions: u8) -> String {
        let id = match question.kind {
            QuestionKind::Action => return self.say("question-action", &args![actions]),
            QuestionKind::Parley => {
                let kind = self.teller.kind_asking(question);
                return self.say("question-parley", &args![kind]);
            }
            QuestionKind::YesNo => match self.teller.may(question) {
                Some(text) => return text,
                None => "question-yes-no".to_owned(),
            },
            QuestionKind::Seat => "question-player".to_owned(),
            kind => format!("question-{}", word_of(kind)),
        };
        let (verb, direction) = self.teller.verb(question);
        self.say(&id, &args![verb, direction])
    }
}
