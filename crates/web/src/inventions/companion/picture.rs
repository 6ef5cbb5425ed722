//! The table as a picture: small drawings of our own that wrap as the screen is wide, each with its text for those who cannot see it.

use super::page::Page;
use eureka_inventions::{
    Action, Bot, Card, InfluenceSpace, Land, Milestone, Owner, Player, Position, Region, Side, Slot,
};
use eureka_words::{CompanionTeller, Kind, Row, capital};
use maud::{Markup, html};

/// The width of a drawing; its heights follow from what is in it.
const WIDTH: u32 = 184;

/// Letters of 12 units that fit beside each other in a drawing.
const FITS: usize = 25;

/// The whole table.
pub(super) fn table(view: Page<'_>) -> Markup {
    let at = view.game.position();
    let drawing = Drawing { teller: view.teller, at };
    let teller = drawing.teller;
    html! {
        (drawing.legend(view))
        (part(&view.say("companion-regions"), html! {
            div.solo-grid.solo-lands { @for region in Region::all() { (drawing.region(region)) } }
        }))
        (part(&view.say("companion-eras"), html! { (drawing.eras()) (rows(&teller.clock(at))) }))
        (part(&view.say("companion-milestones"), drawing.milestones(view)))
        (part(&view.say("companion-assembly"), html! {
            div.solo-grid { @for forum in &at.profile.forums { (drawing.forum(forum)) } }
        }))
        (part(&view.reader.say("companion-board", &[("name", (&teller.player(Player::Hephaestus)).into())]), html! {
            div.solo-grid { @for slot in 1..=3 { (drawing.slot(slot)) } }
            (rows(&drawing.rest_of_board()))
        }))
        (part(&teller.player(Player::Chronos), rows(&teller.chronos(at))))
        details.solo-text {
            summary { (view.say("companion-as-text")) }
            (rows(&teller.regions(at)))
            (rows(&teller.assembly(at)))
            (rows(&teller.milestones(at)))
            (rows(&teller.board(at)))
        }
    }
}

fn part(title: &str, content: Markup) -> Markup {
    html! { figure.solo-part { figcaption { (capital(title)) } (content) } }
}

/// Rows with their labels.
fn rows(rows: &[Row]) -> Markup {
    html! {
        dl.solo-rows {
            @for row in rows {
                dt { (capital(&row.label)) }
                dd { @if row.items.is_empty() { "–" } @else { (row.items.join(" · ")) } }
            }
        }
    }
}

/// Draws one position.
#[derive(Clone, Copy)]
struct Drawing<'a> {
    teller: CompanionTeller<'a>,
    at: &'a Position,
}

