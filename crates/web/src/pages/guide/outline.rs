//! The outline of the page on how to play: its chapters and their blocks, as ids of messages.

use Block::{Icons, List, Needed, Points, Sharing, Specials, Splays, Terms, Text};
use eureka_innovation::Edition;

/// A chapter: its anchor on the page, the id of its heading, and its blocks.
pub(super) struct Chapter {
    pub(super) anchor: &'static str,
    pub(super) heading: &'static str,
    pub(super) blocks: &'static [Block],
}

/// A block of a chapter. All strings are ids of messages.
pub(super) enum Block {
    /// A paragraph.
    Text(&'static str),
    /// A list of points.
    List(&'static [&'static str]),
    /// Terms with their definitions.
    Terms(&'static [(&'static str, &'static str)]),
    /// A text, followed by the icons of the edition.
    Icons(&'static str),
    /// A table of the points for the standard achievements.
    Points,
    /// A table of the players who execute each kind of effect.
    Sharing,
    /// A table of the icons that each splay shows.
    Splays,
    /// A table of the special achievements with their conditions.
    Specials,
    /// A table of the achievements needed to win, by number of players.
    Needed,
}

/// Whether an edition's page contains a text; most texts are in all editions.
pub(super) fn has(edition: Edition, id: &str) -> bool {
    match id {
        "guide-goal-third" => edition == Edition::Third,
        "guide-table-junk" | "guide-junk" | "guide-leave-team" | "guide-fourth" => {
            edition == Edition::Fourth
        }
        "guide-remove" => edition != Edition::Fourth,
        _ => true,
    }
}

const fn chapter(anchor: &'static str, heading: &'static str, blocks: &'static [Block]) -> Chapter {
    Chapter { anchor, heading, blocks }
}

/// The chapters of the page.
pub(super) const CHAPTERS: &[Chapter] = &[
    chapter(
        "goal",
        "guide-goal",
        &[Text("guide-goal-lead"), Text("guide-goal-win"), Text("guide-goal-third")],
    ),
    chapter(
        "table",
        "guide-table",
        &[
            List(&[
                "guide-table-decks",
                "guide-table-achievements",
                "guide-table-specials",
                "guide-table-junk",
                "guide-table-player",
            ]),
            Text("guide-table-known"),
        ],
    ),
    chapter("beginning", "guide-begin", &[Text("guide-begin-open"), Text("guide-begin-short")]),
    chapter(
        "card",
        "guide-card",
        &[
            Text("guide-card-face"),
            Icons("guide-card-icons"),
            Text("guide-card-effects"),
            Text("guide-card-pile"),
        ],
    ),
    chapter(
        "turn",
        "guide-turn",
        &[
            Text("guide-turn-actions"),
            Terms(&[
                ("guide-draw", "guide-draw-text"),
                ("guide-meld", "guide-meld-text"),
                ("guide-dogma", "guide-dogma-text"),
                ("guide-achieve", "guide-achieve-text"),
            ]),
            Points,
        ],
    ),
    chapter(
        "sharing",
        "guide-sharing",
        &[
            Text("guide-sharing-count"),
            Sharing,
            Text("guide-sharing-order"),
            Text("guide-sharing-bonus"),
            Text("guide-sharing-must"),
            Text("guide-sharing-proof"),
        ],
    ),
    chapter("splay", "guide-splay", &[Text("guide-splay-text"), Splays, Text("guide-splay-rules")]),
    chapter(
        "words",
        "guide-words",
        &[Terms(&[
            ("guide-tuck", "guide-tuck-text"),
            ("guide-score", "guide-score-text"),
            ("guide-return", "guide-return-text"),
            ("guide-transfer", "guide-transfer-text"),
            ("guide-exchange", "guide-exchange-text"),
            ("guide-draw-and", "guide-draw-and-text"),
            ("guide-reveal", "guide-reveal-text"),
            ("guide-highest", "guide-highest-text"),
            ("guide-alone", "guide-alone-text"),
            ("guide-remove", "guide-remove-text"),
            ("guide-junk", "guide-junk-text"),
        ])],
    ),
    chapter(
        "specials",
        "guide-specials",
        &[Text("guide-specials-when"), Specials, Text("guide-specials-card")],
    ),
    chapter(
        "end",
        "guide-end",
        &[
            List(&["guide-end-achievements", "guide-end-score", "guide-end-card", "guide-end-out"]),
            Needed,
        ],
    ),
    chapter(
        "leaving",
        "guide-leave",
        &[Text("guide-leave-lost"), Text("guide-leave-team"), Text("guide-leave-table")],
    ),
    chapter(
        "fourth",
        "guide-fourth",
        &[
            Terms(&[
                ("guide-chain", "guide-chain-text"),
                ("guide-elimination", "guide-elimination-text"),
                ("guide-teams", "guide-teams-text"),
                ("guide-parley", "guide-parley-text"),
            ]),
            List(&["guide-parley-borrow", "guide-parley-share", "guide-parley-spare"]),
        ],
    ),
    chapter(
        "page",
        "guide-page",
        &[List(&[
            "guide-page-glow",
            "guide-page-preview",
            "guide-page-log",
            "guide-page-undo",
            "guide-page-memory",
            "guide-page-keys",
        ])],
    ),
];
