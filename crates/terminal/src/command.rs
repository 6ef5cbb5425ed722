//! What keys and the mouse mean.

use eureka_innovation::{Card, Color};
use eureka_table::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// Something that a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
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
    PreviousCard,
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
    Interrupt,
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
    Button(Command),
}

/// What a key means while nothing is being typed.
pub(crate) fn command_of(key: KeyEvent) -> Option<Command> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if is_interrupt(key) {
        return Some(Command::Interrupt);
    }
    Some(match key.code {
        KeyCode::Down => Command::Down,
        KeyCode::Up => Command::Up,
        KeyCode::PageDown => Command::PageDown,
        KeyCode::PageUp => Command::PageUp,
        KeyCode::Home => Command::First,
        KeyCode::End => Command::Last,
        KeyCode::Right | KeyCode::Tab => Command::NextCard,
        KeyCode::Left | KeyCode::BackTab => Command::PreviousCard,
        KeyCode::Enter => Command::Give,
        KeyCode::Esc => Command::Close,
        KeyCode::F(1) => Command::Help,
        KeyCode::Backspace => Command::TakeBack,
        KeyCode::Char(letter) => return command_of_letter(letter),
        _ => return None,
    })
}

/// Ctrl-C, which raw terminals pass on as a key.
pub(crate) fn is_interrupt(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    // Where a Cyrillic layout is on, the same key is «с».
    control && matches!(key.code, KeyCode::Char('c' | 'C' | 'с' | 'С'))
}

fn command_of_letter(letter: char) -> Option<Command> {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    Some(match latin_letter(letter) {
        digit @ '0'..='9' => Command::Digit(digit),
        ' ' => Command::Give,
        'j' => Command::Down,
        'k' => Command::Up,
        'u' => Command::TakeBack,
        'h' => Command::Hint,
        'l' => Command::Log,
        't' => Command::Table,
        'c' => Command::Card,
        's' => Command::Save,
        '?' => Command::Help,
        'q' => Command::Quit,
        _ => return None,
    })
}

/// The Latin letter on the same key, where a Russian or Ukrainian layout is on.
fn latin_letter(letter: char) -> char {
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
