//! What people type: answers, corrections, seats, languages, and the notations of Inventions.

use super::{Came, Refused, text};
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

/// Line by line: what is listed is taken, anything else is refused and changes nothing.
pub(super) fn typed(input: &[u8]) -> Came {
    let text = text(input)?;
    let rules = Rules::printed(Edition::First);
    let mut game = Game::deal(rules, 2, 1).expect("two can play");
    let setup = Setup::new(Profile::ours().clone(), Some(7));
    let mut companion =
        Timeline::<eureka_inventions::Game>::begin(setup, ()).expect("our box has all cards");
    let mut solo_game = solo_game::Setup::new(7).start();
    let mut taken = 0;
    for line in text.lines().take(40) {
        notations(line);
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

/// Whatever is read by a notation is written by it, and reads the same.
fn notations(line: &str) {
    reads_the_same::<Benefit>(line);
    reads_the_same::<Correction>(line);
    reads_the_same::<Idea>(line);
    reads_the_same::<Language>(line);
    reads_the_same::<Measure>(line);
    reads_the_same::<Progress>(line);
    reads_the_same::<Row>(line);
    reads_the_same::<Said>(line);
    reads_the_same::<Seat>(line);
    reads_the_same::<SeatSet>(line);
    reads_the_same::<Slot>(line);
    reads_the_same::<Space>(line);
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

fn reads_the_same<T>(line: &str)
where
    T: FromStr<Err: Debug> + Display + PartialEq + Debug,
{
    if let Ok(thing) = line.parse::<T>() {
        let written = thing.to_string();
        match written.parse::<T>() {
            Ok(again) => assert_eq!(again, thing, "`{line}` is written `{written}`"),
            Err(error) => panic!("`{line}` is written `{written}`, which is refused: {error:?}"),
        }
    }
}
