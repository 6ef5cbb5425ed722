//! The navigation between the moments of a game: steps, sliders, links.

use super::past::AnyPast;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::room::names;
use crate::room::viewer::Perspective;
use maud::{Markup, html};

/// A moment of a game, with everything needed to link to its other moments.
pub(crate) struct Moments<'a> {
    pub(crate) reader: &'a Reader,
    /// The path of the table's page.
    table: String,
    pub(crate) perspective: Perspective,
    /// The number of answers given before the moment.
    pub(crate) at: usize,
    /// The number of all answers.
    pub(crate) last: usize,
    /// The turns: the moment at which each began, and its title.
    turns: Vec<(usize, String)>,
    /// The names of the players, from seat A on.
    names: Vec<String>,
    is_over: bool,
}

impl<'a> Moments<'a> {
    /// The moment named by the query fields `at` and `turn`.
    pub(crate) fn new(
        past: &dyn AnyPast,
        reader: &'a Reader,
        at: &Option<String>,
        turn: &Option<String>,
        perspective: Perspective,
    ) -> Result<Moments<'a>, Problem> {
        let turns = past.turns(reader);
        Ok(Moments {
            reader,
            table: format!("/table/{}", past.table().id),
            perspective,
            at: past.moment_named(at.as_deref(), turn.as_deref(), &turns)?,
            last: past.last(),
            turns,
            names: names(past.table()),
            is_over: past.is_over(),
        })
    }

    /// Whether there is only one player, so that there are no perspectives to choose from.
    fn is_solo(&self) -> bool {
        self.names.len() == 1
    }

    /// The URL of the computer's opinion on the question; `None` while the game is running.
    pub(crate) fn opinion(&self) -> Option<String> {
        let address =
            || format!("{}/replay/opinion?at={}&as={}", self.table, self.at, self.perspective);
        self.is_over.then(address)
    }

    /// The answer that was given.
    pub(crate) fn answered(&self, answer: Option<Markup>) -> Markup {
        html! {
            @if let Some(answer) = answer {
                p class="answered" { (self.reader.say("replay-answered", &[])) " " b { (answer) } }
            }
        }
    }

    /// The links to the computer's opinion and back to the table.
    pub(crate) fn links(&self, has_opinion: bool) -> Markup {
        let opinion = self.opinion().filter(|_| has_opinion);
        html! {
            div class="answers" {
                @if let Some(opinion) = opinion {
                    a class="button quiet" href=(opinion) data-into="opinion" data-wait=(self.reader.say("opinion-wait", &[])) {
                        (self.reader.say("replay-opinion", &[]))
                    }
                }
                @if self.at == self.last { a class="button" href=(self.table) { (self.reader.say("replay-now", &[])) } }
            }
            div id="opinion" aria-live="polite" {}
        }
    }

    /// Links to the same moment from other perspectives.
    pub(crate) fn perspective_links(&self, others: &[Perspective]) -> Markup {
        let label = |perspective: Perspective| match perspective {
            Perspective::Seat(seat) => {
                let name = &self.names[seat.index()];
                self.reader.say("replay-eyes-of", &[("name", name.into())])
            }
            Perspective::Onlooker => self.reader.say("replay-eyes-onlooker", &[]),
            Perspective::Everything => self.reader.say("replay-eyes-all", &[]),
        };
        html! {
            @if !self.is_solo() {
                nav class="eyes" aria-label=(self.reader.say("replay-eyes", &[])) {
                    @for &other in others {
                        a class="button quiet" href=(format!("{}/replay?at={}&as={other}", self.table, self.at))
                            aria-current=[(other == self.perspective).then_some("true")] { (label(other)) }
                    }
                }
            }
        }
    }

    /// The number of the current turn, counted from 1; 0 before the first.
    pub(crate) fn turn(&self) -> usize {
        self.turns.iter().filter(|(moment, _)| *moment <= self.at).count()
    }

    /// The URL of another moment from the same perspective.
    pub(crate) fn address(&self, at: usize) -> String {
        let table = &self.table;
        match self.is_solo() {
            true => format!("{table}/replay?at={at}"),
            false => format!("{table}/replay?at={at}&as={}", self.perspective),
        }
    }

    /// Links to the first, previous, next and last moment and to the neighboring turns.
    pub(crate) fn steps(&self) -> Markup {
        let (at, last) = (self.at, self.last);
        let moments = || self.turns.iter().map(|(moment, _)| *moment);
        let steps = [
            ("first", "|‹", (at > 0).then_some(0)),
            ("previous-turn", "«", moments().rfind(|&moment| moment < at)),
            ("previous", "‹", at.checked_sub(1)),
            ("next", "›", (at < last).then_some(at + 1)),
            ("next-turn", "»", moments().find(|&moment| moment > at)),
            ("last", "›|", (at < last).then_some(last)),
        ];
        let values = [
            ("at", at.into()),
            ("last", last.into()),
            ("turn", self.turn().into()),
            ("turns", self.turns.len().into()),
        ];
        html! {
            nav class="steps" aria-label=(self.reader.say("replay-steps", &[])) {
                @for (word, sign, to) in steps {
                    @let label = self.reader.say(&format!("replay-{word}"), &[]);
                    @if let Some(to) = to {
                        a class="button quiet" href=(self.address(to)) data-go=(word)
                            title=(label) aria-label=(label) { (sign) }
                    } @else {
                        span class="button quiet none" aria-disabled="true" title=(label) { (sign) }
                    }
                }
                span class="where" role="status" { (self.reader.say("replay-where", &values)) }
            }
        }
    }

    /// A slider over the answers, another over the turns, and links to all turns. Without JavaScript each slider is a form
    /// with a button.
    pub(crate) fn sliders(&self) -> Markup {
        let say = |id: &str| self.reader.say(id, &[]);
        let slider = |name: &str, label: &str, least: usize, most: usize, value: usize| {
            html! {
                form method="get" action=(format!("{}/replay", self.table)) data-slider=(name) {
                    @if !self.is_solo() { input type="hidden" name="as" value=(self.perspective); }
                    label { (say(label)) " "
                        input type="range" name=(name) min=(least) max=(most) value=(value) step="1" autocomplete="off";
                    }
                    button class="button quiet" type="submit" { (say("replay-go")) }
                }
            }
        };
        html! {
            div id="replay-sliders" class="sliders" {
                (slider("at", "replay-by-answer", 0, self.last, self.at))
                @if !self.turns.is_empty() {
                    (slider("turn", "replay-by-turn", 1, self.turns.len(), self.turn().max(1)))
                }
                button class="button" type="button" data-play hidden
                    data-pause=(say("replay-pause")) { (say("replay-play")) }
                details class="turns" {
                    summary { (say("replay-turns")) }
                    ol { @for (moment, name) in &self.turns { li { a href=(self.address(*moment)) data-go="moment" { (name) } } } }
                }
            }
        }
    }

    /// The link to this moment, to copy.
    pub(crate) fn share(&self) -> Markup {
        html! {
            p class="share" {
                label { (self.reader.say("replay-share", &[])) " "
                    input type="text" readonly value=(self.address(self.at)) data-link;
                }
            }
        }
    }
}
