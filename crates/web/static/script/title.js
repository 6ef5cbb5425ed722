// The title of the window, which shows when the reader has to answer.

import { byId } from "./dom.js";

export function markTitle() {
  const bare = document.title.replace(/^● /, "");
  document.title = byId("question")?.hasAttribute("data-your-turn") ? `● ${bare}` : bare;
}
