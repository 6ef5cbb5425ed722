//! What one seat may know, as programs read it.

use eureka_innovation::{
    Answer, Card, Color, Face, Game, Icon, ONLOOKER, PileView, Question, Rules, SeatView, Special,
    View,
};
use eureka_table::{Outcome, Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What one seat may know of a game: backs everywhere, faces where it sees them or rightly remembers them.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeenGame {
    /// Whose view it is; nothing for somebody who looks on.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    /// What each player has, from seat A on.
    players: Vec<SeenPlayer>,
    /// The decks from age 1 on, each from the top down.
    decks: Vec<Vec<SeenCard>>,
    /// The standard achievements on the table.
    available: Vec<SeenCard>,
    /// The special achievements on the table.
    specials: Vec<&'static str>,
    /// The cards in the junk.
    junk: Vec<SeenCard>,
    /// The cards out of the game for good.
    removed: Vec<SeenCard>,
    /// How many achievements win: of a player, or of a team together.
    achievements_to_win: u8,
    /// Whether parley is played.
    parley: bool,
    /// Players who have lost.
    out: Vec<String>,
    /// Whose turn it is; nobody's before all have chosen their opening cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    /// How many actions are left after the one in progress.
    actions: u8,
    /// The card that this seat has chosen to open with, until all are melded.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<String>,
    /// The open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Asked>,
    /// The answers, if it is this seat that is asked and no bot stands in there.
    answers: Vec<Choice>,
    /// How the game ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Ended>,
}

/// A card: its back, and its name if this seat knows it.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeenCard {
    /// The age, which the back shows.
    age: u8,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
}

/// What is known of one player.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeenPlayer {
    /// The letter of the seat.
    seat: String,
    /// The seats that win together with this one, itself among them.
    team: Vec<String>,
    /// The hand.
    hand: Vec<SeenCard>,
    /// The score pile.
    score: Vec<SeenCard>,
    /// The achievements with a value.
    achievements: Vec<SeenCard>,
    /// The special achievements.
    specials: Vec<&'static str>,
    /// The piles by their colour; one without cards is left out.
    piles: BTreeMap<&'static str, SeenPile>,
    /// Points in the score pile.
    points: u16,
    /// Icons that show on the board.
    icons: BTreeMap<&'static str, u8>,
    /// Cards scored in this turn.
    scored: u8,
    /// Cards tucked in this turn.
    tucked: u8,
}

/// What is known of a pile.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeenPile {
    /// How it is splayed.
    splay: &'static str,
    /// How many cards it has.
    count: u8,
    /// The top card.
    #[serde(skip_serializing_if = "Option::is_none")]
    top: Option<String>,
    /// The cards from the top down, where this seat may look through the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    /// Icons that it shows.
    icons: BTreeMap<&'static str, u8>,
}

/// A question.
#[derive(Serialize, ToSchema)]
pub(crate) struct Asked {
    /// Who must answer.
    seat: String,
    /// What is asked: `opening`, `action`, `card`, `keep`, `order`, `back`, `owner`, `color`, `value`, `seat`, `icon`, `special`,
    /// `parley`, `payment`, `yes-no` or `course`.
    kind: &'static str,
    /// The card whose effect asks, or whose dogma is paid for.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    /// Which of its effects, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<u8>,
    /// Which operation of that effect asks: it tells what is done with what is asked for.
    step: u16,
    /// Whether declining, or stopping, is an answer.
    pass: bool,
}

/// One of the answers to a question.
#[derive(Serialize, ToSchema)]
pub(crate) struct Choice {
    /// How it is written; this is what is sent.
    answer: String,
    /// What it is: `draw`, `meld`, `dogma`, `achieve`, `card`, `back`, `color`, `value`, `seat`, `icon`, `special`, `course`, `yes`, `no` or `pass`.
    kind: &'static str,
    /// The card that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ended {
    /// The winners; several share the victory.
    winners: Vec<String>,
    /// What ended it: `achievements`, `score`, `card` or `elimination`.
    ending: &'static str,
}

impl SeenGame {
    /// A view for programs. The game is only asked how the answers of this seat are written.
    pub(crate) fn new(game: &Game, view: &View) -> SeenGame {
        let rules = game.rules();
        let seen = |faces: &[Face]| faces.iter().map(|face| SeenCard::new(rules, *face)).collect();
        let players = (0..).map(Seat::new).zip(&view.players);
        SeenGame {
            seat: (view.seat != ONLOOKER).then(|| view.seat.to_string()),
            players: players
                .map(|(seat, player)| {
                    SeenPlayer::new(rules, seat, view.teams[seat.index()], player)
                })
                .collect(),
            decks: view.decks.iter().map(|deck| seen(deck)).collect(),
            available: seen(&view.available),
            specials: words(&view.specials),
            junk: seen(&view.junk),
            removed: seen(&view.removed),
            achievements_to_win: view.achievements_to_win,
            parley: view.parley,
            out: letters(view.out),
            turn: view.turn.map(|seat| seat.to_string()),
            actions: view.actions,
            opening: view.opening.map(|card| named(rules, card)),
            question: view.question.map(|question| Asked::new(rules, question)),
            answers: Choice::all(game, &view.answers),
            outcome: view.outcome.map(Ended::new),
        }
    }
}

