//! Events on the table of the solo game: the program moves the pieces, so the sentences do not tell the player to move
//! them, as the companion's do.

use super::SoloGameTeller;
use super::events::change;
use crate::say::{ArgList, args};
use eureka_inventions::solo_game::Tile;
use eureka_inventions::{Event, IdeaCard, Player, Target};

impl<'a> SoloGameTeller<'a> {
    /// An event on the table, with its card if it has one. Events that need no moving are told in the companion's
    /// words.
    pub(super) fn on_table(self, event: &Event, card: Option<IdeaCard>) -> Option<String> {
        // The cards that arrive have events of their own.
        if *event == Event::DisplayFilled {
            return None;
        }
        let (id, args) = self.companion().message(event)?;
        let id = match id.as_str() {
            "chose-region" => "solo-game-table-chose".to_owned(),
            "marker-put-on" => "solo-game-table-marker".to_owned(),
            id => format!("solo-game-table-{id}"),
        };
        let own = self.event_args(event, card).filter(|_| self.words.variables.contains_key(&id));
        let Some(mut own) = own else { return self.companion().event(event) };
        // If a name occurs twice, a message takes the first argument.
        own.extend(args);
        Some(self.sentence(&id, &own))
    }

    /// The arguments of events told differently from the companion, or unknown to it; `None` leaves the event to the
    /// companion's words.
    fn event_args(self, event: &Event, card: Option<IdeaCard>) -> Option<ArgList<'a>> {
        Some(match *event {
            Event::Unclaimed { ref regions } => args![regions = self.region_phrases(regions)],
            Event::BotsScored { reason, .. } | Event::YouScored { reason, .. } => {
                args![reason = self.reason(reason)]
            }
            Event::Influence { from, to, reason } => {
                args![change = change(from, to), reason = self.reason(reason)]
            }
            Event::TookWealth { region, letter, .. } => {
                args![region = self.region_phrase(region), tile = self.tile(Tile::Wealth(letter))]
            }
            Event::Chose { goal: Target::Region(region), .. }
            | Event::Walked { region, .. }
            | Event::RegionPassed { region, .. }
            | Event::Settled { region, .. }
            | Event::Recalled { region, .. }
            | Event::TookSage { region, .. }
            | Event::Flipped { region, .. }
            | Event::TokenLaid { region, .. } => args![region = self.region_phrase(region)],
            Event::Replaced { region, .. }
            | Event::Presented { region, .. }
            | Event::Invented { region, .. }
            | Event::Innovated { region, .. }
            | Event::Shared { region, .. } => {
                args![region = self.region_phrase(region), card = self.card(card?)]
            }
            Event::IdeaTaken { player: Player::You, .. } => return None,
            Event::IdeaTaken { .. } => args![card = self.card(card?)],
            _ => args![],
        })
    }
}
