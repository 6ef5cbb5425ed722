//! The buttons that send an answer.

use super::icon;
use super::text::capital;
use crate::innovation::choices::Choice;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Answer, Card};
use maud::{Markup, html};

/// The `id` of the form that every answer belongs to.
pub(crate) const FORM: &str = "answer";

impl TableView {
    /// The text of an answer, capitalized.
    pub(crate) fn answer(&self, answer: Answer) -> String {
        capital(&self.teller().answer(&self.view, answer).to_string())
    }

    /// A button labeled with the text of its answer.
    pub(crate) fn text_button(&self, choice: &Choice, class: &str) -> Markup {
        self.button(choice, class, &icon::text(self.words, &self.answer(choice.answer)))
    }

    /// A button for an answer, placed in the question and not on the table.
    pub(crate) fn button(&self, choice: &Choice, class: &str, inner: &Markup) -> Markup {
        self.described_button(choice, class, None, inner)
    }

    /// A button for an answer; `description` describes the card for screen readers.
    pub(crate) fn described_button(
        &self,
        choice: &Choice,
        class: &str,
        description: Option<&str>,
        inner: &Markup,
    ) -> Markup {
        let (hint, answer) = (self.foreseen(choice), self.answer(choice.answer));
        let label: Vec<&str> =
            [Some(&*answer), description, hint.as_deref()].into_iter().flatten().collect();
        html! {
            button class=(class) type="submit" form=(FORM) name="answer" value=(choice.notation)
                data-answer=(choice.notation) data-does=(answer)
                data-card=[choice.card().map(Card::number)] data-hint=[hint.as_deref()]
                data-advised[self.is_advised(choice.answer)] {
                (spoken_as(&label.join(". "), &html! { (inner) (self.marks(choice)) }))
            }
        }
    }

    /// A button that is the card or deck itself; `description` is read out by screen readers.
    pub(crate) fn element_button(
        &self,
        choice: &Choice,
        class: &str,
        description: &str,
        inner: &Markup,
    ) -> Markup {
        let answer = self.answer(choice.answer);
        html! {
            button class=(class) type="submit" form=(FORM) name="answer" value=(choice.notation)
                data-answer=(choice.notation) data-does=(answer) data-hint=[self.foreseen(choice)]
                data-advised[self.is_advised(choice.answer)] {
                (spoken_as(&format!("{answer}. {description}"), inner))
            }
        }
    }

    /// A button labeled with a name, such as a player's.
    pub(crate) fn name_button(&self, choice: &Choice, id: Option<&str>, name: &str) -> Markup {
        html! {
            button class="lit choose" id=[id] type="submit" form=(FORM) name="answer"
                value=(choice.notation) data-answer=(choice.notation)
                data-advised[self.is_advised(choice.answer)] { (name) }
        }
    }
}

/// The content of a button or link that says more to those who hear the page than it shows: their words, which are unseen, and what
/// is seen, which they do not hear.
pub(super) fn spoken_as(spoken: &str, seen: &Markup) -> Markup {
    html! {
        span class="unseen" { (spoken) }
        span class="seen" aria-hidden="true" { (seen) }
    }
}
