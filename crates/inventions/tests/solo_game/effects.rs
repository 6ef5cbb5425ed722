//! A scenario for everything that is printed: each action, space, tile, card, token and goal. A test lists effects without a scenario.

use crate::lab::{Lab, Turn, region};
use eureka_inventions::solo_game::{
    Answer, Event, Question, Source, Tally, Tile, Token, TokenSide,
};
use eureka_inventions::{
    Action, Benefit, Content, Event as TableEvent, IdeaCard, Letter, Measure, Milestone, Player,
    PrivateGoal, Progress, Region, Speciality, TileKind, Track,
};
use std::sync::Arc;

const YOU: Player = Player::You;

/// A printed effect.
#[derive(Clone, Copy, Debug)]
enum Effect {
    Action(Action),
    /// The Specialist tile of a region.
    Specialist(Region),
    /// The Knowledge tile of a region.
    Knowledge(Region),
    /// Sending a diplomat.
    Send(Milestone),
    /// Calling a diplomat back.
    Call(Milestone),
    /// A space of the era track: the era, and the number from 1.
    Track(u8, u8),
    /// A hex, numbered from 1.
    Hex(u8),
    Economy(Progress),
    Culture(Progress),
    /// The two actions of a technology tile: the first lets you chain the second.
    Technology(Progress, Action, Action),
    Wealth(Letter),
    Goal(PrivateGoal),
    /// The action of an invention.
    Chain(IdeaCard, Action),
    /// The cost and points of inventing a card.
    Invent(IdeaCard),
    Token(Token),
}

/// All printed effects.
fn printed(content: &Content) -> Vec<Effect> {
    let tile = |speciality, number| Progress { speciality, number };
    let mut all: Vec<Effect> = Action::ALL.into_iter().map(Effect::Action).collect();
    all.extend(
        Region::all().flat_map(|region| [Effect::Specialist(region), Effect::Knowledge(region)]),
    );
    all.extend(
        Milestone::all().flat_map(|milestone| [Effect::Send(milestone), Effect::Call(milestone)]),
    );
    // The markers begin on the spaces of Era 2, so nobody ever moves to them.
    for era in Track::ERAS.skip(1) {
        all.extend((1..=content.track[&era].len() as u8).map(|space| Effect::Track(era, space)));
    }
    all.extend((1..=content.hexes.len() as u8).map(Effect::Hex));
    for number in Region::all() {
        all.push(Effect::Economy(tile(Speciality::Economy, number)));
        all.push(Effect::Culture(tile(Speciality::Culture, number)));
        let [one, other] = content.technology[number.index()];
        let technology = tile(Speciality::Technology, number);
        all.push(Effect::Technology(technology, one, other));
        all.push(Effect::Technology(technology, other, one));
    }
    all.extend(Letter::all().map(Effect::Wealth));
    for deck in 1..=3 {
        all.extend((1..=7).map(|number| Effect::Goal(PrivateGoal { deck, number })));
    }
    for card in content.all_cards() {
        all.extend(content.face(card).chain.map(|action| Effect::Chain(card, action)));
        if content.idea(card).era > 1 {
            all.push(Effect::Invent(card));
        }
    }
    all.extend(Token::ALL.map(Effect::Token));
    all
}

/// A table where all ten actions are possible, in this era and with this milestone of yours. The region `free` has no card.
fn rich(content: &Arc<Content>, era: u8, own: &str, free: u8, more: &str) -> Lab {
    let mut places = [2, 3, 4, 5].into_iter().filter(|number| *number != free);
    let mut next = || places.next().unwrap();
    let [improvable, shareable, idea] = [next(), next(), next()];
    let table = format!(
        r#"
        era = {era}
        [milestones]
        you = "{own}"
        {more}
        [region.{improvable}]
        card = "invention T2 Transportation"
        presenter = "H"
        citizens = 1
        inventor = "C"
        [region.{shareable}]
        card = "invention T3 Control of Fire"
        presenter = "you"
        citizens = 1
        inventor = "H"
        innovator = "C"
        [region.{idea}]
        card = "idea E2 Control of Fire"
        presenter = "H"
        citizens = 1
        [region.1]
        you = 5
        [region.6]
        you = 1
        "#
    );
    Lab::of(content, &table)
        .hand(&["Silk", "Irrigation"])
        .display(&["Coins", "Writing", "Steel"])
        .home([4; 3], 0)
        .influence(5)
}

