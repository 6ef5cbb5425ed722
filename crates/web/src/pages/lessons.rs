//! Lessons: short boards with a task, drawn as real tables. The server keeps nothing about them: the pupil's answers are in the
//! URL, and the position is computed from them anew.

mod board;
mod course;
mod learned;
mod list;
mod text;

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::home::Fields;
use crate::pages::shell::Shell;
use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum_extra::extract::CookieJar;
use board::Board;
use course::Course;
use eureka_innovation::Edition;

pub(crate) use course::address;
pub(crate) use learned::Learned;

/// The routes of the lessons.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/lessons", get(own_list))
        .route("/lessons/{edition}", get(list))
        .route("/lessons/{edition}/{lesson}", get(lesson))
        .route("/lessons/{edition}/{lesson}/answer", post(answer))
}

/// `GET /lessons`: the lessons of the edition that the reader played last.
async fn own_list(reader: Reader) -> Response {
    list_page(&reader, "/lessons", Course::of(reader.edition()))
}

/// `GET /lessons/{edition}`.
async fn list(Path(edition): Path<String>, reader: Reader) -> Result<Response, Problem> {
    let course = course(&edition)?;
    Ok(list_page(&reader, &address(course.edition), course))
}

fn list_page(reader: &Reader, path: &str, course: &Course) -> Response {
    let title = reader.say("lessons-title", &[]);
    let lead = reader.say("lessons-lead", &[]);
    Shell::page(reader, title, path.to_owned(), list::list(reader, course))
        .described(lead)
        .into_response()
}

/// `GET /lessons/{edition}/{lesson}`: a lesson after the answers in the query.
async fn lesson(
    Path((edition, lesson)): Path<(String, String)>,
    Query(fields): Query<Fields>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let course = course(&edition)?;
    let board = Board::new(course, &lesson, board::said(&fields))?;
    let name = visitor.person_row().map(|person| person.name.as_str());
    let shell = Shell {
        title: board.title(&reader),
        description: None,
        path: board.address(),
        stream: None,
        class: "at-table",
        body: board.page(&reader, name),
        reader: &reader,
    };
    Ok(shell.into_response())
}

/// `POST /lessons/{edition}/{lesson}/answer`: one more answer. The page that follows has it in its query.
async fn answer(
    Path((edition, lesson)): Path<(String, String)>,
    Query(query): Query<Fields>,
    mut reader: Reader,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let course = course(&edition)?;
    let mut said = board::said(&query);
    said.push(fields.text("answer").to_owned());
    let board = Board::new(course, &lesson, said)?;
    let page = Redirect::to(&board.address());
    if !board.is_complete() {
        return Ok(page.into_response());
    }
    reader.learned.insert(&lesson);
    Ok((CookieJar::new().add(reader.cookie()), page).into_response())
}

/// The lessons of the edition with this word.
fn course(edition: &str) -> Result<&'static Course, Problem> {
    Ok(Course::of(Edition::from_word(edition).ok_or(Problem::NoPage)?))
}
