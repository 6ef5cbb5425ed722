//! Every game ends, and random games reach every effect and every kind of question.

use crate::plays;
use eureka_innovation::{Card, Edition, Ending, Event, QuestionKind, Rules};
use std::collections::{BTreeMap, BTreeSet};

/// The limit for the number of events between two answers. Printed cards stay below it.
const MAX_EVENTS_PER_ANSWER: usize = 1_000;

#[test]
fn every_game_ends_and_does_much_only_when_asked() {
    let (mut longest, mut most) = (0, 0);
    let mut endings = BTreeMap::new();
    for mut play in plays(1_000..1_300) {
        while play.advance() {
            most = most.max(play.events.len());
            assert!(most < MAX_EVENTS_PER_ANSWER, "{most} events without a decision");
        }
        longest = longest.max(play.answers.len());
        let ending = play.game.outcome().unwrap().ending;
        *endings.entry(ending).or_insert(0) += 1;
    }
    // Make sure that the random games come anywhere near the limits.
    assert!(longest > 300 && most > 50, "at most {longest} answers and {most} events");
    let ended = |ending| endings.get(&ending).is_some_and(|&count| count > 20);
    assert!(
        ended(Ending::Achievements) && ended(Ending::Score) && ended(Ending::Card),
        "{endings:?}"
    );
}

/// The engine also ends a dogma action that would go on for ever. With printed cards that must not happen.
#[test]
fn only_cards_that_say_so_end_a_dogma_action() {
    let mut ended = 0;
    for mut play in plays(1_300..1_400) {
        let mut last = None;
        while play.advance() {
            let mut lost = false;
            for event in &play.events {
                match event {
                    Event::Effect { card, .. } => last = Some(*card),
                    // Fourth edition: a player who loses in their own turn ends the action.
                    Event::Lost { .. } => lost = true,
                    Event::DogmaEnded if lost => {}
                    Event::DogmaEnded => {
                        let card = last.expect("an effect is executed");
                        let facts = play.game.rules().facts(card);
                        assert!(facts.source.contains("end dogma"), "{} does not", facts.name);
                        ended += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(ended > 0);
}

#[test]
fn random_games_execute_every_effect_and_ask_every_kind_of_question() {
    let mut executed: BTreeMap<Edition, BTreeSet<(Card, u8)>> = BTreeMap::new();
    let mut asked = BTreeSet::new();
    for mut play in plays(1_400..1_600) {
        let executed = executed.entry(play.game.rules().edition()).or_default();
        while play.advance() {
            asked.extend(play.game.question().map(|question| question.kind));
            executed.extend(play.events.iter().filter_map(|event| match *event {
                Event::Effect { card, effect, .. } => Some((card, effect)),
                _ => None,
            }));
        }
    }
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for card in rules.all() {
            for effect in 0..rules.facts(card).effects.len() as u8 {
                let name = rules.name(card);
                assert!(
                    executed[&edition].contains(&(card, effect)),
                    "effect {effect} of {name} is never executed in the {edition} edition"
                );
            }
        }
    }
    let unasked: Vec<_> = QuestionKind::ALL.iter().filter(|kind| !asked.contains(kind)).collect();
    assert_eq!(unasked, Vec::<&QuestionKind>::new());
}
