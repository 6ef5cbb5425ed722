//! The expected effect of an answer, and the progress toward special achievements.

use crate::line::Line;
use crate::say::{args, word_of};
use crate::speech::Conjunction;
use crate::tabletop::Label;
use crate::teller::{Teller, Telling};
use crate::words::Words;
use eureka_innovation::{
    Edition, Foresight, Icon, PileChange, Progress, Reach, SeatSet, Special, View,
};

impl Words {
    /// The condition of a special achievement.
    pub fn condition(&self, special: Special, edition: Edition) -> String {
        let icon = if special == Special::World { Icon::Clock } else { Icon::Person };
        let args = args![edition = edition.word(), icon = self.icon(icon)];
        self.text(&format!("condition-{}", word_of(special)), &args)
    }
}

impl Teller<'_> {
    /// The condition of a special achievement, and a player's progress toward it.
    pub fn progress(self, special: Special, Progress { have, need, .. }: Progress) -> Line {
        let condition = self.words.condition(special, self.rules.edition());
        self.telling().sentence("condition-progress", &args![condition, have, need])
    }

    /// The effect an answer would have, in a few lines; empty where everything is uncertain or obvious. The view
    /// belongs to the player who is asked.
    pub fn foresight(self, view: &View, foresight: &Foresight) -> Vec<Line> {
        let mut lines = foresight.reach.as_ref().map_or_else(Vec::new, |reach| self.reach(reach));
        lines.extend(self.foreseen_draws(&foresight.draws));
        lines.extend(self.foreseen_icons(view, &foresight.icons));
        lines.extend(self.foreseen_points(view, foresight.points));
        lines.extend(foresight.piles.iter().map(|&pile| self.foreseen_pile(pile)));
        if foresight.ends {
            let winners = foresight.outcome.map_or(SeatSet::NONE, |outcome| outcome.winners);
            lines.push(self.telling().named("foresee-end", winners));
        }
        if foresight.nothing {
            lines.push(self.telling().sentence("foresee-nothing", &[]));
        }
        lines
    }

    /// The players whom a dogma affects: those who share it, those exposed to it, and which of them can pay.
    pub fn reach(self, reach: &Reach) -> Vec<Line> {
        let groups = [
            ("foresee-share", reach.sharing),
            ("foresee-demand", reach.exposed),
            ("foresee-parley", reach.parley),
        ];
        let groups = groups.into_iter().filter(|(_, seats)| !seats.is_empty());
        let lines: Vec<Line> = groups.map(|(id, seats)| self.telling().named(id, seats)).collect();
        match lines.is_empty() {
            true => vec![self.telling().sentence("foresee-alone", &[])],
            false => lines,
        }
    }

    fn foreseen_draws(self, draws: &[u8]) -> Option<Line> {
        let telling = self.telling();
        let alike = draws.chunk_by(|one, other| one == other);
        let listed = draws.first() != draws.last();
        let cards = alike.map(|alike| telling.backs(alike[0], alike.len() as u8, listed));
        let card = self.words.list(Conjunction::And, cards);
        (!draws.is_empty()).then(|| telling.sentence("foresee-draw", &args![card]))
    }

    fn foreseen_icons(self, view: &View, icons: &[Option<u8>; 7]) -> Option<Line> {
        let before = view.players.get(view.seat.index())?.icons;
        let changes = Icon::ALL.into_iter().filter_map(|icon| {
            let (before, after) = (before[icon.index()], icons[icon.index()]?);
            self.change(self.words.icon(icon), before.into(), after.into())
        });
        let changes = changes.collect::<Vec<_>>().join(", ");
        (!changes.is_empty()).then(|| self.telling().sentence("foresee-icons", &args![changes]))
    }

    fn foreseen_points(self, view: &View, points: Option<u16>) -> Option<Line> {
        let before = view.players.get(view.seat.index())?.points;
        let change = self.change(String::new(), before, points?)?;
        Some(self.telling().sentence("foresee-points", &args![change]))
    }

    /// The change of a number; `None` if it stays the same.
    fn change(self, what: String, before: u16, after: u16) -> Option<String> {
        let change = || self.words.text("foresee-change", &args![what, before, after]);
        (before != after).then(change)
    }

    fn foreseen_pile(self, pile: PileChange) -> Line {
        let color = self.words.label(Label::Pile(pile.color));
        let args = args![color, count = pile.count, direction = pile.splay.word()];
        self.telling().sentence("foresee-pile", &args)
    }
}

impl Telling<'_> {
    /// A sentence about one player or several.
    fn named(&self, id: &str, seats: SeatSet) -> Line {
        self.sentence(id, &args![count = seats.len(), names = self.seats(seats)])
    }
}
