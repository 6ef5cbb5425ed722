// The keyboard: letters choose actions, digits choose answers, arrows move the focus, Escape closes, ? shows the help. Every key is
// shown on what it chooses.

import { all, byId, isShown } from "./dom.js";
import { closeCard } from "./full_card.js";
import { unmark } from "./marks.js";

// The letter of an element is the same in every language and at every moment.
const LETTERS = {
  D: "#question .actions > [data-answer=draw]",
  M: "#question [data-action=meld] > summary",
  A: "#question [data-action=dogma] > summary",
  C: "#question [data-action=achieve] > summary",
  L: "#question .menu[data-all] > summary",
  P: "#question [data-send]:not([hidden]), #question .answers > [name=answer][value=pass]:not([disabled], [data-send])",
  Y: "#question .answers > [name=answer][value=yes]",
  N: "#question .answers > [name=answer][value=no]",
  U: "form[action$=\"/take-back\"] button",
  H: "a[href$=\"/hint\"]",
};

const MENUS = "details:is(.menu, .under, .heap, .more)[open]";

export function keys() {
  const help = byId("help");
  byId("keys")?.addEventListener("click", () => help.showModal());
  for (const event of ["shown", "marked"]) document.addEventListener(event, label);
  label();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not(.tab-choice), textarea, select, dialog")) return;
    if (event.key === "Escape") {
      const menu = document.querySelector(MENUS);
      if (byId("card-full")?.hidden === false) closeCard();
      else if (menu) {
        menu.open = false;
        menu.querySelector("summary").focus();
      } else unmark();
    } else if (event.key === "?") {
      help?.showModal();
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbor(event.key.slice(5));
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (!event.repeat) {
      const chosen = labeled(keyOf(event));
      if (!chosen) return;
      event.preventDefault();
      chosen.focus();
      chosen.click();
    }
  });
}

// The letter or digit of a key. On a keyboard with other letters, or without digits of its own, its place decides.
function keyOf(event) {
  if (/^[a-z0-9]$/i.test(event.key)) return event.key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code)?.[1];
}

// The element that shows this key. While a menu is open, digits choose from it.
function labeled(key) {
  if (!key) return undefined;
  const menu = /\d/.test(key) && document.querySelector("#question .menu[open]:not([data-all])");
  const things = all(`[aria-keyshortcuts="${key}"]`, menu || document);
  // A letter also works where its button is in a closed list.
  return things.find(isShown) ?? (/\d/.test(key) ? undefined : things[0]);
}

// Shows the keys on everything that they choose. An answer has the same digit in the question and on the table.
function label() {
  for (const old of all("kbd.key")) old.remove();
  for (const old of all("[aria-keyshortcuts]")) old.removeAttribute("aria-keyshortcuts");
  for (const [letter, selector] of Object.entries(LETTERS)) for (const element of all(selector)) show(element, letter);
  const question = byId("question");
  if (!question) return;
  const answers = ":is(.answers, .companion-answers)";
  const choices = `${answers} > :is(button, a), ${answers} > .menu:not([data-all]) > summary, .menu[data-all] .choice`;
  number(all(choices, question).filter((element) => !element.hasAttribute("aria-keyshortcuts") && !element.matches("[data-send], [value=pass]")));
  for (const menu of all(".menu:not([data-all])", question)) number(all(".choice", menu));
}

function number(elements) {
  for (const [index, element] of elements.slice(0, 9).entries()) {
    show(element, index + 1);
    const { answer } = element.dataset;
    // Actions have their letters.
    if (!answer || element.closest(".actions")) continue;
    for (const same of all("[data-answer].lit").filter((other) => other.dataset.answer === answer)) show(same, index + 1);
  }
}

function show(element, key) {
  const badge = document.createElement("kbd");
  badge.className = "key";
  badge.setAttribute("aria-hidden", "true");
  badge.textContent = key;
  element.setAttribute("aria-keyshortcuts", key);
  element.append(badge);
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