impl SeenCard {
    pub(crate) fn new(rules: &Rules, face: Face) -> SeenCard {
        SeenCard { age: face.age, card: face.card.map(|card| named(rules, card)) }
    }
}

impl SeenPlayer {
    fn new(rules: &Rules, seat: Seat, team: SeatSet, player: &SeatView) -> SeenPlayer {
        let seen = |faces: &[Face]| faces.iter().map(|face| SeenCard::new(rules, *face)).collect();
        let piles = Color::ALL.into_iter().zip(&player.piles).filter(|(_, pile)| pile.count > 0);
        SeenPlayer {
            seat: seat.to_string(),
            team: letters(team),
            hand: seen(&player.hand),
            score: seen(&player.score),
            achievements: seen(&player.achievements),
            specials: words(&player.specials),
            piles: piles.map(|(color, pile)| (color.word(), SeenPile::new(rules, pile))).collect(),
            points: player.points,
            icons: icons(&player.icons),
            scored: player.scored,
            tucked: player.tucked,
        }
    }
}

impl SeenPile {
    fn new(rules: &Rules, pile: &PileView) -> SeenPile {
        let names = |cards: &Vec<Card>| cards.iter().map(|&card| named(rules, card)).collect();
        SeenPile {
            splay: pile.splay.word(),
            count: pile.count,
            top: pile.top.map(|card| named(rules, card)),
            cards: pile.cards.as_ref().map(names),
            icons: icons(&pile.icons),
        }
    }
}

impl Asked {
    pub(crate) fn new(rules: &Rules, question: Question) -> Asked {
        Asked {
            seat: question.seat.to_string(),
            kind: question.kind.word(),
            card: question.card.map(|card| named(rules, card)),
            effect: question.card.map(|_| question.effect + 1),
            step: question.step,
            pass: question.pass,
        }
    }
}

impl Choice {
    /// The answers of a seat, which must be the one that is asked.
    pub(crate) fn all(game: &Game, answers: &[Answer]) -> Vec<Choice> {
        answers.iter().map(|&answer| Choice::new(game, answer)).collect()
    }

    fn new(game: &Game, answer: Answer) -> Choice {
        let (kind, card) = kind_of(answer);
        let card = card.map(|card| named(game.rules(), card));
        Choice { answer: game.write(answer), kind, card }
    }
}

impl Ended {
    pub(crate) fn new(outcome: Outcome) -> Ended {
        Ended { winners: letters(outcome.winners), ending: outcome.ending.word() }
    }
}

/// The word for what an answer is, and the card that it names.
pub(crate) fn kind_of(answer: Answer) -> (&'static str, Option<Card>) {
    match answer {
        Answer::Draw => ("draw", None),
        Answer::Meld(card) => ("meld", Some(card)),
        Answer::Dogma(card) => ("dogma", Some(card)),
        Answer::Achieve(_) => ("achieve", None),
        Answer::Card(card) => ("card", Some(card)),
        Answer::Back(_) => ("back", None),
        Answer::Color(_) => ("color", None),
        Answer::Value(_) => ("value", None),
        Answer::Seat(_) => ("seat", None),
        Answer::Icon(_) => ("icon", None),
        Answer::Special(_) => ("special", None),
        Answer::Course(_) => ("course", None),
        Answer::Yes => ("yes", None),
        Answer::No => ("no", None),
        Answer::Pass => ("pass", None),
    }
}

/// The name of a card in the notation of records.
pub(crate) fn named(rules: &Rules, card: Card) -> String {
    rules.name(card).to_owned()
}

/// The letters of seats.
pub(crate) fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn words(specials: &[Special]) -> Vec<&'static str> {
    specials.iter().map(|special| special.word()).collect()
}

/// The icons of which there are some.
fn icons(counts: &[u8; 7]) -> BTreeMap<&'static str, u8> {
    let icons = Icon::ALL.into_iter().zip(counts.iter().copied());
    icons.filter(|(_, count)| *count > 0).map(|(icon, count)| (icon.word(), count)).collect()
}
