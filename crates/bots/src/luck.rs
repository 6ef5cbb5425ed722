//! Random numbers for bots. The same seed gives the same choices on every machine. A change to these functions changes every result
//! that follows from a seed, such as the figures of an arena or an analysis.

use eureka_table::Seat;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers.
pub type Luck = Xoshiro256PlusPlus;

/// The stream of random numbers for the player at this seat, in the game with this seed.
pub fn luck_of(seed: u64, seat: Seat) -> Luck {
    // Seat A gets the number after the mixed seed: no seat's stream starts from the mixed seed itself.
    let own = mixed(seed).wrapping_add(1 + u64::from(seat.number()));
    Luck::seed_from_u64(mixed(own))
}

/// The seed of one game of a series. Neighboring games and neighboring series get unrelated seeds.
pub fn game_seed(seed: u64, index: u64) -> u64 {
    mixed(mixed(seed).wrapping_add(index))
}

/// A number that looks unrelated to the given one: the output function of SplitMix64.
fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A random element of the list, each with the same probability.
///
/// # Panics
///
/// If the list is empty.
pub fn any<T: Copy>(things: &[T], luck: &mut impl Rng) -> T {
    // The high half of the product is below the length. For a list of up to 256 elements the bias is at most one part in 2⁵⁶.
    let product = u128::from(luck.next_u64()) * things.len() as u128;
    things[(product >> 64) as usize]
}

/// A random number in the range `0.0..1.0`.
pub fn fraction(luck: &mut impl Rng) -> f32 {
    (luck.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}
