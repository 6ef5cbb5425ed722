//! Cards that nobody has written: a hundred cards with random scripts, which have to read as sentences in every language.

use crate::files::all_cards;
use crate::grammar::flaws;
use eureka_innovation::{Card, Edition, Rules, Source};
use eureka_words::{Language, Words};
use std::fmt::Write as _;

/// Ten, because a game has a limit of cards and icons.
const CARDS_OF_A_GAME: usize = 10;
const GAMES: usize = 10;

#[test]
fn a_hundred_random_cards_read_as_sentences_in_every_language() {
    let cards: Vec<(&'static Rules, Card)> = (0..GAMES).flat_map(random_cards).collect();
    assert_eq!(cards.len(), CARDS_OF_A_GAME * GAMES);
    check(&cards);
}

#[test]
fn all_other_cards_do_so_too() {
    check(&all_cards());
}

fn check(cards: &[(&'static Rules, Card)]) {
    let mut wrong = String::new();
    for language in Language::ALL {
        let words = Words::of(language);
        for &(rules, card) in cards {
            for text in words.card_text(rules, card) {
                for flaw in flaws(language, &text) {
                    writeln!(wrong, "{language}, {}: {flaw}: {text}", rules.name(card)).unwrap();
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A text says everything: if one word of a script is another, so is the text.
#[test]
fn a_small_change_of_a_script_changes_its_text() {
    let mut writer = Writer::new(GAMES);
    let effects: Vec<String> = (0..300).map(|_| writer.effect()).collect();
    let pairs: Vec<[String; 2]> = effects.iter().flat_map(|effect| changed(effect)).collect();
    assert!(pairs.len() > 200, "{} changes are too few", pairs.len());
    let mut wrong = String::new();
    for (game, pairs) in pairs.chunks(CARDS_OF_A_GAME / 2).enumerate() {
        let cards = cards_with(game, pairs.as_flattened());
        for (cards, scripts) in cards.chunks(2).zip(pairs) {
            for language in Language::ALL {
                let text = |&(rules, card): &(&'static Rules, Card)| {
                    let text = Words::of(language).effect(rules, card, 0);
                    text.replace(rules.name(card), "itself")
                };
                if text(&cards[0]) == text(&cards[1]) {
                    let [one, other] = scripts;
                    writeln!(wrong, "{language}: {}\n{one}{other}", text(&cards[0])).unwrap();
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The effect together with each copy of it in which one thing is another.
fn changed(effect: &str) -> Vec<[String; 2]> {
    const CHANGES: [(&str, &str); 19] = [
        ("of your hand", "of your score"),
        ("of your score", "of your hand"),
        ("to your hand", "to your score"),
        (" highest", " lowest"),
        (" lowest", " highest"),
        ("with crown", "without crown"),
        ("with leaf", "without leaf"),
        (" or less", " or more"),
        ("draw and meld", "draw and tuck"),
        ("draw and reveal", "draw"),
        ("reveal and return", "return"),
        (" left", " right"),
        ("of alpha", "of beta"),
        ("of beta", "of alpha"),
        ("execute alpha", "execute beta"),
        ("execute beta", "execute alpha"),
        ("alpha's", "beta's"),
        ("beta's", "alpha's"),
        ("may ", ""),
    ];
    let change = |&(from, to): &(&str, &str)| {
        let place = effect.find(from)?;
        // A nickname can be used only behind the place where it is given.
        let names = NAMES.iter().filter(|name| to.contains(*name));
        let mut given = names.map(|name| effect[..place].contains(&format!(" as {name}\n")));
        let asks = from == "may " && effect.contains("you do");
        // Where the same cards have two names, it does not matter which is used.
        let mut alike = [" alpha as beta", " beta as alpha"].iter();
        let renamed = NAMES.iter().any(|name| to.contains(name));
        let same = renamed && alike.any(|alike| effect.contains(alike));
        (given.all(|given| given) && !asks && !same).then(|| effect.replacen(from, to, 1))
    };
    CHANGES.iter().filter_map(change).map(|other| [effect.to_owned(), other]).collect()
}

/// The cards of one game, which are the same in every run.
fn random_cards(game: usize) -> Vec<(&'static Rules, Card)> {
    let mut writer = Writer::new(game);
    let effects = (0..CARDS_OF_A_GAME).map(|_| [writer.effect(), writer.effect()].concat());
    cards_with(game, &effects.collect::<Vec<_>>())
}

/// Cards of one game, with these effects.
fn cards_with(game: usize, effects: &[String]) -> Vec<(&'static Rules, Card)> {
    let name = |number: usize| format!("Made {game} {number}");
    let mut text = String::new();
    for (number, effects) in effects.iter().enumerate() {
        let color = COLORS[number % COLORS.len()];
        let name = name(number);
        writeln!(text, "card \"{name}\" {{\n age 1\n color {color}\n icons hex crown leaf leaf")
            .unwrap();
        writeln!(text, "{effects}}}").unwrap();
    }
    let source = Source { file: "made.card".to_owned(), text };
    let edition = Edition::ALL[game % Edition::ALL.len()];
    let rules = Rules::home_made(edition, &[source]).unwrap_or_else(|error| panic!("{error}"));
    (0..effects.len()).map(|number| (rules, rules.card_named(&name(number)).unwrap())).collect()
}

const COLORS: [&str; 5] = ["red", "yellow", "green", "blue", "purple"];
const ICONS: [&str; 6] = ["crown", "leaf", "bulb", "castle", "factory", "clock"];
const PLACES: [&str; 3] = ["hand", "score", "board"];

/// Writes random effects in the card language.
struct Writer {
    random: u64,
    /// The nicknames that the effect has given to cards: whether they can stand for several cards.
    cards: Vec<bool>,
    /// Whether the effect has given a nickname to a color.
    has_hue: bool,
}

impl Writer {
    fn new(game: usize) -> Writer {
        let random = 0x9e37_79b9_7f4a_7c15 ^ game as u64;
        Writer { random, cards: Vec::new(), has_hue: false }
    }

    fn below(&mut self, end: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 16) as usize % end
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }

    fn number(&mut self, end: usize) -> usize {
        1 + self.below(end)
    }

    fn effect(&mut self) -> String {
        self.cards.clear();
        self.has_hue = false;
        let demand = self.below(3) == 0;
        let mut text = format!(" {} {{\n", if demand { "demand" } else { "effect" });
        for _ in 0..self.number(4) {
            self.statement(&mut text, true);
        }
        text.push_str(" }\n");
        text
    }

    /// A statement; one that contains others only if it may.
    fn statement(&mut self, text: &mut String, containing: bool) {
        let kinds = if containing { 15 } else { 11 };
        let line = match self.below(kinds) {
            0 | 1 => {
                let verb =
                    self.one_of(&["", "and meld ", "and reveal ", "and score ", "and tuck "]);
                let times = self.times();
                let age = self.number(10);
                let name = self.new_cards(!times.is_empty());
                format!("draw {verb}{age}{times}{name}")
            }
            2 | 3 => {
                let (may, verb) = (self.may(), self.verb());
                let pick = self.pick();
                let name = self.new_cards(!pick.starts_with("one "));
                format!("{may}{verb} {pick}{name}")
            }
            4 => {
                let (may, place) = (self.may(), self.one_of(&PLACES));
                let pick = self.pick();
                let name = self.new_cards(!pick.starts_with("one "));
                format!("{may}transfer {pick} to your {place}{name}")
            }
            5 => {
                let direction = self.one_of(&["left", "right", "up"]);
                let one = self.one_of(&["", "one of "]);
                let colors = match self.below(4) {
                    0 if self.has_hue => "hue".to_owned(),
                    1 => "your piles splayed".to_owned(),
                    _ => {
                        let first = self.below(4);
                        format!("{}, {}", COLORS[first], COLORS[first + 1])
                    }
                };
                format!("{}splay {one}{colors} {direction}", self.may())
            }
            6 if !self.has_hue => {
                self.has_hue = true;
                "choose color as hue".to_owned()
            }
            6 => {
                let icon = self.one_of(&ICONS);
                format!("return all of your hand of color hue with {icon}")
            }
            7 => {
                let (one, other) = (self.amount(), self.amount());
                format!("exchange {one} of your hand with {other} of your score")
            }
            8 if !self.cards.is_empty() => format!("execute {}", self.cards_name().0),
            9 if !self.cards.is_empty() => {
                let (name, direction) = (self.cards_name().0, self.one_of(&["left", "up"]));
                format!("splay {name}'s color {direction}")
            }
            8..=10 => {
                let value = match self.cards.is_empty() {
                    true => format!("your {}", self.one_of(&ICONS)),
                    false => format!("{}'s value + {}", self.cards_name().0, self.number(2)),
                };
                let name = self.new_cards(false);
                format!("draw {value}{name}")
            }
            11 | 12 => {
                let test = self.test();
                format!("if {test} {{\n{}}}", self.block())
            }
            13 => {
                let pick = self.pick();
                format!("may {} {pick}\n if you do {{\n{}}}", self.verb(), self.block())
            }
            _ => {
                let place = self.one_of(&PLACES);
                let (amount, verb) = (self.amount(), self.verb());
                format!("for each opponent {{\n {verb} {amount} of their {place}\n}}")
            }
        };
        writeln!(text, " {line}").unwrap();
    }

    /// One or two statements.
    fn block(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.number(2) {
            self.statement(&mut text, false);
        }
        text
    }

    fn may(&mut self) -> &'static str {
        self.one_of(&["", "", "may "])
    }

    fn verb(&mut self) -> &'static str {
        self.one_of(&["meld", "tuck", "score", "return", "reveal", "reveal and return"])
    }

    fn times(&mut self) -> String {
        match self.below(4) {
            0 => format!(" times {}", 2 + self.below(3)),
            1 => format!(" times your {} / {}", self.one_of(&ICONS), self.number(3)),
            2 if self.cards.contains(&true) => {
                let several = self.cards.iter().position(|&several| several).unwrap_or_default();
                format!(" times values in {}", NAMES[several])
            }
            _ => String::new(),
        }
    }

    fn amount(&mut self) -> String {
        match self.below(8) {
            0 | 1 => "one".to_owned(),
            2 => format!("{}", 2 + self.below(4)),
            3 => "all".to_owned(),
            4 => format!("{} highest", 2 + self.below(2)),
            5 => "all lowest".to_owned(),
            6 => "one highest".to_owned(),
            _ => "2 lowest".to_owned(),
        }
    }

    /// Cards and how many of them.
    fn pick(&mut self) -> String {
        let amount = match self.below(6) {
            0 => format!("up to {}", 2 + self.below(3)),
            1 => "any number".to_owned(),
            2 => "all but one".to_owned(),
            _ => self.amount(),
        };
        let from = match self.below(7) {
            0 | 1 => "your hand".to_owned(),
            2 => "your score".to_owned(),
            3 => "top of your board".to_owned(),
            4 => format!("your {}", self.one_of(&COLORS)),
            5 => "top of opponents' board".to_owned(),
            _ if !self.cards.is_empty() => {
                let (name, several) = self.cards_name();
                return format!("{} of {name}", if several { amount.as_str() } else { "all" });
            }
            _ => "bottom of your board".to_owned(),
        };
        format!("{amount} of {from}{}", self.filter())
    }

    fn filter(&mut self) -> String {
        match self.below(10) {
            0 | 1 => format!(" with {}", self.one_of(&ICONS)),
            2 => format!(" without {}", self.one_of(&ICONS)),
            3 => format!(" not {}", self.one_of(&COLORS)),
            4 => format!(" of value {} or less", self.number(9)),
            5 => format!(" of value {}", self.number(9)),
            6 if !self.cards.is_empty() => format!(" of {}'s color", self.cards_name().0),
            7 if !self.cards.is_empty() => format!(" of {}'s value", self.cards_name().0),
            8 => " except this card".to_owned(),
            _ => String::new(),
        }
    }

    fn test(&mut self) -> String {
        match self.below(8) {
            0 => format!("count of your hand >= {}", self.number(6)),
            1 => format!("any {}{}", self.one_of(&["your hand", "your score"]), self.filter()),
            2 => format!("your {} > opponents' {}", self.one_of(&ICONS), self.one_of(&ICONS)),
            3 => format!("every opponent has their points < {}", self.number(20)),
            4 => format!("number of your piles = {}", self.number(5)),
            5 | 6 if !self.cards.is_empty() => {
                let (name, color) = (self.cards_name().0, self.one_of(&COLORS));
                let icon = self.one_of(&ICONS);
                match self.below(4) {
                    0 => format!("{name} is {color}"),
                    1 => format!("any {name} with {icon}"),
                    2 => format!("this card among {name}"),
                    _ => format!("{name} is not {color}"),
                }
            }
            _ => format!("your {} is splayed", self.one_of(&COLORS)),
        }
    }

    /// A nickname for what a statement draws or moves.
    fn new_cards(&mut self, several: bool) -> String {
        if self.below(2) == 0 {
            return String::new();
        }
        // A nickname can be given again.
        if self.cards.len() == NAMES.len() || (!self.cards.is_empty() && self.below(4) == 0) {
            let place = self.below(self.cards.len());
            self.cards[place] |= several;
            return format!(" as {}", NAMES[place]);
        }
        self.cards.push(several);
        format!(" as {}", NAMES[self.cards.len() - 1])
    }

    /// A nickname, and whether it can stand for several cards.
    fn cards_name(&mut self) -> (&'static str, bool) {
        let place = self.below(self.cards.len());
        (NAMES[place], self.cards[place])
    }
}

/// Nicknames for cards.
const NAMES: [&str; 6] = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"];
