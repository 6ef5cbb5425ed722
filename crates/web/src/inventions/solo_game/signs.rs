//! Small signs: pieces of the players, what is given, what something is about; and idea cards, wherever they lie.

use super::table_view::{TableView, capital};
use crate::innovation::draw::icon::drawing;
use crate::inventions::{color, letter};
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{Action, Aspiration, Benefit, IdeaCard, Player, Speciality};
use eureka_table::words;
use maud::{Markup, html};

words! {
    /// Which side of a card is up.
    pub(super) enum Lies {
        Idea = "idea",
        Invention = "invention",
    }
}

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

/// The color of a speciality.
pub(super) const fn hue(speciality: Speciality) -> &'static str {
    match speciality {
        Speciality::Economy => "yellow",
        Speciality::Culture => "purple",
        Speciality::Technology => "blue",
    }
}

impl TableView<'_> {
    /// The letter of a player.
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

    /// What is given: a number and a drawing, and the words for it.
    pub(super) fn gift(self, benefit: Benefit) -> Markup {
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

    /// What something is about.
    pub(super) fn sign(self, speciality: Speciality) -> Markup {
        let name = self.companion().speciality(speciality);
        html! { span class=(format!("sign {}", hue(speciality))) title=(name) { (drawing(speciality_icon(speciality))) span.unseen { (name) } } }
    }

    /// A tile, small: its color and drawing, its number or letter.
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

    /// The class of a card, for its color and side.
    pub(super) fn idea_class(self, card: IdeaCard, lies: Lies) -> String {
        format!("thought {} {lies}", hue(self.content().idea(card).speciality))
    }

    /// What is printed on a card: era, name, what it is about, what it needs and what it lets you chain.
    pub(super) fn idea(self, card: IdeaCard, lies: Lies) -> Markup {
        let face = self.content().face(card);
        let extra = Speciality::ALL.into_iter().zip(face.extra);
        let missing = self.at().missing_milestone(face.idea);
        html! {
            span.band { b.era { (face.idea.era) } span.name { (self.teller.card(card)) } (self.sign(face.idea.speciality)) }
            span.needs {
                @if let Some(milestone) = face.idea.milestone.filter(|_| lies == Lies::Idea) {
                    span.milestone-needed data-missing[missing.is_some()] { (self.companion().milestone(milestone)) }
                }
                @for (speciality, count) in extra.filter(|_| lies == Lies::Idea) {
                    @for _ in 0..count { span.extra { "+" (self.sign(speciality)) } }
                }
                @if face.points > 0 { span.gift.points { "+" (face.points) } }
                @if let Some(action) = face.chain {
                    span.chains title=(capital(&self.companion().action(action))) { (drawing("chain")) (drawing(action_icon(action))) }
                }
            }
        }
    }

    /// A card that may be an answer.
    pub(super) fn card(self, answer: Answer, card: IdeaCard, lies: Lies) -> Markup {
        self.thing(answer, &self.idea_class(card, lies), &self.idea(card, lies))
    }

    /// What a card lets you do and what it asks for besides, in words.
    pub(super) fn idea_lines(self, card: IdeaCard) -> Markup {
        html! { @for line in self.teller.face(card).into_iter().skip(1) { span.line { (capital(&line)) } } }
    }
}
