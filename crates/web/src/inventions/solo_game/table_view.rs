//! A solo game as one reader sees it, with the answers that the reader may give.

use super::SoloGame;
use super::pick::Pick;
use crate::http::reader::Reader;
use crate::inventions::part;
use crate::room::{Drawn, Section, Snapshot, TableReader};
use eureka_inventions::solo_game::{Answer, Game, Question, World};
use eureka_inventions::{Content, Position};
pub(super) use eureka_words::capital;
use eureka_words::{CompanionTeller, SoloGameTeller, Value};
use maud::{Markup, html};

/// The id of the form that all answers belong to.
pub(super) const FORM: &str = "answer";

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct TableView<'a> {
    pub(super) game: &'a Game,
    pub(super) reader: &'a Reader,
    pub(super) teller: SoloGameTeller<'a>,
    /// The question that the reader may answer; `None` for onlookers and in replays.
    pub(super) open: Option<Question>,
    /// The thing picked first, if an answer names two.
    pub(super) pick: Option<Pick>,
    /// Whether the last answer can be taken back.
    pub(super) may_take_back: bool,
}

impl<'a> TableView<'a> {
    /// A view without anything to answer.
    pub(super) fn read_only(game: &'a Game, reader: &'a Reader) -> TableView<'a> {
        let teller = SoloGameTeller::new(reader.words(), game.content());
        TableView { game, reader, teller, open: None, pick: None, may_take_back: false }
    }

    /// A view that shows the open question, whoever may answer it.
    pub(super) fn asked(game: &'a Game, reader: &'a Reader) -> TableView<'a> {
        TableView { open: game.question(), ..TableView::read_only(game, reader) }
    }

    /// The view of a viewer at a table.
    pub(super) fn live(
        snapshot: &'a Snapshot<SoloGame>,
        table_reader: &'a TableReader<'_>,
    ) -> TableView<'a> {
        let acts = table_reader.acts_as();
        let open = snapshot.game.question().filter(|_| acts.is_some());
        let pick = Pick::named(&table_reader.query.pick, snapshot.game.answers())
            .filter(|_| open.is_some());
        let may_take_back = acts.is_some() && snapshot.may_take_back == acts;
        TableView {
            open,
            pick,
            may_take_back,
            ..TableView::read_only(&snapshot.game, &table_reader.viewer.reader)
        }
    }

    /// The title and all sections of the page.
    pub(super) fn drawn(self, table_reader: &TableReader<'_>) -> Drawn {
        let mut sections = self.parts();
        sections.push(self.prompt(table_reader));
        let title = format!("{} · {}", self.companion().heading(self.at()), self.say("title"));
        Drawn { title, sections, lines: None }
    }

    /// All sections except the question.
    pub(super) fn parts(self) -> Vec<Section> {
        vec![
            part("assembly", self.assembly()),
            part("map", self.map()),
            part("society", self.society()),
            part("milestones", self.milestones()),
            part("opponents", self.opponents()),
            part("standing", self.standing()),
            part("log", self.log()),
        ]
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

    /// A text of the page; `id` is given without its prefix `solo-game-page-`.
    pub(super) fn say(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The same with values for its placeholders.
    pub(super) fn with(self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.reader.say(&format!("solo-game-page-{id}"), values)
    }

    /// The answers that the reader may give, limited to those that fit the pick.
    pub(super) fn answers(self) -> impl Iterator<Item = Answer> + use<'a> {
        let all = self.open.map_or(&[][..], |_| self.game.answers());
        let pick = self.pick;
        all.iter().copied().filter(move |&answer| pick.is_none_or(|pick| pick.goes_with(answer)))
    }

    /// Whether the reader may give this answer.
    pub(super) fn may(self, answer: Answer) -> bool {
        self.answers().any(|other| other == answer)
    }

    /// The text of an answer.
    pub(super) fn label(self, answer: Answer) -> String {
        let named = self.open.map(|open| self.teller.answer(self.world(), open, answer));
        named.map(|name| capital(&name)).unwrap_or_default()
    }

    /// The details of an answer, in one line.
    pub(super) fn detail(self, answer: Answer) -> Option<String> {
        let lines = self.teller.detail(self.world(), self.open?, answer);
        let lines: Vec<String> = lines.iter().map(|line| capital(line)).collect();
        (!lines.is_empty()).then(|| lines.join(" · "))
    }

    /// A section with its heading, and optionally a short text beside the heading.
    pub(super) fn titled(
        self,
        id: &str,
        class: &str,
        beside: Option<String>,
        content: Markup,
    ) -> Markup {
        html! {
            section class=(class) id=(id) aria-label=(self.say(id)) {
                h3 { (self.say(id)) @if let Some(beside) = beside { " " small { (beside) } } }
                (content)
            }
        }
    }

    /// An element of the table: a button if it can be chosen, otherwise plain.
    pub(super) fn element(self, answer: Answer, class: &str, inner: &Markup) -> Markup {
        match self.may(answer) {
            true => self.button(answer, class, inner),
            false => html! { span class=(class) { (inner) } },
        }
    }

    /// An element that can be chosen, as a button.
    pub(super) fn button(self, answer: Answer, class: &str, inner: &Markup) -> Markup {
        let label = self.label(answer);
        let hint = match self.detail(answer) {
            Some(detail) => format!("{label}: {detail}"),
            None => label.clone(),
        };
        let notation = answer.write(self.content());
        // Those who hear the page hear what is seen, and then what the answer does if that does not say it.
        let spoken = html! { (label) };
        let says_it = inner.0.contains(&spoken.0);
        html! {
            button class=(format!("{class} lit")) type="submit" form=(FORM) name="answer"
                value=(notation) data-answer=(notation) data-hint=(hint) {
                (inner) @if !says_it { " " span.unseen { (spoken) } }
            }
        }
    }
}
