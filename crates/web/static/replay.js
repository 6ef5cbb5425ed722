// Looks back at a game without loading the page anew: sliders, arrow keys, play and pause, opinions, and analyses when they are
// ready. All of it also works without this script, by forms and links.
"use strict";
(() => {
  const PACE = { slow: 2500, normal: 1200, instant: 400 };
  const LATER = 2000;
  const moment = () => document.getElementById("replay-moment");
  const sliders = document.getElementById("replay-sliders");

  async function fetched(address) {
    const url = new URL(address, location.href);
    if (!url.searchParams.has("fragment")) url.searchParams.set("fragment", "1");
    const response = await fetch(url, { headers: { Accept: "text/html" } });
    if (!response.ok) throw new Error(String(response.status));
    const template = document.createElement("template");
    template.innerHTML = await response.text();
    return template.content;
  }

  // Of several moments that are asked for while one is on its way, only the last is fetched.
  let wanted = null;
  let busy = false;

  async function show(address) {
    wanted = address;
    if (busy) return;
    busy = true;
    try {
      while (wanted) {
        const next = wanted;
        wanted = null;
        swap(next, (await fetched(next)).firstElementChild);
      }
    } catch {
      // The page itself says what is wrong.
      location.assign(wanted ?? address);
    }
    busy = false;
  }

  function swap(address, fresh) {
    const old = moment();
    const go = old.contains(document.activeElement) ? document.activeElement.dataset.go : undefined;
    const tab = old.querySelector("input[name=tab]:checked")?.id;
    const open = old.querySelector("details.then")?.open;
    old.replaceWith(fresh);
    if (tab) fresh.querySelector(`#${tab}`)?.click();
    if (open) fresh.querySelector("details.then")?.setAttribute("open", "");
    if (go) fresh.querySelector(`[data-go="${go}"]`)?.focus({ preventScroll: true });
    const lines = fresh.querySelector("#log-lines");
    if (lines) lines.scrollTop = lines.scrollHeight;

    const url = new URL(address, location.href);
    url.searchParams.delete("turn");
    url.searchParams.set("at", fresh.dataset.at);
    history.replaceState(null, "", url);
    for (const link of fresh.querySelectorAll("[data-link]")) link.value = new URL(link.value, location.href).href;
    for (const form of sliders.querySelectorAll("form[data-slider]")) {
      if (form.elements.as) form.elements.as.value = url.searchParams.get("as") ?? form.elements.as.value;
      const slider = form.elements[form.dataset.slider];
      if (!wanted) slider.value = fresh.dataset[form.dataset.slider];
    }
  }

  function step(word) {
    const link = moment()?.querySelector(`a[data-go="${word}"]`);
    if (link) show(link.href);
    return Boolean(link);
  }

  const button = sliders?.querySelector("[data-play]");
  let playing = 0;

  function play(on) {
    clearInterval(playing);
    playing = 0;
    if (!button) return;
    const play = (button.dataset.text ??= button.textContent);
    button.textContent = on ? button.dataset.pause : play;
    if (!on) return;
    const pace = PACE[document.documentElement.dataset.pace] ?? PACE.normal;
    playing = setInterval(() => {
      if (!busy && !step("next")) play_off();
    }, pace);
  }
  const play_off = () => play(false);

  async function into(link) {
    const place = document.getElementById(link.dataset.into);
    if (!place) return location.assign(link.href);
    place.textContent = link.dataset.wait ?? "";
    try {
      place.replaceChildren(await fetched(link.href));
    } catch {
      location.assign(link.href);
    }
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = event.target.closest?.("a[data-go], a[data-into]");
    if (!link) return;
    if (link.dataset.into) {
      event.preventDefault();
      into(link);
    } else if (moment()) {
      event.preventDefault();
      play_off();
      show(link.href);
      if (!moment().contains(link)) moment().scrollIntoView();
    }
  });

  if (sliders) {
    const KEYS = {
      ArrowLeft: ["previous", "previous-turn"],
      ArrowRight: ["next", "next-turn"],
      Home: ["first", "first"],
      End: ["last", "last"],
    };
    for (const form of sliders.querySelectorAll("form[data-slider]")) {
      form.querySelector("button").hidden = true;
      form.addEventListener("input", () => {
        play_off();
        show(`${form.action}?${new URLSearchParams(new FormData(form))}`);
      });
      form.addEventListener("submit", (event) => event.preventDefault());
    }
    button.hidden = false;
    button.addEventListener("click", () => play(!playing));
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest?.("input, select, textarea, summary")) return;
      const words = KEYS[event.key];
      if (!words) return;
      event.preventDefault();
      play_off();
      step(words[event.shiftKey ? 1 : 0]);
    });
  }

  // What is being thought about is looked at again until it is there.
  function later() {
    for (const old of document.querySelectorAll("[data-later]")) {
      fetched(old.dataset.later)
        .then((content) => old.replaceWith(content))
        .catch(() => delete old.dataset.later)
        .finally(() => document.querySelector("[data-later]") && setTimeout(later, LATER));
    }
  }
  if (document.querySelector("[data-later]")) setTimeout(later, LATER);
})();
