//! The features of a position, from which the network estimates a player's strength.
//!
//! The meaning of each input is its place, and the weights in `weights/` were learned for these places. Adding, removing or reordering
//! features therefore needs a new training.

use arrayvec::ArrayVec;
use eureka_innovation::{
    Card, CardSet, Color, Game, Icon, Position, QuestionKind, Rules, Seat, SeatSet, Special, Splay,
};

/// The numbers that describe a position for one player: pairs of place and value, without the zeros.
pub(crate) type Features = ArrayVec<(u16, f32), MAX_FEATURES>;

/// The largest number of features of one position; more are dropped.
const MAX_FEATURES: usize = 320;

/// The relation of a player to a card that matters.
#[derive(Clone, Copy)]
enum CardRole {
    /// On top of the player's board.
    Top,
    /// On top of the player's board, and every rival has fewer of its icon: nobody shares it, and nobody is safe from its demands.
    Alone,
    /// In the player's hand.
    Hand,
    /// On top of a rival's board.
    RivalTop,
    /// On top of the board of a rival who has more of its icon than the player.
    Exposed,
    /// Its effect is being executed, and the player is asked.
    Asks,
    /// Its effect is being executed, and another player is asked.
    AsksRival,
}

/// The number of variants of [`CardRole`].
const CARD_ROLES: usize = 7;
/// The inputs for cards: one for each role of each card.
const CARD_INPUTS: usize = CARD_ROLES * Card::MAX;
/// The inputs for the open question: its kind, for the player and for others.
const QUESTION_INPUTS: usize = 2 * QuestionKind::ALL.len();
/// The inputs for everything else; there is room for a few more.
const NUMBER_INPUTS: usize = 160;

/// The number of inputs of the network.
pub(crate) const INPUTS: usize = CARD_INPUTS + QUESTION_INPUTS + NUMBER_INPUTS;

/// Describes the position for one player. `cards` maps a card of the game to its number among the features.
pub(crate) fn features(game: &Game, seat: Seat, cards: &[u8; Card::MAX]) -> Features {
    let mut writer = Writer { features: Features::new(), number: CARD_INPUTS + QUESTION_INPUTS };
    let standpoint = Standpoint::new(game, seat);
    standpoint.cards(&mut writer, cards);
    standpoint.question(&mut writer, cards);
    standpoint.achievements(&mut writer);
    standpoint.turn(&mut writer);
    standpoint.ages(&mut writer);
    standpoint.icons(&mut writer);
    standpoint.boards(&mut writer);
    standpoint.specials(&mut writer);
    debug_assert!(
        writer.number <= INPUTS,
        "{} numbers",
        writer.number - CARD_INPUTS - QUESTION_INPUTS
    );
    writer.features
}

/// Collects the features in order.
struct Writer {
    features: Features,
    /// The place of the next number.
    number: usize,
}

impl Writer {
    fn put(&mut self, place: usize, value: f32) {
        if value != 0.0 {
            // If there are more features than fit, the first ones describe the position well enough.
            let _ = self.features.try_push((place as u16, value));
        }
    }

    fn card(&mut self, role: CardRole, slot: u8) {
        if usize::from(slot) < Card::MAX {
            self.put(role as usize * Card::MAX + usize::from(slot), 1.0);
        }
    }

    fn number(&mut self, value: f32) {
        self.put(self.number, value);
        self.number += 1;
    }

    /// Sets one of several places (one-hot) for a count that starts at 0; the last place stands for that count and all higher ones.
    fn one_of(&mut self, places: usize, count: usize) {
        self.put(self.number + count.min(places - 1), 1.0);
        self.number += places;
    }
}

/// A position from the side of one player, with the values that several features need.
struct Standpoint<'a> {
    game: &'a Game,
    rules: &'static Rules,
    at: &'a Position,
    seat: Seat,
    rivals: SeatSet,
    /// The age of each player's highest top card, computed once because many features use it.
    reached: [u8; Seat::MAX as usize],
    /// From 0 while at least 60 cards are left in the decks that matter, to 1 when they are empty.
    nearness_of_the_end: f32,
}

