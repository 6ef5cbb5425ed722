//! The table as a picture: small drawings that wrap with the width of the screen, each with a text for screen
//! readers.

use super::page::Page;
use crate::inventions::{color, columns, letter, pillars};
use eureka_inventions::{
    Action, Bot, Card, InfluenceSpace, Land, Milestone, Owner, Pillar, Player, Position, Region,
    Side,
};
use eureka_words::{AnswerKind, Row, capital};
use maud::{Markup, html};

/// The width of a drawing; its height depends on its content.
const DRAWING_WIDTH: u32 = 184;

/// The maximum number of letters of 12-unit type in one line of a drawing.
const MAX_LINE_LETTERS: usize = 25;

impl Page<'_> {
    /// The picture of the whole table.
    pub(super) fn table(self) -> Markup {
        let (at, teller) = (self.at(), self.teller);
        let board = teller.board(at);
        html! {
            section id="companion-table" aria-label=(self.say("companion-page-table")) {
                h2 { (self.say("companion-page-table")) }
                (self.legend())
                (part(&self.say("companion-page-regions"), html! {
                    div.companion-grid.companion-lands { @for region in Region::all() { (self.region(region)) } }
                }))
                (part(&self.say("companion-page-eras"), html! { (self.eras()) (rows(&teller.clock(at))) }))
                (part(&self.say("companion-page-milestones"), self.milestones()))
                (part(&self.say("companion-page-assembly"), html! {
                    div.companion-grid { @for (forum, row) in at.profile.forums.iter().zip(teller.assembly(at)) { (self.forum(forum, &row)) } }
                }))
                (part(&self.reader.say("companion-page-board", &[("name", (&teller.player(Player::Hephaestus)).into())]), html! {
                    div.companion-grid { @for slot in 0..3 { (self.slot(slot, &board)) } }
                    (rows(&board[at.hephaestus.slots.len()..]))
                }))
                (part(&teller.player(Player::Chronos), rows(&teller.chronos(at))))
                details.companion-text {
                    summary { (self.say("companion-page-as-text")) }
                    (rows(&teller.regions(at)))
                    (rows(&teller.assembly(at)))
                    (rows(&teller.milestones(at)))
                    (rows(&board))
                }
            }
        }
    }

    /// A player's piece: the player's initial on the player's color.
    fn piece(self, player: Player, x: u32, y: u32) -> Markup {
        html! {
            circle class=(format!("s-piece {}", color(player))) cx=(x) cy=(y) r="9" {}
            text class=(format!("s-on {}", color(player))) x=(x) y=(y + 4) text-anchor="middle" { (letter(self.teller, player)) }
        }
    }

    fn legend(self) -> Markup {
        let signs = [
            (sage(10, 12), "companion-page-legend-sage"),
            (knowledge(Side::Points, 1, 1), "companion-page-legend-knowledge"),
            (space("i", 1, 1), "companion-page-legend-invent"),
            (space("+", 1, 1), "companion-page-legend-innovate"),
        ];
        let signs = signs.map(|(sign, text)| (sign, self.say(text)));
        let players =
            Player::ALL.map(|player| (self.piece(player, 10, 10), self.teller.player(player)));
        html! {
            ul.companion-legend aria-label=(self.say("companion-page-legend")) {
                @for (sign, text) in players.into_iter().chain(signs) {
                    li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (sign) } (text) }
                }
            }
        }
    }

    /// A region: the opponents who walk there, its card with the citizens beside it, its influence spaces, and the
    /// citizens on the map.
    fn region(self, region: Region) -> Markup {
        let land = self.at().land(region);
        html! {
            svg.companion-region role="img" aria-label=(self.region_text(region)) viewBox=(format!("0 0 {DRAWING_WIDTH} 176")) {
                rect.s-ground x="1" y="1" width=(DRAWING_WIDTH - 2) height="174" rx="10" {}
                text.s-number x="12" y="29" { (region) }
                @if land.sage { (sage(44, 22)) }
                (knowledge(land.tile, 56, 10))
                text.s-small x="82" y="25" { @for letter in &land.wealth { (letter) } }
                @for (player, x) in self.walkers(region).zip([170, 146]) {
                    path class=(format!("s-walker {}", color(player))) d=(format!("M{} 37l5-17a6 6 0 1 1 10 0l5 17z", x - 10)) {}
                    text class=(format!("s-on {}", color(player))) x=(x) y="33" text-anchor="middle" { (letter(self.teller, player)) }
                }
                (self.card(land))
                (self.influence(&land.influence))
                @for (player, x) in Player::ALL.into_iter().filter(|&player| land.citizens(player) > 0).zip([16, 74, 132]) {
                    (self.piece(player, x, 161))
                    text.s-small x=(x + 14) y="165" { "× " (land.citizens(player)) }
                }
            }
        }
    }

    /// The opponents who walk in a region.
    fn walkers(self, region: Region) -> impl Iterator<Item = Player> {
        let here =
            Bot::ALL.into_iter().filter(move |&bot| self.at().opponent(bot).region == region);
        here.map(Player::from)
    }

    fn region_text(self, region: Region) -> String {
        let rows = self.teller.regions(self.at());
        let items = rows[region.index() * 2..].iter().take(2).flat_map(|row| row.items.clone());
        let here = self.walkers(region).map(|player| self.teller.player(player));
        let names: Vec<String> = std::iter::once(self.teller.region(region)).chain(here).collect();
        let items: Vec<String> = items.collect();
        format!("{}: {}", capital(&names.join(", ")), items.join("; "))
    }

    /// The card of a region, or its empty place, with the spaces for citizens beside it.
    fn card(self, land: &Land) -> Markup {
        let citizens = land.card.map_or(0, |card| card.citizens);
        html! {
            @match land.card {
                Some(card) => (self.face(card)),
                None => rect.s-empty x="8" y="40" width=(DRAWING_WIDTH - 16) height="56" rx="6" {},
            }
            @for index in 0..land.need.max(citizens) {
                @let x = 20 + u32::from(index) * 22;
                @match land.card.filter(|_| index < citizens) {
                    Some(card) => (self.piece(card.presenter, x, 112)),
                    None => circle.s-slot cx=(x) cy="112" r="9" {},
                }
            }
            @match land.card.map(|card| card.invention) {
                Some(Some(invention)) => {
                    (self.piece(invention.inventor, 116, 112))
                    text.s-small x="101" y="116" text-anchor="end" { "i" }
                    @match invention.innovator {
                        Some(player) => (self.piece(player, 164, 112)),
                        None => circle.s-slot cx="164" cy="112" r="9" {},
                    }
                    text.s-small x="150" y="116" text-anchor="end" { "+" }
                },
                Some(None) => (space("i", 107, 103)),
                None => {},
            }
        }
    }

    /// The printed face of a card.
    fn face(self, card: Card) -> Markup {
        let about = capital(&self.teller.speciality(card.idea.speciality));
        let needs = card.idea.milestone.map(|tile| self.teller.milestone(tile)).unwrap_or_default();
        let kind = if card.invention.is_some() { "invention" } else { "idea" };
        html! {
            rect class=(format!("s-card s-{kind} s-about-{}", card.idea.speciality)) x="8" y="40" width=(DRAWING_WIDTH - 16) height="56" rx="6" {}
            text.s-name x="16" y="57" { (about) " · " (card.idea.era) }
            @for (line, y) in wrapped(&needs, MAX_LINE_LETTERS).iter().zip([73, 88]) { text.s-small x="16" y=(y) { (line) } }
            @if card.invention.is_some() { path.s-bulb d="M160 47a7 7 0 0 1 4 13v4h-8v-4a7 7 0 0 1 4-13zM157 67h6" {} }
        }
    }

    /// The era track with the clock, and the owners of the milestones of each era.
    fn eras(self) -> Markup {
        let text: Vec<String> = self
            .teller
            .clock(self.at())
            .iter()
            .map(|row| format!("{}: {}", row.label, row.items.join(", ")))
            .collect();
        let label = format!("{}. {}", self.teller.heading(self.at()), text.join(". "));
        html! {
            svg.companion-eras role="img" aria-label=(label) viewBox="0 0 384 74" {
                @for era in 1..=6u8 {
                    @let x = u32::from(era - 1) * 64;
                    rect class=(if era == self.at().era { "s-era s-now" } else { "s-era" }) x=(x + 2) y="2" width="60" height="70" rx="8" {}
                    text.s-name x=(x + 32) y="19" text-anchor="middle" { (era) }
                    @if era < 6 {
                        @let rounds = u32::from(Position::rounds(era));
                        @for round in 1..=rounds {
                            @let reached = era < self.at().era || (era == self.at().era && round <= u32::from(self.at().round));
                            circle class=(if reached { "s-round s-past" } else { "s-round" }) cx=(x + 32 + round * 14 - (rounds + 1) * 7) cy="32" r="4" {}
                        }
                    }
                    @let here = Player::ALL.into_iter().filter(|&player| self.at().milestones.era_of(player) == era);
                    @for (player, place) in here.zip([12, 32, 52]) { (self.piece(player, x + place, 56)) }
                }
            }
        }
    }

    /// Both columns of milestones, and the Eureka display.
    fn milestones(self) -> Markup {
        let (tiles, rows) = (&self.at().milestones, self.teller.milestones(self.at()));
        let title = |first: usize| rows.get(first).map_or(String::new(), |row| capital(&row.label));
        let (common, private) = (title(0), title(tiles.common.len()));
        let milestone = |tile, owner| self.milestone(tile, owner);
        html! {
            div.companion-columns { (columns(self.at(), "companion-column", [&common, &private], milestone)) }
            p.label { (capital(&self.say("companion-page-eureka"))) }
            div.companion-grid {
                @for &tile in tiles.eureka.iter().rev() { (self.milestone(tile, None)) }
                @if tiles.eureka.is_empty() { p.muted { "–" } }
            }
        }
    }

    fn milestone(self, tile: Milestone, owner: Option<Owner>) -> Markup {
        let name = self.teller.milestone(tile);
        let there = self.at().milestones.diplomats.get(&tile).into_iter().flatten();
        let diplomats = there.clone().map(|&player| self.teller.player(player));
        let whose = owner.map(|owner| self.teller.owner(owner));
        let about = [name.clone(), self.teller.kind(AnswerKind::Era(tile.era()))];
        let text: Vec<String> = whose.clone().into_iter().chain(about).chain(diplomats).collect();
        let class = match owner {
            Some(Owner::Player(player)) => format!("s-tile s-edge-{}", player.word()),
            _ => "s-tile".to_owned(),
        };
        html! {
            svg.companion-tile role="img" aria-label=(text.join(", ")) viewBox=(format!("0 0 {DRAWING_WIDTH} 64")) {
                rect class=(class) x="2" y="2" width=(DRAWING_WIDTH - 4) height="60" rx="8" {}
                text.s-era-letter x=(DRAWING_WIDTH - 12) y="20" text-anchor="end" { (tile.era()) }
                @for (line, y) in wrapped(&name, MAX_LINE_LETTERS - 8).iter().zip([19, 34]) { text.s-name x="12" y=(y) { (line) } }
                @if let Some(whose) = whose { text.s-small x="12" y="54" { (whose) } }
                @for (&player, x) in there.zip([DRAWING_WIDTH - 62, DRAWING_WIDTH - 40, DRAWING_WIDTH - 18]) { (self.piece(player, x, 48)) }
            }
        }
    }

    /// A forum: two actions, and the pillars on them.
    fn forum(self, forum: &[Action; 2], row: &Row) -> Markup {
        html! {
            svg.companion-forum role="img" aria-label=(row.items.join(", ")) viewBox=(format!("0 0 {DRAWING_WIDTH} 96")) {
                rect.s-ground x="1" y="1" width=(DRAWING_WIDTH - 2) height="94" rx="10" {}
                line.s-rule x1="10" y1="48" x2=(DRAWING_WIDTH - 10) y2="48" {}
                @for (action, top) in forum.iter().zip([0, 47]) {
                    @for (line, y) in wrapped(&capital(&self.teller.action(*action)), 18).iter().zip([20, 36]) {
                        text.s-name x="10" y=(top + y) { (line) }
                    }
                    (self.pillars(*action, top))
                }
            }
        }
    }

    fn pillars(self, action: Action, top: u32) -> Markup {
        let places = [DRAWING_WIDTH - 18, DRAWING_WIDTH - 42, DRAWING_WIDTH - 62];
        html! {
            @for ((player, pillar), x) in pillars(self.at(), action).into_iter().zip(places) {
                @let (height, half) = match pillar { Pillar::Epoch => (34, 10), Pillar::Season => (24, 8) };
                rect class=(format!("s-pillar {}", color(player))) x=(x - half) y=(top + 41 - height) width=(half * 2) height=(height) rx="3" {}
                text class=(format!("s-on {}", color(player))) x=(x) y=(top + 36) text-anchor="middle" { (letter(self.teller, player)) }
            }
        }
    }

    /// A slot of Hephaestus's board, counted from 0, with its card and the arrow.
    fn slot(self, slot: usize, board: &[Row]) -> Markup {
        let card = self.at().hephaestus.slots.get(slot);
        let items = card.map_or(&[][..], |_| &board[slot].items);
        let text = if items.is_empty() { "–".to_owned() } else { items.join(", ") };
        let height = 34 + 22 * (items.len().max(5) as u32);
        html! {
            svg.companion-slot role="img" aria-label=(format!("{}: {text}", slot + 1)) viewBox=(format!("0 0 {DRAWING_WIDTH} {height}")) {
                rect class=(if card.is_some() { "s-ground" } else { "s-empty" }) x="1" y="1" width=(DRAWING_WIDTH - 2) height=(height - 2) rx="10" {}
                text.s-number x="12" y="27" { (slot + 1) }
                @if let Some(card) = card { text.s-small x=(DRAWING_WIDTH - 12) y="24" text-anchor="end" { "№ " (card) } }
                @for (index, item) in items.iter().enumerate() {
                    @let y = 48 + 22 * index as u32;
                    @let arrow = item.starts_with('▸');
                    @if arrow { rect.s-arrow x="6" y=(y - 15) width=(DRAWING_WIDTH - 12) height="20" rx="5" {} }
                    text class=(if arrow { "s-row s-now" } else { "s-row" }) x="14" y=(y) { (item) }
                }
            }
        }
    }

    /// The influence spaces from left to right: the value of each, or the owner of the token on it.
    fn influence(self, spaces: &[InfluenceSpace]) -> Markup {
        html! {
            @for (index, space) in spaces.iter().enumerate() {
                @let x = 20 + 24 * index as u32;
                @match space.token {
                    Some(player) => {
                        rect class=(format!("s-piece {}", color(player))) x=(x - 9) y="127" width="18" height="18" rx="4" {}
                        text class=(format!("s-on {}", color(player))) x=(x) y="140" text-anchor="middle" { (letter(self.teller, player)) }
                    },
                    None => {
                        rect.s-value x=(x - 9) y="127" width="18" height="18" rx="4" {}
                        text.s-small x=(x) y="140" text-anchor="middle" { (space.value) }
                    },
                }
            }
        }
    }
}

