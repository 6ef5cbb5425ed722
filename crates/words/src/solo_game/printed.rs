//! What is printed on cards, tiles and places, from the notation of the content.

use super::{SoloGameTeller, speciality};
use crate::companion::listed;
use eureka_inventions::solo_game::{Tile, Token};
use eureka_inventions::{
    Benefit, IdeaCard, Letter, Measure, Milestone, PrivateGoal, Progress, Region, Speciality, Worth,
};

impl SoloGameTeller<'_> {
    /// What a place, a tile or a milestone gives, as a part of a sentence.
    pub fn benefit(self, benefit: Benefit) -> String {
        let count = |id: &str, count: u8| self.text(id, &[("count", count.into())]);
        match benefit {
            Benefit::Nothing => self.text("society-benefit-nothing", &[]),
            Benefit::Action(action) => self.text("society-benefit-action", &[self.action(action)]),
            Benefit::Points(points) => {
                self.text("society-benefit-points", &[("points", points.into())])
            }
            Benefit::Influence(number) => count("society-benefit-influence", number),
            Benefit::Scholars(number) => count("society-benefit-scholars", number),
            Benefit::Specialists(number) => count("society-benefit-specialists", number),
            Benefit::Citizens(number) => count("society-benefit-citizens", number),
            Benefit::EconomyToken => self.text("society-benefit-economy-token", &[]),
            Benefit::TurnOrder => self.text("society-benefit-turn-order", &[]),
        }
    }

    fn gives(self, id: &str, benefit: Benefit) -> String {
        self.text(id, &[("benefit", self.benefit(benefit).into())])
    }

    /// What an idea card shows: what it is about, and what it asks for and gives.
    pub fn face(self, card: IdeaCard) -> Vec<String> {
        let face = self.content.face(card);
        let mut lines = vec![self.looks(card)];
        lines.extend(
            face.chain.map(|action| self.text("society-card-chain", &[self.action(action)])),
        );
        let extra = Speciality::ALL.into_iter().zip(face.extra).filter(|(_, count)| *count > 0);
        let extra = listed(extra.map(|(of, count)| self.specialists(of, count)));
        if !extra.is_empty() {
            lines.push(self.text("society-card-extra", &[("specialists", extra.into())]));
        }
        if face.points > 0 {
            lines.push(self.text("society-card-points", &[("points", face.points.into())]));
        }
        lines
    }

    /// What an idea card is about, its era and the milestone that it needs.
    pub fn looks(self, card: IdeaCard) -> String {
        self.companion().idea(self.content.idea(card))
    }

    /// What a tile does.
    pub fn effect(self, tile: Tile) -> String {
        match tile {
            Tile::Progress(tile) => self.progress_effect(tile),
            Tile::Wealth(letter) => {
                self.text("society-effect-wealth", &[("worth", self.wealth(letter).into())])
            }
        }
    }

    fn progress_effect(self, tile: Progress) -> String {
        let number = tile.number.index();
        match tile.speciality {
            Speciality::Economy => self.gives("society-effect-economy", self.content.economy(tile)),
            Speciality::Culture => {
                let (action, benefit) = self.content.culture[number];
                let benefit = ("benefit", self.benefit(benefit).into());
                self.text("society-effect-culture", &[self.action(action), benefit])
            }
            Speciality::Technology => {
                let [one, other] =
                    self.content.technology[number].map(|action| self.companion().action(action));
                let args = [("one", one.into()), ("other", other.into())];
                self.text("society-effect-technology", &args)
            }
        }
    }

    /// What a wealth tile is worth, as a part of a sentence.
    pub fn wealth(self, letter: Letter) -> String {
        self.content.wealth.get(&letter).map_or_else(String::new, |&worth| self.worth(worth))
    }

    /// What a private goal is worth, as a part of a sentence.
    pub fn goal(self, goal: PrivateGoal) -> String {
        self.worth(self.content.goal(goal))
    }

    /// What something is worth at the end, as a part of a sentence.
    pub fn worth(self, worth: Worth) -> String {
        let args = [
            ("points", worth.points.into()),
            ("measure", self.measure(worth.measure).into()),
            ("beyond", worth.beyond.into()),
            ("most", worth.most.unwrap_or(0).into()),
        ];
        self.text("society-worth", &args)
    }

    fn measure(self, measure: Measure) -> String {
        let id = match measure {
            Measure::InventionsOf(of) => {
                return self.text("society-measure-inventions-of", &[speciality(of)]);
            }
            Measure::TilesOf(kind) => {
                let kind = ("kind", kind.word().into());
                return self.text("society-measure-tiles-of", &[kind]);
            }
            Measure::Pairs(one, other) => {
                let args = [("one", self.kind(one).into()), ("other", self.kind(other).into())];
                return self.text("society-measure-pairs", &args);
            }
            Measure::Inventions => "society-measure-inventions",
            Measure::LateInventions => "society-measure-late-inventions",
            Measure::Tiles => "society-measure-tiles",
            Measure::ProgressTiles => "society-measure-progress-tiles",
            Measure::Kinds => "society-measure-kinds",
            Measure::Scholars => "society-measure-scholars",
            Measure::Specialists => "society-measure-specialists",
            Measure::Diplomats => "society-measure-diplomats",
            Measure::Tokens => "society-measure-tokens",
            Measure::Regions => "society-measure-regions",
            Measure::Citizens => "society-measure-citizens",
            Measure::CitizensInPlay => "society-measure-citizens-in-play",
            Measure::Influence => "society-measure-influence",
            Measure::Era => "society-measure-era",
        };
        self.text(id, &[])
    }

    /// A Specialist tile by its number in the content: what a presenter needs and gets.
    pub fn specialist_tile(self, tile: u8) -> String {
        let tile = self.content.specialists[usize::from(tile)];
        let args = [("need", tile.need.into()), ("benefit", self.benefit(tile.benefit).into())];
        self.text("society-specialist-tile", &args)
    }

    /// The side of a Knowledge tile with its action, by its number in the content.
    pub fn knowledge_tile(self, tile: u8) -> String {
        self.gives("society-knowledge-tile", self.content.knowledge[usize::from(tile)])
    }

    /// The side of every Knowledge tile with points.
    pub fn knowledge_points(self) -> String {
        self.text("society-knowledge-points", &[])
    }

    /// What a milestone gives to whoever sends a diplomat there or calls one back.
    pub fn milestone_gives(self, milestone: Milestone) -> String {
        self.gives("society-milestone", self.content.milestone(milestone))
    }

    /// What a hex of the progress map, counted from 1, is called.
    pub fn hex(self, hex: u8) -> String {
        self.text("society-hex", &[("number", hex.into())])
    }

    /// A hex of the progress map, counted from 1, and what it gives.
    pub fn hex_gives(self, hex: u8) -> String {
        let benefit = self.hex_benefit(hex);
        let args = [("number", hex.into()), ("benefit", self.benefit(benefit).into())];
        self.text("society-hex-gives", &args)
    }

    pub(super) fn hex_benefit(self, hex: u8) -> Benefit {
        let hex = usize::from(hex).checked_sub(1).and_then(|index| self.content.hexes.get(index));
        hex.map_or(Benefit::Nothing, |hex| hex.benefit)
    }

    /// What a space of the era track, counted from 1, gives.
    pub fn space_gives(self, era: u8, space: u8) -> String {
        let row = self.content.track.get(&era);
        let index = usize::from(space).checked_sub(1);
        let benefit = row.and_then(|row| row.get(index?)).copied().unwrap_or(Benefit::Nothing);
        self.benefit(benefit)
    }

    /// How many citizens an influence token asks for; nothing for the one of the set-up.
    pub fn token_asks(self, token: Token) -> Option<String> {
        let count = *self.content.tokens.get(&token.action()?)?;
        Some(self.text("society-token-asks", &[("count", count.into())]))
    }

    /// Where the ropes of a region lead.
    pub fn ropes(self, region: Region) -> String {
        let regions = listed(self.content.place(region).links.iter().map(|&to| self.place(to)));
        self.text("society-ropes", &[("regions", regions.into())])
    }
}
