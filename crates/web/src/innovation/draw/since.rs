//! The summary of what other players did since the reader's last turn.

use crate::innovation::table_view::TableView;
use eureka_innovation::{Answer, Event, Face, Seat, View};
use eureka_words::Line;
use maud::{Markup, html};

/// The largest number of lines in the summary. If there are more, the earliest are left out; the log has them.
const MAX_LINES: usize = 24;

impl TableView {
    /// The summary: two lines that open to the whole list. Nothing if nobody else has acted.
    pub(crate) fn since(&self) -> Markup {
        let lines = self.news_of_others();
        let first = lines.len().saturating_sub(MAX_LINES);
        let title = self.say("board-since-turn", &[]);
        html! {
            @if !lines.is_empty() {
                details class="since-turn" {
                    summary {
                        b { (title) } " "
                        @for (number, line) in lines[first..].iter().enumerate() {
                            @if number > 0 { " · " }
                            (self.plain(line))
                        }
                    }
                    ul { @for line in &lines[first..] { li { (self.line(line)) } } }
                }
            }
        }
    }

    /// The actions of other players since the reader's last turn, and what they did to the reader.
    fn news_of_others(&self) -> Vec<Line> {
        let Some(you) = self.you else { return Vec::new() };
        let round = since_last_turn(you, self.view.turn, &self.recent);
        let mut actor = first_actor(&self.view, round);
        let mut is_simple_action = false;
        let mut lines = Vec::new();
        for &event in round {
            let tells = match event {
                Event::Turn { seat, .. } => {
                    (actor, is_simple_action) = (Some(seat), false);
                    false
                }
                Event::Action { seat, action } => {
                    actor = Some(seat);
                    is_simple_action = !matches!(action, Answer::Dogma(_));
                    !is_simple_action
                }
                // The move of a simple action tells the action.
                Event::Moved { from, to, by, .. } => {
                    let is_action = std::mem::take(&mut is_simple_action);
                    let concerns = [from.owner(), to.owner()].contains(&Some(you));
                    // What readers do among their own cards, at the opening or sharing an effect, they know.
                    let is_own = by == you && from.owner() == to.owner();
                    is_action || concerns && !is_own
                }
                Event::Claimed { .. }
                | Event::Lost { .. }
                | Event::Resigned { .. }
                | Event::Over { .. } => true,
                _ => false,
            };
            let is_end = matches!(event, Event::Over { .. } | Event::Lost { .. });
            if tells && (actor != Some(you) || is_end) {
                lines.extend(self.teller().event(event));
            }
        }
        lines
    }
}

/// The events since the end of a player's last turn; the present turn does not count.
fn since_last_turn(you: Seat, turn: Option<Seat>, events: &[Event<Face>]) -> &[Event<Face>] {
    let begins = |event: &Event<Face>| matches!(event, Event::Turn { seat, .. } if *seat == you);
    let present = events.iter().rposition(begins).filter(|_| turn == Some(you));
    let before = &events[..present.unwrap_or(events.len())];
    let Some(last) = before.iter().rposition(begins) else { return events };
    let ends = |event: &Event<Face>| matches!(event, Event::Turn { seat, .. } if *seat != you);
    let end = events[last..].iter().position(ends).map_or(events.len(), |after| last + after);
    &events[end..]
}

/// The player whose action was in progress when the told events began, which may be in the middle of an action.
pub(crate) fn first_actor(view: &View, told: &[Event<Face>]) -> Option<Seat> {
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
