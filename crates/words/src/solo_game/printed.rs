//! The contents of cards, tiles and places as texts, from the notation of the content files.

use super::SoloGameTeller;
use crate::say::{Phrase, args, word_of};
use crate::speech::Conjunction;
use eureka_inventions::solo_game::{Tile, Token};
use eureka_inventions::{
    Benefit, IdeaCard, Letter, Measure, Milestone, PrivateGoal, Progress, Region, Speciality, Worth,
};

impl<'a> SoloGameTeller<'a> {
    /// The benefit of a place, a tile or a milestone, as part of a sentence.
    pub fn benefit(self, benefit: Benefit) -> String {
        let args = match benefit {
            Benefit::Action(action) => args![action = self.action(action)],
            Benefit::Points(points) => args![points],
            Benefit::Influence(count)
            | Benefit::Scholars(count)
            | Benefit::Specialists(count)
            | Benefit::Citizens(count) => args![count],
            Benefit::Nothing | Benefit::EconomyToken | Benefit::TurnOrder => args![],
        };
        self.text(&format!("solo-game-benefit-{}", word_of(benefit)), &args)
    }

    fn gives(self, id: &str, benefit: Benefit) -> String {
        self.text(id, &args![benefit = self.benefit(benefit)])
    }

    /// The face of an idea card: its speciality, cost and benefits.
    pub fn face(self, card: IdeaCard) -> Vec<String> {
        let face = self.content.face(card);
        let mut lines = vec![self.looks(card)];
        let chain = face.chain.map(|action| self.action(action));
        lines.extend(chain.map(|action| self.text("solo-game-card-chain", &args![action])));
        let extra = Speciality::ALL.into_iter().zip(face.extra).filter(|(_, count)| *count > 0);
        let extra: Vec<Phrase<'a>> =
            extra.map(|(of, count)| self.specialists_phrase(of, count)).collect();
        if !extra.is_empty() {
            let specialists = self.words.list(Conjunction::And, extra);
            lines.push(self.text("solo-game-card-extra", &args![specialists]));
        }
        if face.points > 0 {
            lines.push(self.text("solo-game-card-points", &args![points = face.points]));
        }
        lines
    }

    /// The speciality of an idea card, its era and the milestone that it needs.
    pub fn looks(self, card: IdeaCard) -> String {
        self.companion().idea(self.content.idea(card))
    }

    /// The effect of a tile.
    pub fn effect(self, tile: Tile) -> String {
        match tile {
            Tile::Progress(tile) => self.progress_effect(tile),
            Tile::Wealth(letter) => {
                self.text("solo-game-effect-wealth", &args![worth = self.wealth(letter)])
            }
        }
    }

    fn progress_effect(self, tile: Progress) -> String {
        let number = tile.number.index();
        match tile.speciality {
            Speciality::Economy => {
                self.gives("solo-game-effect-economy", self.content.economy(tile))
            }
            Speciality::Culture => {
                let (action, benefit) = self.content.culture[number];
                let (action, benefit) = (self.action(action), self.benefit(benefit));
                self.text("solo-game-effect-culture", &args![action, benefit])
            }
            Speciality::Technology => {
                let [one, other] =
                    self.content.technology[number].map(|action| self.action(action));
                let args = args![one, other];
                self.text("solo-game-effect-technology", &args)
            }
        }
    }

    /// The value of a wealth tile, as part of a sentence.
    pub fn wealth(self, letter: Letter) -> String {
        self.content.wealth.get(&letter).map_or_else(String::new, |&worth| self.worth(worth))
    }

    /// The value of a private goal, as part of a sentence.
    pub fn goal(self, goal: PrivateGoal) -> String {
        self.worth(self.content.goal(goal))
    }

    /// The points that something is worth at the end, as part of a sentence.
    pub fn worth(self, worth: Worth) -> String {
        let args = args![
            points = worth.points,
            measure = self.measure(worth.measure),
            beyond = worth.beyond,
            most = worth.most.unwrap_or(0)
        ];
        self.text("solo-game-worth", &args)
    }

    fn measure(self, measure: Measure) -> String {
        let args = match measure {
            Measure::InventionsOf(speciality) => args![speciality],
            Measure::TilesOf(kind) => args![kind = kind.word()],
            Measure::Pairs(one, other) => args![one = self.kind(one), other = self.kind(other)],
            Measure::Inventions
            | Measure::LateInventions
            | Measure::Tiles
            | Measure::ProgressTiles
            | Measure::Kinds
            | Measure::Scholars
            | Measure::Specialists
            | Measure::Diplomats
            | Measure::Tokens
            | Measure::Regions
            | Measure::Citizens
            | Measure::CitizensInPlay
            | Measure::Influence
            | Measure::Era => args![],
        };
        self.text(&format!("solo-game-measure-{}", word_of(measure)), &args)
    }

    /// A Specialist tile by its number in the content: the requirement for a presenter, and the reward.
    pub fn specialist_tile(self, tile: u8) -> String {
        let tile = self.content.specialists[usize::from(tile)];
        let args = args![need = tile.need, benefit = self.benefit(tile.benefit)];
        self.text("solo-game-specialist-tile", &args)
    }

    /// The side of a Knowledge tile with its action, by its number in the content.
    pub fn knowledge_tile(self, tile: u8) -> String {
        self.gives("solo-game-knowledge-tile", self.content.knowledge[usize::from(tile)])
    }

    /// The benefit of a milestone for sending a diplomat there or calling one back.
    pub fn milestone_gives(self, milestone: Milestone) -> String {
        self.gives("solo-game-milestone", self.content.milestone(milestone))
    }

    /// The name of a hex of the progress map, counted from 1.
    pub fn hex(self, hex: u8) -> String {
        self.text("solo-game-hex", &args![number = hex])
    }

    /// A hex of the progress map, counted from 1, with its benefit.
    pub fn hex_gives(self, hex: u8) -> String {
        let benefit = self.hex_benefit(hex);
        let args = args![number = hex, benefit = self.benefit(benefit)];
        self.text("solo-game-hex-gives", &args)
    }

    pub(super) fn hex_benefit(self, hex: u8) -> Benefit {
        let hex = usize::from(hex).checked_sub(1).and_then(|index| self.content.hexes.get(index));
        hex.map_or(Benefit::Nothing, |hex| hex.benefit)
    }

    /// The benefit of a space of the era track, counted from 1.
    pub fn space_gives(self, era: u8, space: u8) -> String {
        let row = self.content.track.get(&era);
        let index = usize::from(space).checked_sub(1);
        let benefit = row.and_then(|row| row.get(index?)).copied().unwrap_or(Benefit::Nothing);
        self.benefit(benefit)
    }

    /// The number of citizens that an influence token requires; `None` for the token of the set-up.
    pub fn token_asks(self, token: Token) -> Option<String> {
        let count = *self.content.tokens.get(&token.action()?)?;
        Some(self.text("solo-game-token-asks", &args![count]))
    }

    /// The regions that a region is connected to by ropes.
    pub fn ropes(self, region: Region) -> String {
        let regions = self.region_phrases(&self.content.region_facts(region).links);
        self.text("solo-game-ropes", &args![regions])
    }
}
