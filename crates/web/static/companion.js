// The companion's pages work without this; with it digits stand on answers, ticks stay while the page is open, and files can be put into a form.

const each = (selector, act) => [...document.querySelectorAll(selector)].forEach(act);

// A browser may forbid storage; then nothing is remembered.
const kept = (key, value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null;
  }
};

/// Names the digits of the answers, and sets the ticks of the steps that are done.
function ready() {
  const choices = [...document.querySelectorAll("#answer > .button")];
  choices.slice(0, 9).forEach((choice, index) => (choice.dataset.key = index + 1));
  each(".companion-chapter", (chapter) => {
    const title = chapter.querySelector("h3")?.textContent ?? "";
    [...chapter.querySelectorAll("input[type=checkbox]")].forEach((tick, index) => {
      const key = `tick ${location.pathname} ${title} ${index}`;
      tick.checked = kept(key) === "yes";
      tick.onchange = () => kept(key, tick.checked ? "yes" : "no");
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
