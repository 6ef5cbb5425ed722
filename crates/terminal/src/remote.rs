//! A table on a server, with one seat played from this screen.
//!
//! The server decides everything: this side only shows the last view it sent. Requests and the stream run on threads of `connection`.

mod connection;
mod http_client;

pub use http_client::RemoteError;

use crate::table::{News, SaveLocation, Seated, Table};
use connection::{Connection, Request, ServerMessage};
use eureka_bots::Look;
use eureka_innovation::{Answer, Edition, Event, Face, ONLOOKER, Rules, View};
use eureka_protocol::game::{
    AnswerRequest, Events, GameView, HintedAnswer, Version, View as ViewMessage,
};
use eureka_protocol::innovation::read_choice;
use eureka_protocol::me::Credentials;
use eureka_protocol::stream::Message;
use eureka_protocol::table::{NewTable, Options, Seat as SeatOnServer, Table as TableOnServer};
use eureka_table::{Seat, SeatSet};
use eureka_words::{Language, rules};
use http_client::HttpClient;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};

/// A table to join, and the identity of the player there.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of the server.
    pub server: String,
    /// The table to join, or the options of a new one.
    pub table: TableChoice,
    /// The wanted seat. `None` takes the player's own seat, or any free one.
    pub seat: Option<Seat>,
    /// The account of the player. Without one, the token of the last visit is used.
    pub account: Option<Credentials>,
    /// The name of the player. Without one, the server keeps the name it knows.
    pub name: Option<String>,
    /// The language of the server's messages.
    pub language: Language,
    /// The folder for the tokens that identify the player to servers. Without one, the player is new to the server every time.
    pub folder: Option<PathBuf>,
}

/// An existing table, or a new one.
#[derive(Clone, Debug)]
pub enum TableChoice {
    /// The table with this id or address.
    Table(String),
    /// A new table with these options.
    New(NewTable),
}

/// A game on a server.
pub struct RemoteTable {
    id: String,
    rules: &'static Rules,
    seat: Seat,
    seats: Vec<Seated>,
    /// The last view that the server sent.
    last_view: ViewMessage,
    view: View,
    /// Whether an answer has been sent and not yet taken by the server, or the player gives up. No answers are listed meanwhile.
    is_answer_pending: bool,
    is_disconnected: bool,
    /// The events told so far, each with the number of answers given when it happened.
    told: Vec<(usize, Event<Face>)>,
    epoch: u64,
    requests: Sender<Request>,
    messages: Receiver<ServerMessage>,
}

impl RemoteTable {
    /// Takes a seat at the table, or watches it if no seat is free, and waits until its game begins. Meanwhile `waiting` is called with the
    /// address of the table and the names of its players, at first and whenever the names change.
    pub fn join(
        invitation: &Invitation,
        mut waiting: impl FnMut(&str, &[String]),
    ) -> Result<RemoteTable, RemoteError> {
        let mut client = HttpClient::new(invitation)?;
        client.sign_in(invitation.account.as_ref(), invitation.name.as_deref())?;
        let table = match &invitation.table {
            TableChoice::Table(id) => client.table(id)?,
            TableChoice::New(table) => client.post("/api/v1/tables", table)?,
        };
        let table = take_seat(&client, table, invitation.seat)?;
        let address = format!("{}/invitation/{}", client.base_url, table.id);
        let own = own_seat(&table, invitation.seat);
        let (requests, messages) = Connection::open(&client, &table.id, own);
        let Options::Innovation(agreed) = &table.options else {
            return Err(RemoteError::OtherGame);
        };
        let language: Language = agreed.language.parse().unwrap_or_default();
        let edition = Edition::from_word(&agreed.edition).unwrap_or(Edition::First);
        let rules = rules(edition, language);
        let mut announced = None;
        loop {
            let table = match messages.recv().map_err(|_| RemoteError::Gone)? {
                ServerMessage::Message(Message::Anew(anew)) => {
                    match (anew.table.table, anew.view) {
                        (table, Some(last_view)) => {
                            let view =
                                read_view(rules, &last_view).ok_or(RemoteError::Unreadable)?;
                            return Ok(RemoteTable {
                                id: table.id,
                                rules,
                                seat: own.unwrap_or(ONLOOKER),
                                seats: occupants(&table.seats),
                                last_view,
                                view,
                                is_answer_pending: false,
                                is_disconnected: false,
                                told: Vec::new(),
                                epoch: 0,
                                requests,
                                messages,
                            });
                        }
                        (table, None) => table,
                    }
                }
                ServerMessage::Message(Message::Talk(talk)) => talk.table,
                ServerMessage::Refused(text) => return Err(RemoteError::Refused(text)),
                ServerMessage::Unreadable => return Err(RemoteError::Unreadable),
                _ => continue,
            };
            if table.state == "closed" {
                return Err(RemoteError::Closed);
            }
            let names: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
            if announced.as_ref() != Some(&names) {
                waiting(&address, &names);
                announced = Some(names);
            }
        }
    }

    /// The id of the table, by which it can be joined again.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Replaces the present view. Events after its moment are dropped, since they were taken back.
    fn adopt_view(&mut self, last_view: ViewMessage) -> News {
        let Some(view) = read_view(self.rules, &last_view) else { return News::Trouble };
        if self.told.iter().any(|(moment, _)| *moment > last_view.moment) {
            self.told.retain(|(moment, _)| *moment <= last_view.moment);
            self.epoch += 1;
        }
        self.is_answer_pending = false;
        (self.view, self.last_view) = (view, last_view);
        News::Changed
    }

