//! What is never right in a sentence, whatever it says: two prepositions in a row, «two card», an adjective that does not go with its
//! noun, a gap that did not close. The checks know the words of the game, not the whole language.

use eureka_words::Language;

/// The words of a language that the checks look at.
struct Grammar {
    /// Words that never stand behind one another.
    prepositions: &'static [&'static str],
    /// Other words at which a noun phrase ends.
    ends: &'static [&'static str],
    /// Words that never stand together, because the language says them in another way or not at all.
    never: &'static str,
    /// Numerals, and the forms of the noun that may follow them, with adjectives between.
    numerals: &'static [(&'static [&'static str], &'static [&'static str])],
    /// The forms of «card», each with the endings of adjectives that may stand directly before it.
    nouns: &'static [(&'static str, &'static [&'static str])],
    /// Endings that only adjectives have.
    endings: &'static [&'static str],
    /// Adjectives that may stand directly behind a form of «card», with that form.
    after: &'static [(&'static [&'static str], &'static str)],
}

/// The flaws of a text.
pub(crate) fn flaws(language: Language, text: &str) -> Vec<String> {
    let mut flaws = layout(text);
    let lower = text.to_lowercase();
    let tokens = tokens(&lower);
    let grammar = grammar(language);
    for pair in tokens.windows(2) {
        let [one, other] = pair else { continue };
        if one == other && one.chars().all(char::is_alphabetic) {
            flaws.push(format!("{one} twice"));
        }
        let is = |word: &&str| grammar.prepositions.contains(word);
        if is(one) && is(other) {
            flaws.push(format!("{one} {other}"));
        }
        if language == Language::English {
            flaws.extend(article(one, other));
        }
    }
    for never in grammar.never.split(", ") {
        let words: Vec<&str> = never.split(' ').collect();
        if tokens.windows(words.len()).any(|window| window == words) {
            flaws.push((*never).to_owned());
        }
    }
    for (place, token) in tokens.iter().enumerate() {
        flaws.extend(grammar.counted(&tokens[place..]));
        let Some((_, endings)) = grammar.nouns.iter().find(|(noun, _)| noun == token) else {
            continue;
        };
        let before = place.checked_sub(1).map(|place| tokens[place]).unwrap_or_default();
        let is_adjective = grammar.endings.iter().any(|ending| before.ends_with(ending));
        if is_adjective && !endings.iter().any(|ending| before.ends_with(ending)) {
            flaws.push(format!("{before} {token}"));
        }
        let next = tokens.get(place + 1).copied().unwrap_or_default();
        let other =
            |(adjectives, noun): &&(&[&str], &str)| adjectives.contains(&next) && noun != token;
        flaws.extend(grammar.after.iter().find(other).map(|_| format!("{token} {next}")));
    }
    flaws
}

impl Grammar {
    /// A numeral whose noun has another form than it should.
    fn counted(&self, tokens: &[&str]) -> Option<String> {
        let (numeral, rest) = tokens.split_first()?;
        let (_, forms) = self.numerals.iter().find(|(words, _)| words.contains(numeral))?;
        let ends = |token: &&str| {
            let words = [self.prepositions, self.ends];
            !token.chars().all(char::is_alphabetic) || words.concat().contains(token)
        };
        let end = rest.iter().position(ends).unwrap_or(rest.len());
        let is_noun = |token: &&&str| self.nouns.iter().any(|(noun, _)| noun == *token);
        let noun = rest[..end].iter().take(4).find(is_noun)?;
        (!forms.contains(noun)).then(|| format!("{numeral} … {noun}"))
    }
}

/// Gaps, capitals, punctuation and brackets.
fn layout(text: &str) -> Vec<String> {
    let mut flaws = Vec::new();
    for gap in
        ["  ", " ,", " .", " !", " ;", " :", ",,", "..", ".!", "!.", ",.", ",!", "()", "( ", " )"]
    {
        if text.contains(gap) {
            flaws.push(format!("“{gap}”"));
        }
    }
    for (open, close) in [('(', ')'), ('[', ']'), ('«', '»'), ('„', '”')] {
        let count = |mark: char| text.chars().filter(|&other| other == mark).count();
        if count(open) != count(close) {
            flaws.push(format!("{open} without {close}"));
        }
    }
    let first = text.chars().find(|letter| letter.is_alphanumeric());
    if !first.is_some_and(|letter| letter.is_uppercase() || letter.is_numeric()) {
        flaws.push("no capital".to_owned());
    }
    if !text.ends_with(['.', '!', ')']) {
        flaws.push("no end".to_owned());
    }
    flaws
}

