//! The map: the regions as they lie on the globe, the ropes between them, and the idea display.

use super::signs::CardSide;
use super::table_view::TableView;
use eureka_inventions::Region;
use eureka_inventions::solo_game::Answer;
use maud::{Markup, html};

/// The column and row of each region on a wide map, by the region's number.
const WIDE: [(u32, u32); 7] = [(1, 1), (2, 1), (1, 0), (3, 0), (3, 1), (0, 0), (0, 1)];

/// The column and row of each region on a narrow map.
const NARROW: [(u32, u32); 7] = [(1, 1), (1, 2), (1, 0), (1, 3), (0, 3), (0, 0), (0, 1)];

impl TableView<'_> {
    /// The whole map.
    pub(super) fn map(self) -> Markup {
        html! {
            section.world id="map" aria-label=(self.say("map")) {
                div.globe {
                    (self.ropes(&WIDE, (4, 2), "ropes wide"))
                    (self.ropes(&NARROW, (2, 4), "ropes narrow"))
                    @for region in Region::all() { (self.region(region)) }
                    (self.display())
                }
            }
        }
    }

    /// The ropes, each drawn between the centers of two regions; the longest one goes around the back of the globe.
    fn ropes(self, places: &[(u32, u32); 7], size: (u32, u32), class: &str) -> Markup {
        let middle = |place: u32, of: u32| f64::from(2 * place + 1) * 50.0 / f64::from(of);
        let place = |region: Region| {
            let (column, row) = places[region.index()];
            (middle(column, size.0), middle(row, size.1))
        };
        let links = Region::all().flat_map(|from| {
            let links = self.content().region_facts(from).links.iter().copied();
            links.filter(move |to| *to > from).map(move |to| (place(from), place(to)))
        });
        let lines: Vec<[f64; 4]> = links
            .flat_map(|((x1, y1), (x2, y2))| match (x1 - x2).abs() > 60.0 {
                false => vec![[x1, y1, x2, y2]],
                true => {
                    let (left, right) =
                        if x1 < x2 { ((x1, y1), (x2, y2)) } else { ((x2, y2), (x1, y1)) };
                    let across = (left.1 + right.1) / 2.0;
                    vec![[left.0, left.1, 0.0, across], [right.0, right.1, 100.0, across]]
                }
            })
            .collect();
        html! {
            svg class=(class) aria-hidden="true" {
                @for [x1, y1, x2, y2] in &lines {
                    line x1=(format!("{x1}%")) y1=(format!("{y1}%")) x2=(format!("{x2}%")) y2=(format!("{y2}%")) {}
                }
            }
        }
    }

    /// The ideas that can be taken: those on display, with the rightmost last, and the top of the stack.
    fn display(self) -> Markup {
        let board = &self.world().board;
        let left: usize = board.stack.iter().map(Vec::len).sum();
        let ideas = html! {
            div.row-of-ideas {
                @if let Some(top) = board.top {
                    div.stack title=(self.with("stack", &[("count", left.into())])) {
                        (self.card(Answer::Idea(top), top, CardSide::Idea))
                        small { "+" (left) }
                    }
                }
                @for &card in board.display.iter().rev() { (self.card(Answer::Idea(card), card, CardSide::Idea)) }
            }
        };
        self.titled("ideas", "ideas", None, ideas)
    }
}
