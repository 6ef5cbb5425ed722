//! The layout of the screen: everything on a large screen, less on a small one.

use super::canvas::row_count;
use crate::app::App;
use eureka_innovation::Splay;
use eureka_table::Seat;
use ratatui::layout::Rect;

/// The fewest and the most columns of the right side, which has the question and the card.
const MIN_SIDE_COLUMNS: u16 = 31;
const MAX_SIDE_COLUMNS: u16 = 72;
/// The most rows of the center of the table: its decks and achievements.
const MAX_CENTER_ROWS: u16 = 4;
/// The most rows of the reader's own holdings, unless there are rows to spare.
const MAX_HOLDINGS_ROWS: u16 = 5;
/// The rows of a player on a small screen: the title, and the names of the top cards.
const FOLDED_ROWS: u16 = 2;
/// The rows of a player: the title, two of every pile, and one for the holdings.
const PLAIN_ROWS: u16 = 4;
/// The rows that a log must have at least; a shorter one is left out.
const MIN_LOG_ROWS: u16 = 4;
/// The rows of a log that are enough: only rows beyond them are used to show piles card by card.
const GOOD_LOG_ROWS: u16 = 9;

/// The areas of the parts of the screen.
pub(super) struct Layout {
    pub(super) heading: Rect,
    pub(super) center: Rect,
    /// The areas of the players in the order of `App::order`, the reader last.
    pub(super) players: Vec<Rect>,
    /// Empty if there is no room for a log.
    pub(super) log: Rect,
    pub(super) question: Rect,
    pub(super) card: Rect,
    pub(super) keys: Rect,
}

impl Layout {
    /// Divides a screen of this size.
    pub(super) fn of(app: &App, area: Rect) -> Layout {
        let right = (area.width * 3 / 8).clamp(MIN_SIDE_COLUMNS, MAX_SIDE_COLUMNS);
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

/// The rows of the center, of each player and of the log, in the left column of the screen.
fn table_rows(app: &App, columns: u16, rows: u16) -> (u16, Vec<u16>, u16) {
    let order = app.order();
    let center = row_count(&app.center(), columns).min(MAX_CENTER_ROWS);
    let (own, others) = order.split_last().expect("somebody plays");
    let holdings = row_count(&app.holdings(*own), columns).min(MAX_HOLDINGS_ROWS);
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
    // Rows that the log does not need show piles card by card and hands in full, the reader's own first.
    let mut spare = if left < MIN_LOG_ROWS { left } else { left.saturating_sub(GOOD_LOG_ROWS) };
    for (seat, rows) in order.iter().zip(&mut players).rev() {
        let more = missing_rows(app, *seat, columns, *rows).min(spare);
        *rows += more;
        spare -= more;
        left -= more;
    }
    (center, players, if left < MIN_LOG_ROWS { 0 } else { left })
}

/// The number of additional rows that would show everything of a player.
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
