//! The opening of a game at which all choose their first cards at the same time, as they do on a server.

use crate::support::{client, letters, press, usual};
use eureka_innovation::{Answer, Deal, Edition, Event, Face, Game, Rules, Setup, View};
use eureka_table::{Game as _, RESIGN, Said, Seat, SeatSet, Timeline};
use eureka_terminal::{App, News, SaveLocation, Seated, Table};
use ratatui::crossterm::event::KeyCode;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

const BEN: Seat = Seat::new(1);

/// A game that several tables share.
type Shared = Rc<RefCell<Timeline<Game>>>;

/// The table of one player of a shared game.
struct OwnTable {
    seat: Seat,
    seats: Vec<Seated>,
    timeline: Shared,
    /// The moment of the game that was shown last.
    shown: usize,
}

impl Table for OwnTable {
    fn rules(&self) -> &'static Rules {
        Rules::printed(Edition::First)
    }

    fn seats(&self) -> &[Seated] {
        &self.seats
    }

    fn people(&self) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn asked(&self) -> Option<Seat> {
        self.view(self.seat).question.map(|question| question.seat)
    }

    fn view(&self, viewer: Seat) -> View {
        self.timeline.borrow().game().view(viewer)
    }

    fn told(&self, viewer: Seat, after: usize) -> Vec<Event<Face>> {
        let timeline = self.timeline.borrow();
        let events = timeline.events().iter().skip(after);
        events.map(|(_, event)| timeline.game().told(event, viewer)).collect()
    }

    fn epoch(&self) -> u64 {
        0
    }

    fn answer(&mut self, answer: Answer) {
        say(&self.timeline, self.seat, answer);
    }

    fn may_take_back(&self) -> bool {
        false
    }

    fn take_back(&mut self) {}

    fn may_resign(&self, seat: Seat) -> bool {
        self.timeline.borrow().game().may_resign(seat)
    }

    fn resign(&mut self, _: Seat) {}

    fn ask_hint(&mut self) {}

    fn news(&mut self) -> Vec<News> {
        let moment = self.timeline.borrow().moment();
        let is_new = std::mem::replace(&mut self.shown, moment) != moment;
        is_new.then_some(News::Changed).into_iter().collect()
    }

    fn save_location(&self) -> SaveLocation<'_> {
        SaveLocation::Server
    }

    fn save_in(&mut self, _: &Path) -> Result<(), String> {
        Ok(())
    }
}

/// Answers for a seat, whoever would be asked first.
fn say(timeline: &Shared, seat: Seat, answer: Answer) {
    let answer = timeline.borrow().game().write(answer);
    timeline.borrow_mut().take(&Said { seat, answer }).expect("the seat is asked");
}

/// Chooses the first card for a seat, and returns its name.
fn choose(timeline: &Shared, seat: Seat) -> String {
    let game = timeline.borrow().game().facing(seat).expect("the seat is asked");
    let answer = game.answers()[0];
    say(timeline, seat, answer);
    game.write(answer)
}

/// A new game of three people, and Ben's client.
fn opening() -> (Shared, App) {
    let rules = Rules::printed(Edition::First);
    let timeline = Timeline::begin(Setup::new(rules, 3, &Deal::Seed(7)), rules).unwrap();
    let timeline = Rc::new(RefCell::new(timeline));
    let seats = ["Anna", "Ben", "Cora"].map(Seated::person).to_vec();
    let table = OwnTable { seat: BEN, seats, timeline: Rc::clone(&timeline), shown: 0 };
    (timeline, client(table))
}

#[track_caller]
fn shows(app: &mut App, text: &str) {
    let screen = usual(app);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

#[test]
fn everybody_is_asked_at_once_and_nothing_is_shown_before_all_have_chosen() {
    let (timeline, mut app) = opening();
    shows(&mut app, "Ben, which card do you begin with?");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Anna, Cora are choosing");
    assert!(app.is_waiting());
    let annas = choose(&timeline, Seat::A);
    app.tick();
    shows(&mut app, "Cora is choosing");
    assert!(!usual(&mut app).contains(&annas));
    choose(&timeline, Seat::new(2));
    app.tick();
    shows(&mut app, &format!("Anna melds {annas}"));
}

#[test]
fn the_choice_of_others_does_not_move_the_own_one() {
    let (timeline, mut app) = opening();
    letters(&mut app, "2");
    let own = usual(&mut app);
    let chosen = own.lines().find_map(|line| line.split(" 2 ").nth(1)).unwrap().trim().to_owned();
    choose(&timeline, Seat::A);
    app.tick();
    let cora = Said { seat: Seat::new(2), answer: RESIGN.to_owned() };
    timeline.borrow_mut().take(&cora).unwrap();
    app.tick();
    shows(&mut app, "Cora gives up and is out of the game");
    press(&mut app, KeyCode::Enter);
    app.tick();
    shows(&mut app, &format!("Ben melds {chosen}"));
}
