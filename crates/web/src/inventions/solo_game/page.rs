//! The page of a solo game's table, with all its sections in their order.

use super::table_view::TableView;
use crate::http::assets::address;
use crate::innovation::draw::{help, pace};
use crate::room::{Section, TableReader};
use eureka_inventions::solo_game::Question;
use eureka_table::words;
use maud::{Markup, html};

words! {
    /// The part of the game table that a narrow screen shows. `solo_game.css` says which sections belong to which tab.
    pub(super) enum Tab {
        Map = "map",
        Society = "society",
        Board = "board",
        Others = "others",
    }
}

impl Tab {
    /// The tab on which the answers to a question can be clicked.
    pub(super) const fn of(question: Option<Question>) -> Tab {
        match question {
            // The opponents play.
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

/// The style sheets and scripts of this game's pages, beside those that every page has.
pub(super) fn head_links() -> Markup {
    html! {
        link rel="stylesheet" href=(address("companion.css"));
        link rel="stylesheet" href=(address("solo_game.css"));
        link rel="stylesheet" href=(address("replay.css"));
        script src=(address("replay.js")) defer {}
    }
}

/// Puts the sections into the page.
pub(super) fn frame(view: TableView<'_>, sections: &[Section], side: &Markup) -> Markup {
    let part = |id: &str| {
        let section = sections.iter().find(|section| section.id == id);
        section.map(|section| section.html.clone()).unwrap_or_default()
    };
    let (shown_tab, words) = (Tab::of(view.game.question()), view.reader.words());
    html! {
        (head_links())
        div.society data-live {
            @for tab in Tab::ALL {
                input.tab-choice type="radio" name="tab" id=(format!("tab-{tab}")) value=(tab) checked[tab == shown_tab] aria-hidden="true" tabindex="-1" autocomplete="off";
            }
            (part("question"))
            (part("assembly"))
            (part("map"))
            (part("society"))
            (part("milestones"))
            (part("opponents"))
            div.side { (part("standing")) (pace(words, &Markup::default())) (part("log")) (side) }
            (help(words, &[]))
            nav.tabs aria-label=(view.say("parts")) {
                @for tab in Tab::ALL { label for=(format!("tab-{tab}")) { (view.say(&format!("tab-{tab}"))) } }
            }
        }
    }
}

impl TableView<'_> {
    /// The links to other pages about the game, and a note about its content.
    pub(super) fn around(self, table_reader: &TableReader<'_>) -> Markup {
        let base = table_reader.path();
        html! {
            section.around aria-label=(self.say("around")) {
                @if !table_reader.is_seated() { p { (self.say("onlooker")) } }
                p {
                    a href="/inventions/rules" { (self.say("rules")) } " · "
                    a href=(format!("{base}/replay")) { (self.reader.say("room-replay", &[])) } " · "
                    a href=(format!("{base}/record")) { (self.say("record")) }
                }
                p.notice { (self.teller.content()) " " (self.say("unofficial")) }
            }
        }
    }
}
