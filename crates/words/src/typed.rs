//! What people type, who do not bother about everything that is printed.

/// A text without what people do not bother to type: capitals, quotes, apostrophes, brackets around an icon, accents, the dots
/// of ё and the width of spaces. Two texts that are typed alike are meant alike.
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

/// The one of these that somebody means who types this: it is called so, in one of its ways.
pub(crate) fn typed_as<T: Copy, const N: usize>(
    typed: &str,
    all: impl IntoIterator<Item = T>,
    called: impl Fn(T) -> [String; N],
) -> Option<T> {
    let typed = as_typed(typed);
    all.into_iter().find(|&one| called(one).iter().any(|name| as_typed(name) == typed))
}

/// What is left out: quotation marks, brackets, and the symbols of icons.
const UNTYPED: &str = "«»„“”\"‘’ʼ'[]♛☘☼♜⚙◷♟";

/// A small letter without its accent, where one can write without it and be understood.
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
