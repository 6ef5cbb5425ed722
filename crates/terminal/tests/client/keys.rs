//! Keys, and their effects.

use crate::support::{
    against_bots, annas_client, click, client, find_on_screen, hot_seat, hot_seat_of, letters,
    played, press, usual, wait,
};
use eureka_innovation::{Edition, Game, Record, Rules};
use eureka_table::{RESIGN, Seat, Timeline};
use eureka_terminal::{App, LocalTable, Seated, Table};
use eureka_words::Language;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

#[track_caller]
fn shows(app: &mut App, text: &str) {
    let screen = usual(app);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

#[track_caller]
fn hides(app: &mut App, text: &str) {
    let screen = usual(app);
    assert!(!screen.contains(text), "`{text}` is on the screen:\n{screen}");
}

#[test]
fn the_chosen_answer_shows_what_it_would_do() {
    let mut app = annas_client(7, 0);
    shows(&mut app, "1 draw");
    shows(&mut app, "⇒ You draw a [1]");
    press(&mut app, KeyCode::Down);
    hides(&mut app, "⇒ You draw");
    press(&mut app, KeyCode::Up);
    shows(&mut app, "⇒ You draw a [1]");
    // Wraps around to the last answer, and back.
    press(&mut app, KeyCode::Up);
    hides(&mut app, "⇒ You draw a [1]");
    press(&mut app, KeyCode::Home);
    shows(&mut app, "⇒ You draw a [1]");
}

#[test]
fn numbers_choose_and_enter_gives() {
    let mut app = annas_client(7, 0);
    letters(&mut app, "2");
    let screen = usual(&mut app);
    let answer = screen.lines().find_map(|line| line.split(" 2 meld ").nth(1)).unwrap().trim();
    let answer = answer.to_owned();
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    shows(&mut app, &format!("Anna melds {answer}"));
}

#[test]
fn a_number_of_two_digits_is_typed_digit_by_digit() {
    let rules = Rules::printed(Edition::First);
    let many = |record: &Record| {
        let timeline = Timeline::<Game>::open(record.clone(), rules).unwrap();
        timeline.game().answers().len() >= 10
    };
    let record = (0..).map(|seed| played(rules, 2, seed, 100)).find(many).unwrap();
    let mut app = client(against_bots(Language::English, Edition::First, record));
    letters(&mut app, "1");
    let one = usual(&mut app);
    letters(&mut app, "0");
    let ten = usual(&mut app);
    assert_ne!(one, ten);
    // The same answer, reached another way.
    letters(&mut app, "1");
    (0..9).for_each(|_| press(&mut app, KeyCode::Down));
    assert_eq!(usual(&mut app), ten);
}

#[test]
fn a_released_key_does_nothing() {
    let mut app = annas_client(7, 0);
    let before = usual(&mut app);
    let mut key = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
    key.kind = KeyEventKind::Release;
    app.handle(&Event::Key(key));
    assert_eq!(usual(&mut app), before);
}

#[test]
fn a_key_means_the_same_in_every_layout() {
    let layouts = [("q", "й"), ("s", "ы"), ("s", "і"), ("t", "Е"), ("u", "г"), ("g", "п")];
    for (latin, cyrillic) in layouts {
        let pressed = [latin, cyrillic].map(|key| {
            let mut app = annas_client(7, 0);
            let before = usual(&mut app);
            letters(&mut app, key);
            assert_ne!(usual(&mut app), before, "{key} does something");
            usual(&mut app)
        });
        assert_eq!(pressed[0], pressed[1], "{latin}");
    }
}

#[test]
fn cards_on_the_table_are_looked_at_one_after_the_other() {
    let mut app = annas_client(7, 60);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..12 {
        press(&mut app, KeyCode::Right);
        letters(&mut app, "c");
        let screen = usual(&mut app);
        seen.insert(screen.lines().find(|line| line.contains(": age ")).map(str::to_owned));
        press(&mut app, KeyCode::Esc);
    }
    assert!(seen.len() > 8, "{seen:?}");
}

#[test]
fn a_hint_chooses_the_best_answer_and_shows_the_chances() {
    let mut app = annas_client(7, 60);
    letters(&mut app, "h");
    shows(&mut app, "Thinking about a hint");
    wait(&mut app);
    let screen = usual(&mut app);
    assert!(screen.lines().any(|line| line.contains(" ★") && line.contains('%')), "{screen}");
}

#[test]
fn a_meld_can_be_taken_back_and_a_draw_cannot() {
    let mut app = annas_client(7, 150);
    shows(&mut app, "2 actions left");
    shows(&mut app, " 2 meld ");
    let before = usual(&mut app);
    letters(&mut app, "2");
    press(&mut app, KeyCode::Enter);
    assert_ne!(usual(&mut app), before);
    letters(&mut app, "u");
    assert_eq!(usual(&mut app), before);
    letters(&mut app, "1");
    press(&mut app, KeyCode::Enter);
    letters(&mut app, "u");
    shows(&mut app, "Nothing can be taken back here");
}

#[test]
fn people_at_one_screen_take_back_whatever_they_like() {
    let mut app = client(hot_seat(7));
    // Both choose the card they begin with; then one of them draws.
    for _ in 0..2 {
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Enter);
    }
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "your action?");
    let before = usual(&mut app);
    press(&mut app, KeyCode::Enter);
    assert_ne!(usual(&mut app), before);
    for _ in 0..4 {
        letters(&mut app, "u");
    }
    // Back to the very first question. Whoever took it back, Anna must take the screen.
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Everybody chooses a card to begin with");
    shows(&mut app, "Anna, which card do you begin with?");
    hides(&mut app, "draws");
}

