import { MIN_RECENT_PRODUCTS, RECENT_PRODUCTS_CAP } from '@hyangro/contracts/constants';
import type { RecommendedCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { productCd as productCdOf } from '@hyangro/contracts/kit/schemas';
import type { Db } from '../../platform/db/db';
import { kept, readLooking } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { cardsOf, findCards, findRelatives } from '../catalog/public';
import { neighboursOf, picksAfter, type Neighbour } from './neighbours.rules';
import { findPairs } from './pair.repository';

/** The newest ones speak; earlier ones are left out of the answer only. */
const SPEAKING = 10;
/** Candidates whose cards are read: some may be sold out. */
const CANDIDATES = 16;
const SHOWN = 12;

interface Seen {
  productCd: string;
  neighbours: readonly Neighbour[];
}
const keptSeen = kept<Seen | null>();

/** Goods near the recently seen ones, newest code first; none before two known ones are named (K-REC). What was seen or is sold out is not among them. */
export async function recommend(
  db: Db,
  productCds: readonly string[],
  { locale, member, now }: Pick<CallContext, 'locale' | 'member' | 'now'>,
): Promise<RecommendedCard[]> {
  const codes = [...new Set(productCds)].slice(0, RECENT_PRODUCTS_CAP);
  if (codes.length < MIN_RECENT_PRODUCTS) return [];
  const seen = (await readLooking(db, () => seenProducts(db, codes.slice(0, SPEAKING), now))).filter((each) => each !== null);
  if (seen.length < MIN_RECENT_PRODUCTS) return [];
  const picks = picksAfter(seen, new Set(codes)).slice(0, CANDIDATES);
  const rows = await findCards(
    db,
    [...new Set(picks.flatMap(({ productCd, becauseCd }) => [productCd, becauseCd]))],
    locale,
    member?.memCd ?? null,
  );
  const found = new Map(rows.map((row) => [row.productCd, row]));
  const shown = picks.flatMap(({ productCd, kind, becauseCd }) => {
    const [row, because] = [found.get(productCd), found.get(becauseCd)];
    if (!row || !because || row.stockCnt === 0) return [];
    return { row, reason: { kind, productCd: productCdOf.parse(becauseCd), productNm: because.productNm } };
  });
  const cards = cardsOf(shown.slice(0, SHOWN).map(({ row }) => row));
  return cards.flatMap((card, at) => {
    const reason = shown[at]?.reason;
    return reason ? { ...card, reason } : [];
  });
}

/** Each named product with its neighbours, null for what is not on sale. Those that are not kept are read together. */
function seenProducts(db: Db, codes: readonly string[], now: Date): Promise<(Seen | null)[]> {
  const missing: string[] = [];
  // Begins when all codes below have been asked for.
  const read = Promise.resolve().then(() => readSeen(db, missing));
  return Promise.all(
    codes.map((code) =>
      keptSeen(db, code, now, async () => {
        missing.push(code);
        return (await read).get(code) ?? null;
      }),
    ),
  );
}

async function readSeen(db: Db, codes: readonly string[]): Promise<Map<string, Seen>> {
  if (codes.length === 0) return new Map();
  const [relatives, pairs] = [await findRelatives(db, codes), await findPairs(db, codes)];
  const found = new Map<string, Seen>();
  for (const [productCd, near] of relatives) {
    const seed = near.find((relative) => relative.productCd === productCd);
    const together = pairs.filter((pair) => pair.productCd === productCd);
    if (seed) found.set(productCd, { productCd, neighbours: neighboursOf(seed, near, together) });
  }
  return found;
}
