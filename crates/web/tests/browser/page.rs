//! A table's page as somebody uses it.

use crate::stage::until;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

/// A browser at a table.
pub(crate) struct Page<'a>(pub(crate) &'a WebDriver);

/// What a page waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Now {
    /// The reader is asked, at this version of the table.
    Asked(u32),
    /// Somebody else is.
    Waiting,
    /// The game is over.
    Over,
}

impl Page<'_> {
    /// What the page waits for.
    pub(crate) async fn now(&self) -> Now {
        // In one script, so that nothing changes in between.
        let script = "const q = document.getElementById('question'); \
            if (!q || q.hasAttribute('data-sent')) return 'waiting'; \
            if (q.hasAttribute('data-over')) return 'over'; \
            return q.hasAttribute('data-your-turn') ? q.dataset.version : 'waiting';";
        match self.0.execute(script, vec![]).await {
            Ok(found) => match found.json().as_str() {
                Some("over") => Now::Over,
                Some("waiting") | None => Now::Waiting,
                Some(version) => Now::Asked(version.parse().unwrap()),
            },
            // The page is just being loaded.
            Err(_) => Now::Waiting,
        }
    }

    /// Waits until the reader is asked at another version than this, or the game is over.
    pub(crate) async fn asked_after(&self, known: Option<u32>) -> Now {
        until("the next question", async || match self.now().await {
            Now::Asked(version) if Some(version) == known => None,
            Now::Waiting => None,
            now => Some(now),
        })
        .await
    }

    /// The answers that can be clicked, as they are sent.
    pub(crate) async fn answers(&self) -> Vec<String> {
        let script = "return [...new Set([...document.querySelectorAll('button[name=answer]')].map(b => b.value))];";
        let found = self.0.execute(script, vec![]).await.unwrap();
        serde_json::from_value(found.json().clone()).unwrap()
    }

    /// Clicks an answer where it lies: on a visible button with a real click.
    pub(crate) async fn click(&self, answer: &str) {
        let asked = self.now().await;
        let buttons = self.0.find_all(By::Css("button[name=answer]")).await.unwrap();
        let mut hidden = None;
        for button in buttons {
            if button.attr("value").await.unwrap().as_deref() != Some(answer) {
                continue;
            }
            if button.is_displayed().await.unwrap_or(false) && button.click().await.is_ok() {
                return self.confirm(asked).await;
            }
            hidden = Some(button);
        }
        // Under a menu that is closed, or under the bar at the bottom of a phone.
        let hidden = hidden.unwrap_or_else(|| panic!("there is no answer {answer}"));
        let script = "arguments[0].form.requestSubmit(arguments[0])";
        self.0.execute(script, vec![hidden.to_json().unwrap()]).await.unwrap();
    }

    /// Waits until the answer is sent. A finger reads a card first; the button below it then does it.
    async fn confirm(&self, asked: Now) {
        until("the answer is sent", async || {
            if self.now().await != asked {
                return Some(());
            }
            let button = self.0.find(By::Css("#card-full:not([hidden]) .row button")).await;
            button.ok()?.click().await.ok();
            None
        })
        .await;
    }

    /// The text of a part of the page.
    pub(crate) async fn text(&self, css: &str) -> String {
        until(css, async || self.0.find(By::Css(css)).await.ok()?.text().await.ok()).await
    }
}

/// Clicks a button or a link, wherever on the page it is.
pub(crate) async fn click(browser: &WebDriver, css: &str) {
    let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    until(css, async || {
        let found = browser.find(By::Css(css)).await.ok()?;
        unless_redrawn(browser.execute(script, vec![found.to_json().unwrap()]).await)?;
        unless_redrawn(found.click().await)
    })
    .await;
}

/// What came of something that was done to a part of the page; nothing if that part was drawn anew in this moment, as it is when
/// somebody else answers.
fn unless_redrawn<T>(done: WebDriverResult<T>) -> Option<T> {
    match done {
        Err(error) if matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_)) => {
            None
        }
        done => Some(done.unwrap()),
    }
}