#[test]
fn the_screen_is_handed_over_without_a_word_about_cards() {
    let mut app = client(hot_seat(7));
    let screen = usual(&mut app);
    assert!(screen.contains("Hand the screen to Anna"), "{screen}");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "which card do you begin with?");
    press(&mut app, KeyCode::Enter);
    let screen = usual(&mut app);
    assert!(screen.contains("Hand the screen to Ben"), "{screen}");
    let rules = Rules::printed(Edition::First);
    names_no_card(&screen);
    // No key but Enter shows Ben's cards.
    letters(&mut app, "tlch?3");
    press(&mut app, KeyCode::Right);
    assert_eq!(usual(&mut app), screen);
    press(&mut app, KeyCode::Enter);
    let bens = usual(&mut app);
    assert!(bens.contains("Ben, which card do you begin with?"), "{bens}");
    let hand = Game::deal(rules, 2, 7).unwrap().view(Seat::A).players[0].hand.clone();
    for card in hand.iter().filter_map(|face| face.card) {
        assert!(!bens.contains(rules.name(card)), "{bens}");
    }
}

/// Checks that a screen says nothing about any card: neither a name, nor a back, nor what happened.
#[track_caller]
fn names_no_card(screen: &str) {
    let rules = Rules::printed(Edition::First);
    let named = rules.all().iter().map(|card| rules.name(card)).find(|name| screen.contains(name));
    assert_eq!(named, None, "{screen}");
    assert!(!screen.contains("[1]") && !screen.contains("What happened"), "{screen}");
}

/// A game in which Anna has chosen her first card, and Ben has not taken the screen over yet.
fn handed_over() -> App {
    let mut app = client(hot_seat(7));
    while !usual(&mut app).contains("Hand the screen to Ben") {
        press(&mut app, KeyCode::Enter);
    }
    app
}

/// Until somebody has taken the screen over, no key shows anything of anybody, also not after another key.
#[test]
fn no_key_shows_anything_before_the_screen_is_taken() {
    let letters = (' '..='~').chain('а'..='я').map(KeyCode::Char);
    let others = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Delete,
        KeyCode::F(1),
    ];
    // These open a window, or go back to Anna's question, for which she must take the screen again.
    for first in [KeyCode::Char('q'), KeyCode::Esc, KeyCode::Char('u'), KeyCode::Backspace] {
        let mut app = handed_over();
        press(&mut app, first);
        names_no_card(&usual(&mut app));
        // Space confirms, like Enter.
        for key in letters.clone().chain(others).filter(|&key| key != KeyCode::Char(' ')) {
            press(&mut app, key);
            app.tick();
            names_no_card(&usual(&mut app));
        }
        press(&mut app, KeyCode::Esc);
        let screen = usual(&mut app);
        let asks = screen.contains("Hand the screen to ") || screen.contains("[ Esc ]");
        assert!(asks && !app.is_done(), "{first:?}:\n{screen}");
    }
}

#[test]
fn no_click_shows_anything_before_the_screen_is_taken() {
    let mut app = handed_over();
    let before = usual(&mut app);
    let (_, button) = find_on_screen(&mut app, "I am Ben");
    let (_, keys) = find_on_screen(&mut app, "u take back");
    for at in (0..100).flat_map(|x| (0..30).map(move |y| (x, y))) {
        if ![button, keys].contains(&at.1) {
            click(&mut app, at);
        }
    }
    assert_eq!(usual(&mut app), before);
    // What was drawn for Anna cannot be clicked any more.
    let mut app = client(hot_seat(7));
    press(&mut app, KeyCode::Enter);
    let at = find_on_screen(&mut app, "Enter answer");
    click(&mut app, at);
    click(&mut app, at);
    assert_eq!(usual(&mut app), before);
}

#[test]
fn giving_up_asks_first() {
    let mut app = annas_client(7, 60);
    let before = usual(&mut app);
    letters(&mut app, "g");
    shows(&mut app, "Anna, do you really want to give up?");
    press(&mut app, KeyCode::Esc);
    assert_eq!(usual(&mut app), before);
    letters(&mut app, "g");
    press(&mut app, KeyCode::Enter);
    assert!(app.is_over());
    shows(&mut app, "Hypatia wins");
    letters(&mut app, "l");
    press(&mut app, KeyCode::PageUp);
    shows(&mut app, "Anna gives up and is out of the game");
    press(&mut app, KeyCode::Esc);
    assert!(app.farewell()[0].contains("Hypatia wins"));
    // Nobody can give up a game that is over.
    letters(&mut app, "g");
    hides(&mut app, "do you really want to give up?");
}

