//! The texts at a table of Innovation.

use crate::files::{all_cards, change_text, changed_english, every_node};
use crate::table_texts::TableTexts;
use eureka_innovation::{Answer, Card, Edition, Event, Game, MoveKind, Rules, Seat};
use eureka_words::{Language, Teller, Topic, Words};
use expect_test::expect_file;

/// Every kind of line of some games, in `snapshots`. `UPDATE_EXPECT=1` rewrites them.
#[test]
fn lines_read_as_in_their_snapshots() {
    for language in Language::ALL {
        let page = TableTexts::new(Words::of(language), &[], 1, every_node()).page();
        assert!(!page.contains(['{', '}']), "{language}");
        expect_file![format!("../snapshots/{language}-table.txt")].assert_eq(&page);
    }
}

/// In an artificial language whose only letter is «ж», any other letter comes from the code.
#[test]
fn every_letter_of_a_line_comes_from_its_language() {
    let unsaid = |letter: char| if letter.is_alphabetic() { 'ж' } else { letter };
    let words = changed_english(|_, pattern| {
        change_text(pattern, &|text| text.chars().map(unsaid).collect());
    });
    for line in lines(&words) {
        let foreign = |letter: char| letter.is_alphabetic() && !"жЖ".contains(letter);
        assert!(!line.contains(foreign), "{line}");
    }
}

#[test]
fn no_latin_letter_is_in_a_cyrillic_text() {
    for language in [Language::Russian, Language::Ukrainian] {
        let words = Words::of(language);
        let own = |rules: &Rules, card: Card, text: String| text.replace(rules.name(card), "");
        let texts = all_cards().into_iter().flat_map(|(rules, card)| {
            words.card_text(rules, card).into_iter().map(move |text| own(rules, card, text))
        });
        for text in texts.chain(lines(words)) {
            assert!(!text.contains(|letter: char| letter.is_ascii_alphabetic()), "{text}");
        }
    }
}

/// All lines of games whose players are named by numbers, without the parts that are not words of the language: the names of
/// home-made cards, and the command that reads a file.
fn lines(words: &Words) -> Vec<String> {
    let names: Vec<String> = (1..=Seat::MAX).map(|number| number.to_string()).collect();
    let made = every_node();
    let said = TableTexts::new(words, &names, 2, made);
    let made = made.all().iter().map(|card| made.name(card));
    let mut foreign: Vec<&str> = made.filter(|name| name.starts_with("Every ")).collect();
    foreign.push("eureka replay");
    let own =
        |line: &String| foreign.iter().fold(line.clone(), |line, name| line.replace(name, ""));
    said.lines.iter().map(|(_, line)| own(line)).collect()
}

/// A question that names an action on the card tells the truth.
#[test]
fn a_question_says_what_becomes_of_the_card() {
    let kinds = [
        ("meld", MoveKind::Meld),
        ("tuck", MoveKind::Tuck),
        ("score", MoveKind::Score),
        ("return", MoveKind::Return),
        ("junk", MoveKind::Junk),
        ("transfer", MoveKind::Transfer),
    ];
    let (mut told, mut asked) = (0, 0);
    for seed in 0..30 {
        let rules = Rules::printed(Edition::ALL[seed as usize % 3]);
        let teller = Teller::new(Words::of(Language::English), rules);
        let mut game = Game::deal(rules, 3, seed).unwrap();
        let (mut events, mut chance) = (Vec::new(), seed);
        while let Some(seat) = game.asked() {
            let view = game.view(seat);
            let text = teller.question(&view).unwrap().to_string();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let answer = view.answers[(chance >> 33) as usize % view.answers.len()];
            game.answer(answer, &mut events).unwrap();
            let mut moves = events.drain(..).filter_map(|event| match event {
                Event::Moved { card, kind, .. } => Some((Answer::Card(card.card), kind)),
                _ => None,
            });
            let does = |word: &str| text.contains(&format!("do you {word}"));
            if matches!(answer, Answer::Card(_)) {
                asked += 1;
                if let Some((_, kind)) = kinds.into_iter().find(|(word, _)| does(word)) {
                    assert!(moves.any(|moved| moved == (answer, kind)), "{text}");
                    told += 1;
                }
            }
        }
    }
    assert!(told * 10 > asked * 7, "{told} of {asked}");
}

/// Whoever is asked by the card of another player is told the true reason.
#[test]
fn a_question_in_the_action_of_another_player_says_why_it_is_asked() {
    let (mut shares, mut demands) = (0, 0);
    for seed in 0..60 {
        let rules = Rules::printed(Edition::ALL[seed as usize % 3]);
        let teller = Teller::new(Words::of(Language::English), rules);
        let mut game = Game::deal(rules, 3, seed).unwrap();
        let (mut events, mut chance) = (Vec::new(), seed);
        while let Some(seat) = game.asked() {
            let view = game.view(seat);
            let why = teller.why(&view).map(|line| line.to_string()).unwrap_or_default();
            let turn = view.turn.unwrap_or(seat);
            assert!(seat != turn || why.is_empty(), "nobody is told why in the own action: {why}");
            let activated = match events.first() {
                Some(Event::Action { action: Answer::Dogma(card), .. }) => Some(*card),
                _ => None,
            };
            // The icons are those that decided as long as nothing has moved in this action.
            let moved = events.iter().any(|event| {
                matches!(
                    event,
                    Event::Moved { .. } | Event::Splayed { .. } | Event::Rearranged { .. }
                )
            });
            // A card that a sharing player executes alone is the player's own affair.
            let asks = |card: &Card| view.question.is_some_and(|asked| asked.card == Some(*card));
            if let Some(card) = activated.filter(asks).filter(|_| !moved && seat != turn) {
                let icon = rules.facts(card).dogma;
                let count = |seat: Seat| view.players[seat.index()].icons[icon.index()];
                let (told, reason) = match count(seat) < count(turn) {
                    true => (&mut demands, "fewer"),
                    false => (&mut shares, "at least as many"),
                };
                assert!(
                    why.contains(reason) && why.contains(&format!(" {}]", icon.word())),
                    "{why}"
                );
                *told += 1;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let answer = view.answers[(chance >> 33) as usize % view.answers.len()];
            if matches!(answer, Answer::Dogma(_)) {
                events.clear();
            }
            game.answer(answer, &mut events).unwrap();
        }
    }
    assert!(shares > 20 && demands > 20, "{shares} shares and {demands} demands");
}

#[test]
fn a_line_names_its_cards_and_players_in_pieces() {
    let rules = Rules::printed(Edition::First);
    let names = ["<Anna>".to_owned(), "B & B".to_owned()];
    let teller = Teller::new(Words::of(Language::English), rules).with_names(&names);
    let archery = rules.card_named("Archery").unwrap();
    let event = Event::Revealed { by: Seat::A, card: archery };
    let line = teller.event(event).unwrap();
    assert_eq!(line.to_string(), "<Anna> reveals Archery");
    let page = line.shown(|piece| {
        let text = piece.text.replace('<', "&lt;").replace('>', "&gt;");
        match piece.topic {
            Some(Topic::Card(_)) => format!("<a>{text}</a>"),
            Some(Topic::Seat(_)) => format!("<b>{text}</b>"),
            Some(Topic::Color(_)) | None => text,
        }
    });
    assert_eq!(page, "<b>&lt;Anna&gt;</b> reveals <a>Archery</a>");
}
