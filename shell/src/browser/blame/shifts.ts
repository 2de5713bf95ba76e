import type { Evidence } from './evidence';
import { mfeOf, outerPart, partOf, SHELL_MFE, type VersionOf } from './part';

/** Not in the types of the DOM yet. */
export interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * Who moved something: the innermost part that grew in that frame, for what stands below only gives way. When none did, the part in which
 * the moved nodes stand, or the one around it as far as a part was moved as a whole.
 */
export function whoShifted({ startTime, sources }: LayoutShift, evidence: Evidence, versionOf: VersionOf): string {
  const grown = evidence.grownAt(startTime);
  const inner = grown.filter(({ part }) => !grown.some((other) => other.part !== part && part.contains(other.part)));
  const [most] = [...inner].sort((one, other) => other.by - one.by);
  if (most) return mfeOf(most.part, versionOf);
  const node = sources.find((source) => source.node)?.node;
  if (!node) return SHELL_MFE;
  let part = partOf(node);
  while (part && evidence.hasMoved(part)) part = outerPart(part);
  return mfeOf(part, versionOf);
}

/** Shifts within these belong together, as in CLS. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Layout shift of each `remote@version`, as CLS counts that of a page: the worst window of shifts. */
export function createShares() {
  const windows = new Map<string, { first: number; last: number; value: number; worst: number }>();
  return {
    add(mfe: string, { startTime, value }: Pick<LayoutShift, 'startTime' | 'value'>) {
      const now = windows.get(mfe);
      const isSame = now && startTime - now.last <= GAP_MS && startTime - now.first <= WINDOW_MS;
      const sum = isSame ? now.value + value : value;
      windows.set(mfe, { first: isSame ? now.first : startTime, last: startTime, value: sum, worst: Math.max(now?.worst ?? 0, sum) });
    },
    of: (mfe: string): number => windows.get(mfe)?.worst ?? 0,
  };
}
