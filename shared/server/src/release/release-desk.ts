import { readRegistry, readRelease, type Release, type RemoteRegistry } from '@hyangro/contracts/release/release';
import type { ChangedRegistry, ListedRegistry, ReleaseChange, ReleaseRefusalCode } from '@hyangro/contracts/release/release-api';
import {
  inCanary,
  overridden,
  promoted,
  published,
  RegistryRefused,
  retired,
  rolledBack,
  type Change,
} from '@hyangro/contracts/release/registry.rules';
import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import type { ShellContract } from '@hyangro/contracts/release/check-release.rules';
import type { Releases } from './folder-releases';
import type { Weight } from '@hyangro/contracts/release/budget';
import { overBudget, weigh } from '@hyangro/contracts/release/weight.rules';
import { breaksOf, CONTRACT_FILE, contractOf } from './gate';
import { weighFolder } from './weigh-folder';

/** A release or change that is refused for another reason than the registry's own rules. */
export class ReleaseRefused extends Error {
  constructor(
    readonly code: ReleaseRefusalCode,
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ReleaseRefused';
  }
}
/** Whether an error is a refusal, with a code and words for whoever asked. */
export const isReleaseRefusal = (error: unknown): error is ReleaseRefused | RegistryRefused =>
  error instanceof ReleaseRefused || error instanceof RegistryRefused;

export interface Publication {
  release: Release;
  /** Folder with its files, from `Releases.draft`. */
  draft: string;
  /** Its `contract.json`. */
  contract: string | null;
  /** Leaves stable as it is. */
  hold: boolean;
}

interface Deps {
  releases: Releases;
  /** What the shell takes and knows, for the gate; null: no gate, for a store whose remotes are all released together. */
  shell: ShellContract | null;
  now?(): Date;
}

/** What people and pipelines do with releases, for the command line and the API alike. */
export function createReleaseDesk({ releases, shell, now = () => new Date() }: Deps) {
  type Who = Omit<Change, 'at'>;
  const noted = (who: Who): Change => ({ ...who, at: now().toISOString() });
  async function change(remote: RemoteName, next: (before: RemoteRegistry) => RemoteRegistry): Promise<ChangedRegistry> {
    const after = await releases.change(remote, (before) => {
      if (!before) throw new ReleaseRefused('RELEASE_UNKNOWN', `${remote} was never released.`);
      return next(before);
    });
    return lastOf(after);
  }
  /** @throws RELEASE_BREAKS, RELEASE_DAMAGED */
  async function passGate(remote: RemoteName, version: string, text: string | null): Promise<void> {
    if (!shell) return;
    const contract = contractOf(text);
    if (!contract || contract.remote !== remote || contract.version !== version)
      throw new ReleaseRefused('RELEASE_DAMAGED', `${remote}@${version} has no ${CONTRACT_FILE} of its own that can be read.`);
    const breaks = await breaksOf(releases, contract, shell);
    if (breaks.length) throw new ReleaseRefused('RELEASE_BREAKS', `${remote}@${version} would break what is served now:`, breaks);
  }
  /**
   * What a version was measured to weigh. Also asked of where all remotes are released together: no peer makes a version lighter.
   * @throws RELEASE_OVER_BUDGET; RELEASE_DAMAGED behind the gate, when it names no budget
   */
  async function keepBudget(remote: RemoteName, { release, draft, contract }: Publication): Promise<Weight> {
    const named = `${remote}@${release.version}`;
    const budget = contractOf(contract)?.budget;
    if (!budget && shell) throw new ReleaseRefused('RELEASE_DAMAGED', `${named} names no budget in its ${CONTRACT_FILE}.`);
    const weighed = weigh(release, await weighFolder(draft));
    const over = budget ? overBudget(weighed, budget) : [];
    if (over.length) throw new ReleaseRefused('RELEASE_OVER_BUDGET', `${named} is over the budget of its contract:`, over);
    const { jsGzipBytes, cssGzipBytes, heaviest } = weighed;
    return { jsGzipBytes, cssGzipBytes, heaviest };
  }
  /** A version that was published before is judged by what is served now. One from before the gate passes. */
  async function passAgain(remote: RemoteName, version: string): Promise<void> {
    const text = await releases.text(remote, version, CONTRACT_FILE);
    if (contractOf(text)) await passGate(remote, version, text);
  }
  return {
    /** Every remote that was released, or the named one. */
    async list(remote?: RemoteName): Promise<ListedRegistry[]> {
      const registries = await Promise.all((remote ? [remote] : REMOTES).map((name) => releases.registry(name)));
      return registries.filter((registry) => registry !== null).map(listed);
    },
    /** Publishes the files of a draft under their version, and makes it stable unless it is held. */
    async publish(remote: RemoteName, publication: Publication, who: Who): Promise<ChangedRegistry> {
      const { release: given, draft, contract, hold } = publication;
      readRelease(
        readRegistry({ name: remote, stable: given.version, previous: null, versions: { [given.version]: given } }),
        given.version,
      );
      // Asked before the files move, and again where they are named: another writer may have been faster.
      published(await releases.registry(remote), remote, given, noted(who));
      await passGate(remote, given.version, contract);
      const release: Release = { ...given, weight: await keepBudget(remote, publication) };
      await releases.publish(remote, release.version, draft);
      const after = await releases.change(remote, (before) => {
        const next = published(before, remote, release, noted(who));
        return hold || next.stable === release.version ? next : promoted(next, release.version, noted(who));
      });
      return lastOf(after);
    },
    /** Notes a token for a remote from elsewhere, before it is given (MFE-13). */
    override: (remote: RemoteName, manifest: string, until: Date, who: Who): Promise<ChangedRegistry> =>
      change(remote, (before) => overridden(before, manifest, until.toISOString(), noted(who))),
    async act(remote: RemoteName, { name, input }: ReleaseChange, by: string): Promise<ChangedRegistry> {
      const who = noted({ by, why: input.why });
      switch (name) {
        case 'promote':
          await passAgain(remote, input.version);
          return change(remote, (before) => promoted(before, input.version, who));
        // Never held up by the gate: what is taken back was served before.
        case 'rollback':
          return change(remote, (before) => rolledBack(before, input.to, who));
        case 'canary':
          await passAgain(remote, input.version);
          return change(remote, (before) => inCanary(before, input.version, input.percent, input.plan, who));
        case 'retire': {
          const changed = await change(remote, (before) => retired(before, input.version, input.force, who));
          await releases.remove(remote, input.version);
          return changed;
        }
      }
    },
  };
}
export type ReleaseDesk = ReturnType<typeof createReleaseDesk>;

function lastOf({ name: remote, history }: RemoteRegistry): ChangedRegistry {
  const entry = history.at(-1);
  if (!entry) throw new Error(`${remote}: a change without an entry.`);
  return { remote, ...entry };
}

const listed = ({ versions, ...registry }: RemoteRegistry): ListedRegistry => ({
  ...registry,
  versions: Object.entries(versions).map(([version, release]) => ({
    version,
    releasedAt: (release as Partial<Release> | null)?.releasedAt ?? null,
    commit: (release as Partial<Release> | null)?.commit ?? null,
  })),
});
