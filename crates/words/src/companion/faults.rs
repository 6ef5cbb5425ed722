//! Texts for a correction or a box profile that is refused.

use super::CompanionTeller;
use crate::say::{Args, args, word_of};
use eureka_inventions::{AMBIGUITIES, Expected, NoIdea, NoSetting, NoWord, Slot, Thing, Wrong};

impl CompanionTeller<'_> {
    /// The fault of a field, to follow a colon.
    pub fn wrong(self, wrong: &Wrong) -> String {
        let facts = match wrong {
            Wrong::Expected { expected, got } => {
                args![expected = self.expected(expected), got = got.as_str()]
            }
            Wrong::NoThing { said, thing } => return self.no_thing(said, *thing),
            Wrong::Form(what) | Wrong::Scenario(what) => {
                return self.because("form", &args![what = what.as_str()]);
            }
            Wrong::Word(word) => return self.no_word(word),
            Wrong::Idea(idea) => return self.no_idea(idea),
            Wrong::Setting(setting) => return self.no_setting(setting),
            Wrong::MilestoneTwice(tile) => {
                return self.because("twice", &args![what = self.milestone(*tile)]);
            }
            Wrong::Twice(what) => args![what = what.as_str()],
            Wrong::Progress(tile) => args![said = tile.0.as_str()],
            Wrong::Space(space) => args![said = space.0.as_str()],
            Wrong::FirstEra(said) => args![said = said.as_str()],
            Wrong::NoLetter(letter) => args![said = letter.to_string()],
            Wrong::TwoForums(action) | Wrong::NoForum(action) | Wrong::TwoPillars(action) => {
                args![action = self.action(*action)]
            }
            Wrong::NotRevealed(tile) | Wrong::OtherDeck(tile) => {
                args![milestone = self.milestone(*tile)]
            }
            Wrong::NoSlot(slot) => {
                let (Slot::Private(index) | Slot::Common(index)) = slot;
                args![column = word_of(slot), number = index + 1]
            }
            Wrong::NoRegion(region) => args![region = *region],
            Wrong::NoEra(era) => args![era = *era],
            Wrong::CardTwice(card) | Wrong::NoSuchCard(card) => args![card = *card],
            Wrong::TokenSpaces(count) => args![count = *count],
            Wrong::Room(count) => args![count = *count],
            Wrong::Rounds { era, rounds } => args![era = *era, rounds = *rounds],
            Wrong::TwoMarkers(player) | Wrong::TwoTokens(player) => args![player = *player],
            Wrong::OtherEra { player, era } => args![player = *player, era = *era],
            Wrong::Tokens { all, most } => args![all = *all, most = *most],
            Wrong::Citizens { all, most } => args![all = *all, most = *most],
            Wrong::Sages { all, most } => args![all = *all, most = *most],
            Wrong::Holders(tile) => args![tile = self.progress(*tile)],
            Wrong::WealthTiles { letter, all, most } => {
                args![letter = *letter, all = *all, most = *most]
            }
            Wrong::Revealed { cards, round } | Wrong::RevealedAtTurn { cards, round } => {
                args![cards = *cards, round = *round]
            }
            Wrong::UnknownKey
            | Wrong::Missing
            | Wrong::NoField
            | Wrong::NotNow
            | Wrong::SlotTwice
            | Wrong::Rising
            | Wrong::Markers
            | Wrong::NoDisplay
            | Wrong::NoTrack
            | Wrong::NoCard
            | Wrong::NoPresenter
            | Wrong::NoCitizen
            | Wrong::InventedIdea
            | Wrong::NoInventor
            | Wrong::OwnInvention
            | Wrong::FirstEraIdea
            | Wrong::EraNotOver
            | Wrong::OlderBelow
            | Wrong::FourSlots
            | Wrong::NotOnBoard
            | Wrong::ThreeIdeas
            | Wrong::Stack
            | Wrong::Seasons
            | Wrong::Era5 => args![],
        };
        self.because(&word_of(wrong), &facts)
    }

    fn because(self, id: &str, args: Args<'_, '_>) -> String {
        self.text(&format!("companion-wrong-{id}"), args)
    }

    fn said(self, id: &str, said: &str) -> String {
        self.because(id, &args![said])
    }

    fn expected(self, expected: &Expected) -> String {
        let args = match expected {
            // The numbers of a form are never negative, so bounds below zero are read as zero.
            Expected::Number(least, most) => {
                args![least = least.max(&0).unsigned_abs(), most = most.max(&0).unsigned_abs()]
            }
            Expected::Text
            | Expected::Truth
            | Expected::List
            | Expected::Table
            | Expected::TwoActions
            | Expected::FiveForums
            | Expected::Rows
            | Expected::Owners
            | Expected::Order
            | Expected::Card => args![],
        };
        self.text(&format!("companion-expected-{}", word_of(expected)), &args)
    }

    fn no_thing(self, said: &str, thing: Thing) -> String {
        let thing = match thing {
            Thing::PlayerOrNone => Thing::Player,
            thing => thing,
        };
        self.because("no-thing", &args![said, thing = word_of(thing)])
    }

    fn no_word(self, word: &NoWord) -> String {
        match word {
            NoWord::Slot(said) => self.said("slot", said),
            NoWord::Action(said) => self.no_thing(said, Thing::Action),
            NoWord::Mark(action) => self.because("mark", &args![action = self.action(*action)]),
        }
    }

    fn no_idea(self, idea: &NoIdea) -> String {
        match idea {
            NoIdea::Form(said) => self.said("idea", said),
            NoIdea::Milestone(said) => self.no_thing(said, Thing::Milestone),
            NoIdea::Later { era, milestone } => {
                let (name, needs) = (self.milestone(*milestone), milestone.era());
                self.because("later", &args![milestone = name, era = *era, needs])
            }
            NoIdea::Bare(said) => self.said("bare", said),
            NoIdea::TooMuch(said) => self.said("too-much", said),
        }
    }

    fn no_setting(self, setting: &NoSetting) -> String {
        match setting {
            NoSetting::Name(said) => {
                self.because("setting", &args![said = said.as_str(), count = AMBIGUITIES])
            }
            NoSetting::Reading { name, reading, readings } => {
                let args =
                    args![name = &**name, said = reading.as_str(), readings = readings.join(", ")];
                self.because("reading", &args)
            }
        }
    }
}
