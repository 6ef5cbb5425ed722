//! The API for programs: JSON over HTTP for everything that can be done at a table, with its OpenAPI description.
//!
//! The description is generated from the handlers: their doc comments, function names and parameter docs are published in
//! `/api/openapi.json` and on the page `/api`.

#[cfg(test)]
mod alike;
mod game;
mod me;
mod page;
mod stream;
pub(crate) mod tables;

use crate::actions;
use crate::app::App;
use crate::http::reader::Reader;
use axum::Json;
use axum::Router;
use axum::routing::get;
use eureka_protocol::problem::Problem;
use eureka_protocol::stream::{Step, Talk};
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

/// The title of the description.
const TITLE: &str = "Eureka for programs";

/// The introduction of the description.
const ABOUT: &str = "Everything that can be done at a table. A program first asks who it is (POST /api/v1/me), keeps the token and sends it as \
    `Authorization: Bearer …`. A question is answered by naming the version of the table and one of the listed answers; what comes back \
    is stored. Cards have a name only where one's seat knows them. Whatever goes wrong is a problem (RFC 9457).";

/// The routes of the API, with its description as JSON and as a page.
pub(crate) fn routes() -> Router<App> {
    let described = described().0;
    described
        .route("/api/openapi.json", get(async || Json(&*DESCRIPTION)))
        .route("/api", get(async |reader: Reader| page::page(&DESCRIPTION, &reader)))
}

/// The OpenAPI description, generated once.
static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(|| described().1);

/// The routes together with their description.
fn described() -> (Router<App>, OpenApi) {
    let (router, mut api) = OpenApiRouter::with_openapi(OpenApiBuilder::new().build())
        .routes(routes!(me::who_am_i, me::become_known))
        .routes(routes!(me::register))
        .routes(routes!(me::log_in))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::lobby, tables::open_one))
        .routes(routes!(tables::one))
        .routes(routes!(actions::sit))
        .routes(routes!(actions::leave))
        .routes(routes!(actions::offer))
        .routes(routes!(actions::begin))
        .routes(routes!(actions::vote))
        .routes(routes!(actions::resign))
        .routes(routes!(actions::close))
        .routes(routes!(actions::rematch))
        .routes(routes!(actions::say))
        .routes(routes!(game::view))
        .routes(routes!(game::answers))
        .routes(routes!(actions::answer))
        .routes(routes!(actions::take_back))
        .routes(routes!(actions::redo))
        .routes(routes!(actions::correct))
        .routes(routes!(actions::finish))
        .routes(routes!(game::hint))
        .routes(routes!(stream::stream))
        .routes(routes!(game::record))
        .routes(routes!(game::record_text))
        .routes(routes!(game::replay))
        .routes(routes!(game::analysis))
        .split_for_parts();
    api.info = InfoBuilder::new()
        .title(TITLE)
        .description(Some(ABOUT))
        .version(env!("CARGO_PKG_VERSION"))
        .build();
    complete(&mut api);
    (router, api)
}

/// Adds what is common to all operations: the token, the problem that any of them can end in, and the messages of streams.
fn complete(api: &mut OpenApi) {
    let components = api.components.get_or_insert_default();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
    for (name, schema) in [
        (Problem::name(), Problem::schema()),
        (Step::name(), Step::schema()),
        (Talk::name(), Talk::schema()),
    ] {
        components.schemas.insert(name.into_owned(), schema);
    }
    let mut more = Vec::new();
    Step::schemas(&mut more);
    Talk::schemas(&mut more);
    components.schemas.extend(more);
    api.security = Some(vec![SecurityRequirement::new("token", Vec::<String>::new())]);
    for path in api.paths.paths.values_mut() {
        for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
            add_problem(operation);
        }
    }
}

/// Adds the problem as the default response of an operation.
fn add_problem(operation: &mut Operation) {
    let problem = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name(Problem::name().into_owned())))
        .build();
    let response = ResponseBuilder::new()
        .description("Why it was not done")
        .content("application/problem+json", problem)
        .build();
    operation.responses.responses.insert("default".to_owned(), RefOr::T(response));
}
