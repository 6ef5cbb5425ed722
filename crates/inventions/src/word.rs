//! The words of the game: who plays, what can be done, what an idea is about.

use eureka_table::words;
use std::fmt;

words! {
    /// One of the three at the table. The order is that of the first round.
    pub enum Player {
        /// Chronos, who walks from region to region.
        Chronos = "C",
        /// The person.
        You = "you",
        /// Hephaestus, who plays from cards.
        Hephaestus = "H",
    }
}

impl Player {
    /// The opponent, if it is one.
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
    /// The other one.
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

/// Whose a private milestone display is: a player's, or that of the color nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A player.
    Player(Player),
    /// The unused color.
    Free,
}

impl Owner {
    /// All of them, as the slots lie in scenarios from the bottom up.
    pub const ALL: [Owner; 4] = [
        Owner::Player(Player::Chronos),
        Owner::Player(Player::You),
        Owner::Player(Player::Hephaestus),
        Owner::Free,
    ];

    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Owner::Player(player) => player.word(),
            Owner::Free => "free",
        }
    }

    /// The owner of that name.
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

/// What an idea is about, and what a progress tile belongs to.
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
    /// All of them.
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

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Speciality::Economy => "economy",
            Speciality::Culture => "culture",
            Speciality::Technology => "technology",
        }
    }

    /// The speciality of that name.
    pub fn from_word(word: &str) -> Option<Speciality> {
        Speciality::ALL.into_iter().find(|speciality| speciality.word() == word)
    }

    /// The speciality with that letter.
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
    /// One of the ten actions.
    #[expect(missing_docs, reason = "the actions are what the rules call them")]
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
    /// Whether another action can be chained to it.
    pub const fn is_chainable(self) -> bool {
        matches!(
            self,
            Action::Innovate | Action::Travel | Action::CallSpecialists | Action::GainInfluence
        )
    }
}

words! {
    /// How much the opponents' holdings count.
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
