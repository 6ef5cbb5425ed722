//! A thread on which bots think, so that the screen stays responsive.

use eureka_bots::innovation::{Opponent, search_for};
use eureka_bots::{Bot, Budget, Look, Seen, game_seed, luck_of};
use eureka_innovation::{Answer, Game, Rules};
use eureka_table::Seat;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// The search budget of a hint: as many iterations as an expert has, but without a time limit.
const HINT_BUDGET: Budget = Budget::iterations(2_000);

/// The bots of a table. A bot that is asked gives one answer, in the order of the questions.
pub(crate) struct Thinker {
    questions: Sender<(Game, usize)>,
    answers: Receiver<Answer>,
}

impl Thinker {
    /// Starts a thread with these bots, from seat A on, for a game of this seed in which `moment` answers have been given. After taking back an answer, start a new one:
    /// the bots would remember events that no longer happened.
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

    /// Asks the bot whose turn it is in this game, in which `moment` answers have been given.
    pub(crate) fn ask(&self, game: Game, moment: usize) {
        // A failed thread is noticed when its answer is awaited.
        let _ = self.questions.send((game, moment));
    }

    /// Waits for the answer to the last question. Fails with `Disconnected` if the thread has ended.
    pub(crate) fn wait_for_answer(&self, timeout: Duration) -> Result<Answer, RecvTimeoutError> {
        self.answers.recv_timeout(timeout)
    }
}

/// Starts a search on the open question of a game, on a thread of its own. The receiver gets the result, the best answer first.
pub(crate) fn hint(game: Game, moment: usize) -> Receiver<Vec<Look<Answer>>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let Some(seen) = Seen::of(&game, moment) else { return };
        let thought = search_for(game.rules(), seen, HINT_BUDGET, 1).think(seen);
        // The game may have moved on, so that nobody waits for this hint.
        let _ = sender.send(thought.looks);
    });
    receiver
}
