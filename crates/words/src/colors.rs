//! Colors, piles and icons.

use crate::focus::Known;
use crate::players::{Group, Role, Spread};
use crate::say::{ArgList, Phrase, args};
use crate::speech::{Conjunction, Plurality, Speech};
use eureka_innovation::{Color, Colors, Icon};
use eureka_script::tree::{AnIcon, Cards, ColorSet, PileFilter, Seats, Zone, ZoneKind};

impl<'a> Speech<'a> {
    /// A color: as a noun, or as an adjective for one card or for several.
    fn color(self, color: Color, form: &'static str) -> Phrase<'a> {
        Box::new(move |case| self.words.color_as(color, form, case))
    }

    /// Colors as adjectives for cards.
    pub(crate) fn adjectives(
        self,
        colors: Colors,
        many: Plurality,
        conjunction: Conjunction,
    ) -> Phrase<'a> {
        let form = if many == Plurality::One { "card" } else { "cards" };
        self.list(conjunction, colors.iter().map(|color| self.color(color, form)))
    }

    /// The names of colors.
    pub(crate) fn color_names(self, colors: Colors) -> Phrase<'a> {
        self.list(Conjunction::Or, colors.iter().map(|color| self.color(color, "noun")))
    }

    /// Colors as a noun: «red or blue», «the color of the drawn card».
    pub(crate) fn colors(self, colors: &'a ColorSet) -> Phrase<'a> {
        match colors {
            ColorSet::Fixed(Colors::ALL) => self.noun("colors-any", args![]),
            ColorSet::Fixed(colors) => {
                self.noun("colors-fixed", args![colors = self.color_names(*colors)])
            }
            ColorSet::Of(cards) => self.colors_of(cards, self.known_colors(colors)),
            ColorSet::Piles(seats, filter) => {
                self.noun("colors-piles", self.piles_colors(seats, *filter))
            }
            ColorSet::Named(slot) => match self.parameter_colors(*slot) {
                Some(colors) => self.colors(colors),
                None => {
                    let (ordinal, known) = (self.chosen(*slot), self.known_colors(colors));
                    self.noun("color-chosen", args![ordinal, known])
                }
            },
            ColorSet::Union(sets) if self.are_chosen(sets) => self.noun("colors-chosen", args![]),
            ColorSet::Union(sets) => {
                self.list(Conjunction::Or, sets.iter().map(|set| self.colors(set)))
            }
            ColorSet::Except(colors, others) => {
                let (colors, others) = (self.colors(colors), self.colors(others));
                self.noun("colors-except", args![colors, others])
            }
        }
    }

    fn are_chosen(self, sets: &[ColorSet]) -> bool {
        let is_chosen = |colors: &ColorSet| matches!(colors, ColorSet::Named(slot) if self.parameter_colors(*slot).is_none());
        sets.iter().all(is_chosen)
    }

    fn colors_of(self, cards: &'a Cards, known: Known) -> Phrase<'a> {
        if let Cards::In(Zone { whose, kind: ZoneKind::Board }) = cards {
            return self.noun("colors-piles", self.piles_colors(whose, PileFilter::Present));
        }
        if *cards == Cards::Candidate {
            return self.noun("color-candidate", args![]);
        }
        let number = Plurality::of(self.is_single(cards));
        self.noun("color-of", args![cards = self.all_of(cards), number, known])
    }

    /// The arguments of a message about colors of piles.
    pub(crate) fn piles_colors(self, seats: &'a Seats, filter: PileFilter) -> ArgList<'a> {
        let (state, icon) = self.state(filter);
        let board = self.board(seats, Role::In, Spread::All);
        args![state, icon, whose = self.whose(seats, Spread::All), board]
    }

    /// The word for the state of a pile, and the icon that the state concerns, if any.
    pub(crate) fn state(self, filter: PileFilter) -> (&'static str, String) {
        match filter {
            PileFilter::Present => ("present", String::new()),
            PileFilter::Splayed => ("splayed", String::new()),
            PileFilter::SplayedTo(direction) => (direction.word(), String::new()),
            PileFilter::Showing(icon) => ("showing", self.icon(icon)),
        }
    }

    /// Piles as a noun: «your red cards», «any one color of your cards».
    pub(crate) fn piles(self, seats: &'a Seats, one: bool, colors: &'a ColorSet) -> Phrase<'a> {
        let whose = self.whose(seats, Spread::All);
        let owner = self.players(seats, Group::All);
        let quantity = if one { "one" } else { "all" };
        match colors {
            ColorSet::Named(slot) if self.parameter_colors(*slot).is_some() => {
                self.piles(seats, one, self.parameter_colors(*slot).unwrap_or(colors))
            }
            ColorSet::Fixed(colors) if *colors != Colors::ALL => {
                let conjunction = if one { Conjunction::Or } else { Conjunction::And };
                let number = Plurality::of(one || colors.len() == 1);
                let colors = self.adjectives(*colors, Plurality::Many, conjunction);
                self.noun("piles", args![colors, number, whose, owner])
            }
            ColorSet::Piles(of, filter) if of == seats => {
                let (state, icon) = self.state(*filter);
                self.noun("piles-by-state", args![quantity, state, icon, whose, owner])
            }
            ColorSet::Of(cards) if self.is_single(cards) => {
                let (cards, known) = (self.all_of(cards), self.known_colors(colors));
                self.noun("piles-same-color", args![cards, known, whose, owner])
            }
            _ => {
                let quantity = if self.is_one_color(colors) { "the" } else { quantity };
                let chosen = matches!(colors, ColorSet::Union(sets) if self.are_chosen(sets));
                let (known, colors) = (self.known_colors(colors), self.colors(colors));
                self.noun("piles-of", args![quantity, colors, chosen, known, whose, owner])
            }
        }
    }

    /// The symbol of an icon.
    pub(crate) fn icon(self, icon: Icon) -> String {
        self.words.icon(icon)
    }

    /// One icon as a noun.
    pub(crate) fn one_icon(self, icon: AnIcon) -> Phrase<'a> {
        match icon {
            AnIcon::Fixed(icon) => self.noun("one-icon", args![icon = self.icon(icon)]),
            AnIcon::Named(slot) => self.noun("icon-chosen", args![ordinal = self.chosen(slot)]),
        }
    }
}
