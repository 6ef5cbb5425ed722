//! Hope: whether a bot should give up.

use crate::bot::Seen;
use crate::judge::Judge;
use crate::luck::Luck;
use eureka_table::Game;

/// The chance to win below which a bot is without hope.
const LOST: f32 = 0.04;

/// The number of its own questions in a row at which a bot must be without hope before it gives up. Among 719 losers of 480 games
/// between casual bots, 130 would have given up, and one who would have won after all.
const PATIENCE: u32 = 12;

/// The number of worlds in which the chance is estimated.
const WORLDS: u16 = 8;

/// What a bot thinks of its chances over a whole game. One value follows one seat.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Hope, Seen, innovation::Evaluation, luck_of};
/// use eureka_innovation::{Edition, Game, Rules, Seat};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let mut hope = Hope::new(Evaluation::learned(rules), luck_of(1, Seat::A));
/// let seen = Seen::of(&game, 0).expect("the game has just begun");
/// assert!(!hope.gives_up_at(seen), "nobody gives up at the beginning");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Hope<J> {
    judge: J,
    luck: Luck,
    /// The number of questions in a row at which there was no hope.
    hopeless: u32,
}

impl<J> Hope<J> {
    /// The hope of a bot that trusts this judge.
    pub fn new(judge: J, luck: Luck) -> Hope<J> {
        Hope { judge, luck, hopeless: 0 }
    }

    /// Looks at the next question to the bot's seat, and says whether the bot should give up now: it has been without hope for
    /// long.
    pub fn gives_up_at<G: Game>(&mut self, seen: Seen<'_, G>) -> bool
    where
        J: Judge<G>,
    {
        let mut sum = 0.0;
        for _ in 0..WORLDS {
            let world = seen.redeal(&mut self.luck);
            sum += self.judge.chances(&world, &mut self.luck)[seen.seat()];
        }
        let is_hopeless = sum / f32::from(WORLDS) < LOST;
        self.hopeless = if is_hopeless { self.hopeless + 1 } else { 0 };
        self.hopeless >= PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::innovation::{Evaluation, Level, Opponent};
    use crate::luck::luck_of;
    use eureka_innovation::{Edition, Rules, Seat};

    /// Plays a game between casual bots to its end. Returns who would have given up, and who won.
    fn gave_up(edition: Edition, players: u8, seed: u64) -> (Vec<Seat>, eureka_table::SeatSet) {
        let rules = Rules::printed(edition);
        let mut game = eureka_innovation::Game::deal(rules, players, seed).unwrap();
        let seats: Vec<Seat> = (0..players).map(Seat::new).collect();
        let casual = Opponent::from(Level::Casual);
        let mut bots: Vec<_> =
            seats.iter().map(|&seat| casual.seat(rules, luck_of(seed, seat))).collect();
        let mut hopes: Vec<_> = seats
            .iter()
            .map(|&seat| Hope::new(Evaluation::learned(rules), luck_of(!seed, seat)))
            .collect();
        let mut lost = Vec::new();
        for moment in 0.. {
            let Some(seen) = Seen::of(&game, moment) else { break };
            let seat = seen.seat();
            if hopes[seat.index()].gives_up_at(seen) && !lost.contains(&seat) {
                lost.push(seat);
            }
            let answer = bots[seat.index()].choose(seen);
            game.answer_unchecked(answer, &mut ());
        }
        (lost, game.outcome().unwrap().winners)
    }

    #[test]
    fn who_gives_up_would_have_lost() {
        let (mut lost, mut mistaken, mut losers) = (0, 0, 0);
        for seed in 0..240 {
            let edition = Edition::ALL[(seed % 3) as usize];
            let players = 2 + (seed % 2) as u8;
            let (seats, winners) = gave_up(edition, players, seed);
            lost += seats.len();
            mistaken += seats.iter().filter(|&&seat| winners.has(seat)).count();
            losers += usize::from(players - winners.len());
        }
        println!("{lost} of {losers} losers gave up, {mistaken} by mistake");
        assert!(mistaken * 50 <= lost, "{mistaken} of {lost} would have won");
        assert!(lost * 10 >= losers, "only {lost} of {losers} losers saw that they had lost");
    }
}
