//! The options that define a table of Innovation: edition, players, teams, language.

use crate::load;
use crate::out::UsageError;
use anyhow::Result;
use eureka_innovation::{Edition, Rules, SeatSet, Seating};
use eureka_words::Language;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

/// The edition, the players and the rules: the same options for every command that deals a game.
#[derive(clap::Args)]
pub(crate) struct TableOptions {
    /// The printed edition.
    #[arg(long, default_value = "first", value_parser = load::edition())]
    pub(crate) edition: Edition,
    /// The number of players: 2 to 4, in the fourth edition 2 to 5.
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// The teams, each by the letters of its seats (fourth edition) [default: everyone alone].
    #[arg(long, value_delimiter = ',', value_name = "AC,BD")]
    teams: Vec<SeatSet>,
    /// Whether players who are not neighbors can trade by parley [default: in the fourth edition with four or more
    /// players without teams].
    #[arg(long, value_name = "on|off", hide_possible_values = true)]
    parley: Option<Parley>,
    /// The language of the table, whose alphabet decides who begins: en, ru, pl, it or uk [default: en; in `play` the one you read].
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
    /// Play with the home-made cards of this folder.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) cards: Option<PathBuf>,
}

/// Whether parley is played.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Parley {
    On,
    Off,
}

impl TableOptions {
    /// The rules of the table; `language` is for a table that names none.
    pub(crate) fn rules(&self, language: Language) -> Result<&'static Rules> {
        load::rules(self.edition, self.language(language), self.cards.as_deref())
    }

    /// The language of the table, or `usual` if none is named.
    pub(crate) fn language(&self, usual: Language) -> Language {
        self.language.unwrap_or(usual)
    }

    /// The seating, if these rules allow it.
    pub(crate) fn seating(&self, rules: &Rules) -> Result<Seating> {
        let parley = self.parley.map(|parley| parley == Parley::On);
        let seating = Seating { players: self.players, teams: self.teams.clone(), parley };
        seating.check(rules).map_err(|error| UsageError(error.to_string()))?;
        Ok(seating)
    }
}

/// A random seed, short enough to be read out to somebody.
pub(crate) fn any_seed() -> u32 {
    (RandomState::new().build_hasher().finish() % 1_000_000) as u32
}
