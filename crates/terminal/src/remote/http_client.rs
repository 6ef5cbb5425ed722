//! The HTTP requests to a server, made in the name of one player.

use super::Invitation;
use eureka_protocol::me::{Credentials, Me, NameRequest};
use eureka_protocol::problem::Problem;
use eureka_protocol::table::{AtSeat, Resign, Table};
use eureka_words::Language;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use ureq::http::Response;
use ureq::{Agent, Body, RequestBuilder};

/// The timeout for a connection and for a response.
const SERVER_TIMEOUT: Duration = Duration::from_secs(20);

/// The reason why no table can be played at.
#[derive(Debug, thiserror::Error)]
pub enum RemoteError {
    /// The address of the server is malformed.
    #[error("`{0}` is no address of a server: that begins with http:// or https://")]
    Address(String),
    /// The server cannot be reached.
    #[error("cannot reach {server}: {reason}")]
    Unreachable {
        /// The address of the server.
        server: String,
        /// The reason.
        reason: String,
    },
    /// The server refuses the request, with its reason.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The response cannot be read.
    #[error("the server says what this program does not understand: perhaps their versions differ")]
    Unreadable,
    /// The table plays another game.
    #[error("this client plays Innovation, and the table is of another game")]
    OtherGame,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// The table was closed.
    #[error("the table was closed")]
    Closed,
    /// The connection has ended.
    #[error("the connection to the server has ended")]
    Gone,
}

/// A client of one server, as one player.
#[derive(Clone)]
pub(super) struct HttpClient {
    agent: Agent,
    /// The address of the server, without a slash at the end.
    pub(super) base_url: String,
    language: Language,
    /// The file that keeps the token.
    token_file: Option<PathBuf>,
    token: Option<String>,
}

impl HttpClient {
    /// Creates a client for the server of an invitation, with the token of the last visit.
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

    /// Signs in to an account, continues as the player of the last visit, or creates a new player.
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
            // A name for a new player, or a new name for a known one.
            (_, name) => {
                let name = name.unwrap_or_default().to_owned();
                self.post("/api/v1/me", &NameRequest { name })?
            }
        };
        if let Some(file) = &self.token_file {
            write_token(file, &me.token);
        }
        self.token = Some(me.token);
        Ok(())
    }

    /// The table with this id or address.
    pub(super) fn table(&self, id: &str) -> Result<Table, RemoteError> {
        // The link of a table ends with its id.
        let id = id.rsplit('/').next().unwrap_or(id);
        self.get(&format!("/api/v1/tables/{id}"))
    }

    /// Takes a seat.
    pub(super) fn sit(&self, table: &str, seat: &str) -> Result<Table, RemoteError> {
        self.post(&format!("/api/v1/tables/{table}/sit"), &AtSeat { seat: seat.to_owned() })
    }

    /// Gives up for a seat.
    pub(super) fn resign(&self, table: &str, seat: &str) -> Result<Table, RemoteError> {
        let seat = Some(seat.to_owned());
        self.post(&format!("/api/v1/tables/{table}/resign"), &Resign { seat })
    }

    /// The event stream at this path, line by line until it breaks off.
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

    /// Sends a GET request, and reads its JSON response.
    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RemoteError> {
        let request = self.agent.get(format!("{}{path}", self.base_url));
        self.read(self.signed(request).call())
    }

    /// Sends a POST request with a JSON body, and reads its JSON response.
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

    /// Adds the player's token and language to a request.
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

    /// Requires a successful response. Otherwise the error has the server's own words.
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

/// Reads the token in a file, if there is one.
fn read_token(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    Some(text.trim().to_owned()).filter(|token| !token.is_empty())
}

/// Writes the token for the next visit. A failure is ignored: the player is merely new to the server next time.
fn write_token(file: &Path, token: &str) {
    let Some(folder) = file.parent() else { return };
    let _ = fs::create_dir_all(folder);
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(file).and_then(|mut file| file.write_all(token.as_bytes()));
}

/// The path of the file that keeps the token for a server.
fn token_path(folder: &Path, server: &str) -> PathBuf {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = server.chars().map(plain).collect();
    folder.join(format!("{name}.token"))
}
