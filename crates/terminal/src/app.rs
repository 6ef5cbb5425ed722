//! The client without its terminal: its state, and the changes that happen without a key or a click. Input is handled in `input`, drawing in `draw`.
//!
//! The client must never show more than `viewer` may know: everything on the screen comes from `Table::view` and `Table::told` for that seat.

mod input;

use crate::command::Target;
use crate::log::Log;
use crate::paint::Paint;
use crate::rows::{AnswerRow, Contents, answer_rows, card_named_by};
use crate::table::{News, SaveLocation, Table};
use eureka_bots::Look;
use eureka_innovation::{Answer, Card, Face, ONLOOKER, Rules, View};
use eureka_table::Seat;
use eureka_words::{Line, Notice, Teller, Value, Words};
use ratatui::layout::Rect;
use std::path::Path;

/// A client at a table. It takes events, and draws itself into any buffer.
pub struct App {
    pub(crate) words: &'static Words,
    pub(crate) table: Box<dyn Table>,
    pub(crate) paint: Paint,
    pub(crate) names: Vec<String>,
    /// The seat whose knowledge is shown. `None` while a shared screen is handed over, until somebody has taken it.
    pub(crate) viewer: Option<Seat>,
    /// The player who must take the screen before anything is shown, when several people share it.
    pub(crate) hand_over: Option<Seat>,
    pub(crate) view: View,
    pub(crate) rows: Vec<AnswerRow>,
    /// The index of the chosen answer in `rows`.
    pub(crate) chosen: usize,
    /// The digits typed so far to choose an answer by its number.
    typed_number: String,
    /// The card being looked at, if it differs from the card of the chosen answer.
    pub(crate) looked_at: Option<Card>,
    pub(crate) foreseen: Vec<Line>,
    pub(crate) hint: Hint,
    pub(crate) log: Log,
    /// The number of lines the log is scrolled back from its end.
    pub(crate) log_scroll: usize,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) notice: Option<String>,
    /// Whether the connection to the server is lost.
    pub(crate) is_disconnected: bool,
    /// The areas of the last drawing that react to the mouse. Later entries lie above earlier ones.
    pub(crate) targets: Vec<(Rect, Target)>,
    /// The number of ticks so far, which turns the spinner.
    pub(crate) ticks: usize,
    is_done: bool,
    was_interrupted: bool,
}

/// The state of the hint for the open question.
pub(crate) enum Hint {
    /// No hint was requested.
    None,
    /// A search is running.
    Thinking,
    /// The result of the search, the best answer first.
    Given(Vec<Look<Answer>>),
}

/// A window over the table, open until it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The list of keys, starting at this line.
    Help(usize),
    /// The whole log, scrolled back by this many lines from its end.
    Log(usize),
    /// Everything on the table, starting at this line.
    Table(usize),
    /// A card in full, starting at this line.
    Card(usize),
    /// The question whether to leave.
    Quit,
    /// The question whether to give up.
    Resign,
    /// The name of the file to save in, as typed so far.
    Save(String),
}

impl Overlay {
    /// Scrolls down by this many lines, or up if negative. Drawing clamps the position to the text.
    pub(crate) fn scroll(&mut self, lines: isize) {
        match self {
            Overlay::Help(top) | Overlay::Table(top) | Overlay::Card(top) => {
                *top = top.saturating_add_signed(lines)
            }
            Overlay::Log(back) => *back = back.saturating_add_signed(-lines),
            Overlay::Quit | Overlay::Resign | Overlay::Save(_) => {}
        }
    }
}

impl App {
    /// Creates a client at this table.
    pub fn new(words: &'static Words, table: Box<dyn Table>, paint: Paint) -> App {
        let people = table.people();
        let viewer = match people.len() {
            0 => Some(ONLOOKER),
            1 => people.first(),
            _ => None,
        };
        let mut app = App {
            words,
            paint,
            names: Vec::new(),
            viewer,
            hand_over: None,
            view: table.view(viewer.unwrap_or(ONLOOKER)),
            table,
            rows: Vec::new(),
            chosen: 0,
            typed_number: String::new(),
            looked_at: None,
            foreseen: Vec::new(),
            hint: Hint::None,
            log: Log::default(),
            log_scroll: 0,
            overlay: None,
            notice: None,
            is_disconnected: false,
            targets: Vec::new(),
            ticks: 0,
            is_done: false,
            was_interrupted: false,
        };
        app.refresh();
        app.log.mark_all_old();
        app
    }

