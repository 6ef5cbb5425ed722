//! Setting any field of the table right, with a note why.

use super::desk::{Desk, Saying, Unsaid};
use super::fields::{FieldOf, Fields, Group, Sent, groups};
use super::game::{View, capital, sheet_of_style};
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::Illegal;
use maud::{Markup, html};

/// The most letters of a note.
const NOTE: usize = 200;

/// What was tried, and why it was refused.
struct Tried {
    group: String,
    fields: Vec<FieldOf>,
    note: String,
    why: String,
}

/// `GET /solo/{id}/correct`.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    if !desk.may_speak(&visitor) || !desk.can_correct() {
        return Ok(Redirect::to(&desk.path()).into_response());
    }
    Ok(shown(&desk, &reader, None))
}

fn shown(desk: &Desk, reader: &Reader, tried: Option<&Tried>) -> Response {
    let view = View { desk, reader, speaks: true };
    let body = html! {
        (sheet_of_style())
        div.solo.solo-correct {
            h1 { (view.say("companion-correct-title")) }
            p.lead { (view.say("companion-correct-why")) }
            p { a.button.quiet href=(desk.path()) { "← " (view.say("companion-back-to-game")) } }
            @for group in groups(desk.game().position()) { (group_form(view, &group, tried)) }
        }
    };
    let mut shell = view.shell(body);
    shell.path = format!("{}/correct", desk.path());
    shell.into_response()
}

fn group_form(view: View<'_>, group: &Group, tried: Option<&Tried>) -> Markup {
    let fields = Fields { reader: view.reader, teller: view.teller() };
    let tried = tried.filter(|tried| tried.group == group.name);
    html! {
        details.solo-group id=(format!("group-{}", group.name)) open[tried.is_some()] {
            summary { (fields.title(&group.name)) }
            form method="post" action=(format!("{}/correct", view.desk.path())) {
                (view.version())
                input type="hidden" name="group" value=(group.name);
                @if let Some(tried) = tried { p.problem role="alert" { (tried.why) } }
                div.solo-grid { @for field in tried.map_or(&group.fields, |tried| &tried.fields) { (fields.input(field)) } }
                label.field.wide { span { (view.say("companion-correct-note")) }
                    input type="text" name="note" maxlength=(NOTE) autocomplete="off" value=(tried.map_or("", |tried| tried.note.as_str()));
                }
                button.button type="submit" { (view.say("companion-correct-save")) }
            }
        }
    }
}

/// `POST /solo/{id}/correct`: sets the fields of a group that are not as they were.
pub(super) async fn correct(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Form(pairs): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let mut sent = Sent::new();
    for (key, value) in pairs {
        sent.entry(key).or_default().push(value);
    }
    let mut desk = Desk::open(&app, &id).await?;
    let one = |key: &str| sent.get(key).and_then(|values| values.last()).map(String::as_str);
    let version: Option<u32> = one("version").and_then(|version| version.parse().ok());
    let version = version.ok_or_else(|| Problem::Malformed("the version is missing".to_owned()))?;
    let name = one("group").unwrap_or_default();
    let group = groups(desk.game().position()).into_iter().find(|group| group.name == name);
    let group = group.ok_or_else(|| Problem::Malformed(format!("there is no group `{name}`")))?;
    let note = tidy(one("note").unwrap_or_default());
    let (lines, set) = {
        let fields = Fields { reader: &reader, teller: desk.teller(&reader) };
        let set: Vec<FieldOf> = group
            .fields
            .iter()
            .map(|field| FieldOf { key: field.key.clone(), value: fields.read(field, &sent) })
            .collect();
        let changed = set.iter().zip(&group.fields).filter(|(new, old)| new.value != old.value);
        let lines: Vec<String> =
            changed.map(|(field, _)| format!("{} = {}", field.key, field.value)).collect();
        (lines, set)
    };
    let (group, path) = (group.name, desk.path());
    if lines.is_empty() {
        let why = reader.say("companion-correct-same", &[]);
        let tried = Tried { group, fields: set, note, why };
        return Ok(shown(&desk, &reader, Some(&tried)));
    }
    let correction = match note.is_empty() {
        true => lines.join("\n"),
        false => format!("{} # {note}", lines.join("\n")),
    };
    match desk.say(&app, &visitor, version, Saying::Correction(&correction)).await {
        Ok(()) => Ok(Redirect::to(&format!("{path}?say=corrected")).into_response()),
        Err(Unsaid::Problem(Problem::Stale { .. })) => {
            Ok(Redirect::to(&format!("{path}?say=stale")).into_response())
        }
        Err(Unsaid::Problem(problem)) => Err(problem),
        Err(Unsaid::Refused(refusal)) => {
            let why = explained(&desk, &reader, &refusal);
            let tried = Tried { group, fields: set, note, why };
            Ok(shown(&desk, &reader, Some(&tried)))
        }
    }
}

/// Why a correction is refused, in the words of the reader.
fn explained(desk: &Desk, reader: &Reader, refusal: &Illegal) -> String {
    let Illegal::Correction(fault) = refusal else { return refusal.to_string() };
    let fields = Fields { reader, teller: desk.teller(reader) };
    let (key, what) = (capital(&fields.label(&fault.key)), fields.teller.wrong(&fault.wrong));
    reader.say("companion-not-corrected", &[("key", (&key).into()), ("what", (&what).into())])
}

/// A note as one line of the record.
fn tidy(note: &str) -> String {
    let plain: String = note.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(NOTE).collect()
}
