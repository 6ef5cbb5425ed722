//! The description of the API as a page, generated from the OpenAPI description.

use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::pages::shell::Shell;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The groups of operations by tag, in the order in which a program needs them.
const GROUPS: [(&str, &str); 4] =
    [("me", "Who you are"), ("tables", "Tables"), ("seats", "At a table"), ("game", "The game")];

/// `GET /api`. The page is in English in every language, since it is for programmers.
pub(super) fn page(api: &OpenApi, reader: &Reader) -> Response {
    let api = serde_json::to_value(api).unwrap_or_default();
    let info = &api["info"];
    let body = html! {
        article.interface lang="en" {
            h1 { (text(&info["title"])) }
            p { (text(&info["description"])) }
            p { a href="/api/openapi.json" { "The same for programs: OpenAPI" } }
            (example())
            @for (tag, title) in GROUPS {
                section {
                    h2 id=(tag) { (title) }
                    @for (method, path, operation) in operations(&api, tag) {
                        (operation_section(method, path, operation))
                    }
                }
            }
            section {
                h2 id="shapes" { "Shapes" }
                @for (name, schema) in members(&api["components"]["schemas"]) { (schema_section(name, schema)) }
            }
            section {
                h2 id="problems" { "Problems" }
                p { "What passes by itself comes with the header " code { "Retry-After" } ": send the same again after so many seconds." }
                dl {
                    @for problem in Problem::samples() {
                        dt id=(problem.word()) { code { (problem.word()) } " · " (problem.status().as_u16()) }
                        dd { (problem.to_string()) }
                    }
                }
            }
        }
    };
    let title = text(&info["title"]).to_owned();
    Shell::page(reader, title, "/api".to_owned(), body).into_response()
}

/// A first session with `curl`.
fn example() -> Markup {
    html! {
        pre { code {
"token=$(curl -s localhost:8000/api/v1/me --json '{\"name\": \"Ada\"}' | jq -r .token)
table=$(curl -s localhost:8000/api/v1/tables -H \"Authorization: Bearer $token\" \\
  --json '{\"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\", \"level\": \"casual\"}]}' | jq -r .id)
curl -s localhost:8000/api/v1/tables/$table/answers -H \"Authorization: Bearer $token\"
curl -s localhost:8000/api/v1/tables/$table/answer -H \"Authorization: Bearer $token\" \\
    --json '{\"version\": 1, \"answer\": \"Archery\"}'"
        } }
    }
}

/// The operations of a group: method, path and description.
fn operations<'a>(api: &'a Value, tag: &str) -> Vec<(&'a str, &'a str, &'a Value)> {
    let paths = members(&api["paths"]);
    let all = paths.flat_map(|(path, methods)| {
        members(methods).map(move |(method, operation)| (method, path, operation))
    });
    all.filter(|(_, _, operation)| operation["tags"][0] == tag).collect()
}

fn operation_section(method: &str, path: &str, operation: &Value) -> Markup {
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    let sent = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        section {
            h3 { code { (method.to_uppercase()) " " (path) } }
            p { (text(&operation["summary"])) " " (text(&operation["description"])) }
            dl {
                @for parameter in parameters {
                    dt { code { (text(&parameter["name"])) } }
                    dd { (text(&parameter["description"])) }
                }
                @if !sent.is_null() { dt { "you send" } dd { (kind(sent)) } }
                @for (status, response) in members(&operation["responses"]) {
                    @if status != "default" {
                        dt { (status) }
                        dd {
                            (text(&response["description"]))
                            @for (form, content) in members(&response["content"]) {
                                " · " (kind(&content["schema"]))
                                @if form != "application/json" { " (" (form) ")" }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The section about a schema, with its fields and variants.
fn schema_section(name: &str, schema: &Value) -> Markup {
    html! {
        section {
            h3 id=(name) { (name) }
            p { (text(&schema["description"])) }
            (fields(schema))
            @for key in ["oneOf", "allOf"] {
                @for part in schema[key].as_array().into_iter().flatten() {
                    @if part["$ref"].is_string() { p { "all of " (kind(part)) } }
                    @else {
                        @if let Some(about) = part["description"].as_str() { p { (about) } }
                        (fields(part))
                        @for inner in part["allOf"].as_array().into_iter().flatten() {
                            @if inner["$ref"].is_string() { p { "all of " (kind(inner)) } }
                            (fields(inner))
                        }
                    }
                }
            }
        }
    }
}

fn fields(schema: &Value) -> Markup {
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    html! {
        @if schema["properties"].is_object() {
            dl {
                @for (name, field) in members(&schema["properties"]) {
                    dt { code { (name) } @if !required.iter().any(|r| r == name) { " (optional)" } }
                    dd { (kind(field)) @if let Some(about) = field["description"].as_str() { ": " (about) } }
                }
            }
        }
    }
}

/// The type of a value, with a link to its schema.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href=(format!("#{name}")) { (name) } };
    }
    if let Some(parts) = schema["oneOf"].as_array() {
        let parts: Vec<_> = parts.iter().filter(|part| part["type"] != "null").collect();
        return html! { @for (index, part) in parts.iter().enumerate() { @if index > 0 { " or " } (kind(part)) } };
    }
    if let [only] = schema["enum"].as_array().map(Vec::as_slice).unwrap_or_default() {
        return html! { code { (only.to_string()) } };
    }
    match word(&schema["type"]) {
        "array" => html! { "list of " (kind(&schema["items"])) },
        "object" if schema["additionalProperties"].is_object() => {
            html! { "map to " (kind(&schema["additionalProperties"])) }
        }
        word => html! { (word) },
    }
}

/// The word for a type. The type of a nullable value is a list of two, one of which is `null`.
fn word(kind: &Value) -> &str {
    let several = kind.as_array().into_iter().flatten();
    let mut all = several.chain([kind]).filter_map(Value::as_str);
    all.find(|word| *word != "null").unwrap_or("anything")
}

/// The members of a JSON object; none for other values.
fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
