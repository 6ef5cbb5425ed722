//! Chance that is the same in every run.

/// Random enough to play with: xorshift. It must not begin at nought.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// Dice of one's own for each of many purposes of one seed: neighbors have nothing in common.
    pub fn new(seed: u64, purpose: u64) -> Dice {
        let mut mixed = seed ^ purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for _ in 0..3 {
            mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9).wrapping_add(seed);
        }
        Dice(mixed | 1)
    }

    /// A number below this one.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count
    }

    /// Whether it happens that comes once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Any of these.
    pub fn any<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
