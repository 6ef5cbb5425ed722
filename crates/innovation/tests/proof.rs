//! Proof: the cards that a player must reveal so that the others can see that the player obeyed an effect.

use eureka_innovation::{Answer, Arrangement, Card, Edition, Event, Game, Rules, Seat, Shown};

/// A position of the first edition, from which answers are played.
struct Table {
    rules: &'static Rules,
    arrangement: Arrangement,
}

impl Table {
    fn of(players: u8) -> Table {
        let rules = Rules::printed(Edition::First);
        Table { rules, arrangement: Arrangement::new(rules, players) }
    }

    fn card(&self, name: &str) -> Card {
        self.rules.card_named(name).unwrap()
    }

    fn hand(mut self, seat: usize, names: &[&str]) -> Table {
        let hand = names.iter().map(|name| self.card(name)).collect();
        self.arrangement.seats[seat].hand = hand;
        self
    }

    fn board(mut self, seat: usize, names: &[&str]) -> Table {
        for name in names {
            let card = self.card(name);
            let pile = self.rules.color(card).index();
            self.arrangement.seats[seat].board[pile].push(card);
        }
        self
    }

    /// Plays answers and lists the cards that were revealed.
    fn revealed(&self, answers: &[&str]) -> Vec<&str> {
        let mut game = Game::arrange(self.rules, &self.arrangement).unwrap();
        let mut events: Vec<Event<Shown>> = Vec::new();
        for text in answers {
            let answer: Answer = game.read(text).unwrap();
            game.answer(answer, &mut events).unwrap();
        }
        let shown = events.iter().filter_map(|event| match event {
            Event::Revealed { card, .. } => Some(*card),
            _ => None,
        });
        let shown: Vec<Card> = shown.collect();
        for seat in (0..game.players()).map(Seat::new) {
            assert!(shown.iter().all(|&card| game.position().known_to(card).has(seat)));
        }
        shown.into_iter().map(|card| self.rules.name(card)).collect()
    }
}

/// Machinery makes A score a card with a castle. B has an empty hand, and enough leaves not to be exposed.
fn machinery(hand: &[&str]) -> Table {
    Table::of(2).board(0, &["Machinery"]).board(1, &["Agriculture"]).hand(0, hand)
}

#[test]
fn a_player_without_a_qualifying_card_shows_the_hand() {
    let table = Table::of(2).board(0, &["Clothing", "Oars"]).hand(0, &["Archery", "Sailing"]);
    assert_eq!(table.revealed(&["dogma Clothing"]), ["Archery", "Sailing"]);
}

#[test]
fn nothing_is_shown_if_no_card_could_qualify() {
    let colors = ["Clothing", "Oars", "Tools", "Masonry", "Mysticism"];
    let table = Table::of(2).board(0, &colors).hand(0, &["Archery", "Sailing"]);
    assert_eq!(table.revealed(&["dogma Clothing"]), [""; 0]);
}

#[test]
fn cards_of_ages_that_cannot_qualify_are_not_shown() {
    // No card of age 10 has a castle.
    let table = machinery(&["Sailing", "Software"]);
    assert_eq!(table.revealed(&["dogma Machinery"]), ["Sailing"]);
}

#[test]
fn a_player_who_cannot_name_a_color_learns_nothing() {
    let table = Table::of(2).board(0, &["Classification"]).hand(1, &["Tools", "Oars"]);
    assert_eq!(table.revealed(&["dogma Classification"]), [""; 0]);
}

#[test]
fn a_card_that_goes_face_down_for_its_icon_is_shown() {
    let table = machinery(&["Oars", "Sailing"]);
    assert_eq!(table.revealed(&["dogma Machinery"]), ["Oars"]);
}

#[test]
fn a_transferred_card_is_shown_only_if_a_third_player_must_see_it() {
    let demand = |players| {
        Table::of(players).board(0, &["Oars"]).hand(1, &["Sailing"]).revealed(&["dogma Oars"]).len()
    };
    assert_eq!((demand(2), demand(3)), (0, 1));
}
