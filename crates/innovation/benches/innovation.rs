//! Benchmarks of the rules: `cargo bench -p eureka-innovation`. Compare runs on one machine; the times themselves mean
//! little.

use divan::{Bencher, black_box};
use eureka_innovation::{Answer, Edition, Game, Rules, Seat, Worlds};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// The editions and numbers of players of the random games.
const TABLES: [(Edition, u8); 6] = [
    (Edition::First, 2),
    (Edition::First, 3),
    (Edition::First, 4),
    (Edition::Third, 2),
    (Edition::Fourth, 2),
    (Edition::Fourth, 5),
];

fn rules(edition: Edition) -> &'static Rules {
    Rules::printed(edition)
}

fn deal(edition: Edition, players: u8, seed: u64) -> Game {
    Game::deal(rules(edition), players, seed).expect("so many can play")
}

fn random_answer(game: &Game, rng: &mut impl Rng) -> Option<Answer> {
    let answers = game.answers();
    let pick = (u64::from(rng.next_u32()) * answers.len() as u64) >> 32;
    answers.get(pick as usize).copied()
}

/// A whole random game, with its answers.
fn random_game(mut game: Game, seed: u64) -> (Game, Vec<Answer>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut answers = Vec::new();
    while let Some(answer) = random_answer(&game, &mut rng) {
        game.answer_unchecked(answer, &mut ());
        answers.push(answer);
    }
    (game, answers)
}

/// A position in the middle of a random game.
fn middle(edition: Edition, players: u8) -> Game {
    let (_, answers) = random_game(deal(edition, players, 7), 7);
    let mut game = deal(edition, players, 7);
    for &answer in &answers[..answers.len() / 2] {
        game.answer_unchecked(answer, &mut ());
    }
    game
}

#[divan::bench(args = TABLES)]
fn random_games(bencher: Bencher<'_, '_>, (edition, players): (Edition, u8)) {
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            (deal(edition, players, seed), Xoshiro256PlusPlus::seed_from_u64(seed))
        })
        .bench_local_values(|(mut game, mut rng)| {
            while let Some(answer) = random_answer(&game, &mut rng) {
                game.answer_unchecked(answer, &mut ());
            }
            game.outcome()
        });
}

#[divan::bench]
fn deal_a_game(bencher: Bencher<'_, '_>) {
    bencher.bench(|| deal(Edition::First, 2, black_box(5)));
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let game = middle(Edition::First, 2);
    bencher.bench(|| *black_box(&game));
}

#[divan::bench]
fn list_answers(bencher: Bencher<'_, '_>) {
    let game = middle(Edition::First, 2);
    bencher.bench(|| black_box(&game).answers());
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = middle(Edition::First, 2);
    bencher.bench(|| black_box(&game).view(Seat::A));
}

#[divan::bench]
fn redeal(bencher: Bencher<'_, '_>) {
    let game = middle(Edition::First, 2);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| black_box(&game).redeal(Seat::A, &mut rng));
}

#[divan::bench]
fn pack(bencher: Bencher<'_, '_>) {
    let game = middle(Edition::First, 2);
    bencher.bench(|| black_box(&game).pack());
}

#[divan::bench]
fn unpack(bencher: Bencher<'_, '_>) {
    let bytes = middle(Edition::First, 2).pack();
    bencher.bench(|| Game::unpack(rules(Edition::First), black_box(&bytes)));
}

#[divan::bench]
fn replay_a_game(bencher: Bencher<'_, '_>) {
    let start = deal(Edition::First, 2, 7);
    let (_, answers) = random_game(start, 7);
    bencher.bench(|| {
        let mut game = *black_box(&start);
        for &answer in &answers {
            game.answer_unchecked(answer, &mut ());
        }
        game
    });
}

/// Foresees all answers to one question in this many worlds.
#[divan::bench(args = [16, 64])]
fn foresee(bencher: Bencher<'_, '_>, worlds: usize) {
    let game = middle(Edition::First, 2);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| {
        let worlds = Worlds::of(&game, worlds, &mut rng).expect("somebody is asked");
        game.answers().iter().filter_map(|&answer| worlds.foresee(answer)).count()
    });
}
