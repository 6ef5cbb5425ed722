//! Tests of the page of an Innovation table: it offers exactly the legal answers, shows only what its reader may know, and is
//! well-formed HTML.

use eureka_bots::{any, luck_of};
use eureka_innovation::{
    Answer, Card, CardSet, Color, Covered, Deal, Edition, Event, Face, Game, Icon, ONLOOKER, Rules,
    Seat, Seating, Setup, Shown, View,
};
use eureka_testkit::attributes;
use eureka_web::innovation::changes::Changes;
use eureka_web::innovation::choices::Choices;
use eureka_web::innovation::draw::emblem::emblem;
use eureka_web::innovation::draw::{Section, card, frame, icon};
use eureka_web::innovation::table_view::{Prompt, TableView};
use eureka_words::{File, Language, Words};
use maud::Markup;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A game at one moment, with all its events so far.
struct Moment<'a> {
    game: &'a Game,
    events: &'a [Event<Shown>],
}

/// Plays random games with every edition and number of players. Calls `look` after each `every` answers and at the end.
fn play(every: usize, mut look: impl FnMut(&Moment<'_>)) {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for players in 2..=rules.max_players() {
            let seed = u64::from(players);
            let mut luck = luck_of(seed, Seat::A);
            let mut game = Game::deal(rules, players, seed).unwrap();
            let mut events: Vec<Event<Shown>> = Vec::new();
            for step in 0.. {
                if step % every == 0 || game.outcome().is_some() {
                    look(&Moment { game: &game, events: &events });
                }
                let answers = game.answers();
                if answers.is_empty() {
                    break;
                }
                game.answer_unchecked(any(&answers, &mut luck), &mut events);
            }
        }
    }
}

fn names() -> Vec<String> {
    ["Anna", "Bohdan", "Chiara", "Dmitri", "Ewa"].map(str::to_owned).to_vec()
}

/// The table as drawn from a view.
fn table_view(game: &Game, view: View, language: Language, names: Vec<String>) -> TableView {
    TableView {
        words: Words::of(language),
        rules: game.rules(),
        address: "/table/1".to_owned(),
        answers_to: "/table/1/answer".to_owned(),
        version: 7,
        names,
        bots: Vec::new(),
        you: Some(view.seat).filter(|&seat| seat != ONLOOKER),
        choices: Choices::new(game, &view, None),
        prompt: Prompt::Question { may_take_back: true, may_come_back: false },
        notice: None,
        ending: None,
        coaching: None,
        recent: Vec::new(),
        changes: Changes::default(),
        shows_texts: true,
        view,
    }
}

/// The HTML of all sections of a table, drawn from a view.
fn sections_html(game: &Game, view: View, language: Language) -> String {
    let sections = table_view(game, view, language, names()).sections();
    sections.iter().map(|section| section.html.0.as_str()).collect()
}

/// Whether an answer names something that lies on the table, which must then be a button itself.
fn lies_on_the_table(answer: &Answer, view: &View) -> bool {
    match *answer {
        Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => known(view).has(card),
        Answer::Achieve(_) | Answer::Color(_) | Answer::Seat(_) | Answer::Special(_) => true,
        _ => false,
    }
}

#[test]
fn exactly_the_legal_answers_are_buttons_in_the_question_and_on_the_table() {
    let mut kinds = BTreeSet::new();
    play(7, |Moment { game, .. }| {
        if game.asked().is_none() {
            return;
        }
        kinds.insert(game.question().map(|question| question.kind));
        for seat in (0..game.players()).map(Seat::new) {
            let view = game.view(seat);
            let legal: BTreeSet<String> =
                view.answers.iter().map(|&answer| game.write(answer)).collect();
            let lying: BTreeSet<String> = view
                .answers
                .iter()
                .filter(|answer| lies_on_the_table(answer, &view))
                .map(|&answer| game.write(answer))
                .collect();
            let html = sections_html(game, view, Language::English);
            let offered: BTreeSet<String> = attributes(&html, "name=\"answer\" value=\"").collect();
            let (table, _) = html.split_once("<section id=\"question\"").expect("a question");
            let there: BTreeSet<String> = attributes(table, "name=\"answer\" value=\"").collect();
            assert!(there.is_superset(&lying), "{seat} of {}: {lying:?}", game.players());
            assert_eq!(offered, legal, "{seat} of {}", game.players());
            assert_eq!(html.contains("id=\"answer\""), game.awaited().has(seat));
        }
    });
    assert!(kinds.len() > 9, "{kinds:?}");
}

