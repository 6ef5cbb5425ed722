//! The statistics of a batch of games, as exact numbers.

use super::account::{Account, CardUse, Times};
use super::batch::{Batch, Failed, Played, Shard};
use super::sums::{Actions, Changes, Claims, Ended, Endings, Moment, Sum, Use, join_fields};
use anyhow::{Context, Result, ensure};
use eureka_bots::innovation::Opponent;
use eureka_innovation::{Answer, Card, Edition, Rules, Seat, SeatSet, Seating, Special};
use eureka_words::{Language, Teller, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of turns for which standings are summed up by turn. Later turns of longer games are left out.
const MAX_TURNS: usize = 150;

/// The number of equal parts into which each game is divided for the standings over time.
const TENTHS: usize = 10;

/// The statistics of a batch of games, or of part of it. The fields are the keys of the JSON form; `docs/statistics`
/// explains them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Figures {
    #[serde(flatten)]
    pub(super) played: BatchSetup,
    /// The shards in which the games were played, in order.
    pub(super) shards: Vec<ShardPlayed>,
    /// The number of games played.
    pub(super) games: u64,
    /// The number of games that failed or did not end. They count nowhere else.
    pub(super) errors: u64,
    /// The index of the first failed game.
    pub(super) first_error: Option<u64>,
    pub(super) decisions: u64,
    pub(super) turns: u64,
    /// Wins by seat, from A; a team's victory counts for each of its seats.
    pub(super) wins: Vec<u64>,
    /// Wins by the order of the first turns.
    pub(super) wins_by_turn_order: Vec<u64>,
    /// Victories shared by several players or teams, which count for no seat.
    pub(super) shared: u64,
    pub(super) endings: Endings,
    /// The number of games by their number of turns.
    pub(super) lengths: BTreeMap<u64, Endings>,
    /// Everybody's standing after each tenth of a game.
    pub(super) tenths: Vec<Moment>,
    /// Everybody's standing at the beginning of each turn, in games that lasted this long.
    pub(super) by_turn: Vec<Moment>,
    pub(super) actions: Actions,
    pub(super) specials: BTreeMap<String, Claims>,
    pub(super) cards: Vec<CardFigures>,
}

/// The set-up of the games; only statistics with the same set-up can be joined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct BatchSetup {
    pub(super) edition: String,
    pub(super) players: u8,
    /// The letters of each team; empty without teams.
    pub(super) teams: Vec<String>,
    pub(super) parley: bool,
    pub(super) language: String,
    /// The fingerprint of the card scripts.
    pub(super) scripts: String,
    pub(super) bots: Vec<String>,
    pub(super) seed: u64,
    /// The number of games in all shards.
    pub(super) planned: u64,
}

impl BatchSetup {
    /// The printed edition.
    pub(super) fn edition(&self) -> Result<Edition> {
        let edition = Edition::from_word(&self.edition);
        edition.with_context(|| format!("there is no {} edition", self.edition))
    }

    /// The table as text.
    pub(super) fn table(&self) -> Result<String> {
        let teams = self.teams.iter().map(|team| Ok(team.parse()?)).collect::<Result<_>>()?;
        let seating = Seating { players: self.players, teams, parley: Some(self.parley) };
        let teller = Teller::new(Words::of(Language::English), Rules::printed(self.edition()?));
        Ok(teller.seating(&seating))
    }
}

/// The part of a shard that was played: this many games from its first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct ShardPlayed {
    pub(super) shard: Shard,
    pub(super) games: u64,
}

/// The use of a card in all games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct CardFigures {
    pub(super) name: String,
    pub(super) age: u8,
    pub(super) color: String,
    /// Taken from a deck, whatever happened to it next; the two cards of the beginning count too.
    pub(super) drawn: Use,
    pub(super) melded: Use,
    /// Chosen for a dogma action.
    pub(super) activated: Use,
    /// The changes that its dogma made to the chance of the player who activated it.
    pub(super) changes: Changes,
    pub(super) ended: Ended,
}

impl Figures {
    /// The statistics of a batch before its first game.
    pub(super) fn new(batch: &Batch) -> Figures {
        let (rules, seating) = (batch.rules, &batch.seating);
        let card = |card: Card| CardFigures {
            name: rules.name(card).to_owned(),
            age: rules.age(card),
            color: rules.color(card).word().to_owned(),
            ..CardFigures::default()
        };
        let seats = usize::from(seating.players);
        let specials = Special::ALL.map(|special| (special.word().to_owned(), Claims::default()));
        Figures {
            played: BatchSetup {
                edition: rules.edition().word().to_owned(),
                players: seating.players,
                teams: seating.teams.iter().map(SeatSet::to_string).collect(),
                parley: seating.has_parley(rules.edition()),
                language: rules.language().to_owned(),
                scripts: format!("{:016x}", rules.fingerprint()),
                bots: batch.bots.iter().map(Opponent::to_string).collect(),
                seed: batch.seed,
                planned: batch.games,
            },
            shards: vec![ShardPlayed { shard: batch.shard, games: 0 }],
            wins: vec![0; seats],
            wins_by_turn_order: vec![0; seats],
            tenths: vec![Moment::default(); TENTHS + 1],
            specials: specials.into(),
            cards: rules.all().iter().map(card).collect(),
            ..Figures::default()
        }
    }

    /// The number of games that came to an end.
    pub(super) fn ended(&self) -> u64 {
        self.games - self.errors
    }

