//! What must be so of every answer of the server, whatever was asked.

use crate::ask::{Ask, Who};
use crate::house::{House, Reply};
use crate::schema;
use axum::http::StatusCode;
use eureka_fuzzing::markup::skeleton;
use serde_json::Value;

/// Headers that no answer goes without.
const CAREFUL: [&str; 4] =
    ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"];

/// What is wrong with an answer, if anything is.
pub(crate) fn fault(house: &House, ask: &Ask, reply: &Reply) -> Option<String> {
    check(house, ask, reply).err()
}

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

fn check(house: &House, ask: &Ask, reply: &Reply) -> Result<(), String> {
    let status = reply.status;
    let is_away = status == StatusCode::SERVICE_UNAVAILABLE;
    ensure(!status.is_server_error() || is_away, || format!("status {status}"))?;
    for header in CAREFUL {
        ensure(reply.headers.contains_key(header), || format!("no header {header}"))?;
    }
    let location = reply.header("location");
    let is_here = location.is_empty()
        || location.starts_with('/') && !location.starts_with("//") && !location.contains('\\');
    ensure(is_here, || format!("somebody is sent to {location}"))?;
    if !reply.header("content-encoding").is_empty() || ask.method == "HEAD" {
        return Ok(());
    }
    let kind = reply.header("content-type").split(';').next().unwrap_or_default();
    let text = match kind {
        "" | "image/png" | "font/woff2" => String::new(),
        _ => String::from_utf8(reply.body.clone()).map_err(|_| "not UTF-8".to_owned())?,
    };
    let knows = matches!(ask.who, Who::Player | Who::Program) || ask.has_token();
    let betrays = !house.token.is_empty() && text.contains(&house.token);
    ensure(knows || !betrays, || "the token of another".to_owned())?;
    match kind {
        "text/html" => drop(skeleton(&text)?),
        "image/svg+xml" => drop(skeleton(&text)?),
        "text/event-stream" => check_stream(ask, &text)?,
        "application/json" | "application/problem+json" => {
            let value = serde_json::from_str(&text).map_err(|error| format!("no JSON: {error}"))?;
            if kind == "application/problem+json" {
                check_problem(&value, status)?;
            }
            check_described(house, ask, kind, status, &value)?;
        }
        _ => {}
    }
    let explains = matches!(kind, "text/html" | "application/json" | "application/problem+json");
    ensure(!status.is_client_error() || explains, || format!("{status} says {kind:?}"))
}

fn check_problem(problem: &Value, status: StatusCode) -> Result<(), String> {
    for key in ["type", "title", "detail", "next"] {
        let said = problem[key].as_str().unwrap_or_default();
        ensure(!said.trim().is_empty(), || format!("a problem without {key}: {problem}"))?;
    }
    ensure(problem["status"] == status.as_u16(), || format!("{status} and {problem}"))
}

/// An answer of the interface for programs is as its description says.
fn check_described(
    house: &House,
    ask: &Ask,
    kind: &str,
    status: StatusCode,
    value: &Value,
) -> Result<(), String> {
    let path = ask.path.split('?').next().unwrap_or_default();
    let Some(operation) = operation(&house.description, &ask.method, path) else { return Ok(()) };
    let responses = &operation["responses"];
    let response = match &responses[status.as_str()] {
        Value::Null => &responses["default"],
        response => response,
    };
    let is_told = !responses[status.as_str()].is_null() || !status.is_success();
    ensure(is_told && !response.is_null(), || format!("{status} is not described"))?;
    let schema = &response["content"][kind]["schema"];
    ensure(!schema.is_null(), || format!("{status} with {kind} is not described"))?;
    match schema::fault(&house.description, schema, value) {
        Some(wrong) => Err(format!("not as it is described: {wrong}")),
        None => Ok(()),
    }
}

/// The description of what is asked for, if it is part of the interface for programs.
fn operation<'a>(description: &'a Value, method: &str, path: &str) -> Option<&'a Value> {
    let fits = |template: &str| {
        let (own, parts) = (path.split('/'), template.split('/'));
        own.clone().count() == parts.clone().count()
            && own.zip(parts).all(|(own, part)| part.starts_with('{') || own == part)
    };
    let paths = description["paths"].as_object()?;
    let (_, operations) = paths.iter().find(|(template, _)| fits(template))?;
    operations.get(method.to_lowercase())
}

/// What a stream brings is pieces of a page, or JSON; nothing forges an event.
fn check_stream(ask: &Ask, text: &str) -> Result<(), String> {
    for event in text.split("\n\n").filter(|event| event.contains("data:")) {
        let is_field = |line: &&str| {
            let known = ["event:", "data:", "id:", "retry:", ":"];
            line.is_empty() || known.iter().any(|field| line.starts_with(field))
        };
        if let Some(odd) = event.lines().find(|line| !is_field(line)) {
            return Err(format!("the line {odd:?} in a stream"));
        }
        let data: Vec<&str> = event.lines().filter_map(|line| line.strip_prefix("data:")).collect();
        let data = data.join("\n");
        let data = data.trim();
        match ask.path.starts_with("/api/") || data.starts_with(['{', '[']) {
            true => {
                let read: Result<Value, _> = serde_json::from_str(data);
                read.map_err(|error| format!("{error} in {data}"))?;
            }
            false => drop(skeleton(data)?),
        }
    }
    Ok(())
}
