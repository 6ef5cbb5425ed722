//! Draws a player: the title with points and icons, the piles, and the holdings, which are the hand, the score pile and the achievements.

use super::canvas::{Canvas, Item, row_count};
use crate::app::App;
use crate::command::Target;
use crate::paint::{PICTURE, Paint, arrow, sign};
use crate::text::{cut, width};
use eureka_innovation::{Card, Color, Face, Icon, PileView, Splay};
use eureka_table::Seat;
use eureka_words::Label;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The columns of a pile from which on its value and its count have room for brackets and signs.
const MIN_ROOMY_COLUMNS: u16 = 11;

impl App {
    pub(super) fn draw_player(&self, canvas: &mut Canvas<'_>, area: Rect, seat: Seat) {
        if area.is_empty() {
            return;
        }
        let icons = Line::from(self.icons(seat));
        let columns = icons.width() as u16;
        let room = area.width.saturating_sub(columns + 5);
        let body = canvas.titled(area, &self.standing(seat, room.into()), self.paint.faint());
        canvas.line(area.right().saturating_sub(columns + 1), area.y, columns, &icons);
        let holdings = self.holdings(seat);
        let wanted = row_count(&holdings, area.width);
        let holdings_rows = if body.height > 2 { wanted.min(body.height - 2) } else { 0 };
        let piles = Rect { height: body.height - holdings_rows, ..body };
        self.draw_piles(canvas, piles, seat);
        let below = Rect { y: piles.bottom(), height: holdings_rows, ..body };
        canvas.items(below, &holdings);
    }

