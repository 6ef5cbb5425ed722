//! The parsed form of an Innovation scenario.

use crate::error::ReadError;
use crate::expectation::{EXPECT, Expectation};
use crate::keys::Keys;
use crate::lexicon::{Lexicon, word};
use crate::place::read_position;
use eureka_innovation::{Arrangement, Edition, Rules};
use eureka_table::Said;
use std::fmt;

/// A position, the players' answers from there, and the position expected afterward.
#[derive(Clone)]
pub struct Scenario {
    /// A one-sentence description.
    pub title: String,
    /// The rules of its edition.
    pub rules: &'static Rules,
    /// The starting position.
    pub arrangement: Arrangement,
    /// The answers to play.
    pub plays: Vec<Said>,
    /// Answers that must be refused after the last play.
    pub illegal: Vec<Said>,
    /// The values expected after the last play.
    pub expectation: Expectation,
}

impl Scenario {
    /// Reads a scenario from its text.
    pub fn read(text: &str) -> Result<Scenario, ReadError> {
        let mut keys = Keys::parse(text)?;
        let title = keys.take("title").map_or(Ok(String::new()), |title| title.text())?;
        let words = Edition::WORDS;
        let edition = word(keys.require("edition")?, "an edition", &words, Edition::from_word)?;
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

/// Leaves out the rules, which would fill pages.
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
