import type { RootDb } from '../../../platform/db/db';
import { tellMembers } from '../../member/public';
import { priceDropNews } from './price-drop.messages';
import { findWishes, takeDrops, type Drop, type Wish } from './price-history.repository';

/**
 * Tells members that what they wished for before costs less, once per drop (GAP-20). Several drops of a product since the
 * last time are told as the newest; a price that has risen again is not told.
 */
export const tellDrops = (db: RootDb, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const newest = new Map<string, Drop>();
    for (const drop of await takeDrops(tx, now)) if (!newest.has(drop.productCd)) newest.set(drop.productCd, drop);
    if (newest.size === 0) return;
    const wishes = await findWishes(tx, [...newest.keys()]);
    for (const drop of newest.values()) {
      const told = wishes.filter((wish) => isToldOf(wish, drop));
      const [first] = told;
      const members = told.map(({ memCd }) => memCd);
      if (first) await tellMembers(tx, members, priceDropNews(drop, first.productName), now);
    }
  });

const isToldOf = ({ productCd, likedAt, salePrice }: Wish, drop: Drop): boolean =>
  productCd === drop.productCd && likedAt <= drop.changedAt && salePrice <= drop.salePrice;
