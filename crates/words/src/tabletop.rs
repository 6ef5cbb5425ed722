//! The table of Innovation in text: labels of its rows, and the players' standings.

use crate::line::Line;
use crate::say::{Case, args, word_of};
use crate::speech::Conjunction;
use crate::teller::Teller;
use crate::words::Words;
use eureka_innovation::{
    Card, Color, Face, PileView, Seat, SeatSet, SeatView, Seating, Splay, View,
};

/// The label of a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// All decks.
    Decks,
    /// One deck, of this age.
    Deck(u8),
    /// The standard achievements on the table.
    Available,
    /// The special achievements on the table.
    Specials,
    /// The junk.
    Junk,
    /// Cards out of the game.
    Removed,
    /// The teams.
    Teams,
    /// The notice that parley is played.
    Parley,
    /// Icons on a board.
    Icons,
    /// A pile.
    Pile(Color),
    /// A hand.
    Hand,
    /// A score pile.
    Score,
    /// Claimed achievements.
    Achievements,
    /// The card that a player begins with.
    Opening,
}

impl Label {
    /// All labels, with one deck standing for all decks.
    pub const ALL: [Label; 18] = [
        Label::Decks,
        Label::Deck(11),
        Label::Available,
        Label::Specials,
        Label::Junk,
        Label::Removed,
        Label::Teams,
        Label::Parley,
        Label::Icons,
        Label::Pile(Color::Red),
        Label::Pile(Color::Yellow),
        Label::Pile(Color::Green),
        Label::Pile(Color::Blue),
        Label::Pile(Color::Purple),
        Label::Hand,
        Label::Score,
        Label::Achievements,
        Label::Opening,
    ];
}

impl Words {
    /// The text of a label.
    pub fn label(&self, label: Label) -> String {
        match label {
            Label::Deck(value) => self.text("label-deck", &args![value]),
            Label::Pile(color) => self.color_as(color, "cards", Case::Nominative),
            label => self.text(&format!("label-{}", word_of(label)), &[]),
        }
    }

    /// The notice that parley is played.
    pub fn parley_played(&self) -> String {
        self.text("parley-played", &[])
    }
}

impl Teller<'_> {
    /// The heading of the table: the player whose turn it is, or the outcome.
    pub fn heading(self, view: &View) -> Line {
        let telling = self.telling();
        match (view.outcome, view.turn) {
            (Some(outcome), _) => self.outcome(outcome),
            (None, Some(seat)) => {
                let args = args![seat = telling.seat(seat), actions = view.actions];
                telling.sentence("heading-turn", &args)
            }
            (None, None) => telling.sentence("heading-opening", &[]),
        }
    }

    /// A player's standing; `reader` is marked as «you».
    pub fn standing(self, view: &View, seat: Seat, reader: Option<Seat>) -> Line {
        let telling = self.telling();
        let (name, player) = (telling.seat(seat), &view.players[seat.index()]);
        // In a team game the team has its own line with the number of achievements needed.
        let id = match view.teams[seat.index()].len() {
            _ if view.out.has(seat) => "standing-out",
            1 => "standing",
            _ => "standing-in-team",
        };
        let (you, points, have) = (reader == Some(seat), player.points, achievements(player));
        let args = args![seat = name, you, points, have, needed = view.achievements_to_win];
        telling.sentence(id, &args)
    }

    /// A team's standing.
    pub fn team_standing(self, view: &View, team: SeatSet) -> Line {
        let telling = self.telling();
        let names = telling.seats(team);
        let have: usize = team.iter().map(|seat| achievements(&view.players[seat.index()])).sum();
        let args = args![names, have, needed = view.achievements_to_win];
        telling.line("standing-team", &args)
    }

    /// A card of this view with its value. A face-down card shows only its back, with the cards that it may be if the reader
    /// has seen them and can no longer tell them apart.
    pub fn face(self, view: &View, face: Face) -> Line {
        let back = format!("[{}]", face.age);
        match face.card {
            Some(card) => self.valued(card),
            None if face.among.is_empty() => Line::plain(back),
            None => {
                let telling = self.telling();
                let cards = face.among.iter().map(|card| telling.card(card));
                let cards = self.words.list(Conjunction::Or, cards);
                let sure = is_one_of_its_group(view, face);
                telling.line("mixed-card", &args![back, cards, sure])
            }
        }
    }

    /// A card with its value.
    pub fn valued(self, card: Card) -> Line {
        let telling = self.telling();
        let name = telling.card_name(card);
        telling.finished(&format!("{name} [{}]", self.rules.age(card)))
    }

    /// The cards of a pile from the top down, as far as they are known, and how it is splayed.
    pub fn pile(self, pile: &PileView) -> Vec<Line> {
        let mut lines: Vec<Line> = match (&pile.cards, pile.top) {
            (Some(cards), _) => cards.iter().map(|&card| self.valued(card)).collect(),
            (None, Some(top)) if pile.count > 1 => vec![self.under(top, pile.count - 1)],
            (None, top) => top.into_iter().map(|top| self.valued(top)).collect(),
        };
        if let (Some(last), true) = (lines.last_mut(), pile.splay != Splay::None) {
            let args = args![direction = pile.splay.word()];
            last.push(format!("  {}", self.words.text("pile-splayed", &args)));
        }
        lines
    }

    fn under(self, top: Card, count: u8) -> Line {
        let telling = self.telling();
        let card = format!("{} [{}]", telling.card_name(top), self.rules.age(top));
        telling.line("pile-under", &args![card, count])
    }

    /// The table in a short phrase: «first edition, 2 players».
    pub fn seating(self, seating: &Seating) -> String {
        let edition = self.rules.edition();
        let telling = self.telling();
        let args = args![edition = edition.word(), players = seating.players];
        let mut text = telling.say("seating", &args);
        if !seating.teams.is_empty() {
            let names = |&team: &SeatSet| telling.phrase(&telling.seats(team)).to_string();
            let teams: Vec<String> = seating.teams.iter().map(names).collect();
            let args = args![seating = text, teams = teams.join("; ")];
            text = telling.say("seating-teams", &args);
        }
        if seating.has_parley(edition) {
            text = telling.say("seating-parley", &args![seating = text]);
        } else if seating.has_parley_by_the_book(edition) {
            text = telling.say("seating-no-parley", &args![seating = text]);
        }
        text
    }

    /// The printed facts of a card, without its effects.
    pub fn facts(self, card: Card) -> Line {
        let telling = self.telling();
        let facts = self.rules.facts(card);
        let none = || telling.say("icon-none", &[]);
        let icons = facts.icons.map(|icon| icon.map_or_else(none, |icon| self.words.icon(icon)));
        let args = args![
            name = telling.card_name(card),
            value = facts.age,
            era = self.words.age(facts.age),
            color = self.words.card_color(facts.color),
            icons = icons.join(" "),
            dogma = self.words.icon(facts.dogma)
        ];
        telling.line("card-facts", &args)
    }
}

/// Whether a mixed card is certainly one of the cards it may be: there are as many such cards as faces.
fn is_one_of_its_group(view: &View, face: Face) -> bool {
    let players = view.players.iter().flat_map(|player| {
        [&player.hand, &player.score, &player.achievements].into_iter().flatten()
    });
    let others = [&view.available, &view.junk, &view.removed].into_iter().flatten();
    let faces = view.decks.iter().flatten().chain(players).chain(others);
    faces.filter(|other| other.among == face.among).count() == usize::from(face.among.len())
}

/// A player's number of achievements, of all kinds.
fn achievements(player: &SeatView) -> usize {
    player.achievements.len() + player.specials.len()
}
