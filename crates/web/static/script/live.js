// Steps arrive in order over the stream of the page and are shown one after the other, with a pause.

import { all, byId, prefersReducedMotion, root, table, wait } from "./dom.js";
import { guardLists, replaceLists } from "./lists.js";
import { markOld } from "./log.js";
import { apply } from "./motion.js";
import { markTitle } from "./title.js";

export function live() {
  const address = document.body.dataset.stream;
  if (!address) return;
  const steps = [];
  const now = byId("now");
  let showing = false;
  let skipping = false;

  const source = new EventSource(address);
  let lost = 0;
  source.addEventListener("open", () => {
    clearTimeout(lost);
    if (byId("lost")) byId("lost").hidden = true;
  });
  source.addEventListener("error", () => {
    clearTimeout(lost);
    lost = setTimeout(() => byId("lost")?.removeAttribute("hidden"), 2500);
  });
  // A form that is being sent leads to a page of its own, which the page loaded again would replace.
  let isLeaving = false;
  if (!table) document.addEventListener("submit", (event) => (isLeaving = !event.defaultPrevented));
  // Steps that arrived before are shown first.
  source.addEventListener("reload", () => {
    if (!table) return isLeaving || location.reload();
    steps.push(null);
    show();
  });
  source.addEventListener("step", (event) => {
    const step = new DOMParser().parseFromString(event.data, "text/html").body;
    if (table) {
      steps.push(step);
      show();
    } else {
      replaceLists(step);
      markTitle();
    }
  });
  if (!table) {
    guardLists();
    markTitle();
  }
  now?.addEventListener("click", () => (skipping = true));

  async function show() {
    if (showing) return;
    showing = true;
    while (steps.length > 0) {
      // No animation while the reader is choosing an answer, or while the page is hidden.
      const choosing = byId("question").matches("[data-your-turn]:not([data-sent])");
      const moving = !skipping && !choosing && !prefersReducedMotion() && !document.hidden;
      const pause = { slow: 1500, normal: 650, instant: 0 }[root.dataset.pace] ?? 650;
      if (now) now.hidden = skipping || steps.length < 3 || pause === 0;
      root.toggleAttribute("data-busy", steps.length > 3);
      const step = steps.shift();
      if (step === null) return location.reload();
      await apply(step, moving && pause > 0, () => replace(step));
      if (moving && steps.length > 0) await wait(steps.length > 6 ? pause / 3 : pause);
    }
    if (now) now.hidden = true;
    skipping = showing = false;
    root.removeAttribute("data-busy");
  }
}

function replace(step) {
  const focused = document.activeElement?.closest("[data-answer], [data-card]");
  const again = focused && { answer: focused.dataset.answer, card: focused.dataset.card };
  for (const part of [...step.children]) {
    if (part.dataset.append) {
      byId(part.dataset.append)?.append(...part.children);
    } else if (part.dataset.replace) {
      byId(part.dataset.replace)?.replaceChildren(...part.children);
    } else if (part.id) {
      byId(part.id)?.replaceWith(part);
    }
  }
  if (again && !focused.isConnected) refocus(again);
  // The choices in the URL belong to the previous question.
  if (step.querySelector("#question") && /[?&](pick|in)=/.test(location.search)) history.replaceState(null, "", location.pathname);
  markTitle();
  markOld();
  document.dispatchEvent(new Event("shown"));
}

// Keeps the keyboard focus on the same answer or card if it is still there, and moves it to the question otherwise.
function refocus({ answer, card }) {
  const same = answer
    ? all("[data-answer]").find((element) => element.dataset.answer === answer)
    : all("[data-card]").find((element) => element.dataset.card === card);
  const next = same ?? document.querySelector("#question :is(.answers, .companion-answers) :is(button, summary, a)");
  next?.focus({ preventScroll: true });
}
