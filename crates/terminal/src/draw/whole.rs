//! Everything on the table, in rows: for screens on which not all of it has room.

use crate::app::App;
use crate::text::wrap;
use eureka_innovation::{Color, Face};
use eureka_table::{Seat, SeatSet};
use eureka_words::{Label, Line as Said};
use ratatui::text::{Line, Span};

impl App {
    pub(super) fn whole_table(&self, columns: u16) -> Vec<Line<'static>> {
        let mut page = Page { app: self, columns: columns.into(), lines: Vec::new() };
        page.centre();
        for seat in self.order() {
            page.player(seat);
        }
        page.lines
    }
}

/// Lines in the making.
struct Page<'a> {
    app: &'a App,
    columns: usize,
    lines: Vec<Line<'static>>,
}

impl Page<'_> {
    fn centre(&mut self) {
        let (app, view) = (self.app, &self.app.view);
        let decks = (1..).zip(&view.decks);
        let decks =
            decks.map(|(age, deck): (u8, _)| Said::plain(format!("[{age}]×{}", deck.len())));
        self.row(Label::Decks, &decks.collect::<Vec<_>>());
        for (age, deck) in (1..).zip(&view.decks) {
            if deck.iter().any(|face| face.card.is_some()) {
                self.faces(Label::Deck(age), deck);
            }
        }
        self.faces(Label::Available, &view.available);
        self.specials();
        if !view.junk.is_empty() {
            self.faces(Label::Junk, &view.junk);
        }
        if !view.removed.is_empty() {
            self.faces(Label::Removed, &view.removed);
        }
        let mut teams: Vec<SeatSet> = view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        if teams.len() < view.players.len() {
            let standings = teams.iter().map(|&team| app.teller().team_standing(view, team));
            self.row(Label::Teams, &standings.collect::<Vec<_>>());
        }
        if view.parley {
            self.row(Label::Parley, &[Said::plain(app.words.parley_played())]);
        }
    }

    /// The special achievements on the table, each with its condition and how far the reader is.
    fn specials(&mut self) {
        let (app, view) = (self.app, &self.app.view);
        for &special in &view.specials {
            let name = app.words.special(special, app.rules().edition());
            let text = match app.you().filter(|_| view.turn.is_some()) {
                Some(you) => {
                    let progress = view.progress(app.rules(), you, special);
                    app.teller().progress(special, progress).to_string()
                }
                None => app.words.condition(special, app.rules().edition()),
            };
            let spans = [Span::styled(format!("★ {name}: "), app.paint.strong()), text.into()];
            self.lines.extend(wrap(&spans, self.columns, 4));
        }
    }

    fn player(&mut self, seat: Seat) {
        let (app, view) = (self.app, &self.app.view);
        self.lines.push(Line::default());
        let standing = app.said(&app.teller().standing(view, seat, app.you()));
        let standing = standing.into_iter().map(|span| span.patch_style(app.paint.strong()));
        self.lines.extend(wrap(&standing.collect::<Vec<_>>(), self.columns, 2));
        if view.out.has(seat) {
            return;
        }
        let player = &view.players[seat.index()];
        for (color, pile) in Color::ALL.into_iter().zip(&player.piles) {
            if pile.count > 0 {
                self.row(Label::Pile(color), &app.teller().pile(pile));
            }
        }
        self.faces(Label::Hand, &player.hand);
        self.faces(Label::Score, &player.score);
        let mut achievements: Vec<Said> =
            player.achievements.iter().map(|&face| app.teller().face(face)).collect();
        let edition = app.rules().edition();
        let special = |&special| Said::plain(app.words.special(special, edition));
        achievements.extend(player.specials.iter().map(special));
        if !achievements.is_empty() {
            self.row(Label::Achievements, &achievements);
        }
    }

    fn faces(&mut self, label: Label, faces: &[Face]) {
        let lines: Vec<Said> = faces.iter().map(|&face| self.app.teller().face(face)).collect();
        self.row(label, &lines);
    }

    /// A label with what it holds, with commas between.
    fn row(&mut self, label: Label, items: &[Said]) {
        let label = self.app.words.label(label);
        let mut spans = vec![Span::styled(format!("  {label}: "), self.app.paint.faint())];
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                spans.push(Span::raw(", "));
            }
            spans.extend(self.app.said(item));
        }
        if items.is_empty() {
            spans.push(Span::raw("–"));
        }
        self.lines.extend(wrap(&spans, self.columns, 6));
    }
}
