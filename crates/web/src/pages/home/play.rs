//! The quick game: the form on the home page, and the game that it begins.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::{Reader, opponent};
use crate::http::visitor::{MAX_NAME_CHARACTERS, Visitor, signed};
use crate::innovation::opening::TablePlan;
use crate::innovation::options::Options;
use crate::pages::home::Fields;
use crate::pages::shell::{languages, options};
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use maud::{Markup, html};

/// The form for a quick game: one button, and below it the choices of the last game, which can be changed. `class` is that of the
/// button.
pub(super) fn form(reader: &Reader, name: &str, class: &str) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let edition =
        |edition: Edition| reader.say("guide-edition", &[("edition", edition.word().into())]);
    let level = |level: Level| {
        format!("{}: {}", say(&format!("level-{level}")), say(&format!("level-about-{level}")))
    };
    html! {
        form.play method="post" action="/play" {
            button class=(class) type="submit" { (say("play-now")) }
            details {
                summary {
                    (say("play-opponent")) ": " (say(&format!("level-{}", reader.opponent())))
                    " · " (edition(reader.edition()))
                }
                div.fields {
                    label.field { (say("play-edition"))
                        select name="edition" { (options(Edition::ALL, reader.edition(), edition)) }
                    }
                    label.field { (say("play-opponent"))
                        select name="level" { (options(Level::OPPONENTS, reader.opponent(), level)) }
                    }
                    label.field { (say("play-language"))
                        select name="language" { (languages(reader.language)) }
                    }
                    label.field { (say("play-name"))
                        input type="text" name="name" value=(name) maxlength=(MAX_NAME_CHARACTERS) autocomplete="nickname"
                            placeholder=(say("play-name-any"));
                    }
                }
            }
        }
    }
}

/// The button for the first game, in which a coach explains and advises.
pub(super) fn guided(reader: &Reader) -> Markup {
    html! {
        form method="post" action="/play" {
            input type="hidden" name="language" value=(reader.language);
            button.button.quiet type="submit" name="guided" value="yes" { (reader.say("play-guided", &[])) }
        }
    }
}

/// `POST /play`: begins a game against one bot.
pub(super) async fn begin(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let guided = fields.ticked("guided") == Some(true);
    reader.language = fields.text("language").parse().unwrap_or(reader.language);
    let wanted = if guided {
        // Whoever asks for a coach gets one, even after ending the coaching of an earlier game.
        reader.coached = true;
        // The lessons name the edition that they were about.
        let edition = Edition::from_word(fields.text("edition")).unwrap_or(Edition::Fourth);
        let options = Options { guided, ..Options::new(edition, reader.language) };
        TablePlan::duel(options, Level::Beginner)
    } else {
        reader.edition = Edition::from_word(fields.text("edition"));
        reader.opponent = opponent(fields.text("level"));
        TablePlan::duel(Options::new(reader.edition(), reader.language), reader.opponent())
    };
    let (person, name, cookie) = visitor.get_or_create(&app, fields.text("name")).await?;
    let table = app.open_table(person, wanted.request(person, &name)?).await?;
    let jars = (signed(&app, cookie), CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}
