//! The configuration of the server.

use std::net::SocketAddr;

/// How the server is to be run. The default is for one person at his own machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database: a file, or `postgres://user:password@host/name`.
    pub database: String,
    /// The key for signing cookies; without one, that of the database is used.
    pub secret: Option<[u8; 32]>,
    /// The address that people use, if it is not the one that is listened at; with `https://` cookies are sent on secure connections only.
    pub public_url: Option<String>,
    /// Whether a proxy in front says who the client is (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Threads on which bots think.
    pub thinkers: usize,
    /// The limits.
    pub limits: Limits,
}

/// How much is taken on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one client in a second, on average.
    pub requests: u32,
    /// Requests of one client at once.
    pub burst: u32,
    /// Tables that one person may have open or in play.
    pub tables: u32,
    /// Live streams of one client.
    pub streams_of_one: u32,
    /// Live streams of all together.
    pub streams: u32,
    /// Connections of one client; behind a proxy they are not told apart.
    pub connections_of_one: u32,
    /// Connections of all together.
    pub connections: u32,
    /// Bytes of a request.
    pub body: usize,
    /// Characters of something said.
    pub chat: usize,
    /// Things said by one client in a minute.
    pub chats: u32,
    /// Entries of a table: answers, talk, and who comes and goes. No game comes near to so many, and beyond them it takes only what the
    /// game needs.
    pub entries: u32,
    /// Seconds that everybody may think before the others can vote for a bot in his place.
    pub thinking: u32,
    /// New people from one client in an hour.
    pub newcomers: u32,
    /// Tries to log in from one client in an hour.
    pub logins: u32,
    /// Tables that are kept in memory.
    pub rooms: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 50,
            burst: 200,
            tables: 100,
            streams_of_one: 20,
            streams: 10_000,
            connections_of_one: 300,
            connections: 12_000,
            body: 64 * 1024,
            chat: 300,
            chats: 20,
            entries: 10_000,
            thinking: 120,
            newcomers: 60,
            logins: 30,
            rooms: 10_000,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: ([127, 0, 0, 1], 8000).into(),
            database: "eureka.db".to_owned(),
            secret: None,
            public_url: None,
            behind_proxy: false,
            // One is left for the pages.
            thinkers: cores.saturating_sub(1).max(1),
            limits: Limits::default(),
        }
    }
}
