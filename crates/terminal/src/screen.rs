//! The terminal itself: switched to the full screen, and restored however the program ends.

use crate::app::App;
use crate::command::is_interrupt;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::prelude::{CrosstermBackend, Terminal};
use std::io::{self, Write, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// The wait for an event between two drawings while the spinner turns.
const ANIMATED_TIMEOUT: Duration = Duration::from_millis(80);

/// The wait for an event between two drawings while nothing moves.
const IDLE_TIMEOUT: Duration = Duration::from_millis(400);

/// Shows a client on the terminal until it is done.
pub fn show(app: &mut App) -> io::Result<()> {
    let is_terminated = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGHUP, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&is_terminated))?;
    }
    let _guard = TerminalGuard::enter()?;
    // `_guard` restores the terminal. `Terminal` would try the same when dropped, and panic if standard error is gone too, so it is never dropped.
    let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut terminal = ManuallyDrop::new(terminal);
    terminal.clear()?;
    let events = events();
    while !app.is_done() {
        terminal.draw(|frame| app.draw(frame))?;
        let timeout = if app.is_waiting() { ANIMATED_TIMEOUT } else { IDLE_TIMEOUT };
        match events.recv_timeout(timeout) {
            Ok(event) => app.handle(&event?),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => app.interrupt(),
        }
        // Handles all pending events before drawing, so that a turn of the wheel does not draw a hundred times.
        while !app.is_done()
            && let Ok(event) = events.try_recv()
        {
            app.handle(&event?);
        }
        if is_terminated.load(Ordering::Relaxed) {
            app.interrupt();
        }
        app.tick();
    }
    Ok(())
}

/// Keys and mouse events, read on a thread of their own: a read may block forever when the terminal is gone. The thread ends with the program.
fn events() -> Receiver<io::Result<Event>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if sender.send(event).is_err() || failed {
                return;
            }
        }
    });
    receiver
}

/// Asks for a text that is not shown while it is typed, such as a password. `None` if it is canceled with Esc or Ctrl-C.
pub fn ask_hidden(question: &str) -> io::Result<Option<String>> {
    print!("{question}: ");
    stdout().flush()?;
    enable_raw_mode()?;
    let typed = type_hidden();
    disable_raw_mode()?;
    println!();
    typed
}

fn type_hidden() -> io::Result<Option<String>> {
    let mut text = String::new();
    loop {
        let Event::Key(key) = event::read()? else { continue };
        match key.code {
            _ if key.kind == KeyEventKind::Release => {}
            _ if is_interrupt(key) => return Ok(None),
            KeyCode::Esc => return Ok(None),
            KeyCode::Enter => return Ok(Some(text)),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) => text.push(letter),
            _ => {}
        }
    }
}

/// A terminal switched to the full screen. It is restored when this is dropped, and before a panic is reported.
struct TerminalGuard;

impl TerminalGuard {
    fn enter() -> io::Result<TerminalGuard> {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore_terminal();
            report(info);
        }));
        enable_raw_mode()?;
        // From here on the terminal is restored even if the next call fails.
        let guard = TerminalGuard;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, Hide)?;
        Ok(guard)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore_terminal();
    }
}

fn restore_terminal() {
    // If the terminal is gone, there is nothing left to restore.
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
