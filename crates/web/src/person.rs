//! Who somebody is: a signed cookie, no registration.

use crate::app::App;
use crate::limits::Asked;
use crate::problem::Problem;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use eureka_store::{Error, Moment, Person, PersonId};
use std::net::{IpAddr, SocketAddr};

/// The name of the cookie.
const COOKIE: &str = "person";

/// The most characters of a name.
pub(crate) const NAME: usize = 30;

/// Who sends a request, as far as it says so.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if this is not the first visit.
    pub(crate) person: Option<PersonId>,
    /// Where the request comes from.
    pub(crate) client: IpAddr,
}

impl Visitor {
    /// The person, who must be known.
    pub(crate) fn known(&self) -> Result<PersonId, Problem> {
        self.person.ok_or(Problem::NotSeated)
    }

    /// The person, if this is not the first visit and the store still knows him.
    pub(crate) async fn met(&self, app: &App) -> Result<Option<Person>, Problem> {
        let Some(id) = self.person else { return Ok(None) };
        match app.store.person(id).await {
            Ok(person) => Ok(Some(person)),
            Err(Error::NoPerson(_)) => Ok(None),
            Err(error) => Err(error.into()),
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
        if let Some(person) = self.met(app).await? {
            if wanted.is_empty() || wanted == person.name {
                return Ok((person.id, person.name, None));
            }
            app.store.rename(person.id, &wanted).await?;
            return Ok((person.id, wanted, None));
        }
        app.gates.pass(Asked::Newcomer, self.client)?;
        let name = if wanted.is_empty() { guest_name()? } else { wanted };
        let person = app.store.welcome(&name, Moment::now()).await?;
        Ok((person.id, name, Some(cookie(app, person.id))))
    }
}

/// The cookie that says who somebody is; it still has to be signed.
pub(crate) fn cookie(app: &App, person: PersonId) -> Cookie<'static> {
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    Cookie::build((COOKIE, person.to_string()))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .permanent()
        .build()
}

/// A cookie to be sent, signed.
pub(crate) fn signed(app: &App, cookie: Option<Cookie<'static>>) -> SignedCookieJar {
    let jar = SignedCookieJar::new(app.key.clone());
    match cookie {
        Some(cookie) => jar.add(cookie),
        None => jar,
    }
}

/// The same for programs, which send it as `Authorization: Bearer …`: the cookie as it is once it is signed.
pub(crate) fn token(app: &App, person: PersonId) -> String {
    let jar = SignedCookieJar::new(app.key.clone()).add(cookie(app, person));
    let response = jar.into_response();
    let header = response.headers().get(SET_COOKIE).and_then(|header| header.to_str().ok());
    let value = header.and_then(|header| header.split_once('=')?.1.split(';').next());
    value.unwrap_or_default().to_owned()
}

/// Who sends a request: a program by its token, a browser by its cookie.
fn sender(headers: &HeaderMap, app: &App) -> Option<PersonId> {
    let bearer = || headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ");
    let jar = match bearer() {
        Some(token) => {
            let cookie = HeaderValue::try_from(format!("{COOKIE}={token}")).ok()?;
            let headers = HeaderMap::from_iter([(COOKIE_HEADER, cookie)]);
            SignedCookieJar::from_headers(&headers, app.key.clone())
        }
        None => SignedCookieJar::from_headers(headers, app.key.clone()),
    };
    jar.get(COOKIE).and_then(|cookie| cookie.value().parse().ok())
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
    words.join(" ").chars().take(NAME).collect::<String>().trim_end().to_owned()
}

/// What somebody is called who did not say.
fn guest_name() -> Result<String, Problem> {
    const NAMES: [&str; 24] = [
        "Ada",
        "Aryabhata",
        "Avicenna",
        "Boole",
        "Curie",
        "Darwin",
        "Emmy",
        "Euclid",
        "Fibonacci",
        "Galileo",
        "Gauss",
        "Hedy",
        "Hypatia",
        "Ibn Sina",
        "Kepler",
        "Lise",
        "Lomonosov",
        "Maria",
        "Mendel",
        "Newton",
        "Sofia",
        "Tesla",
        "Turing",
        "Vesna",
    ];
    let mut number = [0; 1];
    getrandom::fill(&mut number).map_err(|_| Problem::Unavailable)?;
    Ok(NAMES[usize::from(number[0]) % NAMES.len()].to_owned())
}

impl FromRequestParts<App> for Visitor {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Self::Rejection> {
        let person = sender(&parts.headers, app);
        Ok(Visitor { person, client: client(parts, app.config.behind_proxy) })
    }
}

/// Where a request comes from.
pub(crate) fn client(parts: &Parts, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
        // The last one is what our own proxy has seen; those before it anybody may have written.
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
