//! The standings: every player's icons, score and achievements side by side.

use super::icon;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Icon, Rules, Seat};
use eureka_words::Label;
use maud::{Markup, html};

impl TableView {
    /// A small table with a row for each player: the edition's icons, points and achievements. The highest count of each
    /// icon is marked.
    pub(crate) fn totals_section(&self) -> Markup {
        let players = &self.view.players;
        let icons: Vec<Icon> = used_icons(self.rules).collect();
        let most = |icon: Icon| players.iter().map(|player| player.icons[icon.index()]).max();
        html! {
            section id="totals" class="totals" {
                table {
                    caption class="unseen" { (self.label(Label::Icons)) }
                    thead {
                        tr {
                            td {}
                            @for &icon in &icons { th scope="col" { (icon::spoken(self.words, icon)) } }
                            th scope="col" class="sum" { small { (self.say("board-points-column", &[])) } }
                            @let achievements = self.label(Label::Achievements);
                            th scope="col" class="sum" title=(achievements) {
                                (icon::drawing("trophy")) span class="unseen" { (achievements) }
                            }
                        }
                    }
                    tbody {
                        @for seat in self.seats_by_team() {
                            @let player = self.player(seat);
                            tr data-turn[self.has_turn(seat)] data-you[self.you == Some(seat)] data-team=[self.team_number(seat)] {
                                th scope="row" {
                                    span class="seat" data-seat=(seat) aria-hidden="true" { (seat) }
                                    span class="unseen" { (self.teller().name(seat)) }
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
                @for team in self.teams() {
                    p class="team" { (self.line(&self.teller().team_standing(&self.view, team))) }
                }
            }
        }
    }
}

impl TableView {
    /// All players, those of a team one after the other.
    fn seats_by_team(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| self.team_number(seat));
        seats
    }
}

/// The icons that occur in an edition.
pub(crate) fn used_icons(rules: &Rules) -> impl Iterator<Item = Icon> + use<> {
    let used = Icon::ALL.map(|icon| !rules.with_icon(icon).is_empty());
    Icon::ALL.into_iter().filter(move |icon| used[icon.index()])
}
