// Steps arrive in order over the stream of the page and are shown one after the other, with a pause.

import { all, byId, prefersReducedMotion, root, table, wait } from "./dom.js";
import { guardLists, replaceLists } from "./lists.js";
import { markOld } from "./log.js";
import { apply } from "./motion.js";
import { pace, share, weight } from "./pace.js";
import { markTitle } from "./title.js";

// The least time, in milliseconds, in which a movement can be followed; one that has little more is faster than usual.
const SHORTEST_MOVE = 150;
const HURRIED_MOVE = 400;
// After this time without a step, the next one begins a new round.
const IDLE = 1500;

export function live() {
  const address = document.body.dataset.stream;
  if (!address) return;
  const steps = [];
  const now = byId("now");
  let showing = false;
  let skipping = false;
  // What is left of the time for this round, and the moment until which the last step is shown.
  let left = pace().round;
  let until = 0;

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
      steps.push({ step, weight: weight(step) });
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
  // A page that is left must not keep its connection: a browser has only a few for each server. One that comes back is out of date.
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());

  async function show() {
    if (showing) return;
    showing = true;
    while (steps.length > 0) {
      // No animation while the reader is choosing an answer, or while the page is hidden.
      const choosing = byId("question").matches("[data-your-turn]:not([data-sent])");
      const isMoving = () => !skipping && !choosing && !prefersReducedMotion() && !document.hidden && pace().step > 0;
      if (now) now.hidden = skipping || steps.length < 3 || pace().step === 0;
      if (isMoving()) await wait(Math.max(0, until - performance.now()));
      // A page that must be loaded anew ends everything.
      if (steps[0] === null) return location.reload();
      const begin = performance.now();
      if (begin - until > IDLE || !table.hasAttribute("data-seated")) left = pace().round;
      const time = isMoving() ? share(steps.filter(Boolean).map((waiting) => waiting.weight), left, pace().step) : 0;
      root.toggleAttribute("data-busy", time < HURRIED_MOVE);
      const { step } = steps.shift();
      await apply(step, time >= SHORTEST_MOVE, () => replace(step));
      until = begin + time;
      const isAsked = byId("question").hasAttribute("data-your-turn");
      left = isAsked ? pace().round : Math.max(0, left - Math.max(time, performance.now() - begin));
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
