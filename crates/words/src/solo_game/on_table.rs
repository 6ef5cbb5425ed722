//! What happens on the table: nobody has to move anything, so it is told otherwise than beside a real box.

use super::SoloGameTeller;
use crate::say::{Facts, args};
use eureka_inventions::solo_game::Tile;
use eureka_inventions::{Event, Goal, IdeaCard, Player};

impl<'a> SoloGameTeller<'a> {
    /// Something on the table, about a card or not; what needs no hand is told as the companion does it.
    pub(super) fn on_table(self, event: &Event, card: Option<IdeaCard>) -> Option<String> {
        // The cards that come are told one by one.
        if *event == Event::DisplayFilled {
            return None;
        }
        let (id, facts) = self.companion().told(event)?;
        let id = match id.as_str() {
            "chose-region" => "solo-game-table-chose".to_owned(),
            "marker-put-on" => "solo-game-table-marker".to_owned(),
            id => format!("solo-game-table-{id}"),
        };
        let own = self.facts(event, card).filter(|_| self.words.variables.contains_key(&id));
        let Some(mut own) = own else { return self.companion().event(event) };
        // A message takes the first argument of a name.
        own.extend(facts);
        Some(self.sentence(&id, &own))
    }

    /// What the companion says in another way, or does not know; none if a card is missing, which is then told as the companion does it.
    fn facts(self, event: &Event, card: Option<IdeaCard>) -> Option<Facts<'a>> {
        Some(match *event {
            Event::Unclaimed { ref regions } => args![regions = self.places(regions)],
            Event::BotsScored { reason, .. }
            | Event::YouScored { reason, .. }
            | Event::Influence { reason, .. } => args![reason = self.reason(reason)],
            Event::TookWealth { region, letter, .. } => {
                args![region = self.at(region), tile = self.tile(Tile::Wealth(letter))]
            }
            Event::Chose { goal: Goal::Region(region), .. }
            | Event::Walked { region, .. }
            | Event::RegionPassed { region, .. }
            | Event::Settled { region, .. }
            | Event::Recalled { region, .. }
            | Event::TookSage { region, .. }
            | Event::Flipped { region, .. }
            | Event::TokenLaid { region, .. } => args![region = self.at(region)],
            Event::Replaced { region, .. }
            | Event::Presented { region, .. }
            | Event::Invented { region, .. }
            | Event::Innovated { region, .. }
            | Event::Shared { region, .. } => {
                args![region = self.at(region), card = self.card(card?)]
            }
            Event::IdeaTaken { player: Player::You, .. } => return None,
            Event::IdeaTaken { .. } => args![card = self.card(card?)],
            _ => args![],
        })
    }
}
