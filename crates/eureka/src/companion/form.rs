//! The form for a box profile in the terminal, one field after the other.

use crate::line_reader::LineReader;
use crate::out::{self, Out};
use crate::text_layout::wrapped;
use anyhow::Result;
use eureka_inventions::profile_form::{Field, Filled, Input};
use eureka_words::{CompanionCommand, CompanionNotice, CompanionTeller, FormNotice, as_typed};
use std::io::{BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

/// Asks for all fields and writes the profile.
pub(super) fn fill(
    teller: CompanionTeller<'_>,
    path: &Path,
    out: &mut Out,
    lines_in: &mut LineReader<impl BufRead>,
) -> Result<ExitCode> {
    let file = &path.display().to_string();
    writeln!(out, "{}", teller.form(FormNotice::Begins))?;
    let mut draft = Draft { teller, filled: Filled::default(), left: Field::all().collect() };
    let mut before = Vec::new();
    while let Some(&field) = draft.left.first() {
        draft.ask(field, out)?;
        let Some(line) = lines_in.read(out)? else {
            writeln!(out, "{}", teller.form(FormNotice::Incomplete { file }))?;
            return Ok(ExitCode::FAILURE);
        };
        match teller.read_command(&line) {
            Some(CompanionCommand::Undo) => match before.pop() {
                Some(last) => draft = last,
                None => writeln!(out, "{}", teller.notice(CompanionNotice::NothingUndone))?,
            },
            _ => match draft.clone().answered(field, &line) {
                Ok(next) => before.push(std::mem::replace(&mut draft, next)),
                Err(message) => writeln!(out, "{message}")?,
            },
        }
    }
    let profile = draft.filled.profile().expect("every field was checked");
    for warning in profile.warnings() {
        writeln!(out, "{}", teller.form(FormNotice::Warning(warning)))?;
    }
    out::save(path, profile.write())?;
    writeln!(out, "{}", teller.form(FormNotice::Saved { file }))?;
    Ok(ExitCode::SUCCESS)
}

/// A form that is being filled in.
#[derive(Clone)]
struct Draft<'a> {
    teller: CompanionTeller<'a>,
    filled: Filled,
    /// The fields that have not been asked for yet.
    left: Vec<Field>,
}

impl Draft<'_> {
    fn ask(&self, field: Field, out: &mut Out) -> Result<()> {
        writeln!(out)?;
        for line in wrapped(&self.teller.asked(field, &self.filled), 0) {
            writeln!(out, "{}", out.paint.bold(&line))?;
        }
        for (number, choice) in (1..).zip(self.choices(field)) {
            writeln!(out, "{number:>3}  {choice}")?;
        }
        Ok(())
    }

    /// The names that can be chosen by number at a field: its choices, or the fields that each get a number.
    fn choices(&self, field: Field) -> Vec<String> {
        let input = self.filled.input(field);
        if let Input::Number { .. } = input {
            let fields = field.group.fields().into_iter();
            return fields.map(|field| self.teller.label(field)).collect();
        }
        // Of a pair, the first member is asked about.
        let asked = usize::from(matches!(input, Input::Pair(_)));
        let choices = self.filled.numbered(field).into_iter().skip(asked);
        choices.map(|choice| self.teller.choice(choice)).collect()
    }

    /// The index of the name that the line means, counted from 0.
    fn chosen(&self, field: Field, said: &str) -> Result<usize, String> {
        let names = self.choices(field);
        let number = |index: usize| (index + 1).to_string();
        let is_meant =
            |&index: &usize| number(index) == said || as_typed(&names[index]) == as_typed(said);
        let no_number = CompanionNotice::NoNumber { said, count: names.len() as u64 };
        (0..names.len()).find(is_meant).ok_or_else(|| self.teller.notice(no_number))
    }

    /// The form with the field filled in, or the message about a wrong line.
    fn answered(mut self, field: Field, line: &str) -> Result<Self, String> {
        let (input, numbered) = (self.filled.input(field), self.filled.numbered(field));
        let word = |index: usize| numbered[index].to_string();
        let (set, texts) = match &input {
            Input::Choice(_) => (field, vec![word(self.chosen(field, line)?)]),
            Input::Pair(_) => (field, vec![word(0), word(self.chosen(field, line)? + 1)]),
            Input::Number { .. } if !line.is_empty() => {
                let (name, number) = line.rsplit_once(' ').unwrap_or((line, ""));
                let index = self.chosen(field, name.trim())?;
                (field.group.fields()[index], vec![number.to_owned()])
            }
            _ => (field, self.filled.split(field, line)),
        };
        self.filled.set(set, texts);
        self.filled.check(set).map_err(|wrong| self.teller.wrong(&wrong))?;
        match &input {
            // An empty line ends an optional group.
            _ if line.is_empty() && field.group.is_optional() => {
                self.left.retain(|other| other.group != field.group);
            }
            Input::Number { .. } => {}
            _ => drop(self.left.remove(0)),
        }
        // The last pair is determined by the ones before.
        if let (Input::Pair(_), [one, other]) = (input, &self.filled.numbered(field)[..]) {
            self.filled.set(self.left.remove(0), vec![one.to_string(), other.to_string()]);
        }
        Ok(self)
    }
}
