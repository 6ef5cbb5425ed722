//! The page on how to play an edition.

use super::address;
use super::outline::{Block, CHAPTERS, Chapter, has};
use super::specials::specials;
use crate::innovation::draw::{icon, used_icons};
use crate::pages::lessons;
use eureka_innovation::{Edition, Rules, Splay};
use eureka_words::Words;
use maud::{Markup, html};

/// The rules of an edition, from the goal of the game to the elements of the page.
pub fn how_to_play(words: &Words, edition: Edition) -> Markup {
    let page = EditionPage { words, edition };
    let chapters = || CHAPTERS.iter().filter(|chapter| has(edition, chapter.heading));
    html! {
        article.guide {
            h1 { (page.text("guide-title")) }
            p { (page.text("guide-unofficial")) }
            p { a.button href=(lessons::address(edition)) { (page.text("guide-lessons")) } }
            nav aria-label=(page.text("guide-contents")) {
                h2 { (page.text("guide-contents")) }
                ol {
                    @for chapter in chapters() {
                        li { a href={ "#" (chapter.anchor) } { (page.text(chapter.heading)) } }
                    }
                }
            }
            @for chapter in chapters() { (page.chapter(chapter)) }
            p { a href=(address::cards(edition)) { (page.text("guide-all-cards")) } }
            nav aria-label=(page.text("guide-editions")) {
                h2 { (page.text("guide-editions")) }
                ul {
                    @for other in Edition::ALL.into_iter().filter(|&other| other != edition) {
                        li {
                            a href=(address::how_to_play(other)) { (edition_name(words, other)) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of an edition, capitalized.
pub(super) fn edition_name(words: &Words, edition: Edition) -> String {
    words.page("guide-edition", &[("edition", edition.word().into())])
}

/// Draws the page for one edition in one language.
#[derive(Clone, Copy)]
struct EditionPage<'a> {
    words: &'a Words,
    edition: Edition,
}

impl EditionPage<'_> {
    fn text(self, id: &str) -> String {
        self.words.page(id, &[("edition", self.edition.word().into())])
    }

    fn prose(self, id: &str) -> Markup {
        icon::text(self.words, &self.text(id))
    }

    fn chapter(self, chapter: &Chapter) -> Markup {
        html! {
            section id=(chapter.anchor) {
                h2 { (self.text(chapter.heading)) }
                @for block in chapter.blocks { (self.block(block)) }
            }
        }
    }

    fn block(self, block: &Block) -> Markup {
        match block {
            Block::Text(id) if has(self.edition, id) => html! { p { (self.prose(id)) } },
            Block::Text(_) => html! {},
            Block::List(ids) => html! {
                ul {
                    @for id in ids.iter().filter(|id| has(self.edition, id)) {
                        li { (self.prose(id)) }
                    }
                }
            },
            Block::Terms(terms) => html! {
                dl {
                    @for (term, text) in terms.iter().filter(|(term, _)| has(self.edition, term)) {
                        dt { (self.text(term)) }
                        dd { (self.prose(text)) }
                    }
                }
            },
            Block::Icons(id) => html! {
                p { (self.text(id)) }
                ul.guide-icons {
                    @for icon in used_icons(Rules::printed(self.edition)) {
                        li { (icon::drawing(icon.word())) " " (icon::name(self.words, icon)) }
                    }
                }
            },
            Block::Points => self.points(),
            Block::Sharing => self.sharing(),
            Block::Splays => self.splays(),
            Block::Specials => specials(self.words, self.edition),
            Block::Needed => self.needed(),
        }
    }

    fn points(self) -> Markup {
        let ages = || 1..=Rules::printed(self.edition).achievement_ages();
        html! {
            // A narrow page scrolls the table sideways, also by keys.
            div.guide-wide tabindex="0" role="group" aria-label=(self.text("guide-points")) {
                table.guide-points {
                    tr {
                        th scope="row" { (self.text("guide-age")) }
                        @for age in ages() { td { (age) } }
                    }
                    tr {
                        th scope="row" { (self.text("guide-points")) }
                        @for age in ages() { td { (5 * age) } }
                    }
                }
            }
        }
    }

    fn sharing(self) -> Markup {
        self.table(
            ["guide-sharing-icons", "guide-sharing-demand", "guide-sharing-other"],
            &[
                ["guide-sharing-fewer", "guide-sharing-obeys", "guide-sharing-aside"],
                ["guide-sharing-enough", "guide-sharing-safe", "guide-sharing-shares"],
                ["guide-sharing-you", "guide-sharing-demands", "guide-sharing-last"],
            ],
        )
    }

    fn splays(self) -> Markup {
        let in_edition = |splay: &Splay| *splay != Splay::Aslant || self.edition == Edition::Fourth;
        let row = |splay| [format!("guide-splay-{splay}"), format!("guide-splay-{splay}-shows")];
        let splays = Splay::ALL.into_iter().filter(|splay| *splay != Splay::None);
        let rows: Vec<[String; 2]> = splays.filter(in_edition).map(row).collect();
        self.table(["guide-splay-direction", "guide-splay-shows"], &rows)
    }

    fn table<const N: usize>(self, head: [&str; N], rows: &[[impl AsRef<str>; N]]) -> Markup {
        html! {
            table {
                thead { tr { @for id in head { th scope="col" { (self.text(id)) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" { (self.text(row[0].as_ref())) }
                            @for id in &row[1..] { td { (self.prose(id.as_ref())) } }
                        }
                    }
                }
            }
        }
    }

    fn needed(self) -> Markup {
        let rules = Rules::printed(self.edition);
        html! {
            table.guide-needed {
                thead {
                    tr {
                        th scope="col" { (self.text("guide-players")) }
                        th scope="col" { (self.text("guide-needed")) }
                    }
                }
                tbody {
                    @for players in 2..=rules.max_players() {
                        tr {
                            th scope="row" { (players) }
                            td { (rules.achievements_to_win(players)) }
                        }
                    }
                    @if self.edition == Edition::Fourth {
                        tr {
                            th scope="row" { (self.text("guide-team")) }
                            td { (ACHIEVEMENTS_FOR_TEAM) }
                        }
                    }
                }
            }
        }
    }
}

/// The number of achievements that a team needs, regardless of the number of players.
const ACHIEVEMENTS_FOR_TEAM: u8 = 6;
