//! Keys and the mouse: the commands they stand for, and what each command does at the table, in an overlay and while the screen is handed over.

use super::{App, Hint, Overlay};
use crate::command::{self, Command, Target};
use crate::rows::card_named_by;
use crate::table::SaveLocation;
use eureka_innovation::Answer;
use eureka_words::Notice;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;
use std::path::Path;

/// The number of lines scrolled by the Page Up and Page Down keys.
const PAGE_LINES: isize = 10;

/// The number of lines scrolled by one step of the mouse wheel.
const WHEEL_LINES: isize = 3;

/// The name suggested for a saved game.
const DEFAULT_FILE: &str = "game.toml";

impl App {
    /// Handles a key or a mouse event. Other events, such as a resized window, need only a new drawing.
    pub fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if let Some(Overlay::Save(file)) = &mut self.overlay
            && !command::is_interrupt(key)
        {
            match key.code {
                _ if key.kind == KeyEventKind::Release => {}
                KeyCode::Char(letter) => file.push(letter),
                KeyCode::Backspace => drop(file.pop()),
                KeyCode::Esc => self.overlay = None,
                KeyCode::Enter => self.save(),
                _ => {}
            }
        } else if let Some(command) = command::command_of(key) {
            self.run_command(command);
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        let hit = self.targets.iter().rev().find(|(area, _)| area.contains(at));
        let target = hit.map(|(_, target)| *target);
        let lines = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => return self.click(target),
            MouseEventKind::ScrollUp => -WHEEL_LINES,
            MouseEventKind::ScrollDown => WHEEL_LINES,
            _ => return,
        };
        match (&mut self.overlay, target) {
            (Some(overlay), _) => overlay.scroll(lines),
            (None, Some(Target::Log)) => {
                self.log_scroll = self.log_scroll.saturating_add_signed(-lines)
            }
            (None, Some(Target::Answers | Target::Answer(_))) => self.step(lines.signum()),
            _ => {}
        }
    }

    fn click(&mut self, target: Option<Target>) {
        match target {
            Some(Target::Button(command)) => self.run_command(command),
            // Nothing under an overlay can be clicked.
            _ if self.overlay.is_some() => self.overlay = None,
            Some(Target::Answer(row)) => self.choose_or_give(row),
            Some(Target::Card(card)) => {
                match self.rows.iter().position(|row| card_named_by(row.answer) == Some(card)) {
                    Some(row) => self.choose_or_give(row),
                    None => self.looked_at = Some(card),
                }
            }
            Some(Target::Pile(seat, color)) => {
                let pile = &self.view.players[seat.index()].piles[color.index()];
                let color = Answer::Color(color);
                let row = self.rows.iter().position(|row| row.answer == color);
                match (row.filter(|_| self.you() == Some(seat)), pile.top) {
                    (Some(row), _) => self.choose_or_give(row),
                    (None, Some(top)) => self.click(Some(Target::Card(top))),
                    (None, None) => {}
                }
            }
            Some(Target::Answers | Target::Log) | None => {}
        }
    }

    /// Chooses an answer at the first click and gives it at the second.
    fn choose_or_give(&mut self, row: usize) {
        if row == self.chosen && self.looked_at.is_none() {
            self.give();
        } else {
            self.choose(row);
        }
    }

    fn run_command(&mut self, command: Command) {
        match command {
            Command::Interrupt => self.interrupt(),
            _ if self.hand_over.is_some() && self.overlay.is_none() => {
                self.run_at_hand_over(command)
            }
            _ if self.overlay.is_some() => self.run_at_overlay(command),
            _ => self.run_at_table(command),
        }
    }

    fn run_at_table(&mut self, command: Command) {
        self.notice = None;
        match command {
            Command::Down => self.step(1),
            Command::Up => self.step(-1),
            Command::PageDown => {
                self.log_scroll = self.log_scroll.saturating_add_signed(-PAGE_LINES)
            }
            Command::PageUp => self.log_scroll = self.log_scroll.saturating_add_signed(PAGE_LINES),
            Command::First => self.choose(0),
            Command::Last => self.choose(usize::MAX),
            Command::Digit(digit) => self.digit(digit),
            Command::Give if self.table.may_come_back() => self.table.come_back(),
            Command::Give => self.give(),
            Command::NextCard => self.look(1),
            Command::PreviousCard => self.look(-1),
            Command::TakeBack => self.take_back(),
            Command::Hint => self.ask_hint(),
            Command::Log => self.overlay = Some(Overlay::Log(0)),
            Command::Table => self.overlay = Some(Overlay::Table(0)),
            Command::Card if self.shown_card().is_some() => self.overlay = Some(Overlay::Card(0)),
            Command::Card => {}
            Command::Save => self.ask_file(),
            Command::Resign if self.may_resign() => self.overlay = Some(Overlay::Resign),
            Command::Resign => {}
            Command::Help => self.overlay = Some(Overlay::Help(0)),
            Command::Close if self.looked_at.is_some() => self.looked_at = None,
            Command::Quit | Command::Close if self.is_over() => self.is_done = true,
            Command::Quit | Command::Close => self.overlay = Some(Overlay::Quit),
            Command::Interrupt => self.interrupt(),
        }
    }

    /// Runs a command while the screen is being handed over. Cards stay hidden until the player confirms with `Give`.
    fn run_at_hand_over(&mut self, command: Command) {
        match command {
            Command::Give => {
                self.viewer = self.hand_over.take();
                self.refresh();
            }
            Command::TakeBack => self.take_back(),
            Command::Quit | Command::Close => self.overlay = Some(Overlay::Quit),
            _ => {}
        }
    }

    fn run_at_overlay(&mut self, command: Command) {
        let Some(overlay) = &mut self.overlay else { return };
        let closes = match (&*overlay, command) {
            (Overlay::Quit, Command::Give) => {
                self.is_done = true;
                true
            }
            (Overlay::Resign, Command::Give) => return self.resign(),
            (_, Command::Down) => return overlay.scroll(1),
            (_, Command::Up) => return overlay.scroll(-1),
            (_, Command::PageDown) => return overlay.scroll(PAGE_LINES),
            (_, Command::PageUp) => return overlay.scroll(-PAGE_LINES),
            (Overlay::Card(_), Command::NextCard | Command::PreviousCard) => {
                *overlay = Overlay::Card(0);
                return self.look(if command == Command::NextCard { 1 } else { -1 });
            }
            (Overlay::Log(_), Command::Log)
            | (Overlay::Table(_), Command::Table)
            | (Overlay::Card(_), Command::Card)
            | (Overlay::Help(_), Command::Help)
            | (_, Command::Close | Command::Give | Command::Quit) => true,
            _ => false,
        };
        if closes {
            self.overlay = None;
        } else if self.hand_over.is_none()
            && matches!(command, Command::Log | Command::Table | Command::Card | Command::Help)
        {
            self.run_at_table(command);
        }
    }

    fn step(&mut self, by: isize) {
        self.typed_number.clear();
        let count = self.rows.len();
        if count > 0 {
            // Wraps around: the last answer is often to pass, and should be one key away.
            self.choose((self.chosen + count).saturating_add_signed(by) % count);
        }
    }

    /// Appends a digit to the number being typed if an answer has that number; otherwise starts a new number.
    fn digit(&mut self, digit: char) {
        let longer = format!("{}{digit}", self.typed_number);
        for number in [longer, digit.to_string()] {
            if let Some(row) = self.rows.iter().position(|row| row.number == number) {
                self.choose(row);
                self.typed_number = number;
                return;
            }
        }
        self.typed_number.clear();
    }

    fn look(&mut self, by: isize) {
        let cards = self.cards();
        let at = self.shown_card().and_then(|card| cards.iter().position(|&one| one == card));
        let next = match at {
            Some(at) => (at + cards.len()).saturating_add_signed(by) % cards.len(),
            None => 0,
        };
        self.looked_at = cards.get(next).copied().or(self.looked_at);
    }

    fn give(&mut self) {
        let Some(answer) = self.chosen_answer() else { return };
        self.log.mark_all_old();
        self.table.answer(answer);
        // If the same question follows, it begins with its first answer again.
        self.rows.clear();
        self.refresh();
        // Quick bots answer before the next drawing.
        self.tick();
    }

    /// Gives up for the reader, who has confirmed it.
    fn resign(&mut self) {
        self.overlay = None;
        let Some(seat) = self.you().filter(|_| self.may_resign()) else { return };
        self.log.mark_all_old();
        self.table.resign(seat);
        self.refresh();
        self.tick();
    }

    fn take_back(&mut self) {
        if !self.table.may_take_back() {
            self.notice = Some(self.page("terminal-no-take-back", &[]));
            return;
        }
        self.table.take_back();
        self.refresh();
    }

    fn ask_hint(&mut self) {
        if !self.rows.is_empty() && matches!(self.hint, Hint::None) {
            self.hint = Hint::Thinking;
            self.table.ask_hint();
        }
    }

    fn ask_file(&mut self) {
        let file = match self.table.save_location() {
            SaveLocation::Server => return,
            SaveLocation::None => DEFAULT_FILE.to_owned(),
            SaveLocation::File(file) => file.display().to_string(),
        };
        self.overlay = Some(Overlay::Save(file));
    }

    fn save(&mut self) {
        let Some(Overlay::Save(file)) = self.overlay.take() else { return };
        match self.table.save_in(Path::new(&file)) {
            Ok(()) => self.notice = Some(self.words.notice(Notice::Saved { file: &file })),
            Err(reason) => self.not_saved(Path::new(&file), &reason),
        }
    }
}
