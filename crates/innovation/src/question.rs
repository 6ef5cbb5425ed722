//! Questions, their answers, and the reasons to refuse an answer.

use crate::card::Card;
use arrayvec::ArrayVec;
use eureka_script::word::{Color, Icon, Special};
use eureka_table::{Seat, words};
use std::ops::Deref;

/// A question to one player. It holds nothing hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// The player who must answer.
    pub seat: Seat,
    /// The card whose effect asks, or whose dogma is paid for; `None` for the opening and for actions.
    pub card: Option<Card>,
    /// The index of the effect that asks or is about to be executed, from 0.
    pub effect: u8,
    /// The index of the operation that asks, for [`Rules::operation`](crate::Rules::operation).
    pub step: u16,
    /// The kind of question.
    pub kind: QuestionKind,
    /// Whether declining, or stopping, is an answer.
    pub pass: bool,
}

words! {
    /// The kinds of question.
    pub enum QuestionKind {
        /// The card to open with, of the two dealt.
        Opening = "opening",
        /// The next action.
        Action = "action",
        /// A card.
        Card = "card",
        /// The card that stays when all others go.
        Keep = "keep",
        /// The card that goes next, where the order matters.
        Order = "order",
        /// A card by its value, among cards whose faces the player does not see.
        Back = "back",
        /// The owner of the card, where hidden cards of several players qualify.
        Owner = "owner",
        /// A color.
        Color = "color",
        /// A value.
        Value = "value",
        /// A player.
        Seat = "seat",
        /// An icon.
        Icon = "icon",
        /// A special achievement.
        Special = "special",
        /// The card to return for a distant player's action: to share it, or to be spared its demands.
        Parley = "parley",
        /// The card to return for the use of a distant player's top card.
        Payment = "payment",
        /// Whether to do something optional.
        YesNo = "yes-no",
        /// One of several branches.
        Branch = "branch",
    }
}

/// One answer. Answers are listed in the order of the variants, which compact records depend on: do not change it.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Answer, Arrangement, Edition, Game, Rules};
///
/// let rules = Rules::printed(Edition::First);
/// let oars = rules.card_named("Oars").unwrap();
/// let mut arrangement = Arrangement::new(rules, 2);
/// arrangement.seats[0].hand = vec![oars];
/// let game = Game::arrange(rules, &arrangement).unwrap();
/// assert_eq!(game.answers()[..], [Answer::Draw, Answer::Meld(oars)]);
/// assert_eq!(game.write(Answer::Meld(oars)), "meld Oars");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Answer {
    /// The draw action.
    Draw,
    /// The meld action, with a card from hand.
    Meld(Card),
    /// The dogma action, with a top card.
    Dogma(Card),
    /// The achieve action: a standard achievement of this age.
    Achieve(u8),
    /// This card.
    Card(Card),
    /// A card of this value, among cards whose faces the player does not see.
    Back(u8),
    /// This color.
    Color(Color),
    /// This value.
    Value(u8),
    /// This player.
    Seat(Seat),
    /// This icon.
    Icon(Icon),
    /// This special achievement.
    Special(Special),
    /// This branch, the first being 0.
    Branch(u8),
    /// Do it.
    Yes,
    /// Do not do it.
    No,
    /// Decline, or stop.
    Pass,
}

impl Answer {
    /// The notation of the first branches.
    pub const BRANCHES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
}

/// The answers to a question, sorted and without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(pub(crate) ArrayVec<Answer, { Answers::MAX }>);

impl Answers {
    /// The capacity: every card, all actions without a card, and declining.
    pub const MAX: usize = Card::MAX + 32;
}

impl Deref for Answers {
    type Target = [Answer];

    fn deref(&self) -> &[Answer] {
        &self.0
    }
}

impl AsRef<[Answer]> for Answers {
    fn as_ref(&self) -> &[Answer] {
        &self.0
    }
}

/// The reason why an answer was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over: `{0}` comes too late")]
    Over(String),
    /// The answer is not among the options.
    #[error("`{answer}` is no answer for {seat} here: {} {}", if *.more { "some of the options are" } else { "the options are" }, .options.join(", "))]
    NotAnOption {
        /// The player who is asked.
        seat: Seat,
        /// The refused answer.
        answer: String,
        /// Some or all of the legal answers.
        options: Vec<String>,
        /// Whether there are more legal answers than these.
        more: bool,
    },
    /// The player is out of the game.
    #[error("{0} is out of the game")]
    Out(Seat),
    /// Another player is asked.
    #[error("{asked} is asked, not {seat}")]
    NotAsked {
        /// The player who answered.
        seat: Seat,
        /// The player who is asked.
        asked: Seat,
    },
}
