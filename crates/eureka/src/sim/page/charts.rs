//! The charts of the report.

use super::numbers::rate;
use crate::sim::figures::{CardFigures, Figures};
use crate::sim::sums::{Endings, Moment, PARTS, Standing};
use eureka_bots::arena::interval;
use eureka_innovation::{Ending, Seat};
use eureka_plot::{Axis, Chart, Medium, Ranking, Series};
use maud::PreEscaped;

/// A drawn chart.
type Svg = PreEscaped<String>;

/// A chart by turns ends where fewer than one in this many games are still going.
const MIN_SHARE_OF_GAMES: u64 = 50;

/// The number of cards in a ranking.
const RANKED_CARDS: usize = 20;

/// The lengths of games, and their endings.
pub(super) fn lengths(figures: &Figures) -> Svg {
    let longest = longest_shown(figures);
    // About as many steps as the eye can tell apart. A step is a whole round of turns: shorter ones would only show
    // whose turn it is.
    let width = (longest / 60).max(1).next_multiple_of(u64::from(figures.played.players));
    let mut chart = Chart::new("How long games are, and how they end (without the longest 0.5 %)")
        .x(Axis::new("turns").whole().covering(0.0, 1.0))
        .y(Axis::percent(format!("share of games, for each {width} turns")).covering(0.0, 0.01));
    for ending in Ending::ALL.into_iter().filter(|&ending| figures.endings.of(ending) > 0) {
        let points = (0..=longest / width).map(|bin| {
            let turns = figures.lengths.range(bin * width..(bin + 1) * width);
            let games = turns.map(|(_, endings)| endings.of(ending)).sum();
            ((bin * width) as f64, rate(games, figures.ended()))
        });
        chart = chart.area(Series::new(format!("by {}", ending.word()), points));
    }
    page(chart)
}

/// The turn by which all but one in two hundred games are over; a few very long games would squeeze all others.
fn longest_shown(figures: &Figures) -> u64 {
    let mut left = figures.ended();
    let mut is_rest = |endings: &Endings| {
        left -= Ending::ALL.map(|ending| endings.of(ending)).iter().sum::<u64>();
        left * 200 <= figures.ended()
    };
    let mut lengths = figures.lengths.iter();
    lengths.find(|(_, endings)| is_rest(endings)).map_or(0, |(&turns, _)| turns)
}

/// The winners by seat.
pub(super) fn seats(figures: &Figures) -> Svg {
    let even = 1.0 / f64::from(figures.played.players);
    let axis = Axis::percent("win rate with 95% interval").covering(even - 0.02, even + 0.02);
    let value = |wins: u64| {
        let (low, high) = interval(wins as f64, figures.decided() as f64);
        (rate(wins, figures.decided()), low, high)
    };
    let mut ranking = Ranking::new("Who wins", axis).bars_from(even);
    for (place, &wins) in (1..).zip(&figures.wins_by_turn_order) {
        ranking = ranking.row(format!("player {place} in turn order"), value(wins));
    }
    for (seat, &wins) in Seat::each(&figures.wins) {
        ranking = ranking.row(format!("seat {seat}"), value(wins));
    }
    PreEscaped(ranking.svg(Medium::Page))
}

/// The progress of games: points and achievements by tenths and by turns, and the chances of the later winners.
pub(super) fn progress(figures: &Figures) -> [Svg; 5] {
    let points = || Axis::new("points of a player, on average");
    let achievements = || Axis::new("achievements of a player, on average");
    let chances = Axis::percent("chance to win by the network, on average").covering(0.0, 1.0);
    [
        tenths(figures, "Points", points(), |of| of.points as f64),
        tenths(figures, "Achievements", achievements(), |of| of.achievements as f64),
        by_turn(figures, "Points by turn", points(), |of| of.points as f64),
        by_turn(figures, "Achievements by turn", achievements(), |of| of.achievements as f64),
        tenths(figures, "When games are decided", chances, |of| {
            of.chances as f64 / f64::from(PARTS)
        }),
    ]
}

/// The cards whose activation changes the chances most.
pub(super) fn decisive(cards: &[&CardFigures]) -> Svg {
    let axis = Axis::percent("average change of the chance of whoever activates it, either way");
    let mut ranking = Ranking::new("The most decisive effects", axis.covering(0.0, 0.1));
    ranking = ranking.bars_from(0.0);
    for card in cards.iter().take(RANKED_CARDS) {
        ranking = ranking.row(&card.name, card.changes.swing());
    }
    PreEscaped(ranking.svg(Medium::Page))
}

/// Cards by the win rate of the players who activated them, the best first and then the worst.
pub(super) fn win_rates(players: u8, cards: &[&CardFigures]) -> Svg {
    let axis = Axis::percent("win rate with 95% interval");
    let ranking = Ranking::new("Win rate of who activated the card", axis);
    let even = 1.0 / f64::from(players);
    let value = |card: &CardFigures| card.activated.win_rate().unwrap_or((even, even, even));
    both_ends(ranking.bars_from(even), cards, value)
}

/// Cards by the win rate of the players who drew them, against that of their age, the best first and then the worst.
pub(super) fn leads(cards: &[&CardFigures], lead: impl Fn(&CardFigures) -> (f64, f64, f64)) -> Svg {
    let axis = Axis::percent("win rate above that of all cards of its age, with 95% interval");
    let title = "Win rate of who drew the card, for its age";
    both_ends(Ranking::new(title, axis).bars_from(0.0), cards, lead)
}

/// The first and the last cards of a ranking.
fn both_ends(
    mut ranking: Ranking,
    cards: &[&CardFigures],
    value: impl Fn(&CardFigures) -> (f64, f64, f64),
) -> Svg {
    let half = RANKED_CARDS.min(cards.len()) / 2;
    for card in cards[..half].iter().chain(&cards[cards.len() - half..]) {
        ranking = ranking.row(&card.name, value(card));
    }
    PreEscaped(ranking.svg(Medium::Page))
}

fn tenths(figures: &Figures, title: &str, y: Axis, of: impl Fn(Standing) -> f64) -> Svg {
    let moments =
        (0..).zip(&figures.tenths).map(|(tenth, moment)| (f64::from(tenth) / 10.0, moment));
    page(two_lines(Chart::new(title).x(Axis::percent("of the game")), y, moments, of))
}

fn by_turn(figures: &Figures, title: &str, y: Axis, of: impl Fn(Standing) -> f64) -> Svg {
    let enough = |moment: &&Moment| {
        let players = moment.winners.players + moment.others.players;
        players * MIN_SHARE_OF_GAMES >= figures.ended() * u64::from(figures.played.players)
    };
    let turns = (1..).map(f64::from).zip(figures.by_turn.iter().take_while(enough));
    page(two_lines(Chart::new(title).x(Axis::new("turn").whole()), y, turns, of))
}

/// One line for the later winners, and one for the others.
fn two_lines<'a>(
    chart: Chart,
    y: Axis,
    moments: impl Iterator<Item = (f64, &'a Moment)> + Clone,
    of: impl Fn(Standing) -> f64,
) -> Chart {
    let mean = |standing: Standing| of(standing) / standing.players as f64;
    let winners = moments.clone().map(|(x, moment)| (x, mean(moment.winners)));
    let others = moments.map(|(x, moment)| (x, mean(moment.others)));
    chart
        .y(y.covering(0.0, 1.0))
        .size(560, 240)
        .line(Series::new("who wins in the end", winners))
        .line(Series::new("the others", others))
}

fn page(chart: Chart) -> Svg {
    PreEscaped(chart.svg(Medium::Page))
}
