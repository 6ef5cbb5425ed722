//! The advice on an open question: the answer that looks best, and the reason for it in terms of the game.

use super::goal::{highest_top, points_for};
use super::outlook::{Gains, Outlook, deck_from};
use crate::innovation::choices::{Choice, Choices};
use eureka_innovation::{
    Answer, Card, Color, EffectKind, Foresight, Icon, MoveKind, Progress, QuestionKind, Rules,
    Seat, SeatSet, SeatView, Special, View,
};
use eureka_table::words;

/// An answer that could be good, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The answer, one of those listed.
    pub answer: Answer,
    /// The reason for it.
    pub reason: Reason,
    /// The age whose achievement it can junk.
    pub junks: Option<u8>,
}

/// The reason why an answer could be good. Icons are counted as they would be after it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a reason say themselves what they are")]
pub enum Reason {
    /// It wins the game.
    Wins,
    /// An achievement can be claimed: the age, and the number of achievements that the player would then have.
    Claim { age: u8, have: usize, need: usize },
    /// A demand that others must obey.
    Demand { icon: Icon, hit: SeatSet, gain: Gain },
    /// A dogma that nobody shares.
    Alone { icon: Icon, gain: Gain },
    /// A dogma that others share, for which the player draws a card.
    Shared { icon: Icon, sharing: SeatSet, gain: Gain },
    /// A special achievement that the player would claim.
    Claims { special: Special },
    /// The condition of a special achievement is nearly met.
    Nears { special: Special, have: u8, need: u8 },
    /// A card high enough for an achievement for which the player has the points.
    Opens { age: u8 },
    /// More icons of a kind than any opponent, so that nobody shares the dogmas that count them.
    Leads { icon: Icon, count: u8, behind: SeatSet },
    /// As many icons as an opponent, whose demand then no longer reaches the player.
    Shields { icon: Icon, count: u8, from: Seat, attack: Card },
    /// A higher top card, which leads to a deck of higher cards.
    Higher { value: u8 },
    /// More icons on the board.
    Board { icon: Icon, count: u8 },
    /// A draw, with nothing special that speaks for any action.
    Draw { value: u8, hand: usize },
    /// The first card on the board, for its icons.
    Open { icon: Icon, count: u8 },
    /// The cheapest card, where one has to go.
    Give { is_lowest: bool },
    /// A card that is worth its points.
    Score { value: u8 },
    /// A card under a pile.
    Tuck,
    /// A card of another player.
    Take { from: Seat },
    /// More visible icons.
    Splay { color: Color, icons: u8 },
    /// Something that the answer brings.
    Brings { gain: Gain },
    /// Declining, where the offer costs more than it brings.
    Decline,
    /// Nothing special: it looks a little better than the rest.
    Best,
}

words! {
    /// What an answer brings until its action ends.
    pub enum Gain {
        /// An achievement.
        Achievement = "achievement",
        /// Points.
        Points = "points",
        /// Cards of other players.
        Taken = "taken",
        /// Cards in hand.
        Cards = "cards",
        /// A card on the board at once.
        Placed = "placed",
        /// A pile is splayed.
        Splay = "splay",
        /// Icons on the board.
        Icons = "icons",
        /// Others lose cards.
        Lost = "lost",
        /// Nothing that is sure in advance.
        Unsure = "unsure",
    }
}

impl Gain {
    fn of(gains: &Gains) -> Gain {
        match gains {
            gains if gains.achievements > 0 => Gain::Achievement,
            gains if gains.points > 0 => Gain::Points,
            gains if gains.taken > 0 => Gain::Taken,
            gains if gains.cards > 0 => Gain::Cards,
            gains if gains.splayed.is_some() => Gain::Splay,
            gains if gains.placed > 0 => Gain::Placed,
            gains if gains.icons > 0 => Gain::Icons,
            gains if gains.lost > 0 => Gain::Lost,
            _ => Gain::Unsure,
        }
    }
}

/// The advice on the open question of the seat of this view.
pub fn advise(rules: &Rules, view: &View, choices: &Choices, outlook: &Outlook) -> Advice {
    let choice = choices.iter().find(|choice| choice.answer == outlook.best);
    let foresight = choice.and_then(|choice: &Choice| choice.foresight.as_ref());
    let adviser = Adviser { rules, view, choices, gains: &outlook.gains, foresight };
    // An effect that asks says itself what it junks.
    let junks = outlook.gains.junked.filter(|_| matches!(outlook.best, Answer::Dogma(_)));
    Advice { answer: outlook.best, reason: adviser.reason(outlook.best), junks }
}

/// What the reason for an answer is found in.
struct Adviser<'a> {
    rules: &'a Rules,
    view: &'a View,
    choices: &'a Choices,
    gains: &'a Gains,
    foresight: Option<&'a Foresight>,
}

