//! What a search thinks of a game: chances, decisions, mistakes and turning points.

use crate::line::Line;
use crate::names::Words;
use crate::say::Place;
use crate::teller::{Teller, Telling};
use eureka_innovation::{Answer, Seat, View};

/// A title, or what stands beside a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caption {
    /// The list of mistakes.
    Mistakes,
    /// The list of turning points.
    TurningPoints,
    /// The graph of the chances.
    Chart,
    /// Its axis of answers.
    Answers,
    /// Its axis of chances, each as its player sees it.
    OwnChances,
}

/// An answer that was given, with what it was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// The answer.
    pub answer: Answer,
    /// The chance to win with it.
    pub after: f32,
    /// How much less that is than it could be, where it is a mistake.
    pub mistake: Option<f32>,
}

impl Words {
    /// A chance to win, from 0 to 1, in percent.
    pub fn percent(&self, chance: f32) -> String {
        let number = (chance * 100.0).round() as u64;
        self.say("percent", Place::Plain, &[("number", number.into())])
    }

    /// A title, or a text beside a graph.
    pub fn caption(&self, caption: Caption) -> String {
        let id = match caption {
            Caption::Mistakes => "mistakes-heading",
            Caption::TurningPoints => "turning-heading",
            Caption::Chart => "chart-title",
            Caption::Answers => "chart-answers",
            Caption::OwnChances => "chart-chance-own",
        };
        self.say(id, Place::Plain, &[])
    }
}

impl Teller<'_> {
    /// What was thought about: how many decisions of a record in a file.
    pub fn analysis(self, file: &str, seating: &str, decisions: u64) -> String {
        let args =
            [("file", file.into()), ("seating", seating.into()), ("decisions", decisions.into())];
        self.telling().say("analysis-heading", &args)
    }

    /// That the analysis was stopped after so many of the answers of a record.
    pub fn analysis_interrupted(self, looked: u64, answers: u64) -> String {
        let args = [("looked", looked.into()), ("answers", answers.into())];
        self.telling().say("analysis-interrupted", &args)
    }

    /// The axis of a graph of chances, all as one player sees them.
    pub fn chances_seen_by(self, seat: Seat) -> String {
        let telling = self.telling();
        let seat = telling.seat(seat);
        telling.line("chart-chance-of", &[("seat", (&seat).into())]).to_string()
    }

    /// A player's chance to win.
    pub fn chance(self, seat: Seat, chance: f32) -> Line {
        let telling = self.telling();
        let seat = telling.seat(seat);
        let args = [("seat", (&seat).into()), ("chance", self.words.percent(chance).into())];
        telling.line("player-chance", &args)
    }

    /// An answer that the search has tried so often, with the chance to win with it.
    pub fn look(self, view: &View, answer: Answer, chance: f32, visits: u32) -> Line {
        let telling = self.telling();
        let args = [
            ("answer", telling.quoted(view, answer).into()),
            ("chance", self.words.percent(chance).into()),
            ("visits", u64::from(visits).into()),
        ];
        telling.line("look", &args)
    }

    /// What the seat of this view has decided.
    pub fn decision(self, view: &View, decided: Decided) -> Line {
        let telling = self.telling();
        let seat = telling.seat(view.seat);
        let mut args = vec![
            ("seat", (&seat).into()),
            ("answer", telling.quoted(view, decided.answer).into()),
            ("chance", self.words.percent(decided.after).into()),
        ];
        let Some(lost) = decided.mistake else { return telling.line("decision", &args) };
        args.push(("lost", self.words.percent(lost).into()));
        telling.line("decision-mistake", &args)
    }

    /// A mistake of the seat of this view: what it answered, what would have been better, and how much that cost.
    pub fn mistake(self, view: &View, answer: Answer, better: Answer, lost: f32) -> Line {
        let telling = self.telling();
        let seat = telling.seat(view.seat);
        let args = [
            ("seat", (&seat).into()),
            ("answer", telling.quoted(view, answer).into()),
            ("better", telling.quoted(view, better).into()),
            ("lost", self.words.percent(lost).into()),
        ];
        telling.line("mistake", &args)
    }

    /// That a player has made no mistake.
    pub fn no_mistakes(self, seat: Seat) -> Line {
        let telling = self.telling();
        let seat = telling.seat(seat);
        telling.line("no-mistakes", &[("seat", (&seat).into())])
    }

    /// How the chance of `seat` changed when the seat of this view gave its answer.
    pub fn turning_point(
        self,
        view: &View,
        answer: Answer,
        seat: Seat,
        [before, after]: [f32; 2],
    ) -> Line {
        let telling = self.telling();
        let (player, seat) = (telling.seat(view.seat), telling.seat(seat));
        let args = [
            ("player", (&player).into()),
            ("answer", telling.quoted(view, answer).into()),
            ("seat", (&seat).into()),
            ("before", self.words.percent(before).into()),
            ("after", self.words.percent(after).into()),
        ];
        telling.line("turning-point", &args)
    }
}

impl Telling<'_> {
    /// An answer as part of a line.
    fn quoted(&self, view: &View, answer: Answer) -> String {
        self.marked(&self.teller.answer(view, answer))
    }
}
