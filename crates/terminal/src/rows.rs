//! The answers to a question, numbered for a person, and the contents of a table in labeled rows.

use eureka_innovation::{Answer, Card, Color, Face, Rules, Special, View};
use eureka_table::{Seat, SeatSet};
use eureka_words::{Label, Line, Teller, Words};

/// An answer as it is listed on the screen.
pub struct AnswerRow {
    /// The number to type for the answer. It is the value itself if values are asked for, and may then be empty for other answers.
    pub number: String,
    /// The answer as a text.
    pub line: Line,
    /// The answer itself.
    pub answer: Answer,
}

/// The listed answers to the question of a view. Values are their own numbers: a second numbering would be a trap, since 3 must mean the value 3.
pub fn answer_rows(teller: Teller<'_>, view: &View) -> Vec<AnswerRow> {
    let values = |answer: &Answer| matches!(answer, Answer::Value(_) | Answer::Back(_));
    let numbered = !view.answers.iter().any(values);
    let row = |(index, &answer): (usize, &Answer)| {
        let number = match answer {
            Answer::Value(value) | Answer::Back(value) => value.to_string(),
            _ if numbered => (index + 1).to_string(),
            _ => String::new(),
        };
        AnswerRow { number, line: teller.answer(view, answer), answer }
    };
    view.answers.iter().enumerate().map(row).collect()
}

/// The card that an answer names, if it names one.
pub(crate) fn card_named_by(answer: Answer) -> Option<Card> {
    match answer {
        Answer::Meld(card) | Answer::Dogma(card) | Answer::Card(card) => Some(card),
        _ => None,
    }
}

/// A label with its items.
pub type LabeledRow = (Label, Vec<Line>);

/// The contents of a table, in labeled rows.
#[derive(Clone, Copy)]
pub struct Contents<'a> {
    /// The language of the reader.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The teller, which names players and cards.
    pub teller: Teller<'a>,
    /// The table, as far as the reader may know it.
    pub view: &'a View,
}

impl Contents<'_> {
    /// The size of every deck; the decks with a known face, card by card; and the available achievements.
    pub fn decks(&self) -> Vec<LabeledRow> {
        let count =
            |(age, deck): (usize, &Vec<Face>)| Line::plain(format!("[{age}]×{}", deck.len()));
        let mut rows = vec![(Label::Decks, (1..).zip(&self.view.decks).map(count).collect())];
        let decks = (1..).zip(&self.view.decks);
        let is_known = |face: &Face| face.card.is_some() || !face.among.is_empty();
        let known = decks.filter(|(_, deck)| deck.iter().any(is_known));
        rows.extend(known.map(|(age, deck)| self.faces(Label::Deck(age), deck)));
        rows.push(self.faces(Label::Available, &self.view.available));
        rows
    }

    /// The cards that were junked or removed. Empty if there are none.
    pub fn aside(&self) -> Vec<LabeledRow> {
        let piles = [(Label::Junk, &self.view.junk), (Label::Removed, &self.view.removed)];
        let piles = piles.into_iter().filter(|(_, cards)| !cards.is_empty());
        piles.map(|(label, cards)| self.faces(label, cards)).collect()
    }

    /// The standing of the teams, and whether parley is played. Empty at a table without either.
    pub fn seating(&self) -> Vec<LabeledRow> {
        let mut teams: Vec<SeatSet> = self.view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        let mut rows = Vec::new();
        if teams.len() < self.view.players.len() {
            let standing = |&team| self.teller.team_standing(self.view, team);
            rows.push((Label::Teams, teams.iter().map(standing).collect()));
        }
        if self.view.parley {
            rows.push((Label::Parley, vec![Line::plain(self.words.parley_played())]));
        }
        rows
    }

    /// The piles of a player, the hand, the score pile and the achievements.
    pub fn player(&self, seat: Seat) -> Vec<LabeledRow> {
        let player = &self.view.players[seat.index()];
        let piles = Color::ALL.into_iter().zip(&player.piles).filter(|(_, pile)| pile.count > 0);
        let mut rows: Vec<LabeledRow> =
            piles.map(|(color, pile)| (Label::Pile(color), self.teller.pile(pile))).collect();
        rows.push(self.faces(Label::Hand, &player.hand));
        rows.push(self.faces(Label::Score, &player.score));
        let (_, mut achievements) = self.faces(Label::Achievements, &player.achievements);
        achievements.extend(self.specials(&player.specials));
        if !achievements.is_empty() {
            rows.push((Label::Achievements, achievements));
        }
        rows
    }

    /// The names of special achievements.
    pub fn specials(&self, specials: &[Special]) -> Vec<Line> {
        let name = |&special| Line::plain(self.words.special(special, self.rules.edition()));
        specials.iter().map(name).collect()
    }

    fn faces(&self, label: Label, faces: &[Face]) -> LabeledRow {
        (label, faces.iter().map(|&face| self.teller.face(self.view, face)).collect())
    }
}
