//! The assembly: five forums of two actions, and the pillars in them.

use super::scene::{Scene, capital};
use super::signs::{action_icon, colour};
use crate::innovation::draw::icon::drawing;
use eureka_inventions::solo_game::Answer;
use eureka_inventions::{Action, Pillar, Player};
use maud::{Markup, html};

impl Scene<'_> {
    /// The five forums.
    pub(super) fn assembly(self) -> Markup {
        html! {
            section.assembly id="assembly" aria-label=(self.say("assembly")) {
                @for forum in &self.at().profile.forums {
                    div.forum { @for &action in forum { (self.action(action)) } }
                }
            }
        }
    }

    fn action(self, action: Action) -> Markup {
        let inner = html! {
            (drawing(action_icon(action)))
            span.name { (capital(&self.companion().action(action))) }
            span.pillars { @for (player, pillar) in self.pillars_on(action) { (self.pillar(player, pillar)) } }
        };
        self.thing(Answer::Place(action), "place", &inner)
    }

    fn pillars_on(self, action: Action) -> Vec<(Player, Pillar)> {
        let mut there = Vec::new();
        for player in [Player::You, Player::Hephaestus] {
            let Some(pillars) = self.at().pillars(player) else { continue };
            there.extend((pillars.epoch == Some(action)).then_some((player, Pillar::Epoch)));
            let season = pillars.season.iter().filter(|&&on| on == action);
            there.extend(season.map(|_| (player, Pillar::Season)));
        }
        there
    }

    fn pillar(self, player: Player, pillar: Pillar) -> Markup {
        let id = match pillar {
            Pillar::Epoch => "epoch-pillar",
            Pillar::Season => "season-pillar",
        };
        let title = format!("{}: {}", capital(&self.companion().player(player)), self.say(id));
        html! {
            span class=(format!("pillar {} {id}", colour(player))) role="img" aria-label=(title) title=(title) { (self.letter(player)) }
        }
    }
}
