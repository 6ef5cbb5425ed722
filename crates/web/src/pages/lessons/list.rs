//! The page with the list of lessons.

use super::course::{Course, address};
use super::text::line;
use crate::http::reader::Reader;
use maud::{Markup, html};

/// The lessons of an edition, with a mark at those that the reader has done.
pub(super) fn list(reader: &Reader, course: &Course) -> Markup {
    let say = |id| reader.say(id, &[]);
    let is_done = |index: usize| reader.learned.has(course.lessons[index].0);
    let mut open = (0..course.lessons.len()).filter(|&index| !is_done(index));
    let next = open.next();
    let begin = if next == Some(0) { "lessons-begin" } else { "lessons-go-on" };
    html! {
        h1 { (say("lessons-title")) }
        p.lead { (say("lessons-lead")) }
        @match next {
            Some(index) => p.buttons { a.button href=(course.lesson_address(index)) { (say(begin)) } },
            None => {
                p { (say("lessons-all-done")) }
                (play(reader, course))
            },
        }
        ol.lessons {
            @for (index, (_, lesson)) in course.lessons.iter().enumerate() {
                li data-done[is_done(index)] {
                    a href=(course.lesson_address(index)) {
                        (line(reader.words(), lesson.rules, &[], &lesson.title).to_string())
                    }
                    @if is_done(index) { " " small { "✓ " (say("lessons-done")) } }
                }
            }
        }
        p {
            a href=(address(course.other().edition)) {
                (reader.say("lessons-edition", &[("edition", course.other().edition.word().into())]))
            }
        }
    }
}

/// The form that begins the coached first game.
pub(super) fn play(reader: &Reader, course: &Course) -> Markup {
    html! {
        form method="post" action="/play" {
            input type="hidden" name="edition" value=(course.edition);
            input type="hidden" name="language" value=(reader.language);
            button.button type="submit" name="guided" value="yes" { (reader.say("lesson-play", &[])) }
        }
    }
}
