//! A connection to a server with a timeout for its replies.

use crate::soak::http_framing::Framing;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{self, Sleep};

/// The time in which a server must send something after a request. The server's own timeout is half a minute, and its streams have
/// heartbeats more often than that.
pub(super) const REPLY_TIMEOUT: Duration = Duration::from_secs(45);

/// A connection to a server. Reading from it fails with [`io::ErrorKind::TimedOut`] if a reply is due and nothing comes. Only reading
/// starts the clock: if a client does not read, the delay is its own.
pub(super) struct ReplyTimeout<S> {
    server: S,
    /// The first line of the last request.
    asked: String,
    /// Set until the reply is complete. A stream never is.
    is_waited_for: bool,
    reply: Framing,
    /// The deadline for the next bytes, while a read is pending.
    timeout: Option<Pin<Box<Sleep>>>,
}

impl<S> ReplyTimeout<S> {
    pub(super) fn new(server: S) -> Self {
        let (asked, reply) = (String::new(), Framing::default());
        ReplyTimeout { server, asked, is_waited_for: false, reply, timeout: None }
    }

    fn ask(&mut self, request: &[u8]) {
        if !self.is_waited_for {
            let line = request.split(|&byte| byte == b'\r').next().unwrap_or_default();
            self.asked = String::from_utf8_lossy(line).into_owned();
        }
        self.is_waited_for = true;
    }

    fn receive(&mut self, answer: &[u8]) {
        if answer.is_empty() || self.reply.read(answer) {
            self.is_waited_for = false;
        }
        self.timeout = None;
    }

    fn timed_out(&self) -> io::Error {
        let text = format!("nothing came for {REPLY_TIMEOUT:?} after `{}`", self.asked);
        io::Error::new(io::ErrorKind::TimedOut, text)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for ReplyTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        match Pin::new(&mut self.server).poll_read(cx, buf) {
            Poll::Ready(read) => {
                self.receive(&buf.filled()[before..]);
                Poll::Ready(read)
            }
            Poll::Pending if self.is_waited_for => {
                let wait = || Box::pin(time::sleep(REPLY_TIMEOUT));
                ready!(self.timeout.get_or_insert_with(wait).as_mut().poll(cx));
                Poll::Ready(Err(self.timed_out()))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ReplyTimeout<S> {
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

    fn connection() -> (ReplyTimeout<DuplexStream>, DuplexStream) {
        let (client, server) = duplex(1024);
        (ReplyTimeout::new(client), server)
    }

    /// The result of reading, if there is one in that time.
    async fn within(
        time: Duration,
        client: &mut ReplyTimeout<DuplexStream>,
    ) -> Option<io::Result<usize>> {
        time::timeout(time, client.read(&mut [0; 1024])).await.ok()
    }

    fn has_timed_out(read: Option<io::Result<usize>>) -> bool {
        read.is_some_and(|read| read.is_err_and(|error| error.kind() == io::ErrorKind::TimedOut))
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_was_asked_and_sends_nothing_times_out() {
        let (mut client, _server) = connection();
        client.write_all(REQUEST).await.unwrap();
        let read = client.read(&mut [0; 1024]).await.unwrap_err();
        assert_eq!(read.to_string(), "nothing came for 45s after `POST /answer HTTP/1.1`");
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_was_not_asked_or_has_answered_does_not_time_out() {
        let (mut client, mut server) = connection();
        assert!(within(REPLY_TIMEOUT * 3, &mut client).await.is_none());
        client.write_all(REQUEST).await.unwrap();
        assert!(within(REPLY_TIMEOUT / 2, &mut client).await.is_none());
        server.write_all(ANSWER).await.unwrap();
        assert!(within(REPLY_TIMEOUT, &mut client).await.unwrap().is_ok());
        assert!(within(REPLY_TIMEOUT * 3, &mut client).await.is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_may_be_silent_between_two_heartbeats_and_not_for_longer() {
        let (mut client, mut server) = connection();
        client.write_all(b"GET /stream HTTP/1.1\r\n\r\n").await.unwrap();
        server.write_all(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").await.unwrap();
        for _ in 0..4 {
            assert!(within(REPLY_TIMEOUT, &mut client).await.unwrap().is_ok());
            assert!(within(REPLY_TIMEOUT / 2, &mut client).await.is_none());
            server.write_all(b"3\r\n:\n\n\r\n").await.unwrap();
        }
        assert!(within(REPLY_TIMEOUT, &mut client).await.unwrap().is_ok());
        assert!(has_timed_out(within(REPLY_TIMEOUT * 2, &mut client).await));
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_stops_in_the_middle_of_its_reply_times_out() {
        let (mut client, mut server) = connection();
        client.write_all(REQUEST).await.unwrap();
        server.write_all(&ANSWER[..ANSWER.len() - 1]).await.unwrap();
        assert!(within(REPLY_TIMEOUT, &mut client).await.unwrap().is_ok());
        assert!(has_timed_out(within(REPLY_TIMEOUT * 2, &mut client).await));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_starts_no_clock() {
        let (mut client, mut server) = connection();
        client.write_all(REQUEST).await.unwrap();
        time::sleep(REPLY_TIMEOUT * 3).await;
        server.write_all(ANSWER).await.unwrap();
        assert!(within(REPLY_TIMEOUT, &mut client).await.unwrap().is_ok());
    }
}
