//! Writing a part of a game as a scenario.

use crate::facts::{Facts, facts, seats};
use crate::run::in_effect;
use crate::scenario::Scenario;
use crate::value::Value;
use eureka_innovation::{Blind, Color, Edition, Game, Icon, QuestionKind, Seat, SeatSet, Splay};
use eureka_table::Said;

/// The reason why a part of a game cannot be written as a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The part begins in the middle of an effect. A scenario can only begin before an action.
    #[error("the stretch does not begin in front of an action")]
    NotAtAction,
    /// A card has already been scored or tucked this turn. A scenario starts those counts at zero.
    #[error("{0} has already scored or tucked a card in the turn in which the stretch begins")]
    Counted(Seat),
    /// A player has already lost or given up. A scenario begins with everybody.
    #[error("{0} is out of the game where the stretch begins")]
    Out(Seat),
    /// The written scenario fails when it is played: the part depends on something the format cannot express, such as
    /// home-made cards or the single action of the second player's first turn.
    #[error("the scenario would not hold: {0}")]
    DoesNotHold(String),
}

/// Writes the play between two positions of one game: the first position, the answers given since, and every value of
/// the second position as the expectation.
///
/// Decks are listed card by card. The identities of the face-down achievements are left out, because they never make a
/// difference: no player ever sees those cards. The source of blind choices is written only if one of them would fall
/// otherwise in alphabetical order.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Arrangement, Edition, Game, Rules, Seating};
/// use eureka_scenario::{Scenario, write_scenario};
///
/// let rules = Rules::printed(Edition::First);
/// let from = Game::arrange(rules, &Arrangement::new(rules, Seating::from(2))).unwrap();
/// let mut to = from;
/// to.answer(to.read("draw").unwrap(), &mut ()).unwrap();
///
/// let text = write_scenario("A first draw", &from, &["A: draw".parse().unwrap()], &to).unwrap();
/// assert!(Scenario::read(&text).unwrap().run().is_ok());
/// ```
pub fn write_scenario(
    title: &str,
    from: &Game,
    plays: &[Said],
    to: &Game,
) -> Result<String, WriteError> {
    check_beginning(from)?;
    let text = |blind| scenario_text(title, from, plays, to, blind);
    let checked = |text: String| check_scenario(&text).map(|()| text);
    match checked(text(Blind::ALPHABETICAL)) {
        Err(_) if from.position().blind() != Blind::ALPHABETICAL => {
            checked(text(from.position().blind()))
        }
        result => result,
    }
}

/// The text of a scenario with this source of blind choices.
fn scenario_text(title: &str, from: &Game, plays: &[Said], to: &Game, blind: Blind) -> String {
    let mut writer = ScenarioWriter { text: String::new(), facts: facts(from) };
    writer.pair("title", &Value::word(title));
    writer.pair("edition", &Value::word(from.rules().edition()));
    writer.pair("players", &Value::Number(from.players().into()));
    writer.facts(&["turn", "actions", "available", "special"]);
    if from.rules().edition() == Edition::Fourth {
        writer.seating(from);
        writer.facts(&["junk"]);
    }
    writer.blind(blind);
    writer.plays(plays);
    for seat in seats(from) {
        writer.seat(seat);
    }
    writer.line("\n[decks]");
    for age in 1..=from.rules().last_age() {
        writer.fact(&age.to_string(), &format!("decks.{age}"));
    }
    writer.facts = facts(to);
    writer.expectation(to);
    writer.text
}

fn check_beginning(game: &Game) -> Result<(), WriteError> {
    if game.question().is_none_or(|question| question.kind != QuestionKind::Action) {
        return Err(WriteError::NotAtAction);
    }
    let position = game.position();
    for seat in seats(game) {
        if position.is_out(seat) {
            return Err(WriteError::Out(seat));
        }
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

/// The text of a scenario as it is written.
struct ScenarioWriter {
    text: String,
    /// The values of the position that is being written.
    facts: Facts,
}

impl ScenarioWriter {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn pair(&mut self, key: &str, value: &Value) {
        self.line(&format!("{key} = {}", value.toml()));
    }

    /// Writes a value under a key that differs from its name in [`Facts`].
    fn fact(&mut self, key: &str, fact: &str) {
        self.line(&format!("{key} = {}", self.facts[fact].toml()));
    }

    fn facts(&mut self, keys: &[&str]) {
        keys.iter().for_each(|key| self.fact(key, key));
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

    fn blind(&mut self, blind: Blind) {
        if blind != Blind::ALPHABETICAL {
            let number = i64::try_from(blind.0).map(toml::Value::from);
            let number = number.unwrap_or_else(|_| toml::Value::from(blind.0.to_string()));
            self.line(&format!("blind = {number}"));
        }
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

    fn seat(&mut self, seat: Seat) {
        self.line(&format!("\n[{seat}]"));
        for key in ["hand", "score", "achievements"] {
            self.fact(key, &format!("{seat}.{key}"));
        }
        // An empty pile and no splay are the defaults, so they are left out.
        let nothing = [Value::List(Vec::new()), Value::word(Splay::None)];
        for part in ["board", "splay"] {
            let fact = |color: Color| format!("{seat}.{part}.{color}");
            let has_fact = |color: &Color| !nothing.contains(&self.facts[&fact(*color)]);
            let colors: Vec<Color> = Color::ALL.into_iter().filter(has_fact).collect();
            if !colors.is_empty() {
                self.line(&format!("[{seat}.{part}]"));
            }
            for color in colors {
                self.fact(color.word(), &fact(color));
            }
        }
    }

    fn expectation(&mut self, game: &Game) {
        let is_fourth = game.rules().edition() == Edition::Fourth;
        self.line("\n[expect]");
        for seat in seats(game) {
            let colors = |part| Color::ALL.map(|color| format!("{seat}.{part}.{color}"));
            let own = |part| format!("{seat}.{part}");
            let piles = [own("hand"), own("score")].into_iter().chain(colors("board"));
            let rest = colors("splay").into_iter().chain([own("achievements"), own("points")]);
            piles.chain(rest).for_each(|key| self.fact(&key, &key));
            let printed = Icon::ALL.into_iter().filter(|&icon| icon != Icon::Person || is_fourth);
            let icon = |icon| format!("{icon} = {}", self.facts[&format!("{seat}.icons.{icon}")]);
            let icons: Vec<String> = printed.map(icon).collect();
            self.line(&format!("{seat}.icons = {{ {} }}", icons.join(", ")));
        }
        for age in 1..=game.rules().last_age() {
            self.facts(&[&format!("decks.{age}")]);
        }
        self.facts(&["available", "special"]);
        if is_fourth {
            self.facts(&["junk"]);
        }
        if is_fourth || seats(game).any(|seat| game.position().is_out(seat)) {
            self.facts(&["eliminated"]);
        }
        if game.outcome().is_some() {
            return self.facts(&["over", "winners"]);
        }
        self.facts(&["turn", "actions", "over"]);
        if in_effect(game).is_some() {
            self.facts(&["asked", "options"]);
        }
    }
}
