//! The fields of a position as form inputs: the kind of input for each field, and the conversion of the submitted
//! values into the notation.

use super::page::Page;
use eureka_inventions::{
    Action, Difficulty, Idea, Milestone, Owner, Player, Position, Progress, Region, Side,
    Speciality, Turn,
};
use eureka_words::{AnswerKind, CompanionTeller, capital};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::fmt::Display;
use toml::Value;

/// The submitted values by input name; several inputs may have the same name.
pub(super) type SubmittedValues = BTreeMap<String, Vec<String>>;

/// A field with its current value.
pub(super) struct FieldValue {
    /// Its key in the notation.
    pub(super) key: String,
    pub(super) value: Value,
}

/// A group of fields that are set by one form.
pub(super) struct Group {
    /// Its name in URLs and ids.
    pub(super) name: String,
    pub(super) fields: Vec<FieldValue>,
}

/// A word of the notation, and its name in the reader's language.
pub(super) type NamedWord = (String, String);

/// The kind of input for a field.
enum Widget {
    Number,
    Choice(Vec<NamedWord>),
    /// A list of at most this many words; empty inputs are left out.
    Several(usize, Vec<NamedWord>),
    /// A list in which empty inputs count: each space holds a token or nothing.
    Places(usize, Vec<NamedWord>),
    /// Any subset of these words.
    Checks(Vec<NamedWord>),
    Letters,
    Card,
    /// A text in the notation itself.
    Raw,
}

/// The fields of a position, in groups.
pub(super) fn groups(at: &Position) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (key, value) in at.fields() {
        let name = group_of(&key);
        let field = FieldValue { key, value };
        match groups.iter_mut().find(|group| group.name == name) {
            Some(group) => group.fields.push(field),
            None => groups.push(Group { name, fields: vec![field] }),
        }
    }
    groups
}

fn group_of(key: &str) -> String {
    let mut parts = key.split('.');
    match (parts.next().unwrap_or_default(), parts.next()) {
        ("era" | "round" | "turn" | "order", _) => "clock".to_owned(),
        ("ip" | "pile" | "difficulty", _) => "points".to_owned(),
        ("region", Some(number)) => format!("region-{number}"),
        ("forums" | "settings" | "cards" | "spaces" | "track", _) => "box".to_owned(),
        ("C", _) => "chronos".to_owned(),
        ("H", _) => "hephaestus".to_owned(),
        (first, _) => first.to_owned(),
    }
}

