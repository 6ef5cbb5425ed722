//! A hash that identifies longer contents, in records and in the database.
//!
//! Stored hashes must be found again by every later version, so the algorithm must never change.

/// A 64-bit FNV-1a hash, computed at once or piece by piece.
///
/// It is the same on every machine and in every version of this program. It identifies packed positions, the versions of
/// the cards in records, and the script that a handwritten text belongs to. It is not cryptographic: it detects accidents,
/// not attacks.
///
/// # Examples
///
/// ```
/// use eureka_table::Fingerprint;
///
/// let mut pieces = Fingerprint::default();
/// pieces.add(b"foo");
/// pieces.add(b"bar");
/// assert_eq!(pieces.value(), Fingerprint::of(b"foobar"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    /// The fingerprint of no bytes.
    fn default() -> Fingerprint {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// The hash of these bytes.
    pub fn of(bytes: &[u8]) -> u64 {
        let mut fingerprint = Fingerprint::default();
        fingerprint.add(bytes);
        fingerprint.value()
    }

    /// Adds these bytes to the hash.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The hash of all bytes added so far.
    pub const fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Databases and records store hashes, so the algorithm must never change.
    #[test]
    fn the_hash_is_fnv_1a() {
        for (bytes, known) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            assert_eq!(Fingerprint::of(bytes.as_bytes()), known);
        }
    }
}
