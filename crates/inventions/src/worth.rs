//! What wealth tiles and private goals count, and what it is worth.

use crate::fault_kind::FaultKind;
use crate::word::Speciality;
use std::fmt;
use std::str::FromStr;

/// Something of yours that can be counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// Your inventions.
    Inventions,
    /// Your inventions of a speciality.
    InventionsOf(Speciality),
    /// Your inventions of Eras 5 and 6.
    LateInventions,
    /// The tiles on your progress map.
    Tiles,
    /// Those of them that are of this kind.
    TilesOf(TileKind),
    /// The progress tiles that you hold, built or not.
    ProgressTiles,
    /// The kinds of tiles on your progress map, four at most.
    Kinds,
    /// Neighboring tiles of these two kinds on your progress map.
    Pairs(TileKind, TileKind),
    /// Your scholars.
    Scholars,
    /// Your specialists at home, exhausted ones too.
    Specialists,
    /// Your diplomats.
    Diplomats,
    /// Your influence tokens in the regions.
    Tokens,
    /// The regions where you have citizens on the map.
    Regions,
    /// Your citizens on the map.
    Citizens,
    /// All your citizens that are not in the supply.
    CitizensInPlay,
    /// Your influence.
    Influence,
    /// The era of your milestone.
    Era,
}

/// What kind of tile lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TileKind {
    /// A progress tile of this speciality.
    Progress(Speciality),
    /// A wealth tile.
    Wealth,
}

impl TileKind {
    /// All of them.
    pub const ALL: [TileKind; 4] = [
        TileKind::Progress(Speciality::Economy),
        TileKind::Progress(Speciality::Culture),
        TileKind::Progress(Speciality::Technology),
        TileKind::Wealth,
    ];

    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            TileKind::Progress(speciality) => speciality.word(),
            TileKind::Wealth => "wealth",
        }
    }
}

/// Points for everything counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worth {
    /// What is counted.
    pub measure: Measure,
    /// How many do not count.
    pub beyond: u8,
    /// The points for each.
    pub points: u8,
    /// The most points that it can give.
    pub most: Option<u8>,
}

impl Worth {
    /// The points for so many.
    pub fn points(self, count: u16) -> u16 {
        let points = count.saturating_sub(self.beyond.into()) * u16::from(self.points);
        self.most.map_or(points, |most| points.min(most.into()))
    }
}

/// The measures of which there is one each.
const PLAIN: [(&str, Measure); 14] = [
    ("inventions", Measure::Inventions),
    ("late inventions", Measure::LateInventions),
    ("tiles", Measure::Tiles),
    ("progress tiles", Measure::ProgressTiles),
    ("kinds of tiles", Measure::Kinds),
    ("scholars", Measure::Scholars),
    ("specialists", Measure::Specialists),
    ("diplomats", Measure::Diplomats),
    ("influence tokens", Measure::Tokens),
    ("regions", Measure::Regions),
    ("citizens", Measure::Citizens),
    ("citizens in play", Measure::CitizensInPlay),
    ("influence", Measure::Influence),
    ("era", Measure::Era),
];

impl Measure {
    /// All of them.
    fn all() -> impl Iterator<Item = Measure> {
        let pairs = |one| TileKind::ALL.map(|other| Measure::Pairs(one, other));
        PLAIN
            .into_iter()
            .map(|(_, measure)| measure)
            .chain(Speciality::ALL.map(Measure::InventionsOf))
            .chain(TileKind::ALL.map(Measure::TilesOf))
            .chain(TileKind::ALL.into_iter().flat_map(pairs))
    }
}

impl FromStr for Measure {
    type Err = FaultKind;

    fn from_str(text: &str) -> Result<Measure, FaultKind> {
        Measure::all().find(|measure| measure.to_string() == text).ok_or_else(|| {
            FaultKind::Form(format!(
                "`{text}` is nothing that counts: write `economy tiles`, `scholars` or the like"
            ))
        })
    }
}

/// The notation.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::InventionsOf(speciality) => write!(f, "{} inventions", speciality.word()),
            Measure::TilesOf(kind) => write!(f, "{} tiles", kind.word()),
            Measure::Pairs(one, other) => write!(f, "{}-{} pairs", one.word(), other.word()),
            plain => {
                let word = PLAIN.iter().find(|(_, measure)| measure == plain);
                f.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }
}
