// The form for a new table shows only what fits the edition, the number of players and who sits where. The server draws it; here it
// is asked to as soon as one of these changes.

import { all } from "./dom.js";

const form = document.querySelector("form.new-table");
const DECIDES = /^(edition|players|teams|seat-.)$/;

let last = 0;

form.addEventListener("change", (event) => {
  if (DECIDES.test(event.target.name)) redraw(event.target);
});

// Something may have been chosen before this script was there, or by the browser, which fills forms in again.
const early = all("input[type=radio]:checked, option:checked", form).find((choice) => !choice.defaultChecked && !choice.defaultSelected);
if (early) redraw(early.closest("select") ?? early);

async function redraw(changed) {
  const number = (last += 1);
  const isOpen = form.querySelector("details").open;
  try {
    const reply = await fetch(`/new?${new URLSearchParams(new FormData(form))}`, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    const drawn = page.querySelector("form.new-table");
    // A later change is drawn instead.
    if (number !== last || !drawn) return;
    const { name, value } = changed;
    form.replaceChildren(...drawn.childNodes);
    form.querySelector("details").open ||= isOpen;
    const same = all("input, select", form).filter((field) => field.name === name);
    (same.find((field) => field.type !== "radio" || field.value === value) ?? same[0])?.focus({ preventScroll: true });
  } catch {
    // Without a connection the form stays as it is; the server checks everything when it is sent.
  }
}
