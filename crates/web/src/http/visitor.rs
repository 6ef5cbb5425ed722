//! The person behind a request, known by a signed cookie; no registration is needed.
//!
//! The cookie holds a [`SessionCookie`]: the person's id and a lock number. The store keeps the current lock number of every person.
//! Creating an account, changing the password and “log out everywhere” change that number, so all earlier cookies become invalid.

use crate::app::{App, random_bytes};
use crate::http::limits::LimitedRequest;
use crate::http::problem::Problem;
use crate::room::viewer::Presence;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use eureka_store::{Account, Error, Moment, Person, PersonId, TableId};
use eureka_table::Seat;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::time;

/// The name of the cookie that identifies a person.
const COOKIE_NAME: &str = "person";

/// The name of the cookie that says which player has taken a shared screen over.
const SCREEN_COOKIE_NAME: &str = "screen";

/// The pause before asking again when the database cannot be reached.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The maximum length of a name, in characters.
pub(crate) const MAX_NAME_CHARACTERS: usize = 30;

/// The contents of the cookie: a person, and the lock number that was current when the cookie was issued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SessionCookie {
    pub(crate) person: PersonId,
    pub(crate) lock: u32,
}

impl From<&Person> for SessionCookie {
    fn from(person: &Person) -> SessionCookie {
        SessionCookie { person: person.id, lock: person.lock }
    }
}

impl From<&Account> for SessionCookie {
    fn from(account: &Account) -> SessionCookie {
        SessionCookie { person: account.person, lock: account.lock }
    }
}

impl fmt::Display for SessionCookie {
    /// Lock 0 is omitted: `ID` for lock 0, else `ID.LOCK`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lock {
            0 => write!(f, "{}", self.person),
            lock => write!(f, "{}.{lock}", self.person),
        }
    }
}

impl SessionCookie {
    fn read(text: &str) -> Option<SessionCookie> {
        let (person, lock) = text.split_once('.').unwrap_or((text, "0"));
        Some(SessionCookie { person: person.parse().ok()?, lock: lock.parse().ok()? })
    }

    /// The person, if the cookie is still valid. It is invalid after a lock change, and after a guest was merged into an account.
    async fn valid_person(self, app: &App) -> Result<Option<Person>, Problem> {
        match app.store.person(self.person).await {
            Ok(person) => Ok(Some(person).filter(|person| SessionCookie::from(person) == self)),
            Err(Error::NoPerson(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// The screen in front of which a visitor sits.
///
/// Several players of one person can share a screen at a table. A signed cookie says which of them has taken it over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// A program, which names the seat that it means.
    Program,
    /// A browser in which no player has taken the screen over.
    Open,
    /// A browser in which the player at this seat of this table has taken the screen over.
    Taken(TableId, Seat),
}

impl Screen {
    /// The screen of a request.
    fn of(parts: &Parts, app: &App) -> Screen {
        if parts.headers.contains_key(AUTHORIZATION) && parts.uri.path().starts_with("/api/") {
            return Screen::Program;
        }
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let taken = jar.get(SCREEN_COOKIE_NAME).and_then(|cookie| {
            let (table, seat) = cookie.value().rsplit_once('.')?;
            Some(Screen::Taken(table.parse().ok()?, seat.parse().ok()?))
        });
        taken.unwrap_or(Screen::Open)
    }

    /// The cookie of a browser in which a player has taken the screen over. It is gone when the browser is closed.
    pub(crate) fn taken(app: &App, table: TableId, seat: Seat) -> Cookie<'static> {
        built(app, SCREEN_COOKIE_NAME, format!("{table}.{seat}"))
    }
}

/// The sender of a request, as far as it identifies itself.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if the request carries a valid cookie.
    pub(crate) person: Option<PersonId>,
    /// The same person's row in the store, read when the request arrived.
    person_row: Option<Person>,
    screen: Screen,
    /// The network address that counts as one client for the limits, see [`block_of`].
    pub(crate) client_ip: IpAddr,
}

impl Visitor {
    /// The person, or a problem for an unknown visitor.
    pub(crate) fn require_person(&self) -> Result<PersonId, Problem> {
        self.person.ok_or(Problem::NotSeated)
    }

    /// The person, and the player of theirs who is at the screen.
    pub(crate) fn presence(&self) -> Presence {
        Presence { person: self.person, screen: self.screen }
    }

    /// The person as stored when the request arrived, if the visitor is known.
    pub(crate) fn person_row(&self) -> Option<&Person> {
        self.person_row.as_ref()
    }

    /// Waits until this visitor's cookie becomes invalid, so that open streams can be closed. For an unknown visitor, waits
    /// forever.
    pub(crate) async fn locked_out(&self, app: &App) {
        let Some(cookie) = self.person_row().map(SessionCookie::from) else {
            return std::future::pending().await;
        };
        let mut locks = app.locks.subscribe();
        loop {
            match cookie.valid_person(app).await {
                Ok(Some(_)) => {}
                Ok(None) => return,
                Err(_) => {
                    time::sleep(RETRY_PAUSE).await;
                    continue;
                }
            }
            // Check the cookie again when this person's lock changed, or when news may have been missed.
            while let Ok(Some(other)) = locks.recv().await
                && other != cookie.person
            {}
        }
    }

    /// The person and their name, which becomes `name` if it is not empty. On the first visit the person is created, and the
    /// cookie to set is returned as well.
    pub(crate) async fn get_or_create(
        &self,
        app: &App,
        name: &str,
    ) -> Result<(PersonId, String, Option<Cookie<'static>>), Problem> {
        let wanted = tidy_name(name);
        // The cookie of a merged guest or from another database was not accepted: its holder becomes a new person below.
        if let Some(person) = self.person_row() {
            if wanted.is_empty() || wanted == person.name {
                return Ok((person.id, person.name.clone(), None));
            }
            app.store.rename(person.id, &wanted).await?;
            return Ok((person.id, wanted, None));
        }
        app.rate_limits.check(LimitedRequest::Newcomer, self.client_ip)?;
        let name = if wanted.is_empty() { guest_name()? } else { wanted };
        let person = app.store.welcome(&name, Moment::now()).await?;
        Ok((person.id, name, Some(unsigned(app, SessionCookie::from(&person)))))
    }
}

/// The cookie for the browser, not yet signed.
pub(crate) fn unsigned(app: &App, cookie: SessionCookie) -> Cookie<'static> {
    let mut cookie = built(app, COOKIE_NAME, cookie.to_string());
    cookie.make_permanent();
    cookie
}

/// A cookie that scripts cannot read and other sites cannot send.
fn built(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .build()
}

/// A jar that signs this cookie and sets it in a response.
pub(crate) fn signed(app: &App, cookie: Option<Cookie<'static>>) -> SignedCookieJar {
    cookie.into_iter().fold(SignedCookieJar::new(app.key.clone()), SignedCookieJar::add)
}

/// The token for programs, which send it as `Authorization: Bearer …`: the value of the signed cookie.
pub(crate) fn token(app: &App, cookie: SessionCookie) -> String {
    let response = signed(app, Some(unsigned(app, cookie))).into_response();
    let header = response.headers().get(SET_COOKIE).and_then(|header| header.to_str().ok());
    let value = header.and_then(|header| header.split_once('=')?.1.split(';').next());
    value.unwrap_or_default().to_owned()
}

/// The session cookie of a request, from a program's token or a browser's cookie; `None` without a valid signature.
fn session_cookie(headers: &HeaderMap, app: &App) -> Option<SessionCookie> {
    let bearer = || headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ");
    let jar = match bearer() {
        Some(token) => {
            let cookie = HeaderValue::try_from(format!("{COOKIE_NAME}={token}")).ok()?;
            let headers = HeaderMap::from_iter([(COOKIE_HEADER, cookie)]);
            SignedCookieJar::from_headers(&headers, app.key.clone())
        }
        None => SignedCookieJar::from_headers(headers, app.key.clone()),
    };
    jar.get(COOKIE_NAME).and_then(|cookie| SessionCookie::read(cookie.value()))
}

/// The cookie to remove when a visitor logs out, by its name and path.
pub(crate) fn expired() -> Cookie<'static> {
    Cookie::build(COOKIE_NAME).path("/").build()
}

