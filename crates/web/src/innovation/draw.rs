//! How a table looks: from what one reader sees of it to HTML.
//!
//! A [`Scene`] is all that a page is drawn from. [`sections`] draws it in parts, each one element with an `id` of its own; after every
//! answer the server draws them anew for each reader and sends what has [changed]. [`frame`] lays all parts out on a page.
//!
//! Whatever may be answered is a button where the thing lies, and belongs to the form of the question; so a table can be played without
//! any script. For the script, whatever shows a known card has `data-card` with its number, and every place where cards lie
//! `data-zone`: `hand-B`, `score-B`, `claimed-B`, `board-B-red`, `deck-3`, `achievements`, `junk`, `removed`.
//!
//! Nothing here knows of rooms, requests or what is hidden: it gets a [`View`] and told events, and so cannot give anything away.

pub mod card;
mod centre;
pub mod chat;
pub mod emblem;
mod foresight;
pub mod icon;
mod lit;
pub mod log;
mod own;
mod pile;
mod player;
mod question;
mod stage;
mod totals;
mod zone;

pub use lit::Choice;
pub(crate) use stage::linked;

use eureka_innovation::{Rules, Seat, View};
use eureka_words::Words;
use maud::{Markup, html};
use stage::Stage;

/// What one reader sees of a table at one moment: all that its page is drawn from. It has no way to anything hidden.
#[derive(Clone)]
pub struct Scene<'a> {
    /// The language of the reader.
    pub words: &'a Words,
    /// The cards of the table.
    pub rules: &'a Rules,
    /// What the players are called, from seat A on.
    pub names: &'a [String],
    /// What kind of computer player sits at each seat, in words; none for people.
    pub bots: &'a [Option<String>],
    /// What the reader may know.
    pub view: &'a View,
    /// Where the reader sits; nowhere, if he looks on or is a referee.
    pub you: Option<Seat>,
    /// The answers of the view, with their notation and what is foreseen of each. None, if the reader cannot answer here: in a replay.
    pub choices: Vec<Choice>,
    /// Where the form of the answer goes: `/table/ID/answer`.
    pub answer: &'a str,
    /// How many answers have been given: the form says which question it answers.
    pub version: u64,
    /// Where the full cards are: `/card/first`, to which `/` and the number of a card are added.
    pub cards: &'a str,
    /// Where the last answer can be taken back, if that is fair.
    pub take_back: Option<&'a str>,
    /// Where the reader takes his seat back, if a bot stands in for him.
    pub come_back: Option<&'a str>,
    /// What was wrong with the last answer, for a reader without script.
    pub problem: Option<&'a str>,
    /// What stands below the outcome when the game is over: replay, rematch.
    pub after: Option<Markup>,
}

/// A part of a page that is replaced as a whole.
#[derive(Clone, Debug)]
pub struct Section {
    /// The `id` of its element.
    pub id: String,
    /// Its element.
    pub html: Markup,
}

impl Section {
    /// Puts something more at the end of the part, inside its element.
    pub fn add(&mut self, more: &Markup) {
        let end = self.html.0.rfind("</").unwrap_or(self.html.0.len());
        self.html.0.insert_str(end, &more.0);
    }
}

/// All parts of the table but the log and the chat, which grow by lines.
pub fn sections(scene: &Scene<'_>) -> Vec<Section> {
    let stage = Stage::new(scene);
    let section = |id: &str, html| Section { id: id.to_owned(), html };
    let mut sections: Vec<Section> = stage
        .others()
        .map(|seat| section(&player::id(seat), player::section(&stage, seat)))
        .collect();
    sections.push(section("centre", centre::section(&stage)));
    if let Some(you) = scene.you {
        sections.push(section("board", own::board(&stage, you)));
        sections.push(section("hand", own::hand(&stage, you)));
        sections.push(section("treasure", own::treasure(&stage, you)));
    }
    sections.push(section("totals", totals::section(&stage)));
    // The last one, since it has the answers that have no other place.
    sections.push(section("question", question::section(&stage)));
    sections
}

