//! The target for names of players: in sentences of every language and in charts.

use super::{RunResult, dice, text};
use crate::markup::skeleton;
use crate::mutator::HOSTILE;
use eureka_innovation::{Edition, Event, Game, Rules, Seat, Shown};
use eureka_plot::{Axis, Chart, Link, Mark, Medium, Numbers, Ranking, Series};
use eureka_words::{Language, Line, Teller, Topic, Words};

/// The number of answers whose events are told.
const ANSWERS: usize = 20;

pub(super) fn seeds() -> Vec<Vec<u8>> {
    let hostile = HOSTILE.map(|name| name.replace('\n', " ").into_bytes());
    let many = HOSTILE.map(|name| name.replace('\n', " ")).join("\n").into_bytes();
    hostile.into_iter().chain([many, b"Anna\nBartek\nCleo".to_vec()]).collect()
}

/// Tells a short game with the given names. A name is always a piece of its own and unchanged; no other piece of a sentence
/// holds markup, and no chart has a tag that is not ours.
pub(super) fn shown(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let mut names: Vec<String> = text.lines().take(5).map(str::to_owned).collect();
    names.resize(names.len().max(2), "Ada".to_owned());
    let mut dice = dice(input);
    let rules = Rules::printed(*dice.any(&Edition::ALL));
    names.truncate(rules.max_players().into());
    let mut game = Game::deal(rules, names.len() as u8, 1).expect("the number of players is legal");
    let mut events: Vec<Event<Shown>> = Vec::new();
    for _ in 0..ANSWERS {
        let answers = game.answers();
        game.answer_unchecked(*dice.any(&answers), &mut events);
    }
    let view = game.view(Seat::A);
    for language in Language::ALL {
        let words = Words::of(language);
        let teller = Teller::new(words, rules).with_names(&names);
        let age = |card| rules.age(card);
        let told = events.iter().filter_map(|event| teller.event(event.told(Seat::A, age)));
        let about = [teller.heading(&view), teller.standing(&view, Seat::A, None)];
        let answers = game.answers();
        let listed = answers.iter().map(|&answer| teller.answer(&view, answer));
        let lines = told.chain(about).chain(listed).chain(teller.ask(&view));
        for line in lines.chain(teller.question(&view)) {
            check_line(&line, &names);
        }
    }
    check_charts(&names);
    Ok(names.len() as u32)
}

fn check_line(line: &Line, names: &[String]) {
    for piece in &line.pieces {
        match piece.topic {
            Some(Topic::Seat(seat)) => {
                let name = names.get(seat.index()).map_or("?", String::as_str);
                assert!(piece.text.contains(name), "{name:?} became {:?}", piece.text);
            }
            _ => {
                let is_odd = |c: char| c.is_control() || "<>{}$".contains(c);
                assert!(!piece.text.contains(is_odd), "{:?} is part of {line:?}", piece.text);
            }
        }
    }
}

fn check_charts(names: &[String]) {
    let name = names[0].as_str();
    let numbers = Numbers { decimal: name.into(), thousands: name.into(), percent: name.into() };
    let mut chart = Chart::new(name)
        .about(name)
        .x(Axis::new(name))
        .y(Axis::percent(name))
        .numbers(numbers.clone())
        .level(0.5, name)
        .mark(Mark::new(0.5, name))
        .link(Link::new(0.5, "/table/a/replay?at=1", name));
    let mut ranking = Ranking::new(name, Axis::new(name)).numbers(numbers);
    for name in names {
        chart = chart.line(Series::new(name.as_str(), [(0.0, 0.0), (1.0, 1e6)]));
        ranking = ranking.row(name.as_str(), 1e6);
    }
    for svg in [chart.svg(Medium::Page), ranking.svg(Medium::Page)] {
        skeleton(&svg).unwrap_or_else(|error| panic!("{error}"));
    }
}
