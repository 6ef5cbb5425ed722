// The tabs of a narrow table. A question opens the tab with the things that can be chosen, and the next one leads back to the tab
// that the reader had open. The reader's own choice of a tab is kept while the same question is open, also after a reload.

import { all, byId, store } from "./dom.js";

const key = `tab ${location.pathname}`;
const choice = (name) => byId(`tab-${name}`);
const open = () => document.querySelector(".tab-choice:checked")?.value;

let version = null;
// The tab to return to, if a question opened another one.
let before = null;

export function tabs() {
  for (const tab of all(".tab-choice")) {
    tab.addEventListener("change", () => {
      before = null;
      remember();
    });
  }
  // A lesson begins on the pupil's own cards, whatever was open when it was played before.
  const begins = byId("lesson") && byId("question")?.dataset.version === "0";
  const [at, name] = (!begins && store("sessionStorage", key) || "").split(" ");
  if (name && choice(name)) choice(name).checked = true;
  // A tab that the reader opened at this very question stays open.
  if (at === byId("question")?.dataset.version) version = at;
  document.addEventListener("shown", follow);
  follow();
}

function remember() {
  store("sessionStorage", key, `${byId("question")?.dataset.version ?? ""} ${open() ?? ""}`);
}

function follow() {
  const question = byId("question");
  if (!question || question.dataset.version === version) return;
  version = question.dataset.version;
  const wanted = question.hasAttribute("data-your-turn") ? question.dataset.tab : undefined;
  const next = wanted ?? before;
  before = wanted ? (before ?? open()) : null;
  if (next && choice(next)) choice(next).checked = true;
  remember();
}
