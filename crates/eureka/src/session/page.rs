//! The table, the points, the end and the log in plain text.

use super::voice::Voice;
use crate::out::Paint;
use crate::sheet::{self, lines};
use eureka_table::{Game, Timeline};

/// The whole table: regions, assembly, milestones, both opponents and you.
pub(crate) fn table<'a, V: Voice<'a>>(voice: V, game: &V::Game, paint: Paint) -> String {
    let heading = paint.bold(&voice.common().heading(V::position(game)));
    let about = lines(&voice.about(game));
    format!("{heading}\n{about}{}", sheet::parts(paint, &voice.board(game)))
}

/// The texts of one game.
pub(super) struct Page<'g, 'a, V: Voice<'a>> {
    pub(super) voice: V,
    pub(super) timeline: &'g Timeline<V::Game>,
    pub(super) paint: Paint,
    /// How many events have been told.
    pub(super) told: usize,
}

impl<'a, V: Voice<'a>> Page<'_, 'a, V> {
    /// The points of both sides as far as they are known.
    pub(super) fn score(&self) -> String {
        let (words, game) = (self.voice.common(), self.timeline.game());
        let bots = words.bot_sheet(V::position(game)).into_iter();
        let bots = bots.map(|(label, points)| (label, Some(points))).collect();
        let yours = self.voice.your_points(game);
        sheet::points(self.paint, &[(words.bots(), bots), (words.your_name(), yours)])
    }

    /// The end: the sheet of both sides, both ways to win, the awards and the level.
    pub(super) fn end(&self) -> String {
        let game = self.timeline.game();
        let Some(score) = V::result(game) else { return String::new() };
        let at = V::position(game);
        self.score() + &sheet::ending(self.paint, self.voice.common(), at, &score)
    }

    /// The page to keep: how the game ended, and all of it.
    pub(super) fn report(&self) -> String {
        let (voice, game) = (self.voice, self.timeline.game());
        let [_, log] = voice.common().report_parts();
        let mut text = lines(&voice.title(game)) + &lines(&voice.about(game));
        text += &format!("\n{}\n{log}\n", self.end());
        text + &self.events(0)
    }

    /// What has happened and was not yet told.
    pub(super) fn news(&self) -> String {
        let scene = self.voice.scene(self.timeline, self.told, self.paint);
        self.events(self.told) + &scene.unwrap_or_default()
    }

    fn events(&self, from: usize) -> String {
        let told = |(_, event): &(usize, <V::Game as Game>::Event)| {
            let (tone, text) = self.voice.tells(event)?;
            Some(sheet::told(self.paint, tone, &text))
        };
        self.timeline.events()[from..].iter().filter_map(told).collect()
    }
}
