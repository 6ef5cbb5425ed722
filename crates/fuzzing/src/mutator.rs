//! The mutations of the fuzzer: new inputs made from existing ones.

use crate::dice::Dice;
use std::ops::Range;

/// Texts that have a special meaning for careless code: in a page, a terminal, a database, a log or a number parser.
pub const HOSTILE: [&str; 28] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "</textarea></title></style><svg onload=alert(1)>",
    "<!--",
    "]]>",
    "&lt;&#60;&amp;",
    "javascript:alert(1)",
    "{ $name }",
    "{\"}\"}",
    "%s%n%00",
    "../../../etc/passwd",
    "'; DROP TABLE tables; --",
    "\u{1b}[2J\u{1b}]0;owned\u{7}",
    "\u{9b}31m",
    "\r\nset-cookie: person=1\r\n\r\n",
    "\n\ndata: forged\n\n",
    "\u{0}",
    "\u{202e}gpj.exe",
    "\u{2066}\u{2069}\u{200f}",
    "\u{feff}",
    "\u{e000}\u{e001}",
    "\u{d7ff}\u{10ffff}",
    "e\u{301}\u{301}\u{301}\u{301}",
    "👩\u{200d}👩\u{200d}👧\u{200d}👦🇺🇦",
    "ﷺ",
    "ı İ ß ǅ",
    "A: B: C",
];

/// Numbers at and just beyond common limits.
const BOUNDARY_NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "5",
    "6",
    "10",
    "11",
    "12",
    "99",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "0x10",
];

/// Bytes with a meaning in most text formats, and parts of UTF-8 sequences.
const SPECIAL_BYTES: &[u8] = b"\"'{}[]()#\n\r\t,=<>!~:;.-+_ \\/&%$\0\x1b\x7f\xc3\xa9\xe2\xf0\xff";

/// The length at which an input is cut off. Longer inputs find nothing new.
const MAX_INPUT_BYTES: usize = 64 * 1024;

/// Makes new inputs from existing ones. The same dice give the same inputs in every run.
pub struct Mutator {
    dice: Dice,
    /// The words found in the initial inputs, which are the vocabulary of the format.
    words: Vec<String>,
}

impl Mutator {
    /// Creates a mutator that takes its vocabulary from these inputs.
    pub fn new(dice: Dice, inputs: &[Vec<u8>]) -> Mutator {
        let mut words: Vec<String> = Vec::new();
        for input in inputs {
            let text = String::from_utf8_lossy(input);
            let own = pieces(&text).into_iter().map(|piece| &text[piece]);
            words.extend(own.filter(|word| word.len() > 1 && word.len() < 40).map(str::to_owned));
        }
        words.sort_unstable();
        words.dedup();
        Mutator { dice, words }
    }

    /// The random generator, for a caller that chooses between inputs.
    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// Returns `input` with one to four changes. Some kinds of change copy a part of `other`.
    pub fn mutate(&mut self, input: &[u8], other: &[u8]) -> Vec<u8> {
        let mut mutated = input.to_vec();
        // One change is usually enough: several at once hide each other.
        let more = if self.dice.once_in(3) { 1 + self.dice.below(3) } else { 0 };
        for _ in 0..=more {
            mutated = match std::str::from_utf8(&mutated) {
                Ok(text) if !self.dice.once_in(4) => self.mutate_text(text, other),
                _ => self.mutate_bytes(mutated, other),
            };
        }
        mutated.truncate(MAX_INPUT_BYTES);
        mutated
    }

    fn mutate_text(&mut self, text: &str, other: &[u8]) -> Vec<u8> {
        match self.dice.below(8) {
            0 | 1 => self.mutate_lines(text, other),
            2 => self.mutate_number(text),
            3 => self.insert(text),
            _ => self.mutate_pieces(text, other),
        }
        .into_bytes()
    }

