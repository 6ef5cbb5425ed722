//! `Client`: the kinds of clients, each with its own form of reply. Browsers send forms and follow redirects, the script of a
//! page needs no reply, and programs speak JSON.

use crate::app::App;
use crate::http::visitor::signed;
use axum::extract::{Form, FromRequest, FromRequestParts, Json, Request};
use axum::http::StatusCode;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::Cookie;
use serde::de::DeserializeOwned;
use std::convert::Infallible;

/// The kind of client that sends a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Client {
    /// A program: the path begins with `/api/`.
    Program,
    /// The script of a page, which sends the form without leaving the page.
    Script,
    /// A browser that sends a form without the script and therefore needs a redirect.
    Page,
}

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Client, Infallible> {
        let accept = parts.headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
        Ok(match parts.uri.path().starts_with("/api/") {
            true => Client::Program,
            false if accept.is_some_and(|accept| accept.contains("text/html")) => Client::Page,
            false => Client::Script,
        })
    }
}

impl Client {
    pub(crate) fn is_program(self) -> bool {
        self == Client::Program
    }

    pub(crate) fn is_page(self) -> bool {
        self == Client::Page
    }

    /// The reply after an action: the result for a program, a redirect to `path` for a browser, and an empty response for a
    /// script, which learns of the change from the live stream.
    pub(crate) fn reply(self, path: &str, result: impl IntoResponse) -> Response {
        match self {
            Client::Program => result.into_response(),
            Client::Script => StatusCode::NO_CONTENT.into_response(),
            Client::Page => Redirect::to(path).into_response(),
        }
    }

    /// The reply after an action that ends on another page: the result for a program, a redirect for everybody else.
    pub(crate) fn leave(self, path: &str, result: impl IntoResponse) -> Response {
        match self {
            Client::Program => result.into_response(),
            Client::Script | Client::Page => Redirect::to(path).into_response(),
        }
    }

    /// The reply after an action without a result.
    pub(crate) fn done(self, path: &str) -> Response {
        self.reply(path, StatusCode::NO_CONTENT)
    }

    /// Adds a signed cookie to a response, if there is one to set.
    pub(crate) fn with(
        self,
        app: &App,
        cookie: Option<Cookie<'static>>,
        response: Response,
    ) -> Response {
        match cookie {
            Some(_) => (signed(app, cookie), response).into_response(),
            None => response,
        }
    }
}

/// Whether the body of a request is read as a form. The API accepts only JSON.
pub(crate) fn is_form(request: &Request) -> bool {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_form = kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"));
    is_form && !request.uri().path().starts_with("/api/")
}

/// Extracts the body of a request from a form or from JSON. The API accepts only JSON.
pub(crate) struct FormOrJson<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for FormOrJson<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<FormOrJson<T>, Response> {
        match is_form(&request) {
            true => {
                let sent = Form::<T>::from_request(request, app).await;
                sent.map(|Form(body)| FormOrJson(body)).map_err(IntoResponse::into_response)
            }
            false => {
                let sent = Json::<T>::from_request(request, app).await;
                sent.map(|Json(body)| FormOrJson(body)).map_err(IntoResponse::into_response)
            }
        }
    }
}
