//! The drawing of a table: from a [`TableView`] to HTML.
//!
//! [`TableView::sections`] draws a table as sections, each one element with its own `id`. After every answer the
//! server redraws them for each reader and sends those that have changed. [`frame`] lays all sections out on a page.
//! Drawing decides nothing: the view's [`Choices`](crate::innovation::choices::Choices) already say which elements
//! are buttons.
//!
//! Every possible answer is a button, also on the card or deck itself, and belongs to the form of the question; a
//! table can therefore be played without JavaScript. For the script, every element that shows a known card carries
//! the card's number in `data-card`, and every place where cards lie carries `data-zone`: `hand-B`, `score-B`,
//! `claimed-B`, `board-B-red`, `deck-3`, `achievements`, `junk`, `removed`.

mod at_hand;
mod button;
pub mod card;
mod center;
pub(crate) mod coach;
mod effects;
pub mod emblem;
mod foresight;
pub mod icon;
pub mod log;
mod name;
mod own;
mod pile;
mod player;
mod question;
pub(crate) mod since;
mod text;
mod totals;
pub(crate) mod zone;

pub(crate) use text::linked;
pub(crate) use totals::used_icons;

pub use crate::room::Section;

use crate::http::reader::Pace;
use crate::innovation::table_view::TableView;
use crate::pages::shell::options;
use eureka_innovation::{Rules, Seat};
use eureka_words::Words;
use maud::{Markup, html};

impl TableView {
    /// All sections of the table except the log and the chat, which are sent line by line.
    pub fn sections(&self) -> Vec<Section> {
        let section = |id: &str, html| Section { id: id.to_owned(), html };
        let others = self.others();
        let mut sections: Vec<Section> =
            others.map(|seat| section(&player::id(seat), self.player_section(seat))).collect();
        sections.push(section("center", self.center_section()));
        if let Some(you) = self.you {
            sections.push(section("board", self.board_section(you)));
            sections.push(section("hand", self.hand_section(you)));
            sections.push(section("treasure", self.treasure_section(you)));
        }
        sections.push(section("totals", self.totals_section()));
        if let Some(coaching) = &self.coaching {
            sections.push(section(coach::COACH, self.coach_section(coaching)));
        }
        sections.push(section("question", self.question_section()));
        sections
    }
}

/// The page of a table: the sections in their places, the log, and `beside`, the content that every game has.
///
/// A narrow page shows one side of the table at a time. The tabs are radio buttons, so they work without JavaScript.
pub fn frame(
    words: &Words,
    rules: &Rules,
    you: Option<Seat>,
    sections: &[Section],
    log: &Markup,
    beside: &Markup,
) -> Markup {
    let part = |id: &str| {
        let section = sections.iter().find(|section| section.id == id);
        section.map(|section| section.html.clone()).unwrap_or_default()
    };
    let say = |id| words.page(id, &[]);
    let players = || sections.iter().filter(|section| section.id.starts_with("player-"));
    let count = players().count() + usize::from(you.is_some());
    let side = if you.is_some() { "me" } else { "others" };
    let tabs = [
        ("me", "board-tab-me"),
        ("others", "board-tab-others"),
        ("table", "board-tab-table"),
        ("log", "board-tab-log"),
    ];
    html! {
        a class="skip" href="#question" { (say("board-skip")) }
        div class="table" data-live data-players=(count) data-seated[you.is_some()] data-cards=(text::cards(rules)) {
            @for (tab, _) in tabs {
                input class="tab-choice" type="radio" name="tab" id={ "tab-" (tab) } value=(tab)
                    checked[tab == side] tabindex="-1" aria-hidden="true" autocomplete="off";
            }
            div class="opponents" { @for section in players() { (section.html) } }
            (part("center"))
            @if sections.iter().any(|section| section.id == coach::COACH) {
                div class="coached" {
                    div class="coach-place" aria-live="polite" { (part(coach::COACH)) }
                    (part("question"))
                }
            } @else { (part("question")) }
            @if you.is_some() {
                div class="mine" { (part("board")) (part("hand")) (part("treasure")) }
            }
            aside class="side" {
                (part("lesson"))
                (part("totals"))
                div class="reader" {
                    div id="card-full" class="card-full" role="region" aria-label=(say("board-card"))
                        data-close=(say("board-close")) hidden {}
                }
                (pace(words, &at_hand::rules_link(words, rules, "button quiet")))
                (log::section(words, log))
                (beside)
            }
            (help(words, &KEYS))
            (at_hand::rules_window(words, rules))
            div class="tabs" {
                @for (tab, label) in tabs {
                    @if tab != "me" || you.is_some() {
                        label for={ "tab-" (tab) } { (say(label)) }
                    }
                }
                (at_hand::rules_link(words, rules, "plain"))
            }
        }
    }
}

/// The control for the speed at which other players' moves are shown, and a link to the rules. Only the script uses the former;
/// without JavaScript a page shows just the current position.
pub(crate) fn pace(words: &Words, rules_link: &Markup) -> Markup {
    let say = |id| words.page(id, &[]);
    let named = |pace| match pace {
        Pace::Slow => say("board-pace-slow"),
        Pace::Normal => say("board-pace-normal"),
        Pace::Instant => say("board-pace-instant"),
    };
    html! {
        div class="pace" {
            span hidden data-script {
                label for="pace" { (say("board-pace")) } " "
                select id="pace" autocomplete="off" { (options(Pace::ALL, Pace::Normal, named)) }
            }
            (rules_link)
            button class="button quiet" type="button" id="keys" aria-label=(say("board-help")) hidden data-script { "?" }
        }
    }
}

/// The keys that only Innovation has, each with its message.
const KEYS: [(&str, &str); 7] = [
    ("D", "board-help-draw"),
    ("M", "board-help-meld"),
    ("A", "board-help-dogma"),
    ("C", "board-help-achieve"),
    ("P", "board-help-pass"),
    ("Y N", "board-help-yes-no"),
    ("L", "board-help-list"),
];

/// The list of keyboard shortcuts, those of the game before those that every game has.
pub(crate) fn help(words: &Words, own: &[(&'static str, &'static str)]) -> Markup {
    let say = |id| words.page(id, &[]);
    let common = [
        ("1 … 9", "board-help-numbers"),
        ("U", "board-help-take-back"),
        ("H", "board-help-hint"),
        ("← ↑ → ↓", "board-help-arrows"),
        ("Enter", "board-help-enter"),
        ("Esc", "board-help-escape"),
        ("?", "board-help-help"),
    ];
    html! {
        dialog id="help" aria-labelledby="help-label" {
            (at_hand::by_finger(words))
            h2 id="help-label" { (say("board-help")) }
            dl { @for (key, label) in own.iter().copied().chain(common) { dt { kbd { (key) } } dd { (say(label)) } } }
            form method="dialog" { button class="button" { (say("board-close")) } }
        }
    }
}
