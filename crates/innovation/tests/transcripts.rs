//! Whole random games, written down: every answer, everything that happened, and at intervals the view of each seat.
//!
//! A change of the rules shows in `transcripts` as a readable difference. If it is intended, write the files again:
//!
//! ```text
//! UPDATE_EXPECT=1 cargo test -p eureka-innovation --test transcripts
//! ```

use eureka_innovation::{
    Answer, Card, Color, Edition, Event, Face, Game, Icon, ONLOOKER, PileView, Question, Rules,
    Seat, SeatSet, SeatView, Seating, Shown, View, Zone,
};
use expect_test::{ExpectFile, expect_file};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::{Display, Write as _};

/// The number of answers between two printouts of all views.
const ANSWERS_BETWEEN_VIEWS: usize = 20;

#[test]
fn a_game_of_two_in_the_first_edition_goes_as_written() {
    check(Edition::First, 2, 1, expect_file!["transcripts/first-2.txt"]);
}

#[test]
fn a_game_of_four_in_the_first_edition_goes_as_written() {
    check(Edition::First, 4, 2, expect_file!["transcripts/first-4.txt"]);
}

#[test]
fn a_game_of_three_in_the_third_edition_goes_as_written() {
    check(Edition::Third, 3, 3, expect_file!["transcripts/third-3.txt"]);
}

#[test]
fn a_game_of_five_with_parley_in_the_fourth_edition_goes_as_written() {
    check(Edition::Fourth, 5, 4, expect_file!["transcripts/fourth-5.txt"]);
}

#[test]
fn a_game_of_two_teams_in_the_fourth_edition_goes_as_written() {
    let teams = vec!["AC".parse().unwrap(), "BD".parse().unwrap()];
    let seating = Seating { players: 4, teams, parley: None };
    check(Edition::Fourth, seating, 5, expect_file!["transcripts/fourth-teams.txt"]);
}

fn check(edition: Edition, seating: impl Into<Seating>, seed: u64, written: ExpectFile) {
    let rules = Rules::printed(edition);
    let seating = seating.into();
    let players = seating.players;
    let mut game = Game::deal(rules, seating, seed).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut page = Page { rules, text: String::new() };
    page.line(format_args!("{edition} edition, {players} players, seed {seed}"));
    page.deal(&game);
    for number in 1.. {
        let answers = game.answers();
        let Some(question) = game.question() else { break };
        let pick = (u64::from(rng.next_u32()) * answers.len() as u64) >> 32;
        let answer = answers[pick as usize];
        page.answer(number, question, &game, answer);
        let mut events: Vec<Event<Shown>> = Vec::new();
        game.answer(answer, &mut events).unwrap();
        events.into_iter().for_each(|event| page.event(event));
        if number % ANSWERS_BETWEEN_VIEWS == 0 || game.outcome().is_some() {
            for seat in (0..players).map(Seat::new) {
                page.view(&game, &game.view(seat));
            }
        }
    }
    written.assert_eq(&page.text);
}

/// A transcript in progress.
struct Page {
    rules: &'static Rules,
    text: String,
}

impl Page {
    fn line(&mut self, line: impl Display) {
        writeln!(self.text, "{line}").unwrap();
    }