/// A table where all ten actions are possible, in Era 3.
fn third(content: &Arc<Content>) -> Lab {
    rich(content, 3, "Iron", 7, "")
}

/// A rich table with a milestone on the board, in an era in which it is revealed.
fn with_milestone(content: &Arc<Content>, milestone: Milestone, diplomats: &str) -> Lab {
    let era = (milestone.era() - 1).max(3);
    let is_there =
        milestone.era() == 1 || ["Iron", "Cotton", "Copper Smelting"].contains(&milestone.name());
    let laid = if is_there { String::new() } else { format!("C = \"{milestone}\"\n") };
    let more = format!("{laid}[diplomats]\n\"{milestone}\" = {diplomats}");
    rich(content, era, "Iron", 7, &more)
}

/// Whether a benefit was given: an event tells it, or the open question is about it.
fn given(turn: &Turn, benefit: Benefit, by: Source) -> bool {
    let question = turn.0.question();
    let told = |event: &Event| match (benefit, event) {
        (Benefit::Points(points), event) => *event == Event::Scored { points, by },
        (Benefit::Influence(more), Event::Influence { from, to, by: source }) => {
            *source == by && *to == from + more
        }
        (Benefit::Scholars(number), Event::Scholars { citizens }) => *citizens == number,
        (Benefit::EconomyToken, event) => *event == Event::EconomyToken,
        _ => false,
    };
    match benefit {
        Benefit::Nothing => true,
        Benefit::Specialists(_) => question == Some(Question::Specialist(by)),
        Benefit::Citizens(_) => question == Some(Question::Citizen(by)),
        Benefit::Action(action) => question == Some(asked(action)) && turn.can("pass"),
        Benefit::TurnOrder => {
            let track = turn.position().track.as_ref().unwrap();
            track.rightmost_turn_order() == Some(YOU)
        }
        _ => turn.events().iter().any(told),
    }
}

/// The first question of an action.
fn asked(action: Action) -> Question {
    match action {
        Action::Present => Question::Present,
        Action::Invent => Question::Invent,
        Action::Innovate => Question::Innovate,
        Action::Share => Question::Share,
        Action::CallSpecialists => Question::Call,
        Action::GainInfluence => Question::GainInfluence,
        Action::Travel => Question::Travel,
        Action::Eureka => Question::Eureka,
        Action::SendDiplomat => Question::Send,
        Action::CallDiplomat => Question::CallBack,
    }
}

/// Whether you did an action since the event with this index, or are asked its first question.
fn acts(turn: &Turn, action: Action, since: usize) -> bool {
    let did = |event: &Event| match event {
        Event::About(_, TableEvent::Presented { player: YOU, .. }) => action == Action::Present,
        Event::About(_, TableEvent::Invented { player: YOU, .. }) => action == Action::Invent,
        Event::About(_, TableEvent::Innovated { player: YOU, .. }) => action == Action::Innovate,
        Event::About(_, TableEvent::Shared { player: YOU, .. }) => action == Action::Share,
        Event::CameHome { .. } => action == Action::CallSpecialists,
        Event::Table(TableEvent::TokenLaid { player: YOU, .. }) => action == Action::GainInfluence,
        Event::Traveled { .. } => action == Action::Travel,
        Event::Table(TableEvent::MarkerPut { player: YOU, .. }) => action == Action::Eureka,
        Event::Table(TableEvent::DiplomatSent { player: YOU, .. }) => {
            action == Action::SendDiplomat
        }
        Event::Table(TableEvent::DiplomatCalled { player: YOU, .. }) => {
            action == Action::CallDiplomat
        }
        _ => false,
    };
    turn.0.question() == Some(asked(action)) || turn.events()[since..].iter().any(did)
}