/// The parts that are not what they were, one after the other: what the server sends after an answer.
pub fn changed(before: &[Section], now: &[Section]) -> Markup {
    let same = |section: &Section| {
        let mut old = before.iter();
        old.any(|old| old.id == section.id && old.html.0 == section.html.0)
    };
    html! {
        @for section in now.iter().filter(|section| !same(section)) { (section.html) }
    }
}

/// The whole table: the parts in their places, with the log and the chat.
///
/// On a narrow page one looks at one side of the table at a time; the tabs are radio buttons, so that they need no script.
pub fn frame(scene: &Scene<'_>, sections: &[Section], log: &Markup, chat: &Markup) -> Markup {
    let part = |id: &str| {
        let section = sections.iter().find(|section| section.id == id);
        section.map(|section| section.html.clone()).unwrap_or_default()
    };
    let say = |id| scene.words.page(id, &[]);
    let players = || sections.iter().filter(|section| section.id.starts_with("player-"));
    let side = if scene.you.is_some() { "me" } else { "others" };
    let tabs = [
        ("me", "board-tab-me"),
        ("others", "board-tab-others"),
        ("table", "board-tab-table"),
        ("log", "board-tab-log"),
    ];
    html! {
        a class="skip" href="#question" { (say("board-skip")) }
        div class="table" data-players=(scene.view.players.len()) data-seated[scene.you.is_some()]
            data-cards=(scene.cards) {
            @for (tab, _) in tabs {
                input class="tab-choice" type="radio" name="tab" id={ "tab-" (tab) } value=(tab)
                    checked[tab == side] tabindex="-1" aria-hidden="true" autocomplete="off";
            }
            div class="opponents" { @for section in players() { (section.html) } }
            (part("centre"))
            (part("question"))
            @if scene.you.is_some() {
                div class="mine" { (part("board")) (part("hand")) (part("treasure")) }
            }
            aside class="side" {
                (part("totals"))
                div class="reader" {
                    div id="card-full" class="card-full" role="region" aria-label=(say("board-card")) hidden {}
                }
                (pace(scene.words))
                (log::section(scene.words, log))
                (chat)
            }
            (help(scene.words))
            div class="tabs" {
                @for (tab, label) in tabs {
                    @if tab != "me" || scene.you.is_some() {
                        label for={ "tab-" (tab) } { (say(label)) }
                    }
                }
            }
        }
    }
}

/// How fast one sees what others do; for the script, without which a page shows only the present.
fn pace(words: &Words) -> Markup {
    let say = |id| words.page(id, &[]);
    let paces = [
        ("slow", "board-pace-slow"),
        ("normal", "board-pace-normal"),
        ("instant", "board-pace-instant"),
    ];
    html! {
        div class="pace" hidden data-script {
            label for="pace" { (say("board-pace")) }
            select id="pace" autocomplete="off" {
                @for (pace, label) in paces {
                    option value=(pace) selected[pace == "normal"] { (say(label)) }
                }
            }
            button class="button quiet" type="button" id="now" hidden { (say("board-now")) }
            button class="button quiet" type="button" id="keys" aria-label=(say("board-help")) { "?" }
            p id="lost" role="status" hidden { (say("board-lost")) }
            p id="unsent" hidden { (say("board-unsent")) }
        }
    }
}

/// What the keys do.
fn help(words: &Words) -> Markup {
    let say = |id| words.page(id, &[]);
    let keys = [
        ("1 … 9", "board-help-numbers"),
        ("← ↑ → ↓", "board-help-arrows"),
        ("Enter", "board-help-enter"),
        ("Esc", "board-help-escape"),
        ("?", "board-help-help"),
    ];
    html! {
        dialog id="help" aria-labelledby="help-label" {
            h2 id="help-label" { (say("board-help")) }
            dl { @for (key, label) in keys { dt { kbd { (key) } } dd { (say(label)) } } }
            form method="dialog" { button class="button" { (say("board-close")) } }
        }
    }
}
