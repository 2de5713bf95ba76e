import { judgeCanary, nextOfCanary, NOT_SEEN, type Seen } from '@hyangro/contracts/release/canary.rules';
import { aborted, stepped } from '@hyangro/contracts/release/registry.rules';
import type { RemoteRegistry } from '@hyangro/contracts/release/release';
import { overShare } from '@hyangro/contracts/release/share.rules';
import { REMOTES } from '@hyangro/contracts/routes/table';
import type { Releases } from '@hyangro/server/release/folder-releases';
import { CONTRACT_FILE, contractOf } from '@hyangro/server/release/gate';
import { everyMinutes, type Job } from '../../platform/jobs/job';
import type { Deps } from '../../platform/module';
import { countSeen, findShares } from '../common/public';
import { storeOf } from './release-store';

/** Jobs are looked for every 15 s: what makes a canary sick ends it within 45 s of its entry in the log. */
const EVERY_MINUTES = 0.5;
/** What is longer ago says nothing of now, and is not read again and again. */
const LOOKS_BACK_MS = 86_400_000;
const BY = 'job:canary-watch';

/**
 * Judges every canary against stable by what browsers told since its last step: a sick one is taken back, a healthy one goes on by its plan
 * (MFE-10). One process does it, by the ledger; a repeated run finds another canary than it has judged, and changes nothing.
 */
export const canaryWatch: Job<WithCanary[]> = {
  name: 'canary-watch',
  slot: everyMinutes(EVERY_MINUTES),
  leaseSeconds: 60,
  due: async (deps) => nullIfNone(await canariesOf(deps)),
  async run(deps, _slot, due) {
    for (const registry of due ?? (await canariesOf(deps))) await watch(deps, registry);
    await deps.pool.query('delete from job_run where job = $1 and slot < $2', [canaryWatch.name, before(deps.clock.now())]);
  },
};

const nullIfNone = <T>(found: T[]): T[] | null => (found.length ? found : null);
const before = (now: Date) => new Date(now.getTime() - LOOKS_BACK_MS);
type WithCanary = RemoteRegistry & { canary: NonNullable<RemoteRegistry['canary']> };
const hasCanary = (registry: RemoteRegistry | null): registry is WithCanary => Boolean(registry?.canary);

async function canariesOf(deps: Deps): Promise<WithCanary[]> {
  const releases = await storeOf(deps);
  const registries = await Promise.all(REMOTES.map((remote) => releases.registry(remote)));
  return registries.filter(hasCanary);
}

async function watch(deps: Deps, { name, stable, canary }: WithCanary): Promise<void> {
  const now = deps.clock.now();
  const names = { canary: `${name}@${canary.version}`, stable: `${name}@${stable}` };
  const from = new Date(Math.max(Date.parse(canary.since), before(now).getTime()));
  const counted = await countSeen(deps.db, Object.values(names), from);
  const [mine, theirs] = [counted.get(names.canary) ?? NOT_SEEN, counted.get(names.stable) ?? NOT_SEEN];
  const releases = await storeOf(deps);
  const over = await overBudgetOf(deps, releases, name, canary.version, from);
  const next = nextOfCanary(canary, over.length ? 'sick' : judgeCanary(mine, theirs), now);
  if (next === 'wait') return;
  const figures = [...over, `${names.canary}: ${told(mine)}`, `${names.stable}: ${told(theirs)}`].join('; ');
  const change = { by: BY, at: now.toISOString(), why: `${next === 'abort' ? 'sick' : 'healthy'}. ${figures}` };
  let isChanged = false;
  await releases.change(name, (registry) => {
    if (!registry) throw new Error(`${name}: its registry has gone.`);
    // Somebody has changed it since it was read: what was judged is not what is there.
    isChanged = registry.stable === stable && registry.canary?.version === canary.version && registry.canary.since === canary.since;
    if (!isChanged) return registry;
    return next === 'abort' ? aborted(registry, change, over) : stepped(registry, change);
  });
  if (isChanged) deps.log.warn({ remote: name, version: canary.version, next, why: change.why }, 'a canary was judged');
}

/** What of a paint, an answer or a shift is laid to a version, beyond the budget of its own contract. Versions from before budgets have none. */
async function overBudgetOf({ db }: Deps, releases: Releases, remote: string, version: string, from: Date): Promise<string[]> {
  const budget = contractOf(await releases.text(remote, version, CONTRACT_FILE))?.budget;
  if (!budget) return [];
  const release = `${remote}@${version}`;
  return overShare((await findShares(db, [release], from)).get(release) ?? {}, budget);
}

const told = ({ loads, failures, poor }: Seen) => `${loads} visitors, ${failures} failed, ${poor} with a poor web vital`;
