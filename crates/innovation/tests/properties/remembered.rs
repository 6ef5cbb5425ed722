//! A seat never counts as knowing a card that it cannot know from everything it has seen.
//!
//! A seat sees every back move, and the faces of some cards. Any other card may have been a different one of the same age
//! from the same place. These tests make up such worlds. In all of them, a card that the seat counts as knowing must be
//! where it really is.

use crate::sound::viewers;
use crate::{Play, plays};
use eureka_innovation::{Card, CardSet, Event, Face, Game, MoveKind, Seat, Shown, Zone};
use std::collections::BTreeMap;

#[test]
fn nobody_is_said_to_know_what_could_be_otherwise() {
    let (mut different, mut mixed) = (0, 0);
    for mut play in plays(2_000..2_060) {
        let mut truth = World::of(&play.game);
        let onlookers = viewers(&play.game).flat_map(|seat| [Onlooker::new(&play.game, seat); 3]);
        let mut onlookers: Vec<Onlooker> = onlookers.collect();
        while play.advance() {
            for event in std::mem::take(&mut play.events) {
                truth.apply(event);
                for onlooker in &mut onlookers {
                    onlooker.look(&mut play, event, &truth);
                }
            }
            // An effect that scores a whole hand may end the game before the last card has moved.
            for onlooker in onlookers.iter().filter(|_| play.game.outcome().is_none()) {
                onlooker.assert_knows_only_what_is_sure(&play.game);
                mixed += onlooker.assert_remembers_only_what_is_sure(&play.game);
                different += usize::from(onlooker.imagined != truth);
            }
        }
    }
    assert!(different > 10_000, "only {different} times a seat could believe in another world");
    assert!(mixed > 10_000, "only {mixed} times a seat remembered mixed cards");
}

/// The zone of every card.
#[derive(Clone, Copy, PartialEq)]
struct World {
    zones: [Zone; Card::MAX],
    /// The height of each card in its deck, relative to the others. A returned card gets a height below all others.
    height: [i16; Card::MAX],
}

impl World {
    fn of(game: &Game) -> World {
        let mut world = World { zones: [Zone::Removed; Card::MAX], height: [0; Card::MAX] };
        for card in game.rules().all() {
            world.zones[card.index()] = game.position().zone(card);
        }
        for age in 1..=game.rules().last_age() {
            for (depth, card) in (0..).zip(game.position().deck(age)) {
                world.height[card.index()] = -depth;
            }
        }
        world
    }

    fn apply(&mut self, event: Event<Shown>) {
        if let Event::Moved { card, to, .. } = event {
            self.put(card.card, to);
        }
    }

    fn put(&mut self, card: Card, to: Zone) {
        self.zones[card.index()] = to;
        self.height[card.index()] = match to {
            Zone::Deck => self.height.iter().min().expect("there are cards") - 1,
            _ => 0,
        };
    }

    fn swap(&mut self, one: Card, other: Card) {
        self.zones.swap(one.index(), other.index());
        self.height.swap(one.index(), other.index());
    }

    /// The cards of an age that can leave a zone next.
    fn leaving(&self, alike: CardSet, from: Zone) -> Vec<Card> {
        let there = || alike.iter().filter(|card| self.zones[card.index()] == from);
        match from {
            Zone::Deck => {
                there().max_by_key(|card| self.height[card.index()]).into_iter().collect()
            }
            _ => there().collect(),
        }
    }

    /// The number of cards on top of a card in its deck.
    fn depth(&self, alike: CardSet, card: Card) -> usize {
        let over = |other: &Card| {
            self.zones[other.index()] == Zone::Deck
                && self.height[other.index()] > self.height[card.index()]
        };
        alike.iter().filter(over).count()
    }
}

/// A seat, and a made-up world that fits everything the seat has seen.
#[derive(Clone, Copy)]
struct Onlooker {
    seat: Seat,
    imagined: World,
    seen: CardSet,
    /// The cards that have moved in the current exchange. Both sides of it move as one.
    exchanged: CardSet,
    /// The card that was revealed by the last event. The seat sees where it goes next.
    shown: Option<Card>,
}

impl Onlooker {
    fn new(game: &Game, seat: Seat) -> Onlooker {
        let all = game.rules().all().iter();
        let seen = all.filter(|&card| game.position().zone(card) == Zone::Hand(seat)).collect();
        let imagined = World::of(game);
        Onlooker { seat, imagined, seen, exchanged: CardSet::EMPTY, shown: None }
    }

