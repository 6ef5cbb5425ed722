//! Tests of building and of private goals.

use crate::lab::{Lab, tile};
use eureka_inventions::solo_game::{Event, Source, Tally, Tile};
use eureka_inventions::{Content, Letter, PrivateGoal};

#[test]
fn building_costs_influence_once_and_specialists_for_neighbors() {
    let lab = Lab::new("era = 3\n[milestones]\nyou = \"Paper\"")
        .influence(2)
        .tiles(&["E1", "C2"])
        .home([2, 2, 1], 0);
    let turn = lab.start().say(&["place SEND_DIP", "Origin of Language", "specialist technology"]);
    assert!(turn.can("build E1 1") && turn.can("build C2 12"));
    let turn = turn.say(&["build E1 3"]);
    assert_eq!(turn.position().you.influence, 1, "two tiles lie on the display: 2 influence");
    assert_eq!(turn.society().exhausted, [1, 0, 0]);
    assert!(turn.told(&Event::Scored { points: 4, by: Source::Hex(3) }));
    let turn = turn.say(&["build C2 2"]);
    assert_eq!(turn.society().economy, 2, "hex 2 has an economy token");
    assert_eq!(turn.society().exhausted, [1, 2, 0], "a neighbor is built");
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
            let asked = turn.0.question() == Some(eureka_inventions::solo_game::Question::Build);
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
fn the_best_two_goals_count() {
    let mut world = Lab::new("").world();
    world.society.goals =
        [(1, 5), (2, 3), (2, 7)].map(|(deck, number)| PrivateGoal { deck, number }).to_vec();
    let tally = Tally::of(Content::ours(), &world);
    // Era 2 gives 6, two scholars 8, three specialists 6.
    assert_eq!((tally.goal_points(), tally.influence, tally.total()), (14, 1, 15));
}
