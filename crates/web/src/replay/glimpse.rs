//! One moment of a game as somebody saw it: the piece of the page that changes.

use super::moments::Moments;
use super::past::Past;
use crate::http::reader::Reader;
use crate::innovation::table_view::{Prompt, Replayed, TableView};
use crate::room::viewer::Perspective;
use eureka_innovation::{Answer, Game};
use maud::{Markup, html};

/// One moment of a game as somebody saw it.
pub(crate) struct Glimpse<'a> {
    pub(crate) past: &'a Past,
    pub(crate) reader: &'a Reader,
    /// After how many answers.
    at: usize,
    perspective: Perspective,
    view: TableView,
}

impl<'a> Glimpse<'a> {
    /// The moment after so many answers, which there must be.
    pub(crate) fn new(
        past: &'a Past,
        reader: &'a Reader,
        at: usize,
        perspective: Perspective,
    ) -> Glimpse<'a> {
        let game = past.game(at);
        let view = perspective.view(&game, &past.options);
        let prompt = Prompt::Replayed(replayed(past, at, perspective, &game));
        let (words, rules, you) = (reader.words(), past.rules(), perspective.seat());
        let view = TableView::new(words, &past.table, rules, view, you, prompt);
        Glimpse { past, reader, at, perspective, view }
    }

    /// This moment among all of them.
    pub(crate) fn moments(&self) -> Moments<'_> {
        let (turns, names) = (self.past.turns().into_iter(), &self.view.names);
        Moments {
            reader: self.reader,
            path: format!("/table/{}/replay", self.past.id()),
            eyes: Some(self.perspective.to_string()),
            at: self.at,
            last: self.past.last(),
            turns: turns.map(|turn| (turn.moment, names[turn.seat.index()].clone())).collect(),
        }
    }

    /// The piece of the page that changes from moment to moment.
    pub(crate) fn markup(&self) -> Markup {
        let moments = self.moments();
        html! {
            div id="replay-moment" data-at=(self.at) data-turn=(moments.turn()) {
                (moments.steps())
                (self.gaze())
                (self.view.frame(&self.log(), &moments.share()))
            }
        }
    }

    /// Links to the same moment from other perspectives.
    fn gaze(&self) -> Markup {
        let label = |perspective: Perspective| match perspective {
            Perspective::Seat(seat) => {
                let name = &self.view.names[seat.index()];
                self.reader.say("replay-eyes-of", &[("name", name.into())])
            }
            Perspective::Onlooker => self.reader.say("replay-eyes-onlooker", &[]),
            Perspective::Everything => self.reader.say("replay-eyes-all", &[]),
        };
        html! {
            nav class="eyes" aria-label=(self.reader.say("replay-eyes", &[])) {
                @for other in self.past.perspectives() {
                    a class="button quiet" href=(self.past.address(self.at, other))
                        aria-current=[(other == self.perspective).then_some("true")] { (label(other)) }
                }
            }
        }
    }

    /// Everything that happened up to here; before what each answer did, a link to the moment after it.
    fn log(&self) -> Markup {
        let events = self.past.course.events();
        let events = &events[..events.partition_point(|&(moment, _)| moment <= self.at)];
        let told = self.perspective.told(self.past.rules(), events);
        let mut from = 0;
        let groups = events.chunk_by(|a, b| a.0 == b.0).map(|group| {
            let upto = from + group.len();
            let lines = self.view.lines(&told[..upto], from);
            from = upto;
            (group[0].0, lines)
        });
        let groups: Vec<(usize, Markup)> =
            groups.filter(|(_, lines)| !lines.0.is_empty()).collect();
        html! {
            @for (moment, lines) in groups {
                li class="moment" {
                    a href=(self.past.address(moment, self.perspective)) data-go="moment"
                        title=(self.reader.say("replay-moment", &[("at", moment.into())])) { (moment) }
                }
                (lines)
            }
        }
    }
}

/// The question after so many answers, when the game stood so, and what came of it.
fn replayed(past: &Past, at: usize, perspective: Perspective, game: &Game) -> Replayed {
    let answered = || {
        let seat = game.asked().filter(|&seat| perspective.sees_answers_of(seat))?;
        let given = past.course.answers().get(at)?;
        let answer: Answer = game.read(&given.said.answer).ok()?;
        Some((seat, answer))
    };
    let events = past.course.events();
    let of = |moment: usize| events.partition_point(|&(other, _)| other < moment);
    let has_opinion = past.is_over() && game.answers().len() > 1;
    Replayed {
        answered: answered(),
        then: perspective.told(past.rules(), &events[of(at + 1)..of(at + 2)]),
        opinion: has_opinion
            .then(|| format!("/table/{}/replay/opinion?at={at}&as={perspective}", past.id())),
        is_now: game.outcome().is_none() && at == past.last(),
    }
}
