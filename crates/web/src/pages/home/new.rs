//! The page for opening a new table.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{MAX_NAME_CHARACTERS, Visitor, signed};
use crate::innovation::opening::SeatPlan;
use crate::innovation::options::readable_teams;
use crate::pages::home::Fields;
use crate::pages::home::form::{
    COVERED, Mistake, OptionWord, PARLEY, PATIENCE_HOURS, SeatChoice, TableForm, letters, word,
};
use crate::pages::shell::{Shell, languages, options};
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_protocol::innovation::Absent;
use maud::{Markup, html};

/// The field by which a form that was shown is known: what it does not send is not ticked.
const SHOWN: &str = "shown";

/// `GET /new`: the form; the query of the URL fills in its fields. The form sends itself here to be drawn anew.
pub(super) async fn show(
    reader: Reader,
    visitor: Visitor,
    Query(fields): Query<Fields>,
) -> Response {
    let name = visitor.person_row().map_or("", |person| person.name.as_str());
    let form = match fields.get(SHOWN) {
        Some(_) => TableForm::submitted(&reader, &fields),
        None => TableForm::new(&reader, name).with_fields(&fields),
    };
    page(&reader, &form.fitting(), None).into_response()
}

/// `POST /tables`: opens the table, or shows the form again with the mistake.
pub(super) async fn open(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let form = TableForm::submitted(&reader, &fields);
    let plan = match form.plan(&reader.say("seat-friend-name", &[])) {
        Ok(plan) => plan,
        Err(mistake) => return Ok(refused(&reader, &form, &explanation(&reader, mistake))),
    };
    let (person, name, cookie) = visitor.get_or_create(&app, &form.name).await?;
    let jar = signed(&app, cookie);
    let opened = async {
        let request = plan.clone().request(person, &name)?;
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
    reader.edition = Some(form.options.edition());
    let opponent = plan.places.iter().find_map(|place| match place {
        SeatPlan::Bot(level) => Some(*level),
        _ => None,
    });
    reader.opponent = opponent.or(reader.opponent);
    let jars = (jar, CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}

fn refused(reader: &Reader, form: &TableForm, text: &str) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page(reader, form, Some(text))).into_response()
}

/// The explanation of a mistake, and how to correct it.
fn explanation(reader: &Reader, mistake: Mistake) -> String {
    match mistake {
        Mistake::Players { most } => reader.say("new-wrong-players", &[("most", most.into())]),
        Mistake::NoTeams => reader.say("new-wrong-no-teams", &[]),
        Mistake::Teams => reader.say("new-wrong-teams", &[]),
        Mistake::NoParley => reader.say("new-wrong-no-parley", &[]),
        Mistake::ParleyWithTeams => reader.say("new-wrong-parley-with-teams", &[]),
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
        form.new-table method="post" action="/tables" {
            input type="hidden" name=(SHOWN) value="yes";
            (editions(reader, form))
            (seats(reader, form))
            @if form.has_open_seat() { (others(reader, form)) }
            details open[wrong.is_some() || form.is_special(reader)] {
                summary { (say("new-more")) }
                (more_options(reader, form))
            }
            p.buttons {
                button.primary type="submit" { (say("new-open")) }
                // Without a script, what fits is shown on demand.
                noscript {
                    button.button.quiet type="submit" name="fit" formmethod="get" formaction="/new" { (say("new-fit")) }
                }
            }
        }
    };
    // Changing the language on this page keeps the values entered so far.
    Shell::page(reader, say("new-title"), form.fields().address("/new"), body)
}

/// Who may come to the open seats, and how long they may take.
fn others(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let patience =
        options(PATIENCE_HOURS, form.options.patience, |hours| say(&format!("patience-{hours}")));
    html! {
        fieldset {
            legend { (say("new-who")) }
            (checkable("radio", ("listed", "no"), !form.listed, &say("new-link"), &say("new-link-about")))
            (checkable("radio", ("listed", "yes"), form.listed, &say("new-listed"), &say("new-listed-about")))
            label.field { (say("new-patience"))
                select name="patience" { (patience) }
                small { (say("new-patience-about")) }
            }
        }
    }
}

