//! A table on a server, where one seat is played from this screen.

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
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender};

/// Where to play.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The address of the server.
    pub server: String,
    /// The table, or what a new one is to be.
    pub table: TableChoice,
    /// The seat that is wanted there; any, if none is named.
    pub seat: Option<Seat>,
    /// The account of the player; without one, whoever the server took him for the last time.
    pub account: Option<Credentials>,
    /// What the player wants to be called; without a name, as the server knows him.
    pub name: Option<String>,
    /// The language in which the server speaks.
    pub language: Language,
    /// The folder in which it is kept who one is to a server; without one, one is somebody new every time.
    pub folder: Option<PathBuf>,
}

/// A table, or what a new one is to be.
#[derive(Clone, Debug)]
pub enum TableChoice {
    /// The one with this id.
    Table(String),
    /// A new one.
    New(NewTable),
}

/// A game on a server.
pub struct RemoteTable {
    id: String,
    rules: &'static Rules,
    seat: Seat,
    seats: Vec<Seated>,
    /// What the server showed last.
    last_view: ViewMessage,
    view: View,
    /// Whether an answer is under way: until the server has taken it there is nothing more to say.
    is_answer_pending: bool,
    is_lost: bool,
    /// What happened, each with the number of the answer it came of.
    told: Vec<(usize, Event<Face>)>,
    epoch: u64,
    requests: Sender<Request>,
    messages: Receiver<ServerMessage>,
}

impl RemoteTable {
    /// Sits down at the table, or looks on where no seat is free, and waits until its game has begun; `waiting` is called with the address of the
    /// table and the names of those who sit there, at first and whenever that changes.
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
        let address = format!("{}/table/{}", client.base_url, table.id);
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
                                is_lost: false,
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
            if table.yours && table.seats.iter().all(|seat| !seat.is_free()) {
                let begin = format!("/api/v1/tables/{}/begin", table.id);
                client.post::<TableOnServer>(&begin, &json!({}))?;
            }
        }
    }

    /// The id of the table, with which one comes back to it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Takes a view for the truth.
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
                if std::mem::take(&mut self.is_lost) {
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
                self.is_lost = true;
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

    /// An answer that did not arrive must be given anew.
    fn offer_answers_again(&mut self, news: &mut Vec<News>) {
        if self.is_answer_pending {
            news.push(self.adopt_view(self.last_view.clone()));
        }
    }

    fn send(&self, request: Request) {
        // A thread that has ended has said why.
        let _ = self.requests.send(request);
    }
}

/// A view by these rules, if it is one.
fn read_view(rules: &Rules, view: &ViewMessage) -> Option<View> {
    let GameView::Innovation(view) = &view.game else { return None };
    view.read(rules).ok()
}

/// Sits down where a seat is free, or takes one's own back from a bot.
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
    // One's own seat before any other.
    let mut own_first = table.seats.iter().filter(|seat| seat.yours).chain(&table.seats);
    match own_first.find(wanted) {
        Some(seat) if seat.yours && seat.bot.is_none() => Ok(table),
        Some(seat) => client.sit(&table.id, &seat.seat),
        None if at.is_some() => Err(RemoteError::NoSeat),
        None => Ok(table),
    }
}

/// The seat that is played from here: of several, the one that was named.
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
        self.send(Request::Answer(AnswerRequest { version: self.last_view.version, answer }));
    }

    fn may_take_back(&self) -> bool {
        self.last_view.may_take_back && !self.is_answer_pending
    }

    fn take_back(&mut self) {
        self.send(Request::TakeBack(Version { version: self.last_view.version }));
    }

    fn may_come_back(&self) -> bool {
        let own = self.seats.get(self.seat.index());
        own.is_some_and(|seated| seated.bot.is_some()) && self.view.outcome.is_none()
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
