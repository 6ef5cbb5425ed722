//! Inviting a friend: the button that opens a table for two, and the page behind the link that the friend gets.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{Visitor, signed};
use crate::innovation::opening::{SeatPlan, TablePlan};
use crate::innovation::options::Options;
use crate::pages::home::Fields;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use eureka_innovation::Edition;
use maud::{Markup, html};

/// The hours that players of an invitation have for an answer: a friend may sleep over it, and nobody waits forever.
const PATIENCE_HOURS: u32 = 72;

/// The routes of invitations.
pub(crate) fn routes() -> Router<App> {
    // Reloading the URL of the submitted form leads to the page with the button.
    Router::new().route("/invitation", get(async || Redirect::to("/")).post(invite))
}

/// The button that opens a table for the reader and a friend, and leads to its link. `class` is that of the button: `primary`
/// for the main one of a page.
pub(crate) fn button(reader: &Reader, class: &str) -> Markup {
    html! {
        form.invite method="post" action="/invitation" {
            button class=(class) type="submit" { (reader.say("invitation-new", &[])) }
        }
    }
}

/// `POST /invitation`: opens a table for the visitor and a friend. Fields of the form: `name` and `edition`, both optional.
async fn invite(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    reader.edition = Edition::from_word(fields.text("edition")).or(reader.edition);
    let mut options = Options::new(reader.edition(), reader.language);
    options.agreed.patience = PATIENCE_HOURS;
    let places = vec![SeatPlan::Own(None), SeatPlan::Open];
    let plan = TablePlan { options, places, listed: false };
    let (person, name, cookie) = visitor.get_or_create(&app, fields.text("name")).await?;
    let table = app.open_table(person, plan.request(person, &name)?).await?;
    let jars = (signed(&app, cookie), axum_extra::extract::CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}
