import type { Vitals } from '../page-load';

/** Fills `window.benchVitals` while a page opens and is used: paints, layout shifts (worst window of 5 s), answers to taps, long tasks. */
const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0, longTasks: [] };
window.benchVitals = vitals;

function observe<E extends PerformanceEntry>(type: string, take: (entry: E) => void, options: object = {}) {
  // The type asked for decides the entries' type.
  new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(take)).observe({ type, buffered: true, ...options });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') vitals.fcp = startTime;
});
/** Events of a press have a number in common; those without one, such as a moved pointer, are no interaction. */
observe<PerformanceEntry & { interactionId: number }>(
  'event',
  ({ interactionId, duration }) => {
    if (interactionId > 0) vitals.inp = Math.max(vitals.inp, duration);
  },
  { durationThreshold: 16 },
);
observe('longtask', ({ startTime, duration }) => vitals.longTasks.push({ startTime, duration }));

let shifted = 0;
let windowBegan = 0;
let lastShift = 0;
observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
  if (hadRecentInput) return;
  if (startTime - lastShift > 1_000 || startTime - windowBegan > 5_000) {
    shifted = 0;
    windowBegan = startTime;
  }
  shifted += value;
  lastShift = startTime;
  vitals.cls = Math.max(vitals.cls, shifted);
});
