//! Records: their text and compact forms, replays, and the errors for records that are not valid.

use eureka_innovation::{
    Blind, BytesError, Deal, Edition, Game, Illegal, Record, ReplayError, Rules, Seat, Seating,
    SeatingError, Setup, SetupError, StartError, from_bytes, to_bytes,
};
use eureka_table::{Said, Timeline};

fn rules(edition: Edition) -> &'static Rules {
    Rules::printed(edition)
}

/// The game after the last answer of a record.
fn replay(record: &Record, rules: &'static Rules) -> Result<Game, ReplayError> {
    Timeline::open(record.clone(), rules).map(|timeline| *timeline.game())
}

/// The record of a game whose answers are chosen by a seed, and its final position.
fn played(edition: Edition, seating: impl Into<Seating>, deal: &Deal, seed: u64) -> (Record, Game) {
    played_by(rules(edition), seating, deal, seed)
}

/// The same with given rules.
fn played_by(
    rules: &'static Rules,
    seating: impl Into<Seating>,
    deal: &Deal,
    mut seed: u64,
) -> (Record, Game) {
    let mut record = Record::new(Setup::new(rules, seating, deal));
    let mut game = record.setup.start(rules).unwrap();
    while let Some(question) = game.question() {
        let answers = game.answers();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let answer = answers[(seed >> 33) as usize % answers.len()];
        record.answers.push(Said { seat: question.seat, answer: game.write(answer) });
        game.answer(answer, &mut ()).unwrap();
    }
    (record, game)
}

/// The first 30 answers of a game of two players in the first edition.
fn short() -> (Record, &'static Rules) {
    let (mut record, _) = played(Edition::First, 2, &Deal::Seed(7), 7);
    record.answers.truncate(30);
    (record, rules(Edition::First))
}

#[test]
fn a_record_gives_the_same_game_in_text_and_in_bytes() {
    for seed in 0..40 {
        let edition = Edition::ALL[seed as usize % 3];
        let players = 2 + seed as u8 % (rules(edition).max_players() - 1);
        check_forms(edition, players.into(), seed);
    }
}

/// Plays a game and reads its record back from both forms.
fn check_forms(edition: Edition, seating: Seating, seed: u64) -> String {
    let (record, game) = played(edition, seating, &Deal::Seed(seed), seed);
    assert_eq!(replay(&record, rules(edition)), Ok(game));
    let text = record.write();
    assert_eq!(Record::read(&text), Ok(record.clone()), "{text}");
    let bytes = to_bytes(&record, rules(edition)).unwrap();
    assert_eq!(from_bytes(&bytes, rules(edition)), Ok(record.clone()));
    assert!(bytes.len() < record.answers.len() + 48);
    text
}

fn seated(players: u8, teams: &str, parley: Option<bool>) -> Seating {
    let teams = if teams.is_empty() { Ok(Vec::new()) } else { Seating::read_teams(teams) };
    Seating { players, teams: teams.unwrap(), parley }
}

#[test]
fn teams_are_written_and_parley_only_where_it_differs_from_the_rulebook() {
    let lines = |edition, players, teams, parley| -> Vec<String> {
        let text = check_forms(edition, seated(players, teams, parley), 3);
        let told = |line: &&str| line.starts_with("teams") || line.starts_with("parley");
        text.lines().filter(told).map(str::to_owned).collect()
    };
    let none: [&str; 0] = [];
    assert_eq!(lines(Edition::First, 4, "", None), none);
    assert_eq!(lines(Edition::Third, 4, "", Some(false)), none);
    assert_eq!(lines(Edition::Fourth, 3, "", None), none);
    assert_eq!(lines(Edition::Fourth, 4, "", None), none);
    assert_eq!(lines(Edition::Fourth, 5, "", Some(true)), none);
    assert_eq!(lines(Edition::Fourth, 5, "", Some(false)), ["parley = false"]);
    assert_eq!(lines(Edition::Fourth, 4, "AC,BD", Some(true))[1..], ["parley = true"]);
    let text = check_forms(Edition::Fourth, seated(5, "BE,ACD", None), 3);
    assert!(text.contains("teams = [\n    \"BE\",\n    \"ACD\",\n]"), "{text}");
    assert!(!text.contains("parley"), "{text}");
}

