//! A few things that are looked up in the pages of a server, without a parser.

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
