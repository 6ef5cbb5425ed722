//! Texts for a correction or a box profile that is refused.

use super::CompanionTeller;
use crate::say::{Args, args, word_of};
use eureka_inventions::{
    AMBIGUITIES, Expected, FaultKind, ParseIdeaError, ParseWordError, SettingError, Slot, WordKind,
};

impl CompanionTeller<'_> {
    /// The fault of a field, to follow a colon.
    pub fn wrong(self, wrong: &FaultKind) -> String {
        let facts = match wrong {
            FaultKind::Expected { expected, got } => {
                args![expected = self.expected(expected), got = got.as_str()]
            }
            FaultKind::NoThing { said, thing } => return self.no_thing(said, *thing),
            FaultKind::Form(what) | FaultKind::Scenario(what) => {
                return self.because("form", &args![what = what.as_str()]);
            }
            FaultKind::Word(word) => return self.no_word(word),
            FaultKind::Idea(idea) => return self.no_idea(idea),
            FaultKind::Setting(setting) => return self.no_setting(setting),
            FaultKind::MilestoneTwice(tile) => {
                return self.because("twice", &args![what = self.milestone(*tile)]);
            }
            FaultKind::Twice(what) => args![what = what.as_str()],
            FaultKind::Progress(tile) => args![said = tile.0.as_str()],
            FaultKind::Space(space) => args![said = space.0.as_str()],
            FaultKind::FirstEra(said) => args![said = said.as_str()],
            FaultKind::NoLetter(letter) => args![said = letter.to_string()],
            FaultKind::TwoForums(action)
            | FaultKind::NoForum(action)
            | FaultKind::TwoPillars(action) => {
                args![action = self.action(*action)]
            }
            FaultKind::NotRevealed(tile) | FaultKind::OtherDeck(tile) => {
                args![milestone = self.milestone(*tile)]
            }
            FaultKind::NoSlot(slot) => {
                let (Slot::Private(index) | Slot::Common(index)) = slot;
                args![column = word_of(slot), number = index + 1]
            }
            FaultKind::NoRegion(region) => args![region = *region],
            FaultKind::NoEra(era) => args![era = *era],
            FaultKind::CardTwice(card) | FaultKind::NoSuchCard(card) => args![card = *card],
            FaultKind::TokenSpaces(count) => args![count = *count],
            FaultKind::Room(count) => args![count = *count],
            FaultKind::Rounds { era, rounds } => args![era = *era, rounds = *rounds],
            FaultKind::TwoMarkers(player) | FaultKind::TwoTokens(player) => args![player = *player],
            FaultKind::OtherEra { player, era } => args![player = *player, era = *era],
            FaultKind::Tokens { all, most } => args![all = *all, most = *most],
            FaultKind::Citizens { all, most } => args![all = *all, most = *most],
            FaultKind::Sages { all, most } => args![all = *all, most = *most],
            FaultKind::Holders(tile) => args![tile = self.progress(*tile)],
            FaultKind::WealthTiles { letter, all, most } => {
                args![letter = *letter, all = *all, most = *most]
            }
            FaultKind::Revealed { cards, round } | FaultKind::RevealedAtTurn { cards, round } => {
                args![cards = *cards, round = *round]
            }
            FaultKind::UnknownKey
            | FaultKind::Missing
            | FaultKind::NoField
            | FaultKind::NotNow
            | FaultKind::SlotTwice
            | FaultKind::Rising
            | FaultKind::Markers
            | FaultKind::NoDisplay
            | FaultKind::NoTrack
            | FaultKind::NoCard
            | FaultKind::NoPresenter
            | FaultKind::NoCitizen
            | FaultKind::InventedIdea
            | FaultKind::NoInventor
            | FaultKind::OwnInvention
            | FaultKind::FirstEraIdea
            | FaultKind::EraNotOver
            | FaultKind::OlderBelow
            | FaultKind::FourSlots
            | FaultKind::NotOnBoard
            | FaultKind::ThreeIdeas
            | FaultKind::Stack
            | FaultKind::Seasons
            | FaultKind::Era5 => args![],
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

    fn no_thing(self, said: &str, thing: WordKind) -> String {
        let thing = match thing {
            WordKind::PlayerOrNone => WordKind::Player,
            thing => thing,
        };
        self.because("no-thing", &args![said, thing = word_of(thing)])
    }

    fn no_word(self, word: &ParseWordError) -> String {
        match word {
            ParseWordError::Slot(said) => self.said("slot", said),
            ParseWordError::Action(said) => self.no_thing(said, WordKind::Action),
            ParseWordError::Mark(action) => {
                self.because("mark", &args![action = self.action(*action)])
            }
        }
    }

    fn no_idea(self, idea: &ParseIdeaError) -> String {
        match idea {
            ParseIdeaError::Form(said) => self.said("idea", said),
            ParseIdeaError::Milestone(said) => self.no_thing(said, WordKind::Milestone),
            ParseIdeaError::Later { era, milestone } => {
                let (name, needs) = (self.milestone(*milestone), milestone.era());
                self.because("later", &args![milestone = name, era = *era, needs])
            }
            ParseIdeaError::Bare(said) => self.said("bare", said),
            ParseIdeaError::TooMuch(said) => self.said("too-much", said),
        }
    }

    fn no_setting(self, setting: &SettingError) -> String {
        match setting {
            SettingError::Name(said) => {
                self.because("setting", &args![said = said.as_str(), count = AMBIGUITIES])
            }
            SettingError::Reading { name, reading, readings } => {
                let args =
                    args![name = &**name, said = reading.as_str(), readings = readings.join(", ")];
                self.because("reading", &args)
            }
        }
    }
}
