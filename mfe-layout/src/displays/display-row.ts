import type { ComponentType } from 'react';
import type { DisplayProps } from './display.props';

type Display = ComponentType<DisplayProps>;

/** How the component of a display type is had. */
export interface DisplayRow {
  /** Its code is a chunk of its own. */
  readonly isLazy: boolean;
  /** Null until its code is here. */
  get(): Display | null;
  /** Its code; the same promise until `retry`, also when it failed: React must meet the same one again. */
  load(): Promise<Display>;
  /** Forgets a failed load, so that the next one asks again. */
  retry(): void;
}

/** For types that open a page: in the screen's own chunk. */
export const atOnce = (component: Display): DisplayRow => ({
  isLazy: false,
  get: () => component,
  load: () => Promise.resolve(component),
  retry: () => undefined,
});

/** For the others: a chunk that the browser fetches once such a block is near. */
export function whenNear(fetchCode: () => Promise<Display>): DisplayRow {
  let component: Display | null = null;
  let coming: Promise<Display> | null = null;
  let hasFailed = false;
  return {
    isLazy: true,
    get: () => component,
    load: () =>
      (coming ??= fetchCode().then(
        (loaded) => (component = loaded),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      )),
    retry() {
      if (hasFailed) coming = null;
      hasFailed = false;
    },
  };
}
