//! The refusals that can be expected of a server. Any other one is a finding.

/// The last word of a path, which says what a request is for.
pub(super) fn last_word(path: &str) -> &str {
    let path = path.split('?').next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

/// True if a program may be refused with this problem; `repeated` if the same was sent before and nobody knows what came of it.
pub(super) fn is_expected(operation: &str, word: &str, repeated: bool) -> bool {
    match (operation, word) {
        // The database is away, or its disk is full.
        (_, "unavailable") => true,
        // The same request, sent again or arrived twice, was faster; so was a bot at the seat, or the same player on another server.
        ("answer" | "take-back" | "redo" | "correct" | "finish", "stale") => true,
        // The game is over, by the same request sent before.
        ("answer" | "take-back" | "redo" | "correct" | "finish", "state") => true,
        // The player has left, perhaps at another of their seats, and a bot stands in; or somebody else is asked by now.
        ("answer" | "take-back", "not-asked") => true,
        // Players correct their points at any time, also while the table is set up or counted.
        ("correct", "illegal") => true,
        // Players try it with any answer, also with one that has shown them something.
        ("take-back", "no-take-back") => true,
        // All clients of the soak have one address, and one address may say only so much in a minute.
        ("say", "too-many") => true,
        // Word of those who sat down at the other server is still on its way; or the game has begun by the same request.
        ("begin", "state" | "stale") => true,
        // Word that the game has begun at the other server is still on its way.
        ("view" | "answers", "state") => true,
        // The player has left or come back, and the database was gone before it could say so: the server still knows the seat as it was.
        ("leave" | "sit", "taken") => repeated,
        // The last answer came before, and the game was over.
        ("leave" | "sit", "state") => true,
        _ => false,
    }
}

/// The same for a page, of which only the status is known.
pub(super) fn is_expected_for_page(operation: &str, status: u16) -> bool {
    match (operation, status) {
        // The database is away, or its disk is full.
        (_, 503) => true,
        // The game is over, by the same answer that arrived before.
        ("answer", 409) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_of_a_path_names_the_operation() {
        assert_eq!(last_word("/api/v1/tables/x/stream?seat=A"), "stream");
        assert_eq!(last_word("/api/v1/me"), "me");
    }

    #[test]
    fn only_some_refusals_are_expected() {
        let right = [("answer", "stale"), ("say", "too-many"), ("begin", "state")];
        assert!(right.iter().all(|(operation, word)| is_expected(operation, word, false)));
        let wrong = [
            ("answer", "illegal"),
            ("finish", "not-over"),
            ("redo", "nothing-to-redo"),
            ("answer", "not-seated"),
            ("take-back", "not-seated"),
            ("answer", "login"),
            ("answer", "too-many"),
            ("stream", "not-seated"),
            ("stream", "no-table"),
            ("stream", "full"),
            ("view", "not-seated"),
            ("sit", "taken"),
            ("record.toml", "not-over"),
        ];
        assert!(wrong.iter().all(|(operation, word)| !is_expected(operation, word, false)));
        assert!(is_expected("sit", "taken", true));
        assert!(is_expected_for_page("answer", 409) && is_expected_for_page("x", 503));
        for (operation, status) in [("x", 404), ("x", 403), ("x", 401), ("undo", 409), ("x", 500)] {
            assert!(!is_expected_for_page(operation, status));
        }
    }
}
