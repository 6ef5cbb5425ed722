//! The chat of the people at a table.

use eureka_innovation::Seat;
use eureka_words::Words;
use maud::{Markup, html};

/// The `id` of the list that lines are appended to.
pub const LINES: &str = "chat-lines";

/// Something that somebody said.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The name of the speaker.
    pub name: String,
    /// The seat of the speaker, if it is a player.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
}

/// Remarks as items of a list.
pub fn lines(remarks: &[Remark]) -> Markup {
    html! {
        @for remark in remarks {
            li { b class="who" data-seat=[remark.seat] { (remark.name) } " " (remark.text) }
        }
    }
}

/// New remarks as they are sent to a page that is open, to be appended.
pub fn append(lines: &Markup) -> Markup {
    html! { ol data-append=(LINES) { (lines) } }
}

/// The chat on a page; `action` is where the form goes, for those who may speak.
pub fn section(words: &Words, lines: &Markup, action: Option<&str>) -> Markup {
    html! {
        section id="chat" class="chat" aria-label=(words.page("board-chat", &[])) {
            ol id=(LINES) role="log" aria-live="polite" { (lines) }
            @if let Some(action) = action {
                form id="say" method="post" action=(action) {
                    input type="text" name="text" maxlength="500" autocomplete="off" required
                        aria-label=(words.page("board-say", &[])) placeholder=(words.page("board-say", &[]));
                    button class="button quiet" type="submit" { (words.page("board-send", &[])) }
                }
            }
        }
    }
}
