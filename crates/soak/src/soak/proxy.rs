//! The way between a client and a server, which is a bad one: connections break, requests arrive twice, replies never.

use crate::soak::Part;
use crate::soak::reply_timeout::Owing;
use crate::soak::tally::{Kind, Tally};
use eureka_testkit::Dice;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time;

/// The most that a request of ours may have.
const MOST: usize = 256 * 1024;

/// How long to wait for the next connection when one could not be taken.
const AGAIN: Duration = Duration::from_millis(10);

/// A way to a server that may come and go.
pub(super) struct Proxy {
    /// Its address, as that of a page without its path.
    pub(super) base: String,
    way: Arc<Way>,
    served: JoinHandle<()>,
}

struct Way {
    part: Part,
    server: Mutex<Option<SocketAddr>>,
    calm: AtomicBool,
    tally: Arc<Tally>,
}

/// What becomes of a connection.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// It stays as long as both want it to.
    Good,
    /// It breaks after a while.
    Breaks(Duration),
    /// What the server sends comes in small pieces, slowly.
    Slow,
    /// It breaks before anything was sent.
    Refused,
    /// The request arrives, the reply does not.
    Unheard,
    /// Only so much of the reply arrives.
    Cut(usize),
    /// The request arrives twice.
    Twice,
}

impl Fate {
    fn of(dice: &mut Dice) -> Fate {
        match dice.below(100) {
            0..40 => Fate::Good,
            40..65 => Fate::Breaks(Duration::from_millis(dice.below(4000) as u64)),
            65..72 => Fate::Slow,
            72..78 => Fate::Refused,
            78..86 => Fate::Unheard,
            86..92 => Fate::Cut(dice.below(600)),
            _ => Fate::Twice,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Fate::Good => "connections: undisturbed",
            Fate::Breaks(_) => "connections: broken off",
            Fate::Slow => "connections: slow",
            Fate::Refused => "connections: refused",
            Fate::Unheard => "connections: reply lost",
            Fate::Cut(_) => "connections: reply cut",
            Fate::Twice => "connections: request twice",
        }
    }
}

impl Proxy {
    /// A way that leads nowhere yet.
    pub(super) async fn open(part: Part, tally: Arc<Tally>, dice: Dice) -> io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let base = format!("http://{}", listener.local_addr()?);
        let (server, calm) = (Mutex::default(), AtomicBool::new(false));
        let way = Arc::new(Way { part, server, calm, tally });
        let served = tokio::spawn(serve(listener, way.clone(), dice));
        Ok(Proxy { base, way, served })
    }

    /// From now on it leads there.
    pub(super) fn lead(&self, server: Option<SocketAddr>) {
        *self.way.server() = server;
    }

    /// From now on nothing happens to new connections.
    pub(super) fn calm_down(&self) {
        self.way.calm.store(true, Ordering::Release);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.served.abort();
    }
}

impl Way {
    fn server(&self) -> std::sync::MutexGuard<'_, Option<SocketAddr>> {
        self.server.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How a connection ended. Whatever breaks is what this is for; but a server must say something.
    fn ended(&self, end: &io::Result<()>) {
        if let Err(error) = end
            && error.kind() == io::ErrorKind::TimedOut
        {
            self.tally.found(Kind::Stuck, format!("{}: {error}", self.part));
        }
    }
}

async fn serve(listener: TcpListener, way: Arc<Way>, mut dice: Dice) {
    loop {
        let Ok((client, _)) = listener.accept().await else {
            time::sleep(AGAIN).await;
            continue;
        };
        let calm = way.calm.load(Ordering::Acquire);
        let fate = if calm { Fate::Good } else { Fate::of(&mut dice) };
        let way = way.clone();
        tokio::spawn(async move {
            // What becomes of it is counted when it does: a fate that a connection does not live to see is none.
            let mut fell = false;
            let mut befalls = || {
                fell = true;
                way.tally.count(fate.word());
            };
            if let Fate::Refused = fate {
                return befalls();
            }
            let server = *way.server();
            let upstream = match server {
                Some(server) => connect(server).await.ok(),
                None => None,
            };
            let (Some(server), Some(upstream)) = (server, upstream) else {
                return way.tally.count("connections: no server there");
            };
            way.ended(&pass(client, server, upstream, fate, &mut befalls).await);
            if !fell {
                way.tally.count(Fate::Good.word());
            }
        });
    }
}

