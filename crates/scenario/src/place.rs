//! Reading the starting position of a scenario.

use crate::error::{KeyError, ReadError};
use crate::keys::Keys;
use crate::lexicon::{Achievement, Lexicon};
use eureka_innovation::{ArrangedSeat, Arrangement, Blind, Card, Color, Seating};
use std::collections::BTreeMap;

/// Reads all keys of the starting position.
pub(crate) fn read_position(keys: &mut Keys, lexicon: Lexicon) -> Result<Arrangement, ReadError> {
    let seating = read_seating(keys, lexicon)?;
    let mut arrangement = Arrangement::new(lexicon.rules, seating);
    if let Some(turn) = keys.take("turn") {
        arrangement.turn = lexicon.seat(turn)?;
    }
    if let Some(actions) = keys.take("actions") {
        arrangement.actions = actions.number(1..=2)?;
    }
    if let Some(available) = keys.take("available") {
        arrangement.available = lexicon.available(available)?;
    }
    if let Some(special) = keys.take("special") {
        arrangement.special = lexicon.specials(special)?;
    }
    if let Some(blind) = keys.take("blind") {
        arrangement.blind = Blind(blind.long_number()?);
    }
    let mut places = Places { lexicon, placed: BTreeMap::new() };
    lexicon.check_fourth_only(keys, "junk")?;
    arrangement.junk = places.cards(keys, "junk")?;
    for seat in lexicon.seats() {
        let table = keys.table(&seat.to_string())?;
        arrangement.seats[seat.index()] = places.read_seat(table)?;
    }
    lexicon.check_no_extra_seats(keys)?;
    places.read_decks(keys.table("decks")?, &mut arrangement)?;
    Ok(arrangement)
}

/// Reads the number of players, the teams and whether the table uses parley.
fn read_seating(keys: &mut Keys, lexicon: Lexicon) -> Result<Seating, ReadError> {
    let mut seating = Seating::from(lexicon.players);
    lexicon.check_fourth_only(keys, "teams")?;
    if let Some(item) = keys.take("teams") {
        let team = |item| lexicon.seats_of(item).map(|seats| seats.into_iter().collect());
        seating.teams = item.list_of(team)?;
    }
    lexicon.check_fourth_only(keys, "parley")?;
    seating.parley = keys.take("parley").map(|item| item.truth()).transpose()?;
    Ok(seating)
}

/// The cards placed so far, each with its key, to find cards that are placed twice.
struct Places {
    lexicon: Lexicon,
    placed: BTreeMap<Card, String>,
}

impl Places {
    fn read_seat(&mut self, mut keys: Keys) -> Result<ArrangedSeat, ReadError> {
        let hand = self.cards(&mut keys, "hand")?;
        let score = self.cards(&mut keys, "score")?;
        let mut seat = ArrangedSeat { hand, score, ..ArrangedSeat::default() };
        if let Some(item) = keys.take("achievements") {
            for achievement in self.lexicon.achievements(item)? {
                match achievement {
                    Achievement::Standard(age) => seat.achievements.push(age),
                    Achievement::Special(special) => seat.specials.push(special),
                }
            }
        }
        let mut board = keys.table("board")?;
        let mut splays = keys.table("splay")?;
        for color in Color::ALL {
            seat.board[color.index()] = self.cards(&mut board, color.word())?;
            if let Some(splay) = splays.take(color.word()) {
                seat.splay[color.index()] = self.lexicon.splay(splay)?;
            }
        }
        board.finish()?;
        splays.finish()?;
        keys.finish()?;
        Ok(seat)
    }

    fn read_decks(
        &mut self,
        mut keys: Keys,
        arrangement: &mut Arrangement,
    ) -> Result<(), ReadError> {
        for (age, deck) in self.lexicon.ages().zip(&mut arrangement.decks) {
            if let Some(item) = keys.take(&age.to_string()) {
                let path = item.path.clone();
                *deck = self.lexicon.deck(item)?;
                self.place(&path, &deck.listed)?;
            }
        }
        keys.finish()
    }

    fn cards(&mut self, keys: &mut Keys, key: &str) -> Result<Vec<Card>, ReadError> {
        let Some(item) = keys.take(key) else { return Ok(Vec::new()) };
        let path = item.path.clone();
        let cards = self.lexicon.cards(item)?;
        self.place(&path, &cards)?;
        Ok(cards)
    }

    fn place(&mut self, path: &str, cards: &[Card]) -> Result<(), ReadError> {
        for &card in cards {
            if let Some(earlier) = self.placed.insert(card, path.to_owned()) {
                let card = self.lexicon.rules.name(card).to_owned();
                return Err(KeyError::PlacedTwice { card, earlier }.at(path));
            }
        }
        Ok(())
    }
}
