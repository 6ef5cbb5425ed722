//! A player or an onlooker with a browser, who uses the pages of a table.

use crate::soak::player::Player;
use crate::soak::tally::Kind;
use crate::soak::transcript::{StreamPosition, offered};
use eureka_table::{FINISH, REDO, Seat, TAKE_BACK};
use eureka_testkit::{
    Client, PageChoice, PageChoices, Reply, attributes, form_version, known_entries,
};
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, RequestBuilder};
use std::time::{Duration, Instant};
use tokio::time;

/// The silence of a stream after which an onlooker checks whether there is still a game.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(2);

/// The time in which the stream of a page must report what its server knows. A slow proxy may delay it.
const STREAM_TIMEOUT: Duration = Duration::from_secs(20);

/// The pause before a page that did not come is loaded again.
const RELOAD_PAUSE: Duration = Duration::from_millis(50);

/// The mark of a fragment that replaces the whole chat.
const ANEW: &str = "data-replace=\"chat-lines\"";

/// The end of a stream of pieces.
enum End {
    /// The page must be reloaded: the stream says so, has ended, or is silent.
    Reload,
    /// It broke off and can continue after the last fragment.
    Broken,
    /// The game has ended.
    Over,
}

impl Player {
    /// The table's page. A player who shares the screen with others takes it over first, but now and then forgets to.
    pub(super) async fn load_page(&mut self) -> Option<String> {
        let path = format!("/table/{}", self.table);
        if self.transcript.is_shared() {
            match self.screen {
                Some(_) if self.dice.once_in(20) => self.screen = None,
                Some(_) => {}
                None => self.take_screen_over().await,
            }
        }
        let page = self.load(&path).await?;
        self.transcript.page(&page, true, self.at_screen());
        Some(page)
    }

