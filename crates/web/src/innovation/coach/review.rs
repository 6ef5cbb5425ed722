//! What has happened since a player's last answer, as far as it concerns the player.

use crate::innovation::draw::since::first_actor;
use eureka_innovation::{
    Answer, Card, Color, EffectKind, Event, Face, Icon, MoveKind, Rules, Seat, SeatSet, Special,
    SpecialChange, Splay, View, Zone,
};
use eureka_table::words;

/// One thing that has happened to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say themselves what they are")]
pub enum Happened {
    /// The player used the effects of a card.
    Activated { card: Card },
    /// The player claimed the achievement of an age.
    Achieved { age: u8 },
    /// Cards of the player's moved, or came to the player.
    Cards { how: How, faces: Vec<Face> },
    /// The number of an icon that the player now shows, after a card was melded.
    Icons { icon: Icon, count: u8 },
    /// The points that the player now has, after some were scored or lost.
    Points { points: u16 },
    /// A pile of the player's was splayed.
    Splayed { color: Color, splay: Splay },
    /// The achievement of an age was junked.
    Junked { age: u8 },
    /// A special achievement was junked.
    SpecialJunked { special: Special },
    /// Others had to obey the player's demand.
    Obeyed { who: SeatSet, icon: Icon },
    /// Others shared the player's dogma.
    SharedBy { who: SeatSet, icon: Icon },
    /// The player drew a card because others shared.
    Bonus { faces: Vec<Face> },
    /// The player declined, and nothing else has happened.
    Passed,
    /// The player's dogma changed nothing.
    Nothing,
    /// The player claimed a special achievement.
    Claimed { special: Special },
    /// The player had to obey another player's demand, which may have changed nothing.
    Demanded { by: Seat, card: Card, icon: Icon, idle: bool },
    /// The player shared another player's dogma.
    Shared { by: Seat, card: Card, icon: Icon },
    /// Another player claimed the achievement of an age.
    TheyAchieved { by: Seat, age: u8 },
    /// Another player claimed a special achievement.
    TheyClaimed { by: Seat, special: Special },
}

words! {
    /// What was done with cards of the player's.
    pub enum How {
        /// Drawn into the hand.
        Draw = "draw",
        /// Melded.
        Meld = "meld",
        /// Tucked.
        Tuck = "tuck",
        /// Scored.
        Score = "score",
        /// Returned, or put out of the game.
        Return = "return",
        /// Got from another player.
        Take = "take",
        /// Given to another player.
        Give = "give",
    }
}

/// What has happened to the seat of this view in the events that it was told since its last answer.
pub fn review(rules: &Rules, view: &View, told: &[Event<Face>]) -> Vec<Happened> {
    let mut review = Review {
        rules,
        view,
        me: view.seat,
        list: Vec::new(),
        joined: Vec::new(),
        part: None,
        felt: Vec::new(),
    };
    let mut actor = first_actor(view, told);
    let (mut acted, mut passed) = (None, false);
    for event in told {
        match *event {
            Event::Turn { seat, .. } => actor = Some(seat),
            Event::Action { seat, .. } => actor = Some(seat),
            _ => {}
        }
        if let Event::Chose { seat, answer: Answer::Pass | Answer::No } = *event {
            passed |= seat == view.seat;
        }
        if let Event::Action { seat, action: Answer::Dogma(card) } = *event {
            acted = (seat == view.seat).then_some((card, review.list.len()));
        }
        review.event(actor, event);
    }
    // A dogma after which the list has not grown has done nothing, unless it still goes on.
    let goes_on = view.question.is_some_and(|question| question.card.is_some());
    review.drop_idle(goes_on);
    if let Some((_, before)) = acted
        && review.list.len() == before + 1
        && !goes_on
    {
        review.list.push(Happened::Nothing);
    }
    if passed && review.list.is_empty() {
        review.list.push(Happened::Passed);
    }
    review.list
}

struct Review<'a> {
    rules: &'a Rules,
    view: &'a View,
    me: Seat,
    list: Vec<Happened>,
    /// The effects of others' actions that have been told already.
    joined: Vec<(Seat, Card, EffectKind)>,
    /// The effect of another's action that the player carries out.
    part: Option<(Seat, Card)>,
    /// The cards of others whose effects have changed something for the player.
    felt: Vec<(Seat, Card)>,
}

