//! Questions in plain English.

use eureka_innovation::{Edition, EffectKind, Question, QuestionKind, Rules};

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

/// The script of the effect that asks, without its outermost braces; nothing for what an action itself asks.
pub(crate) fn effect_script<'a>(rules: &'a Rules, question: &Question) -> Vec<&'a str> {
    let asks = question.kind != QuestionKind::Payment;
    let Some(card) = question.card.filter(|_| asks) else { return Vec::new() };
    effect_lines(&rules.facts(card).source, rules.edition(), usize::from(question.effect))
}

/// The lines of one effect of an edition, counted from 0.
///
/// A card's script is known to be sound here, so counting braces is enough to find its blocks.
fn effect_lines(source: &str, edition: Edition, effect: usize) -> Vec<&str> {
    let mut depth = 0;
    let mut met = 0;
    let mut lines = Vec::new();
    for line in source.lines() {
        let code = line.split('#').next().unwrap_or_default();
        let begins = depth == 1 && is_block_of(code, edition);
        let inside = met == effect + 1 && depth > 1;
        depth += code.matches('{').count();
        depth -= code.matches('}').count().min(depth);
        if begins {
            met += 1;
        }
        let shown = if begins && met == effect + 1 { depth <= 1 } else { inside && depth > 1 };
        if shown && !code.trim().is_empty() {
            lines.push(code.trim_end());
        }
    }
    lines
}

/// Whether a block of a card begins here that this edition has.
fn is_block_of(code: &str, edition: Edition) -> bool {
    let head = code.split(['{', '(']).next().unwrap_or_default();
    let mut words = head.split_whitespace();
    let is_block = matches!(words.next(), Some("effect" | "demand"));
    let editions: Vec<&str> = words.filter(|&word| word != "in").collect();
    is_block && (editions.is_empty() || editions.contains(&edition.word()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = r#"card "Sample" {
  age 1
  demand in first {
    draw 1 # not { this
    if you do {
      draw 2
    }
  }
  effect in third { draw 3 }
  effect (level = 2) {
    may draw 4
  }
}"#;

    #[test]
    fn the_script_of_an_effect_is_found_by_its_number_in_the_edition() {
        let lines = |edition, effect| effect_lines(CARD, edition, effect);
        let demand = ["    draw 1", "    if you do {", "      draw 2", "    }"];
        assert_eq!(lines(Edition::First, 0), demand);
        assert_eq!(lines(Edition::First, 1), ["    may draw 4"]);
        assert_eq!(lines(Edition::Third, 0), ["  effect in third { draw 3 }"]);
        assert_eq!(lines(Edition::First, 2), Vec::<&str>::new());
    }
}
