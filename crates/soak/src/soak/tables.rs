//! Tables of every kind, opened one after the other and played to their end.

use crate::acknowledgement::Acknowledgement;
use crate::soak::audit;
use crate::soak::player::{Place, Player};
use crate::soak::requests::stranger;
use crate::soak::site::{Phase, STUCK_AFTER, Site};
use crate::soak::tally::Kind;
use crate::soak::transcript::Transcript;
use eureka_protocol::table::Game;
use eureka_store::TableId;
use eureka_table::{ONLOOKER, Seat, SeatSet};
use eureka_testkit::{Client, Dice, Reply};
use eureka_words::Language;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use tokio::task::JoinSet;

const NAMES: [&str; 5] = ["Ada", "Boole", "Curie", "Darwin", "Euclid"];

/// A played table with everything that was acknowledged there.
#[derive(Clone)]
pub(super) struct PlayedTable {
    pub(super) table: TableId,
    pub(super) answers: Vec<Acknowledgement>,
    pub(super) remarks: Vec<String>,
    /// The seats whose players were told that they have given up.
    pub(super) resigned: Vec<Seat>,
    /// The seats whose players have left a table at which that puts them out of the game.
    pub(super) left: Vec<Seat>,
}

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitting {
    /// This person, with a program.
    Program(usize),
    /// This person, with the forms of the page.
    Forms(usize),
    Bot(&'static str),
}

impl Sitting {
    fn person(self) -> Option<usize> {
        match self {
            Sitting::Program(person) | Sitting::Forms(person) => Some(person),
            Sitting::Bot(_) => None,
        }
    }
}

/// The plan of a table.
struct Plan {
    game: Game,
    options: Value,
    memory: bool,
    /// Whether who leaves is out of the game.
    out: bool,
    /// Whether one person may take several open seats.
    shared: bool,
    seats: Vec<Sitting>,
    has_onlooking_program: bool,
    has_onlooking_browser: bool,
}

impl Plan {
    fn any(game: Game, dice: &mut Dice) -> Plan {
        let (options, memory, players) = match game {
            Game::Innovation => Plan::innovation(dice),
            Game::InventionsSolo | Game::InventionsCompanion => {
                (json!({ "difficulty": dice.any(&["easy", "normal", "hard"]) }), true, 1)
            }
        };
        let only_bots = dice.once_in(8);
        let shared = options["shared"] == true;
        let seats = match players {
            1 => vec![*dice.any(&[Sitting::Program(0), Sitting::Forms(0)])],
            _ => (0..players).map(|seat| Plan::sitting(seat, only_bots, shared, dice)).collect(),
        };
        let out = options["absent"] == "out";
        let (has_onlooking_program, has_onlooking_browser) = (dice.once_in(3), dice.once_in(4));
        Plan {
            game,
            options,
            memory,
            out,
            shared,
            seats,
            has_onlooking_program,
            has_onlooking_browser,
        }
    }

    /// The options of a game of Innovation, whether its players are reminded of cards, and the number of players.
    fn innovation(dice: &mut Dice) -> (Value, bool, usize) {
        let edition = *dice.any(&["first", "third", "fourth"]);
        let fourth = edition == "fourth";
        let players = match dice.below(10) {
            0..5 => 2,
            5..7 => 3,
            7..9 => 4,
            _ => 4 + usize::from(fourth),
        };
        let memory = dice.once_in(2);
        let language = dice.any(&Language::ALL).tag();
        let mut options = json!({ "edition": edition, "memory": memory, "language": language });
        let has_teams = fourth && players > 2 && dice.once_in(2);
        if has_teams {
            let teams = [["AC", "B"], ["AC", "BD"], ["AB", "CDE"]];
            options["teams"] = json!(teams[players - 3]);
        }
        if fourth && dice.once_in(2) {
            // Parley is played without teams.
            options["parley"] = json!(!has_teams && dice.once_in(2));
        }
        if dice.once_in(3) {
            options["absent"] = json!("out");
        }
        if dice.once_in(4) {
            options["patience"] = json!(24);
        }
        options["bots_resign"] = json!(dice.once_in(2));
        options["shared"] = json!(dice.once_in(3));
        (options, memory, players)
    }

    fn sitting(seat: usize, only_bots: bool, shared: bool, dice: &mut Dice) -> Sitting {
        let bot = *dice.any(&["random", "random", "beginner", "casual"]);
        // Some seats are played by the person who opened the table, at the same screen, or by two guests who share one.
        let person = match dice.below(5) {
            0 => 0,
            1 if shared && seat > 1 => 1,
            _ => seat,
        };
        match dice.below(6) {
            _ if only_bots => Sitting::Bot(bot),
            0 => Sitting::Forms(person),
            1 | 2 if seat > 0 => Sitting::Bot(bot),
            _ => Sitting::Program(person),
        }
    }

    fn seats(&self) -> Vec<Value> {
        let seat = |sitting: &Sitting| match sitting {
            Sitting::Program(0) | Sitting::Forms(0) => json!({ "kind": "me" }),
            Sitting::Program(_) | Sitting::Forms(_) => json!({ "kind": "open" }),
            Sitting::Bot(level) => json!({ "kind": "bot", "level": level }),
        };
        self.seats.iter().map(seat).collect()
    }

    /// The players of open seats.
    fn guests(&self) -> impl Iterator<Item = (Seat, usize)> {
        let seats = Seat::each(&self.seats);
        seats.filter_map(|(seat, sitting)| Some((seat, sitting.person().filter(|&one| one > 0)?)))
    }

    /// The seats of a person.
    fn own(&self, person: Option<usize>) -> SeatSet {
        let own = Seat::each(&self.seats).filter(|(_, sitting)| sitting.person() == person);
        own.map(|(seat, _)| seat).filter(|_| person.is_some()).collect()
    }

    /// The place of the player at a seat, or of an onlooker.
    fn place(&self, table: TableId, seat: Seat, person: Option<usize>) -> Place {
        let players = self.seats.len() as u8;
        Place { table, game: self.game, seat, own: self.own(person), players, out: self.out }
    }
}

/// Plays this game at one table after the other, at least at one.
pub(super) async fn work(site: Arc<Site>, number: u64, game: Game) -> Vec<PlayedTable> {
    let mut tables = Vec::new();
    let mut dice = site.dice(number);
    let mut people = Vec::new();
    for name in NAMES {
        match site.newcomer(name, &mut dice).await {
            Some(person) => people.push(person),
            None => return tables,
        }
    }
    loop {
        let plan = Plan::any(game, &mut dice);
        if let Some(id) = open(&site, &people, &plan).await {
            site.tally.count("games begun");
            let (played, transcripts) = play(&site, &people, id, &plan, &mut dice).await;
            tables.push(played.clone());
            site.compare_later(audit::compare(site.clone(), plan.memory, played, transcripts));
        }
        if site.phase() != Phase::Faults {
            return tables;
        }
    }
}

/// Opens a table and waits until its game has begun.
async fn open(site: &Site, people: &[Client], plan: &Plan) -> Option<TableId> {
    let table = json!({ "game": plan.game, "options": plan.options, "seats": plan.seats() });
    let (reply, _) = site.ask(&people[0], Method::POST, "/api/v1/tables", Some(&table)).await?;
    let opened = reply.try_json()["id"].as_str().and_then(|id| id.parse::<TableId>().ok());
    let Some(id) = opened else {
        site.found(Kind::Wrong, format!("a table that was opened is `{}`", reply.text));
        return None;
    };
    if !plan.shared && plan.own(Some(0)) != SeatSet::NONE {
        sit_twice(site, &people[0], id, plan).await?;
    }
    for (seat, person) in plan.guests() {
        sit(site, &people[person], id, seat).await?;
    }
    let opened = Instant::now();
    loop {
        let path = format!("/api/v1/tables/{id}");
        let (reply, _) = site.ask(&people[0], Method::GET, &path, None).await?;
        if reply.json()["state"] != "open" {
            return Some(id);
        }
        // The last guest has begun the game. Without guests it waits only if its server was killed after opening the table.
        let path = format!("/api/v1/tables/{id}/begin");
        site.ask(&people[0], Method::POST, &path, None).await?;
        if opened.elapsed() > STUCK_AFTER {
            site.found_at(Kind::Stuck, id, "its game does not begin");
            return None;
        }
    }
}

/// Sits down at a seat, and returns the reply.
async fn sit(site: &Site, person: &Client, id: TableId, seat: Seat) -> Option<Reply> {
    let body = json!({ "seat": seat.to_string() });
    let path = format!("/api/v1/tables/{id}/sit");
    Some(site.ask(person, Method::POST, &path, Some(&body)).await?.0)
}

/// Tries to take an open seat for a person who has a seat, at a table that does not let one person take several.
async fn sit_twice(site: &Site, person: &Client, id: TableId, plan: &Plan) -> Option<()> {
    if let Some((seat, _)) = plan.guests().next() {
        let reply = sit(site, person, id, seat).await?;
        if reply.try_json()["type"] != "/api#seated-already" {
            site.found_at(Kind::Wrong, id, format!("a second seat was taken: {}", reply.text));
        }
    }
    Some(())
}

/// Plays a table to its end and returns everything that was acknowledged and told.
async fn play(
    site: &Arc<Site>,
    people: &[Client],
    table: TableId,
    plan: &Plan,
    dice: &mut Dice,
) -> (PlayedTable, Vec<Transcript>) {
    let mut players = JoinSet::new();
    for (seat, sitting) in Seat::each(&plan.seats) {
        let own = Dice(dice.0 ^ (u64::from(seat.number()) + 1) << 40);
        let place = plan.place(table, seat, sitting.person());
        let player = |person: usize| Player::new(site, &people[person], place, own);
        match *sitting {
            Sitting::Program(person) => players.spawn(player(person).play()),
            Sitting::Forms(person) => players.spawn(player(person).play_by_forms()),
            Sitting::Bot(_) => continue,
        };
    }
    let stranger = stranger(&dice.any(&site.proxies).base);
    let onlooker = || Player::new(site, &stranger, plan.place(table, ONLOOKER, None), dice.clone());
    if plan.has_onlooking_program || players.is_empty() {
        players.spawn(onlooker().play());
    }
    if plan.has_onlooking_browser {
        players.spawn(onlooker().watch_pieces());
    }
    dice.below(2);
    let (answers, remarks) = (Vec::new(), Vec::new());
    let (resigned, left) = (Vec::new(), Vec::new());
    let mut played = PlayedTable { table, answers, remarks, resigned, left };
    let mut transcripts = Vec::new();
    for player in players.join_all().await {
        played.answers.extend(player.acknowledged);
        played.remarks.extend(player.remarks);
        played.resigned.extend(player.has_resigned.then_some(player.transcript.seat));
        played.left.extend(player.left);
        transcripts.push(player.transcript);
    }
    (played, transcripts)
}
