//! The words of the game: who plays, what can be done, what an idea is about.

use std::fmt;

/// One of the three at the table. The order is that of the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Chronos, who walks from region to region.
    Chronos,
    /// The person.
    You,
    /// Hephaestus, who plays from cards.
    Hephaestus,
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 3] = [Player::Chronos, Player::You, Player::Hephaestus];

    /// How the notation calls him.
    pub const fn word(self) -> &'static str {
        match self {
            Player::Chronos => "C",
            Player::You => "you",
            Player::Hephaestus => "H",
        }
    }

    /// The opponent, if it is one.
    pub const fn bot(self) -> Option<Bot> {
        match self {
            Player::Chronos => Some(Bot::Chronos),
            Player::You => None,
            Player::Hephaestus => Some(Bot::Hephaestus),
        }
    }

    /// The player of that name.
    pub fn from_word(word: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.word() == word)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One of the two opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Chronos.
    Chronos,
    /// Hephaestus.
    Hephaestus,
}

impl Bot {
    /// Both.
    pub const ALL: [Bot; 2] = [Bot::Chronos, Bot::Hephaestus];

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

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Player::from(*self).fmt(f)
    }
}

/// Whose a private milestone display is: a player's, or that of the colour nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A player.
    Player(Player),
    /// The unused colour.
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

/// One of the ten actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the actions are what the rules call them")]
pub enum Action {
    Present,
    Invent,
    Innovate,
    Share,
    CallSpecialists,
    GainInfluence,
    Travel,
    Eureka,
    SendDiplomat,
    CallDiplomat,
}

impl Action {
    /// All of them.
    pub const ALL: [Action; 10] = [
        Action::Present,
        Action::Invent,
        Action::Innovate,
        Action::Share,
        Action::CallSpecialists,
        Action::GainInfluence,
        Action::Travel,
        Action::Eureka,
        Action::SendDiplomat,
        Action::CallDiplomat,
    ];

    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Present => "PRESENT",
            Action::Invent => "INVENT",
            Action::Innovate => "INNOVATE",
            Action::Share => "SHARE",
            Action::CallSpecialists => "CALL_SPEC",
            Action::GainInfluence => "GAIN_INF",
            Action::Travel => "TRAVEL",
            Action::Eureka => "EUREKA",
            Action::SendDiplomat => "SEND_DIP",
            Action::CallDiplomat => "CALL_DIP",
        }
    }

    /// The action of that name.
    pub fn from_word(word: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.word() == word)
    }

    /// Whether another action can be chained to it.
    pub const fn is_chainable(self) -> bool {
        matches!(
            self,
            Action::Innovate | Action::Travel | Action::CallSpecialists | Action::GainInfluence
        )
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// How much the opponents' holdings count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// 2, 2 and 3 points.
    Easy,
    /// 3, 3 and 4 points.
    #[default]
    Normal,
    /// 4, 4 and 5 points.
    Hard,
}

impl Difficulty {
    /// All of them.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];

    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Normal => "normal",
            Difficulty::Hard => "hard",
        }
    }

    /// The difficulty of that name.
    pub fn from_word(word: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.word() == word)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
