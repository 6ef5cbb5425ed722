//! Snapshots of the screen in every language, at several sizes, early and late in a game; and properties of every drawing.

use crate::support::{
    against_bots, annas_client, client, drawn, hot_seat, letters, played, press, screen,
};
use eureka_bots::innovation::Level;
use eureka_fuzzing::HOSTILE;
use eureka_innovation::{Edition, Face, Game, Rules};
use eureka_table::Timeline;
use eureka_terminal::{App, LocalTable, Paint, Seated};
use eureka_words::{Language, Words, rules};
use expect_test::expect_file;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (200, 60)];

fn app(language: Language, edition: Edition, players: u8, answers: usize, paint: Paint) -> App {
    let record = played(rules(edition, language), players, 7, answers);
    let table = against_bots(language, edition, record);
    App::new(Words::of(language), Box::new(table), paint)
}

#[test]
fn screens_look_as_they_were_looked_at() {
    let cases = [
        ("opening", Language::English, Edition::First, 2, 0),
        ("middle", Language::English, Edition::First, 2, 90),
        ("late", Language::Russian, Edition::First, 3, 150),
        ("crowded", Language::Ukrainian, Edition::Fourth, 5, 160),
        ("polish", Language::Polish, Edition::Third, 4, 120),
        ("italian", Language::Italian, Edition::Fourth, 2, 60),
    ];
    for (name, language, edition, players, answers) in cases {
        let mut app = app(language, edition, players, answers, Paint::Colors);
        for (columns, rows) in SIZES {
            let file = format!("snapshots/{name}-{columns}x{rows}.txt");
            expect_file![file].assert_eq(&screen(&mut app, (columns, rows)));
        }
    }
}

#[test]
fn windows_look_as_they_were_looked_at() {
    let windows = [
        ("help", "?"),
        ("log", "l"),
        ("table", "t"),
        ("card", "3c"),
        ("quit", "q"),
        ("resign", "g"),
    ];
    for (name, keys) in windows {
        let mut app = annas_client(7, 60);
        letters(&mut app, keys);
        let file = format!("snapshots/window-{name}.txt");
        expect_file![file].assert_eq(&screen(&mut app, (80, 24)));
    }
    let file = "snapshots/hand-over.txt";
    expect_file![file].assert_eq(&screen(&mut client(hot_seat(7)), (80, 24)));
}

#[test]
fn without_colors_letters_tell_the_colors_apart() {
    let mut app = app(Language::English, Edition::First, 2, 90, Paint::Letters);
    for size in SIZES {
        let buffer = drawn(&mut app, size);
        let plain = |color| color == Color::Reset;
        assert!(buffer.content().iter().all(|cell| plain(cell.fg) && plain(cell.bg)));
        let reversed = |modifier: Modifier| modifier.contains(Modifier::REVERSED);
        assert!(buffer.content().iter().any(|cell| reversed(cell.modifier)));
    }
    expect_file!["snapshots/letters.txt"].assert_eq(&screen(&mut app, (100, 30)));
}

#[test]
fn sixteen_colors_are_enough() {
    let mut app = app(Language::English, Edition::First, 2, 90, Paint::Colors);
    let buffer = drawn(&mut app, (100, 30));
    let is_usual = |color| !matches!(color, Color::Rgb(..) | Color::Indexed(_));
    assert!(buffer.content().iter().all(|cell| is_usual(cell.fg) && is_usual(cell.bg)));
    let faces = [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Magenta];
    let shown = faces.iter().filter(|&&face| buffer.content().iter().any(|cell| cell.bg == face));
    assert!(shown.count() >= 3);
}

/// At any size something is drawn, and nothing panics.
#[test]
fn every_size_of_the_window_can_be_drawn() {
    let mut app = app(Language::Polish, Edition::Fourth, 5, 160, Paint::Colors);
    for keys in ["", "?", "t", "l", "c", "q", "g"] {
        letters(&mut app, keys);
        for columns in [1, 2, 40, 63, 64, 71, 80, 99, 131, 300] {
            for rows in [1, 2, 10, 17, 18, 23, 31, 50, 90] {
                let text = screen(&mut app, (columns, rows));
                assert!(rows < 10 || columns < 2 || !text.trim().is_empty(), "{columns}×{rows}");
            }
        }
        letters(&mut app, if keys.is_empty() { "" } else { keys });
    }
}

