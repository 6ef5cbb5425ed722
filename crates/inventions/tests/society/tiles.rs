//! Progress tiles, wealth tiles, building and goals.

use crate::lab::{Lab, region, tile};
use eureka_inventions::society::{Event, Source, Tally, Tile};
use eureka_inventions::{
    Action, Benefit, Content, Kind, Letter, Measure, Player, PrivateGoal, Progress, Speciality,
};

fn progress(text: &str) -> Progress {
    text.parse().unwrap()
}

#[test]
fn building_costs_influence_once_and_specialists_for_neighbours() {
    let lab = Lab::new("era = 3\n[milestones]\nyou = \"Paper\"")
        .influence(2)
        .tiles(&["E1", "C2"])
        .home([2, 2, 1], 0);
    let turn = lab.start().say(&["place SEND_DIP", "Origin of Language", "specialist technology"]);
    assert!(turn.can("build E1 1") && turn.can("build C2 12"));
    let turn = turn.say(&["build E1 3"]);
    assert_eq!(turn.position().you.influence, 1, "two tiles lie on the display: 2 influence");
    assert_eq!(turn.society().exhausted, [1, 0, 0]);
    assert!(turn.told(&Event::Scored { points: 2, by: Source::Hex(3) }));
    let turn = turn.say(&["build C2 2"]);
    assert_eq!(turn.society().economy, 2, "hex 2 has an economy token");
    assert_eq!(turn.society().exhausted, [1, 2, 0], "a neighbour is built");
    assert_eq!(turn.position().you.influence, 1, "paid once");
}

#[test]
fn the_price_falls_with_the_tiles_on_the_display() {
    for (tiles, price) in [
        (&["E1"][..], 3),
        (&["E1", "E2"], 2),
        (&["E1", "E2", "E3"], 1),
        (&["E1", "E2", "E3", "A"], 0),
    ] {
        for influence in 0..=4 {
            let lab = Lab::new("").influence(influence).tiles(tiles).home([3; 3], 0);
            let turn = lab.start().say(&["place SEND_DIP", "Agriculture"]);
            let turn = turn.say(&["specialist culture", "culture"]);
            let asked = turn.0.question() == Some(eureka_inventions::society::Question::Build);
            assert_eq!(asked, influence >= price, "{tiles:?} {influence}");
        }
    }
}

#[test]
fn own_inventions_make_progress_tiles_cheaper_but_not_wealth() {
    let lab = Lab::new("")
        .influence(5)
        .tiles(&["E1", "A"])
        .inventions(&["Trade", "Boats"])
        .home([0, 1, 0], 1);
    let turn = lab.start().say(&["place SEND_DIP", "Control of Fire"]);
    let turn = turn.say(&["scholar"]);
    assert!(turn.can("build E1 1"), "one trader less than nothing");
    let turn = turn.say(&["build A 3"]);
    assert_eq!(
        turn.answers(),
        ["specialist culture", "scholar economy", "scholar culture", "scholar technology"]
    );
    let turn = turn.say(&["scholar technology"]);
    assert_eq!(turn.society().exhausted, [0, 1, 1]);
    assert_eq!(turn.society().built[&2], Tile::Wealth(Letter::new('A').unwrap()));
}

#[test]
fn no_more_tiles_than_the_era_allows() {
    let lab = Lab::new("").influence(5).tiles(&["E1", "E2"]).home([5; 3], 0);
    let turn = lab.start().say(&[
        "place SEND_DIP",
        "Origin of Language",
        "specialist culture",
        "build E1 3",
    ]);
    assert_eq!(turn.society().built.len(), 1, "a milestone of Era 2: one tile");
    assert_eq!(turn.society().display, [tile("E2")]);
}

