//! What one reader sees of a table, and all that its page is drawn from.

use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::innovation::draw::{Choice, Scene, Section, log, sections};
use crate::innovation::options::Options;
use crate::pages::guide::{Dismissed, hints};
use crate::room::course::{Course, Happened};
use crate::room::{Inside, answers_himself, seats_of};
use eureka_bots::Luck;
use eureka_innovation::{Event, Face, Game, ONLOOKER, Rules, View, Worlds};
use eureka_store::{PersonId, State, Table, TableId};
use eureka_table::{Said, Seat, SeatSet};
use eureka_words::Words;
use maud::{Markup, html};
use rand_core::SeedableRng;

/// Where a hint is dismissed.
const HINTS: &str = "/settings/hints";

/// So many worlds are looked at before it is said what an answer would do.
const WORLDS: usize = 48;

/// Somebody at a table, seated or looking on.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) reader: Reader,
    pub(crate) person: Option<PersonId>,
    /// Which of several players at one screen looks at it.
    pub(crate) chosen: Option<Seat>,
}

/// Through whose eyes a table is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// A player's.
    Of(Seat),
    /// Those of somebody who looks on.
    Onlooker,
    /// Nobody's: the screen is to be handed to this player first.
    HandOver(Seat),
}

impl Viewer {
    /// Somebody who sends a request.
    pub(crate) fn new(reader: Reader, visitor: &Visitor, chosen: Option<Seat>) -> Viewer {
        Viewer { reader, person: visitor.person, chosen }
    }

    /// The seats that are his.
    pub(crate) fn seats(&self, table: &Table) -> SeatSet {
        seats_of(table, self.person)
    }

    /// Through whose eyes he sees the table while this seat is asked.
    pub(crate) fn eyes(&self, table: &Table, asked: Option<Seat>) -> Eyes {
        let own = self.seats(table);
        let asked = asked.filter(|&asked| {
            table.state == State::Playing && own.has(asked) && answers_himself(table, asked)
        });
        match (own.first(), asked) {
            (None, _) => Eyes::Onlooker,
            (Some(only), _) if own.len() == 1 => Eyes::Of(only),
            // Several players at one screen: what the last one saw is gone before the next one looks.
            (Some(_), Some(asked)) if self.chosen != Some(asked) => Eyes::HandOver(asked),
            (Some(first), _) => {
                Eyes::Of(self.chosen.filter(|&seat| own.has(seat)).unwrap_or(first))
            }
        }
    }
}

impl Eyes {
    /// The seat that the rules know them by.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Eyes::Of(seat) => seat,
            Eyes::Onlooker | Eyes::HandOver(_) => ONLOOKER,
        }
    }

    /// Where the reader sits.
    pub(crate) fn you(self) -> Option<Seat> {
        match self {
            Eyes::Of(seat) => Some(seat),
            Eyes::Onlooker | Eyes::HandOver(_) => None,
        }
    }
}

/// What one reader sees of a table at one moment.
pub(crate) struct Sight {
    words: &'static Words,
    rules: &'static Rules,
    table: TableId,
    version: u32,
    eyes: Eyes,
    names: Vec<String>,
    bots: Vec<Option<String>>,
    view: View,
    choices: Vec<Choice>,
    cards: String,
    answer: String,
    take_back: Option<String>,
    come_back: Option<String>,
    after: Option<Markup>,
    /// The hints that need no longer be shown, if this is somebody's first game.
    guided: Option<Dismissed>,
}

impl Sight {
    /// What he sees of a table whose game is on.
    pub(crate) fn of(viewer: &Viewer, inside: &Inside, game: &Game) -> Sight {
        Sight::new(viewer, &inside.table, &inside.options, game, inside.retractable())
    }

