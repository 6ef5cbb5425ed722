//! The waiting room: the page of a table whose game has not begun, with the players who have sat down and the free seats.
//!
//! It offers only what the server would accept from this viewer; the server checks every request again.

use crate::http::visitor::MAX_NAME_CHARACTERS;
use crate::pages::table::action_form;
use crate::room::RoomState;
use crate::room::viewer::Viewer;
use eureka_store::{Sitter, TableState};
use eureka_table::Seat;
use maud::{Markup, html};

/// The page of a table that waits for players, or was closed before its game began.
pub(crate) fn room(viewer: &Viewer, state: &RoomState) -> Markup {
    let table = &state.table;
    let say = |id: &str| viewer.reader.say(id, &[]);
    let is_creator = viewer.presence.person == Some(table.creator);
    let seats = || Seat::each(&table.seats);
    let is_full = seats().all(|(_, sitter)| *sitter != Sitter::nobody());
    let is_open = table.state == TableState::Open;
    let is_seated = !viewer.presence.seats(table).is_empty();
    let path = |action: &str| format!("/table/{}/{action}", table.id);
    let quiet_button =
        |action: &str, seat, id: &str| action_form(table, action, seat, "button quiet", &say(id));
    let choices = state.play.waiting_room(&viewer.reader);
    html! {
        article class="notice waiting-room" data-taken=(seats().filter(|(_, sitter)| **sitter != Sitter::nobody()).count()) {
            h1 { (say(if is_open { "room-waiting" } else { "room-closed" })) }
            p { (choices.agreement) }
            @if is_open {
                p { (say("room-invite")) }
                p { input type="text" readonly value=(format!("/table/{}", table.id)) data-link aria-label=(say("room-link")); }
            }
            ol class="seats" {
                @for (seat, sitter) in seats() {
                    li {
                        b { (seat) } " "
                        @if *sitter == Sitter::nobody() { em { (say("room-free")) } } @else { (sitter.name) }
                        @if is_open && *sitter == Sitter::nobody() {
                            @if !is_seated || state.play.is_shared() {
                                form method="post" action=(path("sit")) {
                                    input type="hidden" name="seat" value=(seat);
                                    @if viewer.presence.person.is_none() {
                                        input type="text" name="name" maxlength=(MAX_NAME_CHARACTERS) placeholder=(say("room-name")) aria-label=(say("room-name"));
                                    }
                                    button class="button" type="submit" { (say("room-sit")) }
                                }
                            }
                            @if is_creator && !choices.levels.is_empty() {
                                form method="post" action=(path("offer")) {
                                    input type="hidden" name="seat" value=(seat);
                                    select name="bot" aria-label=(say("room-bot")) {
                                        @for (level, name) in &choices.levels {
                                            option value=(level) selected[*level == choices.usual] { (name) }
                                        }
                                    }
                                    button class="button quiet" type="submit" { (say("room-bot")) }
                                }
                            }
                        } @else if is_open && is_creator && sitter.person != viewer.presence.person {
                            // An offer without a bot frees the seat.
                            (quiet_button("offer", Some(seat), "room-empty"))
                        }
                    }
                }
            }
            @if is_open && is_creator {
                form method="post" action=(path("begin")) {
                    button class="button" type="submit" disabled[!is_full] { (say("room-begin")) }
                }
                (quiet_button("close", None, "room-close"))
            } @else if is_open && is_seated {
                p { (say("room-soon")) }
                (quiet_button("leave", None, "room-stand-up"))
            }
            @if !is_open { p { a class="button" href="/" { (say("problem-home")) } } }
        }
    }
}
