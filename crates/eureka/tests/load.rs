//! Small points of the load curve, on both databases. `cargo xtask load-curve` measures large ones. No test here depends on the
//! speed of the machine.

use eureka_soak::load::{Curve, Load, Measured, On, measure};
use std::path::Path;
use std::time::Duration;

/// Measures a point, and checks that answers were acknowledged and none was lost.
async fn measured(on: On, load: Load) -> Measured {
    let eureka = Path::new(env!("CARGO_BIN_EXE_eureka"));
    let measured = measure(eureka, on, load).await.unwrap();
    println!("{measured:?}");
    assert!(measured.acknowledged > 0, "nothing was acknowledged: {measured:?}");
    assert_eq!((measured.errors, measured.lost), (0, 0), "{measured:?}");
    measured
}

const SMALL: Load = Load {
    tables: 2,
    onlookers: 2,
    streams: 0,
    rate: None,
    limit: None,
    time: Duration::from_millis(500),
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_measured_on_either_database_and_loses_nothing() {
    let mut curve = Curve::default();
    for on in [On::Sqlite, On::Postgres] {
        let measured = measured(on, SMALL).await;
        assert_eq!(measured.refused, 0, "{measured:?}");
        curve.watched.push(measured);
    }
    assert!(!curve.has_failed());
    let values = curve.json();
    assert_eq!(values["watched"][0]["tables"], 2);
    assert_eq!(values["watched"][1]["onlookers"], 2);
    assert!(curve.markdown().contains("| PostgreSQL | 2 | 2 | 0 |"), "{}", curve.markdown());
    assert!(curve.pictures().iter().all(|(_, picture)| picture.starts_with("<svg ")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_steady_pace_is_not_exceeded_beside_idle_streams() {
    let load = Load { onlookers: 0, streams: 3, rate: Some(40.0), ..SMALL };
    let measured = measured(On::Sqlite, load).await;
    // 40 answers a second for half a second.
    assert!(measured.acknowledged <= 20, "{measured:?}");
}
