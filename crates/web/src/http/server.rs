//! The server: its routes, the middleware around every request, start and shutdown.

use crate::app::App;
use crate::http::config::Config;
use crate::http::limits::LimitedRequest;
use crate::http::listener::LimitedListener;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::{assets, measures};
use crate::inventions::{companion, solo_game};
use crate::pages::shell::Shell;
use crate::pages::{account, home, invitation, lessons, live, reading, site, table};
use crate::{actions, api, replay};
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{
    ACCEPT, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use axum::{Json, Router};
use maud::html;
use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::TraceLayer;
use tracing::Instrument;

/// The content security policy: only our own scripts, styles and pictures; nothing inline, nothing in frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The time limit of a request, including the time the client takes to send it.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// The time that running requests have to finish once the server is told to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// The header with the id of a request, which is also in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The reason why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database could not be opened.
    #[error(transparent)]
    Store(#[from] eureka_store::Error),
    /// The address could not be bound.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The listener failed while the server was running.
    #[error("the server has stopped: {0}")]
    Stopped(std::io::Error),
}

/// A server with an open database and a bound address, ready to [`serve`](Server::serve).
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Binds the address and opens the database. Connections wait until [`serve`](Server::serve) is called.
    pub async fn open(config: Config) -> Result<Server, ServeError> {
        let listen = config.listen;
        let failed = |error| ServeError::Listen(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Server { app: App::open(config).await?, listener, address })
    }

    /// The bound address, with the actual port if port 0 was asked for.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The routes with their middleware, for tests that send requests without a connection.
    pub fn router(&self) -> Router {
        routes(self.app.clone())
    }

    /// Serves requests until `stop` completes, then lets running requests finish and closes the database.
    pub async fn serve(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        measures::install();
        let app = self.app.clone();
        let tasks = [
            tokio::spawn(app.clone().hear_news()),
            tokio::spawn(app.clone().tell_lists()),
            tokio::spawn(app.clone().count_service_time(app.store.keeper()?)),
            tokio::spawn(app.clone().run_periodic_checks()),
            tokio::spawn(measures::update_gauges(app.clone())),
        ];
        let service = routes(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = app.clone();
        let listener = LimitedListener {
            listener: self.listener,
            permits: app.rate_limits.connections.clone(),
        };
        // axum provides `ConnectInfo` for a custom listener only if it is wrapped by `tap_io`.
        let served =
            axum::serve(listener.tap_io(|_| {}), service).with_graceful_shutdown(async move {
                stop.await;
                // Live streams see this flag and end; all other requests may finish.
                stopping.stopping.send_replace(true);
            });
        let mut stopped = app.stopping.subscribe();
        let too_long = async {
            // Waiting cannot fail: `app` holds the sender.
            let _ = stopped.wait_for(|&stopping| stopping).await;
            time::sleep(SHUTDOWN_TIMEOUT).await;
        };
        let served = tokio::select! {
            served = served.into_future() => served,
            // Some client is not reading its response. Nothing is lost: every acknowledged change is stored.
            () = too_long => Ok(()),
        };
        app.stopping.send_replace(true);
        tasks.iter().for_each(tokio::task::JoinHandle::abort);
        app.store.close().await;
        served.map_err(ServeError::Stopped)
    }
}

/// All routes, with their middleware.
fn routes(app: App) -> Router {
    let routes = Router::new()
        .merge(home::routes())
        .merge(invitation::routes())
        .merge(account::routes())
        .merge(table::routes())
        .merge(actions::routes())
        .merge(live::routes())
        .merge(replay::routes())
        .merge(companion::routes())
        .merge(solo_game::routes())
        .merge(reading::routes())
        .merge(site::routes())
        .merge(lessons::routes())
        .merge(api::routes())
        .route("/static/{version}/{name}", get(assets::asset))
        .route("/healthz", get(measures::health))
        .route("/metrics", get(measures::metrics));
    guarded(routes, app)
}

/// Adds the middleware to the routes, the last layer being the outermost.
fn guarded(routes: Router<App>, app: App) -> Router {
    let limits = app.config.limits;
    let compressed = SizeAbove::new(1024).and(NotForContentType::new("text/event-stream"));
    routes
        .fallback(async || Problem::NoPage)
        .method_not_allowed_fallback(async || Problem::NoMethod)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            tracing::error!("a handler broke down");
            Problem::Internal.into_response()
        }))
        .layer(middleware::from_fn_with_state(app.clone(), explain))
        .layer(CompressionLayer::new().compress_when(compressed))
        .layer(middleware::from_fn(secure))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(
            // The log gets the route pattern and the outcome only: forms, cookies and queries are private, and so is the id of
            // a table, since knowing it is enough to open the table.
            TraceLayer::new_for_http().make_span_with(|request: &Request<Body>| {
                let id = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok());
                let page = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
                tracing::info_span!("request", id, method = %request.method(), page)
            }),
        )
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .with_state(app)
}

