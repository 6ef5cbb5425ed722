//! Tests of each of your ten actions.

use crate::lab::{Lab, card, region};
use eureka_inventions::solo_game::{Event, Source, Token, TokenSide};
use eureka_inventions::{Aspiration, Event as TableEvent, Milestone, Player, Side, Speciality};

fn milestone(name: &str) -> Milestone {
    Milestone::named(name).unwrap()
}

#[test]
fn you_present_an_idea_with_specialists_and_take_another_one() {
    let turn = Lab::new("").hand(&["Silk"]).start().say(&["place PRESENT", "present Silk 7", "0"]);
    assert_eq!(turn.society().home, [0, 1, 1]);
    assert!(turn.can("region 3"), "the tile of region 7 gives a citizen anywhere");
    let turn = turn.say(&["region 3"]);
    assert_eq!(turn.position().land(region(3)).citizens(Player::You), 1);
    let visible = ["idea Coins", "idea Glass", "idea Writing"];
    assert!(visible.iter().all(|idea| turn.can(idea)) && turn.answers().len() == 4);
    let turn = turn.say(&["idea Glass"]);
    assert_eq!(turn.society().hand, [card("Glass")]);
    assert_eq!(turn.position().land(region(7)).card.unwrap().presenter, Player::You);
}

#[test]
fn scholars_may_stand_in_and_the_tile_says_how_many() {
    let lab = Lab::new("").hand(&["Silk"]);
    let turn = lab.start().say(&["place PRESENT", "present Silk 4", "2", "idea Coins"]);
    assert_eq!((turn.society().scholars, turn.society().home), (0, [1; 3]));
    assert!(turn.told(&Event::Scored { points: 3, by: Source::Specialist(region(4)) }));
    let poor = lab.home([1, 1, 1], 0).start().say(&["place PRESENT"]);
    assert!(poor.can("present Silk 7") && !poor.can("present Silk 4"));
}

#[test]
fn you_invent_with_a_specialist_and_exhaust_the_others() {
    let table = "era = 5\n[region.2]\ncard = \"idea E5 Iron\"\npresenter = \"H\"\ncitizens = 1";
    let turn = Lab::new(table).home([1, 0, 0], 2).start().say(&["place INVENT", "0"]);
    assert_eq!(turn.society().exhausted, [1, 0, 0]);
    assert_eq!(turn.society().scholars, 1, "the inventor had to be a scholar");
    assert_eq!(turn.society().aspirations, [Aspiration::Of(Speciality::Technology)]);
    let card = turn.position().land(region(2)).card.unwrap();
    assert_eq!(card.invention.unwrap().inventor, Player::You);
    assert!(turn.say(&["tile T4"]).society().aspirations.is_empty());
    assert!(!Lab::new(table).home([1, 0, 0], 0).allows("place INVENT"), "two are needed");
}

#[test]
fn the_milestone_of_an_opponent_can_be_reached_by_a_diplomat_or_later() {
    let idea = "[region.2]\ncard = \"idea E2 Cotton\"\npresenter = \"H\"\ncitizens = 1\n";
    let diplomat = "[diplomats]\nCotton = [\"H\", \"you\"]\n";
    assert!(!Lab::new(idea).allows("place INVENT"), "it is Hephaestus's, and of this era");
    assert!(Lab::new(&format!("{idea}{diplomat}")).allows("place INVENT"));
    assert!(Lab::new(&format!("era = 3\n{idea}")).allows("place INVENT"));
    let own = idea.replace("Cotton", "Mining").replace("E2", "C2");
    assert!(Lab::new(&own).allows("place INVENT"));
    let eureka = idea.replace("E2 Cotton", "T3 Iron");
    assert!(!Lab::new(&eureka).allows("place INVENT"), "it lies in the Eureka display");
}

#[test]
fn inventing_a_card_of_era_6_scores() {
    let table = "era = 5\n[region.2]\ncard = \"idea T6 AI\"\npresenter = \"H\"\ncitizens = 1\n[milestones]\nyou = \"AI\"";
    let turn = Lab::new(table).home([0, 0, 3], 0).start().say(&["place INVENT"]);
    assert!(turn.told(&Event::Scored { points: 8, by: Source::Card(card("Quantum Computing")) }));
    assert_eq!(turn.society().exhausted, [0, 0, 2]);
}

#[test]
fn you_innovate_for_a_new_specialist_and_may_chain_the_card() {
    let table = "[region.2]\ncard = \"invention E2 Control of Fire\"\npresenter = \"C\"\ncitizens = 1\ninventor = \"H\"";
    let turn = Lab::new(table).start().say(&["place INNOVATE", "1"]);
    assert_eq!((turn.society().home, turn.society().scholars), ([2, 1, 1], 1));
    assert_eq!(turn.answers(), ["chain Fermentation", "pass"]);
    let turn = turn.say(&["chain Fermentation"]);
    assert!(turn.told(&Event::Chained { by: Source::Card(card("Fermentation")), left: 0 }));
    assert!(turn.position().land(region(2)).card.is_none(), "the card lets you share");
    let own = table.replace("inventor = \"H\"", "inventor = \"you\"");
    assert!(!Lab::new(&own).allows("place INNOVATE"));
}

