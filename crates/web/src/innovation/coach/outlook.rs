//! The outlook: which answer promises most, and what it brings, as tried in games that the player cannot tell from the real one.

use eureka_bots::innovation::Evaluation;
use eureka_bots::{Judge, Luck, Seen, luck_of, one_step};
use eureka_innovation::{
    Answer, Color, Event, Game, Icon, MoveKind, QuestionKind, Rules, Seat, Shown, Special, Splay,
    Zone,
};

/// The number of worlds in which every answer is tried.
const WORLDS: u32 = 12;

/// The number of worlds in which the action is played to its end after the best answer.
const PLAYED_WORLDS: usize = 4;

/// The number of answers that are played to the end of their action in search of one that can be advised.
const MAX_CANDIDATES: usize = 4;

/// What another answer may promise less, so that no achievement is junked that the player could claim next.
const SAVING: f32 = 0.05;

/// The number of answers after which an action is no longer played on.
const MAX_PLAYED_ANSWERS: usize = 40;

/// The answer that promises most, and what it brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The answer.
    pub best: Answer,
    /// What it brings in every world that was tried.
    pub gains: Gains,
}

/// What an answer brings the player until its action ends, at least: the least of all worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gains {
    /// Whether the player wins.
    pub wins: bool,
    /// More cards in hand.
    pub cards: i16,
    /// More points.
    pub points: i16,
    /// More achievements.
    pub achievements: i16,
    /// More icons on the board, all kinds together.
    pub icons: i16,
    /// Cards that come from other players.
    pub taken: i16,
    /// Cards that come onto the player's board.
    pub placed: i16,
    /// Cards that opponents lose.
    pub lost: i16,
    /// Whether it concerns the player in any way, or costs anybody else a card.
    pub matters: bool,
    /// The lowest age whose achievement would be junked: in any of the worlds.
    pub junked: Option<u8>,
    /// The special achievement that the player claims.
    pub special: Option<Special>,
    /// The first move of the card that the answer names.
    pub moved: Option<(MoveKind, Zone, Zone)>,
    /// The pile that is splayed at once.
    pub splayed: Option<(Color, Splay)>,
}

impl Outlook {
    /// The outlook of the player who is asked; `None` if the game is over. The same seed gives the same outlook for all games that the
    /// player cannot tell apart.
    pub fn of(game: &Game, seed: u64) -> Option<Outlook> {
        let seen = Seen::of(game, 0)?;
        let (seat, judge) = (seen.seat(), Evaluation::learned(game.rules()));
        let luck = &mut luck_of(seed, seat);
        let looks = one_step(&judge, seen, WORLDS, luck);
        // Nothing but a victory is better than an achievement: it is kept, and costs no more than the action.
        let claims = |answer: Answer| matches!(answer, Answer::Achieve(_));
        let rank = |answer: Answer, chance: f32| (chance >= 1.0, claims(answer), chance);
        let compare = |(a, x): &(Answer, f32), (b, y): &(Answer, f32)| {
            rank(*a, *x).partial_cmp(&rank(*b, *y)).unwrap_or(std::cmp::Ordering::Equal)
        };
        let mut looks: Vec<(Answer, f32)> =
            looks.into_iter().map(|(answer, chances)| (answer, chances[seat])).collect();
        looks.sort_by(|one, other| compare(other, one));
        let (_, most) = *looks.first()?;
        let next = next_achievement(game);
        let mut outlooks = Vec::new();
        for &(best, chance) in looks.iter().take(MAX_CANDIDATES) {
            let mut gains = (0..PLAYED_WORLDS).map(|_| {
                let world = seen.redeal(luck).forgetful();
                Played::of(&judge, &world, best, luck).gains(&world)
            });
            let first = gains.next()?;
            let gains = gains.fold(first, Gains::common_with);
            let is_dogma = matches!(best, Answer::Dogma(_));
            let junks = gains.junked.is_some() && gains.junked == next;
            if !is_dogma || gains.wins || (gains.matters && !junks) {
                // What promises clearly less does not replace an answer that only junks an achievement.
                let replaces = outlooks.iter().all(|outlook: &Outlook| !outlook.gains.matters);
                if replaces || chance + SAVING >= most {
                    outlooks.insert(0, Outlook { best, gains });
                }
                break;
            }
            outlooks.push(Outlook { best, gains });
        }
        // If none is without fault, then the best one, and rather one that matters.
        let matters = outlooks.iter().position(|outlook| outlook.gains.matters).unwrap_or(0);
        Some(outlooks.swap_remove(matters))
    }
}

/// The lowest age that can still be achieved.
fn next_achievement(game: &Game) -> Option<u8> {
    let seat = game.asked()?;
    game.view(seat).available.iter().map(|face| face.age).min()
}

impl Gains {
    fn common_with(self, other: Gains) -> Gains {
        fn same<T: PartialEq>(one: Option<T>, other: Option<T>) -> Option<T> {
            one.filter(|one| other.as_ref() == Some(one))
        }
        Gains {
            wins: self.wins && other.wins,
            cards: self.cards.min(other.cards),
            points: self.points.min(other.points),
            achievements: self.achievements.min(other.achievements),
            icons: self.icons.min(other.icons),
            taken: self.taken.min(other.taken),
            placed: self.placed.min(other.placed),
            lost: self.lost.min(other.lost),
            matters: self.matters || other.matters,
            junked: self.junked.into_iter().chain(other.junked).min(),
            special: same(self.special, other.special),
            moved: same(self.moved, other.moved),
            splayed: same(self.splayed, other.splayed),
        }
    }
}

