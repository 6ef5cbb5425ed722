//! Bots that think on a thread of their own, so that the screen stays alive.

use eureka_bots::innovation::{Opponent, search_for};
use eureka_bots::{Bot, Budget, Look, Seen, game_seed, luck_of};
use eureka_innovation::{Answer, Game, Rules};
use eureka_table::Seat;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long a hint is thought about: as long as an expert thinks.
const HINT_BUDGET: Budget = Budget::iterations(2_000);

/// The bots of a table.
pub(crate) struct Thinker {
    questions: Sender<(Game, usize)>,
    answers: Receiver<Answer>,
}

impl Thinker {
    /// Seats these bots, from seat A on, at a game of this seed after so many answers. After something was taken back they must be seated
    /// anew: what they remember has not happened.
    pub(crate) fn new(
        rules: &'static Rules,
        bots: Vec<Option<Opponent>>,
        seed: u64,
        moment: usize,
    ) -> Thinker {
        let (questions, asked) = channel::<(Game, usize)>();
        let (sender, answers) = channel();
        let seed = if moment == 0 { seed } else { game_seed(seed, moment as u64) };
        let seat = move |(number, bot): (u8, Option<Opponent>)| -> Option<Box<dyn Bot<Game>>> {
            Some(bot?.seat(rules, luck_of(seed, Seat::new(number))))
        };
        thread::spawn(move || {
            let mut bots: Vec<_> = (0..).zip(bots).map(seat).collect();
            while let Ok((game, moment)) = asked.recv() {
                let Some(seen) = Seen::of(&game, moment) else { continue };
                let Some(bot) = &mut bots[seen.seat().index()] else { continue };
                if sender.send(bot.choose(seen)).is_err() {
                    return;
                }
            }
        });
        Thinker { questions, answers }
    }

    /// Asks the bot whose turn it is in a game after so many answers.
    pub(crate) fn ask(&self, game: Game, moment: usize) {
        // A thread that has ended shows when its thought is waited for.
        let _ = self.questions.send((game, moment));
    }

    /// The answer to what was asked, waiting so long for it; there is never one from a thread that has ended.
    pub(crate) fn wait_for_answer(&self, timeout: Duration) -> Result<Answer, RecvTimeoutError> {
        self.answers.recv_timeout(timeout)
    }
}

/// What the search thinks of the open question of a game, as soon as it is known.
pub(crate) fn hint(game: Game, moment: usize) -> Receiver<Vec<Look<Answer>>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let Some(seen) = Seen::of(&game, moment) else { return };
        let thought = search_for(game.rules(), seen, HINT_BUDGET, 1).think(seen);
        // Whoever asked may have gone on meanwhile.
        let _ = sender.send(thought.looks);
    });
    receiver
}