#[test]
fn an_impossible_seating_is_refused() {
    let (record, _) = played(Edition::Fourth, 4, &Deal::Seed(7), 7);
    let text = record.write();
    let refused = |lines: &str| {
        let text = text.replacen("players = 4", lines, 1);
        match replay(&Record::read(&text).unwrap(), rules(Edition::Fourth)) {
            Err(ReplayError::Start(StartError::Deal(SetupError::Seating(error)))) => error,
            other => panic!("{lines} leads to {other:?}"),
        }
    };
    let seat = |number| SeatingError::Seat(Seat::new(number));
    assert_eq!(refused("players = 6"), SeatingError::Players { players: 6, most: 5 });
    assert_eq!(refused("players = 4\nteams = [\"ABCD\"]"), SeatingError::OneTeam);
    assert_eq!(refused("players = 4\nteams = [\"ABCD\", \"\"]"), SeatingError::EmptyTeam);
    assert_eq!(refused("players = 4\nteams = [\"AC\", \"BDC\"]"), seat(2));
    assert_eq!(refused("players = 4\nteams = [\"AC\", \"B\"]"), seat(3));
    assert_eq!(refused("players = 4\nteams = [\"AC\", \"BDH\"]"), seat(7));
    let (record, first) = short();
    let refused = |line: &str| {
        let text = record.write().replacen("players = 2", &format!("players = 2\n{line}"), 1);
        replay(&Record::read(&text).unwrap(), first).unwrap_err().to_string()
    };
    let error = "the first edition is played without teams";
    assert_eq!(refused("teams = [\"A\", \"B\"]"), error);
    assert_eq!(refused("parley = true"), "the first edition is played without parley");
}

/// Up to version 0.2 a table could have both.
#[test]
fn only_a_record_may_have_both_teams_and_parley() {
    let (seating, rules) = (seated(4, "AC,BD", Some(true)), rules(Edition::Fourth));
    let refused = SetupError::Seating(SeatingError::ParleyWithTeams);
    assert_eq!(Game::deal(rules, seating.clone(), 3), Err(refused));
    let text = check_forms(Edition::Fourth, seating, 3);
    let game = replay(&Record::read(&text).unwrap(), rules).unwrap();
    assert!(game.position().has_teams() && game.position().has_parley());
}

#[test]
fn a_replay_gives_the_game_after_each_answer() {
    let (record, rules) = short();
    let timeline = Timeline::<Game>::open(record.clone(), rules).unwrap();
    let games: Vec<Game> = timeline.games().collect();
    assert_eq!(games.len(), 31);
    assert_eq!(games[0], record.setup.start(rules).unwrap());
    assert_eq!(games[30], replay(&record, rules).unwrap());
    assert_eq!(timeline.record(), record);
}

/// The deal of a seed, card by card.
fn listed_deal(rules: &'static Rules, seed: u64) -> Deal {
    let game = Game::deal(rules, 2, seed).unwrap();
    let at = game.position();
    let hands = [Seat::A, Seat::new(1)].map(|seat| at.hand(seat).iter().collect::<Vec<_>>());
    let drawn = (0..2).flat_map(|turn| [hands[0][turn], hands[1][turn]]);
    let mut decks: Vec<Vec<_>> = (1..=rules.last_age()).map(|age| at.deck(age).collect()).collect();
    decks[0].splice(0..0, drawn);
    let lying = |age| (at.available() & rules.of_age(age)).first().unwrap();
    Deal::Decks { decks, achievements: (1..=rules.achievement_ages()).map(lying).collect() }
}

#[test]
fn a_deal_listed_card_by_card_is_the_same_deal() {
    let rules = rules(Edition::First);
    let (of_seed, game) = played(Edition::First, 2, &Deal::Seed(5), 1);
    let mut record = of_seed.clone();
    record.setup = Setup::new(rules, 2, &listed_deal(rules, 5));
    // A list of cards says nothing about blind choices, so their source has to be given.
    record.setup.blind = of_seed.setup.blind;
    assert_eq!(replay(&record, rules), Ok(game));
    assert_eq!(Record::read(&record.write()), Ok(record.clone()));
    let bytes = to_bytes(&record, rules).unwrap();
    assert_eq!(from_bytes(&bytes, rules), Ok(record));
}

#[test]
fn an_impossible_deal_is_refused() {
    let (mut record, rules) = short();
    record.setup = Setup::new(rules, 2, &listed_deal(rules, 5));
    let text = record.write();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from));
        let record = Record::read(&text.replacen(from, to, 1)).unwrap();
        replay(&record, rules).unwrap_err()
    };
    let expected = StartError::Card("Nonsense".into());
    assert_eq!(refused("Oars", "Nonsense"), ReplayError::Start(expected));
    let expected = SetupError::Twice("Tools".into());
    assert_eq!(refused("Oars", "Tools"), ReplayError::Start(StartError::Deal(expected)));
    let age = SetupError::WrongAge { card: "Robotics".into(), age: 10, deck: 1 };
    assert_eq!(refused("Oars", "Robotics"), ReplayError::Start(StartError::Deal(age)));
}

