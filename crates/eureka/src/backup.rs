//! `eureka backup`: copies the database while games are played.

use crate::out::Out;
use anyhow::{Context, Result};
use eureka_store::{BackupCounts, Store};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy the database of a server while it runs.
///
/// The copy is a complete database: `eureka serve --database FILE` continues its games. It holds everything that the
/// server acknowledged before.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka backup copies/monday.db
  eureka backup --database /srv/eureka.db /backup/eureka.db

It holds the passwords, as hashes, and the key that signs cookies: keep it to yourself. PostgreSQL has pg_dump for this; docs/backup.md tells all of it.")]
pub(crate) struct Args {
    /// The copy, a file that does not exist yet.
    file: PathBuf,
    /// The database file of the server.
    #[arg(
        long,
        default_value = "eureka.db",
        value_name = "FILE",
        env = "EUREKA_DATABASE",
        hide_env_values = true
    )]
    database: String,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start threads")?;
    let copied = runtime.block_on(Store::backup_of(&args.database, &args.file));
    let BackupCounts { tables, entries, people } = copied.context("no copy was made")?;
    let file = args.file.display();
    writeln!(out, "{file}: {tables} tables, {entries} entries, {people} people")?;
    Ok(ExitCode::SUCCESS)
}
