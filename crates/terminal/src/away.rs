//! A table on a server, where one seat is played from this screen.

mod place;
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
use place::{Errand, Heard, Place};
use seen::{SeatSeen, TableSeen, ViewAt};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};
use wire::Wire;

/// Where to play.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of the server.
    pub server: String,
    /// The table, or what a new one is to be.
    pub table: Wanted,
    /// The seat that is wanted there; any, if none is named.
    pub seat: Option<Seat>,
    /// The account of the player; without one, whoever the server took him for the last time.
    pub account: Option<Account>,
    /// What the player wants to be called; without a name, as the server knows him.
    pub name: Option<String>,
    /// The language in which the server speaks.
    pub language: Language,
    /// The folder in which it is kept who one is to a server; without one, one is somebody new every time.
    pub folder: Option<PathBuf>,
}

/// What lets somebody in.
#[derive(Clone)]
pub struct Account {
    /// The login.
    pub login: String,
    /// The password.
    pub password: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("login", &self.login).finish_non_exhaustive()
    }
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
        /// So many seats are for whoever comes.
        open: usize,
        /// The bots at the seats after them.
        bots: Vec<String>,
        /// Whether the lobby shows it.
        listed: bool,
        /// The teams, by the letters of their seats.
        teams: Vec<String>,
        /// Whether parley is played, if that is not as the book says.
        parley: Option<bool>,
    },
}

/// A game on a server.
pub struct Away {
    id: String,
    rules: &'static Rules,
    seat: Seat,
    seats: Vec<Seated>,
    /// What the server showed last.
    last: ViewAt,
    view: View,
    /// Whether an answer is under way: until the server has taken it there is nothing more to say.
    is_given: bool,
    is_lost: bool,
    /// What happened, each with the number of the answer it came of.
    told: Vec<(usize, Event<Face>)>,
    epoch: u64,
    errands: Sender<Errand>,
    heard: Receiver<Heard>,
}

impl Away {
    /// Sits down at the table, or looks on where no seat is free, and waits until its game has begun; `waiting` is called with the address of the
    /// table and the names of those who sit there, at first and whenever that changes.
    pub fn join(
        invitation: &Invitation,
        mut waiting: impl FnMut(&str, &[String]),
    ) -> Result<Away, AwayError> {
        let mut wire = Wire::new(invitation)?;
        wire.become_known(invitation.account.as_ref(), invitation.name.as_deref())?;
        let table = match &invitation.table {
            Wanted::Table(id) => wire.table(id)?,
            new => wire.open(&new_table(new))?,
        };
        let table = sat_down(&wire, table, invitation.seat)?;
        let address = format!("{}/table/{}", wire.base(), table.id);
        let own = own_seat(&table, invitation.seat);
        let (errands, heard) = Place::visit(&wire, &table.id, own);
        let spoken: Language = table.options.language.parse().unwrap_or_default();
        let edition = Edition::from_word(&table.options.edition).unwrap_or(Edition::First);
        let rules = rules(edition, spoken);
        let mut told = None;
        loop {
            let table = match heard.recv().map_err(|_| AwayError::Gone)? {
                Heard::Anew { table, view: Some(last) } => {
                    let view = last.game.view(rules).ok_or(AwayError::Unread)?;
                    let (seat, seats) = (own.unwrap_or(ONLOOKER), seated(&table.seats));
                    let (is_given, is_lost, told, epoch) = (false, false, Vec::new(), 0);
                    return Ok(Away {
                        id: table.id,
                        rules,
                        seat,
                        seats,
                        last,
                        view,
                        is_given,
                        is_lost,
                        told,
                        epoch,
                        errands,
                        heard,
                    });
                }
                Heard::Anew { table, view: None } | Heard::Talked(table) => table,
                Heard::Refused(text) => return Err(AwayError::Refused(text)),
                Heard::Unread => return Err(AwayError::Unread),
                _ => continue,
            };
            if table.state == "closed" {
                return Err(AwayError::Closed);
            }
            let names = names(&table.seats);
            if told.as_ref() != Some(&names) {
                waiting(&address, &names);
                told = Some(names);
            }
            if table.yours && table.seats.iter().all(|seat| !seat.is_free()) {
                wire.begin(&table.id)?;
            }
        }
    }

    /// The id of the table, with which one comes back to it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Takes a view for the truth.
    fn look(&mut self, last: ViewAt) -> News {
        let Some(view) = last.game.view(self.rules) else { return News::Trouble };
        if self.told.iter().any(|(moment, _)| *moment > last.moment) {
            self.told.retain(|(moment, _)| *moment <= last.moment);
            self.epoch += 1;
        }
        self.is_given = false;
        (self.view, self.last) = (view, last);
        News::Changed
    }

