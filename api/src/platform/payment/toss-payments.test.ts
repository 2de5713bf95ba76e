import { TossStandIn } from '../testing/toss-stand-in';
import { PaymentFault } from './payment-port';
import { tossPayments } from './toss-payments';

const AMOUNT = 24_700;
let provider: TossStandIn;
beforeAll(async () => {
  provider = await new TossStandIn().open();
});
afterAll(() => provider.close());

const toss = (secretKey = provider.secretKey, apiUrl = provider.url) =>
  tossPayments({ secretKey, apiUrl, shopUrl: 'https://shop.example', timeoutMs: 300 });
let orders = 0;
const begin = (paymentNo: string, amount = AMOUNT) =>
  toss().start(
    {
      paymentNo,
      amount,
      name: '로즈 판톰 +1',
      method: 'KAKAOPAY',
      successUrl: '/order/payment-complete/H1',
      failUrl: '/order/payment/H1',
      locale: 'ko',
    },
    new Date(),
  );
async function open() {
  orders += 1;
  const paymentNo = `H261121-ABC-${orders}`;
  const started = await begin(paymentNo);
  const paymentKey = started.paymentKey ?? '';
  return {
    ...started,
    paymentKey,
    paymentNo,
    held: provider.held(paymentKey),
    confirm: (amount = AMOUNT) => toss().confirm({ paymentKey, paymentNo, amount }),
  };
}
async function paid() {
  const payment = await open();
  provider.decide(payment.paymentKey, 'approve');
  await payment.confirm();
  return payment;
}

test('API-D14 Toss Payments opens a window and is told where the shopper comes back to', async () => {
  const { redirectUrl, held, paymentKey } = await open();
  expect(redirectUrl).toBe(held.payment.checkout.url);
  expect(held.asked).toMatchObject({
    method: 'CARD',
    easyPay: 'KAKAOPAY',
    amount: AMOUNT,
    orderName: '로즈 판톰 +1',
    successUrl: 'https://shop.example/order/payment-complete/H1',
    failUrl: 'https://shop.example/order/payment/H1?payFailure=DECLINED',
  });
  expect(provider.decide(paymentKey, 'approve')).toMatch(/^\/order\/payment-complete\/H1\?paymentKey=tk_\d+&orderId=/);
});

test('API-D14 a number that Toss Payments does not take is refused before a window opens', async () => {
  for (const paymentNo of ['H-1', 'H'.repeat(65), 'H1 A1 #'])
    await expect(begin(paymentNo)).rejects.toMatchObject({ code: 'INVALID_REQUEST', isFinal: true });
});

test('API-D14 an answer that gets lost charges once, however often it is asked again', async () => {
  const { paymentKey, paymentNo, confirm, held } = await open();
  provider.decide(paymentKey, 'approve');
  provider.drops = 1;
  await expect(confirm()).rejects.toMatchObject({ code: 'NETWORK', isFinal: false });
  expect(await toss().get(paymentKey)).toMatchObject({ status: 'DONE', paymentNo, amount: AMOUNT });
  expect(await confirm()).toMatchObject({ status: 'DONE' });
  provider.forgetKeys();
  expect(await confirm()).toMatchObject({ status: 'DONE' });
  expect(held.charges).toBe(1);
});

test('API-D14 an answer that takes too long is not waited for, and one still at work says nothing about the payment', async () => {
  const { paymentKey, confirm, held } = await open();
  provider.decide(paymentKey, 'approve');
  provider.delayMs = 500;
  const calls = await Promise.allSettled([confirm(), confirm()]);
  expect(calls).toMatchObject([{ reason: { isFinal: false } }, { reason: { isFinal: false } }]);
  provider.delayMs = 0;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await toss().get(paymentKey)).toMatchObject({ status: 'DONE' });
  expect(held.charges).toBe(1);
});

test('API-D14 while its first call is at work a key is undecided, not refused', async () => {
  const { paymentKey, confirm } = await open();
  provider.decide(paymentKey, 'approve');
  provider.delayMs = 100;
  const calls = await Promise.allSettled([confirm(), confirm()]);
  provider.delayMs = 0;
  expect(calls).toMatchObject([
    { status: 'fulfilled', value: { status: 'DONE' } },
    { status: 'rejected', reason: { code: 'IDEMPOTENT_REQUEST_PROCESSING', isFinal: false } },
  ]);
});

test('API-D14 a refusal of the card company is final, a foreign amount too, and both are repeated under their key', async () => {
  const { paymentKey, paymentNo, confirm, held } = await open();
  provider.decide(paymentKey, 'approve');
  await expect(toss().confirm({ paymentKey, paymentNo: `${paymentNo}9`, amount: 1 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    isFinal: true,
  });
  held.isDeclined = true;
  for (const _ of [1, 2]) await expect(confirm()).rejects.toMatchObject({ code: 'REJECT_CARD_COMPANY', isFinal: true });
  expect(held.charges).toBe(0);
});

test('API-D14 an approval that is not confirmed in ten minutes has run out', async () => {
  const { paymentKey, confirm } = await open();
  provider.decide(paymentKey, 'approve');
  provider.now += 11 * 60_000;
  await expect(confirm()).rejects.toMatchObject({ code: 'NOT_FOUND_PAYMENT_SESSION', isFinal: true });
  expect((await toss().get(paymentKey)).status).toBe('FAILED');
});

test('API-D14 a part goes back once per claim, never more than was paid', async () => {
  const { paymentKey } = await paid();
  const part = { paymentKey, reason: 'CLAIM', amount: 4_700, key: 'C1' };
  expect([await toss().cancel(part), await toss().cancel(part)]).toMatchObject([{ status: 'DONE', balance: 20_000 }, { balance: 20_000 }]);
  const tooMuch = toss().cancel({ ...part, amount: 99_999, key: 'C2' });
  await expect(tooMuch).rejects.toBeInstanceOf(PaymentFault);
  await expect(tooMuch).rejects.toMatchObject({ code: 'NOT_CANCELABLE_AMOUNT', isFinal: true });
  const rest = { paymentKey, reason: 'CLAIM', key: 'C3' };
  expect(await toss().cancel(rest)).toMatchObject({ status: 'CANCELLED', balance: 0 });
});

test('API-D14 all of a payment goes back once, though the first answer was lost and its key has run out', async () => {
  const { paymentKey } = await paid();
  const all = { paymentKey, reason: 'ORDER_CLOSED', key: 'A1' };
  provider.drops = 1;
  await expect(toss().cancel(all)).rejects.toMatchObject({ isFinal: false });
  expect(await toss().cancel(all)).toMatchObject({ status: 'CANCELLED', balance: 0 });
  provider.forgetKeys();
  expect(await toss().cancel(all)).toMatchObject({ status: 'CANCELLED', balance: 0 });
});

test('API-D14 a webhook is a hint: it names a payment, and anything else is ignored', async () => {
  const { paymentKey } = await open();
  expect(toss().webhook(provider.webhook(paymentKey))).toMatchObject({ paymentKey });
  expect(toss().webhook({ eventType: 'OTHER', data: {} })).toBeNull();
  expect(toss().webhook('nonsense')).toBeNull();
});

test('API-D14 a wrong key of the shop and an unreachable provider say nothing about a payment', async () => {
  await expect(toss('wrong').get('tk_1')).rejects.toMatchObject({ code: 'UNAUTHORIZED_KEY', isFinal: false });
  await expect(toss(undefined, 'http://127.0.0.1:9').get('tk_1')).rejects.toMatchObject({ code: 'NETWORK', isFinal: false });
});
