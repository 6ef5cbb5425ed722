//! Three ways to the same position: copying it, packing it, and playing it again.

use crate::{Play, plays};
use eureka_innovation::Game;

#[test]
fn copied_packed_and_replayed_games_are_identical() {
    for mut play in plays(400..460) {
        let dealt = play.game;
        let mut met = vec![dealt];
        while play.go_on() {
            met.push(play.game);
            if play.roll(4) == 0 || play.game.outcome().is_some() {
                assert_packs(&play.game);
            }
        }
        assert_replays(&dealt, &play, &met);
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    for mut play in plays(500..510) {
        while play.game.outcome().is_none() {
            if play.roll(20) == 0 {
                let before = play.game;
                let mut other = Play::from(play.game, play.seed + 1);
                while other.go_on() {}
                assert_eq!(play.game, before);
            }
            play.go_on();
        }
    }
}

fn assert_packs(game: &Game) {
    let bytes = game.pack();
    assert_eq!(Game::unpack(game.rules(), &bytes).as_ref(), Ok(game));
}

/// Plays the answers again, as they are written; every position must come up again.
fn assert_replays(dealt: &Game, play: &Play, met: &[Game]) {
    let mut again = *dealt;
    assert_eq!(again, met[0]);
    for (&answer, met) in play.answers.iter().zip(&met[1..]) {
        let text = again.write(answer);
        let read = again.read(&text).unwrap();
        again.answer(read, &mut ()).unwrap();
        assert!(again == *met, "the answer `{text}` leads elsewhere when it is given again");
    }
    assert_eq!(again.outcome(), play.game.outcome());
}