#[test]
fn every_economy_tile_gives_its_benefit_once_an_era() {
    let content = Content::ours();
    for number in 1..=7u8 {
        let name = format!("E{number}");
        let table = "[region.5]\nyou = 1\n[region.2]\ncard = \"invention E3 Sailing\"\npresenter = \"you\"\ncitizens = 1\ninventor = \"H\"";
        let lab = Lab::new(table).built(&[(3, &name)]).home([1; 3], 1);
        let turn = lab.start().say(&[&format!("use {name}")]);
        let tile = progress(&name);
        assert!(turn.told(&Event::Used { by: Source::Tile(tile) }), "{name}");
        let society = turn.society();
        match content.economy(tile) {
            Benefit::Specialists(_) => {
                assert_eq!(turn.answers(), ["economy", "culture", "technology"])
            }
            Benefit::Citizens(_) => assert_eq!(turn.answers().len(), 7),
            Benefit::Scholars(_) => assert_eq!(society.scholars, 2),
            Benefit::Points(points) => assert_eq!(turn.position().you.points, points.into()),
            Benefit::Influence(more) => assert_eq!(turn.position().you.influence, 1 + more),
            Benefit::Action(Action::CallSpecialists) => {
                assert!(turn.can("call 1 from 5") && turn.can("pass"))
            }
            Benefit::Action(Action::Share) => assert!(turn.can("region 2") && turn.can("pass")),
            other => panic!("{other} has no test"),
        }
        assert_eq!(society.free_economy(), 0, "{name}");
        assert!(!lab.with(|lab| lab.society.economy = 0).allows(&format!("use {name}")));
    }
}

#[test]
fn every_culture_tile_pays_for_its_action() {
    let content = Content::ours();
    for number in 1..=7u8 {
        let name = format!("C{number}");
        let (action, benefit) = content.culture[usize::from(number) - 1];
        let (table, answers): (&str, &[&str]) = match action {
            Action::Present => ("", &["present Silk 2", "0"]),
            Action::Invent => {
                ("[region.2]\ncard = \"idea C2 Mining\"\npresenter = \"H\"\ncitizens = 1", &["0"])
            }
            Action::Innovate => (
                "[region.2]\ncard = \"invention C2 Mining\"\npresenter = \"H\"\ncitizens = 1\ninventor = \"H\"",
                &["0"],
            ),
            Action::Share => (
                "[region.2]\ncard = \"invention C2 Mining\"\npresenter = \"you\"\ncitizens = 1\ninventor = \"H\"",
                &["aspiration"],
            ),
            Action::CallSpecialists => ("[region.2]\nyou = 1", &[]),
            Action::GainInfluence => ("[region.2]\nyou = 2", &["lay PRESENT 2"]),
            Action::Travel => ("[region.5]\nyou = 1", &["pass"]),
            other => panic!("{other} has no test"),
        };
        let lab = Lab::new(table).hand(&["Silk"]).built(&[(3, &name)]).home([1; 3], 1);
        let turn = lab.start().say(&[&format!("place {action}")]).say(answers);
        let by = Source::Tile(progress(&name));
        let paid = |event: &Event| match benefit {
            Benefit::Points(points) => *event == Event::Scored { points, by },
            Benefit::Influence(_) => {
                matches!(event, Event::Influence { by: source, .. } if *source == by)
            }
            Benefit::Scholars(citizens) => *event == Event::Scholars { citizens },
            _ => false,
        };
        let asks = turn.0.question() == Some(eureka_inventions::society::Question::Citizen(by));
        assert!(turn.events().iter().any(paid) || asks, "{name}: {:?}", turn.events());
    }
}

#[test]
fn every_technology_tile_chains_both_ways_once() {
    let table = r#"
        [region.1]
        you = 3
        card = "idea C2 Mining"
        presenter = "H"
        citizens = 1
        [region.2]
        card = "invention E2 Control of Fire"
        presenter = "H"
        citizens = 1
        inventor = "C"
        [region.3]
        card = "invention T3 Control of Fire"
        presenter = "you"
        citizens = 1
        inventor = "H"
        innovator = "C"
        [region.4]
        you = 1
        [diplomats]
        "Transportation" = ["you"]
    "#;
    let content = Content::ours();
    for (number, pair) in (1..).zip(content.technology) {
        for [first, second] in [pair, [pair[1], pair[0]]] {
            let name = format!("T{number}");
            let lab =
                Lab::new(table).hand(&["Silk"]).built(&[(3, &name)]).home([4; 3], 2).influence(5);
            let mut turn = lab.start().say(&[&format!("place {first}")]);
            let chain = format!("chain tile {name}");
            for _ in 0..20 {
                if turn.can(&chain) {
                    break;
                }
                let last = turn.answers().last().unwrap().clone();
                let answer =
                    if last == "pass" && turn.answers().len() > 1 && turn.0.so_far().len() < 3 {
                        turn.answers()[0].clone()
                    } else {
                        last
                    };
                turn = turn.say(&[&answer]);
            }
            let before = turn.position().you.influence;
            let turn = turn.say(&[&chain]);
            let tile = progress(&name);
            assert!(turn.society().used.contains(&tile), "{name} {second}");
            assert!(turn.told(&Event::Influence {
                from: before,
                to: before - 1,
                by: Source::Tile(tile)
            }));
            assert!(
                !lab.with(|lab| assert!(lab.society.used.insert(tile)))
                    .start()
                    .say(&[&format!("place {first}")])
                    .can(&chain)
            );
        }
    }
}

