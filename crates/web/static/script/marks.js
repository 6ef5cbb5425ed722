// Where several cards are asked for one after the other, a click marks a card, and one button sends all marked cards in the order in
// which they were marked.

import { all, byId } from "./dom.js";

let marked = [];
let version = null;

const several = () => document.querySelector("#question .answers[data-several]");

// Whether a click on this element marks it.
export const isMarkable = (element) => Boolean(several() && element.dataset.answer && element.dataset.answer !== "pass");

// The marked answers, in order.
export const marks = () => [...marked];

export function marking() {
  // The guards in answers.js and full_card.js come first, because they listen while the event is on its way down.
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-answer]");
    if (!button || !isMarkable(button) || event.defaultPrevented) return;
    event.preventDefault();
    toggle(button.dataset.answer);
  });
  document.addEventListener("shown", look);
  look();
}

// Removes all marks. Returns whether there were any.
export function unmark() {
  const any = marked.length > 0;
  marked = [];
  draw();
  return any;
}

function look() {
  const now = byId("question")?.dataset.version;
  if (now !== version) marked = [];
  version = now;
  // Check boxes are for browsers without the script.
  for (const box of all("#question .tick")) box.remove();
  draw();
}

function toggle(answer) {
  const { most } = several().dataset;
  if (marked.includes(answer)) marked = marked.filter((other) => other !== answer);
  else if (!most || marked.length < Number(most)) marked.push(answer);
  draw();
}

function draw() {
  const question = several();
  if (!question) return;
  for (const badge of all(".mark-number")) badge.remove();
  for (const element of all("button[data-answer]").filter(isMarkable)) {
    const place = marked.indexOf(element.dataset.answer) + 1;
    element.setAttribute("aria-pressed", place > 0);
    if (place === 0) continue;
    const badge = document.createElement("span");
    badge.className = "mark-number";
    badge.setAttribute("aria-hidden", "true");
    badge.textContent = place;
    element.append(badge);
  }
  const send = question.querySelector("[data-send]");
  send.hidden = marked.length === 0;
  send.disabled = marked.length < Number(question.dataset.least);
  send.querySelector("small").textContent = marked.length;
  // Passing would drop what is marked.
  const pass = question.querySelector("[data-answer=pass]");
  if (pass) pass.disabled = marked.length > 0;
  document.dispatchEvent(new Event("marked"));
}
