//! Box profiles: the print of a person's own box, entered once, kept, and shared by link or as a file.

use super::form::BoxForm;
use super::page::styles;
use crate::app::App;
use crate::http::file::toml;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::shell::Shell;
use crate::room::GameKind;
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use eureka_inventions::profile_form::{Faults, Filled};
use eureka_inventions::{Fault, Profile};
use eureka_store::{Moment, NewTable, PersonId, Sitter, State as Stage, Table, TableId, What};
use eureka_words::CompanionTeller;
use maud::{Markup, html};
use serde::Deserialize;

/// So many versions of a profile are kept at most.
const VERSIONS: u32 = 1000;

/// A profile on the shelf.
pub(super) struct BoxOf {
    table: Table,
    text: String,
    profile: Result<Profile, Fault>,
}

/// The profiles of a person.
pub(super) struct Shelf(Vec<BoxOf>);

impl BoxOf {
    async fn read(app: &App, table: Table) -> Result<BoxOf, Problem> {
        if table.game != GameKind::BoxProfile.word() {
            return Err(Problem::NoTable);
        }
        // Every note is the whole profile, so only the last entry matters.
        let last = app.store.entries(table.id, table.next.saturating_sub(1), 1).await?;
        let text = last.into_iter().find_map(|entry| match entry.what {
            What::Note(text) => Some(text),
            _ => None,
        });
        let text = text.unwrap_or_default();
        Ok(BoxOf { table, profile: Profile::read(&text), text })
    }

    async fn open(app: &App, id: &str) -> Result<BoxOf, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
        let found = BoxOf::read(app, app.store.table(id).await?).await?;
        if found.table.state == Stage::Closed { Err(Problem::NoTable) } else { Ok(found) }
    }

    fn is_owner(&self, visitor: &Visitor) -> bool {
        visitor.person == Some(self.table.creator)
    }

    pub(super) fn id(&self) -> TableId {
        self.table.id
    }

    pub(super) fn name(&self) -> &str {
        self.profile.as_ref().map_or("?", |profile| profile.name.as_str())
    }

    async fn save(&self, app: &App, text: &str) -> Result<(), Problem> {
        if text == self.text {
            return Ok(());
        }
        if self.table.next >= VERSIONS {
            return Err(Problem::State("full".to_owned()));
        }
        app.store.note(self.table.id, text.to_owned(), Moment::now()).await?;
        Ok(())
    }
}

impl Shelf {
    /// The profiles of these tables.
    pub(super) async fn of(app: &App, tables: Vec<Table>) -> Result<Shelf, Problem> {
        let mut shelf = Vec::new();
        for table in tables {
            shelf.push(BoxOf::read(app, table).await?);
        }
        Ok(Shelf(shelf))
    }

    /// Those with which a game can begin.
    pub(super) fn playable(&self) -> impl Iterator<Item = &BoxOf> {
        self.0.iter().filter(|one| one.profile.is_ok())
    }

    pub(super) fn markup(&self, reader: &Reader) -> Markup {
        let say = |id: &str| reader.say(id, &[]);
        html! {
            section id="solo-boxes" {
                h2 { (say("companion-boxes")) }
                p { (say("companion-boxes-why")) }
                ul.solo-games {
                    @for one in &self.0 { li { a href=(format!("/companion/box/{}", one.id())) { (one.name()) } } }
                }
                p { a.button.quiet href="/companion/box" { (say("companion-box-new")) } }
            }
        }
    }
}

/// The profile in a box that somebody plays with; whoever knows the link may.
pub(super) async fn profile(app: &App, id: &str) -> Result<Profile, Problem> {
    let found = BoxOf::open(app, id).await?;
    found.profile.map_err(|fault| Problem::Options(fault.to_string()))
}

/// A page about boxes.
fn shown(reader: &Reader, title: String, path: String, body: Markup) -> Response {
    let body = html! { (styles()) div.solo.solo-box { (body) } };
    Shell { reader, title, path, stream: None, class: "page solo-page", body }.into_response()
}

/// `GET /companion/box`: an empty form, and the place for a file from elsewhere.
pub(super) async fn new(reader: Reader) -> Response {
    form_page(&reader, &Filled::default(), &Faults::new(), None)
}

/// The form for a new box, or for one that is there.
fn form_page(reader: &Reader, filled: &Filled, faults: &Faults, id: Option<TableId>) -> Response {
    let form = BoxForm { reader, teller: CompanionTeller::new(reader.words()), filled, faults };
    let path = id.map_or_else(|| "/companion/box".to_owned(), |id| format!("/companion/box/{id}"));
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

/// A profile as text, pasted or edited.
#[derive(Deserialize)]
pub(super) struct TextForm {
    text: String,
}

/// `POST /companion/box`: keeps a new profile, from the form or from a text.
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(sent): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let text = match sent.iter().find(|(key, _)| key == "text") {
        Some((_, text)) => match Profile::read(text) {
            Ok(_) => text.replace("\r\n", "\n"),
            Err(fault) => {
                let body = html! {
                    h1 { (reader.say("companion-box-form", &[])) }
                    (text_form(&reader, "/companion/box", text, Some(&fault)))
                };
                let title = reader.say("companion-box-form", &[]);
                return Ok(shown(&reader, title, "/companion/box".to_owned(), body));
            }
        },
        None => {
            let filled: Filled = sent.into_iter().collect();
            match filled.profile() {
                Ok(profile) => profile.write(),
                Err(faults) => return Ok(form_page(&reader, &filled, &faults, None)),
            }
        }
    };
    let (person, name, cookie) = visitor.named(&app, "").await?;
    let id = keep_new(&app, (person, &name), text).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, Redirect::to(&format!("/companion/box/{id}"))).into_response())
}

