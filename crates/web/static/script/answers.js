// Answers and remarks are sent without leaving the page. At a table with a stream, the page then changes through the stream; on a
// page without one, such as a lesson, the sections of the page that follows take the place of the present ones.

import { all, byId, SLIP_MS } from "./dom.js";
import { closeCard } from "./full_card.js";
import { marks } from "./marks.js";

let version = byId("question")?.dataset.version;
let settled = 0;
// What the reader is told about the last answer, until the next one.
let problem = "";

export function answering() {
  // A click that was meant for the question before must not answer the one that has just appeared under the pointer. Until that time
  // has passed, the question has the attribute data-new.
  document.addEventListener("shown", () => {
    const question = byId("question");
    if (question && question.dataset.version !== version) {
      version = question.dataset.version;
      settled = performance.now() + SLIP_MS;
    }
    // The question that is shown now may be newer than the answer to the request.
    if (problem) showProblem(problem);
    const left = settled - performance.now();
    if (!question || left <= 0) return;
    question.setAttribute("data-new", "");
    setTimeout(() => question.removeAttribute("data-new"), left);
  });
  document.addEventListener("click", (event) => {
    // A key that presses a button makes a click without a detail.
    const isPointer = event.detail > 0;
    const answers = event.target.closest?.("[name=answer], #question a[data-pick], form[action$=\"/take-back\"] button");
    if (!isPointer || !answers || !byId("question").hasAttribute("data-new")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "answer" || form.classList.contains("take-back")) {
      event.preventDefault();
      send(form, event.submitter);
    } else if (form.id === "say") {
      event.preventDefault();
      post(form, null).then((problem) => {
        if (problem === null) form.reset();
        else showProblem(problem);
      });
    }
  });
}

async function send(form, button) {
  const question = byId("question");
  if (question.hasAttribute("data-sent")) return;
  question.setAttribute("data-sent", "");
  showProblem("");
  closeCard();
  if (!document.body.dataset.stream) return follow(form, button);
  const problem = await post(form, button);
  if (problem !== null) {
    byId("question").removeAttribute("data-sent");
    showProblem(problem);
  }
}

// Sends a form and shows the page that follows.
async function follow(form, button) {
  try {
    const answer = await fetch(form.action, { method: "POST", body: written(form, button), headers: { Accept: "text/html" } });
    await show(answer);
    history.pushState(null, "", answer.url);
  } catch {
    byId("question").removeAttribute("data-sent");
    showProblem(byId("unsent")?.textContent ?? "");
  }
}

// Choosing the first of two things, or a group of answers, is a link.
export function picking() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-pick]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    try {
      if (await show(await fetch(link.href, { headers: { Accept: "text/html" } }))) history.replaceState(null, "", link.href);
    } catch {
      location.assign(link.href);
    }
  });
  // Going back to a page whose sections were replaced loads it anew.
  addEventListener("popstate", () => location.reload());
}

// Puts the sections of a page in place of those with the same id, unless the table has changed since the page was asked for: then
// the present page is newer.
async function show(answer) {
  const before = byId("question").dataset.version;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (byId("question").dataset.version !== before) return false;
  const parts = all("[data-live] section[id]", page);
  if (parts.length === 0) throw new Error("not the page of a table");
  const focused = document.activeElement?.closest("#question");
  for (const part of parts) byId(part.id)?.replaceWith(part);
  if (focused) document.querySelector("#question :is(.answers, .companion-answers) > *")?.focus({ preventScroll: true });
  document.dispatchEvent(new Event("shown"));
  return true;
}

// The fields of a form with the button that was pressed.
function written(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.hasAttribute("data-send")) for (const answer of marks()) body.append("answer", answer);
  if (button?.name) body.append(button.name, button.value);
  return body;
}

// Sends a form. Returns the text of the problem, or null on success.
async function post(form, button) {
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", body: written(form, button), headers, redirect: "manual" });
    if (answer.ok || answer.type === "opaqueredirect") return null;
    const { title, next } = await answer.json().catch(() => ({}));
    return title ? `${title}. ${next}` : byId("unsent").textContent;
  } catch {
    return byId("unsent").textContent;
  }
}

function showProblem(text) {
  problem = text;
  const place = document.querySelector("#question .problem");
  if (place && place.textContent !== text) place.textContent = text;
}
