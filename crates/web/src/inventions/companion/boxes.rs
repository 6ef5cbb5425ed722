//! Box profiles: the printed values of a person's own box, entered once, stored, and shared by link or as a file.

use super::form::BoxForm;
use super::page::head_links;
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
use eureka_store::{EntryKind, Moment, NewTable, Sitter, Table, TableId, TableState};
use eureka_words::CompanionTeller;
use maud::{Markup, html};

/// The maximum number of stored versions of a profile, which limits the size of its journal.
const MAX_PROFILE_VERSIONS: u32 = 1000;

/// The fields of a form, in the order in which they were sent.
type FormFields = Vec<(String, String)>;

/// A stored profile, which may still have faults.
pub(super) struct StoredBox {
    table: Table,
    text: String,
    profile: Result<Profile, Fault>,
}

impl StoredBox {
    /// The profile stored as this table; an error if the table is not a box profile.
    pub(super) async fn read(app: &App, table: Table) -> Result<StoredBox, Problem> {
        if table.game != GameKind::BoxProfile.word() {
            return Err(Problem::NoTable);
        }
        // Every note is a complete profile, so only the last entry matters.
        let last = app.store.entries(table.id, table.next.saturating_sub(1), 1).await?;
        let text = match last.into_iter().next().map(|entry| entry.kind) {
            Some(EntryKind::Note(text)) => text,
            _ => String::new(),
        };
        Ok(StoredBox { table, profile: Profile::read(&text), text })
    }

    /// Whether the profile has no faults, so that a game can begin with it.
    pub(super) fn is_playable(&self) -> bool {
        self.profile.is_ok()
    }

    /// The profile with this id, unless it was deleted.
    async fn open(app: &App, id: &str) -> Result<StoredBox, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
        let found = StoredBox::read(app, app.store.table(id).await?).await?;
        if found.table.state == TableState::Closed { Err(Problem::NoTable) } else { Ok(found) }
    }

    pub(super) fn id(&self) -> TableId {
        self.table.id
    }

    fn path(&self) -> String {
        path(Some(self.id()))
    }

    /// The name of the box; `?` if the profile has faults.
    pub(super) fn name(&self) -> &str {
        self.profile.as_ref().map_or("?", |profile| profile.name.as_str())
    }

    /// Saves the profile, unless it is unchanged.
    async fn save(&self, app: &App, text: &str) -> Result<Redirect, Problem> {
        if text != self.text {
            if self.table.next >= MAX_PROFILE_VERSIONS {
                return Err(Problem::State("full".to_owned()));
            }
            app.store.note(self.table.id, text.to_owned(), Moment::now()).await?;
        }
        Ok(Redirect::to(&self.path()))
    }
}

/// The list of a person's profiles.
pub(super) fn shelf(boxes: &[StoredBox], reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        section id="companion-boxes" {
            h2 { (say("companion-page-boxes")) }
            p { (say("companion-page-boxes-why")) }
            ul.companion-games { @for one in boxes { li { a href=(one.path()) { (one.name()) } } } }
            p { a.button.quiet href="/companion/box" { (say("companion-page-box-new")) } }
        }
    }
}

/// The profile of a box to play with. Anybody who knows the link may use it.
pub(super) async fn profile(app: &App, id: &str) -> Result<Profile, Problem> {
    let found = StoredBox::open(app, id).await?;
    found.profile.map_err(|fault| Problem::Options(fault.to_string()))
}

/// The pages for editing a box: an existing one, or a new one if `id` is `None`.
#[derive(Clone, Copy)]
struct BoxEditor<'a> {
    reader: &'a Reader,
    id: Option<TableId>,
}

impl<'a> BoxEditor<'a> {
    fn say(self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    /// A page of the editor.
    fn page(self, title: String, path: String, body: Markup) -> Shell<'a> {
        let body = html! { (head_links()) div.companion.companion-box { (body) } };
        inventions::page(self.reader, title, path, body)
    }

