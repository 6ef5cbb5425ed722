//! What stands below the outcome of a game.

use super::analyses::{Progress, asked};
use super::course;
use super::past::Past;
use crate::app::App;
use crate::http::assets::address;
use crate::http::reader::Reader;
use crate::room::Inside;
use crate::room::viewer::Viewer;
use eureka_innovation::{Answer, ONLOOKER};
use eureka_table::{Seat, SeatSet};
use eureka_words::Teller;
use maud::{Markup, html};

/// What stands below the sentence that says who won and why: the standings, what turned the game, and where to go from here. Nothing, if
/// the game is not over.
pub(crate) fn ending(app: &App, viewer: &Viewer, inside: &Inside) -> Markup {
    let Ok(past) = Past::inside(inside, viewer.person) else { return Markup::default() };
    if !past.is_over() {
        return Markup::default();
    }
    let (reader, id) = (&viewer.reader, past.id());
    let say = |id: &str| reader.say(id, &[]);
    let progress = asked(app, id, &past.course);
    html! {
        div class="ending" {
            link rel="stylesheet" href=(address("replay.css"));
            (standings(&past, reader))
            (turning_points(&past, reader, &progress))
            p class="doors" {
                a class="button" href=(format!("/table/{id}/replay")) { (say("room-replay")) }
                a class="button" href=(format!("/table/{id}/course")) { (say("ending-course")) }
                a class="button quiet" href=(format!("/table/{id}/record")) download { (say("room-record")) }
            }
            @if let Some(next) = inside.rematch() {
                p { a class="button" href=(format!("/table/{next}")) { (say("room-next-game")) } }
            } @else if !past.own.is_empty() {
                form method="post" action=(format!("/table/{id}/rematch")) {
                    button class="button" type="submit" { (say("room-rematch")) }
                }
            }
            p class="share" {
                label { (say("ending-share")) " "
                    input type="text" readonly value=(format!("/table/{id}/replay")) data-link;
                }
            }
            script src=(address("replay.js")) defer {}
        }
    }
}

/// How far everybody got, the winners first.
fn standings(past: &Past, reader: &Reader) -> Markup {
    let (game, names) = (past.course.game(), past.names());
    let teller = Teller::new(reader.words(), past.rules()).with_names(&names);
    let view = game.view(ONLOOKER);
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let rank = |seat: &Seat| {
        let player = &view.players[seat.index()];
        let achievements = player.achievements.len() + player.specials.len();
        (winners.has(*seat), achievements, player.points)
    };
    let mut seats: Vec<Seat> = SeatSet::all(game.players()).iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
    html! {
        ol class="standings" {
            @for seat in seats {
                li data-winner[winners.has(seat)] {
                    (teller.standing(&view, seat, past.own.has(seat).then_some(seat)).to_string())
                }
            }
        }
    }
}

/// The turning points, or that they are being looked for.
pub(crate) fn turning_points(past: &Past, reader: &Reader, progress: &Progress<Answer>) -> Markup {
    let later = (!matches!(progress, Progress::Ready(_)))
        .then(|| format!("/table/{}/course?fragment=turning", past.id()));
    html! {
        div id="turning-points" data-later=[later] {
            @match progress {
                Progress::Ready(analysis) => (course::turning_points(past, reader, analysis)),
                waiting => (course::thinking(reader, waiting)),
            }
        }
    }
}
