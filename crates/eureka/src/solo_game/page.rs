//! The table, your society, the points, the end and the log in plain text.

use crate::out::Paint;
use crate::sheet::{self, Tone, lines};
use eureka_inventions::Player;
use eureka_inventions::solo_game::{Event, Game, Tally};
use eureka_words::SoloGameTeller;

/// Texts of one game.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) teller: SoloGameTeller<'a>,
    pub(super) game: &'a Game,
    pub(super) paint: Paint,
}

impl Page<'_> {
    /// What you look at before you play: the regions, the ideas and your society.
    pub(super) fn view(self) -> String {
        let (teller, world) = (self.teller, self.game.world());
        let ideas = teller.displays(world).into_iter().take(1).collect();
        let board = [
            (String::new(), teller.regions(world)),
            (String::new(), ideas),
            (teller.companion().your_name(), teller.society(world)),
        ];
        sheet::parts(self.paint, &board)
    }

    /// The whole table.
    pub(super) fn table(self) -> String {
        let (teller, world) = (self.teller, self.game.world());
        let (solo, at) = (teller.companion(), &world.position);
        let board = [
            (String::new(), solo.clock(at)),
            (String::new(), teller.regions(world)),
            (String::new(), teller.displays(world)),
            (String::new(), solo.assembly(at)),
            (String::new(), solo.milestones(at)),
            (solo.player(Player::Hephaestus), solo.board(at)),
            (solo.player(Player::Chronos), solo.chronos(at)),
            (solo.your_name(), teller.society(world)),
        ];
        let mut text = format!("{}\n", self.paint.bold(&solo.heading(at)));
        text += &lines(&teller.content());
        text + &sheet::parts(self.paint, &board)
    }

    /// The points of both sides as if the game were over.
    pub(super) fn score(self) -> String {
        let (teller, world) = (self.teller, self.game.world());
        let solo = teller.companion();
        let bots = solo.bot_sheet(&world.position).into_iter();
        let bots = bots.map(|(label, points)| (label, Some(points))).collect();
        let yours = teller.tally(world, &Tally::of(self.game.content(), world));
        sheet::points(self.paint, &[(solo.bots(), bots), (solo.your_name(), yours)])
    }

    /// The end: the sheet of both sides, both ways to win, the awards and the level.
    pub(super) fn end(self) -> String {
        let Some(score) = self.game.score() else { return String::new() };
        let at = &self.game.world().position;
        self.score() + &sheet::ending(self.paint, self.teller.companion(), at, &score)
    }

    /// The page to keep: how the game ended, and all of it.
    pub(super) fn report(self) -> String {
        let teller = self.teller;
        let [_, log] = teller.companion().report_parts();
        let mut text = lines(&teller.report(self.game.world())) + &lines(&teller.content());
        text += &format!("\n{}", self.end());
        text += &format!("\n{log}\n");
        self.game.log().iter().for_each(|event| text += &self.event(event));
        text
    }

    /// What happened: the beginning of a turn, a deed, or why something else is passed over.
    pub(super) fn event(self, event: &Event) -> String {
        let Some(text) = self.teller.event(event) else { return String::new() };
        let tone = match event {
            Event::Table(event) | Event::About(_, event) => Tone::of(event),
            Event::NoRoom | Event::NoScholar | Event::Idle => Tone::Aside,
            Event::Chained { .. } | Event::Used { .. } => Tone::Choice,
            _ => Tone::Deed,
        };
        sheet::told(self.paint, tone, &text)
    }
}
