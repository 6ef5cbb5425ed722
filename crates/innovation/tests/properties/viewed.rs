//! A view shows the knowledge of its seat, and nothing else.

use crate::plays;
use crate::sound::{seats, viewers};
use eureka_innovation::{
    Answer, Card, CardSet, Color, Edition, Face, Game, Icon, Seat, SeatView, View, Zone,
};

#[test]
fn a_view_shows_all_backs_and_only_known_faces() {
    for mut play in plays(600..640) {
        loop {
            for seat in viewers(&play.game) {
                assert_shows_what_is_known(&play.game, seat);
            }
            if !play.advance() {
                break;
            }
        }
    }
}

#[test]
fn a_view_without_memory_shows_only_what_lies_before_the_seat() {
    let mut forgotten = 0;
    for mut play in plays(640..650) {
        while play.advance() {
            let game = &play.game;
            for seat in viewers(game) {
                let view = game.view(seat);
                forgotten += usize::from(view.clone().without_memory() != view);
                assert_sees_only_what_is_open(game, &view);
            }
        }
    }
    assert!(forgotten > 10_000, "only {forgotten} views had something to forget");
}

#[test]
fn an_open_view_shows_every_face_and_nothing_else_is_different() {
    for mut play in plays(650..660) {
        loop {
            assert_shows_everything(&play.game);
            if !play.advance() {
                break;
            }
        }
    }
}

fn assert_shows_everything(game: &Game) {
    let (open, public) = (game.open_view(), game.view(eureka_innovation::ONLOOKER));
    let zones = |view: &View| -> Vec<Face> {
        let own = view.players.iter();
        let own = own.flat_map(|player| [&player.hand, &player.score, &player.achievements]);
        let rest = [&view.available, &view.junk, &view.removed];
        own.chain(&view.decks).chain(rest).flatten().copied().collect()
    };
    let ages = |view: &View| zones(view).iter().map(|face| face.age).collect::<Vec<_>>();
    assert!(zones(&open).iter().all(|face| face.card.is_some()));
    assert_eq!(ages(&open), ages(&public));
    assert_eq!(open.answers, game.answers().to_vec());
    assert_eq!((open.question, open.outcome), (public.question, public.outcome));
}

fn assert_sees_only_what_is_open(game: &Game, view: &View) {
    let (seat, now) = (view.seat, view.clone().without_memory());
    let named =
        |face: &Face| face.card.is_some_and(|card| view.answers.contains(&Answer::Card(card)));
    let hidden = |faces: &[Face]| faces.iter().all(|face| face.card.is_none() || named(face));
    for (of, (player, whole)) in seats(game).zip(now.players.iter().zip(&view.players)) {
        let own = of == seat;
        assert!(own || (hidden(&player.hand) && hidden(&player.score)));
        assert!(!own || (player.hand == whole.hand && player.score == whole.score));
        assert!(hidden(&player.achievements));
        assert_eq!(player.piles, whole.piles);
        assert_eq!(player.points, whole.points);
    }
    assert!(now.decks.iter().flatten().all(|face| face.card.is_none()));
    assert!([&now.available, &now.junk, &now.removed].into_iter().all(|faces| hidden(faces)));
    assert_eq!(now.decks.iter().map(Vec::len).sum::<usize>(), view.decks.iter().flatten().count());
    assert_eq!(now.answers, view.answers);
}

fn assert_shows_what_is_known(game: &Game, seat: Seat) {
    let at = game.position();
    let view = game.view(seat);
    assert_eq!(view.seat, seat);
    assert_eq!(view.players.len(), usize::from(game.players()));
    for (of, seen) in seats(game).zip(&view.players) {
        assert_shows_player(game, seat, of, seen);
    }
    assert_eq!(view.decks.len(), usize::from(game.rules().last_age()));
    for (age, deck) in (1..).zip(&view.decks) {
        let cards: Vec<Face> = at.deck(age).map(|card| face(game, seat, card)).collect();
        let plain = deck.iter().map(|face| Face { among: CardSet::EMPTY, ..*face });
        assert_eq!(plain.collect::<Vec<_>>(), cards);
    }
    assert_shows_heap(game, seat, at.available(), &view.available);
    assert_shows_heap(game, seat, at.junk(), &view.junk);
    assert_shows_heap(game, seat, at.removed(), &view.removed);
    assert_eq!(view.awaited, game.awaited());
    match game.facing(seat) {
        Some(own) => {
            assert_eq!(view.question, own.question());
            assert_eq!(view.answers[..], own.answers()[..]);
        }
        None => {
            assert_eq!(view.question, game.question());
            assert!(view.answers.is_empty());
        }
    }
    assert!(view.opening.is_none_or(|card| at.zone(card) == Zone::Hand(seat)));
    assert_eq!(view.outcome, game.outcome());
}

fn assert_shows_player(game: &Game, seat: Seat, of: Seat, seen: &SeatView) {
    let at = game.position();
    assert_shows_heap(game, seat, at.hand(of), &seen.hand);
    assert_shows_heap(game, seat, at.score(of), &seen.score);
    assert_shows_heap(game, seat, at.claimed(of), &seen.achievements);
    if seat == of {
        assert!(seen.hand.iter().chain(&seen.score).all(|face| face.card.is_some()));
    }
    for (color, pile) in Color::ALL.into_iter().zip(&seen.piles) {
        let cards: Vec<Card> = at.pile(of, color).collect();
        assert_eq!(usize::from(pile.count), cards.len());
        assert_eq!(pile.top, cards.first().copied());
        // The books of the first and third edition let nobody look through another's piles.
        let open = seat == of || game.rules().edition() == Edition::Fourth;
        assert_eq!(pile.cards, open.then_some(cards));
        assert_eq!(pile.splay, at.splay(of, color));
        assert_eq!(pile.icons, Icon::ALL.map(|icon| at.pile_icons(of, color, icon)));
    }
    assert_eq!(seen.points, game.points(of));
    assert_eq!(seen.icons, Icon::ALL.map(|icon| game.icons(of, icon)));
    assert_eq!(seen.specials, at.specials(of).collect::<Vec<_>>());
}

fn assert_shows_heap(game: &Game, seat: Seat, cards: CardSet, shown: &[Face]) {
    assert!(shown.is_sorted(), "the order tells which card is which");
    let mut faces: Vec<Face> = cards.iter().map(|card| face(game, seat, card)).collect();
    faces.sort();
    let without_mixed = |face: &Face| Face { among: CardSet::EMPTY, ..*face };
    let mut plain: Vec<Face> = shown.iter().map(without_mixed).collect();
    plain.sort();
    assert_eq!(plain, faces);
}

/// A card as the seat may see it: always the back, and the face only if the seat knows it.
fn face(game: &Game, seat: Seat, card: Card) -> Face {
    let at = game.position();
    let holder = matches!(at.zone(card), Zone::Hand(of) | Zone::Score(of) if of == seat);
    let known = holder || at.known_to(card).has(seat);
    let age = game.rules().age(card);
    if known { Face::open(age, card) } else { Face::back(age) }
}