impl Review<'_> {
    fn event(&mut self, actor: Option<Seat>, event: &Event<Face>) {
        let me = self.me;
        match *event {
            Event::Action { seat, action: Answer::Dogma(card) } if seat == me => {
                self.list.push(Happened::Activated { card });
            }
            Event::Effect { seat, card, kind, .. } => {
                self.part = actor.filter(|&by| by != me && seat == me).map(|by| (by, card));
                if Some(seat) != actor {
                    self.joins(actor, seat, card, kind);
                }
            }
            Event::Moved { card, kind, from, to, .. } => self.moved(actor, card, kind, from, to),
            Event::Bonus { seat } if seat == me => {
                self.list.push(Happened::Bonus { faces: Vec::new() });
            }
            Event::Splayed { seat, color, splay } if seat == me => {
                self.felt.extend(self.part);
                if splay != Splay::None {
                    self.once(Happened::Splayed { color, splay });
                }
            }
            Event::Special { special, change: SpecialChange::Junk } => {
                self.once(Happened::SpecialJunked { special });
            }
            Event::Claimed { seat, special } if seat == me => {
                self.list.push(Happened::Claimed { special });
            }
            Event::Claimed { seat, special } => {
                self.list.push(Happened::TheyClaimed { by: seat, special });
            }
            _ => {}
        }
    }

    /// Another player takes part in the player's action, or the player in another's.
    fn joins(&mut self, actor: Option<Seat>, seat: Seat, card: Card, kind: EffectKind) {
        let Some(by) = actor else { return };
        if self.joined.contains(&(seat, card, kind)) || (by != self.me && seat != self.me) {
            return;
        }
        self.joined.push((seat, card, kind));
        let icon = self.rules.facts(card).dogma;
        if by != self.me {
            return self.list.push(match kind {
                EffectKind::Demand => Happened::Demanded { by, card, icon, idle: false },
                EffectKind::Share => Happened::Shared { by, card, icon },
            });
        }
        for happened in &mut self.list {
            match (happened, kind) {
                (Happened::Obeyed { who, icon: of }, EffectKind::Demand)
                | (Happened::SharedBy { who, icon: of }, EffectKind::Share)
                    if *of == icon =>
                {
                    *who = who.with(seat);
                    return;
                }
                _ => {}
            }
        }
        let who = SeatSet::only(seat);
        self.list.push(match kind {
            EffectKind::Demand => Happened::Obeyed { who, icon },
            EffectKind::Share => Happened::SharedBy { who, icon },
        });
    }

    /// Leaves out what the player shared to no effect, and marks the demands that have changed nothing. The last one is not over yet while
    /// the action goes on.
    fn drop_idle(&mut self, goes_on: bool) {
        let open = self.part.filter(|_| goes_on);
        let felt =
            |by: Seat, card: Card| self.felt.contains(&(by, card)) || open == Some((by, card));
        self.list.retain_mut(|happened| match happened {
            Happened::Shared { by, card, .. } => felt(*by, *card),
            Happened::Demanded { by, card, idle, .. } => {
                *idle = !felt(*by, *card);
                true
            }
            _ => true,
        });
    }

    fn moved(&mut self, actor: Option<Seat>, face: Face, kind: MoveKind, from: Zone, to: Zone) {
        if [from.owner(), to.owner()].contains(&Some(self.me)) {
            self.felt.extend(self.part);
        }
        if from == Zone::Available && matches!(to, Zone::Junk | Zone::Removed) {
            self.felt.extend(self.part);
            return self.once(Happened::Junked { age: face.age });
        }
        self.cards_moved(actor, face, kind, from, to);
        if matches!(to, Zone::Score(seat) if seat == self.me)
            || matches!(from, Zone::Score(seat) if seat == self.me)
        {
            let points = self.view.players[self.me.index()].points;
            self.list.retain(|other| !matches!(other, Happened::Points { .. }));
            self.list.push(Happened::Points { points });
        }
    }

    fn cards_moved(
        &mut self,
        actor: Option<Seat>,
        face: Face,
        kind: MoveKind,
        from: Zone,
        to: Zone,
    ) {
        let (mine, theirs) = (from.owner() == Some(self.me), to.owner() == Some(self.me));
        if kind == MoveKind::Achieve {
            let age = face.age;
            match to.owner() {
                Some(seat) if seat == self.me => self.list.push(Happened::Achieved { age }),
                Some(by) => self.list.push(Happened::TheyAchieved { by, age }),
                None => {}
            }
            return;
        }
        let how = match (kind, mine, theirs) {
            (_, false, false) => return,
            (MoveKind::Draw, _, true) => How::Draw,
            (MoveKind::Meld, _, true) => How::Meld,
            (MoveKind::Tuck, _, true) => How::Tuck,
            (MoveKind::Score, _, true) => How::Score,
            (_, true, false) if to.owner().is_some() => How::Give,
            (_, true, false) => How::Return,
            (_, false, true) => How::Take,
            // From one place of the player's to another.
            (_, true, true) => return,
        };
        // What the sharing bonus draws is told with the bonus.
        if let (How::Draw, Some(Happened::Bonus { faces })) = (how, self.list.last_mut())
            && faces.is_empty()
        {
            return faces.push(face);
        }
        self.cards(how, face);
        if let (How::Meld, Some(card)) = (how, face.card)
            && actor == Some(self.me)
        {
            self.icons(card);
        }
    }

    /// Adds a card to those that were moved in the same way just before.
    fn cards(&mut self, how: How, face: Face) {
        let aside = |happened: &&mut Happened| {
            !matches!(happened, Happened::Points { .. } | Happened::Icons { .. })
        };
        match self.list.iter_mut().rev().find(aside) {
            Some(Happened::Cards { how: before, faces }) if *before == how => faces.push(face),
            _ => self.list.push(Happened::Cards { how, faces: vec![face] }),
        }
    }

    /// The icon that a melded card shows most often, as many as the player has of it now.
    fn icons(&mut self, card: Card) {
        let icons = &self.rules.facts(card).icons;
        let on_card = |icon: Icon| icons.iter().filter(|&&on| on == Some(icon)).count();
        let Some(icon) = Icon::ALL.into_iter().max_by_key(|&icon| on_card(icon)) else { return };
        let count = self.view.players[self.me.index()].icons[icon.index()];
        self.list.retain(|other| !matches!(other, Happened::Icons { .. }));
        self.list.push(Happened::Icons { icon, count });
    }

    fn once(&mut self, happened: Happened) {
        if !self.list.contains(&happened) {
            self.list.push(happened);
        }
    }
}
