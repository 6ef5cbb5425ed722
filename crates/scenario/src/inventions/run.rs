//! Playing an Inventions scenario and checking the result.

use super::{Scenario, Step};
use crate::run::{Failure, allowed_message};
use eureka_inventions::{
    Action, Answer, Bot, Event, Game, Milestone, Player, Position, Question, Score, Target,
};

/// An Inventions scenario in progress.
#[derive(Clone)]
pub(super) struct Run<'a> {
    scenario: &'a Scenario,
    pub(super) game: Game,
    pub(super) score: Option<Score>,
    /// The number of given shuffles used so far.
    shuffles: usize,
}

impl Scenario {
    /// Plays the scenario and checks every expectation.
    pub fn run(&self) -> Result<(), Failure> {
        let game = Game::at(self.position.clone(), None);
        let mut run = Run { scenario: self, game, score: None, shuffles: 0 };
        for step in &self.plays {
            run.play(step)?;
        }
        if run.shuffles < self.shuffles.len() {
            return Err(Failure::Shuffle("one is left over"));
        }
        let mut differences = self.expectation.differences(&run);
        for step in &self.illegal {
            match run.clone().play(step) {
                Ok(()) => differences.push(allowed_message(step)),
                Err(Failure::Refused { .. }) => {}
                Err(failure) => return Err(failure),
            }
        }
        Failure::require_no_differences(differences)
    }
}

impl Run<'_> {
    /// The choices of the two opponents in order, as the key `did` of a scenario lists them.
    pub(super) fn opponents_choices(&self) -> Vec<String> {
        let choice = |event: &Event| match *event {
            Event::Chose { bot, action: eureka @ Action::Eureka, .. } => {
                Some(format!("{bot} {eureka}"))
            }
            Event::Chose { bot, action, goal: Target::Region(region) } => {
                Some(format!("{bot} {action} {region}"))
            }
            Event::Chose { bot, action, goal: Target::Milestone(milestone) } => {
                Some(format!("{bot} {action} {milestone}"))
            }
            Event::Nothing { bot } => Some(format!("{bot} nothing")),
            _ => None,
        };
        self.game.log().iter().filter_map(choice).collect()
    }

    /// Plays a step.
    fn play(&mut self, step: &Step) -> Result<(), Failure> {
        if self.score.is_some() {
            return Err(Failure::refused(step, "the game is scored"));
        }
        match step {
            Step::Score => {
                self.score = Some(Score::of(self.game.position(), &self.scenario.sheet));
                Ok(())
            }
            Step::You { answers, .. } => {
                self.require_question(step, Question::Report)?;
                for &answer in answers {
                    self.game.answer(answer).map_err(|illegal| Failure::refused(step, illegal))?;
                }
                Ok(())
            }
            Step::Skip => {
                self.require_question(step, Question::Turn(Bot::Chronos))?;
                self.game.skip_turn();
                Ok(())
            }
            Step::Turn(bot) => {
                self.require_question(step, Question::Turn(*bot))?;
                self.go(step)?;
                self.answer_follow_ups(step, None).map(drop)
            }
            Step::EraChange(place) => self.change_era(step, *place),
        }
    }

    fn change_era(&mut self, step: &Step, place: Option<u16>) -> Result<(), Failure> {
        self.require_question(step, Question::EraChange)?;
        let used = self.game.position().hephaestus.slots.clone();
        self.go(step)?;
        let chose = self.answer_follow_ups(step, place)?;
        if place.is_some() && !chose {
            return Err(Failure::refused(
                step,
                "you are not on the rightmost occupied turn-order space",
            ));
        }
        if used.len() > 1 { self.shuffle(used) } else { Ok(()) }
    }

    /// Puts the used cards, which have just gone to the bottom of the deck, into the order that the scenario gives, if
    /// any.
    fn shuffle(&mut self, mut used: Vec<u8>) -> Result<(), Failure> {
        let Some(order) = self.scenario.shuffles.get(self.shuffles) else { return Ok(()) };
        self.shuffles += 1;
        used.sort_unstable();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if used != sorted {
            return Err(Failure::Shuffle("these are not the used cards"));
        }
        let deck = &self.game.position().hephaestus.deck;
        let groups: Vec<String> = deck.groups().map(|group| format!("{group:?}")).collect();
        let (_, above) = groups.split_last().unwrap_or((&String::new(), &[])).to_owned();
        let cards = order.iter().map(ToString::to_string);
        let deck: Vec<String> = above.iter().cloned().chain(cards).collect();
        let correction = format!("H.deck = [{}]", deck.join(", ")).parse();
        let corrected = correction.and_then(|correction| self.game.correct(&correction));
        corrected.map_err(|_| Failure::Shuffle("the deck cannot lie so"))
    }

    /// Checks that this question is open.
    fn require_question(&self, step: &Step, question: Question) -> Result<(), Failure> {
        let at = self.game.position();
        match self.game.question() {
            Some(open) if open == question => Ok(()),
            _ => {
                let turn = at.turn.word();
                Err(Failure::refused(step, format_args!("the turn is `{turn}` in era {}", at.era)))
            }
        }
    }

    /// Answers `go`, which starts a turn or an era change.
    fn go(&mut self, step: &Step) -> Result<(), Failure> {
        self.game.answer(Answer::Go).map_err(|illegal| Failure::refused(step, illegal))
    }

    /// Answers the follow-up questions from the scenario. Returns whether you were asked for a place in the turn order.
    fn answer_follow_ups(&mut self, step: &Step, place: Option<u16>) -> Result<bool, Failure> {
        let unknown = |what| Err(Failure::Unknown { step: step.to_string(), what });
        let mut chose = false;
        while let Some(question) = self.game.question() {
            let answer = match question {
                Question::EurekaTile(number) => match self.reveal(number) {
                    Some(tile) => Answer::Milestone(tile),
                    None => return unknown("the next Eureka tiles are not given"),
                },
                // The scenario's position already lists every card you hold.
                Question::Holds(_) => Answer::No,
                Question::Place => {
                    chose = true;
                    Answer::Number(place.unwrap_or_else(|| your_place(self.game.position())))
                }
                Question::Revealed => {
                    return unknown("the order of Hephaestus's deck is not given");
                }
                Question::Chance => return unknown("the speciality would be drawn at random"),
                _ => break,
            };
            self.game.answer(answer).map_err(|illegal| Failure::refused(step, illegal))?;
        }
        Ok(chose)
    }

    /// The tile at a place of the Eureka display, counted from the right and from 1.
    fn reveal(&self, number: u8) -> Option<Milestone> {
        let deck = Position::last_deck(self.game.position().era + 1);
        let index = usize::from(number) - 1;
        // `milestones.next` covers only the next reveal; later ones come in the order of the rules page.
        let given = self.scenario.next.get(index).copied().filter(|tile| tile.era() == deck);
        given.or_else(|| Milestone::deck(deck).nth(index))
    }
}

/// Your place in the turn order, counted from 1.
fn your_place(at: &Position) -> u16 {
    at.order.iter().position(|&player| player == Player::You).map_or(1, |index| index as u16 + 1)
}
