//! Ids of tables and people: random, so that nobody can guess them.

use crate::error::Error;
use std::fmt;
use std::str::FromStr;

/// 64 characters without a special meaning in URLs, headers and file names.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The number of characters in an id. With 6 bits each they make 96 bits: too many to guess, and short enough to read a link aloud.
const ID_CHARACTERS: usize = 16;

/// The error for a text that is not an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no id: ids are {ID_CHARACTERS} letters, digits, `-` and `_`")]
pub struct NoId(pub String);

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; ID_CHARACTERS]);

        impl $name {
            /// A new id.
            pub(crate) fn random() -> Result<$name, Error> {
                random::<ID_CHARACTERS>().map(|bytes| $name(bytes.map(|b| ALPHABET[usize::from(b % 64)])))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                str::from_utf8(&self.0).expect("made of ASCII")
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            fn from_str(text: &str) -> Result<$name, NoId> {
                match text.as_bytes().try_into() {
                    Ok(bytes) if text.bytes().all(|b| ALPHABET.contains(&b)) => Ok($name(bytes)),
                    _ => Err(NoId(text.to_owned())),
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    };
}

id! {
    /// The id of a table. Anyone who knows it may come in: a link with it is an invitation.
    TableId
}

id! {
    /// The id of a person.
    PersonId
}

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Error::Unavailable(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_never_the_same_and_use_every_letter_everywhere() {
        let ids: Vec<TableId> = (0..4_000).map(|_| TableId::random().unwrap()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        for place in 0..ID_CHARACTERS {
            let letters: BTreeSet<u8> = ids.iter().map(|id| id.0[place]).collect();
            assert_eq!(letters.len(), ALPHABET.len(), "at place {place}");
        }
    }
}
