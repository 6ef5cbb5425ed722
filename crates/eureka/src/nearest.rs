//! What somebody probably meant.

/// The candidate that is written most like the text, if any is close.
pub(crate) fn nearest<'a>(
    text: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let text = text.to_lowercase();
    let scored = candidates.map(|candidate| (edits(&text, &candidate.to_lowercase()), candidate));
    let (distance, candidate) = scored.min()?;
    // A third of the letters may be wrong: more would suggest anything for short words.
    (distance <= text.chars().count().max(3) / 3).then_some(candidate)
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour.
fn edits(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.chars().collect();
    let right: Vec<char> = right.chars().collect();
    let mut rows = vec![vec![0; right.len() + 1]; left.len() + 1];
    for i in 0..=left.len() {
        for j in 0..=right.len() {
            if i == 0 || j == 0 {
                rows[i][j] = i + j;
                continue;
            }
            let replaced = rows[i - 1][j - 1] + usize::from(left[i - 1] != right[j - 1]);
            let mut best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            let swapped =
                i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1];
            if swapped {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[left.len()][right.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_pen_is_recognised() {
        let cards = ["Archery", "Oars", "Code of Laws"];
        assert_eq!(nearest("Acrhery", cards.into_iter()), Some("Archery"));
        assert_eq!(nearest("code of law", cards.into_iter()), Some("Code of Laws"));
        assert_eq!(nearest("Gunpowder", cards.into_iter()), None);
    }
}
