//! The page for a new table.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{NAME, Visitor, signed};
use crate::innovation::opening::Place;
use crate::pages::home::Fields;
use crate::pages::home::form::{
    COVERED, Mistake, PARLEY, PATIENCE, TEAMS, TableForm, Who, letters,
};
use crate::pages::home::front::languages;
use crate::pages::shell::Shell;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use maud::{Markup, html};

/// `GET /new`: the form; fields in the address are filled in.
pub(super) async fn show(
    reader: Reader,
    visitor: Visitor,
    Query(fields): Query<Vec<(String, String)>>,
) -> Response {
    let name = visitor.met().map_or("", |person| person.name.as_str());
    let form = TableForm::new(&reader, name).filled(&Fields(fields));
    page(&reader, &form, None).into_response()
}

/// `POST /tables`: opens the table, or shows the form again with what is wrong.
pub(super) async fn open(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let form = TableForm::sent(&reader, &Fields(fields));
    let wanted = match form.wanted(&reader.say("seat-friend-name", &[])) {
        Ok(wanted) => wanted,
        Err(mistake) => return Ok(refused(&reader, &form, &said(&reader, mistake))),
    };
    let (person, name, cookie) = visitor.named(&app, &form.name).await?;
    let jar = signed(&app, cookie);
    let opened = async {
        let request = wanted.clone().request(person, &name)?;
        app.open_table(person, request).await
    };
    let table = match opened.await {
        Ok(table) => table,
        Err(Problem::Options(detail)) => {
            let text = format!("{} ({detail})", reader.say("problem-options", &[]));
            return Ok((jar, refused(&reader, &form, &text)).into_response());
        }
        Err(problem) => return Err(problem),
    };
    reader.edition = form.edition.word().to_owned();
    let opponent = wanted.places.iter().find_map(|place| match place {
        Place::Bot(level) => Some(level.word()),
        _ => None,
    });
    if let Some(opponent) = opponent {
        reader.opponent = opponent.to_owned();
    }
    let jars = (jar, CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}

fn refused(reader: &Reader, form: &TableForm, text: &str) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page(reader, form, Some(text))).into_response()
}

/// What does not go together, and what to change.
fn said(reader: &Reader, mistake: Mistake) -> String {
    match mistake {
        Mistake::Players { most } => reader.say("new-wrong-players", &[("most", most.into())]),
        Mistake::NoTeams => reader.say("new-wrong-no-teams", &[]),
        Mistake::Teams => reader.say("new-wrong-teams", &[]),
        Mistake::NoParley => reader.say("new-wrong-no-parley", &[]),
        Mistake::NoPerson => reader.say("new-wrong-no-person", &[]),
    }
}

fn page<'a>(reader: &'a Reader, form: &TableForm, wrong: Option<&str>) -> Shell<'a> {
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        h1 { (say("new-title")) }
        p { (say("new-about")) }
        @if let Some(wrong) = wrong {
            p.notice role="alert" { (wrong) }
        }
        form method="post" action="/tables" {
            (editions(reader, form))
            (seats(reader, form))
            details open[wrong.is_some() || form.is_special(reader)] {
                summary { (say("new-more")) }
                (agreed(reader, form))
            }
            fieldset {
                legend { (say("new-who")) }
                (radio("listed", "no", !form.listed, &say("new-link"), &say("new-link-about")))
                (radio("listed", "yes", form.listed, &say("new-listed"), &say("new-listed-about")))
            }
            p.buttons { button.primary type="submit" { (say("new-open")) } }
            p { small { (say("new-then")) } }
        }
    };
    // Who changes the language here finds everything as it was entered.
    Shell::page(reader, say("new-title"), form.fields().address("/new"), body)
}

fn editions(reader: &Reader, form: &TableForm) -> Markup {
    html! {
        fieldset {
            legend { (reader.say("new-edition", &[])) }
            @for edition in Edition::ALL {
                @let word = edition.word();
                (radio(
                    "edition",
                    word,
                    edition == form.edition,
                    &reader.say("guide-edition", &[("edition", word.into())]),
                    &reader.say(&format!("edition-about-{word}"), &[]),
                ))
            }
        }
    }
}

