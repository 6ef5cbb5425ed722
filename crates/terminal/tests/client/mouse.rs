//! What the mouse does.

use crate::support::{annas_client, click, client, find_on_screen, hot_seat, mouse, usual, wait};
use ratatui::crossterm::event::MouseEventKind;

#[test]
fn one_click_chooses_an_answer_and_the_next_one_gives_it() {
    let mut app = annas_client(7, 0);
    let at = find_on_screen(&mut app, " 2 meld ");
    click(&mut app, at);
    assert!(!usual(&mut app).contains("⇒ You draw a [1]"));
    click(&mut app, at);
    wait(&mut app);
    assert!(usual(&mut app).contains("Anna melds "));
}

#[test]
fn a_card_is_chosen_where_it_lies() {
    let mut app = annas_client(7, 0);
    // The last row that is called so is the reader's own.
    let screen = usual(&mut app);
    let rows = (0..).zip(screen.lines()).filter(|(_, line)| line.starts_with("hand "));
    let y = rows.map(|(y, _)| y).last().unwrap();
    let card = (6, y);
    click(&mut app, card);
    click(&mut app, card);
    wait(&mut app);
    assert!(usual(&mut app).contains("Anna melds "), "{}", usual(&mut app));
}

#[test]
fn a_card_that_is_no_answer_is_looked_at() {
    let mut app = annas_client(7, 60);
    // The first pile of the player at the top.
    let (_, y) = find_on_screen(&mut app, "Hypatia (");
    let before = usual(&mut app);
    for x in [1, 14, 26, 38, 51] {
        click(&mut app, (x, y + 1));
    }
    let after = usual(&mut app);
    assert_ne!(before, after);
    assert!(!after.contains("Anna melds") || before.contains("Anna melds"));
}

#[test]
fn the_wheel_goes_from_answer_to_answer_and_through_the_log() {
    let mut app = annas_client(7, 60);
    let list = find_on_screen(&mut app, " 1 draw");
    mouse(&mut app, MouseEventKind::ScrollDown, list);
    assert!(!usual(&mut app).contains("⇒ You draw"));
    mouse(&mut app, MouseEventKind::ScrollUp, list);
    assert!(usual(&mut app).contains("⇒ You draw"));
    let (x, y) = find_on_screen(&mut app, "What happened");
    let before = usual(&mut app);
    mouse(&mut app, MouseEventKind::ScrollUp, (x, y + 2));
    assert_ne!(usual(&mut app), before);
    mouse(&mut app, MouseEventKind::ScrollDown, (x, y + 2));
    assert_eq!(usual(&mut app), before);
}

#[test]
fn keys_below_the_table_are_buttons() {
    let mut app = annas_client(7, 0);
    let at = find_on_screen(&mut app, "? keys");
    click(&mut app, at);
    assert!(usual(&mut app).contains("go from answer to answer"));
    // A click anywhere closes it.
    click(&mut app, (50, 15));
    assert!(!usual(&mut app).contains("go from answer to answer"));
}

#[test]
fn the_hand_over_is_a_button_too() {
    let mut app = client(hot_seat(7));
    let at = find_on_screen(&mut app, "I am Anna");
    click(&mut app, (0, 0));
    assert!(usual(&mut app).contains("I am Anna"));
    click(&mut app, at);
    assert!(usual(&mut app).contains("which card do you begin with?"));
}