impl Adviser<'_> {
    fn reason(&self, answer: Answer) -> Reason {
        if self.gains.wins {
            return Reason::Wins;
        }
        match answer {
            Answer::Draw => self.draw(),
            Answer::Meld(card) => self.meld(card),
            Answer::Dogma(card) => self.dogma(card),
            Answer::Achieve(age) => self.claim(age),
            Answer::Card(card) if self.asks(QuestionKind::Opening) => self.open(card),
            Answer::Card(card) => self.card(card),
            Answer::Pass | Answer::No => Reason::Decline,
            _ => self.brings(),
        }
    }

    fn asks(&self, kind: QuestionKind) -> bool {
        self.view.question.is_some_and(|question| question.kind == kind)
    }

    fn claim(&self, age: u8) -> Reason {
        let team = self.view.teams[self.view.seat.index()];
        let players = team.iter().map(|seat| &self.view.players[seat.index()]);
        let have: usize =
            players.map(|player| player.achievements.len() + player.specials.len()).sum();
        Reason::Claim { age, have: have + 1, need: self.view.achievements_to_win.into() }
    }

    fn draw(&self) -> Reason {
        let drawn = self.foresight.and_then(|foresight| foresight.draws.first().copied());
        let hand = self.view.players[self.view.seat.index()].hand.len();
        drawn.map_or(Reason::Best, |value| Reason::Draw { value, hand })
    }

    fn dogma(&self, card: Card) -> Reason {
        let (gain, icon) = (Gain::of(self.gains), self.rules.facts(card).dogma);
        let Some(reach) = self.foresight.and_then(|foresight| foresight.reach.as_ref()) else {
            return Reason::Brings { gain };
        };
        // Distant players may escape a demand, and need not share.
        let (hit, sharing) = (reach.exposed - reach.parley, reach.sharing - reach.parley);
        if !hit.is_empty() {
            return Reason::Demand { icon, hit, gain };
        }
        match reach.effects.iter().any(|(kind, _)| *kind == EffectKind::Share) {
            false => Reason::Brings { gain },
            true if !reach.parley.is_empty() => Reason::Brings { gain },
            true if sharing.is_empty() => Reason::Alone { icon, gain },
            true => Reason::Shared { icon, sharing, gain },
        }
    }

    fn meld(&self, card: Card) -> Reason {
        if let Some(special) = self.gains.special {
            return Reason::Claims { special };
        }
        let (now, highest) = (self.rules.age(card), highest_top(self.rules, self.view));
        let points = self.view.players[self.view.seat.index()].points;
        let mut open = self
            .view
            .available
            .iter()
            .map(|face| face.age)
            .filter(|&age| age > highest && age <= now && points >= points_for(age));
        if let Some(age) = open.next() {
            return Reason::Opens { age };
        }
        let deck = (now > highest).then(|| deck_from(self.rules, &self.view.decks, now)).flatten();
        None.or_else(|| self.leads(card))
            .or_else(|| self.shields())
            .or_else(|| {
                self.nears(|player| player.piles[self.rules.color(card).index()].top = Some(card))
            })
            .or_else(|| deck.map(|value| Reason::Higher { value }))
            .or_else(|| self.board(card))
            .unwrap_or_else(|| self.brings())
    }

    /// The players of other teams who are still in the game.
    fn opponents(&self) -> SeatSet {
        let all = SeatSet::all(self.view.players.len() as u8);
        all - self.view.teams[self.view.seat.index()] - self.view.out
    }

    /// The numbers of an icon on the player's board: now, and after the answer if that is certain.
    fn counts(&self, icon: Icon) -> Option<(u8, u8)> {
        let after = self.foresight?.icons[icon.index()]?;
        Some((self.icons_of(self.view.seat, icon), after))
    }

    fn icons_of(&self, seat: Seat, icon: Icon) -> u8 {
        self.view.players[seat.index()].icons[icon.index()]
    }

    /// The icon of which the player would have more than any opponent, and did not before, where a dogma of the player's counts it once
    /// this card is melded.
    fn leads(&self, melded: Card) -> Option<Reason> {
        let opponents = self.opponents();
        let piles = &self.view.players[self.view.seat.index()].piles;
        let covered = piles[self.rules.color(melded).index()].top;
        let tops = piles.iter().filter_map(|pile| pile.top).filter(|&top| Some(top) != covered);
        let dogmas: Vec<Icon> =
            tops.chain([melded]).map(|card| self.rules.facts(card).dogma).collect();
        let lead = |icon: Icon| {
            let (before, after) = self.counts(icon)?;
            let most = opponents.iter().map(|seat| self.icons_of(seat, icon)).max()?;
            (dogmas.contains(&icon) && before <= most && after > most).then_some((after, icon))
        };
        let (count, icon) = Icon::ALL.into_iter().filter_map(lead).max_by_key(|lead| lead.0)?;
        Some(Reason::Leads { icon, count, behind: opponents })
    }

    /// The demand of an opponent that would no longer reach the player.
    fn shields(&self) -> Option<Reason> {
        let shield = |from: Seat| {
            let tops = self.view.players[from.index()].piles.iter().filter_map(|pile| pile.top);
            let mut attacks = tops.filter(|&card| self.rules.with_demand().has(card));
            attacks.find_map(|attack| {
                let icon = self.rules.facts(attack).dogma;
                let (before, after) = self.counts(icon)?;
                let theirs = self.icons_of(from, icon);
                let shields = before < theirs && theirs <= after;
                shields.then_some(Reason::Shields { icon, count: after, from, attack })
            })
        };
        self.opponents().iter().find_map(shield)
    }

    /// The special achievement whose condition would nearly be met; `change` makes the changes to the player's board other than icons.
    fn nears(&self, change: impl FnOnce(&mut SeatView)) -> Option<Reason> {
        /// What may still be missing.
        const NEAR: u8 = 2;
        let (me, mut after) = (self.view.seat, self.view.clone());
        let player = &mut after.players[me.index()];
        change(player);
        for icon in Icon::ALL {
            player.icons[icon.index()] = self.counts(icon)?.1;
        }
        self.view.specials.iter().find_map(|&special| {
            let before = self.view.progress(self.rules, me, special);
            let Progress { have, need } = after.progress(self.rules, me, special);
            let nears = have > before.have && have < need && need - have <= NEAR;
            nears.then_some(Reason::Nears { special, have, need })
        })
    }

    /// The icon of the card that would grow most.
    fn board(&self, card: Card) -> Option<Reason> {
        let grown = |icon: Icon| {
            let (before, after) = self.counts(icon)?;
            let is_on_card = self.rules.facts(card).icons.contains(&Some(icon));
            (is_on_card && after > before).then(|| (after - before, after, icon))
        };
        let (_, count, icon) =
            Icon::ALL.into_iter().filter_map(grown).max_by_key(|grown| grown.0)?;
        Some(Reason::Board { icon, count })
    }

    /// The first card: the icon that it shows most often.
    fn open(&self, card: Card) -> Reason {
        let icons = &self.rules.facts(card).icons;
        let count = |icon: Icon| icons.iter().filter(|&&on| on == Some(icon)).count() as u8;
        let most = Icon::ALL.into_iter().max_by_key(|&icon| count(icon));
        match most.filter(|&icon| count(icon) > 0) {
            Some(icon) => Reason::Open { icon, count: count(icon) },
            None => Reason::Best,
        }
    }

    /// A card that an effect asks for.
    fn card(&self, card: Card) -> Reason {
        let me = Some(self.view.seat);
        let Some((kind, from, to)) = self.gains.moved else { return self.brings() };
        match kind {
            MoveKind::Return | MoveKind::Junk | MoveKind::Remove if from.owner() == me => {
                self.give(card)
            }
            MoveKind::Transfer | MoveKind::Exchange => match (from.owner(), to.owner()) {
                (Some(owner), to) if Some(owner) == me && to != me => self.give(card),
                (Some(owner), to) if Some(owner) != me && to == me => Reason::Take { from: owner },
                _ => self.brings(),
            },
            MoveKind::Score if to.owner() == me => Reason::Score { value: self.rules.age(card) },
            MoveKind::Meld if to.owner() == me => self.meld(card),
            MoveKind::Tuck if to.owner() == me => Reason::Tuck,
            _ => self.brings(),
        }
    }

    fn give(&self, card: Card) -> Reason {
        // Where the player need not give anything, what it brings is the reason.
        let may_decline = self.view.question.is_some_and(|question| question.pass);
        if may_decline && Gain::of(self.gains) != Gain::Unsure {
            return self.brings();
        }
        let named = self.choices.iter().filter_map(|choice| match choice.answer {
            Answer::Card(card) => Some(self.rules.age(card)),
            _ => None,
        });
        let (lowest, highest) =
            named.fold((u8::MAX, 0), |(low, high), age| (low.min(age), high.max(age)));
        Reason::Give { is_lowest: self.rules.age(card) == lowest && lowest < highest }
    }

    /// What the answer brings, if anything is certain.
    fn brings(&self) -> Reason {
        if let Some((color, splay)) = self.gains.splayed {
            if let Some(reason) = self.nears(|player| player.piles[color.index()].splay = splay) {
                return reason;
            }
            let icons = Icon::ALL.into_iter().map(|icon| self.counts(icon));
            let more = icons
                .map(|counts| counts.map_or(0, |(before, after)| after.saturating_sub(before)));
            return Reason::Splay { color, icons: more.sum() };
        }
        match Gain::of(self.gains) {
            Gain::Unsure => Reason::Best,
            gain => Reason::Brings { gain },
        }
    }
}
