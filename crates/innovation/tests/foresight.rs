//! Examples of foresight: the consequences of an answer that a player is told before deciding.

use eureka_innovation::{
    Answer, Arrangement, Color, Edition, EffectKind, Ending, Foresight, Game, Icon, PileChange,
    Rules, Seat, SeatSet, Seating, Special, Splay, Worlds,
};
use eureka_script::Source;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A position before an action of A.
struct Table {
    rules: &'static Rules,
    arrangement: Arrangement,
}

impl Table {
    fn of(edition: Edition, players: u8) -> Table {
        let rules = Rules::printed(edition);
        Table { rules, arrangement: Arrangement::new(rules, players) }
    }

    fn board(mut self, seat: usize, names: &[&str]) -> Table {
        for name in names {
            let card = self.rules.card_named(name).unwrap();
            self.arrangement.seats[seat].board[self.rules.color(card).index()].push(card);
        }
        self
    }

    fn hand(mut self, seat: usize, names: &[&str]) -> Table {
        let cards = names.iter().map(|name| self.rules.card_named(name).unwrap());
        self.arrangement.seats[seat].hand = cards.collect();
        self
    }

    fn game(&self) -> Game {
        Game::arrange(self.rules, &self.arrangement).unwrap()
    }

    fn foresee(&self, answer: &str) -> Foresight {
        let game = self.game();
        foresee(&game, game.read(answer).unwrap())
    }
}

fn foresee(game: &Game, answer: Answer) -> Foresight {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    Worlds::of(game, 64, &mut luck).unwrap().foresee(answer).unwrap()
}

fn seats(letters: &str) -> SeatSet {
    letters.parse().unwrap()
}

#[test]
fn a_meld_tells_icons_and_pile_afterwards() {
    let table = Table::of(Edition::First, 2).board(0, &["Archery"]).hand(0, &["Metalworking"]);
    let foresight = table.foresee("meld Metalworking");
    assert_eq!(foresight.icons[Icon::Castle.index()], Some(3));
    assert_eq!(foresight.icons[Icon::Bulb.index()], Some(0));
    assert_eq!(foresight.points, Some(0));
    assert_eq!(foresight.piles, [PileChange { color: Color::Red, count: 2, splay: Splay::None }]);
    assert!(foresight.settled && !foresight.nothing && !foresight.ends);
    assert_eq!(foresight.reach, None);
}

#[test]
fn a_draw_tells_its_value_and_not_its_face() {
    let table = Table::of(Edition::First, 2).board(0, &["Compass"]);
    assert_eq!(table.foresee("draw").draws, [3]);
    assert_eq!(table.game().draw_age(Seat::A), Some(3));
}

#[test]
fn a_draw_beyond_the_last_age_ends_the_game() {
    let mut table = Table::of(Edition::First, 2).board(0, &["Robotics"]);
    table.arrangement.decks[9].rest = false;
    let foresight = table.foresee("draw");
    assert!(foresight.ends && foresight.draws.is_empty());
    assert_eq!(foresight.outcome.unwrap().ending, Ending::Score);
    assert_eq!(table.game().draw_age(Seat::A), None);
}

#[test]
fn a_dogma_tells_who_shares_and_who_is_exposed() {
    let table = Table::of(Edition::First, 3)
        .board(0, &["Oars"])
        .board(1, &["Masonry"])
        .board(2, &["Writing"]);
    let reach = table.foresee("dogma Oars").reach.unwrap();
    assert_eq!(reach.icon, Icon::Castle);
    assert_eq!((reach.sharing, reach.exposed), (seats("B"), seats("C")));
    assert_eq!(reach.effects, [(EffectKind::Demand, seats("C")), (EffectKind::Share, seats("B"))]);
    assert_eq!(reach.parley, SeatSet::NONE);
}

#[test]
fn nobody_is_exposed_to_a_card_without_a_demand() {
    let table = Table::of(Edition::First, 2).board(0, &["Writing"]).board(1, &["Archery"]);
    let reach = table.foresee("dogma Writing").reach.unwrap();
    assert_eq!((reach.sharing, reach.exposed), (SeatSet::NONE, SeatSet::NONE));
}

#[test]
fn distant_players_decide_themselves_whether_a_dogma_reaches_them() {
    let board = |table: Table| {
        table
            .board(0, &["Oars"])
            .board(1, &["Masonry"])
            .board(2, &["Metalworking"])
            .board(3, &["Writing"])
    };
    let poor = board(Table::of(Edition::Fourth, 4)).game().reach(Seat::A, oars());
    assert_eq!((poor.sharing, poor.exposed, poor.parley), (seats("B"), seats("D"), SeatSet::NONE));
    let rich = board(Table::of(Edition::Fourth, 4)).hand(2, &["Tools"]).game();
    let rich = rich.reach(Seat::A, oars());
    assert_eq!((rich.sharing, rich.exposed, rich.parley), (seats("BC"), seats("D"), seats("C")));
}

fn oars() -> eureka_innovation::Card {
    Rules::printed(Edition::Fourth).card_named("Oars").unwrap()
}

