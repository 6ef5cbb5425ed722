//! All lines of the companion: from random games, and made up for the cases that random games do not reach.

use crate::lines::Lines;
use eureka_inventions::profile_form::{Filled, Group};
use eureka_inventions::{
    Action, Answer, Bot, Correction, Difficulty, Event, Expected, FaultKind, Game, Idea, Letter,
    Milestone, Obstacle, Owner, ParseIdeaError, ParseWordError, Pillar, Player, Position, Profile,
    Progress, Question, Reason, Region, Score, ScoreSheet, SettingError, Setup, Side, Slot, Space,
    Speciality, Warning, WordKind,
};
use eureka_words::{
    AnswerGroup, CompanionCommand, CompanionNotice, CompanionTeller, FormNotice, Row, Words,
};

/// The lines of the companion, without repetitions.
pub(crate) struct CompanionTexts<'a> {
    teller: CompanionTeller<'a>,
    pub(crate) lines: Lines,
}

/// Events that happen in few games or in none.
pub(crate) fn rare_events() -> Vec<Event> {
    let region = Region::FIRST;
    let milestone = Milestone::all().next().unwrap();
    let idea = Idea::all().next().unwrap();
    let (action, speciality) = (Action::Travel, Speciality::Culture);
    let tile = Progress { speciality, number: region };
    let bots = |points, reason| Event::BotsScored { points, reason };
    let mut events: Vec<Event> = WHYS
        .into_iter()
        .chain([Obstacle::NoMilestone(milestone)])
        .map(|why| Event::RowPassed { row: 2, action, why })
        .collect();
    let why = Obstacle::HasTile;
    events.extend([
        Event::ProgressPassed { bot: Bot::Chronos, tile, why },
        Event::ProgressPassed { bot: Bot::Chronos, tile, why: Obstacle::UsedUp },
        Event::RegionPassed { region, why: Obstacle::NoIdea },
        Event::ChainBroken { row: 1, action, why: Obstacle::NoSage },
        Event::Chained { row: 1, action, left: 1 },
        bots(4, Reason::Presenter(region)),
        bots(4, Reason::HighestValue(region)),
        bots(4, Reason::KnowledgeTiles),
        bots(4, Reason::Sages),
        bots(4, Reason::Era(milestone)),
        bots(1, Reason::Visit(action)),
        bots(2, Reason::Diplomat(milestone)),
        Event::YouScored { points: 1, reason: Reason::Covered(region) },
        Event::Influence { from: 4, to: 3, reason: Reason::EraChange },
        Event::Unclaimed { regions: vec![region] },
        Event::Unclaimed { regions: vec![region, region.next()] },
        Event::CardsUnder { cards: vec![1] },
        Event::CardsUnder { cards: vec![1, 2] },
        Event::ChainToken { tokens: 2 },
        Event::TookMilestone { owner: Owner::Free, milestone },
        Event::PushedOut { milestone },
        Event::SeasonOver { sages: 0 },
        Event::SeasonOver { sages: 2 },
        Event::Corrected { correction: "7 = 7 # 7".parse::<Correction>().unwrap() },
        Event::Corrected { correction: "7 = 7".parse::<Correction>().unwrap() },
        Event::Over,
    ]);
    for bot in Bot::ALL {
        events.extend([
            Event::Nothing { bot },
            Event::NoProgress { bot, speciality },
            Event::TookProgress { bot, tile },
            Event::Replaced { bot, region, idea },
        ]);
    }
    for player in Player::ALL {
        events.extend(events_of(player, region, milestone, idea, action));
    }
    events
}

/// A set-up. With an odd seed some cards of the box are unknown and it has an era track. Its name is a digit, so that it is not a word of a language.
fn setup(seed: u32) -> Setup {
    let mut profile = Profile::ours().clone();
    profile.name = "7".to_owned();
    if seed % 2 == 1 {
        profile.ours = false;
        profile.cards.retain(|&card, _| card > 2);
        let space = |turn_order| Space { turn_order, marker: None };
        let spaces = vec![space(false), space(true), space(false), space(true)];
        profile.track = Some((2..=6).map(|era| (era, spaces.clone())).collect());
    }
    let knows = profile.knows_the_deck();
    let difficulty = Difficulty::ALL[seed as usize % 3];
    Setup { difficulty, ..Setup::new(profile, knows.then_some(seed)) }
}

