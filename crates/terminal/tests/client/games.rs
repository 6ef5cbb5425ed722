//! Whole games, played with keys alone.

use crate::support::{annas_client, client, hot_seat, played, press, screen, wait};
use eureka_bots::innovation::Level;
use eureka_innovation::{Edition, Rules};
use eureka_table::Timeline;
use eureka_terminal::{App, LocalTable, Seated};
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

#[test]
fn a_game_at_one_screen_is_played_to_its_end() {
    let mut app = client(hot_seat(5));
    played_out(&mut app);
    // Then everything is visible to everybody.
    let text = screen(&mut app, (100, 30));
    assert!(text.contains("The game is over") && !text.contains("Hand the screen"), "{text}");
}
