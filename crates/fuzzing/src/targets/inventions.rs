//! Solo games of Inventions on file: the companion's and whole ones, and what is printed.

use super::{Came, dice, play, played, replayed, text};
use eureka_inventions::solo_game;
use eureka_inventions::{Content, Game, Position, Profile, Question, Setup, Turn};
use eureka_words::{CompanionTeller, Language, SoloGameTeller, Words};
use std::sync::Arc;
use toml::Table;

/// So many answers are given in a game that an input leads to.
const ANSWERS: u32 = 60;

pub(super) fn records() -> Vec<Vec<u8>> {
    let games = [(Some(1), 30), (None, 60), (Some(3), 120), (None, 200)];
    let record = |(seed, answers): (Option<u32>, usize)| {
        let setup = Setup::new(Profile::ours().clone(), seed);
        let mut companion = played::<Game>(setup, (), answers as u64, answers);
        // A correction is part of some of them.
        let _ = companion.say("correct ip = 34 # two sages forgotten");
        companion.record().write().into_bytes()
    };
    games.into_iter().map(record).collect()
}

pub(super) fn positions() -> Vec<Vec<u8>> {
    let position = |answers: usize| {
        let setup = Setup::new(Profile::ours().clone(), Some(5));
        let companion = played::<Game>(setup, (), 5, answers);
        let mut fields = companion.game().position().write();
        // What follows from the rest cannot be said.
        for key in ["C", "H", "you", "milestones"] {
            let Some(inner) = fields.get_mut(key).and_then(toml::Value::as_table_mut) else {
                continue;
            };
            inner.remove("era");
            inner.remove("discard");
        }
        fields.to_string().into_bytes()
    };
    [70, 90, 110, 150, 190].into_iter().map(position).collect()
}

pub(super) fn solo_games() -> Vec<Vec<u8>> {
    let record = |seed: u32| {
        let (setup, answers) = (solo_game::Setup::new(seed), seed as usize * 40);
        let timeline = played::<solo_game::Game>(setup, (), seed.into(), answers);
        timeline.record().write().into_bytes()
    };
    (1..=3).map(record).collect()
}

/// A record that is read reads the same when it is written; one that can be played goes on, back and forth.
pub(super) fn record(input: &[u8]) -> Came {
    let mut companion = replayed::<Game>(input, |_| ())?;
    let before = companion.game().clone();
    if companion.take_back() {
        assert!(companion.redo());
    }
    assert!(companion.game() == &before, "undo and redo make another game of it");
    goes_on(before, input);
    Ok(1 + companion.answers().len() as u32)
}

/// A position that is taken can be played.
pub(super) fn position(input: &[u8]) -> Came {
    let text = text(input)?;
    let fields: Table =
        text.parse().map_err(|error: toml::de::Error| error.message().to_owned())?;
    let position = Position::arrange(&fields)?;
    Ok(goes_on(Game::at(position, Some(1)), input))
}

/// A box that is taken reads the same when it is written, and can be played with.
pub(super) fn profile(input: &[u8]) -> Came {
    let text = text(input)?;
    let profile = Profile::read(text)?;
    assert_eq!(Profile::read(&profile.write()).as_ref(), Ok(&profile));
    let _ = profile.warnings();
    let seed = profile.knows_the_deck().then_some(7);
    let game = Setup::new(profile, seed).start().expect("who lacks cards draws himself");
    Ok(goes_on(game, input))
}

/// Each input is told in one of the languages: all of them together take longer than the game.
fn language(input: &[u8]) -> Language {
    *dice(input).any(&Language::ALL)
}

/// Plays on, and tells what can be told.
fn goes_on(mut game: Game, input: &[u8]) -> u32 {
    let played = play(&mut game, &mut dice(input), ANSWERS);
    let at = game.position();
    // In the middle of something pieces lie where they may not lie when it is done.
    let settled = matches!(
        game.question(),
        None | Some(Question::Turn(_) | Question::Report | Question::EraChange)
    );
    if settled && at.turn != Turn::SetUp {
        assert_eq!(at.check(), Ok(()), "an impossible position");
    }
    let teller = CompanionTeller::new(Words::of(language(input))).with_names(&at.profile);
    let rows = [teller.heading(at), teller.box_profile(at)];
    let question = game.question().map(|question| teller.question(at, question));
    let told = game.log().iter().chain(game.so_far()).filter_map(|event| teller.event(event));
    for line in rows.into_iter().chain(question).chain(told) {
        assert!(!line.contains("{companion"), "{line}");
    }
    played
}

/// A record of a whole game that is read reads the same when it is written; one that can be played goes on.
pub(super) fn solo_game(input: &[u8]) -> Came {
    let timeline = replayed::<solo_game::Game>(input, |_| ())?;
    solo_game_goes_on(timeline.game().clone(), input);
    Ok(1 + timeline.answers().len() as u32)
}

/// Content that is taken can be played with.
pub(super) fn content(input: &[u8]) -> Came {
    let text = text(input)?;
    let content = Arc::new(Content::read(text)?);
    let setup = solo_game::Setup { content, ..solo_game::Setup::new(7) };
    Ok(solo_game_goes_on(setup.start(), input))
}

fn solo_game_goes_on(mut game: solo_game::Game, input: &[u8]) -> u32 {
    let played = play(&mut game, &mut dice(input), ANSWERS);
    let (world, content) = (game.world(), game.content());
    assert!(world.check(content).is_ok(), "{:?}", world.check(content));
    let teller = SoloGameTeller::new(Words::of(language(input)), content);
    let said = game.question().map(|question| teller.question(world, question));
    let told = game.log().iter().chain(game.so_far()).filter_map(|event| teller.event(event));
    for line in said.into_iter().chain(told) {
        assert!(!line.contains("{solo-game"), "{line}");
    }
    played
}
