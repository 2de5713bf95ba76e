import { createContext, type ComponentType } from 'react';
import type { SurfaceName } from '@hyangro/contracts/surfaces/surfaces';

/** How surfaces reach a page: the shell loads them from their remote; a foreign host may load none. */
export interface SurfaceHost {
  /** Same promise for the same name until `retry`; resolves to the component, messages of its remote loaded. */
  load(name: SurfaceName): Promise<ComponentType<object>>;
  retry(name: SurfaceName): void;
  /** Hears of a surface that failed to load or to render. */
  report?(name: SurfaceName, error: unknown): void;
}
export const SurfaceHostContext = createContext<SurfaceHost | null>(null);
