import type { Term } from '../i18n/use-messages';

const STEPS = [
  { unitSeconds: 60, under: 60, key: 'relativeTime.t0002' },
  { unitSeconds: 3600, under: 24, key: 'relativeTime.t0003' },
  { unitSeconds: 86_400, under: 7, key: 'relativeTime.t0004' },
  { unitSeconds: 604_800, under: 5, key: 'relativeTime.t0005' },
  { unitSeconds: 2_592_000, under: 12, key: 'relativeTime.t0006' },
] as const;
const YEAR_SECONDS = 31_536_000;

/** Term and count of how long ago an instant was (K-REL): seconds, minutes, hours, days, weeks, months, years. */
export function relativeTime(thenMs: number, nowMs: number): { key: Term; count: number } {
  const seconds = Math.max(0, Math.floor((nowMs - thenMs) / 1000));
  if (seconds < 60) return { key: 'relativeTime.t0001', count: 0 };
  for (const { unitSeconds, under, key } of STEPS) {
    const count = Math.floor(seconds / unitSeconds);
    if (count < under) return { key, count: Math.max(1, count) };
  }
  return { key: 'relativeTime.t0007', count: Math.max(1, Math.floor(seconds / YEAR_SECONDS)) };
}
