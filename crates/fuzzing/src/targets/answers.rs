//! The target for typed input: answers, corrections, seats, languages and the notations of Inventions.

use super::{Refused, RunResult, text};
use eureka_innovation::{Edition, Game, Rules, Seating};
use eureka_inventions::{
    Benefit, Correction, Idea, Measure, Profile, Progress, Row, Setup, Slot, Space, solo_game,
};
use eureka_table::{Said, Seat, SeatSet, Timeline};
use eureka_words::{CompanionTeller, Language, SoloGameTeller, Teller, Words, as_typed};
use std::fmt::{Debug, Display};
use std::str::FromStr;

pub(super) fn seeds() -> Vec<Vec<u8>> {
    let texts = [
        "Archery\nOars\ndraw\nmeld Oars\ndogma Archery\nachieve 1\nyes\nno\npass\nred\n",
        "A: dogma Archery\nAC,BD\nAC\nen\nuk_UA.UTF-8\n3\n2 sages\n1 ip\n",
        "2\n1\ngo\nplace SHARE\ncorrect ip = 34 # two sages forgotten\nend\nundo\nhelp\n",
        "T2 Control of Fire\npresent A1\ninvent A1\nshare A1\ncorrect region.3.card = \"x\"\n",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

/// Types an input line by line into three games: a listed answer is accepted; anything else is refused with a message and
/// changes nothing.
pub(super) fn typed(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let rules = Rules::printed(Edition::First);
    let mut game = Game::deal(rules, 2, 1).expect("two can play");
    let setup = Setup::new(Profile::ours().clone(), Some(7));
    let mut companion =
        Timeline::<eureka_inventions::Game>::begin(setup, ()).expect("our box has all cards");
    let mut solo_game = solo_game::Setup::new(7).start();
    let mut taken = 0;
    for line in text.lines().take(40) {
        check_notations(line);
        let before = game;
        match game.read(line) {
            Ok(answer) => {
                game.answer(answer, &mut ()).expect("it is listed");
                taken += 1;
            }
            Err(illegal) => {
                drop(Refused::from(illegal));
                let view = game.view(game.asked().unwrap_or(Seat::A));
                let teller = Teller::new(Words::of(Language::English), rules);
                assert!(!teller.refusal(&view, line).is_empty());
                assert!(game == before);
            }
        }
        let before = companion.game().clone();
        match companion.say(line) {
            Ok(()) => taken += 1,
            Err(refusal) => {
                drop(Refused::from(refusal));
                assert!(companion.game() == &before, "a refused answer changed something");
            }
        }
        match solo_game.read(line) {
            Ok(answer) => {
                solo_game.answer(answer).expect("it is listed");
                taken += 1;
            }
            Err(illegal) => drop(Refused::from(illegal)),
        }
    }
    match taken {
        0 => Err("nothing was an answer".into()),
        _ => Ok(taken),
    }
}

/// Checks that every notation reads back what it writes, and that no reader of commands panics.
fn check_notations(line: &str) {
    check_round_trip::<Benefit>(line);
    check_round_trip::<Correction>(line);
    check_round_trip::<Idea>(line);
    check_round_trip::<Language>(line);
    check_round_trip::<Measure>(line);
    check_round_trip::<Progress>(line);
    check_round_trip::<Row>(line);
    check_round_trip::<Said>(line);
    check_round_trip::<Seat>(line);
    check_round_trip::<SeatSet>(line);
    check_round_trip::<Slot>(line);
    check_round_trip::<Space>(line);
    let _ = Seating::read_teams(line);
    let _ = Language::from_locale(line);
    assert_eq!(as_typed(&as_typed(line)), as_typed(line));
    for language in Language::ALL {
        let words = Words::of(language);
        let _ = (words.read_command(line), language.key(line));
        let _ = CompanionTeller::new(words).read_command(line);
        let content = eureka_inventions::Content::ours();
        let _ = SoloGameTeller::new(words, content).read_command(line);
    }
}

fn check_round_trip<T>(line: &str)
where
    T: FromStr<Err: Debug> + Display + PartialEq + Debug,
{
    if let Ok(value) = line.parse::<T>() {
        let written = value.to_string();
        match written.parse::<T>() {
            Ok(again) => assert_eq!(again, value, "`{line}` is written `{written}`"),
            Err(error) => panic!("`{line}` is written `{written}`, which is refused: {error:?}"),
        }
    }
}
