// The script of a table: it connects the modules and keeps the reader's choices about the page.

import { answering, picking } from "./answers.js";
import { badges } from "./badges.js";
import { all, byId, root, store } from "./dom.js";
import { fitting } from "./fit.js";
import { reading } from "./full_card.js";
import { keys } from "./keyboard.js";
import { logFilter } from "./log.js";
import { marking } from "./marks.js";
import { rules } from "./rules.js";
import { sight } from "./sight.js";
import { tabs } from "./tabs.js";
import { markTitle } from "./title.js";

for (const element of all("[data-script]")) element.hidden = false;
remember();
answering();
reading();
marking();
keys();
logFilter();
rules();
menus();
picking();
tabs();
badges();
fitting();
sight();
markTitle();

// The pace that the reader chose.
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
}

// Lists that overlap the table close on a click elsewhere.
function menus() {
  document.addEventListener("click", (event) => {
    for (const open of all("details:is(.menu, .under, .heap, .more)[open]")) {
      if (!open.contains(event.target)) open.open = false;
    }
  });
}
