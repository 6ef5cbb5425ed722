//! Questions in plain English.

use eureka_innovation::{EffectKind, Question, QuestionKind, Rules};
use eureka_words::{Language, Words};

/// The question, with the card and the effect that ask it.
pub(crate) fn question_text(rules: &Rules, question: &Question, actions: u8) -> String {
    let what = match question.kind {
        QuestionKind::Opening => "which card do you begin with?".to_owned(),
        QuestionKind::Action if actions == 1 => "your action? It is the last one.".to_owned(),
        QuestionKind::Action => format!("your action? You have {actions}."),
        QuestionKind::Card => "which card?".to_owned(),
        QuestionKind::Keep => "which card stays? All others go.".to_owned(),
        QuestionKind::Order => "which card goes next? The order matters.".to_owned(),
        QuestionKind::Back => "a card of which value? You do not see their faces.".to_owned(),
        QuestionKind::Owner => "whose card?".to_owned(),
        QuestionKind::Color => "which colour?".to_owned(),
        QuestionKind::Value => "which value?".to_owned(),
        QuestionKind::Seat => "which player?".to_owned(),
        QuestionKind::Icon => "which icon?".to_owned(),
        QuestionKind::Special => "which special achievement?".to_owned(),
        QuestionKind::Parley => parley_text(rules, question).to_owned(),
        QuestionKind::Payment => "which card do you return for its use?".to_owned(),
        QuestionKind::YesNo => "do you do it?".to_owned(),
        QuestionKind::Course => "which of the courses?".to_owned(),
    };
    let pass = if question.pass { " You may pass." } else { "" };
    let seat = question.seat;
    match question.card {
        None => format!("{seat}, {what}{pass}"),
        Some(card) if question.kind == QuestionKind::Payment => {
            format!("{seat}, for the dogma of {}: {what}{pass}", rules.name(card))
        }
        Some(card) => {
            let (name, effect) = (rules.name(card), question.effect + 1);
            format!("{seat}, effect {effect} of {name}: {what}{pass}")
        }
    }
}

fn parley_text(rules: &Rules, question: &Question) -> &'static str {
    let effects = question.card.map_or(&[][..], |card| &rules.facts(card).effects);
    match effects.get(usize::from(question.effect)).map(|effect| effect.kind) {
        Some(EffectKind::Demand) => "which card do you return to be spared this demand?",
        Some(EffectKind::Share) | None => "which card do you return to share this action?",
    }
}

/// The text of the effect that asks; nothing for what an action itself asks.
pub(crate) fn effect_text(rules: &Rules, question: &Question) -> Option<String> {
    let asks = question.kind != QuestionKind::Payment;
    let card = question.card.filter(|_| asks)?;
    Some(Words::of(Language::English).effect(rules, card, usize::from(question.effect)))
}
