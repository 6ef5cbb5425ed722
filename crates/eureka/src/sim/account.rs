//! The account of one game: everything that the statistics need from it.

use super::sums::{Moment, Standing, Sum, parts};
use eureka_bots::Chances;
use eureka_innovation::{
    Answer, Card, Ending, Event, Game, MoveKind, QuestionKind, Rules, Seat, SeatSet, Shown,
    Special, Watch, Zone,
};

/// The results and facts of one finished game.
pub(super) struct Account {
    pub(super) seed: u64,
    pub(super) ending: Ending,
    pub(super) winners: SeatSet,
    /// The only winner, a player or a team; empty if several share the victory.
    pub(super) sole: SeatSet,
    /// The player who took the first turn.
    pub(super) first: Seat,
    pub(super) decisions: u64,
    pub(super) kept: Bookkeeper,
}

impl Account {
    /// Everybody's standing after this many turns.
    pub(super) fn standings_after(&self, turns: usize) -> &[PlayerStanding] {
        let players = self.kept.uses.len();
        &self.kept.standings[turns * players..][..players]
    }

    /// The standing of the winners and of the others after this many turns.
    pub(super) fn moment(&self, turns: usize) -> Moment {
        let mut moment = Moment::default();
        for (seat, standing) in Seat::each(self.standings_after(turns)) {
            let is_winner = self.winners.has(seat);
            let side = if is_winner { &mut moment.winners } else { &mut moment.others };
            side.join(&Standing {
                players: 1,
                points: standing.points.into(),
                achievements: standing.achievements.into(),
                chances: standing.chance,
            });
        }
        moment
    }
}

/// A player's use of a card.
#[derive(Clone, Copy, Default)]
pub(super) struct CardUse {
    pub(super) drawn: Times,
    pub(super) melded: Times,
    pub(super) activated: Times,
}

/// The number of times that something was done, with the sums of the turns and of the ages.
#[derive(Clone, Copy, Default)]
pub(super) struct Times {
    pub(super) times: u16,
    pub(super) ages: u16,
    pub(super) turns: u32,
}

/// An action that was taken.
#[derive(Clone, Copy)]
pub(super) struct Action {
    pub(super) seat: Seat,
    pub(super) action: Answer,
    /// The change in the player's chance to win, in ten-thousandths.
    pub(super) change: i64,
    pub(super) ended_the_game: bool,
}

/// A player's standing.
#[derive(Clone, Copy)]
pub(super) struct PlayerStanding {
    pub(super) points: u16,
    pub(super) achievements: u8,
    /// The chance to win in ten-thousandths.
    pub(super) chance: i64,
}

/// One decision of a game.
pub(super) struct DecisionRow {
    /// The number of the turn, from 1; 0 before the first.
    pub(super) turn: u32,
    pub(super) seat: Seat,
    pub(super) question: QuestionKind,
    /// The effect that asks, by its card and its number from 1.
    pub(super) asking: Option<(Card, u8)>,
    /// The number of answers to choose from.
    pub(super) answers: u8,
    /// The answer in the notation of records.
    pub(super) answer: String,
    /// The card that the answer names, if any.
    pub(super) card: Option<Card>,
    /// The chance of the deciding player before the answer.
    pub(super) chance: f32,
}

impl DecisionRow {
    /// The pending decision with its answer; `None` if nobody is asked.
    pub(super) fn new(
        game: &Game,
        turn: u32,
        answer: Answer,
        chances: Chances,
    ) -> Option<DecisionRow> {
        let question = game.question()?;
        Some(DecisionRow {
            turn,
            seat: question.seat,
            question: question.kind,
            asking: question.card.map(|card| (card, question.effect + 1)),
            answers: game.answers().len() as u8,
            answer: game.write(answer),
            card: match answer {
                Answer::Meld(card) | Answer::Dogma(card) | Answer::Card(card) => Some(card),
                _ => None,
            },
            chance: chances[question.seat],
        })
    }
}

/// The amount of detail kept of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Only the printed totals.
    Totals,
    /// Everything that the report shows.
    Everything,
}