    /// What he sees. The last answer of his may be `retractable`.
    pub(crate) fn new(
        viewer: &Viewer,
        table: &Table,
        options: &Options,
        game: &Game,
        retractable: Option<Seat>,
    ) -> Sight {
        let eyes = viewer.eyes(table, game.asked());
        let words = viewer.reader.words();
        let bot = |level: &String| {
            let level = level.split(':').next().unwrap_or(level);
            words.page(&format!("level-{level}"), &[])
        };
        // A bot that stands in answers for the player; he can take his seat back.
        let answers = eyes.you().is_some_and(|seat| answers_himself(table, seat));
        let playing = table.state == State::Playing;
        let edition = options.edition().word();
        Sight {
            words,
            rules: game.rules(),
            table: table.id,
            version: table.version,
            eyes,
            names: crate::room::names(table),
            bots: table.seats.iter().map(|sitter| sitter.bot.as_ref().map(bot)).collect(),
            view: seen(game, options, eyes.seat()),
            choices: match eyes {
                Eyes::Of(seat) if playing && answers && game.asked() == Some(seat) => {
                    choices(game, table.version)
                }
                _ => Vec::new(),
            },
            cards: format!("/card/{edition}"),
            answer: format!("/table/{}/answer", table.id),
            take_back: (playing && retractable.is_some() && retractable == eyes.you())
                .then(|| format!("/table/{}/take-back", table.id)),
            come_back: (playing && eyes.you().is_some() && !answers)
                .then(|| format!("/table/{}/sit", table.id)),
            after: None,
            guided: (options.guided && eyes.you().is_some())
                .then(|| viewer.reader.dismissed.clone()),
        }
    }

    /// With this below the outcome.
    pub(crate) fn with_ending(mut self, ending: Markup) -> Sight {
        self.after = Some(ending);
        self
    }

    /// Through whose eyes it is seen.
    pub(crate) fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// What the page is drawn from.
    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene {
            words: self.words,
            rules: self.rules,
            names: &self.names,
            bots: &self.bots,
            view: &self.view,
            you: self.eyes.you(),
            choices: self.choices.clone(),
            answer: &self.answer,
            version: self.version.into(),
            cards: &self.cards,
            take_back: self.take_back.as_deref(),
            come_back: self.come_back.as_deref(),
            problem: None,
            after: self.after.clone(),
        }
    }

    /// The parts of the page; `unseen` is what has happened since the reader's last answer.
    pub(crate) fn sections(&self, unseen: &[Event<Face>]) -> Vec<Section> {
        let mut parts = sections(&self.scene());
        if let Some(dismissed) = &self.guided {
            for hint in hints(&self.view, unseen, dismissed) {
                let place = hint.place.id();
                if let Some(part) = parts.iter_mut().find(|part| part.id == place) {
                    part.add(&hint.beside(self.words, HINTS));
                }
            }
        }
        if let Eyes::HandOver(next) = self.eyes
            && let Some(question) = parts.iter_mut().find(|part| part.id == "question")
        {
            question.html = self.hand_over(next);
        }
        parts
    }

    fn hand_over(&self, next: Seat) -> Markup {
        let name = &self.names[next.index()];
        let say = |id: &str| self.words.page(id, &[("name", name.into())]);
        html! {
            section id="question" class="question hand-over" aria-live="polite" data-version=(self.version) {
                div class="asking" { h2 { (say("room-hand-over")) } }
                div class="answers" {
                    a class="button" href=(format!("/table/{}?as={next}", self.table)) { (say("room-hand-over-done")) }
                }
            }
        }
    }

    /// What has happened since the reader's last answer.
    pub(crate) fn unseen(&self, course: &Course) -> Vec<Event<Face>> {
        let own = |said: &Said| Some(said.seat) == self.eyes.you();
        let last = course.answers().iter().rposition(own);
        // What an answer brought about is counted with it.
        self.told(course.events_after(last.unwrap_or(0)))
    }

    /// Events as this reader is told them.
    pub(crate) fn told(&self, events: &[Happened]) -> Vec<Event<Face>> {
        told(self.rules, events, self.eyes.seat())
    }

    /// The lines about events from number `from` on.
    pub(crate) fn lines(&self, events: &[Event<Face>], from: usize) -> Markup {
        log::lines(&self.scene(), events, from)
    }
}

/// Events as a seat is told them.
pub(crate) fn told(rules: &Rules, events: &[Happened], seat: Seat) -> Vec<Event<Face>> {
    events.iter().map(|&(_, event)| event.told(seat, |card| rules.age(card))).collect()
}

/// What a seat may know at a table with these options.
pub(crate) fn seen(game: &Game, options: &Options, seat: Seat) -> View {
    let view = game.view_with(seat, options.covered());
    if options.memory { view } else { view.without_memory() }
}

/// The answers to the open question, with what each would do.
fn choices(game: &Game, version: u32) -> Vec<Choice> {
    // The same numbers for the same question, so that a page shown again says the same.
    let mut luck = Luck::seed_from_u64(version.into());
    let worlds = Worlds::of(game, WORLDS, &mut luck);
    let choice = |&answer| Choice {
        answer,
        notation: game.write(answer),
        foresight: worlds.as_ref().and_then(|worlds| worlds.foresee(answer)),
    };
    game.answers().iter().map(choice).collect()
}
