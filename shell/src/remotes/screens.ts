import type { ComponentType } from 'react';
import type { NavigationType } from 'react-router-dom';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { SurfaceName } from '@hyangro/contracts/surfaces/surfaces';
import { loadMessages, type Head, type RemoteDefinition, type ScreenData, type ShellServices } from '@hyangro/runtime';
import { fromRelease } from './from-release';
import type { RemoteLoader } from './remote-loader';
import { withTimeLimit } from './time-limit';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { ScreenMatch } from './registry-route';

/** Where a screen is shown: its row with params, and the query of the address. */
export interface Place {
  match: ScreenMatch;
  searchParams: URLSearchParams;
}
export interface LoadedScreen {
  Screen: ComponentType;
  data: ScreenData;
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
  const loadErrors = new WeakSet<object>();
  const keyOf = ({ owner, screen }: RegistryRoute) => `${owner}/${screen}`;

  /** Messages of the page's language, also when the reader has changed it meanwhile. */
  async function messagesOf(remote: RemoteDefinition, set?: string): Promise<void> {
    const locale = services.locale.get();
    await loadMessages(remote, services.i18n, locale, set);
    if (locale !== services.locale.get()) await messagesOf(remote, set);
  }
  const loadScreen = ({ owner, screen }: RegistryRoute): Promise<LoadedScreen> =>
    fromRelease(loader, owner, async (remote) => {
      const definition = remote.screens[screen];
      if (!definition) throw new Error(`${owner} has no screen ${screen}`);
      const [module, data] = await Promise.all([definition.load(), definition.data?.(), messagesOf(remote, definition.words)]);
      return { Screen: module.default, data: data ?? definition };
    });

  function follow(key: string, coming: Settled<LoadedScreen>): Settled<LoadedScreen> {
    loads.set(key, coming);
    void coming.then(
      (value) => {
        // Whatever was asked for since, and failed: the screen is here.
        failed.delete(key);
        loads.set(key, coming);
        loaded.set(key, value);
        void Object.assign(coming, { status: 'fulfilled', value });
      },
      (error: unknown) => {
        if (loads.get(key) === coming) failed.add(key);
        if (error instanceof Object) loadErrors.add(error);
      },
    );
    return coming;
  }

  const screens = {
    /** A surface of a remote, messages and all. */
    async loadSurface(name: SurfaceName): Promise<ComponentType<object>> {
      const owner = name.slice(0, name.indexOf('/'));
      const module = await fromRelease(loader, owner as RemoteName, async (remote) => {
        const load = remote.surfaces[name];
        if (!load) throw new Error(`${owner} has no surface ${name}`);
        const [surface] = await Promise.all([load(), messagesOf(remote)]);
        return surface;
      });
      return module.default as ComponentType<object>;
    },
    versionOf: (owner: string) => loader.versionOf(owner as RemoteName),
    /** The screen of a row; read at once (`use`) when it is loaded. */
    load({ row }: ScreenMatch): Promise<LoadedScreen> {
      const key = keyOf(row);
      const known = loads.get(key);
      if (known) return known;
      return follow(key, withTimeLimit(loadScreen(row), timeLimitMs, `${row.owner}/${row.screen}`));
    },
    /** Forgets a failed load, so that the next one asks again. */
    retry({ row }: ScreenMatch): void {
      const key = keyOf(row);
      if (failed.delete(key)) loads.delete(key);
    },
    /**
     * For a failed screen whose HTML the server has sent: its load stays open, so that React leaves the HTML in place, and
     * is tried again at each of the moments until it comes. Another visit of the screen (`retry`) begins anew.
     */
    keepTrying({ row }: ScreenMatch, onRetryMoments: (retry: () => void) => () => void): void {
      const coming = new Promise<LoadedScreen>((resolve) => {
        const stop = onRetryMoments(() => {
          loadScreen(row).then(
            (value) => {
              stop();
              resolve(value);
            },
            () => undefined,
          );
        });
      });
      void follow(keyOf(row), coming);
    },
    /** Starts a screen's code and data ahead of its rendering; never throws. */
    async prepare(place: Place): Promise<void> {
      try {
        const { data } = await screens.load(place.match);
        await data.prefetch?.(argsOf(place));
      } catch {
        // The screen itself meets the same failure and shows it.
      }
    },
    /**
     * Starts what a navigation needs. Back and Forward to a kept screen ask for nothing: it has its answers, and the screen itself
     * asks for those that an event has outdated (R-OTH-12).
     */
    start(place: Place, action: `${NavigationType}`): void {
      screens.retry(place.match);
      const { row } = place.match;
      if (action === 'POP' && row.keepAlive && loaded.has(keyOf(row))) return;
      void screens.prepare(place);
    },
    /** The error is why a screen's code did not come. */
    isLoadError: (error: unknown): boolean => error instanceof Object && loadErrors.has(error),
    isLoaded: ({ row }: ScreenMatch): boolean => loaded.has(keyOf(row)),
    /** What stands for the screen until it is ready; null while its remote is not here, or draws none. */
    openingOf({ row }: ScreenMatch) {
      return loader.loaded().find(({ name }) => name === row.owner)?.screens[row.screen ?? '']?.Opening ?? null;
    },
    /** Those of all remotes that are here. */
    openings: () => loader.loaded().flatMap((remote) => Object.values(remote.screens).flatMap((screen) => screen?.Opening ?? [])),
    /** What the loaded screen says about itself; null while it is not loaded or has nothing to say. */
    headOf(place: Place): Head | null {
      return loaded.get(keyOf(place.match.row))?.data.head?.(argsOf(place)) ?? null;
    },
  };
  const argsOf = ({ match, searchParams }: Place) => ({ services, params: match.params, searchParams });
  return screens;
}
export type Screens = ReturnType<typeof createScreens>;
