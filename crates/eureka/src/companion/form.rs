//! The guided form for a box profile.

use crate::ear::Ear;
use crate::out::{self, Out};
use crate::sheet::wrapped;
use anyhow::Result;
use eureka_inventions::{
    Action, CARDS, Expected, Idea, Milestone, NoIdea, Profile, Region, Row, Slot, Space, Track,
    Wrong,
};
use eureka_words::{CompanionCommand, CompanionNotice, CompanionTeller, Field, as_typed};
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

/// Fills in a profile and writes it.
pub(super) fn fill(
    teller: CompanionTeller<'_>,
    path: &Path,
    out: &mut Out,
    ear: &mut Ear<impl BufRead>,
) -> Result<ExitCode> {
    let file = &path.display().to_string();
    writeln!(out, "{}", teller.form(Field::Begins))?;
    let mut drafts = vec![Draft::default()];
    while let Some(field) = drafts.last().and_then(Draft::field) {
        let draft = drafts.last().expect("there is always a draft").clone();
        draft.ask(teller, field, out)?;
        let Some(line) = ear.hear(out)? else {
            writeln!(out, "{}", teller.form(Field::Incomplete { file }))?;
            return Ok(ExitCode::FAILURE);
        };
        match teller.read_command(&line) {
            Some(CompanionCommand::Undo) if drafts.len() > 1 => drop(drafts.pop()),
            Some(CompanionCommand::Undo) => {
                writeln!(out, "{}", teller.notice(CompanionNotice::NothingUndone))?;
            }
            _ => match draft.filled(teller, field, &line) {
                Ok(next) => drafts.push(next),
                Err(message) => writeln!(out, "{message}")?,
            },
        }
    }
    let profile = drafts.pop().unwrap_or_default().profile();
    // Read once more: what is read back is what will be played with.
    let profile = Profile::read(&profile.write())?;
    for warning in profile.warnings() {
        writeln!(out, "{}", teller.form(Field::Warning(warning)))?;
    }
    out::save(path, profile.write())?;
    writeln!(out, "{}", teller.form(Field::Saved { file }))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A profile in the making: what is filled in so far, in the order of the form.
#[derive(Clone, Default)]
struct Draft {
    name: Option<String>,
    common_is_left: Option<bool>,
    forums: Vec<[Action; 2]>,
    influence: Vec<Vec<u8>>,
    cards: Vec<Option<Vec<Row>>>,
    /// What need not be filled in, and whether it is done with.
    spaces: (BTreeMap<Milestone, u8>, Done),
    track: (BTreeMap<u8, Vec<Space>>, Done),
    ideas: (BTreeMap<String, Idea>, Done),
}

/// Whether a part that need not be filled in is done with.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Done {
    #[default]
    NotYet,
    Yes,
}