    /// The title of a player: name, level, points and achievements. Less important parts are left out if the room is short.
    fn standing(&self, seat: Seat, columns: usize) -> Vec<Span<'static>> {
        let player = &self.view.players[seat.index()];
        let mark = match (self.view.turn == Some(seat), self.view.awaited.has(seat)) {
            (true, _) => "▶ ",
            (false, true) => "▷ ",
            (false, false) => "",
        };
        let name = format!("{mark}{}", self.teller().name(seat));
        let points = self.page("terminal-points", &[("points", u64::from(player.points).into())]);
        let have = player.achievements.len() + player.specials.len();
        let needed = self.view.achievements_to_win;
        let (long, short) = match self.view.out.has(seat) {
            true => (format!(" · {}", self.page("board-out", &[])), " ✗".to_owned()),
            false => (
                format!(" · {points} · ★ {have}/{needed}"),
                format!(" · {} · ★{have}/{needed}", player.points),
            ),
        };
        let level =
            self.table.seats().get(seat.index()).and_then(|seated| seated.bot).map(|bot| {
                format!(" ({})", self.page(&format!("level-{}", bot.level.word()), &[]))
            });
        let level = level.unwrap_or_default();
        let layouts = [(&level, &long), (&String::new(), &long), (&String::new(), &short)];
        let fits = layouts
            .into_iter()
            .find(|(level, standing)| width(&name) + width(level) + width(standing) <= columns);
        let (level, standing) = fits.unwrap_or(layouts[2]);
        let name = cut(&name, columns.saturating_sub(width(standing)));
        vec![
            Span::styled(name, self.paint.strong()),
            Span::styled(level.clone(), self.paint.faint()),
            Span::raw(standing.clone()),
        ]
    }

    /// The number of each icon visible on a board.
    fn icons(&self, seat: Seat) -> Vec<Span<'static>> {
        let counts = Icon::ALL.into_iter().zip(self.view.players[seat.index()].icons);
        // The person icon exists only in the fourth edition; elsewhere its count would always be 0.
        let printed = counts.filter(|&(icon, _)| !self.rules().with_icon(icon).is_empty());
        let span = |(icon, count)| {
            let style = if count == 0 { self.paint.faint() } else { Style::new() };
            Span::styled(format!(" {}{count}", sign(icon)), style)
        };
        printed.map(span).chain([Span::raw(" ")]).collect()
    }

    /// The hand, the score pile and the achievements of a player.
    pub(super) fn holdings(&self, seat: Seat) -> Vec<Item> {
        let player = &self.view.players[seat.index()];
        let label = |label| Item::text(self.words.label(label), self.paint.faint());
        let nothing = || Item::text("–", self.paint.faint());
        let mut items = vec![label(Label::Hand)];
        items.extend(self.faces(&player.hand));
        if player.hand.is_empty() {
            items.push(nothing());
        }
        // The reader's own hand has names, which need a row of their own.
        items.push(Item { starts_row: self.you() == Some(seat), ..label(Label::Score) });
        items.extend(self.faces(&player.score));
        if player.score.is_empty() {
            items.push(nothing());
        }
        if !(player.achievements.is_empty() && player.specials.is_empty()) {
            items.push(Item::text("★", self.paint.strong()));
            let values = player.achievements.iter().map(|face| format!("[{}]", face.age));
            let edition = self.rules().edition();
            let specials = player.specials.iter().map(|&one| self.words.special(one, edition));
            items.extend(values.chain(specials).map(|text| Item::text(text, Style::new())));
        }
        if let Some(card) = self.view.opening.filter(|_| self.you() == Some(seat)) {
            items.push(label(Label::Opening));
            items.push(self.item(card));
        }
        items
    }

    /// Cards in a row: known faces by name, equal backs counted together.
    fn faces(&self, faces: &[Face]) -> Vec<Item> {
        let back = |face: &Face| face.card.is_none().then_some(face.age);
        let alike = faces.chunk_by(|one, other| back(one).is_some() && back(one) == back(other));
        let item = |alike: &[Face]| match (alike[0].card, alike[0].age, alike.len()) {
            (Some(card), ..) => self.item(card),
            (None, age, 1) => Item::text(format!("[{age}]"), Style::new()),
            (None, age, count) => Item::text(format!("[{age}]×{count}"), Style::new()),
        };
        alike.map(item).collect()
    }

    /// A card in a row, by name and value.
    fn item(&self, card: Card) -> Item {
        let mut spans = self.styled(&self.teller().valued(card));
        if self.is_highlighted(card) {
            spans = spans.into_iter().map(|span| span.patch_style(self.paint.chosen())).collect();
        }
        Item { spans, target: Some(Target::Card(card)), starts_row: false }
    }

    /// Whether the card is the one shown in full.
    fn is_highlighted(&self, card: Card) -> bool {
        self.shown_card() == Some(card)
    }

    fn draw_piles(&self, canvas: &mut Canvas<'_>, area: Rect, seat: Seat) {
        let player = &self.view.players[seat.index()];
        let count = Color::ALL.len() as u16;
        for (number, color) in (0u16..).zip(Color::ALL) {
            let begin = area.x + area.width * number / count;
            let end = area.x + area.width * (number + 1) / count;
            let place = Rect { x: begin, width: end - begin - 1, ..area };
            canvas.target(place, Target::Pile(seat, color));
            self.draw_pile(canvas, place, color, &player.piles[color.index()]);
        }
    }

    fn draw_pile(&self, canvas: &mut Canvas<'_>, area: Rect, color: Color, pile: &PileView) {
        if area.is_empty() {
            return;
        }
        let Some(top) = pile.top else {
            let letter = format!("· {} ·", self.color_letter(color));
            canvas.text_middle(area, area.y, &letter, self.paint.faint());
            return;
        };
        let face = Rect { height: area.height.min(2), ..area };
        canvas.style(face, self.paint.face(color));
        let mut strong = self.paint.face(color).add_modifier(Modifier::BOLD);
        if self.is_highlighted(top) {
            strong = strong.add_modifier(Modifier::UNDERLINED);
        }
        canvas.text(area.x, area.y, area.width, &self.short_name(top), strong);
        if area.height < 2 {
            return;
        }
        let below = Rect { y: area.y + 1, height: 1, ..area };
        let value = match area.width >= MIN_ROOMY_COLUMNS {
            true => format!("[{}] {}", self.rules().age(top), self.icon_signs(top, &[0, 1, 2, 3])),
            false => format!("{}{}", self.rules().age(top), self.icon_signs(top, &[0, 1, 2, 3])),
        };
        canvas.text(below.x, below.y, below.width, &value, self.paint.face(color));
        if pile.count > 1 {
            let times = if area.width >= MIN_ROOMY_COLUMNS { "×" } else { "" };
            let count = format!("{times}{}{}", pile.count, arrow(pile.splay));
            canvas.text_right(below, &count, strong);
        }
        let covered = Rect { y: area.y + 2, height: area.height - 2, ..area };
        self.draw_covered(canvas, covered, color, pile);
    }

    /// Draws the cards under the top card one by one if the reader may look at them, otherwise only the visible icons of all of them.
    fn draw_covered(&self, canvas: &mut Canvas<'_>, area: Rect, color: Color, pile: &PileView) {
        let style = self.paint.text(color);
        let Some(cards) = &pile.cards else {
            if pile.splay != Splay::None && area.height > 0 {
                canvas.text(area.x, area.y, area.width, &self.covered_icons(pile), style);
            }
            return;
        };
        let under = &cards[1..];
        for (y, &card) in (area.top()..area.bottom()).zip(under) {
            let left = under.len() - usize::from(y - area.y);
            if y + 1 == area.bottom() && left > 1 {
                canvas.text(area.x, y, area.width, &format!("… +{left}"), style);
                return;
            }
            let icons = self.icon_signs(card, pile.splay.places());
            let room = usize::from(area.width).saturating_sub(width(&icons) + 1);
            let name = cut(&self.teller().card(card), room);
            let mut style = style;
            if self.is_highlighted(card) {
                style = style.add_modifier(Modifier::REVERSED);
            }
            canvas.text(area.x, y, area.width, &name, style);
            let row = Rect { y, height: 1, ..area };
            canvas.text_right(row, &icons, style);
            canvas.target(row, Target::Card(card));
        }
    }

    /// The icons visible below the top card, for a pile whose cards the reader may not look at.
    fn covered_icons(&self, pile: &PileView) -> String {
        let own = |icon: Icon| {
            let icons = pile.top.map(|top| self.rules().facts(top).icons).into_iter().flatten();
            icons.flatten().filter(|&other| other == icon).count() as u8
        };
        let counts =
            Icon::ALL.map(|icon| (icon, pile.icons[icon.index()].saturating_sub(own(icon))));
        let some = counts.into_iter().filter(|(_, count)| *count > 0);
        let texts: Vec<String> = some.map(|(icon, n)| format!("{}{n}", sign(icon))).collect();
        texts.join(" ")
    }

    /// The name on the face of a card, with the letter of its color where there are no colors.
    fn short_name(&self, card: Card) -> String {
        let name = self.teller().card(card);
        match self.paint {
            Paint::Colors => name,
            Paint::Letters => format!("{} {name}", self.color_letter(self.rules().color(card))),
        }
    }

    /// The signs of the icons at these places of a card.
    fn icon_signs(&self, card: Card, places: &[usize]) -> String {
        let icons = self.rules().facts(card).icons;
        places.iter().map(|&place| icons[place].map_or(PICTURE, sign)).collect()
    }
}
