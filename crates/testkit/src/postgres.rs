//! PostgreSQL servers for tests, each in a temporary folder and reached through a Unix socket in it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Starts a server, waits on standard input, and stops the server immediately when a line or the end of input comes.
///
/// The end of input comes when the test process ends, however it ends, so no server is left behind.
const SHELL: &str = r#"
    trap '' INT TERM HUP
    "$1/pg_ctl" start -w -D "$2/data" -l "$2/log" -o "$3" > "$2/pg_ctl" 2>&1 && echo ready
    read -r last
    "$1/pg_ctl" stop -D "$2/data" -m immediate > /dev/null 2>&1
    [ "$last" = keep ] || rm -rf "$2"
"#;

/// Whether a server waits for its disk (`fsync`).
#[derive(Clone, Copy)]
pub enum Disk {
    /// It waits until everything is written, as in real use.
    Sure,
    /// It does not wait. Faster, for tests without a crash.
    Fast,
}

/// A PostgreSQL server.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    disk: Disk,
    shell: Child,
}

impl Postgres {
    /// Starts a new, empty server.
    pub fn new(disk: Disk) -> Postgres {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("eureka-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).unwrap();
        if let Some((user, group)) = user() {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let data = folder.join("data");
        let made = ["--no-sync", "-U", "eureka", "-A", "trust", "-E", "UTF8", "--locale=C", "-D"];
        run(&programs, "initdb", &[&made[..], &[data.to_str().unwrap()]].concat());
        let shell = start(&programs, &folder, disk);
        Postgres { programs, folder, disk, shell }
    }

    /// A server shared by all tests of a process.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::new(Disk::Fast))
    }

    /// Creates a database and returns its address.
    pub fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &["-U", "eureka", "-h", self.folder.to_str().unwrap(), &name]);
        format!("postgres://eureka@localhost/{name}?host={}", self.folder.display())
    }

    /// The folder of the programs that come with the server.
    pub fn programs(&self) -> &Path {
        &self.programs
    }

    /// Runs one of the programs that come with the server and returns its output.
    pub fn run(&self, program: &str, arguments: &[&str]) -> Vec<u8> {
        run(&self.programs, program, arguments)
    }

    /// Stops it immediately, as if the machine had failed.
    pub fn crash(&mut self) {
        self.shell.stdin.take().unwrap().write_all(b"keep\n").unwrap();
        self.shell.wait().unwrap();
    }

    /// Starts it again.
    pub fn restart(&mut self) {
        self.shell = start(&self.programs, &self.folder, self.disk);
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

fn start(programs: &Path, folder: &Path, disk: Disk) -> Child {
    let fsync = match disk {
        Disk::Sure => "on",
        Disk::Fast => "off",
    };
    let options = format!("-c listen_addresses= -c fsync={fsync} -k {}", folder.display());
    let mut shell = command(Path::new("sh"))
        .args(["-c", SHELL, "sh"])
        .args([programs, folder, Path::new(&options)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(shell.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "ready\n", "{}", fs::read_to_string(folder.join("log")).unwrap_or_default());
    shell
}

fn run(programs: &Path, program: &str, arguments: &[&str]) -> Vec<u8> {
    let done = command(&programs.join(program)).args(arguments).output().unwrap();
    assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
    done.stdout
}

/// A command that runs as a user that PostgreSQL accepts. It refuses to run as root.
fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(std::env::temp_dir()).env("LC_ALL", "C");
    if let Some((user, group)) = user() {
        command.uid(user).gid(group);
    }
    command
}

/// The user and group of PostgreSQL, if the tests run as root.
fn user() -> Option<(u32, u32)> {
    static USER: OnceLock<Option<(u32, u32)>> = OnceLock::new();
    *USER.get_or_init(|| {
        let user = ask_id(&["-u"]).unwrap();
        let postgres = || ask_id(&["-u", "postgres"]).zip(ask_id(&["-g", "postgres"]));
        (user == 0).then(|| postgres().expect("there is no user postgres to run PostgreSQL as"))
    })
}

fn ask_id(arguments: &[&str]) -> Option<u32> {
    let answer = Command::new("id").args(arguments).output().unwrap();
    String::from_utf8(answer.stdout).unwrap().trim().parse().ok()
}

/// The folder of `initdb` and the other programs. Debian keeps them off the path, in one folder per version.
fn programs() -> PathBuf {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let found = folders.into_iter().find(|folder| {
        ["initdb", "pg_ctl", "createdb"].iter().all(|name| folder.join(name).is_file())
    });
    found.expect(
        "the tests need PostgreSQL; please install it (on Debian: apt-get install postgresql)",
    )
}
