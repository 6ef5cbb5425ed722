// The full card: shown while the pointer or the focus is on a card, and pinned by a click.

import { all, byId, root, SLIP_MS, table } from "./dom.js";
import { isMarkable } from "./marks.js";

let pinned = false;
let closing = 0;

export function reading() {
  const panel = byId("card-full");
  if (!panel) return;
  let opening = 0;
  let touched = false;
  const reader = (event) => event.target.closest?.("[data-card]:not(article)");

  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType !== "mouse";
    if (!panel.hidden && pinned && !panel.contains(event.target) && !reader(event)) closeCard();
  });
  document.addEventListener("pointerover", (event) => {
    const element = reader(event);
    if (event.pointerType !== "mouse" || pinned || !element || panel.contains(element)) return;
    clearTimeout(closing);
    clearTimeout(opening);
    opening = setTimeout(() => openCard(element), 110);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "mouse" || pinned || !reader(event)) return;
    clearTimeout(opening);
    closing = setTimeout(closeCard, 160);
  });
  document.addEventListener("focusin", (event) => {
    const element = reader(event);
    if (element && !pinned && !panel.contains(element) && element.matches(":focus-visible")) openCard(element);
  });
  document.addEventListener("focusout", (event) => {
    if (reader(event) && !pinned) closing = setTimeout(closeCard, 160);
  });
  // After a step the card may lie elsewhere, or the answer that its button would give may be gone.
  document.addEventListener("shown", () => {
    if (!panel.hidden && (pinned ? !isOnPage(panel.dataset.shown) : !isPointedAt(panel.dataset.shown))) closeCard();
  });
  document.addEventListener("contextmenu", (event) => {
    // On a touch screen this event is a long press.
    const element = reader(event);
    if (!element || !touched) return;
    event.preventDefault();
    openCard(element, true);
  });
  document.addEventListener("click", (event) => {
    const element = reader(event);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isAnswer = element.hasAttribute("data-answer");
    // A slip of the finger must not cost a game: the first tap on a card only shows it. Careful readers get the same with the mouse.
    const careful = touched || "careful" in root.dataset;
    // Marking a card costs nothing.
    if (isAnswer && (isMarkable(element) || !(careful && element.matches(".card")))) return;
    event.preventDefault();
    openCard(element, true);
  }, true);
}

const places = (number) => all(`[data-card="${number}"]:not(article)`).filter((element) => !byId("card-full").contains(element));
const isOnPage = (number) => places(number).length > 0;
const isPointedAt = (number) => places(number).some((element) => element.matches(":hover, :focus-visible"));

const fullCards = new Map();

export async function openCard(element, pin = false) {
  const panel = byId("card-full");
  const number = element.dataset.card;
  clearTimeout(closing);
  pinned = pin;
  panel.dataset.shown = number;
  const card = await fullCard(number);
  if (!card || panel.dataset.shown !== number) return;
  panel.replaceChildren(card.cloneNode(true));
  if (pin) panel.append(closeButton(panel));
  // The card may cover the question that the button below it answers. The four actions need no question.
  const question = document.querySelector("#question:not(:has(.actions)) .asking h2");
  if (pin && element.dataset.answer && question) {
    const asked = document.createElement("p");
    asked.className = "asked";
    asked.textContent = question.textContent;
    panel.append(asked);
  }
  // Without pinning, the effect of an answer is shown beside the card itself.
  if (pin && element.dataset.hint) {
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = element.dataset.hint;
    panel.append(hint);
  }
  if (pin && element.dataset.answer && element.isConnected) panel.append(confirmButton(element));
  panel.hidden = false;
}

function closeButton(panel) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "close";
  button.textContent = "×";
  button.setAttribute("aria-label", panel.dataset.close);
  button.addEventListener("click", closeCard);
  return button;
}

// The button below a pinned card, which gives the answer that a click on the card would have given.
function confirmButton(element) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = element.dataset.does ?? element.textContent;
  const since = performance.now();
  button.addEventListener("click", (event) => {
    // The second tap of two on the card itself.
    if (event.detail > 0 && performance.now() - since < SLIP_MS) return;
    closeCard();
    // The table may have been drawn anew meanwhile.
    const present = element.isConnected ? element : all("[data-answer]").find((other) => other.dataset.answer === element.dataset.answer);
    if (!present) return;
    if (isMarkable(present)) present.click();
    else present.form?.requestSubmit(present);
  });
  const row = document.createElement("div");
  row.className = "row";
  row.append(button);
  return row;
}

async function fullCard(number) {
  if (!fullCards.has(number)) {
    const address = `${table.dataset.cards}/${number}?lang=${encodeURIComponent(root.lang)}`;
    const page = fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
    // The response is a full page or the card alone; both contain the element.
    const card = page.then((text) => new DOMParser().parseFromString(text, "text/html").querySelector("article.full"));
    fullCards.set(number, card.catch(() => null));
  }
  const card = await fullCards.get(number);
  if (!card) fullCards.delete(number);
  return card;
}

export function closeCard() {
  const panel = byId("card-full");
  if (!panel) return;
  clearTimeout(closing);
  pinned = false;
  panel.dataset.shown = "";
  panel.hidden = true;
}
