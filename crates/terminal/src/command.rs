//! The meaning of keys and of mouse targets.

use eureka_innovation::{Card, Color};
use eureka_table::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A command of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Chooses the next answer, or scrolls down.
    Down,
    /// Chooses the previous answer, or scrolls up.
    Up,
    /// Scrolls down by a page.
    PageDown,
    /// Scrolls up by a page.
    PageUp,
    /// Chooses the first answer.
    First,
    /// Chooses the last answer.
    Last,
    /// Types a digit of an answer's number.
    Digit(char),
    /// Gives the chosen answer, or confirms.
    Give,
    /// Looks at the next card on the table.
    NextCard,
    /// Looks at the previous card on the table.
    PreviousCard,
    /// Takes the last answer back.
    TakeBack,
    /// Asks for a hint.
    Hint,
    /// Opens or closes the log.
    Log,
    /// Opens or closes the overview of the table.
    Table,
    /// Opens or closes the card in full.
    Card,
    /// Asks for a file to save in.
    Save,
    /// Asks whether to give up.
    Resign,
    /// Shows or hides the list of keys.
    Help,
    /// Closes whatever is open, or asks whether to leave.
    Close,
    /// Asks whether to leave.
    Quit,
    /// Leaves without asking.
    Interrupt,
}

/// An area of the screen that reacts to the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The answer with this index.
    Answer(usize),
    /// A card.
    Card(Card),
    /// A pile on a player's board.
    Pile(Seat, Color),
    /// The list of answers.
    Answers,
    /// The log.
    Log,
    /// A button that runs a command.
    Button(Command),
}

/// The command of a key, except while text is being typed.
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

/// Whether the key is Ctrl-C, which a terminal in raw mode reports as a key.
pub(crate) fn is_interrupt(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    // With a Cyrillic layout, the same key types «с».
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
        'g' => Command::Resign,
        '?' => Command::Help,
        'q' => Command::Quit,
        _ => return None,
    })
}

/// The Latin letter on the same key of a Russian or Ukrainian layout.
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
        'п' => 'g',
        'й' => 'q',
        other => other,
    }
}