    fn look(&mut self, play: &mut Play, event: Event<Shown>, truth: &World) {
        let is_exchange = matches!(event, Event::Moved { kind: MoveKind::Exchange, .. });
        if !is_exchange {
            self.exchanged = CardSet::EMPTY;
        }
        let shown = self.shown.take();
        match event {
            Event::Moved { card: Shown { card, .. }, from, to, .. } => {
                let alike = play.game.rules().of_age(play.game.rules().age(card));
                let leaving = self.imagined.leaving(alike - self.exchanged, from);
                let moved = match self.sees(from) || self.sees(to) || shown == Some(card) {
                    true => {
                        self.see(play, card, &leaving, truth);
                        card
                    }
                    false => leaving[play.roll(leaving.len())],
                };
                self.imagined.put(moved, to);
                if is_exchange {
                    self.exchanged.insert(moved);
                }
            }
            Event::Revealed { card, .. } => {
                let alike = play.game.rules().of_age(play.game.rules().age(card));
                let place = truth.zones[card.index()];
                self.see(play, card, &self.imagined.leaving(alike, place), truth);
                self.shown = Some(card);
            }
            _ => {}
        }
    }

    fn sees(&self, zone: Zone) -> bool {
        matches!(zone, Zone::Board(_)) || zone.secret_of() == Some(self.seat)
    }

    /// Takes in the face of a card that, as far as the seat knew, was one of `possible`. Cards that the seat has never seen
    /// are interchangeable, so one of them can swap places with it. A world that no longer fits is replaced by the true one.
    fn see(&mut self, play: &mut Play, card: Card, possible: &[Card], truth: &World) {
        if !possible.contains(&card) {
            let unseen: Vec<Card> =
                possible.iter().copied().filter(|&other| !self.seen.has(other)).collect();
            if self.seen.has(card) || unseen.is_empty() {
                self.imagined = *truth;
            } else {
                self.imagined.swap(card, unseen[play.roll(unseen.len())]);
            }
        }
        self.seen.insert(card);
    }

    fn assert_knows_only_what_is_sure(&self, game: &Game) {
        let (rules, at) = (game.rules(), game.position());
        for card in rules.all().iter().filter(|&card| at.known_to(card).has(self.seat)) {
            let (name, seat) = (rules.name(card), self.seat);
            let zone = self.imagined.zones[card.index()];
            assert_eq!(at.zone(card), zone, "{seat} cannot know where {name} is");
            if zone == Zone::Deck {
                let alike = rules.of_age(rules.age(card));
                let depth = at.deck(rules.age(card)).position(|other| other == card);
                let imagined = self.imagined.depth(alike, card);
                assert_eq!(depth, Some(imagined), "{seat} cannot know how deep {name} lies");
            }
        }
    }

    /// A card that was mixed with others is in one of the zones where the view says that it may be. Returns the number of
    /// such cards.
    fn assert_remembers_only_what_is_sure(&self, game: &Game) -> usize {
        let view = game.view(self.seat);
        let mut zones: BTreeMap<Card, Vec<Zone>> = BTreeMap::new();
        let mut note = |faces: &[Face], zone: Zone| {
            for card in faces.iter().flat_map(|face| face.among) {
                zones.entry(card).or_default().push(zone);
            }
        };
        view.decks.iter().for_each(|deck| note(deck, Zone::Deck));
        note(&view.available, Zone::Available);
        note(&view.junk, Zone::Junk);
        note(&view.removed, Zone::Removed);
        for (seat, player) in Seat::each(&view.players) {
            note(&player.hand, Zone::Hand(seat));
            note(&player.score, Zone::Score(seat));
            note(&player.achievements, Zone::Claimed(seat));
        }
        for (card, zones) in &zones {
            let name = game.rules().name(*card);
            assert!(!game.position().known_to(*card).has(self.seat), "{name} is known");
            assert!(zones.contains(&game.position().zone(*card)), "{name} is elsewhere");
            let imagined = self.imagined.zones[card.index()];
            assert!(zones.contains(&imagined), "{name} may be in {imagined:?}, not only {zones:?}");
        }
        zones.len()
    }
}
