//! An onlooker sees what the whole table sees, and nothing else.

use eureka_innovation::{
    Answer, Arrangement, Covered, Edition, Event, Face, Game, ONLOOKER, Rules, Seat, Shown, View,
};

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);

/// A has Archery, and B has fewer castles and one card in hand. The demand makes B draw a 1 and transfer the highest
/// card in hand to A.
fn archery(edition: Edition) -> Game {
    let rules = Rules::printed(edition);
    let card = |name: &str| rules.card_named(name).unwrap();
    let mut arrangement = Arrangement::new(rules, 2);
    let mut board = |seat: usize, name: &str| {
        let pile = rules.color(card(name)).index();
        arrangement.seats[seat].board[pile].push(card(name));
    };
    board(0, "Archery");
    board(0, "Oars");
    board(1, "Writing");
    arrangement.seats[1].hand = vec![card("Compass")];
    Game::arrange(rules, &arrangement).unwrap()
}

fn named(faces: &[Face]) -> Vec<Option<&str>> {
    let rules = Rules::printed(Edition::First);
    faces.iter().map(|face| face.card.map(|card| rules.name(card))).collect()
}

#[test]
fn a_card_that_goes_from_hand_to_hand_is_known_to_both_players_and_to_no_onlooker() {
    let mut game = archery(Edition::First);
    let mut events: Vec<Event<Shown>> = Vec::new();
    game.answer(game.read("dogma Archery").unwrap(), &mut events).unwrap();
    let hand = |view: View| view.players[0].hand.clone();
    assert_eq!(named(&hand(game.view(A))), [Some("Compass")]);
    assert_eq!(named(&hand(game.view(B))), [Some("Compass")]);
    assert_eq!(hand(game.view(ONLOOKER)), [Face::back(3)]);
    let rules = game.rules();
    let faces =
        events.into_iter().filter_map(|event| match event.told(ONLOOKER, |card| rules.age(card)) {
            Event::Moved { card, .. } => Some(card.card),
            _ => None,
        });
    assert_eq!(faces.collect::<Vec<_>>(), [None, None], "the draw and the transfer");
}

#[test]
fn an_onlooker_sees_the_question_but_not_the_answers() {
    let game = archery(Edition::First);
    let view = game.view(ONLOOKER);
    assert_eq!(view.seat, ONLOOKER);
    assert_eq!(view.question, game.question());
    assert_eq!(view.answers, Vec::<Answer>::new());
    assert_eq!(view.players.len(), 2);
}

#[test]
fn covered_cards_are_open_to_an_onlooker_as_the_book_says() {
    for (edition, open) in
        [(Edition::First, false), (Edition::Third, false), (Edition::Fourth, true)]
    {
        let game = archery(edition);
        let through = |view: View| view.players[0].piles.iter().all(|pile| pile.cards.is_some());
        assert_eq!(through(game.view(ONLOOKER)), open, "{edition}");
        assert!(through(game.view_with(ONLOOKER, Covered::Open)), "{edition}");
    }
}

#[test]
fn an_opening_card_is_secret_until_all_are_melded() {
    let rules = Rules::printed(Edition::First);
    let mut game = Game::deal(rules, 2, 1).unwrap();
    game.answer(game.answers()[0], &mut ()).unwrap();
    assert!(game.view(A).opening.is_some());
    assert_eq!(game.view(ONLOOKER).opening, None);
}

/// Collaboration makes B draw and reveal two cards, of which A takes one.
#[test]
fn a_view_without_memory_still_shows_the_cards_among_the_answers() {
    let rules = Rules::printed(Edition::First);
    let collaboration = rules.card_named("Collaboration").unwrap();
    let mut arrangement = Arrangement::new(rules, 2);
    let pile = rules.color(collaboration).index();
    arrangement.seats[0].board[pile].push(collaboration);
    let mut game = Game::arrange(rules, &arrangement).unwrap();
    game.answer(game.read("dogma Collaboration").unwrap(), &mut ()).unwrap();
    assert_eq!(game.asked(), Some(A));
    let shown = |view: View| {
        let faces = view.without_memory().players[B.index()].hand.clone();
        faces.iter().filter(|face| face.card.is_some()).count()
    };
    assert_eq!(shown(game.view(A)), 2);
    assert_eq!(shown(game.view(ONLOOKER)), 0);
}