/// Plays a random game. `see` is called before every answer and at the end.
pub(crate) fn play(seed: u32, mut see: impl FnMut(&Game)) -> Game {
    let mut game = setup(seed).start().unwrap();
    let mut chance = u64::from(seed) + 7;
    while !game.answers().is_empty() {
        see(&game);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let answers = game.answers();
        let mut answer = answers[(chance >> 33) as usize % answers.len()];
        if chance >> 62 == 0 && answers.contains(&Answer::End) {
            answer = Answer::End;
        }
        game.answer(answer).unwrap();
    }
    see(&game);
    game
}

impl<'a> CompanionTexts<'a> {
    /// Collects the lines of this many games at both kinds of table, and all made-up ones.
    pub(crate) fn new(words: &'a Words, games: u32) -> CompanionTexts<'a> {
        let teller = CompanionTeller::new(words);
        let milestones = Milestone::all().map(|milestone| teller.milestone(milestone));
        let actions = Action::ALL.map(|action| teller.action(action));
        let specialities = Speciality::ALL.map(|speciality| teller.speciality(speciality));
        let lines = Lines::new(milestones.chain(actions).chain(specialities));
        let mut said = CompanionTexts { teller, lines };
        (0..2 * games).for_each(|seed| said.game(seed));
        said.questions();
        said.events();
        said.names();
        said.notices();
        said.form();
        said.faults();
        said
    }

    fn add(&mut self, kind: &'static str, line: String) {
        self.lines.add(kind, line);
    }

    fn game(&mut self, seed: u32) {
        let mut games = Vec::new();
        let end = play(seed, |game| games.push(game.clone()));
        for (index, game) in games.iter().enumerate() {
            let at = game.position();
            if let Some(question) = game.question() {
                self.add("questions", self.teller.question(at, question));
                self.answers(at, question, game.answers());
            }
            if index % 16 == 0 {
                self.table(at);
            }
        }
        let events = end.log().iter().filter_map(|event| self.teller.event(event));
        let events: Vec<String> = events.collect();
        events.into_iter().for_each(|line| self.add("events", line));
        self.table(end.position());
        self.end(end.position(), &end.score().unwrap());
    }

    fn answers(&mut self, at: &Position, question: Question, answers: &[Answer]) {
        let mut open = vec![answers.to_vec()];
        while let Some(answers) = open.pop() {
            for branch in AnswerGroup::of(&answers) {
                match branch {
                    AnswerGroup::Leaf(answer) => {
                        self.add("answers", self.teller.answer(at, question, answer));
                    }
                    AnswerGroup::Fork(kind, some) => {
                        self.add("answers", self.teller.kind(kind));
                        self.add("questions", self.teller.narrow(kind, &some));
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

    fn table(&mut self, at: &Position) {
        let teller = self.teller;
        self.add("table", teller.heading(at));
        self.add("table", teller.box_profile(at));
        let parts = [
            teller.clock(at),
            teller.regions(at),
            teller.assembly(at),
            teller.milestones(at),
            teller.board(at),
            teller.chronos(at),
        ];
        parts.into_iter().for_each(|rows| self.rows(rows));
        teller.you(at).into_iter().for_each(|item| self.add("table", item));
    }

    /// The actual end of the game, and other possible ends.
    fn end(&mut self, at: &Position, score: &Score) {
        let full = ScoreSheet {
            points: 999,
            inventions: 12,
            era5: 3,
            wealth: 7,
            progress: 7,
            supply: 0,
            full: true,
            influence: 9,
        };
        let some = |count: usize| Score { awards: (1..=count as u8).collect(), ..score.clone() };
        let best = Score::of(at, &full);
        let scores: Vec<Score> = (0..=12).map(some).chain([score.clone(), best]).collect();
        let teller = self.teller;
        for score in scores {
            teller.goals(&score).into_iter().for_each(|line| self.add("end", line));
            self.add("end", teller.level(&score));
            for award in teller.awards(at, &score) {
                self.add("end", format!("{}. {} ({})", award.number, award.text, award.honor));
            }
        }
        for (label, _) in teller.bot_sheet(at) {
            self.add("end", label);
        }
        let heads = [teller.bots(), teller.your_name(), teller.your_points(), teller.report(at)];
        heads.into_iter().chain(teller.report_parts()).for_each(|line| self.add("end", line));
    }

    /// Questions and answers that few games reach.
    fn questions(&mut self) {
        let game = setup(0).start().unwrap();
        let at = game.position();
        let tile = Progress { speciality: Speciality::Economy, number: Region::FIRST };
        let owners = Owner::ALL.map(Question::OwnMilestone);
        let others = [
            Question::Chance,
            Question::Holds(tile),
            Question::RightmostSpeciality,
            Question::TurnOrder,
            Question::Place,
            Question::Revealed,
            Question::Row(1, 2),
        ];
        for question in owners.into_iter().chain(others) {
            self.add("questions", self.teller.question(at, question));
            self.answers(at, question, &[Answer::None]);
        }
        let milestone = Milestone::all().next().unwrap();
        let report = [
            Answer::Marker(1),
            Answer::Marker(2),
            Answer::Take(1),
            Answer::Take(2),
            Answer::TakeStack,
        ];
        self.answers(at, Question::Report, &report);
        for answers in [
            [Answer::Share(Region::FIRST), Answer::Share(Region::FIRST.next())],
            [Answer::Innovate(Region::FIRST), Answer::Innovate(Region::FIRST.next())],
            [Answer::Call(milestone), Answer::Call(Milestone::all().last().unwrap())],
        ] {
            self.answers(at, Question::Report, &[&answers[..], &[Answer::End]].concat());
        }
        let wealth =
            [Answer::ShareForWealth(Region::FIRST), Answer::ShareForWealth(Region::FIRST.next())];
        self.answers(at, Question::Report, &[&wealth[..], &[Answer::End]].concat());
        self.answers(at, Question::Revealed, &[Answer::Card(1), Answer::Card(9)]);
        self.add("questions", self.teller.numbers(0, 30));
    }

    fn events(&mut self) {
        let events = rare_events();
        let lines: Vec<String> =
            events.iter().filter_map(|event| self.teller.event(event)).collect();
        lines.into_iter().for_each(|line| self.add("events", line));
    }

    fn names(&mut self) {
        let teller = self.teller;
        let first = Idea { speciality: Speciality::Economy, era: 1, milestone: None };
        self.add("table", teller.idea(first));
        let mut named = Profile::ours().clone();
        named.ideas.insert("7".to_owned(), Idea::all().next().unwrap());
        let line = teller.with_names(&named).idea(Idea::all().next().unwrap());
        self.add("table", line);
        let milestones = Milestone::all().map(|milestone| teller.milestone(milestone));
        let actions = Action::ALL.into_iter().map(|action| teller.action(action));
        let names: Vec<String> = milestones.chain(actions).collect();
        self.lines.all.extend(names.into_iter().map(|name| ("names", name)));
        let levels = Difficulty::ALL.map(|difficulty| teller.difficulty(difficulty));
        levels.into_iter().for_each(|level| self.add("names", level));
    }

    fn notices(&mut self) {
        let (file, reason, said) = ("7", "7", "7");
        let mut notices = vec![
            CompanionNotice::Resumed { file, count: 12 },
            CompanionNotice::Saves { file, command: "eureka companion --save" },
            CompanionNotice::Unsaved,
            CompanionNotice::NotSaved { file, reason },
            CompanionNotice::Undone,
            CompanionNotice::NothingUndone,
            CompanionNotice::Redone,
            CompanionNotice::NothingRedone,
            CompanionNotice::NotCorrected { key: "7", what: "7" },
            CompanionNotice::NotNow,
            CompanionNotice::Correctable { example: "7" },
            CompanionNotice::NoNumber { said, count: 1 },
            CompanionNotice::NoNumber { said, count: 5 },
            CompanionNotice::NoAnswer { said },
            CompanionNotice::TooLate { said },
            CompanionNotice::NeedsWord { command: CompanionCommand::Save },
            CompanionNotice::Reported { file },
        ];
        for program_draws in [true, false] {
            let difficulty = Difficulty::Normal;
            notices.push(CompanionNotice::Begins { difficulty, program_draws });
        }
        for notice in notices {
            self.add("notices", self.teller.notice(notice));
        }
        let (title, rows) = self.teller.help();
        self.add("help", title);
        for (usage, text) in rows {
            self.add("help", usage);
            self.add("help", text);
        }
    }

    fn faults(&mut self) {
        let lines: Vec<String> = faults().iter().map(|wrong| self.teller.wrong(wrong)).collect();
        lines.into_iter().for_each(|line| self.add("faults", line));
    }

    fn form(&mut self) {
        let notices = [
            FormNotice::Begins,
            FormNotice::Warning(Warning(Action::Present, Action::Innovate)),
            FormNotice::Saved { file: "7" },
            FormNotice::Incomplete { file: "7" },
        ];
        let teller = self.teller;
        notices.into_iter().for_each(|notice| self.add("form", teller.form(notice)));
        let mut unusual = Profile::ours().clone();
        unusual.ring.swap(0, 1);
        let (filled, unusual) = (Filled::default(), Filled::of(&unusual));
        for group in Group::ALL {
            [teller.group(group), teller.hint(group)]
                .into_iter()
                .for_each(|line| self.add("form", line));
            for field in group.fields() {
                self.add("form", teller.asked(field, &filled));
                self.add("form", teller.label(field));
                let choices = unusual.numbered(field).into_iter();
                choices.for_each(|choice| self.add("form", teller.choice(choice)));
            }
        }
        teller.idea_labels().into_iter().for_each(|label| self.add("form", label));
        self.teller.yes_or_no().into_iter().for_each(|word| self.add("form", word));
    }
}

/// Every fault of a correction or a profile.
fn faults() -> Vec<FaultKind> {
    let said = || "7".to_owned();
    let (action, region) = (Action::Travel, Region::FIRST);
    let milestone = Milestone::all().next().unwrap();
    let tile = Progress { speciality: Speciality::Culture, number: region };
    let letter = Letter::all().next().unwrap();
    let expected = [
        Expected::Text,
        Expected::Truth,
        Expected::Number(0, 30),
        Expected::List,
        Expected::Table,
        Expected::TwoActions,
        Expected::FiveForums,
        Expected::Rows,
        Expected::Owners,
        Expected::Order,
        Expected::Card,
    ];
    let things = [
        WordKind::Action,
        WordKind::Milestone,
        WordKind::Turn,
        WordKind::Player,
        WordKind::PlayerOrNone,
        WordKind::Owner,
        WordKind::Side,
        WordKind::Difficulty,
    ];
    let mut faults: Vec<FaultKind> = Vec::new();
    faults.extend(expected.map(|expected| FaultKind::Expected { expected, got: said() }));
    faults.extend(things.map(|thing| FaultKind::NoThing { said: said(), thing }));
    faults.extend([
        FaultKind::UnknownKey,
        FaultKind::Missing,
        FaultKind::Form(said()),
        FaultKind::Scenario(said()),
        FaultKind::Word(ParseWordError::Slot(said())),
        FaultKind::Word(ParseWordError::Action(said())),
        FaultKind::Word(ParseWordError::Mark(action)),
        FaultKind::Idea(ParseIdeaError::Form(said())),
        FaultKind::Idea(ParseIdeaError::Milestone(said())),
        FaultKind::Idea(ParseIdeaError::Later { era: 1, milestone }),
        FaultKind::Idea(ParseIdeaError::Bare(said())),
        FaultKind::Idea(ParseIdeaError::TooMuch(said())),
        FaultKind::Progress("7".parse::<Progress>().unwrap_err()),
        FaultKind::Space("7".parse::<Space>().unwrap_err()),
        FaultKind::Setting(SettingError::Name(said())),
        FaultKind::Setting(SettingError::Reading {
            name: said().into(),
            reading: said(),
            readings: &["7", "7"],
        }),
        FaultKind::NoField,
        FaultKind::NotNow,
        FaultKind::TwoForums(action),
        FaultKind::NoForum(action),
        FaultKind::NoSlot(Slot::Private(0)),
        FaultKind::NoSlot(Slot::Common(0)),
        FaultKind::SlotTwice,
        FaultKind::NoRegion(region),
        FaultKind::NoEra(2),
        FaultKind::Rising,
        FaultKind::Markers,
        FaultKind::NoDisplay,
        FaultKind::NoTrack,
        FaultKind::FirstEra(said()),
        FaultKind::FirstEraIdea,
        FaultKind::Twice(said()),
        FaultKind::MilestoneTwice(milestone),
        FaultKind::CardTwice(1),
        FaultKind::NoLetter('7'),
        FaultKind::TokenSpaces(3),
        FaultKind::NoCard,
        FaultKind::NoPresenter,
        FaultKind::NoCitizen,
        FaultKind::InventedIdea,
        FaultKind::NoInventor,
        FaultKind::OwnInvention,
        FaultKind::Rounds { era: 1, rounds: 1 },
        FaultKind::EraNotOver,
        FaultKind::NotRevealed(milestone),
        FaultKind::OlderBelow,
        FaultKind::FourSlots,
        FaultKind::OtherDeck(milestone),
        FaultKind::NotOnBoard,
        FaultKind::Room(3),
        FaultKind::TwoMarkers(Player::You),
        FaultKind::OtherEra { player: Player::You, era: 3 },
        FaultKind::ThreeIdeas,
        FaultKind::Stack,
        FaultKind::TwoTokens(Player::Chronos),
        FaultKind::Tokens { all: 6, most: 5 },
        FaultKind::Citizens { all: 31, most: 30 },
        FaultKind::Sages { all: 8, most: 7 },
        FaultKind::Holders(tile),
        FaultKind::WealthTiles { letter, all: 4, most: 3 },
        FaultKind::Seasons,
        FaultKind::TwoPillars(action),
        FaultKind::NoSuchCard(7),
        FaultKind::Revealed { cards: 3, round: 2 },
        FaultKind::RevealedAtTurn { cards: 1, round: 2 },
        FaultKind::Era5,
    ]);
    faults
}

/// The events that can happen to any of the three players.
fn events_of(
    player: Player,
    region: Region,
    milestone: Milestone,
    idea: Idea,
    action: Action,
) -> Vec<Event> {
    use eureka_inventions::CitizenOrigin;
    let letter = Letter::all().next().unwrap();
    let settled = |citizens, from| Event::Settled { player, region, citizens, from };
    let mut events = vec![
        Event::Presented { player, region, idea, citizens: 1 },
        Event::Presented { player, region, idea, citizens: 2 },
        Event::Invented { player, region, idea },
        Event::Innovated { player, region },
        Event::Shared { player, region, idea, inventor: Player::You },
        Event::Shared { player, region, idea, inventor: Player::Chronos },
        settled(1, CitizenOrigin::Card),
        settled(2, CitizenOrigin::Supply),
        Event::TookWealth { player, region, letter },
        Event::TookSage { player, region },
        Event::Flipped { region, up: Side::Action },
        Event::Flipped { region, up: Side::Points },
        Event::TokenLaid { player, region, space: 2 },
        Event::TookMilestone { owner: player.into(), milestone },
        Event::MarkerPut { player, era: 3, space: None },
        Event::MarkerPut { player, era: 3, space: Some(2) },
        Event::DiplomatSent { player, milestone },
        Event::DiplomatCalled { player, milestone },
        Event::IdeaTaken { player, idea },
    ];
    if player != Player::Chronos {
        let pillars = [Pillar::Epoch, Pillar::Season];
        events.extend(pillars.map(|pillar| Event::Placed { player, pillar, action }));
    }
    if player != Player::You {
        events.push(Event::Recalled { player, region });
    }
    events
}

const WHYS: [Obstacle; 17] = [
    Obstacle::ForumClosed,
    Obstacle::NoIdea,
    Obstacle::NoEmptyRegion,
    Obstacle::NoCitizen,
    Obstacle::NothingToInvent,
    Obstacle::NothingToShare,
    Obstacle::NothingToInnovate,
    Obstacle::NoSage,
    Obstacle::NobodyToCall,
    Obstacle::NoToken,
    Obstacle::NoInfluenceSpace,
    Obstacle::NoEurekaTile,
    Obstacle::NotLater,
    Obstacle::NoRoom,
    Obstacle::NoDiplomat,
    Obstacle::HasTile,
    Obstacle::UsedUp,
];
