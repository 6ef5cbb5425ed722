//! Tests of the coach: in whole games it advises a listed answer at every decision, what it claims is true of the real game, and who follows
//! it beats a beginner.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Bot, Luck, Seen, luck_of};
use eureka_innovation::{
    Answer, Edition, Event, Face, Game, Icon, QuestionKind, Rules, Seat, SeatSet, Shown, Worlds,
    Zone,
};
use eureka_web::innovation::choices::Choices;
use eureka_web::innovation::coach::Coaching;
use eureka_web::innovation::coach::advice::{Advice, Reason, advise};
use eureka_web::innovation::coach::outlook::Outlook;
use eureka_web::innovation::coach::review::Happened;
use eureka_web::innovation::coach::topic::{Met, Topic, TopicSet};
use eureka_web::innovation::draw::frame;
use eureka_web::innovation::table_view::{Prompt, TableView};
use eureka_words::{Language, Words};
use maud::Markup;
use rand_core::SeedableRng;
use std::collections::{BTreeMap, BTreeSet};

const ME: Seat = Seat::A;

/// A game in which seat A follows the coach and the others are beginners.
struct Coached {
    game: Game,
    bots: Vec<Box<dyn Bot<Game>>>,
    /// Every event with the number of answers given when it had happened.
    events: Vec<(usize, Event<Shown>)>,
    moment: usize,
    answered: [usize; Seat::MAX as usize],
}

impl Coached {
    fn new(edition: Edition, players: u8, seed: u64) -> Coached {
        let game = Game::deal(Rules::printed(edition), players, seed).expect("a table");
        let beginner: Opponent = "beginner".parse().expect("a level");
        let bot = |seat| beginner.seat(game.rules(), luck_of(seed, Seat::new(seat)));
        let bots = (0..players).map(bot).collect();
        Coached { game, bots, events: Vec::new(), moment: 0, answered: [0; Seat::MAX as usize] }
    }

    fn is_asked(&self) -> bool {
        self.game.asked() == Some(ME)
    }

    fn outlook(&self) -> Option<Outlook> {
        Outlook::of(&self.game, self.moment as u64).filter(|_| self.is_asked())
    }

    fn choices(&self) -> Choices {
        let luck = &mut Luck::seed_from_u64(self.moment as u64);
        let worlds = Worlds::of(&self.game, Worlds::MAX_COMPARED, luck).filter(|_| self.is_asked());
        Choices::new(&self.game, &self.game.view(ME), worlds.as_ref())
    }

    /// The events since the last answer of seat A, as it was told them.
    fn told(&self) -> Vec<Event<Face>> {
        let news = self.events.partition_point(|(at, _)| *at <= self.answered[ME.index()]);
        let age = |card| self.game.rules().age(card);
        self.events[news..].iter().map(|(_, event)| event.told(ME, age)).collect()
    }

    fn met(&self) -> TopicSet {
        Met::of(&self.events, &self.answered).by(ME)
    }

    fn coaching(&self) -> Coaching {
        let (view, choices, outlook) = (self.game.view(ME), self.choices(), self.outlook());
        Coaching::new(
            self.game.rules(),
            &view,
            &choices,
            outlook.as_ref(),
            &self.told(),
            self.met(),
        )
    }

    fn advice(&self) -> Option<Advice> {
        let outlook = self.outlook()?;
        Some(advise(self.game.rules(), &self.game.view(ME), &self.choices(), &outlook))
    }

    /// Gives an answer for the player who is asked: the one advised, or that of the beginner.
    fn go_on(&mut self) -> Option<()> {
        let seat = self.game.asked()?;
        let answer = match seat == ME {
            true => self.outlook()?.best,
            false => self.bots[seat.index()].choose(Seen::of(&self.game, self.moment)?),
        };
        self.answered[seat.index()] = self.moment;
        self.moment += 1;
        let mut new = Vec::new();
        self.game.answer(answer, &mut new).expect("the answer is listed");
        self.events.extend(new.into_iter().map(|event| (self.moment, event)));
        Some(())
    }

    /// The page of seat A.
    fn page(&self, language: Language) -> Markup {
        let view = self.game.view(ME);
        let table = TableView {
            words: Words::of(language),
            rules: self.game.rules(),
            address: "/table/1".to_owned(),
            answers_to: "/table/1/answer".to_owned(),
            version: 7,
            names: ["Anna", "Bohdan", "Chiara"].map(str::to_owned).to_vec(),
            bots: Vec::new(),
            you: Some(ME),
            choices: self.choices(),
            prompt: Prompt::Question { may_take_back: false, may_come_back: false },
            notice: None,
            ending: None,
            coaching: Some(self.coaching()),
            recent: self.told(),
            changes: Default::default(),
            shows_texts: true,
            view,
        };
        let sections = table.sections();
        frame(table.words, table.rules, Some(ME), &sections, &Markup::default(), &Markup::default())
    }
}

/// The text between the first `from` and the `to` that follows it.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).expect("an end").0
}

