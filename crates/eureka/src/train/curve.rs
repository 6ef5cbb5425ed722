//! How the network became better.

use eureka_bots::innovation::train::Progress;
use eureka_innovation::Edition;
use eureka_plot::{Axis, Chart, Place, Series};

/// What became of every generation so far.
pub(super) struct Curve {
    edition: Edition,
    generations: Vec<Progress>,
}

impl Curve {
    /// What stands above the lines.
    pub(super) const TITLES: &str = "  generation    loss  positions  answers/game";

    /// Nothing yet.
    pub(super) fn new(edition: Edition) -> Curve {
        Curve { edition, generations: Vec::new() }
    }

    /// Adds a generation; its line in the table.
    pub(super) fn add(&mut self, progress: Progress) -> String {
        self.generations.push(progress);
        let Progress { generation, loss, positions, length, .. } = progress;
        format!("  {generation:>10}  {loss:.4}  {positions:>9}  {length:>12.1}")
    }

    /// The curve as comma-separated values.
    pub(super) fn csv(&self) -> String {
        let line = |one: &Progress| {
            format!("{},{},{},{}\n", one.generation, one.loss, one.positions, one.length)
        };
        let lines = self.generations.iter().map(line);
        ["generation,loss,positions,length\n".to_owned()].into_iter().chain(lines).collect()
    }

    /// The curve as SVG.
    pub(super) fn plot(&self) -> String {
        let point = |one: &Progress| (f64::from(one.generation), f64::from(one.loss));
        Chart::new(format!("Learning by self-play, {} edition", self.edition))
            .x(Axis::new("generation").whole())
            .y(Axis::new("loss of forecasts on new games (mean cross-entropy)"))
            .line(Series::new("", self.generations.iter().map(point)))
            .svg(Place::File)
    }
}