    /// Takes over the screen that several players share.
    async fn take_screen_over(&mut self) {
        let path = format!("/table/{}/hand-over", self.table);
        let fields = [("seat", self.seat().to_string())];
        let request = self.client.request(Method::POST, &path).form(&fields);
        let Some(reply) = self.site.request_page(&path, request).await else { return };
        let cookies = reply.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok());
        let mut cookies = cookies.filter_map(|set| set.split(';').next());
        self.screen = cookies.find(|cookie| cookie.starts_with("screen=")).map(str::to_owned);
        match self.screen {
            Some(_) => self.site.tally.count("screens handed over"),
            None => self.found(Kind::Wrong, "a screen was taken over without a cookie"),
        }
    }

    /// The player at the screen.
    fn at_screen(&self) -> Option<Seat> {
        self.screen.as_ref().map(|_| self.seat())
    }

    /// A request of its browser.
    fn browse(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, path);
        match &self.screen {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// Opens the view for programs in its browser, which shows it only if it is this player's screen.
    pub(super) async fn look_at_screen(&mut self) {
        let path = self.path(&format!("/view{}", self.query()));
        // In a browser, the token of a program is the cookie of the person.
        let mut cookies = format!("person={}", self.client.token);
        if let Some(screen) = &self.screen {
            cookies = format!("{cookies}; {screen}");
        }
        let client = Client { token: String::new(), ..self.client.clone() };
        let request = client.request(Method::GET, &path).header(COOKIE, cookies);
        let Ok(reply) = Reply::try_of(request).await else { return };
        if reply.status.is_success() {
            let screen = self.at_screen();
            if !self.transcript.look_at_screen(&reply.text, screen) {
                self.found(Kind::Wrong, &format!("a view is `{}`", reply.text));
            }
        } else if reply.try_json()["type"] == "/api#hand-over" {
            self.site.tally.count("screens that showed nothing");
        } else {
            self.site.should_retry(&path, &reply, false);
        }
    }

    /// Loads the table's page until it arrives; `None` when the soak is over or the table is stuck.
    async fn wait_for_page(&mut self) -> Option<String> {
        while !self.site.is_over() && !self.is_stuck() {
            let page = self.load_page().await;
            if page.is_some() {
                return page;
            }
            time::sleep(RELOAD_PAUSE).await;
        }
        None
    }

    async fn load(&mut self, path: &str) -> Option<String> {
        let request = self.browse(Method::GET, path).header("accept", "text/html");
        let reply = Reply::try_of(request).await.ok()?;
        if !reply.status.is_success() {
            self.site.check_refused_page(reply.status, path);
            return None;
        }
        self.site.tally.count("pages seen");
        Some(reply.text)
    }

    /// Plays with the buttons of the page, without script. When an answer or a page gets lost, the page is loaded again and an answer
    /// is chosen anew.
    pub(super) async fn play_by_forms(mut self) -> Player {
        while let Some(page) = self.wait_for_page().await {
            if has_form(&page, "sit") {
                // A bot stands in.
                self.send_seat("sit").await;
            } else if let Some((version, offered)) = offered(&page) {
                self.note(version);
                if self.may_give_up(&page) {
                    if self.send_seat("resign").await {
                        self.count_resignation();
                    }
                    continue;
                }
                match self.other_form(&page) {
                    Some((action, word)) => self.send_form(action, version, None, word).await,
                    None => self.answer_by_form(version, offered).await,
                }
            } else if let Some(version) = version_to_finish(&page) {
                self.send_form("finish", version, None, FINISH).await;
            } else {
                let Some((version, _)) = self.progress().await else { break };
                self.note(version);
                time::sleep(Duration::from_millis(100)).await;
            }
        }
        self
    }

    /// Now and then, another form of the page to send instead of an answer, and its word among the answers of the record.
    fn other_form(&mut self, page: &str) -> Option<(&'static str, &'static str)> {
        let forms = [("take-back", TAKE_BACK), ("redo", REDO)];
        let &(action, word) = forms.get(self.dice.below(40))?;
        has_form(page, action).then_some((action, word))
    }

    /// Whether this player gives up now, which the page must allow.
    fn may_give_up(&mut self, page: &str) -> bool {
        self.dice.once_in(480) && has_form(page, "resign")
    }

    /// Sends a form about its own seat. Returns whether it succeeded.
    async fn send_seat(&mut self, action: &str) -> bool {
        let path = format!("/table/{}/{action}", self.table);
        let fields = [("seat", self.seat().to_string())];
        let request = self.browse(Method::POST, &path).form(&fields);
        self.site.request_once(&path, request).await.is_some()
    }

    /// Answers with a button, a number, or an answer found behind a link.
    async fn answer_by_form(&mut self, version: u64, offered_first: PageChoices) {
        let (mut version, mut ways) = (version, offered_first);
        loop {
            match ways.any(&mut self.dice) {
                Some(PageChoice::Answer(answer)) => {
                    return self.send_form("answer", version, Some(&answer), &answer).await;
                }
                Some(PageChoice::Fork(path)) => {
                    let Some(page) = self.load(&path).await else { return };
                    self.transcript.page(&page, false, None);
                    let Some(offered) = offered(&page) else { return };
                    (version, ways) = offered;
                }
                None => return,
            }
        }
    }

    async fn send_form(&mut self, action: &str, version: u64, answer: Option<&str>, word: &str) {
        let path = format!("/table/{}/{action}", self.table);
        let fields =
            [("version", Some(version.to_string())), ("answer", answer.map(str::to_owned))];
        let request = self.browse(Method::POST, &path).form(&fields);
        if let Some(reply) = self.site.request_once(&path, request).await {
            self.site.tally.count("answers by forms");
            self.acknowledge(version, &reply, word.to_owned());
        }
    }

    /// Watches the table as a browser does, by fragments of the page.
    pub(super) async fn watch_pieces(mut self) -> Player {
        while let Some(page) = self.wait_for_page().await {
            let stream = attributes(&page, "data-stream=\"").next();
            let (Some(stream), Some(known)) = (stream, known_entries(&page)) else {
                self.found(Kind::Wrong, "a page of the table has no stream");
                break;
            };
            self.note(known.into());
            let mut position = StreamPosition::after(known);
            let mut end = self.read_pieces(&stream, &mut position, None).await;
            // A browser reconnects by itself and sends the id of the last event.
            while matches!(end, End::Broken) && !self.site.is_over() && self.dice.once_in(2) {
                let last = position.known();
                end = self.read_pieces(&stream, &mut position, last).await;
            }
            if matches!(end, End::Over) {
                break;
            }
        }
        self
    }

    /// Reads the fragments for a page, or those after its last one, until the stream ends.
    async fn read_pieces(
        &mut self,
        stream: &str,
        position: &mut StreamPosition,
        last: Option<u32>,
    ) -> End {
        let mut request = self.client.request(Method::GET, stream);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let Some(mut events) = self.site.stream(stream, request).await else {
            time::sleep(RELOAD_PAUSE).await;
            return End::Reload;
        };
        let mut last_told = Instant::now();
        loop {
            match time::timeout(SILENCE_TIMEOUT, events.next()).await {
                Ok(Some(sent)) => {
                    last_told = Instant::now();
                    self.site.tally.count("pieces of pages heard");
                    // An opponent's move between two answers has no entry of its own.
                    let Ok(next) = sent.id.parse() else { continue };
                    let anew = sent.name == "reload" || sent.data.contains(ANEW);
                    if let Some(gap) = position.advance(next, anew) {
                        self.found(Kind::Wrong, &gap);
                    }
                    self.note(next.into());
                    self.transcript.piece(&sent);
                    if sent.name == "reload" {
                        return End::Reload;
                    }
                }
                Ok(None) => return End::Broken,
                Err(_silence) => {
                    let Some((_, next)) = self.progress().await else { return End::Over };
                    self.note(next);
                    let known = position.known().map_or(0, u64::from);
                    if next > known && last_told.elapsed() > STREAM_TIMEOUT {
                        let text = format!("the page's stream told of {known} entries of {next}");
                        self.found(Kind::Stuck, &text);
                        return End::Reload;
                    }
                    if next <= known {
                        // The stream has reported everything.
                        last_told = Instant::now();
                    }
                    if self.is_stuck() {
                        return End::Over;
                    }
                }
            }
        }
    }

    /// The version of the table and the number of its entries, as long as there is a game.
    async fn progress(&self) -> Option<(u64, u64)> {
        let now = self.ask(Method::GET, "", None).await?.0.try_json();
        let over = matches!(now["state"].as_str(), Some("finished" | "closed"));
        let stands = (now["version"].as_u64()?, now["next"].as_u64()?);
        (!over).then_some(stands)
    }
}

/// Returns true if a page has a form for this action.
fn has_form(page: &str, action: &str) -> bool {
    attributes(page, "action=\"").any(|address| address.ends_with(&format!("/{action}")))
}

/// The version at which a page offers to declare its game finished, if it does.
fn version_to_finish(page: &str) -> Option<u64> {
    form_version(page)?.parse().ok().filter(|_| has_form(page, "finish"))
}
