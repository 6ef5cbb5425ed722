//! The layout of Inventions in plain text: rows of a table, lines of a log, points, the end.

use crate::out::{Out, Paint, padded};
use anyhow::Result;
use eureka_inventions::{Event, Position, Score};
use eureka_words::{CompanionTeller, Row};
use std::borrow::Cow;
use std::io::Write;
use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

/// The width of a line in columns.
const WIDTH: usize = 80;

/// The lines of a text, wrapped, that begins in this column.
pub(crate) fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let options = Options::new(WIDTH.saturating_sub(indent))
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(Cow::into_owned).collect()
}

/// A text, wrapped, from the first column.
pub(crate) fn lines(text: &str) -> String {
    wrapped(text, 0).iter().map(|line| format!("{line}\n")).collect()
}

/// Prints a text, wrapped.
pub(crate) fn say(text: &str, out: &mut Out) -> Result<()> {
    Ok(write!(out, "{}", lines(text))?)
}

/// Prints the help: each command and its effect.
pub(crate) fn help((title, rows): (String, Vec<(String, String)>), out: &mut Out) -> Result<()> {
    writeln!(out, "{title}")?;
    let widest = rows.iter().map(|(usage, _)| display_width(usage)).max().unwrap_or(0);
    for (usage, text) in rows {
        writeln!(out, "  {}   {text}", padded(&usage, widest))?;
    }
    Ok(())
}

/// A text after a prefix; further lines are indented to the same column.
pub(crate) fn hanging(begin: &str, text: &str) -> String {
    let indent = display_width(begin);
    let line = |(index, line): (usize, &String)| match index {
        0 => format!("{begin}{line}\n"),
        _ => format!("{}{line}\n", " ".repeat(indent)),
    };
    wrapped(text, indent).iter().enumerate().map(line).collect()
}

/// Rows under their titles; the widest label sets the width of all.
pub(crate) fn parts(paint: Paint, parts: &[(String, Vec<Row>)]) -> String {
    let labels = parts.iter().flat_map(|(_, rows)| rows).map(|row| display_width(&row.label));
    // Two spaces before a label, and two after it.
    let indent = labels.max().unwrap_or(0) + 4;
    let mut text = String::new();
    for (title, rows) in parts {
        text.push('\n');
        if !title.is_empty() {
            text += &format!("{}\n", paint.bold(title));
        }
        rows.iter().for_each(|shown| text += &row(paint, shown, indent));
    }
    text
}

/// A row; items that do not fit continue below the first item.
fn row(paint: Paint, row: &Row, indent: usize) -> String {
    let label = format!("  {}", padded(&row.label, indent - 2));
    let mut lines = wrapped(&row.items.join(" · "), indent);
    if row.items.is_empty() {
        lines[0].push('–');
    }
    let first = format!("{}{}\n", paint.dim(&label), lines[0]);
    let others = lines[1..].iter().map(|line| format!("{}{line}\n", " ".repeat(indent)));
    std::iter::once(first).chain(others).collect()
}

/// Points by source; a source that does not count has no number.
pub(crate) type Points = Vec<(String, Option<u16>)>;

/// Points under their titles.
pub(crate) fn points(paint: Paint, sheets: &[(String, Points)]) -> String {
    // Two columns before a label, two after it, and four for the points.
    const MARGIN: usize = 8;
    let counted = sheets.iter().flat_map(|(_, rows)| rows).filter(|(_, points)| points.is_some());
    let widest =
        counted.map(|(label, _)| display_width(label)).max().unwrap_or(0).min(WIDTH - MARGIN);
    let mut text = String::new();
    for (title, rows) in sheets {
        text += &format!("{}\n", paint.bold(title));
        for (label, points) in rows {
            let room = if points.is_some() { widest } else { WIDTH - 2 };
            let mut lines = wrapped(label, WIDTH - room);
            if let (Some(last), Some(points)) = (lines.last_mut(), points) {
                *last = format!("{}  {points:>4}", padded(last, widest));
            }
            lines.iter().for_each(|line| text += &format!("  {line}\n"));
        }
    }
    text
}

/// Both ways to win, the awards and the level.
pub(crate) fn ending(
    paint: Paint,
    teller: CompanionTeller<'_>,
    at: &Position,
    score: &Score,
) -> String {
    let mut text = String::from("\n");
    teller.goals(score).iter().for_each(|goal| text += &lines(goal));
    let [awards, _] = teller.report_parts();
    text += &format!("\n{}\n", paint.bold(&awards));
    for award in teller.awards(at, score) {
        let sign = if award.met { "✓" } else { "–" };
        let line = format!("{} ({})", award.text, award.honor);
        text += &hanging(&format!("{:>3}. {sign} ", award.number), &line);
    }
    text += &format!("\n{}\n", paint.bold(&teller.level(score)));
    text
}

/// The style of a line in the log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A heading: something begins.
    Title,
    /// A remark, such as that something is passed over.
    Aside,
    /// A choice.
    Choice,
    /// An action.
    Action,
}

impl Tone {
    /// The tone of an event on the table.
    pub(crate) const fn of(event: &Event) -> Tone {
        match event {
            Event::Turn { .. } | Event::EraOver { .. } | Event::EraBegins { .. } | Event::Over => {
                Tone::Title
            }
            Event::RowPassed { .. }
            | Event::RegionPassed { .. }
            | Event::ProgressPassed { .. }
            | Event::ChainBroken { .. }
            | Event::NoProgress { .. }
            | Event::Nothing { .. } => Tone::Aside,
            Event::Chose { .. } | Event::Chained { .. } => Tone::Choice,
            _ => Tone::Action,
        }
    }
}

/// A line of the log.
pub(crate) fn told(paint: Paint, tone: Tone, text: &str) -> String {
    match tone {
        Tone::Title => format!("\n{}\n", paint.bold(text)),
        Tone::Choice => hanging("  → ", text),
        Tone::Action => hanging("  ▸ ", text),
        Tone::Aside => {
            let aside = hanging("  · ", text);
            aside.lines().map(|line| format!("{}\n", paint.dim(line))).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_measured_in_columns() {
        // Each of these characters takes two columns.
        let word = "発".repeat(20);
        assert_eq!(wrapped(&format!("{word} {word}"), 0), [word.as_str(), &word]);
        assert_eq!(wrapped("well-known", 76), ["well-known"]);
        assert_eq!(
            hanging("  発 ", &format!("a {}", "b".repeat(74))).lines().nth(1).unwrap().len(),
            79
        );
    }
}