    /// The page with the form.
    fn form(self, filled: &Filled, faults: &Faults) -> Shell<'a> {
        let (path, teller) = (path(self.id), CompanionTeller::new(self.reader.words()));
        let body = html! {
            h1 { (self.say("companion-page-box-form")) }
            p.lead { (self.say("companion-page-box-form-why")) }
            @if self.id.is_some() {
                p.row {
                    a.button.quiet href=(format!("{path}/text")) { (self.say("companion-page-box-text")) }
                    a.button.quiet href=(format!("{path}/file")) { (self.say("companion-page-box-file")) }
                }
                p { (self.say("companion-page-box-share")) " " a href=(path) { (path) } }
            } @else {
                details { summary { (self.say("companion-page-box-upload")) } (self.text_form(&path, "", None)) }
            }
            (BoxForm { reader: self.reader, teller, filled, faults }.markup(&path))
            @if self.id.is_some() {
                form method="post" action=(format!("{path}/close")) {
                    button.button.quiet type="submit" { (self.say("companion-page-box-close")) }
                }
            }
        };
        self.page(self.say("companion-page-box-form"), path, body)
    }

    /// The page for editing the profile as text.
    fn text(self, text: &str, fault: Option<&Fault>) -> Shell<'a> {
        let (title, address) = match self.id {
            Some(_) => (self.say("companion-page-box-text"), format!("{}/text", path(self.id))),
            None => (self.say("companion-page-box-form"), path(None)),
        };
        let body = html! {
            h1 { (title) }
            @if self.id.is_some() { p { (self.say("companion-page-box-text-why")) } }
            (self.text_form(&address, text, fault))
            @if self.id.is_some() { p { a href=(path(self.id)) { "← " (self.say("companion-page-box-form")) } } }
        };
        self.page(title, address, body)
    }

    /// The text of a profile and its fault: the lines are numbered, and the faulty one is marked.
    fn text_form(self, action: &str, text: &str, fault: Option<&Fault>) -> Markup {
        let teller = CompanionTeller::new(self.reader.words());
        html! {
            form.companion-text-form method="post" action=(action) {
                @if let Some(fault) = fault {
                    p.problem role="alert" id="companion-fault" { (self.reader.say("companion-page-fault", &[("key", (&self.place(&fault.key)).into()), ("what", (&teller.wrong(&fault.kind)).into())])) }
                }
                label for="companion-text" { (self.say("companion-page-box-toml")) }
                label.companion-file hidden { (self.say("companion-page-box-from-file")) " " input type="file" accept=".toml,text/plain" data-into="companion-text"; }
                textarea id="companion-text" name="text" rows="24" spellcheck="false" aria-invalid[fault.is_some()] { (text) }
                button.button type="submit" { (self.say("companion-page-box-save")) }
            }
            @if let Some(fault) = fault {
                @let wrong = wrong_line(text, &fault.key);
                ol.companion-source tabindex="0" {
                    @for (number, line) in (1..).zip(text.lines()) { li.wrong[Some(number) == wrong] { code { (line) } } }
                }
            }
        }
    }

    /// The location of a fault: the line number in the reader's language, or the key as written.
    fn place(self, key: &str) -> String {
        match key.strip_prefix("line ").and_then(|line| line.parse::<u64>().ok()) {
            Some(line) => self.reader.say("companion-page-line", &[("line", line.into())]),
            None => key.to_owned(),
        }
    }

    /// The text of the profile that was sent by the form or as text; if it is not a valid profile, the same page with
    /// its faults.
    fn read(self, fields: FormFields) -> Result<String, Box<Shell<'a>>> {
        let Some((_, text)) = fields.iter().find(|(key, _)| key == "text") else {
            let filled: Filled = fields.into_iter().collect();
            let profile = filled.profile().map_err(|faults| Box::new(self.form(&filled, &faults)));
            return profile.map(|profile| profile.write());
        };
        let text = text.replace("\r\n", "\n");
        match Profile::read(&text) {
            Ok(_) => Ok(text),
            Err(fault) => Err(Box::new(self.text(&text, Some(&fault)))),
        }
    }

    /// The read-only page for everybody but the owner.
    fn read_only_page(self, found: &StoredBox) -> Shell<'a> {
        let body = html! {
            h1 { (found.name()) }
            p { (self.say("companion-page-box-of-another")) }
            div.row {
                form method="post" action="/companion" {
                    input type="hidden" name="box" value=(found.id());
                    button.button type="submit" { (self.say("companion-page-box-play")) }
                }
                form method="post" action="/companion/box" {
                    input type="hidden" name="text" value=(found.text);
                    button.button.quiet type="submit" { (self.say("companion-page-box-copy")) }
                }
                a.button.quiet href=(format!("{}/file", found.path())) { (self.say("companion-page-box-file")) }
            }
            pre.companion-source-text tabindex="0" { (found.text) }
        };
        self.page(found.name().to_owned(), found.path(), body)
    }
}

