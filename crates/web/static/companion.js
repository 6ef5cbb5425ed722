// The script of the companion's pages, which work without it. It numbers the answers for the keyboard, remembers ticked
// steps while the tab is open, and loads files into a form.

const each = (selector, act) => [...document.querySelectorAll(selector)].forEach(act);

// Reads or writes a value for this tab. A browser may forbid storage; then nothing is remembered.
const stored = (key, value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null;
  }
};

// Numbers the answers, and ticks the steps that were ticked before.
function ready() {
  const choices = [...document.querySelectorAll("#answer > .button")];
  choices.slice(0, 9).forEach((choice, index) => (choice.dataset.key = index + 1));
  each(".companion-chapter", (chapter) => {
    const title = chapter.querySelector("h3")?.textContent ?? "";
    [...chapter.querySelectorAll("input[type=checkbox]")].forEach((tick, index) => {
      const key = `tick ${location.pathname} ${title} ${index}`;
      tick.checked = stored(key) === "yes";
      tick.onchange = () => stored(key, tick.checked ? "yes" : "no");
    });
  });
}
document.addEventListener("shown", ready);
ready();

each(".companion-file", (label) => {
  label.hidden = false;
  const input = label.querySelector("input");
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (file) document.getElementById(input.dataset.into).value = await file.text();
  });
});
