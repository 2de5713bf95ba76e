import type { Canary } from './release';

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

/** What was seen of one version: page loads of its screens, and those of them in which something failed, or a web vital was poor. */
export interface Seen {
  loads: number;
  failures: number;
  poor: number;
}
export const NOT_SEEN: Seen = { loads: 0, failures: 0, poor: 0 };

/** Fewer loads say nothing, neither of the canary nor of stable. */
export const CANARY_MIN_LOADS = 50;
/** The canary may do this much worse than stable: below it nobody is hurt enough to stop. */
const TOLERATED = 0.01;
/** Standard errors that part a difference from chance: one in about 700 healthy judgements is beyond 3. */
const CLEARLY = 3;
/** A step of a plan is watched this long, in minutes, before the next one. */
export const CANARY_STEP_MINUTES = 10;

export type Verdict = 'wait' | 'healthy' | 'sick';

/**
 * How a canary does against stable: `wait` while too little was seen; `sick` when a larger share of its page loads fails, or has a poor web
 * vital, by more than a point and beyond chance (two-proportion z-test, pooled); else `healthy` (MFE-10).
 */
export function judgeCanary(canary: Seen, stable: Seen): Verdict {
  if (canary.loads < CANARY_MIN_LOADS || stable.loads < CANARY_MIN_LOADS) return 'wait';
  const isWorse = (what: 'failures' | 'poor') => {
    const difference = shareOf(canary, what) - shareOf(stable, what);
    const [loads, bad] = [canary.loads + stable.loads, canary[what] + stable[what]];
    const pooled = Math.min(1, bad / loads);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / canary.loads + 1 / stable.loads));
    return difference > TOLERATED && difference > CLEARLY * error;
  };
  return isWorse('failures') || isWorse('poor') ? 'sick' : 'healthy';
}

const shareOf = (seen: Seen, what: 'failures' | 'poor'): number => Math.min(1, seen[what] / seen.loads);

/**
 * What becomes of a canary now: a sick one ends at once; a healthy one goes on by its plan when its step has been watched for
 * {@link CANARY_STEP_MINUTES}; one without a next step waits for a person.
 */
export function nextOfCanary({ plan, since }: Canary, verdict: Verdict, now: Date): 'abort' | 'step' | 'wait' {
  if (verdict === 'sick') return 'abort';
  const isWatched = now.getTime() - Date.parse(since) >= CANARY_STEP_MINUTES * 60_000;
  return verdict === 'healthy' && plan.length > 0 && isWatched ? 'step' : 'wait';
}
