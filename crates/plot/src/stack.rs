//! Stacking of series, for area charts.

use crate::series::Series;

/// A stacked series at one x: from the top of the series below it to its own top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slab {
    pub(crate) x: f64,
    pub(crate) base: f64,
    pub(crate) top: f64,
}

/// Stacks each series on those before it, at every x that any of them has.
pub(crate) fn stack<'a>(series: impl Iterator<Item = &'a Series>) -> Vec<Vec<Slab>> {
    let points: Vec<Vec<(f64, f64)>> = series.map(stackable).collect();
    let mut xs: Vec<f64> = points.iter().flatten().map(|point| point.0).collect();
    xs.sort_by(f64::total_cmp);
    xs.dedup();
    let mut tops = vec![0.0; xs.len()];
    let stack_series = |points: &Vec<(f64, f64)>| {
        let stack_at = |(&x, top): (&f64, &mut f64)| {
            let base = *top;
            *top += height(points, x);
            Slab { x, base, top: *top }
        };
        xs.iter().zip(&mut tops).map(stack_at).collect()
    };
    points.iter().map(stack_series).collect()
}

/// The points that can be stacked: finite ones, with negative values raised to zero.
fn stackable(series: &Series) -> Vec<(f64, f64)> {
    let points = series.points.iter().map(|(x, y)| (*x, y.at));
    let finite = points.filter(|(x, y)| x.is_finite() && y.is_finite());
    finite.map(|(x, y)| (x, y.max(0.0))).collect()
}

/// The height at any x: interpolated linearly between two points, and zero outside them.
fn height(points: &[(f64, f64)], x: f64) -> f64 {
    let next = points.partition_point(|point| point.0 < x);
    match (points.get(next.wrapping_sub(1)), points.get(next)) {
        (_, Some(&(at, height))) if at == x => height,
        (Some(before), Some(after)) => {
            before.1 + (after.1 - before.1) * ((x - before.0) / (after.0 - before.0))
        }
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn series_lie_on_each_other_at_every_x() {
        let lower = Series::new("", [(0.0, 2.0), (2.0, 4.0), (9.0, f64::NAN)]);
        let upper = Series::new("", [(1.0, 1.0), (2.0, -5.0)]);
        let slab = |x, base, top| Slab { x, base, top };
        assert_eq!(
            stack([&lower, &upper].into_iter()),
            [
                [slab(0.0, 0.0, 2.0), slab(1.0, 0.0, 3.0), slab(2.0, 0.0, 4.0)],
                [slab(0.0, 2.0, 2.0), slab(1.0, 3.0, 4.0), slab(2.0, 4.0, 4.0)],
            ]
        );
    }
}
