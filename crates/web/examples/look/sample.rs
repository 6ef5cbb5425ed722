//! Positions from games of bots, and the pages of the tables at which they are played. They are drawn without a server and without
//! a database.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, luck_of};
use eureka_innovation::{
    Deal, Edition, Event, Game, ONLOOKER, QuestionKind, Rules, Seat, Seating, Setup, Shown, Splay,
    Worlds,
};
use eureka_web::assets;
use eureka_web::innovation::changes::Changes;
use eureka_web::innovation::choices::Choices;
use eureka_web::innovation::draw::frame;
use eureka_web::innovation::table_view::{Prompt, TableView};
use eureka_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

/// A kind of position: who plays what, and the moment of the game.
pub(crate) struct Sample {
    /// The name of its files.
    pub(crate) name: &'static str,
    edition: Edition,
    players: u8,
    teams: &'static [&'static str],
    /// The seed of a game that reaches the position soon. If it does not, later seeds are tried.
    seed: u64,
    condition: Condition,
}

/// The condition that selects a moment of a game.
type Condition = fn(&Played) -> bool;

/// All positions.
pub(crate) const SAMPLES: [Sample; 12] = [
    sample("opening", Edition::First, 2, 1, |played| played.answers == 0),
    sample("start", Edition::First, 2, 1, |played| played.answers >= 6 && is_action(played)),
    sample("middle", Edition::First, 2, 1, |played| played.answers >= 60 && is_action(played)),
    sample("effect", Edition::First, 2, 1, |played| {
        played.answers >= 50 && asks_for_a_card(played)
    }),
    sample("late", Edition::Fourth, 2, 84, |played| {
        splayed(played) >= 5 && hand(played) >= 6 && is_action(played)
    }),
    sample("third", Edition::Third, 3, 7, |played| splayed(played) >= 3 && is_action(played)),
    sample("five", Edition::Fourth, 5, 1, |played| splayed(played) >= 2 && is_action(played)),
    sample("late-five", Edition::Fourth, 5, 6569, |played| {
        splayed(played) >= 3 && hand(played) >= 12 && is_action(played)
    }),
    sample("late-effect", Edition::Fourth, 5, 334, |played| {
        splayed(played) >= 2 && hand(played) >= 10 && asks_for_a_card(played)
    }),
    Sample {
        teams: &["AC", "BD"],
        ..sample("teams", Edition::Fourth, 4, 1, |played| splayed(played) >= 2 && is_action(played))
    },
    sample("waiting", Edition::Fourth, 3, 1, |played| played.answers >= 80 && !asked_is_a(played)),
    sample("over", Edition::First, 2, 1, |played| played.game.outcome().is_some()),
];

const fn sample(
    name: &'static str,
    edition: Edition,
    players: u8,
    seed: u64,
    condition: Condition,
) -> Sample {
    Sample { name, edition, players, teams: &[], seed, condition }
}

/// A game with its events and the number of answers given.
pub(crate) struct Played {
    game: Game,
    events: Vec<Event<Shown>>,
    answers: u32,
}

impl Sample {
    /// The first game that reaches this position, at that moment.
    pub(crate) fn find(&self) -> Played {
        let rules = Rules::printed(self.edition);
        let teams = self.teams.iter().map(|team| team.parse().expect("letters of seats")).collect();
        let seating = Seating { players: self.players, teams, parley: None };
        for seed in self.seed.. {
            let setup = Setup::new(rules, seating.clone(), &Deal::Seed(seed));
            let game = setup.start(rules).expect("the edition allows this table");
            let mut played = Played { game, events: Vec::new(), answers: 0 };
            if played.play_until(self.condition, seed) {
                return played;
            }
        }
        unreachable!("there is always another game")
    }
}