/// The path of a box, or of the page for a new one.
fn path(id: Option<TableId>) -> String {
    id.map_or_else(|| "/companion/box".to_owned(), |id| format!("/companion/box/{id}"))
}

/// The line that a fault is about: the one it names, or else the last one whose key is a prefix of the fault's key.
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

/// `GET /companion/box`: an empty form, and an input for a profile file.
pub(super) async fn new(reader: Reader) -> Response {
    let editor = BoxEditor { reader: &reader, id: None };
    editor.form(&Filled::default(), &Faults::new()).into_response()
}

/// `POST /companion/box`: saves a new profile.
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Form(fields): Form<FormFields>,
) -> axum::response::Result<Response> {
    let text = BoxEditor { reader: &reader, id: None }.read(fields).map_err(|page| *page)?;
    let (person, name, cookie) = visitor.get_or_create(&app, "").await?;
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

/// A request about an existing box.
pub(super) struct BoxRequest {
    app: App,
    reader: Reader,
    is_owner: bool,
    found: StoredBox,
}

impl FromRequestParts<App> for BoxRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<BoxRequest, Problem> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Problem::NoTable)?;
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let found = StoredBox::open(app, &id).await?;
        let is_owner = visitor.person == Some(found.table.creator);
        Ok(BoxRequest { app: app.clone(), reader, is_owner, found })
    }
}

impl BoxRequest {
    /// Checks that the request comes from the owner.
    fn require_owner(self) -> Result<BoxRequest, Problem> {
        if self.is_owner { Ok(self) } else { Err(Problem::NotCreator) }
    }

    fn editor(&self) -> BoxEditor<'_> {
        BoxEditor { reader: &self.reader, id: Some(self.found.id()) }
    }
}

/// `GET /companion/box/{id}`: the form for the owner, the text for everybody else.
pub(super) async fn page(request: BoxRequest) -> Response {
    let (editor, found) = (request.editor(), &request.found);
    match &found.profile {
        _ if !request.is_owner => editor.read_only_page(found).into_response(),
        Ok(profile) => editor.form(&Filled::of(profile), &Faults::new()).into_response(),
        Err(_) => Redirect::to(&format!("{}/text", found.path())).into_response(),
    }
}

/// `GET /companion/box/{id}/text`: the profile as editable text.
pub(super) async fn text_page(request: BoxRequest) -> Result<Response, Problem> {
    let own = request.require_owner()?;
    Ok(own.editor().text(&own.found.text, own.found.profile.as_ref().err()).into_response())
}

/// `POST /companion/box/{id}` and `POST /companion/box/{id}/text`: saves the profile if it is valid.
pub(super) async fn save(
    request: BoxRequest,
    Form(fields): Form<FormFields>,
) -> axum::response::Result<Redirect> {
    let own = request.require_owner()?;
    let text = own.editor().read(fields).map_err(|page| *page)?;
    Ok(own.found.save(&own.app, &text).await?)
}

/// `GET /companion/box/{id}/file`.
pub(super) async fn file(request: BoxRequest) -> Response {
    toml("my-box.toml", request.found.text)
}

/// `POST /companion/box/{id}/close`: deletes the profile from the list. Games that began with it keep their own copy.
pub(super) async fn close(request: BoxRequest) -> Result<Redirect, Problem> {
    let BoxRequest { app, found, .. } = request.require_owner()?;
    app.store.close_table(found.id(), String::new(), Moment::now()).await?;
    Ok(Redirect::to("/companion"))
}