#[test]
fn every_wealth_tile_counts_what_lies_on_the_map() {
    // Hexes 1-2-3 in a row, 5 and 6 below them.
    let lab =
        Lab::new("").built(&[(1, "E1"), (2, "C1"), (3, "E2"), (5, "T1"), (6, "T2"), (12, "A")]);
    let points = |letter: char| {
        let mut world = lab.world();
        let letter = Letter::new(letter).unwrap();
        world.society.built.insert(11, Tile::Wealth(letter));
        Tally::of(Content::ours(), &world).wealth[0].1
    };
    let expected = [('A', 6), ('B', 3), ('C', 6), ('D', 3), ('E', 6), ('F', 6), ('G', 6)];
    assert_eq!(expected.map(|(letter, _)| (letter, points(letter))), expected);
}

#[test]
fn every_private_goal_counts_what_it_says() {
    let table = "[region.1]\nyou = 3\ntokens = [\"you\"]\n[region.4]\nyou = 2\n[diplomats]\n\"Control of Fire\" = [\"you\"]\n[milestones]\nyou = \"Iron\"";
    let lab = Lab::new(table)
        .influence(7)
        .home([2, 1, 0], 3)
        .inventions(&["Trade", "Boats", "Flute", "Telephone"])
        .built(&[(1, "E1"), (2, "C1"), (4, "C2"), (12, "A")])
        .tiles(&["T5"]);
    let world = lab.world();
    let expected = [
        (Measure::Inventions, 4),
        (Measure::InventionsOf(Speciality::Economy), 3),
        (Measure::InventionsOf(Speciality::Culture), 1),
        (Measure::InventionsOf(Speciality::Technology), 0),
        (Measure::LateInventions, 1),
        (Measure::Era, 3),
        (Measure::Diplomats, 2),
        (Measure::Regions, 2),
        (Measure::Citizens, 5),
        (Measure::Scholars, 3),
        (Measure::Influence, 7),
        (Measure::Tokens, 1),
        (Measure::CitizensInPlay, 13),
        (Measure::Specialists, 3),
        (Measure::TilesOf(Kind::Progress(Speciality::Economy)), 1),
        (Measure::TilesOf(Kind::Progress(Speciality::Culture)), 2),
        (Measure::TilesOf(Kind::Progress(Speciality::Technology)), 0),
        (Measure::TilesOf(Kind::Wealth), 1),
        (Measure::Tiles, 4),
        (Measure::ProgressTiles, 4),
        (Measure::Kinds, 3),
    ];
    let content = Content::ours();
    for (deck, goals) in (1..).zip(&content.goals) {
        for (number, worth) in (1..).zip(goals) {
            let mut world = world.clone();
            world.society.goals = vec![PrivateGoal { deck, number }];
            let (_, count) =
                expected.iter().find(|(measure, _)| *measure == worth.measure).unwrap();
            let points = Tally::of(content, &world).goal_points();
            let counted = count - (count).min(&u16::from(worth.beyond));
            let most = worth.most.map_or(u16::MAX, u16::from);
            assert_eq!(points, (counted * u16::from(worth.points)).min(most), "{}", worth.measure);
        }
    }
    assert_eq!(world.position.land(region(1)).citizens(Player::You), 3);
}

#[test]
fn the_best_two_goals_count() {
    let mut world = Lab::new("").world();
    world.society.goals =
        [(1, 5), (2, 3), (2, 7)].map(|(deck, number)| PrivateGoal { deck, number }).to_vec();
    let tally = Tally::of(Content::ours(), &world);
    // Era 2 gives 4, two scholars 6, three specialists 3.
    assert_eq!((tally.goal_points(), tally.influence, tally.total()), (10, 1, 11));
}
