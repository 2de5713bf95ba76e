import { api, type Api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { IDEMPOTENCY_KEY_HEADER, REPLAYED_HEADER } from '@hyangro/contracts/wire-names';
import { addOperator } from './modules/operator/public';
import { idempotentCallTable } from './platform/http/idempotent-call.tables';
import { GOODS, checkout, newKey } from './platform/testing/checkout';
import { sendPhoto } from './platform/testing/post-photo';
import { createTestApp, type Caller, type TestApp } from './platform/testing/test-app';

type CallsWithKey = { [K in keyof Api]: Api[K] extends { idempotent: true } ? K : never }[keyof Api];
interface Request {
  url: string;
  body: object;
  /** Another body for the same call. */
  other: object;
}
const orderReady = (shop: TestApp, member: Caller) => checkout(shop, member).placeReady();
/** A request for every call of the contract that takes a key, made ready for its member, and the table that it writes to. */
const CASES: Record<CallsWithKey, { table: string; ready: (shop: TestApp, member: Caller) => Promise<Request> }> = {
  'POST /orders': {
    table: 'orders',
    ready: async () => ({ url: '/orders', body: { items: [GOODS] }, other: { items: [{ ...GOODS, quantity: 2 }] } }),
  },
  'POST /cart/merge': {
    table: 'cart_merge',
    ready: async () => ({ url: '/cart/merge', body: { items: [GOODS] }, other: { items: [{ ...GOODS, quantity: 2 }] } }),
  },
  'POST /product/:productCd/qna': {
    table: 'product_qna',
    ready: async () => {
      const body = { kind: 'PRODUCT', isSecret: false, question: '뚜껑이 자석으로 닫히나요?' };
      return { url: '/product/P0003/qna', body, other: { ...body, isSecret: true } };
    },
  },
  'POST /inquiries': {
    table: 'inquiry',
    ready: async () => {
      const body = { kind: 'ETC', title: '포장', body: '선물 포장을 두 개로 나눌 수 있나요?' };
      return { url: '/inquiries', body, other: { ...body, title: '쇼핑백' } };
    },
  },
  'POST /media-uploads': {
    table: 'media_upload',
    ready: async () => {
      const body = { contentType: 'image/jpeg', bytes: 1_000 };
      return { url: '/media-uploads', body, other: { ...body, bytes: 2_000 } };
    },
  },
  'POST /reviews': {
    table: 'review',
    ready: async (_shop, member) => {
      const { items } = (await member.get('/mypage/reviews/writable?limit=1')).json();
      const [{ orderCd, lineNo }] = items as [{ orderCd: string; lineNo: number }];
      const body = { orderCd, lineNo, rating: 5, title: '첫 향', content: '뿌리고 두 시간이 지나도 손목에 그대로 남아 있어서 놀랐어요.' };
      return { url: '/reviews', body, other: { ...body, rating: 4 } };
    },
  },
  'POST /ugc/:ugcCd/comments': {
    table: 'ugc_comment',
    ready: async () => ({ url: '/ugc/RV0003/comments', body: { text: '고마워요' }, other: { text: '고맙습니다' } }),
  },
  'POST /feeds': {
    table: 'feed',
    ready: async (_, member) => {
      const body = { text: '유자 두 번', products: [], mediaKeys: [await sendPhoto(member)] };
      return { url: '/feeds', body, other: { ...body, text: '유자 세 번' } };
    },
  },
  'POST /talks': {
    table: 'talk',
    ready: async () => {
      const body = { talkType: 'QUESTION', title: '여름 향수', text: '', productCds: [], mediaKeys: [] };
      return { url: '/talks', body, other: { ...body, title: '겨울 향수' } };
    },
  },
  'POST /talks/:ugcCd/answers': {
    table: 'talk_answer',
    ready: async () => {
      const body = { text: '저는 좋았어요.', feedCd: null };
      return { url: '/talks/TK0001/answers', body, other: { ...body, text: '저는 별로였어요.' } };
    },
  },
  'PUT /operator/stock/:code': {
    table: 'operator_action',
    ready: async () => ({ url: '/operator/stock/P0002', body: { by: 1 }, other: { by: 2 } }),
  },
  'POST /orders/:orderCd/pay': {
    table: 'payment',
    ready: async (shop, member) => ({
      url: `/orders/${await orderReady(shop, member)}/pay`,
      body: { payMethod: 'CARD' },
      other: { payMethod: 'PHONE' },
    }),
  },
  'POST /orders/:orderCd/pay/confirm': {
    table: "order_history where state = 'PREP'",
    ready: async (shop, member) => {
      const desk = checkout(shop, member);
      const orderCd = await desk.placeReady();
      const paymentKey = await desk.openPay(orderCd);
      await desk.decide(paymentKey, 'approve');
      return { url: `/orders/${orderCd}/pay/confirm`, body: { paymentKey }, other: { paymentKey: 'another' } };
    },
  },
};
const keys = Object.keys(CASES) as CallsWithKey[];

let shop: TestApp;
let member: Caller;
let token: string | null;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
  token = await addOperator(shop.db, 'kim', 'CATALOG', { name: 'cli:test', requestId: null }, shop.clock.now());
});
afterAll(() => shop.close());

