import type { Canary, HistoryEntry, Release, ReleaseAction, RemoteRegistry } from './release';

/** A version that nobody gets any more stays served this long: tabs that were opened with it still load its chunks (MFE-12). */
export const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Why a change of a registry is refused. */
export type RegistryRefusal =
  | 'RELEASE_UNKNOWN'
  | 'RELEASE_EXISTS'
  | 'RELEASE_IS_STABLE'
  | 'RELEASE_NONE_BEFORE'
  | 'RELEASE_PERCENT'
  | 'RELEASE_SERVED'
  | 'RELEASE_YOUNG'
  | 'RELEASE_OVER_BUDGET';

/** A change that is refused; the message says why, in words for an engineer. */
export class RegistryRefused extends Error {
  constructor(
    readonly code: RegistryRefusal,
    message: string,
  ) {
    super(message);
    this.name = 'RegistryRefused';
  }
}

/** Who changes a registry, when (ISO 8601) and why. */
export interface Change {
  by: string;
  at: string;
  why: string;
}

/**
 * A registry with one more version. The first one of a remote is stable at once.
 * @throws RELEASE_EXISTS: a version is published once, also after it was retired: browsers keep its files for a year
 */
export function published(registry: RemoteRegistry | null, name: RemoteRegistry['name'], release: Release, change: Change): RemoteRegistry {
  const { version } = release;
  if (registry && (Object.hasOwn(registry.versions, version) || wasPublished(registry, version)))
    throw new RegistryRefused(
      'RELEASE_EXISTS',
      `${name}@${version} was published before. A published version never changes: give it another version.`,
    );
  const before = registry ?? { name, revision: 0, stable: version, previous: null, canary: null, versions: {}, history: [] };
  return noted({ ...before, versions: { ...before.versions, [version]: release } }, change, 'publish', null, version);
}

/** A registry whose stable version is this one. It ends a canary. @throws RELEASE_UNKNOWN, RELEASE_IS_STABLE, RELEASE_OVER_BUDGET */
export function promoted(registry: RemoteRegistry, version: string, change: Change): RemoteRegistry {
  known(registry, version);
  notStable(registry, version);
  withinBudget(registry, version);
  const next = { ...registry, stable: version, previous: registry.stable, canary: null };
  return noted(next, change, 'promote', registry.stable, version);
}

/**
 * A registry one step back: without its canary, when there is one and no version is named; else with the version that was stable before, or
 * with `to`. What falls back from there falls back to what was stable before that one, never to the version that was left.
 * @throws RELEASE_UNKNOWN, RELEASE_IS_STABLE, RELEASE_NONE_BEFORE
 */
export function rolledBack(registry: RemoteRegistry, to: string | null, change: Change): RemoteRegistry {
  const { canary, stable, previous } = registry;
  if (canary && to === null) return noted({ ...registry, canary: null }, change, 'rollback', canary.version, stable);
  const target = to ?? previous;
  if (target === null)
    throw new RegistryRefused('RELEASE_NONE_BEFORE', `${registry.name}: no version before ${stable} is known. Name one: --to <version>.`);
  known(registry, target);
  notStable(registry, target);
  const next = { ...registry, stable: target, previous: stableBefore(registry, target), canary: null };
  return noted(next, change, 'rollback', stable, target);
}

/**
 * A registry that gives a version to some visitors (MFE-09). The same version again changes its percent and plan.
 * @param plan percents of the steps to come, growing; 100 makes it stable
 * @throws RELEASE_UNKNOWN, RELEASE_IS_STABLE, RELEASE_PERCENT, RELEASE_OVER_BUDGET
 */
export function inCanary(
  registry: RemoteRegistry,
  version: string,
  percent: number,
  plan: readonly number[],
  change: Change,
): RemoteRegistry {
  known(registry, version);
  notStable(registry, version);
  withinBudget(registry, version);
  const steps = [percent, ...plan];
  const isGrowing = steps.every((step, at) => Number.isInteger(step) && step <= 100 && step > (steps[at - 1] ?? 0));
  if (!isGrowing || percent > 99)
    throw new RegistryRefused(
      'RELEASE_PERCENT',
      `A canary has a whole percent from 1 to 99, and its plan grows from there to 100 at most: ${steps.join(',')} does not.`,
    );
  const canary: Canary = { version, percent, plan: [...plan], since: change.at };
  return noted({ ...registry, canary }, change, 'canary', registry.stable, version, { percent });
}

