//! Tests with valid and broken entries, and with true and false reports about them.

use super::*;
use crate::fixtures::{chat, entry, said};
use eureka_innovation::{Deal, Edition, Game, Record, Setup};
use eureka_inventions::{Answer, Profile};
use eureka_table::{Game as _, ONLOOKER, RESIGN, SeatSet};

/// A game of two players in which the first legal answer is always given.
pub(in crate::soak) fn entries() -> Vec<Entry> {
    let rules = eureka_words::rules(Edition::First, eureka_words::Language::English);
    let setup = Setup::new(rules, 2, &Deal::Seed(1));
    let mut game = setup.start(rules).unwrap();
    let mut entries = vec![entry(0, EntryKind::Begun(Record::new(setup).write()))];
    for number in 1..20 {
        let (seat, answer) = (game.asked().unwrap(), game.answers()[0]);
        entries.push(entry(number, EntryKind::Said(said(seat, &game.write(answer)))));
        game.answer(answer, &mut ()).unwrap();
    }
    entries
}

fn replayed(entries: &[Entry]) -> Replayed<Game> {
    Replayed::new(entries).unwrap()
}

fn game_of(table: &Replayed<Game>) -> Game {
    table.last().game.unwrap()
}

fn answers(game: &Game) -> Vec<String> {
    game.answers().iter().map(|&answer| game.write(answer)).collect()
}

/// A question as a seat was told it.
fn told(moment: Option<usize>, version: u32, seat: Seat, answers: &[String]) -> ToldQuestion {
    let (seat, answers) = (Some(seat.to_string()), answers.to_vec());
    ToldQuestion { moment, version, seat, answers, is_complete: true }
}

#[test]
fn only_what_the_rules_allow_is_a_game() {
    let sound = entries();
    assert_eq!(replayed(&sound).last().version, 20);
    let mut missing = sound.clone();
    missing.remove(7);
    assert!(Replayed::<Game>::new(&missing).is_err(), "an entry is missing");
    let mut illegal = sound.clone();
    illegal[9].kind = EntryKind::Said(said(Seat::A, "achieve 10"));
    assert!(Replayed::<Game>::new(&illegal).is_err(), "nobody can achieve that");
    let mut unfair = sound.clone();
    let drawn = unfair
        .iter()
        .rposition(|entry| matches!(&entry.kind, EntryKind::Said(said) if said.answer == "draw"));
    unfair.truncate(drawn.unwrap() + 1);
    let EntryKind::Said(last) = unfair.last().unwrap().kind.clone() else { panic!() };
    unfair.push(entry(unfair.len() as u32, EntryKind::Said(said(last.seat, TAKE_BACK))));
    assert!(Replayed::<Game>::new(&unfair).is_err(), "a drawn card was seen");
}

#[test]
fn a_question_is_compared_with_the_game_of_its_moment() {
    let table = replayed(&entries());
    let game = table.moments[5].game.unwrap();
    let seat = game.asked().unwrap();
    let answers = answers(&game);
    let other = Seat::new(1 - seat.number());
    let mistake = |version, asked, answers: &[String], to| {
        table.question_mistake(&told(Some(5), version, asked, answers), to)
    };
    assert_eq!(mistake(5, seat, &answers, seat), None);
    assert_eq!(mistake(5, seat, &[], other), None);
    assert!(mistake(4, seat, &answers, seat).is_some());
    assert!(mistake(5, other, &answers, seat).is_some());
    assert!(mistake(5, seat, &answers[1..], seat).is_some());
    assert!(mistake(5, seat, &answers, other).is_some());
}

#[test]
fn a_question_without_a_moment_is_right_at_any_moment_of_its_version() {
    let mut entries = entries();
    entries.truncate(5);
    entries.push(entry(5, chat()));
    let table = replayed(&entries);
    let game = game_of(&table);
    let seat = game.asked().unwrap();
    let answers = answers(&game);
    let mistake = |version, answers: &[String]| {
        table.question_mistake(&told(None, version, seat, answers), seat)
    };
    assert_eq!(mistake(5, &answers), None);
    assert!(mistake(5, &answers[1..]).is_some(), "an answer is missing");
    assert!(mistake(6, &answers).is_some(), "talk makes no version");
    assert!(mistake(0, &answers).is_some(), "nothing was asked before the game");
}

