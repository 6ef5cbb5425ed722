// The script of the solo game's table, which works without it. On a narrow screen it opens the tab with the part of the table
// that the question is about.

const question = () => document.getElementById("question");
const key = `part ${location.pathname}`;

// Reads or writes the tab that the reader chose, with the version of the table. A browser may forbid storage; then nothing is
// remembered.
const stored = (value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null;
  }
};

const version = () => question()?.dataset.version ?? "";
let seen = null;

// Opens the tab with the answers, or the one that the reader chose during the same question.
function openTab() {
  if (!question() || version() === seen) return;
  seen = version();
  const [at, part] = (stored() ?? "").split(" ");
  const tab = document.getElementById(`tab-${at === seen ? part : question().dataset.tab}`);
  if (tab) tab.checked = true;
}

for (const choice of document.querySelectorAll(".tab-choice")) {
  choice.addEventListener("change", () => stored(`${version()} ${choice.value}`));
}
document.addEventListener("shown", openTab);
openTab();
