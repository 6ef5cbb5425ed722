//! The open question, and the answers that have no other place.

use super::lit::{Choice, FORM, card_of};
use super::stage::Stage;
use super::{foresight, icon};
use eureka_innovation::{Answer, EffectKind, Question, QuestionKind};
use maud::{Markup, html};

/// What is asked, of whom, and by which card; the form that all answers belong to.
pub(crate) fn section(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let asked = stage.is_asked();
    html! {
        section id="question" class="question" aria-live="polite" data-your-turn[asked]
            data-version=(scene.version) data-over[scene.view.outcome.is_some()] {
            @if asked {
                form id=(FORM) method="post" action=(scene.answer) {
                    input type="hidden" name="version" value=(scene.version);
                }
            }
            @match (scene.view.outcome, scene.view.question) {
                (Some(_), _) => (stage.over()),
                (None, Some(question)) => {
                    div class="asking" {
                        (stage.source(&question))
                        @if asked { (stage.asked()) } @else { (stage.waiting(&question)) }
                    }
                    @if asked { (stage.answers(&question)) }
                },
                (None, None) => {}
            }
            (stage.taking_back())
            (stage.coming_back())
            p class="problem" role="alert" { @if let Some(problem) = scene.problem { (problem) } }
        }
    }
}

impl Stage<'_> {
    fn over(&self) -> Markup {
        html! {
            div class="asking" { h2 { (self.line(&self.teller.heading(self.view))) } }
            @if let Some(after) = &self.scene.after { div class="answers" { (after) } }
        }
    }

    /// The card that asks, with the text of its effect; for actions, whose turn it is.
    fn source(&self, question: &Question) -> Markup {
        let Some(card) = question.card else {
            return html! { p class="source" { (self.line(&self.teller.heading(self.view))) } };
        };
        let effects = &self.rules.facts(card).effects;
        let effect = effects.get(usize::from(question.effect));
        let is_demand = effect.is_some_and(|effect| effect.kind == EffectKind::Demand);
        let name = self.teller.card(card);
        html! {
            p class="source" data-demand[is_demand] {
                (super::stage::link(self.rules, self.scene.cards, card, &name))
                @if let Some(text) = self.teller.asking_text(self.view) {
                    " " span class="effect-text" { (icon::text(self.words, &text)) }
                }
            }
        }
    }

    fn asked(&self) -> Markup {
        html! {
            @if let Some(line) = self.teller.question(self.view) { h2 { (self.line(&line)) } }
        }
    }

    fn waiting(&self, question: &Question) -> Markup {
        let name = self.teller.name(question.seat);
        let bot = self.scene.bots.get(question.seat.index()).is_some_and(Option::is_some);
        let id = if bot { "board-thinking" } else { "board-waiting" };
        let mine = self.scene.you == Some(question.seat) && self.scene.come_back.is_none();
        html! {
            // In a replay the reader's own question stands open, though he cannot answer it.
            @if mine { (self.asked()) }
            @else { h2 class="waiting" { (self.say(id, &[("name", (&name).into())])) } }
        }
    }

    fn answers(&self, question: &Question) -> Markup {
        match question.kind {
            QuestionKind::Action => self.actions(),
            _ => self.options(),
        }
    }

    /// The four actions, each with what it can be done with.
    fn actions(&self) -> Markup {
        let of = |is: fn(Answer) -> bool| -> Vec<&Choice> {
            self.lit.all().iter().filter(|choice| is(choice.answer)).collect()
        };
        let groups = [
            ("board-meld", of(|answer| matches!(answer, Answer::Meld(_)))),
            ("board-dogma", of(|answer| matches!(answer, Answer::Dogma(_)))),
            ("board-achieve", of(|answer| matches!(answer, Answer::Achieve(_)))),
        ];
        html! {
            div class="answers actions" {
                @for choice in self.lit.all().iter().filter(|choice| choice.answer == Answer::Draw) {
                    (self.button(choice, "button", &html! { (self.say("board-draw", &[])) }))
                }
                @for (id, choices) in groups {
                    @if choices.is_empty() {
                        span class="button none" aria-disabled="true" { (self.say(id, &[])) }
                    } @else {
                        details class="menu" name="actions" {
                            summary class="button" { (self.say(id, &[])) " " small { (choices.len()) } }
                            (self.list(choices.into_iter()))
                        }
                    }
                }
            }
        }
    }

    /// The answers that lie nowhere, and all others as a list.
    fn options(&self) -> Markup {
        let all = || self.lit.all().iter();
        // Colours, players and the like are few: they stand here too.
        let is_listed = |choice: &&Choice| {
            card_of(choice.answer).is_some() && self.lit.is_placed(choice.answer)
        };
        html! {
            div class="answers" {
                @for choice in all().filter(|choice| !is_listed(choice)) { (self.option(choice)) }
                @if all().any(|choice| is_listed(&choice)) {
                    details class="menu" {
                        summary class="button" {
                            (self.say("board-list", &[])) " " small { (all().filter(is_listed).count()) }
                        }
                        (self.list(all().filter(is_listed)))
                    }
                }
            }
        }
    }

    /// An answer as a button of its own.
    fn option(&self, choice: &Choice) -> Markup {
        let class = match choice.answer {
            Answer::Back(age) => format!("button as-back age-{age}"),
            Answer::Color(color) => format!("button as-color {color}"),
            Answer::Yes | Answer::No | Answer::Pass => "button plain".to_owned(),
            _ => "button".to_owned(),
        };
        self.worded(choice, &class)
    }

    /// Answers one below the other, each with a way to read its card.
    fn list<'a>(&self, choices: impl Iterator<Item = &'a Choice>) -> Markup {
        html! {
            ul class="choices" {
                @for choice in choices {
                    li {
                        (self.listed(choice))
                        @if let Some(card) = card_of(choice.answer) {
                            a class="read" href=(self.address(card)) data-card=(card.number())
                                aria-label=(self.teller.card(card)) { "?" }
                        }
                        @if let Some(hint) = foresight::hint(self, choice) { small { (hint) } }
                    }
                }
            }
        }
    }

    /// An answer in a list: what it takes, since the list says what for.
    fn listed(&self, choice: &Choice) -> Markup {
        let Some(card) = card_of(choice.answer) else { return self.worded(choice, "choice") };
        let inner = html! {
            span class={ "value " (self.rules.color(card)) } { (self.rules.age(card)) }
            (self.teller.card(card))
        };
        self.button(choice, "choice", &inner)
    }

    fn taking_back(&self) -> Markup {
        html! {
            @if let Some(action) = self.scene.take_back {
                form class="take-back" method="post" action=(action) {
                    input type="hidden" name="version" value=(self.scene.version);
                    button class="button quiet" type="submit" { (self.say("board-take-back", &[])) }
                }
            }
        }
    }

    /// The way back to one's seat where a bot sits.
    fn coming_back(&self) -> Markup {
        html! {
            @if let (Some(action), Some(you)) = (self.scene.come_back, self.scene.you) {
                form class="take-back" method="post" action=(action) {
                    input type="hidden" name="seat" value=(you);
                    button class="button" type="submit" { (self.say("room-come-back", &[("name", (&self.teller.name(you)).into())])) }
                }
            }
        }
    }
}
