//! Your turn (2.2): chain tokens, actions, progress tiles, building.

use super::Tile;
use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use crate::benefit::Aspiration;
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Action, Bot, Player, Speciality};

/// Whether you may decline an action that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obligation {
    /// The action must be done, because you chose it.
    Required,
    /// The action may be declined, because a benefit gives it.
    Optional,
}

impl Step<'_> {
    /// Your whole turn.
    pub(super) fn your_turn(&mut self) -> Flow<()> {
        self.ready();
        let action = self.place_pillar()?;
        match self.is_possible(action) {
            true => drop(self.act(action, Obligation::Required)?),
            false => {
                self.tell(Event::Idle);
                self.influence(1, Source::Idle(action));
            }
        }
        self.turn.chain = 0;
        for _ in 0..self.turn.presented {
            self.take_idea()?;
        }
        self.make_progress()?;
        self.build()
    }

    /// Step 1: chain tokens become ready, by your influence.
    fn ready(&mut self) {
        let tokens = match self.at().you.influence {
            0..=3 => 1,
            4..=7 => 2,
            _ => 3,
        };
        self.turn.chain = tokens;
        self.tell(Event::Ready { tokens });
    }

    /// You place your pillar on an action of an open forum. Before that you may use economy tiles (P10). An impossible action is
    /// offered only if no action is possible.
    fn place_pillar(&mut self) -> Flow<Action> {
        loop {
            let is_open = |action: &Action| self.at().is_open(Player::You, *action);
            let open: Vec<Action> = Action::ALL.into_iter().filter(is_open).collect();
            let possible: Vec<Action> =
                open.iter().copied().filter(|action| self.is_possible(*action)).collect();
            let actions = if possible.is_empty() { open } else { possible };
            let uses = self.usable().into_iter().map(Answer::Use);
            let options: Vec<Answer> = actions.into_iter().map(Answer::Place).chain(uses).collect();
            match self.choose(Question::Place, options, |answer| answer)? {
                Answer::Use(tile) => {
                    self.society.used.insert(tile);
                    self.tell(Event::Used { by: Source::Tile(tile) });
                    self.benefit(self.content.economy(tile), Source::Tile(tile))?;
                }
                Answer::Place(action) => {
                    self.operate(|play| play.place(Player::You, action));
                    return Ok(action);
                }
                other => unreachable!("{other:?} places no pillar"),
            }
        }
    }

    /// The economy tiles that you can use now.
    fn usable(&self) -> Vec<Progress> {
        if self.society.free_economy() == 0 {
            return Vec::new();
        }
        let is_usable = |tile: &Progress| {
            let gives = match self.content.economy(*tile) {
                crate::benefit::Benefit::Action(action) => self.is_possible(action),
                _ => true,
            };
            tile.speciality == Speciality::Economy && !self.society.used.contains(tile) && gives
        };
        self.society.built_progress().filter(is_usable).collect()
    }

    /// Whether you can take an action.
    pub(super) fn is_possible(&self, action: Action) -> bool {
        match action {
            Action::Present => !self.presentable().is_empty(),
            Action::Invent => !self.inventable().is_empty(),
            Action::Innovate => !self.innovatable().is_empty(),
            Action::Share => !self.shareable().is_empty(),
            Action::CallSpecialists => !self.callable().is_empty(),
            Action::GainInfluence => !self.layable().is_empty(),
            Action::Travel => !self.travels().is_empty(),
            Action::Eureka => !self.eurekas().is_empty(),
            Action::SendDiplomat => !self.sendable().is_empty(),
            Action::CallDiplomat => !self.play.diplomats_of(Player::You).is_empty(),
        }
    }

    /// You do an action with its culture bonuses and chained actions. Returns whether you did it.
    pub(super) fn act(&mut self, action: Action, obligation: Obligation) -> Flow<bool> {
        let present = |(card, region)| Answer::Present(card, region);
        let call = |(region, citizens)| Answer::Call(region, citizens);
        let lay = |(region, token)| Answer::Lay(region, token);
        let travel = |(from, to)| Answer::Travel(from, to);
        let (region, milestone) = (Answer::Region, Answer::Milestone);
        let done = match action {
            Action::Present => self.offer(
                obligation,
                Question::Present,
                self.presentable(),
                present,
                Self::present,
            ),
            Action::Invent => {
                self.offer(obligation, Question::Invent, self.inventable(), region, Self::invent)
            }
            Action::Innovate => self.offer(
                obligation,
                Question::Innovate,
                self.innovatable(),
                region,
                Self::innovate,
            ),
            Action::Share => {
                self.offer(obligation, Question::Share, self.shareable(), region, Self::share)
            }
            Action::CallSpecialists => self.offer(
                obligation,
                Question::Call,
                self.callable(),
                call,
                Self::call_specialists,
            ),
            Action::GainInfluence => self.offer(
                obligation,
                Question::GainInfluence,
                self.layable(),
                lay,
                Self::gain_influence,
            ),
            Action::Travel => {
                self.offer(obligation, Question::Travel, self.travels(), travel, Self::travel)
            }
            Action::Eureka => {
                self.offer(obligation, Question::Eureka, self.eurekas(), milestone, Self::eureka)
            }
            Action::SendDiplomat => self.offer(
                obligation,
                Question::Send,
                self.sendable(),
                milestone,
                Self::send_diplomat,
            ),
            Action::CallDiplomat => {
                let diplomats = self.play.diplomats_of(Player::You);
                self.offer(
                    obligation,
                    Question::CallBack,
                    diplomats,
                    milestone,
                    Self::call_diplomat,
                )
            }
        }?;
        if done {
            self.culture(action)?;
            self.chain(action)?;
        }
        Ok(done)
    }

    /// Asks for one of these options, and does it. Returns false if you passed, which only an optional action allows.
    fn offer<T: Copy>(
        &mut self,
        obligation: Obligation,
        question: Question,
        options: impl IntoIterator<Item = T>,
        answer: impl Fn(T) -> Answer,
        take: impl FnOnce(&mut Self, T) -> Flow<()>,
    ) -> Flow<bool> {
        let pass = (obligation == Obligation::Optional).then_some(None);
        let options = options.into_iter().map(Some).chain(pass);
        let option =
            self.choose(question, options, |option| option.map_or(Answer::Pass, &answer))?;
        option.map(|option| take(self, option)).transpose().map(|taken| taken.is_some())
    }

    /// You take one of the visible ideas, and the display is filled.
    pub(super) fn take_idea(&mut self) -> Flow<()> {
        let ideas: Vec<_> = self.board.visible().collect();
        if ideas.is_empty() {
            return Ok(());
        }
        let card = self.choose(Question::Idea, ideas, Answer::Idea)?;
        self.board.display.retain(|&other| other != card);
        self.board.top = self.board.top.filter(|&other| other != card);
        self.society.hand.push(card);
        self.society.hand.sort_unstable();
        self.tell(Event::Took(card));
        self.fill_display();
        Ok(())
    }

    /// Step 3: every Aspiration tile becomes a progress tile that you lack.
    fn make_progress(&mut self) -> Flow<()> {
        while let Some(&from) = self.society.aspirations.first() {
            let options = self.available_progress(from);
            let question = Question::Progress(from);
            let tile = match options.is_empty() {
                true => None,
                false => Some(self.choose(question, options, Answer::Progress)?),
            };
            self.society.aspirations.remove(0);
            if let Some(tile) = tile {
                self.society.display.push(Tile::Progress(tile));
                self.society.display.sort_unstable();
                self.at_mut().you.progress.insert(tile);
            }
            self.tell(Event::Progressed { from, tile });
        }
        Ok(())
    }

    /// The progress tiles for an Aspiration tile: you lack them, and a copy is left of the two.
    fn available_progress(&self, aspiration: Aspiration) -> Vec<Progress> {
        let fits = |speciality: &Speciality| match aspiration {
            Aspiration::Of(of) => of == *speciality,
            Aspiration::Wild => true,
        };
        let at = self.at();
        let is_left = |tile: &Progress| {
            let held =
                Bot::ALL.into_iter().filter(|&bot| at.opponent(bot).tiles.progress.contains(tile));
            !at.you.progress.contains(tile) && held.count() < 2
        };
        let tiles = Speciality::ALL.into_iter().filter(fits).flat_map(|speciality| {
            Region::all().map(move |number| Progress { speciality, number })
        });
        tiles.filter(is_left).collect()
    }
}
