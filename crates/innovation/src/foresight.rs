//! What an answer would do, as far as the one who is asked can be sure of it.

use crate::card::Card;
use crate::game::Game;
use crate::question::{Answer, QuestionKind};
use crate::rules::Rules;
use crate::watch::{Event, MoveKind, Shown, Watch};
use crate::zone::Zone;
use eureka_script::tree::EffectKind;
use eureka_script::word::{Color, Icon, Splay};
use eureka_table::{Outcome, Seat, SeatSet};
use rand_core::Rng;

/// Games that the player who is asked cannot tell from the real one. What an answer does in all of them is what he may foresee.
#[derive(Clone, Debug)]
pub struct Worlds {
    seat: Seat,
    games: Vec<Game>,
}

/// What an answer would do until somebody is asked again. Whatever is told here is the same in all worlds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Whom the dogma reaches, if the answer is one.
    pub reach: Option<Reach>,
    /// Whether the action would run to its end, so that the rest is what comes of it. Otherwise somebody would be asked, and the rest is how
    /// things would stand then.
    pub settled: bool,
    /// The player's icons afterwards, in the order of [`Icon::ALL`].
    pub icons: [Option<u8>; 7],
    /// The player's points afterwards.
    pub points: Option<u16>,
    /// The player's piles that would have changed.
    pub piles: Vec<PileChange>,
    /// The values of the cards that the player would draw to his hand, in order.
    pub draws: Vec<u8>,
    /// Whether the game would be over.
    pub ends: bool,
    /// How it would end.
    pub outcome: Option<Outcome>,
    /// Whether nothing would happen: no card moves or is shown, no pile changes, nobody is asked. The action is used up all the same.
    pub nothing: bool,
}

/// A pile that an answer would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileChange {
    /// Which pile.
    pub color: Color,
    /// How many cards it would have.
    pub count: u8,
    /// How it would be splayed.
    pub splay: Splay,
}

/// Whom a dogma action reaches, as the table stands. Icons are counted once, so only parley can change it: somebody comes to a card to pay with, or
/// to be a neighbor of the player because another is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The icon that decides.
    pub icon: Icon,
    /// The players who would share an effect of it.
    pub sharing: SeatSet,
    /// The players who would be exposed to a demand of it.
    pub exposed: SeatSet,
    /// Those among both who are distant and can return a card: to share at all, or to be spared.
    pub parley: SeatSet,
    /// Its effects in order: of what kind, and which others than the player execute it.
    pub effects: Vec<(EffectKind, SeatSet)>,
}

impl Game {
    /// Whom the dogma of a card would reach, if this player chose it now. All of this is public.
    pub fn reach(&self, seat: Seat, card: Card) -> Reach {
        let (at, facts) = (&self.position, self.rules.facts(card));
        let (mut exposed, mut sharing) = at.reach(seat, facts.dogma);
        let mut parley = SeatSet::NONE;
        if at.parley {
            let others = at.everyone().iter();
            let distant: SeatSet = others.filter(|&other| at.is_distant(seat, other)).collect();
            let can_pay = |other: &Seat| !at.hand(*other).is_empty();
            parley = distant.iter().filter(can_pay).collect();
            sharing = sharing - (distant - parley);
        }
        let others = |kind| match kind {
            EffectKind::Demand => exposed,
            EffectKind::Share => sharing,
        };
        let effects: Vec<_> = facts.effects.iter().map(|e| (e.kind, others(e.kind))).collect();
        let has = |kind| effects.iter().any(|effect| effect.0 == kind);
        if !has(EffectKind::Demand) {
            exposed = SeatSet::NONE;
        }
        if !has(EffectKind::Share) {
            sharing = SeatSet::NONE;
        }
        let parley = parley & (exposed | sharing);
        Reach { icon: facts.dogma, sharing, exposed, parley, effects }
    }

    /// The value of the card that the draw action would take; none if the game would end instead.
    pub fn draw_age(&self, seat: Seat) -> Option<u8> {
        let at = &self.position;
        let highest = at.tops(seat).iter().map(|card| self.rules.age(card)).max();
        (highest.unwrap_or(1)..=self.rules.last_age()).find(|&age| at.deck_len(age) > 0)
    }
}

impl Worlds {
    /// How many worlds are compared in everything. In the others, if more are dealt, it is only tried whether nothing happens in them
    /// too: that is said seldom, and must not be wrong.
    pub const COMPARED: usize = 16;

