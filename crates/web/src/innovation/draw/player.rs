//! The section of a player other than the reader.

use super::card::back;
use super::text::address;
use super::zone;
use crate::innovation::choices::Spot;
use crate::innovation::table_view::{Side, TableView};
use eureka_innovation::{Face, Seat, Special};
use maud::{Markup, html};

/// The `id` of a player's section.
pub(crate) fn id(seat: Seat) -> String {
    format!("player-{seat}")
}

impl TableView {
    /// A player with board, hand, score pile and achievements.
    pub(crate) fn player_section(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let is_out = self.view.out.has(seat);
        html! {
            section id=(id(seat)) class="player" aria-labelledby={ "name-" (seat) } data-out[is_out]
                data-turn[self.has_turn(seat)] data-team=[self.team_number(seat)] {
                (self.heading(seat))
                (self.piles(seat))
                div class="zones" {
                    (self.pool("board-hand", &zone::hand(seat), &player.hand))
                    (self.pool("board-score-pile", &zone::score(seat), &player.score))
                }
            }
        }
    }

    /// The player's name, points, achievements and icons.
    pub(crate) fn heading(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            header class="who-line" {
                (self.nameplate(seat))
                span class="points" {
                    b { (player.points) }
                    small { (self.say("board-points", &[("points", u64::from(player.points).into())])) }
                }
                (self.trophies(seat))
                span class="tallies" { (self.counts(&player.icons)) }
            }
        }
    }

    /// The name of a player: a button where a player may be chosen.
    pub(crate) fn nameplate(&self, seat: Seat) -> Markup {
        let bot = self.bots.get(seat.index()).and_then(Option::as_deref);
        let asked = self.view.awaited.has(seat);
        let has_turn = self.has_turn(seat);
        let (id, name) = (format!("name-{seat}"), self.teller().name(seat));
        html! {
            span class="nameplate" {
                span class="seat" data-seat=(seat) aria-hidden="true" { (seat) }
                @match self.choices.at(Spot::Player(seat)) {
                    Some(choice) => (self.name_button(choice, Some(&id), &name)),
                    None => h2 id=(id) { (name) },
                }
                @if let Some(side) = self.side(seat) { small class={ "side-" (side) } { (self.side_word(side)) } }
                @if let Some(bot) = bot { small class="bot" { (bot) } }
                @if self.view.out.has(seat) { small class="mark" { (self.say("board-out", &[])) } }
                @if has_turn { small class="mark" { (self.say("board-turn", &[])) } }
                @else if asked { small class="mark" { (self.say("board-asked", &[])) } }
            }
        }
    }

    /// The word for a player's side.
    fn side_word(&self, side: Side) -> String {
        let id = match side {
            Side::Ally => "board-ally",
            Side::Opponent => "board-opponent",
        };
        self.say(id, &[])
    }

    /// A player's achievements, with the number needed to win.
    pub(crate) fn trophies(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let have = player.achievements.len() + player.specials.len();
        // A team's achievements are counted together, in the team's own line.
        let alone = self.view.teams[seat.index()].len() == 1;
        let needed = usize::from(self.view.achievements_to_win);
        let said =
            self.say("board-achievements", &[("have", have.into()), ("needed", needed.into())]);
        html! {
            span class="trophies" data-zone=(zone::claimed(seat))
                data-changed[self.changes.has_zone(&zone::claimed(seat))] role="group" aria-label=(said) title=(said) {
                @for face in &player.achievements { (self.claimed(*face)) }
                @for &special in &player.specials { (self.badge(special)) }
                @if alone { @for _ in have..needed { span class="place" {} } }
            }
        }
    }

    /// A claimed achievement, face down; a reader who knows the card can open it.
    fn claimed(&self, face: Face) -> Markup {
        match face.card {
            Some(card) if self.choices.any_on([card]) => self.name_tag(card),
            Some(card) => html! {
                a class={ "back known age-" (face.age) } href=(address(self.rules, card))
                    data-card=(card.number()) { (face.age) }
            },
            None => back(face.age),
        }
    }

    /// A claimed special achievement.
    fn badge(&self, special: Special) -> Markup {
        let name = self.words.special(special, self.rules.edition());
        let initial: String = name.chars().take(1).collect();
        html! { span class="special-badge" title=(name) aria-label=(name) role="img" { (initial) } }
    }

    /// Unsorted cards, most of them face down: backs grouped by age, and the known faces.
    pub(crate) fn pool(&self, label: &str, zone: &str, faces: &[Face]) -> Markup {
        html! {
            div class="pool" data-zone=(zone) data-changed[self.changes.has_zone(zone)] {
                span class="label" { (self.say(label, &[("count", faces.len().into())])) }
                span class="faces" { (self.grouped(faces)) }
            }
        }
    }

    /// Known faces one by one, and the number of backs of each age.
    pub(crate) fn grouped(&self, faces: &[Face]) -> Markup {
        let mut ages: Vec<u8> = faces.iter().map(|face| face.age).collect();
        ages.dedup();
        html! {
            @for age in ages {
                @let of_age = || faces.iter().filter(|face| face.age == age);
                @let hidden = of_age().filter(|face| face.card.is_none() && face.among.is_empty()).count();
                @if hidden > 0 {
                    span class="backs" {
                        (back(age)) @if hidden > 1 { span class="times" { "×" (hidden) } }
                    }
                }
                @for (face, count) in mixed(of_age()) { (self.mixed(face, count)) }
                @for card in of_age().filter_map(|face| face.card) { (self.name_tag(card)) }
            }
        }
    }

    /// A number of backs that may be one of a few cards that the reader has seen.
    fn mixed(&self, face: Face, count: usize) -> Markup {
        // As many places as cards: then it is one of them. Otherwise it may also be a card that the reader has not seen.
        let is_one_of_them = self.places_of(face) == usize::from(face.among.len());
        let id = if is_one_of_them { "board-mixed" } else { "board-perhaps" };
        let teller = self.teller();
        let names: Vec<String> = face.among.iter().map(|card| teller.card(card)).collect();
        let said = self.say(id, &[("names", (&names.join(", ")).into())]);
        html! {
            span class="backs mixed" title=(said) {
                (back(face.age)) @if count > 1 { span class="times" { "×" (count) } }
                span class="names" aria-label=(said) role="note" {
                    (names.join(" / ")) @if !is_one_of_them { " / ?" }
                }
            }
        }
    }

    /// The number of cards on the table that may be the same cards as this one.
    fn places_of(&self, face: Face) -> usize {
        let of = |faces: &[Face]| faces.iter().filter(|other| other.among == face.among).count();
        let view = &self.view;
        let players: usize = view
            .players
            .iter()
            .map(|player| of(&player.hand) + of(&player.score) + of(&player.achievements))
            .sum();
        let decks: usize = view.decks.iter().map(|deck| of(deck)).sum();
        players + decks + of(&view.available) + of(&view.junk) + of(&view.removed)
    }
}

/// The backs that may be one of a few cards, each with the number of those that look the same.
fn mixed<'a>(faces: impl Iterator<Item = &'a Face>) -> Vec<(Face, usize)> {
    let mut mixed: Vec<(Face, usize)> = Vec::new();
    for face in faces.filter(|face| !face.among.is_empty()) {
        match mixed.iter_mut().find(|(other, _)| other.among == face.among) {
            Some((_, count)) => *count += 1,
            None => mixed.push((*face, 1)),
        }
    }
    mixed
}
