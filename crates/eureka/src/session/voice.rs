//! The trait `Voice`: everything in which the two games of Inventions differ for a session.

use super::Choice;
use crate::out::Paint;
use crate::text_layout::{self, Points, Tone, lines};
use eureka_inventions::{Illegal, Position, Score};
use eureka_table::{Game, Timeline};
use eureka_words::{CompanionNotice, CompanionTeller, Row, SoloGameCommand};

/// An answer in the game of a `Voice`.
pub(crate) type AnswerOf<'a, V> = <<V as Voice<'a>>::Game as Game>::Answer;

/// One of the games with its texts and commands.
pub(crate) trait Voice<'a>: Copy {
    /// The game.
    type Game: Game<Rules = (), Illegal = Illegal>;

    /// The command that resumes a saved game, to be followed by its file.
    const RESUME: &'static str;

    /// The teller of the texts that both games share.
    fn common(self) -> CompanionTeller<'a>;

    /// The words at the beginning.
    fn begins(self, setup: &<Self::Game as Game>::Setup) -> String;

    /// The box profile or the content in use.
    fn about(self, game: &Self::Game) -> String;

    /// The title of the report.
    fn title(self, game: &Self::Game) -> String;

    /// The table, as far as the open question leaves it.
    fn position(game: &Self::Game) -> &Position;

    /// The result, once the game is over.
    fn result(game: &Self::Game) -> Option<Score>;

    /// The rows of the whole table under their titles.
    fn board(self, game: &Self::Game) -> Vec<(String, Vec<Row>)>;

    /// The whole table: regions, assembly, milestones, both opponents and you.
    fn whole_table(self, game: &Self::Game, paint: Paint) -> String {
        let heading = paint.bold(&self.common().heading(Self::position(game)));
        let about = lines(&self.about(game));
        format!("{heading}\n{about}{}", text_layout::parts(paint, &self.board(game)))
    }

    /// The person's points.
    fn your_points(self, game: &Self::Game) -> Points;

    /// The open question.
    fn asks(self, game: &Self::Game) -> Option<String>;

    /// The choices for these answers to the open question, a few at a time.
    fn choices(
        self,
        game: &Self::Game,
        answers: &[AnswerOf<'a, Self>],
    ) -> Vec<Choice<AnswerOf<'a, Self>>>;

    /// The number, if the answer is one.
    fn number(answer: AnswerOf<'a, Self>) -> Option<u16>;

    /// An event in words; `None` for one that needs no words.
    fn tells(self, event: &<Self::Game as Game>::Event) -> Option<(Tone, String)>;

    /// The part of the table to show after the events from this one on.
    fn scene(self, timeline: &Timeline<Self::Game>, from: usize, paint: Paint) -> Option<String>;

    /// The number of events that are not told again when the person comes back.
    fn told_before(timeline: &Timeline<Self::Game>) -> usize;

    /// The number of events that are not told again after an answer was taken back.
    fn told_after_undo(timeline: &Timeline<Self::Game>) -> usize {
        Self::told_before(timeline)
    }

    /// The command with this name.
    fn command(self, word: &str) -> Option<SoloGameCommand>;

    /// The help: a title, then each command and its effect.
    fn usage(self) -> (String, Vec<(String, String)>);

    /// The refusal of an undo that would be unfair.
    fn not_undone(self) -> String {
        self.common().notice(CompanionNotice::NothingUndone)
    }

    /// A good answer, if this game can find one.
    fn hint(self, _: &Timeline<Self::Game>) -> Option<String> {
        None
    }
}
