//! Accounts, which are optional: everybody has a name, and a login lets a person play on several devices.

mod password;

use crate::app::App;
use crate::http::limits::LimitedRequest;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{
    MAX_NAME_CHARACTERS, SessionCookie, Visitor, expired, signed, tidy_name, unsigned,
};
use crate::pages::home::Fields;
use crate::pages::shell::Shell;
use crate::room::GameKind;
use crate::room::SeatEvent;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get};
use axum::{Form, Router};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::Cookie;
use eureka_store::{Error, Listing, Moment, Person, PersonId};
use eureka_table::words;
use maud::{Markup, html};

/// The minimum length of a login.
const MIN_LOGIN_CHARACTERS: usize = 3;

/// The number of a guest's most recent tables that are reloaded when the guest logs in.
const MAX_RELOADED_TABLES: u32 = 20;

/// The routes of the account pages.
pub(crate) fn routes() -> Router<App> {
    // Reloading the URL of a submitted form leads back to the page with the form.
    let back = || -> MethodRouter<App> { get(async || Redirect::to("/account")) };
    Router::new()
        .route("/account", get(show))
        .route("/account/name", back().post(rename))
        .route("/account/register", back().post(register))
        .route("/account/login", back().post(log_in))
        .route("/account/logout", back().post(log_out))
        .route("/account/password", back().post(change_password))
}

words! {
    /// A completed action, named in the URL of the account page so that the page can confirm it.
    enum Done {
        Named = "named",
        Registered = "registered",
        In = "in",
        Out = "out",
        OutEverywhere = "out-everywhere",
        Password = "password",
    }
}

/// The reason why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The name is empty once it has been tidied.
    EmptyName,
    /// The login is too short or contains spaces.
    MalformedLogin,
    /// The password is too short or too long.
    PasswordLength,
    /// A problem that other pages have too.
    Problem(Problem),
}

impl Done {
    /// A redirect to the account page, which confirms the action.
    fn redirect(self) -> Redirect {
        Redirect::to(&format!("/account?done={}", self.word()))
    }
}

impl<E: Into<Problem>> From<E> for Refusal {
    fn from(problem: E) -> Refusal {
        Refusal::Problem(problem.into())
    }
}

