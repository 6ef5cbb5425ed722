//! A validator of JSON values against the schemas of the OpenAPI description.

use crate::routes::resolved;
use serde_json::{Map, Value, json};

/// The first violation of a schema by a value; `None` if the value is valid.
pub(crate) fn fault(description: &Value, schema: &Value, value: &Value) -> Option<String> {
    let schema = resolved(description, schema);
    let inner = |schema: &Value| fault(description, schema, value);
    if schema["allOf"].is_array() {
        // Unknown fields are faults, so the parts must be merged before the value is checked.
        return match merged(description, schema).as_slice() {
            [one] => fault(description, one, value),
            some => fault(description, &json!({ "oneOf": some }), value),
        };
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(some) = schema[key].as_array() {
            let fits = some.iter().filter(|schema| inner(schema).is_none()).count();
            let is_well = fits == 1 || key == "anyOf" && fits > 0;
            return (!is_well).then(|| format!("{fits} of {key} fit {value}"));
        }
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{value} is none of {words:?}"));
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        Value::String(kind) => vec![kind.as_str()],
        _ => return None,
    };
    if !kinds.iter().any(|kind| is_of(kind, value)) {
        return Some(format!("{value} is no {}", kinds.join(" and no ")));
    }
    match value {
        Value::Array(items) => {
            items.iter().find_map(|item| fault(description, &schema["items"], item))
        }
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten();
            let mut names = required.filter_map(Value::as_str);
            if let Some(missing) = names.find(|name| !fields.contains_key(*name)) {
                return Some(format!("{missing} is missing in {value}"));
            }
            let properties = schema["properties"].as_object()?;
            fields.iter().find_map(|(name, value)| match properties.get(name) {
                Some(schema) => {
                    fault(description, schema, value).map(|wrong| format!("{name}: {wrong}"))
                }
                None if schema["additionalProperties"] == true => None,
                None => Some(format!("{name} is not described")),
            })
        }
        _ => None,
    }
}

/// The alternatives of a schema with its `allOf` parts merged into one object each. There are several if a part is a `oneOf`.
fn merged(description: &Value, schema: &Value) -> Vec<Value> {
    let schema = resolved(description, schema);
    if let Some(some) = schema["oneOf"].as_array() {
        return some.iter().flat_map(|schema| merged(description, schema)).collect();
    }
    let Some(parts) = schema["allOf"].as_array() else { return vec![schema.clone()] };
    let nothing = json!({ "type": "object", "properties": {}, "required": [] });
    parts.iter().fold(vec![nothing], |wholes, part| {
        let parts = merged(description, part);
        wholes.iter().flat_map(|whole| parts.iter().map(|part| with_fields(whole, part))).collect()
    })
}

/// An object schema with the fields of both.
fn with_fields(whole: &Value, part: &Value) -> Value {
    let fields = [whole, part].into_iter().flat_map(|of| of["properties"].as_object());
    let fields: Map<String, Value> =
        fields.flatten().map(|(name, of)| (name.clone(), of.clone())).collect();
    let required = [whole, part].into_iter().flat_map(|of| of["required"].as_array());
    let required: Vec<&Value> = required.flatten().collect();
    json!({ "type": "object", "properties": fields, "required": required })
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}

#[test]
fn values_that_violate_their_schema_are_found() {
    let description = json!({ "components": { "schemas": { "Seat": {
        "type": "object", "required": ["letter"],
        "properties": { "letter": { "type": "string" }, "bot": { "type": ["string", "null"] } },
    } } } });
    let seats = json!({ "type": "array", "items": { "$ref": "#/components/schemas/Seat" } });
    let fault = |value| fault(&description, &seats, &value);
    assert_eq!(fault(json!([{ "letter": "A" }, { "letter": "B", "bot": null }])), None);
    for wrong in
        [json!({}), json!([{}]), json!([{ "letter": 1 }]), json!([{ "letter": "A", "x": 1 }])]
    {
        assert!(fault(wrong.clone()).is_some(), "{wrong}");
    }
    let game = |game: &str, options: &str| {
        json!({ "type": "object", "required": ["game", options], "properties": {
            "game": { "type": "string", "enum": [game] }, (options): { "type": "object" },
        } })
    };
    let id = json!({ "type": "object", "required": ["id"], "properties": { "id": { "type": "string" } } });
    let table = json!({ "allOf": [{ "oneOf": [game("go", "komi"), game("chess", "clock")] }, id] });
    let fault = |value| super::schema::fault(&description, &table, &value);
    assert_eq!(fault(json!({ "game": "go", "komi": {}, "id": "7" })), None);
    for wrong in
        [json!({ "game": "go", "clock": {}, "id": "7" }), json!({ "game": "go", "komi": {} })]
    {
        assert!(fault(wrong.clone()).is_some(), "{wrong}");
    }
}
