// The keyboard: digits choose answers, arrows move the focus, Escape closes, ? shows the help.

import { all, byId, isShown } from "./dom.js";
import { closeCard } from "./full_card.js";

export function keys() {
  const help = byId("help");
  byId("keys")?.addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not(.tab-choice), textarea, select, dialog")) return;
    if (event.key === "Escape") {
      const menu = document.querySelector("details:is(.menu, .under, .heap, .more)[open]");
      if (byId("card-full")?.hidden === false) closeCard();
      else if (menu) {
        menu.open = false;
        menu.querySelector("summary").focus();
      }
    } else if (event.key === "?") {
      help?.showModal();
    } else if (/^[1-9]$/.test(event.key)) {
      const menu = document.querySelector("#question .menu[open]");
      const things = menu ? all(".choice", menu) : all("#question :is(.answers, .companion-answers) > :is(button, a), #question .menu > summary");
      const chosen = things[event.key - 1];
      chosen?.focus();
      chosen?.click();
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbor(event.key.slice(5));
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });
}

// The nearest element that can be chosen, in a direction from the focused one.
function neighbor(direction) {
  const menu = document.querySelector("#question .menu[open]");
  const things = all(menu ? ".choice" : ".lit, #question :is(.answers, .companion-answers) :is(button, summary, a)", menu ?? document).filter(isShown);
  const here = document.activeElement;
  if (!things.includes(here)) {
    // Arrows scroll the page as usual while the focus is outside the table.
    return here === document.body || menu ? things[0] : null;
  }
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  const axis = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[direction];
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const [dx, dy] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = dx * axis[0] + dy * axis[1];
    const aside = Math.abs(dx * axis[1]) + Math.abs(dy * axis[0]);
    if (thing !== here && along > 4 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = thing;
    }
  }
  return best;
}
