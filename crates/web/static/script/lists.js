// Lists of tables outside a table: a section that arrives takes the place of the one with the same id at once.

import { all, byId } from "./dom.js";

// Rows move when a table comes or goes. For this time, a click is not taken for what has just slid under the pointer.
const MOVED_MS = 400;

export function replaceLists(step) {
  const waiting = new Set(asked().map(address));
  for (const part of [...step.children]) {
    const old = byId(part.id);
    if (!old || same(old, part)) continue;
    const focused = old.contains(document.activeElement) ? mark(document.activeElement) : null;
    if (old.querySelector("details[open]")) part.querySelector("details")?.setAttribute("open", "");
    const before = rows(old).map(address);
    const moved = rows(part).filter((row, index) => address(row) !== before[index]);
    old.replaceWith(part);
    if (focused) all("a, button, summary", part).find((element) => mark(element) === focused)?.focus({ preventScroll: true });
    for (const row of moved) row.setAttribute("data-moved", "");
    setTimeout(() => moved.forEach((row) => row.removeAttribute("data-moved")), MOVED_MS);
  }
  // Who hears the page is told of a game that waits for them since this change.
  const now = asked().find((row) => !waiting.has(address(row)));
  if (now && byId("lists-status")) byId("lists-status").textContent = now.innerText;
}

export function guardLists() {
  document.addEventListener("click", (event) => {
    // A key that presses a button makes a click without a detail.
    if (event.detail === 0 || !event.target.closest?.("[data-moved] :is(a, button)")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

const rows = (section) => all(".game", section);
const asked = () => all(".game[data-turn]");
const address = (row) => row.querySelector("a").href;

// What tells a link or button from the others of its section.
const mark = (element) => element.href ?? element.form?.action ?? element.localName;

function same(old, part) {
  const copy = old.cloneNode(true);
  for (const row of all("[data-moved]", copy)) row.removeAttribute("data-moved");
  for (const details of all("details[open]", copy)) details.removeAttribute("open");
  return copy.isEqualNode(part);
}
