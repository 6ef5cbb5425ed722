// The rules at hand: the chapters that are needed in the middle of a game, from the page on how to play, in a window above the
// table. Without this script the link opens that page in another tab.

import { byId } from "./dom.js";

const CHAPTERS = ["goal", "turn", "sharing", "splay", "specials", "end", "words"];

export function rules() {
  const window = byId("rules");
  if (!window) return;
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-rules]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(window, link.href);
  });
  // A click beside the window closes it.
  window.addEventListener("click", (event) => event.target === window && window.close());
}

async function open(window, address) {
  const chapters = window.querySelector(".chapters");
  try {
    if (chapters.children.length === 0) chapters.replaceChildren(...(await read(address)));
    window.showModal();
  } catch {
    location.assign(address);
  }
}

// The chapters of the page, each folded under its heading; the first is open.
async function read(address) {
  const page = await fetch(address, { headers: { Accept: "text/html" } });
  const guide = new DOMParser().parseFromString(await page.text(), "text/html");
  const found = CHAPTERS.map((anchor) => guide.getElementById(anchor)).filter(Boolean);
  if (found.length === 0) throw new Error("not the page on how to play");
  return found.map((section, at) => {
    const chapter = document.createElement("details");
    const heading = document.createElement("summary");
    heading.append(...section.querySelector("h2").childNodes);
    section.querySelector("h2").remove();
    chapter.append(heading, ...section.children);
    chapter.open = at === 0;
    return chapter;
  });
}
