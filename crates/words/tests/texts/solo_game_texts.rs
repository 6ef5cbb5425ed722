//! All lines of the whole solo game: from random games, and made up for the cases that random games do not reach.

use crate::companion_texts::rare_events;
use crate::lines::Lines;
use eureka_inventions::solo_game::{
    Answer, Event, Game, Question, Setup, Source, Tally, Tile, Token, World,
};
use eureka_inventions::{
    Action, Aspiration, Benefit, Content, Difficulty, Event as TableEvent, Letter, Measure,
    Milestone, PrivateGoal, Progress, Region, Speciality, TileKind, Worth,
};
use eureka_words::{
    CompanionNotice, Row, SoloGameBranch, SoloGameCommand, SoloGameNotice, SoloGameTeller, Words,
};
use std::sync::Arc;

/// The lines of the solo game, without repetitions.
pub(crate) struct SoloGameTexts<'a> {
    teller: SoloGameTeller<'a>,
    content: &'a Content,
    pub(crate) lines: Lines,
}

/// Plays a random game. `see` is called before every answer and at the end.
pub(crate) fn play(seed: u32, mut see: impl FnMut(&Game)) -> Game {
    let setup = Setup { difficulty: Difficulty::ALL[seed as usize % 3], ..Setup::new(seed) };
    let mut game = setup.start();
    let mut chance = u64::from(seed) + 7;
    while !game.answers().is_empty() {
        see(&game);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let answers = game.answers();
        game.answer(answers[(chance >> 33) as usize % answers.len()]).unwrap();
    }
    see(&game);
    game
}

/// A content whose names have no translation. They are digits, so that they are not words of a language.
pub(crate) fn renamed() -> Content {
    let mut content = Content::clone(Content::ours());
    content.name = "7".to_owned();
    content.profile = {
        let mut profile = content.profile.clone();
        profile.ours = false;
        profile
    };
    content.regions[0].name = "7".to_owned();
    content.cards[0].name = "77".to_owned();
    content
}