    /// Removes, duplicates, swaps or trims a line, or takes lines from the other input.
    fn mutate_lines(&mut self, text: &str, other: &[u8]) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if lines.is_empty() {
            return text.to_owned();
        }
        let (first, second) = (self.dice.below(lines.len()), self.dice.below(lines.len()));
        let other = String::from_utf8_lossy(other);
        let others: Vec<&str> = other.split_inclusive('\n').collect();
        match self.dice.below(6) {
            0 => drop(lines.remove(first)),
            1 => lines.insert(second, lines[first]),
            2 => lines.swap(first, second),
            3 if !others.is_empty() => lines.insert(first, *self.dice.any(&others)),
            4 if !others.is_empty() => {
                // Splice: the beginning of this input and the end of the other.
                lines.truncate(first);
                lines.extend(&others[self.dice.below(others.len())..]);
            }
            _ => lines[first] = lines[first].trim_end(),
        }
        lines.concat()
    }

    /// Replaces a number by a neighbor or by a boundary number.
    fn mutate_number(&mut self, text: &str) -> String {
        let digits = |piece: &Range<usize>| text[piece.clone()].bytes().all(|b| b.is_ascii_digit());
        let numbers: Vec<Range<usize>> = pieces(text).into_iter().filter(digits).collect();
        if numbers.is_empty() {
            return self.insert(text);
        }
        let place = self.dice.any(&numbers).clone();
        let near = || text[place.clone()].parse::<u64>().ok();
        let number = match self.dice.below(4) {
            0 => near().map(|number| number.wrapping_add(1).to_string()),
            1 => near().map(|number| number.wrapping_sub(1).to_string()),
            _ => None,
        };
        let number = number.unwrap_or_else(|| (*self.dice.any(&BOUNDARY_NUMBERS)).to_owned());
        format!("{}{number}{}", &text[..place.start], &text[place.end..])
    }

    /// Inserts a hostile text or a word of the format at a random place.
    fn insert(&mut self, text: &str) -> String {
        let places: Vec<usize> =
            text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let place = *self.dice.any(&places);
        let word = match self.words.is_empty() || self.dice.once_in(2) {
            true => *self.dice.any(&HOSTILE),
            false => self.dice.any(&self.words).as_str(),
        };
        format!("{}{word}{}", &text[..place], &text[place..])
    }

    /// Removes, duplicates, swaps, repeats or replaces words and punctuation.
    fn mutate_pieces(&mut self, text: &str, other: &[u8]) -> String {
        let pieces = pieces(text);
        if pieces.is_empty() {
            return self.insert(text);
        }
        let (first, second) = (self.dice.below(pieces.len()), self.dice.below(pieces.len()));
        let mut words: Vec<&str> = pieces.into_iter().map(|piece| &text[piece]).collect();
        match self.dice.below(8) {
            0 => drop(words.remove(first)),
            1 => words.insert(second, words[first]),
            2 => words.swap(first, second),
            3 => words[first] = words[second],
            4 => {
                let (from, to) = (first.min(second), first.max(second));
                words.drain(from..to.min(from + 12));
            }
            5 => {
                // A piece of the same kind from the other input.
                let other = String::from_utf8_lossy(other).into_owned();
                let is_word = words[first].starts_with(char::is_alphanumeric);
                let such: Vec<Range<usize>> = self::pieces(&other)
                    .into_iter()
                    .filter(|piece| {
                        other[piece.clone()].starts_with(char::is_alphanumeric) == is_word
                    })
                    .collect();
                if !such.is_empty() {
                    let place = self.dice.any(&such).clone();
                    words[first] = &other[place];
                    return words.concat();
                }
            }
            6 => {
                let (from, to) = (first.min(second), first.max(second));
                let again = words[from..to.min(from + 30)].repeat(1 + self.dice.below(40));
                words.splice(from..from, again);
            }
            _ if !self.words.is_empty() => {
                let word = self.dice.below(self.words.len());
                words[first] = &self.words[word];
            }
            _ => words.truncate(first),
        }
        words.concat()
    }

    fn mutate_bytes(&mut self, mut bytes: Vec<u8>, other: &[u8]) -> Vec<u8> {
        if bytes.is_empty() {
            return if other.is_empty() {
                vec![*self.dice.any(SPECIAL_BYTES)]
            } else {
                other.to_vec()
            };
        }
        let place = self.dice.below(bytes.len());
        let second = self.dice.below(bytes.len());
        match self.dice.below(10) {
            0 => drop(bytes.remove(place)),
            1 => bytes.insert(place, *self.dice.any(SPECIAL_BYTES)),
            2 => bytes[place] ^= 1 << self.dice.below(8),
            3 => bytes[place] = self.dice.below(256) as u8,
            4 => bytes[place] = bytes[second],
            5 => bytes.swap(place, second),
            6 => bytes[place] = bytes[place].wrapping_add(1),
            7 => bytes[place] = bytes[place].wrapping_sub(1),
            8 => bytes.truncate(place),
            _ if !other.is_empty() => {
                let from = self.dice.below(other.len());
                let length = 1 + self.dice.below(16);
                let taken = other[from..].iter().take(length).copied();
                bytes.splice(place..place, taken);
            }
            _ => {}
        }
        bytes
    }
}

/// Splits a text into words (runs of alphanumeric characters) and single other characters; returns their byte ranges.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut joins = false;
    for (place, letter) in text.char_indices() {
        let end = place + letter.len_utf8();
        match pieces.last_mut() {
            Some(last) if joins && letter.is_alphanumeric() => last.end = end,
            _ => pieces.push(place..end),
        }
        joins = letter.is_alphanumeric();
    }
    pieces
}
