//! The macro [`words!`](crate::words), which defines an enum with a word for each value.

/// Defines an enum together with a word for each value, so that writing and parsing always agree.
///
/// The enum gets `ALL`, `WORDS`, `word`, `from_word`, `index`, a `Display` that writes the word, and the usual derives.
///
/// # Examples
///
/// ```
/// eureka_table::words! {
///     /// The colors of a page.
///     #[derive(Default)]
///     pub enum Theme {
///         /// Dark on light.
///         #[default]
///         Light = "light",
///         /// Light on dark.
///         Dark = "dark",
///     }
/// }
///
/// assert_eq!(Theme::ALL, [Theme::Light, Theme::Dark]);
/// assert_eq!(Theme::WORDS, ["light", "dark"]);
/// assert_eq!(Theme::Dark.word(), "dark");
/// assert_eq!(Theme::from_word("dark"), Some(Theme::Dark));
/// assert_eq!(Theme::from_word("Dark"), None);
/// assert_eq!(Theme::default().to_string(), "light");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$attribute:meta])* $visible:vis enum $name:ident {
        $($(#[$item_attribute:meta])* $item:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $visible enum $name { $($(#[$item_attribute])* $item),+ }

        impl $name {
            /// All values, in order.
            $visible const ALL: [$name; $name::WORDS.len()] = [$($name::$item),+];

            /// The words of all values, in the same order.
            $visible const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The word of this value.
            $visible const fn word(self) -> &'static str {
                match self { $($name::$item => $word),+ }
            }

            /// The value with this word, if any.
            $visible fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$item),)+ _ => None }
            }

            /// The index of this value in [`Self::ALL`].
            $visible const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