/// Plays on in this turn until a condition holds. It gives the first answer, and passes on chains, sages and building.
fn until(mut turn: Turn, is_so: impl Fn(&Turn) -> bool) -> Option<Turn> {
    let turns = turn.0.log().len();
    while turn.0.log().len() == turns {
        if is_so(&turn) {
            return Some(turn);
        }
        let answers = turn.answers();
        let optional = matches!(
            turn.0.question(),
            Some(Question::Chain(_) | Question::Sage(_) | Question::Build)
        );
        let answer = if optional { answers.last() } else { answers.first() };
        turn = turn.say(&[answer?]);
    }
    is_so(&turn).then_some(turn)
}

/// Plays the scenario of an effect and asserts its result. Returns whether the effect has a scenario.
fn show(content: &Arc<Content>, effect: Effect) -> bool {
    let place = |action: Action| format!("place {action}");
    let (turn, benefit, by) = match effect {
        Effect::Action(action) => {
            let turn = third(content).start().say(&[&place(action)]);
            let done =
                |turn: &Turn| acts(turn, action, 0) && turn.0.question() != Some(asked(action));
            assert!(until(turn, done).is_some(), "{action}");
            return true;
        }
        Effect::Specialist(region) => {
            let present = format!("present Silk {region}");
            let lab = rich(content, 3, "Iron", region.number(), "");
            let turn = lab.start().say(&[&place(Action::Present), &present]);
            let tile = content.specialists[region.index()];
            let lying = turn.position().land(region).card.unwrap();
            assert_eq!((lying.presenter, lying.citizens), (YOU, tile.need), "{effect:?}");
            (turn, tile.benefit, Source::Specialist(region))
        }
        Effect::Knowledge(to) => {
            let from = *content.region_facts(to).links.first().unwrap();
            let lab = rich(content, 3, "Iron", 7, "");
            let lab =
                lab.with(|lab| lab.position.regions[from.index()].citizens[YOU as usize] += 1);
            let travel = format!("travel {from} {to}");
            let turn = lab.start().say(&[&place(Action::Travel), &travel, "yes"]);
            assert_eq!(turn.society().sages, 1);
            (turn, content.knowledge[to.index()], Source::Knowledge(to))
        }
        Effect::Send(milestone) => {
            let lab = with_milestone(content, milestone, "[]");
            let name = milestone.to_string();
            let turn =
                lab.start().say(&[&place(Action::SendDiplomat), &name, "specialist economy"]);
            (turn, content.milestone(milestone), Source::Milestone(milestone))
        }
        Effect::Call(milestone) => {
            let lab = with_milestone(content, milestone, "[\"you\"]");
            let turn = lab.start().say(&[&place(Action::CallDiplomat)]);
            let name = milestone.to_string();
            let turn = if turn.can(&name) { turn.say(&[&name]) } else { turn };
            (turn, content.milestone(milestone), Source::Milestone(milestone))
        }
        Effect::Track(era, space) => {
            let own = ["Mining", "Iron", "Paper", "Electricity"][usize::from(era) - 3];
            let lab = rich(content, era - 1, own, 7, "");
            let turn = lab.start().say(&[&place(Action::Eureka)]);
            let first = turn.answers()[0].clone();
            let turn = turn.say(&[&first, &format!("space {space}")]);
            (turn, content.track[&era][usize::from(space) - 1], Source::Track(space))
        }
        Effect::Hex(hex) => {
            let lab = third(content).tiles(&["C2"]);
            let turn =
                lab.start().say(&[&place(Action::SendDiplomat), "Cotton", "specialist economy"]);
            let turn = until(turn, |turn| turn.0.question() == Some(Question::Build)).unwrap();
            let turn = turn.say(&[&format!("build C2 {hex}")]);
            (turn, content.hexes[usize::from(hex) - 1].benefit, Source::Hex(hex))
        }
        Effect::Economy(tile) => {
            let lab = third(content).built(&[(3, &tile.to_string())]);
            let turn = lab.start().say(&[&format!("use {tile}")]);
            assert!(turn.society().used.contains(&tile) && turn.society().free_economy() == 0);
            let spent = lab.with(|lab| lab.society.economy = 0);
            assert!(!spent.allows(&format!("use {tile}")), "without a token");
            (turn, content.economy(tile), Source::Tile(tile))
        }
        Effect::Culture(tile) => {
            let (action, benefit) = content.culture[tile.number.index()];
            let by = Source::Tile(tile);
            let without = third(content).start().say(&[&place(action)]);
            assert!(
                until(without, |turn| given(turn, benefit, by)).is_none(),
                "{tile} is not there"
            );
            let with =
                third(content).built(&[(3, &tile.to_string())]).start().say(&[&place(action)]);
            (until(with, |turn| given(turn, benefit, by)).unwrap(), benefit, by)
        }
        Effect::Technology(tile, first, second) => {
            let chain = format!("chain tile {tile}");
            let lab = third(content).built(&[(3, &tile.to_string())]);
            let turn = until(lab.start().say(&[&place(first)]), |turn| turn.can(&chain)).unwrap();
            let (before, since) = (turn.position().you.influence, turn.events().len());
            let turn = turn.say(&[&chain]);
            let by = Source::Tile(tile);
            assert!(turn.told(&Event::Influence { from: before, to: before - 1, by }), "{tile}");
            assert!(turn.society().used.contains(&tile), "{tile}");
            let acts = until(turn, |turn| acts(turn, second, since));
            assert!(acts.is_some(), "{tile} {second}");
            let lab = lab.with(|lab| assert!(lab.society.used.insert(tile)));
            let again = until(lab.start().say(&[&place(first)]), |turn| turn.can(&chain));
            assert!(again.is_none(), "{tile} is used once in a game");
            return true;
        }
        Effect::Chain(card, action) => {
            let chain = Answer::Invention(card).write(content);
            let lab = third(content).without(card).inventions(&[&content.face(card).name]);
            let turn = lab.start().say(&[&place(Action::CallSpecialists), "call 1 from 1"]);
            let since = turn.events().len();
            let turn = turn.say(&[&chain]);
            assert!(turn.told(&Event::Chained { by: Source::Card(card), left: 1 }), "{chain}");
            let acts = until(turn, |turn| acts(turn, action, since));
            assert!(acts.is_some(), "{chain}: {action}");
            return true;
        }
        Effect::Invent(card) => {
            invents(content, card);
            return true;
        }
        Effect::Token(token) => {
            lays(content, token);
            return true;
        }
        Effect::Wealth(letter) => {
            let worth = content.wealth[&letter];
            let Some(count) = counted(worth.measure) else { return false };
            let mut world = society(content).world();
            world.society.built.insert(11, Tile::Wealth(letter));
            assert_eq!(Tally::of(content, &world).wealth, [(letter, worth.points(count))]);
            return true;
        }
        Effect::Goal(goal) => {
            let worth = content.goal(goal);
            let Some(count) = counted(worth.measure) else { return false };
            let mut world = society(content).world();
            world.society.built.insert(11, Tile::Wealth(Letter::new('A').unwrap()));
            world.society.goals = vec![goal];
            assert_eq!(Tally::of(content, &world).goals, [(goal, worth.points(count))]);
            return true;
        }
    };
    assert!(given(&turn, benefit, by), "{effect:?} gives {benefit}: {:?}", turn.0.question());
    true
}

