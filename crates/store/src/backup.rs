//! Backup copies of a SQLite database while it is in use.

use crate::db::Db;
use crate::error::Error;
use crate::store::{STATEMENT_TIMEOUT, Store, cannot_write, create_private, file_of};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The contents of a copy, for a report to the person who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupCounts {
    /// The number of tables, in every state.
    pub tables: i64,
    /// The number of entries in their streams.
    pub entries: i64,
    /// The number of people.
    pub people: i64,
}

impl Store {
    /// Copies a SQLite database into a new file while it is in use. The copy can be opened like any database. It also
    /// contains the secret and the password hashes, so only the owner may read the file.
    ///
    /// The copy contains every change acknowledged before the call. The file gets its final name only when the copy is
    /// complete and on disk.
    pub async fn backup(&self, file: &Path) -> Result<BackupCounts, Error> {
        match self.reads.connection().await? {
            Db::Sqlite(mut db) => copy(&mut db, file).await,
            Db::Postgres(_) => Err(Error::BackupElsewhere),
        }
    }

    /// Copies the database at an address, which another program may be using. The database is only read: it is not
    /// created if it is missing and not migrated.
    pub async fn backup_of(address: &str, file: &Path) -> Result<BackupCounts, Error> {
        let Some(database) = file_of(address)? else { return Err(Error::BackupElsewhere) };
        let options =
            SqliteConnectOptions::new().filename(database).busy_timeout(STATEMENT_TIMEOUT);
        let mut db = options.connect().await?;
        let copied = copy(&mut db, file).await;
        db.close().await?;
        copied
    }
}

/// Copies the database to a temporary file, and gives it the final name when it is complete.
async fn copy(db: &mut SqliteConnection, file: &Path) -> Result<BackupCounts, Error> {
    if file.exists() {
        return Err(Error::Refused(format!("{} is there already", file.display())));
    }
    let part = part_file(file);
    // A partial file left by an earlier failed attempt.
    let _ = fs::remove_file(&part);
    let made = copy_to(db, &part).await;
    let Ok(copied) = made else {
        let _ = fs::remove_file(&part);
        return made;
    };
    let put = fs::rename(&part, file).and_then(|()| sync_folder(file));
    put.map(|()| copied).map_err(|error| cannot_write(file, error))
}

/// Copies the database to a new file, checks the copy and syncs it to disk.
async fn copy_to(db: &mut SqliteConnection, part: &Path) -> Result<BackupCounts, Error> {
    let name = part.to_str().ok_or_else(|| Error::Address(part.display().to_string()))?;
    create_private(part).map_err(|error| cannot_write(part, error))?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(db).await?;
    let copied = check_copy(part).await?;
    let synced = File::open(part).and_then(|copy| copy.sync_all());
    synced.map(|()| copied).map_err(|error| cannot_write(part, error))
}

/// Checks the integrity of a copy and counts its contents.
async fn check_copy(copy: &Path) -> Result<BackupCounts, Error> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut db = options.connect().await?;
    let (found,): (String,) =
        sqlx::query_as("PRAGMA integrity_check(1)").fetch_one(&mut db).await?;
    if found != "ok" {
        return Err(Error::Damaged(found));
    }
    let counted: (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM people)",
    )
    .fetch_one(&mut db)
    .await
    .map_err(|_| Error::Damaged("there are no tables of games in it".to_owned()))?;
    db.close().await?;
    Ok(BackupCounts { tables: counted.0, entries: counted.1, people: counted.2 })
}

/// The temporary file beside the final one.
fn part_file(file: &Path) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Syncs the folder, so that the file's name survives a power failure too.
fn sync_folder(file: &Path) -> std::io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Only Unix can open a folder as a file.
    if cfg!(unix) { File::open(folder.unwrap_or(Path::new(".")))?.sync_all() } else { Ok(()) }
}
