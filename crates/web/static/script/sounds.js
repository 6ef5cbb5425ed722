// Sounds, for those who have switched them on: short and quiet, made here from sine waves. They are for readers who look away: the
// page is hidden, or the reader has been waiting for somebody.

import { byId, isShown, root, store } from "./dom.js";

// Each sound is a row of notes: frequency in hertz, beginning and length in seconds.
const SOUNDS = {
  turn: [[587, 0, 0.16], [880, 0.13, 0.3]],
  sat: [[440, 0, 0.22]],
  begun: [[440, 0, 0.14], [554, 0.12, 0.14], [659, 0.24, 0.34]],
  chat: [[988, 0, 0.09]],
  over: [[659, 0, 0.2], [554, 0.18, 0.2], [440, 0.36, 0.5]],
};

const LOUDNESS = 0.08;

// A reader who was asked again sooner than this has not looked away.
const LOOKS_AWAY_MS = 3000;

// What this page showed before it was loaded anew: `waiting 2` with the number of seats taken, `playing` or `over`.
const BEFORE = `sounds ${location.pathname}`;

let context = null;

export function sounds() {
  const box = document.querySelector(".settings input[name=sounds]");
  // The sound of a turn as soon as sounds are switched on, so that the reader knows what was chosen.
  box?.addEventListener("change", async () => {
    if (!box.checked) return;
    await wake();
    play("turn");
  });
  if (root.dataset.sounds !== "yes" || !document.body.dataset.stream) return;
  // A browser plays no sound before the reader has touched the page. Sounds before that are not made up for.
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { capture: true, once: true });
  wake();
  comparing();
  if (byId("question")) asking();
  if (byId("chat-lines")) talking();
}

async function wake() {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume().catch(() => {});
}

// Who sat down, that the game began and that it is over: for each of them the page is loaded anew.
function comparing() {
  const before = store("sessionStorage", BEFORE) ?? "";
  const now = state();
  const waited = before.startsWith("waiting");
  store("sessionStorage", BEFORE, now);
  document.addEventListener("submit", (event) => {
    // What the reader does makes no sound.
    if (event.target.closest(".waiting-room")) store("sessionStorage", BEFORE, "");
  });
  // The browser may need a moment to allow sounds to a page that was loaded anew.
  const later = (name) => context.state === "running" ? play(name) : context.addEventListener("statechange", () => play(name), { once: true });
  if (waited && now === "playing") later("begun");
  else if (waited && now.startsWith("waiting") && now > before) later("sat");
  else if (before === "playing" && now === "over") later("over");
}

function state() {
  const room = document.querySelector("[data-taken]");
  if (room) return `waiting ${room.dataset.taken}`;
  return byId("question")?.hasAttribute("data-over") ? "over" : "playing";
}

function asking() {
  const isAsked = () => byId("question").hasAttribute("data-your-turn");
  let asked = isAsked();
  let since = performance.now();
  document.addEventListener("shown", () => {
    if (isAsked() === asked) return;
    asked = !asked;
    const waited = performance.now() - since;
    since = performance.now();
    if (asked && (document.hidden || waited > LOOKS_AWAY_MS)) play("turn");
  });
}

// A remark makes a sound unless the reader has written it, or has just to answer and sees the chat anyway.
function talking() {
  const lines = byId("chat-lines");
  let own = 0;
  byId("say")?.addEventListener("submit", () => (own += 1));
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const removed = changes.some((change) => change.removedNodes.length > 0);
    const remarks = added.filter((line) => line.matches?.("li:not(.note)")).length;
    if (removed || remarks === 0) return;
    if (own > 0) return void (own -= 1);
    const sees = !document.hidden && isShown(lines) && byId("question")?.hasAttribute("data-your-turn");
    if (!sees) play("chat");
  }).observe(lines, { childList: true });
}

function play(name) {
  if (context?.state !== "running") return;
  root.dataset.sounded = name;
  for (const [hertz, begin, length] of SOUNDS[name]) {
    const at = context.currentTime + begin;
    const note = new OscillatorNode(context, { frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + length);
  }
}
