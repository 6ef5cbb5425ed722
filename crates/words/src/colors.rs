//! Colours, piles and icons.

use crate::players::Spread;
use crate::players::whose;
use crate::say::{Phrase, Place};
use crate::speech::{Joint, Many, Speech};
use eureka_innovation::{Color, Colors, Icon, Splay};
use eureka_script::tree::{AnIcon, Cards, ColorSet, PileFilter, Place as ZonePlace, Seats, Zone};

impl<'a> Speech<'a> {
    /// A colour: as a noun, or as an adjective of one card or several.
    fn color(self, color: Color, form: &'static str) -> Phrase<'a> {
        Box::new(move |case| self.words.color_as(color, form, case))
    }

    /// Colours as adjectives of cards.
    pub(crate) fn adjectives(self, colors: Colors, many: Many, joint: Joint) -> Phrase<'a> {
        let form = if many == Many::One { "card" } else { "cards" };
        self.list(joint, colors.iter().map(|color| self.color(color, form)).collect())
    }

    /// The names of colours.
    pub(crate) fn color_names(self, colors: Colors) -> Phrase<'a> {
        self.list(Joint::Or, colors.iter().map(|color| self.color(color, "noun")).collect())
    }

    /// Colours as a noun: «red or blue», «the color of the drawn card».
    pub(crate) fn colors(self, colors: &'a ColorSet) -> Phrase<'a> {
        match colors {
            ColorSet::Fixed(Colors::ALL) => self.phrase("colors-any"),
            ColorSet::Fixed(colors) => {
                let names = self.color_names(*colors);
                Box::new(move |case| {
                    self.noun("colors-fixed", case, &[("colors", (&names).into())])
                })
            }
            ColorSet::Of(cards) => self.colors_of(cards),
            ColorSet::Piles(seats, filter) => Box::new(move |case| {
                self.piles_colors("colors-piles", Place::Noun(case), seats, *filter)
            }),
            ColorSet::Named(slot) => match self.parameter_colors(*slot) {
                Some(colors) => self.colors(colors),
                None => {
                    let ordinal = self.chosen(*slot);
                    Box::new(move |case| {
                        self.noun("color-chosen", case, &[("ordinal", ordinal.into())])
                    })
                }
            },
            ColorSet::Union(sets) if sets.iter().all(|set| self.is_chosen(set)) => {
                self.phrase("colors-chosen")
            }
            ColorSet::Union(sets) => {
                self.list(Joint::Or, sets.iter().map(|set| self.colors(set)).collect())
            }
            ColorSet::Except(colors, others) => {
                let (colors, others) = (self.colors(colors), self.colors(others));
                Box::new(move |case| {
                    let args = [("colors", (&colors).into()), ("others", (&others).into())];
                    self.noun("colors-except", case, &args)
                })
            }
        }
    }

    fn is_chosen(self, colors: &ColorSet) -> bool {
        matches!(colors, ColorSet::Named(slot) if self.parameter_colors(*slot).is_none())
    }

    fn colors_of(self, cards: &'a Cards) -> Phrase<'a> {
        if let Cards::In(Zone { whose, place: ZonePlace::Board }) = cards {
            return Box::new(move |case| {
                self.piles_colors("colors-piles", Place::Noun(case), whose, PileFilter::Present)
            });
        }
        if *cards == Cards::Candidate {
            return self.phrase("color-candidate");
        }
        let number = Many::of(self.is_single(cards)).word();
        let cards = self.all_of(cards);
        Box::new(move |case| {
            let args = [("cards", (&cards).into()), ("number", number.into())];
            self.noun("color-of", case, &args)
        })
    }

    /// Colours of piles, by a message that takes their state.
    pub(crate) fn piles_colors(
        self,
        id: &str,
        place: Place,
        seats: &'a Seats,
        filter: PileFilter,
    ) -> String {
        let (state, icon) = self.state(filter);
        let board = self.board(seats, crate::players::Role::In, Spread::All);
        let args = [
            ("state", state.into()),
            ("icon", icon.into()),
            ("whose", whose(seats, Spread::All).into()),
            ("board", board.into()),
        ];
        self.words.say(id, place, &args)
    }

    /// The word for the state of a pile, and the icon it is about, if any.
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
        let whose = whose(seats, Spread::All);
        let owner = self.players(seats, crate::players::Group::All);
        let one_word = if one { "one" } else { "all" };
        match colors {
            ColorSet::Named(slot) if self.parameter_colors(*slot).is_some() => {
                self.piles(seats, one, self.parameter_colors(*slot).unwrap_or(colors))
            }
            ColorSet::Fixed(colors) if *colors != Colors::ALL => {
                let joint = if one { Joint::Or } else { Joint::And };
                let number = Many::of(one || colors.len() == 1).word();
                let colors = self.adjectives(*colors, Many::Many, joint);
                Box::new(move |case| {
                    let args = [
                        ("colors", (&colors).into()),
                        ("number", number.into()),
                        ("whose", whose.into()),
                        ("owner", (&owner).into()),
                    ];
                    self.noun("piles", case, &args)
                })
            }
            ColorSet::Piles(of, filter) if of == seats => Box::new(move |case| {
                let (state, icon) = self.state(*filter);
                let args = [
                    ("quantity", one_word.into()),
                    ("state", state.into()),
                    ("icon", icon.into()),
                    ("whose", whose.into()),
                    ("owner", (&owner).into()),
                ];
                self.noun("piles-by-state", case, &args)
            }),
            ColorSet::Of(cards) if self.is_single(cards) => {
                let cards = self.all_of(cards);
                Box::new(move |case| {
                    let args = [
                        ("cards", (&cards).into()),
                        ("whose", whose.into()),
                        ("owner", (&owner).into()),
                    ];
                    self.noun("piles-same-color", case, &args)
                })
            }
            _ => {
                let quantity = if self.is_one_color(colors) { "the" } else { one_word };
                let colors = self.colors(colors);
                Box::new(move |case| {
                    let args = [
                        ("quantity", quantity.into()),
                        ("colors", (&colors).into()),
                        ("whose", whose.into()),
                        ("owner", (&owner).into()),
                    ];
                    self.noun("piles-of", case, &args)
                })
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
            AnIcon::Fixed(icon) => Box::new(move |case| {
                self.noun("one-icon", case, &[("icon", self.icon(icon).into())])
            }),
            AnIcon::Named(slot) => {
                let ordinal = self.chosen(slot);
                Box::new(move |case| self.noun("icon-chosen", case, &[("ordinal", ordinal.into())]))
            }
        }
    }

    /// The word for a direction.
    pub(crate) const fn direction(direction: Splay) -> &'static str {
        direction.word()
    }
}
