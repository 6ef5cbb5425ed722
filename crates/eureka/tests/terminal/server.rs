//! A server of a test's own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs until this is dropped, and is killed then.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// A server with its database in this folder; port 0 is any.
    pub(crate) fn start(folder: &Path, port: u16) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_eureka"))
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database"])
            .arg(folder.join("eureka.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut greeting = String::new();
        let mut lines = BufReader::new(child.stdout.take().expect("it speaks"));
        lines.read_line(&mut greeting).expect("it greets in text");
        let port = greeting.split("localhost:").nth(1).unwrap_or_else(|| panic!("{greeting}"));
        let port = port.split(' ').next().expect("a port");
        Server { child, address: format!("http://127.0.0.1:{port}") }
    }

    pub(crate) fn port(&self) -> u16 {
        let port = self.address.rsplit(':').next().expect("a port");
        port.parse().expect("a number")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
