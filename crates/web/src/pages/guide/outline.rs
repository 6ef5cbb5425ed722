//! The outline of the page about playing.

use eureka_innovation::Edition;

/// A chapter: where it is on the page, the id of its heading, and what stands in it.
pub(super) struct Chapter {
    pub(super) anchor: &'static str,
    pub(super) heading: &'static str,
    pub(super) parts: &'static [Part],
}

/// What a chapter is made of. All words are ids of messages.
pub(super) enum Part {
    /// A paragraph.
    Text(&'static str),
    /// A list of points.
    List(&'static [&'static str]),
    /// Words and what they mean.
    Terms(&'static [(&'static str, &'static str)]),
    /// The icons of the edition, behind a text.
    Icons(&'static str),
    /// A table of the points for the standard achievements.
    Points,
    /// A table of who executes what.
    Sharing,
    /// A table of what a splay shows.
    Splays,
    /// A table of the special achievements with their conditions.
    Specials,
    /// A table of the achievements to win, by players.
    Needed,
}

/// Whether an edition's page has a text; most are in all.
pub(super) fn has(edition: Edition, id: &str) -> bool {
    match id {
        "guide-goal-third" => edition == Edition::Third,
        "guide-table-junk" | "guide-junk" | "guide-end-out" | "guide-fourth" => {
            edition == Edition::Fourth
        }
        "guide-remove" => edition != Edition::Fourth,
        _ => true,
    }
}

/// The whole page.
pub(super) const CHAPTERS: &[Chapter] = &[
    Chapter {
        anchor: "goal",
        heading: "guide-goal",
        parts: &[
            Part::Text("guide-goal-lead"),
            Part::Text("guide-goal-win"),
            Part::Text("guide-goal-third"),
        ],
    },
    Chapter {
        anchor: "table",
        heading: "guide-table",
        parts: &[
            Part::List(&[
                "guide-table-decks",
                "guide-table-achievements",
                "guide-table-specials",
                "guide-table-junk",
                "guide-table-player",
            ]),
            Part::Text("guide-table-known"),
        ],
    },
    Chapter {
        anchor: "beginning",
        heading: "guide-begin",
        parts: &[Part::Text("guide-begin-open"), Part::Text("guide-begin-short")],
    },
    Chapter {
        anchor: "card",
        heading: "guide-card",
        parts: &[
            Part::Text("guide-card-face"),
            Part::Icons("guide-card-icons"),
            Part::Text("guide-card-effects"),
            Part::Text("guide-card-pile"),
        ],
    },
    Chapter {
        anchor: "turn",
        heading: "guide-turn",
        parts: &[
            Part::Text("guide-turn-actions"),
            Part::Terms(&[
                ("guide-draw", "guide-draw-text"),
                ("guide-meld", "guide-meld-text"),
                ("guide-dogma", "guide-dogma-text"),
                ("guide-achieve", "guide-achieve-text"),
            ]),
            Part::Points,
        ],
    },
    Chapter {
        anchor: "sharing",
        heading: "guide-sharing",
        parts: &[
            Part::Text("guide-sharing-count"),
            Part::Sharing,
            Part::Text("guide-sharing-order"),
            Part::Text("guide-sharing-bonus"),
            Part::Text("guide-sharing-must"),
            Part::Text("guide-sharing-proof"),
        ],
    },
    Chapter {
        anchor: "splay",
        heading: "guide-splay",
        parts: &[Part::Text("guide-splay-text"), Part::Splays, Part::Text("guide-splay-rules")],
    },
    Chapter {
        anchor: "words",
        heading: "guide-words",
        parts: &[Part::Terms(&[
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
    },
    Chapter {
        anchor: "specials",
        heading: "guide-specials",
        parts: &[
            Part::Text("guide-specials-when"),
            Part::Specials,
            Part::Text("guide-specials-card"),
        ],
    },
    Chapter {
        anchor: "end",
        heading: "guide-end",
        parts: &[
            Part::List(&[
                "guide-end-achievements",
                "guide-end-score",
                "guide-end-card",
                "guide-end-out",
            ]),
            Part::Needed,
        ],
    },
    Chapter {
        anchor: "fourth",
        heading: "guide-fourth",
        parts: &[
            Part::Terms(&[
                ("guide-chain", "guide-chain-text"),
                ("guide-elimination", "guide-elimination-text"),
                ("guide-teams", "guide-teams-text"),
                ("guide-parley", "guide-parley-text"),
            ]),
            Part::List(&["guide-parley-borrow", "guide-parley-share", "guide-parley-spare"]),
        ],
    },
    Chapter {
        anchor: "page",
        heading: "guide-page",
        parts: &[Part::List(&[
            "guide-page-glow",
            "guide-page-preview",
            "guide-page-log",
            "guide-page-undo",
            "guide-page-memory",
            "guide-page-keys",
        ])],
    },
];
