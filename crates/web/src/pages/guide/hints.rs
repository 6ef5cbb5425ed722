//! Hints in the first game: one sentence beside the thing itself, when it happens first.

use eureka_innovation::{
    Answer, EffectKind, Event, Face, MoveKind, QuestionKind, Seat, SeatView, Splay, View, Zone,
};
use eureka_words::Words;
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// A hint: what it is about, and beside which thing on the table it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The word by which it is dismissed.
    pub word: &'static str,
    /// The part of the page in which it stands.
    pub place: Place,
}

/// A part of the table's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The question and its buttons.
    Question,
    /// The reader's hand.
    Hand,
    /// The reader's board.
    Board,
    /// Another player, with board and all.
    Player(Seat),
    /// The reader's score pile and achievements.
    Treasure,
    /// The things between the players: decks and achievements.
    Center,
}

impl Place {
    /// The board of this player, as the one at the other seat sees it.
    fn board(seat: Seat, reader: Seat) -> Place {
        if seat == reader { Place::Board } else { Place::Player(seat) }
    }
}

/// The words of all hints. The first ones are rare and pass quickly, so they come before the others.
const WORDS: [&str; 14] = [
    "special", "end", "exposed", "shared", "demand", "sharing", "splay", "score", "achieve",
    "dogma", "meld", "draw", "opening", "actions",
];

/// So many hints stand on the table at a time.
const MOST: usize = 2;

/// The hints to show to the seat of this view, after what it was told since its last answer.
///
/// A hint about something that happened stands there as long as that is news, one about something that can be done as long as it can;
/// both until they are dismissed, and after that never again. For tables that are played as guided ones.
pub fn hints(view: &View, told: &[Event<Face>], dismissed: &Dismissed) -> Vec<Hint> {
    let due = |word: &'static str| Some(Hint { word, place: place(word, view, told)? });
    WORDS.into_iter().filter(|word| !dismissed.has(word)).filter_map(due).take(MOST).collect()
}

impl Hint {
    /// Its sentence.
    pub fn text(self, words: &Words) -> String {
        words.page(&format!("hint-{}", self.word), &[])
    }

    /// The hint as it stands in the page, with a button that sends its word as `dismiss`.
    pub fn beside(self, words: &Words) -> Markup {
        html! {
            aside.guide-hint data-hint=(self.word) {
                p { (self.text(words)) }
                form method="post" action="/settings/hints" {
                    button name="dismiss" value=(self.word) { (words.page("hint-dismiss", &[])) }
                }
            }
        }
    }
}

/// A set of hints that are not shown again, short enough for a cookie: `draw.meld`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dismissed(BTreeSet<&'static str>);

impl Dismissed {
    /// Whether the hint is not shown again.
    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    /// The hint is not shown again. A word that no hint has changes nothing.
    pub fn insert(&mut self, word: &str) {
        self.0.extend(WORDS.into_iter().find(|&known| known == word));
    }
}

/// Reads a set as it is written for a cookie; words that no hint has are left out, so that any text can be read.
impl FromStr for Dismissed {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Dismissed, Infallible> {
        let mut dismissed = Dismissed::default();
        text.split('.').for_each(|word| dismissed.insert(word));
        Ok(dismissed)
    }
}

impl fmt::Display for Dismissed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.iter().copied().collect();
        f.write_str(&words.join("."))
    }
}

/// The place beside which the hint is due, if it is.
fn place(word: &str, view: &View, told: &[Event<Face>]) -> Option<Place> {
    let me = view.seat;
    let asked = |kind| view.question.is_some_and(|asked| asked.seat == me && asked.kind == kind);
    let acted = |wanted: fn(Answer) -> bool| {
        let is_it = |event: &Event<Face>| matches!(*event, Event::Action { seat, action } if seat == me && wanted(action));
        told.iter().any(is_it)
    };
    match word {
        "opening" => asked(QuestionKind::Opening).then_some(Place::Question),
        "actions" => asked(QuestionKind::Action).then_some(Place::Question),
        "draw" => acted(|action| action == Answer::Draw).then_some(Place::Hand),
        "meld" => acted(|action| matches!(action, Answer::Meld(_))).then_some(Place::Board),
        "dogma" => acted(|action| matches!(action, Answer::Dogma(_))).then_some(Place::Board),
        "shared" => told.contains(&Event::Bonus { seat: me }).then_some(Place::Hand),
        "sharing" => executed(view, told, EffectKind::Share, Whose::Theirs),
        "exposed" => executed(view, told, EffectKind::Demand, Whose::Theirs),
        "demand" => executed(view, told, EffectKind::Demand, Whose::Mine),
        "splay" => told.iter().find_map(|event| match *event {
            Event::Splayed { seat, splay, .. } if splay != Splay::None => {
                Some(Place::board(seat, me))
            }
            _ => None,
        }),
        "score" => told.iter().any(|event| is_score(event, me)).then_some(Place::Treasure),
        "achieve" => {
            let can = view.answers.iter().any(|answer| matches!(answer, Answer::Achieve(_)));
            can.then_some(Place::Center)
        }
        "special" => {
            let claimed = |event: &Event<Face>| matches!(event, Event::Claimed { .. });
            told.iter().any(claimed).then_some(Place::Center)
        }
        _ => end(view),
    }
}

/// Whose action it is in which an effect is executed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// The reader's: others execute it.
    Mine,
    /// Another player's: the reader executes it.
    Theirs,
}

/// The board of the one who executes an effect of this kind in somebody else's action.
fn executed(view: &View, told: &[Event<Face>], kind: EffectKind, whose: Whose) -> Option<Place> {
    let mut actor = first_actor(view, told);
    for event in told {
        match *event {
            Event::Turn { seat, .. } | Event::Action { seat, .. } => actor = Some(seat),
            Event::Effect { seat, kind: other, .. } if other == kind && Some(seat) != actor => {
                let is_mine = actor == Some(view.seat);
                if is_mine == (whose == Whose::Mine) && (is_mine || seat == view.seat) {
                    return Some(Place::board(seat, view.seat));
                }
            }
            _ => {}
        }
    }
    None
}

/// Whose action goes on where the told events begin: after the reader's last answer, perhaps in the middle of one.
fn first_actor(view: &View, told: &[Event<Face>]) -> Option<Seat> {
    let turn = told.iter().find_map(|event| match *event {
        Event::Turn { seat, .. } => Some(seat),
        _ => None,
    });
    // Turns pass clockwise, so the turn before was that of the next player still in the game to the right.
    let Some(next) = turn else { return view.turn };
    let players = view.players.len() as u8;
    let right = |steps: u8| next.clockwise(players - steps, players);
    (1..players).map(right).find(|&seat| !view.out.has(seat))
}

fn is_score(event: &Event<Face>, me: Seat) -> bool {
    matches!(*event, Event::Moved { deed: MoveKind::Score, to: Zone::Score(seat), .. } if seat == me)
}

/// Near the end: a player or team needs only one more achievement, or the last deck is almost empty.
fn end(view: &View) -> Option<Place> {
    const FEW: usize = 3;
    let has = |player: &SeatView| player.achievements.len() + player.specials.len();
    let have = view
        .teams
        .iter()
        .map(|team| -> usize { team.iter().map(|seat| has(&view.players[seat.index()])).sum() });
    let is_won_soon = have.max() >= Some(usize::from(view.achievements_to_win) - 1);
    let is_last_deck_low = view.decks.last().map_or(0, Vec::len) <= FEW;
    let is_playing = view.outcome.is_none() && view.turn.is_some();
    (is_playing && (is_won_soon || is_last_deck_low)).then_some(Place::Center)
}
