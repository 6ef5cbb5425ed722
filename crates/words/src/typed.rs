//! Compares typed text with printed text, leniently: people leave out accents, quotes and capitals.

/// A text without the details that people leave out when they type: capitals, quotes, apostrophes, brackets around an
/// icon, accents, the dots of ё and the width of spaces. Compare two texts by this form.
///
/// ```
/// use eureka_words::as_typed;
///
/// assert_eq!(as_typed("сыграть карту «Вёсла»"), as_typed("Сыграть карту Весла"));
/// assert_eq!(as_typed("Sì"), as_typed("si"));
/// assert_eq!(as_typed("Пам’ятка"), as_typed("Пам'ятка"));
/// assert_ne!(as_typed("Іскра"), as_typed("Їжа"));
/// ```
pub fn as_typed(text: &str) -> String {
    let letters = text.chars().filter(|letter| !UNTYPED.contains(*letter));
    let letters: String = letters.flat_map(char::to_lowercase).map(plain).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Finds the item that the typed text means: one of its names matches.
pub(crate) fn find_typed<T: Copy, const N: usize>(
    typed: &str,
    all: impl IntoIterator<Item = T>,
    called: impl Fn(T) -> [String; N],
) -> Option<T> {
    let typed = as_typed(typed);
    all.into_iter().find(|&one| called(one).iter().any(|name| as_typed(name) == typed))
}

/// The characters that are left out: quotation marks, brackets, and the symbols of icons.
const UNTYPED: &str = "«»„“”\"‘’ʼ'[]♛☘☼♜⚙◷♟";

/// A lower-case letter without its accent, in the cases where a reader understands it without.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'ą' => 'a',
        'ć' => 'c',
        'è' | 'é' | 'ę' => 'e',
        'ì' | 'í' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ò' | 'ó' => 'o',
        'ś' => 's',
        'ù' | 'ú' => 'u',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        'ґ' => 'г',
        letter => letter,
    }
}
