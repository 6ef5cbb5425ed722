//! Answers as short labels, and the refusal of a text that is not one of them.

use crate::line::Line;
use crate::say::args;
use crate::teller::Teller;
use eureka_innovation::{Answer, Card, Seat, View};

/// The most options that a refusal lists.
const MAX_LISTED_ANSWERS: usize = 24;

impl Teller<'_> {
    /// An answer to the open question, as the label of a button.
    pub fn answer(self, view: &View, answer: Answer) -> Line {
        let telling = self.telling();
        match answer {
            Answer::Draw => telling.line("answer-draw", &[]),
            Answer::Meld(card) => telling.line("answer-meld", &args![card = telling.card(card)]),
            Answer::Dogma(card) => self.dogma(card, lender(view, card)),
            Answer::Achieve(value) => telling.line("answer-achieve", &args![value]),
            Answer::Card(card) => telling.phrase(&telling.card(card)),
            Answer::Back(value) => telling.phrase(&telling.back(value)),
            Answer::Color(color) => telling.phrase(&telling.color_name(color)),
            Answer::Value(value) => telling.line("age", &args![value]),
            Answer::Seat(seat) => telling.phrase(&telling.seat(seat)),
            Answer::Icon(icon) => Line::plain(self.words.icon(icon)),
            Answer::Special(special) => {
                Line::plain(self.words.special(special, self.rules.edition()))
            }
            Answer::Branch(branch) => {
                let text = view
                    .question
                    .and_then(|question| self.branch(&question, branch, &telling.me(view)));
                text.map_or_else(
                    || telling.line("answer-branch", &args![number = branch + 1]),
                    Line::plain,
                )
            }
            Answer::Yes => telling.line("answer-yes", &[]),
            Answer::No => telling.line("answer-no", &[]),
            Answer::Pass => telling.line("answer-pass", &[]),
        }
    }

    fn dogma(self, card: Card, lender: Option<Seat>) -> Line {
        let telling = self.telling();
        let card = telling.card(card);
        match lender.map(|seat| telling.seat(seat)) {
            Some(seat) => telling.line("answer-dogma-of", &args![card, seat]),
            None => telling.line("answer-dogma", &args![card]),
        }
    }

    /// The message to the seat of this view when its text is not an answer to the open question.
    pub fn refusal(self, view: &View, said: &str) -> String {
        let telling = self.telling();
        let Some(question) = view.question else {
            return telling.line("illegal-over", &args![answer = said]).to_string();
        };
        if question.seat != view.seat {
            let (seat, player) = (telling.seat(view.seat), telling.seat(question.seat));
            return telling.line("illegal-seat", &args![seat, player]).to_string();
        }
        let label = |&answer: &Answer| self.answer(view, answer).to_string();
        let options: Vec<String> =
            view.answers.iter().take(MAX_LISTED_ANSWERS).map(label).collect();
        let id = match view.answers.len() > MAX_LISTED_ANSWERS {
            true => "illegal-answer-of-many",
            false => "illegal-answer",
        };
        telling.say(id, &args![answer = said, options = options.join(", ")])
    }
}

/// The other player who owns this top card.
fn lender(view: &View, card: Card) -> Option<Seat> {
    let mut players = Seat::each(&view.players);
    let owner = players.find(|(_, player)| player.piles.iter().any(|pile| pile.top == Some(card)));
    owner.map(|(seat, _)| seat).filter(|&seat| view.turn != Some(seat))
}
