//! The rules of the solo game, on one page.

use super::page::head_links;
use super::signs::action_icon;
use super::table_view::capital;
use crate::http::reader::Reader;
use crate::innovation::draw::icon::drawing;
use crate::pages::shell::Shell;
use axum::response::{IntoResponse, Response};
use eureka_inventions::{Action, Content};
use eureka_words::{CompanionTeller, SoloGameTeller};
use maud::{Markup, html};

/// The chapters with their numbers of paragraphs; the actions have a separate list.
const CHAPTERS: [(&str, u8); 7] = [
    ("goal", 2),
    ("things", 5),
    ("turn", 4),
    ("actions", 1),
    ("rivals", 3),
    ("era", 3),
    ("end", 3),
];

/// `GET /inventions/rules`.
pub(super) async fn page(reader: Reader) -> Response {
    let title = reader.say("solo-game-page-rules", &[]);
    let say = |id: String| reader.say(&id, &[]);
    let body = html! {
        (head_links())
        article.rules {
            h1 { (title) }
            p.lead { (reader.say("solo-game-page-rules-lead", &[])) }
            @for (chapter, paragraphs) in CHAPTERS {
                section id=(chapter) {
                    h2 { (say(format!("solo-game-page-rules-{chapter}"))) }
                    @for number in 1..=paragraphs { p { (say(format!("solo-game-page-rules-{chapter}-{number}"))) } }
                    @if chapter == "actions" { (actions(&reader)) }
                }
            }
            p.notice { (SoloGameTeller::new(reader.words(), Content::ours()).content()) " " (reader.say("solo-game-page-unofficial", &[])) }
            p { a.button href="/inventions" { (reader.say("play-now", &[])) } }
        }
    };
    let page = Shell::page(&reader, title, "/inventions/rules".to_owned(), body);
    page.described(reader.say("solo-game-page-rules-lead", &[])).into_response()
}

fn actions(reader: &Reader) -> Markup {
    let teller = CompanionTeller::new(reader.words());
    html! {
        dl.actions {
            @for action in Action::ALL {
                dt { (drawing(action_icon(action))) " " (capital(&teller.action(action))) }
                dd { (reader.say(&format!("solo-game-page-action-{}", action.word().to_lowercase().replace('_', "-")), &[])) }
            }
        }
    }
}
