import { eq, sql } from 'drizzle-orm';
import cn from '@hyangro/contracts/messages/codes.cn.json';
import en from '@hyangro/contracts/messages/codes.en.json';
import ko from '@hyangro/contracts/messages/codes.ko.json';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { newKey, openCheckout, type Desk } from '../../../platform/testing/checkout';
import { couponTable, memberCouponTable } from '../../coupon/coupon.tables';
import { memberTable } from '../../member/member.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

type Code = keyof typeof ko & keyof typeof en & keyof typeof cn;
/** What the shopper is told in each language, its values filled in by place. */
const textsOf = (code: Code): string[] => [ko[code], en[code], cn[code]];
async function refusalOf(call: Promise<{ json(): { messageCode: Code; args: (string | number)[] } }>) {
  const { messageCode, args } = (await call).json();
  return { messageCode, args, texts: textsOf(messageCode) };
}
const order = (productCd: string, quantity: number) =>
  member.post('/orders', { items: [{ productCd, quantity }] }, { headers: { 'idempotency-key': newKey() } });
const eachNames = (texts: readonly string[], ...values: string[]) =>
  expect(texts.map((text) => values.filter((value) => !text.includes(`{{${value}}}`)))).toEqual([[], [], []]);

test('ERR-M01 more pieces than one purchase takes are refused in three languages, with the product and its limit', async () => {
  const { messageCode, args, texts } = await refusalOf(order('P0002', 4));
  expect([messageCode, args]).toEqual(['order.a0002', [expect.any(String), 3]]);
  eachNames(texts, 'name', 'max');
});

test('ERR-M03 more points than there are are refused in three languages, with the balance', async () => {
  await shop.db.update(memberTable).set({ points: 700 }).where(eq(memberTable.memCd, 'M0005'));
  const orderCd = await desk.place();
  const { messageCode, args, texts } = await refusalOf(member.put(`/orders/${orderCd}/points`, { points: 701 }));
  expect([messageCode, args]).toEqual(['order.a0004', [700]]);
  eachNames(texts, 'balance');
});

test('ERR-M04 goods that are not there are refused in three languages, with the line that is short and what is left of it', async () => {
  const { messageCode, args, texts } = await refusalOf(order('P0022', 1));
  expect([messageCode, args]).toEqual(['order.a0005', [expect.any(String), 0]]);
  eachNames(texts, 'name', 'stock');
  const nameOf = async (productCd: string): Promise<string> => (await member.get(`/product/${productCd}`)).json().productNm;
  const among = await refusalOf(
    member.post(
      '/orders',
      { items: ['P0009', 'P0022', 'P0003'].map((productCd) => ({ productCd, quantity: 1 })) },
      { headers: { 'idempotency-key': newKey() } },
    ),
  );
  expect([among.messageCode, among.args]).toEqual(['order.a0005', [await nameOf('P0022'), 0]]);
});

test('ERR-M06 a coupon that the member has, and one that is gone, are refused in three languages', async () => {
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
  expect((await member.post('/coupon', { couponCd: 1012 })).statusCode).toBe(200);
  const again = await refusalOf(member.post('/coupon', { couponCd: 1012 }));
  await shop.db
    .update(couponTable)
    .set({ totalCount: sql`${couponTable.issuedCount}` })
    .where(eq(couponTable.couponCd, 1010));
  const gone = await refusalOf(member.post('/coupon', { couponCd: 1010 }));
  expect([again.messageCode, gone.messageCode]).toEqual(['coupon.a0002', 'coupon.a0001']);
  for (const { texts } of [again, gone]) expect(texts.every((text) => text.length > 4)).toBe(true);
});
