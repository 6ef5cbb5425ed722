//! The forms and links of a page.

use eureka_testkit::Dice;

/// A form of a page with its fields.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) post: bool,
    pub(crate) action: String,
    /// The fields, each with the values that it offers.
    pub(crate) fields: Vec<(String, Vec<String>)>,
}

impl Form {
    /// The forms of a page. A field outside a form element belongs to the form that its `form` attribute names.
    pub(crate) fn all(html: &str) -> Vec<Form> {
        let read = |rest: &str| {
            let (head, rest) = rest.split_once('>')?;
            let mut form = Form {
                post: head.contains("method=\"post\""),
                action: attribute(head, "action")?,
                fields: Vec::new(),
            };
            form.add_fields(rest.split("</form>").next()?, |_| true);
            if let Some(id) = attribute(head, "id") {
                let belongs = format!("form=\"{id}\"");
                form.add_fields(html, |tag| tag.contains(&belongs));
            }
            Some(form)
        };
        html.split("<form").skip(1).filter_map(read).collect()
    }

    /// Adds the fields among these tags that belong to the form.
    fn add_fields(&mut self, html: &str, belongs: impl Fn(&str) -> bool) {
        let mut select = None;
        for tag in html.split('<').skip(1) {
            let Some((tag, text)) = tag.split_once('>') else { continue };
            let element = tag.split([' ', '/']).next().unwrap_or_default();
            let name = attribute(tag, "name").filter(|_| belongs(tag));
            let value = attribute(tag, "value").unwrap_or_default();
            match (element, name) {
                ("select", name) => select = name,
                ("option", _) => {
                    if let Some(name) = &select {
                        self.add_value(name, value);
                    }
                }
                ("textarea", Some(name)) => self.add_value(&name, plain(text)),
                ("input" | "button", Some(name)) => self.add_value(&name, value),
                _ => {}
            }
        }
    }

    fn add_value(&mut self, name: &str, value: String) {
        match self.fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value),
            None => self.fields.push((name.to_owned(), vec![value])),
        }
    }

    /// The form with a random choice of the offered value for each field.
    pub(crate) fn filled(&self, dice: &mut Dice) -> Vec<(String, String)> {
        let field =
            |(name, values): &(String, Vec<String>)| (name.clone(), dice.any(values).clone());
        self.fields.iter().map(field).collect()
    }
}

/// The links of a page to paths of the same server, without fragments.
pub(crate) fn links(html: &str) -> Vec<String> {
    let links = html.split("<a ").skip(1).filter_map(|rest| rest.split_once('>'));
    let links = links.filter_map(|(tag, _)| attribute(tag, "href"));
    links.filter(|link| link.starts_with('/')).map(without_fragment).collect()
}

fn without_fragment(link: String) -> String {
    link.split('#').next().unwrap_or_default().to_owned()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(plain(rest.split_once('"')?.0))
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
