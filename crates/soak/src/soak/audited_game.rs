//! The part of the audit that differs from game to game.

use crate::soak::tally::Tally;
use crate::soak::view_check;
use eureka_bots::luck_of;
use eureka_innovation as innovation;
use eureka_inventions::{self as inventions, solo_game};
use eureka_protocol::game::GameView;
use eureka_protocol::{companion, solo_game as solo};
use eureka_table::{Game, ONLOOKER, Seat, Timeline};
use eureka_testkit::{Received, Truth};
use serde_json::Value;

/// The smallest seed that is looked for in texts. Smaller numbers appear there by chance.
const MIN_SEED: u32 = 1_000_000;

/// A game that is compared with what was told of it.
pub(super) trait AuditedGame:
    Game<Event: Send + Sync, Setup: Send + Sync> + Send + Sync + 'static
{
    /// Whether its player declares it finished, and can redo answers taken back before that.
    const IS_DECLARED: bool = false;

    /// The rules that a set-up is played by.
    fn rules(setup: &Self::Setup) -> Result<Self::Rules, String>;

    /// The game as the audit keeps it. Cards that nobody can know are redealt, so that a view that shows one does not match; earlier
    /// events are left out.
    fn kept(&self) -> Self {
        self.redeal(Seat::A, &mut luck_of(0, Seat::A))
    }

    /// The expected view in the JSON interface without the answers, which are compared with the question. `memory` says whether the
    /// table reminds its players of cards that they have seen.
    fn shown(&self, seat: Seat, memory: bool) -> Value;

    /// Whether the player at this seat is out of the game.
    fn is_out(&self, _: Seat) -> bool {
        false
    }

    /// The seed of a game if it is secret, because the rest of the game follows from it.
    fn seed(_: &Self::Setup) -> Option<u32> {
        None
    }

    /// The secrets in all that a seat received, given the game and the events after each number of entries.
    fn leaks<'a>(
        timeline: &Timeline<Self>,
        _moments: impl Iterator<Item = (Option<&'a Self>, &'a [Self::Event])>,
        _seat: Seat,
        _memory: bool,
        received: &[Received],
    ) -> Vec<String> {
        told_seeds(Self::seed(timeline.setup()), received)
    }

    /// Counts its kind.
    fn count_kind(&self, tally: &Tally);
}

impl AuditedGame for innovation::Game {
    fn rules(setup: &innovation::Setup) -> Result<&'static innovation::Rules, String> {
        let language = setup.language.parse().map_err(|_| "its language is unknown")?;
        Ok(eureka_words::rules(setup.edition, language))
    }

    fn kept(&self) -> Self {
        *self
    }

    fn shown(&self, seat: Seat, memory: bool) -> Value {
        let view = self.view(seat);
        let view = if memory { view } else { view.without_memory() };
        view_check::expected(self.rules(), &view)
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.position().is_out(seat)
    }

    fn leaks<'a>(
        timeline: &Timeline<Self>,
        moments: impl Iterator<Item = (Option<&'a Self>, &'a [Self::Event])>,
        seat: Seat,
        memory: bool,
        received: &[Received],
    ) -> Vec<String> {
        let mut truth = Truth::new(timeline.game().rules(), seat, memory);
        moments.for_each(|(game, events)| truth.add(game, events));
        truth.leaks(received)
    }

    fn count_kind(&self, tally: &Tally) {
        tally.count(format!("kind: {} edition", self.rules().edition()));
        tally.count(format!("kind: {} players", self.players()));
        tally.add("kind: with teams", self.position().has_teams().into());
        tally.add("kind: with parley", self.position().has_parley().into());
    }
}

impl AuditedGame for solo_game::Game {
    fn rules(_: &solo_game::Setup) -> Result<(), String> {
        Ok(())
    }

    fn shown(&self, seat: Seat, _: bool) -> Value {
        written(&GameView::InventionsSolo(Box::new(solo::View::new(self, player(seat)))))
    }

    fn seed(setup: &solo_game::Setup) -> Option<u32> {
        Some(setup.seed)
    }

    fn count_kind(&self, tally: &Tally) {
        tally.count(format!("kind: Inventions, {}", self.world().position.difficulty.word()));
    }
}

impl AuditedGame for inventions::Game {
    const IS_DECLARED: bool = true;

    fn rules(_: &inventions::Setup) -> Result<(), String> {
        Ok(())
    }

    fn shown(&self, seat: Seat, _: bool) -> Value {
        written(&GameView::InventionsCompanion(companion::View::new(self, player(seat))))
    }

    fn seed(setup: &inventions::Setup) -> Option<u32> {
        setup.seed
    }

    fn count_kind(&self, tally: &Tally) {
        tally.count(format!("kind: Inventions, {}", self.position().difficulty.word()));
    }
}

fn written(view: &GameView) -> Value {
    serde_json::to_value(view).expect("texts, numbers and lists have a JSON form")
}

fn player(seat: Seat) -> Option<Seat> {
    (seat != ONLOOKER).then_some(seat)
}

/// The texts that contain the secret seed.
fn told_seeds(seed: Option<u32>, received: &[Received]) -> Vec<String> {
    let Some(seed) = seed.filter(|seed| *seed >= MIN_SEED) else { return Vec::new() };
    let seed = seed.to_string();
    let tells = |text: &str| text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits == seed);
    let telling = received.iter().filter(|received| tells(&received.text));
    telling.map(|told| format!("{} at {}: the seed", told.source, told.moment)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_testkit::{Format, Reach};

    #[test]
    fn a_seed_is_found_wherever_it_appears() {
        let seeds = |seed: u32, text: &str| {
            let (source, text) = ("page A".to_owned(), text.to_owned());
            let (reach, format) = (Reach::Ever, Format::Html);
            told_seeds(Some(seed), &[Received { source, moment: 3, reach, format, text }]).len()
        };
        assert_eq!(seeds(1_234_567, r#"<input name="seed" value="1234567">"#), 1);
        assert_eq!(seeds(1_234_567, "created 12345678"), 0);
        assert_eq!(seeds(12, "12 points"), 0, "small numbers stand everywhere");
        assert_eq!(told_seeds(None, &[]).len(), 0);
    }
}
