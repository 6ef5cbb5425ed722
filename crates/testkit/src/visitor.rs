//! Somebody with a browser and no script, who goes by links and forms.

use crate::{Dice, html};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use std::time::Duration;

/// The longest silence of a server in the middle of a page.
const READ_TIMEOUT: Duration = Duration::from_secs(300);

/// Somebody with a browser.
#[derive(Clone)]
pub struct Visitor {
    client: Client,
    /// The address of the server.
    pub base: String,
}

/// A page as it was sent.
pub struct Page {
    /// Its path, after all redirections.
    pub path: String,
    /// Its text.
    pub html: String,
    /// The status that it came with.
    pub status: StatusCode,
    /// Set if it says that somebody was faster.
    pub is_late: bool,
}

/// An answer as a page offers it.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The path that it is sent to.
    pub action: String,
    /// The version of the question.
    pub version: String,
    /// The answer.
    pub answer: String,
}

impl Visitor {
    /// Somebody who reads this language.
    pub fn new(base: &str, language: &str) -> Visitor {
        Visitor::with_read_timeout(base, language, READ_TIMEOUT)
    }

    /// Somebody who gives a page up after such a silence.
    pub fn with_read_timeout(base: &str, language: &str, timeout: Duration) -> Visitor {
        let headers = [("accept", "text/html"), ("accept-language", language)];
        let headers = headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let client = Client::builder()
            .cookie_store(true)
            .redirect(Policy::limited(3))
            .default_headers(headers.into_iter().collect())
            // A server that was restarted has forgotten its connections.
            .pool_max_idle_per_host(0)
            .read_timeout(timeout)
            .build()
            .unwrap();
        Visitor { client, base: base.to_owned() }
    }

    /// A page.
    pub async fn get(&self, path: &str) -> Page {
        self.try_get(path).await.unwrap()
    }

    /// A page, if the server is there.
    pub async fn try_get(&self, path: &str) -> reqwest::Result<Page> {
        Page::of(self.client.get(format!("{}{path}", self.base)).send().await?).await
    }

    /// The page that comes after a form.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.try_post(path, fields).await.unwrap()
    }

    /// The page that comes after a form, if the server is there.
    pub async fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> reqwest::Result<Page> {
        let request = self.client.post(format!("{}{path}", self.base)).form(fields);
        Page::of(request.send().await?).await
    }

    /// Begins a companion game.
    pub async fn begin(&self, fields: &[(&str, &str)]) -> Page {
        let page = self.post("/companion", fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.html);
        assert!(page.path.starts_with("/table/"), "{}", page.path);
        page
    }

    /// Answers the open question of a game of Inventions by any of the offered answers.
    pub async fn answer(&self, page: Page, dice: &mut Dice) -> Page {
        let chosen = self.choose(page, dice).await.unwrap().expect("something is asked");
        self.post(&chosen.action, &chosen.fields()).await
    }

    /// Any answer to the open question of a game of Inventions; none if nothing is asked. The solo game offers all of them as
    /// buttons, the companion also by numbers and links, of which some are followed.
    pub async fn choose(&self, page: Page, dice: &mut Dice) -> reqwest::Result<Option<Chosen>> {
        let mut page = page;
        for _ in 0..6 {
            let Some(version) = page.try_version() else { return Ok(None) };
            let action = format!("{}/answer", page.path);
            let chosen = |answer: &str| Some(Chosen { action, version, answer: answer.to_owned() });
            let Some(answers) = page.answers() else {
                let buttons = page.buttons();
                return Ok((!buttons.is_empty())
                    .then(|| dice.any(&buttons))
                    .and_then(|b| chosen(b)));
            };
            let number = |end| html::values(answers, "<input id=\"solo-number\"", end).pop();
            if let (Some(least), Some(most)) = (number("min"), number("max")) {
                let least: usize = least.parse().unwrap();
                let number = least + dice.below(most.parse::<usize>().unwrap() - least + 1);
                return Ok(chosen(&number.to_string()));
            }
            let buttons = html::values(answers, "<button", "value");
            let links = html::values(answers, "<a", "href");
            assert!(!buttons.is_empty() || !links.is_empty(), "{answers}");
            // A turn ends sooner or later.
            let end = buttons.iter().find(|button| *button == "end").filter(|_| dice.once_in(3));
            let index = dice.below(buttons.len() + links.len());
            if let Some(button) = end.or(buttons.get(index)) {
                return Ok(chosen(button));
            }
            page = self.try_get(&links[index - buttons.len()]).await?;
        }
        panic!("an answer is found by a few choices");
    }
}

impl Chosen {
    /// The fields of its form.
    pub fn fields(&self) -> [(&str, &str); 2] {
        [("version", &self.version), ("answer", &self.answer)]
    }
}

impl Page {
    async fn of(response: reqwest::Response) -> reqwest::Result<Page> {
        let (path, status) = (response.url().path().to_owned(), response.status());
        let is_late = response.url().query() == Some("say=stale");
        Ok(Page { path, status, is_late, html: response.text().await? })
    }

    /// The text between two marks, from the first place where both are found.
    pub fn between(&self, begin: &str, end: &str) -> Option<&str> {
        let (_, rest) = self.html.split_once(begin)?;
        Some(rest.split_once(end)?.0)
    }

    /// The version that its forms name, which they must.
    pub fn version(&self) -> String {
        self.try_version().expect("there is a version")
    }

    /// The version that its forms name, if it has any.
    pub fn try_version(&self) -> Option<String> {
        html::form_version(&self.html)
    }

    /// The answers that it offers as buttons.
    pub fn buttons(&self) -> Vec<String> {
        html::answer_buttons(&self.html)
    }

    /// The form with the answers of a companion game.
    pub fn answers(&self) -> Option<&str> {
        self.between("class=\"solo-answers\"", "</form>")
    }

    /// True if a companion game is over.
    pub fn is_over(&self) -> bool {
        self.html.contains("id=\"solo-end\"")
    }

    /// Checks that no message is missing in it, and nothing is against the policy.
    pub fn reads_well(&self, language: &str) {
        assert_eq!(self.status, StatusCode::OK, "{}", self.html);
        for missing in ["{companion", "{digital", "{society", "{solo"] {
            assert!(!self.html.contains(missing), "{language}: {}", self.html);
        }
        assert!(self.html.contains(&format!("lang=\"{language}\"")), "{language}");
        assert!(!self.html.contains("style=\""), "the policy allows no inline styles");
    }
}
