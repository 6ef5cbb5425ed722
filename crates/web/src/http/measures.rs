//! The health check and the Prometheus metrics, for operators of the server.

use crate::app::App;
use crate::http::problem::Problem;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;
use tokio::time;

/// The bucket bounds of the histogram of request times, in seconds.
const BUCKET_SECONDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// The metrics recorder: one per process, even if the process runs several servers, as tests do.
static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();

/// Installs the recorder, once per process.
pub(crate) fn install() {
    HANDLE.get_or_init(|| {
        let name = Matcher::Full("eureka_request_seconds".to_owned());
        let builder = PrometheusBuilder::new();
        let builder =
            builder.set_buckets_for_metric(name, &BUCKET_SECONDS).expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // A program that embeds the server may have installed its own recorder.
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
}

/// Updates the gauges every few seconds, and frees memory of the histograms and rate limits that is no longer needed.
pub(crate) async fn update_gauges(app: App) {
    loop {
        metrics::gauge!("eureka_streams").set(f64::from(app.rate_limits.streams.held()));
        metrics::gauge!("eureka_connections").set(f64::from(app.rate_limits.connections.held()));
        metrics::gauge!("eureka_rooms").set(app.rooms_in_use() as f64);
        let thinking = app.bots.waiting() + app.analysts.waiting();
        metrics::gauge!("eureka_thinking").set(thinking as f64);
        if let Some(handle) = HANDLE.get() {
            handle.run_upkeep();
        }
        app.rate_limits.tidy();
        time::sleep(Duration::from_secs(5)).await;
    }
}

/// Records a request with its status class and duration.
pub(crate) fn request(status: StatusCode, took: Duration) {
    let class = match status.as_u16() / 100 {
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    };
    metrics::counter!("eureka_requests_total", "status" => class).increment(1);
    metrics::histogram!("eureka_request_seconds").record(took.as_secs_f64());
}

/// `GET /healthz`: whether the database answers.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Problem> {
    app.store.ping().await?;
    Ok("ok\n")
}

/// `GET /metrics`, in the text format of Prometheus.
pub(crate) async fn metrics() -> Response {
    let text = HANDLE.get().map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
