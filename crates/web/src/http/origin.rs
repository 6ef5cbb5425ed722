//! The address of the site, for those who need it in full.

use crate::http::config::Config;
use axum::http::header::HOST;
use axum::http::request::Parts;
use std::fmt;

/// The address of the site without a path, such as `https://eureka.example`: link previews accept no relative addresses.
///
/// Without a configured address it comes from the request. It is therefore written only into a page that this request
/// receives and nobody caches, and nothing is decided by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin(String);

impl Origin {
    /// The configured public address, or the host that the request names; `None` if it names none that could be a host.
    pub(crate) fn of(parts: &Parts, config: &Config) -> Option<Origin> {
        if let Some(url) = &config.public_url {
            return Some(Origin(url.trim_end_matches('/').to_owned()));
        }
        let named = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let host = named.or_else(|| parts.uri.authority().map(|authority| authority.as_str()))?;
        let proxied = parts.headers.get("x-forwarded-proto").filter(|_| config.behind_proxy);
        let scheme = if proxied.is_some_and(|scheme| scheme == "https") { "https" } else { "http" };
        is_host(host).then(|| Origin(format!("{scheme}://{host}")))
    }

    /// Whether only this computer can reach the address.
    pub(crate) fn is_local(&self) -> bool {
        let host = self.0.split_once("://").map_or("", |(_, host)| host);
        let name =
            if host.starts_with('[') { host } else { host.split(':').next().unwrap_or(host) };
        name == "localhost" || name.starts_with("127.") || name.starts_with("[::1]")
    }

    /// The full address of a path.
    pub(crate) fn join(&self, path: &str) -> String {
        format!("{self}{path}")
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a text is a host name or an IP address, perhaps with a port, and nothing else.
fn is_host(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    (1..=255).contains(&text.len()) && text.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn origin(host: &str, public_url: Option<&str>) -> Option<String> {
        let (parts, ()) = Request::builder().header(HOST, host).body(()).unwrap().into_parts();
        let public_url = public_url.map(str::to_owned);
        let config = Config { public_url, ..Config::default() };
        Origin::of(&parts, &config).map(|origin| origin.join("/cards"))
    }

    #[test]
    fn the_configured_address_counts_before_the_host_of_the_request() {
        let public = Some("https://eureka.example/");
        assert_eq!(origin("evil.example", public).unwrap(), "https://eureka.example/cards");
        assert_eq!(origin("localhost:8000", None).unwrap(), "http://localhost:8000/cards");
        assert_eq!(origin("[::1]:8000", None).unwrap(), "http://[::1]:8000/cards");
    }

    #[test]
    fn an_address_of_this_computer_alone_is_known() {
        let is_local = |host: &str| Origin(format!("http://{host}")).is_local();
        for host in ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]", "[::1]:8000"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["192.168.1.20:8000", "eureka.example", "[fe80::1]:8000", "localhost.example"] {
            assert!(!is_local(host), "{host}");
        }
    }

    #[test]
    fn a_text_that_is_no_host_is_no_address() {
        for forged in ["", "a/b", "a@b", "a b", "a\"><script>", "a?b", &"a".repeat(256)] {
            assert_eq!(origin(forged, None), None, "{forged}");
        }
    }
}
