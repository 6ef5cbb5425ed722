//! The open questions of the rule book, and how they are read in a game.

use eureka_table::words;

/// The number of open questions: A1 to A37 of the rules page.
pub const AMBIGUITIES: usize = 37;

/// The readings of the open questions. Only questions with several readings have a field.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Settings, Visits};
///
/// let mut settings = Settings::default();
/// settings.set("A5", "epoch").unwrap();
/// assert_eq!(settings.visits, Visits::Epoch);
/// assert!(settings.changed().eq([("A5", "epoch")]));
/// assert_eq!(Settings::readings_of("A3"), ["last", "never"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// A3: Hephaestus's own region as the target of an action.
    pub own_region: OwnRegion,
    /// A5: the pillars that give influence or points when the other player visits them.
    pub visits: Visits,
    /// A10: Hephaestus's own milestone as the target of a diplomat.
    pub own_milestone: OwnMilestone,
    /// A32: the Eureka tiles that Hephaestus takes.
    pub eureka: EurekaTiles,
}

words! {
    /// A3: Hephaestus's own region as the target of an action.
    #[derive(Default)]
    pub enum OwnRegion {
        /// It comes last, after the six other regions.
        #[default]
        Last = "last",
        /// It is never a target.
        Never = "never",
    }
}

words! {
    /// A5: the pillars that count when the other player visits their space.
    #[derive(Default)]
    pub enum Visits {
        /// All pillars.
        #[default]
        Any = "any",
        /// Epoch pillars only, as in a game of three players.
        Epoch = "epoch",
        /// All of Hephaestus's pillars, and your Epoch pillar.
        Mixed = "mixed",
    }
}

words! {
    /// A10: Hephaestus's own milestone as the target of a diplomat.
    #[derive(Default)]
    pub enum OwnMilestone {
        /// It comes last, after the seven other milestones.
        #[default]
        Last = "last",
        /// It comes first.
        First = "first",
    }
}

words! {
    /// A32: the Eureka tiles that Hephaestus takes.
    #[derive(Default)]
    pub enum EurekaTiles {
        /// Only a tile of a later era than his own milestone.
        #[default]
        Later = "later",
        /// Any tile.
        Always = "always",
    }
}

/// The reason why a setting is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// There is no such setting.
    #[error("there is no setting `{0}`: settings are A1 to A{AMBIGUITIES}")]
    Name(String),
    /// The open question does not have this reading.
    #[error("{name} cannot be `{reading}`: it is {}", readings.join(" or "))]
    Reading {
        /// The name of the setting, such as `A5`.
        name: Box<str>,
        /// The refused reading.
        reading: String,
        /// The possible readings.
        readings: &'static [&'static str],
    },
}

impl Settings {
    /// The possible readings of an open question by its name, such as `A5`. The first one is the default.
    pub fn readings_of(name: &str) -> &'static [&'static str] {
        match name {
            "A3" => &OwnRegion::WORDS,
            "A5" => &Visits::WORDS,
            "A10" => &OwnMilestone::WORDS,
            "A32" => &EurekaTiles::WORDS,
            _ => &["default"],
        }
    }

    /// Sets the reading of an open question by its name, such as `A5`.
    pub fn set(&mut self, name: &str, reading: &str) -> Result<(), SettingError> {
        if !(1..=AMBIGUITIES).any(|number| format!("A{number}") == name) {
            return Err(SettingError::Name(name.to_owned()));
        }
        let readings = Settings::readings_of(name);
        let reading = if reading == "default" { readings[0] } else { reading };
        let none =
            || SettingError::Reading { name: name.into(), reading: reading.to_owned(), readings };
        match name {
            "A3" => self.own_region = OwnRegion::from_word(reading).ok_or_else(none)?,
            "A5" => self.visits = Visits::from_word(reading).ok_or_else(none)?,
            "A10" => self.own_milestone = OwnMilestone::from_word(reading).ok_or_else(none)?,
            "A32" => self.eureka = EurekaTiles::from_word(reading).ok_or_else(none)?,
            _ if reading == "default" => {}
            _ => return Err(none()),
        }
        Ok(())
    }

    /// The readings of the questions that have several, by their names.
    pub fn readings(&self) -> [(&'static str, &'static str); 4] {
        [
            ("A3", self.own_region.word()),
            ("A5", self.visits.word()),
            ("A10", self.own_milestone.word()),
            ("A32", self.eureka.word()),
        ]
    }

    /// The readings that are not the default, by their names.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let unchanged = Settings::default().readings();
        self.readings().into_iter().filter(move |reading| !unchanged.contains(reading))
    }
}
