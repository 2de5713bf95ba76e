import type { ComponentType } from 'react';
import type { SurfaceName } from '@hyangro/contracts/surfaces/surfaces';
import type { SurfaceHost } from '@hyangro/runtime';
import type { Screens } from './screens';
import { withTimeLimit } from './time-limit';

/** Surfaces of all remotes for all remotes; each has the time limit of a screen. */
export function createSurfaceHost(screens: Screens, timeLimitMs: number, report: (name: SurfaceName, error: unknown) => void): SurfaceHost {
  const loads = new Map<SurfaceName, Promise<ComponentType<object>>>();
  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;
      const coming = withTimeLimit(screens.loadSurface(name), timeLimitMs, name);
      loads.set(name, coming);
      coming.catch(() => undefined);
      return coming;
    },
    retry: (name) => void loads.delete(name),
    report,
  };
}
