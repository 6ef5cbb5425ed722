//! The way from one moment of a game to another: steps, sliders, links.

use crate::http::reader::Reader;
use maud::{Markup, html};

/// A moment of a game among all its moments.
pub(crate) struct Moments<'a> {
    pub(crate) reader: &'a Reader,
    /// Where the replay is.
    pub(crate) path: String,
    /// Through whose eyes, where there are several.
    pub(crate) eyes: Option<String>,
    /// After how many answers.
    pub(crate) at: usize,
    /// How many answers there are.
    pub(crate) last: usize,
    /// The turns: after how many answers each began, and whose it is.
    pub(crate) turns: Vec<(usize, String)>,
}

impl Moments<'_> {
    /// The number of the turn that is on, counted from 1; 0 before the first.
    pub(crate) fn turn(&self) -> usize {
        self.turns.iter().filter(|(moment, _)| *moment <= self.at).count()
    }

    /// The address of another moment.
    pub(crate) fn address(&self, at: usize) -> String {
        let eyes = self.eyes.as_ref().map(|eyes| format!("&as={eyes}")).unwrap_or_default();
        format!("{}?at={at}{eyes}", self.path)
    }

    /// Links to the moments before and after.
    pub(crate) fn steps(&self) -> Markup {
        let (at, last) = (self.at, self.last);
        let moments = || self.turns.iter().map(|(moment, _)| *moment);
        let steps = [
            ("first", "|‹", (at > 0).then_some(0)),
            ("previous-turn", "«", moments().rfind(|&moment| moment < at)),
            ("previous", "‹", at.checked_sub(1)),
            ("next", "›", (at < last).then_some(at + 1)),
            ("next-turn", "»", moments().find(|&moment| moment > at)),
            ("last", "›|", (at < last).then_some(last)),
        ];
        let values = [
            ("at", at.into()),
            ("last", last.into()),
            ("turn", self.turn().into()),
            ("turns", self.turns.len().into()),
        ];
        html! {
            nav class="steps" aria-label=(self.reader.say("replay-steps", &[])) {
                @for (word, sign, to) in steps {
                    @let label = self.reader.say(&format!("replay-{word}"), &[]);
                    @if let Some(to) = to {
                        a class="button quiet" href=(self.address(to)) data-go=(word)
                            title=(label) aria-label=(label) { (sign) }
                    } @else {
                        span class="button quiet none" aria-disabled="true" title=(label) { (sign) }
                    }
                }
                span class="where" role="status" { (self.reader.say("replay-where", &values)) }
            }
        }
    }

    /// A slider by answers and one by turns. Without script each is a form with a button; and there are links to all turns.
    pub(crate) fn sliders(&self) -> Markup {
        let say = |id: &str| self.reader.say(id, &[]);
        let slider = |name: &str, label: &str, least: usize, most: usize, value: usize| {
            html! {
                form method="get" action=(self.path) data-slider=(name) {
                    @if let Some(eyes) = &self.eyes { input type="hidden" name="as" value=(eyes); }
                    label { (say(label)) " "
                        input type="range" name=(name) min=(least) max=(most) value=(value) step="1" autocomplete="off";
                    }
                    button class="button quiet" type="submit" { (say("replay-go")) }
                }
            }
        };
        html! {
            div id="replay-sliders" class="sliders" {
                (slider("at", "replay-by-answer", 0, self.last, self.at))
                @if !self.turns.is_empty() {
                    (slider("turn", "replay-by-turn", 1, self.turns.len(), self.turn().max(1)))
                }
                button class="button" type="button" data-play hidden
                    data-pause=(say("replay-pause")) { (say("replay-play")) }
                details class="turns" {
                    summary { (say("replay-turns")) }
                    ol { @for (moment, name) in &self.turns { li { a href=(self.address(*moment)) data-go="moment" { (name) } } } }
                }
            }
        }
    }

    /// The link to this very moment.
    pub(crate) fn share(&self) -> Markup {
        html! {
            p class="share" {
                label { (self.reader.say("replay-share", &[])) " "
                    input type="text" readonly value=(self.address(self.at)) data-link;
                }
            }
        }
    }
}
