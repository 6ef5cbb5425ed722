"use strict";
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const value = (row, column) => {
    const cell = row.cells[column];
    const text = cell.dataset.sort ?? cell.textContent.trim();
    const number = Number.parseFloat(text.replaceAll(",", ""));
    return Number.isNaN(number) ? text : number;
  };
  const compare = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)));
  [...table.tHead.rows[0].cells].forEach((title, column) => {
    if (title.textContent === "interval") return;
    const button = document.createElement("button");
    button.textContent = title.textContent;
    title.replaceChildren(button);
    button.addEventListener("click", () => {
      const first = title.getAttribute("aria-sort") === null && typeof value(body.rows[0], column) === "number";
      const down = first || title.getAttribute("aria-sort") === "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      title.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((a, b) => compare(value(a, column), value(b, column)));
      body.append(...(down ? rows.reverse() : rows));
    });
  });
}
