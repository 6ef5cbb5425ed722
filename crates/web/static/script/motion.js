// Movement: cards travel from their old place to the new one while a step replaces parts of the table.

import { all, byId, isShown } from "./dom.js";

// Replaces parts of the table by calling `replace`, and lets the cards that moved travel.
export async function apply(step, moving, replace) {
  const moves = moving && document.startViewTransition ? cardMoves(step) : [];
  if (moves.length === 0) return replace();
  let marked = [];
  let ghosts = [];
  const mark = (element, { name }) => {
    element.style.viewTransitionName = name;
    marked.push(element);
  };
  const clear = () => {
    for (const ghost of ghosts) ghost.remove();
    for (const element of marked) element.style.viewTransitionName = "";
    marked = [];
    ghosts = [];
  };
  // If no face of a card is visible, a card back takes its place.
  const elementFor = (seen, { card, age }, zone) => {
    const element = seen.get(card) ?? ghost(zone, age);
    if (element?.matches(".ghost")) ghosts.push(element);
    return element;
  };
  const nameCards = (seen, end) => {
    for (const move of moves) {
      const element = elementFor(seen, move, move[end]);
      if (element) mark(element, move);
    }
  };
  nameCards(faces(), "from");
  const transition = document.startViewTransition(() => {
    clear();
    replace();
    nameCards(faces(), "to");
  });
  await transition.finished.catch(() => {});
  clear();
}

// The moves of cards in a step: at most one for each card, and only the last twelve.
function cardMoves(step) {
  const moves = new Map();
  for (const [number, line] of all("li[data-from]", step).entries()) {
    const { from, to, age, moved } = line.dataset;
    const key = moved ?? `back-${number}`;
    const before = moves.get(key);
    moves.delete(key);
    moves.set(key, { name: `card-${key}`, card: moved, age, from: before?.from ?? from, to });
  }
  return [...moves.values()].filter(({ from, to }) => from !== to).slice(-12);
}

// The cards that are visible face up, by number.
function faces() {
  const shown = all("[data-zone] .card[data-card]").filter(isShown);
  return new Map(shown.map((element) => [element.dataset.card, element]));
}

// A card back drawn over a zone, for the duration of an animation.
function ghost(zone, age) {
  const place = all(`[data-zone="${CSS.escape(zone)}"]`).find(isShown)?.getBoundingClientRect();
  if (!place) return null;
  const back = document.createElement("span");
  back.className = `back ghost age-${age}`;
  back.textContent = age;
  back.style.left = `${place.x + Math.min(place.width / 2, 60)}px`;
  back.style.top = `${place.y + Math.min(place.height / 2, 60)}px`;
  document.body.append(back);
  return back;
}