#[test]
fn a_seed_beyond_the_integers_of_toml_is_written_as_text() {
    for seed in [0, 17, i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX] {
        let record = Record::new(Setup::new(rules(Edition::First), 2, &Deal::Seed(seed)));
        let text = record.write();
        assert_eq!(Record::read(&text), Ok(record.clone()));
        let quoted = text.replace(&format!("seed = {seed}\n"), &format!("seed = \"{seed}\"\n"));
        assert_eq!(Record::read(&quoted), Ok(record));
    }
}

#[test]
fn the_error_for_an_unreadable_set_up_says_why() {
    let (record, _) = short();
    let text = record.write();
    let cases = [
        ("game = \"innovation\"", "game = \"chess\"", "the record is of the game `chess`"),
        ("edition = \"first\"", "edition = \"fifth\"", "there is no edition `fifth`"),
        ("edition = \"first\"", "edition = \"fifth\"", "first, third, fourth"),
        ("players = 2", "players = 2000", "2000"),
        ("players = 2", "players = 2\nteam = 1", "unknown field `team`"),
        ("players = 2", "players = 2\nteams = 1", "expected a sequence"),
        ("players = 2", "players = 2\nteams = [\"AC\", \"BX\"]", "`BX` is no team"),
        ("players = 2", "players = 2\nteams = [\"AC,BD\"]", "`AC,BD` is no team"),
        ("players = 2", "players = 2\nparley = \"off\"", "expected a boolean"),
        ("seed = 7", "seed = -1", "`-1` is no whole number"),
        ("seed = 7", "seed = \"seven\"", "`seven` is no whole number"),
        ("seed = 7", "seed = 7.5", "a whole number from 0"),
        ("seed = 7", "", "either a `seed` or `decks` and `achievements`"),
        ("seed = 7", "seed = 7\ndecks = []\nachievements = []", "either a `seed` or"),
        ("cards = \"", "cards = \"x", "is no version of cards"),
        ("cards = \"", "cards = \"00", "is no version of cards"),
        ("A: ", "", "does not say who answers"),
        ("A: ", "Q: ", "`Q` is no seat"),
    ];
    for (from, to, says) in cases {
        assert!(text.contains(from), "{from} is not in {text}");
        let error = Record::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(says), "`{says}` is not in `{error}`");
    }
}

#[test]
fn a_record_of_another_set_up_is_refused() {
    let (record, rules) = short();
    let changed = |change: &dyn Fn(&mut Setup)| {
        let mut record = record.clone();
        change(&mut record.setup);
        replay(&record, rules).unwrap_err().to_string()
    };
    let version = format!("{:016x}", rules.fingerprint());
    assert_eq!(
        changed(&|setup| setup.cards = 1),
        format!(
            "the record was played with cards of version 0000000000000001; these are version {version}"
        )
    );
    assert_eq!(
        changed(&|setup| setup.edition = Edition::Third),
        "the record is of the third edition, and these are the rules of the first edition"
    );
    assert_eq!(
        changed(&|setup| setup.seating.players = 9),
        "9 players cannot play: it takes 2 to 4"
    );
    assert_eq!(
        changed(&|setup| setup.language = "xx".into()),
        "the record was played at a table of the language `xx`, and these rules are for `en`"
    );
}

/// Before its correction in 2026, Measurement of the first edition offered only the colors on the board.
#[test]
fn games_from_before_a_card_was_corrected_are_replayed_as_they_were() {
    let today = rules(Edition::First);
    let before = today.version(0x8adb_0b09_6f9b_5065).expect("the version of that time is known");
    assert_ne!(before.fingerprint(), today.fingerprint());
    let mut otherwise = 0;
    for seed in 0..400 {
        let (record, game) = played_by(before, 2, &Deal::Seed(seed), seed);
        assert_eq!(replay(&record, today), Ok(game), "seed {seed}");
        let bytes = to_bytes(&record, today).unwrap();
        assert_eq!(from_bytes(&bytes, today).as_ref(), Ok(&record), "seed {seed}");
        let mut of_today = record;
        of_today.setup.cards = today.fingerprint();
        let mut read_as_today = bytes;
        read_as_today[6..14].copy_from_slice(&today.fingerprint().to_le_bytes());
        otherwise += u32::from(from_bytes(&read_as_today, today) != Ok(of_today));
    }
    assert!(otherwise > 0, "the correction changes no game: the test shows nothing");
}

