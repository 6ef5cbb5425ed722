//! Progress bars, and stopping long work by Ctrl-C.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A progress bar for `count` items; hidden where there is no terminal.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::hidden());
    }
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is right");
    ProgressBar::new(count).with_style(style)
}

/// A spinner for work of unknown size.
pub(crate) fn waiting() -> ProgressBar {
    let spinner = ProgressBar::new_spinner();
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

/// The exit code by which shells report a program stopped by Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// From now on the first Ctrl-C only sets this flag; a second one ends the program.
pub(crate) fn interrupted() -> Result<&'static AtomicBool> {
    static INTERRUPT: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| {
        if INTERRUPT.swap(true, Ordering::Relaxed) {
            exit(INTERRUPTED.into());
        }
    })
    .context("cannot listen to Ctrl-C")?;
    Ok(&INTERRUPT)
}
