//! The section of the coach: the goal, the advice, an explanation, and what has happened.

use crate::innovation::coach::Coaching;
use crate::innovation::coach::advice::{Advice, Reason};
use crate::innovation::coach::goal::Goal;
use crate::innovation::coach::review::Happened;
use crate::innovation::table_view::TableView;
use eureka_innovation::Answer;
use eureka_words::{Line, Named, Value};
use maud::{Markup, html};

/// The `id` of the section.
pub(crate) const COACH: &str = "coach";

/// The things that a message names.
type Things<'a> = Vec<(&'static str, Named<'a>)>;

impl TableView {
    /// The section of the coach, with the way to end the coaching.
    pub(crate) fn coach_section(&self, coaching: &Coaching) -> Markup {
        html! {
            section id=(COACH) class="coach" aria-label=(self.say("coach-title", &[])) {
                div class="coach-head" {
                    p class="goal" { (self.goal(&coaching.goal)) }
                    form method="post" action="/settings/coach" {
                        input type="hidden" name="back" value=(self.address);
                        button class="button quiet" type="submit" name="coach" value="no" { (self.say("coach-end", &[])) }
                    }
                }
                @if !coaching.happened.is_empty() {
                    p class="happened" {
                        @for happened in &coaching.happened { (self.line(&self.happened(happened))) " " }
                    }
                }
                @if let Some(advice) = &coaching.advice {
                    p class="advice" data-advises=[self.notation(advice.answer)] {
                        (self.line(&self.advice(advice)))
                        @if let Some(age) = advice.junks {
                            " " (self.line(&self.sentence("coach-junks", &[("value", number(age))])))
                        }
                    }
                }
                @if let Some(topic) = coaching.topic {
                    p class="topic" data-topic=(topic) { (self.line(&self.sentence(&format!("coach-topic-{topic}"), &[]))) }
                }
            }
        }
    }

    /// Whether the coach advises this answer.
    pub(crate) fn is_advised(&self, answer: Answer) -> bool {
        let advice = self.coaching.as_ref().and_then(|coaching| coaching.advice.as_ref());
        advice.is_some_and(|advice| advice.answer == answer)
    }

    fn notation(&self, answer: Answer) -> Option<&str> {
        let choice = self.choices.iter().find(|choice| choice.answer == answer);
        choice.map(|choice| choice.notation.as_str())
    }

    fn sentence(&self, id: &str, things: &[(&'static str, Named<'_>)]) -> Line {
        self.teller().page(id, things)
    }

    /// The goal: who has how many achievements, and what the next one needs.
    fn goal(&self, goal: &Goal) -> Markup {
        let others = goal.others.iter().map(|&(team, have)| {
            let things = [("names", Named::Seats(team)), ("have", number(have))];
            self.sentence("coach-goal-of", &things)
        });
        let things = [("need", number(goal.need)), ("have", number(goal.have))];
        let next = match goal.next {
            None => self.sentence("coach-next-none", &[]),
            Some(next) => {
                let things = [
                    ("value", number(next.value)),
                    ("points", number(next.points)),
                    ("have", number(next.have)),
                    ("top", word(if next.has_top_card { "yes" } else { "no" })),
                ];
                let id = if next.is_ready() { "coach-next-ready" } else { "coach-next" };
                self.sentence(id, &things)
            }
        };
        html! {
            b { (self.line(&self.sentence("coach-goal", &things))) }
            @for other in others { ", " (self.line(&other)) }
            ". " (self.line(&next))
        }
    }

    /// The advice in one sentence, which begins with the answer as its button has it.
    pub(crate) fn advice(&self, advice: &Advice) -> Line {
        let answer = self.teller().answer(&self.view, advice.answer);
        let (id, mut things) = reason(&advice.reason);
        things.push(("answer", Named::Line(&answer)));
        self.sentence(id, &things)
    }

    fn happened(&self, happened: &Happened) -> Line {
        let (id, mut things) = event(happened);
        if let Happened::Achieved { .. } | Happened::Claimed { .. } = happened {
            let goal = self.coaching.as_ref().map(|coaching| &coaching.goal);
            things.push(("have", number(goal.map_or(0, |goal| goal.have))));
            things.push(("need", number(goal.map_or(0, |goal| goal.need))));
        }
        self.sentence(id, &things)
    }
}

fn number<'a>(number: impl Into<Value<'a>>) -> Named<'a> {
    Named::Value(number.into())
}

fn word(word: &str) -> Named<'_> {
    Named::Value(Value::Text(word))
}

