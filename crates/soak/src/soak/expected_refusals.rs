//! What a server may rightly refuse. Whatever else it refuses was somebody's right, and is a finding.

/// What is wanted by a request: the last word of its path.
pub(super) fn deed(path: &str) -> &str {
    let path = path.split('?').next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

/// Whether a program that wants this may be told so; `repeated` if the same was sent before and nobody knows what came of it.
pub(super) fn is_right(deed: &str, word: &str, repeated: bool) -> bool {
    match (deed, word) {
        // The database is away, or its disk is full.
        (_, "unavailable") => true,
        // The same request, sent again or arrived twice, was faster; so was a bot in his place, or the same one on another server.
        ("answer" | "take-back", "stale") => true,
        // The game is over, by the same request sent before.
        ("answer" | "take-back", "state") => true,
        // He has left, and a bot stands in for him, perhaps only at another of his seats, where he played as well; or somebody else is
        // asked by now.
        ("answer" | "take-back", "not-asked") => true,
        // He tries whatever he answered last, also what has shown him something.
        ("take-back", "no-take-back") => true,
        // All clients of the soak have one address, and one address may say only so much in a minute.
        ("say", "too-many") => true,
        // Word of those who sat down at the other server is still on its way; or the game has begun by the same request.
        ("begin", "state" | "stale") => true,
        // Word that the game has begun at the other server is still on its way.
        ("view" | "answers", "state") => true,
        // He has left or come back, and the database was gone before it could say so: the server still knows the seat as it was.
        ("leave" | "sit", "taken") => repeated,
        // He answered, and the game was over before he got up.
        ("leave" | "sit", "state") => true,
        _ => false,
    }
}

/// The same for a page, of which only the status is known.
pub(super) fn is_right_for_page(deed: &str, status: u16) -> bool {
    match (deed, status) {
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
    fn the_last_word_of_a_path_is_what_is_wanted() {
        assert_eq!(deed("/api/v1/tables/x/stream?seat=A"), "stream");
        assert_eq!(deed("/api/v1/me"), "me");
    }

    #[test]
    fn only_what_can_rightly_be_refused_may_be() {
        let right = [("answer", "stale"), ("say", "too-many"), ("begin", "state")];
        assert!(right.iter().all(|(deed, word)| is_right(deed, word, false)));
        let wrong = [
            ("answer", "illegal"),
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
        assert!(wrong.iter().all(|(deed, word)| !is_right(deed, word, false)));
        assert!(is_right("sit", "taken", true));
        assert!(is_right_for_page("answer", 409) && is_right_for_page("x", 503));
        for (deed, status) in [("x", 404), ("x", 403), ("x", 401), ("undo", 409), ("x", 500)] {
            assert!(!is_right_for_page(deed, status));
        }
    }
}
