//! What happens on the table: nobody has to move anything, so it is told otherwise than beside a real box.

use super::{Facts, SoloGameTeller};
use crate::companion::{listed, player_word, side_word};
use crate::say::Arg;
use eureka_inventions::solo_game::Tile;
use eureka_inventions::{Event, From, Goal, IdeaCard, Milestone, Owner, Player, Region};

impl SoloGameTeller<'_> {
    /// Something on the table, about a card or not; what needs no hand is told as the companion does it.
    pub(super) fn on_table(self, event: &Event, card: Option<IdeaCard>) -> Option<String> {
        let facts = self.turn(event).or_else(|| self.deed(event, card));
        let facts = facts.or_else(|| self.tiles(event)).or_else(|| self.era(event));
        match (facts, event) {
            (Some((id, facts)), _) => Some(self.sentence(&format!("society-table-{id}"), &facts)),
            // The cards that come are told one by one.
            (None, Event::DisplayFilled) => None,
            (None, Event::Unclaimed { .. } | Event::CardsUnder { .. }) => None,
            (None, event) => self.companion().event(event),
        }
    }

    /// How an opponent comes to what he does, and what somebody gets for it.
    fn turn(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match *event {
            Event::Revealed { card, slot, row } => (
                "revealed",
                vec![("card", card.into()), ("slot", slot.into()), ("row", row.into())],
            ),
            Event::Chose { bot, action, goal: Goal::Region(region) } => {
                ("chose", self.there(region, [of(bot.into()), self.action(action)]))
            }
            Event::Walked { bot, region } => ("walked", self.there(region, [of(bot.into())])),
            Event::RegionPassed { region, why } => {
                let why = ("why", self.companion().why(why).into());
                ("region-passed", self.there(region, [why]))
            }
            Event::Placed { player, pillar, action } => {
                let pillar = ("pillar", pillar.word().into());
                ("placed", vec![of(player), pillar, self.action(action)])
            }
            Event::BotsScored { points, reason } => {
                let reason = ("reason", self.reason(reason).into());
                ("bots-scored", vec![("points", points.into()), reason])
            }
            Event::YouScored { points, reason } => {
                let reason = ("reason", self.reason(reason).into());
                ("you-scored", vec![("points", points.into()), reason])
            }
            Event::Influence { from, to, reason } => {
                let reason = ("reason", self.reason(reason).into());
                ("influence", vec![("before", from.into()), ("now", to.into()), reason])
            }
            _ => return None,
        })
    }

    /// What somebody does in a region.
    fn deed(self, event: &Event, card: Option<IdeaCard>) -> Option<(&'static str, Facts)> {
        Some(match *event {
            Event::Replaced { bot, region, .. } => {
                ("replaced", self.there(region, [of(bot.into()), self.named(card?)]))
            }
            Event::Presented { player, region, citizens, .. } => {
                let citizens = ("citizens", citizens.into());
                ("presented", self.there(region, [of(player), self.named(card?), citizens]))
            }
            Event::Invented { player, region, .. } => {
                ("invented", self.there(region, [of(player), self.named(card?)]))
            }
            Event::Innovated { player, region } => {
                ("innovated", self.there(region, [of(player), self.named(card?)]))
            }
            Event::Shared { player, region, inventor, .. } => {
                let inventor = ("inventor", player_word(inventor).into());
                ("shared", self.there(region, [of(player), self.named(card?), inventor]))
            }
            Event::IdeaTaken { player, .. } if player != Player::You => {
                ("idea-taken", vec![of(player), self.named(card?)])
            }
            Event::Settled { player, region, citizens, from } => {
                let from = match from {
                    From::Card => "card",
                    From::Supply => "supply",
                };
                let citizens = ("citizens", citizens.into());
                ("settled", self.there(region, [of(player), citizens, ("from", from.into())]))
            }
            Event::Recalled { player, region } => ("recalled", self.there(region, [of(player)])),
            _ => return None,
        })
    }

    /// What becomes of tiles, tokens and milestones.
    fn tiles(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match *event {
            Event::TookProgress { bot, tile } => {
                let tile = ("tile", self.companion().progress(tile).into());
                ("took-progress", vec![of(bot.into()), tile])
            }
            Event::TookWealth { player, region, letter } => {
                let tile = ("tile", self.tile(Tile::Wealth(letter)).into());
                ("took-wealth", self.there(region, [of(player), tile]))
            }
            Event::TookSage { player, region } => ("took-sage", self.there(region, [of(player)])),
            Event::Flipped { region, up } => {
                ("flipped", self.there(region, [("side", side_word(up).into())]))
            }
            Event::TokenLaid { player, region, space } => {
                ("token-laid", self.there(region, [of(player), ("space", space.into())]))
            }
            Event::BecameCommon { milestone } => ("became-common", vec![self.lies(milestone)]),
            Event::PushedOut { milestone } => ("pushed-out", vec![self.lies(milestone)]),
            Event::TookMilestone { owner: Owner::Player(player), milestone } => {
                ("took-milestone", vec![of(player), self.lies(milestone)])
            }
            Event::TookMilestone { owner: Owner::Free, milestone } => {
                ("free-milestone", vec![self.lies(milestone)])
            }
            Event::MarkerPut { player, era, space: Some(space) } => {
                ("marker", vec![of(player), ("era", era.into()), ("space", space.into())])
            }
            Event::DiplomatSent { player, milestone } => {
                ("diplomat-sent", vec![of(player), self.lies(milestone)])
            }
            Event::DiplomatCalled { player, milestone } => {
                ("diplomat-called", vec![of(player), self.lies(milestone)])
            }
            _ => return None,
        })
    }

    /// What happens between the eras.
    fn era(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match event {
            Event::Unclaimed { regions } if !regions.is_empty() => {
                let count = ("count", (regions.len() as u64).into());
                ("unclaimed", vec![count, ("regions", self.places(regions).into())])
            }
            Event::CardsUnder { cards } if !cards.is_empty() => {
                let count = ("count", (cards.len() as u64).into());
                ("cards-under", vec![count, ("cards", listed(cards).into())])
            }
            Event::ChainToken { tokens } => ("chain-token", vec![("tokens", (*tokens).into())]),
            Event::SeasonOver { sages } => ("season-over", vec![("sages", (*sages).into())]),
            Event::IdeasDiscarded { era } => ("ideas-discarded", vec![("era", (*era).into())]),
            _ => return None,
        })
    }

    fn lies(self, milestone: Milestone) -> (&'static str, Arg<'static>) {
        ("milestone", self.companion().milestone(milestone).into())
    }

    /// Something in a region.
    fn there<const N: usize>(
        self,
        region: Region,
        facts: [(&'static str, Arg<'static>); N],
    ) -> Facts {
        self.at(region).into_iter().chain(facts).collect()
    }
}

fn of(player: Player) -> (&'static str, Arg<'static>) {
    ("player", player_word(player).into())
}
