//! The page of a table: all its parts in their order.

use super::desk::Desk;
use super::scene::Scene;
use crate::http::assets::address;
use eureka_inventions::solo_game::Question;
use eureka_store::State as Stage;
use maud::{Markup, html};

/// What one looks at on a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Map,
    Society,
    Board,
    Others,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Map, Tab::Society, Tab::Board, Tab::Others];

    const fn word(self) -> &'static str {
        match self {
            Tab::Map => "map",
            Tab::Society => "society",
            Tab::Board => "board",
            Tab::Others => "others",
        }
    }

    /// Where the answers to a question lie.
    const fn of(question: Option<Question>) -> Tab {
        match question {
            None => Tab::Others,
            Some(
                Question::Place
                | Question::Eureka
                | Question::Marker
                | Question::Send
                | Question::CallBack,
            ) => Tab::Board,
            Some(
                Question::Diplomat
                | Question::Chain(_)
                | Question::Scholars(..)
                | Question::Exhaust(_)
                | Question::Specialist(_)
                | Question::As
                | Question::Progress(_)
                | Question::Build,
            ) => Tab::Society,
            Some(_) => Tab::Map,
        }
    }
}

/// What pages of this game need besides the common style.
pub(super) fn sheets() -> Markup {
    html! {
        link rel="stylesheet" href=(address("companion.css"));
        link rel="stylesheet" href=(address("solo_game.css"));
        link rel="stylesheet" href=(address("replay.css"));
        script src=(address("solo_game.js")) defer {}
        script src=(address("replay.js")) defer {}
    }
}

impl Scene<'_> {
    /// The table with everything on it; `above` is the question, or what stands in its place, and `around` what else can be done.
    pub(super) fn frame(self, above: &Markup, around: &Markup) -> Markup {
        let tab = Tab::of(self.game.question());
        html! {
            div.society {
                @for one in Tab::ALL {
                    input.tab-choice type="radio" name="tab" id=(format!("tab-{}", one.word())) value=(one.word()) checked[one == tab] aria-hidden="true" tabindex="-1" autocomplete="off";
                }
                (above)
                (self.assembly())
                (self.map())
                (self.society())
                (self.milestones())
                (self.rivals())
                div.side { (self.standing()) (self.log()) (around) }
                nav.tabs aria-label=(self.say("parts")) {
                    @for one in Tab::ALL { label for=(format!("tab-{}", one.word())) { (self.say(&format!("tab-{}", one.word()))) } }
                }
            }
        }
    }

    /// What else can be done with the game, and what it is played with.
    pub(super) fn around(self, desk: &Desk, owner: bool) -> Markup {
        let base = desk.path();
        html! {
            section.around aria-label=(self.say("around")) {
                @if !owner { p { (self.say("onlooker")) } }
                @if desk.table.state == Stage::Closed { p { (self.say("closed")) } }
                p {
                    a href="/inventions/rules" { (self.say("rules")) } " · "
                    a href=(format!("{base}/replay?at={}", desk.said.len())) { (self.reader.say("room-replay", &[])) } " · "
                    a href=(format!("{base}/record")) { (self.say("record")) }
                }
                @if owner && desk.table.state == Stage::Playing {
                    form method="post" action=(format!("{base}/close")) { button.button.quiet type="submit" { (self.say("close")) } }
                }
                p.muted { (self.teller.content()) }
            }
        }
    }
}