#[test]
fn you_share_for_the_card_the_points_and_a_tile() {
    let table = "[region.2]\ncard = \"invention E3 Sailing\"\npresenter = \"you\"\ncitizens = 2\ninventor = \"you\"\ninnovator = \"H\"";
    let turn = Lab::new(table).start().say(&["place SHARE"]);
    assert_eq!(turn.position().you.points, 6);
    assert_eq!(turn.society().inventions, [card("Lighthouse")]);
    assert_eq!(turn.position().land(region(2)).citizens, [0, 3, 2]);
    assert_eq!(turn.answers(), ["wealth", "aspiration"]);
    let wealth = Lab::new(table).start().say(&["place SHARE", "wealth"]);
    assert_eq!(wealth.society().display, [crate::lab::tile("B")]);
    let wild = turn.say(&["aspiration"]);
    assert_eq!(wild.answers().len(), 21, "a wild Aspiration tile becomes any tile");
    let has = Lab::new(table).tiles(&["B"]).start().say(&["place SHARE"]);
    assert!(!has.can("wealth"), "you have that letter");
    let full = Lab::new(table).tiles(&["E1", "E2", "E3", "C"]).start().say(&["place SHARE"]);
    assert!(full.told(&Event::NoRoom));
}

#[test]
fn you_call_specialists_home_and_may_chain_an_invention() {
    let table = "[region.3]\nyou = 3\ncard = \"invention C3 Origin of Language\"\npresenter = \"H\"\ncitizens = 1\ninventor = \"H\"";
    let lab =
        Lab::new(table).display(&["Coins", "Steel", "Glass"]).inventions(&["Flute", "Star Map"]);
    let turn = lab.start().say(&["place CALL_SPEC"]);
    assert_eq!(turn.answers(), ["call 1 from 3", "call 2 from 3", "call 3 from 3"]);
    let turn = turn.say(&["call 2 from 3"]);
    assert_eq!(turn.society().home, [1, 3, 1], "they come as what the card is about");
    assert_eq!(turn.answers(), ["chain Star Map", "chain Flute", "pass"]);
    let turn = turn.say(&["chain Flute", "0"]);
    assert_eq!(turn.society().home, [1, 3, 1], "one innovates, one is new");
    assert!(turn.can("tile E1"), "the economy Aspiration tile");
}

#[test]
fn without_a_card_they_come_as_the_rightmost_idea_or_as_you_like() {
    let table =
        "[region.3]\nyou = 1\n[region.1]\ncard = \"idea T3 Iron\"\npresenter = \"H\"\ncitizens = 1";
    let turn = Lab::new(table).start().say(&["place CALL_SPEC"]);
    assert_eq!(turn.society().home, [2, 1, 1], "Coins are rightmost");
    let turn = Lab::new(table).display(&[]).start().say(&["place CALL_SPEC"]);
    assert_eq!(turn.answers(), ["economy", "culture", "technology"]);
    assert_eq!(turn.say(&["technology"]).society().home, [1, 1, 2]);
}

#[test]
fn you_gain_influence_where_you_have_most_citizens() {
    let table = "[region.1]\nyou = 3\nH = 2\ntokens = [\"C\"]\n[region.4]\nyou = 2\ntokens = [\"you\"]\n[region.5]\nyou = 2\nH = 2";
    let lab = Lab::new(table);
    let turn = lab.start().say(&["place GAIN_INF"]);
    assert_eq!(turn.answers(), ["lay PRESENT 1", "lay INVENT 1", "lay INNOVATE 1"]);
    let turn = turn.say(&["lay PRESENT 1"]);
    assert_eq!(turn.society().home, [3, 1, 1]);
    assert_eq!(turn.position().you.points, 4, "the second space of region 1");
    assert_eq!(turn.position().you.influence, 3, "two tokens lie face up");
    let turn = turn.say(&["chain token +1"]);
    assert_eq!(turn.society().tokens[Token::Influence as usize], TokenSide::Down);
    assert!(turn.told(&Event::Influence { from: 3, to: 4, by: Source::Token(Token::Influence) }));
}

#[test]
fn a_token_with_an_action_lets_you_chain_it() {
    let table = "[region.1]\nyou = 3\n";
    let turn = Lab::new(table).hand(&["Silk"]).start();
    let turn = turn.say(&[
        "place GAIN_INF",
        "lay PRESENT 1",
        "chain token PRESENT",
        "present Silk 2",
        "0",
    ]);
    assert_eq!(turn.society().tokens[Token::Present as usize], TokenSide::Down);
    assert!(turn.position().land(region(2)).card.is_some());
}

