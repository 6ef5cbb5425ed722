//! Questions and their answers.

use crate::card::Card;
use arrayvec::ArrayVec;
use eureka_script::word::{Color, Icon, Special};
use eureka_table::{Seat, words};
use std::ops::Deref;

/// What is asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Who must answer.
    pub seat: Seat,
    /// The card whose effect asks, or whose dogma is paid for; none for the opening and for actions.
    pub card: Option<Card>,
    /// Which of that card's effects asks or is about to be executed, counted from 0.
    pub effect: u8,
    /// Which operation of that effect asks, for [`Rules::operation`](crate::Rules::operation).
    pub step: u16,
    /// What is asked.
    pub kind: QuestionKind,
    /// Whether declining, or stopping, is an answer.
    pub pass: bool,
}

words! {
    /// The kinds of question.
    pub enum QuestionKind {
        /// Which of your two cards you begin with.
        Opening = "opening",
        /// Your next action.
        Action = "action",
        /// Which card.
        Card = "card",
        /// Which card stays, when all others go.
        Keep = "keep",
        /// Which card goes next, where the order matters.
        Order = "order",
        /// Which of the cards whose faces you do not see, by value.
        Back = "back",
        /// Whose card, where several players' hidden cards qualify.
        Owner = "owner",
        /// Which color.
        Color = "color",
        /// Which value.
        Value = "value",
        /// Which player.
        Seat = "seat",
        /// Which icon.
        Icon = "icon",
        /// Which special achievement.
        Special = "special",
        /// Which card you return to a distant player's action, if any.
        Parley = "parley",
        /// Which card you return for the use of a distant player's card.
        Payment = "payment",
        /// Do it or not.
        YesNo = "yes-no",
        /// Which of several branches.
        Branch = "branch",
    }
}

/// One answer. The order of the variants is the order in which answers are listed.
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
    /// A card of this value, of those whose faces you do not see.
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
    /// Do not.
    No,
    /// Decline, or stop.
    Pass,
}

impl Answer {
    /// The words for the first branches in the notation.
    pub const BRANCHES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
}

/// The answers to a question: sorted, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers(pub(crate) ArrayVec<Answer, { Answers::MAX }>);

impl Answers {
    /// Room for every card, the actions that are no cards, and declining.
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

/// Why an answer was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over: `{0}` comes too late")]
    Over(String),
    /// The answer is not among the options.
    #[error("`{answer}` is no answer for {seat} here: {} {}", if *.more { "some of the options are" } else { "the options are" }, .options.join(", "))]
    NotAnOption {
        /// Who is asked.
        seat: Seat,
        /// What was answered.
        answer: String,
        /// What may be answered.
        options: Vec<String>,
        /// Whether there are more options than these.
        more: bool,
    },
    /// Somebody else is asked.
    #[error("{asked} is asked, not {seat}")]
    NotAsked {
        /// Who answered.
        seat: Seat,
        /// Who is asked.
        asked: Seat,
    },
}
