//! Impossible arrangements are refused, and the error says what is wrong with them.

use eureka_innovation::{Arrangement, ArrangementError, Edition, Game, Illegal, Rules, Seat};

/// The error for an arrangement of two players with this change, if it is refused.
fn refused(edition: Edition, change: impl Fn(&mut Arrangement)) -> Option<ArrangementError> {
    let rules = Rules::printed(edition);
    let mut arrangement = Arrangement::new(rules, 2);
    change(&mut arrangement);
    Game::arrange(rules, &arrangement).err()
}

#[test]
fn an_empty_table_is_a_position() {
    for edition in Edition::ALL {
        assert_eq!(refused(edition, |_| {}), None);
    }
}

#[test]
fn only_players_at_the_table_have_the_turn_and_cards() {
    let (b, c) = (Seat::new(1), Seat::new(2));
    assert_eq!(refused(Edition::First, |table| table.turn = b), None);
    let gone = refused(Edition::First, |table| table.turn = c);
    assert_eq!(gone, Some(ArrangementError::Seat(c)));
    let more = refused(Edition::First, |table| table.seats.push(table.seats[0].clone()));
    assert_eq!(more, Some(ArrangementError::Seat(c)));
}

#[test]
fn a_turn_has_one_or_two_actions() {
    for actions in 0..=3 {
        let wrong = refused(Edition::First, |table| table.actions = actions);
        let possible = (1..=2).contains(&actions);
        assert_eq!(wrong, (!possible).then_some(ArrangementError::Actions(actions)));
    }
}

#[test]
fn only_the_fourth_edition_has_junk() {
    for edition in Edition::ALL {
        let wrong = refused(edition, |table| {
            table.junk = Rules::printed(edition).of_age(5).iter().take(1).collect();
        });
        let has_junk = edition == Edition::Fourth;
        assert_eq!(wrong, (!has_junk).then_some(ArrangementError::NoJunk(edition)));
    }
}

#[test]
fn every_age_has_a_deck() {
    let wrong = refused(Edition::First, |table| drop(table.decks.pop()));
    assert_eq!(wrong, Some(ArrangementError::Decks(9)));
}

#[test]
fn parley_is_played_where_the_book_says() {
    for (edition, players, parley) in [
        (Edition::First, 4, false),
        (Edition::Fourth, 3, false),
        (Edition::Fourth, 4, true),
        (Edition::Fourth, 5, true),
    ] {
        let rules = Rules::printed(edition);
        let game = Game::arrange(rules, &Arrangement::new(rules, players)).unwrap();
        assert_eq!(game.position().has_parley(), parley, "{edition}, {players} players");
    }
}

#[test]
fn a_refusal_names_up_to_24_answers_and_says_if_there_are_more() {
    let rules = Rules::printed(Edition::First);
    for (cards, named, all) in [(22, 23, true), (23, 24, true), (24, 24, false)] {
        let mut arrangement = Arrangement::new(rules, 2);
        let young = (1..=3).flat_map(|age| rules.of_age(age).iter().skip(1));
        arrangement.seats[0].hand = young.take(cards).collect();
        let game = Game::arrange(rules, &arrangement).unwrap();
        let Err(Illegal::NotAnOption { options, more, .. }) = game.read("dance") else {
            panic!("A can dance");
        };
        assert_eq!((options.len(), more), (named, !all));
    }
}
