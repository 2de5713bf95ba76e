import { eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock/clock';
import { ADDRESS, GOODS, checkout, openCheckout, type Desk } from '../../platform/testing/checkout';
import { parcelsOf } from '../../platform/testing/parcels';
import type { Caller, TestApp } from '../../platform/testing/test-app';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { memberCouponTable } from '../coupon/coupon.tables';
import { addressTable, memberTable } from '../member/member.tables';
import { orderLineTable, orderTable } from './order.tables';
import { findShipments } from './ship/shipment.repository';

let shop: TestApp;
let member: Caller;
let desk: Desk;
let neighbour: Caller;
openCheckout((open) => ({ shop, member, desk } = open));
beforeAll(async () => {
  neighbour = await shop.login('demo06');
});

const [CHEAP, OTHER] = [
  { productCd: 'P0009', quantity: 1 },
  { productCd: 'P0030', quantity: 1 },
];
const { parcel, ship, deliver } = parcelsOf(() => shop);
async function delivered(items: readonly object[] = [CHEAP, OTHER]): Promise<string> {
  const orderCd = await desk.buy(items);
  await ship(orderCd);
  await deliver(orderCd);
  return orderCd;
}
const confirmedLines = async (orderCd: string) =>
  (await shop.db.select().from(orderLineTable).where(eq(orderLineTable.orderCd, orderCd)))
    .filter(({ confirmedAt }) => confirmedAt)
    .map(({ lineNo }) => lineNo);

test('nobody confirms the order of another member, whole or by line', async () => {
  const orderCd = await delivered();
  expect((await neighbour.post(`/orders/${orderCd}/confirm`)).statusCode).toBe(404);
  expect((await neighbour.post(`/orders/${orderCd}/lines/confirm`, { lineNos: [1] })).statusCode).toBe(404);
  expect([(await desk.read(orderCd)).state, await confirmedLines(orderCd)]).toEqual(['DELIV', []]);
});

test('who tries to change the order of another member does not end the payment that its member has begun', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  expect((await neighbour.put(`/orders/${orderCd}/address`, ADDRESS)).statusCode).toBe(404);
  expect((await neighbour.put(`/orders/${orderCd}/points`, { points: 0 })).statusCode).toBe(404);
  await desk.decide(paymentKey, 'approve');
  expect((await desk.confirm(orderCd, paymentKey)).statusCode).toBe(200);
  expect((await desk.read(orderCd)).state).toBe('PREP');
});

test('a purchase that is confirmed confirms no line of another order, and none of which everything went back', async () => {
  const [orderCd, next] = [await delivered(), await delivered()];
  await shop.deps.pool.query('update order_line set claimed_quantity = quantity where order_cd = $1 and line_no = 2', [orderCd]);
  expect((await member.post(`/orders/${orderCd}/confirm`)).statusCode).toBe(200);
  expect([await confirmedLines(orderCd), await confirmedLines(next)]).toEqual([[1], []]);
});

test('of two parcels the one that arrives is told as delivered, the other goes on; the buyer hears of the arrival once all are there', async () => {
  const orderCd = await desk.buy([CHEAP, OTHER]);
  await ship(orderCd, parcel({ lineNos: [1] }));
  await ship(orderCd, parcel({ lineNos: [2] }));
  const [first, second] = await findShipments(shop.db, orderCd);
  await deliver(orderCd, first?.shipmentCd);
  const [, goesOn] = await findShipments(shop.db, orderCd);
  expect(goesOn).toEqual(second);
  const news = () => shop.db.$count(outboxTable, eq(outboxTable.key, `order:${orderCd}:DELIV`));
  expect(await news()).toBe(0);
  await deliver(orderCd, second?.shipmentCd);
  expect(await news()).toBe(1);
});

test('an order whose lines have all left is not sent again in an empty parcel', async () => {
  const orderCd = await desk.buy([CHEAP]);
  await ship(orderCd);
  await expect(ship(orderCd)).rejects.toMatchObject({ refusal: 'ORDER_STATE' });
  expect(await findShipments(shop.db, orderCd)).toHaveLength(1);
});

test('goods that an order names twice are one line with the pieces of both', async () => {
  const { lines } = await desk.read(await desk.place([CHEAP, OTHER, { ...CHEAP, quantity: 2 }]));
  expect(lines.map(({ productCd, quantity }) => [productCd, quantity])).toEqual([
    ['P0009', 3],
    ['P0030', 1],
  ]);
});

test('an address that was made the default stands in the next order, not the one where the last order went', async () => {
  const own = checkout(shop, neighbour);
  const addressOf = async (orderCd: string) => (await own.read(orderCd)).address?.detail;
  await own.placeReady([CHEAP], { ...ADDRESS, detail: '기본', saveAsDefault: true });
  await own.placeReady([CHEAP], { ...ADDRESS, detail: '한 번' });
  expect(await addressOf(await own.place([CHEAP]))).toBe('기본');
});

