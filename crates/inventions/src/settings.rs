//! What the book leaves open, and how it is read at this table.

use eureka_table::words;

/// A question that the book leaves open, by its number on the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// Its number: `A3`.
    pub name: &'static str,
    /// What it is about, in a word or two.
    pub about: &'static str,
    /// How it can be read; the first is the default.
    pub readings: &'static [&'static str],
}

/// The reading of those that can be read in one way only.
const ONE: &[&str] = &["default"];

const fn open(name: &'static str, about: &'static str) -> Ambiguity {
    Ambiguity { name, about, readings: ONE }
}

/// All of them.
pub const AMBIGUITIES: [Ambiguity; 37] = [
    open("A1", "no citizen left"),
    open("A2", "empty idea display"),
    Ambiguity { name: "A3", about: "own region", readings: &OwnRegion::WORDS },
    open("A4", "no row possible"),
    Ambiguity { name: "A5", about: "pillars that count", readings: &Visits::WORDS },
    open("A6", "chain marks"),
    open("A7", "travel without a token"),
    open("A8", "points of Era 6 cards"),
    open("A9", "full milestone"),
    Ambiguity { name: "A10", about: "own milestone", readings: &OwnMilestone::WORDS },
    open("A11", "sharing the other's card"),
    open("A12", "your visits to Chronos"),
    open("A13", "Hephaestus visits Chronos"),
    open("A14", "no idea of the speciality"),
    open("A15", "region without influence space"),
    open("A16", "no card and no display"),
    open("A17", "top of the wealth stack"),
    open("A18", "award 2"),
    open("A19", "award 7"),
    open("A20", "award 9"),
    open("A21", "award 10"),
    open("A22", "award 6"),
    open("A23", "after Era 5"),
    open("A24", "diplomats pushed out"),
    open("A25", "region with an invention"),
    open("A26", "pillars of chained actions"),
    open("A27", "set-up of the opponents"),
    open("A28", "progress tile used up"),
    open("A29", "milestones of the ring"),
    open("A30", "two Eureka tiles left"),
    open("A31", "rows in Era 1"),
    Ambiguity { name: "A32", about: "era of Eureka tiles", readings: &EurekaTiles::WORDS },
    open("A33", "chain tokens come back"),
    open("A34", "points in the set-up round"),
    open("A35", "rightmost turn-order space"),
    open("A36", "rightmost idea"),
    open("A37", "the three-turn example"),
];

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
pub enum NoSetting {
    /// There is no such setting.
    #[error("there is no setting `{0}`: settings are A1 to A{count}", count = AMBIGUITIES.len())]
    Name(String),
    /// It cannot be read so.
    #[error("{name} cannot be `{reading}`: it is {}", readings.join(" or "))]
    Reading {
        /// Which setting.
        name: &'static str,
        /// How it was to be read.
        reading: String,
        /// How it can be read.
        readings: &'static [&'static str],
    },
}

impl Settings {
    /// Sets one of them by its number.
    pub fn set(&mut self, name: &str, reading: &str) -> Result<(), NoSetting> {
        let ambiguity = AMBIGUITIES.iter().find(|ambiguity| ambiguity.name == name);
        let ambiguity = ambiguity.ok_or_else(|| NoSetting::Name(name.to_owned()))?;
        let reading = if reading == "default" { ambiguity.readings[0] } else { reading };
        let none = || {
            let Ambiguity { name, readings, .. } = *ambiguity;
            NoSetting::Reading { name, reading: reading.to_owned(), readings }
        };
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
