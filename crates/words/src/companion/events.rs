//! What happens: what to move on the table, and why.

use super::{CompanionTeller, listed, player_word, side_word};
use crate::say::Arg;
use eureka_inventions::{Correction, Event, From, Goal, Milestone, Owner, Player, Region};

/// The arguments of an event.
type Facts = Vec<(&'static str, Arg<'static>)>;

impl CompanionTeller<'_> {
    /// A sentence about what happened; none where there is nothing to say.
    pub fn event(self, event: &Event) -> Option<String> {
        let (id, facts) = self.facts(event)?;
        Some(self.sentence(&format!("solo-event-{id}"), &facts))
    }

    fn facts(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match event {
            Event::Unclaimed { regions } if regions.is_empty() => return None,
            Event::CardsUnder { cards } if cards.is_empty() => return None,
            Event::Unclaimed { regions } => {
                let (count, regions) = (regions.len() as u64, listed(regions));
                ("unclaimed", vec![("count", count.into()), ("regions", regions.into())])
            }
            Event::CardsUnder { cards } => {
                let (count, cards) = (cards.len() as u64, listed(cards));
                ("cards-under", vec![("count", count.into()), ("cards", cards.into())])
            }
            Event::Turn { player, era, round } => {
                ("turn", vec![of(*player), ("era", (*era).into()), ("round", (*round).into())])
            }
            Event::DisplayFilled => ("display-filled", vec![]),
            Event::EraOver { era } => ("era-over", vec![("era", (*era).into())]),
            Event::ChainToken { tokens } => ("chain-token", vec![("tokens", (*tokens).into())]),
            Event::EurekaFilled { tiles } => {
                let tiles = listed(tiles.iter().map(|&tile| self.milestone(tile)));
                ("eureka-filled", vec![("milestones", tiles.into())])
            }
            Event::Order { order } => ("order", vec![("players", self.players(*order).into())]),
            Event::SeasonOver { sages } => ("season-over", vec![("sages", (*sages).into())]),
            Event::IdeasDiscarded { era } => ("ideas-discarded", vec![("era", (*era).into())]),
            Event::EraBegins { era } => ("era-begins", vec![("era", (*era).into())]),
            Event::Corrected { correction } => corrected(correction),
            Event::Over => ("over", vec![]),
            Event::BotsScored { points, reason } => {
                let reason = self.reason(*reason);
                ("bots-scored", vec![("points", (*points).into()), ("reason", reason.into())])
            }
            Event::YouScored { points, reason } => {
                let reason = self.reason(*reason);
                ("you-scored", vec![("points", (*points).into()), ("reason", reason.into())])
            }
            Event::Influence { from, to, reason } => {
                let reason = self.reason(*reason).into();
                let marker = [("before", (*from).into()), ("now", (*to).into())];
                ("influence", marker.into_iter().chain([("reason", reason)]).collect())
            }
            event => return self.chosen(event).or_else(|| self.done(event)),
        })
    }

    /// How an opponent comes to what he does.
    fn chosen(self, event: &Event) -> Option<(&'static str, Facts)> {
        let row = |row: u8, action| [("row", row.into()), ("action", self.action(action).into())];
        Some(match *event {
            Event::Revealed { card, slot, row } => {
                let facts = [("card", card.into()), ("slot", slot.into()), ("row", row.into())];
                ("revealed", facts.into())
            }
            Event::RowPassed { row: number, action, why } => {
                let why = [("why", self.why(why).into())];
                ("row-passed", row(number, action).into_iter().chain(why).collect())
            }
            Event::Chose { bot, action, goal } => {
                let mut facts = vec![of(bot.into()), ("action", self.action(action).into())];
                match goal {
                    Goal::Region(region) => {
                        facts.push(at(region));
                        ("chose-region", facts)
                    }
                    Goal::Milestone(milestone) => {
                        facts.push(self.named(milestone));
                        ("chose-milestone", facts)
                    }
                }
            }
            Event::Nothing { bot } => ("nothing", vec![of(bot.into())]),
            Event::Chained { row: number, action, left } => {
                let left = [("left", left.into())];
                ("chained", row(number, action).into_iter().chain(left).collect())
            }
            Event::ChainBroken { row: number, action, why } => {
                let why = [("why", self.why(why).into())];
                ("chain-broken", row(number, action).into_iter().chain(why).collect())
            }
            Event::RegionPassed { region, why } => {
                ("region-passed", vec![at(region), ("why", self.why(why).into())])
            }
            Event::ProgressPassed { tile, why, .. } => {
                let tile = self.progress(tile);
                ("progress-passed", vec![("tile", tile.into()), ("why", self.why(why).into())])
            }
            _ => return None,
        })
    }

    /// What somebody does in a region or with a milestone.
    fn done(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match *event {
            Event::Replaced { bot, region, idea } => {
                let idea = ("idea", self.idea(idea).into());
                ("replaced", vec![of(bot.into()), at(region), idea])
            }
            Event::Placed { player, pillar, action } => {
                let action = ("action", self.action(action).into());
                ("placed", vec![of(player), ("pillar", pillar.word().into()), action])
            }
            Event::Walked { bot, region } => ("walked", vec![of(bot.into()), at(region)]),
            Event::Presented { player, region, idea, citizens } => {
                let idea = ("idea", self.idea(idea).into());
                ("presented", vec![of(player), at(region), idea, ("citizens", citizens.into())])
            }
            Event::Invented { player, region, idea } => {
                ("invented", vec![of(player), at(region), ("idea", self.idea(idea).into())])
            }
            Event::Innovated { player, region } => ("innovated", vec![of(player), at(region)]),
            Event::Shared { player, region, idea, inventor } => {
                let idea = ("idea", self.idea(idea).into());
                let inventor = ("inventor", player_word(inventor).into());
                ("shared", vec![of(player), at(region), idea, inventor])
            }
            Event::Settled { player, region, citizens, from } => {
                let from = match from {
                    From::Card => "card",
                    From::Supply => "supply",
                };
                let citizens = ("citizens", citizens.into());
                ("settled", vec![of(player), at(region), citizens, ("from", from.into())])
            }
            Event::Recalled { player, region } => ("recalled", vec![of(player), at(region)]),
            Event::TookProgress { bot, tile } => {
                let tile = ("tile", self.progress(tile).into());
                ("took-progress", vec![of(bot.into()), tile])
            }
            Event::NoProgress { bot, speciality } => {
                let speciality = ("speciality", self.speciality(speciality).into());
                ("no-progress", vec![of(bot.into()), speciality])
            }
            Event::TookWealth { player, region, letter } => {
                let letter = ("letter", letter.to_string().into());
                ("took-wealth", vec![of(player), at(region), letter])
            }
            Event::TookSage { player, region } => ("took-sage", vec![of(player), at(region)]),
            Event::Flipped { region, up } => {
                ("flipped", vec![at(region), ("side", side_word(up).into())])
            }
            Event::TokenLaid { player, region, space } => {
                ("token-laid", vec![of(player), at(region), ("space", space.into())])
            }
            _ => return self.on_milestones(event),
        })
    }

    fn on_milestones(self, event: &Event) -> Option<(&'static str, Facts)> {
        Some(match *event {
            Event::BecameCommon { milestone } => ("became-common", vec![self.named(milestone)]),
            Event::PushedOut { milestone } => ("pushed-out", vec![self.named(milestone)]),
            Event::TookMilestone { owner: Owner::Player(player), milestone } => {
                ("took-milestone", vec![of(player), self.named(milestone)])
            }
            Event::TookMilestone { owner: Owner::Free, milestone } => {
                ("free-milestone", vec![self.named(milestone)])
            }
            Event::MarkerPut { player, era, space: None } => {
                ("marker-put", vec![of(player), ("era", era.into())])
            }
            Event::MarkerPut { player, era, space: Some(space) } => {
                let facts = vec![of(player), ("era", era.into()), ("space", space.into())];
                ("marker-put-on", facts)
            }
            Event::DiplomatSent { player, milestone } => {
                ("diplomat-sent", vec![of(player), self.named(milestone)])
            }
            Event::DiplomatCalled { player, milestone } => {
                ("diplomat-called", vec![of(player), self.named(milestone)])
            }
            Event::IdeaTaken { player, idea } => {
                ("idea-taken", vec![of(player), ("idea", self.idea(idea).into())])
            }
            _ => return None,
        })
    }

    fn named(self, milestone: Milestone) -> (&'static str, Arg<'static>) {
        ("milestone", self.milestone(milestone).into())
    }
}

fn of(player: Player) -> (&'static str, Arg<'static>) {
    ("player", player_word(player).into())
}

fn at(region: Region) -> (&'static str, Arg<'static>) {
    ("region", region.number().into())
}

fn corrected(correction: &Correction) -> (&'static str, Facts) {
    let fields = ("fields", correction.fields().replace('\n', ", ").into());
    match correction.note() {
        "" => ("corrected-bare", vec![fields]),
        note => ("corrected", vec![fields, ("note", note.into())]),
    }
}