    fn hear(&mut self, heard: Heard, news: &mut Vec<News>) {
        match heard {
            Heard::Anew { table, view } => {
                if std::mem::take(&mut self.is_lost) {
                    news.push(News::Found);
                }
                self.seats = seated(&table.seats);
                news.push(view.map_or(News::Changed, |view| self.look(view)));
            }
            Heard::Told { moment, events } => {
                let events = events.iter().filter_map(|event| event.event(self.rules));
                self.told.extend(events.map(|event| (moment, event)));
            }
            Heard::View(view) => news.push(self.look(view)),
            Heard::Talked(table) => {
                self.seats = seated(&table.seats);
                news.push(News::Changed);
            }
            Heard::Hint(best) => {
                let look = |(answer, chance, visits): (String, f32, u32)| {
                    Some(Look {
                        answer: self.last.game.answer(self.rules, &answer)?,
                        chance,
                        visits,
                    })
                };
                news.push(News::Hint(best.into_iter().filter_map(look).collect()));
            }
            Heard::Lost => {
                self.is_lost = true;
                self.give_anew(news);
                news.push(News::Lost);
            }
            Heard::Refused(text) => {
                self.give_anew(news);
                news.push(News::Refused(text));
            }
            Heard::Unread => news.push(News::Trouble),
        }
    }

    /// An answer that did not arrive must be given anew.
    fn give_anew(&mut self, news: &mut Vec<News>) {
        if self.is_given {
            news.push(self.look(self.last.clone()));
        }
    }

    fn run(&self, errand: Errand) {
        // A thread that has ended has said why.
        let _ = self.errands.send(errand);
    }
}

/// Sits down where a seat is free, or takes one's own back from a bot.
fn sat_down(wire: &Wire, table: TableSeen, at: Option<Seat>) -> Result<TableSeen, AwayError> {
    let wanted = |seat: &&SeatSeen| match (at, seat.yours) {
        (Some(at), _) => seat.seat == at.to_string(),
        (None, true) => true,
        (None, false) => seat.is_free() && table.state == "open",
    };
    // One's own seat before any other.
    let mut own_first = table.seats.iter().filter(|seat| seat.yours).chain(&table.seats);
    match own_first.find(wanted) {
        Some(seat) if seat.yours && seat.bot.is_none() => Ok(table),
        Some(seat) => wire.sit(&table.id, &seat.seat),
        None if at.is_some() => Err(AwayError::NoSeat),
        None => Ok(table),
    }
}

/// The seat that is played from here: of several, the one that was named.
fn own_seat(table: &TableSeen, at: Option<Seat>) -> Option<Seat> {
    let own = table.seats.iter().filter(|seat| seat.yours);
    let mut own = own.filter_map(|seat| seat.seat.parse().ok());
    match at {
        Some(_) => own.find(|&seat| Some(seat) == at),
        None => own.next(),
    }
}

fn names(seats: &[SeatSeen]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}

fn seated(seats: &[SeatSeen]) -> Vec<Seated> {
    let bot = |seat: &SeatSeen| seat.bot.as_ref().and_then(|word| word.parse().ok());
    seats.iter().map(|seat| Seated { name: seat.name.clone(), bot: bot(seat) }).collect()
}

fn new_table(wanted: &Wanted) -> serde_json::Value {
    let Wanted::New { edition, language, open, bots, listed, teams, parley } = wanted else {
        return json!({});
    };
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..*open).map(|_| json!({ "kind": "open" })));
    seats.extend(bots.iter().map(|level| json!({ "kind": "bot", "level": level })));
    let options = json!({
        "edition": edition.word(),
        "language": language.tag(),
        "teams": teams,
        "parley": parley,
    });
    json!({ "options": options, "seats": seats, "listed": listed })
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
        let Some(answer) = row.and_then(|row| self.last.game.notation(row)) else { return };
        self.is_given = true;
        self.view.answers.clear();
        self.run(Errand::Answer { version: self.last.version, answer });
    }

    fn may_take_back(&self) -> bool {
        self.last.may_take_back && !self.is_given
    }

    fn take_back(&mut self) {
        self.run(Errand::TakeBack { version: self.last.version });
    }

    fn may_come_back(&self) -> bool {
        let own = self.seats.get(self.seat.index());
        own.is_some_and(|seated| seated.bot.is_some()) && self.view.outcome.is_none()
    }

    fn come_back(&mut self) {
        self.run(Errand::Sit { seat: self.seat });
    }

    fn foresee(&mut self, _: Answer) -> Option<Foresight> {
        // That takes a game; here is only a view.
        None
    }

    fn ask_hint(&mut self) {
        self.run(Errand::Hint);
    }

    fn news(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        while let Ok(heard) = self.heard.try_recv() {
            self.hear(heard, &mut news);
        }
        news
    }

    fn keeping(&self) -> Keeping<'_> {
        Keeping::Server
    }

    fn save_in(&mut self, _: &Path) -> Result<(), String> {
        Ok(())
    }
}