/// Refuses clients that ask too often, forms sent by other sites, and changes while the write queue is full.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let client = crate::http::visitor::client_ip(&parts, app.config.behind_proxy);
    if let Err(problem) = app.rate_limits.check(LimitedRequest::Request, client) {
        return problem.into_response();
    }
    let is_change = is_change(&parts.method);
    if is_change && is_cross_site(&parts.headers, app.config.public_url.as_deref()) {
        return Problem::CrossSite.into_response();
    }
    let started = std::time::Instant::now();
    let run = next.run(Request::from_parts(parts, body));
    let response = match is_change {
        // The store would refuse the change anyway; refusing it here spares the database the reads before it.
        true if app.store.is_full() => Problem::Unavailable.into_response(),
        // A task of its own: a change that has begun is finished even if the client hangs up.
        true => match time::timeout(REQUEST_TIMEOUT, tokio::spawn(run.in_current_span())).await {
            Ok(Ok(response)) => response,
            Ok(Err(broken)) => {
                tracing::error!(panicked = broken.is_panic(), "a handler broke down");
                Problem::Internal.into_response()
            }
            Err(_late) => Problem::Unavailable.into_response(),
        },
        false => match time::timeout(REQUEST_TIMEOUT, run).await {
            Ok(response) => response,
            Err(_late) => Problem::Unavailable.into_response(),
        },
    };
    measures::request(response.status(), started.elapsed());
    response
}

/// Whether requests with this method change something.
fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a browser sends this request on behalf of another site. Programs send neither header; they pass, since they only
/// send cookies on purpose.
fn is_cross_site(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text(ORIGIN) else { return false };
    // Behind a proxy, `Host` may differ from the address that people type.
    let is_public = public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    let host = origin.split_once("://").map(|(_, host)| host);
    !is_public && (host.is_none() || host != text(HOST))
}

/// Adds the security headers to every response.
async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        // A default: responses that may be cached set their own value, all others may contain private data.
        (CACHE_CONTROL, "no-store"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Turns a problem into a page for people or into problem+json for programs.
async fn explain(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(reader) = Reader::from_request_parts(&mut parts, &app).await;
    let path = parts.uri.path().to_owned();
    let accept = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("");
    let for_people = accept.contains("text/html") && !path.starts_with("/api/");
    let response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        // Requests refused by axum itself have a plain text instead of a problem. Pages and JSON that our own handlers wrote,
        // for example a form with its errors, stay as they are.
        None if status.is_client_error() && !is_written(&response) => match status.as_u16() {
            404 => Problem::NoPage,
            405 => Problem::NoMethod,
            413 => Problem::TooLarge,
            _ => Problem::Malformed(text_of(response).await),
        },
        None => return response,
    };
    let mut explained = match for_people {
        true => problem_page(&problem, &reader, path),
        false => problem_json(&problem, &reader),
    };
    *explained.status_mut() = problem.status();
    if let Some(seconds) = problem.retry_after() {
        explained.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    explained
}

/// Whether a response already has a body of HTML or JSON.
fn is_written(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.contains("json") || kind.contains("html"))
}

