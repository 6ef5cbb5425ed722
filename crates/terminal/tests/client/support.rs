//! Helpers of several tests: games that have been played for a while, and clients to look at.

use eureka_bots::innovation::Level;
use eureka_innovation::{Deal, Edition, Game, QuestionKind, Record, Rules, Setup};
use eureka_table::{Seat, Timeline};
use eureka_terminal::{App, LocalTable, Paint, Seated, Table};
use eureka_words::{Language, Words, rules};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// A game played at random for at least this many answers, up to an action of seat A.
pub(crate) fn played(rules: &'static Rules, players: u8, seed: u64, answers: usize) -> Record {
    let setup = Setup::new(rules, players, &Deal::Seed(seed));
    let mut timeline = Timeline::<Game>::begin(setup, rules).expect("they can play");
    let mut number = seed as usize;
    while let Some(question) = timeline.game().question() {
        let ready = (question.seat, question.kind) == (Seat::A, QuestionKind::Action);
        if ready && timeline.moment() >= answers {
            break;
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
        let listed = timeline.game().answers();
        timeline.answer(listed[(number >> 33) % listed.len()]).expect("it is listed");
    }
    timeline.record()
}

/// A table at which Anna plays against random bots.
pub(crate) fn against_bots(language: Language, edition: Edition, record: Record) -> LocalTable {
    let names = Words::of(language).page("bot-names", &[]);
    let others = usize::from(record.setup.seating.players) - 1;
    let bots = names.split(", ").skip(1).take(others);
    let bots = bots.map(|name| Seated::bot(name, Level::Random.into()));
    let seats = std::iter::once(Seated::person("Anna")).chain(bots).collect();
    let timeline = Timeline::open(record, rules(edition, language)).expect("the record is right");
    LocalTable::new(timeline, seats)
}

/// A new game of Anna and Ben, who share one screen.
pub(crate) fn hot_seat(seed: u64) -> LocalTable {
    hot_seat_of(&["Anna", "Ben"], seed)
}

/// A new game of people who share one screen.
pub(crate) fn hot_seat_of(names: &[&str], seed: u64) -> LocalTable {
    let rules = Rules::printed(Edition::First);
    let setup = Setup::new(rules, names.len() as u8, &Deal::Seed(seed));
    let timeline = Timeline::begin(setup, rules).expect("a game begins");
    LocalTable::new(timeline, names.iter().map(|name| Seated::person(name)).collect())
}

/// A client in English and in colors.
pub(crate) fn client(table: impl Table + 'static) -> App {
    App::new(Words::of(Language::English), Box::new(table), Paint::Colors)
}

/// Anna's client in a game against a bot, after at least this many answers.
pub(crate) fn annas_client(seed: u64, answers: usize) -> App {
    let record = played(Rules::printed(Edition::First), 2, seed, answers);
    client(against_bots(Language::English, Edition::First, record))
}

/// The buffer that a client draws on a screen of this size.
pub(crate) fn drawn(app: &mut App, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("it has a screen");
    terminal.draw(|frame| app.draw(frame)).expect("it draws");
    terminal.backend().buffer().clone()
}

/// The text that a client draws on a screen of this size, line by line.
pub(crate) fn screen(app: &mut App, size: (u16, u16)) -> String {
    let buffer = drawn(app, size);
    let row = |y: u16| -> String {
        let cells: String = (0..size.0).map(|x| buffer[(x, y)].symbol()).collect();
        format!("{}\n", cells.trim_end())
    };
    (0..size.1).map(row).collect()
}

/// The text that a client draws on a screen of the usual size.
pub(crate) fn usual(app: &mut App) -> String {
    screen(app, (100, 30))
}

/// The column and row of a text on a screen of the usual size.
#[track_caller]
pub(crate) fn find_on_screen(app: &mut App, text: &str) -> (u16, u16) {
    let screen = usual(app);
    for (y, line) in (0..).zip(screen.lines()) {
        if let Some(at) = line.find(text) {
            return (line[..at].chars().count() as u16, y);
        }
    }
    panic!("`{text}` is not on the screen:\n{screen}");
}

pub(crate) fn press(app: &mut App, code: KeyCode) {
    app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

pub(crate) fn letters(app: &mut App, letters: &str) {
    letters.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
}

pub(crate) fn click(app: &mut App, (column, row): (u16, u16)) {
    mouse(app, MouseEventKind::Down(MouseButton::Left), (column, row));
}

pub(crate) fn mouse(app: &mut App, kind: MouseEventKind, (column, row): (u16, u16)) {
    let modifiers = KeyModifiers::NONE;
    app.handle(&Event::Mouse(MouseEvent { kind, column, row, modifiers }));
}

/// Waits until everybody else has answered and a requested hint has arrived.
pub(crate) fn wait(app: &mut App) {
    while app.is_waiting() {
        app.tick();
    }
}
