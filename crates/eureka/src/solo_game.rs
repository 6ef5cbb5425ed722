//! `eureka play inventions`: the whole solo game of Inventions, line by line.

use crate::line_reader::LineReader;
use crate::load;
use crate::out::{Out, Paint};
use crate::session::{self, Choice, Meaning, TableArgs, Voice};
use crate::table::any_seed;
use crate::text_layout::{self, Points, Tone};
use anyhow::Result;
use eureka_bots::inventions::{Adviser, Level};
use eureka_bots::{Seen, luck_of};
use eureka_inventions::solo_game::{Answer, Event, Game, Setup, Tally};
use eureka_inventions::{Event as TableEvent, Player, Position, Score};
use eureka_table::{Seat, Timeline};
use eureka_words::{
    CompanionTeller, Row, SoloGameBranch, SoloGameCommand, SoloGameNotice, SoloGameTeller,
};
use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Play the whole solo game of Inventions: Evolution of Ideas, with our own invented content (unofficial).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka play inventions
  eureka play inventions --difficulty hard --seed 7 --save game.toml
  eureka play inventions --save game.toml       go on with that game
  eureka play inventions --content my-content.toml --lang uk

You play against Chronos and Hephaestus. Answer with the number of an answer; `help` tells the rest. What is printed on cards and \
tiles stands in cards/inventions/content.toml; a copy of it, edited as you like, is played with --content. \
Settings are the open questions of docs/inventions.md: A3 (last, never), A5 (any, epoch, mixed), A10 (last, first) and A32 \
(later, always).")]
pub(crate) struct Args {
    /// A file with the content of the board, cards and tiles [default: our own].
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// The seed of everything random [default: random].
    #[arg(long)]
    seed: Option<u32>,
    #[command(flatten)]
    table: TableArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let words = args.table.reader.words()?;
    let is_set_up = args.content.is_some() || args.seed.is_some();
    let timeline = args.table.opened("--content", is_set_up, || begun(args))?;
    let content = Arc::clone(&timeline.setup().content);
    let teller = SoloGameTeller::new(words, &content);
    session::play(teller, timeline, &args.table, out, &mut LineReader::new(input))
}

/// A new game.
fn begun(args: &Args) -> Result<Timeline<Game>> {
    let mut setup = Setup::new(args.seed.unwrap_or_else(any_seed));
    if let Some(path) = &args.content {
        setup.content = load::content(path)?;
    }
    (setup.difficulty, setup.settings) = args.table.rules()?;
    Ok(Timeline::begin(setup, ())?)
}

impl<'a> Voice<'a> for SoloGameTeller<'a> {
    type Game = Game;

    const RESUME: &'static str = "eureka play inventions --save";

    fn common(self) -> CompanionTeller<'a> {
        self.companion()
    }

    fn begins(self, setup: &Setup) -> String {
        let (difficulty, seed) = (setup.difficulty, setup.seed);
        self.notice(SoloGameNotice::Begins { difficulty, seed })
    }

    fn about(self, _: &Game) -> String {
        self.content()
    }

    fn title(self, game: &Game) -> String {
        self.report(game.world())
    }

    fn position(game: &Game) -> &Position {
        &game.world().position
    }

    fn result(game: &Game) -> Option<Score> {
        game.score()
    }

    fn board(self, game: &Game) -> Vec<(String, Vec<Row>)> {
        let (words, world) = (self.companion(), game.world());
        let at = &world.position;
        vec![
            (String::new(), words.clock(at)),
            (String::new(), self.regions(world)),
            (String::new(), self.displays(world)),
            (String::new(), words.assembly(at)),
            (String::new(), words.milestones(at)),
            (words.player(Player::Hephaestus), words.board(at)),
            (words.player(Player::Chronos), words.chronos(at)),
            (words.your_name(), self.society(world)),
        ]
    }

    fn your_points(self, game: &Game) -> Points {
        self.tally(game.world(), &Tally::of(game.content(), game.world()))
    }

    fn asks(self, game: &Game) -> Option<String> {
        Some(self.question(game.world(), game.question()?))
    }

    fn choices(self, game: &Game, answers: &[Answer]) -> Vec<Choice<Answer>> {
        let Some(question) = game.question() else { return Vec::new() };
        let choice = |branch| match branch {
            SoloGameBranch::Leaf(answer) => Choice {
                text: self.answer(game.world(), question, answer),
                detail: self.detail(game.world(), question, answer).join("; "),
                meaning: Meaning::Answer(answer),
            },
            SoloGameBranch::Fork(answers) => Choice {
                text: self.fork(&answers),
                detail: String::new(),
                meaning: Meaning::Fork(self.narrow(&answers), answers),
            },
        };
        SoloGameBranch::of(answers).into_iter().map(choice).collect()
    }

    fn number(answer: Answer) -> Option<u16> {
        match answer {
            Answer::Number(number) => Some(number.into()),
            _ => None,
        }
    }

    fn tells(self, event: &Event) -> Option<(Tone, String)> {
        let tone = match event {
            Event::Table(event) | Event::About(_, event) => Tone::of(event),
            Event::NoRoom | Event::NoScholar | Event::Idle => Tone::Aside,
            Event::Chained { .. } | Event::Used { .. } => Tone::Choice,
            _ => Tone::Action,
        };
        Some((tone, self.event(event)?))
    }

    /// When your turn begins, the regions, the ideas and your society are shown.
    fn scene(self, timeline: &Timeline<Game>, from: usize, paint: Paint) -> Option<String> {
        let is_due = from == 0 || timeline.events()[from..].iter().any(is_your_turn);
        let (game, world) = (timeline.game(), timeline.game().world());
        game.question().filter(|_| is_due).map(|_| {
            let ideas = self.displays(world).into_iter().take(1).collect();
            let board = [
                (String::new(), self.regions(world)),
                (String::new(), ideas),
                (self.companion().your_name(), self.society(world)),
            ];
            text_layout::parts(paint, &board)
        })
    }

    /// On return your last turn is told again; in the set-up, everything.
    fn told_before(timeline: &Timeline<Game>) -> usize {
        timeline.events().iter().rposition(is_your_turn).unwrap_or(0)
    }

    fn told_after_undo(timeline: &Timeline<Game>) -> usize {
        timeline.events().len()
    }

    fn command(self, word: &str) -> Option<SoloGameCommand> {
        self.read_command(word)
    }

    fn usage(self) -> (String, Vec<(String, String)>) {
        self.help()
    }

    fn not_undone(self) -> String {
        self.notice(SoloGameNotice::NotUndone)
    }

    fn hint(self, timeline: &Timeline<Game>) -> Option<String> {
        let game = timeline.game();
        let (Some(seen), Some(question)) = (Seen::of(game, timeline.moment()), game.question())
        else {
            return Some(self.notice(SoloGameNotice::NoHint));
        };
        let luck = luck_of(timeline.setup().seed.into(), Seat::A);
        let answer = Adviser::from(Level::Expert).seat(luck).choose(seen);
        let answer = &self.answer(game.world(), question, answer);
        Some(self.notice(SoloGameNotice::Hint { answer }))
    }
}

fn is_your_turn((_, event): &(usize, Event)) -> bool {
    matches!(event, Event::Table(TableEvent::Turn { player: Player::You, .. }))
}
