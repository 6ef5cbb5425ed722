//! Pages to read: how to play, and the cards.

use crate::app::App;
use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::innovation::draw::card;
use crate::pages::guide::{self, Filter};
use crate::pages::home::Fields;
use crate::pages::shell::Shell;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, VARY};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use eureka_innovation::{Card, Edition, Rules};
use maud::Markup;

/// The routes of these pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/how-to-play", get(how_to_play_last))
        .route("/how-to-play/{edition}", get(how_to_play))
        .route("/cards", get(cards))
        .route("/cards/{edition}", get(cards_of))
        .route("/cards/{edition}/{card}", get(one_card))
        .route("/card/{edition}/{number}", get(full_card))
}

/// `GET /how-to-play`: redirects to the edition that the reader played last.
async fn how_to_play_last(reader: Reader) -> Redirect {
    Redirect::to(&guide::address::how_to_play(reader.edition()))
}

/// `GET /how-to-play/{edition}`.
async fn how_to_play(Path(edition): Path<String>, reader: Reader) -> Result<Response, Problem> {
    let edition = Edition::from_word(&edition).ok_or(Problem::NoPage)?;
    let title = reader.say("guide-title", &[("edition", edition.word().into())]);
    let body = guide::how_to_play(reader.words(), edition);
    let page = Shell::page(&reader, title, guide::address::how_to_play(edition), body);
    Ok(page.described(reader.say("site-about-rules", &[])).into_response())
}

/// `GET /cards`: all cards, or those that match the form.
async fn cards(reader: Reader, Query(fields): Query<Fields>) -> Response {
    let path = fields.address("/cards");
    let filter = Filter::new(fields.0.iter().map(|(name, value)| (&**name, &**value)));
    let body = guide::cards(reader.words(), reader.edition(), &filter, draw(&reader));
    let page = Shell::page(&reader, reader.say("nav-cards", &[]), path, body);
    page.described(reader.say("site-about-cards", &[])).into_response()
}

/// `GET /cards/{edition}`: redirects the truncated URL of a card to the card browser.
async fn cards_of(Path(edition): Path<String>) -> Result<Redirect, Problem> {
    let edition = Edition::from_word(&edition).ok_or(Problem::NoPage)?;
    Ok(Redirect::to(&guide::address::cards(edition)))
}

/// `GET /cards/{edition}/{card}`.
async fn one_card(
    Path((edition, address)): Path<(String, String)>,
    reader: Reader,
) -> Result<Response, Problem> {
    let edition = Edition::from_word(&edition).ok_or(Problem::NoPage)?;
    let rules = eureka_words::rules(edition, reader.language);
    let card = guide::address::card_at(rules, &address).ok_or(Problem::NoPage)?;
    let title = reader.words().card(rules.name(card)).into_owned();
    let body = guide::one_card(reader.words(), edition, &address, draw(&reader));
    let body = body.ok_or(Problem::NoPage)?;
    let effects = reader.words().card_text(rules, card).join(" ");
    let page = Shell::page(&reader, title, guide::address::card(rules, card), body);
    Ok(page.described(effects).into_response())
}

/// `GET /card/{edition}/{number}`: a full card for the script's pop-up; without JavaScript, the page of the card.
async fn full_card(
    Path((edition, number)): Path<(String, u8)>,
    reader: Reader,
    client: Client,
) -> Result<Response, Problem> {
    let edition = Edition::from_word(&edition).ok_or(Problem::NoPage)?;
    let rules = eureka_words::rules(edition, reader.language);
    let card = rules.all().iter().find(|card| card.number() == number).ok_or(Problem::NoPage)?;
    if client.is_page() {
        return Ok(Redirect::to(&guide::address::card(rules, card)).into_response());
    }
    let body = card::full(reader.words(), rules, card);
    // The response is the same for everybody who reads in this language, which is in the cookie.
    let headers = [(CACHE_CONTROL, "private, max-age=3600"), (VARY, "Cookie")];
    Ok((headers, body).into_response())
}

/// A function that draws full cards for a reader.
fn draw(reader: &Reader) -> impl Fn(&'static Rules, Card) -> Markup {
    let words = reader.words();
    move |rules, card| card::full(words, rules, card)
}
