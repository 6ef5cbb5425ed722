//! The table in plain text: what one seat knows of it, or the truth.
//!
//! A card is written `Tools [1]`, with its value; one whose face is not known only `[1]`, as its back shows.

use crate::out::{Paint, padded};
use eureka_innovation::{Color, Face, Game, Icon, Rules, Seat, SeatSet, SeatView, Special, View};
use eureka_words::{Label, Line, Teller, Words};
use textwrap::core::{Word, display_width};
use textwrap::wrap_algorithms::wrap_first_fit;

/// The most columns that a line fills, so that it fits into a narrow window.
const WIDTH: usize = 90;

/// The table as its seat sees it.
pub(crate) fn seen(words: &Words, rules: &Rules, view: &View, paint: Paint) -> String {
    Page::new(words, rules, paint, Some(view.seat)).table(view)
}

/// The table as it is, with every face.
pub(crate) fn truth(words: &Words, game: &Game, paint: Paint) -> String {
    Page::new(words, game.rules(), paint, None).table(&game.open_view())
}

/// A text that grows line by line.
struct Page<'a> {
    words: &'a Words,
    rules: &'a Rules,
    teller: Teller<'a>,
    paint: Paint,
    you: Option<Seat>,
    /// Where the contents of a line begin.
    indent: usize,
    text: String,
}

impl<'a> Page<'a> {
    fn new(words: &'a Words, rules: &'a Rules, paint: Paint, you: Option<Seat>) -> Page<'a> {
        let widths = Label::ALL.map(|label| display_width(&words.label(label)));
        let widest = widths.into_iter().max().unwrap_or(0);
        let teller = Teller::new(words, rules);
        // Two spaces before a label, and one at least behind it.
        Page { words, rules, teller, paint, you, indent: widest + 3, text: String::new() }
    }

    fn table(mut self, view: &View) -> String {
        let heading = self.teller.heading(view);
        self.title(&heading);
        self.seating(view);
        self.decks(&view.decks);
        self.faces(Label::Available, &view.available);
        let specials = self.specials(&view.specials);
        self.row(Label::Specials, specials);
        if !view.junk.is_empty() {
            self.faces(Label::Junk, &view.junk);
        }
        if !view.removed.is_empty() {
            self.faces(Label::Removed, &view.removed);
        }
        for (number, player) in (0..).zip(&view.players) {
            self.player(Seat::new(number), player, view);
        }
        self.text
    }

    /// The teams and how far they are, and whether parley is played: nothing at a table without either.
    fn seating(&mut self, view: &View) {
        let mut teams: Vec<SeatSet> = view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        if teams.len() < view.players.len() {
            let standings = teams.iter().map(|&team| self.teller.team_standing(view, team));
            let standings = standings.collect();
            self.row(Label::Teams, standings);
        }
        if view.parley {
            self.row(Label::Parley, vec![Line::plain(self.words.parley_played())]);
        }
    }

    /// How many cards every deck has; decks of which a face is known, card by card.
    fn decks(&mut self, decks: &[Vec<Face>]) {
        let count =
            |(age, deck): (usize, &Vec<Face>)| Line::plain(format!("[{age}]×{}", deck.len()));
        self.row(Label::Decks, (1..).zip(decks).map(count).collect());
        for (age, deck) in (1..).zip(decks) {
            if deck.iter().any(|face| face.card.is_some()) {
                self.faces(Label::Deck(age), deck);
            }
        }
    }

    fn player(&mut self, seat: Seat, player: &SeatView, view: &View) {
        self.line("");
        let standing = self.teller.standing(view, seat, self.you);
        self.title(&standing);
        if view.out.has(seat) {
            return;
        }
        let icons = Icon::ALL.into_iter().zip(player.icons);
        // The person is printed only in the fourth edition: it would always be 0.
        let printed = icons.filter(|&(icon, _)| !self.rules.with_icon(icon).is_empty());
        let counted = |(icon, count)| Line::plain(format!("{} {count}", self.words.icon(icon)));
        let icons = printed.map(counted).collect();
        self.row(Label::Icons, icons);
        for (color, pile) in Color::ALL.into_iter().zip(&player.piles) {
            if pile.count > 0 {
                let cards = self.teller.pile(pile);
                self.row(Label::Pile(color), cards);
            }
        }
        self.faces(Label::Hand, &player.hand);
        self.faces(Label::Score, &player.score);
        if !player.achievements.is_empty() || !player.specials.is_empty() {
            let mut achievements = self.lines(&player.achievements);
            achievements.extend(self.specials(&player.specials));
            self.row(Label::Achievements, achievements);
        }
        if let Some(card) = view.opening.filter(|_| self.you == Some(seat)) {
            let card = self.teller.valued(card);
            self.row(Label::Opening, vec![card]);
        }
    }

    fn faces(&mut self, label: Label, faces: &[Face]) {
        let lines = self.lines(faces);
        self.row(label, lines);
    }

    fn lines(&self, faces: &[Face]) -> Vec<Line> {
        faces.iter().map(|&face| self.teller.face(face)).collect()
    }

    fn specials(&self, specials: &[Special]) -> Vec<Line> {
        let name = |&special| Line::plain(self.words.special(special, self.rules.edition()));
        specials.iter().map(name).collect()
    }

    /// A line with a label; what does not fit goes on below, under the first item.
    fn row(&mut self, label: Label, items: Vec<Line>) {
        let mut begin = format!("  {}", padded(&self.words.label(label), self.indent - 2));
        if items.is_empty() {
            return self.line(&format!("{begin}-"));
        }
        let comma = |index| if index + 1 == items.len() { "" } else { ", " };
        let item = |(index, item)| self.paint.line(self.rules, item) + comma(index);
        let items: Vec<String> = items.iter().enumerate().map(item).collect();
        // A word for each item, since an item is not broken at its spaces. Colours fill no columns.
        let words: Vec<Word<'_>> = items.iter().map(|item| Word::from(item)).collect();
        for words in wrap_first_fit(&words, &[(WIDTH - self.indent) as f64]) {
            let line = words.iter().flat_map(|word| [word.word, word.whitespace]);
            self.line(&(begin + &line.collect::<String>()));
            begin = " ".repeat(self.indent);
        }
    }

    fn title(&mut self, title: &Line) {
        self.line(&self.paint.bold(&self.paint.line(self.rules, title)));
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}
