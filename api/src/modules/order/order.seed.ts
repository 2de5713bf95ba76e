import { inArray } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { amountsOf } from '@hyangro/rules/amounts';
import type { Db } from '../../platform/db/db';
import { DAY_MS, daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { findAllMembers } from '../member/public';
import { storedAmounts } from './stored-amounts.rules';
import { goodsKey, findGoods } from '../catalog/public';
import { orderLineOf } from './place/sold-line.rules';
import { orderAddressTable, orderHistoryTable, orderLineTable, orderTable, shipmentTable } from './order.tables';
import { demoParcels } from './ship/shipment.seed';
import type { OrdersFile } from './order.seed-schema';

/** Rate that old orders carry. */
const RATE = { main: 1379, sub: 1 };
/** Points per hundred won of the demo’s orders. */
const EARN_PERCENT = 1;
/** States a demo order went through, with the days after the order that each came. */
const WAYS = {
  WAIT: [['WAIT', 0]],
  PREP: [
    ['WAIT', 0],
    ['PREP', 0.002],
  ],
  SHIP: [
    ['WAIT', 0],
    ['PREP', 0.002],
    ['SHIP', 1],
  ],
  DELIV: [
    ['WAIT', 0],
    ['PREP', 0.002],
    ['SHIP', 1],
    ['DELIV', 3],
  ],
  CONFIRM: [
    ['WAIT', 0],
    ['PREP', 0.002],
    ['SHIP', 1],
    ['DELIV', 3],
    ['CONFIRM', 9],
  ],
  CANCELLED: [
    ['WAIT', 0],
    ['CANCELLED', 1],
  ],
} as const;
type Entry = OrdersFile['orders'][number];

/** What the payment of a demo order is made of. Amount in won. */
export interface SeededOrder {
  orderCd: string;
  payment: number;
  payMethod: PayMethod;
  locale: Locale;
  orderedAt: Date;
  paidAt: Date | undefined;
}

/** Orders of demo members; answers those it wrote that were paid. Those that exist stay as they are: shoppers went on with them. The shelf is not touched. */
export async function seedOrders(db: Db, { orders, addresses }: OrdersFile, { now }: SeedContext): Promise<SeededOrder[]> {
  const codes = orders.map(({ orderCd }) => orderCd);
  const known = new Set(
    (await db.select({ orderCd: orderTable.orderCd }).from(orderTable).where(inArray(orderTable.orderCd, codes))).map(
      ({ orderCd }) => orderCd,
    ),
  );
  const fresh = orders.filter(({ orderCd }) => !known.has(orderCd));
  if (fresh.length === 0) return [];
  const found = await findGoods(
    db,
    fresh.flatMap(({ lines }) => lines),
  );
  const goods = new Map(found.map((item) => [goodsKey(item), item]));
  const members = new Map((await findAllMembers(db)).map((member) => [member.memCd, member]));

  const rows = fresh.map((entry, at) => {
    const member = members.get(entry.memCd);
    const lines = entry.lines.map(({ productCd, optionCd, quantity }, index) => {
      const item = goods.get(goodsKey({ productCd, optionCd }));
      if (!item) throw new Error(`The demo order ${entry.orderCd} names goods that don't exist: ${productCd} ${optionCd ?? ''}`);
      return orderLineOf(item, { orderCd: entry.orderCd, lineNo: index + 1, quantity });
    });
    if (!member) throw new Error(`The demo order ${entry.orderCd} names a member who doesn't exist: ${entry.memCd}`);
    const amounts = storedAmounts(amountsOf({ lines, points: 0, earnPercent: EARN_PERCENT, exchangeRate: RATE }));
    const times = timesOf(entry, now);
    const address = {
      orderCd: entry.orderCd,
      recipient: member.memNm,
      mobile: member.phone ?? '01000000000',
      ...(addresses[at % addresses.length] ?? addresses[0]),
      customsCode: lines.some(({ productType }) => productType === 'OVERSEAS') ? 'P000000000000' : '',
    };
    return {
      entry,
      lines,
      amounts,
      times,
      address: address as typeof orderAddressTable.$inferInsert,
      locale: member.locale,
    };
  });

  await inChunks(rows, async (some) => {
    await db.insert(orderTable).values(
      some.map(({ entry, amounts, times, locale }) => ({
        orderCd: entry.orderCd,
        memCd: entry.memCd,
        idempotencyKey: `demo-${entry.orderCd}`,
        requestHash: '',
        state: entry.state,
        locale,
        ...amounts,
        earnedPoints: times.CONFIRM ? amounts.earnPoints : 0,
        earnPercent: EARN_PERCENT,
        rateMain: RATE.main,
        rateSub: RATE.sub,
        isStockHeld: times.PREP !== undefined,
        payMethod: times.PREP ? entry.payMethod : null,
        orderedAt: times.WAIT ?? now,
        paidAt: times.PREP,
        shippedAt: times.SHIP,
        deliveredAt: times.DELIV,
        confirmedAt: times.CONFIRM,
        closedAt: times.CANCELLED,
      })),
    );
    await db
      .insert(orderLineTable)
      .values(some.flatMap(({ lines, times }) => lines.map((line) => ({ ...line, confirmedAt: times.CONFIRM }))));
    await db.insert(orderAddressTable).values(some.map(({ address }) => address));
    await db
      .insert(orderHistoryTable)
      .values(some.flatMap(({ entry }) => wayOf(entry, now).map(([state, at]) => ({ orderCd: entry.orderCd, state, at }))));
    const parcels = some.flatMap(({ entry, lines, times }) =>
      demoParcels({ ...entry, lineNos: lines.map(({ lineNo }) => lineNo), shippedAt: times.SHIP, deliveredAt: times.DELIV }, now),
    );
    if (parcels.length > 0) await db.insert(shipmentTable).values(parcels);
  });
  const paid = rows.filter(({ times }) => times.PREP);
  return paid.map(({ entry: { orderCd, payMethod }, amounts: { payment }, times, locale }) => ({
    orderCd,
    payment,
    payMethod,
    locale,
    orderedAt: times.WAIT ?? now,
    paidAt: times.PREP,
  }));
}

function wayOf({ state, daysAgo }: Entry, now: Date) {
  const start = daysBefore(now, daysAgo).getTime();
  return WAYS[state].map(([step, days]) => [step, new Date(Math.min(start + days * DAY_MS, now.getTime()))] as const);
}
const timesOf = (entry: Entry, now: Date): Partial<Record<string, Date>> => Object.fromEntries(wayOf(entry, now));

const CHUNK = 100;
async function inChunks<T>(rows: readonly T[], work: (some: readonly T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await work(rows.slice(from, from + CHUNK));
}
