//! The question section: the open question with its answers, the outcome, a request to hand over the screen, or a
//! question of the past.

use super::button::FORM;
use super::icon;
use super::text::{address, link};
use crate::innovation::choices::{Choice, Spot};
use crate::innovation::table_view::{Prompt, Replayed, TableView};
use eureka_innovation::{
    Answer, Card, EffectKind, PileView, Question, QuestionKind, Seat, Several,
};
use eureka_words::Line;
use maud::{Markup, html};

impl TableView {
    /// The question section, depending on the prompt.
    pub(crate) fn question_section(&self) -> Markup {
        match &self.prompt {
            &Prompt::Question { may_take_back, may_come_back } => {
                self.question(may_take_back, may_come_back)
            }
            Prompt::HandOver(next) => self.hand_over(*next),
            Prompt::Replayed(replayed) => self.replayed(replayed),
            Prompt::Lesson(verdict) => self.verdict(verdict),
        }
    }

    /// The question, the player who is asked, the card that asks, and the form that all answers belong to.
    fn question(&self, may_take_back: bool, may_come_back: bool) -> Markup {
        let asked = !self.choices.is_empty();
        html! {
            section id="question" class="question" aria-live="polite" data-your-turn[asked]
                data-version=(self.version) data-tab=[self.tab()] data-over[self.view.outcome.is_some()] {
                @if asked {
                    form id=(FORM) method="post" action=(self.answers_to) {
                        input type="hidden" name="version" value=(self.version);
                    }
                }
                @match (self.view.outcome, self.view.question) {
                    (Some(_), _) => (self.over()),
                    (None, Some(question)) => {
                        div class="asking" {
                            (self.source(&question))
                            @if asked || self.you == Some(question.seat) && !may_come_back { (self.asked()) }
                            @else { (self.waiting()) }
                        }
                        @if asked { (self.answers(&question)) }
                    },
                    (None, None) => {}
                }
                @if may_take_back { (self.taking_back()) }
                @if let Some(you) = self.you.filter(|_| may_come_back) { (self.coming_back(you)) }
                @if self.view.outcome.is_none() && self.you.is_some_and(|you| self.view.out.has(you)) {
                    p class="resigned" { (self.say("room-resigned", &[])) " " a href="/" { (self.say("problem-home", &[])) } }
                }
                (self.since())
                p class="problem" role="alert" { @if let Some(notice) = self.notice { (self.say(&format!("problem-{notice}"), &[])) } }
            }
        }
    }

    /// A request to hand the screen to the next player.
    fn hand_over(&self, next: Seat) -> Markup {
        let name = self.teller().name(next);
        let say = |id: &str| self.say(id, &[("name", (&name).into())]);
        html! {
            section id="question" class="question hand-over" aria-live="polite" data-version=(self.version) {
                div class="asking" { h2 { (say("room-hand-over")) } }
                div class="answers" {
                    form method="post" action={ (self.address) "/hand-over" } {
                        input type="hidden" name="seat" value=(next);
                        button class="button" type="submit" { (say("room-hand-over-done")) }
                    }
                }
            }
        }
    }

    /// What a lesson says instead of a question.
    fn verdict(&self, verdict: &Markup) -> Markup {
        html! {
            section id="question" class="question verdict" aria-live="polite" data-version=(self.version)
                data-over[self.view.outcome.is_some()] {
                (verdict)
                p class="problem" role="alert" {}
            }
        }
    }

    /// A question of the past with the answer that was given and the events that followed.
    fn replayed(&self, replayed: &Replayed) -> Markup {
        let (teller, over) = (self.teller(), self.view.outcome.is_some());
        let asked = if over { Some(teller.heading(&self.view)) } else { teller.ask(&self.view) };
        let then = replayed.then.iter().filter_map(|&event| teller.event(event));
        let then: Vec<Line> = then.collect();
        html! {
            section id="question" class="question replayed" data-over[over] {
                div class="asking" {
                    @if let Some(text) = teller.asking_text(&self.view) {
                        p class="source" { span class="effect-text" { (icon::text(self.words, &text)) } }
                    }
                    @if let Some(line) = &asked { h2 { (self.line(line)) } }
                }
                @if let Some((seat, answer)) = replayed.answered {
                    p class="answered" data-seat=(seat) {
                        (self.say("replay-answered", &[])) " " b { (self.line(&teller.answer(&self.view, answer))) }
                    }
                }
                @if !then.is_empty() {
                    details class="then" {
                        summary { (self.say("replay-then", &[])) }
                        ul { @for line in &then { li { (self.line(line)) } } }
                    }
                }
                div class="answers" {
                    @if let Some(opinion) = &replayed.opinion {
                        a class="button quiet" href=(opinion) data-into="opinion"
                            data-wait=(self.say("opinion-wait", &[])) { (self.say("replay-opinion", &[])) }
                    }
                    @if replayed.is_now {
                        a class="button" href=(self.address) { (self.say("replay-now", &[])) }
                    }
                }
                div id="opinion" aria-live="polite" {}
            }
        }
    }