/// All cards of a view that do not lie on boards.
fn faces(view: &View) -> impl Iterator<Item = &Face> {
    let common = [&view.available, &view.junk, &view.removed].into_iter().chain(&view.decks);
    let own = view.players.iter().flat_map(|own| [&own.hand, &own.score, &own.achievements]);
    common.chain(own).flatten()
}

/// The cards whose faces a view shows.
fn known(view: &View) -> CardSet {
    let mut known = CardSet::EMPTY;
    for pile in view.players.iter().flat_map(|player| &player.piles) {
        pile.top.into_iter().for_each(|card| known.insert(card));
        pile.cards.iter().flatten().for_each(|&card| known.insert(card));
    }
    faces(view).filter_map(|face| face.card).for_each(|card| known.insert(card));
    view.question
        .and_then(|question| question.card)
        .into_iter()
        .for_each(|card| known.insert(card));
    known
}

#[test]
fn no_card_is_shown_that_the_view_does_not_show() {
    play(47, |Moment { game, .. }| {
        let rules = game.rules();
        for seat in (0..game.players()).map(Seat::new).chain([ONLOOKER]) {
            let view = game.view(seat);
            let known = known(&view);
            // Named, but not shown: cards that the seat has seen and can no longer tell apart.
            let mixed: CardSet = faces(&view).flat_map(|face| face.among).collect();
            let html = sections_html(game, view, Language::English);
            for number in attributes(&html, "data-card=\"") {
                assert!(known.has(Card::new(number.parse().unwrap())), "{seat}: {number}");
            }
            let written: BTreeSet<&str> =
                html.split('>').filter_map(|text| text.split('<').next()).collect();
            let read_out: BTreeSet<String> = attributes(&html, "aria-label=\"")
                .flat_map(|label| {
                    label.split([':', '.']).map(|part| part.trim().to_owned()).collect::<Vec<_>>()
                })
                .collect();
            let unnamed = rules.all() - known - mixed;
            for card in unnamed.iter() {
                let name = rules.name(card);
                assert!(!written.contains(name), "{seat} sees {name}");
                assert!(!read_out.contains(name), "{seat} hears {name}");
            }
        }
    });
}

#[test]
fn hidden_cards_change_nothing_on_a_page() {
    play(43, |Moment { game, .. }| {
        for seat in (0..game.players()).map(Seat::new).chain([ONLOOKER]) {
            let other = game.redeal(seat, &mut luck_of(3, Seat::A));
            let page = |game: &Game| sections_html(game, game.view(seat), Language::Polish);
            assert_eq!(page(game), page(&other));
        }
    });
}

#[test]
fn a_pile_shows_exactly_the_icons_that_count() {
    let mut splayed = 0;
    play(31, |Moment { game, .. }| {
        for seat in (0..game.players()).map(Seat::new) {
            let view = game.view_with(seat, Covered::Open);
            let html = sections_html(game, view.clone(), Language::English);
            for (number, player) in (0..).zip(&view.players) {
                for color in Color::ALL {
                    let pile = &player.piles[color.index()];
                    let mark = format!("data-zone=\"board-{}-{color}\"", Seat::new(number));
                    let (_, rest) = html.split_once(&mark).expect("every pile has its place");
                    let shown = rest.split("data-zone").next().unwrap();
                    // The totals of the player who comes next have no chips.
                    let chips = shown.matches("class=\"chip s").count();
                    let counted: u8 = pile.icons.iter().sum();
                    assert_eq!(chips, usize::from(counted), "{mark}, {:?}", pile.splay);
                    splayed += usize::from(pile.splay != eureka_innovation::Splay::None);
                }
            }
        }
    });
    assert!(splayed > 50, "{splayed}");
}