#[test]
fn only_a_player_who_is_away_is_offered_no_answers() {
    let mut entries = entries();
    entries.truncate(5);
    let seat = game_of(&replayed(&entries)).asked().unwrap();
    let note = |note: &str| format!(r#"{{"note":"{note}","seat":"{seat}","level":"skilled"}}"#);
    entries.push(entry(5, EntryKind::Note(note("stands-in"))));
    entries.push(entry(6, EntryKind::Note(note("back"))));
    let table = replayed(&entries);
    let answers = answers(&game_of(&table));
    let mistake = |moment, answers: &[String]| {
        table.question_mistake(&told(Some(moment), 5, seat, answers), seat)
    };
    assert_eq!([5, 6, 7].map(|moment| mistake(moment, &[]).is_some()), [true, false, true]);
    assert_eq!([5, 6, 7].map(|moment| mistake(moment, &answers)), [None, None, None]);
    assert!(mistake(6, &answers[1..]).is_some());
}

#[test]
fn a_view_is_compared_with_that_of_its_moment() {
    let table = replayed(&entries());
    let shown = |at: usize, seat: Seat| {
        let Moment { game, answers, retractable, .. } = &table.moments[at];
        let game = game.as_ref().unwrap();
        json!({
            "version": at,
            "moment": answers,
            "may_take_back": *retractable == Some(seat),
            "may_resign": true,
            "game": view_check::expected(game.rules(), &game.view(seat)),
        })
    };
    let wrong = |moment: usize, view: Value| {
        let shown = ShownView { moment: Some(moment), version: moment as u32, view };
        table.view_mistake(&shown, Seat::A, true)
    };
    assert_eq!(table.moments[7].answers, 6);
    for moment in 1..20 {
        assert_eq!(wrong(moment, shown(moment, Seat::A)), None);
        assert!(wrong(moment, shown(moment, Seat::new(1))).is_some(), "of another seat");
        assert!(wrong(moment + 1, shown(moment, Seat::A)).is_some(), "of an earlier moment");
        for (key, value) in [("moment", json!(99)), ("version", json!(99))] {
            let mut view = shown(moment, Seat::A);
            view[key] = value;
            assert!(wrong(moment, view).is_some(), "{key}");
        }
        for key in ["may_take_back", "may_resign"] {
            let mut view = shown(moment, Seat::A);
            view[key] = json!(view[key] == false);
            assert!(wrong(moment, view).is_some(), "{key}");
        }
    }
    assert!(wrong(0, shown(1, Seat::A)).is_some(), "there was no game yet");
    let forgetful = ShownView { moment: Some(19), version: 19, view: shown(19, Seat::A) };
    let same = game_of(&table).view(Seat::A).without_memory();
    let knows_more = same != game_of(&table).view(Seat::A);
    assert_eq!(table.view_mistake(&forgetful, Seat::A, false).is_some(), knows_more);
}

/// The view of a seat at the last moment; a player for whom a bot stands in can do nothing.
fn view(table: &Replayed<Game>, seat: Seat, acts: bool) -> ShownView {
    let (last, game) = (table.last(), game_of(table));
    let mut view = json!({
        "version": last.version,
        "moment": last.answers,
        "may_take_back": last.retractable == Some(seat) && acts,
        "game": view_check::expected(game.rules(), &game.view(seat)),
    });
    if acts && game.may_resign(seat) {
        view["may_resign"] = json!(true);
    }
    ShownView { moment: Some(table.entries()), version: last.version, view }
}

#[test]
fn a_player_who_is_away_can_do_nothing() {
    let mut entries = entries();
    let seat = game_of(&replayed(&entries)).asked().unwrap();
    let mistake = |entries: &[Entry], acts| {
        let table = replayed(entries);
        table.view_mistake(&view(&table, seat, acts), seat, true).is_some()
    };
    assert_eq!([true, false].map(|acts| mistake(&entries, acts)), [false, true]);
    let note = format!(r#"{{"note":"stands-in","seat":"{seat}","level":"skilled"}}"#);
    entries.push(entry(20, EntryKind::Note(note)));
    assert_eq!([true, false].map(|acts| mistake(&entries, acts)), [false, false]);
}

/// A game of three players in which C has chosen an opening card before all others.
fn opened() -> Vec<Entry> {
    let rules = eureka_words::rules(Edition::First, eureka_words::Language::English);
    let setup = Setup::new(rules, 3, &Deal::Seed(1));
    let third = Seat::new(2);
    let game = setup.start(rules).unwrap().facing(third).unwrap();
    let chosen = said(third, &game.write(game.answers()[0]));
    crate::fixtures::entries([
        EntryKind::Begun(Record::new(setup).write()),
        EntryKind::Said(chosen),
    ])
}

#[test]
fn each_of_several_players_is_told_the_own_question() {
    let table = replayed(&opened());
    let game = game_of(&table);
    for seat in [0, 1].map(Seat::new) {
        let answers = answers(&game.facing(seat).unwrap());
        let mistake = |asked, answers: &[String]| {
            table.question_mistake(&told(Some(2), 2, asked, answers), seat).is_some()
        };
        assert!(!mistake(seat, &answers));
        assert!(mistake(seat, &answers[1..]) && mistake(seat, &[]));
        assert!(mistake(Seat::new(2), &answers));
        assert_eq!(table.view_mistake(&view(&table, seat, true), seat, true), None);
    }
    for other in [Seat::new(2), ONLOOKER] {
        let mistake = |asked| table.question_mistake(&told(Some(2), 2, asked, &[]), other);
        assert_eq!(mistake(Seat::A), None, "the first one is asked");
        assert!(mistake(Seat::new(1)).is_some());
    }
}

#[test]
fn who_gives_up_is_out() {
    let mut entries = opened();
    let second = Seat::new(1);
    assert!(!replayed(&entries).is_out(second));
    entries.push(entry(2, EntryKind::Said(said(second, RESIGN))));
    let table = replayed(&entries);
    assert!(table.is_out(second) && !table.is_over());
    assert_eq!(table.last().waiting_for(), SeatSet::only(Seat::A));
    let view = view(&table, second, true);
    assert_eq!(view.view.get("may_resign"), None);
    assert_eq!(table.view_mistake(&view, second, true), None);
    entries.push(entry(3, EntryKind::Said(said(second, RESIGN))));
    assert!(Replayed::<Game>::new(&entries).is_err(), "only once");
}

#[test]
fn a_shared_screen_shows_the_player_who_has_taken_it_over() {
    let [a, b, c] = [0, 1, 2].map(Seat::new);
    let table = replayed(&opened());
    let (own, moment) = (SeatSet::only(a).with(c), table.last());
    assert_eq!(moment.perspective(own, None), ONLOOKER);
    assert_eq!(moment.perspective(own, Some(a)), a);
    assert_eq!(moment.perspective(own, Some(c)), ONLOOKER, "A is asked");
    let own = SeatSet::only(b).with(c);
    assert_eq!(moment.perspective(own, Some(b)), b);
    assert_eq!(moment.perspective(SeatSet::only(c), None), c, "nobody shares it");
    assert_eq!(moment.perspective(SeatSet::NONE, None), ONLOOKER);
    assert_eq!(table.moments[0].perspective(own, Some(c)), b, "there are no cards yet");
    let mistake = |screen| {
        let shown = ScreenShown { moment: Some(2), version: 2, screen };
        table.screen_mistake(&shown, own, b)
    };
    assert_eq!(mistake(Some(b)), None);
    assert!(mistake(Some(c)).is_some() && mistake(None).is_some());
}

/// A game replayed from its set-up and answers, each of which must be possible.
fn alone<G: AuditedGame>(setup: G::Setup, said_there: &[&str]) -> Result<Replayed<G>, String> {
    let begun = EntryKind::Begun(eureka_table::Record::new(setup).write());
    let all = said_there.iter().map(|text| EntryKind::Said(said(Seat::A, text)));
    Replayed::new(&crate::fixtures::entries([begun].into_iter().chain(all)))
}

#[test]
fn a_page_that_offers_a_part_of_the_answers_offers_only_legal_ones() {
    let setup = solo_game::Setup::new(7);
    let table = alone::<solo_game::Game>(setup, &[]).unwrap();
    let game = table.last().game.as_ref().unwrap();
    let answers: Vec<String> = game.answers().iter().map(|&answer| game.write(answer)).collect();
    let mistake = |answers: &[String], is_complete| {
        let told = ToldQuestion { is_complete, ..told(Some(1), 1, Seat::A, answers) };
        table.question_mistake(&told, Seat::A).is_some()
    };
    let more = [answers.clone(), vec!["nonsense".to_owned()]].concat();
    let twice = [answers.clone(), answers.clone()].concat();
    for (offered, whole, part) in [
        (&answers[..], false, false),
        (&answers[1..], true, false),
        (&more[..], true, true),
        (&twice[..], true, false),
    ] {
        assert_eq!((mistake(offered, true), mistake(offered, false)), (whole, part), "{offered:?}");
    }
}

#[test]
fn the_view_of_a_solo_game_tells_of_nothing_that_is_still_to_come() {
    let first = solo_game::Setup::new(7).start();
    let answer = first.write(first.answers()[0]);
    let table = alone::<solo_game::Game>(solo_game::Setup::new(7), &[&answer]).unwrap();
    let game = table.timeline.as_ref().unwrap().game();
    let view = |seat| {
        json!({ "version": 2, "moment": 1, "may_take_back": table.last().retractable == Some(seat),
            "game": game.shown(seat, true) })
    };
    let wrong = |view: Value, seat| {
        table.view_mistake(&ShownView { moment: Some(2), version: 2, view }, seat, true)
    };
    assert_eq!(wrong(view(Seat::A), Seat::A), None);
    assert_eq!(wrong(view(ONLOOKER), ONLOOKER), None);
    assert!(wrong(view(Seat::A), ONLOOKER).is_some());
    let mut told = view(Seat::A);
    told["game"]["luck"] = json!(7);
    assert!(wrong(told, Seat::A).is_some());
}

#[test]
fn only_a_companion_game_that_is_over_is_finished() {
    let setup = inventions::Setup::new(Profile::ours().clone(), Some(7));
    let mut timeline = Timeline::<inventions::Game>::begin(setup.clone(), ()).unwrap();
    while let Some(&answer) = timeline.game().answers().last() {
        let ends = timeline.game().answers().contains(&Answer::End);
        timeline.answer(if ends { Answer::End } else { answer }).unwrap();
    }
    let answers: Vec<&str> = timeline.answers().iter().map(|said| &*said.answer).collect();
    let with = |more: &[&str]| alone::<inventions::Game>(setup.clone(), &[&answers, more].concat());
    let is_over = |more: &[&str]| with(more).map(|table| table.is_over());
    assert_eq!(is_over(&[]), Ok(false), "its player has not said so");
    assert_eq!(with(&[]).unwrap().last().waiting_for(), SeatSet::only(Seat::A));
    assert_eq!(is_over(&[FINISH]), Ok(true));
    assert_eq!(with(&[FINISH]).unwrap().last().waiting_for(), SeatSet::NONE);
    assert_eq!(is_over(&[TAKE_BACK, REDO, FINISH]), Ok(true));
    for impossible in [
        &[TAKE_BACK, FINISH][..],
        &[REDO],
        &[TAKE_BACK, REDO, REDO],
        &[FINISH, FINISH],
        &[FINISH, TAKE_BACK],
    ] {
        assert!(is_over(impossible).is_err(), "{impossible:?}");
    }
}