    fn over(&self) -> Markup {
        html! {
            div class="asking" { h2 { (self.line(&self.teller().heading(&self.view))) } }
            @if let Some(ending) = &self.ending { div class="answers" { (ending) } }
        }
    }

    /// The card that asks, with the text of its effect; for actions, the player whose turn it is.
    fn source(&self, question: &Question) -> Markup {
        let Some(card) = question.card else {
            return html! { p class="source" { (self.line(&self.teller().heading(&self.view))) } };
        };
        let effects = &self.rules.facts(card).effects;
        let effect = effects.get(usize::from(question.effect));
        let is_demand = effect.is_some_and(|effect| effect.kind == EffectKind::Demand);
        let name = self.teller().card(card);
        html! {
            p class="source" data-demand[is_demand] {
                (link(self.rules, card, &name))
                @if let Some(text) = self.teller().asking_text(&self.view) {
                    " " span class="effect-text" { (icon::text(self.words, &text)) }
                }
            }
        }
    }

    fn asked(&self) -> Markup {
        html! {
            @if let Some(line) = self.teller().question(&self.view) { h2 { (self.line(&line)) } }
            @if let Some(line) = self.teller().why(&self.view) { p class="why" { (self.line(&line)) } }
        }
    }

    /// The tab of a narrow page with the things that can be chosen on the table, if it is only one; `None` for actions.
    fn tab(&self) -> Option<&'static str> {
        let question = self.view.question.filter(|asked| asked.kind != QuestionKind::Action)?;
        let mut tabs = self.choices.iter().filter_map(|choice| {
            Some(match choice.spot()? {
                Spot::Card(card) => self.tab_of(card),
                Spot::Deck(_) | Spot::Achievement(_) | Spot::Special(_) => "table",
                Spot::Pile(seat, _) => self.tab_of_seat(seat),
                Spot::Player(_) => "others",
            })
        });
        let first = tabs.next()?;
        tabs.all(|tab| tab == first).then_some(first).or(Some(self.tab_of_seat(question.seat)))
    }

    fn tab_of_seat(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "me" } else { "others" }
    }

    /// The tab that shows a card.
    fn tab_of(&self, card: Card) -> &'static str {
        let has = |seat: &Seat| {
            let player = self.player(*seat);
            let piles = player.piles.iter();
            let on_board = |pile: &PileView| {
                pile.top == Some(card) || pile.cards.iter().flatten().any(|&other| other == card)
            };
            let mut faces = player.hand.iter().chain(&player.score).chain(&player.achievements);
            piles.into_iter().any(on_board) || faces.any(|face| face.card == Some(card))
        };
        self.seats().find(has).map_or("table", |seat| self.tab_of_seat(seat))
    }

    fn waiting(&self) -> Markup {
        let teller = self.teller();
        let names: Vec<String> = self.view.awaited.iter().map(|seat| teller.name(seat)).collect();
        let is_bot = |seat: Seat| self.bots.get(seat.index()).is_some_and(Option::is_some);
        let only_bots = self.view.awaited.iter().all(is_bot);
        let id = if only_bots { "board-thinking" } else { "board-waiting" };
        html! { h2 class="waiting" { (self.say(id, &[("count", names.len().into()), ("name", (&names.join(", ")).into())])) } }
    }

    fn answers(&self, question: &Question) -> Markup {
        match question.kind {
            QuestionKind::Action => self.actions(),
            _ => self.options(),
        }
    }

    /// The four actions, each with the cards or achievements that it applies to.
    fn actions(&self) -> Markup {
        let of = |is: fn(Answer) -> bool| -> Vec<&Choice> {
            self.choices.iter().filter(|choice| is(choice.answer)).collect()
        };
        let groups = [
            ("meld", "board-meld", of(|answer| matches!(answer, Answer::Meld(_)))),
            ("dogma", "board-dogma", of(|answer| matches!(answer, Answer::Dogma(_)))),
            ("achieve", "board-achieve", of(|answer| matches!(answer, Answer::Achieve(_)))),
        ];
        html! {
            div class="answers actions" {
                @for choice in self.choices.iter().filter(|choice| choice.answer == Answer::Draw) {
                    (self.button(choice, "button", &html! { (self.say("board-draw", &[])) }))
                }
                @for (action, id, choices) in groups {
                    @let name = self.say(id, &[]);
                    @if choices.is_empty() {
                        span class="button none" aria-disabled="true" {
                            (name) small class="why-not" { (self.why_not(action)) }
                        }
                    } @else {
                        @let advised = choices.iter().any(|choice| self.is_advised(choice.answer));
                        details class="menu" name="actions" data-action=(action) {
                            summary class="button" data-advised[advised] { (name) " " small { (choices.len()) } }
                            (self.list(&choices))
                        }
                    }
                }
            }
        }
    }

    /// The reason why the player cannot take this action now.
    fn why_not(&self, action: &str) -> String {
        match action {
            "meld" => self.say("board-no-meld", &[]),
            "dogma" => self.say("board-no-dogma", &[]),
            _ => self.out_of_reach(),
        }
    }

    /// What the player lacks for the achievement that takes least.
    fn out_of_reach(&self) -> String {
        let nearest = self.view.available.iter().map(|face| face.age).min();
        let Some((age, question)) = nearest.zip(self.view.question) else {
            return self.say("board-no-achievement", &[]);
        };
        let (player, needed) = (self.player(question.seat), u32::from(age) * 5);
        let points = u32::from(player.points);
        let tops = player.piles.iter().filter_map(|pile| pile.top);
        let has_card = tops.map(|card| self.rules.age(card)).any(|value| value >= age);
        let lacks = match (points >= needed, has_card) {
            (false, false) => "both",
            (false, true) => "points",
            (true, _) => "card",
        };

        let values = [
            ("lacks", lacks.into()),
            ("value", age.into()),
            ("needed", needed.into()),
            ("points", points.into()),
        ];
        self.say("board-out-of-reach", &values)
    }

    /// The answers as buttons. Answers that name a card on the table go into a list, because there may be many of
    /// them.
    fn options(&self) -> Markup {
        let (listed, others): (Vec<&Choice>, Vec<&Choice>) =
            self.choices.iter().partition(|choice| choice.is_on_card());
        let several = self.view.several;
        html! {
            div class="answers" data-several[several.is_some()] data-least=[several.map(|several| several.least)]
                data-most=[several.and_then(|several| several.most)] {
                @if let Some(several) = several { (self.how_many(several)) }
                @for choice in others { (self.option(choice)) }
                @if !listed.is_empty() {
                    @let advised = listed.iter().any(|choice| self.is_advised(choice.answer));
                    details class="menu" data-all {
                        summary class="button" data-advised[advised] { (self.say("board-list", &[])) " " small { (listed.len()) } }
                        (self.list(&listed))
                    }
                }
                @if several.is_some() { (self.marked()) }
            }
        }
    }

    /// The number of cards that may be marked.
    fn how_many(&self, Several { least, most }: Several) -> Markup {
        let kind = match (self.view.question.map(|question| question.kind), most) {
            (Some(QuestionKind::Order), _) => "order",
            (_, None) => "any",
            (_, Some(most)) if least == most => "exactly",
            (_, Some(_)) if least == 0 => "most",
            _ => "between",
        };
        let values = [
            ("kind", kind.into()),
            ("least", least.into()),
            ("most", most.unwrap_or_default().into()),
        ];
        html! { p class="how-many" { (self.say("board-several", &values)) } }
    }

    /// The button that sends the marked cards, and after them that these are all. It stands behind the list, so that a browser without
    /// the script sends them in this order.
    fn marked(&self) -> Markup {
        let pass = self.choices.iter().find(|choice| choice.answer == Answer::Pass);
        let verb = self.teller().asked_to_do(&self.view);
        html! {
            button class="button" type="submit" form=(FORM) data-send name=[pass.map(|_| "answer")]
                value=[pass.map(|choice| &choice.notation)] {
                (self.say("board-marked", &[("verb", verb.into())])) " " small {}
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
        self.text_button(choice, &class)
    }

    /// A list of answers, each with a link to its card.
    fn list(&self, choices: &[&Choice]) -> Markup {
        html! {
            ul class="choices" {
                @for &choice in choices {
                    li {
                        @if self.view.several.is_some() {
                            input class="tick" type="checkbox" form=(FORM) name="answer" value=(choice.notation)
                                aria-label=(self.answer(choice.answer));
                        }
                        (self.listed(choice))
                        @if let Some(card) = choice.card() {
                            a class="read" href=(address(self.rules, card)) data-card=(card.number())
                                aria-label=(self.teller().card(card)) { "?" }
                        }
                        @if let Some(hint) = self.foreseen(choice) { small { (hint) } }
                    }
                }
            }
        }
    }

    /// An answer in a list: only the card, because the list's heading names the action.
    fn listed(&self, choice: &Choice) -> Markup {
        let Some(card) = choice.card() else { return self.text_button(choice, "choice") };
        let inner = html! {
            span class={ "value " (self.rules.color(card)) } { (self.rules.age(card)) }
            (self.teller().card(card))
        };
        self.button(choice, "choice", &inner)
    }

    fn taking_back(&self) -> Markup {
        html! {
            form class="take-back" method="post" action={ (self.address) "/take-back" } {
                input type="hidden" name="version" value=(self.version);
                button class="button quiet" type="submit" { (self.say("board-take-back", &[])) }
            }
        }
    }

    /// The button with which a player takes the seat back from a bot.
    fn coming_back(&self, you: Seat) -> Markup {
        let name = self.teller().name(you);
        html! {
            form class="take-back" method="post" action={ (self.address) "/sit" } {
                input type="hidden" name="seat" value=(you);
                button class="button" type="submit" { (self.say("room-come-back", &[("name", (&name).into())])) }
            }
        }
    }
}
