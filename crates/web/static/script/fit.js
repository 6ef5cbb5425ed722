// Names that fit: a name that is cut off on its tile is made smaller, and broken between syllables where that does not help.

import { all } from "./dom.js";

// A name stays in one piece down to the first size; below that a long word is broken, and made smaller again to the second.
const SMALLEST_WHOLE_PX = 11.5;
const SMALLEST_PX = 10;
const STEP_PX = 0.5;

export function fitting() {
  fit();
  document.addEventListener("shown", fit);
  let waiting = 0;
  addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      for (const name of all(".tile .name[data-fitted]")) delete name.dataset.fitted;
      fit();
    }, 150);
  });
  document.addEventListener("change", (event) => event.target.matches?.(".tab-choice") && fit());
}

function fit() {
  const names = all(".tile .name:not([data-fitted])").filter((name) => name.clientWidth > 0);
  for (const name of names) {
    name.dataset.fitted = "whole";
    name.style.fontSize = "";
  }
  const broken = shrink(names, SMALLEST_WHOLE_PX);
  for (const name of broken) {
    name.dataset.fitted = "broken";
    name.style.fontSize = "";
  }
  shrink(broken, SMALLEST_PX);
}

// Makes names smaller until they fit or are as small as may be. All are measured before any is changed, so that the browser lays
// the page out once for each step. Returns those that still do not fit.
function shrink(names, smallest) {
  let tooLarge = names.filter(isCutOff);
  const given = [];
  while (tooLarge.length > 0) {
    const sizes = tooLarge.map((name) => parseFloat(getComputedStyle(name).fontSize) - STEP_PX);
    tooLarge = tooLarge.filter((name, index) => {
      if (sizes[index] < smallest) given.push(name);
      else name.style.fontSize = `${sizes[index]}px`;
      return sizes[index] >= smallest;
    });
    tooLarge = tooLarge.filter(isCutOff);
  }
  return given;
}

function isCutOff(name) {
  return name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
}
