//! The progress map: the hexes with their benefits, and the tiles built on them.

use super::pick::Pick;
use super::table_view::{TableView, capital};
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{Hex, Speciality};
use maud::{Markup, html};

impl TableView<'_> {
    /// The map, and below it the effects of the built tiles.
    pub(super) fn progress_map(self) -> Markup {
        let built = &self.world().society.built;
        html! {
            div.hexes { @for (index, &hex) in self.content().hexes.iter().enumerate() { (self.hex(index as u8, hex)) } }
            @if !built.is_empty() {
                details.built {
                    summary { (self.say("built")) }
                    ul { @for &tile in built.values() { li { (self.tile(tile)) " " (capital(&self.teller.effect(tile))) } } }
                }
            }
        }
    }

    /// One hex; `index` counts from 0.
    fn hex(self, index: u8, hex: Hex) -> Markup {
        let tile = self.world().society.built.get(&index).copied();
        let title = match tile {
            Some(tile) => {
                format!("{}: {}", capital(&self.teller.tile(tile)), self.teller.effect(tile))
            }
            None => capital(&self.teller.hex_gives(index + 1)),
        };
        let (x, y) = self.place(hex);
        let class = format!("hex hx-{x} hy-{y}");
        html! {
            div class=(class) data-built[tile.is_some()] title=(title) {
                @match tile {
                    Some(tile) => (self.built(tile)),
                    None => {
                        small { (index + 1) }
                        (self.benefit(hex.benefit))
                        span.unseen { (title) }
                        (self.buildable(index + 1))
                    },
                }
            }
        }
    }

    /// The position of a hex from the left, in half columns, and from the top, in rows.
    fn place(self, hex: Hex) -> (i16, i16) {
        let half = |hex: &Hex| 2 * i16::from(hex.at.0) + i16::from(hex.at.1);
        let hexes = &self.content().hexes;
        let left = hexes.iter().map(half).min().unwrap_or(0);
        let top = hexes.iter().map(|hex| i16::from(hex.at.1)).min().unwrap_or(0);
        (half(&hex) - left, i16::from(hex.at.1) - top)
    }

    /// A built tile; a button if it can be used.
    fn built(self, tile: Tile) -> Markup {
        let inner = self.tile(tile);
        let Tile::Progress(progress) = tile else { return inner };
        let used = self.world().society.used.contains(&progress);
        let class = if used { "laid used" } else { "laid" };
        match progress.speciality {
            Speciality::Economy => self.element(Answer::Use(progress), class, &inner),
            Speciality::Technology => self.element(Answer::Technology(progress), class, &inner),
            Speciality::Culture => html! { span class=(class) { (inner) } },
        }
    }

    /// The tiles that can be built on a hex.
    fn buildable(self, hex: u8) -> Markup {
        let is_here = |answer: &Answer| matches!(answer, Answer::Build(_, other) if *other == hex);
        let answers: Vec<Answer> = self.answers().filter(is_here).collect();
        html! {
            @if !answers.is_empty() {
                div.here {
                    @for answer in answers {
                        @if let Some(Pick::Tile(tile)) = Pick::of(answer) { (self.button(answer, "do", &self.tile(tile))) }
                    }
                }
            }
        }
    }
}
