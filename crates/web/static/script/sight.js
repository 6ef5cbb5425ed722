// The things that can be chosen are brought into sight when a question asks for them.

import { all, byId, isShown } from "./dom.js";

let version = null;

export function sight() {
  document.addEventListener("shown", look);
  look();
}

function look() {
  const question = byId("question");
  if (!question?.hasAttribute("data-your-turn") || question.dataset.version === version) return;
  version = question.dataset.version;
  // Only questions about things on the table name the tab where these lie.
  if (!question.dataset.tab) return;
  const things = all(".lit").filter((thing) => !question.contains(thing) && isShown(thing));
  if (things.length === 0 || things.some((thing) => isInSight(thing, question))) return;
  things[0].scrollIntoView({ block: "center", behavior: "smooth" });
}

// Whether an element lies within the window and is not covered by the question.
function isInSight(thing, question) {
  const box = thing.getBoundingClientRect();
  const panel = question.getBoundingClientRect();
  const isCovered = box.bottom > panel.top && box.top < panel.bottom;
  return box.top >= 0 && box.bottom <= innerHeight && !isCovered;
}
