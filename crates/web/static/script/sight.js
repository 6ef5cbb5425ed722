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
  const [top, bottom] = free(things[0], question);
  const box = things[0].getBoundingClientRect();
  scrollBy({ top: (box.top + box.bottom - top - bottom) / 2, behavior: "smooth" });
}

// The part of the window that the question leaves free once a thing is in sight. The question stays in the window: at its bottom
// while the things above it are looked at, and at its top, on a wide page, while those below it are.
function free(thing, question) {
  const { height, bottom } = question.getBoundingClientRect();
  const isNarrow = getComputedStyle(question).top === "auto";
  const follows = question.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isNarrow && follows) return [height, innerHeight];
  return [0, Math.min(bottom, innerHeight) - height];
}

// Whether an element lies within the window and is not covered by the question. In a lesson half of it is enough, because its text
// speaks of other things on the table as well, which scrolling would take away.
function isInSight(thing, question) {
  const { top, bottom, height } = thing.getBoundingClientRect();
  const hidden = byId("lesson") ? height / 2 : 0;
  const box = { top: top + hidden, bottom: bottom - hidden };
  const panel = question.getBoundingClientRect();
  const isCovered = box.bottom > panel.top && box.top < panel.bottom;
  return box.top >= 0 && box.bottom <= innerHeight && !isCovered;
}
