import type { ComponentType } from 'react';
import type { SurfaceName } from '@hyangro/contracts/surfaces/surfaces';
import type { SurfaceHost } from '@hyangro/runtime';
import type { Screens } from './screens';
import { withTimeLimit } from './time-limit';

/** Surfaces of all remotes for all remotes; each has the time limit of a screen. */
export function createSurfaceHost(screens: Screens, timeLimitMs: number, report: (name: SurfaceName, error: unknown) => void): SurfaceHost {
  const loads = new Map<SurfaceName, Promise<ComponentType<object>>>();
  async function loadSurface(name: SurfaceName): Promise<ComponentType<object>> {
    const owner = name.slice(0, name.indexOf('/'));
    const remote = await screens.definitionOf(owner);
    const load = remote.surfaces[name];
    if (!load) throw new Error(`${owner} has no surface ${name}`);
    return (await load()).default as ComponentType<object>;
  }
  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const coming = withTimeLimit(loadSurface(name), timeLimitMs, name);
      loads.set(name, coming);
      coming.catch(() => undefined);
      return coming;
    },
    retry: (name) => void loads.delete(name),
    report,
  };
}
