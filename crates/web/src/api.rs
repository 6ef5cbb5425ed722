//! The interface for programs: JSON over HTTP, for everything that a page can do.

#[cfg(test)]
mod alike;
mod deeds;
mod game;
mod happened;
mod me;
mod page;
mod page_of;
mod stream;
mod tables;
mod view;

use crate::app::App;
use crate::http::reader::Reader;
use axum::Json;
use axum::Router;
use axum::routing::get;
use serde::Serialize;
use std::sync::LazyLock;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, InfoBuilder, OpenApi, OpenApiBuilder, Ref, RefOr, ResponseBuilder,
    SecurityRequirement,
};
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What an interface is called in its description.
const TITLE: &str = "Eureka for programs";

/// What one must know before the first request.
const ABOUT: &str = "Everything that a page can do. A program first asks who it is (POST /api/v1/me), keeps the token and sends it as \
    `Authorization: Bearer …`. A question is answered by naming the version of the table and one of the listed answers; what comes back \
    is stored. Cards have a name only where one's seat knows them. Whatever goes wrong is a problem (RFC 9457).";

/// Why something was not done, as application/problem+json.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemSeen {
    /// Which problem it is; what stands behind the `#` never changes.
    #[serde(rename = "type")]
    kind: String,
    /// What is wrong, in the language of the request.
    title: String,
    /// The status.
    status: u16,
    /// What exactly is wrong.
    detail: String,
    /// What to do about it.
    next: String,
    /// The version of the table, when one's own is stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u32>,
}

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    let described = described().0;
    described
        .route("/api/openapi.json", get(async || Json(&*DESCRIPTION)))
        .route("/api", get(async |reader: Reader| page::page(&DESCRIPTION, &reader)))
}

/// The description, which never changes.
static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(|| described().1);

/// The routes with their description.
fn described() -> (Router<App>, OpenApi) {
    let (router, mut api) = OpenApiRouter::with_openapi(OpenApiBuilder::new().build())
        .routes(routes!(me::who_am_i, me::become_known))
        .routes(routes!(me::register))
        .routes(routes!(me::log_in))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::lobby, tables::open_one))
        .routes(routes!(tables::one))
        .routes(routes!(deeds::sit))
        .routes(routes!(deeds::leave))
        .routes(routes!(deeds::offer))
        .routes(routes!(deeds::begin))
        .routes(routes!(deeds::vote))
        .routes(routes!(deeds::close))
        .routes(routes!(deeds::rematch))
        .routes(routes!(deeds::say))
        .routes(routes!(game::view))
        .routes(routes!(game::answers))
        .routes(routes!(deeds::answer))
        .routes(routes!(deeds::take_back))
        .routes(routes!(game::hint))
        .routes(routes!(stream::stream))
        .routes(routes!(game::record))
        .routes(routes!(game::record_text))
        .split_for_parts();
    api.info = InfoBuilder::new()
        .title(TITLE)
        .description(Some(ABOUT))
        .version(env!("CARGO_PKG_VERSION"))
        .build();
    complete(&mut api);
    (router, api)
}

/// What is the same for all: the token, and the problem that anything can end in.
fn complete(api: &mut OpenApi) {
    let components = api.components.get_or_insert_default();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
    for (name, schema) in [
        (ProblemSeen::name(), ProblemSeen::schema()),
        (stream::Stepped::name(), stream::Stepped::schema()),
        (stream::Talked::name(), stream::Talked::schema()),
    ] {
        components.schemas.insert(name.into_owned(), schema);
    }
    let mut more = Vec::new();
    stream::Stepped::schemas(&mut more);
    stream::Talked::schemas(&mut more);
    components.schemas.extend(more);
    api.security = Some(vec![SecurityRequirement::new("token", Vec::<String>::new())]);
    for path in api.paths.paths.values_mut() {
        for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
            add_problem(operation);
        }
    }
}

fn add_problem(operation: &mut Operation) {
    let problem = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name(ProblemSeen::name().into_owned())))
        .build();
    let response = ResponseBuilder::new()
        .description("Why it was not done")
        .content("application/problem+json", problem)
        .build();
    operation.responses.responses.insert("default".to_owned(), RefOr::T(response));
}
