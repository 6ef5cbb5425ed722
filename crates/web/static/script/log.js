// The log: all of it, or only the lines since the reader's last turn.

import { all, byId, store, table } from "./dom.js";

export function logFilter() {
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

export function markOld() {
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
