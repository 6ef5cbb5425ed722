//! What can go wrong.

use crate::id::{PersonId, TableId};
use crate::table::TableState;
use eureka_table::Seat;

/// Why the store did not do what was asked.
///
/// After [`Error::Unavailable`] a change may or may not have been made: the connection can be lost while the database says yes.
/// Look at the table; a change made again that was already there is refused as stale.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// No table has this id.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// No person has this id.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// Somebody was faster: the table is at another version.
    #[error("the table has moved on to version {version}")]
    Stale {
        /// Where it is now.
        version: u32,
    },
    /// What is asked cannot be done to a table in this state.
    #[error("the table is {0}")]
    State(TableState),
    /// Somebody else sits there by now, or there is no such seat.
    #[error("seat {0} is not as you saw it")]
    Seat(Seat),
    /// Another account has this login.
    #[error("the login `{0}` is taken")]
    LoginTaken(String),
    /// The person has an account already, so can neither get another nor become somebody else.
    #[error("{0} has an account")]
    HasAccount(PersonId),
    /// What was given to open is neither a file nor an address.
    #[error("`{0}` is no database: give a file, or an address like postgres://user@host/name")]
    Address(String),
    /// A later program has changed the database.
    #[error(
        "the database is of version {found}, and this program knows versions up to {known}: \
         start the newer program"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The last one that this program knows.
        known: i64,
    },
    /// Backups of this database are made with its own tools.
    #[error("a PostgreSQL database is backed up with pg_dump")]
    BackupElsewhere,
    /// The disk is full. Nothing was written.
    #[error("the disk of the database is full")]
    Full,
    /// The database is away, too slow, or has too much to do. It is worth trying again.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The database does not take this, whenever it is tried.
    #[error("the database refuses: {0}")]
    Refused(String),
    /// What stands in the database was not written by this program.
    #[error("the database is damaged: {0}")]
    Damaged(String),
}

impl Error {
    /// Whether the trouble is with the database rather than with what was asked, so that a transaction is lost with it.
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
            sqlx::Error::Database(refusal) => match kind(refusal.code().as_deref()) {
                Kind::Full => Error::Full,
                Kind::Passing => Error::Unavailable(refusal.message().to_owned()),
                Kind::Lasting => Error::Refused(refusal.message().to_owned()),
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

enum Kind {
    Full,
    Passing,
    Lasting,
}

/// Sorts the codes of both databases: SQLite's are numbers with the main code in the low byte, PostgreSQL's have five characters
/// with the class in the first two.
fn kind(code: Option<&str>) -> Kind {
    const SQLITE_FULL: u32 = 13;
    // busy, locked, read-only, I/O error, cannot open
    const SQLITE_PASSING: [u32; 5] = [5, 6, 8, 10, 14];
    // connection, invalid authorization, unknown database, rolled back, resources, intervention, system error
    const POSTGRES_PASSING: [&str; 7] = ["08", "28", "3D", "40", "53", "57", "58"];
    let code = code.unwrap_or_default();
    match code.parse::<u32>() {
        _ if code == "53100" => Kind::Full,
        Ok(number) if code.len() < 5 && number & 0xff == SQLITE_FULL => Kind::Full,
        Ok(number) if code.len() < 5 && SQLITE_PASSING.contains(&(number & 0xff)) => Kind::Passing,
        _ if code.len() == 5 && POSTGRES_PASSING.contains(&&code[..2]) => Kind::Passing,
        _ => Kind::Lasting,
    }
}
