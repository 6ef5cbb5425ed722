//! What an answer would do, in a few words and signs.

use super::icon;
use super::lit::Choice;
use super::stage::Stage;
use eureka_innovation::{Answer, EffectKind, Foresight, Icon, SeatSet};
use eureka_words::Label;
use maud::{Markup, html};

/// What is foreseen of an answer, in words; none if nothing can be told.
pub(crate) fn hint(stage: &Stage<'_>, choice: &Choice) -> Option<String> {
    let foresight = worth_saying(choice)?;
    if foresight.nothing {
        return Some(stage.say("board-nothing", &[]));
    }
    let mut parts = reached(stage, foresight);
    if !foresight.draws.is_empty() {
        let values: Vec<String> = foresight.draws.iter().map(|age| format!("[{age}]")).collect();
        parts.push(stage.say("board-draws", &[("values", (&values.join(", ")).into())]));
    }
    parts.extend(changes(stage, foresight));
    if foresight.ends {
        parts.push(stage.say("board-ends", &[]));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// What is foreseen, but of declining, of which everybody expects nothing.
fn worth_saying(choice: &Choice) -> Option<&Foresight> {
    let declines = matches!(choice.answer, Answer::Pass | Answer::No);
    choice.foresight.as_ref().filter(|foresight| !declines || !foresight.nothing)
}

/// Who else a dogma reaches.
fn reached(stage: &Stage<'_>, foresight: &Foresight) -> Vec<String> {
    let Some(reach) = &foresight.reach else { return Vec::new() };
    let names = |seats: SeatSet| -> String {
        let names: Vec<String> = seats.iter().map(|seat| stage.teller.name(seat)).collect();
        names.join(", ")
    };
    let mut parts = Vec::new();
    if !reach.exposed.is_empty() {
        let names = names(reach.exposed);
        parts.push(stage.say("board-exposes", &[("names", (&names).into())]));
    } else if has_demand(foresight) {
        parts.push(stage.say("board-nobody", &[]));
    }
    if !reach.sharing.is_empty() {
        let names = names(reach.sharing);
        parts.push(stage.say("board-shares", &[("names", (&names).into())]));
    }
    parts
}

/// The player's icons and points, where they would change.
fn changes(stage: &Stage<'_>, foresight: &Foresight) -> Vec<String> {
    let Some(question) = stage.view.question else { return Vec::new() };
    let player = stage.player(question.seat);
    let change = |name: String, before: u16, after: Option<u16>| {
        let after = after.filter(|&after| after != before)?;
        Some(format!("{name} {before} → {after}"))
    };
    let icons = Icon::ALL.into_iter().filter_map(|icon| {
        let (before, after) = (player.icons[icon.index()], foresight.icons[icon.index()]);
        change(icon::name(stage.words, icon), before.into(), after.map(u16::from))
    });
    let points = change(stage.words.label(Label::Score), player.points, foresight.points);
    icons.chain(points).collect()
}

/// Whom a dogma reaches, or that nothing would happen, as signs on the card.
pub(crate) fn marks(stage: &Stage<'_>, choice: &Choice) -> Markup {
    let Some(foresight) = worth_saying(choice) else { return html! {} };
    let seats = |sign: &str, seats: SeatSet| {
        html! {
            @if !seats.is_empty() {
                span class={ "reach " (sign) } {
                    (icon::drawing(sign))
                    // With two players there is nobody else it could be.
                    @if stage.view.players.len() > 2 { @for seat in seats.iter() { (seat) } }
                }
            }
        }
    };
    html! {
        @if foresight.nothing {
            span class="marks" aria-hidden="true" { span class="reach nothing" { (icon::drawing("nothing")) } }
        } @else if let Some(reach) = &foresight.reach {
            span class="marks" aria-hidden="true" {
                (seats("demand", reach.exposed))
                (seats("share", reach.sharing))
            }
        }
    }
}

/// Whether the dogma has a demand.
fn has_demand(foresight: &Foresight) -> bool {
    let mut effects = foresight.reach.iter().flat_map(|reach| &reach.effects);
    effects.any(|effect| effect.0 == EffectKind::Demand)
}
