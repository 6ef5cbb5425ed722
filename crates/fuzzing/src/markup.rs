//! Whether a page, a piece of one or a picture is what it should be: strictly, as a browser would never be.
//!
//! What people write is text and values of attributes, never a tag, an attribute or an entity. So pages are read here by a grammar
//! that has only what our templates make of their own: a name that gets through it as anything but text is noticed.

use std::fmt::Write;

/// Elements without an end.
const VOID: [&str; 8] = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"];

/// Attributes that hold addresses.
const ADDRESSES: [&str; 5] = ["action", "formaction", "href", "src", "xlink:href"];

/// The elements of a page with their attributes, without texts and values: who is named in it makes no difference to them.
///
/// It begins with `<!DOCTYPE html>`, or is a piece of a page, or an SVG.
pub fn skeleton(text: &str) -> Result<String, String> {
    let mut reader = Reader { rest: text, open: Vec::new(), skeleton: String::new() };
    let mut start = text;
    for head in ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<!DOCTYPE html>"] {
        start = start.strip_prefix(head).unwrap_or(start);
    }
    reader.rest = start;
    let read = reader.read();
    read.map_err(|wrong| {
        let at = text.len() - reader.rest.len();
        let near: String = text[floor(text, at.saturating_sub(200))..].chars().take(400).collect();
        format!("byte {at}: {wrong}, near {near:?}")
    })?;
    Ok(reader.skeleton)
}

fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

struct Reader<'t> {
    rest: &'t str,
    open: Vec<&'t str>,
    skeleton: String,
}

impl<'t> Reader<'t> {
    fn read(&mut self) -> Result<(), String> {
        while let Some(begin) = self.rest.find('<') {
            check_text(&self.rest[..begin])?;
            self.rest = &self.rest[begin + 1..];
            match self.rest.strip_prefix('/') {
                Some(rest) => {
                    self.rest = rest;
                    self.end()?;
                }
                None => self.element()?,
            }
        }
        check_text(self.rest)?;
        match self.open.last() {
            Some(open) => Err(format!("<{open}> is never closed")),
            None => Ok(()),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        let name = self.name()?;
        self.sign(">")?;
        match self.open.pop() {
            Some(open) if open == name => Ok(()),
            open => Err(format!("</{name}> closes {open:?}")),
        }
    }

    fn element(&mut self) -> Result<(), String> {
        let name = self.name()?;
        let _ = write!(self.skeleton, "<{name}");
        let mut source = None;
        while self.rest.starts_with(' ') {
            self.rest = &self.rest[1..];
            if self.rest.starts_with('/') {
                break;
            }
            let (key, value) = self.attribute()?;
            if name == "script" && key == "src" {
                source = value;
            }
        }
        let closes_itself = self.rest.starts_with('/');
        self.sign(if closes_itself { "/>" } else { ">" })?;
        self.skeleton.push_str(">\n");
        if name == "script" {
            let ours = source.is_some_and(|source| source.starts_with("/static/"));
            let is_empty = self.rest.starts_with("</script>");
            if !ours || !is_empty {
                return Err("a script that is not ours".to_owned());
            }
        }
        if !closes_itself && !VOID.contains(&name) {
            self.open.push(name);
        }
        Ok(())
    }

    fn attribute(&mut self) -> Result<(&'t str, Option<&'t str>), String> {
        let key = self.name()?;
        let _ = write!(self.skeleton, " {key}");
        if key.starts_with("on") || key == "style" || key == "srcdoc" {
            return Err(format!("the attribute {key}"));
        }
        let Some(rest) = self.rest.strip_prefix("=\"") else { return Ok((key, None)) };
        let end = rest.find('"').ok_or("a value that does not end")?;
        let value = &rest[..end];
        if value.contains('<') {
            return Err(format!("a tag in the attribute {key}"));
        }
        check_text(value)?;
        if ADDRESSES.contains(&key) && !is_ours(value) {
            return Err(format!("the address {value}"));
        }
        self.rest = &rest[end + 1..];
        Ok((key, Some(value)))
    }

    /// The name of an element or an attribute.
    fn name(&mut self) -> Result<&'t str, String> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | ':' | '_');
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        if !self.rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err("no name where one belongs".to_owned());
        }
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(name)
    }

    fn sign(&mut self, sign: &str) -> Result<(), String> {
        self.rest = self.rest.strip_prefix(sign).ok_or_else(|| format!("no `{sign}`"))?;
        Ok(())
    }
}

/// Whether an address leads to a page of ours, or to one that a template names: a name of somebody never begins one.
fn is_ours(address: &str) -> bool {
    let known = ["/", "#", "?", "https://", "data:image/"];
    let is_elsewhere = address.starts_with("//");
    !is_elsewhere && (address.is_empty() || known.iter().any(|known| address.starts_with(known)))
}

/// Text: every `&` begins an entity, and there is nothing that a page cannot hold.
fn check_text(text: &str) -> Result<(), String> {
    for (at, _) in text.match_indices('&') {
        let rest = &text[at + 1..];
        let entity = rest.split_once(';').map(|(entity, _)| entity);
        let is_known = |entity: &str| {
            matches!(entity, "amp" | "lt" | "gt" | "quot")
                || entity.strip_prefix('#').is_some_and(|number| number.parse::<u32>().is_ok())
        };
        if !entity.is_some_and(is_known) {
            return Err("an `&` that is no entity".to_owned());
        }
    }
    if text.contains('>') {
        return Err("a `>` in a text".to_owned());
    }
    match text.chars().find(|c| c.is_control() && !matches!(c, '\n' | '\t' | '\r')) {
        Some(c) => Err(format!("the character {c:?}")),
        None => Ok(()),
    }
}