fn editions(reader: &Reader, form: &TableForm) -> Markup {
    html! {
        fieldset {
            legend { (reader.say("new-edition", &[])) }
            @for edition in Edition::ALL {
                @let word = edition.word();
                (checkable(
                    "radio",
                    ("edition", word),
                    edition == form.options.edition(),
                    &reader.say("guide-edition", &[("edition", word.into())]),
                    &reader.say(&format!("edition-about-{word}"), &[]),
                ))
            }
        }
    }
}

/// A radio button or checkbox, depending on `kind`, with a short explanation.
fn checkable(
    kind: &str,
    (name, value): (&str, &str),
    checked: bool,
    text: &str,
    about: &str,
) -> Markup {
    html! {
        label.check {
            input type=(kind) name=(name) value=(value) checked[checked];
            span { (text) " " small { (about) } }
        }
    }
}

fn seats(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        fieldset {
            legend { (say("new-seats")) }
            div.row {
                label.field { (say("play-name"))
                    input type="text" name="name" value=(form.name) maxlength=(MAX_NAME_CHARACTERS) autocomplete="nickname"
                        placeholder=(say("play-name-any"));
                }
                label.field { (say("new-players"))
                    select name="players" { (options(2..=form.most_players(), form.players, |players| players.to_string())) }
                }
            }
            @for (letter, row) in letters().zip(form.seated_rows()) {
                @let seat = letter.to_ascii_uppercase().to_string();
                div.row {
                    label.field { (reader.say("new-seat", &[("seat", (&seat).into())]))
                        select name=(format!("seat-{letter}")) { (seat_choices(reader, row.choice)) }
                    }
                    @if row.choice == SeatChoice::Friend {
                        label.field { (say("new-friend"))
                            input type="text" name=(format!("name-{letter}")) value=(row.name) maxlength=(MAX_NAME_CHARACTERS)
                                autocomplete="off";
                        }
                    }
                }
            }
            @if !form.offered_teams().is_empty() { (teams(reader, form)) }
        }
    }
}

/// The divisions into teams for this number of players.
fn teams(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let chosen = form.options.teams.join(",");
    html! {
        label.field { (say("new-teams"))
            select name="teams" {
                option value="" selected[chosen.is_empty()] { (say("new-teams-none")) }
                (options(form.offered_teams().iter().copied(), &*chosen, readable_teams))
            }
            small { (say("new-teams-about")) }
        }
    }
}

fn seat_choices(reader: &Reader, chosen: SeatChoice) -> Markup {
    html! {
        (options(["me", "friend", "open"], chosen.word(), |choice| reader.say(&format!("seat-{choice}"), &[])))
        optgroup label=(reader.say("seat-bots", &[])) {
            (options(Level::OPPONENTS.map(Level::word), chosen.word(), |level| reader.say(&format!("level-{level}"), &[])))
        }
    }
}

/// The options that are rarely changed.
fn more_options(reader: &Reader, form: &TableForm) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let agreed = &form.options;
    let words = |known: &[OptionWord], chosen, named: &dyn Fn(&str) -> String| {
        options(known.iter().map(|known| known.0), word(known, chosen), named)
    };
    let field = |name: &str, text: &str, about: &str, options: Markup| {
        html! { label.field { (say(text)) select name=(name) { (options) } small { (say(about)) } } }
    };
    let ticked = |name: &str, is_on: bool, text: &str, about: &str| {
        checkable("checkbox", (name, "yes"), is_on, &say(text), &say(about))
    };
    let parley = words(&PARLEY, agreed.parley, &|word| say(&format!("parley-{word}")));
    let covered = words(&COVERED, agreed.covered, &|word| say(&format!("covered-{word}")));
    let absent = options(Absent::ALL.map(Absent::word), agreed.absent.word(), |word| {
        say(&format!("absent-{word}"))
    });
    html! {
        @if form.may_parley() { (field("parley", "new-parley", "new-parley-about", parley)) }
        (field("language", "new-language", "new-language-about", languages(agreed.language())))
        (field("covered", "new-covered", "new-covered-about", covered))
        @if form.has_open_seat() {
            (field("absent", "new-absent", "new-absent-about", absent))
            (ticked("shared", agreed.shared, "new-shared", "new-shared-about"))
        }
        @if form.has_bot() {
            (ticked("bots-resign", agreed.bots_resign, "new-bots-resign", "new-bots-resign-about"))
        }
        (ticked("memory", agreed.memory, "new-memory", "new-memory-about"))
        (ticked("guided", agreed.guided, "new-guided", "play-guided-about"))
    }
}
