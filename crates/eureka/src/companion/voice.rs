//! The companion as a session tells it.

use crate::out::Paint;
use crate::session::{Choice, Meant, Voice};
use crate::sheet::{Points, Tone};
use eureka_inventions::{Answer, Event, Game, Player, Position, Score, Setup};
use eureka_table::Timeline;
use eureka_words::{Branch, CompanionNotice, CompanionTeller, Row, SoloGameCommand};

impl<'a> Voice<'a> for CompanionTeller<'a> {
    type Game = Game;

    const RESUME: &'static str = "eureka companion --save";

    fn common(self) -> CompanionTeller<'a> {
        self
    }

    fn begins(self, setup: &Setup) -> String {
        let (difficulty, program_draws) = (setup.difficulty, setup.seed.is_some());
        self.notice(CompanionNotice::Begins { difficulty, program_draws })
    }

    fn about(self, game: &Game) -> String {
        self.box_profile(game.position())
    }

    fn title(self, game: &Game) -> String {
        self.report(game.position())
    }

    fn position(game: &Game) -> &Position {
        game.position()
    }

    fn result(game: &Game) -> Option<Score> {
        game.score()
    }

    fn board(self, game: &Game) -> Vec<(String, Vec<Row>)> {
        let at = game.position();
        let you = vec![Row { label: String::new(), items: self.you(at) }];
        vec![
            (String::new(), self.clock(at)),
            (String::new(), self.regions(at)),
            (String::new(), self.assembly(at)),
            (String::new(), self.milestones(at)),
            (self.player(Player::Hephaestus), self.board(at)),
            (self.player(Player::Chronos), self.chronos(at)),
            (self.your_name(), you),
        ]
    }

    fn your_points(self, game: &Game) -> Points {
        match game.score() {
            Some(score) => vec![(self.your_points(), Some(score.you))],
            None => self.you(game.position()).into_iter().map(|item| (item, None)).collect(),
        }
    }

    fn asks(self, game: &Game) -> Option<String> {
        Some(self.question(game.position(), game.question()?))
    }

    fn choices(self, game: &Game, answers: &[Answer]) -> Vec<Choice<Answer>> {
        let Some(question) = game.question() else { return Vec::new() };
        let choice = |branch| {
            let (text, meant) = match branch {
                Branch::Leaf(answer) => {
                    (self.answer(game.position(), question, answer), Meant::Answer(answer))
                }
                Branch::Fork(kind, answers) => {
                    (self.kind(kind), Meant::Fork(self.narrow(kind, &answers), answers))
                }
            };
            Choice { text, detail: String::new(), meant }
        };
        Branch::of(answers).into_iter().map(choice).collect()
    }

    fn number(answer: Answer) -> Option<u16> {
        match answer {
            Answer::Number(number) => Some(number),
            _ => None,
        }
    }

    fn tells(self, event: &Event) -> Option<(Tone, String)> {
        Some((Tone::of(event), self.event(event)?))
    }

    /// The table, when an era begins.
    fn scene(self, timeline: &Timeline<Game>, from: usize, paint: Paint) -> Option<String> {
        let begins = |(_, event): &(usize, Event)| matches!(event, Event::EraBegins { .. });
        let is_due = timeline.events()[from..].iter().any(begins);
        is_due.then(|| format!("\n{}", self.whole_table(timeline.game(), paint)))
    }

    /// The turn in progress is told again; of the set-up nothing is.
    fn told_before(timeline: &Timeline<Game>) -> usize {
        let begins = |(_, event): &(usize, Event)| {
            matches!(event, Event::Turn { .. } | Event::EraOver { .. })
        };
        let events = timeline.events();
        events.iter().rposition(begins).unwrap_or(events.len())
    }

    fn command(self, word: &str) -> Option<SoloGameCommand> {
        self.read_command(word).map(SoloGameCommand::Companion)
    }

    fn usage(self) -> (String, Vec<(String, String)>) {
        self.help()
    }
}
