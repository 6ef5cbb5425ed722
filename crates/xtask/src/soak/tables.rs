//! Tables of every kind, opened one after the other and played to their end.

use crate::soak::audit;
use crate::soak::heard::{Ack, Heard};
use crate::soak::player::Player;
use crate::soak::site::{self, Phase, Site};
use eureka_innovation::ONLOOKER;
use eureka_proving::{Client, Dice};
use eureka_store::TableId;
use eureka_table::Seat;
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::task::JoinSet;

const NAMES: [&str; 5] = ["Ada", "Boole", "Curie", "Darwin", "Euclid"];

/// What is remembered of a table when what was told there has been compared: what was acknowledged.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) table: TableId,
    pub(super) acks: Vec<Ack>,
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

/// Plays at one table after the other.
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
    while site.now() == Phase::Rough {
        let plan = Plan::any(&mut dice);
        let Some(table) = open(&site, &people, &plan).await else { continue };
        site.tally.count("games begun");
        let (acks, heard) = play(&site, &people, &table, &plan, &mut dice).await;
        let Ok(id) = table.parse() else { continue };
        kept.push(Kept { table: id, acks: acks.clone() });
        site.do_later(audit::compare(site.clone(), id, plan.memory, acks, heard));
    }
    // What was opened twice because its reply got lost is in the lists of those who sit there.
    site.do_later(audit::look_at_all(site.clone(), people));
    kept
}

/// Opens a table and waits until its game is on.
async fn open(site: &Site, people: &[Client], plan: &Plan) -> Option<String> {
    let table = json!({ "options": plan.options, "seats": plan.seats() });
    let (reply, _) = site.ask(&people[0], Method::POST, "/api/v1/tables", Some(&table)).await?;
    let id = serde_json::from_str::<Value>(&reply.text).ok()?["id"].as_str()?.to_owned();
    for (seat, person) in plan.guests() {
        let body = json!({ "seat": seat.to_string() });
        let path = format!("/api/v1/tables/{id}/sit");
        site.ask(&people[person], Method::POST, &path, Some(&body)).await?;
    }
    loop {
        let path = format!("/api/v1/tables/{id}");
        let (reply, _) = site.ask(&people[0], Method::GET, &path, None).await?;
        if reply.json()["state"] != "open" {
            return Some(id);
        }
        let path = format!("/api/v1/tables/{id}/begin");
        site.ask(&people[0], Method::POST, &path, None).await?;
    }
}

/// Plays a table to its end; gives what was acknowledged and what everybody was told.
async fn play(
    site: &Arc<Site>,
    people: &[Client],
    table: &str,
    plan: &Plan,
    dice: &mut Dice,
) -> (Vec<Ack>, Vec<Heard>) {
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
    let mut acks = Vec::new();
    let mut heard = Vec::new();
    for player in players.join_all().await {
        acks.extend(player.acks);
        heard.push(player.heard);
    }
    (acks, heard)
}
