import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { BootData, BootRelease } from '../../boot/boot-data';
import { RELEASE_ENTRY_LIMIT_MS } from '../../remotes/limits';
import type { RemoteLoader } from '../../remotes/remote-loader';
import { RemoteTimeout, withTimeLimit } from '../../remotes/time-limit';
import { loadRelease as fromContainer, type Exposed } from './container';

/** Loads one release's door; replaceable in tests. */
export type LoadRelease = (remote: RemoteName, release: BootRelease) => Promise<Exposed>;
interface Progress {
  /** Index of the step that serves, or is being tried. */
  at: number;
  definition?: RemoteDefinition;
}

/**
 * Remotes in the browser. The stable release, once more the stable one, the release before it, the copy that ships with the
 * shell; each step is logged. A remote that could not be had at all is asked for from the beginning by the next `load`.
 */
export function createRemoteLoader(
  remotes: BootData['remotes'],
  log: (step: string) => void,
  loadRelease: LoadRelease = fromContainer,
): RemoteLoader {
  const loads = new Map<RemoteName, { coming: Promise<RemoteDefinition>; progress: Progress }>();
  const stepsOf = (name: RemoteName) => {
    const [first, ...rest] = (remotes[name] ?? []).filter(({ entry, integrity, version }) => entry && (integrity || version === 'dev'));
    return first ? [first, { ...first, entry: `${first.entry}?again=1` }, ...rest] : [];
  };

  function begin(name: RemoteName, at: number, before?: unknown): Promise<RemoteDefinition> {
    const progress: Progress = { at };
    const load = { progress, coming: firstThatComes(name, progress, before) };
    loads.set(name, load);
    load.coming.catch(() => loads.get(name) === load && loads.delete(name));
    return load.coming;
  }
  async function firstThatComes(name: RemoteName, progress: Progress, before: unknown): Promise<RemoteDefinition> {
    const steps = stepsOf(name);
    let reason: unknown = before ?? new Error(`${name} has never been released`);
    for (let release = steps[progress.at]; release; release = steps[(progress.at += 1)]) {
      try {
        const exposed = await withTimeLimit(loadRelease(name, release), RELEASE_ENTRY_LIMIT_MS, release.entry);
        if (!exposed) throw new Error(`${release.entry} exposes nothing`);
        if (progress.at) log(`remote ${name}: ${release.entry} serves`);
        return (progress.definition = exposed.default);
      } catch (error) {
        reason = error;
        log(`remote ${name}: ${String(error)}`);
        // What hangs would hang again, and the shopper is waiting.
        if (progress.at === 0 && error instanceof RemoteTimeout) progress.at = 1;
      }
    }
    throw reason;
  }

  return {
    versionOf: (name) => {
      const progress = loads.get(name)?.progress;
      return (progress?.definition && stepsOf(name)[progress.at]?.version) ?? null;
    },
    loaded: () => [...loads.values()].flatMap(({ progress: { definition } }) => definition ?? []),
    load: (name) => loads.get(name)?.coming ?? begin(name, 0),
    giveUp(name, failed, error) {
      const load = loads.get(name);
      // Another screen has given it up before.
      if (load?.progress.definition !== failed) return load?.coming ?? Promise.reject(error);
      log(`remote ${name}: ${String(error)}`);
      return begin(name, load.progress.at + 1, error);
    },
  };
}
