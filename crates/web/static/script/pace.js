// How long the steps of the others are shown: at normal pace a whole round takes less than five seconds, however many steps it has.

import { all, root, table } from "./dom.js";

// The longest time for a step, and for all steps until the reader is asked again, in milliseconds. The rest of five seconds is for the
// way to the server and back.
const PACES = { slow: [1500, Infinity], normal: [650, 4500], instant: [0, 0] };

export const pace = () => {
  const [step, round] = PACES[root.dataset.pace] ?? PACES.normal;
  return { step, round };
};

// More steps may follow those that wait, so a single one never gets more than one in so many parts of the time that is left.
const LEAST_SUM = 6;

// The time for the first of the steps that wait, when this much is left of a round: what matters more gets more.
export function share(weights, left, longest) {
  const sum = Math.max(LEAST_SUM, weights.reduce((a, b) => a + b, 0));
  return Math.min(longest * Math.min(weights[0], 1.5), (left * weights[0]) / sum);
}

// What a step weighs: achievements, the end, and cards that others take from the reader or give to him weigh most, and steps in which
// nothing moves least.
export function weight(step) {
  const lines = all("[data-append] > li", step);
  const own = new Set(all(".mine [data-zone]", table).map((zone) => zone.dataset.zone));
  const isOwn = ({ from, to, you }) => you === undefined && (own.has(from) || own.has(to));
  if (lines.some((line) => line.matches(".claim, .over") || isOwn(line.dataset))) return 2;
  return lines.some((line) => line.dataset.from || line.dataset.to) ? 1 : 0.5;
}
