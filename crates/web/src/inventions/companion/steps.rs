//! The log, turn by turn: the moves to make on the real table, as a checklist, and why.

use eureka_inventions::{Event, Game, Player};
use eureka_words::CompanionTeller;
use maud::{Markup, html};

/// A turn, an era change or the set-up, with what happened in it.
pub(super) struct Chapter<'a> {
    /// Its first event, which is its heading; the set-up has none.
    head: Option<&'a Event>,
    events: Vec<&'a Event>,
}

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    /// A heading.
    Head,
    /// Something was chosen: what follows is how.
    Choice,
    /// Something to move.
    Move,
    /// Why something else is not done.
    Reason,
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

/// All that has happened up to the open question.
pub(super) fn chapters(game: &Game) -> Vec<Chapter<'_>> {
    let mut chapters = vec![Chapter { head: None, events: Vec::new() }];
    for event in game.happened() {
        match event {
            Event::Turn { .. } | Event::EraOver { .. } | Event::Over => {
                chapters.push(Chapter { head: Some(event), events: Vec::new() });
            }
            event => chapters.last_mut().expect("there is one").events.push(event),
        }
    }
    chapters.retain(|chapter| chapter.head.is_some() || !chapter.events.is_empty());
    chapters
}

impl Chapter<'_> {
    fn is_yours(&self) -> bool {
        matches!(self.head, Some(Event::Turn { player: Player::You, .. }))
    }

    /// Whose it is, for the colour of its edge.
    fn whose(&self) -> Option<&'static str> {
        match self.head {
            Some(Event::Turn { player, .. }) => Some(player.word()),
            _ => None,
        }
    }

    fn title(&self, teller: CompanionTeller<'_>, set_up: &str) -> String {
        let told = self.head.and_then(|head| teller.event(head));
        told.unwrap_or_else(|| set_up.to_owned())
    }

    /// A list to tick off.
    fn checklist(&self, teller: CompanionTeller<'_>) -> Markup {
        html! {
            ol.solo-steps {
                @for (event, told) in self.told(teller) {
                    @match weight(event) {
                        Weight::Head => li.head { strong { (told) } },
                        Weight::Choice => li.choice { (told) },
                        Weight::Reason => li.reason { (told) },
                        Weight::Move => li.move { label { input type="checkbox"; span { (told) } } },
                    }
                }
            }
        }
    }

    /// The same to read.
    fn list(&self, teller: CompanionTeller<'_>) -> Markup {
        html! {
            ul.solo-steps {
                @for (event, told) in self.told(teller) {
                    li.reason[weight(event) == Weight::Reason] { (told) }
                }
            }
        }
    }

    fn told<'e>(
        &'e self,
        teller: CompanionTeller<'e>,
    ) -> impl Iterator<Item = (&'e Event, String)> {
        self.events.iter().filter_map(move |&event| Some((event, teller.event(event)?)))
    }
}

/// What is to be moved now: the last turn, and the one before it where that may still be on the way.
pub(super) fn now(game: &Game, teller: CompanionTeller<'_>, set_up: &str) -> Markup {
    let chapters = chapters(game);
    let shown = match &chapters[..] {
        [.., before, last] if last.is_yours() || last.events.is_empty() => vec![before, last],
        [.., last] => vec![last],
        [] => Vec::new(),
    };
    html! {
        @for chapter in shown.into_iter().filter(|chapter| !chapter.events.is_empty()) {
            article.solo-chapter data-whose=[chapter.whose()] {
                h3 { (chapter.title(teller, set_up)) }
                (chapter.checklist(teller))
            }
        }
    }
}

/// The whole game, from its beginning.
pub(super) fn log(game: &Game, teller: CompanionTeller<'_>, set_up: &str) -> Markup {
    html! {
        @for chapter in chapters(game) {
            section.solo-chapter data-whose=[chapter.whose()] {
                h3 { (chapter.title(teller, set_up)) }
                @if !chapter.events.is_empty() { (chapter.list(teller)) }
            }
        }
    }
}
