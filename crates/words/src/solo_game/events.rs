//! Events of the player's own society as sentences.

use super::SoloGameTeller;
use crate::say::{Phrase, args, word_of};
use crate::speech::Conjunction;
use eureka_inventions::solo_game::{Event, Source};
use eureka_inventions::{Aspiration, Region};

impl<'a> SoloGameTeller<'a> {
    /// A sentence about an event; `None` for an event that needs no words.
    pub fn event(self, event: &Event) -> Option<String> {
        let facts = match *event {
            Event::Table(ref event) => return self.on_table(event, None),
            Event::About(card, ref event) => return self.on_table(event, Some(card)),
            Event::Goals(ref goals) => {
                let goals: Vec<String> = goals.iter().map(|&goal| self.goal(goal)).collect();
                args![goals = goals.join("; ")]
            }
            Event::FirstInvention(card)
            | Event::Took(card)
            | Event::Discarded(card)
            | Event::Revealed(card) => args![card = self.card(card)],
            Event::Ready { tokens } => args![tokens],
            Event::Chained { by, left } => args![source = self.source_phrase(by), left],
            Event::Used { by } => args![source = self.source_phrase(by)],
            Event::Aspired(of) => args![aspiration = aspiration(of)],
            Event::Progressed { from, tile } => {
                let tile = tile.map(|tile| self.companion().progress(tile));
                args![aspiration = aspiration(from), tile = tile.unwrap_or_default()]
            }
            Event::Wealth { tile } => args![tile = self.tile(tile)],
            Event::Traveled { from, to } => {
                args![region = self.region_phrase(to), origin = self.region_phrase(from)]
            }
            Event::Built { tile, hex } => args![tile = self.tile(tile), number = hex],
            Event::Scored { points, by } => args![points, source = self.source_phrase(by)],
            Event::Influence { from, to, by } => {
                args![
                    before = from,
                    now = to,
                    change = change(from, to),
                    source = self.source_phrase(by)
                ]
            }
            Event::Refreshed { sages } => args![sages],
            Event::Left { speciality: Some(of), citizens, scholars }
            | Event::Exhausted { speciality: of, citizens, scholars } => {
                args![speciality = of, specialists = citizens.saturating_sub(scholars), scholars]
            }
            Event::CameHome { speciality, citizens } => args![speciality, count = citizens],
            Event::Scholars { citizens } => args![citizens],
            Event::Left { speciality: None, .. }
            | Event::Idle
            | Event::NoRoom
            | Event::EconomyToken
            | Event::NoScholar => args![],
        };
        let id = match event {
            Event::Progressed { tile: None, .. } => "not-progressed".to_owned(),
            Event::Left { speciality: None, .. } => "scholar-left".to_owned(),
            Event::Influence { by: Source::Idle(_), .. } => "influence-idle".to_owned(),
            event => word_of(event),
        };
        Some(self.sentence(&format!("solo-game-event-{id}"), &facts))
    }

    /// A list of regions as a noun phrase.
    pub(super) fn region_phrases<'r>(
        self,
        regions: impl IntoIterator<Item = &'r Region>,
    ) -> Phrase<'a> {
        let regions = regions.into_iter().map(|&region| self.region_phrase(region));
        self.words.list(Conjunction::And, regions)
    }
}

/// The direction in which influence changes, as a word to select by.
pub(crate) const fn change(from: u8, to: u8) -> &'static str {
    if from < to { "up" } else { "down" }
}

/// An Aspiration tile as a word to select by.
const fn aspiration(aspiration: Aspiration) -> &'static str {
    match aspiration {
        Aspiration::Of(speciality) => speciality.word(),
        Aspiration::Wild => "wild",
    }
}
