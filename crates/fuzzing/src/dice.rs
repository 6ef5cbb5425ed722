//! A small pseudo-random generator with reproducible results.

/// A xorshift generator: good enough for choosing moves and mutations.
///
/// The state must not be zero, or every number is zero. [`Dice::new`] takes care of that.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A generator for one purpose. Each purpose gets its own sequence from the same seed, and neighboring seeds and
    /// purposes give unrelated sequences.
    pub fn new(seed: u64, purpose: u64) -> Dice {
        let mut mixed = seed ^ purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for _ in 0..3 {
            mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9).wrapping_add(seed);
        }
        Dice(mixed | 1)
    }

    /// A number from 0 to `count - 1`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count
    }

    /// Returns true with probability 1 in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A random element of a slice, which must not be empty.
    pub fn any<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
