// The page of a table that waits for players: copying and sharing its link, and remembering who waits.

import { all, byId, store } from "./dom.js";

const room = document.querySelector(".waiting-room");
const link = byId("invitation-link");

// The page is loaded again when somebody comes, and a notice is about what has just happened.
if (location.search) history.replaceState(null, "", location.pathname);

// Those whose seat was cleared are told so.
if (room.dataset.waits) store("sessionStorage", "waits", room.dataset.waits);
else {
  for (const notice of all("[data-removed]")) notice.hidden = store("sessionStorage", "waits") !== notice.dataset.removed;
  store("sessionStorage", "waits", "");
}

// Whoever enters a name keeps it when the page is loaded again because somebody else has come.
const name = document.querySelector("form.sit input[name=name]");
if (name) {
  name.value ||= store("sessionStorage", "name") ?? "";
  name.addEventListener("input", () => store("sessionStorage", "name", name.value));
}

if (link) {
  // The server may not know what its address is called outside, such as behind a proxy.
  const address = new URL(link.getAttribute("href"), location.href);
  if (address.host === location.host) address.protocol = location.protocol;
  link.textContent = link.href = address.href;
  // Whoever sends the link does not want to open it.
  link.addEventListener("click", (event) => {
    event.preventDefault();
    selectLink();
  });
  const copy = byId("copy");
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    byId("copied").textContent = "";
    byId("copied").textContent = (await copied(address.href)) ? copy.dataset.copied : copy.dataset.select;
  });
  const share = byId("share");
  share.hidden = !navigator.share;
  share.addEventListener("click", () => {
    // Closing the dialog is not an error.
    navigator.share({ title: share.dataset.text, text: share.dataset.text, url: address.href }).catch(() => {});
  });
}

function selectLink() {
  getSelection().selectAllChildren(link);
}

// Copies a text. The clipboard is open only to pages with a secure address; elsewhere the selected link is copied.
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    selectLink();
    return document.execCommand("copy");
  }
}