/// Lets a connection pass as its fate is, and says when that befalls it.
async fn pass(
    mut client: TcpStream,
    server: SocketAddr,
    mut upstream: Owing<TcpStream>,
    fate: Fate,
    befalls: &mut (impl FnMut() + Send),
) -> io::Result<()> {
    client.set_nodelay(true)?;
    match fate {
        Fate::Good | Fate::Refused => {
            copy_bidirectional(&mut client, &mut upstream).await.map(drop)
        }
        Fate::Breaks(after) => {
            let copied = copy_bidirectional(&mut client, &mut upstream);
            let Ok(copied) = time::timeout(after, copied).await else {
                befalls();
                return Ok(());
            };
            copied.map(drop)
        }
        Fate::Slow => {
            upstream.write_all(&request(&mut client).await?).await?;
            slowly(&mut upstream, &mut client, befalls).await
        }
        Fate::Unheard => {
            upstream.write_all(&request(&mut client).await?).await?;
            // It has an answer, so it has done what it was asked to.
            upstream.read_u8().await?;
            befalls();
            Ok(())
        }
        Fate::Cut(after) => {
            upstream.write_all(&request(&mut client).await?).await?;
            let came = tokio::io::copy(&mut upstream.take(after as u64), &mut client).await?;
            if came == after as u64 {
                befalls();
            }
            Ok(())
        }
        Fate::Twice => {
            let request = request(&mut client).await?;
            upstream.write_all(&request).await?;
            let mut again = connect(server).await?;
            again.write_all(&request).await?;
            befalls();
            let mut nowhere = tokio::io::sink();
            tokio::select! {
                copied = copy_bidirectional(&mut client, &mut upstream) => copied.map(drop),
                // A stream that nobody hears is closed with the other one.
                broken = async { tokio::io::copy(&mut again, &mut nowhere).await?; std::future::pending().await } => broken,
            }
        }
    }
}

async fn connect(server: SocketAddr) -> io::Result<Owing<TcpStream>> {
    let connection = TcpStream::connect(server).await?;
    connection.set_nodelay(true)?;
    Ok(Owing::new(connection))
}

/// A whole request, which asks for its connection to be closed: what follows is its reply and nothing else.
async fn request(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut request = Vec::new();
    let head = loop {
        if let Some(end) = request.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if request.len() > MOST || client.read_buf(&mut request).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    };
    let length = String::from_utf8_lossy(&request[..head]).to_ascii_lowercase();
    let length = length.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    while request.len() < head + 4 + length {
        if request.len() > MOST || client.read_buf(&mut request).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    request.splice(head..head, *b"\r\nconnection: close");
    Ok(request)
}

async fn slowly(
    server: &mut (impl AsyncRead + Unpin),
    client: &mut TcpStream,
    befalls: &mut (impl FnMut() + Send),
) -> io::Result<()> {
    let mut piece = [0; 2048];
    let mut is_slow = false;
    loop {
        let length = server.read(&mut piece).await?;
        if length == 0 {
            return Ok(());
        }
        time::sleep(Duration::from_millis(20)).await;
        if !std::mem::replace(&mut is_slow, true) {
            befalls();
        }
        client.write_all(&piece[..length]).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\n\r\n";
    const REPLY: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";

    /// A server that gives one reply on every connection.
    async fn server() -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut asked, _)) = listener.accept().await {
                let _ = asked.read(&mut [0; 1024]).await;
                let _ = asked.write_all(REPLY).await;
            }
        });
        address
    }

    /// What comes back, and how often its fate befalls a connection.
    async fn passed(fate: Fate) -> (usize, u32) {
        let (server, listener) =
            (server().await, TcpListener::bind(("127.0.0.1", 0)).await.unwrap());
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (way, _) = listener.accept().await.unwrap();
        client.write_all(REQUEST).await.unwrap();
        let mut befell = 0;
        let upstream = connect(server).await.unwrap();
        let mut befalls = || befell += 1;
        let read = async move {
            let mut reply = Vec::new();
            let _ = client.read_to_end(&mut reply).await;
            reply.len()
        };
        let (_, length) = tokio::join!(pass(way, server, upstream, fate, &mut befalls), read);
        (length, befell)
    }

    #[tokio::test]
    async fn a_fate_counts_when_it_befalls() {
        let whole = REPLY.len();
        for (fate, outcome) in [
            (Fate::Slow, (whole, 1)),
            (Fate::Unheard, (0, 1)),
            (Fate::Cut(10), (10, 1)),
            (Fate::Cut(whole + 1), (whole, 0)),
            (Fate::Twice, (whole, 1)),
        ] {
            assert_eq!(passed(fate).await, outcome, "{fate:?}");
        }
    }

    #[tokio::test]
    async fn a_way_without_a_server_has_a_count_of_its_own() {
        let tally = Arc::new(Tally::default());
        let way = Proxy::open(Part::Sqlite, tally.clone(), Dice::new(1, 1)).await.unwrap();
        way.calm_down();
        let mut client = TcpStream::connect(way.base.trim_start_matches("http://")).await.unwrap();
        assert_eq!(client.read(&mut [0]).await.unwrap(), 0, "it is closed");
        assert_eq!(tally.of("connections: no server there"), 1);
        assert_eq!(tally.of(Fate::Good.word()), 0);
    }
}
