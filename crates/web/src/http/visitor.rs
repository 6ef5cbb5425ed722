//! The person behind a request: a signed cookie, no registration.
//!
//! The cookie is a key to a numbered lock. Making an account changes the lock, and so does another password or “log out everywhere”; keys that were
//! given out before no longer fit.

use crate::app::{App, random_bytes};
use crate::http::limits::LimitedRequest;
use crate::http::problem::Problem;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use eureka_store::{Account, Error, Moment, Person, PersonId};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::time;

/// The name of the cookie.
const COOKIE: &str = "person";

/// How long to wait before a database that is away is asked again.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The most characters of a name.
pub(crate) const MAX_NAME_CHARACTERS: usize = 30;

/// What a cookie says: whose key it is, and to which lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) person: PersonId,
    pub(crate) lock: u32,
}

impl From<&Person> for Pass {
    fn from(person: &Person) -> Pass {
        Pass { person: person.id, lock: person.lock }
    }
}

impl From<&Account> for Pass {
    fn from(account: &Account) -> Pass {
        Pass { person: account.person, lock: account.lock }
    }
}

impl fmt::Display for Pass {
    /// The first lock is not mentioned.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lock {
            0 => write!(f, "{}", self.person),
            lock => write!(f, "{}.{lock}", self.person),
        }
    }
}

impl Pass {
    fn read(text: &str) -> Option<Pass> {
        let (person, lock) = text.split_once('.').unwrap_or((text, "0"));
        Some(Pass { person: person.parse().ok()?, lock: lock.parse().ok()? })
    }

