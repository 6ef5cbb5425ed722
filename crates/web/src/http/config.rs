//! The configuration of the server.

use std::net::SocketAddr;

/// The configuration of a [`Server`](crate::Server). The default suits one person playing on their own machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The database: a file, or `postgres://user:password@host/name`.
    pub database: String,
    /// The key that signs cookies. `None` uses the key stored in the database, which all servers of a database share.
    pub secret: Option<[u8; 32]>,
    /// The address that people type, if it differs from `listen`; link previews name it. If it begins with `https://`, cookies are sent over secure
    /// connections only.
    pub public_url: Option<String>,
    /// Whether a proxy in front names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The number of threads on which bots think.
    pub thinkers: usize,
    /// The limits on clients, tables and memory.
    pub limits: Limits,
}

/// The limits that keep one client, or all of them together, from overloading the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second from one client, on average.
    pub requests: u32,
    /// Requests that one client may send in a burst.
    pub burst: u32,
    /// Tables that one person may have open or in play.
    pub tables: u32,
    /// Open live streams per client.
    pub streams_of_one: u32,
    /// Open live streams of all clients together.
    pub streams: u32,
    /// Open connections per client. Not applied behind a proxy, where every connection is the proxy's.
    pub connections_of_one: u32,
    /// Open connections of all clients together.
    pub connections: u32,
    /// Bytes in the body of a request.
    pub body: usize,
    /// Characters in a chat message.
    pub chat: usize,
    /// Chat messages per minute from one client.
    pub chats: u32,
    /// Journal entries of a table: answers, chat, and players coming and going. No game comes near this number; beyond it the
    /// table accepts only the answers that the game needs to go on.
    pub entries: u32,
    /// Seconds that a player may think before the others can vote for a bot to stand in for them.
    pub thinking: u32,
    /// New people per hour from one client.
    pub newcomers: u32,
    /// Login attempts per hour from one client.
    pub logins: u32,
    /// Tables kept in memory.
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
            // The strongest bots think on two cores at the same time, but only for a moment, and pages are served meanwhile.
            thinkers: cores,
            limits: Limits::default(),
        }
    }
}
