import type { RootDb } from '../../platform/db/db';
import { saveMemberGroups } from '../layout/public';
import { findGroupPicks } from './group-picks.repository';
import { rewritePairs } from './pair.repository';
import { removeOldViews } from './view-count.repository';

/** Computes all recommendations anew from what shoppers did until `now`. Answers how many groups have a list, and how many pairs there are. */
export async function computeRecommendations(db: RootDb, now: Date): Promise<{ groups: number; pairs: number }> {
  await removeOldViews(db, now);
  return db.transaction(async (tx) => {
    const lists = await findGroupPicks(tx, now);
    await saveMemberGroups(tx, lists);
    return { groups: lists.length, pairs: await rewritePairs(tx, now) };
  });
}
