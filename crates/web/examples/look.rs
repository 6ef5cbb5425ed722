//! Writes sample pages of Innovation tables to a folder, to be viewed in a browser:
//!
//!     cargo run -p eureka-web --example look -- FOLDER
//!     python3 -m http.server --directory FOLDER
//!
//! Bots play the games, so that the positions look realistic. The pages are drawn without a server and without a database.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, luck_of};
use eureka_innovation::{
    Edition, Event, Game, ONLOOKER, QuestionKind, Rules, Seat, Shown, Splay, Worlds,
};
use eureka_web::assets;
use eureka_web::innovation::changes::Changes;
use eureka_web::innovation::choices::Choices;
use eureka_web::innovation::draw::{card, frame};
use eureka_web::innovation::table_view::{Prompt, TableView};
use eureka_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};
use std::path::Path;
use std::{env, fs, io};

/// A game with its events and the number of answers given.
struct Played {
    game: Game,
    events: Vec<Event<Shown>>,
    answers: u32,
}

/// The condition that selects a moment of a game.
type Condition = fn(&Played) -> bool;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".to_owned());
    let folder = Path::new(&folder);
    for (address, bytes) in assets() {
        let file = folder.join(address.trim_start_matches('/'));
        fs::create_dir_all(file.parent().expect("every address has a folder"))?;
        fs::write(file, bytes)?;
    }
    let samples: [(&str, Edition, u8, Condition); 10] = [
        ("opening", Edition::First, 2, |played| played.answers == 0),
        ("start", Edition::First, 2, |played| played.answers >= 6 && is_action(played)),
        ("middle", Edition::First, 2, |played| played.answers >= 60 && is_action(played)),
        ("effect", Edition::First, 2, |played| played.answers >= 50 && asks_for_a_card(played)),
        ("late", Edition::Fourth, 2, |played| {
            splayed(played) >= 5 && hand(played) >= 6 && is_action(played)
        }),
        ("third", Edition::Third, 3, |played| splayed(played) >= 3 && is_action(played)),
        ("five", Edition::Fourth, 5, |played| splayed(played) >= 2 && is_action(played)),
        ("late-five", Edition::Fourth, 5, |played| {
            splayed(played) >= 3 && hand(played) >= 12 && is_action(played)
        }),
        ("waiting", Edition::Fourth, 3, |played| played.answers >= 80 && !asked_is_a(played)),
        ("over", Edition::First, 2, |played| played.game.outcome().is_some()),
    ];
    for (name, edition, players, condition) in samples {
        let played = find(Rules::printed(edition), players, condition);
        for language in Language::ALL {
            let page = page(
                &played,
                language,
                played.game.asked().filter(|_| name != "waiting").or(Some(Seat::A)),
            );
            fs::write(folder.join(format!("{name}-{language}.html")), page.into_string())?;
        }
        let page = page(&played, Language::English, None);
        fs::write(folder.join(format!("{name}-onlooker.html")), page.into_string())?;
    }
    for language in Language::ALL {
        let page = cards(Words::of(language), Rules::printed(Edition::Fourth)).into_string();
        fs::write(folder.join(format!("cards-{language}.html")), page)?;
    }
    Ok(())
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

/// The first game that reaches a moment with this condition, at that moment.
fn find(rules: &'static Rules, players: u8, condition: Condition) -> Played {
    for seed in 1.. {
        let game =
            Game::deal(rules, players, seed).expect("the edition allows this number of players");
        let mut played = Played { game, events: Vec::new(), answers: 0 };
        let opponent: Opponent = "casual".parse().expect("there is such a level");
        let mut bots: Vec<_> =
            (0..players).map(|seat| opponent.seat(rules, luck_of(seed, Seat::new(seat)))).collect();
        loop {
            if condition(&played) {
                return played;
            }
            let Some(seen) = Seen::of(&played.game, played.answers as usize) else { break };
            let answer = bots[seen.seat().index()].choose(seen);
            played.game.answer(answer, &mut played.events).expect("a bot gives a listed answer");
            played.answers += 1;
        }
    }
    unreachable!("there is always another game")
}

fn page(played: &Played, language: Language, you: Option<Seat>) -> Markup {
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
        version: played.answers,
        names,
        bots,
        you,
        choices: Choices::new(game, &view, worlds.as_ref()),
        prompt: Prompt::Question { may_take_back: false, may_come_back: false },
        is_stale: false,
        ending: None,
        hints: Vec::new(),
        changes: Changes::of(game.rules(), &events[turn..]),
        recent: events.clone(),
        shows_texts: true,
        view,
    };
    let (sections, log) = (view.sections(), view.lines(&events, 0));
    let table = frame(words, view.rules, you, &sections, &log, &Markup::default());
    shell(words, &table, "at-table")
}

fn cards(words: &Words, rules: &Rules) -> Markup {
    let some = || rules.all().iter().step_by(5);
    let body = html! {
        div {
            div class="fulls" { @for card in some() { (card::full(words, rules, card)) } }
        }
    };
    shell(words, &body, "page")
}

/// The address of a style sheet or script.
fn address(name: &str) -> String {
    let mut addresses = assets().map(|(address, _)| address);
    addresses.find(|address| address.ends_with(&format!("/{name}"))).expect("there is such a file")
}

/// A simplified version of the frame that real pages have around a table.
fn shell(words: &Words, body: &Markup, class: &str) -> Markup {
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
