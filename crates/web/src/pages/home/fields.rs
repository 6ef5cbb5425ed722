//! The fields of a submitted form.

use serde::Deserialize;
use std::fmt::Write;

/// The fields of a form by name, as submitted. Nothing is rejected here, so that a form can be shown again as it was
/// filled in.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The value of a field, if the form has it.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The value of a field; empty if the form does not have it.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }

    /// Whether a checkbox is ticked; `None` if the form does not have it.
    pub(crate) fn ticked(&self, name: &str) -> Option<bool> {
        self.get(name).map(|value| value == "yes")
    }

    /// The URL of a page with these fields as its query.
    pub(crate) fn address(&self, page: &str) -> String {
        let mut address = page.to_owned();
        for (number, (name, value)) in self.0.iter().enumerate() {
            address.push(if number == 0 { '?' } else { '&' });
            escape(name, &mut address);
            address.push('=');
            escape(value, &mut address);
        }
        address
    }
}

/// Percent-encodes a text: letters and digits stay as they are, everything else becomes `%C5`.
fn escape(text: &str, into: &mut String) {
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => into.push(char::from(byte)),
            _ => write!(into, "%{byte:02X}").expect("a string takes everything"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_every_sign_of_a_field() {
        let fields = Fields(vec![
            ("name".to_owned(), "Жан & Ко?".to_owned()),
            ("seat-a".to_owned(), "me".to_owned()),
        ]);
        let address = fields.address("/new");
        assert_eq!(address, "/new?name=%D0%96%D0%B0%D0%BD%20%26%20%D0%9A%D0%BE%3F&seat-a=me");
    }
}
