//! Box profiles: the print of a person's own box, entered once, kept, and shared by link or as a file.

use super::form::BoxForm;
use super::page::styles;
use crate::app::App;
use crate::http::file::toml;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{Visitor, signed};
use crate::inventions;
use crate::pages::shell::Shell;
use crate::room::GameKind;
use axum::extract::{Form, FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::profile_form::{Faults, Filled};
use eureka_inventions::{Fault, Profile};
use eureka_store::{Moment, NewTable, Sitter, State as Stage, Table, TableId, What};
use eureka_words::CompanionTeller;
use maud::{Markup, html};
use serde::Deserialize;

/// So many versions of a profile are kept at most.
const VERSIONS: u32 = 1000;

/// The fields of a form as they were sent.
type Sent = Vec<(String, String)>;

/// A profile on the shelf.
pub(super) struct BoxOf {
    table: Table,
    text: String,
    profile: Result<Profile, Fault>,
}

impl BoxOf {
    pub(super) async fn read(app: &App, table: Table) -> Result<BoxOf, Problem> {
        if table.game != GameKind::BoxProfile.word() {
            return Err(Problem::NoTable);
        }
        // Every note is the whole profile, so only the last entry matters.
        let last = app.store.entries(table.id, table.next.saturating_sub(1), 1).await?;
        let text = match last.into_iter().next().map(|entry| entry.what) {
            Some(What::Note(text)) => text,
            _ => String::new(),
        };
        Ok(BoxOf { table, profile: Profile::read(&text), text })
    }

    /// Whether a game can begin with it.
    pub(super) fn is_playable(&self) -> bool {
        self.profile.is_ok()
    }

    async fn open(app: &App, id: &str) -> Result<BoxOf, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
        let found = BoxOf::read(app, app.store.table(id).await?).await?;
        if found.table.state == Stage::Closed { Err(Problem::NoTable) } else { Ok(found) }
    }

    pub(super) fn id(&self) -> TableId {
        self.table.id
    }

    fn path(&self) -> String {
        path(Some(self.id()))
    }

    pub(super) fn name(&self) -> &str {
        self.profile.as_ref().map_or("?", |profile| profile.name.as_str())
    }

    /// Keeps the profile, if it is another one.
    async fn save(&self, app: &App, text: &str) -> Result<Redirect, Problem> {
        if text != self.text {
            if self.table.next >= VERSIONS {
                return Err(Problem::State("full".to_owned()));
            }
            app.store.note(self.table.id, text.to_owned(), Moment::now()).await?;
        }
        Ok(Redirect::to(&self.path()))
    }
}

/// The profiles of a person.
pub(super) fn shelf(boxes: &[BoxOf], reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        section id="solo-boxes" {
            h2 { (say("companion-boxes")) }
            p { (say("companion-boxes-why")) }
            ul.solo-games { @for one in boxes { li { a href=(one.path()) { (one.name()) } } } }
            p { a.button.quiet href="/companion/box" { (say("companion-box-new")) } }
        }
    }
}

/// The profile in a box that somebody plays with; whoever knows the link may.
pub(super) async fn profile(app: &App, id: &str) -> Result<Profile, Problem> {
    let found = BoxOf::open(app, id).await?;
    found.profile.map_err(|fault| Problem::Options(fault.to_string()))
}

/// The address of a box, or of a new one.
fn path(id: Option<TableId>) -> String {
    id.map_or_else(|| "/companion/box".to_owned(), |id| format!("/companion/box/{id}"))
}

/// A page about boxes.
fn shown(reader: &Reader, title: String, path: String, body: Markup) -> Shell<'_> {
    let body = html! { (styles()) div.solo.solo-box { (body) } };
    inventions::page(reader, title, path, body)
}

/// The form for a new box, or for one that is there.
fn form_page<'a>(
    reader: &'a Reader,
    filled: &Filled,
    faults: &Faults,
    id: Option<TableId>,
) -> Shell<'a> {
    let form = BoxForm { reader, teller: CompanionTeller::new(reader.words()), filled, faults };
    let path = path(id);
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        h1 { (say("companion-box-form")) }
        p.lead { (say("companion-box-form-why")) }
        @if id.is_some() {
            p.row {
                a.button.quiet href=(format!("{path}/text")) { (say("companion-box-text")) }
                a.button.quiet href=(format!("{path}/file")) { (say("companion-box-file")) }
            }
            p { (say("companion-box-share")) " " a href=(path) { (path) } }
        } @else {
            details { summary { (say("companion-box-upload")) } (text_form(reader, &path, "", None)) }
        }
        (form.markup(&path))
        @if id.is_some() {
            form method="post" action=(format!("{path}/close")) {
                button.button.quiet type="submit" { (say("companion-box-close")) }
            }
        }
    };
    shown(reader, say("companion-box-form"), path, body)
}

