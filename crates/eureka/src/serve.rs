//! `eureka serve`: the options of the server, and its start and stop.

use crate::out::Out;
use anyhow::{Context, Result, bail, ensure};
use eureka_web::{Config, Limits, ServeError, Server};
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tokio::signal;
use tracing_subscriber::EnvFilter;

/// Serve Eureka to browsers and programs.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka serve                               for yourself, at http://localhost:8000
  eureka serve --listen 0.0.0.0:80           for everybody in your network
  eureka serve --database postgres://eureka@localhost/eureka --behind-proxy --public-url https://eureka.example

Ctrl-C or SIGTERM stops it after what has begun is finished. EUREKA_LOG says what is logged, such as `debug` or `eureka_web=debug,warn`. \
/healthz and /metrics are for those who run it, /api is for programs.")]
pub(crate) struct Args {
    /// The address and port to listen on.
    #[arg(long, default_value = "127.0.0.1:8000", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The database: a file, created on the first start, or postgres://user:password@host/name.
    #[arg(
        long,
        default_value = "eureka.db",
        value_name = "FILE|ADDRESS",
        env = "EUREKA_DATABASE",
        hide_env_values = true
    )]
    database: String,
    /// A file with the key that signs cookies, created if missing [default: the key in the database].
    #[arg(long, value_name = "FILE")]
    secret_file: Option<PathBuf>,
    /// The address that people use, if different; with https:// cookies are sent on secure connections only.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Trust X-Forwarded-For: a proxy in front names the client there.
    #[arg(long)]
    behind_proxy: bool,
    /// The number of threads on which bots think [default: one for each core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    thinkers: Option<u16>,
    #[command(flatten)]
    limits: LimitOptions,
    /// The format of log lines, on standard error.
    #[arg(long, value_enum, default_value = "text")]
    log: LogFormat,
}

/// Limits for one client, and for all together.
#[derive(clap::Args)]
struct LimitOptions {
    /// Requests per second from one client, on average.
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    limit_requests: u32,
    /// Requests from one client at once.
    #[arg(long, value_name = "N", default_value_t = Limits::default().burst)]
    limit_burst: u32,
    /// Tables that one person may have open or in play.
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    limit_tables: u32,
    /// Seconds of thinking time, after which the others can vote to let a bot take the player's place.
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().thinking)]
    limit_thinking: u32,
    /// New people per hour from one client.
    #[arg(long, value_name = "N", default_value_t = Limits::default().newcomers)]
    limit_newcomers: u32,
    /// Live streams of one client.
    #[arg(long, value_name = "N", default_value_t = Limits::default().streams_of_one)]
    limit_streams: u32,
    /// Connections of one client.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_of_one)]
    limit_connections: u32,
    /// Connections of all clients together; a tenth is reserved for requests beside live streams.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    limit_all_connections: u32,
}

/// The format of log lines.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    start_log(args.log);
    let config = args.config()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(serve(args, config, out))?;
    // Bots may still be thinking about answers that are no longer needed.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &Args, config: Config, out: &mut Out) -> Result<()> {
    let stop = stopped()?;
    let server = match Server::open(config).await {
        Err(ServeError::Listen(address, error)) if error.kind() == ErrorKind::AddrInUse => {
            bail!(
                "something else listens at {address}, perhaps Eureka itself: choose another address with --listen"
            )
        }
        server => server?,
    };
    writeln!(out, "{}", args.greeting(server.address()))?;
    out.flush()?;
    if !args.listen.ip().is_loopback() && !args.is_secure() {
        tracing::warn!(
            "others on the way can read along and take over seats: put a proxy with TLS in front, and name it with --public-url https://…"
        );
    }
    Ok(server.serve(stop).await?)
}

impl Args {
    fn config(&self) -> Result<Config> {
        let usual = Config::default();
        let limits = &self.limits;
        if let Some(url) = &self.public_url {
            ensure!(
                url.starts_with("https://") || url.starts_with("http://"),
                "`{url}` is no address of a page: write https://…"
            );
        }
        Ok(Config {
            listen: self.listen,
            database: self.database.clone(),
            secret: self.secret_file.as_deref().map(secret).transpose()?,
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            thinkers: self.thinkers.map_or(usual.thinkers, usize::from),
            limits: Limits {
                requests: limits.limit_requests,
                burst: limits.limit_burst,
                tables: limits.limit_tables,
                thinking: limits.limit_thinking,
                newcomers: limits.limit_newcomers,
                streams_of_one: limits.limit_streams,
                streams: limits.limit_all_connections / 10 * 9,
                connections_of_one: limits.limit_connections,
                connections: limits.limit_all_connections,
                ..usual.limits
            },
        })
    }

    fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    fn greeting(&self, address: SocketAddr) -> String {
        let page = match &self.public_url {
            Some(url) => url.clone(),
            None if address.ip().is_loopback() => format!("http://localhost:{}", address.port()),
            None => format!("http://{address}"),
        };
        // Only files are printed: the address of a PostgreSQL database contains its password.
        let kept = match self.database.starts_with("postgres") {
            true => "PostgreSQL",
            false => &self.database,
        };
        format!("Eureka is at {page} (games are kept in {kept})")
    }
}

/// Completes when the program is asked to stop. A second request ends it at once.
fn stopped() -> Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
    #[cfg(unix)]
    let mut interrupt = signal::unix::signal(signal::unix::SignalKind::interrupt())?;
    let mut asked = async move || {
        #[cfg(unix)]
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = signal::ctrl_c().await;
    };
    let (first, stop) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        asked().await;
        let _ = first.send(());
        asked().await;
        std::process::exit(130);
    });
    Ok(async move {
        let _ = stop.await;
    })
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_env("EUREKA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => {
            log.with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr())).init()
        }
        LogFormat::Json => log.json().init(),
    }
}

/// The key in a file: 64 hexadecimal digits. A missing file is created.
fn secret(path: &Path) -> Result<[u8; 32]> {
    let within = || format!("the key in {}", path.display());
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            new_secret(path).with_context(within)?
        }
        Err(error) => return Err(error).with_context(within),
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path).with_context(within)?.permissions().mode();
        ensure!(
            mode & 0o077 == 0,
            "others may read {}, and could be anybody: chmod 600 {0}",
            path.display()
        );
    }
    let digits = text.trim();
    ensure!(
        digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()),
        "{} holds no key: that is 64 hexadecimal digits. Delete it, and one is made",
        path.display()
    );
    let byte = |index: usize| u8::from_str_radix(&digits[2 * index..][..2], 16);
    Ok(std::array::from_fn(|index| byte(index).expect("they are hexadecimal digits")))
}

fn new_secret(path: &Path) -> Result<String> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    let text: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(path)?, "{text}")?;
    Ok(text)
}
