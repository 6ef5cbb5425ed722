//! What happened, in plain English, as one seat may know it.

use crate::out::Paint;
use eureka_innovation::{
    Answer, Card, Deed, EffectKind, Event, Face, Outcome, Rules, Seat, Shown, SpecialDeed, Splay,
    Watch, Zone,
};

/// Whose eyes something is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Those of one seat.
    Of(Seat),
    /// Those of a referee, who sees every face.
    Referee,
}

/// A log that is written while the game goes on.
pub(crate) struct Log {
    rules: &'static Rules,
    eyes: Eyes,
    paint: Paint,
    lines: Vec<String>,
    turns: Vec<usize>,
    /// How far moves are indented: they belong to an action or to an effect.
    indent: usize,
}

impl Log {
    /// An empty log.
    pub(crate) fn new(rules: &'static Rules, eyes: Eyes, paint: Paint) -> Log {
        Log { rules, eyes, paint, lines: Vec::new(), turns: Vec::new(), indent: 0 }
    }

    /// Takes out all lines written since the last time.
    pub(crate) fn take(&mut self) -> Vec<String> {
        self.turns.clear();
        std::mem::take(&mut self.lines)
    }

    /// The lines of the last turns.
    pub(crate) fn last_turns(&self, count: usize) -> &[String] {
        let first = self.turns.len().checked_sub(count);
        &self.lines[first.map_or(0, |first| self.turns[first])..]
    }

    fn face(&self, card: Shown) -> Face {
        let known = match self.eyes {
            Eyes::Of(seat) => card.known.has(seat),
            Eyes::Referee => true,
        };
        Face { age: self.rules.age(card.card), card: known.then_some(card.card) }
    }

    fn name(&self, card: Card) -> String {
        self.paint.color(self.rules.color(card), self.rules.name(card))
    }

    fn card(&self, face: Face) -> String {
        face.card.map_or_else(|| format!("a {}", face.age), |card| self.name(card))
    }

    fn moved(&self, by: Seat, card: Shown, deed: Deed, from: Zone, to: Zone) -> String {
        let face = self.face(card);
        let card = self.card(face);
        let whence = match from {
            Zone::Hand(seat) if seat == by => String::new(),
            Zone::Deck if deed == Deed::Draw => String::new(),
            from => format!(" from {}", place(from)),
        };
        match deed {
            Deed::Draw => format!("{by} draws {card}{whence}"),
            Deed::Meld => format!("{by} melds {card}{whence}"),
            Deed::Tuck => format!("{by} tucks {card}{whence}"),
            Deed::Score => format!("{by} scores {card}{whence}"),
            Deed::Return => format!("{by} returns {card}{whence}"),
            Deed::Remove => format!("{by} removes {card}{whence}"),
            Deed::Junk => format!("{by} junks {card}{whence}"),
            Deed::Achieve => format!("{by} claims the achievement of age {}", face.age),
            Deed::Transfer => {
                format!("{by} transfers {card} from {} to {}", place(from), place(to))
            }
            Deed::Exchange => {
                format!("{by} exchanges {card} from {} to {}", place(from), place(to))
            }
        }
    }

