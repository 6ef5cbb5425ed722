//! Tests of the opponents' turns, in random games.

use crate::plays;
use eureka_inventions::{Bot, Event, HEPHAESTUS_CARDS, Player};
use std::collections::BTreeSet;

#[test]
fn each_opponent_has_thirteen_turns() {
    for mut play in plays(0..1500) {
        let mut turns = [0; 3];
        let mut eras = Vec::new();
        while play.go_on() {
            for event in &play.events {
                if let Event::Turn { player, era, round } = *event {
                    turns[player as usize] += 1;
                    eras.push((player, era, round));
                }
            }
        }
        assert_eq!(turns, [13; 3], "{play}");
        let rounds = |era| if era == 1 { 1 } else { 3 };
        let expected: BTreeSet<_> = (1..=5)
            .flat_map(|era| (1..=rounds(era)).map(move |round| (era, round)))
            .flat_map(|(era, round)| Player::ALL.map(|player| (player, era, round)))
            .collect();
        assert_eq!(eras.iter().copied().collect::<BTreeSet<_>>(), expected, "{play}");
        assert_eq!(eras.len(), expected.len(), "{play}");
    }
}

#[test]
fn each_turn_of_an_opponent_has_an_action_or_says_that_none_is_possible() {
    for mut play in plays(2000..2500) {
        while play.go_on() {
            for bot in Bot::ALL {
                let is_turn = |event: &&Event| matches!(event, Event::Turn { player, .. } if *player == Player::from(bot));
                let did = play.events.iter().filter(|event| {
                    matches!(event, Event::Chose { bot: by, .. } | Event::Nothing { bot: by } if *by == bot)
                });
                let turns = play.events.iter().filter(is_turn).count();
                let did = did.count();
                match bot {
                    Bot::Chronos => assert_eq!(did, turns, "one action, no chain {play}"),
                    Bot::Hephaestus => assert!(did >= turns && (turns > 0 || did == 0), "{play}"),
                }
            }
        }
    }
}

/// Checks the rule with its own code: one card in Era 1, three in each other era, and used cards go under the rest.
#[test]
fn the_deck_goes_round() {
    for mut play in plays(2500..3000) {
        let mut groups: Vec<BTreeSet<u8>> = vec![(1..=HEPHAESTUS_CARDS).collect()];
        let mut used = BTreeSet::new();
        while play.go_on() {
            for event in &play.events {
                match event {
                    Event::Revealed { card, slot, row } => {
                        assert!(groups[0].remove(card), "card {card} is not on top {play}");
                        groups.retain(|group| !group.is_empty());
                        used.insert(*card);
                        assert_eq!(usize::from(*slot), used.len(), "{play}");
                        let rows = play.at().profile.cards[card].len() as u8;
                        assert_eq!(*row, (*slot - 1) % rows + 1, "{play}");
                    }
                    Event::EraOver { era } => {
                        assert_eq!(used.len(), if *era == 1 { 1 } else { 3 }, "{play}");
                        groups.push(std::mem::take(&mut used));
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(used.len(), 3, "{play}");
    }
}

#[test]
fn chain_tokens_come_by_era() {
    let mut most = [0; 5];
    for mut play in plays(3500..4000) {
        while play.go_on() {
            let era = usize::from(play.before.era) - 1;
            let tokens = [1, 1, 2, 2, 3][era];
            let chained =
                play.events.iter().filter(|event| matches!(event, Event::Chained { .. })).count();
            assert!(chained <= tokens, "{chained} chained actions in era {} {play}", era + 1);
            most[era] = most[era].max(chained);
            if play.is_set_up() && play.is_settled() {
                let at = play.at();
                let tokens = [1, 1, 2, 2, 3][usize::from(at.era) - 1];
                assert_eq!(at.hephaestus.chain, tokens, "{play}");
            }
        }
    }
    assert_eq!(most[2], 2, "two chained actions do occur in Era 3");
}