test('points that another member’s payment keeps are not missing in the own order; those of the own other payment are', async () => {
  await shop.db
    .update(memberTable)
    .set({ points: 6_000 })
    .where(inArray(memberTable.memCd, ['M0005', 'M0006']));
  const offered = async (by: Desk) => (await by.read(await by.place([GOODS]))).pointBalance;
  const own = checkout(shop, neighbour);
  const theirs = await own.placeReady([GOODS]);
  expect((await neighbour.put(`/orders/${theirs}/points`, { points: 4_000 })).statusCode).toBe(200);
  const paymentKey = await own.openPay(theirs);
  const ofItself = async () => (await own.read(theirs)).pointBalance;
  expect([await offered(desk), await offered(own), await ofItself()]).toEqual([6_000, 2_000, 6_000]);
  await own.decide(paymentKey, 'approve');
  await own.confirm(theirs, paymentKey);
  expect([await offered(desk), await offered(own), await ofItself()]).toEqual([6_000, 2_000, 2_000]);
});

test('pieces that went back to the shelf are held again while their order is paid, and go back again when it is given up', async () => {
  const shelf = async () => (await shop.deps.pool.query(`select stock_cnt from stock where product_cd = 'P0003'`)).rows[0]?.stock_cnt;
  const isHeld = async (orderCd: string) =>
    (await shop.db.select().from(orderTable).where(eq(orderTable.orderCd, orderCd))).map(({ isStockHeld }) => isStockHeld);
  const first = await desk.placeReady([GOODS]);
  const second = await desk.placeReady([GOODS]);
  const before = await shelf();
  expect([await isHeld(first), await isHeld(second)]).toEqual([[false], [true]]);
  await desk.openPay(first);
  expect([await isHeld(first), await shelf()]).toEqual([[true], before - 1]);
  for (const orderCd of [first, second]) expect((await member.post(`/orders/${orderCd}/cancel`)).statusCode).toBe(200);
  expect(await shelf()).toBe(before + 1);
});

test('who has no default address is offered the one where the last order went', async () => {
  const shopper = await shop.login('demo16');
  const own = checkout(shop, shopper);
  await shop.db.delete(addressTable).where(eq(addressTable.memCd, 'M0016'));
  await own.placeReady([CHEAP], { ...ADDRESS, detail: '지난번' });
  expect((await own.read(await own.place([CHEAP]))).address?.detail).toBe('지난번');
});

test('of two lines with a coupon of one kind, of which the member has one left, one keeps it', async () => {
  const coupon = {
    couponCd: 1002,
    memCd: 'M0005',
    receivedAt: shop.clock.now(),
    usableUntil: new Date(shop.clock.now().getTime() + DAY_MS),
  };
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'M0005'));
  await shop.db.insert(memberCouponTable).values([1, 2].map((issueNo) => ({ ...coupon, issueNo })));
  const orderCd = await desk.place([CHEAP, OTHER]);
  const coupons = [1, 2].map((lineNo) => ({ lineNo, couponCd: coupon.couponCd }));
  expect((await member.put(`/orders/${orderCd}/coupons`, { coupons })).statusCode).toBe(200);
  await shop.deps.pool.query(`delete from member_coupon where mem_cd = 'M0005' and issue_no = 2`);
  const { lines } = await desk.read(orderCd);
  expect(lines.map(({ couponCd }) => couponCd)).toEqual([coupon.couponCd, null]);
});

test('orders of one moment are read page by page without a gap', async () => {
  const shopper = await shop.login('demo18');
  const own = checkout(shop, shopper);
  const codes = [await own.place([CHEAP]), await own.place([CHEAP]), await own.place([CHEAP])];
  await shop.db.update(orderTable).set({ orderedAt: shop.clock.now() }).where(inArray(orderTable.orderCd, codes));
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: { orderCd: string }[]; nextCursor: string | null } = (
      await shopper.get(`/orders?limit=1${cursor && `&cursor=${cursor}`}`)
    ).json();
    seen.push(...page.items.map(({ orderCd }) => orderCd));
    cursor = page.nextCursor;
  }
  expect(seen.slice(0, codes.length)).toEqual(codes.sort().reverse());
});

test('an order that was given back before claims were listed stands among the claims', async () => {
  const shopper = await shop.login('demo19');
  const orderCd = await checkout(shop, shopper).place([CHEAP]);
  await shop.db.update(orderTable).set({ state: 'REFUND', claims: [] }).where(eq(orderTable.orderCd, orderCd));
  const { items } = (await shopper.get('/orders?tab=claim')).json();
  expect(items.map((order: { orderCd: string }) => order.orderCd)).toEqual([orderCd]);
});
