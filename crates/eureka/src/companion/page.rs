//! The table, the points, the end and the log in plain text.

use crate::out::Paint;
use eureka_inventions::{Event, Game, Player};
use eureka_words::{Row, SoloTeller};

/// The most columns that a line fills.
const WIDTH: usize = 80;

/// Texts of one game.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) teller: SoloTeller<'a>,
    pub(super) game: &'a Game,
    pub(super) paint: Paint,
}

impl Page<'_> {
    /// The whole table: regions, assembly, milestones, both opponents and you.
    pub(super) fn table(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let you = vec![Row { label: String::new(), items: teller.you(at) }];
        let mut board = self.clock_and_regions();
        board.push((String::new(), teller.assembly(at)));
        board.push((String::new(), teller.milestones(at)));
        board.push((teller.player(Player::Hephaestus), teller.board(at)));
        board.push((teller.player(Player::Chronos), teller.chronos(at)));
        board.push((teller.your_name(), you));
        let labels = board.iter().flat_map(|(_, rows)| rows).map(|row| width(&row.label));
        // Two spaces before a label, and two behind it.
        let indent = labels.max().unwrap_or(0) + 4;
        let mut text = format!("{}\n", self.paint.bold(&teller.heading(at)));
        text += &self.lines(&teller.box_profile(at));
        for (title, rows) in board {
            text.push('\n');
            if !title.is_empty() {
                text += &format!("{}\n", self.paint.bold(&title));
            }
            rows.iter().for_each(|row| text += &self.row(row, indent));
        }
        text
    }

    fn clock_and_regions(self) -> Vec<(String, Vec<Row>)> {
        let at = self.game.position();
        let parts = [self.teller.clock(at), self.teller.regions(at)];
        parts.map(|rows| (String::new(), rows)).to_vec()
    }

    /// A row; what does not fit goes on below, under the first item.
    fn row(self, row: &Row, indent: usize) -> String {
        let label = format!("  {:<width$}", row.label, width = indent - 2);
        let mut lines = wrapped(&row.items.join(" · "), indent);
        if row.items.is_empty() {
            lines[0].push('–');
        }
        let first = format!("{}{}\n", self.paint.dim(&label), lines[0]);
        let others = lines[1..].iter().map(|line| format!("{}{line}\n", " ".repeat(indent)));
        std::iter::once(first).chain(others).collect()
    }

    /// The points of both sides as far as they are known.
    pub(super) fn score(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let mut text = format!("{}\n", self.paint.bold(&teller.bots()));
        let sheet = teller.bot_sheet(at);
        let ended = self.game.score().map(|score| (teller.your_points(), score.you));
        let widest = sheet.iter().chain(&ended).map(|(label, _)| width(label)).max().unwrap_or(0);
        for (label, points) in sheet {
            text += &format!("  {label:<widest$}  {points:>4}\n");
        }
        text += &format!("{}\n", self.paint.bold(&teller.your_name()));
        match ended {
            Some((label, points)) => text += &format!("  {label:<widest$}  {points:>4}\n"),
            None => {
                for line in teller.you(at).iter().flat_map(|item| wrapped(item, 2)) {
                    text += &format!("  {line}\n");
                }
            }
        }
        text
    }

    /// The end: the sheet of both sides, both ways to win, the awards and the level.
    pub(super) fn end(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let Some(score) = self.game.score() else { return String::new() };
        let mut text = self.score();
        text.push('\n');
        teller.goals(&score).iter().for_each(|goal| text += &self.lines(goal));
        let [awards, _] = teller.report_parts();
        text += &format!("\n{}\n", self.paint.bold(&awards));
        for award in teller.awards(at, &score) {
            let sign = if award.met { "✓" } else { "–" };
            let line = format!("{} ({})", award.text, award.honour);
            for (index, line) in wrapped(&line, 7).iter().enumerate() {
                let begin = match index {
                    0 => format!("{:>3}. {sign} ", award.number),
                    _ => " ".repeat(7),
                };
                text += &format!("{begin}{line}\n");
            }
        }
        text += &format!("\n{}\n", self.paint.bold(&teller.level(&score)));
        text
    }

    /// The page to keep: how the game ended, and all of it.
    pub(super) fn report(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let [_, log] = teller.report_parts();
        let mut text = self.lines(&teller.report(at)) + &self.lines(&teller.box_profile(at));
        text += &format!("\n{}", self.end());
        text += &format!("\n{log}\n");
        self.game.log().iter().for_each(|event| text += &self.event(event));
        text
    }

    /// A text from the first column on.
    fn lines(self, text: &str) -> String {
        wrapped(text, 0).iter().map(|line| format!("{line}\n")).collect()
    }

    /// What happened: the beginning of a turn, something to move, or why something else is passed over.
    pub(super) fn event(self, event: &Event) -> String {
        let Some(told) = self.teller.event(event) else { return String::new() };
        let sign = match event {
            Event::Turn { .. } | Event::EraOver { .. } | Event::EraBegins { .. } | Event::Over => {
                return format!("\n{}\n", self.paint.bold(&told));
            }
            Event::RowPassed { .. }
            | Event::RegionPassed { .. }
            | Event::ProgressPassed { .. }
            | Event::ChainBroken { .. }
            | Event::NoProgress { .. }
            | Event::Nothing { .. } => "·",
            Event::Chose { .. } | Event::Chained { .. } => "→",
            _ => "▸",
        };
        let lines = wrapped(&told, 4);
        let line = |(index, line): (usize, &String)| {
            let begin = if index == 0 { format!("  {sign} ") } else { " ".repeat(4) };
            match sign {
                "·" => format!("{}\n", self.paint.dim(&format!("{begin}{line}"))),
                _ => format!("{begin}{line}\n"),
            }
        };
        lines.iter().enumerate().map(line).collect()
    }
}

/// The lines of a text that begins in this column.
pub(super) fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if indent + width(line) + 1 + width(word) > WIDTH {
            lines.push(word.to_owned());
        } else {
            *line += &format!(" {word}");
        }
    }
    lines
}

/// How many columns a text fills.
fn width(text: &str) -> usize {
    text.chars().count()
}
