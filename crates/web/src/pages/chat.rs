//! The chat of a table: the messages, and notes about people who came and left.

use crate::http::reader::Reader;
use crate::room::{Remark, SeatEvent, TableReader, Talk};
use eureka_store::Table;
use eureka_table::Seat;
use maud::{Markup, html};

/// The HTML `id` of the list that lines are appended to.
const LINES: &str = "chat-lines";

/// The chat on a page, with a form for those who may write; `most` is the maximum length of a message.
pub(crate) fn section(table_reader: &TableReader<'_>, talk: &[Talk], most: usize) -> Markup {
    let reader = &table_reader.viewer.reader;
    let say = |id: &str| reader.say(id, &[]);
    html! {
        section id="chat" class="chat" aria-label=(say("board-chat")) {
            div role="log" aria-live="polite" tabindex="0" aria-label=(say("board-chat")) { ol id=(LINES) { (lines(reader, table_reader.table, talk)) } }
            @if table_reader.is_seated() {
                form id="say" method="post" action=(format!("{}/say", table_reader.path())) {
                    input type="text" name="text" maxlength=(most) autocomplete="off" required
                        aria-label=(say("board-say")) placeholder=(say("board-say"));
                    button class="button quiet" type="submit" { (say("board-send")) }
                }
            }
        }
    }
}

/// All lines, to replace those on an open page.
pub(crate) fn anew(table_reader: &TableReader<'_>, talk: &[Talk]) -> Markup {
    html! { ol data-replace=(LINES) { (lines(&table_reader.viewer.reader, table_reader.table, talk)) } }
}

/// A new line, to be appended on an open page.
pub(crate) fn append(table_reader: &TableReader<'_>, talk: &Talk) -> Markup {
    let lines = lines(&table_reader.viewer.reader, table_reader.table, std::slice::from_ref(talk));
    html! { ol data-append=(LINES) { (lines) } }
}

fn lines(reader: &Reader, table: &Table, talk: &[Talk]) -> Markup {
    html! {
        @for talk in talk {
            @match &talk.remark {
                Remark::Chat { by, text } => {
                    @let sitting = Seat::each(&table.seats).find(|(_, sitter)| sitter.person == Some(*by));
                    @let name = sitting.map_or("…", |(_, sitter)| sitter.name.as_str());
                    li { b class="who" data-seat=[sitting.map(|(seat, _)| seat)] { (name) } " " (text) }
                },
                Remark::Seat(event) => @if let Some(text) = told(reader, table, event) { li class="note" { (text) } },
            }
        }
    }
}

/// A note about a seat in words; `None` for events that the page shows in another way.
fn told(reader: &Reader, table: &Table, event: &SeatEvent) -> Option<String> {
    let name = |letter: char| -> String {
        let seat: Option<Seat> = letter.to_string().parse().ok();
        let sitter = seat.and_then(|seat| table.seats.get(seat.index()));
        sitter.map_or_else(|| letter.to_string(), |sitter| sitter.name.clone())
    };
    let say = |id: &str, name: &str, other: &str| {
        Some(reader.say(id, &[("name", name.into()), ("other", other.into())]))
    };
    match event {
        SeatEvent::Sat { name, .. } => say("note-sat", name, ""),
        SeatEvent::Left { name, .. } => say("note-left", name, ""),
        SeatEvent::StandsIn { seat, .. } => say("note-stands-in", &name(*seat), ""),
        SeatEvent::Back { seat } => say("note-back", &name(*seat), ""),
        SeatEvent::Vote { by, seat } => say("note-vote", &name(*by), &name(*seat)),
        SeatEvent::Closed { by } => say("note-closed", by, ""),
        SeatEvent::Rematch { .. } => say("note-rematch", "", ""),
        SeatEvent::Merged => None,
    }
}
