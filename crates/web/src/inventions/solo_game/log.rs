//! The log, turn by turn.

use super::scene::Scene;
use eureka_inventions::solo_game::{Event, Game};
use eureka_inventions::{Event as TableEvent, Player};
use eureka_words::SoloGameTeller;
use maud::{Markup, html};

/// A turn, an era change or the set-up, with what happened in it.
struct Chapter<'a> {
    /// Its first event, which is its heading; the set-up has none.
    head: Option<&'a TableEvent>,
    events: Vec<&'a Event>,
}

/// All that has happened up to the open question, by chapters.
fn chapters(game: &Game) -> Vec<Chapter<'_>> {
    let mut chapters = vec![Chapter { head: None, events: Vec::new() }];
    for event in game.happened() {
        match event {
            Event::Table(
                head @ (TableEvent::Turn { .. } | TableEvent::EraOver { .. } | TableEvent::Over),
            ) => chapters.push(Chapter { head: Some(head), events: Vec::new() }),
            event => chapters.last_mut().expect("there is one").events.push(event),
        }
    }
    chapters
}

impl Chapter<'_> {
    /// Whose turn it is, if it is one.
    fn player(&self) -> Option<Player> {
        match self.head {
            Some(TableEvent::Turn { player, .. }) => Some(*player),
            _ => None,
        }
    }

    /// What it is called.
    fn title(&self, teller: SoloGameTeller<'_>, set_up: &str) -> String {
        let told = self.head.and_then(|head| teller.event(&Event::Table(head.clone())));
        told.unwrap_or_else(|| set_up.to_owned())
    }

    fn markup(&self, scene: Scene<'_>) -> Markup {
        let told = self.events.iter().filter_map(|event| scene.teller.event(event));
        html! {
            section.chapter data-whose=[self.player().map(Player::word)] {
                h3 { (self.title(scene.teller, &scene.say("set-up"))) }
                ul { @for line in told { li { (line) } } }
            }
        }
    }
}

impl Scene<'_> {
    /// The newest chapter first: what has happened since your last turn, and behind it all that was before.
    pub(super) fn log(self) -> Markup {
        let chapters = chapters(self.game);
        let mine = |chapter: &Chapter<'_>| chapter.player() == Some(Player::You);
        // The turn that is on is not the last one.
        let earlier = &chapters[..chapters.len().saturating_sub(1)];
        let since = earlier.iter().rposition(mine).unwrap_or(0);
        let (old, new) = chapters.split_at(since);
        html! {
            section.log.chapters id="log" aria-label=(self.say("log")) {
                header { h2 { (self.say("log")) } }
                div.leaves {
                    @for chapter in new.iter().rev() { (chapter.markup(self)) }
                    @if !old.is_empty() {
                        details.before {
                            summary { (self.say("log-before")) }
                            @for chapter in old.iter().rev() { (chapter.markup(self)) }
                        }
                    }
                }
            }
        }
    }
}
