//! One moment of a game as somebody saw it: the piece of the page that changes.

use super::eyes::Eyes;
use super::moments::Moments;
use super::past::Past;
use crate::http::reader::Reader;
use crate::innovation::draw::{self, Scene, frame, linked, log, sections};
use eureka_innovation::{Answer, Game, View};
use eureka_table::Seat;
use eureka_words::{Line, Teller, Words};
use maud::{Markup, html};

/// One moment of a game as somebody saw it.
pub(crate) struct Glimpse<'a> {
    pub(crate) past: &'a Past,
    pub(crate) reader: &'a Reader,
    /// After how many answers.
    pub(crate) at: usize,
    pub(crate) eyes: Eyes,
    words: &'static Words,
    game: Game,
    view: View,
    names: Vec<String>,
    bots: Vec<Option<String>>,
    cards: String,
}

impl<'a> Glimpse<'a> {
    /// The moment after so many answers, which there must be.
    pub(crate) fn new(past: &'a Past, reader: &'a Reader, at: usize, eyes: Eyes) -> Glimpse<'a> {
        let (words, game) = (reader.words(), past.game(at));
        let bot = |level: &String| {
            let level = level.split(':').next().unwrap_or(level);
            words.page(&format!("level-{level}"), &[])
        };
        let seats = past.table.seats.iter();
        Glimpse {
            past,
            reader,
            at,
            eyes,
            words,
            game,
            view: eyes.view(&game, &past.options),
            names: past.names(),
            bots: seats.map(|sitter| sitter.bot.as_ref().map(bot)).collect(),
            cards: format!("/card/{}", past.rules().edition().word()),
        }
    }

    /// This moment among all of them.
    pub(crate) fn moments(&self) -> Moments<'_> {
        let turns = self.past.turns().into_iter();
        Moments {
            reader: self.reader,
            path: format!("/table/{}/replay", self.past.id()),
            eyes: Some(self.eyes.word()),
            at: self.at,
            last: self.past.last(),
            turns: turns.map(|turn| (turn.moment, self.names[turn.seat.index()].clone())).collect(),
        }
    }

    /// The piece of the page that changes from moment to moment.
    pub(crate) fn markup(&self) -> Markup {
        let (scene, moments) = (self.scene(), self.moments());
        let mut parts = sections(&scene);
        if let Some(part) = parts.iter_mut().find(|part| part.id == "question") {
            part.html = self.question();
        }
        html! {
            div id="replay-moment" data-at=(self.at) data-turn=(moments.turn()) {
                (moments.steps())
                (self.gaze())
                (frame(&scene, &parts, &self.log(&scene), &moments.share()))
            }
        }
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            words: self.words,
            rules: self.past.rules(),
            names: &self.names,
            bots: &self.bots,
            view: &self.view,
            you: self.eyes.you(),
            choices: Vec::new(),
            answer: "",
            version: self.at as u64,
            cards: &self.cards,
            take_back: None,
            come_back: None,
            problem: None,
            after: None,
        }
    }

    fn teller(&self) -> Teller<'_> {
        Teller::new(self.words, self.past.rules()).with_names(&self.names)
    }

    fn line(&self, line: &Line) -> Markup {
        linked(self.words, self.past.rules(), &self.cards, line)
    }

    /// Links to the same moment through other eyes.
    fn gaze(&self) -> Markup {
        let name = |seat: Seat| &self.names[seat.index()];
        let label = |eyes: Eyes| match eyes {
            Eyes::Of(seat) => self.reader.say("replay-eyes-of", &[("name", name(seat).into())]),
            Eyes::Onlooker => self.reader.say("replay-eyes-onlooker", &[]),
            Eyes::All => self.reader.say("replay-eyes-all", &[]),
        };
        html! {
            nav class="eyes" aria-label=(self.reader.say("replay-eyes", &[])) {
                @for eyes in self.past.eyes() {
                    a class="button quiet" href=(self.past.address(self.at, eyes))
                        aria-current=[(eyes == self.eyes).then_some("true")] { (label(eyes)) }
                }
            }
        }
    }

    /// The question that was asked then, what was answered, and what came of it.
    fn question(&self) -> Markup {
        let (teller, over) = (self.teller(), self.view.outcome.is_some());
        let asked = if over { Some(teller.heading(&self.view)) } else { teller.ask(&self.view) };
        let now = !over && self.at == self.past.last();
        html! {
            section id="question" class="question replayed" data-over[over] {
                div class="asking" {
                    @if let Some(text) = teller.asking_text(&self.view) {
                        p class="source" { span class="effect-text" { (draw::icon::text(self.words, &text)) } }
                    }
                    @if let Some(line) = &asked { h2 { (self.line(line)) } }
                }
                @if let Some(answer) = self.answered() { (answer) }
                (self.then())
                div class="answers" {
                    @if self.has_opinion() {
                        a class="button quiet" href=(self.opinion_address()) data-into="opinion"
                            data-wait=(self.reader.say("opinion-wait", &[])) {
                            (self.reader.say("replay-opinion", &[]))
                        }
                    }
                    @if now {
                        a class="button" href=(format!("/table/{}", self.past.id())) {
                            (self.reader.say("replay-now", &[]))
                        }
                    }
                }
                div id="opinion" aria-live="polite" {}
            }
        }
    }

    /// What was answered, for eyes that saw it: what somebody else takes from his hand is his secret.
    fn answered(&self) -> Option<Markup> {
        let given = self.past.course.answers().get(self.at)?;
        let seat = self.game.asked().filter(|&seat| self.eyes.see_answers_of(seat))?;
        let answer: Answer = self.game.read(&given.answer).ok()?;
        let line = self.teller().answer(&self.view, answer);
        Some(html! {
            p class="answered" data-seat=(seat) {
                (self.reader.say("replay-answered", &[])) " " b { (self.line(&line)) }
            }
        })
    }

    /// What the answer brought about.
    fn then(&self) -> Markup {
        let events = self.past.course.events();
        let of = |moment: usize| events.partition_point(|&(other, _)| other < moment);
        let next = &events[of(self.at + 1)..of(self.at + 2)];
        let told = self.eyes.told(self.past.rules(), next);
        let lines: Vec<Line> =
            told.into_iter().filter_map(|event| self.teller().event(event)).collect();
        html! {
            @if !lines.is_empty() {
                details class="then" {
                    summary { (self.reader.say("replay-then", &[])) }
                    ul { @for line in &lines { li { (self.line(line)) } } }
                }
            }
        }
    }

    fn has_opinion(&self) -> bool {
        self.past.is_over() && self.game.answers().len() > 1
    }

    fn opinion_address(&self) -> String {
        let (id, at, eyes) = (self.past.id(), self.at, self.eyes.word());
        format!("/table/{id}/replay/opinion?at={at}&as={eyes}")
    }

    /// What happened up to here; before what each answer did, a link to the moment after it.
    fn log(&self, scene: &Scene<'_>) -> Markup {
        let events = self.past.course.events();
        let events = &events[..events.partition_point(|&(moment, _)| moment <= self.at)];
        let told = self.eyes.told(self.past.rules(), events);
        let mut from = 0;
        let groups = events.chunk_by(|a, b| a.0 == b.0).map(|group| {
            let upto = from + group.len();
            let lines = log::lines(scene, &told[..upto], from);
            from = upto;
            (group[0].0, lines)
        });
        let groups: Vec<(usize, Markup)> =
            groups.filter(|(_, lines)| !lines.0.is_empty()).collect();
        html! {
            @for (moment, lines) in groups {
                li class="moment" {
                    a href=(self.past.address(moment, self.eyes)) data-go="moment"
                        title=(self.reader.say("replay-moment", &[("at", moment.into())])) { (moment) }
                }
                (lines)
            }
        }
    }
}
