//! The format of numbers in the report.

use crate::sim::figures::CardFigures;
use crate::sim::sums::{Changes, PARTS, Use};
use eureka_bots::arena::interval;
use maud::{Markup, html};

/// A quotient; 0 if the divisor is 0.
pub(super) fn rate(part: u64, whole: u64) -> f64 {
    crate::sim::report::ratio(part as f64, whole as f64)
}

/// A fraction in percent.
pub(super) fn percent(fraction: f64) -> String {
    format!("{:.1} %", 100.0 * fraction)
}

/// A part of a whole in percent.
pub(super) fn share(part: u64, whole: u64) -> String {
    percent(rate(part, whole))
}

/// A change of a chance in percentage points, with its sign.
pub(super) fn signed_points(change: f64) -> String {
    format!("{:+.1}", 100.0 * change).replace('-', "−")
}

/// Two cells: the share that won, and its interval.
pub(super) fn win_rate(won: u64, of: u64) -> Markup {
    if of == 0 {
        return html! { td data-sort="-1" { "–" } td {} };
    }
    let (low, high) = interval(won as f64, of as f64);
    html! {
        td data-sort=(format!("{:.6}", rate(won, of))) { (share(won, of)) }
        td class="faint" { (format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)) }
    }
}

impl Use {
    /// The share of winners, with its interval; `None` if nobody used it.
    pub(super) fn win_rate(self) -> Option<(f64, f64, f64)> {
        let (low, high) = interval(self.won as f64, self.decided as f64);
        (self.decided > 0).then(|| (rate(self.won, self.decided), low, high))
    }
}

impl Changes {
    /// The average change of the chance.
    pub(super) fn mean(self) -> f64 {
        crate::sim::report::ratio(self.gain as f64, self.actions as f64) / f64::from(PARTS)
    }

    /// The average size of the change.
    pub(super) fn mean_size(self) -> f64 {
        rate(self.swing, self.actions) / f64::from(PARTS)
    }

    /// The average size, with its 95% confidence interval.
    pub(super) fn swing(self) -> (f64, f64, f64) {
        let (mean, half) = (self.mean_size(), self.half_width(self.mean_size()));
        (mean, (mean - half).max(0.0), mean + half)
    }

    /// Half the width of the interval of an average, by the normal distribution, which fits because there are many
    /// actions.
    fn half_width(self, mean: f64) -> f64 {
        let parts = f64::from(PARTS);
        let squares = rate(self.squares, self.actions) / (parts * parts);
        let variance = (squares - mean * mean).max(0.0);
        1.96 * (variance / self.actions.max(1) as f64).sqrt()
    }
}

impl CardFigures {
    /// The average age of the players who activated it.
    pub(super) fn age_of_use(&self) -> f64 {
        rate(self.activated.ages, self.activated.times)
    }

    /// The average turn in which it was activated.
    pub(super) fn turn_of_use(&self) -> f64 {
        rate(self.activated.turns, self.activated.times)
    }
}
