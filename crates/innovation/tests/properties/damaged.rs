//! Bytes that are no position are refused, and those that are one can be played.

use crate::{Play, plays};
use eureka_innovation::{Edition, Game, Rules, UnpackError};

/// Some positions of all sorts, packed, each with its rules.
fn packed(seeds: std::ops::Range<u64>) -> Vec<(&'static Rules, Vec<u8>)> {
    let mut packed = Vec::new();
    for mut play in plays(seeds) {
        loop {
            let in_effect = play.game.question().is_some_and(|question| question.card.is_some());
            let often = if in_effect { 20 } else { 60 };
            if play.roll(often) == 0 || play.answers.is_empty() || play.game.outcome().is_some() {
                packed.push((play.game.rules(), play.game.pack()));
            }
            if !play.go_on() {
                break;
            }
        }
    }
    packed
}

#[test]
fn bytes_that_break_off_or_go_on_are_refused() {
    for (rules, mut bytes) in packed(3_000..3_002) {
        for length in 0..bytes.len() {
            let error = Game::unpack(rules, &bytes[..length]).unwrap_err();
            assert_eq!(error, UnpackError::Truncated(length));
        }
        let end = bytes.len();
        bytes.push(0);
        let error = Game::unpack(rules, &bytes).unwrap_err();
        assert_eq!(error, UnpackError::Trailing { end, more: 1 });
    }
}

#[test]
fn every_change_of_a_byte_is_noticed() {
    for (rules, bytes) in packed(3_010..3_011) {
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[at] ^= 1 << bit;
                let error = Game::unpack(rules, &changed).unwrap_err();
                let expected = match at {
                    0..4 => matches!(error, UnpackError::Foreign),
                    4 => matches!(error, UnpackError::Version(_)),
                    5..7 => {
                        matches!(error, UnpackError::Truncated(_) | UnpackError::Trailing { .. })
                    }
                    7..15 => matches!(error, UnpackError::Cards { .. }),
                    _ => matches!(error, UnpackError::Damaged { .. }),
                };
                assert!(expected, "byte {at}: {error}");
            }
        }
    }
}

#[test]
fn a_position_of_other_cards_is_refused() {
    let first = Rules::printed(Edition::First);
    let third = Rules::printed(Edition::Third);
    let bytes = Game::deal(first, 2, 1).unwrap().pack();
    let (position, rules) = (first.fingerprint(), third.fingerprint());
    assert_eq!(Game::unpack(third, &bytes), Err(UnpackError::Cards { position, rules }));
    assert_eq!(Game::unpack(first, b"a record"), Err(UnpackError::Foreign));
    assert_eq!(Game::unpack(first, b""), Err(UnpackError::Truncated(0)));
}

/// Somebody changes a position and makes the sum right again: then it is another position, or there is a reason.
#[test]
fn whatever_can_be_unpacked_can_be_packed_and_played() {
    let mut played = 0;
    for (seed, (rules, bytes)) in (0..).zip(packed(3_020..3_024)) {
        let mut play = Play::from(Game::unpack(rules, &bytes).unwrap(), seed);
        for _ in 0..400 {
            let mut changed = bytes.clone();
            for _ in 0..=play.roll(3) {
                change(&mut changed, &mut play);
            }
            close(&mut changed);
            let Ok(game) = Game::unpack(rules, &changed) else { continue };
            assert_eq!(game.pack(), changed);
            played += 1;
            let mut play = Play::from(game, seed);
            while play.go_on() {}
        }
    }
    assert!(played > 1_000, "only {played} changed positions could be played");
}

/// Changes, adds or takes away a byte after the head.
fn change(bytes: &mut Vec<u8>, play: &mut Play) {
    const HEAD: usize = 15;
    const SUM: usize = 8;
    let at = HEAD + play.roll(bytes.len() - HEAD - SUM);
    let other = bytes[HEAD + play.roll(bytes.len() - HEAD - SUM)];
    match play.roll(8) {
        0 => bytes.insert(at, other),
        1 => {
            bytes.remove(at);
        }
        2 => bytes[at] = play.roll(256) as u8,
        3 => bytes[at] = other,
        4 => bytes[at] ^= 1 << play.roll(8),
        5 => bytes[at] = bytes[at].wrapping_add(1),
        6 => bytes[at] = bytes[at].wrapping_sub(1),
        _ => bytes.swap(at, at.max(HEAD + 1) - 1),
    }
}

/// Makes length and sum right.
fn close(bytes: &mut Vec<u8>) {
    let length = bytes.len() as u16;
    bytes[5..7].copy_from_slice(&length.to_le_bytes());
    bytes.truncate(bytes.len() - 8);
    let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    bytes.extend(sum.to_le_bytes());
}
