import { eq } from 'drizzle-orm';
import type { OrderDocument } from '@hyangro/contracts/order/document.contract';
import { checkout, openCheckout, type Desk } from '../../../platform/testing/checkout';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { orderTable } from '../order.tables';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const documentOf = async (caller: Caller, orderCd: string, kind: string): Promise<OrderDocument> =>
  (await caller.get(`/orders/${orderCd}/documents/${kind}`)).json();

test('GAP-25 the receipt has every line, shipping and points, and sums to what was paid', async () => {
  const orderCd = await desk.placeReady([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
  await member.put(`/orders/${orderCd}/points`, { points: 1_001 });
  const paymentKey = await desk.openPay(orderCd);
  await desk.decide(paymentKey, 'approve');
  await desk.confirm(orderCd, paymentKey);
  const receipt = await documentOf(member, orderCd, 'RECEIPT');
  expect(receipt.rows.map(({ kind, amount, supply, vat }) => [kind, amount, supply + vat])).toEqual([
    ['GOODS', 30_240, 30_240],
    ['SHIPPING', 4_000, 4_000],
    ['POINTS', -1_001, -1_001],
  ]);
  const { amounts } = await desk.read(orderCd);
  expect(receipt.total).toEqual({ amount: amounts.payment, supply: 30_217, vat: 3_022 });
  expect(receipt.rows.reduce((sum, { supply }) => sum + supply, 0)).toBe(30_217);
  expect([receipt.isCorrected, receipt.buyer.companyNm, receipt.payMethod]).toEqual([false, null, 'CARD']);
});

test('GAP-25 a corporate buyer gets a statement with company and business number; nobody else does', async () => {
  const company = await shop.login('demo27');
  const orderCd = await checkout(shop, company).buy([{ productCd: 'P0003', optionCd: null, quantity: 3 }]);
  const statement = await documentOf(company, orderCd, 'STATEMENT');
  expect(statement.buyer).toEqual({ name: '상사총무', companyNm: '온정상사 (예시)', businessNo: '000-00-00027' });
  expect(statement.total).toEqual({ amount: 321_600, supply: 292_364, vat: 29_236 });
  const own = await desk.buy();
  const refused = await member.get(`/orders/${own}/documents/STATEMENT`);
  expect([refused.statusCode, refused.json().messageCode]).toEqual([403, 'document.a0002']);
});

test('GAP-25 an order that was not paid has no document, and no document has another name', async () => {
  const orderCd = await desk.place();
  const unpaid = await member.get(`/orders/${orderCd}/documents/RECEIPT`);
  expect([unpaid.statusCode, unpaid.json().messageCode]).toEqual([409, 'document.a0001']);
  expect((await member.get(`/orders/${orderCd}/documents/INVOICE`)).statusCode).toBe(400);
});

test('GAP-25 after a refund the receipt is corrected: it sums to what stays paid', async () => {
  const orderCd = await desk.buy([{ productCd: 'P0003', optionCd: null, quantity: 2 }]);
  await shop.db.update(orderTable).set({ refundedAmount: 100_001 }).where(eq(orderTable.orderCd, orderCd));
  const receipt = await documentOf(member, orderCd, 'RECEIPT');
  expect([receipt.isCorrected, receipt.rows.at(-1)?.kind, receipt.total.amount]).toEqual([true, 'REFUND', 214_400 - 100_001]);
  for (const part of ['amount', 'supply', 'vat'] as const)
    expect(receipt.rows.reduce((sum, row) => sum + row[part], 0)).toBe(receipt.total[part]);
});