impl Draft {
    /// What is to be filled in next; none when all is.
    fn field(&self) -> Option<Field<'static>> {
        if self.name.is_none() {
            return Some(Field::Name);
        }
        if self.common_is_left.is_none() {
            return Some(Field::Common);
        }
        if let [first, _, ..] = self.unpaired()[..] {
            return Some(Field::Forum(first));
        }
        let region = Region::all().nth(self.influence.len()).map(Field::Influence);
        let card = (1..=CARDS).nth(self.cards.len()).map(Field::Card);
        region.or(card).or_else(|| self.optional())
    }

    fn optional(&self) -> Option<Field<'static>> {
        if self.spaces.1 == Done::NotYet {
            return Some(Field::Spaces);
        }
        if self.track.1 == Done::NotYet {
            let mut eras = Track::ERAS;
            return eras.nth(self.track.0.len()).map(Field::Track);
        }
        (self.ideas.1 == Done::NotYet).then_some(Field::Ideas)
    }

    /// The actions that have no forum yet.
    fn unpaired(&self) -> Vec<Action> {
        let is_paired = |action: &Action| self.forums.iter().any(|forum| forum.contains(action));
        Action::ALL.into_iter().filter(|action| !is_paired(action)).collect()
    }

    /// The answers to choose from.
    fn choices(&self, teller: CompanionTeller<'_>, field: Field<'_>) -> Vec<String> {
        match field {
            Field::Common => teller.yes_or_no().to_vec(),
            Field::Forum(_) => {
                self.unpaired()[1..].iter().map(|&action| teller.action(action)).collect()
            }
            Field::Card(_) => Action::ALL.map(|action| teller.action(action)).to_vec(),
            Field::Spaces => Milestone::all().map(|tile| teller.milestone(tile)).collect(),
            _ => Vec::new(),
        }
    }

    fn ask(&self, teller: CompanionTeller<'_>, field: Field<'_>, out: &mut Out) -> Result<()> {
        writeln!(out)?;
        for line in wrapped(&teller.form(field), 0) {
            writeln!(out, "{}", out.paint.bold(&line))?;
        }
        if let Field::Card(_) = field {
            writeln!(out, "{}", teller.form(Field::Actions))?;
        }
        for (number, choice) in (1..).zip(self.choices(teller, field)) {
            writeln!(out, "{number:>3}  {choice}")?;
        }
        Ok(())
    }

    /// The draft with a field filled in, or what to say to the line.
    fn filled(
        mut self,
        teller: CompanionTeller<'_>,
        field: Field<'_>,
        line: &str,
    ) -> Result<Draft, String> {
        match field {
            Field::Name if line.is_empty() => return Err(teller.form(Field::WrongName)),
            Field::Name => self.name = Some(line.to_owned()),
            Field::Common => {
                self.common_is_left = Some(self.choice(teller, field, line)? == 0);
            }
            Field::Forum(action) => {
                let index = self.choice(teller, field, line)?;
                let other = self.unpaired()[index + 1];
                self.forums.push([action, other]);
                // The last two have no choice.
                if let [one, other] = self.unpaired()[..] {
                    self.forums.push([one, other]);
                }
            }
            Field::Influence(_) => {
                let wrong = || teller.form(Field::WrongValues(line));
                self.influence.push(values(line).ok_or_else(wrong)?);
            }
            Field::Spaces if line.is_empty() => self.spaces.1 = Done::Yes,
            Field::Spaces => {
                let wrong = || teller.form(Field::WrongSpaces(line));
                let (milestone, room) = room(line).ok_or_else(wrong)?;
                self.spaces.0.insert(milestone, room);
            }
            Field::Track(_) if line.is_empty() && self.track.0.is_empty() => {
                self.track.1 = Done::Yes;
            }
            Field::Track(era) => {
                let spaces = spaces(line).map_err(|wrong| teller.wrong(&wrong))?;
                self.track.0.insert(era, spaces);
                if era == *Track::ERAS.end() {
                    self.track.1 = Done::Yes;
                }
            }
            Field::Ideas if line.is_empty() => self.ideas.1 = Done::Yes,
            Field::Ideas => {
                let (name, idea) = named(line).map_err(|wrong| teller.wrong(&wrong))?;
                self.ideas.0.insert(name, idea);
            }
            _ if line.is_empty() => self.cards.push(None),
            _ => {
                let wrong = || teller.form(Field::WrongRows(line));
                self.cards.push(Some(rows(line).ok_or_else(wrong)?));
            }
        }
        Ok(self)
    }

    /// Which of the choices the line means, counted from 0.
    fn choice(
        &self,
        teller: CompanionTeller<'_>,
        field: Field<'_>,
        line: &str,
    ) -> Result<usize, String> {
        let choices = self.choices(teller, field);
        let is_meant = |(index, choice): &(usize, &String)| {
            line == (index + 1).to_string() || as_typed(choice) == as_typed(line)
        };
        let found = choices.iter().enumerate().find(is_meant).map(|(index, _)| index);
        let count = choices.len() as u64;
        found.ok_or_else(|| teller.notice(CompanionNotice::NoNumber { said: line, count }))
    }

    fn profile(self) -> Profile {
        let ours = Profile::ours();
        let common = (0..4).map(Slot::Common);
        let private = (0..4).map(Slot::Private);
        // Counter-clockwise is up the right column and down the left one.
        let ring: Vec<Slot> = match self.common_is_left {
            Some(false) => common.chain(private.rev()).collect(),
            _ => private.chain(common.rev()).collect(),
        };
        let cards: BTreeMap<u8, Vec<Row>> = (1..)
            .zip(self.cards)
            .filter_map(|(card, rows)| rows.map(|rows| (card, rows)))
            .collect();
        Profile {
            name: self.name.unwrap_or_default(),
            ours: false,
            forums: self.forums.try_into().unwrap_or(ours.forums),
            ring: ring.try_into().unwrap_or(ours.ring),
            influence: self.influence.try_into().unwrap_or_default(),
            cards,
            spaces: self.spaces.0,
            track: (!self.track.0.is_empty()).then_some(self.track.0),
            ideas: self.ideas.0,
        }
    }
}

/// Falling values.
fn values(line: &str) -> Option<Vec<u8>> {
    let values = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let values: Vec<u8> = values.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let falling = values.is_sorted_by(|one, next| one > next);
    let fitting = !values.is_empty() && values.iter().all(|&value| value <= 99);
    (falling && fitting).then_some(values)
}

/// Rows by the numbers of their actions.
fn rows(line: &str) -> Option<Vec<Row>> {
    let row = |word: &str| {
        let number: usize = word.trim_end_matches('*').parse().ok()?;
        let action = *Action::ALL.get(number.checked_sub(1)?)?;
        let chain = word.ends_with('*');
        (action.is_chainable() || !chain).then_some(Row { action, chain })
    };
    let words = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let rows: Vec<Row> = words.map(row).collect::<Option<_>>()?;
    (!rows.is_empty()).then_some(rows)
}

/// A milestone by its number, and its room for diplomats.
fn room(line: &str) -> Option<(Milestone, u8)> {
    let words: Vec<usize> =
        line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let [number, room @ 0..=9] = words[..] else { return None };
    Some((Milestone::all().nth(number.checked_sub(1)?)?, room as u8))
}

/// The spaces of an era, without markers.
fn spaces(line: &str) -> Result<Vec<Space>, Wrong> {
    let spaces = line.split_whitespace().map(str::parse).collect::<Result<Vec<Space>, _>>()?;
    match &spaces[..] {
        [] => Err(Wrong::Expected { expected: Expected::List, got: line.to_owned() }),
        spaces if spaces.iter().any(|space| space.marker.is_some()) => Err(Wrong::Markers),
        _ => Ok(spaces),
    }
}

/// An idea with its name.
fn named(line: &str) -> Result<(String, Idea), Wrong> {
    let (name, idea) = line.split_once('=').unwrap_or(("", line));
    let (name, idea) = (name.trim(), idea.trim().trim_matches('"'));
    let read: Idea = idea.parse()?;
    match name {
        "" => Err(NoIdea::Form(line.to_owned()).into()),
        _ if read.era == 1 => Err(Wrong::FirstEra(idea.to_owned())),
        name => Ok((name.to_owned(), read)),
    }
}
