// Names that fit: a name that is cut off on its tile is made smaller, step by step.

import { all } from "./dom.js";

const SMALLEST_PX = 10.5;
const STEP_PX = 0.5;

export function fitting() {
  fit();
  document.addEventListener("shown", fit);
  let waiting = 0;
  addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      for (const name of all(".tile .name")) name.style.fontSize = "";
      fit();
    }, 150);
  });
  document.addEventListener("change", (event) => event.target.matches?.(".tab-choice") && fit());
}

// All names are measured before any is changed, so that the browser lays the page out once for each step.
function fit() {
  let names = all(".tile .name").filter((name) => !name.style.fontSize && isCutOff(name));
  while (names.length > 0) {
    const sizes = names.map((name) => parseFloat(getComputedStyle(name).fontSize) - STEP_PX);
    names.forEach((name, index) => (name.style.fontSize = `${sizes[index]}px`));
    names = names.filter((name, index) => sizes[index] > SMALLEST_PX && isCutOff(name));
  }
}

function isCutOff(name) {
  return name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
}
