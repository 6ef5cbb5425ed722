//! How the players stand: their icons side by side.

use super::icon;
use super::stage::{Stage, used_icons};
use eureka_innovation::Icon;
use eureka_words::Label;
use maud::{Markup, html};

/// A small table of all icons, points and achievements; the most of each is marked.
pub(crate) fn section(stage: &Stage<'_>) -> Markup {
    let players = &stage.view.players;
    let icons: Vec<Icon> = used_icons(stage.rules).collect();
    let most = |icon: Icon| players.iter().map(|player| player.icons[icon.index()]).max();
    html! {
        section id="totals" class="totals" {
            table {
                caption class="unseen" { (stage.label(Label::Icons)) }
                thead {
                    tr {
                        td {}
                        @for &icon in &icons { th scope="col" { (icon::spoken(stage.words, icon)) } }
                        @for (sign, label) in [("score", Label::Score), ("trophy", Label::Achievements)] {
                            @let label = stage.label(label);
                            th scope="col" class="sum" title=(label) {
                                (icon::drawing(sign)) span class="unseen" { (label) }
                            }
                        }
                    }
                }
                tbody {
                    @for seat in stage.seats() {
                        @let player = stage.player(seat);
                        tr data-turn[stage.has_turn(seat)] data-you[stage.scene.you == Some(seat)] {
                            th scope="row" {
                                span class="seat" data-seat=(seat) aria-hidden="true" { (seat) }
                                span class="unseen" { (stage.teller.name(seat)) }
                            }
                            @for &icon in &icons {
                                @let count = player.icons[icon.index()];
                                td data-most[count > 0 && most(icon) == Some(count)] { (count) }
                            }
                            td class="sum" { (player.points) }
                            td class="sum" { (player.achievements.len() + player.specials.len()) }
                        }
                    }
                }
            }
            @for team in stage.teams() {
                p class="team" { (stage.line(&stage.teller.team_standing(stage.view, team))) }
            }
        }
    }
}
