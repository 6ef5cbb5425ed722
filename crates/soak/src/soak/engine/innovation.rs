//! A game of Innovation between random kinds of bots.

use super::{checked_answer, replayed};
use crate::soak::audited_game::AuditedGame;
use crate::soak::tally::Tally;
use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Luck, Seen};
use eureka_innovation::{Deal, Edition, Game, ONLOOKER, Rules, Seating, Setup, Zone};
use eureka_table::{RESIGN, Said, Seat, SeatSet, Timeline};
use eureka_testkit::Dice;
use eureka_words::Language;
use rand_core::SeedableRng;

/// A limit that no game should reach.
const MAX_ANSWERS: usize = 20_000;

/// Plays one game to its end, then replays its record.
pub(super) fn play(dice: &mut Dice, tally: &Tally) -> u64 {
    let rules = eureka_words::rules(*dice.any(&Edition::ALL), *dice.any(&Language::ALL));
    let seed = dice.0 >> 1;
    let setup = Setup::new(rules, seating(rules, dice), &Deal::Seed(seed));
    let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    timeline.game().count_kind(tally);
    let mut bots: Vec<_> = (0..timeline.game().players())
        .map(|seat| {
            let levels = [Level::Random, Level::Random, Level::Beginner, Level::Casual];
            Opponent::from(*dice.any(&levels))
                .seat(rules, Luck::seed_from_u64(seed ^ u64::from(seat)))
        })
        .collect();
    let mut luck = Luck::seed_from_u64(seed);
    let mut met = vec![*timeline.game()];
    while timeline.game().asked().is_some() {
        if dice.once_in(400) {
            give_up(&mut timeline, dice, tally);
            met.push(*timeline.game());
            continue;
        }
        // Where several are asked at the same time, any of them answers.
        let awaited: Vec<Seat> = timeline.game().awaited().iter().collect();
        let seat = *dice.any(&awaited);
        let game = timeline.game().facing(seat).expect("the seat is awaited");
        let seen = Seen::of(&game, timeline.moment()).unwrap();
        let answer = checked_answer(&game, |_| bots[seat.index()].choose(seen));
        check(&game, dice, &mut luck);
        timeline.take(&Said { seat, answer: game.write(answer) }).unwrap();
        if timeline.may_take_back() == Some(seat) {
            nothing_was_shown(&game, timeline.game(), seat);
        }
        met.push(*timeline.game());
        assert!(met.len() < MAX_ANSWERS, "the game does not end");
    }
    assert!(timeline.game().outcome().is_some(), "nobody is asked, and nobody has won");
    let again = replayed(&timeline, rules);
    assert_eq!(timeline.moment() + 1, met.len());
    for (number, (again, game)) in again.games().zip(met).enumerate() {
        assert!(again == game, "answer {number} leads elsewhere when it is given again");
    }
    timeline.moment() as u64
}

/// Lets any player who is still in the game give up.
fn give_up(timeline: &mut Timeline<Game>, dice: &mut Dice, tally: &Tally) {
    let players = SeatSet::all(timeline.game().players()).iter();
    let players: Vec<Seat> = players.filter(|&seat| timeline.game().may_resign(seat)).collect();
    let seat = *dice.any(&players);
    timeline.take(&Said { seat, answer: RESIGN.to_owned() }).unwrap();
    tally.count("players who gave up");
    let game = timeline.game();
    assert!(game.outcome().is_some() || game.position().is_out(seat), "{seat} plays on");
    assert!(!game.may_resign(seat), "{seat} has given up");
}

/// A random seating: the number of players, teams, and parley. Games of earlier versions may have both.
fn seating(rules: &Rules, dice: &mut Dice) -> Seating {
    let players = 2 + dice.below(usize::from(rules.max_players()) - 1) as u8;
    let mut seating = Seating::from(players);
    if rules.edition() == Edition::Fourth {
        let teams = ["", "", "AC,B", "AC,BD", "AB,CDE"][usize::from(players) - 1];
        if players > 2 && dice.once_in(2) {
            seating.teams = Seating::read_teams(teams).unwrap();
        }
        seating.parley = *dice.any(&[None, Some(true), Some(false)]);
    }
    seating
}

/// Checks a game with an open question. The expensive checks run only now and then.
fn check(game: &Game, dice: &mut Dice, luck: &mut Luck) {
    let other = Seat::new((game.asked().unwrap().number() + 1) % game.players());
    let first = game.write(game.answers()[0]);
    assert!(game.read_from(other, &first).is_err(), "{other} is not asked and may not answer");
    assert!(game.clone().read("nonsense").is_err());
    if dice.once_in(4) {
        assert_eq!(Game::unpack(game.rules(), &game.pack()).as_ref(), Ok(game), "it packs");
    }
    if dice.once_in(8) {
        let eyes = (0..game.players()).map(Seat::new).chain([ONLOOKER]);
        for seat in eyes {
            let redealt = game.redeal(seat, luck);
            assert_eq!(redealt.view(seat), game.view(seat), "{seat} can tell a redealt game");
            assert_eq!(redealt.asked(), game.asked());
            assert_eq!(redealt.awaited(), game.awaited());
        }
    }
}

/// Checks that the player learned nothing, and that the others learned only cards that the player held.
fn nothing_was_shown(before: &Game, after: &Game, seat: Seat) {
    assert_eq!(after.asked(), Some(seat), "taken back after somebody else was asked");
    let (was, is) = (before.position(), after.position());
    for card in before.rules().all() {
        let learned = is.known_to(card) - was.known_to(card);
        let own = matches!(was.zone(card), Zone::Hand(of) | Zone::Score(of) if of == seat);
        assert!(learned.is_empty() || (own && !learned.has(seat)), "{learned} learned a face");
    }
}