    /// Whose it is, if it still fits: people become one with others, and change their locks.
    async fn fits(self, app: &App) -> Result<Option<Person>, Problem> {
        match app.store.person(self.person).await {
            Ok(person) => Ok(Some(person).filter(|person| Pass::from(person) == self)),
            Err(Error::NoPerson(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// Who sends a request, as far as it says so.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if this is not the first visit.
    pub(crate) person: Option<PersonId>,
    /// The same as the store knows him.
    met: Option<Person>,
    /// Where the request comes from.
    pub(crate) client: IpAddr,
}

impl Visitor {
    /// The person, who must be known.
    pub(crate) fn known(&self) -> Result<PersonId, Problem> {
        self.person.ok_or(Problem::NotSeated)
    }

    /// The person as he was when the request came, if this is not the first visit.
    pub(crate) fn met(&self) -> Option<&Person> {
        self.met.as_ref()
    }

    /// Waits until the key of this visitor no longer fits; for a stranger that is never.
    pub(crate) async fn locked_out(&self, app: &App) {
        let Some(pass) = self.met().map(Pass::from) else { return std::future::pending().await };
        let mut locks = app.locks.subscribe();
        loop {
            match pass.fits(app).await {
                Ok(Some(_)) => {}
                Ok(None) => return,
                Err(_) => {
                    time::sleep(RETRY_PAUSE).await;
                    continue;
                }
            }
            // Whoever missed something looks again.
            while let Ok(Some(other)) = locks.recv().await
                && other != pass.person
            {}
        }
    }

    /// The person and what he is called, made if this is the first visit: then with the cookie to set.
    pub(crate) async fn named(
        &self,
        app: &App,
        name: &str,
    ) -> Result<(PersonId, String, Option<Cookie<'static>>), Problem> {
        let wanted = tidy_name(name);
        // Nobody is met who became one with an account elsewhere, or in a database that is another: begin anew.
        if let Some(person) = self.met() {
            if wanted.is_empty() || wanted == person.name {
                return Ok((person.id, person.name.clone(), None));
            }
            app.store.rename(person.id, &wanted).await?;
            return Ok((person.id, wanted, None));
        }
        app.gates.pass(LimitedRequest::Newcomer, self.client)?;
        let name = if wanted.is_empty() { guest_name()? } else { wanted };
        let person = app.store.welcome(&name, Moment::now()).await?;
        Ok((person.id, name, Some(cookie(app, Pass::from(&person)))))
    }
}

/// The cookie that says who somebody is; it still has to be signed.
pub(crate) fn cookie(app: &App, pass: Pass) -> Cookie<'static> {
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    Cookie::build((COOKIE, pass.to_string()))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .permanent()
        .build()
}

/// A cookie to be sent, signed.
pub(crate) fn signed(app: &App, cookie: Option<Cookie<'static>>) -> SignedCookieJar {
    cookie.into_iter().fold(SignedCookieJar::new(app.key.clone()), SignedCookieJar::add)
}

/// The same for programs, which send it as `Authorization: Bearer …`: the cookie as it is once it is signed.
pub(crate) fn token(app: &App, pass: Pass) -> String {
    let response = signed(app, Some(cookie(app, pass))).into_response();
    let header = response.headers().get(SET_COOKIE).and_then(|header| header.to_str().ok());
    let value = header.and_then(|header| header.split_once('=')?.1.split(';').next());
    value.unwrap_or_default().to_owned()
}

/// What a request is sent with: by a program its token, by a browser its cookie.
fn shown(headers: &HeaderMap, app: &App) -> Option<Pass> {
    let bearer = || headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ");
    let jar = match bearer() {
        Some(token) => {
            let cookie = HeaderValue::try_from(format!("{COOKIE}={token}")).ok()?;
            let headers = HeaderMap::from_iter([(COOKIE_HEADER, cookie)]);
            SignedCookieJar::from_headers(&headers, app.key.clone())
        }
        None => SignedCookieJar::from_headers(headers, app.key.clone()),
    };
    jar.get(COOKIE).and_then(|cookie| Pass::read(cookie.value()))
}

/// The cookie that makes a visitor forgotten.
pub(crate) fn goodbye() -> Cookie<'static> {
    Cookie::build(COOKIE).path("/").build()
}

/// A name without what could confuse a page or another reader: no control characters, no marks that change the direction of
/// writing, single spaces, not too long.
pub(crate) fn tidy_name(name: &str) -> String {
    let is_odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}')
    };
    let plain: String = name.chars().map(|c| if is_odd(c) { ' ' } else { c }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(MAX_NAME_CHARACTERS).collect::<String>().trim_end().to_owned()
}

/// What somebody is called who did not say.
fn guest_name() -> Result<String, Problem> {
    const NAMES: &str = "Ada, Aryabhata, Avicenna, Boole, Curie, Darwin, Emmy, Euclid, Fibonacci, Galileo, Gauss, Hedy, Hypatia, \
        Ibn Sina, Kepler, Lise, Lomonosov, Maria, Mendel, Newton, Sofia, Tesla, Turing, Vesna";
    let names: Vec<&str> = NAMES.split(", ").collect();
    let [number] = random_bytes()?;
    Ok(names[usize::from(number) % names.len()].to_owned())
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    /// The store is asked each time: a key that no longer fits must not fit for another second, on whichever server.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let met = match shown(&parts.headers, app) {
            Some(pass) => pass.fits(app).await?,
            None => None,
        };
        let person = met.as_ref().map(|person| person.id);
        Ok(Visitor { person, met, client: client(parts, app.config.behind_proxy) })
    }
}

/// Where a request comes from.
pub(crate) fn client(parts: &Parts, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        // The last one, of the last header, is what our own proxy has seen; those before it anybody may have written.
        let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = behind_proxy.then(forwarded).flatten().or(direct);
    block_of(address.unwrap_or(IpAddr::from([0, 0, 0, 0])))
}

/// What counts as one client: networks of version 6 are given out by the block.
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
    fn a_pass_reads_as_it_is_written_and_the_first_is_the_person_alone() {
        let person: PersonId = "no-person-at_all".parse().unwrap();
        for (lock, text) in
            [(0, "no-person-at_all"), (1, "no-person-at_all.1"), (40, "no-person-at_all.40")]
        {
            let pass = Pass { person, lock };
            assert_eq!(pass.to_string(), text);
            assert_eq!(Pass::read(text), Some(pass));
        }
        for text in
            ["", ".", "no-person-at_all.", "no-person-at_all.-1", "no-person-at_all.1.1", ".1"]
        {
            assert_eq!(Pass::read(text), None, "{text}");
        }
    }
}