impl Page<'_> {
    /// The title of a group.
    pub(super) fn group_title(self, group: &str) -> String {
        let number = group.strip_prefix("region-").and_then(|number| number.parse().ok());
        let title = match (number.and_then(Region::new), group) {
            (Some(region), _) => self.teller.region(region),
            (None, "chronos") => self.teller.player(Player::Chronos),
            (None, "hephaestus") => self.teller.player(Player::Hephaestus),
            (None, "you") => self.teller.player(Player::You),
            (None, group) => self.say(&format!("companion-page-group-{group}")),
        };
        capital(&title)
    }

    /// The label of a field. Faults may also name a whole group, so group keys have labels too.
    pub(super) fn field_label(self, key: &str) -> String {
        let say = |id: &str| self.say(&format!("companion-page-field-{id}"));
        let owner = |word: &str| Owner::from_word(word).map(|owner| self.teller.owner(owner));
        let player = |word: &str| Player::from_word(word).map(|player| self.teller.player(player));
        let milestone = |name: &str| {
            let name = name.trim_matches('"');
            Milestone::named(name)
                .map_or_else(|| name.to_owned(), |tile| self.teller.milestone(tile))
        };
        let parts: Vec<&str> = key.split('.').collect();
        match parts[..] {
            ["region", number] => self.group_title(&format!("region-{number}")),
            ["region", _, word @ ("C" | "you" | "H")] => {
                format!("{}: {}", say("map"), player(word).unwrap_or_default())
            }
            ["region", _, "tokens"] => say("tokens-laid"),
            ["milestones", word @ ("C" | "you" | "H" | "free")] => {
                format!("{}: {}", say("own-milestone"), owner(word).unwrap_or_default())
            }
            ["diplomats", name] => milestone(name),
            ["spaces", name] => format!("{}: {}", say("spaces"), milestone(name)),
            [field @ ("cards" | "settings" | "track"), which] => format!("{} {which}", say(field)),
            ["you", "ip"] => say("your-ip"),
            ["C" | "H" | "you", "region"] => say("figure"),
            ["region", _, field] | ["milestones" | "C" | "H" | "you", field] => say(field),
            [
                field @ ("era" | "round" | "turn" | "order" | "difficulty" | "ip" | "pile"
                | "forums" | "milestones"),
            ] => say(field),
            _ => key.to_owned(),
        }
    }

    fn widget(self, key: &str, value: &Value) -> Widget {
        let teller = self.teller;
        let players = || words(Player::ALL, |player| teller.player(player));
        let actions = || words(Action::ALL, |action| teller.action(action));
        let word = |word: &str, id: &str| vec![(word.to_owned(), self.say(id))];
        let or_none = |words: Vec<NamedWord>| {
            Widget::Choice([word("none", "companion-page-none"), words].concat())
        };
        let parts: Vec<&str> = key.split('.').collect();
        match parts[..] {
            ["turn"] => {
                let era = word(Turn::Era.word(), "companion-page-turn-era");
                Widget::Choice([players(), era].concat())
            }
            ["order"] => Widget::Several(3, players()),
            ["difficulty"] => Widget::Choice(words(Difficulty::ALL, |it| teller.difficulty(it))),
            ["region", _, "card"] => Widget::Card,
            ["region", _, "presenter" | "inventor" | "innovator"] => or_none(players()),
            ["region", _, "tile"] => {
                let name = |side| self.say(&format!("companion-page-side-{side}"));
                Widget::Choice(words([Side::Action, Side::Points], name))
            }
            ["region", _, "tokens"] => {
                Widget::Places(value.as_array().map_or(0, Vec::len), players())
            }
            ["region" | "C" | "H", .., "wealth"] => Widget::Letters,
            ["milestones", "common" | "eureka"] => Widget::Several(4, milestones(teller)),
            ["milestones", "private"] => {
                Widget::Several(4, words(Owner::ALL, |owner| teller.owner(owner)))
            }
            ["milestones", _] => Widget::Choice(milestones(teller)),
            ["diplomats", _] => Widget::Checks(players()),
            ["C" | "H" | "you", "progress"] => {
                let tiles = Speciality::ALL.into_iter().flat_map(|speciality| {
                    Region::all().map(move |number| Progress { speciality, number })
                });
                Widget::Checks(words(tiles, |tile| teller.progress(tile)))
            }
            ["H" | "you", "epoch"] => or_none(actions()),
            ["H" | "you", "season"] => Widget::Several(2, actions()),
            _ => match value {
                Value::Integer(_) => Widget::Number,
                Value::Boolean(_) => {
                    let [yes, no] = teller.yes_or_no();
                    Widget::Choice(vec![("true".to_owned(), yes), ("false".to_owned(), no)])
                }
                _ => Widget::Raw,
            },
        }
    }

    /// The inputs for a field.
    pub(super) fn input(self, field: &FieldValue) -> Markup {
        let (key, label) = (&field.key, capital(&self.field_label(&field.key)));
        let (text, chosen) = (plain(&field.value), list(&field.value));
        let input = match self.widget(key, &field.value) {
            Widget::Number => html! {
                input type="number" inputmode="numeric" min="0" max="999" name=(key) value=(text);
            },
            Widget::Choice(words) => select(key, &words, &text, None, None),
            Widget::Letters => html! {
                input type="text" name=(key) value=(text) maxlength="9" pattern="[A-Ga-g]*" autocomplete="off";
            },
            Widget::Raw => html! {
                input type="text" name=(key) value=(field.value) spellcheck="false" autocomplete="off";
            },
            Widget::Several(count, words) | Widget::Places(count, words) => {
                return html! {
                    fieldset.field { legend { (label) }
                        @for index in 0..count {
                            (select(&format!("{key}:{index}"), &words, chosen.get(index).map_or("", String::as_str), Some(&format!("{label} {}", index + 1)), None))
                        }
                    }
                };
            }
            Widget::Checks(words) => {
                return html! {
                    fieldset.field.checks { legend { (label) }
                        @for (word, name) in words {
                            label.check { input type="checkbox" name=(key) value=(word) checked[chosen.contains(&word)]; (name) }
                        }
                    }
                };
            }
            Widget::Card => return self.card_input(key, &label, &text),
        };
        html! { label.field { span { (label) } (input) } }
    }

    fn card_input(self, key: &str, label: &str, text: &str) -> Markup {
        let (kind, idea) = text.split_once(' ').unwrap_or((text, ""));
        let idea: Option<Idea> = idea.parse().ok();
        let kinds = words(["none", "idea", "invention"], |it| {
            self.say(&format!("companion-page-kind-{it}"))
        });
        let milestone = idea.and_then(|idea| idea.milestone);
        let parts = [
            ("about", idea.map(|idea| idea.speciality.to_string())),
            ("era", idea.map(|idea| idea.era.to_string())),
            ("milestone", milestone.map(|milestone| milestone.to_string())),
        ];
        html! {
            fieldset.field { legend { (label) }
                (select(&format!("{key}:kind"), &kinds, kind, Some(label), None))
                @for ((part, chosen), (name, words)) in parts.iter().zip(idea_parts(self.teller, 1)) {
                    (select(&format!("{key}:{part}"), &words, chosen.as_deref().unwrap_or(""), Some(&format!("{label}: {name}")), None))
                }
            }
        }
    }

    /// The submitted value of a field, in the notation. Invalid values are passed on, and the rules reject them.
    pub(super) fn read(self, field: &FieldValue, submitted: &SubmittedValues) -> Value {
        let key = &field.key;
        let one =
            |part: &str| Some(submitted.get(&format!("{key}{part}"))?.last()?.trim().to_owned());
        let part = |part: &str| one(&format!(":{part}")).unwrap_or_default();
        let list = |count: usize| (0..count).map(|index| part(&index.to_string()));
        let read = match self.widget(key, &field.value) {
            Widget::Several(count, _) => {
                one(":0").map(|_| texts(list(count).filter(|word| !word.is_empty())))
            }
            Widget::Places(count, _) => one(":0").map(|_| texts(list(count))),
            Widget::Checks(known) => {
                let chosen = submitted.get(key).map_or(&[][..], Vec::as_slice);
                let known = known.into_iter().map(|(word, _)| word);
                Some(texts(known.filter(|word| chosen.contains(word))))
            }
            Widget::Card => one(":kind").map(|kind| {
                let idea = format!("{}{} {}", part("about"), part("era"), part("milestone"));
                Value::String(if kind == "none" { kind } else { format!("{kind} {}", idea.trim()) })
            }),
            Widget::Number => {
                one("").map(|text| text.parse().map_or(Value::String(text), Value::Integer))
            }
            Widget::Choice(_) => {
                one("").map(|text| text.parse().map_or(Value::String(text), Value::Boolean))
            }
            Widget::Letters => one("").map(|text| Value::String(text.to_uppercase())),
            Widget::Raw => one("").map(|text| notation(&text)),
        };
        // A field that was not submitted keeps its value.
        read.unwrap_or_else(|| field.value.clone())
    }
}