const send = async (url: string, body: object, key: string, by = member) => {
  const headers = { [IDEMPOTENCY_KEY_HEADER]: key };
  const answer = url.startsWith('/operator/')
    ? await by.put(url, body, { headers: { ...headers, authorization: `Bearer ${token}` } })
    : await by.post(url, body, { headers });
  return { status: answer.statusCode, body: answer.json() as unknown, isReplay: answer.headers[REPLAYED_HEADER] === 'true' };
};
const rowsOf = async (table: string) => Number((await shop.deps.pool.query(`select count(*) from ${table}`)).rows[0].count);
const statusOf = (key: CallsWithKey) => ('status' in api[key] ? api[key].status : 200);

test('API-D12 every call of the contract that takes a key is tried here', () => {
  const found = (Object.entries(api) as [string, Endpoint][]).filter(([, { idempotent }]) => idempotent);
  expect(found.map(([key]) => key).sort()).toEqual([...keys].sort());
  for (const [, { access }] of found) expect(access).not.toBe('guest');
});

test.each(keys)('API-D12 %s: the same request under the same key is answered the same and done once', async (key) => {
  const { table, ready } = CASES[key];
  const { url, body } = await ready(shop, member);
  const [name, before] = [newKey(), await rowsOf(table)];
  const first = await send(url, body, name);
  expect([first.status, first.isReplay]).toEqual([statusOf(key), false]);
  const fieldsTurned = Object.fromEntries(Object.entries(body).reverse());
  expect(await send(url, fieldsTurned, name)).toEqual({ ...first, isReplay: true });
  expect(await rowsOf(table)).toBe(before + 1);
});

test.each(keys)('API-D12 %s: another request under the same key is refused, and nothing is written', async (key) => {
  const { table, ready } = CASES[key];
  const { url, body, other } = await ready(shop, member);
  const name = newKey();
  const first = await send(url, body, name);
  const before = await rowsOf(table);
  expect(await send(url, other, name)).toEqual({
    status: 422,
    body: { exceptionName: 'IdempotencyKeyException', messageCode: 'common.a0017', args: [] },
    isReplay: false,
  });
  expect(await rowsOf(table)).toBe(before);
  expect((await send(url, body, name)).body).toEqual(first.body);
});

test.each(keys)('API-D12 %s: two requests that race for one key are one answer and one refusal', async (key) => {
  const { table, ready } = CASES[key];
  const { url, body, other } = await ready(shop, member);
  const [name, before] = [newKey(), await rowsOf(table)];
  const answers = await Promise.all([body, other, body, other].map((each) => send(url, each, name)));
  const first = answers.find(({ status, isReplay }) => status !== 422 && !isReplay);
  const same = answers.filter(({ status }) => status === first?.status);
  expect(same.map((answer) => answer.body)).toEqual([first?.body, first?.body]);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  expect(await rowsOf(table)).toBeLessThanOrEqual(before + 1);
});

test('API-D12 a key belongs to its member', async () => {
  const [name, other] = [newKey(), await shop.login('demo06')];
  const first = await send('/orders', { items: [GOODS] }, name);
  const another = await send('/orders', { items: [{ ...GOODS, quantity: 2 }] }, name, other);
  expect([another.status, another.isReplay]).toEqual([201, false]);
  expect(another.body).not.toEqual(first.body);
});

test('API-D28 pieces that an operator has moved are not moved again by a call whose process died before it had answered', async () => {
  const piecesNow = async () => (await member.get('/product/P0002')).json().stockCnt as number;
  const [name, before] = [newKey(), await piecesNow()];
  const first = await send('/operator/stock/P0002', { by: 3 }, name);
  await shop.deps.pool.query('update idempotent_call set answer = null where key = $1', [name]);
  shop.clock.advance(10_000);
  expect(await send('/operator/stock/P0002', { by: 3 }, name)).toEqual(first);
  expect(await piecesNow()).toBe(before + 3);
});

test('API-D12 a refusal is repeated too, though the reason has gone by then', async () => {
  const orderCd = await checkout(shop, member).place();
  const [name, url] = [newKey(), `/orders/${orderCd}/pay`];
  const body = { payMethod: 'CARD', payment: 1 };
  const refused = await send(url, body, name);
  expect(refused).toMatchObject({ status: 409, body: { messageCode: 'order.a0030', args: [107_200] }, isReplay: false });
  expect(await send(url, body, name)).toEqual(refused);
});

test('API-D12 a call whose first is still at work waits for a moment and is refused then; one whose process died is done again', async () => {
  const body = { items: [GOODS] };
  const name = newKey();
  const first = await send('/orders', body, name);
  const { rows } = await shop.deps.pool.query('update idempotent_call set answer = null where key = $1 returning started_at', [name]);
  expect(rows).toHaveLength(1);
  expect(await send('/orders', body, name)).toMatchObject({ status: 409, body: { messageCode: 'common.a0018' } });
  shop.clock.advance(10_000);
  // The order itself carries the key: it is found, and not placed again.
  expect(await send('/orders', body, name)).toEqual(first);
});

test('API-D12 a key has 8 to 100 signs', async () => {
  expect(await send('/orders', { items: [GOODS] }, 'short')).toMatchObject({ status: 400 });
});

test('API-D12 answers are forgotten after a day', async () => {
  const { idempotentCallsCleaning } = await import('./platform/http/idempotent-calls.job');
  await send('/orders', { items: [GOODS] }, newKey());
  const kept = () => shop.db.select().from(idempotentCallTable);
  await idempotentCallsCleaning.run(shop.deps, shop.clock.now());
  expect(await kept()).not.toEqual([]);
  shop.clock.advance(25 * 3_600_000);
  await idempotentCallsCleaning.run(shop.deps, shop.clock.now());
  expect(await kept()).toEqual([]);
});
