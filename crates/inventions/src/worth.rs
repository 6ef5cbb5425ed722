//! The points of wealth tiles and private goals: a [`Measure`] is counted, a [`Worth`] turns the count into points.

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
    /// The tiles of this kind on your progress map.
    TilesOf(TileKind),
    /// Your progress tiles, built or not.
    ProgressTiles,
    /// The kinds of tiles on your progress map, four at most.
    Kinds,
    /// The pairs of neighboring tiles of these two kinds on your progress map.
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

/// The kind of a tile on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TileKind {
    /// A progress tile of this speciality.
    Progress(Speciality),
    /// A wealth tile.
    Wealth,
}

impl TileKind {
    /// All kinds.
    pub const ALL: [TileKind; 4] = [
        TileKind::Progress(Speciality::Economy),
        TileKind::Progress(Speciality::Culture),
        TileKind::Progress(Speciality::Technology),
        TileKind::Wealth,
    ];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            TileKind::Progress(speciality) => speciality.word(),
            TileKind::Wealth => "wealth",
        }
    }
}

/// The points for everything that is counted.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Measure, Worth};
///
/// // Two points for each scholar beyond the first, eight at most.
/// let worth = Worth { measure: Measure::Scholars, beyond: 1, points: 2, most: Some(8) };
/// assert_eq!(worth.points(3), 4);
/// assert_eq!(worth.points(9), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worth {
    /// The thing that is counted.
    pub measure: Measure,
    /// The number of things that do not count, because points are given only beyond it.
    pub beyond: u8,
    /// The points for each.
    pub points: u8,
    /// The maximum number of points, if there is one.
    pub most: Option<u8>,
}

impl Worth {
    /// The points for `count` things.
    pub fn points(self, count: u16) -> u16 {
        let points = count.saturating_sub(self.beyond.into()) * u16::from(self.points);
        self.most.map_or(points, |most| points.min(most.into()))
    }
}

/// The words of the measures that have no speciality or tile kind.
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
    /// All measures.
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

/// Writes the notation.
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
