//! Writing a stretch of a game down as a scenario.

use crate::run::in_effect;
use crate::scenario::Scenario;
use crate::subject::{Subject, seats};
use crate::value::Value;
use eureka_innovation::{Color, Edition, Game, Icon, QuestionKind, Seat, SeatSet, Splay};
use eureka_table::Said;

/// Why a stretch of a game cannot be written as a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// A scenario begins in front of an action.
    #[error("the stretch does not begin in front of an action")]
    NotAtAction,
    /// A scenario begins with nothing scored or tucked in the turn.
    #[error("{0} has already scored or tucked a card in the turn in which the stretch begins")]
    Counted(Seat),
    /// The stretch depends on something that a scenario cannot say: home-made cards, or the single action of the second
    /// player's first turn.
    #[error("the scenario would not hold: {0}")]
    DoesNotHold(String),
}

/// Writes what happened between two positions of one game: the first, what was said since, and all that is true of the
/// second.
///
/// Decks are listed card by card. Which card lies face down as which achievement is not written, and it makes no
/// difference: nobody ever sees it.
pub fn write_scenario(
    title: &str,
    from: &Game,
    plays: &[Said],
    to: &Game,
) -> Result<String, WriteError> {
    check_beginning(from)?;
    let mut page = Page::default();
    page.pair("title", &Value::word(title));
    page.pair("edition", &Value::word(from.rules().edition()));
    page.pair("players", &Value::Number(from.players().into()));
    for subject in [Subject::Turn, Subject::Actions, Subject::Available, Subject::Special] {
        page.fact(subject, from);
    }
    if from.rules().edition() == Edition::Fourth {
        page.seating(from);
        page.fact(Subject::Junk, from);
    }
    page.plays(plays);
    for seat in seats(from) {
        page.seat(seat, from);
    }
    page.line("\n[decks]");
    for age in 1..=from.rules().last_age() {
        page.pair(&age.to_string(), &Subject::Deck(age).value(from));
    }
    page.expectation(to);
    check_scenario(&page.text)?;
    Ok(page.text)
}

fn check_beginning(game: &Game) -> Result<(), WriteError> {
    if game.question().is_none_or(|question| question.kind != QuestionKind::Action) {
        return Err(WriteError::NotAtAction);
    }
    let position = game.position();
    for seat in seats(game) {
        if position.scored_this_turn(seat) > 0 || position.tucked_this_turn(seat) > 0 {
            return Err(WriteError::Counted(seat));
        }
    }
    Ok(())
}

fn check_scenario(text: &str) -> Result<(), WriteError> {
    let failure = match Scenario::read(text) {
        Ok(scenario) => scenario.run().err().map(|failure| failure.to_string()),
        Err(error) => Some(error.to_string()),
    };
    failure.map_or(Ok(()), |failure| Err(WriteError::DoesNotHold(failure)))
}

/// A scenario that is being written.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn pair(&mut self, key: &str, value: &Value) {
        self.line(&format!("{key} = {}", value.toml()));
    }

    fn fact(&mut self, subject: Subject, game: &Game) {
        self.pair(&subject.to_string(), &subject.value(game));
    }

    fn seating(&mut self, game: &Game) {
        let position = game.position();
        if position.has_teams() {
            let mut teams: Vec<SeatSet> = seats(game).map(|seat| position.team(seat)).collect();
            teams.sort_unstable_by_key(|team| team.first());
            teams.dedup();
            let teams = teams.into_iter().map(|team| Value::words(team.iter())).collect();
            self.pair("teams", &Value::List(teams));
        }
        self.pair("parley", &Value::Truth(position.has_parley()));
    }

    fn plays(&mut self, plays: &[Said]) {
        if plays.is_empty() {
            return self.line("play = []");
        }
        self.line("play = [");
        for said in plays {
            self.line(&format!("  {},", Value::word(said).toml()));
        }
        self.line("]");
    }

    fn seat(&mut self, seat: Seat, game: &Game) {
        self.line(&format!("\n[{seat}]"));
        self.pair("hand", &Subject::Hand(seat).value(game));
        self.pair("score", &Subject::Score(seat).value(game));
        self.pair("achievements", &Subject::Achievements(seat).value(game));
        let position = game.position();
        let piles = |color: &Color| position.pile(seat, *color).next().is_some();
        self.colors(&format!("[{seat}.board]"), piles, |color| {
            Subject::Pile(seat, color).value(game)
        });
        let splays = |color: &Color| position.splay(seat, *color) != Splay::None;
        self.colors(&format!("[{seat}.splay]"), splays, |color| {
            Subject::Splay(seat, color).value(game)
        });
    }

    fn colors(
        &mut self,
        header: &str,
        filter: impl Fn(&Color) -> bool,
        value: impl Fn(Color) -> Value,
    ) {
        let colors: Vec<Color> = Color::ALL.into_iter().filter(filter).collect();
        if !colors.is_empty() {
            self.line(header);
        }
        for color in colors {
            self.pair(color.word(), &value(color));
        }
    }

    fn expectation(&mut self, game: &Game) {
        self.line("\n[expect]");
        for seat in seats(game) {
            self.expected_seat(seat, game);
        }
        for age in 1..=game.rules().last_age() {
            self.fact(Subject::Deck(age), game);
        }
        self.fact(Subject::Available, game);
        self.fact(Subject::Special, game);
        if game.rules().edition() == Edition::Fourth {
            self.fact(Subject::Junk, game);
            self.fact(Subject::Eliminated, game);
        }
        if game.outcome().is_some() {
            self.fact(Subject::Over, game);
            return self.fact(Subject::Winners, game);
        }
        self.fact(Subject::Turn, game);
        self.fact(Subject::Actions, game);
        self.fact(Subject::Over, game);
        if in_effect(game).is_some() {
            self.fact(Subject::Asked, game);
            self.fact(Subject::Options, game);
        }
    }

    fn expected_seat(&mut self, seat: Seat, game: &Game) {
        self.fact(Subject::Hand(seat), game);
        self.fact(Subject::Score(seat), game);
        for color in Color::ALL {
            self.fact(Subject::Pile(seat, color), game);
        }
        for color in Color::ALL {
            self.fact(Subject::Splay(seat, color), game);
        }
        self.fact(Subject::Achievements(seat), game);
        self.fact(Subject::Points(seat), game);
        let printed =
            |icon: &Icon| *icon != Icon::Person || game.rules().edition() == Edition::Fourth;
        let icon = |icon| format!("{icon} = {}", Subject::Icon(seat, icon).value(game));
        let icons: Vec<String> = Icon::ALL.into_iter().filter(printed).map(icon).collect();
        self.line(&format!("{seat}.icons = {{ {} }}", icons.join(", ")));
    }
}