impl Refusal {
    /// The same reason as a problem of the API.
    pub(crate) fn problem(self) -> Problem {
        let wrong = |what: String| Problem::Options(what);
        match self {
            Refusal::EmptyName => wrong("a name is needed".to_owned()),
            Refusal::MalformedLogin => wrong(format!(
                "a login has {MIN_LOGIN_CHARACTERS} to {MAX_NAME_CHARACTERS} characters, and no spaces"
            )),
            Refusal::PasswordLength => wrong(format!(
                "a password has {} to {} characters",
                password::MIN_PASSWORD_CHARACTERS,
                password::MAX_PASSWORD_CHARACTERS
            )),
            Refusal::Problem(problem) => problem,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Refusal::Problem(problem) => problem.status(),
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    fn text(&self, reader: &Reader) -> String {
        match self {
            Refusal::EmptyName => reader.say("account-wrong-name", &[]),
            Refusal::MalformedLogin => reader.say(
                "account-wrong-login",
                &[("least", MIN_LOGIN_CHARACTERS.into()), ("most", MAX_NAME_CHARACTERS.into())],
            ),
            Refusal::PasswordLength => reader.say(
                "account-wrong-password",
                &[("count", password::MIN_PASSWORD_CHARACTERS.into())],
            ),
            Refusal::Problem(problem) => reader.say(&format!("problem-{}", problem.word()), &[]),
        }
    }
}

/// The completed action and the cookie that it sets, or the reason for refusing it.
type ActionResult = Result<(Done, Option<Cookie<'static>>), Refusal>;

/// A submitted form, with everything needed to process it or to show the page again.
struct AccountForm {
    app: App,
    reader: Reader,
    visitor: Visitor,
    fields: Fields,
}

impl FromRequest<App> for AccountForm {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<AccountForm, Response> {
        let (mut parts, body) = request.into_parts();
        let Ok(reader) = Reader::from_request_parts(&mut parts, app).await;
        let visitor = Visitor::from_request_parts(&mut parts, app).await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        let body = Form::from_request(Request::from_parts(parts, body), app).await;
        let Form(fields) = body.map_err(IntoResponse::into_response)?;
        Ok(AccountForm { app: app.clone(), reader, visitor, fields })
    }
}

impl AccountForm {
    /// The response: a redirect if the action was completed, otherwise the page with the reason for refusing it.
    fn respond(&self, result: ActionResult) -> Result<Response, Problem> {
        let refusal = match result {
            Ok((done, cookie)) => {
                return Ok((signed(&self.app, cookie), done.redirect()).into_response());
            }
            Err(Refusal::Problem(problem)) if !is_fixable(&problem) => return Err(problem),
            Err(refusal) => refusal,
        };
        let notice = html! { p.notice role="alert" { (refusal.text(&self.reader)) } };
        let login = tidy_name(self.fields.text("login"));
        let page = page(&self.reader, self.visitor.person_row(), &notice, &login);
        Ok((refusal.status(), page).into_response())
    }
}

/// The login, tidied; refused if it is too short or contains spaces.
fn require_login(text: &str) -> Result<String, Refusal> {
    let login = tidy_name(text);
    match login.chars().count() < MIN_LOGIN_CHARACTERS
        || login.contains(' ')
        || login != text.trim()
    {
        true => Err(Refusal::MalformedLogin),
        false => Ok(login),
    }
}

/// The password; refused if its length is not allowed.
fn require_length(password: &str) -> Result<&str, Refusal> {
    match password.chars().count() {
        password::MIN_PASSWORD_CHARACTERS..=password::MAX_PASSWORD_CHARACTERS => Ok(password),
        _ => Err(Refusal::PasswordLength),
    }
}

/// Whether the user can fix the problem in the form; other problems have an error page.
fn is_fixable(problem: &Problem) -> bool {
    matches!(problem, Problem::Login | Problem::LoginTaken(_) | Problem::HasAccount)
}

/// `GET /account`.
async fn show(reader: Reader, visitor: Visitor, Query(fields): Query<Fields>) -> Response {
    let done = Done::from_word(fields.text("done"));
    let notice = html! {
        @if let Some(done) = done {
            p.notice role="status" { (reader.say(&format!("account-done-{}", done.word()), &[])) }
        }
    };
    page(&reader, visitor.person_row(), &notice, "").into_response()
}

/// The account page, with a notice about the last action; `login` fills in the login field.
fn page<'a>(
    reader: &'a Reader,
    person: Option<&Person>,
    notice: &Markup,
    login: &str,
) -> Shell<'a> {
    let say = |id: &str| reader.say(id, &[]);
    let account = person.and_then(|person| person.login.as_deref());
    let body = html! {
        h1 { (say("account-title")) }
        (notice)
        (name_form(reader, person))
        @if let Some(account) = account {
            section {
                h2 { (say("account-yours")) }
                p { (reader.say("account-logged-in", &[("login", account.into())])) }
                form.buttons method="post" action="/account/logout" {
                    button type="submit" { (say("account-logout")) }
                    button type="submit" name="everywhere" value="yes" { (say("account-logout-everywhere")) }
                }
            }
            (password_form(reader))
        } @else {
            p { (say("account-about")) }
            (credentials_form(reader, "register", login))
            (credentials_form(reader, "login", login))
        }
        p { a href="/games" { (say("games-all")) } }
    };
    Shell::page(reader, say("account-title"), "/account".to_owned(), body)
}

fn name_form(reader: &Reader, person: Option<&Person>) -> Markup {
    let name = person.map_or("", |person| person.name.as_str());
    html! {
        form method="post" action="/account/name" {
            h2 { (reader.say("account-name", &[])) }
            label { (reader.say("play-name", &[]))
                input type="text" name="name" value=(name) maxlength=(MAX_NAME_CHARACTERS) required autocomplete="nickname";
                small { (reader.say("account-name-about", &[])) }
            }
            button type="submit" { (reader.say("account-name-save", &[])) }
        }
    }
}

/// A form for login and password; `what` is `register` or `login`.
fn credentials_form(reader: &Reader, what: &str, login: &str) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let kind = if what == "register" { Password::New } else { Password::Present };
    html! {
        form method="post" action=(format!("/account/{what}")) {
            h2 { (say(&format!("account-{what}"))) }
            p { (say(&format!("account-{what}-about"))) }
            label { (say("account-login-name"))
                input type="text" name="login" value=(login) required maxlength=(MAX_NAME_CHARACTERS) autocomplete="username"
                    autocapitalize="none" spellcheck="false";
            }
            label { (say("account-password")) (password_field(reader, "password", kind)) }
            button type="submit" { (say(&format!("account-{what}"))) }
        }
    }
}

