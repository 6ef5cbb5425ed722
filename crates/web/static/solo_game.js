// The table of the solo game works without this; with it a narrow screen shows the part of the table that a question is about.

const question = () => document.getElementById("question");
const key = `part ${location.pathname}`;

// A browser may forbid storage; then nothing is remembered.
const recalled = (value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null;
  }
};

const version = () => question()?.dataset.version ?? "";
let seen = null;

/// The part where the answers lie, or the one that somebody has looked at during the same question.
function turnTo() {
  if (!question() || version() === seen) return;
  seen = version();
  const [at, part] = (recalled() ?? "").split(" ");
  const tab = document.getElementById(`tab-${at === seen ? part : question().dataset.tab}`);
  if (tab) tab.checked = true;
}

for (const choice of document.querySelectorAll(".tab-choice")) {
  choice.addEventListener("change", () => recalled(`${version()} ${choice.value}`));
}
document.addEventListener("shown", turnTo);
turnTo();