    /// Deals worlds for the player who is asked; none if the game is over. At least one is dealt.
    ///
    /// The same numbers deal the same worlds from all games that the player cannot tell apart, so nothing hidden shows in what he foresees.
    pub fn of(game: &Game, count: usize, rng: &mut impl Rng) -> Option<Worlds> {
        let seat = game.asked()?;
        let games = (0..count.max(1)).map(|_| game.redeal(seat, rng)).collect();
        Some(Worlds { seat, games })
    }

    /// What this answer would do; nothing if it is not one of the answers.
    pub fn foresee(&self, answer: Answer) -> Option<Foresight> {
        let (now, seat) = (&self.games[0], self.seat);
        if !now.answers().contains(&answer) {
            return None;
        }
        let (compared, more) = self.games.split_at(self.games.len().min(Worlds::COMPARED));
        let glimpses = compared.iter().map(|game| glimpse(game, seat, answer));
        let mut sure = glimpses.reduce(Foresight::agreed)?;
        sure.nothing = sure.nothing && more.iter().all(|game| glimpse(game, seat, answer).nothing);
        if let Answer::Dogma(card) = answer {
            sure.reach = Some(now.reach(seat, card));
        }
        sure.piles.retain(|pile| *pile != PileChange::of(now, seat, pile.color));
        Some(sure)
    }
}

impl Foresight {
    /// What both say.
    fn agreed(mut self, other: Foresight) -> Foresight {
        self.settled &= other.settled;
        self.nothing &= other.nothing;
        self.ends &= other.ends;
        for (icon, others) in self.icons.iter_mut().zip(other.icons) {
            *icon = icon.filter(|_| *icon == others);
        }
        self.points = self.points.filter(|_| self.points == other.points);
        self.outcome = self.outcome.filter(|_| self.outcome == other.outcome);
        self.piles.retain(|pile| other.piles.contains(pile));
        let same = self.draws.iter().zip(&other.draws).take_while(|(one, other)| one == other);
        self.draws.truncate(same.count());
        self
    }
}

impl PileChange {
    fn of(game: &Game, seat: Seat, color: Color) -> PileChange {
        let at = &game.position;
        PileChange { color, count: at.pile_len(seat, color), splay: at.splay(seat, color) }
    }
}

/// What the answer does in one world; the piles are all listed.
fn glimpse(before: &Game, seat: Seat, answer: Answer) -> Foresight {
    let mut after = *before;
    let mut trace = Trace { rules: before.rules, seat, changed: false, draws: Vec::new() };
    after.answer_unchecked(answer, &mut trace);
    let inside = |game: &Game| {
        let kind = game.question().map(|question| question.kind);
        kind.is_some_and(|kind| !matches!(kind, QuestionKind::Action | QuestionKind::Opening))
    };
    Foresight {
        reach: None,
        settled: !inside(&after),
        icons: Icon::ALL.map(|icon| Some(after.icons(seat, icon))),
        points: Some(after.points(seat)),
        piles: Color::ALL.map(|color| PileChange::of(&after, seat, color)).to_vec(),
        draws: trace.draws,
        ends: after.outcome().is_some(),
        outcome: after.outcome(),
        nothing: !(trace.changed || opens(before) || (inside(&after) && goes_on(before, &after))),
    }
}

/// Whether the question after an answer is part of what the answer led to: of the same execution, or of what it was asked before.
fn goes_on(before: &Game, after: &Game) -> bool {
    let (was, is) = (&before.position.machine, &after.position.machine);
    let executed = was.frame().is_some();
    !executed || (was.dogma.effect, was.dogma.steps) == (is.dogma.effect, is.dogma.steps)
}

/// An opening card is kept until all have chosen, which is not nothing.
fn opens(game: &Game) -> bool {
    game.question().is_some_and(|question| question.kind == QuestionKind::Opening)
}

/// Notes what one player draws, and whether anything happens at all.
struct Trace {
    rules: &'static Rules,
    seat: Seat,
    changed: bool,
    draws: Vec<u8>,
}

impl Watch for Trace {
    fn event(&mut self, event: Event<Shown>) {
        self.changed |= match event {
            Event::Turn { .. }
            | Event::Action { .. }
            | Event::Effect { .. }
            | Event::Chose { .. }
            | Event::Bonus { .. } => false,
            Event::Moved { .. }
            | Event::Revealed { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Claimed { .. }
            | Event::Special { .. }
            | Event::Lost { .. }
            | Event::DogmaEnded
            | Event::Over { .. } => true,
        };
        if let Event::Moved { card, deed: MoveKind::Draw, to: Zone::Hand(to), .. } = event
            && to == self.seat
        {
            self.draws.push(self.rules.age(card.card));
        }
    }
}
