//! The executable in a real terminal: tmux is one, and shows what is on it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, io::BufRead, io::BufReader};

/// How long to wait for the screen: the machine may have much else to do.
const PATIENCE: Duration = Duration::from_secs(120);

/// A terminal with a program in it.
struct Terminal {
    socket: String,
}

impl Terminal {
    /// Runs the executable with these arguments, and says afterwards that it has left.
    fn run(size: (u16, u16), environment: &str, args: &str) -> Terminal {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let socket = format!("eureka-{}-{number}", std::process::id());
        let terminal = Terminal { socket };
        let exe = env!("CARGO_BIN_EXE_eureka");
        let command = format!(
            "env EUREKA_LANG=en XDG_STATE_HOME={} {environment} {exe} {args}; echo \"left with $?\"; exec cat",
            folder("state").display()
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

    /// Waits until the screen shows this.
    #[track_caller]
    fn shows(&self, text: &str) -> String {
        let begin = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
            assert!(begin.elapsed() < PATIENCE, "`{text}` does not come:\n{screen}");
        }
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Clicks where a text stands, as terminals report it: columns and rows from 1 on.
    #[track_caller]
    fn click(&self, text: &str) {
        let screen = self.shows(text);
        let found =
            screen.lines().enumerate().find_map(|(y, line)| Some((y, line.find(text)?, line)));
        let (y, at, line) = found.expect("it was there just now");
        let (x, y) = (line[..at].chars().count() + 2, y + 1);
        self.tmux(&["send-keys", "-l", &format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")]);
    }

    /// Whether the terminal is as it was: no other screen, no mouse, a cursor.
    fn is_given_back(&self) -> bool {
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

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal").join(name);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

#[test]
fn a_game_is_played_left_and_resumed() {
    let file = folder("resumed").join("game.toml");
    let file = file.to_str().expect("the path is text");
    let terminal = Terminal::run((100, 30), "", &format!("play --seed 7 --save {file}"));
    terminal.shows("A, which card do you begin with?");
    terminal.keys(&["Enter"]);
    terminal.shows("your action?");
    // Another window, another layout.
    terminal.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    terminal.shows("? keys");
    terminal.tmux(&["resize-window", "-x", "200", "-y", "60"]);
    terminal.shows("? keys");
    terminal.keys(&["?"]);
    terminal.shows("go from answer to answer");
    terminal.keys(&["Escape"]);
    terminal.keys(&["C-c"]);
    let left = terminal.shows("left with 0");
    assert!(left.contains(&format!("The game is saved in {file}")), "{left}");
    assert!(terminal.is_given_back());
    let record = fs::read_to_string(file).expect("it was saved");
    assert!(record.contains("\"A: "), "{record}");
    let terminal = Terminal::run((80, 24), "", &format!("play --resume {file}"));
    terminal.shows("your action?");
    terminal.keys(&["q"]);
    terminal.shows("The game is saved in");
    terminal.keys(&["Enter"]);
    terminal.shows("left with 0");
    assert!(terminal.is_given_back());
}

#[test]
fn people_hand_the_screen_to_each_other_by_mouse() {
    let terminal = Terminal::run((100, 30), "", "play --seed 7 --hot-seat Anna,Ben");
    terminal.click("I am Anna");
    // The first click chooses, the second one gives.
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

/// A server of the test's own.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Server {
        let database = folder("server").join(format!("{}.db", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_eureka"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut lines = BufReader::new(child.stdout.take().expect("it speaks")).lines();
        let greeting = lines.next().expect("it greets").expect("in text");
        let begin = greeting.find("http://").unwrap_or_else(|| panic!("{greeting}"));
        let address = greeting[begin..].split_whitespace().next().expect("an address");
        Server { child, address: address.trim_end_matches(['/', '.', ',']).to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_seat_on_a_server_is_played() {
    let server = Server::start();
    let args = format!("play --server {} --name Anna --bots beginner", server.address);
    let terminal = Terminal::run((100, 30), "", &args);
    terminal.shows("Anna, which card do you begin with?");
    terminal.keys(&["Enter"]);
    terminal.shows("Anna, your action?");
    terminal.keys(&["1", "Enter"]);
    terminal.shows("Anna draws");
    terminal.keys(&["h"]);
    terminal.shows("%");
    terminal.keys(&["q"]);
    terminal.shows("The table stays on the server");
    terminal.keys(&["Enter"]);
    terminal.shows("left with 0");
    assert!(terminal.is_given_back());
}

#[test]
fn a_server_that_is_not_there_is_reported() {
    let terminal = Terminal::run((100, 30), "", "play --server http://127.0.0.1:9 --table none");
    terminal.shows("cannot reach http://127.0.0.1:9");
    terminal.shows("left with 1");
}
