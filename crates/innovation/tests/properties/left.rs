//! A player may give up at any moment, and the game goes on among the others.

use crate::sound::{assert_sound, viewers};
use crate::{Play, below, plays};
use eureka_innovation::{
    Deal, Edition, Ending, Event, Game, QuestionKind, Record, Rules, Seat, SeatSet, Seating, Setup,
    from_bytes, to_bytes,
};
use eureka_table::{Game as _, RESIGN, Said};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn whoever_leaves_at_any_moment_leaves_a_sound_game() {
    let mut met: BTreeMap<QuestionKind, u32> = BTreeMap::new();
    let mut tables = BTreeSet::new();
    // Up to version 0.2 a table could have both teams and parley.
    let teams = Seating::read_teams("AC,BD").unwrap();
    let seating = Seating { players: 4, teams, parley: Some(true) };
    let rules = Rules::printed(Edition::Fourth);
    let recorded = (5_000..5_020).map(|seed| {
        let setup = Setup::new(rules, seating.clone(), &Deal::Seed(seed));
        Play::from(setup.start(rules).unwrap(), seed)
    });
    for mut play in plays(5_000..5_020).chain(recorded) {
        let at = play.game.position();
        tables.insert((play.game.players(), at.has_teams(), at.has_parley()));
        while let Some(question) = play.game.question() {
            // Actions are the most frequent question by far.
            let rarity = if question.kind == QuestionKind::Action { 25 } else { 2 };
            if play.roll(rarity) == 0 {
                let there: Vec<Seat> = play.game.position().everyone().iter().collect();
                let seat = there[play.roll(there.len())];
                leave_and_play_on(&play, seat);
                *met.entry(question.kind).or_default() += 1;
            }
            play.advance();
        }
    }
    for kind in QuestionKind::ALL {
        assert!(met.contains_key(&kind), "nobody left at {kind:?}: {met:?}");
    }
    let alone = [2, 3, 4].map(|players| (players, false, false));
    let together = [3, 4, 5].map(|players| (players, true, false));
    let parley = [(4, false, true), (5, false, true), (4, true, true)];
    let expected = alone.into_iter().chain(together).chain(parley);
    assert_eq!(tables, expected.collect(), "players, teams, parley");
}

/// Lets a player give up in a copy of the game, and plays the copy on; others may give up, too.
fn leave_and_play_on(play: &Play, seat: Seat) {
    let mut copy = Play::from(play.game, play.seed ^ play.answers.len() as u64);
    leave(&mut copy, seat);
    for _ in 0..40 {
        if copy.roll(25) == 0 && copy.game.outcome().is_none() {
            let there: Vec<Seat> = copy.game.position().everyone().iter().collect();
            let next = there[copy.roll(there.len())];
            leave(&mut copy, next);
        }
        if !copy.advance() {
            assert_is_over(&copy.game);
            return;
        }
        assert_sound(&copy.game);
    }
}

fn leave(play: &mut Play, seat: Seat) {
    let before = play.game;
    assert!(before.may_resign(seat));
    let mut events = Vec::new();
    play.game.resign(seat, &mut events).unwrap();
    assert_eq!(events[0], Event::Resigned { seat });
    let claims = |event: &Event<_>| matches!(event, Event::Claimed { seat: by, .. } if *by == seat);
    assert!(!events.iter().any(claims), "nobody earns anything by leaving");
    assert_left(&before, &play.game, seat);
    for viewer in viewers(&play.game) {
        let redealt = play.game.redeal(viewer, &mut play.dice);
        assert_eq!(redealt.view(viewer), play.game.view(viewer));
        assert_sound(&redealt);
    }
}

#[test]
fn a_game_that_players_leave_comes_to_its_end() {
    for mut play in plays(5_050..5_070) {
        let patience = [3, 40, 400][(play.seed % 3) as usize];
        while play.advance() {
            if play.roll(patience) == 0 && play.game.outcome().is_none() {
                let there: Vec<Seat> = play.game.position().everyone().iter().collect();
                let seat = there[play.roll(there.len())];
                leave(&mut play, seat);
            }
        }
        assert_is_over(&play.game);
    }
}

