//! Where what goes: everything on a large screen, and less of it on a small one.

use super::canvas::row_count;
use crate::app::App;
use eureka_innovation::Splay;
use eureka_table::Seat;
use ratatui::layout::Rect;

/// Rows of a player who is folded away: the title and the names of the top cards.
const FOLDED_ROWS: u16 = 2;
/// Rows of a player: the title, two of every pile, and one for what is holdings.
const PLAIN_ROWS: u16 = 4;
/// A log of fewer rows than this says nothing.
const MIN_LOG_ROWS: u16 = 4;
/// A log of so many rows is enough before piles are shown card by card.
const GOOD_LOG_ROWS: u16 = 9;

/// Where what goes.
pub(super) struct Layout {
    pub(super) heading: Rect,
    pub(super) center: Rect,
    /// In the order of the screen: the reader last.
    pub(super) players: Vec<Rect>,
    /// Nothing where there is no room for it.
    pub(super) log: Rect,
    pub(super) question: Rect,
    pub(super) card: Rect,
    pub(super) keys: Rect,
}

impl Layout {
    /// The places on a screen of this size.
    pub(super) fn of(app: &App, area: Rect) -> Layout {
        let right = (area.width * 3 / 8).clamp(31, 72);
        let left = area.width - right - 1;
        let body = Rect { y: area.y + 1, height: area.height - 2, ..area };
        let table = Rect { width: left, ..body };
        let side = Rect { x: area.x + left + 1, width: right, ..body };
        let (center, players, log) = table_rows(app, left, body.height);
        let mut y = table.y;
        let mut take = |height: u16| {
            let height = height.min(table.bottom() - y);
            let place = Rect { y, height, ..table };
            y += height;
            place
        };
        let center = take(center);
        let players = players.into_iter().map(&mut take).collect();
        let log = take(log);
        let wanted = app.question_rows(right);
        let height = wanted.clamp(body.height * 2 / 5, body.height * 3 / 5);
        Layout {
            heading: Rect { height: 1, ..area },
            center,
            players,
            log,
            question: Rect { height, ..side },
            card: Rect { y: side.y + height, height: side.height - height, ..side },
            keys: Rect { y: area.bottom() - 1, height: 1, ..area },
        }
    }
}

/// How many rows the center, each player and the log get of a column.
fn table_rows(app: &App, columns: u16, rows: u16) -> (u16, Vec<u16>, u16) {
    let order = app.order();
    let center = row_count(&app.center(), columns).min(4);
    let (own, others) = order.split_last().expect("somebody plays");
    let holdings = row_count(&app.holdings(*own), columns).min(5);
    let own_rows = PLAIN_ROWS - 1 + holdings;
    let count = others.len() as u16;
    let other = match center + own_rows + count * PLAIN_ROWS <= rows {
        true => PLAIN_ROWS,
        false => FOLDED_ROWS,
    };
    let mut players = vec![other; others.len()];
    players.push(own_rows);
    let used: u16 = center + players.iter().sum::<u16>();
    let mut left = rows.saturating_sub(used);
    // What a good log does not need shows piles card by card, one's own first, and hands in full.
    let mut spare = if left < MIN_LOG_ROWS { left } else { left.saturating_sub(GOOD_LOG_ROWS) };
    for (seat, rows) in order.iter().zip(&mut players).rev() {
        let more = missing_rows(app, *seat, columns, *rows).min(spare);
        *rows += more;
        spare -= more;
        left -= more;
    }
    (center, players, if left < MIN_LOG_ROWS { 0 } else { left })
}

/// How many more rows would show everything of a player.
fn missing_rows(app: &App, seat: Seat, columns: u16, rows: u16) -> u16 {
    let player = &app.view.players[seat.index()];
    let heights = player.piles.iter().map(|pile| match (&pile.cards, pile.splay) {
        (Some(cards), _) => cards.len() as u16 + 1,
        (None, Splay::None) => 2,
        (None, _) => 3,
    });
    let piles = heights.max().unwrap_or(2).max(2);
    (1 + piles + row_count(&app.holdings(seat), columns)).saturating_sub(rows)
}
