//! What may be chosen, and where it lies.

use super::stage::{Stage, capital};
use super::{foresight, icon};
use eureka_innovation::{Answer, Card, Foresight};
use maud::{Markup, html};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The `id` of the form that every answer belongs to.
pub(crate) const FORM: &str = "answer";

/// An answer that the reader may give.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// How it is written: what the form sends.
    pub notation: String,
    /// What it would do, where that is worth saying.
    pub foresight: Option<Foresight>,
}

/// The choices, and which of them have found a place on the table.
pub(crate) struct Lit<'a> {
    choices: &'a [Choice],
    placed: RefCell<BTreeSet<Answer>>,
}

impl<'a> Lit<'a> {
    /// All choices, none of them placed yet.
    pub(crate) fn new(choices: &'a [Choice]) -> Lit<'a> {
        Lit { choices, placed: RefCell::default() }
    }

    /// Whether there is nothing to choose.
    pub(crate) fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// All choices.
    pub(crate) fn all(&self) -> &'a [Choice] {
        self.choices
    }

    /// The choice of this answer, which now has a place.
    pub(crate) fn place(&self, answer: Answer) -> Option<&'a Choice> {
        let choice = self.choices.iter().find(|choice| choice.answer == answer)?;
        self.placed.borrow_mut().insert(answer);
        Some(choice)
    }

    /// The choice that takes this card, which now has a place.
    pub(crate) fn place_card(&self, card: Card) -> Option<&'a Choice> {
        let answers = [Answer::Card(card), Answer::Meld(card), Answer::Dogma(card)];
        answers.into_iter().find_map(|answer| self.place(answer))
    }

    /// Whether a choice takes this card.
    pub(crate) fn has_card(&self, card: Card) -> bool {
        let takes = |choice: &Choice| card_of(choice.answer) == Some(card);
        self.choices.iter().any(takes)
    }

    /// Whether the answer has a place on the table.
    pub(crate) fn is_placed(&self, answer: Answer) -> bool {
        self.placed.borrow().contains(&answer)
    }
}

/// The card that an answer takes.
pub(crate) const fn card_of(answer: Answer) -> Option<Card> {
    match answer {
        Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => Some(card),
        _ => None,
    }
}

impl Stage<'_> {
    /// An answer in words, with a capital letter.
    pub(crate) fn answer(&self, answer: Answer) -> String {
        capital(&self.teller.answer(self.view, answer).to_string())
    }

    /// A button with the words of its answer.
    pub(crate) fn worded(&self, choice: &Choice, class: &str) -> Markup {
        self.button(choice, class, &icon::text(self.words, &self.answer(choice.answer)))
    }

    /// A button for an answer, away from where the thing lies.
    pub(crate) fn button(&self, choice: &Choice, class: &str, inner: &Markup) -> Markup {
        let hint = foresight::hint(self, choice);
        html! {
            button class=(class) type="submit" form=(FORM) name="answer" value=(choice.notation)
                data-answer=(choice.notation) data-does=(self.answer(choice.answer))
                data-card=[card_of(choice.answer).map(Card::number)] data-hint=[hint.as_deref()]
                aria-label={ (self.answer(choice.answer)) @if let Some(hint) = &hint { ". " (hint) } } {
                (inner) (foresight::marks(self, choice))
            }
        }
    }
}
