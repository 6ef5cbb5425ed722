//! What keys and the mouse mean.

use eureka_innovation::{Card, Color};
use eureka_table::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Something that a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// The next answer, or down.
    Down,
    /// The answer before, or up.
    Up,
    /// A page on.
    PageDown,
    /// A page back.
    PageUp,
    /// The first answer, or the top.
    First,
    /// The last answer, or the bottom.
    Last,
    /// The answer with this number.
    Digit(char),
    /// Gives the chosen answer, or says yes.
    Give,
    /// Looks at the next card.
    NextCard,
    /// Looks at the card before.
    CardBefore,
    /// Takes the last answer back.
    TakeBack,
    /// Asks for a hint.
    Hint,
    /// Opens the log.
    Log,
    /// Opens the whole table.
    Table,
    /// Opens the card.
    Card,
    /// Saves.
    Save,
    /// Shows the keys.
    Help,
    /// Closes what is open, or asks whether to leave.
    Close,
    /// Asks whether to leave.
    Quit,
    /// Leaves at once.
    Break,
}

/// Something on the screen that the mouse can point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// One of the answers.
    Answer(usize),
    /// A card.
    Card(Card),
    /// A pile.
    Pile(Seat, Color),
    /// The list of answers.
    Answers,
    /// The log.
    Log,
    /// What a key does.
    Do(Deed),
}

/// What a key means while nothing is being typed.
pub(crate) fn deed(key: KeyEvent) -> Option<Deed> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if is_break(key) {
        return Some(Deed::Break);
    }
    Some(match key.code {
        KeyCode::Down => Deed::Down,
        KeyCode::Up => Deed::Up,
        KeyCode::PageDown => Deed::PageDown,
        KeyCode::PageUp => Deed::PageUp,
        KeyCode::Home => Deed::First,
        KeyCode::End => Deed::Last,
        KeyCode::Right | KeyCode::Tab => Deed::NextCard,
        KeyCode::Left | KeyCode::BackTab => Deed::CardBefore,
        KeyCode::Enter => Deed::Give,
        KeyCode::Esc => Deed::Close,
        KeyCode::F(1) => Deed::Help,
        KeyCode::Backspace => Deed::TakeBack,
        KeyCode::Char(letter) => return lettered(letter),
        _ => return None,
    })
}

/// Ctrl-C, which raw terminals pass on as a key.
pub(crate) fn is_break(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    // Where a Cyrillic layout is on, the same key is «с».
    control && matches!(key.code, KeyCode::Char('c' | 'C' | 'с' | 'С'))
}

fn lettered(letter: char) -> Option<Deed> {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    Some(match latin(letter) {
        digit @ '0'..='9' => Deed::Digit(digit),
        ' ' => Deed::Give,
        'j' => Deed::Down,
        'k' => Deed::Up,
        'u' => Deed::TakeBack,
        'h' => Deed::Hint,
        'l' => Deed::Log,
        't' => Deed::Table,
        'c' => Deed::Card,
        's' => Deed::Save,
        '?' => Deed::Help,
        'q' => Deed::Quit,
        _ => return None,
    })
}

/// The Latin letter on the same key, where a Russian or Ukrainian layout is on.
fn latin(letter: char) -> char {
    match letter {
        'о' => 'j',
        'л' => 'k',
        'г' => 'u',
        'р' => 'h',
        'д' => 'l',
        'е' => 't',
        'с' => 'c',
        'ы' | 'і' => 's',
        'й' => 'q',
        other => other,
    }
}
