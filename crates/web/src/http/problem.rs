//! `Problem`: every error that a request can end in, with its HTTP status and its stable name for programs.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use eureka_store::{Error, NoCursor};
use eureka_table::Seat;

/// Defines the problems. Each line gives a variant, its word, its HTTP status and, for a variant with data, a sample. The
/// `#[error]` text is the detail for programs; the texts for people are in the locale files, under `problem-WORD`.
macro_rules! problems {
    (@sample $name:ident) => { Problem::$name };
    (@sample $name:ident $sample:expr) => { $sample };
    ($(
        $(#[$about:meta])*
        $name:ident $(($held:ty))? $({ $field:ident: $number:ty })? = $word:literal, $status:ident $(, $sample:expr)?;
    )+) => {
        /// The reason why a request failed. A middleware turns it into a page or into problem+json, depending on the client.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        pub(crate) enum Problem { $($(#[$about])* $name $(($held))? $({ $field: $number })?),+ }

        impl Problem {
            /// One problem of each kind, for the description of the API.
            pub(crate) fn samples() -> Vec<Problem> {
                vec![$(problems!(@sample $name $($sample)?)),+]
            }

            /// The stable name of the problem, used by programs and in the ids of texts.
            pub(crate) const fn word(&self) -> &'static str {
                match self { $(Problem::$name { .. } => $word),+ }
            }

            /// The HTTP status.
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
    /// The page exists, but not for this HTTP method.
    #[error("that cannot be done here")]
    NoMethod = "no-method", METHOD_NOT_ALLOWED;
    /// There is no such table.
    #[error("there is no such table")]
    NoTable = "no-table", NOT_FOUND;
    /// The request cannot be parsed, or names something that does not exist.
    #[error("{0}")]
    Malformed(String) = "malformed", BAD_REQUEST, Problem::Malformed("what was sent makes no sense".to_owned());
    /// The seats or options of a table are impossible.
    #[error("{0}")]
    Options(String) = "options", UNPROCESSABLE_ENTITY, Problem::Options("a game cannot be played so".to_owned());
    /// The answer is not one of the legal ones.
    #[error("{0}")]
    Illegal(String) = "illegal", UNPROCESSABLE_ENTITY, Problem::Illegal("`draw` is none of the options".to_owned());
    /// The person has no seat at the table, or the visitor is unknown.
    #[error("you do not sit at this table")]
    NotSeated = "not-seated", FORBIDDEN;
    /// The question is for another seat.
    #[error("{0} is asked")]
    NotAsked(Seat) = "not-asked", FORBIDDEN, Problem::NotAsked(Seat::A);
    /// The screen that several players share must be handed to another one first.
    #[error("the screen must be handed to {0} first")]
    HandOver(Seat) = "hand-over", FORBIDDEN, Problem::HandOver(Seat::A);
    /// The person has a seat already, and the table does not let one person take several.
    #[error("you have a seat at this table, and it allows only one player at each screen")]
    SeatedAlready = "seated-already", CONFLICT;
    /// The table's options leave an absent player in peace, unless at least two others agree.
    #[error("at this table nobody is replaced by the vote of one")]
    NoVote = "no-vote", FORBIDDEN;
    /// Only the person who opened the table may do this.
    #[error("only who opened the table may do that")]
    NotCreator = "not-creator", FORBIDDEN;
    /// The request names an old version of the table.
    #[error("the table has moved on to version {version}")]
    Stale { version: u32 } = "stale", CONFLICT, Problem::Stale { version: 7 };
    /// The question changed before all answers sent together were given.
    #[error("the question changed after some of the answers; they are given, the others are not")]
    Interrupted = "interrupted", CONFLICT;
    /// The action is impossible in this state of the table.
    #[error("the table is {0}")]
    State(String) = "state", CONFLICT, Problem::State("closed".to_owned());
    /// The seat is taken.
    #[error("seat {0} is taken")]
    SeatTaken(Seat) = "taken", CONFLICT, Problem::SeatTaken(Seat::A);
    /// The vote comes too early: the player still has time to think.
    #[error("everybody may think for a while: vote for a bot in {seconds} s")]
    TooSoon { seconds: u64 } = "too-soon", CONFLICT, Problem::TooSoon { seconds: 60 };
    /// The last answer cannot be taken back.
    #[error("the last answer cannot be taken back: something was shown, or somebody else has decided since")]
    NoTakeBack = "no-take-back", CONFLICT;
    /// There is no answer to redo.
    #[error("nothing was taken back that could be given again")]
    NothingToRedo = "nothing-to-redo", CONFLICT;
    /// The game has no bots, so there are no hints and analyses for it.
    #[error("games of this kind are not analyzed")]
    NoAnalysis = "no-analysis", NOT_FOUND;
    /// The information stays hidden until the game is over.
    #[error("the record of a game is open when the game is over")]
    NotOver = "not-over", FORBIDDEN;
    /// The login or the password is wrong.
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
    CrossSite = "foreign", FORBIDDEN;
    /// The client has exceeded one of its limits.
    #[error("too many requests: try again in {seconds} s")]
    TooMany { seconds: u64 } = "too-many", TOO_MANY_REQUESTS, Problem::TooMany { seconds: 3 };
    /// The body of the request is too large.
    #[error("what was sent is too large")]
    TooLarge = "too-large", PAYLOAD_TOO_LARGE;
    /// The server has no free slot for this kind of request.
    #[error("the server is full")]
    Full = "full", SERVICE_UNAVAILABLE;
    /// The database cannot be reached or cannot keep up.
    #[error("the games cannot be reached at the moment")]
    Unavailable = "unavailable", SERVICE_UNAVAILABLE;
    /// The journal of the table cannot be replayed with the current cards and rules.
    #[error("this game cannot be shown: {0}")]
    Unplayable(String) = "unplayable", CONFLICT, Problem::Unplayable("the cards have changed".to_owned());
    /// A bug in the server.
    #[error("a mistake of ours")]
    Internal = "ours", INTERNAL_SERVER_ERROR;
}

impl Problem {
    /// The seconds after which the same request may succeed, sent as `Retry-After`.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
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
            Error::Seat(seat) => Problem::SeatTaken(seat),
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
                Problem::Internal
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
    /// A response with only the status and the problem as an extension; the middleware `explain` writes the body.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