/// Asserts that inventing a card exhausts the specialists and scores the points that are printed on it.
fn invents(content: &Arc<Content>, card: IdeaCard) {
    let (idea, face) = (content.idea(card), content.face(card));
    let milestone = idea.milestone.unwrap();
    let lab = with_milestone(content, milestone, "[\"you\"]").without(card).hand(&[]).display(&[]);
    let lab = lab.with(|lab| lab.lay(region(7), card, Player::Hephaestus));
    let turn = lab.start().say(&["place INVENT", "region 7"]);
    let mut home = [4; 3];
    home[idea.speciality as usize] -= 1;
    home.iter_mut().zip(face.extra).for_each(|(home, extra)| *home -= extra);
    assert_eq!(
        (turn.society().home, turn.society().exhausted),
        (home, face.extra),
        "{}",
        face.name
    );
    assert_eq!(turn.position().you.points, face.points.into(), "{}", face.name);
    let invention = turn.position().land(region(7)).card.unwrap().invention.unwrap();
    assert_eq!(invention.inventor, YOU);
    let poor = lab.home(face.extra, 0).start();
    let invents = poor.can("place INVENT") && poor.say(&["place INVENT"]).can("region 7");
    assert!(!invents, "{}: nobody is left to invent", face.name);
}

/// Asserts that a token asks for citizens and lets you chain its action or influence.
fn lays(content: &Arc<Content>, token: Token) {
    let lab = third(content).with(|lab| {
        lab.position.regions[6].influence[0].token = Some(YOU);
        lab.society.tokens[Token::Influence as usize] = TokenSide::Up;
    });
    let turn = lab.start().say(&["place GAIN_INF"]);
    let shown = match token.action() {
        None => "lay PRESENT 1".to_owned(),
        Some(_) => format!("lay {token} 1"),
    };
    let turn = turn.say(&[&shown]);
    if let Some(action) = token.action() {
        let left = turn.position().land(region(1)).citizens(YOU);
        assert_eq!(left, 5 - content.tokens[&action], "{token}");
    }
    let since = turn.events().len();
    let before = turn.position().you.influence;
    let turn = turn.say(&[&format!("chain token {token}")]);
    match token.action() {
        Some(action) => {
            assert!(until(turn, |turn| acts(turn, action, since)).is_some(), "{token}");
        }
        None => assert!(turn.told(&Event::Influence {
            from: before,
            to: before + 1,
            by: Source::Token(token)
        })),
    }
}

