//! A pile on a board, splayed as in the game.

use super::text::{capital, letter};
use super::totals::used_icons;
use super::{icon, zone};
use crate::innovation::choices::Spot;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Card, Color, Icon, PileView, Seat, Splay};
use eureka_words::Label;
use maud::{Markup, html};

impl TableView {
    /// The five piles of a player.
    pub(crate) fn piles(&self, seat: Seat) -> Markup {
        html! {
            div class="piles" { @for color in Color::ALL { (self.pile(seat, color)) } }
        }
    }

    fn pile(&self, seat: Seat, color: Color) -> Markup {
        let pile = &self.player(seat).piles[color.index()];
        let Some(top) = pile.top else { return self.no_pile(seat, color) };
        html! {
            div class={ "pile " (color) } data-zone=(zone::pile(seat, color)) data-splay=(pile.splay)
                data-high[pile.count > 1] data-changed[self.changes.has_zone(&zone::pile(seat, color))] {
                (self.caption(seat, color, pile))
                div class="spread" {
                    (self.tile(top))
                    @match (&pile.cards, pile.splay) {
                        (_, Splay::None) => {}
                        (Some(cards), splay) => {
                            @for &card in cards.iter().skip(1) { (self.strip(card, splay)) }
                        }
                        (None, _) => (self.edges(top, pile)),
                    }
                }
            }
        }
    }

    fn no_pile(&self, seat: Seat, color: Color) -> Markup {
        let name = capital(&self.words.label(Label::Pile(color)));
        let said = self.say("board-no-pile", &[("color", (&name).into())]);
        html! {
            div class={ "pile empty " (color) } data-zone=(zone::pile(seat, color)) {
                (self.chosen(seat, color))
                span class="outline" role="img" aria-label=(said) title=(said) {
                    (letter(self.words, color))
                }
            }
        }
    }

    /// The number of cards and the splay; cards that the reader may look at are listed.
    fn caption(&self, seat: Seat, color: Color, pile: &PileView) -> Markup {
        let values = [("count", pile.count.into()), ("direction", pile.splay.word().into())];
        let said = self.say("board-pile", &values);
        let under: &[Card] = match &pile.cards {
            Some(cards) if cards.len() > 1 => cards,
            _ => &[],
        };
        // In a pile that is not splayed, covered cards can be chosen only from the list.
        let covered = under.iter().skip(1).copied();
        let open = pile.splay == Splay::None && self.choices.any_on(covered);
        let count =
            html! { span class="count" title=(said) { (pile.count) (icon::arrow(pile.splay)) } };
        html! {
            div class="caption" {
                (self.chosen(seat, color))
                @if under.is_empty() {
                    (count)
                    span class="unseen" { (said) }
                } @else {
                    details class="under" open[open] {
                        summary aria-label=(said) { span aria-hidden="true" { (count) } }
                        ol { @for &card in &under[1..] { li { (self.name_tag(card)) } } }
                    }
                }
            }
        }
    }

    /// The button that chooses this color, shown on the piles of the player who is asked.
    fn chosen(&self, seat: Seat, color: Color) -> Markup {
        html! {
            @if let Some(choice) = self.choices.at(Spot::Pile(seat, color)) {
                (self.name_button(choice, None, &self.answer(choice.answer)))
            }
        }
    }

    /// The covered cards of another player's pile. The reader may know only which icons they show together.
    fn edges(&self, top: Card, pile: &PileView) -> Markup {
        let own = |icon: Icon| {
            let icons = self.rules.facts(top).icons.into_iter().flatten();
            icons.filter(|&other| other == icon).count() as u8
        };
        let shown = Icon::ALL.map(|icon| pile.icons[icon.index()].saturating_sub(own(icon)));
        html! {
            @for _ in 1..pile.count { span class="edge" {} }
            span class="together" { (self.counts(&shown)) }
        }
    }

    /// Icons with their counts; icons with a count of zero are left out.
    pub(crate) fn counts(&self, counts: &[u8; 7]) -> Markup {
        let shown = used_icons(self.rules).map(|icon| (icon, counts[icon.index()]));
        html! {
            @for (icon, count) in shown.filter(|&(_, count)| count > 0) {
                span class="tally" { (icon::spoken(self.words, icon)) (count) }
            }
        }
    }
}
