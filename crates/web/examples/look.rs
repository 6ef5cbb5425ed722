//! Writes pages of tables to a folder, to be looked at in a browser:
//!
//!     cargo run -p eureka-web --example look -- FOLDER
//!     python3 -m http.server --directory FOLDER
//!
//! The games are those of computer players, so that positions look as they do in life.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, luck_of};
use eureka_innovation::{
    Edition, Event, Game, ONLOOKER, QuestionKind, Rules, Seat, Shown, Splay, Worlds,
};
use eureka_web::innovation::choices::Choices;
use eureka_web::innovation::draw::{card, frame};
use eureka_web::innovation::table_view::{Prompt, TableView};
use eureka_words::{Language, Words};
use maud::{DOCTYPE, Markup, html};
use std::path::Path;
use std::{env, fs, io};

/// A game with all that was told.
struct Told {
    game: Game,
    events: Vec<Event<Shown>>,
    answers: u32,
}

/// Which moment of a game is looked for.
type Moment = fn(&Told) -> bool;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("static"))?;
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    for file in ["style.css", "eureka.js", "icons.svg"] {
        fs::copy(from.join(file), folder.join("static").join(file))?;
    }
    let moments: [(&str, Edition, u8, Moment); 9] = [
        ("opening", Edition::First, 2, |told| told.answers == 0),
        ("start", Edition::First, 2, |told| told.answers >= 6 && is_action(told)),
        ("middle", Edition::First, 2, |told| told.answers >= 60 && is_action(told)),
        ("effect", Edition::First, 2, |told| told.answers >= 50 && asks_for_a_card(told)),
        ("late", Edition::Fourth, 2, |told| {
            splayed(told) >= 5 && hand(told) >= 6 && is_action(told)
        }),
        ("third", Edition::Third, 3, |told| splayed(told) >= 3 && is_action(told)),
        ("five", Edition::Fourth, 5, |told| splayed(told) >= 2 && is_action(told)),
        ("waiting", Edition::Fourth, 3, |told| told.answers >= 80 && !asked_is_a(told)),
        ("over", Edition::First, 2, |told| told.game.outcome().is_some()),
    ];
    for (name, edition, players, moment) in moments {
        let told = find(Rules::printed(edition), players, moment);
        for language in Language::ALL {
            let page = page(
                &told,
                language,
                told.game.asked().filter(|_| name != "waiting").or(Some(Seat::A)),
            );
            fs::write(folder.join(format!("{name}-{language}.html")), page.into_string())?;
        }
        let page = page(&told, Language::English, None);
        fs::write(folder.join(format!("{name}-onlooker.html")), page.into_string())?;
    }
    for language in Language::ALL {
        let page = cards(Words::of(language), Rules::printed(Edition::Fourth)).into_string();
        fs::write(folder.join(format!("cards-{language}.html")), page)?;
    }
    Ok(())
}

fn is_action(told: &Told) -> bool {
    told.game.question().is_some_and(|question| question.kind == QuestionKind::Action)
}

fn asked_is_a(told: &Told) -> bool {
    told.game.asked() == Some(Seat::A)
}

fn asks_for_a_card(told: &Told) -> bool {
    let question = told.game.question();
    question.is_some_and(|question| question.kind == QuestionKind::Card && question.pass)
}

fn splayed(told: &Told) -> usize {
    let Some(seat) = told.game.asked() else { return 0 };
    let view = told.game.view(seat);
    view.players[seat.index()].piles.iter().filter(|pile| pile.splay != Splay::None).count()
}

fn hand(told: &Told) -> usize {
    let Some(seat) = told.game.asked() else { return 0 };
    told.game.view(seat).players[seat.index()].hand.len()
}

/// The first game in which there is such a moment, as it stands then.
fn find(rules: &'static Rules, players: u8, moment: Moment) -> Told {
    for seed in 1.. {
        let game = Game::deal(rules, players, seed).expect("so many can play");
        let mut told = Told { game, events: Vec::new(), answers: 0 };
        let opponent: Opponent = "casual".parse().expect("there is such a level");
        let mut bots: Vec<_> =
            (0..players).map(|seat| opponent.seat(rules, luck_of(seed, Seat::new(seat)))).collect();
        loop {
            if moment(&told) {
                return told;
            }
            let Some(seen) = Seen::of(&told.game, told.answers as usize) else { break };
            let answer = bots[seen.seat().index()].choose(seen);
            told.game.answer(answer, &mut told.events).expect("a bot gives a listed answer");
            told.answers += 1;
        }
    }
    unreachable!("there is always another game")
}

fn page(told: &Told, language: Language, you: Option<Seat>) -> Markup {
    let (game, words) = (&told.game, Words::of(language));
    let names: Vec<String> =
        ["Anna", "Bohdan", "Chiara", "Dmitri", "Ewa"].map(str::to_owned).to_vec();
    let bots = vec![None, Some("casual".to_owned()), Some("expert".to_owned()), None, None];
    let eyes = you.unwrap_or(ONLOOKER);
    let view = game.view(eyes);
    let worlds = Worlds::of(game, 32, &mut luck_of(1, Seat::A));
    let view = TableView {
        words,
        rules: game.rules(),
        address: "/table/1".to_owned(),
        version: told.answers,
        names,
        bots,
        you,
        choices: Choices::new(game, &view, worlds.as_ref()),
        prompt: Prompt::Question { may_take_back: false, may_come_back: false },
        is_stale: false,
        ending: None,
        hints: Vec::new(),
        view,
    };
    let events: Vec<_> =
        told.events.iter().map(|event| event.told(eyes, |card| game.rules().age(card))).collect();
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

/// About what the real pages have around a table.
fn shell(words: &Words, body: &Markup, class: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Eureka" }
                link rel="stylesheet" href="/static/style.css";
                script defer src="/static/eureka.js" {}
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
