//! Grammar rules for players and owners: `opponents`, `your`, `all players'`.

use super::scope::Type;
use super::{Parser, Read};
use crate::lex::{Token, TokenKind};
use crate::tree::{Bound, EffectKind, Seats};

impl Parser<'_> {
    /// The number of tokens that name an owner, from the next one on; 0 if there is none.
    pub(super) fn owner_length(&mut self) -> usize {
        let length = self.player_length();
        let team = self.look(length);
        let is_team = length > 0 && team.kind == TokenKind::Possessive && team.text == "team";
        length + usize::from(is_team)
    }

    /// The same length without a following `team's`.
    fn player_length(&mut self) -> usize {
        let is_owner = self.at("your")
            || self.at("my")
            || self.at("their")
            || self.peek().kind == TokenKind::Possessive;
        if is_owner {
            return 1;
        }
        let is_pair = (self.at("all") || self.at("other"))
            && self.look(1).kind == TokenKind::Possessive
            && self.look(1).text == "players";
        if is_pair { 2 } else { 0 }
    }

    /// Parses an owner, if one is next.
    pub(super) fn owner(&mut self) -> Read<Option<Seats>> {
        let (length, whole) = (self.player_length(), self.owner_length());
        if length == 0 {
            return Ok(None);
        }
        let seats = self.player(length)?;
        if whole == length {
            return Ok(Some(seats));
        }
        self.next();
        Ok(Some(Seats::Team(Box::new(seats))))
    }

    /// Parses the owner that the next `length` tokens name.
    fn player(&mut self, length: usize) -> Read<Seats> {
        let first = self.peek();
        let seats = match (length, first.text) {
            (2, "all") => Seats::All,
            (2, _) => Seats::Others,
            _ if first.kind == TokenKind::Possessive => return self.possessor(),
            (_, "your") => Seats::You,
            (_, "my") => {
                self.check_in_demand(first);
                Seats::Me
            }
            _ => {
                self.check_their(first);
                Seats::Their
            }
        };
        self.skip(length);
        Ok(seats)
    }

    /// Whether a team such as `your team` is next.
    pub(super) fn at_team(&mut self) -> bool {
        let length = self.player_length();
        length > 0 && self.ahead(length, "team")
    }

    /// Fails after an owner, where `team's` would have been legal too.
    pub(super) fn unexpected_of_owner<T>(&mut self, wanted: &str) -> Read<T> {
        self.at("team's");
        self.unexpected(wanted)
    }

    /// Parses `opponents'`, `players'` or a name with `'s`.
    fn possessor(&mut self) -> Read<Seats> {
        let token = self.peek();
        let seats = match token.text {
            "opponents" => Seats::Opponents,
            "players" => Seats::All,
            word => match self.scope.lookup(word) {
                Some(Bound::Seats(slot)) => Seats::Named(slot),
                Some(other) => return self.wrong_type(other, Type::Seats),
                None => return self.unknown_possessor(),
            },
        };
        self.next();
        Ok(seats)
    }

    fn unknown_possessor(&mut self) -> Read<Seats> {
        for legal in ["opponents'", "all players'", "other players'", "your", "my", "their"] {
            self.ahead(0, legal);
        }
        self.note_expected_name();
        self.unexpected("a player")
    }

    /// Checks that a word for the demanding player is used inside a demand.
    pub(super) fn check_in_demand(&mut self, token: Token<'_>) {
        if self.scope.kind != Some(EffectKind::Demand) {
            let message = format!("`{}` has no meaning here: only a demand has an `I`", token.text);
            let help = "write `you` or `your`, or make this block a `demand { }`";
            self.complain(token, message, help);
        }
    }

    /// Checks that `their` is used where it has a meaning.
    fn check_their(&mut self, token: Token<'_>) {
        if !self.context.their {
            self.complain(
                token,
                "`their` has no meaning here: it does not refer to any player",
                "use `their` inside `for each PLAYERS { }`, `every PLAYER has TEST`, `PLAYERS where TEST` or \
                 `win for player with most NUMBER`",
            );
        }
    }

    /// Parses players and the `where` after them, if there is one.
    pub(super) fn seats(&mut self) -> Read<Seats> {
        let Some(mut seats) = self.seats_without_test()? else {
            let length = self.player_length();
            if length > 0 {
                self.player(length)?;
                return self.unexpected("`team`");
            }
            return match self.name_here() {
                Some(other) => self.wrong_type(other, Type::Seats),
                None => self.unexpected("players"),
            };
        };
        while self.eat("where") {
            let change = |context: &mut super::Context| context.their = true;
            let test = self.nested(|parser| parser.nested_test(change, Self::test))?;
            seats = Seats::Where(Box::new(seats), Box::new(test));
        }
        Ok(seats)
    }

    /// Parses players by word or name, if they are next. Singular and plural mean the same.
    pub(super) fn seats_without_test(&mut self) -> Read<Option<Seats>> {
        let first = self.peek();
        if self.at_team() {
            let length = self.player_length();
            let seats = self.player(length)?;
            self.next();
            return Ok(Some(Seats::Team(Box::new(seats))));
        }
        if self.at("other") || self.at("all") {
            let plural = self.ahead(1, "players") || self.ahead(1, "player");
            if !plural {
                return Ok(None);
            }
            self.skip(2);
            return Ok(Some(if first.text == "all" { Seats::All } else { Seats::Others }));
        }
        let seats =
            match self.eat_one_of(&["you", "me", "opponents", "opponent", "players", "player"]) {
                Some("you") => Seats::You,
                Some("me") => {
                    self.check_in_demand(first);
                    Seats::Me
                }
                Some("opponents" | "opponent") => Seats::Opponents,
                Some(_) => Seats::All,
                None => {
                    let Some(Bound::Seats(slot)) = self.name_here() else { return Ok(None) };
                    self.next();
                    Seats::Named(slot)
                }
            };
        Ok(Some(seats))
    }
}
