import type { OptionCd } from '@hyangro/contracts/kit/schemas';
import type { RestockItem, RestockPage } from '@hyangro/contracts/restock/restock.contract';
import { pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { findMyProducts } from '../catalog/public';
import { requestsBehind, type RequestPage, type RequestRow } from './restock.repository';

/** One page of what a member waits or waited for, with the goods as they are now (R-MY-02). */
export async function readRestocks(
  db: Db,
  page: RequestPage,
  { member, now, locale }: Pick<MemberContext, 'member' | 'now' | 'locale'>,
): Promise<RestockPage> {
  const asked = await requestsBehind(db, member.memCd, page);
  const { rows, nextCursor } = pageOf(asked, page.limit, (last) => [last.requestedAt.toISOString(), last.restockSeq]);
  const products = await findMyProducts(db, [...new Set(rows.map(({ productCd }) => productCd))], locale);
  return {
    items: rows.flatMap((row) => {
      const product = products.get(row.productCd);
      return product ? [{ ...itemOf(row, now), product }] : [];
    }),
    nextCursor,
  };
}

const itemOf = ({ restockSeq, optionCd, requestedAt, expiresAt, sentAt }: RequestRow, now: Date): Omit<RestockItem, 'product'> => ({
  restockCd: String(restockSeq),
  optionCd: (optionCd || null) as OptionCd | null,
  // A job releases what is over; until it has run, the day alone says so.
  state: sentAt ? 'TOLD' : expiresAt <= now ? 'EXPIRED' : 'WAITING',
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  toldAt: sentAt?.toISOString() ?? null,
});