    /// Whether the client is to close.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Closes the client without asking: on Ctrl-C, or when the terminal goes away.
    pub fn interrupt(&mut self) {
        (self.is_done, self.was_interrupted) = (true, true);
    }

    /// Whether the client was closed by `interrupt`.
    pub fn was_interrupted(&self) -> bool {
        self.was_interrupted
    }

    /// Saves an unfinished game in this file, unless it is already saved in a file or on a server.
    pub fn save_if_unsaved(&mut self, file: &Path) -> Result<(), String> {
        match self.table.save_location() {
            SaveLocation::None if !self.is_over() => self.table.save_in(file),
            _ => Ok(()),
        }
    }

    /// The place where the game is saved.
    pub fn save_location(&self) -> SaveLocation<'_> {
        self.table.save_location()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view.outcome.is_some()
    }

    /// Whether the client waits for somebody else or for a hint, so that the screen changes by itself.
    pub fn is_waiting(&self) -> bool {
        let unasked = self.rows.is_empty() && self.hand_over.is_none() && !self.is_over();
        unasked || matches!(self.hint, Hint::Thinking)
    }

    /// The lines to print after the screen is closed: the outcome of the game, and the place where it is saved.
    pub fn farewell(&self) -> Vec<String> {
        let outcome = self.view.outcome.map(|outcome| self.teller().outcome(outcome).to_string());
        let is_saved = self.table.save_location() != SaveLocation::None;
        outcome.into_iter().chain(is_saved.then(|| self.save_text())).collect()
    }

    /// The place where the game is saved, as a text.
    pub(crate) fn save_text(&self) -> String {
        match self.table.save_location() {
            SaveLocation::None => self.page("terminal-quit-unsaved", &[]),
            SaveLocation::Server => self.page("terminal-quit-server", &[]),
            SaveLocation::File(file) => {
                let file = file.display().to_string();
                self.page("terminal-quit-saved", &[("file", (&file).into())])
            }
        }
    }

    pub(crate) fn rules(&self) -> &'static Rules {
        self.table.rules()
    }

    pub(crate) fn teller(&self) -> Teller<'_> {
        Teller::new(self.words, self.rules()).with_names(&self.names)
    }

    /// The contents of the table as labeled rows.
    pub(crate) fn contents(&self) -> Contents<'_> {
        let (words, rules) = (self.words, self.rules());
        Contents { words, rules, teller: self.teller(), view: &self.view }
    }

    /// The text with this message id, in the language of the client.
    pub(crate) fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.page(id, values)
    }

    /// The seat of the reader. `None` for an onlooker, and before the screen was handed to somebody.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.viewer.filter(|&seat| seat != ONLOOKER)
    }

    /// Whether the reader may give up, whoever is asked.
    pub(crate) fn may_resign(&self) -> bool {
        self.you().is_some_and(|seat| self.table.may_resign(seat))
    }

    /// The chosen answer, if there is a question to answer.
    pub(crate) fn chosen_answer(&self) -> Option<Answer> {
        self.rows.get(self.chosen).map(|row| row.answer)
    }

    /// The card shown in full: the one being looked at, else the card of the chosen answer, else the card that asks.
    pub(crate) fn shown_card(&self) -> Option<Card> {
        let chosen = || self.chosen_answer().and_then(card_named_by);
        let asking = || self.view.question.and_then(|question| question.card);
        self.looked_at.or_else(chosen).or_else(asking)
    }

    /// Every card on the table whose face the reader may see, in the order of the screen.
    fn cards(&self) -> Vec<Card> {
        let faces =
            |faces: &[Face]| -> Vec<Card> { faces.iter().filter_map(|face| face.card).collect() };
        let mut cards = Vec::new();
        for seat in self.order() {
            let player = &self.view.players[seat.index()];
            for pile in &player.piles {
                match &pile.cards {
                    Some(under) => cards.extend(under),
                    None => cards.extend(pile.top),
                }
            }
            cards.extend(faces(&player.hand));
            cards.extend(faces(&player.score));
        }
        cards
    }

    /// The seats from the top of the screen to the bottom, where the reader sits.
    pub(crate) fn order(&self) -> Vec<Seat> {
        let players = self.view.players.len() as u8;
        let last = self.you().unwrap_or(Seat::new(players - 1));
        (1..=players).map(|steps| last.clockwise(steps, players)).collect()
    }
}