async fn keep_new(app: &App, owner: (PersonId, &str), text: String) -> Result<TableId, Problem> {
    app.require_table(owner.0).await?;
    let table = NewTable {
        game: GameKind::BoxProfile.word().to_owned(),
        creator: owner.0,
        listed: false,
        options: String::new(),
        seats: vec![Sitter::person(owner.0, owner.1)],
    };
    let id = app.store.open_table(&table, Moment::now()).await?;
    app.store.note(id, text, Moment::now()).await?;
    Ok(id)
}

/// `GET /companion/box/{id}`: the form for its owner, the text for everybody else.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let found = BoxOf::open(&app, &id).await?;
    match (&found.profile, found.is_owner(&visitor)) {
        (Ok(profile), true) => {
            Ok(form_page(&reader, &Filled::of(profile), &Faults::new(), Some(found.id())))
        }
        (Err(_), true) => Ok(Redirect::to(&format!("/companion/box/{id}/text")).into_response()),
        (_, false) => Ok(looked_on(&reader, &found)),
    }
}

fn looked_on(reader: &Reader, found: &BoxOf) -> Response {
    let say = |id: &str| reader.say(id, &[]);
    let path = format!("/companion/box/{}", found.id());
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
            a.button.quiet href=(format!("{path}/file")) { (say("companion-box-file")) }
        }
        pre.solo-source-text { (found.text) }
    };
    shown(reader, found.name().to_owned(), path, body)
}

/// `POST /companion/box/{id}`: keeps what the form says.
pub(super) async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Form(sent): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let found = own(&app, &id, &visitor).await?;
    let filled: Filled = sent.into_iter().collect();
    match filled.profile() {
        Ok(profile) => found.save(&app, &profile.write()).await?,
        Err(faults) => return Ok(form_page(&reader, &filled, &faults, Some(found.id()))),
    }
    Ok(Redirect::to(&format!("/companion/box/{id}")).into_response())
}

async fn own(app: &App, id: &str, visitor: &Visitor) -> Result<BoxOf, Problem> {
    let found = BoxOf::open(app, id).await?;
    if found.is_owner(visitor) { Ok(found) } else { Err(Problem::NotCreator) }
}

fn text_page_of(reader: &Reader, id: &str, text: &str, fault: Option<&Fault>) -> Response {
    let path = format!("/companion/box/{id}/text");
    let body = html! {
        h1 { (reader.say("companion-box-text", &[])) }
        p { (reader.say("companion-box-text-why", &[])) }
        (text_form(reader, &path, text, fault))
        p { a href=(format!("/companion/box/{id}")) { "← " (reader.say("companion-box-form", &[])) } }
    };
    shown(reader, reader.say("companion-box-text", &[]), path, body)
}

/// `GET /companion/box/{id}/text`: the profile as a text to be edited.
pub(super) async fn text_page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let found = own(&app, &id, &visitor).await?;
    Ok(text_page_of(&reader, &id, &found.text, found.profile.as_ref().err()))
}

/// `POST /companion/box/{id}/text`: keeps the text, if it is a profile; otherwise says what is wrong with it and where.
pub(super) async fn save_text(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Form(form): Form<TextForm>,
) -> Result<Response, Problem> {
    let found = own(&app, &id, &visitor).await?;
    let text = form.text.replace("\r\n", "\n");
    if let Err(fault) = Profile::read(&text) {
        return Ok(text_page_of(&reader, &id, &text, Some(&fault)));
    }
    found.save(&app, &text).await?;
    Ok(Redirect::to(&format!("/companion/box/{id}")).into_response())
}

/// `GET /companion/box/{id}/file`.
pub(super) async fn file(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    Ok(toml("my-box.toml", BoxOf::open(&app, &id).await?.text))
}

/// `POST /companion/box/{id}/close`: takes the profile off the shelf. Games that began with it have it in them.
pub(super) async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let found = own(&app, &id, &visitor).await?;
    app.store.close_table(found.id(), String::new(), Moment::now()).await?;
    Ok(Redirect::to("/companion").into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_shown_at_its_line() {
        let text = "name = \"b\"\nforums = [\n]\n\n[influence]\n1 = [2]\n2 = [1, 3]\n\n[spaces]\n\"Greek Fire\" = 99\n";
        assert_eq!(wrong_line(text, "line 3"), Some(3));
        assert_eq!(wrong_line(text, "forums"), Some(2));
        assert_eq!(wrong_line(text, "influence.2"), Some(7));
        assert_eq!(wrong_line(text, "influence"), Some(5));
        assert_eq!(wrong_line(text, "influence.7"), Some(5));
        assert_eq!(wrong_line(text, "spaces.Greek Fire"), Some(10));
        assert_eq!(wrong_line(text, "moon"), None);
    }
}
