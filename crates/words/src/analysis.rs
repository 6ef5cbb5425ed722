//! Texts of an analysis, in which a search judges a game: chances to win, decisions, mistakes and turning points.

use crate::line::Line;
use crate::say::args;
use crate::teller::{Teller, Telling};
use crate::words::Words;
use eureka_innovation::{Answer, Seat, View};

/// A title, or a label beside a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caption {
    /// The list of mistakes.
    Mistakes,
    /// The list of turning points.
    TurningPoints,
    /// The graph of the chances.
    Chart,
    /// The axis of the answers in that graph.
    Answers,
    /// The axis of the chances, where each curve is a player's own chance.
    OwnChances,
}

/// An answer that was given, and its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// The answer.
    pub answer: Answer,
    /// The chance to win with it.
    pub after: f32,
    /// The difference to the best chance, if the answer counts as a mistake.
    pub mistake: Option<f32>,
}

impl Words {
    /// A chance to win, from 0 to 1, in percent.
    pub fn percent(&self, chance: f32) -> String {
        let number = (chance * 100.0).round() as u64;
        self.text("percent", &args![number])
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
        self.text(id, &[])
    }
}

impl Teller<'_> {
    /// The first line of an analysis: the file, the table, and the number of decisions that were judged.
    pub fn analysis(self, file: &str, seating: &str, decisions: u64) -> String {
        self.words.text("analysis-heading", &args![file, seating, decisions])
    }

    /// A notice that the analysis was stopped, with the number of answers judged until then and the total.
    pub fn analysis_interrupted(self, looked: u64, answers: u64) -> String {
        self.words.text("analysis-interrupted", &args![looked, answers])
    }

    /// The axis of a graph in which all chances are one player's.
    pub fn chances_seen_by(self, seat: Seat) -> String {
        let telling = self.telling();
        telling.line("chart-chance-of", &args![seat = telling.seat(seat)]).to_string()
    }

    /// A player's chance to win.
    pub fn chance(self, seat: Seat, chance: f32) -> Line {
        let telling = self.telling();
        let (seat, chance) = (telling.seat(seat), self.words.percent(chance));
        telling.line("player-chance", &args![seat, chance])
    }

    /// An answer with the chance to win that the search found for it, and the number of times the search tried it.
    pub fn look(self, view: &View, answer: Answer, chance: f32, visits: u32) -> Line {
        let telling = self.telling();
        let (answer, chance) = (telling.quoted(view, answer), self.words.percent(chance));
        telling.line("look", &args![answer, chance, visits])
    }

    /// The decision of the seat that this view belongs to.
    pub fn decision(self, view: &View, decided: Decided) -> Line {
        let telling = self.telling();
        let (seat, answer) = (telling.seat(view.seat), telling.quoted(view, decided.answer));
        let args = args![seat, answer, chance = self.words.percent(decided.after)];
        match decided.mistake.map(|lost| self.words.percent(lost)) {
            Some(lost) => telling.line("decision-mistake", &args![lost, ..args]),
            None => telling.line("decision", &args),
        }
    }

    /// A mistake of the seat that this view belongs to: its answer, the better one, and the chance lost.
    pub fn mistake(self, view: &View, answer: Answer, better: Answer, lost: f32) -> Line {
        let telling = self.telling();
        let [answer, better] = [answer, better].map(|answer| telling.quoted(view, answer));
        let (seat, lost) = (telling.seat(view.seat), self.words.percent(lost));
        telling.line("mistake", &args![seat, answer, better, lost])
    }

    /// A line for a player who made no mistake.
    pub fn no_mistakes(self, seat: Seat) -> Line {
        let telling = self.telling();
        telling.line("no-mistakes", &args![seat = telling.seat(seat)])
    }

    /// The change in the chance of `seat` when the seat that this view belongs to gave its answer.
    pub fn turning_point(self, view: &View, answer: Answer, seat: Seat, chances: [f32; 2]) -> Line {
        let telling = self.telling();
        let (player, answer) = (telling.seat(view.seat), telling.quoted(view, answer));
        let [before, after] = chances.map(|chance| self.words.percent(chance));
        let args = args![player, answer, seat = telling.seat(seat), before, after];
        telling.line("turning-point", &args)
    }
}

impl Telling<'_> {
    /// An answer as part of a line.
    fn quoted(&self, view: &View, answer: Answer) -> String {
        self.marked(&self.teller.answer(view, answer))
    }
}
