//! `eureka companion`: plays Chronos and Hephaestus against a person who plays Inventions alone with the real box.

mod form;

use crate::line_reader::LineReader;
use crate::load;
use crate::out::{Out, Paint, UsageError};
use crate::session::{self, Choice, Meaning, TableArgs, Voice};
use crate::table::any_seed;
use crate::text_layout::{Points, Tone};
use anyhow::{Context, Result};
use eureka_inventions::{Answer, Event, Game, Player, Position, Profile, Score, Setup};
use eureka_table::Timeline;
use eureka_words::{AnswerGroup, CompanionNotice, CompanionTeller, Row, SoloGameCommand};
use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play the two opponents of a solo game of Inventions: Evolution of Ideas, beside the real box.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka companion                              try it without a box
  eureka companion --new-profile my-box.toml    enter what is printed on your box, once
  eureka companion --profile my-box.toml --save game.toml
  eureka companion --save game.toml             go on with that game
  eureka companion --difficulty hard --seed 7 --setting A3=never --lang uk

The companion asks what the opponents depend on and tells what to move for them. `help` tells what can be typed; `undo` takes \
back any slip. With your own profile you draw Hephaestus's cards from the real deck, unless --seed lets the program draw. \
Settings are the open questions of docs/inventions.md: A3 (last, never), A5 (any, epoch, mixed), A10 (last, first) and A32 \
(later, always).")]
pub(crate) struct Args {
    /// The profile of your box [default: our own invented values, to try the program].
    #[arg(long, value_name = "FILE")]
    profile: Option<PathBuf>,
    /// The seed of Hephaestus's deck, so that the program draws the cards.
    #[arg(long)]
    seed: Option<u32>,
    #[command(flatten)]
    table: TableArgs,
    /// Ask for the values printed in your box and write them to this file as a profile, without playing.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["profile", "difficulty", "seed", "settings", "save", "report"])]
    new_profile: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let teller = CompanionTeller::new(args.table.reader.words()?);
    let mut lines_in = LineReader::new(input);
    if let Some(path) = &args.new_profile {
        return form::fill(teller, path, out, &mut lines_in);
    }
    let is_set_up = args.profile.is_some() || args.seed.is_some();
    let timeline = args.table.opened("--profile", is_set_up, || begun(args))?;
    let profile = timeline.setup().profile.clone();
    session::play(teller.with_names(&profile), timeline, &args.table, out, &mut lines_in)
}

/// A new game.
fn begun(args: &Args) -> Result<Timeline<Game>> {
    let profile = match &args.profile {
        Some(path) => {
            let within = || path.display().to_string();
            Profile::read(&load::read(path)?).with_context(within)?
        }
        None => Profile::ours().clone(),
    };
    // The invented cards of our own profile exist in no real deck, so the program must draw them.
    let seed = args.seed.or_else(|| profile.ours.then(any_seed));
    let mut setup = Setup::new(profile, seed);
    (setup.difficulty, setup.settings) = args.table.rules()?;
    Timeline::<Game>::begin(setup, ()).map_err(|error| UsageError(error.to_string()).into())
}

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
            let (text, meaning) = match branch {
                AnswerGroup::Leaf(answer) => {
                    (self.answer(game.position(), question, answer), Meaning::Answer(answer))
                }
                AnswerGroup::Fork(kind, answers) => {
                    (self.kind(kind), Meaning::Fork(self.narrow(kind, &answers), answers))
                }
            };
            Choice { text, detail: String::new(), meaning }
        };
        AnswerGroup::of(answers).into_iter().map(choice).collect()
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

    /// The table, shown when an era begins.
    fn scene(self, timeline: &Timeline<Game>, from: usize, paint: Paint) -> Option<String> {
        let begins = |(_, event): &(usize, Event)| matches!(event, Event::EraBegins { .. });
        let is_due = timeline.events()[from..].iter().any(begins);
        is_due.then(|| format!("\n{}", self.whole_table(timeline.game(), paint)))
    }

    /// On return the current turn is told again, but nothing of the set-up.
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
