//! The events tell everything that happened, and tell a seat no card that it has not seen.

use crate::plays;
use crate::sound::seats;
use eureka_innovation::{
    Answer, Card, CardSet, Color, Event, Game, ONLOOKER, Question, QuestionKind, Rules, Seat,
    SeatSet, Shown, Special, Splay, Zone,
};

#[test]
fn the_table_can_be_laid_from_the_events_alone() {
    for mut play in plays(900..1_000) {
        let mut table = Table::of(&play.game);
        while play.advance() {
            play.events.iter().for_each(|&event| table.hear(event));
            table.assert_matches(&play.game);
            table.assert_knowledge_matches(&play.game);
        }
        assert!(table.over, "nobody was told that the game is over");
    }
}

/// A table that is laid from the events alone.
struct Table {
    rules: &'static Rules,
    players: u8,
    out: SeatSet,
    zones: Vec<Zone>,
    splays: [[Splay; 5]; 5],
    specials: [Option<Seat>; 5],
    turn: Option<Seat>,
    /// The seats that have ever seen each card.
    seen: Vec<SeatSet>,
    /// The seats that knew each card before the last action.
    known: Vec<SeatSet>,
    /// All cards of the ages of which a card has left a hand or a score pile in this action.
    mixed: CardSet,
    /// The cards revealed by the last answer, until a card leaves a hand or a score pile.
    shown: CardSet,
    over: bool,
}

impl Table {
    fn of(game: &Game) -> Table {
        let zones: Vec<Zone> =
            game.rules().all().iter().map(|card| game.position().zone(card)).collect();
        let owner = |zone: &Zone| zone.owner().map_or(SeatSet::NONE, SeatSet::only);
        Table {
            rules: game.rules(),
            players: game.players(),
            out: SeatSet::NONE,
            seen: zones.iter().map(owner).collect(),
            known: zones.iter().map(owner).collect(),
            zones,
            splays: [[Splay::None; 5]; 5],
            specials: [None; 5],
            turn: None,
            shown: CardSet::EMPTY,
            mixed: CardSet::EMPTY,
            over: false,
        }
    }

    fn hear(&mut self, event: Event<Shown>) {
        assert!(!self.over, "{event:?} after the end");
        match event {
            Event::Turn { seat, actions } => {
                let next = self.turn.and_then(|turn| {
                    (1..=self.players)
                        .map(|steps| turn.clockwise(steps, self.players))
                        .find(|&seat| !self.out.has(seat))
                });
                assert!(next.is_none_or(|next| next == seat));
                assert!((1..=2).contains(&actions));
                self.turn = Some(seat);
            }
            Event::Action { seat, .. } | Event::Bonus { seat } => {
                assert_eq!(Some(seat), self.turn);
            }
            Event::Effect { seat, card, effect, kind } => {
                assert!(seat.number() < self.players);
                assert_eq!(self.rules.facts(card).effects[usize::from(effect)].kind, kind);
            }
            Event::Moved { card, from, to, .. } => {
                self.move_card(card.card, from, to);
                self.assert_tells_what_is_seen(event, card.card);
            }
            Event::Revealed { card, .. } => {
                self.seen[card.index()] = the_public(self.players);
                self.shown.insert(card);
            }
            Event::Splayed { seat, color, splay } => {
                self.splays[seat.index()][color.index()] = splay;
            }
            Event::Claimed { seat, special } => {
                assert_eq!(self.specials[special.index()].replace(seat), None);
            }
            Event::Chose { seat, answer } => {
                assert!(seat.number() < self.players);
                assert!(!matches!(answer, Answer::Card(_) | Answer::Back(_)), "{answer:?} is told");
            }
            Event::Over { .. } => self.over = true,
            Event::Special { special, .. } => assert_eq!(self.specials[special.index()], None),
            Event::Lost { seat } | Event::Resigned { seat } => {
                self.out = self.out.with(seat);
                for held in &mut self.specials {
                    *held = held.filter(|&holder| holder != seat);
                }
            }
            Event::Rearranged { .. } | Event::DogmaEnded => {}
        }
    }

