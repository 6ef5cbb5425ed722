//! The board: the assembly, the milestones in their ring, the Eureka display, and the era track.

use super::signs::action_icon;
use super::table_view::{TableView, capital};
use crate::innovation::draw::icon::drawing;
use crate::inventions::{color, columns, pillars};
use eureka_inventions::solo_game::{Answer, Question};
use eureka_inventions::{Action, Milestone, Owner, Pillar, Player, Position};
use maud::{Markup, html};

impl TableView<'_> {
    /// The five forums of the assembly.
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
            span.pillars { @for (player, pillar) in pillars(self.at(), action) { (self.pillar(player, pillar)) } }
        };
        self.element(Answer::Place(action), "place", &inner)
    }

    fn pillar(self, player: Player, pillar: Pillar) -> Markup {
        let id = format!("{pillar}-pillar");
        let title = format!("{}: {}", capital(&self.companion().player(player)), self.say(&id));
        html! {
            span class=(format!("pillar {} {id}", color(player))) role="img" aria-label=(title) title=(title) data-letter=(self.letter(player)) {}
        }
    }

    /// Both columns of milestones with arrows for the way of the diplomats, the Eureka display and the era track.
    pub(super) fn milestones(self) -> Markup {
        let tiles = &self.at().milestones;
        let (common, private) = (self.say("common"), self.say("private"));
        let milestone = |tile, owner| self.milestone(tile, owner);
        html! {
            section.ring id="milestones" aria-label=(self.say("milestones")) {
                h2 { (self.say("milestones")) }
                div.columns {
                    (columns(self.at(), "column", [&common, &private], milestone))
                    div.column.eureka {
                        p.label { (self.say("eureka")) }
                        @for &tile in tiles.eureka.iter().rev() { (self.milestone(tile, None)) }
                        @if tiles.eureka.is_empty() { p.muted { "–" } }
                    }
                }
                (self.eras())
            }
        }
    }

    fn milestone(self, tile: Milestone, owner: Option<Owner>) -> Markup {
        let there = self.at().milestones.diplomats.get(&tile).into_iter().flatten();
        let taken = there.clone().count() as u8;
        let eureka = self.at().milestones.eureka.contains(&tile);
        let free =
            self.at().profile.spaces(tile).saturating_sub(if eureka { u8::MAX } else { taken });
        let class = match owner {
            Some(Owner::Player(player)) => format!("tile-of-era {}", color(player)),
            Some(Owner::Free) => "tile-of-era nobody".to_owned(),
            None => "tile-of-era".to_owned(),
        };
        let inner = html! {
            b.era { (tile.era()) }
            span.name { (self.companion().milestone(tile)) @if let Some(owner) = owner { small { (self.companion().owner(owner)) } } }
            (self.benefit(self.content().milestone(tile)))
            span.diplomats { @for &player in there { (self.piece(player)) } @for _ in 0..free { span.vacant {} } }
        };
        self.element(Answer::Milestone(tile), &class, &inner)
    }

    /// The era track: the clock above, the spaces for markers below.
    fn eras(self) -> Markup {
        let at = self.at();
        html! {
            div.eras role="group" aria-label=(self.say("era-track")) {
                @for era in 1..=6u8 {
                    div.era-column data-now[era == at.era] {
                        p.label { (self.with("era", &[("era", era.into())])) }
                        div.rounds {
                            @if era < 6 { @for round in 1..=Position::rounds(era) {
                                @let past = era < at.era || (era == at.era && round <= at.round);
                                i data-past[past] data-pillar[round == Position::rounds(era)] {}
                            } }
                        }
                        div.spaces { (self.spaces(era)) }
                    }
                }
            }
        }
    }

    fn spaces(self, era: u8) -> Markup {
        let spaces = self.at().track.as_ref().and_then(|track| track.0.get(&era));
        let gifts = self.content().track.get(&era).map_or(&[][..], Vec::as_slice);
        let asked =
            self.open == Some(Question::Marker) && self.at().milestones.era_of(Player::You) == era;
        html! {
            @for (number, (space, &gift)) in (1u8..).zip(spaces.into_iter().flatten().zip(gifts)) {
                @let inner = html! {
                    @match space.marker { Some(player) => (self.piece(player)), None => (self.benefit(gift)) }
                };
                @if asked { (self.element(Answer::Space(number), "era-space", &inner)) }
                @else { span.era-space title=(capital(&self.teller.benefit(gift))) { (inner) } }
            }
        }
    }
}
