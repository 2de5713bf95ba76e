import { eq } from 'drizzle-orm';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';
import { memberTable } from '../member/member.tables';
import cn from '@hyangro/contracts/messages/codes.cn.json';
import en from '@hyangro/contracts/messages/codes.en.json';
import ko from '@hyangro/contracts/messages/codes.ko.json';
import { paymentTable } from './payment.tables';
import { checkout, openCheckout, type Desk } from '../../platform/testing/checkout';

const TEXTS = { ko, en, cn };
let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const setPoints = (points: number) => shop.db.update(memberTable).set({ points }).where(eq(memberTable.memCd, 'M0005'));
const chargesOf = async (paymentKey: string) =>
  (await shop.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey)))[0];
const paymentsOf = (orderCd: string) => shop.db.select().from(paymentTable).where(eq(paymentTable.orderCd, orderCd));

test('API-D14 R-ORD-04 a payment that the shopper approves pays the order once; a refresh pays nothing more', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  expect(await desk.decide(paymentKey, 'approve')).toBe(`/order/payment-complete/${orderCd}?paymentKey=${paymentKey}`);
  expect(await desk.status(orderCd)).toMatchObject({ status: 'NONE', state: 'WAIT' });
  for (let refresh = 0; refresh < 3; refresh += 1) {
    expect((await desk.confirm(orderCd, paymentKey)).json()).toEqual({
      orderCd,
      state: 'PREP',
      status: 'PAID',
      failure: null,
    });
  }
  expect(await chargesOf(paymentKey)).toMatchObject({ status: 'DONE', chargeCount: 1, amount: 107_200 });
  expect(await desk.read(orderCd)).toMatchObject({
    state: 'PREP',
    payMethod: 'CARD',
    reservedUntil: null,
    history: [{ state: 'WAIT' }, { state: 'PREP' }],
    allowedActions: ['CANCEL'],
  });
  const mails = await shop.db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.key, `order:${orderCd}:PREP`));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.payload).toMatchObject({
    to: 'demo05@example.com',
    subject: expect.stringContaining(orderCd),
    text: expect.stringContaining('107,200원'),
  });
});

test('API-D14 a double click on pay opens one payment, and two answers at once pay once', async () => {
  const orderCd = await desk.placeReady();
  const answers = await Promise.all([desk.startPay(orderCd), desk.startPay(orderCd), desk.startPay(orderCd)]);
  const urls = new Set(answers.map((answer) => answer.json().redirectUrl));
  expect(urls.size).toBe(1);
  expect(await paymentsOf(orderCd)).toHaveLength(1);
  const paymentKey = [...urls].join('').split('/').at(-1) ?? '';
  await desk.decide(paymentKey, 'approve');
  const confirmed = await Promise.all([1, 2, 3, 4].map(() => desk.confirm(orderCd, paymentKey)));
  expect(confirmed.map((answer) => answer.json().status)).toEqual(['PAID', 'PAID', 'PAID', 'PAID']);
  expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
});

test('API-D14 a declined payment is told, everything stays, and the next attempt pays', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  expect(await desk.decide(paymentKey, 'decline')).toBe(`/order/payment/${orderCd}?payFailure=DECLINED`);
  expect(await desk.status(orderCd)).toEqual({
    orderCd,
    state: 'WAIT',
    status: 'FAILED',
    failure: { messageCode: 'order.a0006' },
  });
  expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'FAILED', state: 'WAIT' });
  const next = await desk.openPay(orderCd);
  expect(next).not.toBe(paymentKey);
  await desk.decide(next, 'approve');
  expect((await desk.confirm(orderCd, next)).json().status).toBe('PAID');
  expect((await desk.confirm(orderCd, paymentKey)).json().status).toBe('PAID');
  expect([(await chargesOf(paymentKey))?.chargeCount, (await chargesOf(next))?.chargeCount]).toEqual([0, 1]);
});

test('API-D14 a shopper who stops paying comes back to the order', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  expect(await desk.decide(paymentKey, 'cancel')).toBe(`/order/payment/${orderCd}?payFailure=CANCELLED`);
  expect(await desk.status(orderCd)).toMatchObject({ status: 'CANCELLED', failure: null });
  expect(await desk.read(orderCd)).toMatchObject({ state: 'WAIT', allowedActions: ['PAY', 'CANCEL'] });
});

