//! The checks that every response must pass, whatever the request was.

use crate::request::{FuzzRequest, Sender};
use crate::schema;
use crate::test_app::{Reply, TestApp};
use axum::http::StatusCode;
use eureka_fuzzing::markup::skeleton;
use serde_json::Value;

/// The headers that every response must have.
const REQUIRED_HEADERS: [&str; 4] =
    ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"];

/// The fault of a response; `None` if it is correct.
pub(crate) fn fault(app: &TestApp, request: &FuzzRequest, reply: &Reply) -> Option<String> {
    check(app, request, reply).err()
}

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

fn check(app: &TestApp, request: &FuzzRequest, reply: &Reply) -> Result<(), String> {
    let status = reply.status;
    let is_overloaded = status == StatusCode::SERVICE_UNAVAILABLE;
    ensure(!status.is_server_error() || is_overloaded, || format!("status {status}"))?;
    for header in REQUIRED_HEADERS {
        ensure(reply.headers.contains_key(header), || format!("no header {header}"))?;
    }
    let location = reply.header("location");
    let is_local = location.is_empty()
        || location.starts_with('/') && !location.starts_with("//") && !location.contains('\\');
    ensure(is_local, || format!("somebody is sent to {location}"))?;
    if !reply.header("content-encoding").is_empty() || request.method == "HEAD" {
        return Ok(());
    }
    let kind = reply.header("content-type").split(';').next().unwrap_or_default();
    let text = match kind {
        "" | "image/png" | "font/woff2" => String::new(),
        _ => String::from_utf8(reply.body.clone()).map_err(|_| "not UTF-8".to_owned())?,
    };
    let knows = matches!(request.sender, Sender::Player | Sender::Program) || request.has_token();
    let betrays = !app.token.is_empty() && text.contains(&app.token);
    ensure(knows || !betrays, || "the token of another".to_owned())?;
    match kind {
        "text/html" => drop(skeleton(&text)?),
        "image/svg+xml" => drop(skeleton(&text)?),
        "text/event-stream" => check_stream(request, &text)?,
        "application/json" | "application/problem+json" => {
            let value = serde_json::from_str(&text).map_err(|error| format!("no JSON: {error}"))?;
            if kind == "application/problem+json" {
                check_problem(&value, status)?;
            }
            check_described(app, request, kind, status, &value)?;
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

/// Checks that a response of the JSON API matches its OpenAPI description.
fn check_described(
    app: &TestApp,
    request: &FuzzRequest,
    kind: &str,
    status: StatusCode,
    value: &Value,
) -> Result<(), String> {
    let path = request.path.split('?').next().unwrap_or_default();
    let Some(operation) = operation(&app.description, &request.method, path) else { return Ok(()) };
    let responses = &operation["responses"];
    let response = match &responses[status.as_str()] {
        Value::Null => &responses["default"],
        response => response,
    };
    let is_told = !responses[status.as_str()].is_null() || !status.is_success();
    ensure(is_told && !response.is_null(), || format!("{status} is not described"))?;
    let schema = &response["content"][kind]["schema"];
    ensure(!schema.is_null(), || format!("{status} with {kind} is not described"))?;
    match schema::fault(&app.description, schema, value) {
        Some(wrong) => Err(format!("not as it is described: {wrong}")),
        None => Ok(()),
    }
}

/// The description of the requested operation; `None` if it is not part of the JSON API.
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

/// Checks that the events of a stream contain valid JSON or HTML, and that no text breaks out of its event.
fn check_stream(request: &FuzzRequest, text: &str) -> Result<(), String> {
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
        match request.path.starts_with("/api/") || data.starts_with(['{', '[']) {
            true => {
                let read: Result<Value, _> = serde_json::from_str(data);
                read.map_err(|error| format!("{error} in {data}"))?;
            }
            false => drop(skeleton(data)?),
        }
    }
    Ok(())
}
