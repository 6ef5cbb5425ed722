//! The fields of the table as a person sets them: with which input, and how what comes back is written in the notation.

use crate::http::reader::Reader;
use eureka_inventions::{
    Action, Difficulty, Idea, Milestone, Owner, Player, Position, Progress, Region, Side,
    Speciality, Turn,
};
use eureka_words::{CompanionTeller, Kind, capital};
use maud::{Markup, html};
use std::collections::BTreeMap;
use toml::Value;

/// What was sent, by the names of the inputs; the same name may come several times.
pub(super) type Sent = BTreeMap<String, Vec<String>>;

/// A field with what it is set to now.
pub(super) struct FieldOf {
    /// Its key in the notation.
    pub(super) key: String,
    pub(super) value: Value,
}

/// Fields that belong together and are set together.
pub(super) struct Group {
    /// Its name in addresses.
    pub(super) name: String,
    pub(super) fields: Vec<FieldOf>,
}

/// A word of the notation, and what it is called.
pub(super) type Word = (String, String);

/// With what a field is set.
enum Widget {
    Number,
    Choice(Vec<Word>),
    /// A list of so many words; gaps are left out.
    Several(usize, Vec<Word>),
    /// A list in which gaps count: a token or none on every space.
    Places(usize, Vec<Word>),
    /// Any of these.
    Checks(Vec<Word>),
    Letters,
    Card,
    /// In the notation itself.
    Raw,
}

/// The fields of a position, in groups.
pub(super) fn groups(at: &Position) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (key, value) in at.fields() {
        let name = group_of(&key);
        let field = FieldOf { key, value };
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

/// Draws and reads the fields in the language of a reader.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a> {
    pub(super) reader: &'a Reader,
    pub(super) teller: CompanionTeller<'a>,
}

