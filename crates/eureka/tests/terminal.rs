//! The executable in a real terminal, for which tmux stands in: it sends keys and returns the screen.

use eureka_testkit::{Client, RunningServer};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::TempDir;

/// Starts a server with its database in this folder. Port 0 means any free port.
fn serve(folder: &Path, port: u16) -> RunningServer {
    let database = folder.join("eureka.db").display().to_string();
    RunningServer::at(Path::new(env!("CARGO_BIN_EXE_eureka")), port, &database, &[])
}

/// The time limit for every wait. It is long because the machine may be busy.
const WAIT_TIMEOUT: Duration = Duration::from_secs(120);

/// The pause between two looks at the screen.
const POLL_PAUSE: Duration = Duration::from_millis(30);

/// A terminal with a program in it.
struct Terminal {
    socket: String,
    /// The folder in which the program keeps its state.
    state: Rc<TempDir>,
}

impl Terminal {
    /// Runs the executable with these arguments. When it ends, its exit code is printed.
    fn run(size: (u16, u16), environment: &str, args: &str) -> Terminal {
        Terminal::begin(size, environment, args, Rc::new(TempDir::new().unwrap()))
    }

    /// The same person in another terminal.
    fn again(other: &Terminal, size: (u16, u16), args: &str) -> Terminal {
        Terminal::begin(size, "", args, Rc::clone(&other.state))
    }

    fn begin(size: (u16, u16), environment: &str, args: &str, state: Rc<TempDir>) -> Terminal {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let socket = format!("eureka-{}-{number}", std::process::id());
        let terminal = Terminal { socket, state };
        let exe = env!("CARGO_BIN_EXE_eureka");
        let command = format!(
            "env EUREKA_LANG=en XDG_STATE_HOME={} {environment} {exe} {args}; echo \"left with $?\"; exec cat",
            terminal.state.path().display()
        );
        let (columns, rows) = (size.0.to_string(), size.1.to_string());
        terminal.tmux(&["new-session", "-d", "-x", &columns, "-y", &rows, &command]);
        terminal
    }

    fn tmux(&self, args: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.socket, "-f", "/dev/null", "-u"])
            .args(args)
            .output()
            .expect("tmux is installed");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {args:?}: {error}");
        String::from_utf8(output.stdout).expect("a screen is text")
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    /// Waits until a condition holds for the screen, and returns the screen.
    #[track_caller]
    fn waits(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let screen = self.screen();
            if holds(&screen) {
                return screen;
            }
            assert!(begin.elapsed() < WAIT_TIMEOUT, "waited in vain for {what}:\n{screen}");
            thread::sleep(POLL_PAUSE);
        }
    }

    /// Waits until the screen shows this text, and returns the screen.
    #[track_caller]
    fn shows(&self, text: &str) -> String {
        self.waits(text, |screen| screen.contains(text))
    }

    /// Waits until the screen no longer shows this text.
    #[track_caller]
    fn hides(&self, text: &str) {
        self.waits(&format!("the end of {text}"), |screen| !screen.contains(text));
    }

    /// Resizes the window and waits until it is filled: the keys are in the last row, and the first row has full width.
    #[track_caller]
    fn resize(&self, columns: usize, rows: usize) {
        self.tmux(&["resize-window", "-x", &columns.to_string(), "-y", &rows.to_string()]);
        self.waits("another layout", |screen| {
            let lines: Vec<&str> = screen.lines().collect();
            let fills = lines.first().is_some_and(|line| line.chars().count() == columns);
            fills && lines.get(rows - 1).is_some_and(|line| line.starts_with("? keys"))
        });
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Clicks on a text. Terminals report columns and rows from 1 on.
    #[track_caller]
    fn click(&self, text: &str) {
        let screen = self.shows(text);
        let found =
            screen.lines().enumerate().find_map(|(y, line)| Some((y, line.find(text)?, line)));
        let (y, at, line) = found.expect("it was there just now");
        let (x, y) = (line[..at].chars().count() + 2, y + 1);
        self.tmux(&["send-keys", "-l", &format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")]);
    }

    /// The process id of the program, which is a child of the shell in the pane.
    fn program(&self) -> String {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]);
        let shell = shell.trim();
        let children = fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"));
        let children = children.expect("it has children");
        children.split_whitespace().next().expect("one of them").to_owned()
    }

    /// Whether the terminal is restored: no alternate screen, no mouse reports, a visible cursor.
    fn is_restored(&self) -> bool {
        let state = "#{alternate_on} #{mouse_any_flag} #{cursor_flag}";
        self.tmux(&["display-message", "-p", state]).trim() == "0 0 1"
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let kill = ["-L", &self.socket, "kill-server"];
        let _ = Command::new("tmux").args(kill).output();
    }
}

