//! Whole games, played with keys alone.

use crate::support::{annas_client, client, hot_seat, played, press, screen, wait};
use eureka_bots::innovation::Level;
use eureka_innovation::{Deal, Edition, Game, Record, Rules, Setup};
use eureka_table::{RESIGN, SeatSet, Timeline};
use eureka_terminal::{App, LocalTable, Seated, Table};
use eureka_words::{Language, rules};
use ratatui::crossterm::event::KeyCode;

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (200, 60), (64, 18)];

/// Plays to the end: chooses answers in a varying pattern, and hands the screen over when asked to. Returns the number of times Enter was pressed.
fn played_out(app: &mut App) -> usize {
    let mut pressed: usize = 0;
    while !app.is_over() {
        assert!(pressed < 5_000, "the game goes on and on");
        for _ in 0..pressed.wrapping_mul(7) % 5 {
            press(app, KeyCode::Down);
        }
        let text = screen(app, SIZES[pressed % SIZES.len()]);
        assert!(!text.contains('{'), "a text is missing:\n{text}");
        press(app, KeyCode::Enter);
        wait(app);
        pressed += 1;
    }
    pressed
}

#[test]
fn a_game_against_a_bot_is_played_to_its_end() {
    for seed in [3, 8] {
        let mut app = annas_client(seed, 0);
        let pressed = played_out(&mut app);
        assert!(pressed > 20, "{pressed}");
        let text = screen(&mut app, (100, 30));
        assert!(text.contains("The game is over"), "{text}");
        assert!(app.farewell()[0].starts_with("The game is over"));
        press(&mut app, KeyCode::Char('q'));
        assert!(app.is_done());
    }
}

/// Plays to the end, pressing a key before every answer. Returns the outcome.
fn played_with(app: &mut App, key: KeyCode) -> String {
    while !app.is_over() {
        press(app, key);
        wait(app);
        press(app, KeyCode::Enter);
        wait(app);
    }
    app.farewell().swap_remove(0)
}

/// A player who follows the hints beats a random bot. A player who always gives the last answer loses to a casual one.
#[test]
fn a_game_is_won_and_another_one_lost() {
    let table = |level: Level| {
        let record = played(Rules::printed(Edition::First), 2, 3, 0);
        let seats = vec![Seated::person("Anna"), Seated::bot("Hypatia", level.into())];
        client(LocalTable::new(
            Timeline::open(record, Rules::printed(Edition::First)).unwrap(),
            seats,
        ))
    };
    let won = played_with(&mut table(Level::Random), KeyCode::Char('h'));
    assert!(won.contains("Anna wins"), "{won}");
    let lost = played_with(&mut table(Level::Casual), KeyCode::End);
    assert!(lost.contains("Hypatia wins"), "{lost}");
}

/// Plays to the end with some people at one screen, of whom one gives up before each answer with these numbers. Checks that the
/// saved game ends in the same way.
fn played_out_giving_up(edition: Edition, people: usize, bots: usize, at: &[usize]) {
    let rules = rules(edition, Language::English);
    let players = (people + bots) as u8;
    let setup = Setup::new(rules, players, &Deal::Seed(at[0] as u64));
    let timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    let names = ["Anna", "Ben", "Cora", "Dan", "Eve"];
    let seats = names.into_iter().enumerate().take(players.into()).map(|(number, name)| {
        if number < people { Seated::person(name) } else { Seated::bot(name, Level::Random.into()) }
    });
    let mut table = LocalTable::new(timeline, seats.collect());
    let file = tempfile::NamedTempFile::new().unwrap();
    table.save_in(file.path()).unwrap();
    let mut app = client(table);
    let (mut answers, mut confirmed) = (0, 0);
    while !app.is_over() {
        assert!(answers < 5_000, "the game goes on and on");
        let text = screen(&mut app, SIZES[answers % SIZES.len()]);
        if text.contains("Hand the screen to") {
            press(&mut app, KeyCode::Enter);
        }
        if at.contains(&answers) {
            press(&mut app, KeyCode::Char('g'));
            confirmed +=
                usize::from(screen(&mut app, (100, 30)).contains("really want to give up?"));
        }
        (0..answers.wrapping_mul(7) % 5).for_each(|_| press(&mut app, KeyCode::Down));
        press(&mut app, KeyCode::Enter);
        wait(&mut app);
        answers += 1;
    }
    let record = Record::read(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    let resigned = record.answers.iter().filter(|said| said.answer == RESIGN);
    assert_eq!(
        resigned.clone().count(),
        confirmed,
        "{edition}: {people} people, {bots} bots, {at:?}"
    );
    let losers: SeatSet = resigned.map(|said| said.seat).collect();
    let outcome = Timeline::<Game>::open(record, rules).unwrap().game().outcome().unwrap();
    assert!(
        (outcome.winners & losers).is_empty(),
        "{edition}: {people} people, {bots} bots, {at:?}"
    );
}

#[test]
fn people_give_up_at_any_moment_in_all_editions() {
    let tables = [(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (3, 0), (2, 2), (4, 0)];
    let mut number: usize = 1;
    for edition in Edition::ALL {
        for (people, bots) in tables {
            for _ in 0..3 {
                let moment = |number: usize| (number >> 33) % 50;
                let mut next = || {
                    number =
                        number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
                    moment(number)
                };
                played_out_giving_up(edition, people, bots, &[next(), next(), next()]);
            }
        }
    }
}

#[test]
fn a_game_at_one_screen_is_played_to_its_end() {
    let mut app = client(hot_seat(5));
    played_out(&mut app);
    // Then everything is visible to everybody.
    let text = screen(&mut app, (100, 30));
    assert!(text.contains("The game is over") && !text.contains("Hand the screen"), "{text}");
}