    /// How far the line about the event is indented.
    fn indent_for(&mut self, event: &Event<Shown>) -> usize {
        match event {
            Event::Turn { .. } | Event::Over { .. } => {
                self.indent = 0;
                0
            }
            // What is returned for a distant player's card belongs to the action, not to an effect.
            Event::Action { action: Answer::Dogma(_), .. } => {
                self.indent = 4;
                2
            }
            Event::Action { .. } => {
                self.indent = 2;
                2
            }
            Event::Effect { .. } | Event::Bonus { .. } | Event::DogmaEnded => {
                self.indent = 6;
                4
            }
            Event::Moved { .. }
            | Event::Revealed { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Claimed { .. }
            | Event::Special { .. }
            | Event::Lost { .. }
            | Event::Chose { .. } => self.indent,
        }
    }

    /// A sentence about the event; none where the move that follows tells the same.
    fn sentence(&self, event: Event<Shown>) -> Option<String> {
        Some(match event {
            Event::Turn { seat, actions } => {
                let s = if actions == 1 { "" } else { "s" };
                self.paint.bold(&format!("{seat}'s turn, {actions} action{s}"))
            }
            Event::Action { seat, action: Answer::Dogma(card) } => {
                format!("{seat} takes the dogma of {}", self.paint.bold(&self.name(card)))
            }
            Event::Action { .. } => return None,
            Event::Effect { seat, card, effect, kind } => {
                let (name, number) = (self.name(card), effect + 1);
                match kind {
                    EffectKind::Demand => format!("{seat} obeys demand {number} of {name}"),
                    EffectKind::Share => format!("{seat} executes effect {number} of {name}"),
                }
            }
            Event::Moved { by, card, deed, from, to } => self.moved(by, card, deed, from, to),
            Event::Revealed { by, card } => format!("{by} reveals {}", self.name(card)),
            Event::Splayed { seat, color, splay } => {
                let color = self.paint.color(color, color.word());
                match splay {
                    Splay::None => format!("{seat}'s {color} is no longer splayed"),
                    splay => format!("{seat} splays {color} {splay}"),
                }
            }
            Event::Rearranged { seat, color } => {
                format!("{seat} rearranges {}", self.paint.color(color, color.word()))
            }
            Event::Claimed { seat, special } => format!("{seat} claims {special}"),
            Event::Special { special, deed: SpecialDeed::Junk } => format!("{special} is junked"),
            Event::Special { special, deed: SpecialDeed::Restore } => {
                format!("{special} comes back from the junk")
            }
            Event::Lost { seat } => {
                self.paint.bold(&format!("{seat} loses and is out of the game"))
            }
            Event::Chose { seat, answer: Answer::Pass } => format!("{seat} passes"),
            Event::Chose { seat, answer } => {
                format!("{seat} chooses {}", chosen_text(self.rules, answer))
            }
            Event::Bonus { seat } => format!("{seat} draws for what others shared"),
            Event::DogmaEnded => "the dogma ends".to_owned(),
            Event::Over { outcome } => self.paint.bold(&outcome_text(outcome)),
        })
    }
}

impl Watch for Log {
    fn event(&mut self, event: Event<Shown>) {
        if matches!(event, Event::Turn { .. }) {
            self.turns.push(self.lines.len());
        }
        let indent = self.indent_for(&event);
        if let Some(sentence) = self.sentence(event) {
            self.lines.push(format!("{:indent$}{sentence}", ""));
        }
    }
}

/// A choice in words that need no question.
fn chosen_text(rules: &Rules, answer: Answer) -> String {
    match answer {
        Answer::Card(card) => rules.name(card).to_owned(),
        Answer::Back(value) => format!("a {value}"),
        Answer::Color(color) => color.to_string(),
        Answer::Value(value) => value.to_string(),
        Answer::Seat(seat) => seat.to_string(),
        Answer::Icon(icon) => icon.to_string(),
        Answer::Special(special) => special.to_string(),
        Answer::Course(course) => format!("course {}", course + 1),
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::Pass => "to pass".to_owned(),
        Answer::Draw => "to draw".to_owned(),
        Answer::Meld(card) => format!("to meld {}", rules.name(card)),
        Answer::Dogma(card) => format!("the dogma of {}", rules.name(card)),
        Answer::Achieve(age) => format!("the achievement of age {age}"),
    }
}

/// Who won, and how.
pub(crate) fn outcome_text(outcome: Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let how = outcome.ending.word();
    match &winners[..] {
        [] => format!("the game is over, and nobody wins ({how})"),
        [winner] => format!("the game is over: {winner} wins ({how})"),
        winners => format!("the game is over: {} win together ({how})", winners.join(" and ")),
    }
}

fn place(zone: Zone) -> String {
    match zone {
        Zone::Deck => "the deck".to_owned(),
        Zone::Available => "the achievements".to_owned(),
        Zone::Junk => "the junk".to_owned(),
        Zone::Removed => "outside the game".to_owned(),
        Zone::Hand(seat) => format!("{seat}'s hand"),
        Zone::Score(seat) => format!("{seat}'s score pile"),
        Zone::Board(seat) => format!("{seat}'s board"),
        Zone::Claimed(seat) => format!("{seat}'s achievements"),
    }
}
