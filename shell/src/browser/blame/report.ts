import { onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { RELEASE_MARKS } from '@hyangro/contracts/release/release-marks';
import type { ShellServices } from '@hyangro/runtime';
import type { BootData } from '../../boot/boot-data';
import { matchScreen } from '../../remotes/registry-route';
import { watchParts } from './evidence';
import { longestOf, whoWorked, type LongFrame } from './long-tasks';
import { mfeOf, partOf, partsIn, SHELL_MFE, type VersionOf } from './part';
import { createShares, whoShifted, type LayoutShift } from './shifts';

/** A page that is slow all the time need not say so each time. */
const LONG_TASKS_TOLD = 5;
/** web.dev/vitals. */
const ratingOfShift = (value: number) => (value > 0.25 ? 'poor' : value > 0.1 ? 'needs-improvement' : 'good');

/**
 * Web vitals and long tasks of this page load, each with the remote and release it is laid to (MFE-17, MFE-18): the largest paint to whose
 * element it is, the slowest answer to whose part was touched, layout shift and long tasks to who caused them. Each of these is also a mark
 * of the page's timeline, for whoever looks for a fault in the developer tools.
 */
export function reportVitals(boot: BootData, services: ShellServices, versionOf: VersionOf): void {
  const row = matchScreen(boot.routes, window.location.pathname)?.row;
  const ofPage = row ? `${row.owner}@${boot.remotes[row.owner]?.[0]?.version ?? ''}` : SHELL_MFE;
  const named = (mfe: string) => (mfe === SHELL_MFE ? mfe + (boot.shell ?? '') : mfe);
  const tell = (mfe: string, { name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>) =>
    services.track('web_vital', { name, value: Math.round(value * 1000) / 1000, rating, mfe: named(mfe), route: row?.name ?? 'NotFound' });
  const evidence = watchParts(document.body);
  const mark = (name: string, startTime: number, mfe: string) => performance.mark(name, { startTime, detail: named(mfe) });

  onTTFB((metric) => tell(ofPage, metric));
  onLCP((metric) => {
    const element = metric.entries.at(-1)?.element;
    tell(element ? mfeOf(partOf(element), versionOf) : ofPage, metric);
  });
  onINP((metric) => {
    const [slowest] = metric.entries;
    const part = slowest && (evidence.touchedAt(slowest.startTime) ?? partOf(slowest.target));
    tell(part ? mfeOf(part, versionOf) : SHELL_MFE, metric);
  });

  const shares = createShares();
  /** Everybody who had a part on this page, with the share that was told last. */
  const told = new Map<string, number>();
  observe<LayoutShift>('layout-shift', (shift) => {
    const mfe = whoShifted(shift, evidence, versionOf);
    evidence.notePlaces();
    mark(RELEASE_MARKS.shift, shift.startTime, mfe);
    if (!shift.hadRecentInput) shares.add(mfe, shift);
  });
  let longTasks = 0;
  observe<LongFrame>('long-animation-frame', (frame) => {
    const script = longestOf(frame);
    if (!script) return;
    const mfe = whoWorked(script, evidence, versionOf);
    mark(RELEASE_MARKS.longTask, script.startTime, mfe);
    if ((longTasks += 1) <= LONG_TASKS_TOLD) services.track('long_task', { mfe: named(mfe), value: Math.round(script.duration) });
  });
  const tellShares = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const mfe of new Set([ofPage, ...told.keys(), ...partsIn(document.body).map((part) => mfeOf(part, versionOf))])) {
      const value = shares.of(mfe);
      if (told.get(mfe) === value) continue;
      told.set(mfe, value);
      tell(mfe, { name: 'CLS', value, rating: ratingOfShift(value) });
    }
  };
  document.addEventListener('visibilitychange', tellShares);
}

/** Hears of every entry of a kind, also of those from before; nothing in a browser that has none of it. */
function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take)).observe({ type, buffered: true });
}
