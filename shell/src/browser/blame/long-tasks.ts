import type { Evidence } from './evidence';
import { mfeOf, SHELL_MFE, type VersionOf } from './part';

/** Not in the types of the DOM yet. */
interface LongScript {
  startTime: number;
  duration: number;
  invokerType: string;
  sourceURL: string;
}
export interface LongFrame extends PerformanceEntry {
  scripts: readonly LongScript[];
}

/** Work that keeps a touch waiting. */
export const LONG_MS = 50;
/** An event is noted before its handlers run. */
const BEFORE_MS = 30;
/** An effect follows what it belongs to within this. */
const AFTER_MS = 500;

/** Files of a version are served from its folder, also the copy that ships with the shell. */
const OWN_FILE = /\/(?:remotes|baked)\/([^/]+)\/([^/]+)\//;

/** The longest piece of work of a slow frame; null when none was long. */
export function longestOf({ scripts }: LongFrame): LongScript | null {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  return longest && longest.duration >= LONG_MS ? longest : null;
}

/**
 * Who kept the page busy: whose file began the work. What React began (it draws for all, and hands events on) belongs to the part whose
 * handler was called, or that was changed by it, or whose effects ran after its change.
 */
export function whoWorked({ sourceURL, startTime, duration, invokerType }: LongScript, evidence: Evidence, versionOf: VersionOf): string {
  const [, remote, version] = OWN_FILE.exec(sourceURL) ?? [];
  if (remote && version) return `${remote}@${version}`;
  const end = startTime + duration;
  const touched = invokerType === 'event-listener' ? evidence.touchedIn(startTime - BEFORE_MS, end) : null;
  if (touched) return mfeOf(touched, versionOf);
  const drawn = mostOf(evidence.changedIn(startTime, end));
  if (drawn) return mfeOf(drawn, versionOf);
  const before = evidence.changedBefore(startTime);
  return before && startTime - before.at < AFTER_MS ? mfeOf(before.part, versionOf) : SHELL_MFE;
}

/** The part with the most changes; of parts within each other the outer one, whose change went through to the inner one. */
function mostOf(parts: readonly HTMLElement[]): HTMLElement | null {
  const outer = parts.map((part) => parts.find((other) => other !== part && other.contains(part)) ?? part);
  const counts = new Map<HTMLElement, number>();
  for (const part of outer) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
