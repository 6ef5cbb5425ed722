//! What happens to your society.

use super::{Facts, SoloGameTeller};
use crate::companion::listed;
use crate::say::Args;
use eureka_inventions::Region;
use eureka_inventions::solo_game::{Event, Tile};

impl SoloGameTeller<'_> {
    /// A sentence about what happened; none where there is nothing to say.
    pub fn event(self, event: &Event) -> Option<String> {
        let told =
            |id: &str, args: Args<'_, '_>| self.sentence(&format!("society-event-{id}"), args);
        Some(match event {
            Event::Table(event) => return self.on_table(event, None),
            Event::About(card, event) => return self.on_table(event, Some(*card)),
            Event::Goals(goals) => {
                let goals: Vec<String> = goals.iter().map(|&goal| self.goal(goal)).collect();
                told("goals", &[("goals", goals.join("; ").into())])
            }
            Event::FirstInvention(card) => told("first-invention", &[self.named(*card)]),
            Event::Took(card) => told("took", &[self.named(*card)]),
            Event::Discarded(card) => told("discarded", &[self.named(*card)]),
            Event::Revealed(card) => told("revealed", &[self.named(*card)]),
            Event::Ready { tokens } => told("ready", &[("tokens", (*tokens).into())]),
            Event::Idle => told("idle", &[]),
            Event::Chained { by, left } => {
                let source = ("source", self.source(*by).into());
                told("chained", &[source, ("left", (*left).into())])
            }
            Event::Used { by } => told("used", &[("source", self.source(*by).into())]),
            Event::Aspired(aspiration) => {
                told("aspired", &[("tile", self.aspiration(*aspiration).into())])
            }
            Event::NoRoom => told("no-room", &[]),
            Event::Progressed { from, tile } => {
                let aspiration = ("aspiration", self.aspiration(*from).into());
                match tile {
                    Some(tile) => {
                        let tile = ("tile", self.companion().progress(*tile).into());
                        told("progressed", &[aspiration, tile])
                    }
                    None => told("not-progressed", &[aspiration]),
                }
            }
            Event::Wealth { tile } => told("wealth", &[("tile", self.tile(*tile).into())]),
            Event::Travelled { from, to } => told("travelled", &self.between(*from, *to)),
            Event::Built { tile, hex } => told("built", &self.built(*tile, *hex)),
            Event::EconomyToken => told("economy-token", &[]),
            Event::Scored { points, by } => {
                let source = ("source", self.source(*by).into());
                told("scored", &[("points", (*points).into()), source])
            }
            Event::Influence { from, to, by } => {
                let source = ("source", self.source(*by).into());
                told("influence", &[("before", (*from).into()), ("now", (*to).into()), source])
            }
            Event::Refreshed { sages } => told("refreshed", &[("sages", (*sages).into())]),
            Event::Left { .. }
            | Event::Exhausted { .. }
            | Event::CameHome { .. }
            | Event::Scholars { .. }
            | Event::NoScholar => {
                let (id, facts) = self.moved(event)?;
                told(id, &facts)
            }
        })
    }

    /// Who leaves home, is exhausted or comes home.
    fn moved(self, event: &Event) -> Option<(&'static str, Facts)> {
        let who = |of, citizens| ("specialists", self.specialists(of, citizens).into());
        Some(match *event {
            Event::Left { speciality: Some(of), citizens, scholars } => {
                ("left", vec![who(of, citizens), ("scholars", scholars.into())])
            }
            Event::Left { speciality: None, .. } => ("scholar-left", Vec::new()),
            Event::Exhausted { speciality, citizens, scholars } => {
                ("exhausted", vec![who(speciality, citizens), ("scholars", scholars.into())])
            }
            Event::CameHome { speciality, citizens } => {
                ("came-home", vec![who(speciality, citizens)])
            }
            Event::Scholars { citizens } => ("scholars", vec![("citizens", citizens.into())]),
            Event::NoScholar => ("no-scholar", Vec::new()),
            _ => return None,
        })
    }

    pub(super) fn built(self, tile: Tile, hex: u8) -> Facts {
        vec![("tile", self.tile(tile).into()), ("number", hex.into())]
    }

    /// Names of regions in a row.
    pub(super) fn places(self, regions: &[Region]) -> String {
        listed(regions.iter().map(|&region| self.place(region)))
    }
}
