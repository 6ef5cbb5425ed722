//! A request in the text form of the corpus: the sender, the method and the path; headers; and after an empty line the body.
//!
//! ```text
//! player POST /table/{playing}/answer
//! accept: text/html
//!
//! version=1&answer=draw
//! ```
//!
//! A word in braces is the name of a table or box that every [`TestApp`](crate::test_app::TestApp) has, and stands for its id.

use std::fmt;

/// The sender of a request. Its words are part of the corpus format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sender {
    /// A person unknown to the server, without a cookie.
    Stranger,
    /// The person who opened the tables, with a cookie.
    Player,
    /// A program with the API token of that person.
    Program,
    /// Another person, who sits at one of the tables and watches the others.
    Other,
    /// A forged cookie: the id of one person with the signature of another.
    Forger,
}

impl Sender {
    pub(crate) const ALL: [Sender; 5] =
        [Sender::Stranger, Sender::Player, Sender::Program, Sender::Other, Sender::Forger];

    fn word(self) -> &'static str {
        match self {
            Sender::Stranger => "stranger",
            Sender::Player => "player",
            Sender::Program => "program",
            Sender::Other => "other",
            Sender::Forger => "forger",
        }
    }
}

/// A request to a [`TestApp`](crate::test_app::TestApp).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FuzzRequest {
    pub(crate) sender: Sender,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl FuzzRequest {
    pub(crate) fn new(sender: Sender, method: &str, path: impl Into<String>) -> FuzzRequest {
        let (method, path) = (method.to_owned(), path.into());
        FuzzRequest { sender, method, path, headers: Vec::new(), body: String::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> FuzzRequest {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn body(mut self, body: impl Into<String>) -> FuzzRequest {
        self.body = body.into();
        self
    }

    /// Adds the header by which a browser asks for a page.
    pub(crate) fn for_people(self) -> FuzzRequest {
        self.with("accept", "text/html")
    }

    /// Whether the request contains the API token of the person who opened the tables.
    pub(crate) fn has_token(&self) -> bool {
        self.to_string().contains("{token}")
    }

    /// Reads the text form; `None` if it is malformed.
    pub(crate) fn read(text: &str) -> Option<FuzzRequest> {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let mut words = lines.next()?.splitn(3, ' ');
        let word = words.next()?;
        let sender = Sender::ALL.into_iter().find(|sender| sender.word() == word)?;
        let mut request = FuzzRequest::new(sender, words.next()?, words.next()?);
        for line in lines {
            let (name, value) = line.split_once(": ")?;
            request = request.with(name, value);
        }
        Some(request.body(body))
    }
}

impl fmt::Display for FuzzRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.sender.word(), self.method, self.path)?;
        for (name, value) in &self.headers {
            writeln!(f, "{name}: {value}")?;
        }
        write!(f, "\n{}", self.body)
    }
}

/// A percent-encoded text for a URL or a form.
pub(crate) fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Form fields as a browser sends them.
pub(crate) fn encode_form(fields: &[(String, String)]) -> String {
    let pair = |(name, value): &(String, String)| format!("{}={}", encoded(name), encoded(value));
    fields.iter().map(pair).collect::<Vec<_>>().join("&")
}
