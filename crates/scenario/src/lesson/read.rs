//! Reading a lesson, and playing its solutions.

use crate::error::{KeyError, ReadError};
use crate::keys::{Item, Keys, parse};
use crate::lesson::{AttemptError, Goal, Lesson, NEXT, STEPS, Step, StepState, Texts};
use crate::lexicon::{Lexicon, word};
use crate::place::read_position;
use eureka_innovation::{Arrangement, Edition, Game, Rules, Seat};

impl Lesson {
    /// The lesson of a text in each of its editions.
    pub fn read(text: &str) -> Result<Vec<Lesson>, ReadError> {
        let words = Edition::WORDS;
        let edition = |item| word(item, "an edition", &words, Edition::from_word);
        let item = Keys::parse(text)?.require("editions")?;
        let path = item.path.clone();
        let editions = item.list_of(edition)?;
        if editions.is_empty() {
            return Err(KeyError::EmptyList.at(path));
        }
        editions.into_iter().map(|edition| Lesson::read_edition(text, edition)).collect()
    }

    /// Whether a text is a lesson and not a scenario.
    pub(crate) fn is_lesson(text: &str) -> Result<bool, ReadError> {
        Ok(parse(text)?.contains_key(STEPS))
    }

    fn read_edition(text: &str, edition: Edition) -> Result<Lesson, ReadError> {
        let mut keys = Keys::parse(text)?;
        let rules = Rules::printed(edition);
        keys.take("editions");
        let most = i64::from(rules.max_players());
        let players = keys.take("players").map_or(Ok(2), |players| players.number(2..=most))?;
        let lexicon = Lexicon { rules, players };
        let pupil = keys.take("pupil").map_or(Ok(Seat::A), |pupil| lexicon.seat(pupil))?;
        let title = Texts::read(keys.table("title")?, lexicon)?;
        let steps = keys.require(STEPS)?;
        let path = steps.path.clone();
        let steps: Vec<Step> = steps
            .tables()?
            .into_iter()
            .map(|keys| Step::read(keys, lexicon))
            .collect::<Result<_, _>>()?;
        keys.finish()?;
        let Some(first) = steps.first() else { return Err(KeyError::EmptyList.at(path)) };
        if first.arrangement.is_none() {
            return Err(KeyError::Missing.at(format!("{path}.1.position")));
        }
        let lesson = Lesson { rules, players, pupil, title, steps };
        lesson.require_solutions()?;
        Ok(lesson)
    }

    /// Plays the solution of every step.
    fn require_solutions(&self) -> Result<(), ReadError> {
        let mut attempt = self.attempt([]).expect("nothing is said");
        for (number, step) in (1..).zip(&self.steps) {
            let at = |error: KeyError| error.at(format!("{STEPS}.{number}.solution"));
            let refused = |word: &str, error: AttemptError| {
                at(KeyError::Solution(format!("`{word}` is refused: {error}")))
            };
            if number > 1 {
                attempt.say(NEXT).map_err(|error| refused(NEXT, error))?;
            }
            for word in &step.solution {
                attempt.say(word).map_err(|error| refused(word, error))?;
            }
            if attempt.state() != StepState::Done {
                return Err(at(KeyError::Solution("the task is not done after it".to_owned())));
            }
        }
        Ok(())
    }
}

impl Step {
    fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Step, ReadError> {
        let position = |item: Item| read_arrangement(item.table()?, lexicon);
        let arrangement = keys.take("position").map(position).transpose()?;
        let mut answers = |key| keys.take(key).map_or(Ok(Vec::new()), |item| lexicon.answers(item));
        let (others, solution) = (answers("others")?, answers("solution")?);
        let tries = keys.take("tries").map_or(Ok(1), |tries| tries.number(1..=9))?;
        let goal = Goal::read(keys.table("done")?, lexicon)?;
        let mut texts = |key| Texts::read(keys.table(key)?, lexicon);
        let (task, hint) = (texts("task")?, texts("hint")?);
        let (why, wrong) = (texts("why")?, texts("wrong")?);
        keys.finish()?;
        Ok(Step { arrangement, others, tries, goal, solution, task, hint, why, wrong })
    }
}

/// Reads a position and checks that it is possible.
fn read_arrangement(mut keys: Keys, lexicon: Lexicon) -> Result<Arrangement, ReadError> {
    let path = keys.path().to_owned();
    let arrangement = read_position(&mut keys, lexicon)?;
    keys.finish()?;
    match Game::arrange(lexicon.rules, &arrangement) {
        Ok(_) => Ok(arrangement),
        Err(error) => Err(KeyError::Arrangement(error).at(path)),
    }
}
