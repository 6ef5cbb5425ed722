//! Hints in a guided game: one sentence beside a game element when it first matters.

use eureka_innovation::{
    Answer, EffectKind, Event, Face, MoveKind, QuestionKind, Seat, SeatView, Splay, View, Zone,
};
use eureka_words::Words;
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// A hint: its topic, and the section of the table that it is shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The word that identifies it, also when it is dismissed.
    pub word: &'static str,
    /// The section of the page that it is shown in.
    pub section: HintSection,
}

/// A section of the table's page that can hold hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintSection {
    /// The question and its buttons.
    Question,
    /// The reader's hand.
    Hand,
    /// The reader's board.
    Board,
    /// Another player, with board, hand and score pile.
    Player(Seat),
    /// The reader's score pile and achievements.
    Treasure,
    /// The center of the table: decks and achievements.
    Center,
}

impl HintSection {
    /// The section with a player's board, as the reader sees it.
    fn board(seat: Seat, reader: Seat) -> HintSection {
        if seat == reader { HintSection::Board } else { HintSection::Player(seat) }
    }
}

/// The words of all hints, in order of priority: the first ones are about rare events that pass quickly.
const WORDS: [&str; 14] = [
    "special", "end", "exposed", "shared", "demand", "sharing", "splay", "score", "achieve",
    "dogma", "meld", "draw", "opening", "actions",
];

/// The maximum number of hints shown at a time.
const MAX_SHOWN_HINTS: usize = 2;

/// The hints for the seat of this view; `told` are the events since its last answer.
///
/// A hint about an event is shown as long as the event is among `told`, a hint about a possibility as long as the
/// possibility lasts, and both only until they are dismissed. Only guided tables show hints.
pub fn hints(view: &View, told: &[Event<Face>], dismissed: &Dismissed) -> Vec<Hint> {
    let due = |word: &'static str| Some(Hint { word, section: due_section(word, view, told)? });
    WORDS
        .into_iter()
        .filter(|word| !dismissed.has(word))
        .filter_map(due)
        .take(MAX_SHOWN_HINTS)
        .collect()
}

impl Hint {
    /// The sentence of the hint.
    pub fn text(self, words: &Words) -> String {
        words.page(&format!("hint-{}", self.word), &[])
    }

    /// The hint as HTML, with a button that sends its word as `dismiss`.
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

/// The set of dismissed hints, short enough for a cookie: `draw.meld`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dismissed(BTreeSet<&'static str>);

impl Dismissed {
    /// Whether the hint was dismissed.
    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    /// Marks a hint as dismissed. Words that no hint has are ignored.
    pub fn insert(&mut self, word: &str) {
        self.0.extend(WORDS.into_iter().find(|&known| known == word));
    }
}

/// Reads the set from a cookie. Words that no hint has are ignored, so that any text can be read.
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

/// The section in which the hint is due; `None` if it is not due.
fn due_section(word: &str, view: &View, told: &[Event<Face>]) -> Option<HintSection> {
    let me = view.seat;
    let asked = |kind| view.question.is_some_and(|asked| asked.seat == me && asked.kind == kind);
    let acted = |wanted: fn(Answer) -> bool| {
        let is_it = |event: &Event<Face>| matches!(*event, Event::Action { seat, action } if seat == me && wanted(action));
        told.iter().any(is_it)
    };
    match word {
        "opening" => asked(QuestionKind::Opening).then_some(HintSection::Question),
        "actions" => asked(QuestionKind::Action).then_some(HintSection::Question),
        "draw" => acted(|action| action == Answer::Draw).then_some(HintSection::Hand),
        "meld" => acted(|action| matches!(action, Answer::Meld(_))).then_some(HintSection::Board),
        "dogma" => acted(|action| matches!(action, Answer::Dogma(_))).then_some(HintSection::Board),
        "shared" => told.contains(&Event::Bonus { seat: me }).then_some(HintSection::Hand),
        "sharing" => executed(view, told, EffectKind::Share, ActionOwner::Theirs),
        "exposed" => executed(view, told, EffectKind::Demand, ActionOwner::Theirs),
        "demand" => executed(view, told, EffectKind::Demand, ActionOwner::Mine),
        "splay" => told.iter().find_map(|event| match *event {
            Event::Splayed { seat, splay, .. } if splay != Splay::None => {
                Some(HintSection::board(seat, me))
            }
            _ => None,
        }),
        "score" => told.iter().any(|event| is_score(event, me)).then_some(HintSection::Treasure),
        "achieve" => {
            let can = view.answers.iter().any(|answer| matches!(answer, Answer::Achieve(_)));
            can.then_some(HintSection::Center)
        }
        "special" => {
            let claimed = |event: &Event<Face>| matches!(event, Event::Claimed { .. });
            told.iter().any(claimed).then_some(HintSection::Center)
        }
        _ => end(view),
    }
}

/// The owner of the action in which an effect is executed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionOwner {
    /// The reader's action; another player executes the effect.
    Mine,
    /// Another player's action; the reader executes the effect.
    Theirs,
}

/// The section of the player who executes an effect of this kind in another player's action, if that happened.
fn executed(
    view: &View,
    told: &[Event<Face>],
    kind: EffectKind,
    owner: ActionOwner,
) -> Option<HintSection> {
    let mut actor = first_actor(view, told);
    for event in told {
        match *event {
            Event::Turn { seat, .. } | Event::Action { seat, .. } => actor = Some(seat),
            Event::Effect { seat, kind: other, .. } if other == kind && Some(seat) != actor => {
                let is_mine = actor == Some(view.seat);
                if is_mine == (owner == ActionOwner::Mine) && (is_mine || seat == view.seat) {
                    return Some(HintSection::board(seat, view.seat));
                }
            }
            _ => {}
        }
    }
    None
}

/// The player whose action was in progress when the told events began, which may be in the middle of an action.
fn first_actor(view: &View, told: &[Event<Face>]) -> Option<Seat> {
    let turn = told.iter().find_map(|event| match *event {
        Event::Turn { seat, .. } => Some(seat),
        _ => None,
    });
    // Turns pass clockwise, so the turn before belonged to the nearest player to the right who is still in the game.
    let Some(next) = turn else { return view.turn };
    let players = view.players.len() as u8;
    let right = |steps: u8| next.clockwise(players - steps, players);
    (1..players).map(right).find(|&seat| !view.out.has(seat))
}

fn is_score(event: &Event<Face>, me: Seat) -> bool {
    matches!(*event, Event::Moved { kind: MoveKind::Score, to: Zone::Score(seat), .. } if seat == me)
}

/// The hint about the approaching end: a player or team needs only one more achievement, or the last deck is almost
/// empty.
fn end(view: &View) -> Option<HintSection> {
    const LOW_DECK_CARDS: usize = 3;
    let has = |player: &SeatView| player.achievements.len() + player.specials.len();
    let have = view
        .teams
        .iter()
        .map(|team| -> usize { team.iter().map(|seat| has(&view.players[seat.index()])).sum() });
    let is_won_soon = have.max() >= Some(usize::from(view.achievements_to_win) - 1);
    let is_last_deck_low = view.decks.last().map_or(0, Vec::len) <= LOW_DECK_CARDS;
    let is_playing = view.outcome.is_none() && view.turn.is_some();
    (is_playing && (is_won_soon || is_last_deck_low)).then_some(HintSection::Center)
}
