//! A scenario, and reading one.

use crate::error::ReadError;
use crate::expectation::{EXPECT, Expectation};
use crate::keys::Keys;
use crate::lexicon::{Lexicon, word};
use crate::place::read_position;
use eureka_innovation::{Arrangement, Edition, Rules};
use eureka_table::Said;
use std::fmt;

/// A position, what the players then do, and what must be true afterwards.
#[derive(Clone)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules it is played by.
    pub rules: &'static Rules,
    /// The position that it begins with.
    pub arrangement: Arrangement,
    /// What the players do.
    pub plays: Vec<Said>,
    /// What must be refused afterwards.
    pub illegal: Vec<Said>,
    /// What must be true afterwards.
    pub expectation: Expectation,
}

impl Scenario {
    /// Reads a scenario from its text.
    pub fn read(text: &str) -> Result<Scenario, ReadError> {
        let mut keys = Keys::parse(text)?;
        let title = keys.take("title").map_or(Ok(String::new()), |title| title.text())?;
        let words = Edition::WORDS;
        let edition = word(keys.need("edition")?, "an edition", &words, Edition::from_word)?;
        let rules = Rules::printed(edition);
        let most = i64::from(rules.max_players());
        let players = keys.take("players").map_or(Ok(2), |players| players.number(2..=most))?;
        let lexicon = Lexicon { rules, players };
        let arrangement = read_position(&mut keys, lexicon)?;
        let mut said = |key| keys.take(key).map_or(Ok(Vec::new()), |said| lexicon.said(said));
        let (plays, illegal) = (said("play")?, said("illegal")?);
        let expectation = Expectation::read(keys.table(EXPECT)?, lexicon)?;
        keys.finish()?;
        Ok(Scenario { title, rules, arrangement, plays, illegal, expectation })
    }
}

/// Only what the scenario says: the rules would fill pages.
impl fmt::Debug for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scenario")
            .field("title", &self.title)
            .field("edition", &self.rules.edition())
            .field("arrangement", &self.arrangement)
            .field("plays", &self.plays)
            .field("illegal", &self.illegal)
            .field("expectation", &self.expectation)
            .finish()
    }
}
