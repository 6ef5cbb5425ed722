//! A small disk in memory that can be filled up.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Mounts a disk in a namespace that only this shell and its children see, and keeps it until the input ends.
const HOLD: &str = "mount -t tmpfs -o size=$1 none \"$0\" && echo ready && read -r last";

/// A disk in memory. It is gone with the shell that holds it.
pub(super) struct SmallDisk {
    shell: Child,
    folder: TempDir,
}

impl SmallDisk {
    /// Mounts a new disk; `None` where the system does not allow it. Most Linux systems do.
    pub(super) fn new(size: &str) -> Option<SmallDisk> {
        let folder = TempDir::new().ok()?;
        let mut shell = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", HOLD])
            .arg(folder.path())
            .arg(size)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        BufReader::new(shell.stdout.take()?).read_line(&mut line).ok()?;
        let disk = SmallDisk { shell, folder };
        (line == "ready\n" && disk.command(Path::new("true")).status().ok()?.success())
            .then_some(disk)
    }

    /// A command that sees the disk.
    pub(super) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new("nsenter");
        let target = format!("--target={}", self.shell.id());
        command.args([&target, "--user", "--mount", "--preserve-credentials"]).arg(program);
        command
    }

    /// The path of a file on it, for commands that see the disk.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The path of the same file from outside.
    pub(super) fn file_from_outside(&self, name: &str) -> PathBuf {
        let inside = self.file(name);
        let inside = inside.strip_prefix("/").unwrap_or(&inside);
        Path::new("/proc").join(self.shell.id().to_string()).join("root").join(inside)
    }

    /// Fills it to the last byte.
    pub(super) fn fill(&self) -> std::io::Result<()> {
        let mut ballast = File::create(self.file_from_outside("ballast"))?;
        let piece = [1; 64 * 1024];
        // First in large blocks, then byte by byte, until nothing more fits.
        while ballast.write_all(&piece).is_ok() {}
        while ballast.write_all(&[1]).is_ok() {}
        Ok(())
    }

    /// Frees the space again.
    pub(super) fn free(&self) -> std::io::Result<()> {
        fs::remove_file(self.file_from_outside("ballast"))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}
