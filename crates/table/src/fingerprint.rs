//! Short numbers that stand for longer contents.

/// A 64-bit FNV-1a hash, taken in one piece or bit by bit.
///
/// It is the same on every machine and in every version of this program: packed positions, the versions of cards in records and
/// texts written for one script are recognized by it. It protects against accidents, not against malice.
///
/// ```
/// use eureka_table::Fingerprint;
///
/// let mut bit_by_bit = Fingerprint::default();
/// bit_by_bit.add(b"foo");
/// bit_by_bit.add(b"bar");
/// assert_eq!(bit_by_bit.value(), Fingerprint::of(b"foobar"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    /// The fingerprint of nothing.
    fn default() -> Fingerprint {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// The number for all of these bytes.
    pub fn of(bytes: &[u8]) -> u64 {
        let mut fingerprint = Fingerprint::default();
        fingerprint.add(bytes);
        fingerprint.value()
    }

    /// Goes on with these bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The number for all bytes so far.
    pub const fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that were stored once must be found again for ever, so the hash is this one and no other.
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