test('API-D14 who chooses another way to pay gets a window for it, and the one before is closed', async () => {
  const orderCd = await desk.placeReady();
  const before = await desk.openPay(orderCd);
  const { redirectUrl } = (await desk.startPay(orderCd, 'KAKAOPAY')).json();
  const next = String(redirectUrl).split('/').at(-1) ?? '';
  expect([(await chargesOf(before))?.status, (await chargesOf(next))?.method]).toEqual(['EXPIRED', 'KAKAOPAY']);
  expect((await desk.startPay(orderCd, 'KAKAOPAY')).json()).toEqual({ redirectUrl });
});

test('API-D14 when the answer is lost the order is pending, and then paid: charged once', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  await desk.decide(paymentKey, 'lose');
  expect((await desk.confirm(orderCd, paymentKey)).json()).toMatchObject({
    status: 'PENDING',
    state: 'WAIT',
  });
  expect(await desk.status(orderCd)).toMatchObject({ status: 'PAID', state: 'PREP' });
  expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
});

test("API-D14 a shopper who never comes back after a lost answer is paid by the minute's job", async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  await desk.decide(paymentKey, 'lose');
  await desk.confirm(orderCd, paymentKey);
  await desk.tidy();
  expect((await desk.read(orderCd)).state).toBe('PREP');
  expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
});

test('API-D14 a foreign or made-up payment key pays nothing', async () => {
  const [mine, other] = [await desk.placeReady(), await desk.placeReady([{ productCd: 'P0009', quantity: 1 }])];
  const cheap = await desk.openPay(other);
  await desk.decide(cheap, 'approve');
  for (const key of [cheap, 'made-up']) {
    const { statusCode, json } = await desk.confirm(mine, key);
    expect([statusCode, json().messageCode]).toEqual([500, 'order.a0006']);
  }
  expect((await desk.read(mine)).state).toBe('WAIT');
});

test('API-D14 an approval that was never given cannot be confirmed', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  await desk.confirm(orderCd, paymentKey);
  expect(await desk.status(orderCd)).toMatchObject({ status: 'NONE', state: 'WAIT' });
  await desk.decide(paymentKey, 'approve');
  expect((await desk.confirm(orderCd, paymentKey)).json().status).toBe('PAID');
});

test('R-ORD-02 a change at checkout ends the payment that was open for the old amount', async () => {
  await setPoints(5_000);
  const orderCd = await desk.placeReady();
  const old = await desk.openPay(orderCd);
  await desk.decide(old, 'approve');
  expect((await member.put(`/orders/${orderCd}/points`, { points: 1_000 })).json().amounts.payment).toBe(106_200);
  expect((await desk.confirm(orderCd, old)).json()).toMatchObject({ status: 'CANCELLED', state: 'WAIT' });
  expect((await chargesOf(old))?.chargeCount).toBe(0);
  const next = await desk.openPay(orderCd);
  expect((await chargesOf(next))?.amount).toBe(106_200);
  await desk.decide(next, 'cancel');
  await desk.status(orderCd);
});

test('API-D14 what a webhook says is read back from the provider: a true one settles, a forged one does nothing', async () => {
  const hook = (body: unknown) => shop.app.inject({ method: 'POST', url: '/payments/webhook', payload: body as object });
  const [paid, open] = [await desk.placeReady(), await desk.placeReady()];
  const [paidKey, openKey] = [await desk.openPay(paid), await desk.openPay(open)];
  await desk.decide(paidKey, 'lose');
  await desk.confirm(paid, paidKey);
  shop.deps.payment.webhook = (body) => body as { paymentKey: string };
  for (const paymentKey of [paidKey, openKey, 'unknown']) expect((await hook({ paymentKey })).statusCode).toBe(200);
  expect((await desk.read(paid)).state).toBe('PREP');
  expect((await desk.read(open)).state).toBe('WAIT');
});

