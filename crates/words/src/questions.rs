//! Questions as sentences.

use crate::asking::{asking, deed, deed_of_operation};
use crate::line::Line;
use crate::say::{Arg, Place};
use crate::speech::{Deeds, Speech};
use crate::teller::{Teller, Telling};
use eureka_innovation::{Card, EffectKind, Question, QuestionKind, View};
use eureka_script::tree::{Block, Effect, Step};

impl<'a> Teller<'a> {
    /// The open question, as one reads it who is asked; none when the game is over.
    pub fn question(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.question(&question, view.actions);
        Some(telling.begun(&text))
    }

    /// The open question with the name of who is asked, and the card and the effect that ask.
    pub fn ask(self, view: &View) -> Option<Line> {
        let question = view.question?;
        let telling = self.telling();
        let text = telling.question(&question, view.actions);
        let seat = telling.seat(question.seat);
        let mut args = vec![("seat", (&seat).into()), ("question", text.into())];
        let Some(card) = question.card else { return Some(telling.sentence("ask", &args)) };
        let card = telling.card(card);
        args.push(("card", (&card).into()));
        if question.kind == QuestionKind::Payment {
            return Some(telling.sentence("ask-payment", &args));
        }
        let effect = self.effect_asking(&question);
        let kind = effect.map_or(EffectKind::Share, |(_, effect)| effect.kind).word();
        args.extend([("effect", Arg::from(question.effect + 1)), ("kind", kind.into())]);
        Some(telling.sentence("ask-effect", &args))
    }

    /// The text of the effect that asks; none for what an action itself asks.
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

    /// One of the courses among which a question leaves the choice, as on a button.
    pub(crate) fn course(self, question: &Question, course: u8) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let [Step::ChooseCourse { courses, .. }] = asking(&effect.body, question.kind)[..] else {
            return None;
        };
        let course = courses.get(usize::from(course))?;
        Some(self.spoken(card, effect, |speech| {
            let clause = speech.block(course);
            self.words.say("answer-deed", Place::Plain, &[("deed", (&clause).into())])
        }))
    }

    /// What is done with what is asked for: a word for it, and a direction. Where statements that could ask differ, the operation tells.
    fn deed(self, question: &Question) -> (&'static str, &'static str) {
        let none = Block::new();
        let body = self.effect_asking(question).map_or(&none, |(_, effect)| &effect.body);
        match (deed(&asking(body, question.kind)), self.rules.operation(question)) {
            (("choose", _), Some(op)) => deed_of_operation(op),
            (deed, _) => deed,
        }
    }

    /// The question whether to do what a statement says.
    fn may(self, question: &Question) -> Option<String> {
        let (card, effect) = self.effect_asking(question)?;
        let steps = asking(&effect.body, question.kind);
        let step = *steps.first().filter(|first| steps.iter().all(|step| step == *first))?;
        if matches!(step, Step::ChooseCards { .. }) {
            return None;
        }
        self.spoken(card, effect, |speech| {
            let clause = speech.bare(step)?;
            Some(self.words.say("question-may", Place::Plain, &[("deed", (&clause).into())]))
        })
    }

    fn spoken<T>(self, card: Card, effect: &Effect, speak: impl FnOnce(Speech<'_>) -> T) -> T {
        let deeds = Deeds::of(&effect.body);
        let (words, rules) = (self.words, self.rules);
        speak(Speech { words, rules, card, effect, deeds: &deeds, again: None })
    }
}

impl Telling<'_> {
    fn question(&self, question: &Question, actions: u8) -> String {
        let text = self.bare_question(question, actions);
        match question.pass {
            true => self.say("question-pass", &[("question", text.into())]),
            false => text,
        }
    }

    fn bare_question(&self, question: &Question, actions: u8) -> String {
        let id = match question.kind {
            QuestionKind::Opening => "question-opening",
            QuestionKind::Action => {
                return self.say("question-action", &[("actions", actions.into())]);
            }
            QuestionKind::Card => "question-card",
            QuestionKind::Keep => "question-keep",
            QuestionKind::Order => "question-order",
            QuestionKind::Back => "question-back",
            QuestionKind::Owner => "question-owner",
            QuestionKind::Color => "question-color",
            QuestionKind::Value => "question-value",
            QuestionKind::Seat => "question-player",
            QuestionKind::Icon => "question-icon",
            QuestionKind::Special => "question-special",
            QuestionKind::Parley => {
                let kind = self.teller.effect_asking(question).map(|(_, effect)| effect.kind);
                return self.say(
                    "question-parley",
                    &[("kind", kind.unwrap_or(EffectKind::Share).word().into())],
                );
            }
            QuestionKind::Payment => "question-payment",
            QuestionKind::YesNo => match self.teller.may(question) {
                Some(text) => return text,
                None => "question-yes-no",
            },
            QuestionKind::Course => "question-course",
        };
        let (deed, direction) = self.teller.deed(question);
        self.say(id, &[("deed", deed.into()), ("direction", direction.into())])
    }
}