/// A society at the end with something of everything that can be counted.
fn society(content: &Arc<Content>) -> Lab {
    let table = r#"
        [milestones]
        you = "Iron"
        [diplomats]
        "Control of Fire" = ["you"]
        [region.1]
        you = 3
        tokens = ["you"]
        [region.4]
        you = 2
    "#;
    Lab::of(content, table)
        .influence(7)
        .home([2, 1, 0], 3)
        .inventions(&["Trade", "Boats", "Flute", "Telephone"])
        .built(&[(1, "E1"), (2, "C1"), (3, "E2"), (5, "T1"), (6, "T2")])
        .tiles(&["T5"])
}

/// A measure of that society with one wealth tile, counted by hand. Returns `None` for pairs that are not counted here.
fn counted(measure: Measure) -> Option<u16> {
    const ECONOMY: TileKind = TileKind::Progress(Speciality::Economy);
    const CULTURE: TileKind = TileKind::Progress(Speciality::Culture);
    const TECHNOLOGY: TileKind = TileKind::Progress(Speciality::Technology);
    Some(match measure {
        Measure::Inventions => 4,
        Measure::InventionsOf(Speciality::Economy) => 3,
        Measure::InventionsOf(Speciality::Culture) => 1,
        Measure::InventionsOf(Speciality::Technology) => 0,
        Measure::LateInventions => 1,
        Measure::Tiles => 6,
        Measure::TilesOf(ECONOMY | TECHNOLOGY) => 2,
        Measure::TilesOf(CULTURE | TileKind::Wealth) => 1,
        Measure::ProgressTiles => 6,
        Measure::Kinds => 4,
        // Hexes 1, 2 and 3 lie in a row, 5 and 6 below them.
        Measure::Pairs(ECONOMY, CULTURE | TECHNOLOGY) | Measure::Pairs(CULTURE, TECHNOLOGY) => 2,
        Measure::Pairs(..) => return None,
        Measure::Scholars | Measure::Specialists | Measure::Era => 3,
        Measure::Diplomats | Measure::Regions => 2,
        Measure::Tokens => 1,
        Measure::Citizens => 5,
        Measure::CitizensInPlay => 13,
        Measure::Influence => 7,
    })
}

/// The printed effects without a scenario.
fn without_scenario(content: &Arc<Content>) -> Vec<String> {
    let missing = printed(content).into_iter().filter(|effect| !show(content, *effect));
    missing.map(|effect| format!("{effect:?}")).collect()
}

#[test]
fn everything_that_is_printed_has_a_scenario() {
    let content = Content::ours();
    assert_eq!(printed(content).len(), 240);
    assert_eq!(without_scenario(content), Vec::<String>::new());
}

#[test]
fn an_effect_without_a_scenario_is_listed() {
    let ours = include_str!("../../../../cards/inventions/content.toml");
    let other = ours.replace("\"economy-culture pairs\"", "\"wealth-wealth pairs\"");
    let content = Arc::new(Content::read(&other).unwrap());
    let missing = Effect::Wealth(Letter::new('F').unwrap());
    assert_eq!(without_scenario(&content), [format!("{missing:?}")]);
}