/// A name without characters that could garble a page or deceive other readers: control characters, invisible characters and
/// direction marks become spaces, runs of spaces become one, and the length is limited.
pub(crate) fn tidy_name(name: &str) -> String {
    let is_odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}')
    };
    let plain: String = name.chars().map(|c| if is_odd(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(MAX_NAME_CHARACTERS).collect::<String>().trim_end().to_owned()
}

/// A random name for a visitor who did not enter one.
fn guest_name() -> Result<String, Problem> {
    const NAMES: &str = "Ada, Aryabhata, Avicenna, Boole, Curie, Darwin, Emmy, Euclid, Fibonacci, Galileo, Gauss, Hedy, Hypatia, \
        Ibn Sina, Kepler, Lise, Lomonosov, Maria, Mendel, Newton, Sofia, Tesla, Turing, Vesna";
    let names: Vec<&str> = NAMES.split(", ").collect();
    let [number] = random_bytes()?;
    Ok(names[usize::from(number) % names.len()].to_owned())
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    /// Asks the store on every request: a revoked cookie must be refused at once, on every server.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let person_row = match session_cookie(&parts.headers, app) {
            Some(cookie) => cookie.valid_person(app).await?,
            None => None,
        };
        let person = person_row.as_ref().map(|person| person.id);
        let client_ip = client_ip(parts, app.config.behind_proxy);
        Ok(Visitor { person, person_row, screen: Screen::of(parts, app), client_ip })
    }
}

/// The client address of a request, for the limits.
pub(crate) fn client_ip(parts: &Parts, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        // Only the last entry of the last header was written by our own proxy; a client can forge all earlier ones.
        let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = behind_proxy.then(forwarded).flatten().or(direct);
    block_of(address.unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

/// The address that counts as one client. For IPv6 it is the /64 network, since providers assign whole networks.
pub(crate) fn block_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => v4.into(),
            None => (v6.to_bits() >> 64 << 64).to_be_bytes().into(),
        },
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_read_back_as_written_and_lock_zero_is_omitted() {
        let person: PersonId = "no-person-at_all".parse().unwrap();
        for (lock, text) in
            [(0, "no-person-at_all"), (1, "no-person-at_all.1"), (40, "no-person-at_all.40")]
        {
            let cookie = SessionCookie { person, lock };
            assert_eq!(cookie.to_string(), text);
            assert_eq!(SessionCookie::read(text), Some(cookie));
        }
        for text in
            ["", ".", "no-person-at_all.", "no-person-at_all.-1", "no-person-at_all.1.1", ".1"]
        {
            assert_eq!(SessionCookie::read(text), None, "{text}");
        }
    }
}