#[test]
fn you_travel_along_a_rope_and_meet_the_sage() {
    let table = "[region.5]\nyou = 2";
    let turn = Lab::new(table).hand(&["Silk"]).start().say(&["place TRAVEL"]);
    assert_eq!(turn.position().land(region(4)).citizens(Player::You), 1);
    assert_eq!(turn.society().aspirations, [Aspiration::Of(Speciality::Culture)]);
    assert_eq!(turn.answers(), ["yes", "pass"]);
    let passed = Lab::new(table).start().say(&["place TRAVEL", "pass"]);
    assert_eq!((passed.society().sages, passed.position().land(region(4)).sage), (0, true));
    // The Knowledge tile of region 4 gives an action that is impossible here. The sage comes all the same (P9).
    let turn = turn.say(&["yes"]);
    assert_eq!((turn.society().sages, turn.position().land(region(4)).sage), (1, false));
    assert_eq!(turn.position().land(region(4)).tile, Side::Points);
}

#[test]
fn a_knowledge_tile_with_points_turns_all_of_them_back() {
    let table = "[region.5]\nyou = 1\n[region.4]\ntile = \"ip\"\n[region.1]\ntile = \"ip\"";
    let turn = Lab::new(table).start().say(&["place TRAVEL", "yes"]);
    assert_eq!(turn.position().you.points, 4);
    assert_eq!(turn.position().land(region(1)).tile, Side::Action);
    let gone = "[region.5]\nyou = 1\n[region.4]\nsage = false\n[H]\nsages = 1";
    assert_eq!(Lab::new(gone).start().say(&["place TRAVEL"]).society().sages, 0);
}

#[test]
fn eureka_brings_a_milestone_and_a_space_of_the_track() {
    let lab = Lab::new("[diplomats]\n\"Control of Fire\" = [\"you\"]");
    let turn = lab.start().say(&["place EUREKA", "Iron"]);
    let at = turn.position();
    assert_eq!(at.milestones.of(Player::You), milestone("Iron"));
    assert_eq!(turn.society().scholars, 3, "the diplomat on what was pushed out is a scholar");
    assert!(at.milestones.has_diplomat(milestone("Iron"), Player::You));
    assert!(at.milestones.common.contains(&milestone("Mining")));
    assert_eq!(turn.answers().len(), 4);
    let turn = turn.say(&["space 2", "culture"]);
    assert_eq!(turn.society().home, [1, 2, 1]);
    let done = "[milestones]\nyou = \"Iron\"";
    assert!(!Lab::new(done).allows("place EUREKA"));
}

#[test]
fn you_send_a_diplomat_for_the_benefit() {
    let turn = Lab::new("").start().say(&["place SEND_DIP", "Control of Fire"]);
    assert_eq!(
        turn.answers(),
        ["specialist economy", "specialist culture", "specialist technology", "scholar"]
    );
    let specialist = turn.say(&["specialist culture"]);
    assert_eq!(specialist.society().home, [1, 0, 1]);
    assert!(specialist.told(&Event::NoScholar), "the academy of Era 2 is full");
    let scholar = Lab::new("").start().say(&["place SEND_DIP", "Control of Fire", "scholar"]);
    assert_eq!(scholar.society().scholars, 2);
    let host = Lab::new("[milestones]\nH = \"Iron\"").hand(&[]).start();
    let host = host.say(&["place SEND_DIP", "Iron", "scholar"]);
    let paid = |event: &Event| {
        matches!(
            event,
            Event::Table(TableEvent::BotsScored {
                points: 2,
                reason: eureka_inventions::Reason::Diplomat(_)
            })
        )
    };
    assert!(host.events().iter().any(paid), "Hephaestus is in a later era");
}

#[test]
fn you_call_a_diplomat_back_as_a_scholar() {
    let table = "[diplomats]\n\"Origin of Language\" = [\"you\"]";
    let turn =
        Lab::new(table).home([1; 3], 0).start().say(&["place CALL_DIP", "Origin of Language"]);
    assert_eq!(turn.society().scholars, 1);
    assert!(turn.told(&Event::Influence {
        from: 1,
        to: 2,
        by: Source::Milestone(milestone("Origin of Language"))
    }));
}

#[test]
fn when_nothing_is_possible_the_pillar_brings_influence() {
    let table = "[milestones]\nyou = \"Iron\"\n[diplomats]\nIron = []";
    let turn = Lab::new(table).home([0; 3], 0).start().say(&["place SHARE"]);
    assert!(turn.told(&Event::Idle));
    assert!(turn.told(&Event::Influence {
        from: 1,
        to: 2,
        by: Source::Idle(eureka_inventions::Action::Share)
    }));
}

#[test]
fn a_forum_with_your_pillar_is_closed() {
    let table = "round = 2\n[you]\nseason = [\"PRESENT\"]\n[region.5]\nyou = 1\n[H]\nslots = [1]\ndeck = [2, 3, 4, 5]";
    let lab = Lab::new(table).hand(&["Silk"]);
    assert!(!lab.allows("place PRESENT") && !lab.allows("place TRAVEL"));
    assert!(lab.allows("place CALL_SPEC"));
}
