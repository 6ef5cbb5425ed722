//! The words of the game that appear in its notation: players, specialities, actions, difficulties.

use eureka_table::words;
use std::fmt;

words! {
    /// One of the three players. The order of the variants is the turn order of the first round.
    pub enum Player {
        /// Chronos, who walks from region to region.
        Chronos = "C",
        /// The person, called "you" in the rules.
        You = "you",
        /// Hephaestus, who plays from cards.
        Hephaestus = "H",
    }
}

impl Player {
    /// This player as an opponent, or `None` for the person.
    pub const fn bot(self) -> Option<Bot> {
        match self {
            Player::Chronos => Some(Bot::Chronos),
            Player::You => None,
            Player::Hephaestus => Some(Bot::Hephaestus),
        }
    }
}

words! {
    /// One of the two opponents.
    pub enum Bot {
        /// Chronos.
        Chronos = "C",
        /// Hephaestus.
        Hephaestus = "H",
    }
}

impl Bot {
    /// The other opponent.
    pub const fn other(self) -> Bot {
        match self {
            Bot::Chronos => Bot::Hephaestus,
            Bot::Hephaestus => Bot::Chronos,
        }
    }
}

impl From<Bot> for Player {
    fn from(bot: Bot) -> Player {
        match bot {
            Bot::Chronos => Player::Chronos,
            Bot::Hephaestus => Player::Hephaestus,
        }
    }
}

/// The owner of a private milestone display: a player, or the color that nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A player.
    Player(Player),
    /// The unused color.
    Free,
}

impl Owner {
    /// All owners, in the order of their displays from the bottom up unless the set-up says otherwise.
    pub const ALL: [Owner; 4] = [
        Owner::Player(Player::Chronos),
        Owner::Player(Player::You),
        Owner::Player(Player::Hephaestus),
        Owner::Free,
    ];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Owner::Player(player) => player.word(),
            Owner::Free => "free",
        }
    }

    /// The owner with this word.
    pub fn from_word(word: &str) -> Option<Owner> {
        Owner::ALL.into_iter().find(|owner| owner.word() == word)
    }
}

impl From<Player> for Owner {
    fn from(player: Player) -> Owner {
        Owner::Player(player)
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The speciality of an idea, a specialist or a progress tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Speciality {
    /// Economy.
    Economy,
    /// Culture.
    Culture,
    /// Technology.
    Technology,
}

impl Speciality {
    /// All specialities. Arrays indexed by `speciality as usize` have this order.
    pub const ALL: [Speciality; 3] =
        [Speciality::Economy, Speciality::Culture, Speciality::Technology];

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Speciality::Economy => 'E',
            Speciality::Culture => 'C',
            Speciality::Technology => 'T',
        }
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Speciality::Economy => "economy",
            Speciality::Culture => "culture",
            Speciality::Technology => "technology",
        }
    }

    /// The speciality with this word.
    pub fn from_word(word: &str) -> Option<Speciality> {
        Speciality::ALL.into_iter().find(|speciality| speciality.word() == word)
    }

    /// The speciality with this letter.
    pub fn from_letter(letter: char) -> Option<Speciality> {
        Speciality::ALL.into_iter().find(|speciality| speciality.letter() == letter)
    }
}

impl fmt::Display for Speciality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

words! {
    /// One of the ten actions of the game (2.3).
    #[expect(missing_docs, reason = "the actions have their names from the rules")]
    pub enum Action {
        Present = "PRESENT",
        Invent = "INVENT",
        Innovate = "INNOVATE",
        Share = "SHARE",
        CallSpecialists = "CALL_SPEC",
        GainInfluence = "GAIN_INF",
        Travel = "TRAVEL",
        Eureka = "EUREKA",
        SendDiplomat = "SEND_DIP",
        CallDiplomat = "CALL_DIP",
    }
}

impl Action {
    /// Whether another action can be chained to it. Only rows of Hephaestus's cards with such an action can have a chain mark.
    pub const fn is_chainable(self) -> bool {
        matches!(
            self,
            Action::Innovate | Action::Travel | Action::CallSpecialists | Action::GainInfluence
        )
    }
}

words! {
    /// The difficulty: the points that the opponents score for each invention, progress tile and wealth tile at the end.
    #[derive(Default)]
    pub enum Difficulty {
        /// 2, 2 and 3 points.
        Easy = "easy",
        /// 3, 3 and 4 points.
        #[default]
        Normal = "normal",
        /// 4, 4 and 5 points.
        Hard = "hard",
    }
}
