//! A test that endless reports do no harm. The `fuzzing` crate tests damaged records, profiles and positions.

use crate::plays;

#[test]
fn a_report_can_be_repeated_without_end() {
    let mut play = plays(0..1).next().unwrap();
    while play.game().read("end").is_err() {
        let text = play.game().answers()[0].to_string();
        play.companion.say(&text).unwrap();
    }
    let empty = play.at().lands().find(|(_, land)| land.card.is_none()).unwrap().0;
    for _ in 0..400 {
        for report in [
            format!("present {empty}"),
            "2".to_owned(),
            "T2 Control of Fire".to_owned(),
            format!("invent {empty}"),
            format!("share {empty}"),
        ] {
            play.companion.say(&report).unwrap();
        }
    }
    assert_eq!(play.at().you.points, 999);
}
