//! Corrections: the page on which any field of the position can be set, with a note about the reason.

use super::fields::{FieldValue, Group, SubmittedValues, groups};
use super::page::{Page, can_correct, head_links};
use super::timeline;
use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions;
use crate::room::{Answering, seats_of};
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{CORRECT, Game, Illegal};
use eureka_store::{Table, TableState};
use eureka_table::{Said, Seat, Timeline};
use eureka_words::capital;
use maud::{Markup, html};

/// The maximum length of a note.
const MAX_NOTE_CHARACTERS: usize = 200;

/// A rejected correction: the values that were entered, and the reason for the rejection.
struct RejectedCorrection {
    group: String,
    fields: Vec<FieldValue>,
    note: String,
    reason: String,
}

/// `GET /table/{id}/correct`.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let state = room.look().await;
    let page = Page::read_only(timeline(&state)?.game(), &reader);
    let own = !seats_of(&state.table, visitor.person).is_empty();
    if !own || state.table.state != TableState::Playing || !can_correct(page.game) {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    Ok(shown(&state.table, page, None))
}

/// The page with all groups of fields; the form of a rejected correction shows the entered values and the reason.
fn shown(table: &Table, page: Page<'_>, rejected: Option<&RejectedCorrection>) -> Response {
    let address = format!("/table/{}", table.id);
    let body = html! {
        (head_links())
        div.companion.companion-correct {
            h1 { (page.say("companion-page-correct-title")) }
            p.lead { (page.say("companion-page-correct-why")) }
            p { a.button.quiet href=(address) { "← " (page.say("companion-page-back-to-game")) } }
            @for group in groups(page.at()) { (group_form(page, table, &group, rejected)) }
        }
    };
    let path = format!("{address}/correct");
    inventions::page(page.reader, page.title(), path, body).into_response()
}

fn group_form(
    page: Page<'_>,
    table: &Table,
    group: &Group,
    rejected: Option<&RejectedCorrection>,
) -> Markup {
    let rejected = rejected.filter(|rejected| rejected.group == group.name);
    html! {
        details.companion-group id=(format!("group-{}", group.name)) open[rejected.is_some()] {
            summary { (page.group_title(&group.name)) }
            form method="post" action=(format!("/table/{}/correct", table.id)) {
                input type="hidden" name="version" value=(table.version);
                input type="hidden" name="group" value=(group.name);
                @if let Some(rejected) = rejected { p.problem role="alert" { (rejected.reason) } }
                div.companion-grid { @for field in rejected.map_or(&group.fields, |rejected| &rejected.fields) { (page.input(field)) } }
                label.field.wide { span { (page.say("companion-page-correct-note")) }
                    input type="text" name="note" maxlength=(MAX_NOTE_CHARACTERS) autocomplete="off" value=(rejected.map_or("", |rejected| rejected.note.as_str()));
                }
                button.button type="submit" { (page.say("companion-page-correct-save")) }
            }
        }
    }
}

/// `POST /table/{id}/correct`: sets those fields of a group that have changed.
pub(super) async fn correct(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Form(pairs): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let mut submitted = SubmittedValues::new();
    for (key, value) in pairs {
        submitted.entry(key).or_default().push(value);
    }
    let room = room_of(&app, &id).await?;
    let one = |key: &str| submitted.get(key).and_then(|values| values.last()).map(String::as_str);
    let version: Option<u32> = one("version").and_then(|version| version.parse().ok());
    let version = version.ok_or_else(|| Problem::Malformed("the version is missing".to_owned()))?;
    let name = one("group").unwrap_or_default();
    let note = tidy(one("note").unwrap_or_default());
    let (lines, mut rejected) = {
        let state = room.look().await;
        let page = Page::read_only(timeline(&state)?.game(), &reader);
        let group = groups(page.at()).into_iter().find(|group| group.name == name);
        let group =
            group.ok_or_else(|| Problem::Malformed(format!("there is no group `{name}`")))?;
        let read = |field: &FieldValue| FieldValue {
            key: field.key.clone(),
            value: page.read(field, &submitted),
        };
        let fields: Vec<FieldValue> = group.fields.iter().map(read).collect();
        let changed = fields.iter().zip(&group.fields).filter(|(new, old)| new.value != old.value);
        let lines: Vec<String> =
            changed.map(|(field, _)| format!("{} = {}", field.key, field.value)).collect();
        let reason = page.say("companion-page-correct-same");
        let rejected = RejectedCorrection { group: group.name, fields, note: note.clone(), reason };
        if lines.is_empty() {
            return Ok(shown(&state.table, page, Some(&rejected)));
        }
        (lines, rejected)
    };
    let correction = match note.is_empty() {
        true => lines.join("\n"),
        false => format!("{} # {note}", lines.join("\n")),
    };
    let path = format!("/table/{id}");
    match room.correct(&app, Answering::of(&visitor.presence()), version, &correction).await {
        Ok(_) => Ok(Redirect::to(&format!("{path}?say=corrected")).into_response()),
        Err(Problem::Stale { .. }) => {
            Ok(Redirect::to(&format!("{path}?say=stale")).into_response())
        }
        Err(Problem::Illegal(reason)) => {
            let state = room.look().await;
            let timeline = timeline(&state)?;
            let page = Page::read_only(timeline.game(), &reader);
            rejected.reason = explained(timeline, page, &correction).unwrap_or(reason);
            Ok(shown(&state.table, page, Some(&rejected)))
        }
        Err(problem) => Err(problem),
    }
}

/// The reason for rejecting a correction, in the reader's language.
fn explained(timeline: &Timeline<Game>, page: Page<'_>, correction: &str) -> Option<String> {
    let said = Said { seat: Seat::A, answer: format!("{CORRECT}{correction}") };
    let Err(Illegal::Correction(fault)) = timeline.prepare(&said) else { return None };
    let (key, what) = (capital(&page.field_label(&fault.key)), page.teller.wrong(&fault.kind));
    let values = [("key", (&key).into()), ("what", (&what).into())];
    Some(page.reader.say("companion-page-not-corrected", &values))
}

/// The note as a single line, because the record stores it as a comment.
fn tidy(note: &str) -> String {
    let plain: String = note.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(MAX_NOTE_CHARACTERS).collect()
}
