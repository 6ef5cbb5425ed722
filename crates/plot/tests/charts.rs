//! Snapshots of charts of every kind, and tests with hostile names and numbers.
//!
//! The snapshots in `tests/data` are SVG files, which a browser can show. `UPDATE_EXPECT=1 cargo test -p eureka-plot` rewrites
//! them.

use eureka_plot::{Axis, Chart, Link, Mark, Medium, Numbers, Ranking, Series, Value, stylesheet};
use expect_test::expect_file;

#[test]
fn lines_have_bands_levels_and_marks() {
    let chart = Chart::new("Learning")
        .about("Both networks learn; the larger one learns more.")
        .x(Axis::new("games"))
        .y(Axis::percent("win rate").covering(0.0, 1.0))
        .numbers(Numbers {
            thousands: "\u{a0}".into(),
            percent: "\u{a0}%".into(),
            ..Numbers::default()
        })
        .line(Series::new(
            "large",
            [(0.0, (0.1, 0.05, 0.2)), (5e3, (0.8, 0.7, 0.85)), (1e4, (0.9, 0.85, 0.93))],
        ))
        .line(Series::new("small", [(0.0, 0.1), (5e3, 0.6), (1e4, 0.65)]))
        .level(0.5, "even")
        .mark(Mark::new(5e3, "half the rate"))
        .mark(Mark::new(6e3, "best so far").on(0.82));
    expect_file!["data/lines.svg"].assert_eq(&chart.svg(Medium::File));
}

#[test]
fn dots_have_whiskers_on_a_logarithmic_axis() {
    let chart = Chart::new("Strength by thinking time")
        .x(Axis::new("ms").logarithmic())
        .y(Axis::new("rating"))
        .dots(Series::new(
            "search",
            [(1.0, (1200.0, 1180.0, 1220.0)), (10.0, (1350.0, 1320.0, 1380.0))],
        ))
        .dots(Series::new(
            "network",
            [(1.0, Value::new(1500.0)), (300.0, Value::new(1700.0).within(1760.0, 1650.0))],
        ));
    expect_file!["data/dots.svg"].assert_eq(&chart.svg(Medium::File));
}

#[test]
fn areas_are_stacked() {
    let chart = Chart::new("Win chances")
        .size(360, 200)
        .x(Axis::new("decision").whole())
        .y(Axis::percent("").covering(0.0, 1.0))
        .area(Series::new("Anna", [(0.0, 0.3), (1.0, 0.5), (2.0, 0.1)]))
        .area(Series::new("Bartek", [(0.0, 0.3), (1.0, 0.3), (2.0, 0.2)]))
        .area(Series::new("Cleo", [(0.0, 0.4), (1.0, 0.2), (2.0, 0.7)]));
    expect_file!["data/areas.svg"].assert_eq(&chart.svg(Medium::File));
}

#[test]
fn histograms_share_their_bins() {
    let lengths = |from: u32, to: u32| {
        (from..to).flat_map(move |n| (from..=n).map(move |k| f64::from(k + n)))
    };
    let chart = Chart::new("Length of games")
        .x(Axis::new("turns").whole())
        .y(Axis::new("games").whole())
        .histogram("first edition", lengths(20, 40))
        .histogram("third edition", lengths(30, 45));
    expect_file!["data/histograms.svg"].assert_eq(&chart.svg(Medium::File));
}

#[test]
fn rankings_have_bars_or_dots() {
    let cards = Ranking::new("Cards", Axis::percent("games won"))
        .bars_from(0.5)
        .row("Archery", (0.53, 0.51, 0.55))
        .row("Oars", (0.47, 0.44, 0.505))
        .row("never played", f64::NAN);
    expect_file!["data/bars.svg"].assert_eq(&cards.svg(Medium::File));
    let bots = Ranking::new("Bots", Axis::new("rating"))
        .width(400)
        .row("network", (1650.0, 1620.0, 1680.0))
        .row("random", 1000.0);
    expect_file!["data/rating.svg"].assert_eq(&bots.svg(Medium::File));
}

