//! The mouse, and its effects.

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
    // The last row with this label is the reader's own.
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
    // The piles of the player at the top.
    let (_, title) = find_on_screen(&mut app, "Hypatia (");
    let before = usual(&mut app);
    let tops: Vec<char> = before.lines().nth(usize::from(title) + 1).unwrap().chars().collect();
    let mut looked_at = 0;
    for x in [0, 13, 25, 37, 50] {
        let name: String = tops[x..x + 5].iter().collect();
        if name.starts_with('·') || name.starts_with(' ') {
            continue;
        }
        click(&mut app, (x as u16, title + 1));
        let screen = usual(&mut app);
        let facts = screen.lines().find(|line| line.contains(": age ")).unwrap();
        assert!(facts.contains(name.trim_end()), "{name}:\n{screen}");
        looked_at += 1;
    }
    assert!(looked_at > 0, "{before}");
    // Nothing was answered: the log is the same.
    let log = |screen: &str| -> Vec<String> {
        let lines = screen.lines().skip_while(|line| !line.contains("What happened"));
        lines.map(|line| line.split('│').next().unwrap().to_owned()).collect()
    };
    assert_eq!(log(&before), log(&usual(&mut app)));
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
