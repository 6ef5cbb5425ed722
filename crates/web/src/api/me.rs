//! The identity of a program: its person, token and account.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::{SessionCookie, Visitor, token, unsigned};
use crate::pages::account::{self, Refusal};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use eureka_protocol::me::{Credentials, Me, NameRequest};
use eureka_store::Person;

/// Creates a person with this name, or renames the person whose token is sent.
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = NameRequest, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn become_known(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(named): Json<NameRequest>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let (id, _, cookie) = visitor.get_or_create(&app, &named.name).await?;
    let me = me(&app, app.store.person(id).await?);
    Ok((cookie.into_iter().fold(jar, SignedCookieJar::add), Json(me)))
}

/// The person whose token is sent, or null without one.
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, description = "Oneself, or null", body = Option<Me>)))]
pub(super) async fn who_am_i(State(app): State<App>, visitor: Visitor) -> Json<Option<Me>> {
    Json(visitor.person_row().cloned().map(|person| me(&app, person)))
}

/// Creates an account for the person whose token is sent, or for a new one. With login and password it is the same person on
/// every device. The response has a new token; the earlier one is no longer valid.
#[utoipa::path(post, path = "/api/v1/me/register", tag = "me", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn register(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(credentials): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let cookie =
        account::create_account(&app, &visitor, &credentials.login, &credentials.password).await;
    logged_in(&app, jar, cookie.map_err(Refusal::problem)?).await
}

/// Logs in as the person with this login. If the token sent is a guest's, the guest's games move to the account.
#[utoipa::path(post, path = "/api/v1/me/login", tag = "me", request_body = Credentials, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(credentials): Json<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let cookie =
        account::authenticate(&app, &visitor, &credentials.login, &credentials.password).await;
    logged_in(&app, jar, cookie.map_err(Refusal::problem)?).await
}

/// The response after creating an account or logging in. Its token is made from `cookie`, not from the person's current row: if
/// the password is changed at the same time, the token must not be valid.
async fn logged_in(
    app: &App,
    jar: SignedCookieJar,
    cookie: SessionCookie,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let person = app.store.person(cookie.person).await?;
    let me = Me { token: token(app, cookie), ..me(app, person) };
    Ok((jar.add(unsigned(app, cookie)), Json(me)))
}

fn me(app: &App, person: Person) -> Me {
    let token = token(app, SessionCookie::from(&person));
    Me { name: person.name, login: person.login, token }
}