/// No hidden card is drawn: neither another player's hand nor the cards in the decks.
#[test]
fn only_what_its_reader_may_know_is_drawn() {
    let rules = rules(Edition::First, Language::English);
    let record = played(rules, 2, 7, 90);
    let game = *Timeline::<Game>::open(record.clone(), rules).unwrap().game();
    let mut app = client(against_bots(Language::English, Edition::First, record));
    let view = game.view(eureka_table::Seat::A);
    let hidden =
        rules.all().iter().filter(|&card| !format!("{view:?}").contains(&format!("{card:?}")));
    let hidden: Vec<&str> = hidden.map(|card| rules.name(card)).collect();
    assert!(hidden.len() > 20);
    letters(&mut app, "t");
    let text = screen(&mut app, (200, 90));
    let leaked: Vec<&&str> =
        hidden.iter().filter(|name| text.contains(&format!("{name} ["))).collect();
    assert!(leaked.is_empty(), "{leaked:?}\n{text}");
}

#[test]
fn all_keys_can_be_read_on_the_smallest_screen() {
    for language in Language::ALL {
        let mut app = app(language, Edition::First, 2, 0, Paint::Colors);
        letters(&mut app, "?");
        let last = Words::of(language).page("terminal-help-mouse", &[]);
        let last = last.rsplit(' ').next().unwrap();
        (0..3).for_each(|_| press(&mut app, KeyCode::PageDown));
        let text = screen(&mut app, (64, 18));
        assert!(text.contains(last), "{language}:\n{text}");
    }
}

/// Cards that the reader has seen and can no longer tell apart are listed with what they may be.
#[test]
fn mixed_cards_are_listed_with_what_they_may_be() {
    let rules = rules(Edition::First, Language::English);
    let (mut sure, mut unsure) = (0, 0);
    for seed in 0.. {
        let record = played(rules, 3, seed, 60);
        let game = *Timeline::<Game>::open(record.clone(), rules).unwrap().game();
        let view = game.view(eureka_table::Seat::A);
        let zones = view.players.iter().flat_map(|player| [&player.hand, &player.score]);
        let held: Vec<Face> = zones.flatten().copied().collect();
        let everywhere = held.iter().chain(view.decks.iter().flatten());
        let everywhere = everywhere.chain(view.players.iter().flat_map(|one| &one.achievements));
        let mut app = client(against_bots(Language::English, Edition::First, record));
        letters(&mut app, "t");
        let text = screen(&mut app, (300, 120));
        for mixed in held.iter().filter(|face| !face.among.is_empty()) {
            let places = everywhere.clone().filter(|face| face.among == mixed.among).count();
            let names: Vec<&str> = mixed.among.iter().map(|card| rules.name(card)).collect();
            let names = match names.split_last() {
                Some((last, [])) => (*last).to_owned(),
                Some((last, others)) => format!("{} or {last}", others.join(", ")),
                None => unreachable!("it is mixed with something"),
            };
            let is_sure = places == usize::from(mixed.among.len());
            let perhaps = if is_sure { "" } else { "perhaps " };
            let listed = format!("[{}] ({perhaps}{names})", mixed.age);
            assert!(text.contains(&listed), "{listed}\n{text}");
            *(if is_sure { &mut sure } else { &mut unsure }) += 1;
        }
        if sure > 0 && unsure > 0 {
            return;
        }
    }
}

#[test]
fn a_hostile_name_is_drawn_as_text() {
    let rules = Rules::printed(Edition::First);
    for name in HOSTILE {
        let seats = vec![Seated::person(name), Seated::bot(name, Level::Random.into())];
        let timeline = Timeline::open(played(rules, 2, 7, 60), rules).unwrap();
        let mut app = client(LocalTable::new(timeline, seats));
        for keys in ["", "l", "t"] {
            letters(&mut app, keys);
            for size in SIZES {
                let buffer = drawn(&mut app, size);
                let odd =
                    buffer.content().iter().find(|cell| cell.symbol().contains(char::is_control));
                assert_eq!(odd, None, "{name:?}");
            }
        }
    }
}
