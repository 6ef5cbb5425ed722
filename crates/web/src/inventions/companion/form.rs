//! The form for a box profile, with a suitable input for each kind of field.

use super::fields::{NamedWord, idea_parts, select};
use crate::http::reader::Reader;
use eureka_inventions::profile_form::{Choice, Faults, Field, Filled, Group, Input};
use eureka_words::{CompanionTeller, FormNotice, capital};
use maud::{Markup, html};

/// The minimum number of inputs for a list.
const MIN_LIST_INPUTS: usize = 6;

/// The maximum number of inputs for a list.
const MAX_LIST_INPUTS: usize = 20;

/// The form as it is shown to a reader.
pub(super) struct BoxForm<'a> {
    pub(super) reader: &'a Reader,
    pub(super) teller: CompanionTeller<'a>,
    pub(super) filled: &'a Filled,
    pub(super) faults: &'a Faults,
}

impl BoxForm<'_> {
    pub(super) fn markup(&self, action: &str) -> Markup {
        let warnings = self.filled.profile().map_or_else(|_| Vec::new(), |it| it.warnings());
        html! {
            form.companion-box-form id="companion-box" method="post" action=(action) {
                @if !self.faults.is_empty() { p.problem role="alert" { (self.reader.say("companion-page-box-faults", &[])) } }
                @for warning in warnings { p.companion-note { (self.teller.form(FormNotice::Warning(warning))) } }
                @for group in Group::ALL { (self.group(group)) }
                button.button.big type="submit" { (self.reader.say("companion-page-box-save", &[])) }
            }
        }
    }

    /// A group of fields. An optional group is expanded only if it contains a fault.
    fn group(&self, group: Group) -> Markup {
        let (title, fields) = (self.teller.group(group), self.filled.fields(group));
        let is_wrong = self.faults.keys().any(|field| field.group == group);
        let in_grid = fields.len() > 1 && group != Group::Ideas;
        let content = html! {
            p.muted { (self.teller.hint(group)) }
            div.companion-grid[in_grid] { @for field in fields { (self.field(field)) } }
        };
        html! {
            @if group.is_optional() {
                details.companion-optional open[is_wrong] {
                    summary { (title) " " small.muted { (self.reader.say("companion-page-optional", &[])) } }
                    (content)
                }
            } @else { fieldset { legend { (title) } (content) } }
        }
    }

    fn field(&self, field: Field) -> Markup {
        let (label, input) = (capital(&self.teller.label(field)), self.filled.input(field));
        let class = match input {
            Input::Text | Input::Choice(_) => None,
            Input::Idea => Some("companion-idea"),
            _ => Some("companion-cell"),
        };
        let inputs = self.filled.texts(field).len().clamp(MIN_LIST_INPUTS, MAX_LIST_INPUTS);
        html! {
            div class=[class] {
                @match input {
                    Input::Text => (self.text(field, &label, "", None)),
                    Input::Numbers => (self.text(field, &label, "6 4 2", None)),
                    Input::Number { most, usual } => (self.text(field, &label, &usual.to_string(), Some(most))),
                    Input::Choice(choices) => (self.radios(field, &choices)),
                    Input::Pair(choices) => (self.selects(field, &label, 2, &choices)),
                    Input::List(choices) => (self.selects(field, &label, inputs, &choices)),
                    Input::Idea => {
                        (self.text(field, &label, "", None))
                        @for (index, (label, words)) in (1..).zip(idea_parts(self.teller, 2)) { (self.select(field, index, &label, &words)) }
                    },
                }
                @if let Some(wrong) = self.faults.get(&field) { p.problem id=[self.fault(field)] { (self.teller.wrong(wrong)) } }
            }
        }
    }

    /// The id of the error message about a field, if it has a fault.
    fn fault(&self, field: Field) -> Option<String> {
        self.faults.contains_key(&field).then(|| format!("{}-fault", field.key()))
    }

    /// An input for the first text of a field; a number input if the field has a maximum.
    fn text(&self, field: Field, label: &str, example: &str, most: Option<u8>) -> Markup {
        let fault = self.fault(field);
        html! {
            label.field { span { (label) }
                input type=(if most.is_some() { "number" } else { "text" }) min=[most.map(|_| 0)] max=[most]
                    name=(field.key()) value=(self.filled.text(field, 0)) placeholder=(example) autocomplete="off"
                    aria-invalid[fault.is_some()] aria-describedby=[fault];
            }
        }
    }

    /// Radio buttons, of which the first is the default.
    fn radios(&self, field: Field, choices: &[Choice]) -> Markup {
        let chosen = self.filled.text(field, 0);
        html! {
            @for (index, (word, name)) in self.words(choices).into_iter().enumerate() {
                label.check { input type="radio" name=(field.key()) value=(word) checked[chosen == word || (chosen.is_empty() && index == 0)]; (name) }
            }
        }
    }

    fn selects(&self, field: Field, label: &str, count: usize, choices: &[Choice]) -> Markup {
        let words = self.words(choices);
        html! {
            p.label { (label) }
            @for index in 0..count { (self.select(field, index, &format!("{label}, {}", index + 1), &words)) }
        }
    }

    fn select(&self, field: Field, index: usize, label: &str, words: &[NamedWord]) -> Markup {
        let chosen = self.filled.text(field, index);
        select(&field.key(), words, chosen, Some(label), self.fault(field))
    }

    fn words(&self, choices: &[Choice]) -> Vec<NamedWord> {
        let word = |&choice: &Choice| (choice.to_string(), capital(&self.teller.choice(choice)));
        choices.iter().map(word).collect()
    }
}
