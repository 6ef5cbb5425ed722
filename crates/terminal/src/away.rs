//! A table on a server, where one seat is played from this screen.

mod seen;
mod token;
mod told;
mod wire;

pub use wire::AwayError;

use crate::table::{Keeping, News, Seated, Table};
use eureka_bots::Look;
use eureka_innovation::{Answer, Edition, Event, Face, Foresight, ONLOOKER, Rules, View};
use eureka_table::{Seat, SeatSet};
use eureka_words::{Language, rules};
use seen::{SeatSeen, TableSeen, ViewAt};
use serde_json::json;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender};
use wire::{Errand, Heard, Wire};

/// Where to play.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of the server.
    pub server: String,
    /// The table, or what a new one is to be.
    pub table: Wanted,
    /// What the player wants to be called; without a name, as the server knows him.
    pub name: Option<String>,
    /// The language in which the server speaks.
    pub language: Language,
}

/// A table, or what a new one is to be.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The one with this id.
    Table(String),
    /// A new one.
    New {
        /// The edition that is played.
        edition: Edition,
        /// The language of the table.
        language: Language,
        /// The bots at the other seats.
        bots: Vec<String>,
        /// The teams, by the letters of their seats.
        teams: Vec<String>,
        /// Whether parley is played, if that is not as the book says.
        parley: Option<bool>,
    },
}

/// A game on a server.
pub struct Away {
    rules: &'static Rules,
    seat: Seat,
    seats: Vec<Seated>,
    view: View,
    /// The answers as the server writes them, in the order of those in the view.
    notations: Vec<String>,
    version: u32,
    may_take_back: bool,
    /// What happened, each with the number of the answer it came of.
    told: Vec<(usize, Event<Face>)>,
    epoch: u64,
    errands: Sender<Errand>,
    heard: Receiver<Heard>,
}

impl Away {
    /// Sits down at the table, or looks on where no seat is free, and waits until its game has begun; `waiting` is called with the names of
    /// those who sit there whenever that changes, and before with the address of the table.
    pub fn join(
        invitation: &Invitation,
        mut waiting: impl FnMut(&str, &[String]),
    ) -> Result<Away, AwayError> {
        let mut wire = Wire::new(&invitation.server, invitation.language)?;
        wire.become_known(invitation.name.as_deref())?;
        let table = match &invitation.table {
            Wanted::Table(id) => wire.table(id)?,
            new => wire.open(&new_table(new))?,
        };
        let table = sat_down(&wire, table)?;
        let address = format!("{}/table/{}", wire.base(), table.id);
        let own = own_seat(&table);
        let (errands, heard) = wire.listen(&table.id, own);
        waiting(&address, &names(&table.seats));
        let spoken: Language = table.options.language.parse().unwrap_or_default();
        let edition = Edition::from_word(&table.options.edition).unwrap_or(Edition::First);
        let rules = rules(edition, spoken);
        loop {
            match heard.recv().map_err(|_| AwayError::Gone)? {
                Heard::Anew { table, view: Some(view) } => {
                    let seen = view.game.view(rules).ok_or(AwayError::Unread)?;
                    let mut away = Away {
                        rules,
                        seat: own.unwrap_or(ONLOOKER),
                        seats: seated(&table.seats),
                        view: seen,
                        notations: Vec::new(),
                        version: 0,
                        may_take_back: false,
                        told: Vec::new(),
                        epoch: 0,
                        errands,
                        heard,
                    };
                    away.look(&view);
                    return Ok(away);
                }
                Heard::Anew { table, view: None } | Heard::Talked(table) => {
                    if table.state == "closed" {
                        return Err(AwayError::Closed);
                    }
                    waiting(&address, &names(&table.seats));
                }
                Heard::Problem(text) => return Err(AwayError::Refused(text)),
                _ => {}
            }
        }
    }

    /// Takes a view for the truth.
    fn look(&mut self, view: &ViewAt) {
        let Some(seen) = view.game.view(self.rules) else { return };
        if self.told.iter().any(|(moment, _)| *moment > view.moment) {
            self.told.retain(|(moment, _)| *moment <= view.moment);
            self.epoch += 1;
        }
        self.view = seen;
        self.notations = view.game.notations();
        self.version = view.version;
        self.may_take_back = view.may_take_back;
    }

