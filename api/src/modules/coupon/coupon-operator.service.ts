import { isDeepStrictEqual } from 'node:util';
import type { NewCoupon } from '@hyangro/contracts/operator/coupon.contract';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { decodeCursor, pageOf } from '../../platform/db/cursor';
import type { Db, RootDb } from '../../platform/db/db';
import { isUniqueViolation } from '../../platform/db/unique-violation';
import type { Actor } from '../../platform/http/operator';
import { RefusalInWords } from '../../platform/http/refusal';
import { record } from '../operator/public';
import { findCouponCdOf } from './coupon-code.repository';
import type { CouponTargets } from './coupon.rules';
import { findCouponsAfter, findWholeCoupon, insertCoupon, lockCoupon, updateCoupon, type WholeCoupon } from './coupon-operator.repository';

/** What coupons ask of modules above them. */
export interface CouponPorts {
  /** Which of the codes name something of the catalogue. */
  findKnownCodes(
    db: Db,
    codes: Readonly<Record<'productCds' | 'brandCds' | 'cateCds', readonly string[]>>,
  ): Promise<Readonly<Record<'products' | 'brands' | 'categories', ReadonlySet<string>>>>;
}

const unknownCoupon = (couponCd: number) => new RefusalInWords('COUPON_NOT_FOUND', `There is no coupon “${couponCd}”.`);
const takenCode = (code: string | null, couponCd: number | null) =>
  new RefusalInWords('COUPON_CODE_TAKEN', `“${code}” is the code of coupon ${couponCd ?? '…'}.`);

/** One page of coupons by their numbers. */
export async function listCoupons(db: Db, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const after = decodeCursor(cursor, 1, ([last]) => (typeof last === 'number' && Number.isInteger(last) && last > 0 ? last : null));
  const { rows, nextCursor } = pageOf(await findCouponsAfter(db, after ?? 0, limit + 1), limit, ({ couponCd }) => [couponCd]);
  return { items: rows.map(shownCoupon), nextCursor };
}

/** One coupon. Throws COUPON_NOT_FOUND. */
export async function describeCoupon(db: Db, couponCd: number) {
  const row = await findWholeCoupon(db, couponCd);
  if (!row) throw unknownCoupon(couponCd);
  return shownCoupon(row);
}

function shownCoupon({ targets, issuedCount, validFrom, validTo, grades, ...row }: WholeCoupon) {
  return {
    ...row,
    grades: GRADES.filter((grade) => grades.includes(grade)),
    target: sorted(targets),
    issuedCount: row.totalCount === null ? null : issuedCount,
    validFrom: validFrom.toISOString(),
    validTo: validTo.toISOString(),
  };
}
const sorted = ({ productCds, brandCds, cateCds }: CouponTargets) => {
  const once = (codes: readonly string[]) => [...new Set(codes)].sort();
  return { productCds: once(productCds), brandCds: once(brandCds), cateCds: once(cateCds) };
};

/**
 * Creates a coupon under a number; the same again changes nothing. Throws COUPON_EXISTS for other terms than those of the number's coupon,
 * COUPON_CODE_TAKEN, and VALIDATION_FAILED for what it is good for and the shop does not have.
 */
export async function createCoupon(
  { db, findKnownCodes }: { db: RootDb } & CouponPorts,
  couponCd: number,
  terms: NewCoupon,
  by: Actor,
  now: Date,
): Promise<void> {
  const target = sorted(terms.target);
  const { target: _, ...columns } = terms;
  const row = {
    ...columns,
    couponCd,
    grades: GRADES.filter((grade) => terms.grades.includes(grade)),
    validFrom: new Date(terms.validFrom),
    validTo: new Date(terms.validTo),
  };
  await db.transaction(async (tx) => {
    // The same again is as right as it was, also when what it is good for has gone meanwhile.
    const isThere = async () => {
      const known = await findWholeCoupon(tx, couponCd);
      if (known && !isSame(known, { ...row, targets: target }))
        throw new RefusalInWords('COUPON_EXISTS', `There is another coupon “${couponCd}”.`);
      return known !== undefined;
    };
    if (await isThere()) return;
    await assertKnown(findKnownCodes, tx, terms.target);
    if (!(await insertCoupon(tx, row, target))) {
      if (await isThere()) return;
      throw takenCode(row.code, row.code === null ? null : await findCouponCdOf(tx, row.code));
    }
    const { type, value, minAmount, issueKind, code, totalCount, validFrom, validTo } = terms;
    const after = { name: terms.name.ko, type, value, minAmount, issueKind, code, totalCount, validFrom, validTo };
    await record(tx, by, { action: 'coupon.create', target: String(couponCd), after }, now);
  });
}

/** Whether a coupon has these terms, however many were received of it. */
function isSame(known: WholeCoupon, wanted: Omit<WholeCoupon, 'issuedCount'>): boolean {
  const { issuedCount: _, ...terms } = known;
  const { validFrom, validTo, targets, grades, ...rest } = terms;
  return isDeepStrictEqual({ ...rest, ...comparable({ validFrom, validTo, targets, grades }) }, { ...wanted, ...comparable(wanted) });
}
const comparable = ({ validFrom, validTo, targets, grades }: Pick<WholeCoupon, 'validFrom' | 'validTo' | 'targets' | 'grades'>) => ({
  validFrom: validFrom.getTime(),
  validTo: validTo.getTime(),
  targets: sorted(targets),
  grades: [...grades].sort(),
});

async function assertKnown(findKnownCodes: CouponPorts['findKnownCodes'], db: Db, target: CouponTargets): Promise<void> {
  const { products, brands, categories } = await findKnownCodes(db, target);
  const missing = (
    [
      ['productCds', products],
      ['brandCds', brands],
      ['cateCds', categories],
    ] as const
  ).flatMap(([field, known]) =>
    target[field].flatMap((code, at) =>
      known.has(code) ? [] : { field: `target.${field}.${at}`, code: 'validation.v0021', reason: `the shop has no “${code}”` },
    ),
  );
  if (missing.length > 0) throw new RefusalInWords('VALIDATION_FAILED', 'The coupon is for goods that the shop does not have.', ...missing);
}

/** Nobody receives a coupon from now on; who has it keeps it. Throws COUPON_NOT_FOUND. */
export const endCoupon = (db: RootDb, couponCd: number, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockCoupon(tx, couponCd);
    if (!before) throw unknownCoupon(couponCd);
    if (before.validTo <= now) return;
    await updateCoupon(tx, couponCd, { validTo: now });
    const times = { before: { validTo: before.validTo.toISOString() }, after: { validTo: now.toISOString() } };
    await record(tx, by, { action: 'coupon.end', target: String(couponCd), ...times }, now);
  });

/** Gives a coupon a code, or with null takes it away. Throws COUPON_NOT_FOUND, and COUPON_CODE_TAKEN for a code of another. */
export async function giveCouponCode(db: RootDb, couponCd: number, code: string | null, by: Actor, now: Date): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const before = await lockCoupon(tx, couponCd);
      if (!before) throw unknownCoupon(couponCd);
      if (before.code === code) return;
      const other = code === null ? null : await findCouponCdOf(tx, code);
      if (other !== null) throw takenCode(code, other);
      await updateCoupon(tx, couponCd, { code });
      await record(tx, by, { action: 'coupon.code', target: String(couponCd), before: { code: before.code }, after: { code } }, now);
    });
  } catch (error) {
    // Given to another coupon in the same moment.
    if (isUniqueViolation(error, 'coupon_code_idx')) throw takenCode(code, null);
    throw error;
  }
}
