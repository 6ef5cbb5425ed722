//! The log, turn by turn: the moves to make on the real table, as a checklist with reasons.

use super::page::Page;
use crate::inventions::chapter::{Chapter, chapters};
use eureka_inventions::{Event, Player};
use eureka_table::words;
use maud::{Markup, html};

words! {
    /// The presentation of an event.
    enum Weight {
        /// A heading.
        Head = "head",
        /// A choice; the events after it carry it out.
        Choice = "choice",
        /// A piece to move.
        Move = "move",
        /// The reason why an alternative was not chosen.
        Reason = "reason",
    }
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Turn { .. } | Event::EraOver { .. } | Event::EraBegins { .. } | Event::Over => {
            Weight::Head
        }
        Event::RowPassed { .. }
        | Event::RegionPassed { .. }
        | Event::ProgressPassed { .. }
        | Event::ChainBroken { .. }
        | Event::NoProgress { .. }
        | Event::Nothing { .. }
        | Event::Corrected { .. } => Weight::Reason,
        Event::Chose { .. } | Event::Chained { .. } => Weight::Choice,
        _ => Weight::Move,
    }
}

impl Page<'_> {
    /// The moves to make now: those of the last turn, and of the turn before it if they may not have been made yet.
    pub(super) fn steps(self) -> Markup {
        let chapters = self.chapters();
        let shown = match &chapters[..] {
            [.., before, last] if last.whose == Some(Player::You) || last.events.is_empty() => {
                vec![before, last]
            }
            [.., last] => vec![last],
            [] => Vec::new(),
        };
        let shown: Vec<_> = shown.into_iter().filter(|it| !it.events.is_empty()).collect();
        let none = if self.game.log().is_empty() { "set-up" } else { "none" };
        html! {
            section id="companion-steps" aria-label=(self.say("companion-page-steps")) {
                @if self.game.question().is_some() {
                    h2 { (self.say("companion-page-steps")) }
                    @if shown.is_empty() { p.muted { (self.say(&format!("companion-page-steps-{none}"))) } }
                    @for chapter in shown {
                        article.companion-chapter data-whose=[chapter.whose] {
                            h3 { (self.chapter_title(chapter)) }
                            ol.companion-steps { @for (weight, told) in self.told(chapter) {
                                li class=(weight) {
                                    @match weight {
                                        Weight::Head => strong { (told) },
                                        Weight::Move => label { input type="checkbox"; span { (told) } },
                                        Weight::Choice | Weight::Reason => (told),
                                    }
                                }
                            } }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn log(self) -> Markup {
        html! {
            details.companion-log id="companion-log" open[self.game.question().is_none()] {
                summary { h2 { (self.say("companion-page-log")) } }
                (self.story())
            }
        }
    }

    /// The log of the whole game, from its beginning.
    pub(super) fn story(self) -> Markup {
        html! {
            @for chapter in &self.chapters() {
                section.companion-chapter data-whose=[chapter.whose] {
                    h3 { (self.chapter_title(chapter)) }
                    @if !chapter.events.is_empty() {
                        ul.companion-steps {
                            @for (weight, told) in self.told(chapter) { li.reason[weight == Weight::Reason] { (told) } }
                        }
                    }
                }
            }
        }
    }

    /// The chapters up to the open question.
    fn chapters(&self) -> Vec<Chapter<'_, Event>> {
        let mut chapters = chapters(self.game.happened(), Some);
        chapters.retain(|chapter| chapter.head.is_some() || !chapter.events.is_empty());
        chapters
    }

    fn chapter_title(self, chapter: &Chapter<'_, Event>) -> String {
        let told = chapter.head.and_then(|head| self.teller.event(head));
        told.unwrap_or_else(|| self.say("companion-page-set-up"))
    }

    /// The events of a chapter in words.
    fn told(self, chapter: &Chapter<'_, Event>) -> Vec<(Weight, String)> {
        let told = |&event: &&Event| Some((weight(event), self.teller.event(event)?));
        chapter.events.iter().filter_map(told).collect()
    }
}
