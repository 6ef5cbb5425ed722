//! The identity of a program.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::{SessionCookie, Visitor, cookie, token};
use crate::pages::account::{self, Refusal};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use eureka_protocol::me::{Credentials, Me, NameRequest};
use eureka_store::Person;

/// Who one is: the first time a new person, later the same under another name.
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = NameRequest, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn become_known(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(named): Json<NameRequest>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let (id, _, cookie) = visitor.named(&app, &named.name).await?;
    let me = me(&app, app.store.person(id).await?);
    Ok((cookie.into_iter().fold(jar, SignedCookieJar::add), Json(me)))
}

/// Who one is; nobody, before one has said anything.
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, description = "Oneself, or null", body = Option<Me>)))]
pub(super) async fn who_am_i(State(app): State<App>, visitor: Visitor) -> Json<Option<Me>> {
    Json(visitor.met().cloned().map(|person| me(&app, person)))
}

/// Gives an account to oneself, who may be new: with login and password one is the same person on every device. The token is another one from
/// then on, and the one before fits no more.
#[utoipa::path(post, path = "/api/v1/me/register", tag = "me", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn register(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(entry): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let pass = account::enrol(&app, &visitor, &entry.login, &entry.password).await;
    entered(&app, jar, pass.map_err(Refusal::problem)?).await
}

/// Becomes the person who has this login. Who was a guest until now brings along his games.
#[utoipa::path(post, path = "/api/v1/me/login", tag = "me", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(entry): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let pass = account::let_in(&app, &visitor, &entry.login, &entry.password).await;
    entered(&app, jar, pass.map_err(Refusal::problem)?).await
}

/// Somebody with the key that he has earned, whichever lock is on his door by now.
async fn entered(
    app: &App,
    jar: SignedCookieJar,
    pass: SessionCookie,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.store.person(pass.person).await?;
    let me = Me { token: token(app, pass), ..me(app, person) };
    Ok((jar.add(cookie(app, pass)), Json(me)))
}

fn me(app: &App, person: Person) -> Me {
    let token = token(app, SessionCookie::from(&person));
    Me { name: person.name, login: person.login, token }
}
