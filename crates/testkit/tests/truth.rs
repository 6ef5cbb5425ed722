//! Tests that `Truth::leaks` finds a card that its reader may not know.

use eureka_innovation::{Edition, Rules};
use eureka_table::Seat;
use eureka_testkit::{Format, Reach, Received, Truth};

/// The leaks found in a text for a reader who knows no card.
fn found(format: Format, text: &str) -> Vec<String> {
    let mut truth = Truth::new(Rules::printed(Edition::First), Seat::A, true);
    truth.add(None, &[]);
    let (source, text) = ("it".to_owned(), text.to_owned());
    truth.leaks(&[Received { source, moment: 0, reach: Reach::Ever, format, text }])
}

#[test]
fn a_planted_card_is_found() {
    let json = |text: &str| found(Format::Json, text);
    let html = |text: &str| found(Format::Html, text);
    let (tools, none) = (["it at 0: Tools"], [""; 0]);
    assert_eq!(json(r#"{"a": [{"card": "Tools"}]}"#), tools);
    assert_eq!(json(r#"{"answer": "meld Machine Tools"}"#), ["it at 0: Machine Tools"]);
    assert_eq!(json(r#"{"answer": "draw", "name": "Ada"}"#), none);
    let number = Rules::printed(Edition::First).card_named("Tools").unwrap().number();
    assert_eq!(html(&format!("<b data-card=\"{number}\">")), tools);
    assert_eq!(html(&format!("<a href=\"/card/first/{number}\">")), tools);
    assert_eq!(html("<button value=\"dogma Tools\">"), tools);
    assert_eq!(html("<p>Tools</p>"), tools);
    assert_eq!(html("<p title=\"Tools\">"), tools);
    assert_eq!(html("<p>Ada melds <b>Tools</b>.</p>"), tools);
    assert_eq!(html("<p>Toolsmith</p>"), none);
    assert_eq!(html("<p>City</p><p>States</p>"), none);
}
