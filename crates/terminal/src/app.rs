//! The client without its terminal: what it knows, and what changes by itself.

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

/// A client at a table.
pub struct App {
    pub(crate) words: &'static Words,
    pub(crate) table: Box<dyn Table>,
    pub(crate) paint: Paint,
    pub(crate) names: Vec<String>,
    /// Through whose viewer the table is seen; nobody's before the screen was handed to somebody.
    pub(crate) viewer: Option<Seat>,
    /// To whom the screen must be handed before anything is shown.
    pub(crate) hand_over: Option<Seat>,
    pub(crate) view: View,
    pub(crate) rows: Vec<AnswerRow>,
    /// Which of the answers is chosen.
    pub(crate) chosen: usize,
    /// The digits that were typed for it.
    typed_number: String,
    /// The card that is looked at, if it is not the one of the chosen answer.
    pub(crate) looked_at: Option<Card>,
    pub(crate) foreseen: Vec<Line>,
    pub(crate) hint: Hint,
    pub(crate) log: Log,
    /// How many lines the log is scrolled back.
    pub(crate) log_scroll: usize,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) notice: Option<String>,
    /// Whether the server is out of reach.
    pub(crate) is_disconnected: bool,
    /// Where what was drawn last.
    pub(crate) targets: Vec<(Rect, Target)>,
    /// How often it was drawn, for what turns while somebody thinks.
    pub(crate) ticks: usize,
    is_done: bool,
    was_interrupted: bool,
}

/// What is known of a hint.
pub(crate) enum Hint {
    /// Nobody has asked.
    None,
    /// It is thought about.
    Thinking,
    /// What the search thinks.
    Given(Vec<Look<Answer>>),
}

/// Something that lies over the table until it is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// Everything that happened, so many lines up from the end.
    Log(usize),
    /// Everything on the table, from this line on.
    Table(usize),
    /// A card, from this line on.
    Card(usize),
    /// Whether to leave.
    Quit,
    /// The name of a file, being typed.
    Save(String),
}

impl Overlay {
    /// Goes so many lines down, or up. The one who draws it sees to it that this is not too far.
    pub(crate) fn scroll(&mut self, lines: isize) {
        match self {
            Overlay::Table(top) | Overlay::Card(top) => *top = top.saturating_add_signed(lines),
            Overlay::Log(back) => *back = back.saturating_add_signed(-lines),
            Overlay::Help | Overlay::Quit | Overlay::Save(_) => {}
        }
    }
}

impl App {
    /// A client at this table.
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

    /// Whether the person wants to leave.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Leaves at once, without a question: by Ctrl-C, or because the terminal is closed.
    pub fn interrupt(&mut self) {
        (self.is_done, self.was_interrupted) = (true, true);
    }

    /// Whether it was left so.
    pub fn was_interrupted(&self) -> bool {
        self.was_interrupted
    }

    /// Keeps a game that is not over in this file, if it is kept nowhere else.
    pub fn save_if_unsaved(&mut self, file: &Path) -> Result<(), String> {
        match self.table.save_location() {
            SaveLocation::None if !self.is_over() => self.table.save_in(file),
            _ => Ok(()),
        }
    }

    /// Where the game is kept.
    pub fn save_location(&self) -> SaveLocation<'_> {
        self.table.save_location()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view.outcome.is_some()
    }

    /// Whether somebody else is thinking, so that the screen changes by itself.
    pub fn is_waiting(&self) -> bool {
        let unasked = self.rows.is_empty() && self.hand_over.is_none() && !self.is_over();
        unasked || matches!(self.hint, Hint::Thinking)
    }

    /// What is left on the terminal: how the game ended, and where it is saved.
    pub fn farewell(&self) -> Vec<String> {
        let outcome = self.view.outcome.map(|outcome| self.teller().outcome(outcome).to_string());
        let is_saved = self.table.save_location() != SaveLocation::None;
        outcome.into_iter().chain(is_saved.then(|| self.save_text())).collect()
    }

    /// Where the game is kept, in words.
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

    /// What lies on the table, in rows.
    pub(crate) fn contents(&self) -> Contents<'_> {
        let (words, rules) = (self.words, self.rules());
        Contents { words, rules, teller: self.teller(), view: &self.view }
    }

    /// A text of the screen.
    pub(crate) fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.page(id, values)
    }

    /// Where the reader sits.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.viewer.filter(|&seat| seat != ONLOOKER)
    }

    /// The answer that is chosen, if there is one to give.
    pub(crate) fn chosen_answer(&self) -> Option<Answer> {
        self.rows.get(self.chosen).map(|row| row.answer)
    }

    /// The card that is shown in full: the one that is looked at, that of the chosen answer, or the one that asks.
    pub(crate) fn shown_card(&self) -> Option<Card> {
        let chosen = || self.chosen_answer().and_then(card_named_by);
        let asking = || self.view.question.and_then(|question| question.card);
        self.looked_at.or_else(chosen).or_else(asking)
    }

    /// Every card that lies on the table with its face to the reader, in the order of the screen.
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

    /// The seats from the top of the screen to its bottom, where the reader sits.
    pub(crate) fn order(&self) -> Vec<Seat> {
        let players = self.view.players.len() as u8;
        let last = self.you().unwrap_or(Seat::new(players - 1));
        (1..=players).map(|steps| last.clockwise(steps, players)).collect()
    }
}

/// What changes by itself.
impl App {
    /// Looks whether anything has happened.
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

    /// Shows the table as it is now.
    fn refresh(&mut self) {
        let (asked, people) = (self.table.asked(), self.table.people());
        self.names = self.table.seats().iter().map(|seated| seated.name.clone()).collect();
        self.hand_over =
            asked.filter(|&seat| people.len() > 1 && people.has(seat) && self.viewer != Some(seat));
        if self.hand_over.is_some() {
            self.overlay = None;
        }
        let viewer = self.viewer.unwrap_or(ONLOOKER);
        let before =
            (self.log.position(), std::mem::replace(&mut self.view, self.table.view(viewer)));
        let mut log = std::mem::take(&mut self.log);
        log.update(&*self.table, self.teller(), viewer);
        self.log = log;
        // Somebody who came, went or spoke must not move what the reader is about to answer.
        if before == (self.log.position(), self.view.clone()) && !self.rows.is_empty() {
            return;
        }
        self.rows = match self.view.outcome {
            None => answer_rows(self.teller(), &self.view),
            Some(_) => Vec::new(),
        };
        self.hint = Hint::None;
        self.typed_number.clear();
        self.log_scroll = 0;
        self.choose(0);
    }

    /// Chooses one of the answers, and foresees what it would do.
    fn choose(&mut self, row: usize) {
        self.chosen = row.min(self.rows.len().saturating_sub(1));
        self.looked_at = None;
        let foresight = self.chosen_answer().and_then(|answer| {
            let foresight = self.table.foresee(answer)?;
            // Everybody expects nothing of declining.
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
