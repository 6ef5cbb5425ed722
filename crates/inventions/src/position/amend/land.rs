//! Sets the fields of a region.

use super::letters;
use crate::fault_kind::{Expected, FaultKind, WordKind};
use crate::idea::{Card, Idea, Invention};
use crate::node::{Fault, Node};
use crate::position::{CITIZENS, InfluenceSpace, Land, Side};
use crate::profile;
use crate::word::Player;

/// The fields of a region's card. They are set one by one and then checked together.
struct Fields {
    card: Option<(Idea, CardKind)>,
    presenter: Option<Player>,
    citizens: Option<u8>,
    inventor: Option<Player>,
    innovator: Option<Player>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CardKind {
    Idea,
    Invention,
}

impl Land {
    /// Sets the fields that are given.
    pub(super) fn set(&mut self, node: &Node) -> Result<(), Fault> {
        let mut fields = Fields::of(self.card);
        let mut tokens = None;
        for (key, node) in node.entries()? {
            match key {
                "card" => fields.card = read_card(&node)?,
                "presenter" => fields.presenter = player_or_none(&node)?,
                "citizens" => fields.citizens = Some(node.number(0..=9)?),
                "inventor" => fields.inventor = player_or_none(&node)?,
                "innovator" => fields.innovator = player_or_none(&node)?,
                "need" => self.need = node.number(1..=2)?,
                "sage" => self.sage = node.truth()?,
                "tile" => self.tile = node.word(WordKind::Side, Side::from_word)?,
                "wealth" => self.wealth = letters(&node)?,
                "values" => self.set_values(profile::read_values(&node)?),
                "tokens" => tokens = Some(node),
                _ => {
                    let player = Player::from_word(key).ok_or_else(|| node.unknown_key())?;
                    *self.citizens_mut(player) = node.number(0..=CITIZENS.into())?;
                }
            }
        }
        // The number of spaces is known only when all keys are read.
        if let Some(node) = tokens {
            self.set_tokens(&node)?;
        }
        self.card = fields.card(self.need).map_err(|kind| node.fault(kind))?;
        Ok(())
    }

    fn set_values(&mut self, values: Vec<u8>) {
        let tokens: Vec<_> = self.influence.iter().map(|space| space.token).collect();
        let token = |index: usize| tokens.get(index).copied().flatten();
        let spaces = values.into_iter().enumerate();
        self.influence =
            spaces.map(|(index, value)| InfluenceSpace { value, token: token(index) }).collect();
    }

    fn set_tokens(&mut self, node: &Node) -> Result<(), Fault> {
        let token = |token: &Node| match token.text()? {
            "" => Ok(None),
            _ => token.word(WordKind::Player, Player::from_word).map(Some),
        };
        let tokens = node.each(token)?;
        if tokens.len() > self.influence.len() {
            let spaces = self.influence.len();
            return Err(node.fault(FaultKind::TokenSpaces(spaces)));
        }
        for (index, space) in self.influence.iter_mut().enumerate() {
            space.token = tokens.get(index).copied().flatten();
        }
        Ok(())
    }
}

impl Fields {
    fn of(card: Option<Card>) -> Fields {
        let invention = card.and_then(|card| card.invention);
        let kind = if invention.is_some() { CardKind::Invention } else { CardKind::Idea };
        Fields {
            card: card.map(|card| (card.idea, kind)),
            presenter: card.map(|card| card.presenter),
            citizens: card.map(|card| card.citizens),
            inventor: invention.map(|invention| invention.inventor),
            innovator: invention.and_then(|invention| invention.innovator),
        }
    }

    /// The card with these fields, or the reason why they contradict each other. `need` is the default number of citizens.
    fn card(self, need: u8) -> Result<Option<Card>, FaultKind> {
        let Fields { presenter, inventor, innovator, .. } = self;
        let Some((idea, kind)) = self.card else {
            let somebody = presenter.or(inventor).or(innovator).is_some();
            let nobody = !somebody && self.citizens.unwrap_or(0) == 0;
            return if nobody { Ok(None) } else { Err(FaultKind::NoCard) };
        };
        let presenter = presenter.ok_or(FaultKind::NoPresenter)?;
        let citizens = self.citizens.unwrap_or(need);
        if citizens == 0 {
            return Err(FaultKind::NoCitizen);
        }
        let invention = match (kind, inventor) {
            (CardKind::Idea, None) if innovator.is_none() => None,
            (CardKind::Idea, _) => return Err(FaultKind::InventedIdea),
            (CardKind::Invention, None) => return Err(FaultKind::NoInventor),
            (CardKind::Invention, inventor) if inventor == innovator => {
                return Err(FaultKind::OwnInvention);
            }
            (CardKind::Invention, Some(inventor)) => Some(Invention { inventor, innovator }),
        };
        if idea.era == 1 && invention.is_none() {
            return Err(FaultKind::FirstEraIdea);
        }
        Ok(Some(Card { idea, presenter, citizens, invention }))
    }
}

fn player_or_none(node: &Node) -> Result<Option<Player>, Fault> {
    match node.text()? {
        "none" => Ok(None),
        _ => node.word(WordKind::PlayerOrNone, Player::from_word).map(Some),
    }
}

fn read_card(node: &Node) -> Result<Option<(Idea, CardKind)>, Fault> {
    let text = node.text()?;
    let (kind, idea) = match text.split_once(' ') {
        _ if text == "none" => return Ok(None),
        Some(("idea", idea)) => (CardKind::Idea, idea),
        Some(("invention", idea)) => (CardKind::Invention, idea),
        _ => return Err(node.expected(Expected::Card)),
    };
    Ok(Some((idea.parse::<Idea>().map_err(|error| node.fault(error))?, kind)))
}