/// Changes without a key or a click.
impl App {
    /// Applies the news of the table. To be called regularly.
    pub fn tick(&mut self) {
        self.ticks = self.ticks.wrapping_add(1);
        for news in self.table.news() {
            match news {
                News::Changed => self.refresh(),
                News::Hint(looks) => {
                    let best = looks.first().map(|look| look.answer);
                    self.hint = Hint::Given(looks);
                    let row = self.rows.iter().position(|row| Some(row.answer) == best);
                    row.into_iter().for_each(|row| self.choose(row));
                }
                News::NotSaved { file, reason } => self.not_saved(&file, &reason),
                News::Disconnected => (self.is_disconnected, self.hint) = (true, Hint::None),
                News::Reconnected => self.is_disconnected = false,
                News::Refused(text) => (self.notice, self.hint) = (Some(text), Hint::None),
                News::Trouble => self.notice = Some(self.page("terminal-trouble", &[])),
            }
        }
    }

    /// Reads the table anew, and resets the choice if the game or the reader has changed.
    fn refresh(&mut self) {
        let (asked, people) = (self.table.asked(), self.table.people());
        self.names = self.table.seats().iter().map(|seated| seated.name.clone()).collect();
        self.hand_over =
            asked.filter(|&seat| people.len() > 1 && people.has(seat) && self.viewer != Some(seat));
        if self.hand_over.is_some() {
            // From now on anybody may be looking, even if the answer that led here is taken back. What was drawn before must not be
            // clicked any more.
            (self.viewer, self.overlay) = (None, None);
            self.targets.clear();
        }
        let viewer = self.viewer.unwrap_or(ONLOOKER);
        let view_before = std::mem::replace(&mut self.view, self.table.view(viewer));
        let log_before = self.log.position();
        let mut log = std::mem::take(&mut self.log);
        log.update(&*self.table, self.teller(), viewer);
        self.log = log;
        if self.overlay == Some(Overlay::Resign) && !self.may_resign() {
            self.overlay = None;
        }
        // News about others must not move the reader's choice: somebody joined or left, gave up, or has also chosen the first card.
        let asks = |view: &View| (view.seat, view.question, view.answers.clone());
        let is_asked_the_same = !self.rows.is_empty() && asks(&view_before) == asks(&self.view);
        if is_asked_the_same && self.log.position() == log_before {
            return;
        }
        self.rows = match self.view.outcome {
            None => answer_rows(self.teller(), &self.view),
            Some(_) => Vec::new(),
        };
        self.hint = Hint::None;
        self.typed_number.clear();
        self.log_scroll = 0;
        self.choose(if is_asked_the_same { self.chosen } else { 0 });
    }

    /// Chooses an answer by its index, and computes its foresight.
    fn choose(&mut self, row: usize) {
        self.chosen = row.min(self.rows.len().saturating_sub(1));
        self.looked_at = None;
        let foresight = self.chosen_answer().and_then(|answer| {
            let foresight = self.table.foresee(answer)?;
            // Declining is expected to do nothing, so that is not worth a line.
            let declines = matches!(answer, Answer::Pass | Answer::No);
            (!declines || !foresight.nothing).then_some(foresight)
        });
        self.foreseen = foresight
            .map_or_else(Vec::new, |foresight| self.teller().foresight(&self.view, &foresight));
    }

    fn not_saved(&mut self, file: &Path, reason: &str) {
        let file = file.display().to_string();
        self.notice = Some(self.words.notice(Notice::NotSaved { file: &file, reason }));
    }
}
