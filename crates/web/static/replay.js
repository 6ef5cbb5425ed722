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
    markMoment();
    history.replaceState(null, "", url);
    for (const link of fresh.querySelectorAll("[data-link]")) link.value = new URL(link.value, location.href).href;
    for (const form of sliders.querySelectorAll("form[data-slider]")) {
      if (form.elements.as) form.elements.as.value = url.searchParams.get("as") ?? form.elements.as.value;
      const slider = form.elements[form.dataset.slider];
      if (!wanted) slider.value = fresh.dataset[form.dataset.slider];
    }
  }

  // The links of the graphs, one for each moment. Those of an analysis that came later are marked as well.
  const plotLinks = () => [...document.querySelectorAll(".plot-links a")];
  const momentOf = (link) => new URL(link.getAttribute("href"), location.href).searchParams.get("at");

  // Marks the present moment in the graphs, and lets the tab key lead to it.
  function markMoment() {
    const at = moment()?.dataset.at;
    if (at === undefined) return;
    const focused = document.activeElement?.closest?.(".plot-links a")?.parentElement;
    for (const link of plotLinks()) {
      const isPresent = momentOf(link) === at;
      link.toggleAttribute("aria-current", isPresent);
      if (isPresent) link.setAttribute("aria-current", "true");
      link.setAttribute("tabindex", isPresent ? "0" : "-1");
      if (isPresent && link.parentElement === focused) link.focus({ preventScroll: true });
    }
  }

  // A link of a graph leads to a moment through the eyes through which the reader is looking now.
  function fromPlot(link) {
    const url = new URL(link.getAttribute("href"), location.href);
    const eyes = new URL(moment().querySelector("a[data-go]")?.href ?? location.href).searchParams.get("as");
    if (eyes) url.searchParams.set("as", eyes);
    return url.href;
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
    const link = event.target.closest?.("a[data-go], a[data-into], .plot-links a");
    if (!link) return;
    if (link.matches(".plot-links a")) {
      if (!moment()) return;
      event.preventDefault();
      stop();
      show(fromPlot(link));
    } else if (link.dataset.into) {
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
        .then((content) => {
          const hadFocus = old.contains(document.activeElement);
          old.replaceWith(content);
          markMoment();
          if (hadFocus) document.querySelector(".plot-links a[aria-current]")?.focus({ preventScroll: true });
        })
        .catch(() => delete old.dataset.later)
        .finally(() => document.querySelector("[data-later]") && setTimeout(later, POLL_MS));
    }
  }
  if (document.querySelector("[data-later]")) setTimeout(later, POLL_MS);
})();