/// The message for a reason, and what it names besides the answer.
fn reason(reason: &Reason) -> (&'static str, Things<'_>) {
    match *reason {
        Reason::Wins => ("coach-wins", vec![]),
        Reason::Claim { age, have, need } => (
            "coach-claim",
            vec![
                ("value", number(age)),
                ("points", number(age * 5)),
                ("have", number(have)),
                ("need", number(need)),
            ],
        ),
        Reason::Demand { icon, hit, gain } => (
            "coach-demand",
            vec![
                ("icon", Named::Icon(icon)),
                ("names", Named::Seats(hit)),
                ("count", number(hit.len())),
                ("gain", word(gain.word())),
            ],
        ),
        Reason::Alone { icon, gain } => {
            ("coach-alone", vec![("icon", Named::Icon(icon)), ("gain", word(gain.word()))])
        }
        Reason::Shared { icon, sharing, gain } => (
            "coach-shared",
            vec![
                ("icon", Named::Icon(icon)),
                ("names", Named::Seats(sharing)),
                ("count", number(sharing.len())),
                ("gain", word(gain.word())),
            ],
        ),
        Reason::Claims { special } => ("coach-claims", vec![("special", Named::Special(special))]),
        Reason::Nears { special, have, need } => (
            "coach-nears",
            vec![
                ("special", Named::Special(special)),
                ("have", number(have)),
                ("need", number(need)),
            ],
        ),
        Reason::Opens { age } => ("coach-opens", vec![("value", number(age))]),
        Reason::Leads { icon, count, behind } => (
            "coach-leads",
            vec![
                ("icon", Named::Icon(icon)),
                ("number", number(count)),
                ("names", Named::Seats(behind)),
                ("count", number(behind.len())),
            ],
        ),
        Reason::Shields { icon, count, from, attack } => (
            "coach-shields",
            vec![
                ("icon", Named::Icon(icon)),
                ("number", number(count)),
                ("player", Named::Seat(from)),
                ("card", Named::Card(attack)),
            ],
        ),
        Reason::Higher { value } => ("coach-higher", vec![("value", number(value))]),
        Reason::Board { icon, count } => {
            ("coach-board", vec![("icon", Named::Icon(icon)), ("number", number(count))])
        }
        Reason::Draw { value, hand: 0 } => ("coach-draw-empty", vec![("value", number(value))]),
        Reason::Draw { value, .. } => ("coach-draw", vec![("value", number(value))]),
        Reason::Open { icon, count } => {
            ("coach-open", vec![("icon", Named::Icon(icon)), ("number", number(count))])
        }
        Reason::Give { is_lowest: true } => ("coach-give-lowest", vec![]),
        Reason::Give { is_lowest: false } => ("coach-give", vec![]),
        Reason::Score { value } => ("coach-score", vec![("points", number(value))]),
        Reason::Tuck => ("coach-tuck", vec![]),
        Reason::Take { from } => ("coach-take", vec![("player", Named::Seat(from))]),
        Reason::Splay { icons: 0, .. } => ("coach-splay-later", vec![]),
        Reason::Splay { icons, .. } => ("coach-splay", vec![("number", number(icons))]),
        Reason::Brings { gain } => ("coach-brings", vec![("gain", word(gain.word()))]),
        Reason::Decline => ("coach-decline", vec![]),
        Reason::Best => ("coach-best", vec![]),
    }
}

/// The message for what has happened, and what it names.
fn event(happened: &Happened) -> (&'static str, Things<'_>) {
    let icon = |icon| ("icon", Named::Icon(icon));
    match *happened {
        Happened::Activated { card } => ("coach-did-dogma", vec![("card", Named::Card(card))]),
        Happened::Achieved { age } => ("coach-did-achieve", vec![("value", number(age))]),
        Happened::Cards { how, ref faces } => {
            ("coach-did-cards", vec![("how", word(how.word())), ("cards", Named::Faces(faces))])
        }
        Happened::Icons { icon: of, count } => {
            ("coach-did-icons", vec![icon(of), ("number", number(count))])
        }
        Happened::Points { points } => ("coach-did-points", vec![("points", number(points))]),
        Happened::Splayed { color, splay } => (
            "coach-did-splay",
            vec![("color", Named::Color(color)), ("direction", word(splay.word()))],
        ),
        Happened::Junked { age } => ("coach-did-junk", vec![("value", number(age))]),
        Happened::SpecialJunked { special } => {
            ("coach-did-junk-special", vec![("special", Named::Special(special))])
        }
        Happened::Obeyed { who, icon: of } => (
            "coach-did-demand",
            vec![("names", Named::Seats(who)), ("count", number(who.len())), icon(of)],
        ),
        Happened::SharedBy { who, icon: of } => (
            "coach-did-shared",
            vec![("names", Named::Seats(who)), ("count", number(who.len())), icon(of)],
        ),
        Happened::Bonus { ref faces } => ("coach-did-bonus", vec![("cards", Named::Faces(faces))]),
        Happened::Passed => ("coach-did-pass", vec![]),
        Happened::Nothing => ("coach-did-nothing", vec![]),
        Happened::Claimed { special } => {
            ("coach-did-claim", vec![("special", Named::Special(special))])
        }
        Happened::Demanded { by, card, icon: of, idle } => (
            if idle { "coach-met-demand-idle" } else { "coach-met-demand" },
            vec![("player", Named::Seat(by)), ("card", Named::Card(card)), icon(of)],
        ),
        Happened::Shared { by, card, icon: of } => (
            "coach-met-shared",
            vec![("player", Named::Seat(by)), ("card", Named::Card(card)), icon(of)],
        ),
        Happened::TheyAchieved { by, age } => {
            ("coach-met-achieve", vec![("player", Named::Seat(by)), ("value", number(age))])
        }
        Happened::TheyClaimed { by, special } => (
            "coach-met-claim",
            vec![("player", Named::Seat(by)), ("special", Named::Special(special))],
        ),
    }
}
