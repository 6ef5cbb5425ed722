//! The page of a table whose game has not begun, with the players who are there and the free seats.

use crate::http::visitor::MAX_NAME_CHARACTERS;
use crate::pages::table::action_form;
use crate::room::RoomState;
use crate::room::viewer::Viewer;
use eureka_store::{Sitter, TableState};
use eureka_table::Seat;
use maud::{Markup, html};

/// The page of an open or closed table.
pub(crate) fn room(viewer: &Viewer, state: &RoomState) -> Markup {
    let table = &state.table;
    let say = |id: &str| viewer.reader.say(id, &[]);
    let creator = viewer.person == Some(table.creator);
    let seats = || Seat::each(&table.seats);
    let full = seats().all(|(_, sitter)| *sitter != Sitter::nobody());
    let open = table.state == TableState::Open;
    let seated = !viewer.seats(table).is_empty();
    let post = |action: &str| format!("/table/{}/{action}", table.id);
    let quiet =
        |action: &str, seat, id: &str| action_form(table, action, seat, "button quiet", &say(id));
    let choices = state.play.waiting_room(&viewer.reader);
    html! {
        article class="notice waiting-room" {
            h1 { (say(if open { "room-waiting" } else { "room-closed" })) }
            p { (choices.agreement) }
            @if open {
                p { (say("room-invite")) }
                p { input type="text" readonly value=(format!("/table/{}", table.id)) data-link aria-label=(say("room-link")); }
            }
            ol class="seats" {
                @for (seat, sitter) in seats() {
                    li {
                        b { (seat) } " "
                        @if *sitter == Sitter::nobody() { em { (say("room-free")) } } @else { (sitter.name) }
                        @if open && *sitter == Sitter::nobody() {
                            @if !seated || creator {
                                form method="post" action=(post("sit")) {
                                    input type="hidden" name="seat" value=(seat);
                                    @if viewer.person.is_none() {
                                        input type="text" name="name" maxlength=(MAX_NAME_CHARACTERS) placeholder=(say("room-name")) aria-label=(say("room-name"));
                                    }
                                    button class="button" type="submit" { (say("room-sit")) }
                                }
                            }
                            @if creator && !choices.levels.is_empty() {
                                form method="post" action=(post("offer")) {
                                    input type="hidden" name="seat" value=(seat);
                                    select name="bot" aria-label=(say("room-bot")) {
                                        @for (level, name) in &choices.levels {
                                            option value=(level) selected[*level == choices.usual] { (name) }
                                        }
                                    }
                                    button class="button quiet" type="submit" { (say("room-bot")) }
                                }
                            }
                        } @else if open && creator && sitter.person != viewer.person {
                            (quiet("offer", Some(seat), "room-empty"))
                        }
                    }
                }
            }
            @if open && creator {
                form method="post" action=(post("begin")) {
                    button class="button" type="submit" disabled[!full] { (say("room-begin")) }
                }
                (quiet("close", None, "room-close"))
            } @else if open && seated {
                p { (say("room-soon")) }
                (quiet("leave", None, "room-stand-up"))
            }
            @if !open { p { a class="button" href="/" { (say("problem-home")) } } }
        }
    }
}