    fn handle_message(&mut self, message: ServerMessage, news: &mut Vec<News>) {
        match message {
            ServerMessage::Message(Message::Anew(anew)) => {
                if std::mem::take(&mut self.is_disconnected) {
                    news.push(News::Reconnected);
                }
                self.seats = occupants(&anew.table.table.seats);
                news.push(anew.view.map_or(News::Changed, |view| self.adopt_view(view)));
            }
            ServerMessage::Message(Message::Step(step)) => {
                let Events::Innovation(events) = step.events else { return };
                let events = events.iter().filter_map(|event| event.read(self.rules).ok());
                self.told.extend(events.map(|event| (step.moment, event)));
            }
            ServerMessage::Message(Message::Talk(talk)) => {
                self.seats = occupants(&talk.table.seats);
                news.push(News::Changed);
            }
            ServerMessage::View(view) => news.push(self.adopt_view(view)),
            ServerMessage::Hint(best) => {
                let look = |HintedAnswer { answer, chance, visits }| {
                    let mut listed = self.last_view.game.answers().iter();
                    let choice = listed.find(|choice| choice.answer == answer)?;
                    let answer = read_choice(self.rules, choice).ok()?;
                    Some(Look { answer, chance, visits })
                };
                news.push(News::Hint(best.into_iter().filter_map(look).collect()));
            }
            ServerMessage::Disconnected => {
                self.is_disconnected = true;
                self.offer_answers_again(news);
                news.push(News::Disconnected);
            }
            ServerMessage::Refused(text) => {
                self.offer_answers_again(news);
                news.push(News::Refused(text));
            }
            ServerMessage::Unreadable => news.push(News::Trouble),
        }
    }

    /// Shows the last view again if an answer was pending: it did not arrive, and must be given again.
    fn offer_answers_again(&mut self, news: &mut Vec<News>) {
        if self.is_answer_pending {
            news.push(self.adopt_view(self.last_view.clone()));
        }
    }

    fn send(&self, request: Request) {
        // A thread that has ended has already reported its reason.
        let _ = self.requests.send(request);
    }
}

/// Reads a view of Innovation.
fn read_view(rules: &Rules, view: &ViewMessage) -> Option<View> {
    let GameView::Innovation(view) = &view.game else { return None };
    view.read(rules).ok()
}

/// Takes a free seat, or takes the player's own seat back from a bot.
fn take_seat(
    client: &HttpClient,
    table: TableOnServer,
    at: Option<Seat>,
) -> Result<TableOnServer, RemoteError> {
    let wanted = |seat: &&SeatOnServer| match (at, seat.yours) {
        (Some(at), _) => seat.seat == at.to_string(),
        (None, true) => true,
        (None, false) => seat.is_free() && table.state == "open",
    };
    // The player's own seat goes before any other.
    let mut own_first = table.seats.iter().filter(|seat| seat.yours).chain(&table.seats);
    match own_first.find(wanted) {
        Some(seat) if seat.yours && seat.bot.is_none() => Ok(table),
        Some(seat) => client.sit(&table.id, &seat.seat),
        None if at.is_some() => Err(RemoteError::NoSeat),
        None => Ok(table),
    }
}

/// The seat played from here. If the player has several, the requested one.
fn own_seat(table: &TableOnServer, at: Option<Seat>) -> Option<Seat> {
    let own = table.seats.iter().filter(|seat| seat.yours);
    let mut own = own.filter_map(|seat| seat.seat.parse().ok());
    match at {
        Some(_) => own.find(|&seat| Some(seat) == at),
        None => own.next(),
    }
}

fn occupants(seats: &[SeatOnServer]) -> Vec<Seated> {
    let bot = |seat: &SeatOnServer| seat.bot.as_ref().and_then(|word| word.parse().ok());
    seats.iter().map(|seat| Seated { name: seat.name.clone(), bot: bot(seat) }).collect()
}

impl Table for RemoteTable {
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
        let choice = row.and_then(|row| self.last_view.game.answers().get(row));
        let Some(answer) = choice.map(|choice| choice.answer.clone()) else { return };
        self.is_answer_pending = true;
        self.view.answers.clear();
        let (version, seat) = (self.last_view.version, Some(self.seat.to_string()));
        let then = Vec::new();
        self.send(Request::Answer(AnswerRequest { version, answer, then, seat }));
    }

    fn may_take_back(&self) -> bool {
        self.last_view.may_take_back && !self.is_answer_pending
    }

    fn take_back(&mut self) {
        self.send(Request::TakeBack(Version { version: self.last_view.version }));
    }

    fn may_resign(&self, seat: Seat) -> bool {
        self.seat == seat && self.last_view.may_resign && !self.is_answer_pending
    }

    fn resign(&mut self, seat: Seat) {
        self.is_answer_pending = true;
        self.view.answers.clear();
        self.send(Request::Resign { seat });
    }

    fn may_come_back(&self) -> bool {
        let own = self.seats.get(self.seat.index());
        let is_in = self.view.outcome.is_none() && !self.view.out.has(self.seat);
        own.is_some_and(|seated| seated.bot.is_some()) && is_in
    }

    fn come_back(&mut self) {
        self.send(Request::Sit { seat: self.seat });
    }

    fn ask_hint(&mut self) {
        self.send(Request::Hint);
    }

    fn news(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        while let Ok(message) = self.messages.try_recv() {
            self.handle_message(message, &mut news);
        }
        news
    }

    fn save_location(&self) -> SaveLocation<'_> {
        SaveLocation::Server
    }

    fn save_in(&mut self, _: &Path) -> Result<(), String> {
        Ok(())
    }
}
