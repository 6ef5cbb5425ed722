//! A few things that are looked up in the pages of a server, without a parser.

use eureka_fuzzing::Dice;
use std::ops::RangeInclusive;

/// The values of an attribute, as a browser reads them; the key is given with its `="`.
pub fn attributes<'a>(html: &'a str, key: &'a str) -> impl Iterator<Item = String> + 'a {
    html.split(key).skip(1).filter_map(|rest| Some(unescaped(rest.split_once('"')?.0)))
}

/// The values of an attribute in the tags that begin like this.
pub fn values(html: &str, tag: &str, attribute: &str) -> Vec<String> {
    let key = format!("{attribute}=\"");
    tags(html, tag).filter_map(|tag| attributes(tag, &key).next()).collect()
}

/// The answers that a page offers as buttons.
pub fn answer_buttons(html: &str) -> Vec<String> {
    let buttons = tags(html, "<button").filter(|tag| tag.contains("name=\"answer\""));
    buttons.filter_map(|tag| attributes(tag, "value=\"").next()).collect()
}

/// The ways on that a page offers to whoever is asked.
#[derive(Debug)]
pub struct Offered {
    /// The answers that have buttons.
    pub answers: Vec<String>,
    /// The numbers of which any is an answer.
    pub numbers: Option<RangeInclusive<usize>>,
    /// The links that lead to further answers.
    pub forks: Vec<String>,
}

/// One of the ways on that a page offers.
#[derive(Debug)]
pub enum WayOn {
    /// An answer.
    Answer(String),
    /// A link to further answers.
    Fork(String),
}

impl Offered {
    /// The ways on that a page offers.
    pub fn on(html: &str) -> Offered {
        let number = |end| values(html, "<input id=\"companion-number\"", end).pop()?.parse().ok();
        Offered {
            answers: answer_buttons(html),
            numbers: number("min").zip(number("max")).map(|(least, most)| least..=most),
            forks: values(html, "<a class=\"button fork\"", "href"),
        }
    }

    /// True if there are any.
    pub fn is_any(&self) -> bool {
        self.numbers.is_some() || !self.answers.is_empty() || !self.forks.is_empty()
    }

    /// Any of them; none if nothing is asked.
    pub fn any(&self, dice: &mut Dice) -> Option<WayOn> {
        if let Some(numbers) = &self.numbers {
            let number = numbers.start() + dice.below(numbers.end() - numbers.start() + 1);
            return Some(WayOn::Answer(number.to_string()));
        }
        if !self.is_any() {
            return None;
        }
        // A turn ends sooner or later.
        let end = self.answers.iter().find(|answer| *answer == "end").filter(|_| dice.once_in(3));
        let index = dice.below(self.answers.len() + self.forks.len());
        Some(match end.or(self.answers.get(index)) {
            Some(answer) => WayOn::Answer(answer.clone()),
            None => WayOn::Fork(self.forks[index - self.answers.len()].clone()),
        })
    }
}

/// The version that the forms of a page name.
pub fn form_version(html: &str) -> Option<String> {
    attributes(html, "name=\"version\" value=\"").next()
}

/// The number of entries of its table that a page knows: the address of its stream has it.
pub fn known_entries(html: &str) -> Option<u32> {
    let stream = attributes(html, "data-stream=\"").next()?;
    let next = stream.split("next=").nth(1)?;
    next.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The texts between the tags of a page.
pub(crate) fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').filter_map(|tag| Some(tag.split_once('>')?.1)).filter(|text| !text.is_empty())
}

/// The insides of the tags that begin like this.
fn tags<'a>(html: &'a str, tag: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(tag).skip(1).filter_map(|rest| Some(rest.split_once('>')?.0))
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
