// The script of replays: sliders, arrow keys, play and pause, opinions, and analyses once they are ready, all without reloading
// the page. Without this script, forms and links do the same.
"use strict";
(() => {
  // The pause between moments while playing, by pace, in milliseconds.
  const PAUSE_MS = { slow: 2500, normal: 1200, instant: 400 };
  // The interval at which unfinished analyses are asked for, in milliseconds.
  const POLL_MS = 2000;
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

  // If several moments are requested while one is being fetched, only the last of them is fetched next.
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
      // The page that this loads explains the problem.
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
    const pace = PAUSE_MS[document.documentElement.dataset.pace] ?? PAUSE_MS.normal;
    playing = setInterval(() => {
      if (!busy && !step("next")) stop();
    }, pace);
  }
  const stop = () => play(false);

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
      stop();
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
        stop();
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
      stop();
      step(words[event.shiftKey ? 1 : 0]);
    });
  }

  // Fetches unfinished analyses again until they are complete.
  function later() {
    for (const old of document.querySelectorAll("[data-later]")) {
      fetched(old.dataset.later)
        .then((content) => old.replaceWith(content))
        .catch(() => delete old.dataset.later)
        .finally(() => document.querySelector("[data-later]") && setTimeout(later, POLL_MS));
    }
  }
  if (document.querySelector("[data-later]")) setTimeout(later, POLL_MS);
})();
