//! The action that a card's markers count, as a word for messages.

use crate::speech::{Speech, done_by, drawn};
use eureka_script::tree::{Block, Step};

impl Speech<'_> {
    /// The word for the thing that this card's markers count.
    pub(crate) fn marked_action(self) -> &'static str {
        let effects = &self.rules.facts(self.card).effects;
        effects.iter().find_map(|effect| marked_action_in(&effect.body, None)).unwrap_or("done")
    }
}

/// The action that the markers count: that of the last action before they are added.
fn marked_action_in<'t>(block: &'t Block, before: Option<&'t Step>) -> Option<&'static str> {
    let mut last = before;
    for step in block {
        let found = match step {
            Step::AddMarkers { .. } => last.and_then(verb),
            step => step.blocks().into_iter().find_map(|block| marked_action_in(block, last)),
        };
        if found.is_some() {
            return found;
        }
        if verb(step).is_some() {
            last = Some(step);
        }
    }
    None
}

fn verb(step: &Step) -> Option<&'static str> {
    match step {
        Step::Draw { then, .. } => Some(drawn(*then)),
        Step::Move { verb, .. } => Some(done_by(verb).1),
        _ => None,
    }
}
