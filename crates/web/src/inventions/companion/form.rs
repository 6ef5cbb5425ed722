//! The form for a box profile: an input for each kind of field.

use super::fields::{Word, select};
use crate::http::reader::Reader;
use eureka_inventions::profile_form::{Choice, Faults, Field, Filled, Group, Input};
use eureka_inventions::{Profile, Warning};
use eureka_words::{capital, CompanionTeller, FormNotice};
use maud::{Markup, html};

/// The fewest and the most words of a list that the form has room for.
const ROOM: [usize; 2] = [6, 20];

/// The form as it is shown: the texts in it, and what is to be said about them.
#[derive(Default)]
pub(super) struct BoxForm {
    filled: Filled,
    faults: Faults,
    warnings: Vec<Warning>,
}

impl BoxForm {
    /// A profile laid out in the form.
    pub(super) fn of(profile: &Profile) -> BoxForm {
        let (filled, warnings) = (Filled::of(profile), profile.warnings());
        BoxForm { filled, warnings, faults: Faults::new() }
    }

    /// The profile that was sent, or the form with its faults.
    pub(super) fn read(sent: Vec<(String, String)>) -> Result<Profile, BoxForm> {
        let filled: Filled = sent.into_iter().collect();
        let profile = filled.profile();
        profile.map_err(|faults| BoxForm { filled, faults, warnings: Vec::new() })
    }

    pub(super) fn markup(&self, reader: &Reader, action: &str) -> Markup {
        let inputs = Inputs { form: self, reader, teller: CompanionTeller::new(reader.words()) };
        html! {
            form.solo-box-form id="solo-box" method="post" action=(action) {
                @if !self.faults.is_empty() { p.problem role="alert" { (reader.say("companion-box-faults", &[])) } }
                @for &warning in &self.warnings { p.solo-note { (inputs.teller.form(FormNotice::Warning(warning))) } }
                @for group in Group::ALL { (inputs.group(group)) }
                button.button.big type="submit" { (reader.say("companion-box-save", &[])) }
            }
        }
    }
}

/// Draws the form in the language of a reader.
struct Inputs<'a> {
    form: &'a BoxForm,
    reader: &'a Reader,
    teller: CompanionTeller<'a>,
}

impl Inputs<'_> {
    /// A group; one that may be left out is open only if something is wrong in it.
    fn group(&self, group: Group) -> Markup {
        let title = self.teller.group(group);
        let fields = self.form.filled.fields(group);
        let is_wrong = self.form.faults.keys().any(|field| field.group() == group);
        let in_grid = fields.len() > 1 && group != Group::Ideas;
        let content = html! {
            p.muted { (self.teller.hint(group)) }
            div.solo-grid[in_grid] { @for field in fields { (self.field(field)) } }
        };
        html! {
            @if group.is_optional() {
                details.solo-optional open[is_wrong] {
                    summary { (title) " " small.muted { (self.reader.say("companion-optional", &[])) } }
                    (content)
                }
            } @else { fieldset { legend { (title) } (content) } }
        }
    }

    fn field(&self, field: Field) -> Markup {
        let (filled, label) = (&self.form.filled, capital(&self.teller.label(field)));
        let input = filled.input(field);
        let class = match input {
            Input::Text | Input::Choice(_) => None,
            Input::Idea(_) => Some("solo-idea"),
            _ => Some("solo-cell"),
        };
        let several = |count: usize, choices: &[Choice]| {
            html! {
                p.label { (label) }
                @for index in 0..count { (self.select(field, index, &format!("{label}, {}", index + 1), choices)) }
            }
        };
        html! {
            div class=[class] {
                @match input {
                    Input::Text => (self.text(field, &label, "", None)),
                    Input::Numbers => (self.text(field, &label, "6 4 2", None)),
                    Input::Number { most, usual } => (self.text(field, &label, &usual.to_string(), Some(most))),
                    Input::Choice(choices) => (self.radios(field, &choices)),
                    Input::Pair(choices) => (several(2, &choices)),
                    Input::List(choices) => (several(filled.texts(field).len().clamp(ROOM[0], ROOM[1]), &choices)),
                    Input::Idea(parts) => {
                        (self.text(field, &label, "", None))
                        @for (index, (label, choices)) in (1..).zip(self.teller.idea_labels().iter().zip(&parts)) {
                            (self.select(field, index, label, choices))
                        }
                    },
                }
                @if let Some(wrong) = self.form.faults.get(&field) { p.problem id=(fault_id(field)) { (self.teller.wrong(wrong)) } }
            }
        }
    }

    /// The id of the message about a field, if it is wrong.
    fn fault(&self, field: Field) -> Option<String> {
        self.form.faults.contains_key(&field).then(|| fault_id(field))
    }

    /// The first text of a field; a number if it has a greatest one.
    fn text(&self, field: Field, label: &str, example: &str, most: Option<u8>) -> Markup {
        let fault = self.fault(field);
        html! {
            label.field { span { (label) }
                input type=(if most.is_some() { "number" } else { "text" }) min=[most.map(|_| 0)] max=[most]
                    name=(field.key()) value=(self.form.filled.text(field, 0)) placeholder=(example) autocomplete="off"
                    aria-invalid[fault.is_some()] aria-describedby=[fault];
            }
        }
    }

    /// A choice of which the first one is the usual.
    fn radios(&self, field: Field, choices: &[Choice]) -> Markup {
        let chosen = self.form.filled.text(field, 0);
        html! {
            @for (index, &choice) in choices.iter().enumerate() {
                @let word = choice.to_string();
                label.check {
                    input type="radio" name=(field.key()) value=(word) checked[chosen == word || (chosen.is_empty() && index == 0)];
                    (self.teller.choice(choice))
                }
            }
        }
    }

    fn select(&self, field: Field, index: usize, label: &str, choices: &[Choice]) -> Markup {
        let words: Vec<Word> = choices
            .iter()
            .map(|&choice| (choice.to_string(), capital(&self.teller.choice(choice))))
            .collect();
        let chosen = self.form.filled.text(field, index);
        select(&field.key(), &words, chosen, Some(label), self.fault(field))
    }
}

fn fault_id(field: Field) -> String {
    format!("{}-fault", field.key())
}