/// A bot that is thinking when the player gives up does not answer any more.
#[test]
fn a_player_gives_up_while_a_bot_thinks() {
    let record = played(Rules::printed(Edition::First), 2, 7, 60);
    let timeline = Timeline::open(record, Rules::printed(Edition::First)).unwrap();
    let slow = "search:5s".parse().unwrap();
    let seats = vec![Seated::person("Anna"), Seated::bot("Hypatia", slow)];
    let mut app = client(LocalTable::new(timeline, seats));
    while !app.is_waiting() {
        press(&mut app, KeyCode::Enter);
    }
    shows(&mut app, "Hypatia is thinking");
    letters(&mut app, "g");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Hypatia wins");
}

#[test]
fn the_others_play_on_without_the_player_who_gave_up() {
    let record = played(Rules::printed(Edition::First), 3, 7, 60);
    let file = std::env::temp_dir().join(format!("eureka-resigned-{}.toml", std::process::id()));
    let mut table = against_bots(Language::English, Edition::First, record);
    table.save_in(&file).unwrap();
    let mut app = client(table);
    letters(&mut app, "g");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Anna · out of the game");
    // The player who is out watches, and has no other keys than before.
    letters(&mut app, "g");
    hides(&mut app, "do you really want to give up?");
    letters(&mut app, "u");
    shows(&mut app, "Nothing can be taken back here");
    wait(&mut app);
    assert!(app.is_over());
    let record = Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let _ = std::fs::remove_file(&file);
    assert_eq!(record.answers.iter().filter(|said| said.answer == RESIGN).count(), 1);
    // The game goes on where it stood, also right after somebody gave up.
    let at = record.answers.iter().position(|said| said.answer == RESIGN).unwrap();
    let mut begun = record.clone();
    begun.answers.truncate(at + 1);
    let mut app = client(against_bots(Language::English, Edition::First, begun));
    shows(&mut app, "Anna · out of the game");
    wait(&mut app);
    assert!(app.is_over());
    let all = Timeline::<Game>::open(record, Rules::printed(Edition::First)).unwrap();
    assert!(!all.game().outcome().unwrap().winners.has(Seat::A));
}

#[test]
fn the_player_at_the_screen_gives_up() {
    let mut app = client(hot_seat_of(&["Anna", "Ben", "Cora"], 7));
    // Not before somebody has taken the screen.
    letters(&mut app, "g");
    hides(&mut app, "give up");
    press(&mut app, KeyCode::Enter);
    letters(&mut app, "g");
    shows(&mut app, "Anna, do you really want to give up?");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Hand the screen to Ben");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Anna · out of the game");
    shows(&mut app, "Ben, which card do you begin with?");
    // People who share a screen take back whatever they like.
    letters(&mut app, "u");
    shows(&mut app, "Hand the screen to Anna");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Anna, which card do you begin with?");
    letters(&mut app, "g");
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    letters(&mut app, "g");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "Cora wins");
}

#[test]
fn a_game_is_saved_and_resumed_where_it_stood() {
    let file = std::env::temp_dir().join(format!("eureka-terminal-{}.toml", std::process::id()));
    let mut app = client(hot_seat(7));
    for _ in 0..2 {
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Enter);
    }
    press(&mut app, KeyCode::Enter);
    letters(&mut app, "s");
    shows(&mut app, "Save as: game.toml");
    for _ in 0.."game.toml".len() {
        press(&mut app, KeyCode::Backspace);
    }
    letters(&mut app, file.to_str().unwrap());
    press(&mut app, KeyCode::Enter);
    assert!(app.farewell()[0].contains(file.to_str().unwrap()));
    // Later answers are saved in the file too.
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    let before = usual(&mut app);
    let record = Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let _ = std::fs::remove_file(&file);
    let seats = vec![Seated::person("Anna"), Seated::person("Ben")];
    let table =
        LocalTable::new(Timeline::open(record, Rules::printed(Edition::First)).unwrap(), seats);
    let mut app = client(table);
    press(&mut app, KeyCode::Enter);
    assert_eq!(usual(&mut app), before);
}

#[test]
fn a_file_that_cannot_be_written_is_reported() {
    let mut app = annas_client(7, 0);
    letters(&mut app, "s");
    letters(&mut app, "/no/such/place");
    press(&mut app, KeyCode::Enter);
    shows(&mut app, "no/such/place");
    assert!(app.farewell().is_empty());
}

#[test]
fn leaving_asks_first_and_control_c_does_not() {
    let mut app = annas_client(7, 0);
    letters(&mut app, "q");
    assert!(!app.is_done());
    shows(&mut app, "The game is not saved");
    press(&mut app, KeyCode::Esc);
    assert!(!app.is_done());
    letters(&mut app, "q");
    press(&mut app, KeyCode::Enter);
    assert!(app.is_done());
    let mut app = annas_client(7, 0);
    letters(&mut app, "s");
    app.handle(&Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert!(app.is_done());
}
