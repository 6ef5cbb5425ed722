//! Small signs: players' pieces, benefits, specialities; and idea cards, wherever they lie.

use super::table_view::{TableView, capital};
use crate::innovation::draw::icon::drawing;
use crate::inventions::{color, letter};
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{Action, Aspiration, Benefit, IdeaCard, Player, Speciality};
use eureka_table::words;
use maud::{Markup, html};

words! {
    /// The side of a card that faces up.
    pub(super) enum CardSide {
        Idea = "idea",
        Invention = "invention",
    }
}

/// The name of an action's drawing.
pub(super) const fn action_icon(action: Action) -> &'static str {
    match action {
        Action::Present => "present",
        Action::Invent => "bulb",
        Action::Innovate => "innovate",
        Action::Share => "share",
        Action::CallSpecialists => "home",
        Action::GainInfluence => "flag",
        Action::Travel => "compass",
        Action::Eureka => "eureka",
        Action::SendDiplomat => "envoy-out",
        Action::CallDiplomat => "envoy-back",
    }
}

/// The name of a speciality's drawing.
pub(super) const fn speciality_icon(speciality: Speciality) -> &'static str {
    match speciality {
        Speciality::Economy => "coin",
        Speciality::Culture => "lyre",
        Speciality::Technology => "gear",
    }
}

/// The CSS class for a speciality's color.
pub(super) const fn hue(speciality: Speciality) -> &'static str {
    match speciality {
        Speciality::Economy => "yellow",
        Speciality::Culture => "purple",
        Speciality::Technology => "blue",
    }
}

impl TableView<'_> {
    /// The initial of a player.
    pub(super) fn letter(self, player: Player) -> String {
        letter(self.companion(), player)
    }

    /// A piece of a player.
    pub(super) fn piece(self, player: Player) -> Markup {
        self.pieces(player, 1)
    }

    /// Several pieces of a player.
    pub(super) fn pieces(self, player: Player, count: u8) -> Markup {
        let name = capital(&self.companion().player(player));
        let title = if count == 1 { name } else { format!("{name}: {count}") };
        html! {
            @if count > 0 {
                span class=(format!("piece {}", color(player))) role="img" aria-label=(title) title=(title) {
                    (self.letter(player)) @if count > 1 { small { "×" (count) } }
                }
            }
        }
    }

    /// A benefit: a number and a drawing, with its text for screen readers.
    pub(super) fn benefit(self, benefit: Benefit) -> Markup {
        let text = self.teller.benefit(benefit);
        let (number, icon) = match benefit {
            Benefit::Nothing => return html! { span.gift { "–" } },
            Benefit::Action(action) => (0, action_icon(action)),
            Benefit::Points(points) => {
                return html! { span.gift.points title=(text) { "+" (points) } };
            }
            Benefit::Influence(number) => (number, "crown"),
            Benefit::Scholars(number) => (number, "scholar"),
            Benefit::Specialists(number) => (number, "person"),
            Benefit::Citizens(number) => (number, "figure"),
            Benefit::EconomyToken => (1, "coin"),
            Benefit::TurnOrder => (0, "order"),
        };
        html! {
            span.gift title=(text) {
                @if number > 0 { "+" (number) } (drawing(icon))
                span.unseen { (text) }
            }
        }
    }

    /// The sign of a speciality.
    pub(super) fn sign(self, speciality: Speciality) -> Markup {
        let name = self.companion().speciality(speciality);
        html! { span class=(format!("sign {}", hue(speciality))) title=(name) { (drawing(speciality_icon(speciality))) span.unseen { (name) } } }
    }

    /// A small tile: its color and drawing, and its number or letter.
    pub(super) fn tile(self, tile: Tile) -> Markup {
        let (class, icon, mark) = match tile {
            Tile::Progress(tile) => {
                (hue(tile.speciality), speciality_icon(tile.speciality), tile.number.to_string())
            }
            Tile::Wealth(letter) => ("green", "gem", letter.to_string()),
        };
        html! {
            span class=(format!("mark {class}")) title=(self.teller.tile(tile)) { (drawing(icon)) b { (mark) } }
        }
    }

    /// A small Aspiration tile.
    pub(super) fn aspiration(self, aspiration: Aspiration) -> Markup {
        let class = match aspiration {
            Aspiration::Of(speciality) => hue(speciality),
            Aspiration::Wild => "wild",
        };
        html! {
            span class=(format!("mark {class}")) title=(self.teller.aspiration(aspiration)) { (drawing("seedling")) }
        }
    }

    /// The CSS classes of a card, for its color and the side that faces up.
    pub(super) fn idea_class(self, card: IdeaCard, side: CardSide) -> String {
        format!("thought {} {side}", hue(self.content().idea(card).speciality))
    }

    /// The printed face of a card: era, name, speciality, requirements, points, and the action that it chains to.
    pub(super) fn idea(self, card: IdeaCard, side: CardSide) -> Markup {
        let face = self.content().face(card);
        let extra = Speciality::ALL.into_iter().zip(face.extra);
        let missing = self.at().missing_milestone(face.idea);
        html! {
            span.band { b.era { (face.idea.era) } span.name { (self.teller.card(card)) } (self.sign(face.idea.speciality)) }
            span.needs {
                @if let Some(milestone) = face.idea.milestone.filter(|_| side == CardSide::Idea) {
                    span.milestone-needed data-missing[missing.is_some()] { (self.companion().milestone(milestone)) }
                }
                @for (speciality, count) in extra.filter(|_| side == CardSide::Idea) {
                    @for _ in 0..count { span.extra { "+" (self.sign(speciality)) } }
                }
                @if face.points > 0 { span.gift.points { "+" (face.points) } }
                @if let Some(action) = face.chain {
                    span.chains title=(capital(&self.companion().action(action))) { (drawing("chain")) (drawing(action_icon(action))) }
                }
            }
        }
    }

    /// A card; a button if it is a possible answer.
    pub(super) fn card(self, answer: Answer, card: IdeaCard, side: CardSide) -> Markup {
        self.element(answer, &self.idea_class(card, side), &self.idea(card, side))
    }

    /// The action and the requirements of a card in words.
    pub(super) fn idea_lines(self, card: IdeaCard) -> Markup {
        html! { @for line in self.teller.face(card).into_iter().skip(1) { span.line { (capital(&line)) } } }
    }
}