/// The text of a box that is there, or of a new one, to be edited.
fn text_page_of<'a>(
    reader: &'a Reader,
    text: &str,
    fault: Option<&Fault>,
    id: Option<TableId>,
) -> Shell<'a> {
    let say = |id: &str| reader.say(id, &[]);
    let (title, address) = match id {
        Some(_) => ("companion-box-text", format!("{}/text", path(id))),
        None => ("companion-box-form", path(id)),
    };
    let body = html! {
        h1 { (say(title)) }
        @if id.is_some() { p { (say("companion-box-text-why")) } }
        (text_form(reader, &address, text, fault))
        @if id.is_some() { p { a href=(path(id)) { "← " (say("companion-box-form")) } } }
    };
    shown(reader, say(title), address, body)
}

/// The text of a profile to be edited, with what is wrong with it.
fn text_form(reader: &Reader, action: &str, text: &str, fault: Option<&Fault>) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let teller = CompanionTeller::new(reader.words());
    html! {
        form.solo-text-form method="post" action=(action) {
            @if let Some(fault) = fault {
                p.problem role="alert" id="solo-fault" { (reader.say("companion-fault", &[("key", (&place(reader, &fault.key)).into()), ("what", (&teller.wrong(&fault.wrong)).into())])) }
            }
            label for="solo-text" { (say("companion-box-toml")) }
            label.solo-file hidden { (say("companion-box-from-file")) " " input type="file" accept=".toml,text/plain" data-into="solo-text"; }
            textarea id="solo-text" name="text" rows="24" spellcheck="false" aria-invalid[fault.is_some()] { (text) }
            button.button type="submit" { (say("companion-box-save")) }
        }
        @if let Some(fault) = fault { (marked(text, fault)) }
    }
}

/// Where something is wrong: the line as the reader says it, or the key as it is written.
fn place(reader: &Reader, key: &str) -> String {
    match key.strip_prefix("line ").and_then(|line| line.parse::<u64>().ok()) {
        Some(line) => reader.say("companion-line", &[("line", line.into())]),
        None => key.to_owned(),
    }
}

/// The text with its lines numbered and the wrong one marked.
fn marked(text: &str, fault: &Fault) -> Markup {
    let wrong = wrong_line(text, &fault.key);
    html! {
        ol.solo-source {
            @for (number, line) in (1..).zip(text.lines()) {
                li.wrong[Some(number) == wrong] { code { (line) } }
            }
        }
    }
}

/// The line that a fault is about: the one it names, or the last one that begins with a part of its key.
fn wrong_line(text: &str, key: &str) -> Option<usize> {
    if let Some(line) = key.strip_prefix("line ") {
        return line.parse().ok();
    }
    let (mut section, mut found) = (String::new(), None);
    for (number, line) in (1..).zip(text.lines()) {
        let is_section = line.starts_with('[') && !line.contains(',');
        let line = line.trim().trim_start_matches('[').replace('"', "");
        let name = line.split(['=', ']']).next().unwrap_or_default().trim().to_owned();
        if is_section {
            section = name.clone();
        }
        let full = match section.is_empty() || section == name {
            true => name,
            false => format!("{section}.{name}"),
        };
        if full == key || (found.is_none() && key.starts_with(&format!("{full}."))) {
            found = Some(number);
        }
    }
    found
}

/// `GET /companion/box`: an empty form, and the place for a file from elsewhere.
pub(super) async fn new(reader: Reader) -> Response {
    form_page(&reader, &Filled::default(), &Faults::new(), None).into_response()
}

/// What the form of a box says, as the text of its profile; or the form again, with what is wrong.
fn read_form(reader: &Reader, sent: Sent, id: Option<TableId>) -> Result<String, Shell<'_>> {
    let filled: Filled = sent.into_iter().collect();
    let profile = filled.profile();
    profile.map(|it| it.write()).map_err(|faults| form_page(reader, &filled, &faults, id))
}

/// A text, if it is a profile; or the text again, with what is wrong and where.
fn read_text<'a>(reader: &'a Reader, text: &str, id: Option<TableId>) -> Result<String, Shell<'a>> {
    let text = text.replace("\r\n", "\n");
    match Profile::read(&text) {
        Ok(_) => Ok(text),
        Err(fault) => Err(text_page_of(reader, &text, Some(&fault), id)),
    }
}