test.each([
  ['ko', 'en', '결제하기'],
  ['en', 'ko', 'Pay ₩'],
])('API-D14 an order placed in %s is paid in that language, though the browser speaks %s by then', async (locale, browser, word) => {
  const placed = checkout(shop, await shop.login('demo06', { locale }));
  const paid = checkout(shop, await shop.login('demo06', { locale: browser }));
  const paymentKey = await paid.openPay(await placed.placeReady());
  const { body } = await shop.app.inject({ url: `/pay/test/${paymentKey}`, headers: { 'accept-language': browser } });
  expect(body).toContain(word);
});

test('API-D14 when the provider answers too late the order is pending, and then paid: charged once', async () => {
  const slow = await createTestApp({ config: { PAYMENT_TIMEOUT_MS: 100 } });
  const counter = checkout(slow, await slow.login('demo05'));
  const orderCd = await counter.placeReady();
  const paymentKey = await counter.openPay(orderCd);
  await counter.decide(paymentKey, 'hang');
  expect((await counter.confirm(orderCd, paymentKey)).json()).toMatchObject({ status: 'PENDING', state: 'WAIT' });
  expect(await counter.status(orderCd)).toMatchObject({ status: 'PAID', state: 'PREP' });
  const [charged] = await slow.db.select().from(testProviderPaymentTable).where(eq(testProviderPaymentTable.paymentKey, paymentKey));
  expect(charged).toMatchObject({ chargeCount: 1, status: 'DONE' });
  await slow.close();
});

test('API-D14 a shop that is told twice and a shopper who comes back twice pay once', async () => {
  const orderCd = await desk.placeReady();
  const paymentKey = await desk.openPay(orderCd);
  await desk.decide(paymentKey, 'double');
  const returns = await Promise.all([desk.confirm(orderCd, paymentKey), desk.confirm(orderCd, paymentKey)]);
  expect(returns.map((answer) => answer.json().status)).toEqual(['PAID', 'PAID']);
  await desk.decide(paymentKey, 'double');
  expect((await desk.confirm(orderCd, paymentKey)).json().status).toBe('PAID');
  expect((await chargesOf(paymentKey))?.chargeCount).toBe(1);
});

test('API-D14 nobody pays an amount that was not on the button', async () => {
  await setPoints(5_000);
  const orderCd = await desk.placeReady();
  await member.put(`/orders/${orderCd}/points`, { points: 1_000 });
  const press = (payment: number) => member.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD', payment });
  const { statusCode, json } = await press(107_200);
  expect([statusCode, json()]).toEqual([409, { exceptionName: 'OrderException', messageCode: 'order.a0030', args: [106_200] }]);
  expect(await paymentsOf(orderCd)).toEqual([]);
  expect((await press(106_200)).statusCode).toBe(200);
});

test('ERR-M05 a payment that does not go through is refused by its code with words in three languages, and the order stays payable', async () => {
  const orderCd = await desk.placeReady();
  const refused = await desk.confirm(orderCd, 'made-up');
  expect([refused.statusCode, refused.json()]).toEqual([500, { exceptionName: 'OrderException', messageCode: 'order.a0006', args: [] }]);
  expect(Object.values(TEXTS).map((texts) => texts['order.a0006'])).toEqual([
    '결제가 되지 않았어요. 다른 방법으로 다시 해 주세요.',
    'Payment did not go through. Please try another way.',
    '付款失败，请换一种方式。',
  ]);
  expect((await desk.read(orderCd)).allowedActions).toContain('PAY');
  expect((await desk.startPay(orderCd)).statusCode).toBe(200);
});

test('ERR-M02 an order that is paid is paid no second time, and every change of it says so by its code, with words in three languages', async () => {
  const orderCd = await desk.buy();
  const again = [await desk.startPay(orderCd), await member.put(`/orders/${orderCd}/points`, { points: 0 })];
  for (const { statusCode, json } of again)
    expect([statusCode, json()]).toEqual([500, { exceptionName: 'OrderException', messageCode: 'order.a0003', args: [] }]);
  expect(Object.values(TEXTS).map((texts) => texts['order.a0003'])).toEqual([
    '이미 결제된 주문이에요.',
    'This order is already paid.',
    '该订单已付款。',
  ]);
});
