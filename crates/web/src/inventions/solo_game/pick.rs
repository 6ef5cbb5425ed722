//! Answers that name two things are given in two steps: the first thing is a link, and the second one is then the
//! button.

use super::table_view::TableView;
use eureka_inventions::solo_game::{Answer, Tile, Token};
use eureka_inventions::{IdeaCard, Region};
use maud::{Markup, html};

/// The first of the two things that an answer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pick {
    /// The idea to present.
    Card(IdeaCard),
    /// The tile to build.
    Tile(Tile),
    /// The influence token to place.
    Token(Token),
    /// The region where the journey begins.
    From(Region),
}

impl Pick {
    /// The first thing that an answer names, if it names two.
    pub(super) fn of(answer: Answer) -> Option<Pick> {
        match answer {
            Answer::Present(card, _) => Some(Pick::Card(card)),
            Answer::Build(tile, _) => Some(Pick::Tile(tile)),
            Answer::Lay(_, token) => Some(Pick::Token(token)),
            Answer::Travel(from, _) => Some(Pick::From(from)),
            _ => None,
        }
    }

    /// The thing with this word in the URL, if some answer begins with it.
    pub(super) fn named(word: &str, answers: &[Answer]) -> Option<Pick> {
        answers.iter().filter_map(|&answer| Pick::of(answer)).find(|pick| pick.word() == word)
    }

    /// The word for it in URLs.
    pub(super) fn word(self) -> String {
        match self {
            Pick::Card(card) => format!("card-{}", card.index()),
            Pick::Tile(tile) => format!("tile-{tile}"),
            Pick::Token(token) => format!("token-{}", token as u8),
            Pick::From(region) => format!("from-{region}"),
        }
    }

    /// Whether an answer is still possible after this pick. Answers that name only one thing always are.
    pub(super) fn goes_with(self, answer: Answer) -> bool {
        Pick::of(answer).is_none_or(|other| other == self)
    }
}

impl TableView<'_> {
    /// Whether some answer begins with this thing.
    pub(super) fn can_begin(self, pick: Pick) -> bool {
        let all = self.open.map_or(&[][..], |_| self.game.answers());
        all.iter().any(|&answer| Pick::of(answer) == Some(pick))
    }

    /// A thing that can be picked first: a link that picks it, or that cancels the pick if it is already picked.
    pub(super) fn pickable(self, pick: Pick, class: &str, inner: &Markup) -> Markup {
        if !self.can_begin(pick) {
            return html! { span class=(class) { (inner) } };
        }
        let picked = self.pick == Some(pick);
        let address = if picked { "?".to_owned() } else { format!("?pick={}", pick.word()) };
        html! {
            a class=(format!("{class} lit pickable")) href=(address) data-pick
                aria-current=[picked.then_some("true")] { (inner) }
        }
    }
}