fn assert_left(before: &Game, game: &Game, seat: Seat) {
    assert_sound(game);
    let at = game.position();
    assert!(at.is_out(seat) && !game.may_resign(seat));
    let cards = at.hand(seat) | at.score(seat) | at.board(seat) | at.claimed(seat);
    assert!(cards.is_empty() && at.specials(seat).count() == 0);
    let was = before.position();
    let lost = was.hand(seat) | was.score(seat) | was.board(seat) | was.claimed(seat);
    // An effect that goes on may name the junk, but nothing of the first and third edition comes back.
    match game.rules().edition() {
        Edition::Fourth => {}
        Edition::First | Edition::Third => assert!(lost.is_within(at.removed())),
    }
    assert!(game.asked() != Some(seat) && !game.awaited().has(seat));
    if game.question().is_some_and(|question| question.kind != QuestionKind::Opening) {
        assert_ne!(at.turn(), seat);
    }
    let mut again = *game;
    assert!(again.resign(seat, &mut ()).is_err());
    assert_eq!(again, *game, "a refused line changes nothing");
    assert_eq!(Game::unpack(game.rules(), &game.pack()), Ok(*game));
    for viewer in viewers(game) {
        assert!(game.view(viewer).out.has(seat));
    }
    if let Some(outcome) = game.outcome().filter(|outcome| outcome.ending == Ending::Elimination) {
        assert!((at.everyone() - outcome.winners).is_empty());
    }
}

fn assert_is_over(game: &Game) {
    let outcome = game.outcome().unwrap();
    let at = game.position();
    let winners = outcome.winners.iter().filter(|&seat| !at.is_out(seat)).count();
    assert!(winners > 0, "somebody who is still there wins");
    assert!(!SeatSet::all(game.players()).iter().any(|seat| game.may_resign(seat)));
}

#[test]
fn in_a_game_of_two_the_other_wins_at_once() {
    for mut play in plays(5_100..5_120).filter(|play| play.game.players() == 2) {
        let moves = play.roll(200);
        for _ in 0..moves {
            if play.game.outcome().is_none() {
                play.advance();
            }
        }
        if play.game.outcome().is_some() {
            continue;
        }
        for seat in [Seat::A, Seat::new(1)] {
            let mut game = play.game;
            game.resign(seat, &mut ()).unwrap();
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.ending, Ending::Elimination);
            assert_eq!(outcome.winners, SeatSet::only(seat.clockwise(1, 2)));
        }
    }
}

#[test]
fn a_record_with_players_who_left_is_the_same_game_in_text_and_in_bytes() {
    let mut resigned = 0;
    for seed in 0..60u64 {
        let edition = Edition::ALL[(seed % 3) as usize];
        let rules = Rules::printed(edition);
        let players = 2 + (seed % 3) as u8;
        let mut record = Record::new(Setup::new(rules, players, &Deal::Seed(seed)));
        let mut play = Play::deal(rules, players, seed);
        while play.game.outcome().is_none() {
            let said = if play.roll(150) == 0 {
                let there: Vec<Seat> = play.game.position().everyone().iter().collect();
                let seat = there[play.roll(there.len())];
                resigned += 1;
                Said { seat, answer: RESIGN.to_owned() }
            } else {
                // Openings are given in any order.
                let awaited: Vec<Seat> = play.game.awaited().iter().collect();
                let seat = awaited[play.roll(awaited.len())];
                let facing = play.game.facing(seat).unwrap();
                let answers = facing.answers();
                let answer = answers[below(answers.len(), &mut play.rng)];
                Said { seat, answer: facing.write(answer) }
            };
            play.game.take(&said, &mut Vec::new()).unwrap();
            record.answers.push(said);
        }
        let text = record.write();
        assert_eq!(Record::read(&text), Ok(record.clone()));
        let bytes = to_bytes(&record, rules).unwrap();
        assert_eq!(from_bytes(&bytes, rules), Ok(record.clone()));
        let again = eureka_table::Timeline::<Game>::open(record, rules).unwrap();
        assert_eq!(*again.game(), play.game);
    }
    assert!(resigned > 30, "only {resigned}");
}
