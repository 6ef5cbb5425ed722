//! The notation of numbers in the reader's language.

/// The notation of numbers in the reader's language. The default is plain digits with a decimal point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The decimal separator.
    pub decimal: String,
    /// The separator between groups of three digits.
    pub thousands: String,
    /// The suffix of a percentage, including a space if the language has one.
    pub percent: String,
}

impl Default for Numbers {
    fn default() -> Self {
        Self { decimal: ".".to_owned(), thousands: String::new(), percent: "%".to_owned() }
    }
}

impl Numbers {
    pub(crate) fn write(&self, number: f64, decimals: usize) -> String {
        let plain = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut text = String::new();
        // A number that rounds to zero has no sign.
        if number < 0.0 && plain.contains(|digit| matches!(digit, '1'..='9')) {
            text.push('\u{2212}');
        }
        for (index, digit) in whole.chars().enumerate() {
            if index > 0 && (whole.len() - index).is_multiple_of(3) {
                text.push_str(&self.thousands);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push_str(&self.decimal);
            text.push_str(fraction);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_the_separators_of_the_language() {
        let polish =
            Numbers { decimal: ",".into(), thousands: "\u{a0}".into(), ..Numbers::default() };
        let cases = [
            (0.0, 0, "0", "0"),
            (-0.01, 1, "0.0", "0,0"),
            (-12.5, 1, "\u{2212}12.5", "\u{2212}12,5"),
            (999.0, 0, "999", "999"),
            (1234567.0, 0, "1234567", "1\u{a0}234\u{a0}567"),
        ];
        for (number, decimals, plain, grouped) in cases {
            assert_eq!(Numbers::default().write(number, decimals), plain);
            assert_eq!(polish.write(number, decimals), grouped);
        }
    }
}
