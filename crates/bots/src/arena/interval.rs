//! How sure a win rate is.

/// Where the true rate lies in 95 of 100 cases: Wilson's interval, which holds for few games and extreme rates too. A shared victory may count
/// in part.
///
/// It takes games for independent of each other; those of one deal are rather opposed, so if anything it is too wide.
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    /// Of a normal distribution, 95 % lies within so many deviations.
    const DEVIATIONS: f64 = 1.959_963_984_540_054;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = wins / games;
    let square = DEVIATIONS * DEVIATIONS;
    let middle = rate + square / (2.0 * games);
    let spread = rate * (1.0 - rate) / games + square / (4.0 * games * games);
    let half = DEVIATIONS * spread.max(0.0).sqrt();
    let within = |end: f64| (end / (1.0 + square / games)).clamp(0.0, 1.0);
    (within(middle - half), within(middle + half))
}
