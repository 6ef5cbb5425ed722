//! What is drawn: a game as one reader sees it, with the answers that he may give.

use super::pick::Pick;
use crate::http::reader::Reader;
pub(super) use crate::inventions::companion::capital;
use eureka_inventions::solo_game::{Answer, Game, Question, World};
use eureka_inventions::{Content, Position};
use eureka_words::{CompanionTeller, SoloGameTeller, Value};
use maud::{Markup, html};

/// The form that all answers belong to.
pub(super) const FORM: &str = "answer";

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) game: &'a Game,
    pub(super) reader: &'a Reader,
    pub(super) teller: SoloGameTeller<'a>,
    /// What the reader may answer; nothing for those who look on or back.
    pub(super) open: Option<Question>,
    /// What he has chosen first, where an answer is about two things.
    pub(super) pick: Option<Pick>,
    /// The address of this page.
    pub(super) path: &'a str,
}

impl<'a> Scene<'a> {
    /// A scene in which nothing can be answered.
    pub(super) fn still(game: &'a Game, reader: &'a Reader, path: &'a str) -> Scene<'a> {
        let teller = SoloGameTeller::new(reader.words(), game.content());
        Scene { game, reader, teller, open: None, pick: None, path }
    }

    pub(super) fn world(self) -> &'a World {
        self.game.world()
    }

    pub(super) fn at(self) -> &'a Position {
        &self.game.world().position
    }

    pub(super) fn content(self) -> &'a Content {
        self.game.content()
    }

    pub(super) fn companion(self) -> CompanionTeller<'a> {
        self.teller.companion()
    }

    /// A text of the page, by its id without the word before it.
    pub(super) fn say(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A text with values.
    pub(super) fn with(self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.reader.say(&format!("digital-{id}"), values)
    }

    /// The answers that may be given here.
    pub(super) fn answers(self) -> impl Iterator<Item = Answer> + use<'a> {
        let all = self.open.map_or(&[][..], |_| self.game.answers());
        let pick = self.pick;
        all.iter().copied().filter(move |&answer| pick.is_none_or(|pick| pick.goes_with(answer)))
    }

    /// Whether an answer may be given here.
    pub(super) fn may(self, answer: Answer) -> bool {
        self.answers().any(|other| other == answer)
    }

    /// What an answer is called.
    pub(super) fn label(self, answer: Answer) -> String {
        let named = self.open.map(|open| self.teller.answer(self.world(), open, answer));
        named.map(|name| capital(&name)).unwrap_or_default()
    }

    /// What stands behind an answer, in one line.
    pub(super) fn detail(self, answer: Answer) -> Option<String> {
        let lines = self.teller.detail(self.world(), self.open?, answer);
        (!lines.is_empty())
            .then(|| lines.iter().map(|line| capital(line)).collect::<Vec<_>>().join(" · "))
    }

    /// A thing on the table: a button if it may be chosen, and else only a thing.
    pub(super) fn thing(self, answer: Answer, class: &str, inner: &Markup) -> Markup {
        match self.may(answer) {
            true => self.button(answer, class, inner),
            false => html! { span class=(class) { (inner) } },
        }
    }

    /// A thing that may be chosen.
    pub(super) fn button(self, answer: Answer, class: &str, inner: &Markup) -> Markup {
        let label = self.label(answer);
        let hint = self
            .detail(answer)
            .map_or_else(|| label.clone(), |detail| format!("{label}: {detail}"));
        html! {
            button class=(format!("{class} lit")) type="submit" form=(FORM) name="answer"
                value=(answer.write(self.content())) data-hint=(hint) aria-label=(label) { (inner) }
        }
    }
}
