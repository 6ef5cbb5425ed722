//! Takes the pictures of the home page anew, from tables that a real server shows:
//!
//!     cargo run -p eureka-web --example pictures
//!
//! It needs Chromium and its driver, and writes the files of `crates/web/static/pictures`, which are compiled into the program. The
//! games are always the same, so a picture changes only when the table looks different.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, luck_of};
use eureka_innovation::{Deal, Edition, Game, QuestionKind, Rules, Seat, Setup, Splay};
use eureka_store::{GameStatus, Moment, Sitter, Store, TableId};
use eureka_table::{Record, SeatSet, Timeline};
use eureka_testkit::Client;
use eureka_web::{Config, Limits, Server};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A picture: its name, the size of the window, the parts of it that are shown, and the number of pixels for each pixel of the window.
struct Shot<'a> {
    name: &'a str,
    table: &'a str,
    window: (u32, u32),
    /// Selectors of the elements that are shown, as far as they are in the window.
    parts: &'a str,
    scale: f64,
}

/// The largest size of a picture. The best quality is chosen that keeps to it.
const MAX_BYTES: usize = 56_000;

/// A server on a database, until it is stopped.
struct Running {
    base: String,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Running::start(&folder).await;
    let ada = Client::new(&server.base, "Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let innovation = ada.open(json!({ "seats": seats })).await;
    let inventions = solo_game(&ada).await;
    server.stop().await;
    // The server would deal anew, so the game of Innovation is written while none is running.
    write_game(&folder, &innovation).await;

    let server = Running::start(&folder).await;
    let driver = Driver::start();
    let shots = [
        Shot {
            name: "table",
            table: &innovation,
            window: (1360, 1100),
            parts: ".opponents, #question, .mine",
            scale: 0.85,
        },
        Shot { name: "map", table: &inventions, window: (1440, 960), parts: "#map", scale: 0.9 },
    ];
    for shot in &shots {
        for theme in ["light", "dark"] {
            let picture = take(&driver, &server.base, &ada.token, shot, theme).await;
            let name = format!("{}-{theme}.webp", shot.name);
            println!("{name}: {} bytes", picture.len());
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/pictures").join(name);
            fs::write(file, picture).expect("the picture can be written");
        }
    }
    server.stop().await;
}

/// A solo game of Inventions in its middle. Returns its table.
async fn solo_game(ada: &Client) -> String {
    let options = json!({ "difficulty": "easy", "seed": 7 });
    let table = ada.open(json!({ "game": "inventions-solo", "options": options })).await;
    for number in 0..40_usize {
        let open = ada.look(&table, "/answers").await.done();
        let answers = open["answers"].as_array().expect("answers are a list");
        let useful = |answer: &&serde_json::Value| {
            let word = answer["answer"].as_str().unwrap_or_default();
            !["pass", "end", "decline"].contains(&word)
        };
        let useful: Vec<_> = answers.iter().filter(useful).collect();
        let chosen = useful.get(number * 7 % useful.len().max(1)).copied().unwrap_or(&answers[0]);
        let answer = chosen["answer"].as_str().expect("an answer is a text");
        ada.answer(&table, open["version"].as_u64().expect("a number"), answer).await.done();
    }
    table
}

/// Writes a late game of Innovation to a table that waits for its second player.
async fn write_game(folder: &TempDir, table: &str) {
    let timeline = late_game();
    let store = Store::open(&database(folder)).await.expect("the database opens");
    let id: TableId = table.parse().expect("the server gave an id");
    let (seat, note) = (Seat::new(1), json!({ "note": "sat", "seat": "B", "name": "Hypatia" }));
    let bot = Sitter::bot("casual", "Hypatia");
    store
        .sit(id, seat, Sitter::nobody(), bot, note.to_string(), Moment::now())
        .await
        .expect("the seat is free");
    let version = store.table(id).await.expect("there is the table").version;
    let asks = GameStatus::Asks(SeatSet::only(Seat::A));
    let setup = Record::new(timeline.setup().clone()).write();
    store.begin(id, version, setup, asks.clone(), Moment::now()).await.expect("it begins");
    let version = store.table(id).await.expect("there is the table").version;
    let said = timeline.answers().to_vec();
    store.append(id, version, said, asks, Moment::now()).await.expect("the answers are written");
    store.close().await;
}

/// The first game of bots that comes to a moment in which the first player may act and much lies on the table.
fn late_game() -> Timeline<Game> {
    let rules = Rules::printed(Edition::Fourth);
    let opponent: Opponent = "casual".parse().expect("there is such a level");
    for seed in 1.. {
        let setup = Setup::new(rules, 2, &Deal::Seed(seed));
        let mut timeline: Timeline<Game> = Timeline::begin(setup, rules).expect("it can begin");
        let luck = |seat| luck_of(seed, Seat::new(seat));
        let mut bots: Vec<_> = (0..2).map(|seat| opponent.seat(rules, luck(seat))).collect();
        while let Some(seen) = Seen::of(timeline.game(), timeline.moment()) {
            if is_rich(timeline.game()) {
                return timeline;
            }
            let answer = bots[seen.seat().index()].choose(seen);
            timeline.answer(answer).expect("a bot gives a listed answer");
        }
    }
    unreachable!("there is always another game")
}

fn is_rich(game: &Game) -> bool {
    let asks = game.question().is_some_and(|question| question.kind == QuestionKind::Action);
    let (view, a) = (game.view(Seat::A), Seat::A.index());
    let splayed = |seat: usize| {
        view.players[seat].piles.iter().filter(|pile| pile.splay != Splay::None).count()
    };
    asks && game.asked() == Some(Seat::A)
        && splayed(a) >= 4
        && splayed(1) >= 3
        && (4..=6).contains(&view.players[a].hand.len())
        && view.players.iter().all(|player| !player.achievements.is_empty())
}

fn database(folder: &TempDir) -> String {
    folder.path().join("eureka.db").to_str().expect("a temporary path is text").to_owned()
}

impl Running {
    async fn start(folder: &TempDir) -> Running {
        let limits = Limits { requests: 10_000, burst: 10_000, ..Limits::default() };
        let listen = ([127, 0, 0, 1], 0).into();
        let config = Config { listen, database: database(folder), limits, ..Config::default() };
        let server = Server::open(config).await.expect("the server starts");
        let base = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            server.serve(async { drop(stopped.await) }).await.expect("the server runs");
        });
        Running { base, stop, served }
    }

    async fn stop(self) {
        let _ = self.stop.send(());
        self.served.await.expect("the server stops");
    }
}

