//! The proxy between clients and a server, which breaks connections, sends requests twice and loses replies.

use crate::soak::http_framing::content_length;
use crate::soak::reply_timeout::ReplyTimeout;
use crate::soak::tally::{Kind, Tally};
use crate::soak::{Part, locked};
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

/// The largest request, in bytes.
const MAX_REQUEST_BYTES: usize = 256 * 1024;

/// The pause after a connection could not be accepted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(10);

/// A proxy for a server that may be killed and restarted.
pub(super) struct Proxy {
    /// Its address, without a path.
    pub(super) base: String,
    state: Arc<State>,
    served: JoinHandle<()>,
}

struct State {
    part: Part,
    server: Mutex<Option<SocketAddr>>,
    has_faults: AtomicBool,
    tally: Arc<Tally>,
}

/// The fault of a connection.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// No fault: it lasts as long as both sides want.
    None,
    /// It breaks after a while.
    Breaks(Duration),
    /// The reply comes in small pieces, slowly.
    Slow,
    /// It breaks before anything is sent.
    Refused,
    /// The request arrives, the reply does not.
    Unheard,
    /// Only the beginning of the reply arrives.
    Cut(usize),
    /// The request arrives twice.
    Twice,
}

impl Fault {
    fn any(dice: &mut Dice) -> Fault {
        match dice.below(100) {
            0..40 => Fault::None,
            40..65 => Fault::Breaks(Duration::from_millis(dice.below(4000) as u64)),
            65..72 => Fault::Slow,
            72..78 => Fault::Refused,
            78..86 => Fault::Unheard,
            86..92 => Fault::Cut(dice.below(600)),
            _ => Fault::Twice,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Fault::None => "connections: undisturbed",
            Fault::Breaks(_) => "connections: broken off",
            Fault::Slow => "connections: slow",
            Fault::Refused => "connections: refused",
            Fault::Unheard => "connections: reply lost",
            Fault::Cut(_) => "connections: reply cut",
            Fault::Twice => "connections: request twice",
        }
    }
}

impl Proxy {
    /// A proxy without a server yet.
    pub(super) async fn open(part: Part, tally: Arc<Tally>, dice: Dice) -> io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let base = format!("http://{}", listener.local_addr()?);
        let (server, has_faults) = (Mutex::default(), AtomicBool::new(true));
        let state = Arc::new(State { part, server, has_faults, tally });
        let served = tokio::spawn(serve(listener, state.clone(), dice));
        Ok(Proxy { base, state, served })
    }

    /// Sets the server to which new connections go.
    pub(super) fn lead_to(&self, server: Option<SocketAddr>) {
        *self.state.server() = server;
    }

    /// Ends the faults of new connections.
    pub(super) fn end_faults(&self) {
        self.state.has_faults.store(false, Ordering::Release);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.served.abort();
    }
}

impl State {
    fn server(&self) -> std::sync::MutexGuard<'_, Option<SocketAddr>> {
        locked(&self.server)
    }

    /// Checks how a connection ended. Breaking is expected here, but a server must reply in time.
    fn ended(&self, end: &io::Result<()>) {
        if let Err(error) = end
            && error.kind() == io::ErrorKind::TimedOut
        {
            self.tally.found(Kind::Stuck, format!("{}: {error}", self.part));
        }
    }
}

async fn serve(listener: TcpListener, state: Arc<State>, mut dice: Dice) {
    loop {
        let Ok((client, _)) = listener.accept().await else {
            time::sleep(ACCEPT_PAUSE).await;
            continue;
        };
        let has_faults = state.has_faults.load(Ordering::Acquire);
        let fault = if has_faults { Fault::any(&mut dice) } else { Fault::None };
        let state = state.clone();
        tokio::spawn(async move {
            // A fault is counted when it happens, since a connection may end before it.
            let mut happened = false;
            let mut happens = || {
                happened = true;
                state.tally.count(fault.word());
            };
            if let Fault::Refused = fault {
                return happens();
            }
            let server = *state.server();
            let upstream = match server {
                Some(server) => connect(server).await.ok(),
                None => None,
            };
            let (Some(server), Some(upstream)) = (server, upstream) else {
                return state.tally.count("connections: no server there");
            };
            state.ended(&pass(client, server, upstream, fault, &mut happens).await);
            if !happened {
                state.tally.count(Fault::None.word());
            }
        });
    }
}

