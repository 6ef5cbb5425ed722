//! Finds the end of HTTP/1.1 replies.

/// A reader of consecutive replies that knows whether the last one is complete.
#[derive(Default)]
pub(super) struct Framing {
    /// The beginning of a head, of the line before a chunk, or of the lines after the last one.
    line: Vec<u8>,
    part: Part,
}

/// The part of a reply that comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// A head, up to an empty line.
    #[default]
    Head,
    /// This many more bytes, which end the reply or a chunk.
    Body { left: usize, chunk: bool },
    /// The line that says how long a chunk is.
    Size,
    /// The lines after the last chunk, up to an empty one.
    Trailer,
    /// Everything until the connection ends.
    Rest,
}

impl Framing {
    /// Reads a piece of a reply. Returns true if it completes a reply.
    pub(super) fn read(&mut self, piece: &[u8]) -> bool {
        let mut is_whole = false;
        let mut rest = piece;
        while let Some((&byte, after)) = rest.split_first() {
            match &mut self.part {
                Part::Body { left, chunk } => {
                    let some = rest.len().min(*left);
                    *left -= some;
                    rest = &rest[some..];
                    if *left == 0 {
                        is_whole = !*chunk;
                        self.part = if *chunk { Part::Size } else { Part::Head };
                    }
                }
                Part::Rest => return false,
                Part::Head | Part::Size | Part::Trailer => {
                    rest = after;
                    self.line.push(byte);
                    is_whole = self.line.ends_with(b"\r\n") && self.is_whole_after_line();
                }
            }
        }
        is_whole
    }

    /// Reads a complete line. Returns true if it completes a reply.
    fn is_whole_after_line(&mut self) -> bool {
        let text = String::from_utf8_lossy(&self.line).to_ascii_lowercase();
        self.part = match self.part {
            Part::Head if text.ends_with("\r\n\r\n") => after_head(&text),
            Part::Size => {
                match usize::from_str_radix(text.split([';', '\r']).next().unwrap_or(""), 16) {
                    Ok(0) => Part::Trailer,
                    // A chunk includes the line break after it.
                    Ok(length) => Part::Body { left: length + 2, chunk: true },
                    Err(_) => Part::Rest,
                }
            }
            Part::Trailer if text == "\r\n" => Part::Head,
            Part::Trailer => Part::Trailer,
            // The head continues.
            _ => return false,
        };
        self.line.clear();
        self.part == Part::Head && !text.starts_with("http/1.1 1")
    }
}

/// The length of a body from its head, which must be in lower case.
pub(super) fn content_length(head: &str) -> Option<usize> {
    header(head, "content-length")?.trim().parse().ok()
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

fn after_head(head: &str) -> Part {
    let status = head.split(' ').nth(1).unwrap_or_default();
    if status.starts_with('1') || matches!(status, "204" | "304") {
        return Part::Head;
    }
    if header(head, "transfer-encoding").is_some_and(|coding| coding.contains("chunked")) {
        return Part::Size;
    }
    match content_length(head) {
        Some(0) => Part::Head,
        Some(left) => Part::Body { left, chunk: false },
        None => Part::Rest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of bytes after which a reply is complete, checked with pieces of every size.
    fn whole_after(reply: &[u8]) -> Option<usize> {
        let mut framing = Framing::default();
        let by_the_byte = reply.chunks(1).position(|byte| framing.read(byte)).map(|at| at + 1);
        for size in 2..reply.len() {
            let mut framing = Framing::default();
            let whole = reply.chunks(size).map(|piece| framing.read(piece)).last();
            assert_eq!(whole == Some(true), by_the_byte == Some(reply.len()), "by {size}");
        }
        by_the_byte
    }

    #[test]
    fn a_reply_is_whole_where_its_head_says() {
        for reply in [
            "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 204 No Content\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nx",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n1a;x=y\r\n\
             abcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\nmore: here\r\n\r\n",
        ] {
            assert_eq!(whole_after(reply.as_bytes()), Some(reply.len()), "{reply}");
        }
    }

    #[test]
    fn a_reply_that_stops_in_the_middle_is_not_whole() {
        for reply in [
            "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n",
            "HTTP/1.1 100 Continue\r\n\r\n",
            "HTTP/1.1 200 OK\r\n\r\nuntil the end",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n",
            "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
        ] {
            assert_eq!(whole_after(reply.as_bytes()), None, "{reply}");
        }
    }

    #[test]
    fn replies_follow_each_other() {
        let reply = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
        let mut framing = Framing::default();
        assert!(framing.read(reply));
        assert!(!framing.read(&reply[..30]));
        assert!(framing.read(&reply[30..]));
    }
}
