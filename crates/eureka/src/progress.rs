//! What is shown while something takes its time, and how it is stopped.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A bar on the terminal that fills up with so many of something; hidden where there is no terminal.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::hidden());
    }
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is right");
    ProgressBar::new(count).with_style(style)
}

/// Something that moves on the terminal until it is finished, where nobody knows how much there is to do.
pub(crate) fn waiting() -> ProgressBar {
    let spinner = ProgressBar::new_spinner();
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

/// What shells report of a program that Ctrl-C has stopped.
pub(crate) const INTERRUPTED: u8 = 130;

/// From now on Ctrl-C does not end the program but raises this flag; a second one ends it.
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