/// Forwards a connection with its fault, and signals when the fault happens.
async fn pass(
    mut client: TcpStream,
    server: SocketAddr,
    mut upstream: ReplyTimeout<TcpStream>,
    fault: Fault,
    happens: &mut (impl FnMut() + Send),
) -> io::Result<()> {
    client.set_nodelay(true)?;
    match fault {
        Fault::None | Fault::Refused => {
            copy_bidirectional(&mut client, &mut upstream).await.map(drop)
        }
        Fault::Breaks(after) => {
            let copied = copy_bidirectional(&mut client, &mut upstream);
            let Ok(copied) = time::timeout(after, copied).await else {
                happens();
                return Ok(());
            };
            copied.map(drop)
        }
        Fault::Slow => {
            upstream.write_all(&request(&mut client).await?).await?;
            slowly(&mut upstream, &mut client, happens).await
        }
        Fault::Unheard => {
            upstream.write_all(&request(&mut client).await?).await?;
            // The first copy has its reply, so the request has been carried out.
            upstream.read_u8().await?;
            happens();
            Ok(())
        }
        Fault::Cut(after) => {
            upstream.write_all(&request(&mut client).await?).await?;
            let came = tokio::io::copy(&mut upstream.take(after as u64), &mut client).await?;
            if came == after as u64 {
                happens();
            }
            Ok(())
        }
        Fault::Twice => {
            let request = request(&mut client).await?;
            upstream.write_all(&request).await?;
            let mut again = connect(server).await?;
            again.write_all(&request).await?;
            happens();
            let mut nowhere = tokio::io::sink();
            tokio::select! {
                copied = copy_bidirectional(&mut client, &mut upstream) => copied.map(drop),
                // A stream that nobody reads is closed with the other one.
                broken = async { tokio::io::copy(&mut again, &mut nowhere).await?; std::future::pending().await } => broken,
            }
        }
    }
}

async fn connect(server: SocketAddr) -> io::Result<ReplyTimeout<TcpStream>> {
    let connection = TcpStream::connect(server).await?;
    connection.set_nodelay(true)?;
    Ok(ReplyTimeout::new(connection))
}

/// Reads a whole request and adds a header that closes the connection after the reply.
async fn request(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut request = Vec::new();
    loop {
        if let Some(head) = request.windows(4).position(|four| four == b"\r\n\r\n") {
            let text = String::from_utf8_lossy(&request[..head]).to_ascii_lowercase();
            if request.len() >= head + 4 + content_length(&text).unwrap_or(0) {
                request.splice(head..head, *b"\r\nconnection: close");
                return Ok(request);
            }
        }
        if request.len() > MAX_REQUEST_BYTES || client.read_buf(&mut request).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}

async fn slowly(
    server: &mut (impl AsyncRead + Unpin),
    client: &mut TcpStream,
    happens: &mut (impl FnMut() + Send),
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
            happens();
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

    /// The length of the reply, and how often the fault happens.
    async fn passed(fault: Fault) -> (usize, u32) {
        let (server, listener) =
            (server().await, TcpListener::bind(("127.0.0.1", 0)).await.unwrap());
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (accepted, _) = listener.accept().await.unwrap();
        client.write_all(REQUEST).await.unwrap();
        let mut times = 0;
        let upstream = connect(server).await.unwrap();
        let mut happens = || times += 1;
        let read = async move {
            let mut reply = Vec::new();
            let _ = client.read_to_end(&mut reply).await;
            reply.len()
        };
        let (_, length) = tokio::join!(pass(accepted, server, upstream, fault, &mut happens), read);
        (length, times)
    }

    #[tokio::test]
    async fn a_fault_counts_when_it_happens() {
        let whole = REPLY.len();
        for (fault, outcome) in [
            (Fault::Slow, (whole, 1)),
            (Fault::Unheard, (0, 1)),
            (Fault::Cut(10), (10, 1)),
            (Fault::Cut(whole + 1), (whole, 0)),
            (Fault::Twice, (whole, 1)),
        ] {
            assert_eq!(passed(fault).await, outcome, "{fault:?}");
        }
    }

    #[tokio::test]
    async fn a_proxy_without_a_server_has_a_count_of_its_own() {
        let tally = Arc::new(Tally::default());
        let proxy = Proxy::open(Part::Sqlite, tally.clone(), Dice::new(1, 1)).await.unwrap();
        proxy.end_faults();
        let mut client =
            TcpStream::connect(proxy.base.trim_start_matches("http://")).await.unwrap();
        assert_eq!(client.read(&mut [0]).await.unwrap(), 0, "it is closed");
        assert_eq!(tally.of("connections: no server there"), 1);
        assert_eq!(tally.of(Fault::None.word()), 0);
    }
}
