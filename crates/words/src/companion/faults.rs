//! Why a correction or a profile is refused.

use super::{CompanionTeller, player_word};
use crate::say::{Arg, Args};
use eureka_inventions::{Expected, NoIdea, NoSetting, NoWord, Player, Slot, Thing, Wrong};

impl CompanionTeller<'_> {
    /// What is wrong with a field, for behind a colon.
    pub fn wrong(self, wrong: &Wrong) -> String {
        let plain = |id: &str| self.because(id, &[]);
        let of =
            |id: &str, player: Player| self.because(id, &[("player", player_word(player).into())]);
        let action = |id: &str, action| self.because(id, &[("action", self.action(action).into())]);
        let tile = |id: &str, tile| self.because(id, &[("milestone", self.milestone(tile).into())]);
        let count =
            |id: &str, name: &'static str, count: u64| self.because(id, &[(name, count.into())]);
        let most = |id: &str, all: u64, most: u64| {
            self.because(id, &[("all", all.into()), ("most", most.into())])
        };
        match wrong {
            Wrong::UnknownKey => plain("unknown-key"),
            Wrong::Missing => plain("missing"),
            Wrong::Expected { expected, got } => {
                let expected = self.expected(expected);
                self.because("expected", &[("expected", expected.into()), ("got", text(got))])
            }
            Wrong::NoThing { said, thing } => self.no_thing(said, *thing),
            Wrong::Form(what) | Wrong::Scenario(what) => {
                self.because("form", &[("what", text(what))])
            }
            Wrong::Word(word) => self.no_word(word),
            Wrong::Idea(idea) => self.no_idea(idea),
            Wrong::Progress(tile) => self.said("progress", &tile.0),
            Wrong::Space(space) => self.said("space", &space.0),
            Wrong::Setting(setting) => self.no_setting(setting),
            Wrong::NoField => plain("no-field"),
            Wrong::NotNow => plain("not-now"),
            Wrong::TwoForums(two) => action("two-forums", *two),
            Wrong::NoForum(none) => action("no-forum", *none),
            Wrong::NoSlot(slot) => self.no_slot(*slot),
            Wrong::SlotTwice => plain("slot-twice"),
            Wrong::NoRegion(region) => count("no-region", "region", region.number().into()),
            Wrong::NoEra(era) => count("no-era", "era", (*era).into()),
            Wrong::Rising => plain("rising"),
            Wrong::Markers => plain("markers"),
            Wrong::NoDisplay => plain("no-display"),
            Wrong::NoTrack => plain("no-track"),
            Wrong::FirstEra(said) => self.said("first-era", said),
            Wrong::FirstEraIdea => plain("first-era-idea"),
            Wrong::Twice(what) => self.because("twice", &[("what", text(what))]),
            Wrong::MilestoneTwice(tile) => {
                self.because("twice", &[("what", self.milestone(*tile).into())])
            }
            Wrong::CardTwice(card) => count("card-twice", "card", (*card).into()),
            Wrong::NoLetter(letter) => self.said("no-letter", &letter.to_string()),
            Wrong::TokenSpaces(spaces) => count("token-spaces", "count", *spaces as u64),
            Wrong::NoCard => plain("no-card"),
            Wrong::NoPresenter => plain("no-presenter"),
            Wrong::NoCitizen => plain("no-citizen"),
            Wrong::InventedIdea => plain("invented-idea"),
            Wrong::NoInventor => plain("no-inventor"),
            Wrong::OwnInvention => plain("own-invention"),
            Wrong::Rounds { era, rounds } => {
                self.because("rounds", &[("era", (*era).into()), ("rounds", (*rounds).into())])
            }
            Wrong::EraNotOver => plain("era-not-over"),
            Wrong::NotRevealed(other) => tile("not-revealed", *other),
            Wrong::OlderBelow => plain("older-below"),
            Wrong::FourSlots => plain("four-slots"),
            Wrong::OtherDeck(other) => tile("other-deck", *other),
            Wrong::NotOnBoard => plain("not-on-board"),
            Wrong::Room(room) => count("room", "count", (*room).into()),
            Wrong::TwoMarkers(player) => of("two-markers", *player),
            Wrong::OtherEra { player, era } => {
                let player = ("player", player_word(*player).into());
                self.because("other-era", &[player, ("era", (*era).into())])
            }
            Wrong::ThreeIdeas => plain("three-ideas"),
            Wrong::Stack => plain("stack"),
            Wrong::TwoTokens(player) => of("two-tokens", *player),
            Wrong::Tokens { all, most: there } => most("tokens", (*all).into(), (*there).into()),
            Wrong::Citizens { all, most: there } => {
                most("citizens", (*all).into(), (*there).into())
            }
            Wrong::Sages { all, most: there } => most("sages", (*all).into(), (*there).into()),
            Wrong::Holders(tile) => {
                self.because("holders", &[("tile", self.progress(*tile).into())])
            }
            Wrong::WealthTiles { letter, all, most } => {
                let counts = [("all", (*all as u64).into()), ("most", (*most as u64).into())];
                let [all, most] = counts;
                self.because("wealth-tiles", &[("letter", letter.to_string().into()), all, most])
            }
            Wrong::Seasons => plain("seasons"),
            Wrong::TwoPillars(two) => action("two-pillars", *two),
            Wrong::NoSuchCard(card) => count("no-such-card", "card", (*card).into()),
            Wrong::Revealed { cards, round } => self.revealed("revealed", *cards, *round),
            Wrong::RevealedAtTurn { cards, round } => {
                self.revealed("revealed-at-turn", *cards, *round)
            }
            Wrong::Era5 => plain("era5"),
        }
    }

    fn because(self, id: &str, args: Args<'_, '_>) -> String {
        self.text(&format!("solo-wrong-{id}"), args)
    }

    fn said(self, id: &str, said: &str) -> String {
        self.because(id, &[("said", text(said))])
    }

    fn revealed(self, id: &str, cards: usize, round: u8) -> String {
        self.because(id, &[("cards", (cards as u64).into()), ("round", round.into())])
    }

    fn no_slot(self, slot: Slot) -> String {
        let (column, index) = match slot {
            Slot::Private(index) => ("private", index),
            Slot::Common(index) => ("common", index),
        };
        self.because("no-slot", &[("column", column.into()), ("number", (index + 1).into())])
    }

    fn expected(self, expected: &Expected) -> String {
        let id = match expected {
            Expected::Text => "text",
            Expected::Truth => "truth",
            Expected::Number(least, most) => {
                // No number that is asked for is below zero.
                let [least, most] = [least, most].map(|&number| number.max(0).unsigned_abs());
                let range = [("least", least.into()), ("most", most.into())];
                return self.text("solo-expected-number", &range);
            }
            Expected::List => "list",
            Expected::Table => "table",
            Expected::TwoActions => "two-actions",
            Expected::FiveForums => "five-forums",
            Expected::Rows => "rows",
            Expected::Owners => "owners",
            Expected::Order => "order",
            Expected::Card => "card",
        };
        self.text(&format!("solo-expected-{id}"), &[])
    }

    fn no_thing(self, said: &str, thing: Thing) -> String {
        let word = match thing {
            Thing::Action => "action",
            Thing::Milestone => "milestone",
            Thing::Turn => "turn",
            Thing::Player | Thing::PlayerOrNone => "player",
            Thing::Owner => "owner",
            Thing::Side => "side",
            Thing::Difficulty => "difficulty",
        };
        self.because("no-thing", &[("said", text(said)), ("thing", word.into())])
    }

    fn no_word(self, word: &NoWord) -> String {
        match word {
            NoWord::Slot(said) => self.said("slot", said),
            NoWord::Action(said) => self.no_thing(said, Thing::Action),
            NoWord::Mark(action) => {
                self.because("mark", &[("action", self.action(*action).into())])
            }
        }
    }

    fn no_idea(self, idea: &NoIdea) -> String {
        match idea {
            NoIdea::Form(said) => self.said("idea", said),
            NoIdea::Milestone(said) => self.no_thing(said, Thing::Milestone),
            NoIdea::Later { era, milestone } => {
                let name = ("milestone", self.milestone(*milestone).into());
                let needs = ("needs", milestone.era().into());
                self.because("later", &[name, ("era", (*era).into()), needs])
            }
            NoIdea::Bare(said) => self.said("bare", said),
            NoIdea::TooMuch(said) => self.said("too-much", said),
        }
    }

    fn no_setting(self, setting: &NoSetting) -> String {
        match setting {
            NoSetting::Name(said) => {
                let count = eureka_inventions::AMBIGUITIES as u64;
                self.because("setting", &[("said", text(said)), ("count", count.into())])
            }
            NoSetting::Reading { name, reading, readings } => {
                let readings = ("readings", readings.join(", ").into());
                self.because("reading", &[("name", text(name)), ("said", text(reading)), readings])
            }
        }
    }
}

fn text(text: &str) -> Arg<'static> {
    Arg::from(text.to_owned())
}
