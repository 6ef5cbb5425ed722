//! The position is consistent: every card is in one place, and all derived counts are right.

use crate::plays;
use eureka_innovation::{
    Card, CardSet, Color, Colors, End, Game, Icon, ONLOOKER, Seat, SeatSet, Special, Splay, Zone,
};

#[test]
fn every_card_is_in_exactly_one_place_after_every_answer() {
    for mut play in plays(0..100) {
        assert_sound(&play.game);
        while play.advance() {
            assert_sound(&play.game);
        }
    }
}

/// Checks everything that a position says about itself, and computes again what it stores in two forms.
pub(crate) fn assert_sound(game: &Game) {
    assert_cards_are_in_one_place(game);
    for seat in seats(game) {
        assert_board_is_right(game, seat);
    }
    assert_knowledge_is_possible(game);
    let at = game.position();
    for special in Special::ALL {
        let holders = seats(game).filter(|&seat| at.specials(seat).any(|held| held == special));
        let places = holders.count() + usize::from(at.special_available(special));
        let fourth = game.rules().edition() == eureka_innovation::Edition::Fourth;
        // The achievements of a player who has left are out of the game.
        let gone = fourth || seats(game).any(|seat| at.is_out(seat));
        assert!(places == 1 || gone && places == 0, "{special} is in {places} places");
    }
    assert!(at.turn().number() < game.players());
    assert!(at.actions() <= 2);
    assert_eq!(game.outcome().is_none(), game.question().is_some());
    assert_eq!(game.asked(), game.question().map(|question| question.seat));
    assert!(game.outcome().is_none_or(|outcome| !outcome.winners.is_empty()));
}

pub(crate) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat::new)
}

/// All seats that have a view: the players, and an onlooker.
pub(crate) fn viewers(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    seats(game).chain([ONLOOKER])
}

fn assert_cards_are_in_one_place(game: &Game) {
    let (rules, at) = (game.rules(), game.position());
    let mut found = CardSet::EMPTY;
    let mut find = |card: Card, zone: Zone| {
        let name = rules.name(card);
        assert!(!found.has(card), "{name} is in two places");
        assert_eq!(at.zone(card), zone, "{name} is elsewhere");
        found.insert(card);
    };
    for age in 1..=rules.last_age() {
        for card in at.deck(age) {
            assert_eq!(rules.age(card), age);
            find(card, Zone::Deck);
        }
        assert_eq!(at.deck(age).count(), usize::from(at.deck_len(age)));
    }
    at.available().iter().for_each(|card| find(card, Zone::Available));
    at.junk().iter().for_each(|card| find(card, Zone::Junk));
    at.removed().iter().for_each(|card| find(card, Zone::Removed));
    for seat in seats(game) {
        at.hand(seat).iter().for_each(|card| find(card, Zone::Hand(seat)));
        at.score(seat).iter().for_each(|card| find(card, Zone::Score(seat)));
        at.claimed(seat).iter().for_each(|card| find(card, Zone::Claimed(seat)));
        for color in Color::ALL {
            at.pile(seat, color).for_each(|card| find(card, Zone::Board(seat)));
        }
    }
    assert_eq!(found, rules.all(), "a card is nowhere");
}

fn assert_board_is_right(game: &Game, seat: Seat) {
    let (rules, at) = (game.rules(), game.position());
    let mut board = CardSet::EMPTY;
    let mut tops = CardSet::EMPTY;
    let mut colors = Colors::NONE;
    let mut icons = [0; 7];
    for color in Color::ALL {
        let pile: Vec<Card> = at.pile(seat, color).collect();
        assert!(pile.iter().all(|&card| rules.color(card) == color));
        assert_eq!(usize::from(at.pile_len(seat, color)), pile.len());
        assert_eq!(at.pile_end(End::Top, seat, color), pile.first().copied());
        assert_eq!(at.pile_end(End::Bottom, seat, color), pile.last().copied());
        let splay = at.splay(seat, color);
        assert!(splay == Splay::None || pile.len() > 1, "{} cards are splayed", pile.len());
        let fourth = rules.edition() == eureka_innovation::Edition::Fourth;
        assert!(fourth || splay != Splay::Aslant, "only the fourth edition has it");
        let shown = icons_of(game, &pile, splay);
        assert_eq!(Icon::ALL.map(|icon| at.pile_icons(seat, color, icon)), shown);
        icons = std::array::from_fn(|icon| icons[icon] + shown[icon]);
        board = pile.iter().fold(board, |board, &card| board | CardSet::only(card));
        if let Some(&top) = pile.first() {
            tops.insert(top);
            colors.0 |= Colors::only(color).0;
        }
    }
    assert_eq!(at.board(seat), board);
    assert_eq!(at.tops(seat), tops);
    assert_eq!(at.colors(seat), colors);
    assert_eq!(Icon::ALL.map(|icon| game.icons(seat, icon)), icons);
    let points = at.score(seat).iter().map(|card| u16::from(rules.age(card))).sum::<u16>();
    assert_eq!(game.points(seat), points);
    let specials = at.specials(seat).count() as u8;
    assert_eq!(at.achievements(seat), at.claimed(seat).len() + specials);
}

/// The icons of a pile, counted from the printed ones: top left, bottom left, bottom middle, bottom right.
fn icons_of(game: &Game, pile: &[Card], splay: Splay) -> [u8; 7] {
    let covered: &[usize] = match splay {
        Splay::None => &[],
        Splay::Left => &[3],
        Splay::Right => &[0, 1],
        Splay::Up => &[1, 2, 3],
        Splay::Aslant => &[0, 1, 2, 3],
    };
    let mut icons = [0; 7];
    for (depth, &card) in pile.iter().enumerate() {
        let printed = &game.rules().facts(card).icons;
        let places = if depth == 0 { &[0, 1, 2, 3] } else { covered };
        for icon in places.iter().filter_map(|&place| printed[place]) {
            icons[icon.index()] += 1;
        }
    }
    icons
}

fn assert_knowledge_is_possible(game: &Game) {
    let at = game.position();
    let everyone: SeatSet = viewers(game).collect();
    for card in game.rules().all() {
        let known = at.known_to(card);
        assert_eq!((known - everyone).0, 0, "somebody who is not at the table knows a card");
        let public = known.has(ONLOOKER);
        assert!(!public || known == everyone, "an onlooker knows what a player does not");
        match at.zone(card) {
            Zone::Hand(seat) | Zone::Score(seat) => assert!(known.has(seat)),
            Zone::Board(_) => assert_eq!(known, everyone),
            Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {}
        }
    }
}