fn password_form(reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        form method="post" action="/account/password" {
            h2 { (say("account-change")) }
            label { (say("account-password-old")) (password_field(reader, "password", Password::Present)) }
            label { (say("account-password-new")) (password_field(reader, "new", Password::New)) }
            button type="submit" { (say("account-change")) }
        }
    }
}

/// The kind of password that a field asks for, which tells password managers whether to fill it in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Password {
    Present,
    New,
}

fn password_field(reader: &Reader, name: &str, password: Password) -> Markup {
    let is_new = password == Password::New;
    html! {
        input type="password" name=(name) required minlength=[is_new.then_some(password::MIN_PASSWORD_CHARACTERS)]
            maxlength=(password::MAX_PASSWORD_CHARACTERS) autocomplete=(if is_new { "new-password" } else { "current-password" });
        @if is_new {
            small { (reader.say("account-password-about", &[("count", password::MIN_PASSWORD_CHARACTERS.into())])) }
        }
    }
}

/// `POST /account/name`.
async fn rename(form: AccountForm) -> Result<Response, Problem> {
    let name = form.fields.text("name");
    let result = match tidy_name(name).is_empty() {
        true => Err(Refusal::EmptyName),
        false => Ok((Done::Named, form.visitor.get_or_create(&form.app, name).await?.2)),
    };
    form.respond(result)
}

/// `POST /account/register`: creates an account for a guest or a new visitor.
async fn register(form: AccountForm) -> Result<Response, Problem> {
    let (login, password) = (form.fields.text("login"), form.fields.text("password"));
    let cookie = create_account(&form.app, &form.visitor, login, password).await;
    form.respond(cookie.map(|cookie| (Done::Registered, Some(unsigned(&form.app, cookie)))))
}

/// `POST /account/login`: logs in; a guest's games move to the account.
async fn log_in(form: AccountForm) -> Result<Response, Problem> {
    let (login, password) = (form.fields.text("login"), form.fields.text("password"));
    let cookie = authenticate(&form.app, &form.visitor, login, password).await;
    form.respond(cookie.map(|cookie| (Done::In, Some(unsigned(&form.app, cookie)))))
}

/// Creates an account for a visitor, who may be new. The cookie returned is the only valid one from then on.
pub(crate) async fn create_account(
    app: &App,
    visitor: &Visitor,
    login: &str,
    password: &str,
) -> Result<SessionCookie, Refusal> {
    app.rate_limits.check(LimitedRequest::Login, visitor.client_ip)?;
    let (login, password) = (require_login(login)?, require_length(password)?);
    if app.store.account(&login).await?.is_some() {
        return Err(Problem::LoginTaken(login).into());
    }
    let hash = password::hash(password).await?;
    // A new visitor gets the login as name.
    let name = if visitor.person_row().is_none() { &login } else { "" };
    let (person, _, _) = visitor.get_or_create(app, name).await?;
    let lock = app.store.register(person, &login, &hash).await?;
    Ok(SessionCookie { person, lock })
}