/// The beginning of a response's body, as text.
async fn text_of(response: Response) -> String {
    let bytes = axum::body::to_bytes(response.into_body(), 4096).await.unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A problem as a page.
fn problem_page(problem: &Problem, reader: &Reader, path: String) -> Response {
    let (title, next) = explanation(problem, reader);
    let body = html! {
        article.notice {
            h1 { (title) }
            p { (next) }
            // The English detail is shown only where the reader can act on it or report it.
            @if let Problem::Malformed(detail) | Problem::Options(detail) | Problem::Unplayable(detail) = problem {
                p.detail lang="en" { (detail) }
            }
            p { a.button href="/" { (reader.say("problem-home", &[])) } }
            @if let Some(table) = path.strip_prefix("/table/").and_then(|rest| rest.split('/').next())
                && *problem != Problem::NoTable {
                p { a href=(format!("/table/{table}")) { (reader.say("problem-table", &[])) } }
            }
        }
    };
    Shell::page(reader, title, "/".to_owned(), body).into_response()
}

/// A problem as problem+json.
fn problem_json(problem: &Problem, reader: &Reader) -> Response {
    let (title, next) = explanation(problem, reader);
    let body = eureka_protocol::problem::Problem {
        kind: format!("/api#{}", problem.word()),
        title,
        status: problem.status().as_u16(),
        detail: problem.to_string(),
        next,
        version: match problem {
            Problem::Stale { version } => Some(*version),
            _ => None,
        },
    };
    ([(CONTENT_TYPE, "application/problem+json")], Json(body)).into_response()
}

/// The title of a problem and the advice on how to go on, in the reader's language.
fn explanation(problem: &Problem, reader: &Reader) -> (String, String) {
    let word = problem.word();
    let seconds = problem.retry_after().unwrap_or_default();
    let values = [("seconds", seconds.into())];
    (
        reader.say(&format!("problem-{word}"), &values),
        reader.say(&format!("problem-next-{word}"), &values),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_store::Moment;
    use reqwest::{Client, StatusCode};
    use std::future::poll_fn;
    use std::task::Poll;
    use tempfile::TempDir;
    use tower::ServiceExt;

    async fn breaks_down() -> Response {
        panic!("a mistake in a handler");
    }

    async fn app(folder: &TempDir) -> App {
        let database = folder.path().join("eureka.db").to_str().unwrap().to_owned();
        App::open(Config { database, thinkers: 1, ..Config::default() }).await.unwrap()
    }

    #[tokio::test]
    async fn a_full_write_queue_refuses_changes_but_still_serves_pages() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(&folder).await;
        let whole = Router::new().route("/whole", get(async || "whole").post(async || "whole"));
        let whole = guarded(whole, app.clone());
        let ask = async |method: Method| {
            let request = Request::builder().method(method).uri("/whole").body(Body::empty());
            whole.clone().oneshot(request.unwrap()).await.unwrap()
        };
        let table = "no-table-at-all_".parse().unwrap();
        let mut waiting = Vec::new();
        // The test runtime has one thread: the writer does not run while these futures are polled by hand.
        while !app.store.is_full() {
            let mut change = Box::pin(app.store.note(table, String::new(), Moment::now()));
            assert!(poll_fn(|cx| Poll::Ready(change.as_mut().poll(cx))).await.is_pending());
            waiting.push(change);
        }
        let refused = ask(Method::POST).await;
        assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(refused.headers()[RETRY_AFTER], "1");
        assert!(text_of(refused).await.contains("/api#unavailable"));
        assert_eq!(ask(Method::GET).await.status(), StatusCode::OK);
        for change in waiting {
            assert!(change.await.is_err(), "the table does not exist, so the change must fail");
        }
        assert_eq!(ask(Method::POST).await.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn a_panicking_handler_is_an_internal_error_and_affects_no_other_request() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(&folder).await;
        let broken = Router::new()
            .route("/broken", get(breaks_down).post(breaks_down))
            .route("/whole", get(async || "whole"));
        let service = guarded(broken, app).into_make_service_with_connect_info::<SocketAddr>();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(axum::serve(listener, service).into_future());
        let client = Client::new();
        for request in [client.get(format!("{base}/broken")), client.post(format!("{base}/broken"))]
        {
            let response = request.send().await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let told = response.text().await.unwrap();
            assert!(
                told.contains("/api#ours") && !told.contains("a mistake in a handler"),
                "{told}"
            );
        }
        let whole = client.get(format!("{base}/whole")).send().await.unwrap();
        assert_eq!(whole.text().await.unwrap(), "whole");
    }
}