    /// The number of games with a single winner, a player or a team.
    pub(super) fn decided(&self) -> u64 {
        self.ended() - self.shared
    }

    /// Whether all games of the batch were played.
    pub(super) fn is_whole(&self) -> bool {
        self.games == self.played.planned
    }
}

/// Adding games.
impl Figures {
    /// Adds a game that was just played.
    pub(super) fn add(&mut self, index: u64, played: &Played) {
        self.games += 1;
        self.shards.iter_mut().for_each(|played| played.games += 1);
        match played {
            Ok(account) => self.add_account(account),
            Err(Failed) => {
                self.errors += 1;
                self.first_error = self.first_error.or(Some(index));
            }
        }
    }

    fn add_account(&mut self, account: &Account) {
        self.decisions += account.decisions;
        self.turns += u64::from(account.kept.turn);
        self.shared += u64::from(account.sole.is_empty());
        let seats = self.wins.len();
        for seat in account.sole.iter() {
            self.wins[seat.index()] += 1;
            let place = (seat.index() + seats - account.first.index()) % seats;
            self.wins_by_turn_order[place] += 1;
        }
        let ending = Endings::from(account.ending);
        self.endings.join(&ending);
        self.lengths.entry(account.kept.turn.into()).or_default().join(&ending);
        if !account.kept.standings.is_empty() {
            self.add_progress(account);
        }
        self.add_actions(account);
        let is_decided = !account.sole.is_empty();
        for &(seat, special) in &account.kept.claimed {
            let won = account.sole.has(seat);
            let claims = self.specials.entry(special.word().to_owned()).or_default();
            claims.join(&Claims { times: 1, decided: is_decided.into(), won: won.into() });
        }
        for (uses, is_winner) in account.by_player() {
            for (card, used) in self.cards.iter_mut().zip(uses) {
                let CardUse { drawn, melded, activated } = *used;
                card.drawn.join(&drawn.sums(is_decided, is_winner));
                card.melded.join(&melded.sums(is_decided, is_winner));
                card.activated.join(&activated.sums(is_decided, is_winner));
            }
        }
    }

    fn add_progress(&mut self, account: &Account) {
        let turns = account.kept.turn as usize;
        for (tenth, moment) in self.tenths.iter_mut().enumerate() {
            moment.join(&account.moment(tenth * turns / TENTHS));
        }
        let by_turn = (0..turns.min(MAX_TURNS)).map(|turn| account.moment(turn)).collect();
        self.by_turn.join(&by_turn);
    }

    fn add_actions(&mut self, account: &Account) {
        for action in &account.kept.actions {
            let (kind, card) = match action.action {
                Answer::Draw => (&mut self.actions.draw, None),
                Answer::Meld(_) => (&mut self.actions.meld, None),
                Answer::Dogma(card) => (&mut self.actions.dogma, Some(card)),
                _ => (&mut self.actions.achieve, None),
            };
            kind.add(action.change);
            let Some(card) = card.map(|card| &mut self.cards[card.index()]) else { continue };
            card.changes.add(action.change);
            let won = action.ended_the_game && account.sole.has(action.seat);
            card.ended.join(&Ended { games: action.ended_the_game.into(), won: won.into() });
        }
    }

    /// Adds the statistics of another part of the same batch.
    pub(super) fn join(&mut self, other: &Figures) -> Result<()> {
        ensure!(self.played == other.played, "these are parts of different batches");
        for one in &self.shards {
            for another in &other.shards {
                let (one, another) = (one.shard, another.shard);
                ensure!(!one.overlaps(another), "shards {one} and {another} have games in common");
            }
        }
        ensure!(self.is_like(other), "the figures were counted in different ways");
        self.shards.extend(&other.shards);
        self.shards.sort_unstable();
        self.first_error = self.first_error.into_iter().chain(other.first_error).min();
        join_fields!(self, other: games, errors, decisions, turns, shared, endings, lengths, actions);
        join_fields!(self, other: wins, wins_by_turn_order, tenths, by_turn, specials, cards);
        self.settle();
        Ok(())
    }

    /// Whether both have lists of the same lengths, about the same cards.
    fn is_like(&self, other: &Figures) -> bool {
        self.wins.len() == other.wins.len()
            && self.wins_by_turn_order.len() == other.wins_by_turn_order.len()
            && self.tenths.len() == other.tenths.len()
            && self
                .cards
                .iter()
                .map(|card| &card.name)
                .eq(other.cards.iter().map(|card| &card.name))
    }

    /// Forgets the division into shards once the batch is complete, so that it leaves no trace in the file.
    pub(super) fn settle(&mut self) {
        if self.is_whole() {
            self.shards = vec![ShardPlayed { shard: Shard::WHOLE, games: self.games }];
        }
    }
}

impl Sum for CardFigures {
    fn join(&mut self, other: &CardFigures) {
        join_fields!(self, other: drawn, melded, activated, changes, ended);
    }
}

impl Account {
    /// Each player's use of the cards, and whether that player or their team is the only winner.
    fn by_player(&self) -> impl Iterator<Item = (&[CardUse; Card::MAX], bool)> {
        Seat::each(&self.kept.uses).map(|(seat, uses)| (uses, self.sole.has(seat)))
    }
}

impl Times {
    fn sums(self, is_decided: bool, is_winner: bool) -> Use {
        let used = self.times > 0;
        Use {
            times: self.times.into(),
            players: used.into(),
            decided: (used && is_decided).into(),
            won: (used && is_winner).into(),
            turns: self.turns.into(),
            ages: self.ages.into(),
        }
    }
}