/// The words of the notation for these values, with their names.
fn words<T: Copy + Display>(
    all: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> String,
) -> Vec<NamedWord> {
    all.into_iter().map(|it| (it.to_string(), name(it))).collect()
}

fn texts(texts: impl Iterator<Item = String>) -> Value {
    Value::Array(texts.map(Value::String).collect())
}

/// A value in the notation. Text that does not parse becomes a string, which the rules then reject.
fn notation(text: &str) -> Value {
    let line = text.replace(['\n', '\r', '#'], " ");
    let table: Result<toml::Table, _> = format!("value = {line}").parse();
    let value =
        table.ok().filter(|table| table.len() == 1).and_then(|mut table| table.remove("value"));
    value.unwrap_or(Value::String(line))
}

/// A text or a number without quotes.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(plain).collect()
}

fn milestones(teller: CompanionTeller<'_>) -> Vec<NamedWord> {
    words(Milestone::all(), |tile| teller.milestone(tile))
}

/// The labels and possible words for the speciality, era and milestone of an idea, beginning with `first_era`.
pub(super) fn idea_parts(
    teller: CompanionTeller<'_>,
    first_era: u8,
) -> [(String, Vec<NamedWord>); 3] {
    let [about, era, milestone] = teller.idea_labels();
    let specialities = words(Speciality::ALL, |it| capital(&teller.speciality(it)));
    let eras = words(first_era..=6, |it| capital(&teller.kind(AnswerKind::Era(it))));
    [(about, specialities), (era, eras), (milestone, milestones(teller))]
}

/// A `<select>` of words. If the chosen word is unknown, nothing is selected. With a label of its own, the input may
/// also be left empty. `fault` is the id of the error message about it.
pub(super) fn select(
    name: &str,
    words: &[NamedWord],
    chosen: &str,
    label: Option<&str>,
    fault: Option<String>,
) -> Markup {
    let known = words.iter().any(|(word, _)| word == chosen);
    html! {
        select name=(name) aria-label=[label] aria-invalid[fault.is_some()] aria-describedby=[fault] {
            @if !known { option value="" selected { "–" } } @else if label.is_some() { option value="" { "–" } }
            @for (word, text) in words { option value=(word) selected[word == chosen] { (text) } }
        }
    }
}
