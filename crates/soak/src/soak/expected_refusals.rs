//! The refusals that are expected during a soak. Any other one is a finding.

/// The last segment of a path, which names the operation of a request.
pub(super) fn last_word(path: &str) -> &str {
    let path = path.split('?').next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

/// Returns true if a request to this path may be refused with this problem. `repeated` means that the same request was sent before
/// with an unknown result.
pub(super) fn is_expected(path: &str, word: &str, repeated: bool) -> bool {
    match (last_word(path), word) {
        // The database is down, or its disk is full.
        (_, "unavailable") => true,
        // A copy of the same request, a bot at the seat, or the same player on another server was faster.
        ("answer" | "take-back" | "redo" | "correct" | "finish", "stale") => true,
        // The same request, sent before, has ended the game.
        ("answer" | "take-back" | "redo" | "correct" | "finish", "state") => true,
        // The player has left, perhaps at another of their seats, and a bot stands in; or somebody else is asked by now.
        ("answer" | "take-back", "not-asked") => true,
        // Another player at the same screen is asked by now. Programs have no screen.
        ("answer" | "take-back", "hand-over") => path.starts_with("/table/"),
        // The players of the soak correct points at any time, even while the table is set up or scored.
        ("correct", "illegal") => true,
        // The players of the soak try to take back any answer, even one that has revealed something.
        ("take-back", "no-take-back") => true,
        // All clients of the soak share one address, and chat is limited per address.
        ("say", "too-many") => true,
        // The news of players who sat down at the other server has not arrived yet, or the same request has begun the game.
        ("begin", "state" | "stale") => true,
        // The news that the game has begun at the other server has not arrived yet.
        ("view" | "answers", "state") => true,
        // The player has left or come back, but the database went down before the server heard of it, so it still has the old seat.
        ("sit", "taken") => repeated,
        // The same, or the player was voted out at that moment.
        ("leave", "taken") => true,
        // The last answer came first and ended the game.
        ("leave" | "sit" | "resign" | "vote", "state") => true,
        // The table does not let one person take several seats, and the players of the soak try.
        ("sit", "seated-already") => true,
        // The player is out of the game, perhaps because the same request arrived before.
        ("leave" | "resign", "illegal") => true,
        // The players of the soak vote without asking whether they may: a bot may stand in by now, they may be the only opponents,
        // and then the table's time decides if it sets one, or others may have voted faster.
        ("vote", "taken" | "no-vote" | "too-soon" | "illegal") => true,
        _ => false,
    }
}

/// The same for a page, which has only a status.
pub(super) fn is_expected_for_page(operation: &str, status: u16) -> bool {
    match (operation, status) {
        // The database is down, or its disk is full.
        (_, 503) => true,
        // The same answer, which arrived before, has ended the game.
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
            ("answer", "hand-over"),
            ("/api/v1/tables/x/answer", "hand-over"),
            ("view", "hand-over"),
            ("answer", "no-vote"),
            ("answer", "seated-already"),
            ("resign", "not-seated"),
            ("hand-over", "not-seated"),
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
        assert!(is_expected("/table/x/answer", "hand-over", false));
        assert!(is_expected_for_page("answer", 409) && is_expected_for_page("x", 503));
        for (operation, status) in [("x", 404), ("x", 403), ("x", 401), ("undo", 409), ("x", 500)] {
            assert!(!is_expected_for_page(operation, status));
        }
    }
}
