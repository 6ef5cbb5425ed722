//! The table of Innovation in plain text: the knowledge of one seat, or everything.
//!
//! A card is written `Tools [1]`, with its value; a face-down card only `[1]`, like its back.

use crate::out::{Paint, padded};
use eureka_innovation::{Game, Icon, Rules, Seat, SeatView, View};
use eureka_terminal::{Contents, LabeledRow};
use eureka_words::{Label, Line, Teller, Words};
use textwrap::core::{Word, display_width};
use textwrap::wrap_algorithms::wrap_first_fit;

/// The width of a line in columns, to fit into a narrow window.
const WIDTH: usize = 90;

/// The table as one seat sees it.
pub(crate) fn seen(words: &Words, rules: &Rules, view: &View, paint: Paint) -> String {
    table(words, rules, view, Some(view.seat), paint)
}

/// The table with every card face up.
pub(crate) fn truth(words: &Words, game: &Game, paint: Paint) -> String {
    table(words, game.rules(), &game.open_view(), None, paint)
}

fn table(words: &Words, rules: &Rules, view: &View, you: Option<Seat>, paint: Paint) -> String {
    let widths = Label::ALL.map(|label| display_width(&words.label(label)));
    // Two spaces before a label, and at least one after it.
    let indent = widths.into_iter().max().unwrap_or(0) + 3;
    let contents = Contents { words, rules, teller: Teller::new(words, rules), view };
    let mut page = Page { contents, paint, you, indent, text: String::new() };
    page.table();
    page.text
}

/// A text built line by line.
struct Page<'a> {
    contents: Contents<'a>,
    paint: Paint,
    you: Option<Seat>,
    /// The column in which the contents of a line begin.
    indent: usize,
    text: String,
}

impl Page<'_> {
    fn table(&mut self) {
        let Contents { teller, view, .. } = self.contents;
        self.title(&teller.heading(view));
        self.rows(self.contents.seating());
        self.rows(self.contents.decks());
        self.row(Label::Specials, &self.contents.specials(&view.specials));
        self.rows(self.contents.aside());
        for (seat, player) in Seat::each(&view.players) {
            self.player(seat, player);
        }
    }

    fn player(&mut self, seat: Seat, player: &SeatView) {
        let Contents { words, rules, teller, view } = self.contents;
        self.line("");
        self.title(&teller.standing(view, seat, self.you));
        if view.out.has(seat) {
            return;
        }
        let icons = Icon::ALL.into_iter().zip(player.icons);
        // Only the fourth edition has the person icon: elsewhere it would always be 0.
        let printed = icons.filter(|&(icon, _)| !rules.with_icon(icon).is_empty());
        let counted = |(icon, count)| Line::plain(format!("{} {count}", words.icon(icon)));
        self.row(Label::Icons, &printed.map(counted).collect::<Vec<_>>());
        self.rows(self.contents.player(seat));
        if let Some(card) = view.opening.filter(|_| self.you == Some(seat)) {
            self.row(Label::Opening, &[teller.valued(card)]);
        }
    }

    fn rows(&mut self, rows: Vec<LabeledRow>) {
        for (label, items) in rows {
            self.row(label, &items);
        }
    }

    /// A line with a label; items that do not fit continue below the first item.
    fn row(&mut self, label: Label, items: &[Line]) {
        let mut begin = format!("  {}", padded(&self.contents.words.label(label), self.indent - 2));
        if items.is_empty() {
            return self.line(&format!("{begin}-"));
        }
        let comma = |index| if index + 1 == items.len() { "" } else { ", " };
        let item = |(index, item)| self.paint.line(self.contents.rules, item) + comma(index);
        let items: Vec<String> = items.iter().enumerate().map(item).collect();
        // One word for each item, because an item is not broken at its spaces. Color sequences take no columns.
        let words: Vec<Word<'_>> = items.iter().map(|item| Word::from(item)).collect();
        for words in wrap_first_fit(&words, &[(WIDTH - self.indent) as f64]) {
            let line = words.iter().flat_map(|word| [word.word, word.whitespace]);
            self.line(&(begin + &line.collect::<String>()));
            begin = " ".repeat(self.indent);
        }
    }

    fn title(&mut self, title: &Line) {
        self.line(&self.paint.bold(&self.paint.line(self.contents.rules, title)));
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}
