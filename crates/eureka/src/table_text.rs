//! The table in plain text: what one seat knows of it, or the truth.
//!
//! A card is written `Tools [1]`, with its value; one whose face is not known only `[1]`, as its back shows.

use crate::log::outcome_text;
use crate::out::Paint;
use eureka_innovation::{
    Card, CardSet, Color, Covered, Face, Game, Icon, PileView, Rules, Seat, SeatSet, SeatView,
    Special, Splay, View,
};

/// The most columns that a line fills, so that it fits into a narrow window.
const WIDTH: usize = 90;

/// Where the contents of a line begin.
const INDENT: usize = 15;

/// The table as its seat sees it.
pub(crate) fn seen(rules: &Rules, view: &View, paint: Paint) -> String {
    Page { rules, paint, you: Some(view.seat), text: String::new() }.table(view)
}

/// The table as it is, with every face.
pub(crate) fn truth(game: &Game, paint: Paint) -> String {
    let (rules, at) = (game.rules(), game.position());
    let face = |card: Card| Face { age: rules.age(card), card: Some(card) };
    let faces = |cards: CardSet| {
        let mut faces: Vec<Face> = cards.iter().map(face).collect();
        faces.sort_unstable();
        faces
    };
    let mut view = game.view_with(Seat::A, Covered::Open);
    for (number, player) in (0..).zip(&mut view.players) {
        let seat = Seat::new(number);
        player.hand = faces(at.hand(seat));
        player.score = faces(at.score(seat));
        player.achievements = faces(at.claimed(seat));
    }
    view.decks = (1..=rules.last_age()).map(|age| at.deck(age).map(face).collect()).collect();
    view.available = faces(at.available());
    view.junk = faces(at.junk());
    view.removed = faces(at.removed());
    Page { rules, paint, you: None, text: String::new() }.table(&view)
}

/// A text that grows line by line.
struct Page<'a> {
    rules: &'a Rules,
    paint: Paint,
    you: Option<Seat>,
    text: String,
}

/// A piece of a line: how wide it is, and how it is written.
struct Piece {
    width: usize,
    text: String,
}

impl Piece {
    fn plain(text: impl Into<String>) -> Piece {
        let text = text.into();
        Piece { width: text.chars().count(), text }
    }

    fn followed_by(mut self, text: &str) -> Piece {
        self.width += text.chars().count();
        self.text.push_str(text);
        self
    }
}