impl<'a> SoloGameTexts<'a> {
    /// Collects the lines of this many games, and all made-up ones.
    pub(crate) fn new(words: &'a Words, games: u32) -> SoloGameTexts<'a> {
        let content: &Arc<Content> = Content::ours();
        let teller = SoloGameTeller::new(words, content);
        let solo = teller.companion();
        let milestones = Milestone::all().map(|milestone| solo.milestone(milestone));
        let actions = Action::ALL.map(|action| solo.action(action));
        let specialities = Speciality::ALL.map(|speciality| solo.speciality(speciality));
        let cards = content.all_cards().map(|card| teller.card(card));
        let places = Region::all().map(|region| teller.region_name(region));
        let names = milestones.chain(actions).chain(specialities).chain(cards).chain(places);
        let mut said = SoloGameTexts { teller, content, lines: Lines::new(names) };
        (0..games).for_each(|seed| said.game(seed));
        said.printed();
        said.questions();
        said.events();
        said.others(words);
        said.notices();
        said
    }

    fn add(&mut self, kind: &'static str, line: String) {
        self.lines.add(kind, line);
    }

    fn game(&mut self, seed: u32) {
        let mut games = Vec::new();
        let end = play(seed, |game| games.push(game.clone()));
        for (index, game) in games.iter().enumerate() {
            let world = game.world();
            if let Some(question) = game.question() {
                self.add("questions", self.teller.question(world, question));
                self.answers(world, question, game.answers());
            }
            if index % 16 == 0 {
                self.table(world);
            }
        }
        let events: Vec<String> =
            end.log().iter().filter_map(|event| self.teller.event(event)).collect();
        events.into_iter().for_each(|line| self.add("events", line));
        self.table(end.world());
        self.tally(end.world(), &end.tally().unwrap());
    }

    fn answers(&mut self, world: &World, question: Question, answers: &[Answer]) {
        let mut open = vec![answers.to_vec()];
        while let Some(answers) = open.pop() {
            for branch in SoloGameBranch::of(&answers) {
                match branch {
                    SoloGameBranch::Leaf(answer) => {
                        self.add("answers", self.teller.answer(world, question, answer));
                        for line in self.teller.detail(world, question, answer) {
                            self.add("details", line);
                        }
                    }
                    SoloGameBranch::Fork(some) => {
                        self.add("answers", self.teller.fork(&some));
                        self.add("questions", self.teller.narrow(&some));
                        open.push(some);
                    }
                }
            }
        }
    }

    fn rows(&mut self, rows: Vec<Row>) {
        for row in rows {
            self.add("labels", row.label);
            row.items.into_iter().for_each(|item| self.add("table", item));
        }
    }

    fn table(&mut self, world: &World) {
        let teller = self.teller;
        self.add("table", teller.content());
        let parts = [teller.regions(world), teller.displays(world), teller.society(world)];
        parts.into_iter().for_each(|rows| self.rows(rows));
    }

    fn tally(&mut self, world: &World, tally: &Tally) {
        self.add("end", self.teller.report(world));
        for (label, _) in self.teller.tally(world, tally) {
            self.add("end", label);
        }
    }

    /// All cards and tiles, and every notation.
    fn printed(&mut self) {
        let teller = self.teller;
        for card in self.content.all_cards() {
            self.lines.all.push(("names", teller.card(card)));
            teller.face(card).into_iter().for_each(|line| self.add("cards", line));
        }
        for region in Region::all() {
            self.lines.all.push(("names", teller.region(region)));
            self.add("table", teller.ropes(region));
        }
        for tile in tiles() {
            self.lines
                .all
                .push(("tiles", format!("{}: {}", teller.tile(tile), teller.effect(tile))));
        }
        for token in Token::ALL {
            self.lines.all.push(("names", teller.token(token)));
            teller.token_asks(token).into_iter().for_each(|line| self.add("table", line));
        }
        for tile in 0..7 {
            self.lines.all.push(("tiles", teller.specialist_tile(tile)));
            self.lines.all.push(("tiles", teller.knowledge_tile(tile)));
        }
        for milestone in Milestone::all() {
            self.add("tiles", teller.milestone_gives(milestone));
        }
        for hex in 1..=self.content.hexes.len() as u8 {
            self.add("tiles", teller.hex(hex));
            self.add("tiles", teller.hex_gives(hex));
        }
        for goal in goals() {
            self.lines.all.push(("goals", teller.goal(goal)));
        }
        self.notations();
    }

    /// Notations that occur only in an edited content file.
    fn notations(&mut self) {
        let teller = self.teller;
        for number in [1, 2, 5] {
            let benefits = [
                Benefit::Points(number),
                Benefit::Influence(number),
                Benefit::Scholars(number),
                Benefit::Specialists(number),
                Benefit::Citizens(number),
                Benefit::Nothing,
                Benefit::TurnOrder,
                Benefit::EconomyToken,
                Benefit::Action(Action::Share),
            ];
            for benefit in benefits {
                self.lines.all.push(("benefits", teller.benefit(benefit)));
            }
        }
        for measure in MEASURES {
            for (beyond, most) in [(0, None), (2, Some(9))] {
                let worth = Worth { measure, beyond, points: 1, most };
                self.lines.all.push(("goals", teller.worth(worth)));
            }
        }
        for kind in TileKind::ALL {
            self.add("names", teller.kind(kind));
        }
    }

    /// Questions and answers that few games reach.
    fn questions(&mut self) {
        let game = Setup::new(1).start();
        let world = game.world();
        let (first, second) = (Region::FIRST, Region::FIRST.next());
        let source = Source::Specialist(first);
        let action = Action::Travel;
        let tile = |speciality| Progress { speciality, number: first };
        let card = self.content.all_cards().next().unwrap();
        let [economy, _, technology] = Speciality::ALL;
        let asked: Vec<(Question, Vec<Answer>)> = vec![
            (Question::As, Speciality::ALL.map(Answer::Speciality).to_vec()),
            (Question::Order, vec![Answer::Number(1), Answer::Number(2)]),
            (Question::Place, vec![Answer::Use(tile(economy)), Answer::Place(action)]),
            (
                Question::Chain(Action::Invent),
                vec![
                    Answer::Technology(tile(technology)),
                    Answer::Token(Token::Influence),
                    Answer::Token(Token::Share),
                    Answer::Invention(card),
                    Answer::Pass,
                ],
            ),
            (Question::Reward(first), vec![Answer::Wealth, Answer::Aspiration]),
            (Question::Sage(first), vec![Answer::Yes, Answer::Pass]),
            (Question::Scholars(economy, 2), (0..3).map(Answer::Number).collect()),
            (
                Question::Exhaust(1),
                vec![Answer::Scholar(Some(economy)), Answer::Specialist(economy)],
            ),
            (Question::Exhaust(3), Speciality::ALL.map(|of| Answer::Scholar(Some(of))).to_vec()),
            (Question::Diplomat, vec![Answer::Scholar(None), Answer::Specialist(technology)]),
            (Question::Specialist(source), vec![Answer::Speciality(economy)]),
            (Question::Citizen(source), vec![Answer::Region(first)]),
            (Question::Marker, vec![Answer::Space(1)]),
            (Question::Progress(Aspiration::Wild), vec![Answer::Progress(tile(economy))]),
            (Question::Build, vec![Answer::Build(Tile::Progress(tile(economy)), 1), Answer::Pass]),
            (Question::Present, vec![Answer::Present(card, first), Answer::Pass]),
            (Question::Call, vec![Answer::Call(first, 1), Answer::Call(first, 2)]),
            (Question::GainInfluence, vec![Answer::Lay(first, Token::Share)]),
            (Question::Travel, vec![Answer::Travel(first, second)]),
        ];
        for (question, answers) in asked {
            self.add("questions", self.teller.question(world, question));
            self.answers(world, question, &answers);
        }
        for of in Speciality::ALL {
            let question = Question::Progress(Aspiration::Of(of));
            self.add("questions", self.teller.question(world, question));
        }
        self.many(world);
    }

    /// More answers than are shown at once.
    fn many(&mut self, world: &World) {
        let hexes = (1..=6).flat_map(|hex| tiles().take(3).map(move |tile| (tile, hex)));
        let cards = self.content.all_cards().take(3);
        let mut lists: [(Question, Vec<Answer>); 4] = [
            (Question::Build, hexes.map(|(tile, hex)| Answer::Build(tile, hex)).collect()),
            (
                Question::Present,
                cards
                    .flat_map(|card| Region::all().map(move |region| Answer::Present(card, region)))
                    .collect(),
            ),
            (
                Question::Call,
                Region::all()
                    .flat_map(|region| (1..4).map(move |count| Answer::Call(region, count)))
                    .collect(),
            ),
            (
                Question::Travel,
                Region::all()
                    .flat_map(|from| from.onward().take(3).map(move |to| Answer::Travel(from, to)))
                    .collect(),
            ),
        ];
        for (question, answers) in &mut lists {
            answers.sort();
            self.answers(world, *question, answers);
        }
    }

    fn events(&mut self) {
        let card = self.content.all_cards().next().unwrap();
        let (first, second) = (Region::FIRST, Region::FIRST.next());
        let [economy, culture, technology] = Speciality::ALL;
        let tile = Progress { speciality: technology, number: first };
        let mut events: Vec<Event> = sources(card)
            .into_iter()
            .flat_map(|by| [Event::Scored { points: 1, by }, Event::Chained { by, left: 2 }])
            .collect();
        events.extend([
            Event::Discarded(card),
            Event::Idle,
            Event::Chained { by: Source::Tile(tile), left: 0 },
            Event::Used { by: Source::Tile(tile) },
            Event::Left { speciality: Some(economy), citizens: 2, scholars: 1 },
            Event::Left { speciality: Some(culture), citizens: 1, scholars: 0 },
            Event::Left { speciality: None, citizens: 1, scholars: 1 },
            Event::Exhausted { speciality: economy, citizens: 5, scholars: 0 },
            Event::Exhausted { speciality: economy, citizens: 2, scholars: 2 },
            Event::CameHome { speciality: culture, citizens: 3 },
            Event::Scholars { citizens: 1 },
            Event::Scholars { citizens: 2 },
            Event::Scholars { citizens: 5 },
            Event::NoScholar,
            Event::NoRoom,
            Event::Aspired(Aspiration::Wild),
            Event::Progressed { from: Aspiration::Wild, tile: None },
            Event::Progressed { from: Aspiration::Of(economy), tile: Some(tile) },
            Event::Wealth { tile: Tile::Wealth(Letter::all().next().unwrap()) },
            Event::Traveled { from: first, to: second },
            Event::Built { tile: Tile::Progress(tile), hex: 3 },
            Event::EconomyToken,
            Event::Influence { from: 3, to: 4, by: Source::Tokens },
            Event::Influence { from: 3, to: 2, by: Source::Building },
            Event::Influence { from: 0, to: 1, by: Source::Idle(Action::Eureka) },
            Event::Exhausted { speciality: technology, citizens: 3, scholars: 1 },
            Event::Refreshed { sages: 0 },
            Event::Refreshed { sages: 2 },
            Event::Ready { tokens: 1 },
            Event::Ready { tokens: 3 },
        ]);
        for event in rare_events() {
            events.push(if is_about(&event) {
                Event::About(card, event)
            } else {
                Event::Table(event)
            });
        }
        let lines: Vec<String> =
            events.iter().filter_map(|event| self.teller.event(event)).collect();
        lines.into_iter().for_each(|line| self.add("events", line));
    }

    /// A content with other names.
    fn others(&mut self, words: &Words) {
        let content = renamed();
        let teller = SoloGameTeller::new(words, &content);
        self.add("table", teller.content());
        let card = content.all_cards().next().unwrap();
        self.add("table", teller.card(card));
        let (from, to) = (Region::FIRST, Region::FIRST.next());
        for (from, to) in [(from, to), (to, from)] {
            self.add("events", teller.event(&Event::Traveled { from, to }).unwrap());
        }
        self.add("table", teller.source(Source::Knowledge(from)));
        self.add("table", teller.region_name(from));
    }

    fn notices(&mut self) {
        let notices = [
            SoloGameNotice::Begins { difficulty: Difficulty::Normal, seed: 7 },
            SoloGameNotice::NotUndone,
            SoloGameNotice::Hint { answer: "7" },
            SoloGameNotice::NoHint,
            SoloGameNotice::Companion(CompanionNotice::Undone),
        ];
        for notice in notices {
            self.add("notices", self.teller.notice(notice));
        }
        let commands = SoloGameCommand::ALL.map(|command| self.teller.command(command));
        commands.into_iter().for_each(|command| self.add("help", command));
        let (title, rows) = self.teller.help();
        self.add("help", title);
        for (usage, text) in rows {
            self.add("help", usage);
            self.add("help", text);
        }
    }
}

/// Whether an event on the table is about a card, which is then given.
fn is_about(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Replaced { .. }
            | TableEvent::Presented { .. }
            | TableEvent::Invented { .. }
            | TableEvent::Innovated { .. }
            | TableEvent::Shared { .. }
            | TableEvent::IdeaTaken { .. }
    )
}

