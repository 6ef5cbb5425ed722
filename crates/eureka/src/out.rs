//! Standard output, error messages and written files.

use anyhow::{Context, Result};
use eureka_innovation::{Color, Rules};
use eureka_terminal::write_whole;
use eureka_words::{Line, Piece, Topic};
use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::path::Path;
use textwrap::core::display_width;

/// Standard output, with colors only on a terminal.
pub(crate) struct Out {
    writer: BufWriter<Stdout>,
    /// The style of emphasis on this stream.
    pub(crate) paint: Paint,
}

impl Out {
    /// Standard output: colored if it is a terminal and `NO_COLOR` is not set.
    pub(crate) fn new() -> Out {
        let stdout = io::stdout();
        let paint = Paint::wanted(stdout.is_terminal());
        Out { writer: BufWriter::new(stdout), paint }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) => self.writer.write_all(tame(text).as_bytes())?,
            Err(_) => self.writer.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Whether text is emphasized with the terminal's escape sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Without escape sequences.
    Plain,
    /// With escape sequences.
    Colored,
}

impl Paint {
    /// The style for a stream: colored if it is a terminal and `NO_COLOR` is not set.
    pub(crate) fn wanted(is_terminal: bool) -> Paint {
        match eureka_terminal::Paint::wanted() {
            eureka_terminal::Paint::Colors if is_terminal => Paint::Colored,
            _ => Paint::Plain,
        }
    }

    /// Bold text.
    pub(crate) fn bold(self, text: &str) -> String {
        self.escaped("1", text)
    }

    /// Dimmed text.
    pub(crate) fn dim(self, text: &str) -> String {
        self.escaped("2", text)
    }

    /// Text in the color of a pile.
    pub(crate) fn color(self, color: Color, text: &str) -> String {
        let code = match color {
            Color::Red => "31",
            Color::Yellow => "33",
            Color::Green => "32",
            Color::Blue => "34",
            Color::Purple => "35",
        };
        self.escaped(code, text)
    }

    /// A line with the cards and colors that it names in their own color.
    pub(crate) fn line(self, rules: &Rules, line: &Line) -> String {
        line.shown(|piece| self.piece(rules, piece))
    }

    /// A piece of a line, in the color of the thing it names.
    pub(crate) fn piece(self, rules: &Rules, piece: &Piece) -> String {
        match piece.topic {
            Some(Topic::Card(card)) => self.color(rules.color(card), &piece.text),
            Some(Topic::Color(color)) => self.color(color, &piece.text),
            Some(Topic::Seat(_)) | None => piece.text.clone(),
        }
    }

    fn escaped(self, code: &str, text: &str) -> String {
        match self {
            Paint::Plain => text.to_owned(),
            Paint::Colored => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

/// A wrong use of the command line that is found only after parsing: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct UsageError(pub(crate) String);

/// Whether the error is a closed pipe: the reader of the output has gone.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// Prints an error on standard error.
pub(crate) fn complain(error: &anyhow::Error) {
    // If even standard error cannot be written, there is nothing left to do.
    let _ = writeln!(io::stderr(), "error: {}", tame(&format!("{error:#}")));
}

/// A text made safe for a terminal: names in a file from somebody else could otherwise move the cursor, rename the
/// window or worse. Line breaks, tabs and colors stay.
pub(crate) fn tame(text: &str) -> Cow<'_, str> {
    let is_odd = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if !text.contains(is_odd) {
        return text.into();
    }
    let mut tame = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let kept = if is_odd(c) { color_length(rest) } else { c.len_utf8() };
        match kept {
            0 => tame.push(char::REPLACEMENT_CHARACTER),
            _ => tame.push_str(&rest[..kept]),
        }
        rest = &rest[kept.max(c.len_utf8())..];
    }
    tame.into()
}

/// The length of the color escape sequence at the beginning of a text; 0 if there is none.
fn color_length(text: &str) -> usize {
    let Some(code) = text.strip_prefix("\x1b[") else { return 0 };
    let end = code.find(|c: char| !c.is_ascii_digit() && c != ';').unwrap_or(code.len());
    if code[end..].starts_with('m') { "\x1b[".len() + end + 1 } else { 0 }
}

/// The spaces that fill a text up to this many columns.
fn gap(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(display_width(text)))
}

/// A text padded with spaces to this many columns.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", gap(text, columns))
}

/// Rows of cells as lines with aligned columns: the first column to the left, the others to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max()
    };
    let cell = |(column, text): (usize, &String)| match (column, width(column).unwrap_or(0)) {
        (0, width) => format!("  {}", padded(text, width)),
        (_, width) => format!("  {}{text}", gap(text, width)),
    };
    rows.iter().map(|row| row.iter().enumerate().map(cell).collect()).collect()
}

/// Writes a file.
pub(crate) fn save(path: &Path, text: impl AsRef<[u8]>) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a file atomically: after a crash it has either the old text or the new one, never a part.
pub(crate) fn save_whole(path: &Path, text: &str) -> Result<()> {
    write_whole(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Creates a folder and its parents; an existing one is left alone.
pub(crate) fn make_folder(path: &Path) -> Result<()> {
    std::fs::create_dir_all(path)
        .with_context(|| format!("cannot make the folder {}", path.display()))
}