impl Page<'_> {
    fn table(mut self, view: &View) -> String {
        self.heading(view);
        self.seating(view);
        self.decks(&view.decks);
        self.faces("to achieve", &view.available);
        self.row("special", specials(&view.specials));
        if !view.junk.is_empty() {
            self.faces("junk", &view.junk);
        }
        if !view.removed.is_empty() {
            self.faces("out of game", &view.removed);
        }
        for (number, player) in (0..).zip(&view.players) {
            self.player(Seat::new(number), player, view);
        }
        self.text
    }

    fn heading(&mut self, view: &View) {
        let heading = match (view.outcome, view.turn) {
            (Some(outcome), _) => outcome_text(outcome),
            (None, Some(seat)) => {
                let s = if view.actions == 1 { "" } else { "s" };
                format!("{seat}'s turn, {} action{s} left", view.actions)
            }
            (None, None) => "everybody chooses a card to begin with".to_owned(),
        };
        self.line(&self.paint.bold(&heading));
    }

    /// The teams and how far they are, and whether parley is played: nothing at a table without either.
    fn seating(&mut self, view: &View) {
        let mut teams: Vec<SeatSet> = view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        if teams.len() < view.players.len() {
            let achievements = |seat: Seat| achievements(&view.players[seat.index()]);
            let team = |team: &SeatSet| {
                let have: usize = team.iter().map(achievements).sum();
                Piece::plain(format!(
                    "{team} ({have} of {} achievements)",
                    view.achievements_to_win
                ))
            };
            self.row("teams", teams.iter().map(team).collect());
        }
        if view.parley {
            self.row("parley", vec![Piece::plain("yes")]);
        }
    }

    /// How many cards every deck has; decks of which a face is known, card by card.
    fn decks(&mut self, decks: &[Vec<Face>]) {
        let count =
            |(age, deck): (usize, &Vec<Face>)| Piece::plain(format!("[{age}]×{}", deck.len()));
        self.row("decks", (1..).zip(decks).map(count).collect());
        for (age, deck) in (1..).zip(decks) {
            if deck.iter().any(|face| face.card.is_some()) {
                self.faces(&format!("deck {age}"), deck);
            }
        }
    }

    fn player(&mut self, seat: Seat, player: &SeatView, view: &View) {
        let you = if self.you == Some(seat) { " (you)" } else { "" };
        self.line("");
        if view.out.has(seat) {
            return self.line(&self.paint.bold(&format!("{seat}{you}: out of the game")));
        }
        let (have, points) = (achievements(player), player.points);
        let s = if points == 1 { "" } else { "s" };
        let mut title = format!("{seat}{you}: {points} point{s}, {have}");
        // With partners, the teams' own line says how many they need together.
        if view.teams[seat.index()].len() == 1 {
            title += &format!(" of {}", view.achievements_to_win);
        }
        title += if title.ends_with(" 1") { " achievement" } else { " achievements" };
        self.line(&self.paint.bold(&title));
        let icons = Icon::ALL.into_iter().zip(player.icons);
        // The person is printed only in the fourth edition: it would always be 0.
        let printed = icons.filter(|&(icon, _)| !self.rules.with_icon(icon).is_empty());
        let icons = printed.map(|(icon, count)| Piece::plain(format!("{icon} {count}"))).collect();
        self.row("icons", icons);
        for (color, pile) in Color::ALL.into_iter().zip(&player.piles) {
            if pile.count > 0 {
                self.pile(color, pile);
            }
        }
        self.faces("hand", &player.hand);
        self.faces("score", &player.score);
        if have > 0 {
            let mut pieces = self.pieces(&player.achievements);
            pieces.extend(specials(&player.specials));
            self.row("achievements", pieces);
        }
        if let Some(card) = view.opening.filter(|_| self.you == Some(seat)) {
            self.row("begins with", vec![self.card(card)]);
        }
    }

    fn pile(&mut self, color: Color, pile: &PileView) {
        let mut pieces: Vec<Piece> = match (&pile.cards, pile.top) {
            (Some(cards), _) => cards.iter().map(|&card| self.card(card)).collect(),
            (None, Some(top)) if pile.count > 1 => {
                let under = format!(" and {} under it", pile.count - 1);
                vec![self.card(top).followed_by(&under)]
            }
            (None, Some(top)) => vec![self.card(top)],
            (None, None) => Vec::new(),
        };
        if let Some(last) = pieces.pop() {
            pieces.push(match pile.splay {
                Splay::None => last,
                splay => last.followed_by(&format!("  (splayed {splay})")),
            });
        }
        self.row(color.word(), pieces);
    }

    fn faces(&mut self, label: &str, faces: &[Face]) {
        let pieces = self.pieces(faces);
        self.row(label, pieces);
    }

    fn pieces(&self, faces: &[Face]) -> Vec<Piece> {
        faces.iter().map(|&face| self.face(face)).collect()
    }

    fn face(&self, face: Face) -> Piece {
        match face.card {
            Some(card) => self.card(card),
            None => Piece::plain(format!("[{}]", face.age)),
        }
    }

    fn card(&self, card: Card) -> Piece {
        let name = self.rules.name(card);
        let text = self.paint.color(self.rules.color(card), name);
        Piece { width: name.chars().count(), text }
            .followed_by(&format!(" [{}]", self.rules.age(card)))
    }

    /// A line with a label; what does not fit goes on below, under the first piece.
    fn row(&mut self, label: &str, pieces: Vec<Piece>) {
        let mut line = format!("  {label:<width$}", width = INDENT - 2);
        let mut width = INDENT;
        if pieces.is_empty() {
            line.push('-');
        }
        let count = pieces.len();
        for (index, piece) in pieces.into_iter().enumerate() {
            let comma = if index + 1 == count { "" } else { "," };
            if width > INDENT && width + 1 + piece.width + comma.len() > WIDTH {
                self.line(&line);
                line = " ".repeat(INDENT);
                width = INDENT;
            } else if width > INDENT {
                line.push(' ');
                width += 1;
            }
            line.push_str(&piece.text);
            line.push_str(comma);
            width += piece.width + comma.len();
        }
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// How many achievements of all kinds a player has.
fn achievements(player: &SeatView) -> usize {
    player.achievements.len() + player.specials.len()
}

fn specials(specials: &[Special]) -> Vec<Piece> {
    specials.iter().map(|special| Piece::plain(special.word())).collect()
}
