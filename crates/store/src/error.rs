//! The errors of the store, and the classification of database errors.

use crate::id::{PersonId, TableId};
use crate::table::TableState;
use eureka_table::Seat;

/// The reason why the store did not carry out a request.
///
/// After [`Error::Unavailable`] a change may or may not have been made, because the connection can be lost while the database
/// acknowledges it. Read the table again. An answer that is repeated although it was stored is refused as [`Error::Stale`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// No table has this id.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// No person has this id.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// The change was based on an outdated version of the table.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// The current version.
        version: u32,
    },
    /// The change is not possible in this state of the table.
    #[error("the table is {0}")]
    State(TableState),
    /// The occupant of this seat is no longer the expected one, or the seat does not exist.
    #[error("seat {0} is not as you saw it")]
    Seat(Seat),
    /// Another account has this login.
    #[error("the login `{0}` is taken")]
    LoginTaken(String),
    /// The person already has an account, so they can neither get another one nor be merged into another person.
    #[error("{0} has an account")]
    HasAccount(PersonId),
    /// The text given to [`Store::open`](crate::Store::open) is neither a file nor the address of a database.
    #[error("`{0}` is no database: give a file, or an address like postgres://user@host/name")]
    Address(String),
    /// A later version of the program has migrated the database.
    #[error(
        "the database is of version {found}, and this program knows versions up to {known}: \
         start the newer program"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The last version that this program knows.
        known: i64,
    },
    /// Backups of this database are made with its own tools.
    #[error("a PostgreSQL database is backed up with pg_dump")]
    BackupElsewhere,
    /// The disk is full. Nothing was written.
    #[error("the disk of the database is full")]
    Full,
    /// The database is unreachable, too slow or overloaded. A retry can succeed.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The database rejects the change, and would reject it again.
    #[error("the database refuses: {0}")]
    Refused(String),
    /// The database contains something that this program cannot have written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
}

impl Error {
    /// Whether the database failed, rather than the request was refused. The whole transaction is then lost.
    pub(crate) fn is_trouble(&self) -> bool {
        matches!(self, Error::Full | Error::Unavailable(_) | Error::Refused(_) | Error::Damaged(_))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        use sqlx::Error::{
            ColumnDecode, ColumnIndexOutOfBounds, ColumnNotFound, Decode, RowNotFound, TypeNotFound,
        };
        match &error {
            sqlx::Error::Database(refusal) => match failure_kind(refusal.code().as_deref()) {
                FailureKind::Full => Error::Full,
                FailureKind::Passing => Error::Unavailable(refusal.message().to_owned()),
                FailureKind::Lasting => Error::Refused(refusal.message().to_owned()),
            },
            ColumnDecode { .. }
            | ColumnIndexOutOfBounds { .. }
            | ColumnNotFound(_)
            | Decode(_)
            | RowNotFound
            | TypeNotFound { .. } => Error::Damaged(error.to_string()),
            sqlx::Error::PoolTimedOut => Error::Unavailable("no connection to it".to_owned()),
            _ => Error::Unavailable(error.to_string()),
        }
    }
}

/// The classes of database errors.
enum FailureKind {
    Full,
    /// A retry can succeed.
    Passing,
    /// A retry would fail again.
    Lasting,
}

/// Classifies the error codes of both databases. Those of SQLite are numbers with the main code in the low byte; those of PostgreSQL have
/// five characters with the class in the first two.
fn failure_kind(code: Option<&str>) -> FailureKind {
    const SQLITE_FULL: u32 = 13;
    // busy, locked, read-only, I/O error, cannot open
    const SQLITE_PASSING: [u32; 5] = [5, 6, 8, 10, 14];
    // connection, invalid authorization, unknown database, rolled back, resources, intervention, system error
    const POSTGRES_PASSING: [&str; 7] = ["08", "28", "3D", "40", "53", "57", "58"];
    let code = code.unwrap_or_default();
    match code.parse::<u32>() {
        _ if code == "53100" => FailureKind::Full,
        Ok(number) if code.len() < 5 && number & 0xff == SQLITE_FULL => FailureKind::Full,
        Ok(number) if code.len() < 5 && SQLITE_PASSING.contains(&(number & 0xff)) => {
            FailureKind::Passing
        }
        _ if code.len() == 5 && POSTGRES_PASSING.contains(&&code[..2]) => FailureKind::Passing,
        _ => FailureKind::Lasting,
    }
}