#[test]
fn a_game_is_played_left_and_resumed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.toml");
    let file = file.to_str().expect("the path is text");
    let args = format!("play --seed 7 --bots random --save {file}");
    let terminal = Terminal::run((100, 30), "", &args);
    terminal.shows("A, which card do you begin with?");
    terminal.keys(&["Enter"]);
    terminal.shows("your action?");
    for (columns, rows) in [(80, 24), (200, 60), (64, 18), (100, 30)] {
        terminal.resize(columns, rows);
    }
    terminal.tmux(&["resize-window", "-x", "40", "-y", "10"]);
    terminal.shows("The window is too small");
    terminal.resize(100, 30);
    terminal.keys(&["?"]);
    terminal.shows("go from answer to answer");
    terminal.keys(&["Escape"]);
    terminal.hides("go from answer to answer");
    terminal.keys(&["C-c"]);
    let left = terminal.shows("left with 0");
    assert!(left.contains(&format!("The game is saved in {file}")), "{left}");
    assert!(left.contains("--resume") && left.contains("--bots random"), "{left}");
    assert!(terminal.is_restored());
    let record = fs::read_to_string(file).expect("it was saved");
    assert!(record.contains("\"A: "), "{record}");
    let terminal = Terminal::run((80, 24), "", &format!("play --resume {file}"));
    terminal.shows("your action?");
    terminal.keys(&["q"]);
    terminal.shows("The game is saved in");
    terminal.keys(&["Enter"]);
    terminal.shows("left with 0");
    assert!(terminal.is_restored());
}

/// An interruption by Ctrl-C, by a signal or by a closed terminal saves the game, even without `--save`.
#[test]
fn an_interrupted_game_is_kept() {
    for way in ["C-c", "TERM", "HUP"] {
        let terminal = Terminal::run((100, 30), "", "play --seed 7 --bots random");
        terminal.shows("A, which card do you begin with?");
        terminal.keys(&["Enter"]);
        terminal.shows("your action?");
        let folder = terminal.state.path().join("eureka");
        let pid = terminal.program();
        match way {
            "C-c" => terminal.keys(&["C-c"]),
            signal => {
                let sent = Command::new("kill").args(["-s", signal, &pid]).status().unwrap();
                assert!(sent.success());
            }
        }
        let left = terminal.shows("left with 0");
        assert!(left.contains("The game is saved in"), "{way}: {left}");
        assert!(terminal.is_restored());
        let kept = fs::read_dir(&folder).unwrap().next().expect("it is kept").unwrap().path();
        let again = format!("play --resume {} --bots random", kept.display());
        Terminal::again(&terminal, (80, 24), &again).shows("your action?");
    }
    // Last, the window is closed.
    let terminal = Terminal::run((100, 30), "", "play --seed 7 --bots random");
    terminal.shows("A, which card do you begin with?");
    let folder = terminal.state.path().join("eureka");
    terminal.tmux(&["respawn-window", "-k", "cat"]);
    let begin = Instant::now();
    let kept = || fs::read_dir(&folder).is_ok_and(|mut files| files.any(|file| ends_well(&file)));
    while !kept() {
        assert!(begin.elapsed() < WAIT_TIMEOUT, "nothing is kept in {}", folder.display());
        thread::sleep(POLL_PAUSE);
    }
}

#[test]
fn an_interrupted_game_line_by_line_is_kept() {
    let terminal = Terminal::run((100, 50), "", "play --lines --seed 7 --bots random");
    terminal.shows("which card do you begin with?");
    terminal.keys(&["1", "Enter"]);
    terminal.shows("A, your action?");
    terminal.keys(&["C-c"]);
    let left = terminal.shows("left with 130");
    assert!(left.contains("The game is saved in"), "{left}");
    let folder = terminal.state.path().join("eureka");
    let kept = fs::read_dir(&folder).unwrap().next().expect("it is kept").unwrap().path();
    let record = fs::read_to_string(kept).unwrap();
    assert!(record.contains("\"A: "), "{record}");
}

/// Whether a file is a complete record, and not one that is being written.
fn ends_well(file: &std::io::Result<fs::DirEntry>) -> bool {
    file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|end| end == "toml"))
}

