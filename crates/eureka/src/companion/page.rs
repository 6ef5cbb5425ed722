//! The table, the points, the end and the log in plain text.

use crate::out::Paint;
use crate::sheet::{self, Tone, lines};
use eureka_inventions::{Event, Game, Player};
use eureka_words::{CompanionTeller, Row};

/// Texts of one game.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) teller: CompanionTeller<'a>,
    pub(super) game: &'a Game,
    pub(super) paint: Paint,
}

impl Page<'_> {
    /// The whole table: regions, assembly, milestones, both opponents and you.
    pub(super) fn table(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let you = vec![Row { label: String::new(), items: teller.you(at) }];
        let board = [
            (String::new(), teller.clock(at)),
            (String::new(), teller.regions(at)),
            (String::new(), teller.assembly(at)),
            (String::new(), teller.milestones(at)),
            (teller.player(Player::Hephaestus), teller.board(at)),
            (teller.player(Player::Chronos), teller.chronos(at)),
            (teller.your_name(), you),
        ];
        let mut text = format!("{}\n", self.paint.bold(&teller.heading(at)));
        text += &lines(&teller.box_profile(at));
        text + &sheet::parts(self.paint, &board)
    }

    /// The points of both sides as far as they are known.
    pub(super) fn score(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let bots = teller.bot_sheet(at).into_iter();
        let bots = bots.map(|(label, points)| (label, Some(points))).collect();
        let yours = match self.game.score() {
            Some(score) => vec![(teller.your_points(), Some(score.you))],
            None => teller.you(at).into_iter().map(|item| (item, None)).collect(),
        };
        sheet::points(self.paint, &[(teller.bots(), bots), (teller.your_name(), yours)])
    }

    /// The end: the sheet of both sides, both ways to win, the awards and the level.
    pub(super) fn end(self) -> String {
        let Some(score) = self.game.score() else { return String::new() };
        self.score() + &sheet::ending(self.paint, self.teller, self.game.position(), &score)
    }

    /// The page to keep: how the game ended, and all of it.
    pub(super) fn report(self) -> String {
        let (teller, at) = (self.teller, self.game.position());
        let [_, log] = teller.report_parts();
        let mut text = lines(&teller.report(at)) + &lines(&teller.box_profile(at));
        text += &format!("\n{}", self.end());
        text += &format!("\n{log}\n");
        self.game.log().iter().for_each(|event| text += &self.event(event));
        text
    }

    /// What happened: the beginning of a turn, something to move, or why something else is passed over.
    pub(super) fn event(self, event: &Event) -> String {
        let told = self.teller.event(event);
        told.map_or_else(String::new, |text| sheet::told(self.paint, Tone::of(event), &text))
    }
}
