//! Reads the compact form of a position. Each part is checked here; `check` makes sure that the parts fit together.

use super::NO_MEMORY;
use super::{
    CHECKSUM_BYTES, CardList, KNOWN_BYTE_FOLLOWS, MAGIC, UnpackError, VERSION, marked_cards,
    usually_known_to,
};
use crate::blind::Blind;
use crate::card::{Card, CardSet};
use crate::machine::{After, Dogma, Frame, Pending};
use crate::memory::{Group, Memory};
use crate::onlooker::the_public;
use crate::position::{Position, Whereabouts};
use crate::question::QuestionKind;
use crate::rules::Rules;
use eureka_script::tree::End;
use eureka_script::word::Splay;
use eureka_table::{Ending, Fingerprint, Outcome, Seat, SeatSet};
use std::ops::RangeInclusive;

/// The bytes of a position, and the offset that has been reached.
pub(super) struct Reader<'a> {
    rules: &'static Rules,
    players: u8,
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    /// Reads a position. Every single part of it is possible.
    pub(super) fn read(rules: &'static Rules, bytes: &[u8]) -> Result<Position, UnpackError> {
        let mut reader = Reader { rules, players: 0, bytes, at: 0 };
        reader.head()?;
        let mut position = reader.table()?;
        reader.cards(&mut position)?;
        reader.machine(&mut position)?;
        reader.end()?;
        Ok(position)
    }

    /// Checks the header, the length and the checksum, and cuts the checksum off.
    fn head(&mut self) -> Result<(), UnpackError> {
        let bytes = self.bytes;
        if !bytes.starts_with(&MAGIC[..bytes.len().min(MAGIC.len())]) {
            return Err(UnpackError::Foreign);
        }
        self.array::<{ MAGIC.len() }>()?;
        match self.byte()? {
            VERSION => {}
            version => return Err(UnpackError::Version(version)),
        }
        let length = usize::from(self.word()?);
        let position = u64::from_le_bytes(self.array()?);
        let rules = self.rules.fingerprint();
        if position != rules {
            return Err(UnpackError::Cards { position, rules });
        }
        if bytes.len() > length {
            return Err(UnpackError::Trailing { end: length, more: bytes.len() - length });
        }
        let (body, should) = bytes
            .split_last_chunk::<CHECKSUM_BYTES>()
            .ok_or(UnpackError::Truncated(bytes.len()))?;
        if bytes.len() < length || body.len() < self.at {
            return Err(UnpackError::Truncated(bytes.len()));
        }
        let (is, should) = (Fingerprint::of(body), u64::from_le_bytes(*should));
        if is != should {
            return Err(UnpackError::Damaged { is, should });
        }
        self.bytes = body;
        Ok(())
    }

    fn end(&self) -> Result<(), UnpackError> {
        match self.bytes.len() - self.at {
            0 => Ok(()),
            more => Err(UnpackError::Trailing { end: self.at, more }),
        }
    }

    fn table(&mut self) -> Result<Position, UnpackError> {
        let rules = self.rules;
        self.players = self.within(2..=rules.max_players(), "number of players")?;
        let mut at = Position::empty(rules, self.players);
        at.turn = self.seat()?;
        at.actions = self.within(0..=2, "number of actions")?;
        at.short_turns = self.within(0..=2, "number of short turns")?;
        at.parley = self.flag()?;
        at.out = self.seats()?;
        self.teams(&mut at)?;
        let ending = self.within(0..=Ending::ALL.len() as u8, "ending")?;
        let winners = self.seats()?;
        at.outcome = match (ending, winners.is_empty()) {
            (0, true) => None,
            (0, false) | (_, true) => return Err(self.bad_byte("set of winners")),
            _ => Some(Outcome { winners, ending: Ending::ALL[usize::from(ending) - 1] }),
        };
        for special in &mut at.specials {
            *special = match self.within(0..=self.players + 1, "place of an achievement")? {
                0 => Whereabouts::Available,
                1 => Whereabouts::Absent,
                place => Whereabouts::With(Seat::new(place - 2)),
            };
        }
        for seat in SeatSet::all(self.players).iter() {
            at.scored[seat.index()] =
                self.within(0..=rules.all().len(), "number of cards scored")?;
            at.tucked[seat.index()] =
                self.within(0..=rules.all().len(), "number of cards tucked")?;
        }
        Ok(at)
    }

    /// Reads the teams. All members of a team must have the same team.
    fn teams(&mut self, at: &mut Position) -> Result<(), UnpackError> {
        for seat in SeatSet::all(self.players).iter() {
            at.teams[seat.index()] = self.seats()?;
        }
        let teams = at.teams;
        let team = |seat: Seat| teams[seat.index()];
        let sound = |seat| team(seat).has(seat) && team(seat).iter().all(|s| team(s) == team(seat));
        match SeatSet::all(self.players).iter().all(sound) {
            true => Ok(()),
            false => Err(UnpackError::Unfit("a player is in two teams")),
        }
    }

    fn cards(&mut self, at: &mut Position) -> Result<(), UnpackError> {
        let rules = self.rules;
        let mut placed = CardSet::EMPTY;
        for place in CardList::all(rules, self.players) {
            let count = self.byte()?;
            let mut last = None;
            for _ in 0..count {
                let (card, known) = self.placed(place)?;
                if placed.has(card) {
                    return Err(UnpackError::Twice(rules.name(card).to_owned()));
                }
                if matches!(place, CardList::Heap(_)) && last.replace(card) > Some(card) {
                    return Err(UnpackError::Unfit("cards without an order stand out of order"));
                }
                placed.insert(card);
                at.put(rules, card, place.zone(), End::Bottom);
                at.known[card.index()] = known;
            }
            if let CardList::Pile(seat, color) = place {
                let splay = self.splay(count)?;
                at.set_splay(rules, seat, color, splay);
            }
        }
        if let Some(card) = (rules.all() - placed).first() {
            return Err(UnpackError::Missing(rules.name(card).to_owned()));
        }
        at.opening = self.set()?;
        at.blind = Blind(u64::from_le_bytes(self.array()?));
        self.memory(at)
    }

    /// Reads the cards that seats can no longer tell apart.
    fn memory(&mut self, at: &mut Position) -> Result<(), UnpackError> {
        let public = the_public(self.players);
        let count = self.byte()?;
        if count == NO_MEMORY {
            at.memory = Memory::OFF;
            return Ok(());
        }
        for _ in 0..count {
            let seats = SeatSet(self.byte()?);
            let (places, faces) = (self.set()?, self.set()?);
            let age = places.first().map_or(0, |card| self.rules.age(card));
            let known = places.iter().fold(SeatSet::NONE, |known, card| known | at.known_to(card));
            let disjoint = at.memory.groups().all(|group| {
                (group.seats & seats).is_empty() || (group.places & places).is_empty()
            });
            let fits = !seats.is_empty()
                && (seats - public).is_empty()
                && places.is_several()
                && places.is_within(self.rules.of_age(age))
                && !faces.is_empty()
                && faces.is_within(places)
                && (known & seats).is_empty()
                && disjoint;
            if !fits || !at.memory.push(Group { seats, places, faces }) {
                return Err(UnpackError::Unfit("nobody can remember mixed cards like this"));
            }
        }
        Ok(())
    }

    /// Reads one card of a place, and the seats that know it.
    fn placed(&mut self, place: CardList) -> Result<(Card, SeatSet), UnpackError> {
        let usual = usually_known_to(place.zone(), self.players);
        let byte = self.byte()?;
        let card = self.card_of(byte & !KNOWN_BYTE_FOLLOWS)?;
        if !place.has_room_for(self.rules, card) {
            return Err(self.bad_byte("card that can lie there"));
        }
        if byte & KNOWN_BYTE_FOLLOWS == 0 {
            return Ok((card, usual));
        }
        let known = SeatSet(self.byte()?);
        // The holder knows a card, and all know a card on a board. If onlookers know a card, everyone does.
        let public = the_public(self.players);
        let fits = known == public || (known - SeatSet::all(self.players)).is_empty();
        match fits && known != usual && known & usual == usual {
            true => Ok((card, known)),
            false => Err(self.bad_byte("set of players who could know the card")),
        }
    }

    fn splay(&mut self, count: u8) -> Result<Splay, UnpackError> {
        let splay = Splay::ALL.get(usize::from(self.byte()?)).copied();
        let splay = splay.ok_or_else(|| self.bad_byte("splay"))?;
        let fits = match splay {
            Splay::None => true,
            // A home-made card may splay aslant in any edition.
            Splay::Left | Splay::Right | Splay::Up | Splay::Aslant => count > 1,
        };
        if fits { Ok(splay) } else { Err(self.bad_byte("splay of that pile")) }
    }

    fn machine(&mut self, at: &mut Position) -> Result<(), UnpackError> {
        at.machine.unchecked = self.seats()?;
        let kind = self.within(0..=QuestionKind::ALL.len() as u8, "question")?;
        if kind > 0 {
            at.machine.pending = Some(Pending {
                kind: QuestionKind::ALL[usize::from(kind) - 1],
                seat: self.seat()?,
                pass: self.flag()?,
                mask: self.word()?,
                cards: self.set()?,
            });
        }
        at.machine.acting = self.flag()?;
        if at.machine.acting {
            self.action(at)?;
        }
        Ok(())
    }

    fn action(&mut self, at: &mut Position) -> Result<(), UnpackError> {
        let (rules, machine) = (self.rules, &mut at.machine);
        machine.changed = self.flag()?;
        let card = self.card()?;
        let effect = self.effect(card)?;
        machine.dogma = Dogma {
            card,
            effect,
            steps: self.within(0..=self.players, "number of steps")?,
            exposed: self.seats()?,
            sharing: self.seats()?,
            parleyed: self.seats()?,
            bonus: self.flag()?,
        };
        for _ in 0..self.byte()? {
            let frame = self.frame()?;
            if !machine.push(rules, frame) {
                return Err(UnpackError::Unfit("cards execute each other too deep"));
            }
        }
        let (cards, slots) = machine.remembered_mut();
        for cards in cards {
            *cards = self.set()?;
        }
        for slot in slots {
            *slot = self.byte()?;
        }
        for markers in &mut machine.markers[..marked_cards(rules)] {
            for count in &mut markers[..usize::from(self.players)] {
                *count = self.byte()?;
            }
        }
        machine.named =
            self.within(0..=Rules::MAX_CARDS_OF_A_COLOR - 1, "number of cards in order")?;
        for card in &mut machine.order[..usize::from(machine.named)] {
            *card = self.card()?.number();
        }
        machine.gone = self.set()?;
        Ok(())
    }

    fn frame(&mut self) -> Result<Frame, UnpackError> {
        let card = self.card()?;
        let program = self.effect(card)?;
        let at = self.word()?;
        if usize::from(at) > self.rules.program(program).code.len() {
            return Err(self.bad_byte("place in an effect"));
        }
        let [you, me, their] = [self.seat()?, self.seat()?, self.seat()?];
        let did = self.flag()?;
        let after = match self.within(0..=1, "sequel of an effect")? {
            0 => After::Dogma,
            _ => After::Execute,
        };
        let mut frame = Frame::new(program, card, you, me, after);
        (frame.at, frame.their, frame.did) = (at, their, did);
        Ok(frame)
    }

    /// Reads the program number of one of the card's effects.
    fn effect(&mut self, card: Card) -> Result<u16, UnpackError> {
        let effect = self.word()?;
        match self.rules.facts(card).programs.contains(&effect) {
            true => Ok(effect),
            false => Err(self.bad_byte("effect of that card")),
        }
    }

    fn set(&mut self) -> Result<CardSet, UnpackError> {
        let mut cards = CardSet::EMPTY;
        for _ in 0..self.byte()? {
            let card = self.card()?;
            if cards.last() >= Some(card) {
                return Err(self.bad_byte("next card of a set"));
            }
            cards.insert(card);
        }
        Ok(cards)
    }

    fn card(&mut self) -> Result<Card, UnpackError> {
        let number = self.byte()?;
        self.card_of(number)
    }

    fn card_of(&self, number: u8) -> Result<Card, UnpackError> {
        match number < self.rules.all().len() {
            true => Ok(Card::new(number)),
            false => Err(self.bad_byte("card")),
        }
    }

    fn seat(&mut self) -> Result<Seat, UnpackError> {
        Ok(Seat::new(self.within(0..=self.players - 1, "seat at the table")?))
    }

    fn seats(&mut self) -> Result<SeatSet, UnpackError> {
        Ok(SeatSet(self.within(0..=SeatSet::all(self.players).0, "set of seats at the table")?))
    }

    fn flag(&mut self) -> Result<bool, UnpackError> {
        Ok(self.within(0..=1, "yes or no")? == 1)
    }

    fn within(&mut self, range: RangeInclusive<u8>, what: &'static str) -> Result<u8, UnpackError> {
        let byte = self.byte()?;
        if range.contains(&byte) { Ok(byte) } else { Err(self.bad_byte(what)) }
    }

    fn byte(&mut self) -> Result<u8, UnpackError> {
        Ok(self.array::<1>()?[0])
    }

    fn word(&mut self) -> Result<u16, UnpackError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], UnpackError> {
        let array = self.bytes[self.at..].first_chunk();
        let array = array.ok_or(UnpackError::Truncated(self.bytes.len()))?;
        self.at += N;
        Ok(*array)
    }

    /// The error for the byte that was read last; `what` is the noun for what it should be.
    fn bad_byte(&self, what: &'static str) -> UnpackError {
        UnpackError::Byte { at: self.at - 1, value: self.bytes[self.at - 1], what }
    }
}
