//! Tables of every kind, opened one after the other and played to their end.

use crate::acknowledgement::Acknowledgement;
use crate::soak::audit;
use crate::soak::player::Player;
use crate::soak::requests::stranger;
use crate::soak::site::{Phase, STUCK_AFTER, Site};
use crate::soak::tally::Kind;
use crate::soak::transcript::Transcript;
use eureka_protocol::table::Game;
use eureka_store::TableId;
use eureka_table::{ONLOOKER, Seat};
use eureka_testkit::{Client, Dice};
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

/// The plan of a table.
struct Plan {
    game: Game,
    options: Value,
    memory: bool,
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
        let seats = match players {
            1 => vec![*dice.any(&[Sitting::Program(0), Sitting::Forms(0)])],
            _ => (0..players).map(|seat| Plan::sitting(seat, only_bots, dice)).collect(),
        };
        let (has_onlooking_program, has_onlooking_browser) = (dice.once_in(3), dice.once_in(4));
        Plan { game, options, memory, seats, has_onlooking_program, has_onlooking_browser }
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
        (options, memory, players)
    }

    fn sitting(seat: usize, only_bots: bool, dice: &mut Dice) -> Sitting {
        let bot = *dice.any(&["random", "random", "beginner", "casual"]);
        // Some seats are played by the person who opened the table, at the same screen.
        let person = if dice.once_in(5) { 0 } else { seat };
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
        let seats = (0..).map(Seat::new).zip(&self.seats);
        seats.filter_map(|(seat, sitting)| match sitting {
            Sitting::Program(person) | Sitting::Forms(person) if *person > 0 => {
                Some((seat, *person))
            }
            _ => None,
        })
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
    for (seat, person) in plan.guests() {
        let body = json!({ "seat": seat.to_string() });
        let path = format!("/api/v1/tables/{id}/sit");
        site.ask(&people[person], Method::POST, &path, Some(&body)).await?;
    }
    let opened = Instant::now();
    loop {
        let path = format!("/api/v1/tables/{id}");
        let (reply, _) = site.ask(&people[0], Method::GET, &path, None).await?;
        if reply.json()["state"] != "open" {
            return Some(id);
        }
        let path = format!("/api/v1/tables/{id}/begin");
        site.ask(&people[0], Method::POST, &path, None).await?;
        if opened.elapsed() > STUCK_AFTER {
            site.found_at(Kind::Stuck, id, "its game does not begin");
            return None;
        }
    }
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
    for (seat, sitting) in (0..).map(Seat::new).zip(&plan.seats) {
        let own = Dice(dice.0 ^ (u64::from(seat.number()) + 1) << 40);
        let at = (table, plan.game, seat);
        let player = |person: usize| Player::new(site, &people[person], at, own.clone());
        match *sitting {
            Sitting::Program(person) => players.spawn(player(person).play()),
            Sitting::Forms(person) => players.spawn(player(person).play_by_forms()),
            Sitting::Bot(_) => continue,
        };
    }
    let stranger = stranger(&dice.any(&site.proxies).base);
    let at = (table, plan.game, ONLOOKER);
    let onlooker = || Player::new(site, &stranger, at, dice.clone());
    if plan.has_onlooking_program || players.is_empty() {
        players.spawn(onlooker().play());
    }
    if plan.has_onlooking_browser {
        players.spawn(onlooker().watch_pieces());
    }
    dice.below(2);
    let mut played = PlayedTable { table, answers: Vec::new(), remarks: Vec::new() };
    let mut transcripts = Vec::new();
    for player in players.join_all().await {
        played.answers.extend(player.acknowledged);
        played.remarks.extend(player.remarks);
        transcripts.push(player.transcript);
    }
    (played, transcripts)
}
