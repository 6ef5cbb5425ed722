//! Answers: a label, and what stands behind it.

use super::{SoloGameTeller, speciality};
use crate::say::Args;
use eureka_inventions::solo_game::{Answer, Question, Tile, World};
use eureka_inventions::{IdeaCard, Player, Region};

impl SoloGameTeller<'_> {
    /// An answer, short as on a button. No two answers to one question are called the same.
    pub fn answer(self, world: &World, question: Question, answer: Answer) -> String {
        match answer {
            Answer::Place(action) => self.said("place", &[self.action(action)]),
            Answer::Use(tile) => {
                self.said("use", &[("tile", self.companion().progress(tile).into())])
            }
            Answer::Present(card, region) => self.card_in(card, region),
            Answer::Region(region) => match (question, world.board.card(region)) {
                (Question::Citizen(_), _) | (_, None) => self.place(region),
                (_, Some(card)) => self.card_in(card, region),
            },
            Answer::Call(region, citizens) => {
                let citizens = [("citizens", citizens.into())];
                let args: Vec<_> = self.at(region).into_iter().chain(citizens).collect();
                self.said("call", &args)
            }
            Answer::Lay(region, token) => {
                let token = [("token", self.token(token).into())];
                let args: Vec<_> = self.at(region).into_iter().chain(token).collect();
                self.said("lay", &args)
            }
            Answer::Travel(from, to) => self.said("travel", &self.between(from, to)),
            Answer::Milestone(milestone) => self.companion().milestone(milestone),
            Answer::Space(space) => self.text("society-space", &[("number", space.into())]),
            Answer::Invention(card) => self.invention(card),
            Answer::Token(token) => self.token(token),
            Answer::Technology(tile) => {
                let name = self.companion().progress(tile);
                let chained = match question {
                    Question::Chain(action) => self.content.technology(tile, action),
                    _ => None,
                };
                match chained {
                    Some(action) => {
                        self.said("technology", &[("tile", name.into()), self.action(action)])
                    }
                    None => name,
                }
            }
            Answer::Specialist(of) => self.said("specialist", &[speciality(of)]),
            Answer::Scholar(None) => self.said("scholar", &[]),
            Answer::Scholar(Some(of)) => self.said("scholar-as", &[speciality(of)]),
            Answer::Speciality(of) => self.companion().speciality(of),
            Answer::Number(number) => match question {
                Question::Order => self.said("place-in-order", &[("number", number.into())]),
                _ => self.scholars(number),
            },
            Answer::Idea(card) => self.card(card),
            Answer::Progress(tile) => self.companion().progress(tile),
            Answer::Build(tile, hex) => {
                let tile = ("tile", self.tile(tile).into());
                self.said("build", &[tile, ("number", hex.into())])
            }
            Answer::Wealth => self.wealth_of(world, question),
            Answer::Aspiration => self.text("society-aspiration-wild", &[]),
            Answer::Yes => self.said("sage", &[]),
            Answer::Pass => self.passes(question),
        }
    }

    fn card_in(self, card: IdeaCard, region: Region) -> String {
        let args: Vec<_> = self.at(region).into_iter().chain([self.named(card)]).collect();
        self.said("card", &args)
    }

    /// An invention with the action that it lets you chain.
    pub(super) fn invention(self, card: IdeaCard) -> String {
        match self.content.face(card).chain {
            Some(action) => self.said("invention", &[self.named(card), self.action(action)]),
            None => self.card(card),
        }
    }

    /// The wealth tile on top of those of the region that is shared.
    fn wealth_of(self, world: &World, question: Question) -> String {
        let letter = match question {
            Question::Reward(region) => world.position.land(region).wealth.first(),
            _ => None,
        };
        letter.map_or_else(
            || self.text("society-kind-wealth", &[]),
            |&letter| self.tile(Tile::Wealth(letter)),
        )
    }

    fn passes(self, question: Question) -> String {
        self.said(
            match question {
                Question::Sage(_) => "no-sage",
                Question::Chain(_) => "no-chain",
                Question::Build => "no-building",
                _ => "leave",
            },
            &[],
        )
    }

    /// What stands behind an answer: what it is, what it asks for or brings. Many have nothing.
    pub fn detail(self, world: &World, question: Question, answer: Answer) -> Vec<String> {
        match answer {
            Answer::Use(tile) => vec![self.benefit(self.content.economy(tile))],
            Answer::Present(card, region) => {
                vec![self.looks(card), self.specialist_tile_in(world, region)]
            }
            Answer::Region(region) => match (question, world.board.card(region)) {
                (Question::Claim, Some(card)) => {
                    vec![self.looks(card), self.specialist_tile_in(world, region)]
                }
                (Question::Invent, Some(card)) => self.face(card),
                (Question::Innovate | Question::Share, Some(card)) => vec![self.looks(card)],
                _ => Vec::new(),
            },
            Answer::Lay(_, token) => self.token_asks(token).into_iter().collect(),
            Answer::Milestone(milestone) => vec![self.milestone_gives(milestone)],
            Answer::Space(space) => {
                let era = world.position.milestones.era_of(Player::You);
                vec![self.space_gives(era, space)]
            }
            Answer::Technology(_) => {
                vec![self.text("society-detail-influence", &[("price", 1u8.into())])]
            }
            Answer::Idea(card) => {
                let top =
                    (world.board.top == Some(card)).then(|| self.text("society-detail-top", &[]));
                self.face(card).into_iter().chain(top).collect()
            }
            Answer::Progress(tile) => vec![self.effect(Tile::Progress(tile))],
            Answer::Build(tile, hex) => {
                let cost = world.society.cost(self.content, tile, hex - 1);
                let cost = self.text("society-detail-cost", &[("count", cost.into())]);
                vec![cost, self.benefit(self.hex_benefit(hex))]
            }
            Answer::Wealth => match question {
                Question::Reward(region) => {
                    let letter = world.position.land(region).wealth.first();
                    letter.map(|&letter| self.wealth(letter)).into_iter().collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    pub(super) fn said(self, id: &str, args: Args<'_, '_>) -> String {
        self.text(&format!("society-answer-{id}"), args)
    }
}
