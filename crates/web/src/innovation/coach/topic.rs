//! The elements of the game, each of which is explained before the player first decides about it.

use super::advice::{Advice, Reason};
use crate::innovation::choices::Choices;
use eureka_innovation::{
    Answer, EffectKind, Event, Foresight, MoveKind, Question, QuestionKind, Reach, Rules, Seat,
    Shown, Splay, View, Zone,
};
use eureka_table::words;

words! {
    /// An element of the game that the coach explains.
    pub enum Topic {
        /// The card to begin with.
        Opening = "opening",
        /// The four actions.
        Actions = "actions",
        /// Icons.
        Icons = "icons",
        /// Claiming an achievement.
        Achieve = "achieve",
        /// Demands.
        Demand = "demand",
        /// Sharing.
        Sharing = "sharing",
        /// The dogma action.
        Dogma = "dogma",
        /// The meld action.
        Meld = "meld",
        /// The draw action.
        Draw = "draw",
        /// Splayed piles.
        Splay = "splay",
        /// Points.
        Score = "score",
        /// Special achievements.
        Special = "special",
    }
}

/// The topics that a player has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopicSet(u16);

impl TopicSet {
    /// Whether the topic is among them.
    pub fn has(self, topic: Topic) -> bool {
        self.0 & 1 << topic as u8 != 0
    }

    /// Adds a topic.
    pub fn insert(&mut self, topic: Topic) {
        self.0 |= 1 << topic as u8;
    }
}

/// What each player of a game has met so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met([TopicSet; Seat::MAX as usize]);

impl Met {
    /// What the players have met in these events, the first of a game, each with the number of answers given when it had happened. It
    /// depends only on what everybody may know of them.
    ///
    /// What others do to a player is met once the player has answered after it: until then it can be explained. `answered` are the numbers
    /// of answers given before each player's last one.
    pub fn of<'a>(
        events: impl IntoIterator<Item = &'a (usize, Event<Shown>)>,
        answered: &[usize; Seat::MAX as usize],
    ) -> Met {
        let (mut met, mut actor) = (Met::default(), None);
        for &(at, ref event) in events {
            match *event {
                Event::Turn { seat, .. } => actor = Some(seat),
                Event::Action { seat, action } => {
                    actor = Some(seat);
                    met.acts(seat, action);
                }
                Event::Effect { seat, kind, .. } if Some(seat) != actor => {
                    let topic = match kind {
                        EffectKind::Demand => Topic::Demand,
                        EffectKind::Share => Topic::Sharing,
                    };
                    actor.into_iter().for_each(|actor| met.add(actor, topic));
                    if at <= answered[seat.index()] {
                        met.add(seat, topic);
                    }
                }
                Event::Splayed { seat, splay, .. } if splay != Splay::None => {
                    met.add(seat, Topic::Splay);
                }
                Event::Moved { kind: MoveKind::Score, to: Zone::Score(seat), .. } => {
                    met.add(seat, Topic::Score);
                }
                Event::Claimed { seat, .. } => met.add(seat, Topic::Special),
                _ => {}
            }
        }
        met
    }

    /// What this player has met.
    pub fn by(&self, seat: Seat) -> TopicSet {
        self.0[seat.index()]
    }

    fn add(&mut self, seat: Seat, topic: Topic) {
        self.0[seat.index()].insert(topic);
    }

    fn acts(&mut self, seat: Seat, action: Answer) {
        // Icons are explained with the second action, once the first has shown what an action is.
        if self.by(seat).has(Topic::Actions) {
            self.add(seat, Topic::Icons);
        }
        self.add(seat, Topic::Actions);
        let topic = match action {
            Answer::Draw => Topic::Draw,
            Answer::Meld(_) => Topic::Meld,
            Answer::Dogma(_) => {
                // With a second dogma, the player has decided about sharing often enough to have read of it.
                if self.by(seat).has(Topic::Dogma) {
                    self.add(seat, Topic::Sharing);
                }
                Topic::Dogma
            }
            Answer::Achieve(_) => Topic::Achieve,
            _ => return,
        };
        self.add(seat, topic);
    }
}

/// The topic that matters for this decision and that the player has not met yet.
pub fn due(
    rules: &Rules,
    view: &View,
    choices: &Choices,
    advice: &Advice,
    met: TopicSet,
) -> Option<Topic> {
    let question = view.question?;
    let is_new = |topic: &Topic| !met.has(*topic);
    let matters = |topic: &Topic| matters(*topic, rules, view, question, choices, advice);
    let mut new = Topic::ALL.into_iter().filter(is_new).filter(matters);
    // What the advice speaks of is explained before what else is on the table.
    new.clone().find(|&topic| is_about(topic, advice)).or_else(|| new.next())
}

/// Whether an advice cannot be understood without this topic. Actions and icons come before everything else.
fn is_about(topic: Topic, advice: &Advice) -> bool {
    match topic {
        Topic::Opening | Topic::Actions | Topic::Icons => true,
        Topic::Achieve => matches!(advice.reason, Reason::Claim { .. }),
        Topic::Demand => matches!(advice.reason, Reason::Demand { .. } | Reason::Shields { .. }),
        Topic::Sharing => matches!(
            advice.reason,
            Reason::Leads { .. } | Reason::Alone { .. } | Reason::Shared { .. }
        ),
        Topic::Dogma | Topic::Meld | Topic::Draw => false,
        Topic::Splay | Topic::Score | Topic::Special => true,
    }
}

fn matters(
    topic: Topic,
    rules: &Rules,
    view: &View,
    question: Question,
    choices: &Choices,
    advice: &Advice,
) -> bool {
    let is_action = question.kind == QuestionKind::Action;
    let reaches = |test: fn(&Reach) -> bool| {
        let reach = |foresight: &Foresight| foresight.reach.as_ref().is_some_and(test);
        choices.iter().any(|choice| choice.foresight.as_ref().is_some_and(reach))
    };
    // The kind of the effect that asks the player in the action of another.
    let foreign = question.card.filter(|_| view.turn.is_some_and(|turn| turn != question.seat));
    let effect =
        foreign.and_then(|card| rules.facts(card).effects.get(usize::from(question.effect)));
    let asks = |kind| effect.is_some_and(|effect| effect.kind == kind);
    match topic {
        Topic::Opening => question.kind == QuestionKind::Opening,
        Topic::Actions | Topic::Icons => is_action,
        Topic::Achieve => choices.iter().any(|choice| matches!(choice.answer, Answer::Achieve(_))),
        Topic::Demand => asks(EffectKind::Demand) || reaches(|reach| !reach.exposed.is_empty()),
        Topic::Sharing => {
            reaches(|reach| !reach.sharing.is_empty())
                || asks(EffectKind::Share)
                || matches!(advice.reason, Reason::Leads { .. } | Reason::Alone { .. })
        }
        Topic::Dogma => is_action && matches!(advice.answer, Answer::Dogma(_)),
        Topic::Meld => is_action && matches!(advice.answer, Answer::Meld(_)),
        Topic::Draw => is_action && advice.answer == Answer::Draw,
        Topic::Splay => matches!(advice.reason, Reason::Splay { .. }),
        Topic::Score => matches!(advice.reason, Reason::Score { .. }),
        Topic::Special => {
            matches!(advice.reason, Reason::Claims { .. } | Reason::Nears { .. })
        }
    }
}