/// The cookie of the person with this login and password. A guest's games move to the account.
pub(crate) async fn authenticate(
    app: &App,
    visitor: &Visitor,
    login: &str,
    password: &str,
) -> Result<SessionCookie, Refusal> {
    app.rate_limits.check(LimitedRequest::Login, visitor.client_ip)?;
    if password.chars().count() > password::MAX_PASSWORD_CHARACTERS {
        return Err(Problem::Login.into());
    }
    let account = app.store.account(login.trim()).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let fits = password::verify(password, hash).await?;
    // The cookie carries the lock that belongs to this password; if the password is changed meanwhile, the cookie is
    // void.
    let cookie = account.filter(|_| fits).map(|account| SessionCookie::from(&account));
    let cookie = cookie.ok_or(Problem::Login)?;
    if let Some(guest) = visitor.person_row().filter(|person| person.login.is_none()) {
        merge_guest(app, guest.id, cookie.person).await?;
    }
    Ok(cookie)
}

/// Merges a guest into the person who owns the account.
async fn merge_guest(app: &App, guest: PersonId, person: PersonId) -> Result<(), Problem> {
    let listing =
        Listing { games: &[GameKind::Innovation.word()], ..Listing::first(MAX_RELOADED_TABLES) };
    let recent = app.store.tables_of(guest, &listing).await?;
    app.store.merge(guest, person, &SeatEvent::Merged.write(), Moment::now()).await?;
    // Finished tables get no notifications from the store, but their players may want a rematch, so they are reloaded
    // here.
    for table in recent.tables {
        app.room(table.id).await?.read_on(&app.store).await?;
    }
    Ok(())
}

/// `POST /account/logout`: logs out here or everywhere. Guests are not logged out, because they could never come
/// back.
async fn log_out(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let everywhere = fields.ticked("everywhere") == Some(true);
    let done = match visitor.person_row() {
        Some(guest) if guest.login.is_none() => {
            return Ok(Redirect::to("/account").into_response());
        }
        Some(person) if everywhere => {
            app.store.change_lock(person.id).await?;
            Done::OutEverywhere
        }
        _ => Done::Out,
    };
    let jar = SignedCookieJar::from_headers(&headers, app.key.clone()).remove(expired());
    Ok((jar, done.redirect()).into_response())
}

/// `POST /account/password`: changes the password of a person who knows the old one, and logs out all other devices.
async fn change_password(form: AccountForm) -> Result<Response, Problem> {
    let cookie = replace_password(&form).await;
    form.respond(cookie.map(|cookie| (Done::Password, Some(unsigned(&form.app, cookie)))))
}

/// Changes the password and returns the only cookie that is valid afterward.
async fn replace_password(
    AccountForm { app, visitor, fields, .. }: &AccountForm,
) -> Result<SessionCookie, Refusal> {
    app.rate_limits.check(LimitedRequest::Login, visitor.client_ip)?;
    let new = require_length(fields.text("new"))?;
    let person = visitor.person_row().ok_or(Problem::Login)?;
    let login = person.login.as_deref().ok_or(Problem::Login)?;
    let account = app.store.account(login).await?.filter(|account| account.person == person.id);
    let account = account.ok_or(Problem::Login)?;
    let old = fields.text("password");
    let hash = Some(account.password.clone());
    if old.chars().count() > password::MAX_PASSWORD_CHARACTERS
        || !password::verify(old, hash).await?
    {
        return Err(Problem::Login.into());
    }
    match app.store.change_password(&account, &password::hash(new).await?).await {
        // Another request changed the password first, so the old password entered here is no longer valid.
        Err(Error::NoPerson(_)) => Err(Problem::Login.into()),
        lock => Ok(SessionCookie { person: person.id, lock: lock? }),
    }
}
