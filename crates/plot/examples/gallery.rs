//! Writes a page with a chart of each kind, to look at: `cargo run -p eureka-plot --example gallery -- gallery.html`.
//!
//! Like the pages of the server, this page forbids style attributes and inline style elements other than its own.

use eureka_plot::{Axis, Chart, Mark, Medium, Numbers, Ranking, Series, stylesheet};

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "gallery.html".to_owned());
    let charts = [
        learning(),
        thinking(),
        duel(),
        five_players(),
        ratings(),
        cards(),
        lengths(),
        nine_series(),
        narrow(),
        hostile(),
        Chart::new("Nothing yet")
            .x(Axis::new("games"))
            .y(Axis::percent("win rate"))
            .svg(Medium::Page),
    ];
    let figures: String = charts.iter().map(|svg| format!("<figure>{svg}</figure>\n")).collect();
    let style = stylesheet();
    let page = format!(
        r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-gallery'">
<title>Gallery</title>
<style nonce="gallery">
{style}
:root {{ color-scheme: light dark; --plot-paper: light-dark(#fbfaf6, #17191d) }}
body {{ background: var(--plot-paper); color: light-dark(#22252a, #dfe1e5); margin: 1rem; columns: 2 }}
figure {{ margin: 0 0 1rem; break-inside: avoid; border: 1px solid light-dark(#ddd, #333) }}
figure > svg {{ display: block }}
</style>
{figures}</html>
"#
    );
    std::fs::write(path, page)
}

/// The same noise on every run, between -1 and 1.
fn noise(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as f64 / f64::from(1 << 30) - 1.0
    }
}

fn learning() -> String {
    let mut noise = noise(1);
    let mut curve = |name: &str, best: f64, slowness: f64| {
        let points = (0..=60).map(|step| {
            let games = f64::from(step) * 20_000.0;
            let rate = best - (best - 0.1) * (-games / slowness).exp() + 0.012 * noise();
            (games, (rate, rate - 0.035, rate + 0.035))
        });
        Series::new(name, points.collect::<Vec<_>>())
    };
    Chart::new("Win rate against the greedy bot while learning")
        .x(Axis::new("games of self-play"))
        .y(Axis::percent("win rate, with 95% intervals").covering(0.0, 1.0))
        .numbers(Numbers { thousands: ",".into(), ..Numbers::default() })
        .line(curve("128 × 6 network", 0.93, 260_000.0))
        .line(curve("64 × 4 network", 0.82, 180_000.0))
        .line(curve("without redealing", 0.64, 150_000.0))
        .level(0.5, "even")
        .mark(Mark::new(400_000.0, "half the learning rate"))
        .mark(Mark::new(430_000.0, "new openings"))
        .svg(Medium::Page)
}

fn thinking() -> String {
    let strength = |base: f64, gain: f64| {
        move |(index, ms): (usize, f64)| {
            let rating = base + gain * ms.ln() - 4.0 * (index as f64 - 3.0).powi(2);
            (ms, (rating, rating - 22.0, rating + 22.0))
        }
    };
    let times = [1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0];
    let series = |name, base, gain| {
        Series::new(name, times.into_iter().enumerate().map(strength(base, gain)))
    };
    Chart::new("Сила гри залежно від часу на роздуми")
        .x(Axis::new("мілісекунди на рішення").logarithmic())
        .y(Axis::new("рейтинг"))
        .numbers(Numbers { thousands: "\u{202f}".into(), ..Numbers::default() })
        .dots(series("пошук", 1180.0, 75.0))
        .dots(series("пошук із мережею", 1420.0, 68.0))
        .dots(series("жадібний бот", 1250.0, 4.0))
        .svg(Medium::Page)
}

/// Random win chances of players over the decisions of a game.
fn chances(players: usize, decisions: usize, seed: u64) -> Vec<Vec<(f64, f64)>> {
    let mut noise = noise(seed);
    let mut strengths = vec![0.0; players];
    let mut series = vec![Vec::new(); players];
    for decision in 0..decisions {
        let all: f64 = strengths.iter().map(|strength: &f64| strength.exp()).sum();
        for (points, strength) in series.iter_mut().zip(&mut strengths) {
            points.push((decision as f64, strength.exp() / all));
            *strength += 0.32 * noise();
        }
    }
    series
}

fn duel() -> String {
    let all = chances(2, 120, 5);
    let chart = Chart::new("Szanse na wygraną: Anna – Bartek")
        .x(Axis::new("decyzja").whole())
        .y(Axis::percent("szansa na wygraną").covering(0.0, 1.0))
        .numbers(Numbers { percent: "\u{a0}%".into(), ..Numbers::default() });
    let chart = all
        .iter()
        .zip(["Anna", "Bartek"])
        .fold(chart, |chart, (points, name)| chart.line(Series::new(name, points.iter().copied())));
    let turning =
        [(24, "Łucznictwo zabiera Koło"), (31, "Anna zdobywa epokę 3"), (108, "Bomba atomowa")];
    let marks = turning.map(|(at, label)| Mark::new(all[0][at].0, label).on(all[0][at].1));
    marks.into_iter().fold(chart, Chart::mark).svg(Medium::Page)
}

fn five_players() -> String {
    let all = chances(5, 160, 11);
    let chart = Chart::new("Win chances of five")
        .x(Axis::new("decision").whole())
        .y(Axis::percent("chance to win").covering(0.0, 1.0))
        .mark(Mark::new(70.0, "Cleo demands four cards"))
        .mark(Mark::new(140.0, "Dora claims age 5"));
    let names = ["Anna", "Bartek", "Cleo", "Dora", "Enzo"];
    let chart = all
        .into_iter()
        .zip(names)
        .fold(chart, |chart, (points, name)| chart.area(Series::new(name, points)));
    chart.svg(Medium::Page)
}

fn ratings() -> String {
    let bots = [
        ("network, 3 s", 1893.0, 31.0),
        ("network, 100 ms", 1655.0, 24.0),
        ("search, 1 s", 1580.0, 22.0),
        ("greedy", 1270.0, 18.0),
        ("random", 1000.0, 12.0),
    ];
    let ranking = Ranking::new("Ratings of the bots", Axis::new("rating, with 95% intervals"));
    let rows = bots
        .into_iter()
        .fold(ranking, |ranking, (name, at, off)| ranking.row(name, (at, at - off, at + off)));
    rows.svg(Medium::Page)
}

fn cards() -> String {
    let names = [
        "Città-Stato",
        "Tiro con l'arco",
        "Metallurgia",
        "Agricoltura",
        "Ruota",
        "Remi",
        "Abbigliamento",
        "Allevamento",
        "Misticismo",
        "Vasellame",
        "Scrittura",
        "Codice delle leggi",
        "Strumenti",
        "Muratura",
        "Vele",
    ];
    let mut noise = noise(3);
    let ranking = Ranking::new(
        "Partite vinte da chi gioca la carta per primo",
        Axis::percent("partite vinte"),
    )
    .numbers(Numbers { decimal: ",".into(), ..Numbers::default() })
    .bars_from(0.5);
    let rows = names.into_iter().enumerate().fold(ranking, |ranking, (index, name)| {
        let (rate, off) = (0.585 - 0.011 * index as f64, 0.02 + 0.008 * noise());
        ranking.row(name, (rate, rate - off, rate + off))
    });
    rows.svg(Medium::Page)
}

fn lengths() -> String {
    let mut noise = noise(8);
    let mut games = |mean: f64, spread: f64| {
        let sum = |noise: &mut dyn FnMut() -> f64| (0..6).map(|_| noise()).sum::<f64>();
        (0..4000).map(|_| (mean + spread * sum(&mut noise)).round()).collect::<Vec<_>>()
    };
    Chart::new("Length of games")
        .x(Axis::new("turns").whole())
        .y(Axis::new("games").whole())
        .numbers(Numbers { thousands: ",".into(), ..Numbers::default() })
        .histogram("first edition", games(62.0, 9.0))
        .histogram("third edition", games(84.0, 11.0))
        .mark(Mark::new(62.0, "median 62"))
        .mark(Mark::new(84.0, "median 84"))
        .svg(Medium::Page)
}

fn nine_series() -> String {
    let chart =
        Chart::new("Nine series, to see that the looks differ").x(Axis::new("x")).y(Axis::new("y"));
    let line = |index: u32| {
        let points =
            (0..=20).map(|x| (f64::from(x), f64::from(index) + (f64::from(x) / 4.0).sin() * 0.3));
        Series::new(format!("series {}", index + 1), points)
    };
    (0..9).fold(chart, |chart, index| chart.line(line(index))).svg(Medium::Page)
}

fn narrow() -> String {
    let all = chances(2, 60, 21);
    Chart::new("On a telephone the same chart is narrower, and its title has two lines")
        .size(360, 200)
        .x(Axis::new("decision").whole())
        .y(Axis::percent("chance to win").covering(0.0, 1.0))
        .line(Series::new("Anna", all[0].iter().copied()))
        .line(Series::new("Bartek", all[1].iter().copied()))
        .svg(Medium::Page)
}

fn hostile() -> String {
    let long = "a name that is much longer than anybody has ever had and goes on ".repeat(3);
    Chart::new("<script>alert(1)</script> & gaps, one point, intervals without end")
        .x(Axis::new("\"x\""))
        .y(Axis::new("</svg>"))
        .line(Series::new(
            "with a gap",
            [(0.0, 1.0), (1.0, 2.0), (2.0, f64::NAN), (3.0, 2.5), (4.0, 1.5)],
        ))
        .dots(Series::new("one point", [(2.0, (2.2, 1.8, 2.6))]))
        .dots(Series::new(long.clone(), [(3.5, (1.2, 1.0, f64::INFINITY))]))
        .mark(Mark::new(4.0, long).on(1.5))
        .svg(Medium::Page)
}
