//! The forms and links of a page.

use eureka_proving::Dice;

/// A form of a page, as far as it can be filled in.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) post: bool,
    pub(crate) action: String,
    /// The fields, each with the values that it offers.
    pub(crate) fields: Vec<(String, Vec<String>)>,
}

impl Form {
    /// The forms of a page.
    pub(crate) fn all(html: &str) -> Vec<Form> {
        html.split("<form").skip(1).filter_map(Form::read).collect()
    }

    fn read(rest: &str) -> Option<Form> {
        let (head, rest) = rest.split_once('>')?;
        let body = rest.split("</form>").next()?;
        let action = attribute(head, "action")?;
        let mut form = Form { post: head.contains("method=\"post\""), action, fields: Vec::new() };
        let mut select = None;
        for tag in body.split('<').skip(1) {
            let (tag, text) = tag.split_once('>')?;
            let element = tag.split([' ', '/']).next()?;
            let name = attribute(tag, "name");
            let value = attribute(tag, "value").unwrap_or_default();
            match (element, name) {
                ("select", name) => select = name,
                ("option", _) => {
                    if let Some(name) = &select {
                        form.offer(name, value);
                    }
                }
                ("textarea", Some(name)) => form.offer(&name, plain(text)),
                ("input" | "button", Some(name)) => form.offer(&name, value),
                _ => {}
            }
        }
        Some(form)
    }

    fn offer(&mut self, name: &str, value: String) {
        match self.fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value),
            None => self.fields.push((name.to_owned(), vec![value])),
        }
    }

    /// One way to fill it in.
    pub(crate) fn filled(&self, dice: &mut Dice) -> Vec<(String, String)> {
        let field =
            |(name, values): &(String, Vec<String>)| (name.clone(), dice.any(values).clone());
        self.fields.iter().map(field).collect()
    }
}

/// The links of a page that stay here.
pub(crate) fn links(html: &str) -> Vec<String> {
    let links = html.split("<a ").skip(1).filter_map(|rest| rest.split_once('>'));
    let links = links.filter_map(|(tag, _)| attribute(tag, "href"));
    links.filter(|link| link.starts_with('/')).map(without_fragment).collect()
}

fn without_fragment(link: String) -> String {
    link.split('#').next().unwrap_or_default().to_owned()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!("{name}=\""))?;
    Some(plain(rest.split_once('"')?.0))
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