impl Fields<'_> {
    /// What a group is called.
    pub(super) fn title(self, group: &str) -> String {
        let number = group.strip_prefix("region-").and_then(|number| number.parse().ok());
        let title = match (number.and_then(Region::new), group) {
            (Some(region), _) => self.teller.region(region),
            (None, "chronos") => self.teller.player(Player::Chronos),
            (None, "hephaestus") => self.teller.player(Player::Hephaestus),
            (None, "you") => self.teller.player(Player::You),
            (None, group) => self.reader.say(&format!("companion-group-{group}"), &[]),
        };
        capital(&title)
    }

    /// What a field is called; a fault may also be about a whole group.
    pub(super) fn label(self, key: &str) -> String {
        let say = |id: &str| self.reader.say(&format!("companion-field-{id}"), &[]);
        let parts: Vec<&str> = key.split('.').collect();
        match parts[..] {
            ["region", number] => self.title(&format!("region-{number}")),
            ["region", _, player @ ("C" | "you" | "H")] => {
                format!("{}: {}", say("map"), self.player(player))
            }
            ["region", _, "tokens"] => say("tokens-laid"),
            ["region", _, field] => say(field),
            ["milestones", owner @ ("C" | "you" | "H" | "free")] => {
                let owner = Owner::from_word(owner).map(|owner| self.teller.owner(owner));
                format!("{}: {}", say("own-milestone"), owner.unwrap_or_default())
            }
            ["milestones", field] => say(field),
            ["diplomats", name] => self.milestone(name),
            ["spaces", name] => format!("{}: {}", say("spaces"), self.milestone(name)),
            ["cards", card] => format!("{} {card}", say("cards")),
            ["settings", name] => format!("{} {name}", say("settings")),
            ["track", era] => format!("{} {era}", say("track")),
            ["you", "ip"] => say("your-ip"),
            ["C" | "H" | "you", "region"] => say("figure"),
            ["C" | "H" | "you", field] => say(field),
            [
                field @ ("era" | "round" | "turn" | "order" | "difficulty" | "ip" | "pile"
                | "forums" | "milestones"),
            ] => say(field),
            _ => key.to_owned(),
        }
    }

    fn player(self, word: &str) -> String {
        Player::from_word(word).map(|player| self.teller.player(player)).unwrap_or_default()
    }

    fn milestone(self, name: &str) -> String {
        let name = name.trim_matches('"');
        Milestone::named(name).map_or_else(|| name.to_owned(), |tile| self.teller.milestone(tile))
    }

    fn widget(self, key: &str, value: &Value) -> Widget {
        let parts: Vec<&str> = key.split('.').collect();
        match parts[..] {
            ["turn"] => Widget::Choice(self.turns()),
            ["order"] => Widget::Several(3, self.players()),
            ["difficulty"] => Widget::Choice(
                Difficulty::ALL
                    .map(|it| (it.word().to_owned(), self.teller.difficulty(it)))
                    .to_vec(),
            ),
            ["region", _, "card"] => Widget::Card,
            ["region", _, "presenter" | "inventor" | "innovator"] => {
                Widget::Choice(self.or_none(self.players()))
            }
            ["region", _, "tile"] => Widget::Choice(
                [Side::Action, Side::Points]
                    .map(|side| {
                        (
                            side.word().to_owned(),
                            self.reader.say(&format!("companion-side-{}", side.word()), &[]),
                        )
                    })
                    .to_vec(),
            ),
            ["region", _, "tokens"] => {
                Widget::Places(value.as_array().map_or(0, Vec::len), self.players())
            }
            ["region" | "C" | "H", .., "wealth"] => Widget::Letters,
            ["milestones", "common" | "eureka"] => Widget::Several(4, self.milestones()),
            ["milestones", "private"] => Widget::Several(4, self.owners()),
            ["milestones", _] => Widget::Choice(self.milestones()),
            ["diplomats", _] => Widget::Checks(self.players()),
            ["C" | "H" | "you", "progress"] => Widget::Checks(self.progress()),
            ["H" | "you", "epoch"] => Widget::Choice(self.or_none(self.actions())),
            ["H" | "you", "season"] => Widget::Several(2, self.actions()),
            _ => match value {
                Value::Integer(_) => Widget::Number,
                Value::Boolean(_) => {
                    let [yes, no] = self.teller.yes_or_no();
                    Widget::Choice(vec![("true".to_owned(), yes), ("false".to_owned(), no)])
                }
                _ => Widget::Raw,
            },
        }
    }

    fn turns(self) -> Vec<Word> {
        let mut turns = self.players();
        turns.push((Turn::Era.word().to_owned(), self.reader.say("companion-turn-era", &[])));
        turns
    }

    fn players(self) -> Vec<Word> {
        Player::ALL.map(|player| (player.word().to_owned(), self.teller.player(player))).to_vec()
    }

    fn owners(self) -> Vec<Word> {
        Owner::ALL.map(|owner| (owner.word().to_owned(), self.teller.owner(owner))).to_vec()
    }

    fn actions(self) -> Vec<Word> {
        Action::ALL.map(|action| (action.word().to_owned(), self.teller.action(action))).to_vec()
    }

    fn milestones(self) -> Vec<Word> {
        milestones(self.teller)
    }

    fn progress(self) -> Vec<Word> {
        let tiles = Speciality::ALL.into_iter().flat_map(|speciality| {
            Region::all().map(move |number| Progress { speciality, number })
        });
        tiles.map(|tile| (tile.to_string(), self.teller.progress(tile))).collect()
    }

    fn or_none(self, words: Vec<Word>) -> Vec<Word> {
        let none = ("none".to_owned(), self.reader.say("companion-none", &[]));
        std::iter::once(none).chain(words).collect()
    }

    /// The inputs for a field.
    pub(super) fn input(self, field: &FieldOf) -> Markup {
        let (key, label) = (&field.key, capital(&self.label(&field.key)));
        let text = plain(&field.value);
        match self.widget(key, &field.value) {
            Widget::Number => html! {
                label.field { span { (label) } input type="number" inputmode="numeric" min="0" max="999" name=(key) value=(text); }
            },
            Widget::Choice(words) => {
                html! { label.field { span { (label) } (select(key, &words, &text, None, None)) } }
            }
            Widget::Several(count, words) | Widget::Places(count, words) => {
                let chosen = list(&field.value);
                html! {
                    fieldset.field { legend { (label) }
                        @for index in 0..count {
                            (select(&format!("{key}:{index}"), &words, chosen.get(index).map_or("", String::as_str), Some(&format!("{label} {}", index + 1)), None))
                        }
                    }
                }
            }
            Widget::Checks(words) => {
                let chosen = list(&field.value);
                html! {
                    fieldset.field.checks { legend { (label) }
                        @for (word, name) in words {
                            label.check { input type="checkbox" name=(key) value=(word) checked[chosen.contains(&word)]; (name) }
                        }
                    }
                }
            }
            Widget::Letters => html! {
                label.field { span { (label) } input type="text" name=(key) value=(text) maxlength="9" pattern="[A-Ga-g]*" autocomplete="off"; }
            },
            Widget::Card => self.card_input(key, &label, &text),
            Widget::Raw => html! {
                label.field { span { (label) } input type="text" name=(key) value=(field.value) spellcheck="false" autocomplete="off"; }
            },
        }
    }

    fn card_input(self, key: &str, label: &str, text: &str) -> Markup {
        let (kind, idea) = text.split_once(' ').unwrap_or((text, ""));
        let idea: Option<Idea> = idea.parse().ok();
        let kinds: Vec<Word> = ["none", "idea", "invention"]
            .map(|kind| (kind.to_owned(), self.reader.say(&format!("companion-kind-{kind}"), &[])))
            .to_vec();
        let part = |part: fn(Idea) -> String| idea.map(part).unwrap_or_default();
        let parts = [
            ("about", part(|idea| idea.speciality.to_string())),
            ("era", part(|idea| idea.era.to_string())),
            (
                "milestone",
                part(|idea| idea.milestone.map_or_else(String::new, |it| it.to_string())),
            ),
        ];
        html! {
            fieldset.field { legend { (label) }
                (select(&format!("{key}:kind"), &kinds, kind, Some(label), None))
                @for ((part, chosen), (name, words)) in parts.iter().zip(idea_parts(self.teller, 1)) {
                    (select(&format!("{key}:{part}"), &words, chosen, Some(&format!("{label}: {name}")), None))
                }
            }
        }
    }

    /// What was sent for a field, in the notation. What makes no sense there is left for the rules to refuse.
    pub(super) fn read(self, field: &FieldOf, sent: &Sent) -> Value {
        let key = &field.key;
        let one = |key: &str| {
            sent.get(key).and_then(|values| values.last()).map(|value| value.trim().to_owned())
        };
        let words = |count: usize| {
            (0..count).map(|index| one(&format!("{key}:{index}")).unwrap_or_default())
        };
        let texts =
            |texts: Vec<String>| Value::Array(texts.into_iter().map(Value::String).collect());
        let simple = one(key);
        let is_sent = sent.contains_key(&format!("{key}:0"));
        match self.widget(key, &field.value) {
            // A list that was not sent at all stays as it is.
            Widget::Several(..) | Widget::Places(..) if !is_sent => field.value.clone(),
            Widget::Several(count, _) => {
                texts(words(count).filter(|word| !word.is_empty()).collect())
            }
            Widget::Places(count, _) => texts(words(count).collect()),
            Widget::Checks(known) => {
                let chosen = sent.get(key).cloned().unwrap_or_default();
                texts(
                    known
                        .into_iter()
                        .map(|(word, _)| word)
                        .filter(|word| chosen.contains(word))
                        .collect(),
                )
            }
            Widget::Card => one(&format!("{key}:kind")).map_or(field.value.clone(), |kind| {
                let part = |part: &str| one(&format!("{key}:{part}")).unwrap_or_default();
                let idea = format!("{}{} {}", part("about"), part("era"), part("milestone"));
                Value::String(if kind == "none" { kind } else { format!("{kind} {}", idea.trim()) })
            }),
            Widget::Number => simple.map_or(field.value.clone(), |text| match text.parse() {
                Ok(number) => Value::Integer(number),
                Err(_) => Value::String(text),
            }),
            Widget::Choice(_) => simple.map_or(field.value.clone(), |text| match text.as_str() {
                "true" => Value::Boolean(true),
                "false" => Value::Boolean(false),
                _ => Value::String(text),
            }),
            Widget::Letters => {
                simple.map_or(field.value.clone(), |text| Value::String(text.to_uppercase()))
            }
            Widget::Raw => simple.map_or(field.value.clone(), |text| notation(&text)),
        }
    }
}

/// A value in the notation; what is none is taken as a text, which the rules will not like.
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

fn milestones(teller: CompanionTeller<'_>) -> Vec<Word> {
    Milestone::all().map(|tile| (tile.to_string(), teller.milestone(tile))).collect()
}

/// Speciality, era and milestone of an idea: their labels, and the words for them, from an era on.
pub(super) fn idea_parts(teller: CompanionTeller<'_>, first_era: u8) -> [(String, Vec<Word>); 3] {
    let [about, era, milestone] = teller.idea_labels();
    let specialities = Speciality::ALL.map(|it| (it.to_string(), capital(&teller.speciality(it))));
    let eras = (first_era..=6).map(|it| (it.to_string(), capital(&teller.kind(Kind::Era(it)))));
    [(about, specialities.to_vec()), (era, eras.collect()), (milestone, milestones(teller))]
}

/// A choice among words. Nothing is chosen if the word is unknown; whoever gives a label for it alone may choose nothing. The fault is
/// the id of a message about it.
pub(super) fn select(
    name: &str,
    words: &[Word],
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
