//! Who a program is.

use crate::app::App;
use crate::person::{Visitor, token};
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use eureka_store::{Error, Person};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What somebody wants to be called.
#[derive(Deserialize, ToSchema)]
pub(super) struct Named {
    /// The name; without one, a new person gets one by chance.
    #[serde(default)]
    name: String,
}

/// Somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The name for people; several may have the same.
    name: String,
    /// The login of the account, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    login: Option<String>,
    /// What to send as `Authorization: Bearer …`. Whoever has it is this person.
    token: String,
}

/// Who one is: the first time a new person, later the same under another name.
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = Named, security((), ("token" = [])),
    responses((status = 200, description = "Oneself", body = Me)))]
pub(super) async fn become_known(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Json(named): Json<Named>,
) -> Result<(SignedCookieJar, Json<Me>), Problem> {
    let (id, _, cookie) = visitor.named(&app, &named.name).await?;
    let me = Me::new(&app, app.store.person(id).await?);
    Ok((cookie.into_iter().fold(jar, SignedCookieJar::add), Json(me)))
}

/// Who one is; nobody, before one has said anything.
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, description = "Oneself, or null", body = Option<Me>)))]
pub(super) async fn who_am_i(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Option<Me>>, Problem> {
    let Some(id) = visitor.person else { return Ok(Json(None)) };
    match app.store.person(id).await {
        Ok(person) => Ok(Json(Some(Me::new(&app, person)))),
        Err(Error::NoPerson(_)) => Ok(Json(None)),
        Err(error) => Err(error.into()),
    }
}

impl Me {
    fn new(app: &App, person: Person) -> Me {
        Me { token: token(app, person.id), name: person.name, login: person.login }
    }
}
