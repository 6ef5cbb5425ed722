//! What happened, line by line, as one seat may know it.

use crate::out::Paint;
use eureka_innovation::{Event, Rules, Seat, Shown};
use eureka_terminal::Indent;
use eureka_words::{Line, Teller, Topic, Words};

/// The lines of a game as it goes on.
pub(crate) struct Log {
    rules: &'static Rules,
    teller: Teller<'static>,
    seat: Seat,
    paint: Paint,
    /// How far moves are indented: they belong to an action or to an effect.
    indent: Indent,
}

impl Log {
    /// A log of what this seat may know.
    pub(crate) fn new(
        words: &'static Words,
        rules: &'static Rules,
        seat: Seat,
        paint: Paint,
    ) -> Log {
        let teller = Teller::new(words, rules);
        Log { rules, teller, seat, paint, indent: Indent::default() }
    }

    /// The line about the next event; some are passed over in silence.
    pub(crate) fn line(&mut self, event: &Event<Shown>) -> Option<String> {
        let indent = self.indent.of(event);
        let told = event.told(self.seat, |card| self.rules.age(card));
        let line = self.teller.event(told)?;
        Some(format!("{:indent$}{}", "", self.painted(event, &line)))
    }

    /// The line with its colours; what divides the log stands out.
    fn painted(&self, event: &Event<Shown>, line: &Line) -> String {
        let painted = |line| self.paint.line(self.rules, line);
        match event {
            Event::Turn { .. } | Event::Lost { .. } | Event::Over { .. } => {
                self.paint.bold(&painted(line))
            }
            Event::Action { .. } => line.shown(|piece| match piece.topic {
                Some(Topic::Card(_)) => self.paint.bold(&self.paint.piece(self.rules, piece)),
                _ => self.paint.piece(self.rules, piece),
            }),
            _ => painted(line),
        }
    }
}
