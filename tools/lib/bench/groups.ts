import { bytes } from './groups/bytes';
import { early } from './groups/early';
import { cart, filter, heap, screens } from './groups/in-shop';
import { lighthouse, load, scroll } from './groups/page';
import { server, start } from './groups/server';
import type { Sample } from './budgets';
import type { Shop } from './open-shop';

/** Measures some figures of an open shop once. */
export type Group = (shop: Shop) => AsyncGenerator<Sample>;

/** What `--only` names. `once`: bytes and counts, the same every time, and what takes too long to repeat. */
export const GROUPS: Readonly<Record<string, { measure: Group; once?: true }>> = {
  bytes: { measure: bytes, once: true },
  load: { measure: load },
  early: { measure: early },
  lighthouse: { measure: lighthouse },
  scroll: { measure: scroll },
  screens: { measure: screens },
  filter: { measure: filter },
  cart: { measure: cart },
  heap: { measure: heap, once: true },
  server: { measure: server, once: true },
  start: { measure: start, once: true },
};
