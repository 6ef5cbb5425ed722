//! The page of a table in a browser: its state, its answers, and clicks.

use crate::site::until;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

/// A browser that shows the page of a table.
pub(crate) struct Page<'a>(pub(crate) &'a WebDriver);

/// The state of a table's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageState {
    /// The reader is asked, at this version of the table.
    Asked(u32),
    /// Another player is asked, or an answer is being sent.
    Waiting,
    /// The game is over.
    Over,
}

impl Page<'_> {
    /// The state of the page.
    pub(crate) async fn state(&self) -> PageState {
        // One script reads everything, so that the page cannot change in between.
        let script = "const q = document.getElementById('question'); \
            if (!q || q.hasAttribute('data-sent') || q.hasAttribute('data-new')) return 'waiting'; \
            if (q.hasAttribute('data-over')) return 'over'; \
            return q.hasAttribute('data-your-turn') ? q.dataset.version : 'waiting';";
        match self.0.execute(script, vec![]).await {
            Ok(found) => match found.json().as_str() {
                Some("over") => PageState::Over,
                Some("waiting") | None => PageState::Waiting,
                Some(version) => PageState::Asked(version.parse().unwrap()),
            },
            // The page is being loaded.
            Err(_) => PageState::Waiting,
        }
    }

    /// Waits until the reader is asked at a version other than `known`, or the game is over.
    pub(crate) async fn asked_after(&self, known: Option<u32>) -> PageState {
        until("the next question", async || match self.state().await {
            PageState::Asked(version) if Some(version) == known => None,
            PageState::Waiting => None,
            now => Some(now),
        })
        .await
    }

    /// The notation of all answers that can be clicked.
    pub(crate) async fn answers(&self) -> Vec<String> {
        let script = "return [...new Set([...document.querySelectorAll('button[name=answer]')].map(b => b.value))];";
        let found = self.0.execute(script, vec![]).await.unwrap();
        serde_json::from_value(found.json().clone()).unwrap()
    }

    /// Gives an answer by a real click on a visible button, or by script if no button is visible.
    pub(crate) async fn click(&self, answer: &str) {
        let asked = self.state().await;
        let buttons = self.0.find_all(By::Css("button[name=answer]")).await.unwrap();
        let mut hidden = None;
        for button in buttons {
            // The page may be drawn anew meanwhile, because another player has answered.
            let Ok(value) = button.attr("value").await else {
                return Box::pin(self.click(answer)).await;
            };
            if value.as_deref() != Some(answer) {
                continue;
            }
            if button.is_displayed().await.unwrap_or(false) && button.click().await.is_ok() {
                return self.confirm(asked).await;
            }
            hidden = Some(button);
        }
        // The button is in a closed menu, or under the bar at the bottom of a phone.
        let hidden = hidden.unwrap_or_else(|| panic!("there is no answer {answer}"));
        let script = "arguments[0].form.requestSubmit(arguments[0])";
        if self.0.execute(script, vec![hidden.to_json().unwrap()]).await.is_err() {
            return Box::pin(self.click(answer)).await;
        }
    }

    /// Waits until the answer is sent. On a touch screen the first tap only shows the card; a button below it gives the answer. Where
    /// several cards are asked for, a click only marks a card: as many as needed are marked and sent.
    async fn confirm(&self, asked: PageState) {
        let send = "const send = document.querySelector('#question [data-send]'); \
            if (!send || send.hidden) return; \
            for (const button of document.querySelectorAll('#question .choice[aria-pressed=false]')) if (send.disabled) button.click(); \
            send.click();";
        until("the answer is sent", async || {
            if self.state().await != asked {
                return Some(());
            }
            // The page may be drawn anew meanwhile.
            self.0.execute(send, vec![]).await.ok();
            let button = self.0.find(By::Css("#card-full:not([hidden]) .row button")).await;
            button.ok()?.click().await.ok();
            None
        })
        .await;
    }

    /// The text of the element with this selector.
    pub(crate) async fn text(&self, css: &str) -> String {
        until(css, async || self.0.find(By::Css(css)).await.ok()?.text().await.ok()).await
    }
}

/// Scrolls to a button or link and clicks it.
pub(crate) async fn click(browser: &WebDriver, css: &str) {
    let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    until(css, async || {
        let found = browser.find(By::Css(css)).await.ok()?;
        unless_redrawn(browser.execute(script, vec![found.to_json().unwrap()]).await)?;
        unless_redrawn(found.click().await)
    })
    .await;
}

/// The value of a result; `None` if the element was replaced or moved meanwhile, as happens when another player answers. Other
/// errors panic.
fn unless_redrawn<T>(result: WebDriverResult<T>) -> Option<T> {
    match result {
        Err(error) if matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_)) => {
            None
        }
        // The same, said by another part of the browser.
        Err(error) if error.to_string().contains("does not belong to the document") => None,
        // The page is scrolling to what is asked for, and the element is on its way.
        Err(error)
            if matches!(error.as_inner(), WebDriverErrorInner::ElementClickIntercepted(_)) =>
        {
            None
        }
        result => Some(result.unwrap()),
    }
}
