//! Damaged bytes of packed positions are refused. The fuzz target `packed` checks that accepted ones can be played.

use crate::plays;
use eureka_innovation::{Edition, Game, Rules, UnpackError};

/// A sample of positions, packed, each with its rules.
fn packed(seeds: std::ops::Range<u64>) -> Vec<(&'static Rules, Vec<u8>)> {
    let mut packed = Vec::new();
    for mut play in plays(seeds) {
        loop {
            let in_effect = play.game.question().is_some_and(|question| question.card.is_some());
            let often = if in_effect { 20 } else { 60 };
            if play.roll(often) == 0 || play.answers.is_empty() || play.game.outcome().is_some() {
                packed.push((play.game.rules(), play.game.pack()));
            }
            if !play.advance() {
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
fn every_flipped_bit_is_noticed() {
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
