//! Your chained actions (2.2, 2.3): by an invention, an influence token or a technology tile.

use super::TokenSide;
use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use super::turn::Obligation;
use crate::word::Action;

impl Step<'_> {
    /// Offers everything that can be chained to an action, as long as chain tokens are left. Of the inventions and influence tokens
    /// that the action itself offers you can take only one.
    pub(super) fn chain(&mut self, action: Action) -> Flow<()> {
        let mut own = self.printed(action);
        while self.turn.chain > 0 {
            let printed = own.iter().copied().filter(|&by| self.is_chainable(by));
            let tiles = self.technologies(action).into_iter().map(Answer::Technology);
            let mut options: Vec<Answer> = printed.chain(tiles).collect();
            if options.is_empty() {
                break;
            }
            options.push(Answer::Pass);
            let by = self.choose(Question::Chain(action), options, |answer| answer)?;
            if by == Answer::Pass {
                break;
            }
            if !matches!(by, Answer::Technology(_)) {
                own.clear();
            }
            self.chain_by(action, by)?;
        }
        Ok(())
    }

    /// The inventions and influence tokens that the action itself lets you chain, possible or not.
    fn printed(&self, action: Action) -> Vec<Answer> {
        match action {
            Action::Innovate => {
                let card = self.turn.improved.and_then(|region| self.board.card(region));
                card.map(Answer::Invention).into_iter().collect()
            }
            Action::CallSpecialists => {
                self.society.inventions.iter().copied().map(Answer::Invention).collect()
            }
            Action::GainInfluence => {
                self.society.tokens_that_are(TokenSide::Up).map(Answer::Token).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the action that an invention or an influence token shows is possible now.
    fn is_chainable(&self, by: Answer) -> bool {
        match by {
            Answer::Invention(card) => {
                let action = self.content.face(card).chain;
                !self.turn.cards.contains(&card)
                    && action.is_some_and(|action| self.is_possible(action))
            }
            Answer::Token(token) => token.action().is_none_or(|action| self.is_possible(action)),
            _ => false,
        }
    }

    /// The technology tiles that let you chain a possible action to this one.
    fn technologies(&self, action: Action) -> Vec<crate::tile::Progress> {
        if self.turn.technology || self.at().you.influence == 0 {
            return Vec::new();
        }
        let tiles = self.society.built_progress().filter(|tile| {
            let other = self.content.technology(*tile, action);
            !self.society.used.contains(tile) && other.is_some_and(|other| self.is_possible(other))
        });
        tiles.collect()
    }

    /// You spend a chain token for an invention, an influence token or a technology tile, and do what it shows.
    fn chain_by(&mut self, action: Action, by: Answer) -> Flow<()> {
        self.turn.chain -= 1;
        let left = self.turn.chain;
        let (by, chained) = match by {
            Answer::Invention(card) => {
                // The same card can be chained only once in a turn.
                self.turn.cards.push(card);
                (Source::Card(card), self.content.face(card).chain)
            }
            Answer::Token(token) => {
                // An influence token is turned for the rest of the game.
                self.society.tokens[token as usize] = TokenSide::Down;
                self.tell(Event::Used { by: Source::Token(token) });
                (Source::Token(token), token.action())
            }
            Answer::Technology(tile) => {
                self.turn.technology = true;
                self.society.used.insert(tile);
                self.tell(Event::Used { by: Source::Tile(tile) });
                self.influence(-1, Source::Tile(tile));
                (Source::Tile(tile), self.content.technology(tile, action))
            }
            other => unreachable!("{other:?} chains nothing"),
        };
        self.tell(Event::Chained { by, left });
        match chained {
            Some(action) => self.act(action, Obligation::Required).map(drop),
            None => {
                self.influence(1, by);
                Ok(())
            }
        }
    }
}
