import { eq } from 'drizzle-orm';
import { ORDER_STATES, type OrderState } from '@hyangro/contracts/order/order.schemas';
import { Refusal } from '../../platform/http/refusal';
import { GOODS, openCheckout, type Desk } from '../../platform/testing/checkout';
import { parcelsOf } from '../../platform/testing/parcels';
import { describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { memberTable } from '../member/member.tables';
import { pointLedgerTable } from '../member/points.tables';
import { confirmDelivered } from './after/confirm-order.service';
import { tellShipment } from './ship/deliver-order.service';
import type { OrderRow } from './order.repository';
import { orderTable } from './order.tables';
import { findShipments } from './ship/shipment.repository';
import { outboxTable } from '../../platform/outbox/outbox.tables';

let shop: TestApp;
const race = raceOn(() => shop);
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const { parcel, locked, call, ship, deliver } = parcelsOf(() => shop);
const confirm = (orderCd: string) => member.post(`/orders/${orderCd}/confirm`);
const confirmLines = (orderCd: string, lineNos: number[]) => member.post(`/orders/${orderCd}/lines/confirm`, { lineNos });
const cancel = (orderCd: string) => member.post(`/orders/${orderCd}/cancel`);
const stateOf = async (orderCd: string) => (await shop.db.select().from(orderTable).where(eq(orderTable.orderCd, orderCd)))[0]?.state;
const setOrder = (orderCd: string, change: Partial<OrderRow>) =>
  shop.db.update(orderTable).set(change).where(eq(orderTable.orderCd, orderCd));
const refusalOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof Refusal ? error.refusal : error));
const deliveredOrder = async () => {
  const orderCd = await desk.buy();
  await ship(orderCd);
  await deliver(orderCd);
  return orderCd;
};
const points = async () => (await shop.db.select().from(memberTable).where(eq(memberTable.memCd, 'M0005')))[0]?.points ?? 0;
const newsOf = async (key: string) => (await shop.db.select().from(outboxTable).where(eq(outboxTable.key, key))).length;

/** Every way an order can be moved by somebody, from every state: where it comes to; where nothing is named, 409 and it stays. */
const MOVES: Readonly<Record<string, { move(orderCd: string): Promise<number>; leads: Partial<Record<OrderState, OrderState>> }>> = {
  ship: { move: (orderCd) => statusOf(ship(orderCd)), leads: { PREP: 'SHIP' } },
  deliver: { move: (orderCd) => statusOf(deliver(orderCd)), leads: { SHIP: 'DELIV', DELIV: 'DELIV' } },
  confirm: { move: async (orderCd) => (await confirm(orderCd)).statusCode, leads: { DELIV: 'CONFIRM', CONFIRM: 'CONFIRM' } },
  cancel: { move: async (orderCd) => (await cancel(orderCd)).statusCode, leads: { WAIT: 'CANCELLED', CANCELLED: 'CANCELLED' } },
};
const statusOf = (work: Promise<unknown>) =>
  work.then(() => 200).catch((error: unknown) => (error instanceof Refusal ? error.status : 500));

describe('ST-ORD-02 every move from every state', () => {
  test.each(Object.entries(MOVES))('%s goes where the table says, and is refused with 409 elsewhere', async (_name, { move, leads }) => {
    for (const state of ORDER_STATES) {
      const orderCd = await desk.buy([{ productCd: 'P0009', quantity: 1 }]);
      await ship(orderCd);
      if (state === 'DELIV') await deliver(orderCd);
      if (state === 'PREP') await shop.deps.pool.query('delete from shipment where order_cd = $1', [orderCd]);
      await setOrder(orderCd, { state, deliveredAt: state === 'DELIV' ? shop.clock.now() : null });
      expect([state, await move(orderCd), await stateOf(orderCd)]).toEqual([state, leads[state] ? 200 : 409, leads[state] ?? state]);
    }
  });
});

test('an order of two parcels is on its way with the first and delivered with the last', async () => {
  const orderCd = await desk.buy([GOODS, { productCd: 'P0009', quantity: 1 }, { productCd: 'P0030', quantity: 1 }]);
  await ship(orderCd, parcel({ lineNos: [1, 3] }));
  expect(await stateOf(orderCd)).toBe('SHIP');
  expect(await refusalOf(ship(orderCd, parcel({ lineNos: [3] })))).toBe('SHIPMENT_LINES');
  const [first] = await findShipments(shop.db, orderCd);
  await deliver(orderCd, first?.shipmentCd);
  expect(await stateOf(orderCd)).toBe('SHIP');
  await ship(orderCd);
  expect((await findShipments(shop.db, orderCd)).map(({ lineNos }) => lineNos)).toEqual([[1, 3], [2]]);
  await deliver(orderCd);
  expect(await stateOf(orderCd)).toBe('DELIV');
  expect((await desk.read(orderCd)).history.map(({ state }) => state)).toEqual(['WAIT', 'PREP', 'SHIP', 'DELIV']);
  expect(await newsOf(`order:${orderCd}:SHIP`)).toBe(1);
});

