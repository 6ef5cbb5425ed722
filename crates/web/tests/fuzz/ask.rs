//! A request as it is kept in the corpus: who asks, the method and the path, headers, and after an empty line the body.
//!
//! ```text
//! player POST /table/{playing}/answer
//! accept: text/html
//!
//! version=1&answer=draw
//! ```
//!
//! What stands in braces is the name of something that every house has, such as a table where a game is on.

use std::fmt;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Who {
    /// Nobody whom the server knows.
    Stranger,
    /// Whoever opened the tables, with a cookie.
    Player,
    /// The same as a program, with a token.
    Program,
    /// Somebody else, who sits at one of them and looks on at the others.
    Other,
    /// Somebody whose cookie somebody else has signed.
    Forger,
}

impl Who {
    pub(crate) const ALL: [Who; 5] =
        [Who::Stranger, Who::Player, Who::Program, Who::Other, Who::Forger];

    fn word(self) -> &'static str {
        match self {
            Who::Stranger => "stranger",
            Who::Player => "player",
            Who::Program => "program",
            Who::Other => "other",
            Who::Forger => "forger",
        }
    }
}

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    pub(crate) who: Who,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Ask {
    pub(crate) fn new(who: Who, method: &str, path: impl Into<String>) -> Ask {
        let (method, path) = (method.to_owned(), path.into());
        Ask { who, method, path, headers: Vec::new(), body: String::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> Ask {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn body(mut self, body: impl Into<String>) -> Ask {
        self.body = body.into();
        self
    }

    /// As a browser asks for a page.
    pub(crate) fn for_people(self) -> Ask {
        self.with("accept", "text/html")
    }

    /// Whether the token of the one who opened the tables is sent with it.
    pub(crate) fn has_token(&self) -> bool {
        self.to_string().contains("{token}")
    }

    /// Reads the text form.
    pub(crate) fn read(text: &str) -> Option<Ask> {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let mut words = lines.next()?.splitn(3, ' ');
        let word = words.next()?;
        let who = Who::ALL.into_iter().find(|who| who.word() == word)?;
        let mut ask = Ask::new(who, words.next()?, words.next()?);
        for line in lines {
            let (name, value) = line.split_once(": ")?;
            ask = ask.with(name, value);
        }
        Some(ask.body(body))
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.who.word(), self.method, self.path)?;
        for (name, value) in &self.headers {
            writeln!(f, "{name}: {value}")?;
        }
        write!(f, "\n{}", self.body)
    }
}

/// A text as it stands in an address or a form.
pub(crate) fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Fields as a browser sends them.
pub(crate) fn form(fields: &[(String, String)]) -> String {
    let pair = |(name, value): &(String, String)| format!("{}={}", encoded(name), encoded(value));
    fields.iter().map(pair).collect::<Vec<_>>().join("&")
}
