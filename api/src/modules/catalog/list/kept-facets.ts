import type { Db } from '../../../platform/db/db';
import { FacetIndex } from './facet-index';
import { findAllFacets, findChangedFacets } from './facet.repository';

interface Kept {
  index: FacetIndex;
  /** The snapshot that the index is at least as young as; null before it is filled. */
  seen: string | null;
  /** A look that has not begun: whoever comes before it does shares it. */
  waiting: Promise<void> | null;
  last: Promise<void>;
}
const keptFacets = new WeakMap<Db, Kept>();

/**
 * All products as this process keeps them, as young as this call: one statement brings what changed since the last look, stock
 * included. Calls in the same moment share it. Read the index before the next `await`: another call may bring changes.
 */
export async function freshFacets(db: Db): Promise<FacetIndex> {
  const kept = keptFacets.get(db) ?? { index: new FacetIndex(), seen: null, waiting: null, last: Promise.resolve() };
  keptFacets.set(db, kept);
  if (!kept.waiting) {
    const look = kept.last.then(() => {
      kept.waiting = null;
      return lookAgain(db, kept);
    });
    kept.waiting = look;
    kept.last = look.catch(() => undefined);
  }
  await kept.waiting;
  return kept.index;
}

async function lookAgain(db: Db, kept: Kept): Promise<void> {
  const found = kept.seen === null ? await findAllFacets(db) : await findChangedFacets(db, kept.seen);
  if (!found) return;
  for (const row of found.rows) kept.index.put(row);
  kept.seen = found.seen;
}
