//! The coach of a first game: what a player could do and why, what the last answer did, and how far everybody is from winning.
//!
//! Everything here is decided from what the reader may know: the view, the told events, and games dealt anew. The texts are in
//! `locales/*/coach.ftl`; `draw/coach.rs` draws them.

pub mod advice;
pub mod goal;
pub mod outlook;
pub mod review;
pub mod topic;

use self::advice::{Advice, advise};
use self::goal::Goal;
use self::outlook::Outlook;
use self::review::{Happened, review};
use self::topic::{Topic, TopicSet, due};
use crate::innovation::choices::Choices;
use eureka_innovation::{Event, Face, Rules, View};

/// Everything that the coach says to one player at one moment.
#[derive(Clone, Debug)]
pub struct Coaching {
    /// How far everybody is from winning.
    pub goal: Goal,
    /// The advice on the open question; `None` if the player is not asked.
    pub advice: Option<Advice>,
    /// The element of the game to explain before the player decides.
    pub topic: Option<Topic>,
    /// What has happened since the player's last answer, as far as it concerns the player.
    pub happened: Vec<Happened>,
}

impl Coaching {
    /// What the coach says to the seat of this view. `told` are the events since its last answer, `met` the elements of the game that
    /// it has met before. `outlook` is about the open question, if the seat is asked.
    pub fn new(
        rules: &Rules,
        view: &View,
        choices: &Choices,
        outlook: Option<&Outlook>,
        told: &[Event<Face>],
        met: TopicSet,
    ) -> Coaching {
        let advice = outlook.map(|outlook| advise(rules, view, choices, outlook));
        let topic = advice.as_ref().and_then(|advice| due(rules, view, choices, advice, met));
        Coaching { goal: Goal::of(rules, view), advice, topic, happened: review(rules, view, told) }
    }
}
