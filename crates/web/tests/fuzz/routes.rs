//! All routes of the server: those of pages listed here, those of the JSON API taken from its OpenAPI description.

use serde_json::Value;

/// The routes of pages, forms and files: method, path, and an example of a query or body.
pub(crate) const PAGES: [(&str, &str, &str); 72] = [
    ("GET", "/", ""),
    ("GET", "/play", ""),
    ("POST", "/play", "name=Ada&edition=first&level=random&language=en&guided=yes"),
    ("GET", "/new", "edition=fourth&players=4&teams=AC,BD"),
    ("GET", "/tables", "open=1.AAAAAAAAAAAAAAAA&running=1.AAAAAAAAAAAAAAAA"),
    ("POST", "/tables", "name=Ada&edition=first&players=2&seat-B=random&language=en&listed=yes"),
    ("GET", "/invitation", ""),
    ("POST", "/invitation", "name=Ada&edition=third"),
    ("GET", "/invitation/{id}", "say=taken"),
    ("GET", "/games", "after=t1.AAAAAAAAAAAAAAAA"),
    ("GET", "/lists/{page}", ""),
    ("GET", "/settings", ""),
    ("POST", "/settings", "language=pl&theme=dark&pace=slow&careful=yes&back=/games"),
    ("POST", "/settings/coach", "coach=no&back=/"),
    ("GET", "/account", "done=name"),
    ("GET", "/account/name", ""),
    ("POST", "/account/name", "name=Ada"),
    ("GET", "/account/register", ""),
    ("POST", "/account/register", "login=ada&password=12345678"),
    ("GET", "/account/login", ""),
    ("POST", "/account/login", "login=ada&password=12345678"),
    ("GET", "/account/logout", ""),
    ("POST", "/account/logout", ""),
    ("GET", "/account/password", ""),
    ("POST", "/account/password", "password=12345678&new=87654321"),
    ("GET", "/table/{id}", "pick=1&in=2.1&v=3&say=stale"),
    ("GET", "/table/{id}/stream", "next=0"),
    ("POST", "/table/{id}/answer", "version=1&answer=draw&seat=A"),
    ("POST", "/table/{id}/take-back", "version=1"),
    ("POST", "/table/{id}/redo", "version=1"),
    ("POST", "/table/{id}/finish", "version=1"),
    ("GET", "/table/{id}/correct", "group=you"),
    ("POST", "/table/{id}/correct", "version=1&note=forgotten&ip=34"),
    ("GET", "/table/{id}/sheet", ""),
    ("POST", "/table/{id}/sit", "seat=B&name=Ben"),
    ("POST", "/table/{id}/leave", ""),
    ("POST", "/table/{id}/name", "name=Ben"),
    ("POST", "/table/{id}/offer", "seat=B&bot=random"),
    ("POST", "/table/{id}/begin", ""),
    ("POST", "/table/{id}/say", "text=hello"),
    ("POST", "/table/{id}/vote", "seat=B"),
    ("POST", "/table/{id}/resign", "seat=B"),
    ("POST", "/table/{id}/hand-over", "seat=B"),
    ("POST", "/table/{id}/rematch", ""),
    ("POST", "/table/{id}/close", ""),
    ("GET", "/table/{id}/replay", "at=3&turn=2&as=A&fragment=1"),
    ("GET", "/table/{id}/replay/opinion", "at=3"),
    ("GET", "/table/{id}/hint", "as=A"),
    ("GET", "/table/{id}/analysis", "fragment=1"),
    ("GET", "/table/{id}/course", "fragment=1"),
    ("GET", "/table/{id}/record", ""),
    ("GET", "/card/{edition}/{number}", "as=A"),
    ("GET", "/companion", ""),
    ("POST", "/companion", "difficulty=normal&draws=program&box=ours"),
    ("GET", "/companion/box", ""),
    ("POST", "/companion/box", "name=mine&text=x"),
    ("GET", "/companion/box/{id}", ""),
    ("POST", "/companion/box/{id}", "name=mine"),
    ("GET", "/companion/box/{id}/text", ""),
    ("POST", "/companion/box/{id}/text", "text=name = \"mine\""),
    ("GET", "/companion/box/{id}/file", ""),
    ("POST", "/companion/box/{id}/close", ""),
    ("GET", "/inventions", ""),
    ("POST", "/inventions", "difficulty=normal"),
    ("GET", "/inventions/rules", ""),
    ("GET", "/inventions/{id}", "pick=1"),
    ("GET", "/inventions/{id}/{*rest}", "at=3"),
    ("GET", "/solo", ""),
    ("GET", "/solo/box", ""),
    ("GET", "/solo/box/{*rest}", ""),
    ("GET", "/solo/{id}", "say=stale"),
    ("GET", "/solo/{id}/{*rest}", "at=3"),
];

