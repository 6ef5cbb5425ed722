//! The pages around a moment, the course of a game and an opinion.

use super::analyses::Progress;
use super::course;
use super::glimpse::Glimpse;
use super::opinion::Opinion;
use super::past::Past;
use crate::http::assets::address;
use crate::http::reader::Reader;
use crate::innovation::draw::linked;
use eureka_innovation::Answer;
use eureka_words::Teller;
use maud::{Markup, html};

/// What the window is called.
pub(crate) fn title(past: &Past, reader: &Reader) -> String {
    reader.say("replay-title", &[("names", (&past.names().join(" – ")).into())])
}

/// The replay: a moment with the sliders above it and, when the game is over, its course below.
pub(crate) fn page(glimpse: &Glimpse<'_>, progress: Option<&Progress<Answer>>) -> Markup {
    let (past, reader) = (glimpse.past, glimpse.reader);
    html! {
        (head(past, reader))
        div class="replay" {
            (glimpse.moments().sliders())
            (glimpse.markup())
            @if let Some(progress) = progress {
                h2 class="course-head" { a href=(format!("/table/{}/course", past.id())) { (reader.say("course-title", &[])) } }
                (course::section(past, reader, progress))
            }
        }
    }
}

/// The course of the game on a page of its own.
pub(crate) fn course(past: &Past, reader: &Reader, section: Markup) -> Markup {
    let id = past.id();
    html! {
        (head(past, reader))
        h2 class="course-head" { (reader.say("course-title", &[])) }
        (section)
        p class="doors" {
            a class="button" href=(format!("/table/{id}/replay")) { (reader.say("room-replay", &[])) }
            a class="button quiet" href=(format!("/table/{id}")) { (reader.say("replay-now", &[])) }
        }
    }
}

/// What the computer thinks of a question, with the way back.
pub(crate) fn opinion(past: &Past, reader: &Reader, opinion: &Opinion, back: &str) -> Markup {
    html! {
        article class="notice" {
            h1 { (reader.say("opinion-title", &[])) }
            (opinion.markup(past, reader))
            p { a class="button" href=(back) { (reader.say("opinion-back", &[])) } }
        }
    }
}

/// Whose game it was, and how it ended.
fn head(past: &Past, reader: &Reader) -> Markup {
    let (words, rules, names) = (reader.words(), past.rules(), past.names());
    let teller = Teller::new(words, rules).with_names(&names);
    html! {
        link rel="stylesheet" href=(address("plot.css"));
        link rel="stylesheet" href=(address("replay.css"));
        script src=(address("replay.js")) defer {}
        header class="replay-head" {
            h1 { (title(past, reader)) }
            @if let Some(outcome) = past.course.game().outcome() {
                p class="outcome" { (linked(words, rules, &teller.outcome(outcome))) }
            }
        }
    }
}
