//! A strict checker for the HTML and SVG that our templates produce.
//!
//! User input may appear only as text or as the value of an attribute, never as a tag, an attribute or an entity. A browser
//! forgives almost everything, so pages are parsed here by a grammar that allows only what our own templates produce. A name
//! that ends up as anything but text is an error.

use std::fmt::Write;

/// Elements without an end tag.
const VOID_ELEMENTS: [&str; 9] =
    ["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// Attributes whose values are URLs.
const URL_ATTRIBUTES: [&str; 5] = ["action", "formaction", "href", "src", "xlink:href"];

/// Returns the elements of a page with the names of their attributes, one per line, without texts and values.
///
/// Two pages that differ only in user input have the same skeleton. The text may be a page that begins with
/// `<!DOCTYPE html>`, a fragment of one, or an SVG.
///
/// ```
/// use eureka_fuzzing::markup::skeleton;
///
/// assert_eq!(skeleton("<p title=\"Ada\">Ada</p>"), Ok("<p title>\n".to_owned()));
/// assert!(skeleton("<p>Ada & Bob</p>").is_err());
/// ```
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
        let near: String =
            text[floor_char_boundary(text, at.saturating_sub(200))..].chars().take(400).collect();
        format!("byte {at}: {wrong}, near {near:?}")
    })?;
    Ok(reader.skeleton)
}

/// The last character boundary at or before a byte offset.
fn floor_char_boundary(text: &str, mut at: usize) -> usize {
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
        self.expect(">")?;
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
        self.expect(if closes_itself { "/>" } else { ">" })?;
        self.skeleton.push_str(">\n");
        if name == "script" {
            let ours = source.is_some_and(|source| source.starts_with("/static/"));
            let is_empty = self.rest.starts_with("</script>");
            if !ours || !is_empty {
                return Err("a script that is not ours".to_owned());
            }
        }
        if !closes_itself && !VOID_ELEMENTS.contains(&name) {
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
        if URL_ATTRIBUTES.contains(&key) && !is_allowed_url(value) {
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

    fn expect(&mut self, token: &str) -> Result<(), String> {
        self.rest = self.rest.strip_prefix(token).ok_or_else(|| format!("no `{token}`"))?;
        Ok(())
    }
}

/// Whether a URL has a beginning that our templates write themselves. User input never begins a URL.
fn is_allowed_url(url: &str) -> bool {
    let known = ["/", "#", "?", "https://", "data:image/"];
    // `//host/path` leads to another site.
    let is_elsewhere = url.starts_with("//");
    !is_elsewhere && (url.is_empty() || known.iter().any(|known| url.starts_with(known)))
}

/// Checks a text or an attribute value: every `&` begins a known entity, and there is no `>` and no control character.
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