test('a waybill must be one of its carrier, serves one parcel, and named twice sends once', async () => {
  const [one, two] = [await desk.buy(), await desk.buy()];
  expect(await refusalOf(ship(one, parcel({ invoiceNo: '12' })))).toBe('SHIPMENT_INVOICE');
  expect(await refusalOf(ship(one, parcel({ lineNos: [2] })))).toBe('SHIPMENT_LINES');
  const sent = parcel({ invoiceNo: '3999-8888-7777' });
  await ship(one, sent);
  await ship(one, { ...sent, invoiceNo: '399988887777' });
  expect(await findShipments(shop.db, one)).toHaveLength(1);
  expect(await refusalOf(ship(two, sent))).toBe('SHIPMENT_INVOICE_USED');
  expect(await stateOf(two)).toBe('PREP');
});

test('a carrier tells of a parcel step by step, never back, and its last step delivers', async () => {
  const orderCd = await desk.buy();
  await ship(orderCd);
  const [{ shipmentCd } = { shipmentCd: '' }] = await findShipments(shop.db, orderCd);
  const tell = (step: 'IN_TRANSIT' | 'PICKED_UP' | 'DELIVERED', code = shipmentCd) =>
    locked(orderCd, (tx, order) => tellShipment(shop.deps, tx, call(), order, { shipmentCd: code, step, place: '옥천' }));
  await tell('IN_TRANSIT');
  await tell('IN_TRANSIT');
  expect(await refusalOf(tell('PICKED_UP'))).toBe('ORDER_STATE');
  expect(await refusalOf(tell('DELIVERED', 'S-none'))).toBe('SHIPMENT_NOT_FOUND');
  await tell('DELIVERED');
  expect(await stateOf(orderCd)).toBe('DELIV');
  const [shipment] = await findShipments(shop.db, orderCd);
  expect(shipment?.events.map(({ step }) => step)).toEqual(['PICKED_UP', 'IN_TRANSIT', 'IN_TRANSIT', 'DELIVERED']);
  expect(shipment?.events[1]?.place).toEqual({ ko: '옥천', en: '옥천', cn: '옥천' });
});

test('ST-ORD-02 the day that is told for the automatic confirmation is the seventh, and the one on which it happens', async () => {
  const orderCd = await deliveredOrder();
  const { deliveredAt, confirmsOn } = await desk.read(orderCd);
  const seventh = new Date(Date.parse(deliveredAt ?? '') + 7 * 86_400_000);
  expect(confirmsOn).toBe(new Date(seventh.getTime() + 9 * 3_600_000).toISOString().slice(0, 10));
  await confirmDelivered(shop.deps, new Date(seventh.getTime() - 1_000));
  expect(await stateOf(orderCd)).toBe('DELIV');
  await confirmDelivered(shop.deps, seventh);
  expect(await stateOf(orderCd)).toBe('CONFIRM');
});

