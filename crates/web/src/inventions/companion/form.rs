//! The guided form for a box profile.

use super::draft::{
    ABOUT, Draft, FORUMS, all_rows, card_key, forum_key, idea_key, influence_key, space_key,
    track_key,
};
use super::game::capital;
use crate::http::reader::Reader;
use eureka_inventions::{Action, CARDS, Milestone, Profile, Region, Track};
use eureka_words::{CompanionTeller, Kind};
use maud::{Markup, html};

/// The form with what is filled in.
pub(super) fn markup(reader: &Reader, draft: &Draft, action: &str) -> Markup {
    let form = BoxForm { reader, draft, teller: CompanionTeller::new(reader.words()) };
    let say = |id: &str| reader.say(id, &[]);
    html! {
        form.solo-box-form id="solo-box" method="post" action=(action) {
            @if !draft.faults.is_empty() { p.problem role="alert" { (say("companion-box-faults")) } }
            @for warning in &draft.warnings { p.solo-note { (warning) } }
            (form.name())
            (form.ring())
            (form.forums())
            (form.influence())
            (form.cards())
            (form.spaces())
            (form.track())
            (form.ideas())
            button.button.big type="submit" { (say("companion-box-save")) }
        }
    }
}

struct BoxForm<'a> {
    reader: &'a Reader,
    draft: &'a Draft,
    teller: CompanionTeller<'a>,
}

