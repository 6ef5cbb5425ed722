// The script of every page. Pages work without it; with it a table is live, cards move visibly, and the keyboard can be used.
//
// The server sends events over the URL in document.body.dataset.stream. A `step` holds HTML: sections, each of which replaces the
// element with the same id, and lists, whose items are appended to the list named by data-append or replace the items of the
// list named by data-replace. A `reload` asks for the whole page again. After parts of a table were replaced, a `shown` event on
// the document tells the script of the game.

import { all, table } from "./dom.js";
import { install } from "./install.js";
import { live } from "./live.js";
import { sounds } from "./sounds.js";

if (document.querySelector(".waiting-room")) await import("./invitation.js");
if (document.querySelector("form.new-table")) await import("./new_table.js");
for (const link of all("[data-link]")) {
  link.value = new URL(link.value, location.href).href;
  link.addEventListener("focus", () => link.select());
}

// Only the page of a table needs the rest.
if (table) await import("./table.js");
live();
sounds();
install();