impl<'a> Standpoint<'a> {
    fn new(game: &'a Game, seat: Seat) -> Standpoint<'a> {
        let (rules, at) = (game.rules(), game.position());
        let mut reached = [0; Seat::MAX as usize];
        for seat in SeatSet::all(at.players()).iter() {
            reached[seat.index()] = highest(rules, at.tops(seat));
        }
        let from = at.everyone().iter().map(|seat| reached[seat.index()]).max();
        let left: u16 = (from.unwrap_or(1).max(1)..=rules.last_age())
            .map(|age| u16::from(at.deck_len(age)))
            .sum();
        let nearness_of_the_end = 1.0 - f32::from(left.min(60)) / 60.0;
        let rivals = at.opponents(seat);
        Standpoint { game, rules, at, seat, rivals, reached, nearness_of_the_end }
    }

    fn reached(&self, seat: Seat) -> u8 {
        self.reached[seat.index()]
    }

    /// The largest of a number over all rivals.
    fn most(&self, of: impl Fn(Seat) -> u16) -> u16 {
        self.rivals.iter().map(of).max().unwrap_or(0)
    }

    fn cards(&self, writer: &mut Writer, cards: &[u8; Card::MAX]) {
        let at = self.at;
        let slot = |card: Card| cards[card.index()];
        let icons = |seat: Seat| Icon::ALL.map(|icon| at.icons(seat, icon));
        let mine = icons(self.seat);
        let mut theirs = [0; 7];
        for rival in self.rivals.iter() {
            let icons = icons(rival);
            for top in at.tops(rival).iter() {
                let icon = self.rules.facts(top).dogma.index();
                writer.card(CardRole::RivalTop, slot(top));
                if icons[icon] > mine[icon] {
                    writer.card(CardRole::Exposed, slot(top));
                }
            }
            theirs.iter_mut().zip(icons).for_each(|(most, count)| *most = count.max(*most));
        }
        for top in at.tops(self.seat).iter() {
            let icon = self.rules.facts(top).dogma.index();
            writer.card(CardRole::Top, slot(top));
            if mine[icon] > theirs[icon] {
                writer.card(CardRole::Alone, slot(top));
            }
        }
        at.hand(self.seat).iter().for_each(|card| writer.card(CardRole::Hand, slot(card)));
    }

    fn question(&self, writer: &mut Writer, cards: &[u8; Card::MAX]) {
        let Some(question) = self.game.question() else { return };
        let mine = question.seat == self.seat;
        let half = if mine { 0 } else { QuestionKind::ALL.len() };
        writer.put(CARD_INPUTS + half + question.kind as usize, 1.0);
        if let Some(card) = question.card {
            let role = if mine { CardRole::Asks } else { CardRole::AsksRival };
            writer.card(role, cards[card.index()]);
        }
    }

    fn achievements(&self, writer: &mut Writer) {
        let at = self.at;
        let to_win = u16::from(at.achievements_to_win(self.rules));
        let has = |seat: Seat| -> u16 {
            at.team(seat).iter().map(|partner| u16::from(at.achievements(partner))).sum()
        };
        let missing = |count: u16| usize::from(to_win.saturating_sub(count));
        writer.one_of(8, missing(has(self.seat)));
        writer.one_of(8, missing(self.most(has)));
        let (mine, theirs) = (at.points(self.seat), self.most(|rival| at.points(rival)));
        for points in [mine, theirs] {
            writer.number(f32::from(points.min(100)) / 20.0);
            writer.number(f32::from(points).ln_1p() / 3.0);
        }
        let lead = f32::from(mine) - f32::from(theirs);
        writer.number((lead / 20.0).clamp(-2.0, 2.0));
        writer.number(self.nearness_of_the_end * (lead / 5.0).clamp(-1.0, 1.0));
        writer.one_of(4, self.claimable(self.seat));
        writer.one_of(4, self.rivals.iter().map(|rival| self.claimable(rival)).max().unwrap_or(0));
        let next = (1..=self.rules.achievement_ages())
            .find(|&age| !(at.available() & self.rules.of_age(age)).is_empty());
        for (points, highest) in [
            (mine, self.reached(self.seat)),
            (theirs, self.most(|rival| self.reached(rival).into()) as u8),
        ] {
            let next = next.unwrap_or(self.rules.last_age());
            writer.number(f32::from((5 * u16::from(next)).saturating_sub(points)) / 10.0);
            writer.number(f32::from(next.saturating_sub(highest)) / 3.0);
        }
        writer.number(f32::from(next.unwrap_or(self.rules.last_age())) / 10.0);
    }

    /// The number of standard achievements that a player could claim now.
    fn claimable(&self, seat: Seat) -> usize {
        let highest = u16::from(self.reached(seat));
        let most =
            highest.min(self.at.points(seat) / 5).min(u16::from(self.rules.last_age())) as u8;
        (1..=most).filter(|&age| !(self.at.available() & self.rules.of_age(age)).is_empty()).count()
    }

    fn turn(&self, writer: &mut Writer) {
        let at = self.at;
        let actions = usize::from(at.actions());
        writer.one_of(4, if at.turn() == self.seat { 1 + actions.min(2) } else { 0 });
        writer.one_of(4, if self.rivals.has(at.turn()) { 1 + actions.min(2) } else { 0 });
        let players = at.players();
        let wait = (0..players).find(|&steps| at.turn().clockwise(steps, players) == self.seat);
        writer.number(f32::from(wait.unwrap_or(0)) / f32::from(players));
        writer.one_of(4, usize::from(players) - 2);
        writer.number(f32::from(u8::from(at.has_teams())));
        writer.number(self.nearness_of_the_end);
    }

    fn ages(&self, writer: &mut Writer) {
        let at = self.at;
        let tops = at.tops(self.seat);
        let reached = f32::from(self.reached(self.seat));
        let rival = f32::from(self.most(|rival| self.reached(rival).into()));
        writer.number(reached / 10.0);
        writer.number(rival / 10.0);
        writer.number(((reached - rival) / 3.0).clamp(-1.5, 1.5));
        let sum = |cards: CardSet| -> f32 {
            cards.iter().map(|card| f32::from(self.rules.age(card))).sum()
        };
        writer.number(sum(tops) / 25.0);
        let hand = at.hand(self.seat);
        writer.number(f32::from(hand.len().min(12)) / 5.0);
        writer.number(f32::from(self.most(|rival| at.hand(rival).len().into()).min(12)) / 5.0);
        let in_hand = f32::from(highest(self.rules, hand));
        writer.number(in_hand / 10.0);
        writer.number(((in_hand - reached) / 3.0).clamp(-1.5, 1.5));
        writer.number(sum(hand) / 30.0);
        writer.number(f32::from(at.score(self.seat).len().min(20)) / 10.0);
        writer.number(f32::from(highest(self.rules, at.score(self.seat))) / 10.0);
    }

    fn icons(&self, writer: &mut Writer) {
        for icon in Icon::ALL {
            let mine = f32::from(self.at.icons(self.seat, icon));
            let theirs = f32::from(self.most(|rival| self.at.icons(rival, icon).into()));
            writer.number(mine.min(16.0) / 8.0);
            writer.number(((mine - theirs) / 6.0).clamp(-1.0, 1.0));
            writer.number(f32::from(u8::from(mine > theirs)));
            writer.number(f32::from(u8::from(mine < theirs)));
        }
    }

    fn boards(&self, writer: &mut Writer) {
        let at = self.at;
        let splayed = |seat: Seat, splay: Splay| -> u16 {
            Color::ALL.iter().filter(|&&color| at.splay(seat, color) == splay).count() as u16
        };
        for splay in [Splay::Left, Splay::Right, Splay::Up, Splay::Aslant] {
            writer.number(f32::from(splayed(self.seat, splay)) / 3.0);
            writer.number(f32::from(self.most(|rival| splayed(rival, splay))) / 3.0);
        }
        for color in Color::ALL {
            writer.number(f32::from(at.pile_len(self.seat, color).min(10)) / 5.0);
        }
        let cards = |seat: Seat| u16::from(at.board(seat).len());
        writer.number(f32::from(cards(self.seat)) / 20.0);
        writer.number(f32::from(self.most(cards)) / 20.0);
        writer.one_of(6, usize::from(at.tops(self.seat).len()));
        writer.number(f32::from(self.most(|rival| at.tops(rival).len().into())) / 5.0);
    }

    fn specials(&self, writer: &mut Writer) {
        for special in Special::ALL {
            let open = self.at.special_available(special);
            let near = |seat: Seat| if open { self.near(seat, special) } else { 0 };
            writer.number(f32::from(near(self.seat)) / 12.0);
            writer.number(f32::from(self.most(near)) / 12.0);
            writer.number(f32::from(u8::from(open)));
        }
    }

    /// A player's progress toward a special achievement, in twelfths.
    fn near(&self, seat: Seat, special: Special) -> u16 {
        let at = self.at;
        match special {
            Special::Monument => {
                2 * u16::from(at.scored_this_turn(seat).max(at.tucked_this_turn(seat)).min(6))
            }
            Special::Empire => {
                let enough = |icon: &&Icon| at.icons(seat, **icon) >= 3;
                2 * Icon::ALL.iter().filter(enough).count().min(6) as u16
            }
            Special::World => u16::from(at.icons(seat, Icon::Clock).min(12)),
            Special::Wonder => {
                let wide = |color: &&Color| {
                    matches!(at.splay(seat, **color), Splay::Up | Splay::Right | Splay::Aslant)
                };
                12 * Color::ALL.iter().filter(wide).count() as u16 / 5
            }
            Special::Universe => {
                let high = |card: &Card| self.rules.age(*card) >= 8;
                12 * at.tops(seat).iter().filter(high).count() as u16 / 5
            }
        }
    }
}

/// The age of the highest of these cards.
fn highest(rules: &Rules, cards: CardSet) -> u8 {
    let mut ages = (1..=rules.last_age()).rev();
    ages.find(|&age| !(cards & rules.of_age(age)).is_empty()).unwrap_or(0)
}
