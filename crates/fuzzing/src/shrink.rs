//! A finding made small, so that it can be read.

/// The smallest input found of which the same is true, by leaving out ever smaller parts of it.
pub fn shrink(input: &[u8], mut is_so: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut smallest = input.to_vec();
    let mut part = smallest.len().div_ceil(2);
    while part > 0 {
        let before = smallest.len();
        let mut from = 0;
        while from < smallest.len() {
            let to = smallest.len().min(from + part);
            let without = [&smallest[..from], &smallest[to..]].concat();
            match is_so(&without) {
                true => smallest = without,
                false => from = to,
            }
        }
        // What has become smaller may be left out in parts of this size again.
        if smallest.len() == before {
            part /= 2;
        }
    }
    smallest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_matters_is_left() {
        let long = [vec![b'x'; 1000], b"needle".to_vec(), vec![b'y'; 333]].concat();
        let has = |bytes: &[u8]| bytes.windows(6).any(|part| part == b"needle");
        assert_eq!(shrink(&long, has), b"needle");
        assert_eq!(shrink(b"", |_| true), b"");
    }
}