    fn hear(&mut self, heard: Heard) -> News {
        match heard {
            Heard::Anew { table, view } => {
                self.seats = seated(&table.seats);
                view.iter().for_each(|view| self.look(view));
                News::Changed
            }
            Heard::Stepped { moment, events, view } => {
                let events = events.iter().filter_map(|event| event.event(self.rules));
                self.told.extend(events.map(|event| (moment, event)));
                self.look(&view);
                News::Changed
            }
            Heard::View(view) => {
                self.look(&view);
                News::Changed
            }
            Heard::Talked(table) => {
                self.seats = seated(&table.seats);
                News::Changed
            }
            Heard::Hint(best) => {
                let look = |(answer, chance, visits): (String, f32, u32)| {
                    let row = self.notations.iter().position(|notation| *notation == answer)?;
                    Some(Look { answer: *self.view.answers.get(row)?, chance, visits })
                };
                News::Hint(best.into_iter().filter_map(look).collect())
            }
            Heard::Lost => News::Lost,
            Heard::Problem(text) => News::Trouble(text),
        }
    }

    fn run(&self, errand: Errand) {
        // A thread that has ended has said why.
        let _ = self.errands.send(errand);
    }
}

/// Sits down where a seat is free, or takes one's own back from a bot.
fn sat_down(wire: &Wire, table: TableSeen) -> Result<TableSeen, AwayError> {
    let wanted = |seat: &&SeatSeen| match (seat.yours, table.state.as_str()) {
        (true, _) => seat.bot.is_some(),
        (false, "open") => !seat.person && seat.bot.is_none(),
        (false, _) => false,
    };
    let seated = table.seats.iter().any(|seat| seat.yours && seat.bot.is_none());
    match table.seats.iter().find(wanted) {
        Some(seat) if !seated => wire.sit(&table.id, &seat.seat),
        _ => Ok(table),
    }
}

fn own_seat(table: &TableSeen) -> Option<Seat> {
    table.seats.iter().find(|seat| seat.yours)?.seat.parse().ok()
}

fn names(seats: &[SeatSeen]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}

fn seated(seats: &[SeatSeen]) -> Vec<Seated> {
    let bot = |seat: &SeatSeen| seat.bot.as_ref().and_then(|word| word.parse().ok());
    seats.iter().map(|seat| Seated { name: seat.name.clone(), bot: bot(seat) }).collect()
}

fn new_table(wanted: &Wanted) -> serde_json::Value {
    let Wanted::New { edition, language, bots, teams, parley } = wanted else {
        return json!({});
    };
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend(bots.iter().map(|level| json!({ "kind": "bot", "level": level })));
    let options = json!({
        "edition": edition.word(),
        "language": language.tag(),
        "teams": teams,
        "parley": parley,
    });
    json!({ "options": options, "seats": seats })
}

impl Table for Away {
    fn rules(&self) -> &'static Rules {
        self.rules
    }

    fn seats(&self) -> &[Seated] {
        &self.seats
    }

    fn people(&self) -> SeatSet {
        if self.seat == ONLOOKER { SeatSet::NONE } else { SeatSet::only(self.seat) }
    }

    fn asked(&self) -> Option<Seat> {
        self.view.question.map(|question| question.seat)
    }

    fn view(&self, _: Seat) -> View {
        self.view.clone()
    }

    fn told(&self, _: Seat, after: usize) -> Vec<Event<Face>> {
        self.told.iter().skip(after).map(|(_, event)| *event).collect()
    }

    fn epoch(&self) -> u64 {
        self.epoch
    }

    fn answer(&mut self, answer: Answer) {
        let row = self.view.answers.iter().position(|&listed| listed == answer);
        let Some(answer) = row.and_then(|row| self.notations.get(row).cloned()) else { return };
        // Until the server has taken it there is nothing more to say.
        self.view.answers.clear();
        self.notations.clear();
        self.may_take_back = false;
        self.run(Errand::Answer { version: self.version, answer });
    }

    fn may_take_back(&self) -> bool {
        self.may_take_back
    }

    fn take_back(&mut self) {
        self.run(Errand::TakeBack { version: self.version });
    }

    fn foresee(&mut self, _: Answer) -> Option<Foresight> {
        // That takes a game; here is only a view.
        None
    }

    fn ask_hint(&mut self) {
        self.run(Errand::Hint);
    }

    fn news(&mut self) -> Vec<News> {
        let heard: Vec<Heard> = self.heard.try_iter().collect();
        heard.into_iter().map(|heard| self.hear(heard)).collect()
    }

    fn keeping(&self) -> Keeping<'_> {
        Keeping::Server
    }

    fn save_in(&mut self, _: &Path) -> Result<(), String> {
        Ok(())
    }
}
