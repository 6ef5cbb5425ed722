//! Tests of the position after every answer of random games.

use crate::plays;
use eureka_inventions::{
    Bot, CITIZENS, Event, INFLUENCE_TOKENS, Milestone, Player, Position, Question, Target, Turn,
};
use std::collections::BTreeSet;

#[test]
fn every_position_is_possible_and_reads_as_it_is_written() {
    for mut play in plays(5000..5200) {
        while play.go_on() {
            let at = play.at();
            let mut fields = at.write();
            if !play.is_set_up() || !play.is_settled() {
                continue;
            }
            assert_eq!(at.check(), Ok(()), "{play}");
            for derived in ["C", "H", "you"] {
                fields[derived].as_table_mut().unwrap().remove("era");
            }
            fields["milestones"].as_table_mut().unwrap().remove("discard");
            let mut read = Position::blank(&at.profile);
            assert_eq!(read.amend(&fields), Ok(()), "{play}");
            (read.you.placed, read.sheet) = (at.you.placed, at.sheet);
            assert_eq!(&read, at, "{play}");
        }
    }
}

#[test]
fn citizens_are_conserved() {
    for mut play in plays(5200..5800) {
        while play.go_on() {
            for bot in Bot::ALL.into_iter().filter(|_| play.is_set_up()) {
                let at = play.at();
                let all = at.citizens_in_play(bot.into()) + u16::from(at.opponent(bot).supply);
                assert_eq!(all, CITIZENS.into(), "{bot} {play}");
            }
        }
    }
}

#[test]
fn no_tile_is_taken_twice() {
    for mut play in plays(6200..6800) {
        let (mut progress, mut wealth) = (BTreeSet::new(), BTreeSet::new());
        while play.go_on() {
            for event in &play.events {
                match *event {
                    Event::TookProgress { bot, tile } => {
                        assert!(progress.insert((bot, tile)), "{bot} has {tile} twice {play}");
                        let copies =
                            Bot::ALL.iter().filter(|&&bot| progress.contains(&(bot, tile)));
                        let yours = usize::from(play.at().you.progress.contains(&tile));
                        assert!(copies.count() + yours <= 2, "{tile} has two copies {play}");
                    }
                    Event::TookWealth { player, letter, .. } if player != Player::You => {
                        assert!(wealth.insert((player, letter)), "{player}, {letter} twice {play}");
                    }
                    _ => {}
                }
            }
        }
        for bot in Bot::ALL {
            let tiles = &play.at().opponent(bot).tiles;
            let taken = progress.iter().filter(|(holder, _)| *holder == bot).count();
            assert_eq!(tiles.progress.len(), taken, "{play}");
        }
    }
}

#[test]
fn the_points_are_those_that_the_events_tell() {
    for mut play in plays(7200..7500) {
        let (mut bots, mut you) = (0, 0);
        while play.go_on() {
            for event in &play.events {
                match *event {
                    Event::BotsScored { points, .. } => bots += u16::from(points),
                    Event::YouScored { points, .. } => you += u16::from(points),
                    Event::Influence { from, to, .. } => assert!(from != to && to <= 10, "{play}"),
                    _ => {}
                }
            }
            if play.is_settled() {
                assert_eq!((play.at().points, play.at().you.points), (bots, you), "{play}");
            }
        }
    }
}

#[test]
fn nobody_invents_with_a_milestone_of_the_eureka_display() {
    let mut invented = 0;
    for mut play in plays(7500..8100) {
        while play.go_on() {
            let at = &play.before;
            for event in &play.events {
                if let Event::Invented { idea, .. } = *event {
                    let milestone = idea.milestone.unwrap();
                    let is_there = at.milestones.eureka.contains(&milestone);
                    assert!(!is_there, "{milestone} {play}");
                    assert!(milestone.era() <= Position::last_deck(at.era), "{milestone} {play}");
                    invented += 1;
                }
            }
        }
    }
    assert!(invented > 3_000, "{invented}");
}

#[test]
fn milestones_move_as_the_eras_change() {
    for mut play in plays(8500..8800) {
        while play.go_on() {
            let at = play.at();
            let is_new = play.events.iter().any(|event| matches!(event, Event::EraBegins { .. }));
            if is_new {
                let own = at.milestones.era_of(Player::Chronos);
                assert_eq!(own, at.era.max(2), "Chronos advances with the era {play}");
                let deck: BTreeSet<Milestone> =
                    Milestone::deck(Position::last_deck(at.era)).collect();
                let row: BTreeSet<Milestone> = at.milestones.eureka.iter().copied().collect();
                assert!(at.era == 2 || row == deck, "all of the next deck lie there {play}");
                assert!(at.era == 2 || at.regions.iter().all(|land| land.sage), "{play}");
                assert_eq!(at.chronos.tokens, INFLUENCE_TOKENS - at.era, "{play}");
            }
            let tokens = at.regions.iter().filter(|land| land.has_token(Player::Chronos)).count();
            assert!(tokens <= usize::from(INFLUENCE_TOKENS), "{play}");
        }
    }
}

#[test]
fn hephaestus_stands_still_for_milestones() {
    for mut play in plays(9000..9300) {
        while play.go_on() {
            let mut stands_still = false;
            for event in &play.events {
                match *event {
                    Event::Chose { bot: Bot::Hephaestus, goal, .. } => {
                        stands_still = matches!(goal, Target::Milestone(_));
                    }
                    Event::Walked { bot: Bot::Hephaestus, .. } => assert!(!stands_still, "{play}"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn nothing_of_an_opponents_turn_happens_before_the_word_to_go_on() {
    for mut play in plays(9300..9400) {
        while play.go_on() {
            if let Some(Question::Turn(_)) = play.game().question() {
                assert!(play.game().so_far().is_empty(), "{play}");
                assert!(matches!(play.at().turn, Turn::Of(_)), "{play}");
            }
        }
    }
}
