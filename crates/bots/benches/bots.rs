//! Benchmarks of the evaluation and the search: `cargo bench -p eureka-bots`. Compare runs on one machine; the absolute numbers mean little.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use eureka_bots::innovation::Evaluation;
use eureka_bots::{Budget, Judge, Luck, Playout, Search, Seen, Style, any};
use eureka_innovation::{Edition, Game, QuestionKind, Rules};
use rand_core::SeedableRng;

fn main() {
    divan::main();
}

/// The tables that are measured: an edition and a number of players.
const TABLES: [(Edition, u8); 4] =
    [(Edition::First, 2), (Edition::First, 4), (Edition::Fourth, 2), (Edition::Fourth, 5)];

/// A random game, stopped in the middle when a player must choose an action.
fn middle(edition: Edition, players: u8) -> Game {
    let mut luck = Luck::seed_from_u64(7);
    let mut game = Game::deal(Rules::printed(edition), players, 7).expect("so many can play");
    let mut answers = 0;
    while answers < 90 || game.question().is_none_or(|asked| asked.kind != QuestionKind::Action) {
        game.answer_unchecked(any(&game.answers(), &mut luck), &mut ());
        answers += 1;
    }
    game
}

#[divan::bench(args = TABLES)]
fn judging(bencher: Bencher<'_, '_>, (edition, players): (Edition, u8)) {
    let game = middle(edition, players);
    let evaluation = Evaluation::learned(game.rules());
    let mut luck = Luck::seed_from_u64(1);
    bencher.bench_local(|| evaluation.chances(black_box(&game), &mut luck));
}

const ITERATIONS: u32 = 2_000;

/// Measures a search of [`ITERATIONS`] iterations in the game.
fn search<J: Judge<Game>>(
    bencher: Bencher<'_, '_>,
    game: &Game,
    judge: impl Fn() -> J,
    style: Style,
) {
    let budget = Budget::iterations(ITERATIONS);
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .with_inputs(|| Search::new(judge(), style, budget, Luck::seed_from_u64(1)))
        .bench_local_values(|mut search| {
            search.think(Seen::of(game, 0).expect("somebody is asked"))
        });
}

#[divan::bench(args = TABLES)]
fn iterations(bencher: Bencher<'_, '_>, (edition, players): (Edition, u8)) {
    let game = middle(edition, players);
    search(bencher, &game, || Evaluation::learned(game.rules()), Style::LED);
}

#[divan::bench(args = TABLES)]
fn iterations_with_playouts(bencher: Bencher<'_, '_>, (edition, players): (Edition, u8)) {
    search(bencher, &middle(edition, players), || Playout, Style::PLAIN);
}