    fn move_card(&mut self, card: Card, from: Zone, to: Zone) {
        assert_eq!(self.zones[card.index()], from, "{}", self.rules.name(card));
        // Fourth edition: a top card tucked under its own pile never leaves it.
        if from == to && matches!(from, Zone::Board(_)) {
            return;
        }
        assert_ne!(from, to, "{} moves to where it is", self.rules.name(card));
        if from.secret_of().is_some() {
            self.shown = CardSet::EMPTY;
            self.mixed |= self.rules.of_age(self.rules.age(card));
        }
        self.zones[card.index()] = to;
        for zone in [from, to] {
            let seen = &mut self.seen[card.index()];
            match zone {
                Zone::Board(_) => *seen = the_public(self.players),
                Zone::Hand(seat) | Zone::Score(seat) => *seen = seen.with(seat),
                Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {}
            }
        }
        if let Zone::Board(seat) = from {
            let color = self.rules.color(card);
            let pile = self.rules.of_color(color).iter();
            if pile.filter(|card| self.zones[card.index()] == from).count() < 2 {
                self.splays[seat.index()][color.index()] = Splay::None;
            }
        }
    }

    /// A seat is told the face of a card if it sees the move, and never the face of a card that it has not seen.
    fn assert_tells_what_is_seen(&self, event: Event<Shown>, moved: Card) {
        for seat in the_public(self.players).iter() {
            let told = event.told(seat, |card| self.rules.age(card));
            let Event::Moved { card, from, to, .. } = told else { panic!("{told:?}") };
            assert_eq!(card.age, self.rules.age(moved));
            assert!(card.card.is_none_or(|card| card == moved));
            let sees = [from, to].iter().any(|zone| match zone {
                Zone::Board(_) => true,
                zone => zone.secret_of() == Some(seat),
            });
            assert!(card.card.is_some() || !sees, "{seat} is not told what it sees");
            let seen = self.seen[moved.index()].has(seat);
            assert!(card.card.is_none() || seen, "{seat} is told what it has not seen");
        }
    }

    fn assert_matches(&self, game: &Game) {
        let at = game.position();
        for card in game.rules().all() {
            assert_eq!(self.zones[card.index()], at.zone(card), "{}", game.rules().name(card));
        }
        for seat in seats(game) {
            let splays = Color::ALL.map(|color| at.splay(seat, color));
            assert_eq!(self.splays[seat.index()], splays);
            let held = |special: &Special| self.specials[special.index()] == Some(seat);
            let specials = Special::ALL.into_iter().filter(held);
            assert!(at.specials(seat).eq(specials));
        }
        if let Some(turn) = self.turn {
            assert_eq!(at.turn(), turn);
        }
        assert_eq!(self.over, game.outcome().is_some());
    }

    /// Nobody knows a card without having seen it, all know revealed cards, and nobody forgets a card without a reason.
    fn assert_knowledge_matches(&mut self, game: &Game) {
        let at = game.position();
        for card in game.rules().all() {
            let name = game.rules().name(card);
            let unseen = at.known_to(card).0 & !self.seen[card.index()].0;
            assert_eq!(unseen, 0, "{name} is known to somebody who has not seen it");
        }
        for card in std::mem::take(&mut self.shown) {
            let name = game.rules().name(card);
            assert_eq!(at.known_to(card), the_public(self.players), "{name} was shown to all");
        }
        let is_action = |question: Question| question.kind == QuestionKind::Action;
        if game.question().is_some_and(is_action) {
            // When one of several cards of an age leaves face down, the others can no longer be told apart.
            for card in game.rules().all() - std::mem::take(&mut self.mixed) {
                let forgotten = self.known[card.index()].0 & !at.known_to(card).0;
                assert_eq!(forgotten, 0, "{} is forgotten", game.rules().name(card));
            }
            self.known = game.rules().all().iter().map(|card| at.known_to(card)).collect();
        }
    }
}

/// The players and an onlooker.
fn the_public(players: u8) -> SeatSet {
    SeatSet::all(players).with(ONLOOKER)
}
