//! A real server: the executable `eureka serve` as a child process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// Options that set every limit of a server beyond what a test reaches.
pub const UNLIMITED: [&str; 9] = [
    "--limit-requests=1000000",
    "--limit-burst=1000000",
    "--limit-thinking=0",
    "--limit-newcomers=1000000",
    "--limit-tables=1000000",
    "--limit-streams=20000",
    "--limit-connections=20000",
    "--limit-all-connections=20000",
    "--thinkers=1",
];

/// A running server. Dropping it kills the process.
pub struct RunningServer {
    /// Its process.
    pub child: Child,
    /// Its address, without a path.
    pub base: String,
    /// The line that it printed when it was ready.
    pub greeting: String,
}

impl RunningServer {
    /// Starts a server on a free port, with its standard error thrown away.
    pub fn start(eureka: &Path, database: &str, more: &[&str]) -> RunningServer {
        RunningServer::at(eureka, 0, database, more)
    }

    /// Starts a server on this port, with its standard error thrown away.
    pub fn at(eureka: &Path, port: u16, database: &str, more: &[&str]) -> RunningServer {
        let mut command = Command::new(eureka);
        command.stderr(Stdio::null());
        RunningServer::run(command, port, database, more).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Starts a server by this command, to which the arguments are added. The error holds what a server that did not start
    /// has printed.
    pub fn run(
        mut command: Command,
        port: u16,
        database: &str,
        more: &[&str],
    ) -> Result<RunningServer, String> {
        let listen = format!("127.0.0.1:{port}");
        let serve = ["serve", "--listen", &listen, "--database", database];
        let command = command.args(serve).args(more).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
        let mut greeting = String::new();
        let stdout = child.stdout.take().expect("it is piped");
        let read = BufReader::new(stdout).read_line(&mut greeting);
        let port = greeting.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next());
        let base = port.map(|port| format!("http://127.0.0.1:{port}"));
        let Some(base) = base.filter(|_| read.is_ok()) else {
            let _ = child.kill();
            let status = child.wait();
            return Err(format!("the server did not start ({status:?}): {greeting}"));
        };
        Ok(RunningServer { child, base, greeting: greeting.trim_end().to_owned() })
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.base.rsplit(':').next().and_then(|port| port.parse().ok()).expect("it has a port")
    }

    /// Kills it with SIGKILL, as a crash would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop with SIGTERM and waits until it has.
    pub fn stop(mut self) -> ExitStatus {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap()
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