/// All progress and wealth tiles.
pub(crate) fn tiles() -> impl Iterator<Item = Tile> {
    let progress = Speciality::ALL.into_iter().flat_map(|speciality| {
        Region::all().map(move |number| Tile::Progress(Progress { speciality, number }))
    });
    progress.chain(Letter::all().map(Tile::Wealth))
}

/// All private goals.
pub(crate) fn goals() -> impl Iterator<Item = PrivateGoal> {
    (1..=3).flat_map(|deck| (1..=7).map(move |number| PrivateGoal { deck, number }))
}

fn sources(card: eureka_inventions::IdeaCard) -> [Source; 12] {
    let region = Region::FIRST;
    let tile = Progress { speciality: Speciality::Economy, number: region };
    [
        Source::Specialist(region),
        Source::Knowledge(region),
        Source::Milestone(Milestone::all().next().unwrap()),
        Source::Track(2),
        Source::Hex(3),
        Source::Tile(tile),
        Source::Card(card),
        Source::Token(Token::Influence),
        Source::Token(Token::Share),
        Source::Tokens,
        Source::Idle(Action::Eureka),
        Source::Building,
    ]
}

const MEASURES: [Measure; 20] = [
    Measure::Inventions,
    Measure::InventionsOf(Speciality::Economy),
    Measure::InventionsOf(Speciality::Culture),
    Measure::LateInventions,
    Measure::Tiles,
    Measure::TilesOf(TileKind::Wealth),
    Measure::TilesOf(TileKind::Progress(Speciality::Technology)),
    Measure::ProgressTiles,
    Measure::Kinds,
    Measure::Pairs(TileKind::Wealth, TileKind::Progress(Speciality::Culture)),
    Measure::Scholars,
    Measure::Specialists,
    Measure::Diplomats,
    Measure::Tokens,
    Measure::Regions,
    Measure::Citizens,
    Measure::CitizensInPlay,
    Measure::Influence,
    Measure::Era,
    Measure::InventionsOf(Speciality::Technology),
];
