//! Problems: everything that can go wrong, as people and programs are told of it.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use eureka_store::{Error, NoCursor};
use eureka_table::Seat;

/// Why something was not done. A middleware shows it as a page or as problem+json, whichever the client reads.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Problem {
    /// There is no such page.
    #[error("there is nothing here")]
    NoPage,
    /// The method does not go with the page.
    #[error("that cannot be done here")]
    NoMethod,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What was sent makes no sense.
    #[error("{0}")]
    Malformed(String),
    /// Nobody can be seated so, or the options contradict each other.
    #[error("{0}")]
    Options(String),
    /// The answer is none of the options.
    #[error("{0}")]
    Illegal(String),
    /// The person does not sit there.
    #[error("you do not sit at this table")]
    NotSeated,
    /// Somebody else is asked.
    #[error("{0} is asked")]
    NotAsked(Seat),
    /// Only who opened the table may do it.
    #[error("only who opened the table may do that")]
    NotCreator,
    /// The table has moved on.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// Where it is now.
        version: u32,
    },
    /// What is asked cannot be done to a table in this state.
    #[error("the table is {0}")]
    State(String),
    /// Somebody else sits there by now.
    #[error("seat {0} is taken")]
    Taken(Seat),
    /// Somebody may still think.
    #[error("everybody may think for a while: vote for a bot in {seconds} s")]
    TooSoon {
        /// When to try again.
        seconds: u64,
    },
    /// Nothing can be taken back.
    #[error(
        "the last answer cannot be taken back: something was shown, or somebody else has decided since"
    )]
    NoTakeBack,
    /// Nothing was taken back that could be given again.
    #[error("nothing was taken back that could be given again")]
    NothingToRedo,
    /// A game that the computer has no opinion on.
    #[error("games of this kind are not analysed")]
    NoAnalysis,
    /// Hidden until the game is over.
    #[error("the record of a game is open when the game is over")]
    NotOver,
    /// Login and password do not fit.
    #[error("login and password do not fit together")]
    Login,
    /// Another account has this login.
    #[error("the login `{0}` is taken")]
    LoginTaken(String),
    /// The person has an account already.
    #[error("you have an account already")]
    HasAccount,
    /// A form was sent from another site.
    #[error("this was sent from another site")]
    Foreign,
    /// Too much from one client.
    #[error("too many requests: try again in {seconds} s")]
    TooMany {
        /// When to try again.
        seconds: u64,
    },
    /// More than is taken.
    #[error("what was sent is too large")]
    TooLarge,
    /// The server has too many guests.
    #[error("the server is full")]
    Full,
    /// The database is away.
    #[error("the games cannot be reached at the moment")]
    Unavailable,
    /// A table whose stream is no game with the cards of today.
    #[error("this game cannot be shown: {0}")]
    Unplayable(String),
    /// A mistake of ours.
    #[error("a mistake of ours")]
    Ours,
}

impl Problem {
    /// One of each, for those who write about them.
    pub(crate) fn samples() -> Vec<Problem> {
        vec![
            Problem::NoPage,
            Problem::NoMethod,
            Problem::NoTable,
            Problem::Malformed("what was sent makes no sense".to_owned()),
            Problem::Options("a game cannot be played so".to_owned()),
            Problem::Illegal("`draw` is none of the options".to_owned()),
            Problem::NotSeated,
            Problem::NotAsked(Seat::A),
            Problem::NotCreator,
            Problem::Stale { version: 7 },
            Problem::State("closed".to_owned()),
            Problem::Taken(Seat::A),
            Problem::TooSoon { seconds: 60 },
            Problem::NoTakeBack,
            Problem::NothingToRedo,
            Problem::NoAnalysis,
            Problem::NotOver,
            Problem::Login,
            Problem::LoginTaken("ada".to_owned()),
            Problem::HasAccount,
            Problem::Foreign,
            Problem::TooMany { seconds: 3 },
            Problem::TooLarge,
            Problem::Full,
            Problem::Unavailable,
            Problem::Unplayable("the cards have changed".to_owned()),
            Problem::Ours,
        ]
    }

    /// The word by which texts and programs know it.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Problem::NoPage => "no-page",
            Problem::NoMethod => "no-method",
            Problem::NoTable => "no-table",
            Problem::Malformed(_) => "malformed",
            Problem::Options(_) => "options",
            Problem::Illegal(_) => "illegal",
            Problem::NotSeated => "not-seated",
            Problem::NotAsked(_) => "not-asked",
            Problem::NotCreator => "not-creator",
            Problem::Stale { .. } => "stale",
            Problem::State(_) => "state",
            Problem::Taken(_) => "taken",
            Problem::TooSoon { .. } => "too-soon",
            Problem::NoTakeBack => "no-take-back",
            Problem::NothingToRedo => "nothing-to-redo",
            Problem::NoAnalysis => "no-analysis",
            Problem::NotOver => "not-over",
            Problem::Login => "login",
            Problem::LoginTaken(_) => "login-taken",
            Problem::HasAccount => "has-account",
            Problem::Foreign => "foreign",
            Problem::TooMany { .. } => "too-many",
            Problem::TooLarge => "too-large",
            Problem::Full => "full",
            Problem::Unavailable => "unavailable",
            Problem::Unplayable(_) => "unplayable",
            Problem::Ours => "ours",
        }
    }

    /// The status that HTTP has for it.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Problem::NoPage | Problem::NoTable | Problem::NoAnalysis => StatusCode::NOT_FOUND,
            Problem::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Malformed(_) => StatusCode::BAD_REQUEST,
            Problem::Options(_) | Problem::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::NotSeated | Problem::NotAsked(_) | Problem::NotCreator | Problem::NotOver => {
                StatusCode::FORBIDDEN
            }
            Problem::Foreign => StatusCode::FORBIDDEN,
            Problem::Stale { .. }
            | Problem::State(_)
            | Problem::Taken(_)
            | Problem::TooSoon { .. }
            | Problem::NoTakeBack
            | Problem::NothingToRedo
            | Problem::LoginTaken(_)
            | Problem::HasAccount
            | Problem::Unplayable(_) => StatusCode::CONFLICT,
            Problem::Login => StatusCode::UNAUTHORIZED,
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Full | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Ours => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// After how many seconds the same may be asked again, where that helps.
    pub(crate) const fn again_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { seconds } | Problem::TooSoon { seconds } => Some(*seconds),
            Problem::Full | Problem::Unavailable => Some(1),
            _ => None,
        }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        match error {
            Error::NoTable(_) => Problem::NoTable,
            Error::NoPerson(_) => Problem::NotSeated,
            Error::Stale { version } => Problem::Stale { version },
            Error::State(state) => Problem::State(state.to_string()),
            Error::Seat(seat) => Problem::Taken(seat),
            Error::LoginTaken(login) => Problem::LoginTaken(login),
            Error::HasAccount(_) => Problem::HasAccount,
            Error::Full | Error::Unavailable(_) => {
                tracing::error!(%error, "the database");
                Problem::Unavailable
            }
            Error::Address(_)
            | Error::Newer { .. }
            | Error::BackupElsewhere
            | Error::Refused(_)
            | Error::Damaged(_) => {
                tracing::error!(%error, "the database");
                Problem::Ours
            }
        }
    }
}

impl From<NoCursor> for Problem {
    fn from(error: NoCursor) -> Problem {
        Problem::Malformed(error.to_string())
    }
}

impl IntoResponse for Problem {
    /// Only the status and the problem itself: the middleware writes the rest.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
