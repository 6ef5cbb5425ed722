//! Foresight: the consequences of an answer that the player who is asked can be sure of.
//!
//! The answer is tried in redealt games. Only what is the same in all of them is told, so nothing hidden is revealed.

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

/// Games that the player who is asked cannot tell from the real one. The player may foresee what an answer does in all
/// of them.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Answer, Arrangement, Edition, Game, Rules, Worlds};
/// use rand_core::SeedableRng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
///
/// let rules = Rules::printed(Edition::First);
/// let game = Game::arrange(rules, &Arrangement::new(rules, 2)).unwrap();
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
/// let worlds = Worlds::of(&game, Worlds::MAX_COMPARED, &mut rng).unwrap();
/// let foresight = worlds.foresee(Answer::Draw).unwrap();
/// // A player without cards draws a 1. Which card it will be is not foreseen.
/// assert_eq!(foresight.draws, [1]);
/// assert!(foresight.settled && !foresight.nothing);
/// ```
#[derive(Clone, Debug)]
pub struct Worlds {
    seat: Seat,
    games: Vec<Game>,
}

/// The consequences of an answer until the next question, as far as they are the same in all worlds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// The players that the dogma action reaches, if the answer is a dogma action.
    pub reach: Option<Reach>,
    /// Whether the action would run to its end without a question in all worlds. Otherwise the other fields describe the game at the
    /// next question.
    pub settled: bool,
    /// The numbers of the player's icons afterward, in the order of [`Icon::ALL`]; `None` where the worlds differ.
    pub icons: [Option<u8>; 7],
    /// The player's points afterward; `None` where the worlds differ.
    pub points: Option<u16>,
    /// The player's piles that would have changed.
    pub piles: Vec<PileChange>,
    /// The values of the first cards that the player would draw into the hand, in order, as far as all worlds agree.
    pub draws: Vec<u8>,
    /// Whether the game would be over in all worlds.
    pub ends: bool,
    /// The outcome, if the game would be over and the worlds agree on it.
    pub outcome: Option<Outcome>,
    /// Whether nothing would happen: no card moves or is shown, no pile changes, and no question follows in the same
    /// execution of an effect. The action is used up nevertheless.
    pub nothing: bool,
}

/// A pile that an answer would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileChange {
    /// The color of the pile.
    pub color: Color,
    /// The number of cards it would have.
    pub count: u8,
    /// The splay it would have.
    pub splay: Splay,
}

/// The players that a dogma action reaches, as the table is now.
///
/// Icons are counted once, when the action begins. Afterward only the rule of parley in the fourth edition can change the
/// reach: players who are not neighbors, the *distant* ones, must return a card to share, and may return one to escape a
/// demand. A player may get a card to pay with, or become a neighbor because another player is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The icon whose counts decide.
    pub icon: Icon,
    /// The players who would share an effect.
    pub sharing: SeatSet,
    /// The players who would be exposed to a demand.
    pub exposed: SeatSet,
    /// The distant players in `sharing` or `exposed` who have a card to return: to share at all, or to escape the demand.
    pub parley: SeatSet,
    /// The effects in order: the kind of each, and the other players who would execute it.
    pub effects: Vec<(EffectKind, SeatSet)>,
}

impl Game {
    /// The players that the dogma action of a card would reach if this player chose it now. All of this is public.
    pub fn reach(&self, seat: Seat, card: Card) -> Reach {
        let (at, facts) = (&self.position, self.rules.facts(card));
        let (mut exposed, mut sharing) = at.reach(seat, facts.dogma);
        let mut parley = SeatSet::NONE;
        if at.parley {
            let everyone = at.everyone().iter();
            let distant: SeatSet = everyone.filter(|&other| at.is_distant(seat, other)).collect();
            let can_pay = |other: &Seat| !at.hand(*other).is_empty();
            parley = distant.iter().filter(can_pay).collect();
            sharing = sharing - (distant - parley);
        }
        let executors = |kind| match kind {
            EffectKind::Demand => exposed,
            EffectKind::Share => sharing,
        };
        let effects: Vec<_> = facts.effects.iter().map(|e| (e.kind, executors(e.kind))).collect();
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

    /// The value of the card that the draw action would draw; `None` if the game would end instead.
    pub fn draw_age(&self, seat: Seat) -> Option<u8> {
        let at = &self.position;
        let highest = at.tops(seat).iter().map(|card| self.rules.age(card)).max();
        (highest.unwrap_or(1)..=self.rules.last_age()).find(|&age| at.deck_len(age) > 0)
    }
}

impl Worlds {
    /// The maximum number of worlds that are compared in full. Further worlds are used only to confirm
    /// [`Foresight::nothing`], which is reported rarely and must not be wrong.
    pub const MAX_COMPARED: usize = 16;

