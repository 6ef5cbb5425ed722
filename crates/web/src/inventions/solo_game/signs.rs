//! Small signs: pieces of the players, what is given, what something is about.

use super::scene::{Scene, capital};
use crate::innovation::draw::icon::drawing;
use eureka_inventions::solo_game::Tile;
use eureka_inventions::{Action, Aspiration, Benefit, Player, Speciality};
use maud::{Markup, html};

/// The drawing of an action.
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

/// The drawing of a speciality.
pub(super) const fn speciality_icon(speciality: Speciality) -> &'static str {
    match speciality {
        Speciality::Economy => "coin",
        Speciality::Culture => "lyre",
        Speciality::Technology => "gear",
    }
}

/// The colour of a speciality.
pub(super) const fn hue(speciality: Speciality) -> &'static str {
    match speciality {
        Speciality::Economy => "yellow",
        Speciality::Culture => "purple",
        Speciality::Technology => "blue",
    }
}

/// The colour of a player.
pub(super) const fn colour(player: Player) -> &'static str {
    match player {
        Player::Chronos => "p-chronos",
        Player::You => "p-you",
        Player::Hephaestus => "p-hephaestus",
    }
}

impl Scene<'_> {
    /// The letter of a player.
    pub(super) fn letter(self, player: Player) -> String {
        let name = self.companion().player(player);
        name.chars().take(1).flat_map(char::to_uppercase).collect()
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
                span class=(format!("piece {}", colour(player))) role="img" aria-label=(title) title=(title) {
                    (self.letter(player)) @if count > 1 { small { "×" (count) } }
                }
            }
        }
    }

    /// What is given: a number and a drawing, and the words for it.
    pub(super) fn gift(self, benefit: Benefit) -> Markup {
        let (number, icon) = match benefit {
            Benefit::Nothing => return html! { span.gift { "–" } },
            Benefit::Action(action) => (0, action_icon(action)),
            Benefit::Points(points) => {
                let text = self.teller.benefit(benefit);
                return html! { span.gift.points title=(text) { "+" (points) } };
            }
            Benefit::Influence(number) => (number, "crown"),
            Benefit::Scholars(number) => (number, "scholar"),
            Benefit::Specialists(number) => (number, "person"),
            Benefit::Citizens(number) => (number, "figure"),
            Benefit::EconomyToken => (1, "coin"),
            Benefit::TurnOrder => (0, "order"),
        };
        let text = self.teller.benefit(benefit);
        html! {
            span.gift title=(text) {
                @if number > 0 { "+" (number) } (drawing(icon))
                span.unseen { (text) }
            }
        }
    }

    /// What something is about.
    pub(super) fn sign(self, speciality: Speciality) -> Markup {
        let name = self.companion().speciality(speciality);
        html! { span class=(format!("sign {}", hue(speciality))) title=(name) { (drawing(speciality_icon(speciality))) span.unseen { (name) } } }
    }

    /// A tile, small: its colour and drawing, its number or letter.
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

    /// An Aspiration tile, small.
    pub(super) fn aspiration(self, aspiration: Aspiration) -> Markup {
        let class = match aspiration {
            Aspiration::Of(speciality) => hue(speciality),
            Aspiration::Wild => "wild",
        };
        html! {
            span class=(format!("mark {class}")) title=(self.teller.aspiration(aspiration)) { (drawing("seedling")) }
        }
    }
}
