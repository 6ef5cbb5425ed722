//! The order in which cards with equal backs are seen to move tells nothing about them.

use crate::{Play, plays};
use eureka_innovation::{Card, Event, Game, Seat, Zone};

/// How often something about two cards that moved together agreed with their order.
#[derive(Default)]
struct Agreement {
    pairs: u32,
    agreeing: u32,
}

impl Agreement {
    fn note(&mut self, agrees: bool) {
        self.pairs += 1;
        self.agreeing += u32::from(agrees);
    }

    #[track_caller]
    fn assert_is_chance(&self, least: u32) {
        let Agreement { pairs, agreeing } = *self;
        assert!(pairs > least, "only {pairs} pairs");
        let percent = agreeing * 100 / pairs;
        assert!((45..55).contains(&percent), "{agreeing} of {pairs}");
    }
}

#[test]
fn cards_that_move_together_go_neither_by_their_names_nor_by_who_knows_them() {
    let (mut names, mut knowledge) = (Agreement::default(), Agreement::default());
    for mut play in plays(8_000..8_150) {
        loop {
            let before = play.game;
            if !go_on(&mut play) {
                break;
            }
            for batch in batches(&before, &play.events) {
                for (at, &one) in batch.iter().enumerate() {
                    for &other in &batch[at + 1..] {
                        names.note(one < other);
                        let knowing = |card| before.position().known_to(card);
                        if knowing(one) != knowing(other) {
                            knowledge.note(knowing(one) < knowing(other));
                        }
                    }
                }
            }
        }
    }
    names.assert_is_chance(3_000);
    knowledge.assert_is_chance(1_000);
}

/// Gives an answer, or lets somebody give up. Returns false if the game is over.
fn go_on(play: &mut Play) -> bool {
    if play.game.outcome().is_some() || play.roll(200) > 0 {
        return play.advance();
    }
    let there: Vec<Seat> = play.game.position().everyone().iter().collect();
    let seat = there[play.roll(there.len())];
    play.events.clear();
    play.game.resign(seat, &mut play.events).unwrap();
    true
}

/// The cards with equal backs that moved in a row from one zone without an order to another.
fn batches(game: &Game, events: &[Event<eureka_innovation::Shown>]) -> Vec<Vec<Card>> {
    let mut batches: Vec<Vec<Card>> = Vec::new();
    let mut last = None;
    for event in events {
        let batch = match *event {
            Event::Moved { by, card, kind, from, to } => {
                let has_order = |zone| matches!(zone, Zone::Deck | Zone::Board(_));
                let age = game.rules().facts(card.card).age;
                let batch = (by, kind, from, to, age);
                (!has_order(from) && !has_order(to)).then_some((card.card, batch))
            }
            _ => None,
        };
        if let Some((card, batch)) = batch {
            match batches.last_mut() {
                Some(cards) if last == Some(batch) => cards.push(card),
                _ => batches.push(vec![card]),
            }
        }
        last = batch.map(|(_, batch)| batch);
    }
    batches
}