/// Whether an achievement that nobody has claimed is junked.
fn junks<T>(event: &Event<T>) -> bool {
    matches!(event, Event::Moved { from: Zone::Available, to: Zone::Junk, .. })
}

/// Panics unless what a reason claims holds in the real game after the answer.
fn assert_true(coached: &Coached, advice: &Advice) {
    let (before, mut after) = (coached.game, coached.game);
    let mut events: Vec<Event<Shown>> = Vec::new();
    after.answer(advice.answer, &mut events).expect("the answer is listed");
    if let Answer::Dogma(_) = advice.answer {
        assert!(!events.iter().any(junks) || advice.junks.is_some(), "{advice:?}");
    }
    let icons = |game: &Game, seat, icon: Icon| game.icons(seat, icon);
    match advice.reason {
        Reason::Wins => assert!(after.outcome().is_none_or(|outcome| outcome.winners.has(ME))),
        Reason::Claim { age, have, need } => {
            assert_eq!(advice.answer, Answer::Achieve(age));
            let view = after.view(ME);
            let own = &view.players[ME.index()];
            assert!(own.achievements.len() + own.specials.len() >= have);
            assert_eq!(need, usize::from(view.achievements_to_win));
        }
        Reason::Demand { icon, hit, .. } => {
            for seat in hit.iter() {
                assert!(icons(&before, seat, icon) < icons(&before, ME, icon));
            }
        }
        Reason::Alone { icon, .. } => {
            for seat in (SeatSet::all(before.players()) - SeatSet::only(ME)).iter() {
                assert!(icons(&before, seat, icon) < icons(&before, ME, icon));
            }
        }
        Reason::Shared { icon, sharing, .. } => {
            for seat in sharing.iter() {
                assert!(icons(&before, seat, icon) >= icons(&before, ME, icon));
            }
        }
        Reason::Leads { icon, count, behind } => {
            assert_eq!(icons(&after, ME, icon), count);
            assert!(behind.iter().all(|seat| icons(&before, seat, icon) < count));
        }
        Reason::Shields { icon, count, from, attack } => {
            assert_eq!(icons(&after, ME, icon), count);
            assert!(!before.reach(from, attack).exposed.is_empty());
            assert!(icons(&before, from, icon) <= count);
        }
        Reason::Board { icon, count } => assert_eq!(icons(&after, ME, icon), count),
        Reason::Higher { value } => {
            let mut drawn = after;
            if drawn.asked() == Some(ME) && drawn.answers().contains(&Answer::Draw) {
                assert_eq!(drawn.draw_age(ME), Some(value));
                drawn.answer(Answer::Draw, &mut ()).expect("a draw");
            }
        }
        Reason::Opens { age } => {
            assert!(before.points(ME) >= 5 * u16::from(age));
            assert!(!before.answers().contains(&Answer::Achieve(age)));
            if after.asked() == Some(ME) && after.answers().contains(&Answer::Draw) {
                assert!(after.answers().contains(&Answer::Achieve(age)));
            }
        }
        Reason::Draw { value, hand } => {
            assert_eq!(before.draw_age(ME), Some(value));
            assert_eq!(hand, before.view(ME).players[ME.index()].hand.len());
        }
        Reason::Splay { color, .. } => {
            let splayed = |event: &Event<Shown>| matches!(*event, Event::Splayed { seat: ME, color: of, .. } if of == color);
            assert!(events.iter().any(splayed));
        }
        Reason::Nears { special, have, need } => {
            let progress = after.view(ME).progress(after.rules(), ME, special);
            assert!(progress.have >= have && progress.need == need, "{progress:?}");
        }
        Reason::Claims { .. }
        | Reason::Open { .. }
        | Reason::Give { .. }
        | Reason::Score { .. }
        | Reason::Tuck
        | Reason::Take { .. }
        | Reason::Brings { .. }
        | Reason::Decline
        | Reason::Best => {}
    }
}

#[test]
fn every_decision_has_one_advice_which_is_listed_and_true() {
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    let mut topics: BTreeSet<Topic> = BTreeSet::new();
    for (edition, players) in
        [(Edition::First, 2), (Edition::Fourth, 2), (Edition::Fourth, 3), (Edition::Third, 2)]
    {
        for seed in 0..5 {
            let mut coached = Coached::new(edition, players, seed);
            loop {
                let coaching = coached.coaching();
                assert_eq!(coaching.advice.is_some(), coached.is_asked());
                if let Some(advice) = &coaching.advice {
                    assert!(coached.game.answers().contains(&advice.answer));
                    assert_true(&coached, advice);
                    let reason = format!("{:?}", advice.reason);
                    let word = reason.split([' ', '{']).next().unwrap_or_default().to_owned();
                    *reasons.entry(word).or_default() += 1;
                }
                topics.extend(coaching.topic);
                if coached.go_on().is_none() {
                    break;
                }
            }
        }
    }
    for reason in ["Claim", "Demand", "Alone", "Shared", "Leads", "Higher", "Draw", "Open", "Give"]
    {
        assert!(reasons.contains_key(reason), "{reason}: {reasons:?}");
    }
    assert!(topics.len() >= 9, "{topics:?}");
}

