import { givenCouponCode } from '@hyangro/contracts/coupon/coupon-terms';
import { findCouponCodes, giveCouponCode } from '../modules/coupon/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, wholeNumber } from './words';

/** Coupons and the codes by which members receive them. */
export const couponCommands: Commands = {
  'coupon list': {
    usage: ': coupons with their codes, how many are gone and until when they work',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const rows = await findCouponCodes((await database()).db);
      terminal.table(
        rows.map(({ name, validTo, totalCount, ...row }) => ({
          ...row,
          name: name.ko,
          totalCount: totalCount ?? 'no end',
          validTo: kstSqlDatetime(validTo),
        })),
      );
    },
  },
  'coupon code': {
    usage: '<couponCd> <code> | <couponCd> --none: a code by which each member receives this coupon once; another takes its place',
    options: { none: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      const isNone = flags['none'] === true;
      const [word, typed = ''] = needWords(words, isNone ? 1 : 2);
      const couponCd = wholeNumber(word, 'The coupon');
      const code = isNone ? null : codeOf(typed);
      const { by, now } = operatorCall();
      await giveCouponCode((await database()).db, couponCd, code, by, now);
      terminal.line(code === null ? `Coupon ${couponCd} has no code.` : `Coupon ${couponCd} is received with ${code}.`);
    },
  },
};

function codeOf(typed: string): string {
  const { data } = givenCouponCode.safeParse(typed);
  if (data === undefined) throw new UsageError(`A code is 4 to 20 letters and digits, not “${typed}”.`);
  return data;
}