/** The next step of a canary's plan: a larger percent, or stable. The same registry when there is none. */
export function stepped(registry: RemoteRegistry, change: Change): RemoteRegistry {
  const { canary } = registry;
  if (!canary) return registry;
  const [next, ...rest] = canary.plan;
  if (next === undefined) return registry;
  return next === 100 ? promoted(registry, canary.version, change) : inCanary(registry, canary.version, next, rest, change);
}

/**
 * A registry without its canary, because that is sick. The same registry without one.
 * @param over what it had more than its budget allows: such a version is given to nobody again
 */
export const aborted = (registry: RemoteRegistry, change: Change, over: readonly string[] = []): RemoteRegistry =>
  registry.canary
    ? noted(
        { ...registry, canary: null },
        change,
        'abort',
        registry.canary.version,
        registry.stable,
        over.length ? { over: [...over] } : {},
      )
    : registry;

/**
 * A registry without a version that nobody needs any more. `force` takes one that is younger than {@link RETENTION_DAYS} or that stable falls
 * back to; what visitors get now stays in any case.
 * @throws RELEASE_UNKNOWN, RELEASE_SERVED, RELEASE_YOUNG
 */
export function retired(registry: RemoteRegistry, version: string, force: boolean, change: Change): RemoteRegistry {
  known(registry, version);
  const { name, stable, canary, previous, versions } = registry;
  if (version === stable || version === canary?.version)
    throw new RegistryRefused('RELEASE_SERVED', `${name}@${version} is what visitors get now: promote another one first.`);
  if (!force && version === previous)
    throw new RegistryRefused('RELEASE_SERVED', `${name}@${version} is what ${stable} falls back to. --force retires it all the same.`);
  const since = neededUntil(registry, version);
  const days = since === null ? null : (Date.parse(change.at) - Date.parse(since)) / DAY_MS;
  if (!force && (days === null || days < RETENTION_DAYS))
    throw new RegistryRefused(
      'RELEASE_YOUNG',
      `${name}@${version} ${days === null ? 'was served until nobody knows when' : `was served ${Math.floor(days)} days ago`}: tabs opened with it may still load its files. It stays ${RETENTION_DAYS} days; --force retires it all the same.`,
    );
  const { [version]: _gone, ...others } = versions;
  const next = { ...registry, versions: others, previous: previous === version ? null : previous };
  return noted(next, change, 'retire', version, null);
}

/**
 * A registry that notes a token by which its bearer gets a manifest's remote in place of what is served (MFE-13). Nothing else of it changes.
 * @param until end of the token, ISO 8601
 */
export const overridden = (registry: RemoteRegistry, manifest: string, until: string, change: Change): RemoteRegistry =>
  noted(registry, change, 'override', registry.stable, null, { manifest, until });

/** When a version was last given to visitors, or published when it never was; null when nothing tells. */
function neededUntil({ history, versions }: RemoteRegistry, version: string): string | null {
  const left = history.findLast(({ from, to }) => from === version || to === version);
  return left?.at ?? (versions[version] as Partial<Release> | undefined)?.releasedAt ?? null;
}

/** What was stable when a version became it, as far as it is still there. */
function stableBefore({ history, versions, stable }: RemoteRegistry, version: string): string | null {
  const from = history.findLast(({ action, to }) => action === 'promote' && to === version)?.from;
  return from && Object.hasOwn(versions, from) && from !== stable ? from : null;
}

const wasPublished = ({ history }: RemoteRegistry, version: string) => history.some(({ to }) => to === version);

function known({ name, versions }: RemoteRegistry, version: string): void {
  if (!Object.hasOwn(versions, version)) throw new RegistryRefused('RELEASE_UNKNOWN', `${name} has no version ${version}.`);
}
function notStable({ name, stable }: RemoteRegistry, version: string): void {
  if (stable === version) throw new RegistryRefused('RELEASE_IS_STABLE', `${name}@${version} is stable already.`);
}

/** A version never changes: what was once found over its budget stays so (MFE-17). */
function withinBudget({ name, history }: RemoteRegistry, version: string): void {
  const over = history.findLast((entry) => entry.from === version && entry.over)?.over;
  if (over) throw new RegistryRefused('RELEASE_OVER_BUDGET', `${name}@${version} was over its budget as a canary: ${over.join('; ')}.`);
}

function noted(
  registry: RemoteRegistry,
  { by, at, why }: Change,
  action: ReleaseAction,
  from: string | null,
  to: string | null,
  more: Pick<HistoryEntry, 'percent' | 'manifest' | 'until' | 'over'> = {},
): RemoteRegistry {
  const revision = registry.revision + 1;
  const entry: HistoryEntry = { revision, at, by, action, from, to, why, ...more };
  return { ...registry, revision, history: [...registry.history, entry] };
}
