// The script of every page. Pages work without it; with it a table is live, cards move visibly, and the keyboard can be used.
//
// The server sends events over the URL in document.body.dataset.stream. A `step` holds HTML: sections, each of which replaces the
// element with the same id, and lists, whose items are appended to the list named by data-append or replace the items of the
// list named by data-replace. A `reload` asks for the whole page again. After parts of a table were replaced, a `shown` event on
// the document tells the script of the game.

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const isShown = (element) => element.getClientRects().length > 0;
const store = (kind, key, value) => {
  // A browser may forbid storage. Then nothing is remembered.
  try {
    return value === undefined ? window[kind].getItem(key) : window[kind].setItem(key, value);
  } catch {
    return null;
  }
};

for (const link of all("[data-link]")) {
  link.value = new URL(link.value, location.href).href;
  link.addEventListener("focus", () => link.select());
}

const table = document.querySelector("[data-live]");
if (table) {
  for (const element of all("[data-script]")) element.hidden = false;
  remember();
  answering();
  reading();
  keys();
  logFilter();
  menus();
  picking();
  markTitle();
}
live();

/* The reader's choices about the page itself: pace and tab. */

function remember() {
  const pace = byId("pace");
  root.dataset.pace = store("sessionStorage", "pace") ?? root.dataset.pace ?? "normal";
  if (pace) {
    pace.value = root.dataset.pace;
    pace.addEventListener("change", () => {
      root.dataset.pace = pace.value;
      store("sessionStorage", "pace", pace.value);
    });
  }
  const place = location.pathname;
  const tab = store("sessionStorage", `tab ${place}`);
  if (tab && byId(`tab-${tab}`)) byId(`tab-${tab}`).checked = true;
  for (const choice of all(".tab-choice")) {
    choice.addEventListener("change", () => store("sessionStorage", `tab ${place}`, choice.value));
  }
}

function markTitle() {
  const bare = document.title.replace(/^● /, "");
  document.title = byId("question")?.hasAttribute("data-your-turn") ? `● ${bare}` : bare;
}

/* Answers are sent without leaving the page. */

function answering() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "answer" || form.classList.contains("take-back")) {
      event.preventDefault();
      send(form, event.submitter);
    } else if (form.id === "say") {
      event.preventDefault();
      post(form, null).then((problem) => {
        if (problem === null) form.reset();
        else showProblem(problem);
      });
    }
  });
}

async function send(form, button) {
  const question = byId("question");
  if (question.hasAttribute("data-sent")) return;
  question.setAttribute("data-sent", "");
  showProblem("");
  closeCard();
  const problem = await post(form, button);
  if (problem !== null) {
    byId("question").removeAttribute("data-sent");
    showProblem(problem);
  }
}

/* Choosing the first of two things, or a group of answers, is a link. Only the sections of the table are taken from its page. */

function picking() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-pick]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const version = byId("question").dataset.version;
    try {
      const answer = await fetch(link.href, { headers: { Accept: "text/html" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const parts = all("[data-live] section[id]", page);
      // If the table has changed meanwhile, the page shows it already.
      if (byId("question").dataset.version !== version) return;
      const focused = document.activeElement?.closest("#question");
      for (const part of parts) byId(part.id)?.replaceWith(part);
      history.replaceState(null, "", link.href);
      if (focused) document.querySelector("#question :is(.answers, .companion-answers) > *")?.focus({ preventScroll: true });
      document.dispatchEvent(new Event("shown"));
    } catch {
      location.assign(link.href);
    }
  });
}

// Sends a form. Returns the text of the problem, or null on success.
async function post(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", body, headers, redirect: "manual" });
    if (answer.ok || answer.type === "opaqueredirect") return null;
    const { title, next } = await answer.json().catch(() => ({}));
    return title ? `${title}. ${next}` : byId("unsent").textContent;
  } catch {
    return byId("unsent").textContent;
  }
}

function showProblem(text) {
  const problem = document.querySelector("#question .problem");
  if (problem) problem.textContent = text;
}

/* Steps arrive in order and are shown one after the other, with a pause. */

function live() {
  const address = document.body.dataset.stream;
  if (!address) return;
  const steps = [];
  const now = byId("now");
  let showing = false;
  let skipping = false;

  const source = new EventSource(address);
  let lost = 0;
  source.addEventListener("open", () => {
    clearTimeout(lost);
    if (byId("lost")) byId("lost").hidden = true;
  });
  source.addEventListener("error", () => {
    clearTimeout(lost);
    lost = setTimeout(() => byId("lost")?.removeAttribute("hidden"), 2500);
  });
  // Steps that arrived before are shown first.
  source.addEventListener("reload", () => {
    if (!table) return location.reload();
    steps.push(null);
    show();
  });
  source.addEventListener("step", (event) => {
    if (!table) return;
    steps.push(new DOMParser().parseFromString(event.data, "text/html").body);
    show();
  });
  now?.addEventListener("click", () => (skipping = true));

  async function show() {
    if (showing) return;
    showing = true;
    while (steps.length > 0) {
      // No animation while the reader is choosing an answer, or while the page is hidden.
      const choosing = byId("question").matches("[data-your-turn]:not([data-sent])");
      const moving = !skipping && !choosing && !prefersReducedMotion() && !document.hidden;
      const pause = { slow: 1500, normal: 650, instant: 0 }[root.dataset.pace] ?? 650;
      if (now) now.hidden = skipping || steps.length < 3 || pause === 0;
      root.toggleAttribute("data-busy", steps.length > 3);
      const step = steps.shift();
      if (step === null) return location.reload();
      await apply(step, moving && pause > 0);
      if (moving && steps.length > 0) await wait(steps.length > 6 ? pause / 3 : pause);
    }
    if (now) now.hidden = true;
    skipping = showing = false;
    root.removeAttribute("data-busy");
  }
}

