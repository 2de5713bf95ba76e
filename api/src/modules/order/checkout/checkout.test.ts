import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { memberTable } from '../../member/member.tables';
import { ADDRESS, GOODS, openCheckout, type Desk } from '../../../platform/testing/checkout';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const refusalOf = async (call: Promise<{ statusCode: number; json(): { messageCode: string; args: unknown[] } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().messageCode, answer.json().args];
};
const tryPlace = (items: readonly object[], by = member) => by.post('/orders', { items });

test('API-D13 the address is the default one, and may become it', async () => {
  const orderCd = await desk.place();
  const { json } = await member.put(`/orders/${orderCd}/address`, { ...ADDRESS, saveAsDefault: true });
  expect(json().address).toMatchObject({ recipient: '김지수', mobile: '01012345678', detail: '101호' });
  const next = await desk.place();
  expect((await desk.read(next)).address).toMatchObject({ recipient: '김지수' });
});

test('E-20 what is wrong with an address is told by field', async () => {
  const orderCd = await desk.place();
  const { statusCode, json } = await member.put(`/orders/${orderCd}/address`, {
    ...ADDRESS,
    mobile: '0101',
    postalCode: '12',
    recipient: ' ',
  });
  expect([statusCode, json().messageCode]).toEqual([422, 'common.a0016']);
  expect(json().args).toEqual(
    expect.arrayContaining([
      { field: 'mobile', code: 'validation.v0009' },
      { field: 'postalCode', code: 'validation.v0016' },
      { field: 'recipient', code: 'validation.v0019' },
    ]),
  );
});

test('V-PTS1 K-PTS points pay for 30 % of goods less coupons plus shipping, no more', async () => {
  const orderCd = await desk.place([{ productCd: 'P0009', quantity: 1 }]);
  expect((await desk.read(orderCd)).amounts).toMatchObject({ payment: 34_240, maxPoints: 10_272 });
  await shop.db.update(memberTable).set({ points: 20_000 }).where(eq(memberTable.memCd, 'M0005'));
  expect(await refusalOf(member.put(`/orders/${orderCd}/points`, { points: 10_273 }))).toEqual([500, 'order.a0017', [10_272]]);
  const { json } = await member.put(`/orders/${orderCd}/points`, { points: 10_272 });
  expect(json().amounts).toMatchObject({ points: 10_272, shipping: 4_000, payment: 23_968 });
  expect((await desk.read(orderCd)).amounts).toEqual(json().amounts);
});

test('V-PTS2 more points than there are, half points and negative points are refused as not enough, with the balance', async () => {
  const orderCd = await desk.place();
  await shop.db.update(memberTable).set({ points: 500 }).where(eq(memberTable.memCd, 'M0005'));
  for (const points of [501, 1.5, -1, -0.5])
    expect(await refusalOf(member.put(`/orders/${orderCd}/points`, { points }))).toEqual([500, 'order.a0004', [500]]);
  expect((await desk.read(orderCd)).amounts.points).toBe(0);
  expect((await member.put(`/orders/${orderCd}/points`, { points: 500 })).json().amounts.points).toBe(500);
});

test('K-SHIP the order is free of shipping from 70,000 won, and what is missing is told', async () => {
  expect((await desk.read(await desk.place([{ productCd: 'P0009', quantity: 2 }]))).amounts).toMatchObject({
    goods: 60_480,
    shipping: 4_000,
    toFreeShipping: 9_520,
  });
  expect((await desk.read(await desk.place([{ productCd: 'P0009', quantity: 3 }]))).amounts).toMatchObject({
    shipping: 0,
    toFreeShipping: 0,
  });
});

test('K-CUS overseas goods over the limit show an estimated tax and need a customs code', async () => {
  const orderCd = await desk.place([{ productCd: 'P0011', quantity: 1 }]);
  await member.put(`/orders/${orderCd}/address`, ADDRESS);
  expect((await desk.read(orderCd)).amounts).toMatchObject({
    payment: 176_280,
    customsEstimate: Math.floor(176_280 * 0.188),
  });
  expect(await refusalOf(desk.startPay(orderCd))).toEqual([500, 'order.a0018', []]);
  await member.put(`/orders/${orderCd}/address`, { ...ADDRESS, customsCode: 'p123456789012' });
  expect((await desk.read(orderCd)).address?.customsCode).toBe('P123456789012');
  expect((await desk.startPay(orderCd)).statusCode).toBe(200);
});

test('ERR-ORD-1 without an address nothing is paid', async () => {
  const other = await shop.login('demo26');
  const { orderCd } = (await tryPlace([GOODS], other)).json();
  expect(await refusalOf(other.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }))).toEqual([500, 'order.a0020', []]);
});