#[test]
fn an_error_names_the_answer_that_is_not_legal() {
    let (record, rules) = short();
    let error = |at: usize, said: &str| {
        let mut record = record.clone();
        record.answers[at] = said.parse().unwrap();
        replay(&record, rules).unwrap_err()
    };
    let timeline = Timeline::<Game>::open(record.clone(), rules).unwrap();
    let asked = timeline.at(0).question().unwrap().seat;
    let said: Said = "D: Oars".parse().unwrap();
    let reason = Illegal::NotAsked { seat: said.seat, asked };
    assert_eq!(error(0, "D: Oars"), ReplayError::Answer { number: 1, said, reason });
    let seat = record.answers[10].seat;
    let text = error(10, &format!("{seat}: dogma Nonsense")).to_string();
    assert!(
        text.starts_with(&format!(
            "answer 11 `{seat}: dogma Nonsense`: `dogma Nonsense` is no answer"
        )),
        "{text}"
    );
    let game = timeline.at(10);
    let options: Vec<String> = game.answers().iter().map(|&answer| game.write(answer)).collect();
    assert!(options.len() > 1 && text.ends_with(&format!("are {}", options.join(", "))), "{text}");
    let (mut record, _) = played(Edition::First, 2, &Deal::Seed(7), 7);
    let said: Said = "B: draw".parse().unwrap();
    record.answers.push(said.clone());
    let number = record.answers.len();
    let reason = Illegal::Over(said.answer.clone());
    assert_eq!(replay(&record, rules), Err(ReplayError::Answer { number, said, reason }));
}

#[test]
fn compact_records_without_a_number_for_blind_choices_are_read() {
    for seed in 0..30 {
        let edition = Edition::ALL[seed as usize % 3];
        let rules = rules(edition);
        let mut record = Record::new(Setup::new(rules, 3, &Deal::Seed(seed)));
        record.setup.blind = Blind::ALPHABETICAL;
        let mut game = record.setup.start(rules).unwrap();
        for step in seed.. {
            let (Some(question), answers) = (game.question(), game.answers()) else { break };
            let answer = answers[step as usize * 7 % answers.len()];
            record.answers.push(Said { seat: question.seat, answer: game.write(answer) });
            game.answer(answer, &mut ()).unwrap();
        }
        let mut bytes = to_bytes(&record, rules).unwrap();
        // The number stands before the count of the answers.
        let count = bytes.len() - record.answers.len() - 4;
        assert_eq!(bytes[count - 8..count], [0; 8]);
        bytes.drain(count - 8..count);
        bytes[4] = 2;
        assert_eq!(from_bytes(&bytes, rules), Ok(record));
    }
}

#[test]
fn bytes_that_are_not_a_record_are_refused() {
    let (record, rules) = short();
    let good = to_bytes(&record, rules).unwrap();
    for end in 0..good.len() {
        let refused = from_bytes(&good[..end], rules).unwrap_err();
        assert_eq!(refused, BytesError::Truncated(end));
    }
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        from_bytes(&bytes, rules)
    };
    let trailing = [&good[..], b"!"].concat();
    let expected = BytesError::Trailing { end: good.len(), more: 1 };
    assert_eq!(from_bytes(&trailing, rules), Err(expected));
    assert_eq!(from_bytes(b"a text", rules), Err(BytesError::Foreign));
    assert_eq!(with(4, 9), Err(BytesError::Version(9)));
    assert_eq!(with(5, 9), Err(BytesError::Byte { at: 5, value: 9, what: "edition" }));
    assert!(matches!(with(6, good[6] ^ 1), Err(BytesError::Start(StartError::Cards { .. }))));
    assert!(matches!(with(14, 9), Err(BytesError::Start(StartError::Deal(_)))));
    assert!(matches!(with(15, 1), Err(BytesError::Start(StartError::Deal(_)))));
    assert_eq!(with(15, 2), Err(BytesError::Byte { at: 15, value: 2, what: "parley" }));
    let last = good.len() - 1;
    assert!(matches!(with(last, 255), Err(BytesError::Answer { number: 30, index: 255, .. })));
}

#[test]
fn no_changed_byte_makes_a_panic() {
    let (record, rules) = short();
    check_every_byte(&record, rules);
    let seating = seated(4, "AC,BD", None);
    let (mut record, game) = played(Edition::Fourth, seating, &Deal::Seed(7), 7);
    record.answers.truncate(30);
    check_every_byte(&record, game.rules());
}

fn check_every_byte(record: &Record, rules: &'static Rules) {
    let good = to_bytes(record, rules).unwrap();
    for at in 0..good.len() {
        for value in 0..=255 {
            let mut bytes = good.clone();
            bytes[at] = value;
            // The bytes are either refused, or they are another game that can be played.
            if let Ok(record) = from_bytes(&bytes, rules) {
                assert_eq!(to_bytes(&record, rules).unwrap(), bytes);
            }
        }
    }
}
