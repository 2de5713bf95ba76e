import { CONTRACT_VERSION, isCompatible } from '@hyangro/contracts/version';
import type { Locale } from '@hyangro/contracts/locales';
import type { RegistryRoute } from '../../remotes/registry-route';

/** One published version of a remote, as `tools/release.mjs` writes it. */
export interface Release {
  version: string;
  contract: string;
  /** File of the remoteEntry. */
  entry: string;
  /** Files of the door, `./remote`. */
  door: string[];
  routes: RegistryRoute[];
  locales: Record<Locale, string[]>;
  surfaces: Record<string, string[]>;
  /** SHA-384 by file. */
  integrity: Record<string, string>;
  server: { file: string; integrity: string };
}
/** A remote's `registry.json`. */
export interface RemoteRegistry {
  name: string;
  stable: string;
  previous: string | null;
  versions: Record<string, Release>;
}
/** What the shop serves of a remote: a release that fits this shell, and the one to fall back to. */
export interface ServedRemote {
  stable: Release;
  previous: Release | null;
}

/** Reads a `registry.json`. Throws when it is damaged. */
export function parseRegistry(text: string): RemoteRegistry {
  const registry = JSON.parse(text) as Partial<RemoteRegistry>;
  const stable = registry.stable && registry.versions?.[registry.stable];
  if (!stable || !stable.entry || !Array.isArray(stable.routes)) throw new Error('no stable version');
  return registry as RemoteRegistry;
}

/** The stable release if its contract fits this shell, else the one before it (architecture §4). Throws when neither does. */
export function chooseRelease(registry: RemoteRegistry, shellContract: string = CONTRACT_VERSION): ServedRemote {
  const fitting = [registry.stable, registry.previous]
    .flatMap((version) => (version && registry.versions[version]) || [])
    .filter(({ contract }) => isCompatible(shellContract, contract));
  const [stable, previous = null] = fitting;
  if (!stable) throw new Error(`no release of ${registry.name} fits contract ${shellContract}`);
  return { stable, previous };
}