/// A whole page of a table.
fn page(moment: &Moment<'_>, seat: Seat, language: Language, names: &[String]) -> Markup {
    let game = moment.game;
    let view = table_view(game, game.view(seat), language, names.to_vec());
    let age = |card| game.rules().age(card);
    let told: Vec<_> = moment.events.iter().map(|event| event.told(seat, age)).collect();
    let (sections, log) = (view.sections(), view.lines(&told, 0));
    frame(view.words, view.rules, view.you, &sections, &log, &Markup::default())
}

/// Elements without an end tag.
const VOID: [&str; 2] = ["input", "br"];

/// Panics unless every start tag has its end tag in the right place.
fn assert_balanced(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "…{tag}");
        } else if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn pages_are_balanced_with_no_id_twice_and_nothing_that_a_strict_policy_forbids() {
    let names = names();
    play(97, |moment| {
        for seat in [Seat::A, ONLOOKER] {
            let html = page(moment, seat, Language::Ukrainian, &names).into_string();
            assert_balanced(&html);
            let mut ids = BTreeSet::new();
            for id in attributes(&html, " id=\"") {
                assert!(ids.insert(id.clone()), "{id} is there twice");
            }
            for forbidden in [" style=", "<script", "<style", " onclick"] {
                assert!(!html.contains(forbidden), "{forbidden}");
            }
        }
    });
}

/// The tags of cards on a page: the number of the card, and whether it is marked as changed.
fn card_tags(html: &str) -> Vec<(Card, bool)> {
    let tags = html.split('<').filter_map(|tag| tag.split('>').next());
    let cards = tags.filter_map(|tag| {
        let class = attributes(tag, "class=\"").next()?;
        let number = attributes(tag, "data-card=\"").next()?.parse().ok()?;
        let words: Vec<&str> = class.split(' ').collect();
        words.contains(&"card").then(|| (Card::new(number), words.contains(&"changed")))
    });
    cards.collect()
}

#[test]
fn exactly_the_cards_that_have_moved_are_marked() {
    let mut marked = 0;
    play(9, |Moment { game, events }| {
        let told: Vec<Event<Face>> =
            events.iter().map(|event| event.told(Seat::A, |card| game.rules().age(card))).collect();
        let news = &told[told.len().saturating_sub(8)..];
        let moved: CardSet = news
            .iter()
            .filter_map(|event| match event {
                Event::Moved { card, .. } => card.card,
                _ => None,
            })
            .collect();
        let mut view = table_view(game, game.view(Seat::A), Language::English, names());
        view.changes = Changes::of(game.rules(), news);
        for section in view.sections() {
            for (card, is_marked) in card_tags(&section.html.0) {
                assert_eq!(
                    is_marked,
                    moved.has(card),
                    "{} in {}",
                    game.rules().name(card),
                    section.id
                );
                marked += usize::from(is_marked);
            }
        }
    });
    assert!(marked > 100, "{marked}");
}

