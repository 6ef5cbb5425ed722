//! The texts of lessons as lines, in which cards are links and players have their names.

use eureka_innovation::Rules;
use eureka_scenario::lesson::{Text, TextPiece, Texts};
use eureka_words::{Line, Piece, Teller, Topic, Words};

/// A text of a lesson in the language of the teller.
pub(super) fn line(words: &Words, rules: &Rules, names: &[String], texts: &Texts) -> Line {
    let teller = Teller::new(words, rules).with_names(names);
    let text: &Text = texts.of(words.language());
    let piece = |piece: &TextPiece| match piece {
        TextPiece::Words(words) => Piece { text: words.clone(), topic: None },
        &TextPiece::Card(card) => Piece { text: teller.card(card), topic: Some(Topic::Card(card)) },
        &TextPiece::Icon(icon) => Piece { text: words.icon(icon), topic: None },
        &TextPiece::Seat(seat) => Piece { text: teller.name(seat), topic: Some(Topic::Seat(seat)) },
        &TextPiece::Special(special) => {
            Piece { text: words.special(special, rules.edition()), topic: None }
        }
    };
    Line { pieces: text.pieces.iter().map(piece).collect() }
}
