// Marks on the tabs of a narrow table: how many lines of the log and of the chat the reader has not seen.

import { byId } from "./dom.js";

const LISTS = ["log-lines", "chat-lines"];

// A longer number would cover the word of its tab.
const MOST_SHOWN = 9;

export function badges() {
  const tab = byId("tab-log");
  const label = document.querySelector("label[for=tab-log]");
  if (!tab || !label) return;
  const counts = Object.fromEntries(LISTS.map((id) => [id, 0]));
  const draw = () => {
    if (tab.checked) for (const id of LISTS) counts[id] = 0;
    const [log, chat] = LISTS.map((id) => counts[id]);
    if (log) label.dataset.badge = log > MOST_SHOWN ? `${MOST_SHOWN}+` : log;
    else delete label.dataset.badge;
    if (chat) label.dataset.chat = chat;
    else delete label.dataset.chat;
  };
  for (const id of LISTS) {
    const list = byId(id);
    if (!list) continue;
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.nodeType === Node.ELEMENT_NODE);
      const removed = changes.some((change) => change.removedNodes.length > 0);
      // A list that was replaced as a whole says nothing about what is new.
      if (!removed) counts[id] += added.length;
      draw();
    }).observe(list, { childList: true });
  }
  document.addEventListener("change", (event) => event.target.matches?.(".tab-choice") && draw());
  document.addEventListener("shown", draw);
}
