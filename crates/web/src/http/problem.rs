//! Problems: everything that can go wrong, as people and programs are told of it.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use eureka_store::{Error, NoCursor};
use eureka_table::Seat;

/// Defines the problems. Each has its text for programs, the word by which texts and programs know it, and its status of HTTP; one that
/// holds something also has an example.
macro_rules! problems {
    (@sample $name:ident) => { Problem::$name };
    (@sample $name:ident $sample:expr) => { $sample };
    ($(
        $(#[$about:meta])*
        $name:ident $(($held:ty))? $({ $field:ident: $number:ty })? = $word:literal, $status:ident $(, $sample:expr)?;
    )+) => {
        /// Why something was not done. A middleware shows it as a page or as problem+json, whichever the client reads.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        pub(crate) enum Problem { $($(#[$about])* $name $(($held))? $({ $field: $number })?),+ }

        impl Problem {
            /// One of each, for those who write about them.
            pub(crate) fn samples() -> Vec<Problem> {
                vec![$(problems!(@sample $name $($sample)?)),+]
            }

            /// The word by which texts and programs know it.
            pub(crate) const fn word(&self) -> &'static str {
                match self { $(Problem::$name { .. } => $word),+ }
            }

            /// The status that HTTP has for it.
            pub(crate) const fn status(&self) -> StatusCode {
                match self { $(Problem::$name { .. } => StatusCode::$status),+ }
            }
        }
    };
}

problems! {
    /// There is no such page.
    #[error("there is nothing here")]
    NoPage = "no-page", NOT_FOUND;
    /// The method does not go with the page.
    #[error("that cannot be done here")]
    NoMethod = "no-method", METHOD_NOT_ALLOWED;
    /// There is no such table.
    #[error("there is no such table")]
    NoTable = "no-table", NOT_FOUND;
    /// What was sent makes no sense.
    #[error("{0}")]
    Malformed(String) = "malformed", BAD_REQUEST, Problem::Malformed("what was sent makes no sense".to_owned());
    /// Nobody can be seated so, or the options contradict each other.
    #[error("{0}")]
    Options(String) = "options", UNPROCESSABLE_ENTITY, Problem::Options("a game cannot be played so".to_owned());
    /// The answer is none of the options.
    #[error("{0}")]
    Illegal(String) = "illegal", UNPROCESSABLE_ENTITY, Problem::Illegal("`draw` is none of the options".to_owned());
    /// The person does not sit there.
    #[error("you do not sit at this table")]
    NotSeated = "not-seated", FORBIDDEN;
    /// Somebody else is asked.
    #[error("{0} is asked")]
    NotAsked(Seat) = "not-asked", FORBIDDEN, Problem::NotAsked(Seat::A);
    /// Only who opened the table may do it.
    #[error("only who opened the table may do that")]
    NotCreator = "not-creator", FORBIDDEN;
    /// The table has moved on.
    #[error("the table has moved on to version {version}")]
    Stale { version: u32 } = "stale", CONFLICT, Problem::Stale { version: 7 };
    /// What is asked cannot be done to a table in this state.
    #[error("the table is {0}")]
    State(String) = "state", CONFLICT, Problem::State("closed".to_owned());
    /// Somebody else sits there by now.
    #[error("seat {0} is taken")]
    Taken(Seat) = "taken", CONFLICT, Problem::Taken(Seat::A);
    /// Somebody may still think.
    #[error("everybody may think for a while: vote for a bot in {seconds} s")]
    TooSoon { seconds: u64 } = "too-soon", CONFLICT, Problem::TooSoon { seconds: 60 };
    /// Nothing can be taken back.
    #[error("the last answer cannot be taken back: something was shown, or somebody else has decided since")]
    NoTakeBack = "no-take-back", CONFLICT;
    /// Nothing was taken back that could be given again.
    #[error("nothing was taken back that could be given again")]
    NothingToRedo = "nothing-to-redo", CONFLICT;
    /// A game that the computer has no opinion on.
    #[error("games of this kind are not analyzed")]
    NoAnalysis = "no-analysis", NOT_FOUND;
    /// Hidden until the game is over.
    #[error("the record of a game is open when the game is over")]
    NotOver = "not-over", FORBIDDEN;
    /// Login and password do not fit.
    #[error("login and password do not fit together")]
    Login = "login", UNAUTHORIZED;
    /// Another account has this login.
    #[error("the login `{0}` is taken")]
    LoginTaken(String) = "login-taken", CONFLICT, Problem::LoginTaken("ada".to_owned());
    /// The person has an account already.
    #[error("you have an account already")]
    HasAccount = "has-account", CONFLICT;
    /// A form was sent from another site.
    #[error("this was sent from another site")]
    Foreign = "foreign", FORBIDDEN;
    /// Too much from one client.
    #[error("too many requests: try again in {seconds} s")]
    TooMany { seconds: u64 } = "too-many", TOO_MANY_REQUESTS, Problem::TooMany { seconds: 3 };
    /// More than is taken.
    #[error("what was sent is too large")]
    TooLarge = "too-large", PAYLOAD_TOO_LARGE;
    /// The server has too many guests.
    #[error("the server is full")]
    Full = "full", SERVICE_UNAVAILABLE;
    /// The database is away.
    #[error("the games cannot be reached at the moment")]
    Unavailable = "unavailable", SERVICE_UNAVAILABLE;
    /// A table whose stream is no game with the cards of today.
    #[error("this game cannot be shown: {0}")]
    Unplayable(String) = "unplayable", CONFLICT, Problem::Unplayable("the cards have changed".to_owned());
    /// A mistake of ours.
    #[error("a mistake of ours")]
    Ours = "ours", INTERNAL_SERVER_ERROR;
}

impl Problem {
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
