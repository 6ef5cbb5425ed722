//! What the person types, line by line.

use crate::out::Out;
use anyhow::{Context, Result};
use std::io::{self, BufRead, IsTerminal, Write};

/// Listens to standard input.
pub(crate) struct LineReader<R> {
    input: R,
    /// Whether lines are repeated: a terminal shows them itself, a pipe does not.
    echo: bool,
}

impl<R: BufRead> LineReader<R> {
    pub(crate) fn new(input: R) -> LineReader<R> {
        LineReader { input, echo: !io::stdin().is_terminal() }
    }

    /// The next line without the spaces around it; none when there is no more.
    pub(crate) fn read(&mut self, out: &mut Out) -> Result<Option<String>> {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = Vec::new();
        // Bytes, not text: whatever is typed or piped in gets a message.
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
