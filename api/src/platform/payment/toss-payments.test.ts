import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PaymentFault } from './payment-port';
import { tossPayments } from './toss-payments';

const SECRET = 'test_sk_own';
interface Held {
  paymentKey: string;
  orderId: string;
  totalAmount: number;
  balanceAmount: number;
  status: string;
  checkout: { url: string };
  asked: Record<string, unknown>;
}
/** Stands in for Toss Payments, by its public documentation. */
const held = new Map<string, Held>();
const answers = new Map<string, [number, unknown]>();
let charged = 0;
let drops = 0;

const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  handle(request, response, text ? JSON.parse(text) : {});
});
function handle(request: IncomingMessage, response: ServerResponse, body: Record<string, never>) {
  const send = (status: number, answer: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  if (request.headers.authorization !== `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}`)
    return send(401, { code: 'UNAUTHORIZED_KEY' });
  const key = request.headers['idempotency-key'];
  const known = key ? answers.get(`${request.url} ${key}`) : undefined;
  if (known) return send(...known);
  const done = (status: number, answer: unknown) => {
    if (key) answers.set(`${request.url} ${key}`, [status, structuredClone(answer)]);
    if (drops > 0) {
      drops -= 1;
      return request.socket.destroy();
    }
    return send(status, answer);
  };
  if (request.url === '/v1/payments') {
    const paymentKey = `tk_${held.size + 1}`;
    const payment = {
      paymentKey,
      orderId: body['orderId'] ?? '',
      totalAmount: body['amount'] ?? 0,
      balanceAmount: body['amount'] ?? 0,
      status: 'READY',
      checkout: { url: `https://pay.example/${paymentKey}` },
      asked: body,
    };
    held.set(paymentKey, payment);
    return done(200, payment);
  }
  const paymentKey = request.url === '/v1/payments/confirm' ? body['paymentKey'] : decodeURIComponent(request.url?.split('/')[3] ?? '');
  const payment = held.get(paymentKey ?? '');
  if (!payment) return done(404, { code: 'NOT_FOUND_PAYMENT' });
  if (request.url === '/v1/payments/confirm') {
    if (payment.totalAmount !== body['amount']) return done(400, { code: 'INVALID_REQUEST' });
    if (payment.status === 'DONE') return done(400, { code: 'ALREADY_PROCESSED_PAYMENT' });
    if (payment.status !== 'IN_PROGRESS') return done(403, { code: 'REJECT_CARD_COMPANY' });
    payment.status = 'DONE';
    charged += payment.totalAmount;
    return done(200, payment);
  }
  if (request.url?.endsWith('/cancel')) {
    const back = body['cancelAmount'] ?? payment.balanceAmount;
    if (back > payment.balanceAmount) return done(400, { code: 'NOT_CANCELABLE_AMOUNT' });
    payment.balanceAmount -= back;
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    charged -= back;
    return done(200, payment);
  }
  return send(200, payment);
}

let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const toss = (secretKey = SECRET) => tossPayments({ secretKey, apiUrl, shopUrl: 'https://shop.example', timeoutMs: 2_000 });
let orders = 0;
const open = async () => {
  orders += 1;
  const paymentNo = `H261121-ABC-${orders}`;
  const started = await toss().start(
    {
      paymentNo,
      amount: 24_700,
      name: '로즈 판톰 +1',
      method: 'KAKAOPAY',
      successUrl: '/order/payment-complete/H1',
      failUrl: '/order/payment/H1',
      locale: 'ko',
    },
    new Date(),
  );
  const paymentKey = started.paymentKey ?? '';
  const payment = held.get(paymentKey);
  if (!payment) throw new Error('The payment was not opened');
  return {
    ...started,
    paymentKey,
    paymentNo,
    payment,
    approve: () => {
      payment.status = 'IN_PROGRESS';
    },
  };
};

test('API-D14 Toss Payments opens a window and is told where the shopper comes back to', async () => {
  const { redirectUrl, payment } = await open();
  expect(redirectUrl).toBe(payment.checkout.url);
  expect(payment.asked).toMatchObject({
    method: 'CARD',
    easyPay: 'KAKAOPAY',
    amount: 24_700,
    orderName: '로즈 판톰 +1',
    successUrl: 'https://shop.example/order/payment-complete/H1',
    failUrl: 'https://shop.example/order/payment/H1?payFailure=DECLINED',
  });
});

test('API-D14 an answer that gets lost charges once, however often it is asked again', async () => {
  const { paymentKey, paymentNo, approve } = await open();
  approve();
  const before = charged;
  drops = 1;
  await expect(toss().confirm({ paymentKey, paymentNo, amount: 24_700 })).rejects.toMatchObject({
    code: 'NETWORK',
    isFinal: false,
  });
  expect(await toss().get(paymentKey)).toMatchObject({ status: 'DONE', paymentNo, amount: 24_700 });
  expect(await toss().confirm({ paymentKey, paymentNo, amount: 24_700 })).toMatchObject({ status: 'DONE' });
  answers.clear();
  expect(await toss().confirm({ paymentKey, paymentNo, amount: 24_700 })).toMatchObject({ status: 'DONE' });
  expect(charged - before).toBe(24_700);
});

test('API-D14 a refusal of the card company is final, a foreign amount too', async () => {
  const { paymentKey, paymentNo, approve } = await open();
  await expect(toss().confirm({ paymentKey, paymentNo, amount: 24_700 })).rejects.toMatchObject({
    code: 'REJECT_CARD_COMPANY',
    isFinal: true,
  });
  approve();
  await expect(toss().confirm({ paymentKey, paymentNo: `${paymentNo}9`, amount: 1 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    isFinal: true,
  });
});

test('API-D14 a part goes back once per claim, never more than was paid', async () => {
  const { paymentKey, paymentNo, approve } = await open();
  approve();
  await toss().confirm({ paymentKey, paymentNo, amount: 24_700 });
  const part = { paymentKey, reason: 'CLAIM', amount: 4_700, key: 'C1' };
  expect([await toss().cancel(part), await toss().cancel(part)]).toMatchObject([{ status: 'DONE', balance: 20_000 }, { balance: 20_000 }]);
  await expect(toss().cancel({ ...part, amount: 99_999, key: 'C2' })).rejects.toBeInstanceOf(PaymentFault);
});

test('API-D14 a webhook is a hint: it names a payment, and anything else is ignored', () => {
  expect(toss().webhook({ eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'tk_1', status: 'DONE' } })).toEqual({
    paymentKey: 'tk_1',
  });
  expect(toss().webhook({ eventType: 'OTHER', data: {} })).toBeNull();
  expect(toss().webhook('nonsense')).toBeNull();
});

test('API-D14 a wrong key of the shop and an unreachable provider are told apart', async () => {
  await expect(toss('wrong').get('tk_1')).rejects.toMatchObject({ code: 'UNAUTHORIZED_KEY', isFinal: true });
  await expect(
    tossPayments({ secretKey: SECRET, apiUrl: 'http://127.0.0.1:9', shopUrl: '', timeoutMs: 2_000 }).get('tk_1'),
  ).rejects.toMatchObject({
    code: 'NETWORK',
    isFinal: false,
  });
});
