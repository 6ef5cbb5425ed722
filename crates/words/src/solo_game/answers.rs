//! Questions, and answers: a label for the button, and details to show beside it.

use super::SoloGameTeller;
use crate::say::{Args, args, word_of};
use eureka_inventions::solo_game::{Answer, Question, Tile, World};
use eureka_inventions::{Aspiration, IdeaCard, Letter, Player, Region};

impl SoloGameTeller<'_> {
    /// The text of a question.
    pub fn question(self, world: &World, question: Question) -> String {
        let id = match question {
            Question::Progress(Aspiration::Wild) => "progress-wild".to_owned(),
            question => word_of(question),
        };
        let args = match question {
            Question::Reward(region) | Question::Sage(region) => {
                args![region = self.region_phrase(region)]
            }
            Question::Marker => args![era = world.position.milestones.era_of(Player::You)],
            Question::Chain(action) => args![action = self.action(action)],
            Question::Scholars(speciality, count) => args![speciality, count],
            Question::Exhaust(count) => args![count],
            Question::Specialist(source) | Question::Citizen(source) => {
                args![source = self.source_phrase(source)]
            }
            Question::Progress(Aspiration::Of(speciality)) => args![speciality],
            Question::Claim
            | Question::Place
            | Question::Present
            | Question::Invent
            | Question::Innovate
            | Question::Share
            | Question::Call
            | Question::As
            | Question::GainInfluence
            | Question::Travel
            | Question::Eureka
            | Question::Send
            | Question::Diplomat
            | Question::CallBack
            | Question::Idea
            | Question::Build
            | Question::Order
            | Question::Progress(Aspiration::Wild) => args![],
        };
        self.sentence(&format!("solo-game-question-{id}"), &args)
    }

    /// The label of an answer, as on a button. No two answers to one question have the same label.
    pub fn answer(self, world: &World, question: Question, answer: Answer) -> String {
        match answer {
            Answer::Place(action) => {
                self.answer_text("place", &args![action = self.action(action)])
            }
            Answer::Use(tile) => {
                self.answer_text("use", &args![tile = self.companion().progress(tile)])
            }
            Answer::Present(card, region) => self.card_in(card, region),
            Answer::Region(region) => match (question, world.board.card(region)) {
                (Question::Citizen(_), _) | (_, None) => self.region_name(region),
                (_, Some(card)) => self.card_in(card, region),
            },
            Answer::Call(region, citizens) => {
                self.answer_text("call", &args![region = self.region_phrase(region), citizens])
            }
            Answer::Lay(region, token) => self.answer_text(
                "lay",
                &args![region = self.region_phrase(region), token = self.token(token)],
            ),
            Answer::Travel(from, to) => self.answer_text(
                "travel",
                &args![region = self.region_phrase(to), origin = self.region_phrase(from)],
            ),
            Answer::Milestone(milestone) => self.companion().milestone(milestone),
            Answer::Space(space) => self.text("solo-game-space", &args![number = space]),
            Answer::Invention(card) => self.invention(card),
            Answer::Token(token) => self.token(token),
            Answer::Technology(tile) => {
                let name = self.companion().progress(tile);
                let chained = match question {
                    Question::Chain(action) => self.content.technology(tile, action),
                    _ => None,
                };
                match chained.map(|action| self.action(action)) {
                    Some(action) => self.answer_text("technology", &args![tile = name, action]),
                    None => name,
                }
            }
            Answer::Specialist(speciality) => self.answer_text("specialist", &args![speciality]),
            Answer::Scholar(None) => self.answer_text("scholar", &[]),
            Answer::Scholar(Some(speciality)) => self.answer_text("scholar-as", &args![speciality]),
            Answer::Speciality(of) => self.companion().speciality(of),
            Answer::Number(number) => match question {
                Question::Order => self.answer_text("place-in-order", &args![number]),
                _ => self.scholars(number),
            },
            Answer::Idea(card) => self.card(card),
            Answer::Progress(tile) => self.companion().progress(tile),
            Answer::Build(tile, hex) => {
                self.answer_text("build", &args![tile = self.tile(tile), number = hex])
            }
            Answer::Wealth => wealth(world, question).map_or_else(
                || self.text("solo-game-kind-wealth", &[]),
                |letter| self.tile(Tile::Wealth(letter)),
            ),
            Answer::Aspiration => self.text("solo-game-aspiration-wild", &[]),
            Answer::Yes => self.answer_text("sage", &[]),
            Answer::Pass => self.passes(question),
        }
    }

    fn card_in(self, card: IdeaCard, region: Region) -> String {
        self.answer_text(
            "card",
            &args![region = self.region_phrase(region), card = self.card(card)],
        )
    }

    /// An invention with the action that it lets you chain.
    pub(super) fn invention(self, card: IdeaCard) -> String {
        let name = self.card(card);
        match self.content.face(card).chain.map(|action| self.action(action)) {
            Some(action) => self.answer_text("invention", &args![card = name, action]),
            None => name,
        }
    }

    fn passes(self, question: Question) -> String {
        let id = match question {
            Question::Sage(_) => "no-sage",
            Question::Chain(_) => "no-chain",
            Question::Build => "no-building",
            _ => "leave",
        };
        self.answer_text(id, &[])
    }

    /// The details of an answer: its meaning, cost and benefit. Many answers have none.
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
                vec![self.text("solo-game-detail-influence", &args![price = 1u8])]
            }
            Answer::Idea(card) => {
                let top =
                    (world.board.top == Some(card)).then(|| self.text("solo-game-detail-top", &[]));
                self.face(card).into_iter().chain(top).collect()
            }
            Answer::Progress(tile) => vec![self.effect(Tile::Progress(tile))],
            Answer::Build(tile, hex) => {
                let cost = world.society.cost(self.content, tile, hex - 1);
                let cost = self.text("solo-game-detail-cost", &args![count = cost]);
                vec![cost, self.benefit(self.hex_benefit(hex))]
            }
            Answer::Wealth => {
                wealth(world, question).map(|letter| self.wealth(letter)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// A message about an answer.
    pub(super) fn answer_text(self, id: &str, args: Args<'_, '_>) -> String {
        self.text(&format!("solo-game-answer-{id}"), args)
    }
}

/// The top wealth tile of the region, if the question is about a region's reward.
fn wealth(world: &World, question: Question) -> Option<Letter> {
    match question {
        Question::Reward(region) => world.position.land(region).wealth.first().copied(),
        _ => None,
    }
}
