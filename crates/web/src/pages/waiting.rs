//! The page of a table that waits for players, as those see it who sit there: the link to send, the players who have sat down,
//! and the free seats.
//!
//! It offers only what the server would accept from this viewer; the server checks every request again.

use crate::http::origin::Origin;
use crate::http::visitor::MAX_NAME_CHARACTERS;
use crate::pages::invitation::{self, Invitation};
use crate::pages::qr;
use crate::pages::table::{Confirmation, action_form};
use eureka_store::{Sitter, TableState};
use eureka_table::Seat;
use maud::{Markup, html};

/// What the reader of a table without a running game sees: the invitation, the waiting room, or that the table was closed.
pub(crate) fn page(invitation: &Invitation<'_>) -> Markup {
    match invitation.table.state {
        TableState::Closed => invitation::closed(invitation),
        _ if invitation.is_seated() || invitation.is_creator() => room(invitation),
        _ => invitation::page(invitation),
    }
}

/// The waiting room.
fn room(invitation: &Invitation<'_>) -> Markup {
    let (table, free) = (invitation.table, invitation.free());
    let say = |id: &str| invitation.say(id);
    let table_path = format!("/table/{}", table.id);
    html! {
        article class="waiting-room" data-waits=[invitation.is_seated().then_some(&table_path)]
            data-taken=(table.seats.len() - free) {
            (notice(invitation))
            @if free == 0 {
                // Tables that an earlier version of the server left waiting.
                h1 { (say("games-ready")) }
                @if invitation.is_creator() { (action_form(table, "begin", None, "button", &say("room-begin"))) }
            } @else {
                h1 { (invitation.count("invitation-send", free)) }
                (link(invitation))
                p { (say("invitation-then")) }
            }
            (seats(invitation))
            (reading(invitation))
            @if invitation.is_creator() {
                (Confirmation { action: "close", text: "room-close", question: "invitation-close-sure", yes: "room-close-yes" }
                    .button(table, invitation.reader()))
            }
        }
    }
}

/// What has just happened, if the reader has done something here.
fn notice(invitation: &Invitation<'_>) -> Markup {
    let id = match invitation.query.say.as_str() {
        _ if invitation.free() == 0 => None,
        "left" if !invitation.is_seated() => Some("invitation-stood-up"),
        "cleared" => Some("invitation-cleared"),
        _ => None,
    };
    html! { @if let Some(id) = id { p.notice role="status" { (invitation.say(id)) } } }
}

/// The link to send, whole, with everything that helps to send it.
fn link(invitation: &Invitation<'_>) -> Markup {
    let say = |id: &str| invitation.say(id);
    let origin = invitation.reader().origin.as_ref();
    let path = format!("/invitation/{}", invitation.table.id);
    let whole = origin.map_or_else(|| path.clone(), |origin| origin.join(&path));
    let code = origin.and_then(|_| qr::code(&whole, &say("invitation-qr")));
    html! {
        div.invitation-link {
            div {
                p { a id="invitation-link" href=(whole) { (whole) } }
                p.buttons {
                    button.primary type="button" id="copy" hidden data-copied=(say("invitation-copied"))
                        data-select=(say("invitation-select")) { (say("invitation-copy")) }
                    button.button.plain type="button" id="share" hidden data-text=(invitation.title()) { (say("invitation-share")) }
                    span id="copied" role="status" {}
                }
                @if origin.is_some_and(Origin::is_local) { p.muted { (say("invitation-only-here")) } }
            }
            @if let Some(code) = code { figure { (code) figcaption { (say("invitation-scan")) } } }
        }
    }
}

/// The seats, and what can be done about each.
fn seats(invitation: &Invitation<'_>) -> Markup {
    html! {
        h2 { (invitation.say("invitation-seats")) }
        ol class="seats" {
            @for (seat, sitter) in Seat::each(&invitation.table.seats) {
                li {
                    span.seat { (seat) } " "
                    @if *sitter == Sitter::nobody() { (free_seat(invitation, seat)) } @else { (taken_seat(invitation, seat, sitter)) }
                }
            }
        }
    }
}

fn taken_seat(invitation: &Invitation<'_>, seat: Seat, sitter: &Sitter) -> Markup {
    let say = |id: &str| invitation.say(id);
    let own = invitation.own();
    let is_own = own.has(seat);
    // Standing up frees all seats of a person, so the players at a shared screen are sent away one by one.
    let is_only = own.len() == 1;
    html! {
        span.name { b { (sitter.name) } @if is_own { " " span.muted { "(" (say("invitation-you")) ")" } } }
        @if is_own && (is_only || !invitation.is_creator()) {
            (action_form(invitation.table, "leave", None, "button quiet", &say("room-stand-up")))
        } @else if invitation.is_creator() {
            // An offer without a bot frees the seat.
            (action_form(invitation.table, "offer", Some(seat), "button quiet", &say("room-empty")))
        }
    }
}

fn free_seat(invitation: &Invitation<'_>, seat: Seat) -> Markup {
    let (table, choices) = (invitation.table, &invitation.choices);
    let say = |id: &str| invitation.say(id);
    let waiting = if table.seats.len() == 2 { "invitation-friend" } else { "invitation-player" };
    let bot = if invitation.free() == 1 { "invitation-bot-last" } else { "room-bot" };
    html! {
        em.name { (say(waiting)) }
        @if !invitation.is_seated() {
            (action_form(table, "sit", Some(seat), "button quiet", &say("room-sit")))
        } @else if invitation.is_shared {
            (action_form(table, "sit", Some(seat), "button quiet", &say("invitation-second")))
        }
        @if invitation.is_creator() && !choices.levels.is_empty() {
            details.bot-offer {
                summary class="button quiet" { (say("room-bot")) }
                form method="post" action=(format!("/table/{}/offer", table.id)) {
                    input type="hidden" name="seat" value=(seat);
                    select name="bot" aria-label=(say("seat-bots")) {
                        @for (level, name) in &choices.levels {
                            option value=(level) selected[*level == choices.usual] { (name) }
                        }
                    }
                    button class="button quiet" type="submit" { (say(bot)) }
                }
            }
        }
    }
}

/// What those read who open the link, with the name to change: a guest's own name tells friends more than a random one.
fn reading(invitation: &Invitation<'_>) -> Markup {
    let own = invitation.own().first().map(|seat| &invitation.table.seats[seat.index()].name);
    html! {
        section.invitation-reading {
            h2 { (invitation.say("invitation-reads")) }
            blockquote { (invitation.title()) }
            (invitation::agreement(invitation))
            @if let Some(name) = own {
                form.row method="post" action=(format!("/table/{}/name", invitation.table.id)) {
                    label.field { (invitation.say("room-name"))
                        input type="text" name="name" value=(name) required maxlength=(MAX_NAME_CHARACTERS) autocomplete="nickname";
                    }
                    button class="button quiet" type="submit" { (invitation.say("account-name-save")) }
                }
            }
        }
    }
}
