//! A server to look at, with a database of its own: `cargo run -p eureka-web --example open -- 8200`.

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = std::env::args().nth(1).unwrap_or_else(|| "8200".to_owned());
    let folder = tempfile::tempdir()?;
    let config = eureka_web::Config {
        listen: format!("127.0.0.1:{port}").parse()?,
        database: folder.path().join("eureka.db").display().to_string(),
        ..eureka_web::Config::default()
    };
    let server = eureka_web::Server::open(config).await?;
    println!("http://{}", server.address());
    server.serve(std::future::pending()).await?;
    Ok(())
}
