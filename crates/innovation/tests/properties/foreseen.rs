//! Foresight comes true, and reveals nothing hidden.

use crate::{Play, plays};
use eureka_innovation::{
    Answer, EffectKind, Event, Foresight, Game, Icon, QuestionKind, SeatSet, Worlds,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of worlds that are dealt for each foresight.
const WORLD_COUNT: usize = 64;

#[test]
fn games_that_a_seat_cannot_tell_apart_are_foreseen_alike() {
    let mut different = 0;
    for mut play in plays(3_000..3_010) {
        while play.advance() {
            let Some(seat) = play.game.asked().filter(|_| play.roll(10) == 0) else { continue };
            let other = play.game.redeal(seat, &mut play.dice);
            different += u32::from(other != play.game);
            assert_eq!(foresights(&play.game, play.seed), foresights(&other, play.seed));
        }
    }
    assert!(different > 500, "only {different} games differ from the real one");
}

#[test]
fn what_is_foreseen_comes_true() {
    let (mut nothing, mut ends, mut settled) = (0, 0, 0);
    for mut play in plays(3_100..3_120) {
        loop {
            let now =
                if play.roll(4) == 0 { foresights(&play.game, play.seed) } else { Vec::new() };
            for (answer, foresight) in now {
                assert_comes_true(&play, answer, &foresight);
                nothing += u32::from(foresight.nothing);
                ends += u32::from(foresight.ends);
                settled += u32::from(foresight.settled);
            }
            if !play.advance() {
                break;
            }
        }
    }
    assert!(nothing > 500 && ends > 50 && settled > 10_000, "{nothing} {ends} {settled}");
}

fn foresights(game: &Game, seed: u64) -> Vec<(Answer, Foresight)> {
    let mut stream = Xoshiro256PlusPlus::seed_from_u64(seed);
    let Some(worlds) = Worlds::of(game, WORLD_COUNT, &mut stream) else { return Vec::new() };
    let answers = game.answers();
    answers.iter().map(|&answer| (answer, worlds.foresee(answer).unwrap())).collect()
}

fn assert_comes_true(play: &Play, answer: Answer, foresight: &Foresight) {
    let seat = play.game.asked().unwrap();
    let mut game = play.game;
    let mut events = Vec::new();
    game.answer(answer, &mut events).unwrap();
    let text = || format!("{} in {play}", play.game.write(answer));
    let changes = events.iter().filter(|event| is_change(event)).count();
    let kind = game.question().map(|question| question.kind);
    if foresight.nothing {
        assert_eq!(changes, 0, "{}", text());
        let action = play.game.question().unwrap().kind == QuestionKind::Action;
        assert!(!action || kind == Some(QuestionKind::Action), "{}", text());
    }
    if foresight.ends {
        assert!(game.outcome().is_some(), "{}", text());
    }
    if answer == Answer::Draw {
        let age = play.game.draw_age(seat);
        assert_eq!(age.is_none(), foresight.ends && foresight.draws.is_empty());
        assert_eq!(age.as_slice(), foresight.draws);
    }
    assert_reaches(&play.game, answer, foresight, &events);
    // A sample of worlds may agree by chance and be wrong. But nothing hidden matters for these actions, so everything
    // about them is foreseen.
    if matches!(answer, Answer::Draw | Answer::Meld(_) | Answer::Achieve(_)) {
        assert!(foresight.settled, "{}", text());
        assert_eq!(
            foresight.icons,
            Icon::ALL.map(|icon| Some(game.icons(seat, icon))),
            "{}",
            text()
        );
        assert_eq!(foresight.points, Some(game.points(seat)), "{}", text());
        assert_eq!(foresight.outcome, game.outcome(), "{}", text());
        for pile in &foresight.piles {
            let at = game.position();
            let real = (at.pile_len(seat, pile.color), at.splay(seat, pile.color));
            assert_eq!((pile.count, pile.splay), real, "{}", text());
        }
    }
}

/// Everyone who executes an effect of the dogma action was foreseen to. If nobody is asked, all foreseen players do.
fn assert_reaches<C>(before: &Game, answer: Answer, foresight: &Foresight, events: &[Event<C>]) {
    let Answer::Dogma(card) = answer else {
        assert_eq!(foresight.reach, None);
        return;
    };
    let reach = foresight.reach.as_ref().unwrap();
    let seat = before.asked().unwrap();
    let executed = |wanted: EffectKind| -> SeatSet {
        let mine = events.iter().filter_map(|event| match event {
            Event::Effect { seat, card: of, kind, .. } if *of == card && *kind == wanted => {
                Some(*seat)
            }
            _ => None,
        });
        mine.collect::<SeatSet>().without(seat)
    };
    let (shared, obeyed) = (executed(EffectKind::Share), executed(EffectKind::Demand));
    // When a player is out, distant players may become neighbors.
    let lost = events.iter().any(|event| matches!(event, Event::Lost { .. }));
    assert!(lost || ((shared - reach.sharing) | (obeyed - reach.exposed)).is_empty());
    assert!(!reach.sharing.has(seat) && !reach.exposed.has(seat));
    let cut_short = |event: &Event<C>| {
        matches!(event, Event::Over { .. } | Event::Lost { .. } | Event::DogmaEnded)
    };
    if foresight.settled && foresight.nothing && !events.iter().any(cut_short) {
        assert_eq!((shared, obeyed), (reach.sharing, reach.exposed));
    }
}

/// Whether an event is more than the announcement of a turn, an action, an effect, a choice or a bonus.
fn is_change<C>(event: &Event<C>) -> bool {
    !matches!(
        event,
        Event::Turn { .. }
            | Event::Action { .. }
            | Event::Effect { .. }
            | Event::Chose { .. }
            | Event::Bonus { .. }
    )
}