fn part(title: &str, content: Markup) -> Markup {
    html! { figure.companion-part { figcaption { (capital(title)) } (content) } }
}

/// Rows with their labels.
fn rows(rows: &[Row]) -> Markup {
    html! {
        dl.companion-rows {
            @for row in rows {
                dt { (capital(&row.label)) }
                dd { @if row.items.is_empty() { "–" } @else { (row.items.join(" · ")) } }
            }
        }
    }
}

fn sage(x: u32, y: u32) -> Markup {
    html! { path.s-sage d=(format!("M{} {}a6 6 0 0 1 12 0v5h-12zM{} {}a4 4 0 1 1 8 0a4 4 0 1 1-8 0", x - 6, y + 3, x - 4, y - 6)) {} }
}

fn knowledge(side: Side, x: u32, y: u32) -> Markup {
    html! {
        rect.s-knowledge x=(x) y=(y) width="18" height="18" rx="3" {}
        text.s-small x=(x + 9) y=(y + 13) text-anchor="middle" { (match side { Side::Points => "2", Side::Action => "▶" }) }
    }
}

/// A space for a citizen beside a card.
fn space(sign: &str, x: u32, y: u32) -> Markup {
    html! {
        circle.s-slot cx=(x + 9) cy=(y + 9) r="9" {}
        text.s-small x=(x + 9) y=(y + 13) text-anchor="middle" { (sign) }
    }
}

/// The text broken into lines of at most `fits` letters; a longer word gets a line of its own.
fn wrapped(text: &str, fits: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= fits => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