/// An action played to its end.
struct Played {
    seat: Seat,
    answer: Answer,
    after: Game,
    events: Vec<Event<Shown>>,
    /// The number of events before the next question.
    first: usize,
}

impl Played {
    /// Gives the answer, and then the best answers of everybody until the action has ended.
    fn of(judge: &Evaluation, world: &Game, answer: Answer, luck: &mut Luck) -> Played {
        let seat = world.asked().expect("somebody is asked");
        let (mut after, mut events) = (*world, Vec::new());
        after.answer_unchecked(answer, &mut events);
        let first = events.len();
        for _ in 0..MAX_PLAYED_ANSWERS {
            let Some(next) = next_answer(judge, &after, luck) else { break };
            after.answer_unchecked(next, &mut events);
        }
        Played { seat, answer, after, events, first }
    }

    fn gains(&self, before: &Game) -> Gains {
        let (seat, after) = (self.seat, &self.after);
        let hand = |game: &Game| game.position().hand(seat).len() as i16;
        let points = |game: &Game| game.points(seat) as i16;
        let achievements = |game: &Game| {
            i16::from(game.position().claimed(seat).len())
                + game.position().specials(seat).count() as i16
        };
        let icons = |game: &Game| -> i16 {
            Icon::ALL.into_iter().map(|icon| i16::from(game.icons(seat, icon))).sum()
        };
        let moves = |test: &dyn Fn(Zone, Zone) -> bool| -> i16 {
            let is_such = |event: &&Event<Shown>| matches!(**event, Event::Moved { from, to, .. } if test(from, to));
            self.events.iter().filter(is_such).count() as i16
        };
        let own = |zone: Zone| zone.owner() == Some(seat);
        let others = |zone: Zone| zone.owner().is_some_and(|owner| owner != seat);
        let concerns = |event: &Event<Shown>| match *event {
            Event::Moved { from, to, .. } => own(from) || own(to),
            Event::Splayed { seat: of, .. }
            | Event::Rearranged { seat: of, .. }
            | Event::Claimed { seat: of, .. } => of == seat,
            _ => false,
        };
        let lost = moves(&|from, to| others(from) && !others(to));
        Gains {
            wins: after.outcome().is_some_and(|outcome| outcome.winners.has(seat)),
            cards: hand(after) - hand(before),
            points: points(after) - points(before),
            achievements: achievements(after) - achievements(before),
            icons: icons(after) - icons(before),
            taken: moves(&|from, to| others(from) && own(to)),
            placed: moves(&|from, to| to == Zone::Board(seat) && from != to),
            lost,
            matters: lost > 0 || self.events.iter().any(concerns),
            junked: self.events.iter().filter_map(|event| self.junks(before, event)).min(),
            special: self.events.iter().find_map(|event| match *event {
                Event::Claimed { seat: by, special } if by == seat => Some(special),
                _ => None,
            }),
            moved: self.moved(),
            splayed: self.events[..self.first].iter().find_map(|event| match *event {
                Event::Splayed { seat: of, color, splay } if of == seat && splay != Splay::None => {
                    Some((color, splay))
                }
                _ => None,
            }),
        }
    }

    /// The age of the achievement that is junked in this event.
    fn junks(&self, before: &Game, event: &Event<Shown>) -> Option<u8> {
        match *event {
            Event::Moved { card, from: Zone::Available, to: Zone::Junk, .. } => {
                Some(before.rules().age(card.card))
            }
            _ => None,
        }
    }

    fn moved(&self) -> Option<(MoveKind, Zone, Zone)> {
        let Answer::Card(named) = self.answer else { return None };
        self.events[..self.first].iter().find_map(|event| match *event {
            Event::Moved { card, kind, from, to, .. } if card.card == named => {
                Some((kind, from, to))
            }
            _ => None,
        })
    }
}

/// The best answer of the player who is asked within an action; `None` once the action has ended.
fn next_answer(judge: &Evaluation, game: &Game, luck: &mut Luck) -> Option<Answer> {
    let asked = game.question()?;
    if matches!(asked.kind, QuestionKind::Action | QuestionKind::Opening) {
        return None;
    }
    let chance = |answer: Answer, luck: &mut Luck| {
        let mut after = *game;
        after.answer_unchecked(answer, &mut ());
        judge.chances(&after, luck)[asked.seat]
    };
    let answers = game.answers();
    let looks = answers.iter().map(|&answer| (answer, chance(answer, luck)));
    looks.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(answer, _)| answer)
}

/// The number of a deck that a draw would take a card from, for a player whose highest top card has this value.
pub(super) fn deck_from(
    rules: &Rules,
    decks: &[Vec<eureka_innovation::Face>],
    highest: u8,
) -> Option<u8> {
    let age = |index: usize| index as u8 + 1;
    let full = |&index: &usize| age(index) >= highest.max(1) && !decks[index].is_empty();
    (0..usize::from(rules.last_age()).min(decks.len())).find(full).map(age)
}
