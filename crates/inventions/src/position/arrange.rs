//! Positions to begin from: the blank board before the set-up, and any position in the notation of scenarios.

use super::*;
use crate::node::Fault;
use crate::track::Space;
use crate::word::Owner;
use toml::{Table, Value};

impl Position {
    /// The board of a box before the set-up.
    pub fn blank(profile: &Profile) -> Position {
        let track = profile.track.clone().map(|mut spaces| {
            let first = spaces.entry(2).or_default().iter_mut();
            first.zip(Player::ALL).for_each(|(space, player)| space.marker = Some(player));
            Track(spaces)
        });
        let opponent = |tokens| Opponent {
            region: Region::FIRST,
            tokens,
            supply: CITIZENS,
            tiles: Tiles::default(),
        };
        Position {
            settings: Settings::default(),
            difficulty: Difficulty::default(),
            era: 1,
            round: 1,
            turn: Turn::SetUp,
            order: Player::ALL,
            points: 0,
            pile: 2,
            display: None,
            regions: std::array::from_fn(|index| Land::new(profile, index)),
            milestones: Milestones::new(),
            track,
            chronos: opponent(INFLUENCE_TOKENS - 1),
            hephaestus: Hephaestus {
                own: opponent(INFLUENCE_TOKENS),
                deck: Deck::new([(1..=crate::profile::HEPHAESTUS_CARDS).collect()]),
                slots: Vec::new(),
                chain: 1,
                sages: 0,
                pillars: Pillars::default(),
            },
            you: YourState {
                pillars: Pillars::default(),
                placed: false,
                influence: 1,
                points: 0,
                progress: BTreeSet::new(),
                supply: None,
            },
            sheet: None,
            profile: Arc::new(profile.clone()),
        }
    }

    /// Any position in the notation of scenarios. Missing keys have the defaults of `conformance/INVENTIONS.md`.
    ///
    /// The position tracks the idea display and the era track. Hephaestus's deck has a known order, unless the table groups its cards.
    pub fn arrange(table: &Table) -> Result<Position, Fault> {
        let mut at = Position::blank(Profile::ours());
        at.display = Some(Display::default());
        let spaces = vec![Space::default(); 4];
        at.track = Some(Track(Track::ERAS.map(|era| (era, spaces.clone())).collect()));
        (at.era, at.turn) = (2, Turn::Of(Player::Chronos));
        // The era comes first, because the defaults of other fields follow from it.
        if let Some(era) = table.get("era") {
            at.set(&Table::from_iter([("era".to_owned(), era.clone())]))?;
        }
        at.hephaestus.chain = [1, 1, 2, 2, 3][usize::from(at.era) - 1];
        at.chronos.tokens = INFLUENCE_TOKENS - at.era;
        at.set(table)?;
        at.fill_in(&|path| is_given(table, path));
        at.check()?;
        Ok(at)
    }

    /// Sets the defaults of missing fields that follow from the given ones.
    fn fill_in(&mut self, is_given: &dyn Fn(&[&str]) -> bool) {
        if self.turn == Turn::Era && !is_given(&["round"]) {
            self.round = Position::rounds(self.era);
        }
        if !is_given(&["milestones", "eureka"]) {
            let on_board: Vec<Milestone> = self.milestones.on_board().collect();
            let deck = Milestone::deck(Position::last_deck(self.era));
            self.milestones.eureka = deck.filter(|tile| !on_board.contains(tile)).collect();
        }
        for (owner, milestone) in self.milestones.private {
            if let Owner::Player(player) = owner
                && !is_given(&["diplomats", milestone.name()])
            {
                self.milestones.send(milestone, player);
            }
        }
        if !is_given(&["track", "2"]) {
            let era_2 = self.track.as_mut().and_then(|track| track.0.get_mut(&2));
            for (space, player) in era_2.into_iter().flatten().zip(Player::ALL) {
                space.marker = (self.milestones.era_of(player) == 2).then_some(player);
            }
        }
        if !is_given(&["H", "deck"]) {
            let slots = &self.hephaestus.slots;
            let left = (1..=crate::profile::HEPHAESTUS_CARDS).filter(|card| !slots.contains(card));
            self.hephaestus.deck = Deck::new(left.map(|card| vec![card]));
        }
        if !is_given(&["H", "tokens"]) {
            self.hephaestus.own.tokens =
                INFLUENCE_TOKENS.saturating_sub(self.tokens_laid(Player::Hephaestus));
        }
        self.fill_in_wealth(is_given);
        for bot in Bot::ALL {
            let player = Player::from(bot);
            if !is_given(&[player.word(), "supply"]) {
                let in_play = self.citizens_in_play(player).min(CITIZENS.into()) as u8;
                self.opponent_mut(bot).supply = CITIZENS - in_play;
            }
        }
    }

    /// By default region 1 has the wealth tiles with the letter A and so on, without those that the opponents hold.
    fn fill_in_wealth(&mut self, is_given: &dyn Fn(&[&str]) -> bool) {
        for (region, letter) in Region::all().zip(Letter::all()) {
            let held =
                Bot::ALL.iter().filter(|&&bot| self.opponent(bot).tiles.wealth.contains(&letter));
            let left = letter.count() - held.count();
            if !is_given(&["region", &region.to_string(), "wealth"]) {
                self.land_mut(region).wealth = vec![letter; left];
            }
        }
    }
}

impl Land {
    fn new(profile: &Profile, index: usize) -> Land {
        let space = |&value: &u8| InfluenceSpace { value, token: None };
        Land {
            card: None,
            need: 1,
            sage: true,
            tile: Side::Action,
            wealth: Vec::new(),
            influence: profile.influence[index].iter().map(space).collect(),
            citizens: [0; 3],
        }
    }
}

/// Whether a table has the key at this path.
pub(super) fn is_given(table: &Table, path: &[&str]) -> bool {
    let Some((last, tables)) = path.split_last() else { return false };
    let inner =
        tables.iter().try_fold(table, |table, key| table.get(*key).and_then(Value::as_table));
    inner.is_some_and(|table| table.contains_key(*last))
}
