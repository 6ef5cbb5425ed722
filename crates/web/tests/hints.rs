//! Tests of the hints in a guided game, compared with hints derived independently from whole games of random bots.

use eureka_bots::{Bot, Random, Seen, luck_of};
use eureka_innovation::{
    Answer, Edition, EffectKind, Event, Face, Game, MoveKind, QuestionKind, Rules, Seat, Shown,
    Splay, View, Zone,
};
use eureka_web::pages::guide::{Dismissed, Hint, HintSection, hints};
use eureka_words::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

const ME: Seat = Seat::A;

/// A game seen by seat A.
struct Guided {
    game: Game,
    bots: Vec<Random>,
    moment: usize,
    /// The events since the last answer of seat A.
    news: Vec<Event<Shown>>,
    /// The player whose turn it was before the first of these events.
    actor: Option<Seat>,
    dismissed: Dismissed,
}

impl Guided {
    fn new(edition: Edition, players: u8, seed: u64) -> Guided {
        let game = Game::deal(Rules::printed(edition), players, seed).expect("a table");
        let bots = (0..players).map(|seat| Random::new(luck_of(seed, Seat::new(seat)))).collect();
        let (news, dismissed) = (Vec::new(), Dismissed::default());
        Guided { game, bots, moment: 0, news, actor: None, dismissed }
    }

    fn told(&self) -> Vec<Event<Face>> {
        let age = |card| self.game.rules().age(card);
        self.news.iter().map(|event| event.told(ME, age)).collect()
    }

    fn hints(&self) -> Vec<Hint> {
        hints(&self.game.view(ME), &self.told(), &self.dismissed)
    }

    /// Gives one answer; `None` once the game is over.
    fn go_on(&mut self) -> Option<()> {
        let seat = self.game.asked()?;
        if seat == ME {
            self.actor = self.news.iter().fold(self.actor, |actor, event| acting(event).or(actor));
            self.news.clear();
        }
        let seen = Seen::of(&self.game, self.moment)?;
        let answer = self.bots[seat.index()].choose(seen);
        self.moment += 1;
        self.game.answer(answer, &mut self.news).expect("a bot gives a listed answer");
        Some(())
    }

    /// The words of all hints that are due, derived from the unhidden events and the view.
    fn due(&self) -> BTreeSet<&'static str> {
        let (mut due, mut actor) = (BTreeSet::new(), self.actor);
        for event in &self.news {
            actor = acting(event).or(actor);
            due.extend(happened(event, actor));
        }
        due.extend(possible(&self.game.view(ME)));
        due
    }
}

/// The player whose turn begins with an event.
fn acting(event: &Event<Shown>) -> Option<Seat> {
    match *event {
        Event::Turn { seat, .. } => Some(seat),
        _ => None,
    }
}

/// The hint that explains an event in the turn of `actor`.
fn happened(event: &Event<Shown>, actor: Option<Seat>) -> Option<&'static str> {
    let mine = actor == Some(ME);
    match *event {
        Event::Action { action, .. } if mine => match action {
            Answer::Draw => Some("draw"),
            Answer::Meld(_) => Some("meld"),
            Answer::Dogma(_) => Some("dogma"),
            _ => None,
        },
        Event::Bonus { .. } if mine => Some("shared"),
        Event::Effect { seat: ME, kind: EffectKind::Share, .. } if !mine => Some("sharing"),
        Event::Effect { seat: ME, kind: EffectKind::Demand, .. } => Some("exposed"),
        Event::Effect { kind: EffectKind::Demand, .. } if mine => Some("demand"),
        Event::Splayed { splay, .. } if splay != Splay::None => Some("splay"),
        Event::Moved { kind: MoveKind::Score, to: Zone::Score(ME), .. } => Some("score"),
        Event::Claimed { .. } => Some("special"),
        _ => None,
    }
}

/// The hints that explain the current situation.
fn possible(view: &View) -> Vec<&'static str> {
    let mine = view.question.filter(|question| question.seat == ME).map(|question| question.kind);
    let owned = view.players.iter().map(|seat| seat.achievements.len() + seat.specials.len());
    let nearly = owned.max().unwrap_or_default() + 1 >= usize::from(view.achievements_to_win);
    let few = view.decks.last().is_some_and(|deck| deck.len() < 4);
    let all = [
        ("opening", mine == Some(QuestionKind::Opening)),
        ("actions", mine == Some(QuestionKind::Action)),
        ("achieve", view.answers.iter().any(|answer| matches!(answer, Answer::Achieve(_)))),
        ("end", view.outcome.is_none() && (nearly || few)),
    ];
    all.into_iter().filter(|(_, is_so)| *is_so).map(|(word, _)| word).collect()
}

#[test]
fn every_hint_appears_exactly_when_its_event_first_happens() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let tables =
        [(Edition::First, 2), (Edition::Third, 3), (Edition::Fourth, 2), (Edition::First, 4)];
    for (edition, players) in tables {
        for seed in 0..12 {
            let mut guided = Guided::new(edition, players, seed);
            loop {
                let mut due = guided.due();
                due.retain(|word| !guided.dismissed.has(word));
                let shown = guided.hints();
                assert_eq!(shown.len(), due.len().min(2), "{edition} {seed}: {due:?}, {shown:?}");
                for hint in shown {
                    assert!(due.contains(hint.word), "{edition} {seed}: {due:?}, {hint:?}");
                    guided.dismissed.insert(hint.word);
                    *seen.entry(hint.word).or_default() += 1;
                }
                if guided.go_on().is_none() {
                    break;
                }
            }
        }
    }
    assert_eq!(seen.len(), 14, "{seen:?}");
}

#[test]
fn a_hint_stays_until_it_is_dismissed_and_never_comes_back() {
    let mut guided = Guided::new(Edition::First, 2, 1);
    let opening = Hint { word: "opening", section: HintSection::Question };
    assert_eq!(guided.hints(), [opening]);
    assert_eq!(guided.hints(), [opening]);
    guided.dismissed.insert("opening");
    assert_eq!(guided.hints(), []);
    while !matches!(guided.game.question(), Some(question) if question.kind == QuestionKind::Action && question.seat == ME)
    {
        guided.go_on().expect("the game goes on");
    }
    assert!(guided.hints().iter().any(|hint| hint.word == "actions"));
}

#[test]
fn every_hint_is_said_in_every_language_and_can_be_dismissed() {
    let words = "special end exposed shared demand sharing splay score achieve dogma meld draw opening actions";
    for language in Language::ALL {
        for word in words.split(' ') {
            let hint = Hint { word, section: HintSection::Player(Seat::new(1)) };
            let shown = hint.beside(Words::of(language)).into_string();
            assert!(!shown.contains('{'), "{language}: {shown}");
            assert!(shown.contains(&format!("name=\"dismiss\" value=\"{word}\"")));
        }
    }
}

#[test]
fn dismissed_hints_are_read_as_they_are_written() {
    let mut dismissed = Dismissed::default();
    dismissed.insert("meld");
    dismissed.insert("draw");
    dismissed.insert("no hint");
    assert_eq!(dismissed.to_string(), "draw.meld");
    assert_eq!(dismissed.to_string().parse(), Ok(dismissed));
    let any: Result<Dismissed, Infallible> = "..x;y=\0.meld.meld".parse();
    assert_eq!(any.map(|any| any.to_string()), Ok("meld".to_owned()));
}
