import type { ComponentType } from 'react';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import { loadMessages, type Head, type RemoteDefinition, type ScreenDefinition, type ShellServices } from '@hyangro/runtime';
import { withTimeLimit } from './time-limit';
import type { RegistryRoute, ScreenMatch } from './registry-route';

/** How definitions of remotes reach this process: the browser by federation, the server from the release store. */
export interface RemoteLoader {
  load(remote: RemoteName): Promise<RemoteDefinition>;
  /** Release that `load` gives; null before it is known. */
  versionOf(remote: RemoteName): string | null;
  /** Definitions that are here already. */
  loaded(): readonly RemoteDefinition[];
}
/** Where a screen is shown: its row with params, and the query of the address. */
export interface Place {
  match: ScreenMatch;
  searchParams: URLSearchParams;
}
export interface LoadedScreen {
  Screen: ComponentType;
  definition: ScreenDefinition;
}
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/**
 * Screens by route row. A load that failed stays failed until `retry`: React must meet the same promise again, or it
 * suspends for ever.
 */
export function createScreens(loader: RemoteLoader, services: ShellServices, timeLimitMs: number) {
  const loads = new Map<string, Settled<LoadedScreen>>();
  const loaded = new Map<string, LoadedScreen>();
  const failed = new Set<string>();
  const keyOf = ({ owner, screen }: RegistryRoute) => `${owner}/${screen}`;

  async function definitionOf(owner: string): Promise<RemoteDefinition> {
    const remote = await loader.load(owner as RemoteName);
    await loadMessages(remote, services.i18n, services.locale.get());
    return remote;
  }
  async function loadScreen({ owner, screen }: RegistryRoute): Promise<LoadedScreen> {
    const remote = await loader.load(owner as RemoteName);
    const definition = remote.screens[screen];
    if (!definition) throw new Error(`${owner} has no screen ${screen}`);
    const [module] = await Promise.all([definition.load(), loadMessages(remote, services.i18n, services.locale.get())]);
    return { Screen: module.default, definition };
  }

  const screens = {
    definitionOf,
    versionOf: (owner: string) => loader.versionOf(owner as RemoteName),
    /** The screen of a row; read at once (`use`) when it is loaded. */
    load({ row }: ScreenMatch): Promise<LoadedScreen> {
      const key = keyOf(row);
      const known = loads.get(key);
      if (known) return known;
      const coming: Settled<LoadedScreen> = withTimeLimit(loadScreen(row), timeLimitMs, `${row.owner}/${row.screen}`);
      loads.set(key, coming);
      coming.then(
        (value) => {
          loaded.set(key, value);
          Object.assign(coming, { status: 'fulfilled', value });
        },
        () => failed.add(key),
      );
      return coming;
    },
    /** Forgets a failed load, so that the next one asks again. */
    retry({ row }: ScreenMatch): void {
      const key = keyOf(row);
      if (failed.delete(key)) loads.delete(key);
    },
    /** Starts a screen's code and data ahead of its rendering; never throws. */
    async prepare(place: Place): Promise<void> {
      try {
        const { definition } = await screens.load(place.match);
        await definition.prefetch?.(argsOf(place));
      } catch {
        // The screen itself meets the same failure and shows it.
      }
    },
    /** What the loaded screen says about itself; null while it is not loaded or has nothing to say. */
    headOf(place: Place): Head | null {
      return loaded.get(keyOf(place.match.row))?.definition.head?.(argsOf(place)) ?? null;
    },
  };
  const argsOf = ({ match, searchParams }: Place) => ({ services, params: match.params, searchParams });
  return screens;
}
export type Screens = ReturnType<typeof createScreens>;
