//! What the book leaves open, and how it is read at this table.

use eureka_table::words;

/// How many questions the book leaves open: A1 to A37 of the rules page.
pub const AMBIGUITIES: usize = 37;

/// How the open questions are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// A3: whether Hephaestus may stay where he is.
    pub own_region: OwnRegion,
    /// A5: which pillars give influence or points when visited.
    pub visits: Visits,
    /// A10: when Hephaestus thinks of his own milestone.
    pub own_milestone: OwnMilestone,
    /// A32: which Eureka tiles Hephaestus takes.
    pub eureka: EurekaTiles,
}

words! {
    /// A3: Hephaestus's own region as the goal of an action.
    #[derive(Default)]
    pub enum OwnRegion {
        /// It comes last, after the six others.
        #[default]
        Last = "last",
        /// It never comes.
        Never = "never",
    }
}

words! {
    /// A5: the pillars that count when the other one comes to their space.
    #[derive(Default)]
    pub enum Visits {
        /// All.
        #[default]
        Any = "any",
        /// Epoch pillars, as in a game of three.
        Epoch = "epoch",
        /// All of Hephaestus's, and your Epoch pillar.
        Mixed = "mixed",
    }
}

words! {
    /// A10: Hephaestus's own milestone as the goal of a diplomat.
    #[derive(Default)]
    pub enum OwnMilestone {
        /// After the seven others.
        #[default]
        Last = "last",
        /// Before them.
        First = "first",
    }
}

words! {
    /// A32: when Hephaestus may take a Eureka tile.
    #[derive(Default)]
    pub enum EurekaTiles {
        /// If it is of a later era than his own.
        #[default]
        Later = "later",
        /// Always.
        Always = "always",
    }
}

/// Why a setting is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// There is no such setting.
    #[error("there is no setting `{0}`: settings are A1 to A{AMBIGUITIES}")]
    Name(String),
    /// It cannot be read so.
    #[error("{name} cannot be `{reading}`: it is {}", readings.join(" or "))]
    Reading {
        /// Which setting.
        name: Box<str>,
        /// How it was to be read.
        reading: String,
        /// How it can be read.
        readings: &'static [&'static str],
    },
}

impl Settings {
    /// How an open question can be read, by its number; the first reading is the default.
    pub fn readings_of(name: &str) -> &'static [&'static str] {
        match name {
            "A3" => &OwnRegion::WORDS,
            "A5" => &Visits::WORDS,
            "A10" => &OwnMilestone::WORDS,
            "A32" => &EurekaTiles::WORDS,
            _ => &["default"],
        }
    }

    /// Sets one of them by its number.
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

    /// How those with several readings are read, by their numbers.
    pub fn readings(&self) -> [(&'static str, &'static str); 4] {
        [
            ("A3", self.own_region.word()),
            ("A5", self.visits.word()),
            ("A10", self.own_milestone.word()),
            ("A32", self.eureka.word()),
        ]
    }

    /// Those that are not as by default.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let unchanged = Settings::default().readings();
        self.readings().into_iter().filter(move |reading| !unchanged.contains(reading))
    }
}
