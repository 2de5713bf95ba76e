/** Places that visitors are dealt to: a hundredth of a percent each. */
const PLACES = 10_000;

/**
 * Whether a visitor gets the canary: by a hash of the visitor's name and the version, so that the same visitor gets the same answer every
 * time (MFE-09). A larger percent keeps those who are in; another version deals anew, so that nobody is always first.
 *
 * @param visitor what names the visitor; any text
 * @param version `remote@version`
 * @param percent of 100 visitors; 0 is nobody, 100 everybody
 */
export const isInCanary = (visitor: string, version: string, percent: number): boolean =>
  hashOf(`${version}:${visitor}`) % PLACES < (percent * PLACES) / 100;

/** FNV-1a (32 bits) over UTF-16 units, mixed by the finaliser of MurmurHash3: similar names must not fall together. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** What was seen of one version: page loads of its screens, and those of them in which something failed. */
export interface Seen {
  loads: number;
  failures: number;
}

/** Fewer loads say nothing, neither of the canary nor of stable. */
export const CANARY_MIN_LOADS = 50;
/** The canary may fail this much more often than stable: below it nobody is hurt enough to stop. */
const TOLERATED = 0.01;
/** Standard errors that part a difference from chance: one in about 700 healthy judgements is beyond 3. */
const CLEARLY = 3;

/**
 * How a canary does against stable: `wait` while too little was seen; `sick` when a larger share of its page loads fails, by more than a
 * point and beyond chance (two-proportion z-test, pooled); else `healthy` (MFE-10).
 */
export function judgeCanary(canary: Seen, stable: Seen): 'wait' | 'healthy' | 'sick' {
  if (canary.loads < CANARY_MIN_LOADS || stable.loads < CANARY_MIN_LOADS) return 'wait';
  const difference = shareOf(canary) - shareOf(stable);
  const pooled = shareOf({ loads: canary.loads + stable.loads, failures: canary.failures + stable.failures });
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / canary.loads + 1 / stable.loads));
  return difference > TOLERATED && difference > CLEARLY * error ? 'sick' : 'healthy';
}

const shareOf = ({ loads, failures }: Seen): number => Math.min(1, failures / loads);