#[test]
fn a_partner_shares_and_is_not_exposed() {
    let mut table = Table::of(Edition::Fourth, 3).board(0, &["Oars"]).board(1, &["Masonry"]);
    table.arrangement.seating.teams = Seating::read_teams("AC,B").unwrap();
    let reach = table.game().reach(Seat::A, oars());
    assert_eq!((reach.sharing, reach.exposed), (seats("B"), SeatSet::NONE));
}

#[test]
fn a_dogma_that_finds_nothing_to_do_does_nothing() {
    let table = Table::of(Edition::First, 2).board(0, &["Currency"]).board(1, &["Archery"]);
    let foresight = table.foresee("dogma Currency");
    assert!(foresight.nothing && foresight.settled);
    let table = table.hand(0, &["Tools"]);
    let foresight = table.foresee("dogma Currency");
    assert!(!foresight.nothing && !foresight.settled, "A is asked whether to return a card");
}

#[test]
fn declining_inside_an_effect_does_nothing() {
    let table = Table::of(Edition::First, 2)
        .board(0, &["Currency"])
        .board(1, &["Archery"])
        .hand(0, &["Tools"]);
    let mut game = table.game();
    game.answer(game.read("dogma Currency").unwrap(), &mut ()).unwrap();
    assert!(foresee(&game, Answer::Pass).nothing);
    let tools = game.read("Tools").unwrap();
    let foresight = foresee(&game, tools);
    assert!(!foresight.nothing);
    assert_eq!(foresight.points, Some(2));
}

/// A table of two players in the first edition, where A has a home-made card with these effects.
fn home_made(effects: &str) -> Table {
    let icons = "icons hex crown crown crown";
    let text = format!("card \"Oracle\" {{\n age 10\n color green\n {icons}\n {effects}\n}}\n");
    let source = Source { file: "oracle.card".to_owned(), text };
    let rules = Rules::home_made(Edition::First, &[source]).unwrap();
    Table { rules, arrangement: Arrangement::new(rules, 2) }.board(0, &["Oracle"])
}

#[test]
fn a_question_of_the_next_effect_is_not_a_consequence_of_declining() {
    let table = home_made("effect {\n may draw 1\n }\n effect {\n may draw 2\n }");
    let mut game = table.game();
    game.answer(game.read("dogma Oracle").unwrap(), &mut ()).unwrap();
    let foresight = foresee(&game, Answer::No);
    assert!(foresight.nothing && !foresight.settled);
    let table = home_made("effect {\n may draw 1\n if you do not {\n may draw 2\n }\n }");
    let mut game = table.game();
    game.answer(game.read("dogma Oracle").unwrap(), &mut ()).unwrap();
    assert!(!foresee(&game, Answer::No).nothing, "the same effect goes on");
}

#[test]
fn choosing_an_opening_card_is_not_nothing() {
    let game = Game::deal(Rules::printed(Edition::First), 2, 1).unwrap();
    let first = game.answers()[0];
    assert!(!foresee(&game, first).nothing);
}

#[test]
fn consequences_that_depend_on_hidden_cards_are_not_told() {
    let asks = "draw and reveal 1 as it\n if it is red {\n choose value from 1, 2 as level\n }";
    let foresight = home_made(&format!("effect {{\n {asks}\n }}")).foresee("dogma Oracle");
    assert!(!foresight.settled && !foresight.nothing && !foresight.ends);
    let wins = "draw and reveal 1 as it\n if it is red {\n win\n }";
    let foresight = home_made(&format!("effect {{\n {wins}\n }}")).foresee("dogma Oracle");
    assert!(!foresight.ends && foresight.outcome.is_none());
    // The achievement of age 1 may have a castle or not.
    let looks = "if any available achievements of value 1 with castle {\n draw 1\n }";
    let game = home_made(&format!("effect {{\n {looks}\n }}")).game();
    for seed in 0..10 {
        for count in [Worlds::MAX_COMPARED, Worlds::MAX_COMPARED + 1] {
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
            let worlds = Worlds::of(&game, count, &mut luck).unwrap();
            let foresight = worlds.foresee(game.read("dogma Oracle").unwrap()).unwrap();
            assert!(!foresight.nothing, "seed {seed}, {count} worlds");
        }
    }
}

#[test]
fn an_answer_that_is_not_listed_is_not_foreseen() {
    let table = Table::of(Edition::First, 2);
    let worlds = Worlds::of(&table.game(), 1, &mut Xoshiro256PlusPlus::seed_from_u64(1)).unwrap();
    assert_eq!(worlds.foresee(Answer::Yes), None);
}

#[test]
fn progress_toward_special_achievements_follows_the_edition() {
    let progress = |edition: Edition, special| {
        let table = Table::of(edition, 2).board(0, &["Archery", "Masonry", "Software"]);
        let view = table.game().view(Seat::new(1));
        let progress = view.progress(table.rules, Seat::A, special);
        (progress.have, progress.need)
    };
    assert_eq!(progress(Edition::First, Special::Monument), (0, 6));
    assert_eq!(progress(Edition::Fourth, Special::Monument), (1, 4));
    assert_eq!(progress(Edition::First, Special::Empire), (2, 6));
    assert_eq!(progress(Edition::First, Special::World), (3, 12));
    assert_eq!(progress(Edition::First, Special::Wonder), (0, 5));
    assert_eq!(progress(Edition::First, Special::Universe), (1, 5));
}