async function apply(step, moving) {
  const moves = moving && document.startViewTransition ? cardMoves(step) : [];
  if (moves.length === 0) return replace(step);
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
    replace(step);
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

function replace(step) {
  const focused = document.activeElement?.closest("[data-answer], [data-card]");
  const again = focused && { answer: focused.dataset.answer, card: focused.dataset.card };
  for (const part of [...step.children]) {
    if (part.dataset.append) {
      byId(part.dataset.append)?.append(...part.children);
    } else if (part.dataset.replace) {
      byId(part.dataset.replace)?.replaceChildren(...part.children);
    } else if (part.id) {
      byId(part.id)?.replaceWith(part);
    }
  }
  if (again && !focused.isConnected) refocus(again);
  // The choices in the URL belong to the previous question.
  if (step.querySelector("#question") && /[?&](pick|in)=/.test(location.search)) history.replaceState(null, "", location.pathname);
  markTitle();
  markOld();
  document.dispatchEvent(new Event("shown"));
}

// Keeps the keyboard focus on the same answer or card if it is still there, and moves it to the question otherwise.
function refocus({ answer, card }) {
  const same = answer
    ? all("[data-answer]").find((element) => element.dataset.answer === answer)
    : all("[data-card]").find((element) => element.dataset.card === card);
  const next = same ?? document.querySelector("#question :is(.answers, .companion-answers) :is(button, summary, a)");
  next?.focus({ preventScroll: true });
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

/* The full card: shown while the pointer or the focus is on a card, and pinned by a click. */

let pinned = false;
let closing = 0;

function reading() {
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
    if (isAnswer && !(careful && element.matches(".card"))) return;
    event.preventDefault();
    openCard(element, true);
  }, true);
}

const fullCards = new Map();

async function openCard(element, pin = false) {
  const panel = byId("card-full");
  const number = element.dataset.card;
  clearTimeout(closing);
  pinned = pin;
  panel.dataset.shown = number;
  const card = await fullCard(number);
  if (!card || panel.dataset.shown !== number) return;
  panel.replaceChildren(card.cloneNode(true));
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

// The button below a pinned card, which gives the answer that a click on the card would have given.
function confirmButton(element) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = element.dataset.does ?? element.textContent;
  button.addEventListener("click", () => {
    closeCard();
    if (element.isConnected) element.form?.requestSubmit(element);
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

function closeCard() {
  const panel = byId("card-full");
  if (!panel) return;
  clearTimeout(closing);
  pinned = false;
  panel.dataset.shown = "";
  panel.hidden = true;
}

/* Lists that overlap the table close on a click elsewhere. */

function menus() {
  document.addEventListener("click", (event) => {
    for (const open of all("details:is(.menu, .under, .heap, .more)[open]")) {
      if (!open.contains(event.target)) open.open = false;
    }
  });
}

/* The keyboard: digits choose answers, arrows move the focus, Escape closes, ? shows the help. */

function keys() {
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

/* The log: all of it, or only the lines since the reader's last turn. */

function logFilter() {
  const since = byId("log-since");
  if (!since || !table.hasAttribute("data-seated")) return;
  since.closest("label").hidden = false;
  since.addEventListener("change", markOld);
  // A reader who comes back after several changes sees only the new lines at first.
  const key = `seen ${location.pathname}`;
  const version = () => Number(byId("question")?.dataset.version ?? 0);
  let left = store("localStorage", key);
  const back = () => {
    if (left !== null && version() - left > 3) since.checked = true;
    markOld();
  };
  back();
  addEventListener("pagehide", () => store("localStorage", key, version()));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) store("localStorage", key, (left = version()));
    else back();
  });
}

function markOld() {
  const since = byId("log-since");
  const lines = all("#log-lines > li");
  const turns = lines.filter((line) => line.classList.contains("turn"));
  // The current turn does not count as the reader's last one.
  let mine = turns.findLastIndex((turn, at) => turn.hasAttribute("data-you") && at < turns.length - 1);
  const first = mine < 0 ? null : turns[mine + 1];
  let old = Boolean(since?.checked && first);
  for (const line of lines) {
    if (line === first) old = false;
    line.toggleAttribute("data-old", old);
  }
}
