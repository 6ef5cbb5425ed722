//! The complete solo game of Inventions, played by its advisers.

use eureka_bots::inventions::{Adviser, Evaluation, Level, NoAdviser, Weights, play, search_for};
use eureka_bots::{Bot, Budget, Judge, Seen, luck_of};
use eureka_inventions::solo_game::{Event, Game, Record, Setup};
use eureka_inventions::{Difficulty, Event as TableEvent};
use eureka_table::{Game as _, Said, Seat, Timeline};

/// Plays a game with a bot, and checks after each answer that the world is consistent. At the end the record is replayed.
fn checked(adviser: Adviser, setup: Setup) -> Game {
    let mut game = setup.start();
    let mut bot: Box<dyn Bot<Game>> = adviser.seat(luck_of(setup.seed.into(), Seat::A));
    let seed = setup.seed;
    let mut record = Record::new(setup);
    for moment in 0.. {
        let context = || format!("{adviser} in the game of seed {seed} after {moment} answers");
        assert_eq!(game.world().check(game.content()), Ok(()), "{}", context());
        let Some(seen) = Seen::of(&game, moment) else { break };
        let answer = bot.choose(seen);
        record.answers.push(Said { seat: Seat::A, answer: game.write(answer) });
        game.answer(answer).unwrap_or_else(|illegal| panic!("{illegal}: {}", context()));
    }
    assert_eq!(Timeline::<Game>::open(record, ()).unwrap().game(), &game, "{adviser} {seed}");
    game
}

/// The points that the events of a game report: yours on the track, and the opponents'.
fn told(game: &Game) -> (u16, u16) {
    let (mut you, mut bots) = (0, 0);
    for event in game.log() {
        match event {
            Event::Scored { points, .. } | Event::Table(TableEvent::YouScored { points, .. }) => {
                you += u16::from(*points)
            }
            Event::Table(TableEvent::BotsScored { points, .. }) => bots += u16::from(*points),
            _ => {}
        }
    }
    (you, bots)
}

fn assert_sound_games(adviser: &str, seeds: std::ops::Range<u32>) {
    let adviser: Adviser = adviser.parse().unwrap();
    for seed in seeds {
        let difficulty = Difficulty::ALL[seed as usize % 3];
        let game = checked(adviser, Setup { difficulty, ..Setup::new(seed) });
        let (score, tally) = (game.score().unwrap(), game.tally().unwrap());
        assert_eq!(told(&game), (tally.track, score.bots.points), "{adviser} {seed}");
        let parts = tally.track + tally.influence + tally.wealth_points() + tally.goal_points();
        assert_eq!(score.you, parts, "{adviser} {seed}");
    }
}

/// The number of games that `greedy` plays, unless `EUREKA_GAMES` sets another one.
const GAMES: u32 = 15;

#[test]
fn whole_games_are_sound() {
    let games = std::env::var("EUREKA_GAMES").ok().and_then(|text| text.parse().ok());
    let games: u32 = games.unwrap_or(GAMES);
    assert_sound_games("greedy", 1_000..1_000 + games);
    assert_sound_games("casual", 20..23);
    assert_sound_games("search:8it", 3_000..3_000 + games / 5);
}

#[test]
fn who_thinks_ahead_scores_more() {
    let points = |adviser: &str| -> u32 {
        let adviser: Adviser = adviser.parse().unwrap();
        let games = (0..8).map(|index| play(adviser, &Setup::new(0), 5, index).unwrap());
        games.map(|played| u32::from(played.score.you)).sum()
    };
    let [random, greedy, search] = ["random", "greedy", "search:20it"].map(points);
    assert!(random < greedy && greedy < search, "{random} {greedy} {search}");
}

#[test]
fn the_judge_is_sure_only_of_the_end() {
    let judge = Evaluation::learned();
    let mut luck = luck_of(1, Seat::A);
    let mut game = Setup::new(3).start();
    while let Some(&answer) = game.answers().first() {
        let chance = judge.chances(&game, &mut luck)[Seat::A];
        assert!(chance > 0.0 && chance < 1.0, "{chance}");
        game.answer(answer).unwrap();
    }
    let won = f32::from(u8::from(!game.outcome().unwrap().winners.is_empty()));
    assert_eq!(judge.chances(&game, &mut luck)[Seat::A], won);
}

#[test]
fn thoughts_about_a_question_name_every_answer() {
    let game = Setup::new(3).start();
    let seen = Seen::of(&game, 0).unwrap();
    let thought = search_for(seen, Budget::iterations(30), 1).think(seen);
    let mut answers: Vec<_> = thought.looks.iter().map(|look| look.answer).collect();
    answers.sort();
    assert_eq!(answers, game.answers());
    assert_eq!(search_for(seen, Budget::iterations(30), 1).think(seen), thought);
}

#[test]
fn weights_are_read_as_they_are_written() {
    let weights = Weights::learned();
    let text = weights.to_string();
    assert_eq!(text.parse::<Weights>().as_ref(), Ok(&*weights));
    let wrong = text.replacen("points:", "pints:", 1);
    let message = wrong.parse::<Weights>().unwrap_err().to_string();
    assert_eq!(message, "line 2: expected `points:` and two numbers");
}

#[test]
fn advisers_have_names() {
    for level in Level::ALL {
        let adviser: Adviser = level.word().parse().unwrap();
        assert_eq!((adviser.level, adviser.to_string()), (level, level.word().to_owned()));
    }
    assert_eq!("search:50it".parse::<Adviser>().unwrap().to_string(), "search:50it");
    assert!(matches!("clever".parse::<Adviser>(), Err(NoAdviser::Level(..))));
    assert!(matches!("greedy:5it".parse::<Adviser>(), Err(NoAdviser::AtOnce(_))));
    assert!(matches!("search:soon".parse::<Adviser>(), Err(NoAdviser::Budget(_))));
}