#[test]
fn a_chart_in_a_page_has_no_styles_and_is_described() {
    let chart = Chart::new("Title").line(Series::new("name", [(0.0, 0.0), (1.0, 1.0)]));
    let (page, file) = (chart.svg(Medium::Page), chart.svg(Medium::File));
    assert!(!page.contains("style"), "{page}");
    assert!(file.contains(&stylesheet()), "{file}");
    assert!(
        page.contains(r#"role="img""#) && page.contains("<title>Title</title>\n<desc>name</desc>")
    );
}

#[test]
fn links_cover_the_chart_and_the_current_one_is_a_line() {
    let link = |x: f64| Link::new(x, format!("/at?x={x}&as=A"), format!("moment {x}"));
    let chart = Chart::new("Chances")
        .line(Series::new("Anna", [(0.0, 0.3), (1.0, 0.5), (2.0, 0.1)]))
        .link(link(0.0))
        .link(link(1.0).current())
        .link(link(2.0));
    let svg = chart.svg(Medium::Page);
    assert!(svg.contains(r#"role="group""#), "screen readers reach the links: {svg}");
    let current = r#"<a href="/at?x=1&amp;as=A" aria-label="moment 1" aria-current="true">"#;
    assert!(svg.contains(current), "{svg}");
    assert_eq!(svg.matches("<a href=").count(), 3, "{svg}");
    assert_eq!(svg.matches(r#"tabindex="-1""#).count(), 2, "the tab key reaches one: {svg}");
    // Without a current one, it reaches the first.
    let svg = Chart::new("").link(link(5.0)).link(link(6.0)).svg(Medium::Page);
    assert!(svg.contains(r#"aria-label="moment 5"><path"#), "{svg}");
    assert!(!svg.contains("aria-current"), "{svg}");
}

#[test]
fn hostile_names_are_escaped() {
    let name = "\"><script>alert('&')</script>\u{0}".repeat(9);
    let name = name.as_str();
    let series = Series::new(name, [(0.0, 0.0), (1.0, 1.0)]);
    let numbers = Numbers { decimal: name.into(), thousands: name.into(), percent: name.into() };
    let chart = Chart::new(name)
        .about(name)
        .x(Axis::new(name))
        .y(Axis::percent(name))
        .numbers(numbers.clone())
        .line(series.clone())
        .area(series)
        .histogram(name, [1.0])
        .level(0.5, name)
        .mark(Mark::new(0.5, name))
        .link(Link::new(0.5, name, name));
    let ranking = Ranking::new(name, Axis::new(name)).numbers(numbers).row(name, 1e6);
    for svg in [chart.svg(Medium::File), ranking.svg(Medium::Page)] {
        assert!(!svg.contains("<script") && !svg.contains("\"\">") && !svg.contains('\0'), "{svg}");
        let opened = svg.matches('<').count();
        assert_eq!(opened, svg.matches('>').count());
    }
}

#[test]
fn any_number_can_be_drawn() {
    let hostile = [
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::MAX,
        f64::MIN,
        5e-324,
        -0.0,
        0.0,
        1.0,
        1e15,
        -1e15,
    ];
    for a in hostile {
        for b in hostile {
            let series =
                || Series::new("name", [(a, (b, a, b)), (b, (a, b, a)), (1.0, (a, b, 1.0))]);
            for axis in [Axis::new(""), Axis::percent("").logarithmic(), Axis::new("").whole()] {
                let chart =
                    Chart::new("").x(axis.clone().covering(a, b)).y(axis.clone().covering(b, a));
                let chart = chart.line(series()).dots(series()).area(series()).area(series());
                let chart =
                    chart.histogram("", [a, b]).level(a, "").mark(Mark::new(a, "mark").on(b));
                let chart = chart.link(Link::new(a, "/", "")).link(Link::new(b, "/", "").current());
                let ranking = Ranking::new("", axis).bars_from(a).row("row", (b, a, b));
                for svg in [chart.svg(Medium::Page), ranking.svg(Medium::Page)] {
                    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{a} {b}: {svg}");
                }
            }
        }
    }
}

#[test]
fn charts_without_data_can_be_drawn() {
    let empty = Series::new("empty", [(0.0, 0.0); 0]);
    let chart =
        Chart::new("").line(empty.clone()).dots(empty.clone()).area(empty).histogram("", []);
    for svg in [chart.svg(Medium::File), Ranking::new("", Axis::new("")).svg(Medium::File)] {
        assert!(svg.ends_with("</svg>\n"));
    }
}
