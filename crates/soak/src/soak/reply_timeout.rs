//! The server's end of a connection, which may not keep anybody waiting for ever.

use crate::soak::framing::Framing;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{self, Sleep};

/// So long nothing may come from a server that has been asked: it gives up itself after half a minute, and says something on every
/// stream more often than that.
pub(super) const HELD_BACK: Duration = Duration::from_secs(45);

/// A connection to a server. Reading from it fails with [`io::ErrorKind::TimedOut`] if the server owes something and does not say a
/// word. Only whoever reads can tell: a client that does not take what is sent is held up by nobody.
pub(super) struct Owing<S> {
    server: S,
    /// The first line of what it was asked last.
    asked: String,
    /// Whether something has to come: until the reply is whole, which a stream never is.
    owes: bool,
    reply: Framing,
    /// When that has taken too long, while somebody waits for it.
    too_long: Option<Pin<Box<Sleep>>>,
}

impl<S> Owing<S> {
    pub(super) fn new(server: S) -> Self {
        let (asked, reply) = (String::new(), Framing::default());
        Owing { server, asked, owes: false, reply, too_long: None }
    }

    fn ask(&mut self, request: &[u8]) {
        if !self.owes {
            let line = request.split(|&byte| byte == b'\r').next().unwrap_or_default();
            self.asked = String::from_utf8_lossy(line).into_owned();
        }
        self.owes = true;
    }

    fn hear(&mut self, answer: &[u8]) {
        if answer.is_empty() || self.reply.hear(answer) {
            self.owes = false;
        }
        self.too_long = None;
    }

    fn held_back(&self) -> io::Error {
        let text = format!("nothing came for {HELD_BACK:?} after `{}`", self.asked);
        io::Error::new(io::ErrorKind::TimedOut, text)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Owing<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        match Pin::new(&mut self.server).poll_read(cx, buf) {
            Poll::Ready(read) => {
                self.hear(&buf.filled()[before..]);
                Poll::Ready(read)
            }
            Poll::Pending if self.owes => {
                let wait = || Box::pin(time::sleep(HELD_BACK));
                ready!(self.too_long.get_or_insert_with(wait).as_mut().poll(cx));
                Poll::Ready(Err(self.held_back()))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Owing<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.server).poll_write(cx, buf))?;
        self.ask(&buf[..written]);
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.server).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.server).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    const REQUEST: &[u8] = b"POST /answer HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}";
    const ANSWER: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";

    fn connection() -> (Owing<DuplexStream>, DuplexStream) {
        let (way, server) = duplex(1024);
        (Owing::new(way), server)
    }

    /// What comes in that time, if it is anything.
    async fn within(time: Duration, way: &mut Owing<DuplexStream>) -> Option<io::Result<usize>> {
        time::timeout(time, way.read(&mut [0; 1024])).await.ok()
    }

    fn is_held_back(read: Option<io::Result<usize>>) -> bool {
        read.is_some_and(|read| read.is_err_and(|error| error.kind() == io::ErrorKind::TimedOut))
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_was_asked_and_says_nothing_holds_back() {
        let (mut way, _server) = connection();
        way.write_all(REQUEST).await.unwrap();
        let read = way.read(&mut [0; 1024]).await.unwrap_err();
        assert_eq!(read.to_string(), "nothing came for 45s after `POST /answer HTTP/1.1`");
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_was_not_asked_or_has_answered_owes_nothing() {
        let (mut way, mut server) = connection();
        assert!(within(HELD_BACK * 3, &mut way).await.is_none());
        way.write_all(REQUEST).await.unwrap();
        assert!(within(HELD_BACK / 2, &mut way).await.is_none());
        server.write_all(ANSWER).await.unwrap();
        assert!(within(HELD_BACK, &mut way).await.unwrap().is_ok());
        assert!(within(HELD_BACK * 3, &mut way).await.is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_may_be_silent_between_two_signs_of_life_and_not_for_longer() {
        let (mut way, mut server) = connection();
        way.write_all(b"GET /stream HTTP/1.1\r\n\r\n").await.unwrap();
        server.write_all(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").await.unwrap();
        for _ in 0..4 {
            assert!(within(HELD_BACK, &mut way).await.unwrap().is_ok());
            assert!(within(HELD_BACK / 2, &mut way).await.is_none());
            server.write_all(b"3\r\n:\n\n\r\n").await.unwrap();
        }
        assert!(within(HELD_BACK, &mut way).await.unwrap().is_ok());
        assert!(is_held_back(within(HELD_BACK * 2, &mut way).await));
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_stops_in_the_middle_of_its_reply_holds_back() {
        let (mut way, mut server) = connection();
        way.write_all(REQUEST).await.unwrap();
        server.write_all(&ANSWER[..ANSWER.len() - 1]).await.unwrap();
        assert!(within(HELD_BACK, &mut way).await.unwrap().is_ok());
        assert!(is_held_back(within(HELD_BACK * 2, &mut way).await));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_read_is_held_up_by_nobody() {
        let (mut way, mut server) = connection();
        way.write_all(REQUEST).await.unwrap();
        time::sleep(HELD_BACK * 3).await;
        server.write_all(ANSWER).await.unwrap();
        assert!(within(HELD_BACK, &mut way).await.unwrap().is_ok());
    }
}