impl Played {
    /// Lets bots play until the condition holds; false if the game ends before.
    fn play_until(&mut self, condition: Condition, seed: u64) -> bool {
        let opponent: Opponent = "casual".parse().expect("there is such a level");
        let rules = self.game.rules();
        let mut bots: Vec<_> = (0..self.game.players())
            .map(|seat| opponent.seat(rules, luck_of(seed, Seat::new(seat))))
            .collect();
        loop {
            if condition(self) {
                return true;
            }
            let Some(seen) = Seen::of(&self.game, self.answers as usize) else { return false };
            let answer = bots[seen.seat().index()].choose(seen);
            self.game.answer(answer, &mut self.events).expect("a bot gives a listed answer");
            self.answers += 1;
        }
    }

    /// The player from whose seat the table is shown: the one who is asked.
    pub(crate) fn reader(&self) -> Seat {
        self.game.asked().unwrap_or(Seat::A)
    }
}

fn is_action(played: &Played) -> bool {
    played.game.question().is_some_and(|question| question.kind == QuestionKind::Action)
}

fn asked_is_a(played: &Played) -> bool {
    played.game.asked() == Some(Seat::A)
}

fn asks_for_a_card(played: &Played) -> bool {
    let question = played.game.question();
    question.is_some_and(|question| question.kind == QuestionKind::Card && question.pass)
}

fn splayed(played: &Played) -> usize {
    let Some(seat) = played.game.asked() else { return 0 };
    let view = played.game.view(seat);
    view.players[seat.index()].piles.iter().filter(|pile| pile.splay != Splay::None).count()
}

fn hand(played: &Played) -> usize {
    let Some(seat) = played.game.asked() else { return 0 };
    played.game.view(seat).players[seat.index()].hand.len()
}

/// The page of the table, for the player at a seat or for an onlooker.
pub(crate) fn page(played: &Played, language: Language, you: Option<Seat>) -> Markup {
    let (game, words) = (&played.game, Words::of(language));
    let names: Vec<String> =
        ["Anna", "Bohdan", "Chiara", "Dmitri", "Ewa"].map(str::to_owned).to_vec();
    let bots = vec![None, Some("casual".to_owned()), Some("expert".to_owned()), None, None];
    let seat = you.unwrap_or(ONLOOKER);
    let view = game.view(seat);
    let worlds = Worlds::of(game, 32, &mut luck_of(1, Seat::A));
    let events: Vec<_> =
        played.events.iter().map(|event| event.told(seat, |card| game.rules().age(card))).collect();
    // The changes of the last turn are marked.
    let turn = events.iter().rposition(|event| matches!(event, Event::Turn { .. })).unwrap_or(0);
    let view = TableView {
        words,
        rules: game.rules(),
        address: "/table/1".to_owned(),
        answers_to: "/table/1/answer".to_owned(),
        version: played.answers,
        names,
        bots,
        you,
        choices: Choices::new(game, &view, worlds.as_ref()),
        prompt: Prompt::Question { may_take_back: false, may_come_back: false },
        notice: None,
        ending: None,
        coaching: None,
        changes: Changes::of(game.rules(), &events[turn..]),
        recent: events.clone(),
        shows_texts: true,
        view,
    };
    let (sections, log) = (view.sections(), view.lines(&events, 0));
    let table = frame(words, view.rules, you, &sections, &log, &Markup::default());
    shell(words, &table, "at-table")
}

/// The address of a style sheet or script.
fn address(name: &str) -> String {
    let mut addresses = assets().map(|(address, _)| address);
    addresses.find(|address| address.ends_with(&format!("/{name}"))).expect("there is such a file")
}

/// A simplified version of the frame that real pages have around a table.
pub(crate) fn shell(words: &Words, body: &Markup, class: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Eureka" }
                link rel="stylesheet" href=(address("style.css"));
                script type="module" src=(address("eureka.js")) {}
            }
            body class=(class) {
                header.site {
                    a.brand href="/" { "Eureka" }
                    nav { a href="/cards" { "Cards" } a href="/guide" { "How to play" } }
                }
                main { (body) }
            }
        }
    }
}
