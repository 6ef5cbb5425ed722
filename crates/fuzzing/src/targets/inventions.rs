//! The targets for stored games of Inventions (companion and solo game), positions, box profiles and content.

use super::{RunResult, dice, play, played, replayed, text};
use eureka_inventions::solo_game;
use eureka_inventions::{Content, Game, Position, Profile, Question, Setup, Turn};
use eureka_words::{CompanionTeller, Language, SoloGameTeller, Words};
use std::sync::Arc;
use toml::Table;

/// The number of answers given in a game that an input leads to.
const MAX_ANSWERS: u32 = 60;

pub(super) fn records() -> Vec<Vec<u8>> {
    let games = [(Some(1), 30), (None, 60), (Some(3), 120), (None, 200)];
    let record = |(seed, answers): (Option<u32>, usize)| {
        let setup = Setup::new(Profile::ours().clone(), seed);
        let mut companion = played::<Game>(setup, (), answers as u64, answers);
        // The record holds a correction if this point of the game accepts one.
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
        // These keys follow from the rest and are not allowed in a position.
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

/// Replays a record of the companion. It reads the same after writing, taking back and redoing change nothing, and the game
/// can be continued.
pub(super) fn record(input: &[u8]) -> RunResult {
    let mut companion = replayed::<Game>(input, |_| ())?;
    let before = companion.game().clone();
    if companion.take_back() {
        assert!(companion.redo());
    }
    assert!(companion.game() == &before, "undo and redo make another game of it");
    play_on(before, input);
    Ok(1 + companion.answers().len() as u32)
}

/// Plays on from a position that is accepted.
pub(super) fn position(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let fields: Table =
        text.parse().map_err(|error: toml::de::Error| error.message().to_owned())?;
    let position = Position::arrange(&fields)?;
    Ok(play_on(Game::at(position, Some(1)), input))
}

/// Plays with a box profile that is accepted. It reads the same after writing.
pub(super) fn profile(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let profile = Profile::read(text)?;
    assert_eq!(Profile::read(&profile.write()).as_ref(), Ok(&profile));
    let _ = profile.warnings();
    let seed = profile.knows_the_deck().then_some(7);
    let game = Setup::new(profile, seed).start().expect("without the cards, the player draws");
    Ok(play_on(game, input))
}

/// The language in which an input's game is told. One per input, since all of them take longer than the game.
fn language(input: &[u8]) -> Language {
    *dice(input).any(&Language::ALL)
}

/// Plays on, checks the position, and checks that no message is missing from the texts. Returns the number of answers.
fn play_on(mut game: Game, input: &[u8]) -> u32 {
    let played = play(&mut game, &mut dice(input), MAX_ANSWERS);
    let at = game.position();
    // In the middle of a step, pieces may lie where they may not lie when it is done.
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

/// Replays a record of the solo game. It reads the same after writing, and the game can be continued.
pub(super) fn solo_game(input: &[u8]) -> RunResult {
    let timeline = replayed::<solo_game::Game>(input, |_| ())?;
    solo_game_play_on(timeline.game().clone(), input);
    Ok(1 + timeline.answers().len() as u32)
}

/// Plays a solo game with content that is accepted.
pub(super) fn content(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let content = Arc::new(Content::read(text)?);
    let setup = solo_game::Setup { content, ..solo_game::Setup::new(7) };
    Ok(solo_game_play_on(setup.start(), input))
}

fn solo_game_play_on(mut game: solo_game::Game, input: &[u8]) -> u32 {
    let played = play(&mut game, &mut dice(input), MAX_ANSWERS);
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
