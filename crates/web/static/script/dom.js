// Small helpers that every module uses.

export const root = document.documentElement;
export const byId = (id) => document.getElementById(id);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
// The time within which a click may have been meant for what was there before.
export const SLIP_MS = 400;
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
// Whether an element can be seen; what lies in a closed list cannot.
export const isShown = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
export const store = (kind, key, value) => {
  // A browser may forbid storage. Then nothing is remembered.
  try {
    return value === undefined ? window[kind].getItem(key) : window[kind].setItem(key, value);
  } catch {
    return null;
  }
};

// The table on this page, if it has one.
export const table = document.querySelector("[data-live]");
