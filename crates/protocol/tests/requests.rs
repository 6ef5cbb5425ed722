//! Requests as people write them: omitted options get their defaults, and errors name the misspelled field or word.

use eureka_inventions::Difficulty;
use eureka_protocol::companion::{self, Draws};
use eureka_protocol::table::{NewTable, Options, SeatRequest};
use eureka_protocol::{innovation, solo_game};
use serde_json::{Value, json};

fn read(text: Value) -> Result<NewTable, String> {
    let table: NewTable = serde_json::from_value(text).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&table).unwrap();
    assert_eq!(serde_json::from_value::<NewTable>(written).unwrap(), table);
    Ok(table)
}

#[test]
fn omitted_options_get_their_defaults() {
    let seats = vec![SeatRequest::Me { name: None }, SeatRequest::Open];
    let table = read(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).unwrap();
    let options = Options::Innovation(innovation::Options::default());
    assert_eq!(table, NewTable { options, seats, listed: false });

    let table = read(json!({ "game": "inventions-solo", "options": { "seed": 7 } })).unwrap();
    let options = solo_game::Options { difficulty: Difficulty::Normal, seed: Some(7) };
    assert_eq!(table.options, Options::InventionsSolo(options));
    assert_eq!(table.seats, []);

    let agreed = json!({ "difficulty": "hard", "draws": "program", "settings": { "A3": "never" } });
    let table = read(json!({ "game": "inventions-companion", "options": agreed })).unwrap();
    let options = companion::Options {
        difficulty: Difficulty::Hard,
        profile: None,
        draws: Draws::Program,
        settings: [("A3".to_owned(), "never".to_owned())].into(),
    };
    assert_eq!(table.options, Options::InventionsCompanion(options));
}

#[test]
fn a_misspelled_word_is_named() {
    let bots = json!([{ "kind": "bot", "level": "casual" }]);
    for (request, expected) in [
        (json!({ "seats": bots, "lsited": true }), "unknown field `lsited`"),
        (json!({ "seats": bots, "options": { "editon": "first" } }), "unknown field `editon`"),
        (json!({ "seats": bots, "options": { "seed": 7 } }), "unknown field `seed`"),
        (json!({ "seats": [{ "kind": "robot" }] }), "unknown variant `robot`"),
        (json!({ "game": "chess" }), "unknown variant `chess`"),
        (json!({}), "missing field `seats`"),
        (
            json!({ "game": "inventions-solo", "options": { "difficulty": "mad" } }),
            "`mad` is no difficulty",
        ),
    ] {
        let refused = read(request).unwrap_err();
        assert!(refused.contains(expected), "{refused}");
    }
}