fn radio(name: &str, value: &str, checked: bool, text: &str, about: &str) -> Markup {
    html! {
        label.check {
            input type="radio" name=(name) value=(value) checked[checked];
            span { (text) " " small { (about) } }
        }
    }
}

fn seats(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        fieldset {
            legend { (say("new-seats")) }
            label.field { (say("play-name"))
                input type="text" name="name" value=(form.name) maxlength=(NAME) autocomplete="nickname"
                    placeholder=(say("play-name-any"));
            }
            label.field { (say("new-players"))
                select name="players" {
                    @for players in 2..=5_u8 {
                        option value=(players) selected[players == form.players] { (players) }
                    }
                }
            }
            p { small { (say("new-seats-about")) } }
            @for (letter, chair) in letters().zip(&form.chairs) {
                @let seat = letter.to_ascii_uppercase().to_string();
                div.row {
                    label.field { (reader.say("new-seat", &[("seat", (&seat).into())]))
                        select name=(format!("seat-{letter}")) { (sitters(reader, chair.who)) }
                    }
                    label.field { (say("new-friend"))
                        input type="text" name=(format!("name-{letter}")) value=(chair.name) maxlength=(NAME)
                            autocomplete="off";
                    }
                }
            }
        }
    }
}

fn sitters(reader: &Reader, chosen: Who) -> Markup {
    html! {
        @for who in [Who::Me, Who::Friend, Who::Open] {
            option value=(who.word()) selected[who == chosen] {
                (reader.say(&format!("seat-{}", who.word()), &[]))
            }
        }
        optgroup label=(reader.say("seat-bots", &[])) {
            @for level in Level::OPPONENTS {
                option value=(level.word()) selected[Who::Bot(level) == chosen] {
                    (reader.say(&format!("level-{}", level.word()), &[]))
                }
            }
        }
    }
}

/// What hardly anybody changes.
fn agreed(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        label.field { (say("new-teams"))
            select name="teams" {
                option value="" selected[form.teams.is_empty()] { (say("new-teams-none")) }
                @for (players, teams) in TEAMS {
                    optgroup label=(reader.say("new-teams-players", &[("count", players.into())])) {
                        @for &teams in teams {
                            option value=(teams) selected[teams == form.teams] { (spread(teams)) }
                        }
                    }
                }
            }
            small { (say("new-teams-about")) }
        }
        label.field { (say("new-parley"))
            select name="parley" {
                @for (word, parley) in PARLEY {
                    option value=(word) selected[parley == form.parley] { (say(&format!("parley-{word}"))) }
                }
            }
            small { (say("new-parley-about")) }
        }
        label.field { (say("new-language"))
            select name="language" { (languages(form.language)) }
            small { (say("new-language-about")) }
        }
        label.field { (say("new-covered"))
            select name="covered" {
                @for (word, covered) in COVERED {
                    option value=(word) selected[covered == form.covered] { (say(&format!("covered-{word}"))) }
                }
            }
            small { (say("new-covered-about")) }
        }
        label.field { (say("new-patience"))
            select name="patience" {
                @for hours in PATIENCE {
                    option value=(hours) selected[hours == form.patience] { (say(&format!("patience-{hours}"))) }
                }
            }
            small { (say("new-patience-about")) }
        }
        label.check {
            input type="checkbox" name="memory" value="yes" checked[form.memory];
            span { (say("new-memory")) " " small { (say("new-memory-about")) } }
        }
        label.check {
            input type="checkbox" name="guided" value="yes" checked[form.guided];
            span { (say("new-guided")) " " small { (say("play-guided-about")) } }
        }
    }
}

/// `AC,BD` as it is read best: `A + C : B + D`.
fn spread(teams: &str) -> String {
    let letters = |team: &str| team.chars().map(String::from).collect::<Vec<_>>().join(" + ");
    teams.split(',').map(letters).collect::<Vec<_>>().join(" : ")
}
