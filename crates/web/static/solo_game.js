// The table of the solo game works without this; with it answers are sent without leaving the page, and things can be chosen by keys.

const part = () => document.querySelector("div.society");
const question = () => document.getElementById("question");

// A browser may forbid storage; then nothing is remembered.
const recalled = (key, value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null;
  }
};

let busy = false;

/// Fetches a page and shows its table in place of this one.
async function turn(address, init) {
  if (busy) return;
  busy = true;
  question()?.setAttribute("data-sent", "");
  try {
    const answer = await fetch(address, { ...init, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("div.society");
    if (!fresh) throw new Error(String(answer.status));
    const focused = document.activeElement?.closest("#question") ? "#question" : null;
    part().replaceWith(fresh);
    document.title = page.title;
    history.replaceState(null, "", answer.url);
    if (focused) question()?.querySelector("button, summary, a")?.focus({ preventScroll: true });
    ready();
  } catch {
    // The page itself says what is wrong.
    location.reload();
  }
  busy = false;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "answer" && form.id !== "undo") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) body.set(event.submitter.name, event.submitter.value);
  turn(form.action, { method: "POST", body });
});

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const pick = event.target.closest?.("a[data-pick]");
  if (pick) {
    event.preventDefault();
    turn(pick.href);
  }
  // Lists that lie over the table close when one looks elsewhere.
  for (const open of document.querySelectorAll("div.society details:is(.menu, .more)[open]")) {
    if (!open.contains(event.target)) open.open = false;
  }
});

/// On a narrow screen the part is shown where the answers lie, until somebody looks elsewhere during the same question.
function ready() {
  const version = question()?.dataset.version ?? "";
  const key = `tab ${location.pathname}`;
  const [at, tab] = (recalled(key) ?? "").split(" ");
  const chosen = at === version && tab ? document.getElementById(`tab-${tab}`) : null;
  if (chosen) chosen.checked = true;
  for (const choice of document.querySelectorAll(".tab-choice")) {
    choice.addEventListener("change", () => recalled(key, `${version} ${choice.value}`));
  }
}
if (part()) ready();
