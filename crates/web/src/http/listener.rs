//! The TCP listener: it limits the number of connections and closes those that have been idle for a while.

use crate::http::limits::{Permit, PermitPool};
use crate::http::visitor::block_of;
use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// A connection is closed after this long without a byte in either direction: the client has vanished, or never meant to
/// finish its request. Live streams are safe, since they have a heartbeat; browsers close idle connections sooner.
const IDLE_TIMEOUT: Duration = Duration::from_mins(5);

/// A listener that closes a connection at once if its client, or the server, has too many.
pub(crate) struct LimitedListener {
    pub(crate) listener: TcpListener,
    pub(crate) permits: Arc<PermitPool>,
}

/// A connection with an idle timeout, which holds its permit until it is closed.
pub(crate) struct IdleTimeoutStream {
    stream: TcpStream,
    /// The time of the last read or write.
    last_active: Instant,
    /// Wakes the task to check for idleness. It is not reset on every read and write, which would be slower.
    timer: Pin<Box<Sleep>>,
    _permit: Permit,
}

impl IdleTimeoutStream {
    fn new(stream: TcpStream, permit: Permit) -> IdleTimeoutStream {
        IdleTimeoutStream {
            stream,
            last_active: Instant::now(),
            timer: Box::pin(sleep(IDLE_TIMEOUT)),
            _permit: permit,
        }
    }

    /// Ready once the connection has been idle for [`IDLE_TIMEOUT`].
    fn poll_idle(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.timer.as_mut().poll(cx));
            let end = self.last_active + IDLE_TIMEOUT;
            if end <= Instant::now() {
                return Poll::Ready(());
            }
            self.timer.as_mut().reset(end);
        }
    }

    /// Returns the result of a write unchanged, and counts it as activity if it succeeded.
    fn note_write(&mut self, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(wrote, Poll::Ready(Ok(_))) {
            self.last_active = Instant::now();
        }
        wrote
    }
}

impl Listener for LimitedListener {
    type Io = IdleTimeoutStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (IdleTimeoutStream, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            if let Ok(permit) = self.permits.take(block_of(address.ip())) {
                // Responses are small and must not be delayed to be sent together.
                let _ = stream.set_nodelay(true);
                return (IdleTimeoutStream::new(stream, permit), address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for IdleTimeoutStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(cx, buf) {
            Poll::Pending => {
                ready!(self.poll_idle(cx));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            read => {
                self.last_active = Instant::now();
                read
            }
        }
    }
}

impl AsyncWrite for IdleTimeoutStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.note_write(wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.note_write(wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    /// An accepted connection, and the client's end of it.
    async fn connection() -> (IdleTimeoutStream, TcpStream) {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut listener = LimitedListener { listener, permits: PermitPool::new(1, 1) };
        let (connection, client) = tokio::join!(listener.accept(), TcpStream::connect(address));
        (connection.0, client.unwrap())
    }

    #[tokio::test(start_paused = true)]
    async fn a_silent_connection_times_out() {
        let (mut connection, mut client) = connection().await;
        client.write_all(b"GET / HT").await.unwrap();
        let mut half = [0; 8];
        connection.read_exact(&mut half).await.unwrap();
        let begun = Instant::now();
        let error = connection.read_u8().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(begun.elapsed() >= IDLE_TIMEOUT);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_is_written_to_stays_open() {
        let (mut connection, _client) = connection().await;
        for _ in 0..4 {
            assert!(timeout(IDLE_TIMEOUT * 2 / 3, connection.read_u8()).await.is_err());
            connection.write_all(b": still here\n\n").await.unwrap();
        }
        assert!(timeout(IDLE_TIMEOUT * 2, connection.read_u8()).await.unwrap().is_err());
    }
}