#[test]
fn people_hand_the_screen_to_each_other_by_mouse() {
    let terminal = Terminal::run((100, 30), "", "play --seed 7 --hot-seat Anna,Ben");
    terminal.click("I am Anna");
    // The first click selects an answer, the second gives it.
    terminal.shows("Anna, which card do you begin with?");
    terminal.click(" 2 ");
    terminal.click(" 2 ");
    let screen = terminal.shows("Hand the screen to Ben");
    assert!(!screen.contains("[1]"), "{screen}");
    terminal.click("I am Ben");
    terminal.shows("Ben, which card do you begin with?");
    terminal.keys(&["u"]);
    terminal.shows("Hand the screen to Anna");
}

#[test]
fn no_color_means_no_color() {
    let colored = |screen: &str| {
        let codes = screen.split("\x1b[").skip(1).filter_map(|rest| rest.split_once('m'));
        let mut codes = codes.flat_map(|(codes, _)| codes.split(';'));
        codes.any(|code| matches!(code.parse::<u8>(), Ok(30..=38 | 40..=48 | 90..=97 | 100..=107)))
    };
    for (environment, expected) in [("NO_COLOR=1", false), ("NO_COLOR=", true)] {
        let terminal = Terminal::run((100, 30), environment, "play --seed 7");
        terminal.shows("which card do you begin with?");
        let screen = terminal.tmux(&["capture-pane", "-p", "-e"]);
        assert_eq!(colored(&screen), expected, "{environment}\n{screen}");
    }
}

#[test]
fn a_seat_on_a_server_is_played_through_a_restart() {
    let games = TempDir::new().unwrap();
    let server = serve(games.path(), 0);
    let args = format!("play --server {} --name Anna --bots beginner", server.base);
    // The window is large enough for the whole log of two turns.
    let terminal = Terminal::run((200, 60), "", &args);
    terminal.shows("Anna, which card do you begin with?");
    terminal.keys(&["Enter"]);
    let asks = || {
        terminal.waits("an action of hers", |screen| {
            let asked = screen.contains("Anna, your action?");
            // The bot's first card may ask her something before that.
            if !asked && screen.contains("Anna, ") {
                terminal.keys(&["Enter"]);
            }
            asked
        })
    };
    asks();
    terminal.keys(&["1", "Enter"]);
    terminal.shows("Anna draws");
    asks();
    terminal.keys(&["h"]);
    terminal.shows("%");
    let port = server.port();
    drop(server);
    terminal.shows("The connection is lost");
    let server = serve(games.path(), port);
    terminal.hides("The connection is lost");
    terminal.keys(&["C-c"]);
    let left = terminal.shows("left with 0");
    assert!(left.contains("The table stays on the server"), "{left}");
    assert!(terminal.is_restored());
    // The printed command brings the same person back to the same seat.
    let args = left.split("Go on with it: eureka ").nth(1).expect("it is said");
    let args: String = args.lines().take_while(|line| !line.contains("left with")).collect();
    let terminal = Terminal::again(&terminal, (200, 60), &args);
    terminal.shows("Anna, your action?");
    terminal.keys(&["1", "Enter"]);
    terminal.shows("Anna draws");
    drop(server);
    terminal.shows("The connection is lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_on_a_server_has_the_options_of_the_command_line() {
    let games = TempDir::new().unwrap();
    let server = serve(games.path(), 0);
    let anna = Client::new(&server.base, "Anna").await;
    for (given, expected) in [
        ("", json!({ "absent": "bot", "bots_resign": false, "shared": false })),
        (
            "--absent out --bots-resign --shared",
            json!({ "absent": "out", "bots_resign": true, "shared": true }),
        ),
    ] {
        let args = format!("play --server {} --name Ben --open 1 {given}", server.base);
        let terminal = Terminal::run((100, 30), "", &args);
        let screen = terminal.shows("/invitation/");
        let id = screen.split("/invitation/").nth(1).unwrap().split_whitespace().next().unwrap();
        let table = anna.look(id, "").await.done();
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&table["options"][key], value, "{key}: {table}");
        }
    }
}

#[test]
fn an_unreachable_server_is_reported() {
    let terminal = Terminal::run((100, 30), "", "play --server http://127.0.0.1:9 --table none");
    terminal.shows("cannot reach http://127.0.0.1:9");
    terminal.shows("left with 1");
}
