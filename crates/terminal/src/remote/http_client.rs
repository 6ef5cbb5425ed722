//! The wire to a server: what one can ask there, and have done.

use super::Invitation;
use eureka_protocol::me::{Credentials, Me, Named};
use eureka_protocol::problem::Problem;
use eureka_protocol::table::{AtSeat, Table};
use eureka_words::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use ureq::http::Response;
use ureq::{Agent, Body, RequestBuilder};

/// How long to wait for a server before giving up.
const SERVER_TIMEOUT: Duration = Duration::from_secs(20);

/// Why there is no table to play at.
#[derive(Debug, thiserror::Error)]
pub enum RemoteError {
    /// The address is none.
    #[error("`{0}` is no address of a server: that begins with http:// or https://")]
    Address(String),
    /// The server cannot be reached.
    #[error("cannot reach {server}: {reason}")]
    Unreachable {
        /// Its address.
        server: String,
        /// Why not.
        reason: String,
    },
    /// The server says no.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The server says something that is not understood.
    #[error("the server says what this program does not understand: perhaps their versions differ")]
    Unreadable,
    /// Another game is played there.
    #[error("this client plays Innovation, and the table is of another game")]
    OtherGame,
    /// The seat is not there.
    #[error("the table has no such seat")]
    NoSeat,
    /// The table was given up.
    #[error("the table was given up")]
    Closed,
    /// The connection has ended.
    #[error("the connection to the server has ended")]
    Gone,
}

/// A connection to a server as one person.
#[derive(Clone)]
pub(super) struct HttpClient {
    agent: Agent,
    /// The address of the server.
    pub(super) base_url: String,
    language: Language,
    /// The file in which the token is kept.
    token_file: Option<PathBuf>,
    token: Option<String>,
}

impl HttpClient {
    /// A connection to the server of an invitation.
    pub(super) fn new(invitation: &Invitation) -> Result<HttpClient, RemoteError> {
        let server = &invitation.server;
        let base_url = server.trim_end_matches('/').to_owned();
        if !base_url.starts_with("http://") && !base_url.starts_with("https://") {
            return Err(RemoteError::Address(server.to_owned()));
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(SERVER_TIMEOUT))
            .timeout_recv_response(Some(SERVER_TIMEOUT));
        let token_file = invitation.folder.as_deref().map(|folder| token_path(folder, &base_url));
        let token = token_file.as_deref().and_then(read_token);
        let (agent, language) = (config.build().into(), invitation.language);
        Ok(HttpClient { agent, base_url, language, token_file, token })
    }

    /// Becomes the owner of an account, the person of the last time, or a new one.
    pub(super) fn sign_in(
        &mut self,
        account: Option<&Credentials>,
        name: Option<&str>,
    ) -> Result<(), RemoteError> {
        let mut me: Option<Me> = None;
        if let Some(account) = account {
            me = Some(self.post("/api/v1/me/login", account)?);
        } else if self.token.is_some() {
            me = self.get("/api/v1/me")?;
        }
        if let Some(me) = &me {
            self.token = Some(me.token.clone());
        }
        let me = match (me, name) {
            (Some(me), None) => me,
            // A name for a person who is new, or another one for the same.
            (_, name) => {
                let name = name.unwrap_or_default().to_owned();
                self.post("/api/v1/me", &Named { name })?
            }
        };
        if let Some(file) = &self.token_file {
            write_token(file, &me.token);
        }
        self.token = Some(me.token);
        Ok(())
    }

    /// The table with this id.
    pub(super) fn table(&self, id: &str) -> Result<Table, RemoteError> {
        // Whoever has the link of a table has its id.
        let id = id.rsplit('/').next().unwrap_or(id);
        self.get(&format!("/api/v1/tables/{id}"))
    }

    /// Sits down.
    pub(super) fn sit(&self, table: &str, seat: &str) -> Result<Table, RemoteError> {
        self.post(&format!("/api/v1/tables/{table}/sit"), &AtSeat { seat: seat.to_owned() })
    }

    /// The stream of what happens, line by line until it breaks off.
    pub(super) fn stream_lines(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = String> + Send + use<>, RemoteError> {
        let request = self.agent.get(format!("{}{path}", self.base_url));
        let response = self.signed(request).header("Accept", "text/event-stream").call();
        let response = self.require_success(response)?;
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        Ok(lines.map_while(Result::ok))
    }

    /// What the server says to a question.
    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RemoteError> {
        let request = self.agent.get(format!("{}{path}", self.base_url));
        self.read(self.signed(request).call())
    }

    /// What the server says to something that is to be done.
    pub(super) fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RemoteError> {
        let body = serde_json::to_string(body).expect("a request has a JSON form");
        let request = self.agent.post(format!("{}{path}", self.base_url));
        let request = self.signed(request).content_type("application/json");
        self.read(request.send(body))
    }

    /// A request that says who asks, and in which language.
    fn signed<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        let request = request.header("Accept-Language", self.language.tag());
        match &self.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    fn read<T: DeserializeOwned>(
        &self,
        response: Result<Response<Body>, ureq::Error>,
    ) -> Result<T, RemoteError> {
        let text = self.require_success(response)?.body_mut().read_to_string();
        let text = text.map_err(|error| self.unreachable(&error))?;
        serde_json::from_str(&text).map_err(|_| RemoteError::Unreadable)
    }

    /// A response that does what was asked for; otherwise why the server does not, in its words.
    fn require_success(
        &self,
        response: Result<Response<Body>, ureq::Error>,
    ) -> Result<Response<Body>, RemoteError> {
        let mut response = response.map_err(|error| self.unreachable(&error))?;
        if response.status().is_success() {
            return Ok(response);
        }
        let text = response.body_mut().read_to_string().unwrap_or_default();
        let problem: Result<Problem, _> = serde_json::from_str(&text);
        let status = response.status().to_string();
        Err(RemoteError::Refused(problem.map_or(status, |problem| problem.title)))
    }

    fn unreachable(&self, error: &ureq::Error) -> RemoteError {
        RemoteError::Unreachable { server: self.base_url.clone(), reason: error.to_string() }
    }
}

/// The token in a file, if there is one.
fn read_token(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    Some(text.trim().to_owned()).filter(|token| !token.is_empty())
}

/// Keeps a token for the next time. Where it cannot be kept one is somebody else then, which is no reason not to play.
fn write_token(file: &Path, token: &str) {
    let Some(folder) = file.parent() else { return };
    let _ = fs::create_dir_all(folder);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(file).and_then(|mut file| file.write_all(token.as_bytes()));
}

/// The file that keeps who one is to a server; only its owner can read it.
fn token_path(folder: &Path, server: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = server.chars().map(plain).collect();
    folder.join(format!("{name}.token"))
}