impl BoxForm<'_> {
    fn say(&self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    fn fault(&self, key: &str) -> Markup {
        html! { @if let Some(fault) = self.draft.fault(key) { p.problem id=(format!("{key}-fault")) { (fault) } } }
    }

    /// A choice among words with their labels; the first one is no choice.
    fn select(&self, key: &str, label: &str, none: &str, options: &[(String, String)]) -> Markup {
        let chosen = self.draft.value(key);
        let wrong = self.draft.fault(key).is_some();
        html! {
            select name=(key) aria-label=(label) aria-invalid[wrong] aria-describedby=[wrong.then(|| format!("{key}-fault"))] {
                option value="" { (none) }
                @for (word, text) in options { option value=(word) selected[word == chosen] { (text) } }
            }
            (self.fault(key))
        }
    }

    fn text(&self, key: &str, label: &str, example: &str) -> Markup {
        let wrong = self.draft.fault(key).is_some();
        html! {
            label.field { span { (label) }
                input type="text" name=(key) value=(self.draft.value(key)) placeholder=(example) autocomplete="off"
                    aria-invalid[wrong] aria-describedby=[wrong.then(|| format!("{key}-fault"))];
            }
            (self.fault(key))
        }
    }

    fn name(&self) -> Markup {
        html! { fieldset { legend { (self.say("companion-box-name")) } (self.text("name", &self.say("companion-box-name-label"), "")) } }
    }

    fn ring(&self) -> Markup {
        let side = self.draft.value("common");
        let sides = [("left", "companion-ring-left"), ("right", "companion-ring-right")];
        html! {
            fieldset {
                legend { (self.say("companion-ring")) }
                p.muted { (self.say("companion-ring-why")) }
                @for (word, id) in sides {
                    label.check { input type="radio" name="common" value=(word) checked[side == word || (side.is_empty() && word == "left")]; (self.say(id)) }
                }
                @if side == "other" { label.check { input type="radio" name="common" value="other" checked; (self.say("companion-ring-other")) } }
                input type="hidden" name="ring" value=(self.draft.value("ring"));
            }
        }
    }

    fn forums(&self) -> Markup {
        let actions =
            Action::ALL.map(|action| (action.to_string(), capital(&self.teller.action(action))));
        html! {
            fieldset {
                legend { (self.say("companion-forums")) }
                p.muted { (self.say("companion-forums-why")) }
                div.solo-grid {
                    @for number in 1..=FORUMS {
                        div.solo-cell {
                            p.label { (self.reader.say("companion-forum", &[("number", number.into())])) }
                            @for place in ["a", "b"] {
                                (self.select(&forum_key(number, place), &self.reader.say("companion-forum", &[("number", number.into())]), "–", &actions))
                            }
                        }
                    }
                }
            }
        }
    }

    fn influence(&self) -> Markup {
        html! {
            fieldset {
                legend { (self.say("companion-influence")) }
                p.muted { (self.say("companion-influence-why")) }
                div.solo-grid {
                    @for region in Region::all() {
                        div.solo-cell { (self.text(&influence_key(region), &capital(&self.teller.region(region)), "6 4 2")) }
                    }
                }
            }
        }
    }

    fn cards(&self) -> Markup {
        let rows: Vec<(String, String)> =
            all_rows().map(|row| (row.to_string(), capital(&self.teller.row(row)))).collect();
        html! {
            fieldset {
                legend { (self.say("companion-cards")) }
                p.muted { (self.say("companion-cards-why")) }
                div.solo-grid {
                    @for card in 1..=CARDS {
                        div.solo-cell {
                            p.label { (self.reader.say("companion-card", &[("card", card.into())])) }
                            @for row in 1..=self.draft.rows() {
                                (self.select(&card_key(card, row), &self.reader.say("companion-card-row", &[("card", card.into()), ("row", row.into())]), "–", &rows))
                            }
                        }
                    }
                }
            }
        }
    }

    /// A part that may be left out; it is open if something is in it.
    fn optional(&self, [id, why]: [&str; 2], begins: &str, content: Markup) -> Markup {
        let open = self.draft.faults.keys().any(|key| key.starts_with(begins));
        html! {
            details.solo-optional open[open] {
                summary { (self.say(id)) " " small.muted { (self.say("companion-optional")) } }
                p.muted { (self.say(why)) }
                (content)
            }
        }
    }

    fn spaces(&self) -> Markup {
        let usual = Profile::SPACES.to_string();
        let content = html! {
            div.solo-grid {
                @for milestone in Milestone::all() {
                    @let key = space_key(milestone);
                    div.solo-cell {
                        label.field { span { (self.teller.milestone(milestone)) }
                            input type="number" min="0" max="9" name=(key) value=(self.draft.value(&key)) placeholder=(usual);
                        }
                        (self.fault(&key))
                    }
                }
            }
        };
        self.optional(["companion-spaces", "companion-spaces-why"], "space-", content)
    }

    fn track(&self) -> Markup {
        let kinds = [
            ("-".to_owned(), self.say("companion-track-space")),
            ("t".to_owned(), self.say("companion-track-order")),
        ];
        let content = html! {
            div.solo-grid {
                @for era in Track::ERAS {
                    @let title = capital(&self.teller.kind(Kind::Era(era)));
                    div.solo-cell {
                        p.label { (title) }
                        @for number in 1..=self.draft.spaces() {
                            (self.select(&track_key(era, number), &format!("{title}, {number}"), &self.say("companion-track-none"), &kinds))
                        }
                    }
                }
            }
        };
        self.optional(["companion-track", "companion-track-why"], "track-", content)
    }

    fn ideas(&self) -> Markup {
        let about = ABOUT.map(|about| (about.to_string(), capital(&self.teller.speciality(about))));
        let eras: Vec<(String, String)> = (2..=6u8)
            .map(|era| (era.to_string(), capital(&self.teller.kind(Kind::Era(era)))))
            .collect();
        let milestones: Vec<(String, String)> = Milestone::all()
            .map(|milestone| (milestone.to_string(), self.teller.milestone(milestone)))
            .collect();
        let content = html! {
            @for number in 1..=self.draft.ideas() {
                div.solo-idea {
                    (self.text(&idea_key(number, "name"), &self.say("companion-idea-name"), ""))
                    (self.select(&idea_key(number, "about"), &self.say("companion-idea-about"), "–", &about))
                    (self.select(&idea_key(number, "era"), &self.say("companion-idea-era"), "–", &eras))
                    (self.select(&idea_key(number, "milestone"), &self.say("companion-idea-milestone"), "–", &milestones))
                }
            }
        };
        self.optional(["companion-ideas", "companion-ideas-why"], "idea-", content)
    }
}
