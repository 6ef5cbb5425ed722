//! The log, turn by turn.

use super::table_view::TableView;
use crate::inventions::chapter::{Chapter, chapters};
use eureka_inventions::Player;
use eureka_inventions::solo_game::Event;
use maud::{Markup, html};

impl TableView<'_> {
    /// The log with the newest chapter first: the events since your last turn, followed by the earlier ones.
    pub(super) fn log(self) -> Markup {
        let chapters = chapters(self.game.happened(), |event| match event {
            Event::Table(event) => Some(event),
            _ => None,
        });
        // The current turn does not count as your last one.
        let earlier = &chapters[..chapters.len().saturating_sub(1)];
        let since = earlier.iter().rposition(|chapter| chapter.whose == Some(Player::You));
        let (old, new) = chapters.split_at(since.unwrap_or(0));
        html! {
            section.log.chapters id="log" aria-label=(self.say("log")) {
                header { h2 { (self.say("log")) } }
                div.leaves tabindex="0" {
                    @for chapter in new.iter().rev() { (self.chapter(chapter)) }
                    @if !old.is_empty() {
                        details.before {
                            summary { (self.say("log-before")) }
                            @for chapter in old.iter().rev() { (self.chapter(chapter)) }
                        }
                    }
                }
            }
        }
    }

    fn chapter(self, chapter: &Chapter<'_, Event>) -> Markup {
        let title = chapter.head.and_then(|head| self.teller.event(head));
        let told = chapter.events.iter().filter_map(|event| self.teller.event(event));
        html! {
            section.chapter data-whose=[chapter.whose] {
                h3 { (title.unwrap_or_else(|| self.say("set-up"))) }
                ul { @for line in told { li { (line) } } }
            }
        }
    }
}
