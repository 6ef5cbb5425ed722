//! How likely each seat is to win.

use eureka_table::Seat;
use std::ops::{AddAssign, Index, IndexMut};

/// Each seat's chance to win, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances([f32; Seat::MAX as usize]);

impl Chances {
    /// The chances divided by a number.
    #[must_use]
    pub fn over(mut self, count: f32) -> Chances {
        self.0.iter_mut().for_each(|chance| *chance /= count);
        self
    }
}

impl Index<Seat> for Chances {
    type Output = f32;

    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Chances {
    fn index_mut(&mut self, seat: Seat) -> &mut f32 {
        &mut self.0[seat.index()]
    }
}

impl AddAssign for Chances {
    fn add_assign(&mut self, other: Chances) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
    }
}
