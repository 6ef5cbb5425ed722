//! The consequences of an answer, as short texts and as signs on cards.

use super::icon;
use crate::innovation::choices::Choice;
use crate::innovation::table_view::{Side, TableView};
use eureka_innovation::{Answer, EffectKind, Foresight, Icon, Seat, SeatSet};
use eureka_words::Label;
use maud::{Markup, html};

impl TableView {
    /// The consequences of an answer in words; `None` if there is nothing worth telling.
    pub(crate) fn foreseen(&self, choice: &Choice) -> Option<String> {
        let foresight = worth_saying(choice)?;
        if foresight.nothing {
            return Some(self.say("board-nothing", &[]));
        }
        let mut parts = self.reached(foresight);
        if !foresight.draws.is_empty() {
            let values: Vec<String> =
                foresight.draws.iter().map(|age| format!("[{age}]")).collect();
            parts.push(self.say("board-draws", &[("values", (&values.join(", ")).into())]));
        }
        parts.extend(self.changes(foresight));
        if foresight.ends {
            parts.push(self.say("board-ends", &[]));
        }
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// The players affected by a dogma.
    fn reached(&self, foresight: &Foresight) -> Vec<String> {
        let Some(reach) = &foresight.reach else { return Vec::new() };
        let say = |id: &str, seats: SeatSet| {
            let names: Vec<String> = seats.iter().map(|seat| self.name_with_side(seat)).collect();
            self.say(id, &[("names", (&names.join(", ")).into())])
        };
        let mut parts = Vec::new();
        if !reach.exposed.is_empty() {
            parts.push(say("board-exposes", reach.exposed));
        } else if reach.effects.iter().any(|effect| effect.0 == EffectKind::Demand) {
            parts.push(self.say("board-nobody", &[]));
        }
        if !reach.sharing.is_empty() {
            parts.push(say("board-shares", reach.sharing));
        }
        parts
    }

    /// The name of a player, and in a game with teams whether they are with the reader.
    fn name_with_side(&self, seat: Seat) -> String {
        let name = self.teller().name(seat);
        match self.side(seat) {
            Some(Side::Ally) => self.say("board-name-ally", &[("name", (&name).into())]),
            Some(Side::Opponent) | None => name,
        }
    }

    /// The changes to the player's icons and score.
    fn changes(&self, foresight: &Foresight) -> Vec<String> {
        let Some(question) = self.view.question else { return Vec::new() };
        let player = self.player(question.seat);
        let change = |name: String, before: u16, after: Option<u16>| {
            let after = after.filter(|&after| after != before)?;
            Some(format!("{name} {before} → {after}"))
        };
        let icons = Icon::ALL.into_iter().filter_map(|icon| {
            let (before, after) = (player.icons[icon.index()], foresight.icons[icon.index()]);
            change(icon::name(self.words, icon), before.into(), after.map(u16::from))
        });
        let points = change(self.words.label(Label::Score), player.points, foresight.points);
        icons.chain(points).collect()
    }

    /// The players affected by a dogma, or a sign that nothing would happen, as marks on the card.
    pub(crate) fn marks(&self, choice: &Choice) -> Markup {
        let Some(foresight) = worth_saying(choice) else { return html! {} };
        let seats = |sign: &str, seats: SeatSet| {
            // Allies and opponents are told apart.
            let of = |side: Option<Side>| -> SeatSet {
                seats.iter().filter(|&seat| self.side(seat) == side).collect()
            };
            let sides = [None, Some(Side::Opponent), Some(Side::Ally)].map(|side| (side, of(side)));
            html! {
                @for (side, seats) in sides.into_iter().filter(|(_, seats)| !seats.is_empty()) {
                    span class={ "reach " (sign) @if let Some(side) = side { " " (side) } } {
                        (icon::drawing(sign))
                        // With two players the affected one is obvious.
                        @if self.view.players.len() > 2 { @for seat in seats.iter() { (seat) } }
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
}

/// The foresight of a choice. Declining is expected to do nothing, so that is not worth saying.
fn worth_saying(choice: &Choice) -> Option<&Foresight> {
    let declines = matches!(choice.answer, Answer::Pass | Answer::No);
    choice.foresight.as_ref().filter(|foresight| !declines || !foresight.nothing)
}