#[test]
fn partners_and_opponents_are_told_apart() {
    let rules = Rules::printed(Edition::Fourth);
    let teams = ["AC", "BD"].map(|team| team.parse().unwrap()).to_vec();
    let seating = Seating { players: 4, teams, parley: None };
    let game = Setup::new(rules, seating, &Deal::Seed(3)).start(rules).unwrap();
    let view = table_view(&game, game.view(Seat::A), Language::English, names());
    let sections: BTreeMap<String, String> =
        view.sections().into_iter().map(|section| (section.id, section.html.0)).collect();
    for (id, side, team) in
        [("player-B", "opponent", 2), ("player-C", "ally", 1), ("player-D", "opponent", 2)]
    {
        let html = &sections[id];
        assert_eq!(html.contains("class=\"side-ally\""), side == "ally", "{id}");
        assert_eq!(html.contains("class=\"side-opponent\""), side == "opponent", "{id}");
        assert!(html.contains(&format!("data-team=\"{team}\"")), "{id}");
    }
    // The partner sits first, and the totals keep teams together.
    let others: Vec<Section> = view.sections();
    assert_eq!(others[0].id, "player-C");
    let rows: Vec<String> = attributes(&sections["totals"], "data-team=\"").collect();
    assert_eq!(rows, ["1", "1", "2", "2"]);
}

#[test]
fn hostile_names_are_only_text() {
    let names = vec!["<script>alert(1)</script>\"'&".to_owned(); 5];
    play(149, |moment| {
        let html = page(moment, Seat::A, Language::Russian, &names).into_string();
        assert!(!html.contains("<script"));
        assert!(html.contains("&lt;script&gt;"));
        assert_balanced(&html);
    });
}

#[test]
fn every_text_is_there_in_every_language() {
    let names = names();
    play(211, |moment| {
        for language in Language::ALL {
            let html = page(moment, Seat::A, language, &names).into_string();
            assert!(!html.contains("{board-"), "{language}");
        }
    });
}

#[test]
fn every_message_of_the_board_is_used() {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, text),
                false => text.push_str(&fs::read_to_string(path).unwrap()),
            }
        }
    }
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    for line in File::Board.built_in(Language::English).lines() {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("board-")) {
            assert!(source.contains(&format!("\"{id}\"")), "nothing says {id}");
        }
    }
}

#[test]
fn new_lines_of_the_log_are_the_end_of_all_lines() {
    play(61, |Moment { game, events }| {
        let view = table_view(game, game.view(Seat::A), Language::Italian, names());
        let age = |card| game.rules().age(card);
        let told: Vec<_> = events.iter().map(|event| event.told(Seat::A, age)).collect();
        let all = view.lines(&told, 0).into_string();
        for from in [told.len() / 3, told.len() / 2, told.len()] {
            assert!(all.ends_with(&view.lines(&told, from).into_string()));
        }
    });
}

#[test]
fn every_card_can_be_read_in_full_in_every_language() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for language in Language::ALL {
            let words = Words::of(language);
            for card in rules.all().iter() {
                let html = card::full(words, rules, card).into_string();
                assert_balanced(&html);
                let effects = rules.facts(card).effects.len();
                assert_eq!(html.matches("<li class=\"effect ").count(), effects);
                let icons = rules.facts(card).icons.iter().flatten().count();
                assert_eq!(html.matches("<span class=\"chip\">").count(), icons);
                assert!(!html.contains("[♜") && !html.contains("{board-"), "{html}");
            }
        }
    }
}

#[test]
fn few_cards_share_an_emblem() {
    let rules = Rules::printed(Edition::Fourth);
    let mut owners: BTreeMap<String, u32> = BTreeMap::new();
    for card in rules.all().iter() {
        *owners.entry(emblem(rules.name(card)).into_string()).or_default() += 1;
    }
    let shared = owners.values().filter(|&&owners| owners > 1).count();
    assert!(shared <= 12, "{shared} emblems are shared");
}

#[test]
fn icons_and_values_in_a_text_are_drawn_and_all_else_is_escaped() {
    for language in Language::ALL {
        let words = Words::of(language);
        let castle = words.icon(Icon::Castle);
        let html = icon::text(words, &format!("<b> [x] {castle}, [10] [")).into_string();
        let castle = icon::spoken(words, Icon::Castle).into_string();
        assert_eq!(html, format!("&lt;b&gt; [x] {castle}, <span class=\"value\">10</span> ["));
    }
}
