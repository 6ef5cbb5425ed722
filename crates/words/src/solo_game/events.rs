//! Events of the player's own society as sentences.

use super::SoloGameTeller;
use crate::companion::listed;
use crate::say::{args, word_of};
use eureka_inventions::Region;
use eureka_inventions::solo_game::Event;

impl SoloGameTeller<'_> {
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
            Event::Chained { by, left } => args![source = self.source(by), left],
            Event::Used { by } => args![source = self.source(by)],
            Event::Aspired(aspiration) => args![tile = self.aspiration(aspiration)],
            Event::Progressed { from, tile } => {
                let tile = tile.map(|tile| self.companion().progress(tile));
                args![aspiration = self.aspiration(from), tile = tile.unwrap_or_default()]
            }
            Event::Wealth { tile } => args![tile = self.tile(tile)],
            Event::Traveled { from, to } => {
                args![region = self.region_phrase(to), origin = self.region_phrase(from)]
            }
            Event::Built { tile, hex } => args![tile = self.tile(tile), number = hex],
            Event::Scored { points, by } => args![points, source = self.source(by)],
            Event::Influence { from, to, by } => {
                args![before = from, now = to, source = self.source(by)]
            }
            Event::Refreshed { sages } => args![sages],
            Event::Left { speciality: Some(of), citizens, scholars }
            | Event::Exhausted { speciality: of, citizens, scholars } => {
                args![specialists = self.specialists(of, citizens), scholars]
            }
            Event::CameHome { speciality, citizens } => {
                args![specialists = self.specialists(speciality, citizens)]
            }
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
            event => word_of(event),
        };
        Some(self.sentence(&format!("solo-game-event-{id}"), &facts))
    }

    /// A list of regions by name.
    pub(super) fn region_names(self, regions: &[Region]) -> String {
        listed(regions.iter().map(|&region| self.region_name(region)))
    }
}