/// The routes of pages that are the same for everybody.
pub(crate) const GUIDE: [(&str, &str, &str); 19] = [
    ("GET", "/how-to-play", ""),
    ("GET", "/how-to-play/{edition}", ""),
    ("GET", "/cards", "edition=first&q=archery"),
    ("GET", "/cards/{edition}", "q=archery&age=1&color=red&icon=castle"),
    ("GET", "/cards/{edition}/{card}", ""),
    ("GET", "/lessons", ""),
    ("GET", "/lessons/{edition}", ""),
    ("GET", "/lessons/{edition}/{lesson}", "a=draw&a=next"),
    ("POST", "/lessons/{edition}/{lesson}/answer", "answer=draw"),
    ("GET", "/api", ""),
    ("GET", "/api/openapi.json", ""),
    ("GET", "/static/{version}/{name}", ""),
    ("GET", "/favicon.ico", ""),
    ("GET", "/robots.txt", ""),
    ("GET", "/manifest.webmanifest", "language=uk&theme=dark"),
    ("GET", "/service-worker.js", "language=it&theme=light"),
    ("GET", "/offline", "language=pl&theme=system"),
    ("GET", "/healthz", ""),
    ("GET", "/metrics", ""),
];

/// A route with an example of its query or body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Route {
    pub(crate) method: String,
    pub(crate) path: String,
    /// The query or the body.
    pub(crate) payload: String,
}

impl Route {
    /// All routes.
    pub(crate) fn all(description: &Value) -> Vec<Route> {
        let pages = PAGES.into_iter().chain(GUIDE).map(|(method, path, payload)| Route {
            method: method.to_owned(),
            path: path.to_owned(),
            payload: payload.to_owned(),
        });
        let mut routes: Vec<Route> = pages.collect();
        for (path, operations) in description["paths"].as_object().unwrap() {
            for (method, operation) in operations.as_object().unwrap() {
                let (method, path) = (method.to_uppercase(), path.clone());
                let payload = example(description, operation);
                routes.push(Route { method, path, payload });
            }
        }
        routes
    }
}

/// An example of the body or query of an API operation, with arbitrary values.
fn example(description: &Value, operation: &Value) -> String {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        return value(description, body, 0).to_string();
    }
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let query = parameters.filter(|parameter| parameter["in"] == "query");
    let pairs = query.map(|parameter| {
        let name = parameter["name"].as_str().unwrap();
        format!("{name}={}", if name == "seat" { "A" } else { "1" })
    });
    pairs.collect::<Vec<_>>().join("&")
}

/// An arbitrary value that fits a schema; `null` beyond six levels of nesting.
fn value(description: &Value, schema: &Value, deep: u32) -> Value {
    let schema = resolved(description, schema);
    if deep > 6 {
        return Value::Null;
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(first) = schema[key].as_array().and_then(|all| all.last()) {
            return value(description, first, deep + 1);
        }
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.first().and_then(Value::as_str).unwrap_or("null"),
        kind => kind.as_str().unwrap_or("object"),
    };
    match kind {
        "object" => {
            let properties = schema["properties"].as_object().into_iter().flatten();
            properties.map(|(key, of)| (key.clone(), value(description, of, deep + 1))).collect()
        }
        "array" => Value::Array(vec![value(description, &schema["items"], deep + 1); 2]),
        "integer" | "number" => 1.into(),
        "boolean" => true.into(),
        "null" => Value::Null,
        _ => "A".into(),
    }
}

/// The schema that a reference points to, or the schema itself.
pub(crate) fn resolved<'a>(description: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(reference) => {
            let pointer = reference.strip_prefix('#').expect("it is described here");
            description.pointer(pointer).unwrap_or_else(|| panic!("nothing is at {reference}"))
        }
        None => schema,
    }
}