/// `POST /companion/box`: keeps a new profile, from the form or from a text.
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Form(sent): Form<Sent>,
) -> axum::response::Result<Response> {
    let text = match sent.iter().find(|(key, _)| key == "text") {
        Some((_, text)) => read_text(&reader, text, None)?,
        None => read_form(&reader, sent, None)?,
    };
    let (person, name, cookie) = visitor.named(&app, "").await?;
    app.require_table(person).await?;
    let table = NewTable {
        game: GameKind::BoxProfile.word().to_owned(),
        creator: person,
        listed: false,
        options: String::new(),
        seats: vec![Sitter::person(person, name)],
    };
    let id = app.store.open_table(&table, Moment::now()).await.map_err(Problem::from)?;
    app.store.note(id, text, Moment::now()).await.map_err(Problem::from)?;
    Ok((signed(&app, cookie), Redirect::to(&path(Some(id)))).into_response())
}

/// A request about a box that is there.
pub(super) struct BoxRequest {
    app: App,
    reader: Reader,
    is_owner: bool,
    found: BoxOf,
}

impl FromRequestParts<App> for BoxRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<BoxRequest, Problem> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Problem::NoTable)?;
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let found = BoxOf::open(app, &id).await?;
        let is_owner = visitor.person == Some(found.table.creator);
        Ok(BoxRequest { app: app.clone(), reader, is_owner, found })
    }
}

impl BoxRequest {
    /// The same, if it comes from the owner.
    fn own(self) -> Result<BoxRequest, Problem> {
        if self.is_owner { Ok(self) } else { Err(Problem::NotCreator) }
    }
}

/// `GET /companion/box/{id}`: the form for its owner, the text for everybody else.
pub(super) async fn page(asked: BoxRequest) -> Response {
    let BoxRequest { reader, found, .. } = &asked;
    match (&found.profile, asked.is_owner) {
        (Ok(profile), true) => {
            form_page(reader, &Filled::of(profile), &Faults::new(), Some(found.id()))
                .into_response()
        }
        (Err(_), true) => Redirect::to(&format!("{}/text", found.path())).into_response(),
        (_, false) => looked_on(reader, found).into_response(),
    }
}

fn looked_on<'a>(reader: &'a Reader, found: &BoxOf) -> Shell<'a> {
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        h1 { (found.name()) }
        p { (say("companion-box-of-another")) }
        div.row {
            form method="post" action="/companion" {
                input type="hidden" name="box" value=(found.id());
                button.button type="submit" { (say("companion-box-play")) }
            }
            form method="post" action="/companion/box" {
                input type="hidden" name="text" value=(found.text);
                button.button.quiet type="submit" { (say("companion-box-copy")) }
            }
            a.button.quiet href=(format!("{}/file", found.path())) { (say("companion-box-file")) }
        }
        pre.solo-source-text { (found.text) }
    };
    shown(reader, found.name().to_owned(), found.path(), body)
}

/// `POST /companion/box/{id}`: keeps what the form says.
pub(super) async fn save(
    asked: BoxRequest,
    Form(sent): Form<Sent>,
) -> axum::response::Result<Redirect> {
    let BoxRequest { app, reader, found, .. } = asked.own()?;
    let text = read_form(&reader, sent, Some(found.id()))?;
    Ok(found.save(&app, &text).await?)
}

/// `GET /companion/box/{id}/text`: the profile as a text to be edited.
pub(super) async fn text_page(asked: BoxRequest) -> Result<Response, Problem> {
    let BoxRequest { reader, found, .. } = asked.own()?;
    let fault = found.profile.as_ref().err();
    Ok(text_page_of(&reader, &found.text, fault, Some(found.id())).into_response())
}

/// A profile as text, pasted or edited.
#[derive(Deserialize)]
pub(super) struct TextForm {
    text: String,
}

/// `POST /companion/box/{id}/text`: keeps the text, if it is a profile; otherwise says what is wrong with it and where.
pub(super) async fn save_text(
    asked: BoxRequest,
    Form(form): Form<TextForm>,
) -> axum::response::Result<Redirect> {
    let BoxRequest { app, reader, found, .. } = asked.own()?;
    let text = read_text(&reader, &form.text, Some(found.id()))?;
    Ok(found.save(&app, &text).await?)
}

/// `GET /companion/box/{id}/file`.
pub(super) async fn file(asked: BoxRequest) -> Response {
    toml("my-box.toml", asked.found.text)
}

/// `POST /companion/box/{id}/close`: takes the profile off the shelf. Games that began with it have it in them.
pub(super) async fn close(asked: BoxRequest) -> Result<Redirect, Problem> {
    let BoxRequest { app, found, .. } = asked.own()?;
    app.store.close_table(found.id(), String::new(), Moment::now()).await?;
    Ok(Redirect::to("/companion"))
}