    fn name(&self, card: Card) -> &'static str {
        self.rules.name(card)
    }

    fn names(&self, cards: impl IntoIterator<Item = Card>) -> String {
        list(cards.into_iter().map(|card| self.name(card)))
    }

    fn deal(&mut self, game: &Game) {
        let at = game.position();
        for age in 1..=self.rules.last_age() {
            self.line(format_args!("  deck {age}: {}", self.names(at.deck(age))));
        }
        let mut achievements: Vec<Card> = at.available().iter().collect();
        achievements.sort_by_key(|&card| self.rules.age(card));
        self.line(format_args!("  achievements: {}", self.names(achievements)));
        for seat in (0..game.players()).map(Seat::new) {
            self.line(format_args!("  hand of {seat}: {}", self.names(at.hand(seat))));
        }
    }

    fn answer(&mut self, number: usize, question: Question, game: &Game, answer: Answer) {
        let options = list(game.answers().iter().map(|&answer| game.write(answer)));
        let asked = self.question(question);
        self.line("");
        self.line(format_args!("{number}. {asked}: {options}"));
        self.line(format_args!("{}: {}", question.seat, game.write(answer)));
    }

    fn question(&self, question: Question) -> String {
        let Question { seat, card, effect, kind, pass, .. } = question;
        let pass = if pass { " or pass" } else { "" };
        match card {
            Some(card) => format!("{kind:?}{pass}? {seat}, {} {}", self.name(card), effect + 1),
            None => format!("{kind:?}{pass}? {seat}"),
        }
    }

    fn event(&mut self, event: Event<Shown>) {
        let line = match event {
            Event::Turn { seat, actions } => format!("turn of {seat}, actions {actions}"),
            // The line of the answer already says this.
            Event::Action { .. } | Event::Chose { .. } => return,
            Event::Effect { seat, card, effect, kind } => {
                format!("{seat} executes {} {} ({kind:?})", self.name(card), effect + 1)
            }
            Event::Moved { by, card: Shown { card, known }, kind, from, to } => {
                let (kind, name) = (format!("{kind:?}").to_lowercase(), self.name(card));
                let (from, to, known) = (zone(from), zone(to), letters(known.without(ONLOOKER)));
                format!("{by} {kind} {name}: {from} -> {to}, known to {known}")
            }
            Event::Revealed { by, card } => format!("{by} reveal {}", self.name(card)),
            Event::Splayed { seat, color, splay } => format!("{seat} splay {color} {splay}"),
            Event::Rearranged { seat, color } => format!("{seat} rearrange {color}"),
            Event::Claimed { seat, special } => format!("{seat} claim {special}"),
            Event::Special { special, change } => format!("{change:?} {special}").to_lowercase(),
            Event::Lost { seat } => format!("{seat} loses"),
            Event::Resigned { seat } => format!("{seat} gives up"),
            Event::Bonus { seat } => format!("{seat} bonus"),
            Event::DogmaEnded => "dogma ended".to_owned(),
            Event::Over { outcome } => {
                format!("over: {} by {}", letters(outcome.winners), outcome.ending.word())
            }
        };
        self.line(format_args!("  {line}"));
    }

    fn view(&mut self, game: &Game, view: &View) {
        self.line("");
        self.line(format_args!("  {} sees", view.seat));
        let turn = view.turn.map_or("nobody".to_owned(), |seat| seat.to_string());
        self.line(format_args!("    turn {turn}, actions {}", view.actions));
        if let Some(card) = view.opening {
            self.line(format_args!("    opening: {}", self.name(card)));
        }
        if let Some(question) = view.question {
            let answers = list(view.answers.iter().map(|&answer| game.write(answer)));
            self.line(format_args!("    {}: {answers}", self.question(question)));
        }
        if let Some(outcome) = view.outcome {
            self.line(format_args!("    over: {}", letters(outcome.winners)));
        }
        let decks = (1..).zip(&view.decks).filter(|(_, deck)| !deck.is_empty());
        let decks: Vec<String> =
            decks.map(|(age, deck)| format!("{age}: {}", self.faces(deck))).collect();
        self.line(format_args!("    decks: {}", decks.join("; ")));
        self.line(format_args!("    available: {}", self.faces(&view.available)));
        self.line(format_args!("    special: {}", list(view.specials.iter())));
        if !view.junk.is_empty() {
            self.line(format_args!("    junk: {}", self.faces(&view.junk)));
        }
        if !view.out.is_empty() {
            self.line(format_args!("    out: {}", letters(view.out)));
        }
        if !view.removed.is_empty() {
            self.line(format_args!("    removed: {}", self.faces(&view.removed)));
        }
        for (seat, player) in Seat::each(&view.players) {
            self.player(seat, player);
        }
    }

    fn player(&mut self, seat: Seat, player: &SeatView) {
        let SeatView { points, scored, tucked, .. } = player;
        self.line(format_args!("    {seat}: points {points}, scored {scored}, tucked {tucked}"));
        self.line(format_args!("      icons: {}", icons(&player.icons)));
        let SeatView { hand, score, achievements, .. } = player;
        for (what, faces) in [("hand", hand), ("score", score), ("achievements", achievements)] {
            if !faces.is_empty() {
                self.line(format_args!("      {what}: {}", self.faces(faces)));
            }
        }
        if !player.specials.is_empty() {
            self.line(format_args!("      special: {}", list(player.specials.iter())));
        }
        for (color, pile) in Color::ALL.into_iter().zip(&player.piles) {
            self.pile(color, pile);
        }
    }

    fn pile(&mut self, color: Color, pile: &PileView) {
        let PileView { splay, count, top: Some(top), .. } = *pile else { return };
        let cards = match &pile.cards {
            Some(cards) => self.names(cards.iter().copied()),
            None if count == 1 => self.name(top).to_owned(),
            None => format!("{} and {} more", self.name(top), count - 1),
        };
        let icons = icons(&pile.icons);
        self.line(format_args!("      {color}, splayed {splay}: {cards} ({icons})"));
    }

    /// The names of known cards, and the number and age of unknown ones.
    fn faces(&self, faces: &[Face]) -> String {
        let runs = faces.chunk_by(|one, next| one == next && one.card.is_none());
        list(runs.map(|run| {
            let Face { age, card, among } = run[0];
            let count = if run.len() == 1 { String::new() } else { format!("{} ", run.len()) };
            match card {
                Some(card) => self.name(card).to_owned(),
                None if among.is_empty() => format!("{count}[{age}]"),
                None => format!("{count}[{age}: {}]", self.names(among)),
            }
        }))
    }
}

fn list(texts: impl Iterator<Item = impl Display>) -> String {
    let texts: Vec<String> = texts.map(|text| text.to_string()).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(", ") }
}

fn letters(seats: SeatSet) -> String {
    if seats.is_empty() { "nobody".to_owned() } else { seats.iter().map(Seat::letter).collect() }
}

fn icons(icons: &[u8; 7]) -> String {
    let shown = Icon::ALL.iter().zip(icons).filter(|&(_, &count)| count > 0);
    list(shown.map(|(icon, count)| format!("{icon} {count}")))
}

fn zone(zone: Zone) -> String {
    match zone {
        Zone::Deck => "deck".to_owned(),
        Zone::Available => "available".to_owned(),
        Zone::Junk => "junk".to_owned(),
        Zone::Removed => "removed".to_owned(),
        Zone::Hand(seat) => format!("hand of {seat}"),
        Zone::Score(seat) => format!("score of {seat}"),
        Zone::Board(seat) => format!("board of {seat}"),
        Zone::Claimed(seat) => format!("achievements of {seat}"),
    }
}
