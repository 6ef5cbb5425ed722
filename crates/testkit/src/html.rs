//! Lookups in the pages of a server by string search, without an HTML parser.

use eureka_fuzzing::Dice;
use std::ops::RangeInclusive;

/// The unescaped values of an attribute. The key includes its `="`.
pub fn attributes<'a>(html: &'a str, key: &'a str) -> impl Iterator<Item = String> + 'a {
    html.split(key).skip(1).filter_map(|rest| Some(unescaped(rest.split_once('"')?.0)))
}

/// The values of an attribute in the tags that begin with `tag`, such as `<input id="x"`.
pub fn values(html: &str, tag: &str, attribute: &str) -> Vec<String> {
    let key = format!("{attribute}=\"");
    tags(html, tag).filter_map(|tag| attributes(tag, &key).next()).collect()
}

/// The answers that a page offers as buttons.
pub fn answer_buttons(html: &str) -> Vec<String> {
    let buttons = tags(html, "<button").filter(|tag| tag.contains("name=\"answer\""));
    buttons.filter_map(|tag| attributes(tag, "value=\"").next()).collect()
}

/// The choices that a page offers to the player who is asked.
#[derive(Debug)]
pub struct PageChoices {
    /// The answers that have buttons.
    pub answers: Vec<String>,
    /// The numbers that the number field accepts as answers.
    pub numbers: Option<RangeInclusive<usize>>,
    /// The links that lead to further answers.
    pub forks: Vec<String>,
}

/// One choice that a page offers.
#[derive(Debug)]
pub enum PageChoice {
    /// An answer.
    Answer(String),
    /// A link to further answers.
    Fork(String),
}

impl PageChoices {
    /// Finds the choices in a page.
    pub fn on(html: &str) -> PageChoices {
        let number = |end| values(html, "<input id=\"companion-number\"", end).pop()?.parse().ok();
        PageChoices {
            answers: answer_buttons(html),
            numbers: number("min").zip(number("max")).map(|(least, most)| least..=most),
            forks: values(html, "<a class=\"button fork\"", "href"),
        }
    }

    /// Returns true if there are any.
    pub fn is_any(&self) -> bool {
        self.numbers.is_some() || !self.answers.is_empty() || !self.forks.is_empty()
    }

    /// A random choice, or `None` if nothing is asked.
    pub fn any(&self, dice: &mut Dice) -> Option<PageChoice> {
        if let Some(numbers) = &self.numbers {
            let number = numbers.start() + dice.below(numbers.end() - numbers.start() + 1);
            return Some(PageChoice::Answer(number.to_string()));
        }
        if !self.is_any() {
            return None;
        }
        // `end` is preferred, so that turns end.
        let end = self.answers.iter().find(|answer| *answer == "end").filter(|_| dice.once_in(3));
        let index = dice.below(self.answers.len() + self.forks.len());
        Some(match end.or(self.answers.get(index)) {
            Some(answer) => PageChoice::Answer(answer.clone()),
            None => PageChoice::Fork(self.forks[index - self.answers.len()].clone()),
        })
    }
}

/// The version that the forms of a page name.
pub fn form_version(html: &str) -> Option<String> {
    attributes(html, "name=\"version\" value=\"").next()
}

/// The number of journal entries that a page knows, taken from the address of its stream.
pub fn known_entries(html: &str) -> Option<u32> {
    let stream = attributes(html, "data-stream=\"").next()?;
    let next = stream.split("next=").nth(1)?;
    next.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The texts between the tags of a page.
pub(crate) fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').filter_map(|tag| Some(tag.split_once('>')?.1)).filter(|text| !text.is_empty())
}

/// The rest of each tag that begins with `tag`, up to its `>`.
fn tags<'a>(html: &'a str, tag: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(tag).skip(1).filter_map(|rest| Some(rest.split_once('>')?.0))
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
