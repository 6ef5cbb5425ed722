//! The executable as a server.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// Options of a server whose limits nobody comes near.
pub const WIDE: [&str; 9] = [
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

/// A server that runs, until it is dropped.
pub struct Running {
    /// Its process.
    pub child: Child,
    /// Its address, without a path.
    pub base: String,
    /// The line that it printed when it was ready.
    pub greeting: String,
}

impl Running {
    /// A server on a free port, silent.
    pub fn start(eureka: &Path, database: &str, more: &[&str]) -> Running {
        Running::at(eureka, 0, database, more)
    }

    /// A server on this port, silent.
    pub fn at(eureka: &Path, port: u16, database: &str, more: &[&str]) -> Running {
        let mut command = Command::new(eureka);
        command.stderr(Stdio::null());
        Running::run(command, port, database, more).unwrap_or_else(|said| panic!("{said}"))
    }

    /// A server that is started by this command, to which its arguments are added; the error is what it printed if it did not start.
    pub fn run(
        mut command: Command,
        port: u16,
        database: &str,
        more: &[&str],
    ) -> Result<Running, String> {
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
        Ok(Running { child, base, greeting: greeting.trim_end().to_owned() })
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.base.rsplit(':').next().and_then(|port| port.parse().ok()).expect("it has a port")
    }

    /// Kills it, as if the machine had.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop and waits until it has.
    pub fn stop(mut self) -> ExitStatus {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