test('R-MY-11 a confirmed purchase gives its points once, however often it is pressed', async () => {
  const orderCd = await deliveredOrder();
  const before = await points();
  const answers = await Promise.all([confirm(orderCd), confirm(orderCd), confirm(orderCd)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { amounts } = await desk.read(orderCd);
  expect(amounts.earnPoints).toBeGreaterThan(0);
  expect(await points()).toBe(before + amounts.earnPoints);
  const booked = await shop.db
    .select()
    .from(pointLedgerTable)
    .where(eq(pointLedgerTable.key, `order:${orderCd}:earn`));
  expect(booked).toMatchObject([{ kind: 'ORDER', amount: amounts.earnPoints, refCd: orderCd }]);
  expect(await newsOf(`order:${orderCd}:CONFIRM`)).toBe(1);
});

/** 60,480 won at the frozen percent, in lines of one, two and one piece. */
const threeLines = async () => {
  const orderCd = await desk.buy([GOODS, { productCd: 'P0009', quantity: 2 }, { productCd: 'P0030', quantity: 1 }]);
  await ship(orderCd);
  await deliver(orderCd);
  return orderCd;
};
const bookedFor = async (orderCd: string) =>
  (await shop.db.select().from(pointLedgerTable).where(eq(pointLedgerTable.refCd, orderCd))).filter(({ kind }) => kind === 'ORDER');

test('R-MY-11 a delivered line is confirmed alone: it gives its points at once, the rest comes with the last line, in sum what the whole gives', async () => {
  const orderCd = await threeLines();
  const before = await points();
  const whole = (await desk.read(orderCd)).amounts.earnPoints;
  const first = (await confirmLines(orderCd, [2])).json();
  expect(first.state).toBe('DELIV');
  expect(first.lines.map(({ confirmedAt }: { confirmedAt: string | null }) => confirmedAt !== null)).toEqual([false, true, false]);
  expect(first.earnedPoints).toBeGreaterThan(0);
  expect(await points()).toBe(before + first.earnedPoints);
  expect((await confirmLines(orderCd, [2])).json().earnedPoints).toBe(first.earnedPoints);
  const last = (await confirmLines(orderCd, [1, 3])).json();
  expect([last.state, last.earnedPoints, await points()]).toEqual(['CONFIRM', whole, before + whole]);
  expect((await confirmLines(orderCd, [1])).statusCode).toBe(200);
  expect((await bookedFor(orderCd)).map(({ amount }) => amount)).toEqual([first.earnedPoints, whole - first.earnedPoints]);
  expect(await newsOf(`order:${orderCd}:CONFIRM`)).toBe(1);
});

test('R-MY-11 a line that the order does not have, an order that has not arrived and one with an open claim are not confirmed by line', async () => {
  const orderCd = await threeLines();
  const paid = await desk.buy();
  const refused = async (code: string, lineNos: number[]) => {
    const answer = await confirmLines(code, lineNos);
    return [answer.statusCode, answer.json().messageCode];
  };
  expect(await refused(orderCd, [4])).toEqual([409, 'order.a0022']);
  expect(await refused(paid, [1])).toEqual([409, 'order.a0022']);
  await setOrder(orderCd, { openClaimCd: 'C-1' });
  expect(await refused(orderCd, [1])).toEqual([409, 'order.a0023']);
  expect(await bookedFor(orderCd)).toEqual([]);
});

test('R-MY-11 ST-ORD-02 what its member confirmed by line stays; the seventh day confirms the rest', async () => {
  const orderCd = await threeLines();
  await confirmLines(orderCd, [1]);
  const later = new Date(shop.clock.now().getTime() + 7 * 86_400_000);
  await confirmDelivered(shop.deps, later);
  const { state, lines, amounts } = await desk.read(orderCd);
  const given = (await bookedFor(orderCd)).map(({ amount }) => amount);
  expect([state, given.length, given.reduce((sum, amount) => sum + amount, 0)]).toEqual(['CONFIRM', 2, amounts.earnPoints]);
  expect(lines.map(({ confirmedAt }) => confirmedAt === later.toISOString())).toEqual([false, true, true]);
});

test('ST-ORD-04 while a claim is open an order is neither shipped nor confirmed, and offers neither', async () => {
  const [paid, delivered] = [await desk.buy(), await deliveredOrder()];
  for (const orderCd of [paid, delivered]) await setOrder(orderCd, { openClaimCd: 'C-1' });
  expect(await refusalOf(ship(paid))).toBe('ORDER_CLAIM_OPEN');
  const answer = await confirm(delivered);
  expect([answer.statusCode, answer.json().messageCode]).toEqual([409, 'order.a0023']);
  expect((await desk.read(delivered)).allowedActions).toEqual(['TRACK']);
});

test('ST-ORD-02 seven days after delivery a purchase is confirmed by itself, not earlier, not with an open claim, and once', async () => {
  const [due, claimed, early] = [await deliveredOrder(), await deliveredOrder(), await deliveredOrder()];
  const delivered = shop.clock.now();
  await setOrder(due, { deliveredAt: delivered });
  await setOrder(claimed, { deliveredAt: delivered, openClaimCd: 'C-2' });
  await setOrder(early, { deliveredAt: new Date(delivered.getTime() + 1_000) });
  const dayLater = (days: number) => new Date(delivered.getTime() + days * 86_400_000);
  await confirmDelivered(shop.deps, new Date(dayLater(7).getTime() - 1));
  expect(await stateOf(due)).toBe('DELIV');
  for (let run = 0; run < 2; run += 1) await confirmDelivered(shop.deps, dayLater(7));
  expect([await stateOf(due), await stateOf(claimed), await stateOf(early)]).toEqual(['CONFIRM', 'DELIV', 'DELIV']);
  expect(
    await shop.db
      .select()
      .from(pointLedgerTable)
      .where(eq(pointLedgerTable.key, `order:${due}:earn`)),
  ).toHaveLength(1);
});

test('an unpaid order is given up at once with all it held; a begun payment gives way, one that is charged does not', async () => {
  const stock = async () =>
    Number((await shop.deps.pool.query(`select stock_cnt from stock where product_cd = 'P0003'`)).rows[0].stock_cnt);
  const before = await stock();
  const begun = await desk.placeReady();
  await desk.openPay(begun);
  expect(await stock()).toBe(before - 1);
  const { statusCode, json } = await cancel(begun);
  expect([statusCode, json().state, json().allowedActions]).toEqual([200, 'CANCELLED', []]);
  expect(await stock()).toBe(before);
  expect((await cancel(begun)).statusCode).toBe(200);
  expect(await newsOf(`order:${begun}:CANCELLED`)).toBe(1);

  const charged = await desk.placeReady();
  const paymentKey = await desk.openPay(charged);
  await desk.decide(paymentKey, 'approve');
  await desk.confirm(charged, paymentKey);
  expect((await cancel(charged)).statusCode).toBe(409);
  expect(await stateOf(charged)).toBe('PREP');
});

describePostgres('at the same moment', () => {
  race(
    'GAP-39 two processes that confirm a day’s deliveries book and tell each order once',
    {
      guard: condition(/^(update "orders" .*)"orders"\."state" in \(([^)]*)\)/s, '$1array[$2]::text[] is not null'),
      harm: /Expected length: 1\s+Received length: [2-6]/,
    },
    async () => {
      const codes = [await deliveredOrder(), await deliveredOrder(), await deliveredOrder()];
      const later = new Date(shop.clock.now().getTime() + 8 * 86_400_000);
      await Promise.all(Array.from({ length: 6 }, () => confirmDelivered(shop.deps, later)));
      for (const orderCd of codes) {
        const booked = await shop.db
          .select()
          .from(pointLedgerTable)
          .where(eq(pointLedgerTable.key, `order:${orderCd}:earn`));
        expect([await stateOf(orderCd), booked.length, await newsOf(`order:${orderCd}:CONFIRM`)]).toEqual(['CONFIRM', 1, 1]);
        expect((await desk.read(orderCd)).history.filter(({ state }) => state === 'CONFIRM')).toHaveLength(1);
      }
    },
  );

  /** What keeps a booking from being made twice under its key. */
  const booking = condition(/("point_ledger"\."key" = \$\d)/, `$1 || '-'`, ['point_ledger_key']);

  race(
    'R-MY-11 twenty presses on a line give its points once',
    {
      guard: both(rowLocks, condition(/"order_line"\."confirmed_at" is null/, 'true'), booking),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      const orderCd = await threeLines();
      const before = await points();
      await Promise.all(Array.from({ length: 20 }, () => confirmLines(orderCd, [2])));
      expect(await bookedFor(orderCd)).toHaveLength(1);
      expect(await points()).toBe(before + (await desk.read(orderCd)).earnedPoints);
    },
  );

  race(
    'R-MY-11 all lines of an order confirmed at once confirm the order, and give in sum what it earns',
    { guard: rowLocks, harm: /\+\s+"DELIV"|Expected: \d+\s+Received: \d+/ },
    async () => {
      const orderCd = await threeLines();
      const before = await points();
      await Promise.all(Array.from({ length: 21 }, (_, at) => confirmLines(orderCd, [1 + (at % 3)])));
      const { state, amounts, earnedPoints } = await desk.read(orderCd);
      expect([state, earnedPoints]).toEqual(['CONFIRM', amounts.earnPoints]);
      expect(await points()).toBe(before + amounts.earnPoints);
    },
  );

  race(
    'twenty presses on ship and confirm move an order once each',
    {
      guard: both(rowLocks, condition(/ on conflict \("carrier","invoice_no"\) do nothing/, ''), uniqueKey('shipment_invoice')),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      const orderCd = await desk.buy();
      const sent = parcel();
      await Promise.all(Array.from({ length: 20 }, () => refusalOf(ship(orderCd, sent))));
      expect(await findShipments(shop.db, orderCd)).toHaveLength(1);
      await deliver(orderCd);
      const before = await points();
      await Promise.all(Array.from({ length: 20 }, () => confirm(orderCd)));
      expect(await points()).toBe(before + (await desk.read(orderCd)).amounts.earnPoints);
    },
  );
});