/// Records a game while it is played.
pub(super) struct Bookkeeper {
    rules: &'static Rules,
    detail: Detail,
    /// The number of the turn, from 1; 0 before the first.
    pub(super) turn: u32,
    pub(super) first: Option<Seat>,
    /// The age of each player when the last action began: that of their highest top card.
    ages: Vec<u8>,
    /// Each player's use of every card. This field and the following ones are empty if only totals are wanted.
    pub(super) uses: Vec<[CardUse; Card::MAX]>,
    pub(super) claimed: Vec<(Seat, Special)>,
    pub(super) actions: Vec<Action>,
    /// The player's chance before the last action.
    before: f32,
    /// Everybody's standing at the beginning of each turn, and at the end.
    pub(super) standings: Vec<PlayerStanding>,
    /// Every decision, if wanted.
    pub(super) rows: Vec<DecisionRow>,
}

impl Bookkeeper {
    /// The account of a game that was just dealt. The two cards in every hand count as drawn.
    pub(super) fn new(game: &Game, detail: Detail) -> Bookkeeper {
        let players = match detail {
            Detail::Totals => 0,
            Detail::Everything => usize::from(game.players()),
        };
        let mut uses = vec![[CardUse::default(); Card::MAX]; players];
        for (seat, uses) in Seat::each(&mut uses) {
            for card in game.position().hand(seat) {
                uses[card.index()].drawn.add(0, 1);
            }
        }
        Bookkeeper {
            rules: game.rules(),
            detail,
            turn: 0,
            first: None,
            ages: vec![1; players],
            uses,
            claimed: Vec::new(),
            actions: Vec::new(),
            before: 0.0,
            standings: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// Notes that the player whose turn it is is about to take an action.
    pub(super) fn next_action(&mut self, game: &Game, chances: Chances) {
        self.settle(chances);
        self.before = chances[game.position().turn()];
        for (seat, age) in Seat::each(&mut self.ages) {
            let tops = game.position().tops(seat).iter();
            *age = tops.map(|card| self.rules.age(card)).max().unwrap_or(1);
        }
        if self.standings.len() < self.turn as usize * self.ages.len() {
            self.record_standings(game, chances);
        }
    }

    /// Notes the end of the game.
    pub(super) fn end(&mut self, game: &Game, chances: Chances) {
        self.settle(chances);
        if let Some(last) = self.actions.last_mut() {
            last.ended_the_game = true;
        }
        self.record_standings(game, chances);
    }

    /// Attributes the change in the chances to the action that has just ended.
    fn settle(&mut self, chances: Chances) {
        if let Some(action) = self.actions.last_mut() {
            action.change = parts(chances[action.seat] - self.before);
        }
    }

    fn record_standings(&mut self, game: &Game, chances: Chances) {
        let standing = |seat: Seat| PlayerStanding {
            points: game.points(seat),
            achievements: game.position().achievements(seat),
            chance: parts(chances[seat]),
        };
        self.standings.extend(SeatSet::all(game.players()).iter().map(standing));
    }

    fn note(&mut self, seat: Seat, card: Card, of: impl Fn(&mut CardUse) -> &mut Times) {
        let age = self.ages[seat.index()];
        of(&mut self.uses[seat.index()][card.index()]).add(self.turn, age);
    }
}

impl Times {
    fn add(&mut self, turn: u32, age: u8) {
        self.times = self.times.saturating_add(1);
        self.ages = self.ages.saturating_add(age.into());
        self.turns = self.turns.saturating_add(turn);
    }
}

impl Watch for Bookkeeper {
    fn event(&mut self, event: Event<Shown>) {
        match event {
            Event::Turn { seat, .. } => {
                self.turn += 1;
                self.first.get_or_insert(seat);
            }
            _ if self.detail == Detail::Totals => {}
            Event::Action { seat, action } => {
                self.actions.push(Action { seat, action, change: 0, ended_the_game: false });
                if let Answer::Dogma(card) = action {
                    self.note(seat, card, |uses| &mut uses.activated);
                }
            }
            Event::Moved { by, card: Shown { card, .. }, kind, from, .. } => {
                let takes = matches!(
                    kind,
                    MoveKind::Draw | MoveKind::Meld | MoveKind::Tuck | MoveKind::Score
                );
                if from == Zone::Deck && takes {
                    self.note(by, card, |uses| &mut uses.drawn);
                }
                if kind == MoveKind::Meld {
                    self.note(by, card, |uses| &mut uses.melded);
                }
            }
            Event::Claimed { seat, special } => self.claimed.push((seat, special)),
            _ => {}
        }
    }
}
