//! Tests of the set-up round of the companion.

use eureka_inventions::{Game, Player, Position, Profile, Question, Region, Setup};
use eureka_table::Timeline;

fn begun() -> Timeline<Game> {
    Timeline::begin(Setup::new(Profile::ours().clone(), Some(1)), ()).unwrap()
}

/// Plays the set-up with these ideas in the regions, these specialities of the opponents' ideas and this region of your claim. Every other
/// question gets its first answer: all Specialist tiles ask for one citizen, and letters, displays and tiles are in their order.
fn set_up(ideas: [&str; 7], chronos: &str, claim: &str, hephaestus: &str) -> Position {
    let mut companion = begun();
    while let Some(question) = companion.game().question() {
        let first = companion.game().answers()[0].to_string();
        let answer = match question {
            Question::FirstIdea(region) => ideas[usize::from(region.number()) - 1],
            Question::FirstSpeciality(eureka_inventions::Bot::Chronos) => chronos,
            Question::FirstSpeciality(_) => hephaestus,
            Question::Claim => claim,
            Question::Turn(_) => break,
            _ => &first,
        };
        companion.say(answer).unwrap_or_else(|refusal| panic!("{question:?}: {refusal}"));
    }
    companion.game().position().clone()
}

fn region(number: u8) -> Region {
    Region::new(number).unwrap()
}

const IDEAS: [&str; 7] = [
    "none",
    "T2 Transportation",
    "E2 Control of Fire",
    "C2 Stone & Bone Tools",
    "none",
    "E2 Stone & Bone Tools",
    "T2 Origin of Language",
];

#[test]
fn chronos_replaces_the_first_idea_of_his_speciality() {
    let at = set_up(IDEAS, "C", "3", "T");
    assert_eq!(at.chronos.region, region(4));
    let card = at.land(region(4)).card.unwrap();
    assert_eq!(
        (card.idea.to_string().as_str(), card.presenter),
        ("C2 Agriculture", Player::Chronos)
    );
    assert_eq!((card.citizens, at.land(region(4)).citizens(Player::Chronos)), (1, 1));
    assert!(at.land(region(4)).influence[0].token == Some(Player::Chronos));
    assert_eq!((at.chronos.supply, at.chronos.tokens, at.points), (27, 4, 0));
}

#[test]
fn without_his_speciality_chronos_takes_the_lowest_region() {
    let mut ideas = IDEAS;
    ideas[3] = "E2 Transportation";
    assert_eq!(set_up(ideas, "C", "3", "T").chronos.region, region(2));
}

#[test]
fn hephaestus_takes_the_next_idea_that_nobody_claimed() {
    let at = set_up(IDEAS, "C", "6", "C");
    assert_eq!(at.hephaestus.own.region, region(7));
    let card = at.land(region(7)).card.unwrap();
    assert_eq!((card.idea.to_string().as_str(), card.presenter), ("C2 Cotton", Player::Hephaestus));
    assert_eq!((at.hephaestus.own.supply, at.hephaestus.own.tokens), (27, 4));
    // Chronos claims region 2 and you region 3, so region 4 is the next one with an unclaimed idea.
    let at = set_up(IDEAS, "T", "3", "E");
    assert_eq!((at.chronos.region, at.hephaestus.own.region), (region(2), region(4)));
    // After region 7 come region 1, which you claim, and region 2, which has no idea.
    let at = set_up(
        [
            "T2 Transportation",
            "none",
            "T2 Transportation",
            "T2 Transportation",
            "T2 Transportation",
            "none",
            "C2 Transportation",
        ],
        "C",
        "1",
        "E",
    );
    assert_eq!((at.chronos.region, at.hephaestus.own.region), (region(7), region(3)));
}

#[test]
fn what_nobody_claimed_is_gone() {
    let at = set_up(IDEAS, "C", "3", "T");
    let cards: Vec<u8> = at
        .lands()
        .filter(|(_, land)| land.card.is_some())
        .map(|(region, _)| region.number())
        .collect();
    assert_eq!(cards, [3, 4, 6]);
    let yours = at.land(region(3));
    assert_eq!(yours.card.unwrap().presenter, Player::You);
    assert_eq!((yours.citizens(Player::You), yours.influence[0].token), (1, Some(Player::You)));
    assert_eq!((at.pile, at.era, at.round, at.order), (2, 1, 1, Player::ALL));
    assert_eq!(at.check(), Ok(()));
}

#[test]
fn two_citizens_go_where_the_tile_asks_for_two() {
    let mut companion = begun();
    while !matches!(companion.game().question(), Some(Question::Turn(_))) {
        let last = companion.game().answers().last().unwrap().to_string();
        companion.say(&last).unwrap();
    }
    let at = companion.game().position();
    assert!(at.regions.iter().flat_map(|land| land.card).all(|card| card.citizens == 2));
    assert_eq!((at.chronos.supply, at.hephaestus.own.supply), (26, 26));
}