#[test]
fn a_dogma_is_advised_only_if_the_coach_would_not_decline_all_of_it() {
    let mut dogmas = 0;
    for seed in 0..10 {
        let mut coached = Coached::new(Edition::Fourth, 2, seed);
        loop {
            if let Some(Outlook { best: Answer::Dogma(_), gains }) = coached.outlook() {
                assert!(gains.matters, "{gains:?}");
                dogmas += 1;
            }
            if coached.go_on().is_none() {
                break;
            }
        }
    }
    assert!(dogmas > 50, "{dogmas}");
}

#[test]
fn an_achievement_that_anybody_junks_is_told() {
    let mut junked = 0;
    for seed in 0..10 {
        let mut coached = Coached::new(Edition::Fourth, 2, seed);
        while coached.go_on().is_some() {
            let ages = coached.told().into_iter().filter(junks).count();
            let happened = coached.coaching().happened;
            let told = happened.iter().filter(|one| matches!(one, Happened::Junked { .. })).count();
            assert_eq!(ages, told, "{happened:?}");
            junked += told;
        }
    }
    assert!(junked > 0);
}

#[test]
fn who_follows_the_coach_beats_a_beginner() {
    let (mut won, mut games) = (0, 0);
    for edition in [Edition::First, Edition::Fourth] {
        for seed in 100..120 {
            let mut coached = Coached::new(edition, 2, seed);
            while coached.go_on().is_some() {}
            let outcome = coached.game.outcome().expect("the game is over");
            won += u32::from(outcome.winners.has(ME));
            games += 1;
        }
    }
    assert!(won * 10 >= games * 7, "{won} of {games}");
}

#[test]
fn the_coach_speaks_every_language_without_gaps() {
    for (seed, language) in (0..).zip(Language::ALL) {
        for edition in [Edition::First, Edition::Fourth] {
            let mut coached = Coached::new(edition, 3, seed);
            loop {
                let page = coached.page(language).into_string();
                if coached.game.outcome().is_none() {
                    let said = between(&page, "<section id=\"coach\"", "</section>");
                    assert!(!said.contains(['{', '}']), "{language}: {said}");
                    assert!(!said.contains("<b></b>"), "{language}: {said}");
                    let advised = said.matches("class=\"advice\"").count();
                    assert_eq!(advised, usize::from(coached.is_asked()), "{language}: {said}");
                    if let Some(advice) = coached.advice() {
                        let notation = coached.game.write(advice.answer);
                        assert_eq!(between(said, "data-advises=\"", "\""), notation);
                        // The thing itself is marked, in the question and wherever it lies on the table.
                        assert!(page.contains("data-advised"), "{language}: {notation}");
                    }
                }
                if coached.go_on().is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn each_topic_is_explained_until_it_has_been_met_and_never_again() {
    for edition in [Edition::First, Edition::Fourth] {
        let mut coached = Coached::new(edition, 2, 3);
        let mut met = TopicSet::default();
        assert_eq!(coached.coaching().topic, Some(Topic::Opening));
        let mut is_first_action = true;
        loop {
            let topic = coached.coaching().topic;
            let asked = coached.game.question().map(|question| question.kind);
            if coached.is_asked() && asked == Some(QuestionKind::Action) {
                if is_first_action {
                    assert_eq!(topic, Some(Topic::Actions));
                }
                is_first_action = false;
            }
            if let Some(topic) = topic {
                assert!(!met.has(topic), "{topic}");
            }
            met = coached.met();
            if coached.go_on().is_none() {
                break;
            }
        }
        for topic in [Topic::Actions, Topic::Icons, Topic::Draw, Topic::Meld, Topic::Dogma] {
            assert!(met.has(topic), "{topic}");
        }
    }
}

#[test]
fn what_happened_is_told_after_an_answer() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seed in 0..8 {
        let mut coached = Coached::new(Edition::Fourth, 2, seed);
        loop {
            let last = coached.told();
            let happened = coached.coaching().happened;
            let acted = last.iter().any(|event| matches!(event, Event::Action { seat: ME, .. }));
            assert!(!acted || !happened.is_empty(), "{last:?}");
            let passed = |event: &Event<Face>| {
                matches!(event, Event::Chose { seat: ME, answer: Answer::Pass | Answer::No })
            };
            assert!(!last.iter().any(passed) || !happened.is_empty(), "{last:?}");
            let shared = last.iter().any(|event| matches!(event, Event::Bonus { seat: ME }));
            let told = happened.iter().any(|one| matches!(one, Happened::Bonus { .. }));
            assert_eq!(shared, told, "{happened:?}");
            seen.extend(happened.iter().map(|one| {
                format!("{one:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
            }));
            if coached.go_on().is_none() {
                break;
            }
        }
    }
    for one in ["Activated", "Cards", "Icons", "Points", "Obeyed", "SharedBy", "Bonus", "Achieved"]
    {
        assert!(seen.contains(one), "{one}: {seen:?}");
    }
}
