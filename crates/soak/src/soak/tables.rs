//! Tables of every kind, opened one after the other and played to their end.

use crate::soak::audit;
use crate::soak::player::Player;
use crate::soak::site::{self, Phase, STUCK, Site};
use crate::soak::tally::Kind;
use crate::soak::transcript::{Ack, Heard};
use eureka_innovation::ONLOOKER;
use eureka_store::TableId;
use eureka_table::Seat;
use eureka_testkit::{Client, Dice};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use tokio::task::JoinSet;

const NAMES: [&str; 5] = ["Ada", "Boole", "Curie", "Darwin", "Euclid"];

/// What is remembered of a table when what was told there has been compared: what was acknowledged.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) table: TableId,
    pub(super) acks: Vec<Ack>,
    /// What people said.
    pub(super) spoken: Vec<String>,
}

/// Who plays a seat, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitting {
    /// This person, by a program.
    Program(usize),
    /// This person, by the forms of the page.
    Forms(usize),
    Bot(&'static str),
}

/// What a table is to be like.
struct Plan {
    options: Value,
    memory: bool,
    seats: Vec<Sitting>,
    /// Whether somebody looks on by a program, and whether by a browser.
    onlookers: (bool, bool),
}

impl Plan {
    fn any(dice: &mut Dice) -> Plan {
        let edition = *dice.any(&["first", "third", "fourth"]);
        let fourth = edition == "fourth";
        let players = match dice.below(10) {
            0..5 => 2,
            5..7 => 3,
            7..9 => 4,
            _ => 4 + usize::from(fourth),
        };
        let memory = dice.once_in(2);
        let language = *dice.any(&["en", "ru", "pl", "it", "uk"]);
        let mut options = json!({ "edition": edition, "memory": memory, "language": language });
        if fourth && players > 2 && dice.once_in(2) {
            let teams = [["AC", "B"], ["AC", "BD"], ["AB", "CDE"]];
            options["teams"] = json!(teams[players - 3]);
        }
        if fourth && dice.once_in(2) {
            options["parley"] = json!(dice.once_in(2));
        }
        let only_bots = dice.once_in(8);
        let seats: Vec<Sitting> =
            (0..players).map(|seat| Plan::sitting(seat, only_bots, dice)).collect();
        Plan { options, memory, seats, onlookers: (dice.once_in(3), dice.once_in(4)) }
    }

    fn sitting(seat: usize, only_bots: bool, dice: &mut Dice) -> Sitting {
        let bot = *dice.any(&["random", "random", "beginner", "casual"]);
        // Some play from one screen, for whoever has opened the table.
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

    /// Those who must come.
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

/// Plays at one table after the other: at least at one.
pub(super) async fn work(site: Arc<Site>, number: u64) -> Vec<Kept> {
    let mut kept = Vec::new();
    let purpose = site.part.number() * 10_000 + number;
    let mut dice = Dice::new(site.seed, purpose);
    let mut people = Vec::new();
    for name in NAMES {
        match site.newcomer(name, &mut dice).await {
            Some(person) => people.push(person),
            None => return kept,
        }
    }
    loop {
        let plan = Plan::any(&mut dice);
        if let Some(id) = open(&site, &people, &plan).await {
            site.tally.count("games begun");
            let played = play(&site, &people, id, &plan, &mut dice).await;
            kept.push(played.0.clone());
            site.do_later(audit::compare(site.clone(), plan.memory, played.0, played.1));
        }
        if site.now() != Phase::Rough {
            return kept;
        }
    }
}

/// Opens a table and waits until its game is on.
async fn open(site: &Site, people: &[Client], plan: &Plan) -> Option<TableId> {
    let table = json!({ "options": plan.options, "seats": plan.seats() });
    let (reply, _) = site.ask(&people[0], Method::POST, "/api/v1/tables", Some(&table)).await?;
    let opened = serde_json::from_str::<Value>(&reply.text).unwrap_or_default();
    let Some(id) = opened["id"].as_str().and_then(|id| id.parse::<TableId>().ok()) else {
        let text = format!("{}: a table that was opened is `{}`", site.part, reply.text);
        site.tally.found(Kind::Wrong, text);
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
        if opened.elapsed() > STUCK {
            let text = format!("{} table {id}: its game does not begin", site.part);
            site.tally.found(Kind::Stuck, text);
            return None;
        }
    }
}

/// Plays a table to its end; gives what was acknowledged and what everybody was told.
async fn play(
    site: &Arc<Site>,
    people: &[Client],
    table: TableId,
    plan: &Plan,
    dice: &mut Dice,
) -> (Kept, Vec<Heard>) {
    let mut players = JoinSet::new();
    for (seat, sitting) in (0..).map(Seat::new).zip(&plan.seats) {
        let own = Dice(dice.0 ^ (u64::from(seat.number()) + 1) << 40);
        let player = |person: usize| Player::new(site, &people[person], table, seat, own.clone());
        match *sitting {
            Sitting::Program(person) => players.spawn(player(person).play()),
            Sitting::Forms(person) => players.spawn(player(person).play_by_forms()),
            Sitting::Bot(_) => continue,
        };
    }
    let stranger = site::stranger(&dice.any(&site.ways).base);
    let onlooker = || Player::new(site, &stranger, table, ONLOOKER, dice.clone());
    if plan.onlookers.0 || players.is_empty() {
        players.spawn(onlooker().play());
    }
    if plan.onlookers.1 {
        players.spawn(onlooker().watch_pieces());
    }
    dice.below(2);
    let mut kept = Kept { table, acks: Vec::new(), spoken: Vec::new() };
    let mut heard = Vec::new();
    for player in players.join_all().await {
        kept.acks.extend(player.acks);
        kept.spoken.extend(player.spoken);
        heard.push(player.heard);
    }
    (kept, heard)
}
