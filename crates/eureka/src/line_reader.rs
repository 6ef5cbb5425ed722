//! Reads the person's input line by line.

use crate::out::Out;
use anyhow::{Context, Result};
use std::io::{self, BufRead, IsTerminal, Write};

/// Reads lines from standard input.
pub(crate) struct LineReader<R> {
    input: R,
    /// Whether to print each line after reading: a terminal shows typed lines itself, a pipe does not.
    echo: bool,
}

impl<R: BufRead> LineReader<R> {
    pub(crate) fn new(input: R) -> LineReader<R> {
        LineReader { input, echo: !io::stdin().is_terminal() }
    }

    /// The next line without surrounding spaces; `None` at the end of the input.
    pub(crate) fn read(&mut self, out: &mut Out) -> Result<Option<String>> {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = Vec::new();
        // Read as bytes: input that is not UTF-8 gets a message instead of an error.
        if self.input.read_until(b'\n', &mut line).context("cannot read the answers")? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}
