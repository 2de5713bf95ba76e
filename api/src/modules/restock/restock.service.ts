import type { OptionCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { tellMembers } from '../member/public';
import { returnedNews } from './restock.messages';
import {
  findNames,
  findOpen,
  findPieces,
  openRequest,
  releaseExpired,
  releaseRequest,
  takeReturned,
  type RestockRow,
  type WantedGoods,
} from './restock.repository';
import { expiryOf } from './restock.rules';

interface Wanted {
  productCd: string;
  optionCd: string | null;
}
const wantedOf = ({ productCd, optionCd }: Wanted): WantedGoods => ({ productCd, optionCd: optionCd ?? '' });
const requestOf = ({ productCd, optionCd, requestedAt, expiresAt }: RestockRow): RestockRequest => ({
  productCd: productCd as ProductCd,
  optionCd: (optionCd || null) as OptionCd | null,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

type RequestRefusal = 'PRODUCT_NOT_FOUND' | 'RESTOCK_IN_STOCK' | 'RESTOCK_APP_ONLY';

/** Asks to be told when sold-out goods are back (ST-RST-01). Asked twice, the first request stands. */
export async function requestRestock(
  db: RootDb,
  wanted: Wanted,
  { member, now, isApp, refuse }: Pick<MemberContext<RequestRefusal>, 'member' | 'now' | 'isApp' | 'refuse'>,
): Promise<RestockRequest> {
  const goods = wantedOf(wanted);
  const pieces = (await findPieces(db, goods)) ?? refuse('PRODUCT_NOT_FOUND');
  if (!isApp) refuse('RESTOCK_APP_ONLY');
  if (pieces > 0) refuse('RESTOCK_IN_STOCK');
  const row = await db.transaction((tx) => openRequest(tx, { ...goods, memCd: member.memCd, requestedAt: now, expiresAt: expiryOf(now) }));
  return requestOf(row);
}

export const releaseRestock = async (db: Db, wanted: Wanted, { member, now }: Pick<MemberContext, 'member' | 'now'>): Promise<void> =>
  void (await releaseRequest(db, member.memCd, wantedOf(wanted), now));

export const listRestocks = async (db: Db, { member, now }: Pick<MemberContext, 'member' | 'now'>): Promise<RestockRequest[]> =>
  (await findOpen(db, member.memCd, now)).map(requestOf);

const REQUESTS_PER_TRANSACTION = 1_000;

/**
 * Tells everybody who waits for goods that are on the shelf again, each once (ST-RST-04); what has waited three months is
 * released. A request and its message are one transaction: neither is there without the other.
 */
export async function fireRestocks(db: RootDb, now: Date): Promise<void> {
  await releaseExpired(db, now);
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const returned = await takeReturned(tx, now, REQUESTS_PER_TRANSACTION);
      const names = await findNames(tx, [...new Set(returned.map(({ productCd }) => productCd))]);
      for (const [productCd, name] of names) {
        // Two sizes of one product are one message.
        const memCds = new Set(returned.filter((each) => each.productCd === productCd).map(({ memCd }) => memCd));
        await tellMembers(tx, [...memCds], returnedNews(productCd, name), now);
      }
      return returned.length;
    });
    if (taken < REQUESTS_PER_TRANSACTION) return;
  }
}
