use eureka_innovation::*;
fn main() {
    let rules = Rules::printed(Edition::First).unwrap();
    let mut x: u64 = 88172645463325252;
    let mut rnd = move || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x
    };
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let t = std::time::Instant::now();
    let mut total = 0u64;
    for seed in 0..n {
        let mut game = Game::deal(rules, 2, seed).unwrap();
        loop {
            let a = game.answers();
            if a.is_empty() {
                break;
            }
            game.answer_unchecked(a[((rnd() >> 32) * a.len() as u64 >> 32) as usize], &mut ());
            total += 1;
        }
    }
    let s = t.elapsed();
    println!(
        "{n} games {total} decisions {:?} per game {:?} per decision",
        s / n as u32,
        s / total as u32
    );
}
