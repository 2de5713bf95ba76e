import { orderCd as asOrderCd } from '@hyangro/contracts/kit/schemas';
import { openCheckout, type Desk } from '../../../platform/testing/checkout';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { shipmentTable } from '../order.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const text = (ko: string, en: string) => ({ ko, en, cn: en });

test('R-MY-05 API-D15 nothing is on its way before the order is sent', async () => {
  const orderCd = await desk.buy();
  expect((await member.get(`/orders/${orderCd}/tracking`)).json()).toEqual({ orderCd, state: 'PREP', shipments: [] });
});

test('R-MY-05 API-D15 a parcel is told with its carrier, waybill, goods, steps, and events newest first in the language of the reader', async () => {
  const orderCd = await desk.buy([
    { productCd: 'P0003', optionCd: null, quantity: 1 },
    { productCd: 'P0009', optionCd: null, quantity: 2 },
  ]);
  await shop.db.insert(shipmentTable).values({
    shipmentCd: 'S-TEST-1',
    orderCd,
    carrier: 'CJ',
    invoiceNo: '612345678901',
    lineNos: [2],
    shippedAt: new Date('2026-11-20T01:00:00Z'),
    events: [
      { at: '2026-11-20T01:00:00.000Z', place: text('서울', 'Seoul'), text: text('보냈어요', 'Sent'), step: 'PICKED_UP' },
      { at: '2026-11-20T09:00:00.000Z', place: text('대전', 'Daejeon'), text: text('이동 중', 'On its way'), step: 'IN_TRANSIT' },
    ],
  });
  const english = await shop.login('demo05', { locale: 'en' });
  const { shipments } = (await english.get(`/orders/${orderCd}/tracking`)).json();
  expect(shipments).toEqual([
    {
      shipmentCd: 'S-TEST-1',
      carrier: {
        carrierCd: 'CJ',
        name: 'CJ Logistics',
        trackUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
      },
      invoiceNo: '612345678901',
      lineNos: [2],
      items: [{ productCd: 'P0009', salePrice: 30_240 }],
      steps: [
        { step: 'PICKED_UP', at: '2026-11-20T01:00:00.000Z' },
        { step: 'IN_TRANSIT', at: '2026-11-20T09:00:00.000Z' },
        { step: 'OUT_FOR_DELIVERY', at: null },
        { step: 'DELIVERED', at: null },
      ],
      events: [
        { at: '2026-11-20T09:00:00.000Z', place: 'Daejeon', text: 'On its way' },
        { at: '2026-11-20T01:00:00.000Z', place: 'Seoul', text: 'Sent' },
      ],
    },
  ]);
});

test("P-11 the parcels, documents and goods of another member's order do not exist", async () => {
  const orderCd = asOrderCd.parse(await desk.buy());
  const other = await shop.login('demo06');
  for (const answer of [
    await other.get(`/orders/${orderCd}/tracking`),
    await other.get(`/orders/${orderCd}/documents/RECEIPT`),
    await other.post(`/orders/${orderCd}/reorder`),
  ])
    expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'common.a0003']);
  expect((await shop.visitor().get(`/orders/${orderCd}/tracking`)).statusCode).toBe(401);
});

test('API-D27 E-23 tracking items are kept, at most three per call', async () => {
  const items = [1, 2, 3].map((n) => ({ productCd: `P000${n}`, salePrice: n * 1_000 }));
  expect((await member.post('/tracking-items', { items })).statusCode).toBe(204);
  const { rows } = await shop.deps.pool.query("select event_params from access_log where event_name = 'tracking_items'");
  expect(rows).toEqual([{ event_params: { items } }]);
  for (const refused of [[...items, items[0]], [], [{ productCd: 'P0001', salePrice: -1 }], [{ productCd: 'P0001' }]])
    expect((await member.post('/tracking-items', { items: refused })).statusCode).toBe(422);
  expect((await shop.visitor().post('/tracking-items', { items })).statusCode).toBe(401);
});
