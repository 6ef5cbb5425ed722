//! The terminal client without the rest of the executable, for work on the client itself:
//! `cargo run -p eureka-terminal --example play -- uk fourth 3 expert 7`.

use eureka_bots::innovation::{Level, Opponent};
use eureka_innovation::{Deal, Edition, Setup};
use eureka_table::Timeline;
use eureka_terminal::{App, LocalTable, Paint, Seated, show};
use eureka_words::{Language, Words, rules};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut next = |usual: &str| args.next().unwrap_or_else(|| usual.to_owned());
    let language: Language = next("en").parse().expect("a language");
    let edition = Edition::from_word(&next("first")).expect("an edition");
    let players: u8 = next("2").parse().expect("a number of players");
    let bot: Opponent = next(Level::Casual.word()).parse().expect("a bot");
    let seed: u64 = next("1").parse().expect("a seed");
    let rules = rules(edition, language);
    let setup = Setup::new(rules, players, &Deal::Seed(seed));
    let timeline = Timeline::begin(setup, rules).expect("a game begins");
    let names = Words::of(language).page("bot-names", &[]);
    let bots = names.split(", ").skip(1).take(usize::from(players) - 1);
    let seats = std::iter::once(Seated::person("Anna"))
        .chain(bots.map(|name| Seated::bot(name, bot)))
        .collect();
    let table = LocalTable::new(timeline, seats);
    let mut app = App::new(Words::of(language), Box::new(table), Paint::wanted());
    show(&mut app).expect("a terminal");
}
