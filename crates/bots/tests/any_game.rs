//! The search plays any game behind the trait: here the companion to Inventions, with a judge that knows nothing of the game.

use eureka_bots::{Bot, Budget, Luck, Playout, Search, Seen, Style};
use eureka_inventions::{Profile, Setup};
use rand_core::SeedableRng;

#[test]
fn the_search_plays_another_game_to_its_end() {
    let mut game = Setup::new(Profile::ours().clone(), Some(7)).start().expect("it can begin");
    let mut bot = Search::new(Playout, Style::PLAIN, Budget::iterations(3), Luck::seed_from_u64(1));
    let mut moment = 0;
    while let Some(seen) = Seen::of(&game, moment) {
        let answer = bot.choose(seen);
        game.answer(answer).expect("a bot gives a listed answer");
        moment += 1;
    }
    assert!(moment > 26, "each of the two opponents has thirteen turns");
    assert!(game.score().is_some());
}
