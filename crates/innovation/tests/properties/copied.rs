//! Copies, packed positions and replays are identical to the original.

use crate::{Play, plays};
use eureka_innovation::{Arrangement, Color, Edition, Game, Rules, Seat, Special, Splay};

#[test]
fn copied_packed_and_replayed_games_are_identical() {
    for mut play in plays(400..460) {
        let dealt = play.game;
        let mut positions = vec![dealt];
        while play.advance() {
            positions.push(play.game);
            if play.roll(4) == 0 || play.game.outcome().is_some() {
                assert_packs(&play.game);
            }
        }
        assert_replays(&dealt, &play, &positions);
    }
}

#[test]
fn playing_a_copy_does_not_change_the_original() {
    for mut play in plays(500..510) {
        while play.game.outcome().is_none() {
            if play.roll(20) == 0 {
                let before = play.game;
                let mut other = Play::from(play.game, play.seed + 1);
                while other.advance() {}
                assert_eq!(play.game, before);
            }
            play.advance();
        }
    }
}

#[test]
fn an_arranged_game_is_packed_with_its_removed_cards() {
    let rules = Rules::printed(Edition::Third);
    let card = |name: &str| rules.card_named(name).unwrap();
    let mut arrangement = Arrangement::new(rules, 3);
    arrangement.turn = Seat::new(2);
    arrangement.actions = 1;
    arrangement.available.truncate(4);
    arrangement.special = vec![Special::Empire];
    arrangement.decks[9].rest = false;
    arrangement.seats[0].specials = vec![Special::World];
    arrangement.seats[1].hand = vec![card("Archery"), card("Software")];
    arrangement.seats[2].board[Color::Blue.index()] = vec![card("Tools"), card("Writing")];
    arrangement.seats[2].splay[Color::Blue.index()] = Splay::Left;
    let mut play = Play::from(Game::arrange(rules, &arrangement).unwrap(), 1);
    assert!(!play.game.position().removed().is_empty());
    assert_packs(&play.game);
    while play.advance() {
        assert_packs(&play.game);
    }
}

fn assert_packs(game: &Game) {
    let bytes = game.pack();
    assert_eq!(Game::unpack(game.rules(), &bytes).as_ref(), Ok(game));
}

/// Plays the answers again from their notation. Every position must be the same again.
fn assert_replays(dealt: &Game, play: &Play, positions: &[Game]) {
    let mut again = *dealt;
    assert_eq!(again, positions[0]);
    for (&answer, position) in play.answers.iter().zip(&positions[1..]) {
        let text = again.write(answer);
        let read = again.read(&text).unwrap();
        again.answer(read, &mut ()).unwrap();
        assert!(again == *position, "the answer `{text}` leads elsewhere when it is given again");
    }
    assert_eq!(again.outcome(), play.game.outcome());
}
