//! A visitor with a browser without script, who uses links and forms.

use crate::Dice;
use crate::html::{self, PageChoice, PageChoices};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, StatusCode};
use std::time::Duration;

/// The longest silence of a server in the middle of a page.
const READ_TIMEOUT: Duration = Duration::from_secs(300);

/// A person with a browser without script.
#[derive(Clone)]
pub struct Visitor {
    client: Client,
    /// The address of the server.
    pub base: String,
}

/// A page as it was sent.
pub struct Page {
    /// Its path, after all redirects.
    pub path: String,
    /// The HTML.
    pub html: String,
    /// The status that it came with.
    pub status: StatusCode,
}

impl Visitor {
    /// A visitor whose browser asks for this language.
    pub fn new(base: &str, language: &str) -> Visitor {
        let headers = [("accept", "text/html"), ("accept-language", language)];
        let headers = headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let client = Client::builder()
            .cookie_store(true)
            .redirect(Policy::limited(3))
            .default_headers(headers.into_iter().collect())
            // Connections are not reused, since the server may have been restarted.
            .pool_max_idle_per_host(0)
            .read_timeout(READ_TIMEOUT)
            .build()
            .unwrap();
        Visitor { client, base: base.to_owned() }
    }

    /// Loads a page.
    pub async fn get(&self, path: &str) -> Page {
        Page::of(self.client.get(format!("{}{path}", self.base))).await
    }

    /// Sends a form and returns the page after it.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        Page::of(self.client.post(format!("{}{path}", self.base)).form(fields)).await
    }

    /// Begins a companion game.
    pub async fn begin(&self, fields: &[(&str, &str)]) -> Page {
        let page = self.post("/companion", fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.html);
        assert!(page.path.starts_with("/table/"), "{}", page.path);
        page
    }

    /// Answers the open question of a game of Inventions with a random offered answer. The solo game offers all answers as
    /// buttons. The companion also has a number field and links to further answers, which are followed.
    pub async fn answer(&self, page: Page, dice: &mut Dice) -> Page {
        let mut page = page;
        for _ in 0..6 {
            match PageChoices::on(&page.html).any(dice).expect("something is asked") {
                PageChoice::Answer(answer) => {
                    let fields = [("version", &*page.version()), ("answer", &answer)];
                    return self.post(&format!("{}/answer", page.path), &fields).await;
                }
                PageChoice::Fork(path) => page = self.get(&path).await,
            }
        }
        panic!("an answer is found by a few choices");
    }
}

impl Page {
    async fn of(request: RequestBuilder) -> Page {
        let response = request.send().await.unwrap();
        let (path, status) = (response.url().path().to_owned(), response.status());
        Page { path, status, html: response.text().await.unwrap() }
    }

    /// The text between the first `begin` and the next `end`.
    pub fn between(&self, begin: &str, end: &str) -> Option<&str> {
        let (_, rest) = self.html.split_once(begin)?;
        Some(rest.split_once(end)?.0)
    }

    /// The version that its forms name.
    pub fn version(&self) -> String {
        html::form_version(&self.html).expect("there is a version")
    }

    /// The answers that it offers as buttons.
    pub fn buttons(&self) -> Vec<String> {
        html::answer_buttons(&self.html)
    }

    /// The form with the answers of a companion game.
    pub fn answers(&self) -> Option<&str> {
        self.between("class=\"companion-answers\"", "</form>")
    }

    /// Returns true if a companion game is over.
    pub fn is_over(&self) -> bool {
        self.html.contains("id=\"companion-end\"")
    }

    /// Checks that no message is missing, that the page is in this language, and that it has no inline style, which the
    /// content security policy forbids.
    pub fn reads_well(&self, language: &str) {
        assert_eq!(self.status, StatusCode::OK, "{}", self.html);
        for missing in ["{companion", "{solo-game"] {
            assert!(!self.html.contains(missing), "{language}: {}", self.html);
        }
        assert!(self.html.contains(&format!("lang=\"{language}\"")), "{language}");
        assert!(!self.html.contains("style=\""), "the policy allows no inline styles");
    }
}
