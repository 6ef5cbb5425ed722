// The title of the window, which shows when the reader has to answer, here or at a table in a list.

import { byId } from "./dom.js";

export function markTitle() {
  const bare = document.title.replace(/^● /, "");
  const isAsked = byId("question")?.hasAttribute("data-your-turn") ?? document.querySelector(".game[data-turn]") !== null;
  document.title = isAsked ? `● ${bare}` : bare;
}