impl Drawing<'_> {
    fn letter(self, player: Player) -> String {
        let name = self.teller.player(player);
        name.chars().take(1).flat_map(char::to_uppercase).collect()
    }

    /// A piece of a player: his letter on his colour.
    fn piece(self, player: Player, x: u32, y: u32) -> Markup {
        html! {
            circle class=(format!("s-piece {}", class(player))) cx=(x) cy=(y) r="9" {}
            text class=(format!("s-on {}", class(player))) x=(x) y=(y + 4) text-anchor="middle" { (self.letter(player)) }
        }
    }

    fn legend(self, view: Page<'_>) -> Markup {
        html! {
            ul.solo-legend aria-label=(view.say("companion-legend")) {
                @for player in Player::ALL {
                    li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (self.piece(player, 10, 10)) }
                        (self.teller.player(player)) }
                }
                li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (sage(10, 12)) } (view.say("companion-legend-sage")) }
                li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (knowledge(Side::Points, 1, 1)) } (view.say("companion-legend-knowledge")) }
                li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (space("i", 1, 1)) } (view.say("companion-legend-invent")) }
                li { svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" { (space("+", 1, 1)) } (view.say("companion-legend-innovate")) }
            }
        }
    }

    /// A region: who walks there, its card with the citizens beside it, its influence spaces, the citizens on the map.
    fn region(self, region: Region) -> Markup {
        let land = self.at.land(region);
        let here: Vec<Player> = Bot::ALL
            .into_iter()
            .filter(|&bot| self.at.opponent(bot).region == region)
            .map(Player::from)
            .collect();
        let walks = here.iter().zip([170, 146]);
        html! {
            svg.solo-region role="img" aria-label=(self.region_text(region)) viewBox=(format!("0 0 {WIDTH} 176")) {
                rect.s-ground x="1" y="1" width=(WIDTH - 2) height="174" rx="10" {}
                text.s-number x="12" y="29" { (region) }
                @if land.sage { (sage(44, 22)) }
                (knowledge(land.tile, 56, 10))
                text.s-small x="82" y="25" { @for letter in &land.wealth { (letter) } }
                @for (player, x) in walks {
                    path class=(format!("s-walker {}", class(*player))) d=(format!("M{} 37l5-17a6 6 0 1 1 10 0l5 17z", x - 10)) {}
                    text class=(format!("s-on {}", class(*player))) x=(x) y="33" text-anchor="middle" { (self.letter(*player)) }
                }
                (self.card(land))
                (influence(self, &land.influence))
                @for (player, x) in Player::ALL.into_iter().filter(|&player| land.citizens(player) > 0).zip([16, 74, 132]) {
                    (self.piece(player, x, 161))
                    text.s-small x=(x + 14) y="165" { "× " (land.citizens(player)) }
                }
            }
        }
    }

    fn region_text(self, region: Region) -> String {
        let rows = self.teller.regions(self.at);
        let index = usize::from(region.number() - 1) * 2;
        let items = rows[index..index + 2].iter().flat_map(|row| &row.items);
        let items: Vec<&str> = items.map(String::as_str).collect();
        let here = Bot::ALL.into_iter().filter(|&bot| self.at.opponent(bot).region == region);
        let here = here.map(|bot| self.teller.player(bot.into()));
        let names: Vec<String> = std::iter::once(self.teller.region(region)).chain(here).collect();
        format!("{}: {}", capital(&names.join(", ")), items.join("; "))
    }

    /// The card of a region, or the room for it, with the spaces for citizens beside it.
    fn card(self, land: &Land) -> Markup {
        let Some(card) = land.card else {
            return html! {
                rect.s-empty x="8" y="40" width=(WIDTH - 16) height="56" rx="6" {}
                @for index in 0..u32::from(land.need) { circle.s-slot cx=(20 + index * 22) cy="112" r="9" {} }
            };
        };
        let about = format!(
            "{} · {}",
            capital(&self.teller.speciality(card.idea.speciality)),
            card.idea.era
        );
        let needs = card.idea.milestone.map(|tile| self.teller.milestone(tile)).unwrap_or_default();
        let kind = if card.invention.is_some() { "invention" } else { "idea" };
        html! {
            rect class=(format!("s-card s-{kind} s-about-{}", card.idea.speciality)) x="8" y="40" width=(WIDTH - 16) height="56" rx="6" {}
            text.s-name x="16" y="57" { (about) }
            @for (line, y) in wrapped(&needs, FITS).iter().zip([73, 88]) { text.s-small x="16" y=(y) { (line) } }
            @if card.invention.is_some() { path.s-bulb d="M160 47a7 7 0 0 1 4 13v4h-8v-4a7 7 0 0 1 4-13zM157 67h6" {} }
            (self.beside(land, card))
        }
    }

    fn beside(self, land: &Land, card: Card) -> Markup {
        let circles = u32::from(land.need.max(card.citizens));
        html! {
            @for index in 0..circles {
                @if index < u32::from(card.citizens) { (self.piece(card.presenter, 20 + index * 22, 112)) }
                @else { circle.s-slot cx=(20 + index * 22) cy="112" r="9" {} }
            }
            @if let Some(invention) = card.invention {
                (self.piece(invention.inventor, 116, 112))
                text.s-small x="101" y="116" text-anchor="end" { "i" }
                @match invention.innovator {
                    Some(player) => (self.piece(player, 164, 112)),
                    None => circle.s-slot cx="164" cy="112" r="9" {},
                }
                text.s-small x="150" y="116" text-anchor="end" { "+" }
            } @else {
                (space("i", 107, 103))
            }
        }
    }

    /// The eras with the clock, and whose milestone is of which.
    fn eras(self) -> Markup {
        let text: Vec<String> = self
            .teller
            .clock(self.at)
            .iter()
            .map(|row| format!("{}: {}", row.label, row.items.join(", ")))
            .collect();
        let label = format!("{}. {}", self.teller.heading(self.at), text.join(". "));
        html! {
            svg.solo-eras role="img" aria-label=(label) viewBox="0 0 384 74" {
                @for era in 1..=6u8 {
                    @let x = u32::from(era - 1) * 64;
                    rect class=(if era == self.at.era { "s-era s-now" } else { "s-era" }) x=(x + 2) y="2" width="60" height="70" rx="8" {}
                    text.s-name x=(x + 32) y="19" text-anchor="middle" { (era) }
                    @if era < 6 {
                        @let rounds = u32::from(Position::rounds(era));
                        @for round in 1..=rounds {
                            @let reached = era < self.at.era || (era == self.at.era && round <= u32::from(self.at.round));
                            circle class=(if reached { "s-round s-past" } else { "s-round" }) cx=(x + 32 + round * 14 - (rounds + 1) * 7) cy="32" r="4" {}
                        }
                    }
                    @let here = Player::ALL.into_iter().filter(|&player| self.at.milestones.era_of(player) == era);
                    @for (player, place) in here.zip([12, 32, 52]) { (self.piece(player, x + place, 56)) }
                }
            }
        }
    }

    /// Both columns as they lie, with the way of diplomats around them, and the Eureka display.
    fn milestones(self, view: Page<'_>) -> Markup {
        let tiles = &self.at.milestones;
        let rises = self.at.profile.ring[0] == Slot::Private(0);
        let column = |title: &str, arrow: &str, tiles: Vec<Markup>| {
            html! { div.solo-column { p.label { (arrow) " " (capital(title)) } @for tile in tiles { (tile) } } }
        };
        let label = |rows: &[Row]| rows.first().map(|row| row.label.clone()).unwrap_or_default();
        let rows = self.teller.milestones(self.at);
        let common = tiles.common.iter().rev().map(|&tile| self.milestone(tile, None)).collect();
        let private = tiles
            .private
            .iter()
            .rev()
            .map(|&(owner, tile)| self.milestone(tile, Some(owner)))
            .collect();
        let own = rows.get(tiles.common.len()..).map(label).unwrap_or_default();
        let (up, down) = ("↑", "↓");
        let common = column(&label(&rows), if rises { down } else { up }, common);
        let private = column(&own, if rises { up } else { down }, private);
        let eureka = tiles.eureka.iter().rev().map(|&tile| self.milestone(tile, None));
        html! {
            div.solo-columns {
                // Counter-clockwise is up the right column.
                @if rises { (common) (private) } @else { (private) (common) }
            }
            p.label { (capital(&view.say("companion-eureka"))) }
            div.solo-grid { @for tile in eureka { (tile) } @if tiles.eureka.is_empty() { p.muted { "–" } } }
        }
    }

    fn milestone(self, tile: Milestone, owner: Option<Owner>) -> Markup {
        let name = self.teller.milestone(tile);
        let there = self.at.milestones.diplomats.get(&tile).into_iter().flatten().copied();
        let there: Vec<Player> = there.collect();
        let diplomats: Vec<String> =
            there.iter().map(|&player| self.teller.player(player)).collect();
        let whose = owner.map(|owner| self.teller.owner(owner));
        let text: Vec<String> = whose
            .clone()
            .into_iter()
            .chain([name.clone(), self.teller.kind(Kind::Era(tile.era()))])
            .chain(diplomats)
            .collect();
        let class = match owner {
            Some(Owner::Player(player)) => format!("s-tile s-edge-{}", player.word()),
            _ => "s-tile".to_owned(),
        };
        html! {
            svg.solo-tile role="img" aria-label=(text.join(", ")) viewBox=(format!("0 0 {WIDTH} 64")) {
                rect class=(class) x="2" y="2" width=(WIDTH - 4) height="60" rx="8" {}
                text.s-era-letter x=(WIDTH - 12) y="20" text-anchor="end" { (tile.era()) }
                @for (line, y) in wrapped(&name, FITS - 8).iter().zip([19, 34]) { text.s-name x="12" y=(y) { (line) } }
                @if let Some(whose) = whose { text.s-small x="12" y="54" { (whose) } }
                @for (&player, x) in there.iter().zip([WIDTH - 62, WIDTH - 40, WIDTH - 18]) { (self.piece(player, x, 48)) }
            }
        }
    }

    /// A forum: two actions, and the pillars on them.
    fn forum(self, forum: &[Action; 2]) -> Markup {
        let index = self.at.profile.forums.iter().position(|other| other == forum).unwrap_or(0);
        let rows = self.teller.assembly(self.at);
        let text = rows.get(index).map(|row| row.items.join(", ")).unwrap_or_default();
        html! {
            svg.solo-forum role="img" aria-label=(text) viewBox=(format!("0 0 {WIDTH} 96")) {
                rect.s-ground x="1" y="1" width=(WIDTH - 2) height="94" rx="10" {}
                line.s-rule x1="10" y1="48" x2=(WIDTH - 10) y2="48" {}
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
        let mut pillars: Vec<(Player, bool)> = Vec::new();
        for player in [Player::You, Player::Hephaestus] {
            let Some(own) = self.at.pillars(player) else { continue };
            pillars.extend((own.epoch == Some(action)).then_some((player, true)));
            pillars.extend(own.season.contains(&action).then_some((player, false)));
        }
        html! {
            @for ((player, epoch), x) in pillars.into_iter().zip([WIDTH - 18, WIDTH - 42, WIDTH - 62]) {
                @let height = if epoch { 34 } else { 24 };
                @let half = if epoch { 10 } else { 8 };
                rect class=(format!("s-pillar {}", class(player))) x=(x - half) y=(top + 41 - height) width=(half * 2) height=(height) rx="3" {}
                text class=(format!("s-on {}", class(player))) x=(x) y=(top + 36) text-anchor="middle" { (self.letter(player)) }
            }
        }
    }

    /// A slot of Hephaestus's board, with its card and the arrow.
    fn slot(self, slot: u8) -> Markup {
        let rows = self.teller.board(self.at);
        let row = rows
            .get(usize::from(slot - 1))
            .filter(|_| usize::from(slot) <= self.at.hephaestus.slots.len());
        let items = row.map(|row| row.items.clone()).unwrap_or_default();
        let card = self.at.hephaestus.slots.get(usize::from(slot - 1));
        let height = 34 + 22 * (items.len().max(5) as u32);
        html! {
            svg.solo-slot role="img" aria-label=(format!("{slot}: {}", if items.is_empty() { "–".to_owned() } else { items.join(", ") })) viewBox=(format!("0 0 {WIDTH} {height}")) {
                rect class=(if card.is_some() { "s-ground" } else { "s-empty" }) x="1" y="1" width=(WIDTH - 2) height=(height - 2) rx="10" {}
                text.s-number x="12" y="27" { (slot) }
                @if let Some(card) = card { text.s-small x=(WIDTH - 12) y="24" text-anchor="end" { "№ " (card) } }
                @for (index, item) in items.iter().enumerate() {
                    @let y = 48 + 22 * index as u32;
                    @let arrow = item.starts_with('▸');
                    @if arrow { rect.s-arrow x="6" y=(y - 15) width=(WIDTH - 12) height="20" rx="5" {} }
                    text class=(if arrow { "s-row s-now" } else { "s-row" }) x="14" y=(y) { (item) }
                }
            }
        }
    }

    /// What stands beside the slots on the board.
    fn rest_of_board(self) -> Vec<Row> {
        let slots = self.at.hephaestus.slots.len();
        self.teller.board(self.at).into_iter().skip(slots).collect()
    }
}

const fn class(player: Player) -> &'static str {
    match player {
        Player::Chronos => "p-chronos",
        Player::You => "p-you",
        Player::Hephaestus => "p-hephaestus",
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

/// The influence spaces from the left: their values, or whose token lies there.
fn influence(drawing: Drawing<'_>, spaces: &[InfluenceSpace]) -> Markup {
    html! {
        @for (index, space) in spaces.iter().enumerate() {
            @let x = 20 + 24 * index as u32;
            @match space.token {
                Some(player) => {
                    rect class=(format!("s-piece {}", class(player))) x=(x - 9) y="127" width="18" height="18" rx="4" {}
                    text class=(format!("s-on {}", class(player))) x=(x) y="140" text-anchor="middle" { (drawing.letter(player)) }
                },
                None => {
                    rect.s-value x=(x - 9) y="127" width="18" height="18" rx="4" {}
                    text.s-small x=(x) y="140" text-anchor="middle" { (space.value) }
                },
            }
        }
    }
}

/// The words of a text in lines of so many letters, as well as it goes.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrapped("Орудия из камня и кости", 16), ["Орудия из камня", "и кости"]);
        assert_eq!(wrapped("Iron", 16), ["Iron"]);
    }
}