/// Words, icons and ages, and punctuation marks.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '[' => rest.find(']').map_or(rest.len(), |end| end + 1),
            letter if letter.is_alphanumeric() => {
                let part = |letter: char| letter.is_alphanumeric() || "’'-".contains(letter);
                rest.find(|letter| !part(letter)).unwrap_or(rest.len())
            }
            mark => mark.len_utf8(),
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    tokens
}

/// «A» before a vowel, or «an» before a consonant.
fn article(one: &str, other: &str) -> Option<String> {
    let vowel = other.starts_with(['a', 'e', 'i', 'o', 'u']) && !other.starts_with("one");
    let vowel = vowel || ["[8]", "[11]", "[18]"].contains(&other);
    let wrong = (one == "a" && vowel) || (one == "an" && !vowel);
    wrong.then(|| format!("{one} {other}"))
}

fn grammar(language: Language) -> &'static Grammar {
    match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
        Language::Polish => &POLISH,
        Language::Italian => &ITALIAN,
        Language::Ukrainian => &UKRAINIAN,
    }
}

const ENGLISH: Grammar = Grammar {
    prepositions: &["from", "in", "to", "of", "with", "without", "on", "for", "beneath", "by"],
    ends: &["or", "and", "than", "as"],
    never: "this card, the a, a the, the your, your your, a your, all card, a cards, any cards",
    numerals: &[
        (&["one"], &["card"]),
        (&["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], &["cards"]),
    ],
    nouns: &[("card", &[]), ("cards", &[])],
    endings: &[],
    after: &[],
};

const RUSSIAN: Grammar = Grammar {
    prepositions: &[
        "из", "с", "со", "на", "в", "во", "у", "к", "от", "по", "без", "над", "под", "за", "до",
    ],
    ends: &["или", "и", "чем", "среди", "кроме", "стопку"],
    never: "эта карта, эту карту, этой карты, в всех, с всех, с всеми, к мне, с своей, с мной",
    numerals: &[
        (&["одна"], &["карта"]),
        (&["одну"], &["карту"]),
        (&["две", "три", "четыре"], &["карты"]),
        (&["двух", "трёх", "четырёх", "пяти"], &["карт"]),
        (&["пять", "шесть", "семь", "восемь", "девять", "десять"], &["карт"]),
    ],
    nouns: &[
        ("карта", &["ая", "яя"]),
        ("карту", &["ую", "юю"]),
        ("карты", &["ые", "ие", "ых", "их", "ой", "ей"]),
        ("карт", &["ых", "их"]),
        ("карте", &["ой", "ей"]),
        ("картой", &["ой", "ей"]),
        ("картам", &["ым", "им"]),
        ("картами", &["ыми", "ими"]),
        ("картах", &["ых", "их"]),
    ],
    endings: &[
        "ая", "яя", "ую", "юю", "ные", "тые", "ние", "шие", "ых", "них", "ших", "ной", "шей",
        "жней", "хней", "ным", "шим", "ными", "шими", "ого", "ому", "ный", "тый",
    ],
    after: &[],
};

const POLISH: Grammar = Grammar {
    prepositions: &[
        "z", "ze", "w", "we", "na", "do", "od", "po", "bez", "nad", "pod", "za", "o", "u", "dla",
    ],
    ends: &["lub", "i", "niż", "spośród", "oprócz", "liczbę"],
    never: "z swojej, z swoich, w wszystkich, z wszystkich, z stosu, ta karta, tę kartę",
    numerals: &[
        (&["jedna"], &["karta"]),
        (&["jedną"], &["kartę", "kartą"]),
        (&["dwie", "trzy", "cztery"], &["karty"]),
        (&["dwóch", "trzech", "czterech", "pięciu"], &["kart", "kartach"]),
        (&["pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć"], &["kart"]),
    ],
    nouns: &[
        ("karta", &[]),
        ("kartę", &["ną", "tą", "szą", "wą", "ską"]),
        ("karty", &["nej", "tej", "szej", "wej", "kiej"]),
        ("kart", &["nych", "tych", "szych", "wych", "kich"]),
        ("karcie", &["nej", "tej", "szej", "wej", "kiej"]),
        ("kartą", &["ną", "tą", "szą", "wą", "ską"]),
        ("kartom", &["nym", "tym", "szym", "wym", "kim"]),
        ("kartami", &["nymi", "tymi", "szymi", "wymi", "kimi"]),
        ("kartach", &["nych", "tych", "szych", "wych", "kich"]),
    ],
    endings: &[
        "ną", "szą", "nej", "szej", "nych", "szych", "wych", "nym", "szym", "wym", "nymi", "szymi",
        "wymi", "nego", "szego", "wego", "nemu",
    ],
    after: &[],
};

const ITALIAN: Grammar = Grammar {
    prepositions: &[
        "di", "a", "da", "con", "su", "per", "tra", "senza", "del", "della", "dei", "delle",
        "dello", "degli", "dal", "dalla", "dai", "dalle", "nel", "nella", "nei", "nelle", "al",
        "alla", "ai", "alle", "sul", "sulla",
    ],
    ends: &["o", "e", "che", "se", "tranne", "volte"],
    never: "di il, di la, di i, di le, di gli, a il, a la, a i, a le, da il, da la, da i, \
            da le, in il, in la, in i, in le, su il, su la, questa carta, la altra, una altra, \
            la carte, le carta, una carte, della carte, delle carta, alla carte, alle carta, \
            nella carte, nelle carta, tua carte, tue carta, mia carte, mie carta, tutte carta",
    numerals: &[
        (&["una"], &["carta"]),
        (&["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"], &["carte"]),
    ],
    nouns: &[("carta", &[]), ("carte", &[])],
    endings: &[],
    after: &[
        (&["rossa", "gialla", "attiva", "pescata", "rivelata", "riciclata", "giocata"], "carta"),
        (
            &["rosse", "gialle", "verdi", "attive", "pescate", "rivelate", "riciclate", "giocate"],
            "carte",
        ),
    ],
};

const UKRAINIAN: Grammar = Grammar {
    prepositions: &[
        "з",
        "із",
        "зі",
        "на",
        "в",
        "у",
        "до",
        "від",
        "по",
        "без",
        "над",
        "під",
        "за",
        "серед",
    ],
    ends: &["або", "чи", "і", "й", "та", "ніж", "крім"],
    never: "ця картка, цю картку, з своєї, з свого, з стосу, з всіх, в всіх, у усіх, в вашій, \
            в вашу",
    numerals: &[
        (&["одна"], &["картка"]),
        (&["одну"], &["картку"]),
        (&["дві", "три", "чотири"], &["картки"]),
        (&["двох", "трьох", "чотирьох", "п’яти"], &["карток"]),
        (&["п’ять", "шість", "сім", "вісім", "дев’ять", "десять"], &["карток"]),
    ],
    nouns: &[
        ("картка", &[]),
        ("картку", &[]),
        ("картки", &["их", "іх", "ої", "ньої"]),
        ("карток", &["их", "іх"]),
        ("картці", &["ій"]),
        ("карткою", &["ою"]),
        ("карткам", &["им", "ім"]),
        ("картками", &["ими", "іми"]),
        ("картках", &["их", "іх"]),
    ],
    endings: &[
        "них", "ших", "тих", "вих", "ної", "шої", "вої", "ною", "шою", "ними", "шими", "ного",
        "ному", "ний", "тий",
    ],
    after: &[],
};

#[test]
fn flaws_are_found() {
    for (language, text, flaw) in [
        (Language::English, "Draw a [8].", "a [8]"),
        (Language::English, "Return two highest card.", "two … card"),
        (Language::English, "Return a card from from your hand.", "from twice"),
        (Language::English, "Return a card from in your hand.", "from in"),
        (Language::English, "Score this card.", "this card"),
        (Language::English, "Draw a [7] , then meld it.", "“ ,”"),
        (Language::English, "draw a [7]", "no capital"),
        (Language::Russian, "Возьмите две красных карт.", "две … карт"),
        (Language::Russian, "Сыграйте красную карты.", "красную карты"),
        (Language::Russian, "Переработайте карту из с руки.", "из с"),
        (Language::Polish, "Zwróć pięć karty.", "pięć … karty"),
        (Language::Polish, "Zwróć czerwoną karty.", "czerwoną karty"),
        (Language::Italian, "Ricicla due carta.", "due … carta"),
        (Language::Italian, "Ricicla una carta di la tua Mano.", "di la"),
        (Language::Italian, "Ricicla le tue carte attiva.", "carte attiva"),
        (Language::Ukrainian, "Поверніть дві карток.", "дві … карток"),
        (Language::Ukrainian, "Поверніть червоної карток.", "червоної карток"),
    ] {
        let found = flaws(language, text);
        assert!(found.iter().any(|found| found == flaw), "{text}: {found:?}");
    }
}