    /// Deals `count` worlds, at least one, for the player who is asked. Returns `None` if the game is over.
    ///
    /// The same random numbers deal the same worlds from all games that the player cannot tell apart. So foresight reveals
    /// nothing hidden.
    pub fn of(game: &Game, count: usize, rng: &mut impl Rng) -> Option<Worlds> {
        let seat = game.asked()?;
        let games = (0..count.max(1)).map(|_| game.redeal(seat, rng)).collect();
        Some(Worlds { seat, games })
    }

    /// The consequences of this answer; `None` if it is not a legal answer.
    pub fn foresee(&self, answer: Answer) -> Option<Foresight> {
        let (now, seat) = (&self.games[0], self.seat);
        if !now.answers().contains(&answer) {
            return None;
        }
        let (compared, more) = self.games.split_at(self.games.len().min(Worlds::MAX_COMPARED));
        let in_each_world = compared.iter().map(|game| foresee_in(game, seat, answer));
        let mut sure = in_each_world.reduce(Foresight::common_with)?;
        sure.nothing =
            sure.nothing && more.iter().all(|game| foresee_in(game, seat, answer).nothing);
        if let Answer::Dogma(card) = answer {
            sure.reach = Some(now.reach(seat, card));
        }
        sure.piles.retain(|pile| *pile != PileChange::of(now, seat, pile.color));
        Some(sure)
    }
}

impl Foresight {
    /// The part that both foresights have in common.
    fn common_with(mut self, other: Foresight) -> Foresight {
        self.settled &= other.settled;
        self.nothing &= other.nothing;
        self.ends &= other.ends;
        for (icon, other_icon) in self.icons.iter_mut().zip(other.icons) {
            *icon = icon.filter(|_| *icon == other_icon);
        }
        self.points = self.points.filter(|_| self.points == other.points);
        self.outcome = self.outcome.filter(|_| self.outcome == other.outcome);
        self.piles.retain(|pile| other.piles.contains(pile));
        let same = self.draws.iter().zip(&other.draws).take_while(|(ours, theirs)| ours == theirs);
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

/// The consequences of an answer in one world. All piles are listed, changed or not.
fn foresee_in(before: &Game, seat: Seat, answer: Answer) -> Foresight {
    let mut after = *before;
    let mut trace = ForesightWatch { rules: before.rules, seat, changed: false, draws: Vec::new() };
    after.answer_unchecked(answer, &mut trace);
    let is_mid_action = |game: &Game| {
        let kind = game.question().map(|question| question.kind);
        kind.is_some_and(|kind| !matches!(kind, QuestionKind::Action | QuestionKind::Opening))
    };
    Foresight {
        reach: None,
        settled: !is_mid_action(&after),
        icons: Icon::ALL.map(|icon| Some(after.icons(seat, icon))),
        points: Some(after.points(seat)),
        piles: Color::ALL.map(|color| PileChange::of(&after, seat, color)).to_vec(),
        draws: trace.draws,
        ends: after.outcome().is_some(),
        outcome: after.outcome(),
        nothing: !(trace.changed
            || is_opening(before)
            || (is_mid_action(&after) && continues(before, &after))),
    }
}

/// Whether the question after an answer belongs to the execution of an effect that the answer continued or started. A
/// question of the next effect, or to the next player, does not.
fn continues(before: &Game, after: &Game) -> bool {
    let (was, is) = (&before.position.machine, &after.position.machine);
    let was_executing = was.frame().is_some();
    !was_executing || (was.dogma.effect, was.dogma.steps) == (is.dogma.effect, is.dogma.steps)
}

/// Whether an opening card is asked for. The choice takes effect only when all have chosen, but it counts as
/// something that happens.
fn is_opening(game: &Game) -> bool {
    game.question().is_some_and(|question| question.kind == QuestionKind::Opening)
}

/// A [`Watch`] that notes the values one player draws, and whether anything changes.
struct ForesightWatch {
    rules: &'static Rules,
    seat: Seat,
    changed: bool,
    draws: Vec<u8>,
}

impl Watch for ForesightWatch {
    fn event(&mut self, event: Event<Shown>) {
        self.changed |= match event {
            Event::Turn { .. }
            | Event::Action { .. }
            | Event::Effect { .. }
            | Event::Chose { .. }
            // The card drawn for sharing is an event of its own.
            | Event::Bonus { .. } => false,
            Event::Moved { .. }
            | Event::Revealed { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Claimed { .. }
            | Event::Special { .. }
            | Event::Lost { .. }
            | Event::Resigned { .. }
            // Only when a dogma action is cut short.
            | Event::DogmaEnded
            | Event::Over { .. } => true,
        };
        if let Event::Moved { card, kind: MoveKind::Draw, to: Zone::Hand(to), .. } = event
            && to == self.seat
        {
            self.draws.push(self.rules.age(card.card));
        }
    }
}