/// One picture, as the bytes of a WebP file.
async fn take(driver: &Driver, base: &str, token: &str, shot: &Shot<'_>, theme: &str) -> Vec<u8> {
    let (width, height) = shot.window;
    let mut chrome = DesiredCapabilities::chrome();
    let size = format!("--window-size={width},{height}");
    for arg in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", &size] {
        chrome.add_arg(arg).expect("an argument");
    }
    let address = format!("http://127.0.0.1:{}", driver.port);
    let browser = WebDriver::new(&address, chrome).await.expect("a browser");
    browser.goto(base).await.expect("the home page");
    let cookies = [("person", token.to_owned()), ("reader", format!("language=en&theme={theme}"))];
    for (name, value) in cookies {
        browser.add_cookie(Cookie::new(name, value)).await.expect("a cookie");
    }
    browser.goto(format!("{base}/table/{}", shot.table)).await.expect("the table");
    // Fonts, sizes and the scroll of the log settle.
    tokio::time::sleep(Duration::from_secs(2)).await;
    // The smallest rectangle around the parts, with a little of the ground around it.
    let place = "const all = [...document.querySelectorAll(arguments[0])].map(part => part.getBoundingClientRect()); \
        const x = Math.min(...all.map(r => r.left)) - 8, y = Math.min(...all.map(r => r.top)) - 8; \
        return { x, y, width: Math.max(...all.map(r => r.right)) + 8 - x, \
        height: Math.min(innerHeight, Math.max(...all.map(r => r.bottom)) + 8) - y };";
    let place = browser.execute(place, vec![json!(shot.parts)]).await;
    let mut clip = place.expect("the parts are on the page").json().clone();
    clip["scale"] = json!(shot.scale);
    // The driver's own command knows PNG only.
    let command = format!("{address}/session/{}/goog/cdp/execute", browser.session_id());
    let mut picture = Vec::new();
    for quality in (30..=75).rev().step_by(5) {
        let params = json!({ "format": "webp", "quality": quality, "clip": clip });
        let wanted = json!({ "cmd": "Page.captureScreenshot", "params": params });
        let taken = reqwest::Client::new().post(&command).json(&wanted).send().await;
        let taken: serde_json::Value =
            taken.expect("the picture is taken").json().await.expect("the driver replies in JSON");
        let data = taken["value"]["data"].as_str();
        picture = decoded(data.expect("a picture is a text in base 64"));
        if picture.len() <= MAX_BYTES {
            break;
        }
    }
    browser.quit().await.expect("the browser closes");
    picture
}

/// The bytes of a text in base 64.
fn decoded(text: &str) -> Vec<u8> {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for sign in text.bytes() {
        let Some(value) = SIGNS.iter().position(|&known| known == sign) else { break };
        bits = bits << 6 | value as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    bytes
}

/// The running `chromedriver`; dropping it ends the process.
struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: ./test does that on Debian");
        let lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
        let port = lines
            .map_while(Result::ok)
            .filter_map(|line| line.split("on port ").nth(1)?.trim_end_matches('.').parse().ok())
            .find(|&port| port != 0)
            .expect("chromedriver says where it listens");
        Driver { child, port }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
